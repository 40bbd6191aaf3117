"""Events 30 and 31, Royal Inspection (6, 9.4); each phase has its own file in tests/rules."""

import pytest

from gest_desktop.rules.journal import (
    BalladBegun,
    BandWentHome,
    CardTurned,
    CarriageMoved,
    FavourMoved,
    NothingChanged,
    PhaseBegun,
    ShillingsMoved,
    TravellersShuffled,
    UnrestCounted,
)
from gest_desktop.rules.referee import GAME_OVER, question
from gest_desktop.rules.turn import CARD
from gest_desktop.rules.vocabulary import (
    BLYTH,
    CAMP,
    CARRIAGE_PLACE,
    DONE,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOBODY,
    PARISHES,
    REMSTON,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
    TALLAGE,
    TUXFORD,
)
from tests.table import carry_out, count, table

BOTH_COPIES = pytest.mark.parametrize("card", [30, 31])
NO_ROB = STAY_HOME = NO_SWAP = DONE
ROBIN_RETURNS, NOBODY_RIDES_HOME = SHIRE_WOOD, 0
TOKEN = 0


def turn(g, card, *answers):
    g.event_order = (card,)
    return carry_out(g, CARD, NOBODY, card, *answers)


@BOTH_COPIES
def test_the_five_phases_follow_one_another(card):
    """Unrest, Mischief, Governance, Redeployment, Reset."""
    g = table((1, CAMP, SHIRE_WOOD), robin=SHIRE_WOOD, revolting=[REMSTON], favour=2)

    turn(g, card, NO_ROB, STAY_HOME, NO_SWAP)

    unrest, reset = [UnrestCounted(6), FavourMoved(2, 1)], [TravellersShuffled(), BalladBegun(2)]
    mischief = [PhaseBegun("mischief"), ShillingsMoved(ROBIN, 1)]
    governance = [PhaseBegun("governance"), ShillingsMoved(SHERIFF, 7)]
    assert [CardTurned(card), *unrest, *mischief, *governance] == g.journal.entries[:7]
    assert [PhaseBegun, BandWentHome] == [type(entry) for entry in g.journal.entries[7:9]]
    assert [PhaseBegun("reset"), *reset] == g.journal.entries[9:]


@BOTH_COPIES
def test_the_journal_tells_that_nothing_happens_in_a_phase(card):
    g = table(robin=SHIRE_WOOD, revolting=[REMSTON], favour=2)

    turn(g, card, NO_ROB, STAY_HOME, NO_SWAP)

    at = g.journal.entries.index(PhaseBegun("mischief"))
    assert [NothingChanged(phase=True), PhaseBegun("governance")] == g.journal.entries[at + 1 : at + 3]


@BOTH_COPIES
def test_one_carriage_moves_first(card):
    """2.5: one of two Carriages moves, and the Sheriff chooses it."""
    g = table(carriages=[(TALLAGE, NEWARK, False), (TALLAGE, BLYTH, False)], favour=2)

    turn(g, card, 1, ROBIN_RETURNS, NO_SWAP)

    kinds = [type(entry) for entry in g.journal.entries]
    assert [CardTurned, CarriageMoved, UnrestCounted] == kinds[:3]
    assert NEWARK == g.carriages[CARRIAGE_PLACE + 0]
    assert TUXFORD == g.carriages[CARRIAGE_PLACE + 1]


@pytest.mark.parametrize(
    ("favour", "revolting", "winner"),
    [(4, PARISHES[:4], ROBIN), (-4, PARISHES[:2], SHERIFF), (3, PARISHES[:6], ROBIN)],
)
@BOTH_COPIES
def test_a_side_with_five_steps_after_unrest_wins_at_once(card, favour, revolting, winner):
    """6.1: the later phases do not happen."""
    g = table((1, CAMP, SHIRE_WOOD), robin=SHIRE_WOOD, revolting=revolting, favour=favour, shillings=(0, 0))

    turn(g, card)

    assert winner == g.winner
    assert GAME_OVER is question(g)[0]
    assert [0, 0] == g.shillings


@pytest.mark.parametrize(("favour", "revolting"), [(3, PARISHES[:4]), (-3, PARISHES[:2]), (5, PARISHES[:2])])
def test_the_game_goes_on_if_nobody_has_five_steps_after_unrest(favour, revolting):
    """7: checked only after Unrest, so five steps before it are not enough."""
    g = table((1, CAMP, SHIRE_WOOD), robin=SHIRE_WOOD, revolting=revolting, favour=favour, shillings=(0, 0))

    turn(g, 30, NO_ROB, STAY_HOME, NO_SWAP)

    assert NOBODY == g.winner
    assert 1 == g.shillings[ROBIN]


def test_a_carriage_that_arrives_counts_before_unrest():
    """2.5: O3, one step for the Tallage, one for six Submissive Parishes."""
    g = table(revolting=[REMSTON], carriages=[(TALLAGE, SHIRE_WOOD, False)], favour=-3)

    turn(g, 30, TOKEN)

    assert SHERIFF == g.winner


@BOTH_COPIES
def test_a_new_ballad_begins_with_robin_hood_first(card):
    """6.5."""
    g = table(robin=SHIRE_WOOD, favour=2)
    g.initiative[:] = (SECOND, FIRST)
    g.slot, g.ballad = 7, 1

    turn(g, card, NO_ROB, STAY_HOME, NO_SWAP)

    assert [FIRST, SECOND] == g.initiative
    assert (2, 0) == (g.ballad, g.slot)


def test_governance_comes_before_redeployment():
    """6.3: half of three Henchmen desert Remston, the other two calm it, so they need not withdraw."""
    g = table((3, HENCHMAN, REMSTON), robin=SHIRE_WOOD, revolting=[REMSTON], favour=2)

    turn(g, 30, NO_ROB, NOBODY_RIDES_HOME, STAY_HOME, NO_SWAP)

    assert 2 == count(g, HENCHMAN, REMSTON)


def test_mischief_comes_before_governance():
    """6.2, 6.3: a Parish where Robin Hood donates brings the Sheriff no income."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, shillings=(2, 0), favour=2)

    turn(g, 30, NO_ROB, BLYTH, STAY_HOME, STAY_HOME, NO_SWAP)

    assert 6 + 1 == g.shillings[SHERIFF]
