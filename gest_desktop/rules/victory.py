"""Victory (7), checked only after Unrest."""

from typing import Final

from gest_desktop.rules.journal import GameWon
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import KING_RICHARD, ROBIN, SHERIFF

SECURE: Final = 5


def judge(g: State) -> None:
    """Five steps win at once; when King Richard returns, any side of the track wins (R42)."""
    if abs(g.favour) >= SECURE or g.card == KING_RICHARD:
        g.winner = ROBIN if g.favour > 0 else SHERIFF
        g.frames.clear()
        if g.journal is not None:
            g.journal.write(GameWon(g.winner, g.favour))
