"""What stands beside the track of Royal Favour."""

from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.table.panels.tracks_view import forecast_words
from gest_desktop.scenes.table.seen.turn_status import Forecast


def test_the_forecast_tells_what_unrest_would_move():
    assert "Unrest now: 5 Submissive, +1 Order" == forecast_words(Forecast(5, -1, 3, ()))[0]


def test_the_forecast_warns_of_an_unrest_that_would_end_the_game():
    assert "Unrest now: the Sheriff wins!" == forecast_words(Forecast(5, -1, 3, (), winner=SHERIFF))[0]
