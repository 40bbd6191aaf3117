"""The desk: a review is worked on whatever is shown, rests while an opponent thinks, and is kept."""

import pytest

from gest_desktop.ai.review.document import write_found
from gest_desktop.ai.review.steps import UnfinishedError
from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.review_desk import ReviewDesk
from tests.ai.last_card import yeomen_revolt
from tests.ai.review.finished_games import played_out, reviewed

ID = "0123456789abcdef"


class FakeWork:
    """A ticket whose messages are given by the test."""

    is_over = False

    def __init__(self, review):
        self.review, self.messages, self.rests = review, [], []
        self.is_cancelled = False

    def poll(self):
        if not self.messages:
            return None
        message = self.messages.pop(0)
        if message["kind"] == "found":
            self.review.learn(message["at"], message["found"])
        return message

    def rest(self, is_resting):
        self.rests.append(is_resting)

    def cancel(self):
        self.is_cancelled = True


@pytest.fixture
def game():
    return played_out(yeomen_revolt(ROBIN), DARK)


@pytest.fixture
def desk(tmp_path):
    return ReviewDesk(Archive(tmp_path), FakeWork)


def found(game):
    return {"kind": "found", "at": 0, "found": write_found(reviewed(game, 100).found[0])}


def test_a_running_game_is_refused_and_nothing_begins(desk):
    with pytest.raises(UnfinishedError):
        desk.open(Game(Beginning(seed=1)), ROBIN, ID)

    assert (None, None) == (desk.review, desk.work)


def test_what_is_found_is_kept_beside_the_game_and_known_again(desk, game, tmp_path):
    desk.open(game, ROBIN, ID)
    desk.work.messages = [found(game), {"kind": "done"}]
    assert desk.update(is_thinking=False)
    assert (True, False) == (desk.is_done, desk.is_working)

    again = ReviewDesk(Archive(tmp_path), FakeWork)
    review = again.open(game, ROBIN, ID)
    assert (True, None, desk.review.found) == (again.is_done, again.work, review.found)


def test_a_complete_review_is_told_once(tmp_path, game):
    told = []
    desk = ReviewDesk(
        Archive(tmp_path), FakeWork, lambda game_id, review: told.append((game_id, review.done))
    )
    desk.open(game, ROBIN, ID)
    desk.work.messages = [found(game), {"kind": "done"}]
    desk.update(is_thinking=False)
    desk.update(is_thinking=False)

    assert [(ID, 1)] == told


def test_a_review_of_a_game_that_is_not_kept_is_not_written(desk, game, tmp_path):
    desk.open(game, ROBIN)
    desk.work.messages = [found(game), {"kind": "done"}]
    desk.update(is_thinking=False)

    assert [] == list(tmp_path.glob("*.review.json"))


def test_it_rests_while_an_opponent_thinks(desk, game):
    desk.open(game, ROBIN, ID)
    desk.update(is_thinking=True)
    desk.update(is_thinking=False)

    assert [True, False] == desk.work.rests


def test_the_same_game_is_not_begun_twice_and_another_one_takes_its_place(desk, game):
    review, work = desk.open(game, ROBIN, ID), desk.work
    assert review is desk.open(game, SHERIFF, ID)
    assert (work, SHERIFF) == (desk.work, review.side)

    desk.open(played_out(yeomen_revolt(SHERIFF), DARK), ROBIN, ID[::-1])
    assert work.is_cancelled


def test_a_process_that_ended_leaves_what_it_found(desk, game):
    desk.open(game, ROBIN, ID)
    desk.work.messages = [found(game), {"kind": "stopped"}]
    desk.update(is_thinking=False)
    assert (True, False, 1) == (desk.has_failed, desk.is_done, desk.review.done)

    desk.go_on()
    assert (False, True) == (desk.has_failed, desk.is_working)


@pytest.mark.parametrize("kept", [[], {"done": True}, {"done": True, "review": {"found": {"0": 1}}}, "x"])
def test_a_damaged_review_is_worked_out_again(kept, desk, game):
    desk.archive.attach(ID, "review", kept)
    desk.open(game, ROBIN, ID)

    assert (False, True) == (desk.is_done, desk.is_working)
