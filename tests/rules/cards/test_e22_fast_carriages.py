"""Event 22, Fast Carriages (9.2 #22)."""

import pytest

from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.journal import PlotChosen
from gest_desktop.rules.plots.rob import TRAVELLER, TREASURY
from gest_desktop.rules.turn import CARD
from gest_desktop.rules.verbs.carriages import use_up_carriage
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CARRIAGE_PLACE,
    CARRIAGE_UP,
    DONE,
    EVENT,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOBODY,
    NOTTINGHAM,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SOUTHWELL_FOREST,
    TALLAGE,
    TRAP,
    TRIBUTE,
    TUXFORD,
    USED,
    YES,
)
from tests.table import (
    actor,
    answer_all,
    begin,
    carry_out,
    count,
    dark,
    dark_is_possible,
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]
RICH_MERCHANT, THE_SAFE_WAY = 1, 0
TOKEN = 0


def place_of(g, token):
    return g.carriages[CARRIAGE_PLACE + token]


def test_light_lets_merry_men_sneak_from_one_space_for_free():
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, RETFORD), robin=NEWARK, shillings=(0, 0))
    moves = (SHIRE_WOOD, party(hidden=1), TUXFORD, party(hidden=1))

    carry_out(g, light(22), ROBIN, YES, BLYTH, *moves, DONE)

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
    assert 1 == count(g, HIDDEN_MAN, RETFORD)
    assert 0 == g.shillings[ROBIN]
    assert PlotChosen(ROBIN, "sneak", free=True) == g.journal.entries[0]


def test_light_sneak_may_be_detected_as_ever():
    """3.2.2: three newcomers and a Henchman are too many for a Submissive Parish."""
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), (1, HENCHMAN, BLYTH), robin=NEWARK)

    carry_out(g, light(22), ROBIN, YES, SHIRE_WOOD, BLYTH, party(hidden=3), DONE)

    assert 3 == count(g, REVEALED_MAN, BLYTH)
    assert {NEWARK: 1} == suspicion(g)


@pytest.mark.parametrize(
    ("space", "henchmen", "kind", "die", "robbed"),
    [
        (SHIRE_WOOD, 1, TALLAGE, 0, True),
        (SHIRE_WOOD, 1, TALLAGE, -1, False),
        (SHIRE_WOOD, 0, TRAP, 1, True),
        (SHIRE_WOOD, 0, TRAP, 0, False),
        (NEWARK, 1, TRIBUTE, 0, True),
        (NEWARK, 1, TRIBUTE, -1, False),
    ],
)
def test_light_adds_one_to_the_roll_against_carriages(space, henchmen, kind, die, robbed):
    """One robber, the die and 1 must exceed Henchmen and Defense (1.9: a Trap has 2)."""
    g = table(
        (1, HIDDEN_MAN, space), (henchmen, HENCHMAN, space), robin=BLYTH, carriages=[(kind, space, False)]
    )

    carry_out(g, light(22), ROBIN, NO, space, TOKEN, party(hidden=1), die, DONE)

    assert (USED if robbed else space) == place_of(g, TOKEN)


@pytest.mark.parametrize(("die", "shillings"), [(0, 2), (-1, 0)])
def test_light_adds_one_to_the_roll_against_travellers(die, shillings):
    """One robber, the die and 1 against the Defense of 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))
    meeting = (TRAVELLER, party(hidden=1), RICH_MERCHANT, THE_SAFE_WAY, die)

    carry_out(g, light(22), ROBIN, NO, SHIRE_WOOD, *meeting, DONE)

    assert shillings == g.shillings[ROBIN]


@pytest.mark.parametrize(("die", "shillings"), [(0, [2, 3]), (-1, [0, 5])])
def test_light_adds_one_to_the_roll_against_the_treasury(die, shillings):
    """One robber, the die and 1 against one Henchman."""
    g = table((1, HIDDEN_MAN, NOTTINGHAM), (1, HENCHMAN, NOTTINGHAM), robin=BLYTH, shillings=(0, 5))

    carry_out(g, light(22), ROBIN, NO, NOTTINGHAM, TREASURY, party(hidden=1), die, DONE)

    assert shillings == g.shillings


def test_light_lets_merry_men_rob_in_three_spaces_each_once_and_always_with_the_bonus():
    """Without the bonus a roll of -1 would never succeed."""
    spaces = (RETFORD, NEWARK, SHIRE_WOOD)
    g = table(*((1, HIDDEN_MAN, space) for space in (*spaces, BINGHAM)), robin=BLYTH, shillings=(0, 0))
    answer_all(begin(g, light(22), ROBIN), NO)

    for card, space in enumerate(spaces, start=6):  # Monks: Defense 0, one Shilling
        assert space in options(g)
        answer_all(g, space, TRAVELLER, party(hidden=1), card, THE_SAFE_WAY, -1)
        assert space not in options(g)

    assert [] == options(g)
    assert 3 == g.shillings[ROBIN]
    named = [entry for entry in g.journal.entries if isinstance(entry, PlotChosen)]
    assert [PlotChosen(ROBIN, "rob", free=False, bonus=1)] == named


def test_light_robs_where_the_men_have_just_sneaked_to():
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK, shillings=(0, 0))

    answer_all(begin(g, light(22), ROBIN), YES, BLYTH, SHIRE_WOOD, party(hidden=1))

    assert [NEWARK, SHIRE_WOOD, DONE] == options(g)


def test_light_allows_to_decline_the_sneak_and_the_rob():
    """R58: the card writes "perform", but both may be declined."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    carry_out(g, light(22), ROBIN, NO, DONE)

    assert [] == g.journal.entries


@pytest.mark.parametrize(
    ("side", "men", "robin", "possible"),
    [
        (ROBIN, 1, PRISON, True),
        (ROBIN, 0, BLYTH, True),
        (ROBIN, 0, SHIRE_WOOD, True),
        (ROBIN, 0, NOTTINGHAM, True),
        (ROBIN, 0, PRISON, False),
        (SHERIFF, 1, PRISON, False),
    ],
)
def test_light_is_impossible_when_no_man_is_on_the_map_or_the_sheriff_executes_it(side, men, robin, possible):
    """R36: Sneak and Rob are Robin Hood's Plots. A Revealed man may Sneak."""
    g = table((men, REVEALED_MAN, NEWARK), robin=robin)

    assert possible == light_is_possible(g, 22, side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        (NEWARK, 1, TUXFORD),
        (NEWARK, 2, SOUTHWELL_FOREST),
        (BINGHAM, 1, REMSTON),
        (BINGHAM, 2, MANSFIELD),
        (MANSFIELD, 1, SHIRE_WOOD),
        (MANSFIELD, 2, USED),
    ],
)
def test_dark_moves_a_carriage_one_or_two_steps_along_its_road(side, start, steps, end):
    g = table(carriages=[(TALLAGE, start, False)])

    carry_out(g, dark(22), side, TOKEN, steps)

    assert end == place_of(g, TOKEN)


@pytest.mark.parametrize("start", [SHIRE_WOOD, SOUTHWELL_FOREST])
def test_dark_stops_in_nottingham(start):
    g = table(carriages=[(TALLAGE, start, False)])

    answer_all(begin(g, dark(22), SHERIFF), TOKEN)

    assert [1] == options(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("kind", "gain", "favour"), [(TALLAGE, 5, 3), (TRIBUTE, 2, 2), (TRAP, 2, 3)])
def test_dark_arrival_is_resolved_for_the_sheriff_whoever_executes_it(side, kind, gain, favour):
    """1.9: Shillings, then Order; the Carriage lies face-up in Used."""
    g = table(carriages=[(kind, TUXFORD, False)], shillings=(0, 0), favour=4)

    carry_out(g, dark(22), side, TOKEN, 2)

    assert [0, gain] == g.shillings
    assert favour == g.favour
    assert USED == place_of(g, TOKEN)
    assert g.carriages[CARRIAGE_UP + TOKEN]


def test_dark_leaves_a_carriage_on_the_road_face_down():
    g = table(carriages=[(TRAP, NEWARK, False)], shillings=(0, 0), favour=4)
    thought_before = g.assignments

    carry_out(g, dark(22), SHERIFF, TOKEN, 2)

    assert not g.carriages[CARRIAGE_UP + TOKEN]
    assert thought_before == g.assignments
    assert ([0, 0], 4) == (g.shillings, g.favour)


@pytest.mark.parametrize("side", SIDES)
def test_dark_lets_the_sheriff_decide_on_an_escort_for_the_whole_way(side):
    """R36: escorting is always the Sheriff's choice."""
    g = table((2, HENCHMAN, NEWARK), carriages=[(TALLAGE, NEWARK, False)])

    answer_all(begin(g, dark(22), side), TOKEN, 2)

    assert SHERIFF == actor(g)
    assert [0, 1] == options(g)
    answer_all(g, 1)
    assert [] == options(g)
    assert 1 == count(g, HENCHMAN, NEWARK)
    assert 0 == count(g, HENCHMAN, TUXFORD)
    assert 1 == count(g, HENCHMAN, SOUTHWELL_FOREST)


def test_dark_needs_no_escort():
    g = table((2, HENCHMAN, NEWARK), carriages=[(TALLAGE, NEWARK, False)])

    carry_out(g, dark(22), SHERIFF, TOKEN, 1, 0)

    assert 2 == count(g, HENCHMAN, NEWARK)
    assert TUXFORD == place_of(g, TOKEN)


def test_dark_takes_no_escort_from_a_space_on_the_way():
    """Only a Henchman in the starting space may go along."""
    g = table((1, HENCHMAN, TUXFORD), carriages=[(TALLAGE, NEWARK, False)])

    carry_out(g, dark(22), SHERIFF, TOKEN, 2)

    assert 1 == count(g, HENCHMAN, TUXFORD)


def test_dark_leaves_the_escort_in_nottingham():
    g = table((1, HENCHMAN, TUXFORD), carriages=[(TALLAGE, TUXFORD, False)])

    carry_out(g, dark(22), SHERIFF, TOKEN, 2, 1)

    assert 1 == count(g, HENCHMAN, NOTTINGHAM)


def test_dark_never_drives_over_the_bridge():
    """1.3.5: from Remston the Road goes round by Mansfield."""
    g = table(carriages=[(TALLAGE, REMSTON, False)])
    g.bridge = RIVER_BORDERS.index((NOTTINGHAM, REMSTON))

    carry_out(g, dark(22), SHERIFF, TOKEN, 2)

    assert SHIRE_WOOD == place_of(g, TOKEN)


@pytest.mark.parametrize("side", SIDES)
def test_dark_lets_its_player_choose_the_carriage_and_the_steps(side):
    g = table(carriages=[(TALLAGE, NEWARK, False), (TRAP, BLYTH, True)])

    begin(g, dark(22), side)

    assert [0, 1] == options(g)
    answer_all(g, 1)
    assert [1, 2] == options(g)
    assert side == actor(g)


def test_dark_may_move_the_carriage_that_moved_at_the_start_of_the_card():
    g = table(carriages=[(TALLAGE, NEWARK, False)])
    g.event_order = (22,)
    act, pass_by = 2 * EVENT, 2 * SINGLE_PLOT + 1

    carry_out(g, CARD, NOBODY, 22, TOKEN, act, DARK, TOKEN, 1, pass_by)

    assert SOUTHWELL_FOREST == place_of(g, TOKEN)


@pytest.mark.parametrize("side", SIDES)
def test_dark_is_impossible_when_no_carriage_is_on_the_map(side):
    g = table(carriages=[(TALLAGE, NEWARK, False)])
    assert dark_is_possible(g, 22, side)

    use_up_carriage(g, TOKEN)

    assert not dark_is_possible(g, 22, side)
