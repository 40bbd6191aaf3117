"""The opponent's last turn is found again in a saved game, exactly as it was seen."""

from random import Random

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.saves import from_json, to_json
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    PLOTS_AND_DEEDS,
    REMSTON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SOUTHWELL_FOREST,
)
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.last_turn import (
    LONG_AGO,
    LastTurn,
    found_again,
    of_latest_turn,
)
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from tests.scenes.fake_worker import FakeWorker, reply

AT_ONCE = Pace(instant=True)
OWN = 3  # the set-up that Robin Hood chooses freely


class RandomWorker(FakeWorker):
    def __init__(self, contest, seed):
        super().__init__()
        self.contest, self.random = contest, Random(seed)

    def ask(self, request):
        self.messages.append(reply(self.random.choice(self.contest.options())))
        return super().ask(request)


def seats_of(side):
    return (Seat(), Seat("potter")) if side == ROBIN else (Seat("potter"), Seat())


def live(side, seed):
    contest = Contest(Game(Beginning(seed)), seats_of(side))
    worker = RandomWorker(contest, seed)
    return TurnFlow(contest, lambda: worker, "never", lambda beat: None, lambda beat: None)


def run(play):
    for _frame in range(2000):
        if play.answering is not None or (play.contest.is_over and not play.beat_player.is_playing):
            return
        play.close_summary()
        play.update(0.05, AT_ONCE)
    raise AssertionError("nothing has come of it")


def loaded(play):
    """The same game, saved and loaded."""
    game = from_json(to_json(play.contest.game, "test")).game
    return Contest(game, play.contest.seats)


@pytest.mark.parametrize(("side", "seed"), [(ROBIN, 1), (ROBIN, 2), (SHERIFF, 3), (SHERIFF, 4)])
def test_what_is_found_again_equals_what_was_shown(side, seed):
    play, random, compared = live(side, seed), Random(seed), 0
    run(play)
    while play.answering is not None and compared < 25:
        turn, again = play.last_turn, found_again(loaded(play), side)
        if turn.rows:
            compared += 1
            assert (turn.rows, turn.arrows, turn.moves) == (again.rows, again.arrows, again.moves)
            assert turn.starts == again.starts
            assert (turn.is_past, turn.after) == (again.is_past, again.after)
            assert turn.is_open == again.is_open
        play.answer([random.choice(play.answering.asked.choices).option])
        run(play)
    assert compared > 10


def test_what_is_found_again_can_be_replayed_and_explained():
    play, random = live(ROBIN, 5), Random(5)
    run(play)
    while not (play.last_turn.rows and play.arrows):
        play.answer([random.choice(play.answering.asked.choices).option])
        run(play)
    contest = loaded(play)
    again = TurnFlow(contest, FakeWorker, "never", lambda beat: None, lambda beat: None)
    run(again)

    assert play.arrows == again.arrows
    assert (again.explain() is None) == (play.explain() is None)
    assert again.see_again()
    run(again)
    assert again.now() == again.beat_player.shown


def test_before_the_opponent_has_done_anything_there_is_nothing_to_find():
    contest = Contest(Game(Beginning(1)), seats_of(ROBIN))

    assert ([], False) == (found_again(contest, ROBIN).rows, found_again(contest, ROBIN).is_open)


def a_game_with_robin_in(forest):
    """Two Merry Men in Shire Wood, one elsewhere each; only Robin Hood knows which of them is Robin."""
    others = {
        SHIRE_WOOD: (SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON),
        SOUTHWELL_FOREST: (SHIRE_WOOD, SHIRE_WOOD, REMSTON),
        REMSTON: (SHIRE_WOOD, SHIRE_WOOD, SOUTHWELL_FOREST),
    }[forest]
    game = Game(Beginning(seed=1, event_deck=(28, 7, 2, 4, 5)))
    for option in (OWN, forest, *others, 2 * SINGLE_PLOT + 1):
        game.play(option)
    return game


def test_where_robin_is_leaves_no_trace_in_the_sheriffs_recap():
    """11."""
    turns = [
        found_again(Contest(a_game_with_robin_in(forest), seats_of(SHERIFF)), SHERIFF)
        for forest in (SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON)
    ]

    assert turns[0].rows
    assert turns[0].rows == turns[1].rows == turns[2].rows
    assert turns[0].moves == turns[1].moves == turns[2].moves
    assert turns[0].after == turns[1].after == turns[2].after


def test_robin_hood_does_see_the_difference():
    """So the test above would notice."""
    one, other = (
        found_again(Contest(a_game_with_robin_in(forest), seats_of(SHERIFF)), ROBIN)
        for forest in (SHIRE_WOOD, REMSTON)
    )
    assert [] == one.rows == other.rows
    one, other = (a_game_with_robin_in(forest) for forest in (SHIRE_WOOD, REMSTON))
    assert one.journal.entries != other.journal.entries


def test_how_long_ago_it_was_is_told_only_when_it_may_be_forgotten():
    turn = LastTurn()
    assert 0.0 == turn.seconds_ago()
    turn.ended -= LONG_AGO + 5.0

    assert LONG_AGO < turn.seconds_ago() < LONG_AGO + 60.0


def test_the_time_that_a_game_was_away_counts():
    game = a_game_with_robin_in(SHIRE_WOOD)
    turn = found_again(Contest(game, seats_of(SHERIFF), away=7200.0), SHERIFF)

    assert 7200.0 <= turn.seconds_ago() < 7260.0


def test_a_choice_of_ones_own_that_can_be_undone_leaves_the_recap_open():
    game = a_game_with_robin_in(SHIRE_WOOD)
    game.play(2 * PLOTS_AND_DEEDS)
    turn = found_again(Contest(game, seats_of(SHERIFF)), SHERIFF)

    assert (True, True) == (turn.is_open, turn.is_past)


def test_only_the_latest_turn_is_explained():
    """A turn begins with the choice of a box; the one on the card before is left out."""
    game, moves = Game(Beginning(1)), []
    options = (CLASSIC, 2 * PLOTS_AND_DEEDS, 0, SHIRE_WOOD)
    for option in options:
        moves.append((redact(game.state, SHERIFF), option, ROBIN))
        game.play(option)

    assert moves[1:] == of_latest_turn(moves)
    assert [moves[1], moves[2]] == of_latest_turn([*moves, moves[1], moves[2]])
