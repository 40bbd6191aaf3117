"""Redeployment (6.4): both sides go home, and Robin may change places in secret."""

import pytest

from gest_desktop.rules.explain import decision
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CAMP,
    CARRIAGE_PLACE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OLLERTON_HILL,
    OUT,
    PARISHES,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TALLAGE,
    TRAP,
    TUXFORD,
    USED,
)
from tests.table import actor, answer_all, begin, carry_out, count, options, party, suspicion, table

NO_SWAP = DONE


def test_henchmen_leave_revolting_parishes_and_forests_for_submissive_spaces():
    g = table((1, HENCHMAN, BLYTH), (2, HENCHMAN, SHIRE_WOOD), robin=PRISON, revolting=PARISHES[:5])

    answer_all(begin(g, REDEPLOYMENT, SHERIFF))
    assert SHERIFF == actor(g)
    assert [REMSTON, BINGHAM, NOTTINGHAM] == options(g)
    answer_all(g, BINGHAM, 1, NOTTINGHAM, 1, REMSTON, 1, 0, 0)

    assert [] == options(g)
    assert [1, 1, 1] == [count(g, HENCHMAN, space) for space in (BINGHAM, NOTTINGHAM, REMSTON)]
    assert 0 == count(g, HENCHMAN, BLYTH) + count(g, HENCHMAN, SHIRE_WOOD)


def test_before_anybody_goes_home_done_is_to_leave_everyone():
    """6.4: a button says what it does; protocol and saves keep its value."""
    g = begin(table((2, HIDDEN_MAN, SHIRE_WOOD), (1, CAMP, BLYTH), robin=SHIRE_WOOD), REDEPLOYMENT, SHERIFF)
    while actor(g) == SHERIFF:
        answer_all(g, options(g)[-1])
    stay = decision(g).choices[-1]
    assert ("Everyone stays", "done") == (stay.label, stay.value)
    answer_all(g, SOUTHWELL_FOREST, party(hidden=1))
    assert "Done" == decision(g).choices[-1].label
    answer_all(g, DONE)
    assert "Don't change places" == decision(g).choices[-1].label


def test_a_passive_parish_is_no_submissive_space_to_go_to():
    g = table((1, HENCHMAN, BLYTH), robin=PRISON, revolting=PARISHES[:6], statuses={BINGHAM: PASSIVE})

    begin(g, REDEPLOYMENT, SHERIFF)

    assert [NOTTINGHAM] == options(g)


def test_henchmen_in_passive_parishes_may_stay():
    """1.6."""
    g = table((1, HENCHMAN, BINGHAM), robin=PRISON, statuses={BINGHAM: PASSIVE})

    carry_out(g, REDEPLOYMENT, SHERIFF, 0)

    assert 1 == count(g, HENCHMAN, BINGHAM)


def test_any_henchmen_of_submissive_and_passive_parishes_may_return_to_nottingham():
    g = table((3, HENCHMAN, BLYTH), (2, HENCHMAN, BINGHAM), robin=PRISON, statuses={BINGHAM: PASSIVE})

    answer_all(begin(g, REDEPLOYMENT, SHERIFF))
    assert [0, 1, 2, 3] == options(g)
    answer_all(g, 2, 2)

    assert [] == options(g)
    assert [1, 0, 4] == [count(g, HENCHMAN, space) for space in (BLYTH, BINGHAM, NOTTINGHAM)]


def test_used_carriages_become_available_and_those_on_the_map_stay_as_they_are():
    g = table(robin=PRISON, carriages=[(TALLAGE, BLYTH, True), (TRAP, TUXFORD, True)])
    g.carriages[CARRIAGE_PLACE] = USED

    carry_out(g, REDEPLOYMENT, SHERIFF)

    assert [AVAILABLE, TUXFORD] == [g.carriages[CARRIAGE_PLACE + token] for token in (0, 1)]


def test_all_merry_men_on_the_map_become_hidden_and_prisoners_stay():
    g = table((1, REVEALED_MAN, SHIRE_WOOD), (2, REVEALED_MAN, PRISON), robin=SHIRE_WOOD, robin_hidden=False)

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, NO_SWAP)

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert g.robin_hidden
    assert 2 == count(g, REVEALED_MAN, PRISON)


@pytest.mark.parametrize("space", [NOTTINGHAM, BLYTH])
def test_merry_men_must_leave_nottingham_and_submissive_parishes_without_a_camp(space):
    """R39: any distance, to a Forest or a Parish with a Camp."""
    g = table((1, HIDDEN_MAN, space), (1, CAMP, BINGHAM), (1, CAMP, SHIRE_WOOD), robin=PRISON)

    answer_all(begin(g, REDEPLOYMENT, SHERIFF))
    assert ROBIN == actor(g)
    assert [BINGHAM, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, BINGHAM, party(hidden=1))

    assert [] == options(g)
    assert 1 == count(g, HIDDEN_MAN, BINGHAM)


def test_those_who_must_leave_cannot_leave_somebody_behind():
    """Two ways are taken; on the last one all the others must go."""
    g = table((3, HIDDEN_MAN, BLYTH), robin=PRISON)

    answer_all(begin(g, REDEPLOYMENT, SHERIFF), SHIRE_WOOD, party(hidden=1))
    assert [SOUTHWELL_FOREST] == options(g)
    answer_all(g, SOUTHWELL_FOREST)

    assert [party(hidden=2)] == options(g)


@pytest.mark.parametrize(
    ("space", "camps", "revolting", "statuses"),
    [
        (BLYTH, 1, [], {}),
        (BLYTH, 0, [BLYTH], {}),
        (BLYTH, 0, [], {BLYTH: PASSIVE}),
        (SHIRE_WOOD, 0, [], {}),
    ],
)
def test_all_others_may_stay_or_go_home(space, camps, revolting, statuses):
    """R40: a Submissive Parish with a Camp is a home, too."""
    g = table(
        (1, HIDDEN_MAN, space),
        (camps, CAMP, space),
        (1, CAMP, NEWARK),
        robin=PRISON,
        revolting=revolting,
        statuses=statuses,
    )
    homes = [home for home in (NEWARK, SHIRE_WOOD, SOUTHWELL_FOREST) if home != space]

    begin(g, REDEPLOYMENT, SHERIFF)

    assert [*homes, DONE] == options(g)


def test_nobody_goes_to_ollerton_hill():
    """R41."""
    g = table((1, HIDDEN_MAN, NOTTINGHAM), (1, CAMP, OLLERTON_HILL), robin=PRISON)
    g.ollerton = True

    begin(g, REDEPLOYMENT, SHERIFF)

    assert [SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)


def test_all_go_home_at_once():
    """A newcomer is not asked to move again, and nobody counts twice."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON)

    carry_out(g, REDEPLOYMENT, SHERIFF, SHIRE_WOOD, party(hidden=1), SOUTHWELL_FOREST, party(hidden=1))

    assert [0, 1, 1] == [count(g, HIDDEN_MAN, space) for space in (BLYTH, SHIRE_WOOD, SOUTHWELL_FOREST)]


def test_merry_men_of_several_spaces_may_go_to_the_same_home():
    g = table((1, HIDDEN_MAN, RETFORD), (1, HIDDEN_MAN, NEWARK), (1, CAMP, BLYTH), robin=PRISON)

    carry_out(g, REDEPLOYMENT, SHERIFF, BLYTH, party(hidden=1), BLYTH, party(hidden=1))

    assert 2 == count(g, HIDDEN_MAN, BLYTH)


@pytest.mark.parametrize("forest", [SHIRE_WOOD, SOUTHWELL_FOREST])
def test_robin_returns_from_available_into_a_forest(forest):
    """It is mandatory."""
    g = table(robin=AVAILABLE)

    answer_all(begin(g, REDEPLOYMENT, SHERIFF))
    assert [SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, forest, NO_SWAP)

    assert [] == options(g)
    assert (forest, True) == (g.robin, g.robin_hidden)


def test_robin_may_change_places_with_any_other_merry_man_on_the_map():
    g = table(
        (1, HIDDEN_MAN, REMSTON), (2, HIDDEN_MAN, SHIRE_WOOD), robin=SOUTHWELL_FOREST, revolting=[REMSTON]
    )

    answer_all(begin(g, REDEPLOYMENT, SHERIFF), DONE, DONE, DONE)
    assert [REMSTON, SHIRE_WOOD, NO_SWAP] == options(g)
    answer_all(g, REMSTON)

    assert [] == options(g)
    assert REMSTON == g.robin
    assert [0, 2, 1] == [count(g, HIDDEN_MAN, space) for space in (REMSTON, SHIRE_WOOD, SOUTHWELL_FOREST)]


def test_robin_may_change_places_after_he_returned():
    g = table((1, HIDDEN_MAN, RETFORD), robin=AVAILABLE, revolting=[RETFORD])

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, SHIRE_WOOD, RETFORD)

    assert RETFORD == g.robin
    assert [0, 1] == [count(g, HIDDEN_MAN, space) for space in (RETFORD, SHIRE_WOOD)]


@pytest.mark.parametrize(("robin", "answers"), [(PRISON, [DONE]), (OUT, [DONE, DONE])])
def test_robin_in_prison_or_out_of_the_game_neither_returns_nor_changes_places(robin, answers):
    """R38: out of the game he never returns; only that is secret, so only then is the swap asked."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=robin)

    carry_out(g, REDEPLOYMENT, SHERIFF, *answers)

    assert robin == g.robin
    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert {robin: 1.0} == suspicion(g)


def test_robin_hood_is_asked_behind_his_screen_even_if_robin_has_left_the_game():
    """With nobody on the map, not being asked would tell the Sheriff that Robin is out."""
    g = table(robin=OUT, suspects=(AVAILABLE, OUT))

    begin(g, REDEPLOYMENT, SHERIFF)

    assert ROBIN == actor(g)
    assert [DONE] == options(g)


def test_the_sheriff_acts_first_and_robin_hood_after_him():
    g = table((1, HENCHMAN, MANSFIELD), (1, HIDDEN_MAN, MANSFIELD), robin=PRISON)

    answer_all(begin(g, REDEPLOYMENT, SHERIFF))
    assert SHERIFF == actor(g)
    answer_all(g, 1)

    assert ROBIN == actor(g)
