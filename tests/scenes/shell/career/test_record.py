"""A finished game against the computer becomes one record; what is read back is checked."""

import json
from dataclasses import replace

import pytest

from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.vocabulary import KING_RICHARD, ROBIN, SHERIFF
from gest_desktop.scenes.shell.career.record import ending_of, read_record, record_of, to_json
from tests.scenes.shell.career.careers import a_finished_game, a_record, an_id, seats


def test_a_record_tells_who_played_and_how_it_ended():
    game = a_finished_game(3)
    robins = record_of(game, seats(sheriff="king", persona="cruel"), an_id(1), 77, seconds=60, hints=True)
    sheriffs = record_of(game, seats(robin="potter", sheriff="person", persona="bold"), an_id(1), 77)

    assert ("robin", "king", "cruel") == (robins.side, robins.level, robins.persona)
    assert ("sheriff", "potter", "bold") == (sheriffs.side, sheriffs.level, sheriffs.persona)
    assert robins.won != sheriffs.won
    assert (game.state.favour, 60, True, False) == (
        robins.favour,
        robins.seconds,
        robins.hints,
        robins.practice,
    )


@pytest.mark.parametrize(
    "players", [seats(sheriff="person"), seats(robin="miller", sheriff="king")], ids=["hot seat", "computers"]
)
def test_only_games_of_one_person_against_the_computer_count(players):
    assert record_of(a_finished_game(), players, an_id(1), 77) is None


def test_a_game_that_is_not_over_has_no_record():
    assert record_of(Game(Beginning(3)), seats(), an_id(1), 77) is None


def test_a_game_that_began_in_the_middle_is_practice():
    game = a_finished_game()
    later = game.replay(len(game.answers) // 2)
    rest = Game(Beginning(3, position=write_position(later.state)))
    while not rest.is_over:
        asked, f = rest.question()
        rest.play(next(iter(asked.options(rest.state, f))))

    record = record_of(rest, seats(), an_id(1), 77)

    assert (True, False, "") == (record.practice, record.counts, record.setup)


@pytest.mark.parametrize(
    ("winner", "card", "ending"),
    [
        (ROBIN, 30, "justice"),
        (SHERIFF, 31, "order"),
        (ROBIN, KING_RICHARD, "pardon"),
        (SHERIFF, KING_RICHARD, "confirmed"),
    ],
)
def test_there_are_four_endings(winner, card, ending):
    assert ending == ending_of(winner, card)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_the_same_after_it_was_written_and_read(seed):
    record = record_of(a_finished_game(seed), seats(), an_id(1), 77, 5, hints=True)
    reviewed = replace(record, accuracy=81.5, luck=-7.5)

    assert record == read_record(json.loads(json.dumps(to_json(record))))
    assert reviewed == read_record(json.loads(json.dumps(to_json(reviewed))))


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""},
        {"id": "../x"},
        {"id": 7},
        {"when": -1},
        {"when": True},
        {"side": "both"},
        {"level": "greedy"},
        {"persona": "bold"},
        {"setup": 3},
        {"won": 1},
        {"ending": "tie"},
        {"favour": 9},
        {"seconds": 1.5},
        {"camps": 6},
        {"bishop": "yes"},
        {"events": [99]},
        {"events": [True]},
        {"events": "5"},
        {"accuracy": 101},
        {"accuracy": "good"},
        {"luck": True},
        {"riches": 3},
    ],
    ids=str,
)
def test_a_damaged_record_is_refused(change):
    with pytest.raises(RefusalError):
        read_record(to_json(a_record()) | change)


def test_a_record_that_lacks_something_is_refused():
    whole = to_json(a_record())
    for name in ("id", "when", "side", "level", "won", "ending", "favour"):
        with pytest.raises(RefusalError):
            read_record({key: value for key, value in whole.items() if key != name})
