"""Every way in which an answer can be given.

Legality comes only from the options of the question: a way is made for each of them, by its fixed value.
"""

from __future__ import annotations

from typing import Final

from gest_desktop.tales.bandits.rules.explain import Decision
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.table.answer.ambush_ways import john, marian, mark, peek, place
from gest_desktop.tales.bandits.table.answer.assault_ways import cart, keep, robin
from gest_desktop.tales.bandits.table.answer.sheriff_ways import bail, discard, reward, tuck
from gest_desktop.tales.bandits.table.answer.way import Source, Way

SOURCES: Final[dict[str, Source]] = {
    "place": place, "peek": peek, "cart": cart, "mark": mark, "marian": marian, "john": john,
    "robin": robin, "tuck": tuck, "keep": keep, "discard": discard, "bail": bail, "reward": reward,
}  # fmt: skip


def ways(g: State, asked: Decision) -> tuple[Way, ...]:
    """All ways of all options, for the band that is asked; `g` is its view."""
    source = SOURCES[asked.kind]
    return tuple(way for choice in asked.choices for way in source(g, choice))
