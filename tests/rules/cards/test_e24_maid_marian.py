"""Event 24, Maid Marian (9.2 #24); the Deed of its light half is tested in test_marians_deed."""

import pytest

from gest_desktop.rules.cards.marians_deed import BREAK_OUT, INSPIRE, SLIP
from gest_desktop.rules.plots import CAPTURE, HIRE, PATROL, PLOTS, RECRUIT, ROB, SNEAK
from gest_desktop.rules.plots.recruit import PLACE_ONE
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.verbs.carriages import use_up_carriage
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TALLAGE,
    TRAP,
    TUXFORD,
    UNKNOWN,
    USED,
)
from tests.table import (
    actor,
    answer_all,
    begin,
    carry_out,
    count,
    dark,
    dark_is_possible,
    exhaust,
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]
RECRUIT_PLOT, SNEAK_PLOT, ROB_PLOT = PLOTS.index(RECRUIT), PLOTS.index(SNEAK), PLOTS.index(ROB)
HIRE_PLOT, PATROL_PLOT, CAPTURE_PLOT = PLOTS.index(HIRE), PLOTS.index(PATROL), PLOTS.index(CAPTURE)
NOBLE_KNIGHT, WITHOUT_MERCY = 3, 1
TOKEN = 0


@pytest.mark.parametrize(
    ("side", "plots"),
    [
        (ROBIN, [RECRUIT_PLOT, SNEAK_PLOT, ROB_PLOT]),
        (SHERIFF, [HIRE_PLOT, PATROL_PLOT, CAPTURE_PLOT]),
    ],
)
def test_light_offers_every_plot_of_the_own_list_to_an_empty_purse_and_no_refusal(side, plots):
    """R36: from the side's own list. R58: a Plot must be done if one is legal."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, NEWARK),
        (1, HENCHMAN, NEWARK),
        robin=BLYTH,
        shillings=(0, 0),
    )

    begin(g, light(24), side)

    assert plots == options(g)
    assert side == actor(g)


def test_light_lets_robin_hood_recruit_in_one_space_for_free():
    g = table(robin=BLYTH, shillings=(0, 0))

    carry_out(g, light(24), ROBIN, RECRUIT_PLOT, SHIRE_WOOD, PLACE_ONE, DONE)

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 0 == g.shillings[ROBIN]


def test_light_lets_robin_hood_sneak_from_one_space_for_free():
    """A Single Plot: the second origin stays behind, however many Shillings there are."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, RETFORD), robin=NEWARK, shillings=(5, 0))

    carry_out(g, light(24), ROBIN, SNEAK_PLOT, BLYTH, TUXFORD, party(hidden=1), DONE)

    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
    assert 5 == g.shillings[ROBIN]


def test_light_opens_the_deeds_that_the_plot_has_made_possible():
    """The robber of the Knight is captured (1 + 0 is not more than 2) and may break out at once."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)
    robbery = (TRAVELLER, party(hidden=1), NOBLE_KNIGHT, WITHOUT_MERCY, 0)

    answer_all(begin(g, light(24), ROBIN), ROB_PLOT, SHIRE_WOOD, *robbery)

    assert [SLIP, BREAK_OUT, INSPIRE, DONE] == options(g)


def test_light_skips_the_plot_of_robin_hood_only_if_none_is_legal():
    g = exhaust(table((2, REVEALED_MAN, PRISON), robin=PRISON), HIDDEN_MAN)

    assert [BREAK_OUT, DONE] == options(begin(g, light(24), ROBIN))


@pytest.mark.parametrize(
    ("answers", "henchmen"), [((HIRE_PLOT, NOTTINGHAM, 4), 5), ((PATROL_PLOT, MANSFIELD, NOTTINGHAM, 1), 0)]
)
def test_light_gives_the_sheriff_one_free_single_plot_and_no_deed(answers, henchmen):
    """9.3: a free Single Plot from the Sheriff's own list only."""
    g = table((1, HENCHMAN, NOTTINGHAM), (1, REVEALED_MAN, PRISON), robin=BLYTH, shillings=(0, 0))

    carry_out(g, light(24), SHERIFF, *answers)

    assert henchmen == count(g, HENCHMAN, NOTTINGHAM)
    assert [0, 0] == g.shillings


def test_light_asks_the_sheriff_nothing_if_he_has_no_legal_plot():
    g = exhaust(table(robin=BLYTH), HENCHMAN)

    carry_out(g, light(24), SHERIFF)

    assert [] == g.journal.entries


@pytest.mark.parametrize("side", SIDES)
def test_light_is_always_possible(side):
    g = exhaust(exhaust(table(robin=PRISON, shillings=(0, 0)), HENCHMAN), HIDDEN_MAN)

    assert light_is_possible(g, 24, side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("face_up", "shown"), [(False, UNKNOWN), (True, TRAP)])
def test_dark_puts_a_carriage_into_used_and_keeps_its_face(side, face_up, shown):
    """R11, 11.5: a face-down one stays face-down, and Robin Hood learns nothing of it."""
    g = table(carriages=[(TRAP, TUXFORD, face_up)], revolting=[REMSTON], shillings=(0, 0), favour=1)
    thought_before = g.assignments

    carry_out(g, dark(24), side, TOKEN, REMSTON)

    assert USED == g.carriages[CARRIAGE_PLACE + TOKEN]
    assert face_up == g.carriages[CARRIAGE_UP + TOKEN]
    assert shown == redact(g, ROBIN).state.carriages[CARRIAGE_TYPE + TOKEN]
    assert thought_before == g.assignments
    assert ([0, 0], 1) == (g.shillings, g.favour)


def test_dark_calms_a_revolting_parish_without_merry_men_and_asks_no_more():
    g = table(carriages=[(TALLAGE, TUXFORD, False)], revolting=[REMSTON, BLYTH])

    carry_out(g, dark(24), SHERIFF, TOKEN, REMSTON)

    assert SUBMISSIVE == g.status[REMSTON]
    assert REVOLTING == g.status[BLYTH]


@pytest.mark.parametrize("side", SIDES)
def test_dark_moves_all_merry_men_of_the_parish_to_one_space_in_their_orientation(side):
    """No Sneak: four Henchmen there reveal nobody. Camps and Henchmen stay."""
    g = table(
        (2, HIDDEN_MAN, REMSTON),
        (1, REVEALED_MAN, REMSTON),
        (1, CAMP, REMSTON),
        (1, HENCHMAN, REMSTON),
        (4, HENCHMAN, MANSFIELD),
        robin=REMSTON,
        revolting=[REMSTON],
        carriages=[(TALLAGE, BLYTH, False)],
    )

    carry_out(g, dark(24), side, TOKEN, REMSTON, MANSFIELD)

    assert (2, 1) == (count(g, HIDDEN_MAN, MANSFIELD), count(g, REVEALED_MAN, MANSFIELD))
    assert (MANSFIELD, True) == (g.robin, g.robin_hidden)
    assert (1, 1) == (count(g, CAMP, REMSTON), count(g, HENCHMAN, REMSTON))
    assert SUBMISSIVE == g.status[REMSTON]


def test_dark_moves_the_suspicion_with_the_men():
    """11.4: the new space joins, the old one leaves; others stay suspect."""
    g = table(
        (1, HIDDEN_MAN, REMSTON), robin=NEWARK, revolting=[REMSTON], carriages=[(TALLAGE, BLYTH, False)]
    )

    carry_out(g, dark(24), SHERIFF, TOKEN, REMSTON, BINGHAM)

    assert {BINGHAM: 0.5, NEWARK: 0.5} == suspicion(g)


def test_dark_leaves_a_revealed_robin_revealed_and_known():
    g = table(
        (1, HIDDEN_MAN, REMSTON), robin=REMSTON, robin_hidden=False, carriages=[(TALLAGE, BLYTH, False)]
    )

    carry_out(g, dark(24), SHERIFF, TOKEN, REMSTON, BINGHAM)

    assert (BINGHAM, False) == (g.robin, g.robin_hidden)
    assert {BINGHAM: 1} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
def test_dark_offers_revolting_parishes_and_submissive_ones_with_a_merry_man(side):
    """R51: neither a Passive Parish nor a Submissive one without Merry Men."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, BINGHAM),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        robin=RETFORD,
        revolting=[REMSTON],
        statuses={BINGHAM: PASSIVE},
        carriages=[(TALLAGE, NEWARK, False)],
    )

    answer_all(begin(g, dark(24), side), TOKEN)

    assert [BLYTH, RETFORD, REMSTON] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize(
    ("side", "spaces"),
    [
        (ROBIN, [BLYTH, RETFORD, NEWARK, SHIRE_WOOD, SOUTHWELL_FOREST]),
        (SHERIFF, [BLYTH, RETFORD, NEWARK, SOUTHWELL_FOREST]),
    ],
)
def test_dark_sends_merry_men_to_a_space_adjacent_for_its_player(side, spaces):
    """R03: the paths of Ollerton Hill serve Robin Hood only."""
    g = table(robin=TUXFORD, carriages=[(TALLAGE, BLYTH, False)])
    g.ollerton = True

    answer_all(begin(g, dark(24), side), TOKEN, TUXFORD)

    assert spaces == options(g)
    assert side == actor(g)


def test_dark_may_send_merry_men_into_nottingham():
    g = table(robin=MANSFIELD, carriages=[(TALLAGE, BLYTH, False)])

    answer_all(begin(g, dark(24), SHERIFF), TOKEN, MANSFIELD)

    assert [REMSTON, SHIRE_WOOD, NOTTINGHAM] == options(g)


@pytest.mark.parametrize("side", SIDES)
def test_dark_takes_any_carriage_on_the_map(side):
    g = table(
        robin=BLYTH,
        carriages=[(TALLAGE, BLYTH, False), (TRAP, SHIRE_WOOD, True), (TALLAGE, NEWARK, False)],
    )
    use_up_carriage(g, 2)

    assert [0, 1] == options(begin(g, dark(24), side))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("robin", "statuses", "possible"),
    [
        (PRISON, {REMSTON: REVOLTING}, True),
        (REMSTON, {}, True),
        (PRISON, {}, False),
        (REMSTON, {REMSTON: PASSIVE}, False),
        (SHIRE_WOOD, {}, False),
        (NOTTINGHAM, {}, False),
    ],
)
def test_dark_is_impossible_when_no_parish_qualifies(side, robin, statuses, possible):
    """R51: such a Parish could not change."""
    g = table(robin=robin, statuses=statuses, carriages=[(TALLAGE, BLYTH, False)])

    assert possible == dark_is_possible(g, 24, side)


@pytest.mark.parametrize("side", SIDES)
def test_dark_is_impossible_when_no_carriage_is_on_the_map(side):
    g = table(robin=BLYTH, carriages=[(TALLAGE, BLYTH, False)])
    assert dark_is_possible(g, 24, side)

    use_up_carriage(g, TOKEN)

    assert not dark_is_possible(g, 24, side)
