"""The public part of a secret decision is chosen by strength; only what stays hidden is drawn."""

from collections import Counter
from random import Random

import pytest

from gest_desktop.ai.footprint import footprint
from gest_desktop.ai.move_averages import MoveAverage
from gest_desktop.ai.players import NEARLY, SearchPlayer
from gest_desktop.ai.search import Arm
from gest_desktop.ai.thought import Thought
from gest_desktop.rules.deeds import CONFISCATE
from gest_desktop.rules.deeds.swashbuckle import SLIP_AWAY
from gest_desktop.rules.inspection.mischief import MISCHIEF, PickReleased
from gest_desktop.rules.inspection.redeployment import REDEPLOY_IN_SECRET, SwapRobin
from gest_desktop.rules.plots import ROB, SNEAK
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.referee import question
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TALLAGE,
    TRAP,
    TRIBUTE,
)
from tests.table import answer_all, begin, table

TWO, ONE_AND_ROBIN, ONE, ROBIN_ALONE = (
    2 * PARTY_HIDDEN,
    PARTY_HIDDEN + PARTY_ROBIN,
    PARTY_HIDDEN,
    PARTY_ROBIN,
)


@pytest.fixture
def who_sneaks():
    """3.2.2: two Merry Men and Robin, all Hidden, may go from Shire Wood to Blyth."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    return answer_all(begin(g, SNEAK.full, ROBIN), SHIRE_WOOD, BLYTH)


def footprints(g):
    asked, f = question(g)
    return {option: footprint(g, asked, f, option) for option in asked.options(g, f)}


def thought_about(g, ranking):
    """A finished thought with these visits and winning chances."""
    thought = Thought(SearchPlayer(Random(1), 10).search, redact(g, ROBIN))
    thought.ranking = lambda: ranking
    return thought


def picks(g, *ranking):
    player = SearchPlayer(Random(1), 10)
    return Counter(player.pick(thought_about(g, ranking)) for _ in range(400))


def test_a_hidden_robin_looks_like_any_other_of_the_hidden(who_sneaks):
    seen = footprints(who_sneaks)

    assert seen[TWO] == seen[ONE_AND_ROBIN] == (2, 0)
    assert seen[ONE] == seen[ROBIN_ALONE] == (1, 0)
    assert (1, 1) == seen[PARTY_HIDDEN + PARTY_REVEALED]


def is_told_apart(g):
    seen = footprints(g)
    return len(seen) > 1 and len(seen) == len(set(seen.values()))


def test_a_revealed_robin_is_told_from_the_others():
    men = [(1, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD)]
    g = table(*men, robin=SHIRE_WOOD, robin_hidden=False)

    assert is_told_apart(answer_all(begin(g, SNEAK.full, ROBIN), SHIRE_WOOD, BLYTH))


def test_who_leaves_prison_is_seen_by_everybody():
    """6.2."""
    g = table((2, REVEALED_MAN, PRISON), robin=PRISON, robin_hidden=False)
    begin(g, MISCHIEF, ROBIN)
    while not isinstance(question(g)[0], PickReleased):
        answer_all(g, DONE)

    assert is_told_apart(g)


def test_robbers_are_revealed_at_once_so_robin_is_no_secret_among_them():
    """3.2.3."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    assert is_told_apart(answer_all(begin(g, ROB.full, ROBIN), SHIRE_WOOD, TRAVELLER))


@pytest.fixture
def who_slips_away():
    """4.2.3: Robin, in Shire Wood with two Merry Men, may take one along."""
    return begin(table((2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD), SLIP_AWAY, ROBIN)


def test_where_robin_slips_away_to_alone_is_seen_by_everybody(who_slips_away):
    assert is_told_apart(answer_all(who_slips_away, 0))


def test_which_of_two_who_slip_away_is_robin_is_not_seen(who_slips_away):
    assert {None} == set(footprints(answer_all(who_slips_away, ONE)).values())


def test_whether_two_go_the_same_way_is_seen_by_everybody(who_slips_away):
    assert is_told_apart(answer_all(who_slips_away, ONE, BLYTH))


def test_where_to_is_seen_by_everybody(who_sneaks):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    seen = footprints(begin(g, SNEAK.full, ROBIN))

    assert len(seen) == len(set(seen.values()))


def test_which_carriage_is_loaded_is_not_seen():
    """4.3.3."""
    g = table((1, HENCHMAN, BINGHAM), robin=SHIRE_WOOD)
    seen = footprints(answer_all(begin(g, CONFISCATE.script, SHERIFF), BINGHAM))

    assert len(seen) > 1
    assert {None} == set(seen.values())


def test_how_many_go_is_chosen_by_strength_and_who_is_drawn(who_sneaks):
    chosen = picks(who_sneaks, (TWO, 50, 0.60), (ONE_AND_ROBIN, 40, 0.58), (ONE, 45, 0.59))

    assert {TWO, ONE_AND_ROBIN} == set(chosen)
    assert min(chosen.values()) > 100


def test_a_secret_that_costs_too_much_is_not_drawn(who_sneaks):
    worse = 0.60 - 2 * NEARLY
    chosen = picks(who_sneaks, (TWO, 50, 0.60), (ONE_AND_ROBIN, 40, worse))

    assert {TWO} == set(chosen)


def test_the_visits_of_options_that_look_alike_count_together(who_sneaks):
    chosen = picks(who_sneaks, (ONE, 50, 0.60), (TWO, 40, 0.60), (ONE_AND_ROBIN, 39, 0.60))

    assert {TWO, ONE_AND_ROBIN} == set(chosen)


def test_where_the_point_is_to_hide_robin_the_whole_answer_is_drawn():
    """2.1: numbers that follow from where Robin is would give Robin away."""
    g = opening_position()
    asked, f = question(g)

    assert {None} == {footprint(g, asked, f, option) for option in asked.options(g, f)}


@pytest.mark.parametrize("robin", [SHIRE_WOOD, BINGHAM])
def test_a_sneak_takes_all_its_thinking_time_wherever_robin_is(robin):
    """11: an answer found early would tell that Robin is not among those who may go."""
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=robin)
    answer_all(begin(g, SNEAK.full, ROBIN), SHIRE_WOOD, BLYTH)
    thought = SearchPlayer(Random(1), 64).begin(redact(g, ROBIN))
    leader = Arm(thought.options[0], ROBIN, MoveAverage(thought.options[0]))
    leader.visits = 1000  # out of reach for the others
    thought.arms = {thought.options[0]: leader}

    assert (True, False) == (thought.is_secret, thought.is_decided())


def test_who_goes_is_drawn_as_evenly_as_pieces_would_be(who_sneaks):
    """Two of the three Hidden ones go: in two of three ways Robin is one of them."""
    chosen = picks(who_sneaks, (TWO, 50, 0.60), (ONE_AND_ROBIN, 40, 0.60))

    assert 220 < chosen[ONE_AND_ROBIN] < 310


def test_after_an_inspection_robin_changes_places_with_anybody_equally_likely():
    """6.4: three Merry Men in one Forest and Robin alone in the other."""
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=SOUTHWELL_FOREST)
    begin(g, REDEPLOY_IN_SECRET, ROBIN)
    while not isinstance(question(g)[0], SwapRobin):
        answer_all(g, DONE)
    chosen = picks(g, (DONE, 50, 0.60), (SHIRE_WOOD, 40, 0.60))

    assert 260 < chosen[SHIRE_WOOD] < 340


def test_which_carriage_is_loaded_is_drawn_by_lot_however_good_each_seems():
    """4.3.2: whoever always loads the best can be read."""
    g = table((1, HENCHMAN, BINGHAM), robin=SHIRE_WOOD)
    answer_all(begin(g, CONFISCATE.script, SHERIFF), BINGHAM)
    player = SearchPlayer(Random(1), 10)
    thought = Thought(player.search, redact(g, SHERIFF))
    thought.ranking = lambda: [(TRIBUTE, 50, 0.9), (TALLAGE, 40, 0.3), (TRAP, 1, 0.1)]
    chosen = Counter(player.pick(thought) for _ in range(600))

    assert {TRIBUTE, TALLAGE, TRAP} == set(chosen)
    assert 160 < min(chosen.values())
