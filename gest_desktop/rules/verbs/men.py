"""Merry Men: revealing, hiding, placing, removing, imprisoning, each with what it tells the Sheriff.

Numbers of hidden men never count Robin, who is passed separately as `robin`.
"""

from gest_desktop.rules import belief
from gest_desktop.rules.journal import (
    Announced,
    MenHidden,
    MenImprisoned,
    MenMoved,
    MenReleased,
    MenRevealed,
    RobinShown,
)
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.verbs.purse import robin_to_prison_costs
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    HIDDEN_MAN,
    NOWHERE,
    OUT,
    PRISON,
    REVEALED_MAN,
    SPACES,
)


def reveal_men(g: State, space: int, men: int, robin: bool, *, joined: bool = False) -> None:
    """Turn Hidden Merry Men face up; a Robin who is face up already may have joined them."""
    if not men and not robin and not joined:
        return
    pool = hidden_men(g, space)
    g.pieces[HIDDEN_MAN + space] -= men
    g.pieces[REVEALED_MAN + space] += men
    if robin:
        g.robin_hidden = False
        belief.know(g, space)
    else:
        belief.cleared(g, space, men, pool)
    if g.journal is not None:
        more = (False, True) if joined else (None, None)
        g.journal.write(MenRevealed(space, men, robin, *more))


def reveal_all(g: State, space: int) -> None:
    reveal_men(g, space, g.pieces[HIDDEN_MAN + space], g.robin == space and g.robin_hidden)


def hide_all(g: State, space: int) -> None:
    """Hide all Merry Men; a Revealed Robin joins the pool of his space, where he is still known to be."""
    men = g.pieces[REVEALED_MAN + space]
    robin = g.robin == space and not g.robin_hidden
    if not men and not robin:
        return
    g.pieces[REVEALED_MAN + space] = 0
    g.pieces[HIDDEN_MAN + space] += men
    if robin:
        g.robin_hidden = True
    if g.journal is not None:
        g.journal.write(MenHidden(space, men, robin))


def hide_all_on_map(g: State) -> None:
    for space in SPACES:
        hide_all(g, space)


def place_men(g: State, number: int, space: int, robin: bool) -> None:
    """Place Merry Men Hidden from Available, possibly including Robin (1.5, R06)."""
    if number:
        belief.drift(g, AVAILABLE, space, number, hidden_men(g, AVAILABLE))
        shift_band(g, AVAILABLE, space, number - robin, 0, robin)


def remove_men(g: State, source: int, target: int, hidden: int, revealed: int, robin: bool) -> None:
    """Remove Merry Men to Available or from the game; who a Hidden one was stays secret (R05)."""
    seen = robin and not g.robin_hidden
    if seen:
        belief.know(g, target)
    else:
        belief.drift(g, source, target, hidden + robin, hidden_men(g, source))
    shift_band(g, source, target, hidden, revealed, robin)


def gather_men(g: State, source: int, target: int, hidden: int, revealed: int, robin: bool) -> None:
    """Move Merry Men to another space, where they arrive Hidden and shuffled together (R22)."""
    if robin and not g.robin_hidden:
        belief.know(g, target)
    else:
        belief.drift(g, source, target, hidden + robin, hidden_men(g, source))
    shift_band(g, source, target, hidden, revealed, robin)


def move_band_openly(g: State, source: int, target: int) -> None:
    """Move all Merry Men of a space, keeping them Hidden or Revealed (Event 24)."""
    hidden, revealed = g.pieces[HIDDEN_MAN + source], g.pieces[REVEALED_MAN + source]
    g.suspicion[target] += g.suspicion[source]
    g.suspicion[source] = 0.0
    robin = g.robin == source
    was_hidden = g.robin_hidden
    g.pieces[HIDDEN_MAN + source] = g.pieces[REVEALED_MAN + source] = 0
    g.pieces[HIDDEN_MAN + target] += hidden
    g.pieces[REVEALED_MAN + target] += revealed
    if robin:
        g.robin = target
    if g.journal is not None:
        g.journal.write(MenMoved(source, target, hidden, revealed, robin, was_hidden, openly=True))


def shift_band(g: State, source: int, target: int, hidden: int, revealed: int, robin: bool) -> None:
    """Move pieces that arrive Hidden, and write it to the journal."""
    was_hidden = g.robin_hidden
    g.pieces[HIDDEN_MAN + source] -= hidden
    g.pieces[REVEALED_MAN + source] -= revealed
    g.pieces[HIDDEN_MAN + target] += hidden + revealed
    if robin:
        g.robin, g.robin_hidden = target, True
    if g.journal is not None:
        g.journal.write(MenMoved(source, target, hidden, revealed, robin, was_hidden))


def imprison(g: State, space: int, men: int, robin: bool) -> None:
    """Send Revealed Merry Men to Prison; for Robin, shift one step towards Order (1.5)."""
    g.pieces[REVEALED_MAN + space] -= men
    g.pieces[REVEALED_MAN + PRISON] += men
    if robin:
        g.robin, g.robin_hidden = PRISON, False
        belief.know(g, PRISON)
    if (men or robin) and g.journal is not None:
        g.journal.write(MenImprisoned(space, men, robin))
    if robin:
        robin_to_prison_costs(g)


def release(g: State, target: int, men: int, robin: bool) -> None:
    """Release prisoners to Available, or Revealed to a space."""
    g.pieces[REVEALED_MAN + PRISON] -= men
    g.pieces[(HIDDEN_MAN if target == AVAILABLE else REVEALED_MAN) + target] += men
    if robin:
        g.robin, g.robin_hidden = target, target == AVAILABLE
        belief.know(g, target)
    if (men or robin) and g.journal is not None:
        g.journal.write(MenReleased(target, men, robin))


def bring_robin(g: State, target: int) -> None:
    """Place Robin Revealed in a space, wherever he was, or show him on the way to Prison."""
    source = g.robin
    g.robin, g.robin_hidden = target, False
    belief.know(g, target)
    if g.journal is not None:
        g.journal.write(RobinShown(source, target))


def reveal_robin(g: State) -> int:
    """Reveal Robin where he is and return that space, or NOWHERE if he is off the map."""
    if not 0 <= g.robin <= max(SPACES):
        return NOWHERE
    if g.robin_hidden:
        reveal_men(g, g.robin, 0, True)
    return g.robin


def robin_is_gone(g: State) -> None:
    """Announce that Robin has left the game, because an effect that should have moved him did not."""
    if g.suspicion[OUT] != 1.0:
        belief.know(g, OUT)
        if g.journal is not None:
            g.journal.write(Announced("gone"))
