"""Robin and another Merry Man trade places."""

from gest_desktop.rules import belief
from gest_desktop.rules.journal import RobinTradedPlaces
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import AVAILABLE, HIDDEN_MAN, REVEALED_MAN


def trade_places(g: State, space: int, row: int) -> None:
    """Robin ends Hidden in `space`; the other is Revealed on the map, in Prison or in Available (Event 4)."""
    former = g.robin
    g.pieces[row + space] -= 1
    g.pieces[(HIDDEN_MAN if former == AVAILABLE else REVEALED_MAN) + former] += 1
    g.robin, g.robin_hidden = space, True
    belief.know(g, space)
    if g.journal is not None:
        g.journal.write(RobinTradedPlaces(former, space, row == HIDDEN_MAN))
