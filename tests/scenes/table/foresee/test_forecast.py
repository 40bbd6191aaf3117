"""What a Royal Inspection would bring if it came now (6.1)."""

from dataclasses import replace

import pytest

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.inspection.unrest import UNREST
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import BALLAD_CARDS, NOBODY, PARISHES, PRISON, ROBIN, SHERIFF
from gest_desktop.scenes.table.foresee.forecast import forecast
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.turn_status import PHASES, Forecast, Gift
from tests.scenes.random_games import moments
from tests.table import begin, table


def coming(submissive, favour=1):
    view = redact(table(robin=PRISON, revolting=PARISHES[submissive:], favour=favour), ROBIN)
    return forecast(view, sight(view))


def without_gifts(expected):
    return replace(expected, gifts=())


@pytest.mark.parametrize(("submissive", "step"), [(7, -1), (5, -1), (4, 1), (3, 1), (2, 2), (1, 2), (0, 3)])
def test_submissive_parishes_move_royal_favour(submissive, step):
    """6.1."""
    assert Forecast(submissive, step, BALLAD_CARDS) == without_gifts(coming(submissive))


def test_there_is_no_box_between_justice_and_order():
    """6.1: from Order 1 two steps lead to Justice 2."""
    assert [2, -1] == [coming(2, favour=-1).step, coming(6, favour=1).step]


def test_it_is_what_unrest_truly_does_whatever_is_hidden():
    checked = 0
    for game, _asked in moments(0, 1):
        for side in (ROBIN, SHERIFF):
            view = redact(game.state, side)
            for world in every_world(view):
                before, world.frames = world.favour, []
                question(begin(world, UNREST, NOBODY))
                assert forecast(view, sight(view)).step == steps_between(before, world.favour)
                checked += 1
    assert checked > 300


def test_the_position_stays_as_it_was():
    g = table(robin=PRISON)
    view = redact(g, ROBIN)
    before = view.state.facts()
    forecast(view, sight(view))

    assert before == view.state.facts()


def test_it_is_no_further_than_what_is_shown():
    """While a turn is being played, the position is ahead of the table."""
    shown = sight(redact(table(robin=PRISON, revolting=PARISHES[3:], favour=2), ROBIN))
    view = redact(table(robin=PRISON, favour=-1), ROBIN)

    assert Forecast(3, 1, BALLAD_CARDS) == without_gifts(forecast(view, shown))


def test_once_unrest_is_counted_it_is_not_foretold_again():
    """6.1: the next one belongs to another Ballad."""
    gifts = tuple(Gift(phase, "+1", "coin_1", "") for phase in PHASES)
    foretold = Forecast(3, 1, 0, gifts)

    assert foretold == foretold.during("")
    assert (True, gifts[1:]) == (foretold.during("unrest").is_counted, foretold.during("unrest").gifts)
    assert gifts[2:] == foretold.during("governance").gifts
