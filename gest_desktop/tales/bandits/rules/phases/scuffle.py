"""Scuffle: the dice still in attack spaces go to the Drawbridge, unchanged (5.1)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.journal import DiceCrossed
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import FRIAR_TUCK, go_to


def scuffle(g: State) -> None:
    """Two dice of a shared space go to the columns of their owners (BR31)."""
    columns: list[list[int]] = [[], [], [], []]
    for stretch in g.stretches:
        for dice in g.dice[stretch]:
            for die in dice:
                columns[die.band].append(die.face)
        g.dice[stretch] = ()
    for band in g.bands:
        g.bridge[band] = tuple(sorted(columns[band]))
        if g.journal is not None and g.bridge[band]:
            g.journal.write(DiceCrossed(band, g.bridge[band]))
    go_to(g, FRIAR_TUCK)
