"""Options and the things on the table that stand for them."""

import pytest

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DONE,
    NEWARK,
    NOWHERE,
    OLLERTON_HILL,
    OUT,
    PLOTS_AND_DEEDS,
    PRISON,
    ROBIN,
    SHERIFF,
    TRAP,
    TRIBUTE,
    USED,
)
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.targets import place_thing, pointed_at
from gest_desktop.scenes.table.seen.things import Thing, space
from tests.scenes.random_games import moments, put_to_a_person
from tests.table import table


def seen(side=SHERIFF):
    g = table(robin=PRISON, carriages=[(TRAP, BLYTH, False), (TRIBUTE, NEWARK, True)])
    return sight(redact(g, side))


def asked(kind, *options, values=None):
    choices = (Choice(option, (values or {}).get(option, option), "") for option in options)
    return Decision(SHERIFF, kind, "", "", tuple(choices))


def test_a_space_stands_for_itself_and_done_for_nothing():
    assert {space(BLYTH): BLYTH, space(OLLERTON_HILL): OLLERTON_HILL} == pointed_at(
        asked("space", BLYTH, OLLERTON_HILL, DONE), seen()
    )


@pytest.mark.parametrize(("place", "thing"), [
    (BLYTH, space(BLYTH)), (PRISON, Thing("prison")), (AVAILABLE, Thing("mat", SHERIFF)),
    (USED, Thing("used")), (OUT, None), (NOWHERE, None),
])  # fmt: skip
def test_a_place_beside_the_map_is_what_is_painted_for_it(place, thing):
    assert thing == place_thing(place, SHERIFF)


def test_a_box_has_a_part_to_act_and_a_part_to_pass():
    """2.3."""
    act, rest = 2 * PLOTS_AND_DEEDS, 2 * PLOTS_AND_DEEDS + 1
    things = {Thing("box", number=PLOTS_AND_DEEDS): act, Thing("pass", number=PLOTS_AND_DEEDS): rest}

    assert things == pointed_at(asked("box", act, rest), seen())


def test_the_halves_of_a_card_are_pointed_at():
    """5.1.1."""
    assert {Thing("half", number=0): 0, Thing("half", number=1): 1} == pointed_at(asked("card", 0, 1), seen())


@pytest.mark.parametrize(("side", "covered"), [
    (SHERIFF, "carriage_trap_face_down"), (ROBIN, "carriage_unknown"),
])  # fmt: skip
def test_a_carriage_is_pointed_at_as_it_is_seen(side, covered):
    question = asked("carriage", 0, 1, values={0: "carriage_1", 1: "carriage_2"})
    things = {
        Thing("carriage", BLYTH, covered, 0): 0, Thing("carriage", NEWARK, "carriage_tribute", 1): 1,
    }  # fmt: skip

    assert things == pointed_at(question, seen(side))


def test_a_carriage_that_is_not_on_the_map_cannot_be_pointed_at():
    assert {} == pointed_at(asked("carriage", 5, values={5: "carriage_6"}), seen())


def test_numbers_and_words_are_not_on_the_table():
    assert {} == pointed_at(asked("number", 1, 2), seen()) == pointed_at(asked("choice", 0, 1), seen())


def test_no_two_options_share_a_thing():
    for game, question in moments(0, 1, 2):
        things = put_to_a_person(game.state).things
        assert len(things) == len(set(things.values()))
        assert set(things.values()) <= {choice.option for choice in question.choices}


def test_a_border_of_the_river_stands_for_the_bridge_that_may_be_built_there():
    """Event 12."""
    borders = asked(
        "choice", 0, 5, values={0: "between_blyth_and_retford", 5: "between_nottingham_and_remston"}
    )

    assert {Thing("bridge", number=0): 0, Thing("bridge", number=5): 5} == pointed_at(borders, seen())
