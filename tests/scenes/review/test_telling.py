"""Where on the map a step of a game happened, and how it is told."""

from dataclasses import replace

from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.steps import steps_of
from gest_desktop.ai.review.words import chance_words, question_words
from gest_desktop.rules.journal import MenRevealed
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import DONE, MANSFIELD, PRISON, ROBIN, SHERIFF, SHIRE_WOOD
from gest_desktop.scenes.review.point_card import card_of, card_picture
from gest_desktop.scenes.review.telling import drawn, not_robin, place_of
from tests.ai.review.finished_games import random_game, reviewed_game
from tests.table import table


def steps(kind=None):
    return [s for seed in range(1, 7) for s in steps_of(random_game(seed)) if kind in (None, s.kind)]


def test_a_traveller_is_met_where_the_rob_is():
    """The Traveller's number in the rule is no space."""
    draws = [step for step in steps("draw") if rob(step)]

    assert len(draws) > 5
    for step in draws:
        assert rob(step)[0].space == place_of(step)


def rob(step):
    """The Rob in progress, if there is one."""
    return [frame for frame in step.state.frames if frame.script.name == "rob.there"]


def test_an_escort_leaves_from_where_the_question_says():
    escorts = [step for step in steps("number") if "escort" in question_words(step)]

    assert escorts
    for step in escorts:
        assert f"from {place_name(place_of(step))} escort" in question_words(step)


def test_a_card_that_is_turned_has_no_place_and_neither_has_a_row_that_ends():
    assert {None} == {place_of(step) for step in steps() if step.turns_card}
    done = [s for s in steps("space") if s.option == DONE and question_words(s) == "Where do you Hire?"]

    assert {None} == {place_of(step) for step in done}


def test_a_card_is_told_by_what_it_did_to_the_chance_not_by_its_name():
    review = reviewed_game(1)
    step = next(step for step in review.steps if step.turns_card)
    good = ChanceFound(0.4, 0.6, 0.6, 0.01)

    assert "A better card than most for you: your chance of winning rises from 40% to 60%." == drawn(
        step, good, ROBIN, ROBIN
    )
    assert drawn(step, good, SHERIFF, None) == (
        "A worse card than most for the Sheriff: his chance of winning falls from 60% to 40%."
    )
    assert chance_words(step) == drawn(step, replace(good, after=0.4), ROBIN, ROBIN)
    assert "from 29% to 25%" in drawn(step, replace(good, before=0.294, after=0.256), ROBIN, ROBIN), "−4%"


def test_a_turning_point_shows_the_card_that_came_or_the_space_where_it_happened():
    review = reviewed_game(1)
    card, traveller = (
        next(s for s in review.steps if s.kind == "draw" and s.turns_card == turns) for turns in (True, False)
    )
    roll = next(step for step in review.steps if step.kind == "roll")

    assert f"e{card.option:02}" == card_of(card)
    assert f"t{traveller.option:02}" == card_of(traveller)
    assert "" == card_of(roll)
    for step in (card, traveller):
        assert (300, 80) == card_picture(card_of(step), (300, 80)).get_size()


def test_a_turning_point_says_that_the_man_who_was_revealed_was_not_robin():
    hidden = table(robin=SHIRE_WOOD)
    one, two = MenRevealed(MANSFIELD, 1, False), MenRevealed(MANSFIELD, 2, False)

    assert "It was not Robin." == not_robin([one], hidden)
    assert "Robin was not among them." == not_robin([two], hidden)
    assert "" == not_robin([one], table(robin=PRISON))
    assert "" == not_robin([MenRevealed(MANSFIELD, 1, True)], table(robin=MANSFIELD, robin_hidden=False))
