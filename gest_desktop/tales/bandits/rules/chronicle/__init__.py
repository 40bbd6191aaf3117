"""The chronicle: a sentence for every journal entry, limited to what the reader may know."""

from gest_desktop.tales.bandits.rules.chronicle import ambush, assaults, sheriff
from gest_desktop.tales.bandits.rules.chronicle.telling import SENTENCES, sentence

__all__ = ["SENTENCES", "ambush", "assaults", "sentence", "sheriff"]
