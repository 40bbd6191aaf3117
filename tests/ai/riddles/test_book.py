"""The riddles that come with the program: enough of each kind, and every figure and line in order."""

from collections import Counter

import pytest

from gest_desktop.ai.riddles.book import FILE, the_book
from gest_desktop.ai.riddles.riddle import THEMES, advance
from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.referee import GAME_OVER, answer, question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF

RIDDLES = the_book().riddles
OF = {"ids": lambda riddle: riddle.id}


def test_there_are_sixty_riddles_for_each_side():
    assert {ROBIN: 60, SHERIFF: 60} == Counter(riddle.side for riddle in RIDDLES)


def test_every_theme_is_served():
    assert set(THEMES) == {riddle.theme for riddle in RIDDLES}


def test_the_book_is_small():
    assert asset(FILE).stat().st_size < 600_000


@pytest.mark.parametrize("riddle", RIDDLES, **OF)
def test_the_side_sees_the_same_in_the_world_of_the_riddle(riddle):
    """So nothing that is on the table tells more than the view."""
    view = riddle.seen()
    assert view == redact(riddle.world(), riddle.side)


@pytest.mark.parametrize("riddle", RIDDLES, **OF)
def test_every_step_asks_the_side_and_rates_all_its_choices(riddle):
    world = riddle.world()
    for step in riddle.steps:
        asked, f = question(world)
        assert riddle.side == asked.actor(f)
        assert set(asked.options(world, f)) == {one.option for one in step.rated}
        advance(world, riddle.side, step.best.option)


@pytest.mark.parametrize("riddle", RIDDLES, **OF)
def test_the_choices_do_not_depend_on_what_the_side_cannot_know(riddle):
    """Whatever the secrets are, the same is asked at every step, and the same may be chosen."""
    for world in every_world(riddle.seen()):
        for step in riddle.steps:
            asked, f = question(world)
            assert set(asked.options(world, f)) == {one.option for one in step.rated}
            advance(world, riddle.side, step.best.option)


@pytest.mark.parametrize("riddle", RIDDLES, **OF)
def test_the_best_choice_is_clearly_best_in_an_open_game(riddle):
    for step in riddle.steps:
        wins = [one.win for one in step.rated]
        assert wins == sorted(wins, reverse=True)
        assert 0.05 <= step.best.win - step.rated[step.right].win + 0.0001
        assert 0.15 <= step.best.win <= 0.85


@pytest.mark.parametrize("riddle", RIDDLES, **OF)
def test_every_line_can_be_played(riddle):
    start = riddle.world()
    for step in riddle.steps:
        for one in step.rated:
            world = start.clone()
            for option in (one.option, *one.line):
                asked, f = question(world)
                assert asked is not GAME_OVER
                assert option in asked.options(world, f)
                answer(world, asked, f, option)
        advance(start, riddle.side, step.best.option)


@pytest.mark.parametrize("riddle", RIDDLES, **OF)
def test_wrong_choices_are_followed_by_something(riddle):
    """A line is empty only where the next box, or the end, follows at once."""
    start = riddle.world()
    for step in riddle.steps:
        for one in step.rated:
            world = start.clone()
            answer(world, *question(world), one.option)
            asked, f = question(world)
            assert one.line or asked is GAME_OVER or (asked.kind == "box" and asked.actor(f) != CHANCE)
        advance(start, riddle.side, step.best.option)
