"""The chronicle: a sentence for every journal entry, and the lines that tell several entries at once."""

from gest_desktop.rules.chronicle.grouping import heads, joins
from gest_desktop.rules.chronicle.lines import actor_of, line, subject, told
from gest_desktop.rules.chronicle.sentences import SENTENCES, sentence

__all__ = ["SENTENCES", "actor_of", "heads", "joins", "line", "sentence", "subject", "told"]
