"""Replacing a Merry Man by a Camp."""

from gest_desktop.rules import belief
from gest_desktop.rules.journal import ManMadeRoom
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.vocabulary import AVAILABLE, HIDDEN_MAN, REVEALED_MAN


def replace_by_camp(g: State, space: int, *, hidden: bool) -> None:
    """Send an ordinary Merry Man to Available: the Sheriff learns that he was not Robin (3.2.1)."""
    if hidden and hidden_men(g, space) == 1:
        belief.cleared(g, space, 1, 1)
    g.pieces[(HIDDEN_MAN if hidden else REVEALED_MAN) + space] -= 1
    g.pieces[HIDDEN_MAN + AVAILABLE] += 1
    if g.journal is not None:
        g.journal.write(ManMadeRoom(space, hidden))
