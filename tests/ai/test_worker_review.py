"""Reviews in the background: they rest, go on after a kill, and are never of a running game."""

import time

import pytest

from gest_desktop.ai.review.review import Review
from gest_desktop.ai.worker_review import ReviewTicket, read_review, request_for
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.vocabulary import ROBIN
from tests.ai.last_card import yeomen_revolt
from tests.ai.review.finished_games import played_out, reviewed, short_game

PATIENCE = 300.0  # seconds: a process of low priority waits long on a busy machine


def messages(ticket, until):
    """All messages up to the first of this kind."""
    found, end = [], time.monotonic() + PATIENCE
    while time.monotonic() < end:
        message = ticket.poll()
        if message is None:
            time.sleep(0.01)
            continue
        found.append(message)
        if message["kind"] == until:
            return found
    raise AssertionError(f"no {until} among {found}")


def test_a_process_finds_the_same_as_a_review_here():
    review = Review(short_game(), iterations=24)
    found = messages(ReviewTicket(review), "done")

    assert reviewed(short_game()).document() == review.document()
    assert review.total == found[-2]["done"] == found[-2]["total"]


def test_a_review_that_rests_goes_on_where_it_was():
    review = Review(short_game(), iterations=24)
    ticket = ReviewTicket(review)
    messages(ticket, "found")
    ticket.rest(True)
    time.sleep(0.5)
    while ticket.poll():
        pass
    resting = review.done
    time.sleep(0.3)
    assert (None, resting) == (ticket.poll(), review.done)
    assert review.total > resting

    ticket.rest(False)
    messages(ticket, "done")
    assert review.total == review.done


def test_what_a_killed_process_had_found_is_kept_and_another_goes_on():
    review = Review(short_game(), iterations=24)
    ticket = ReviewTicket(review)
    messages(ticket, "found")
    ticket.process.kill()
    messages(ticket, "stopped")
    known = review.done

    assert 0 < known < review.total
    messages(ReviewTicket(review), "done")
    assert reviewed(short_game()).document() == review.document()


def test_a_cancelled_review_ends_its_process():
    ticket = ReviewTicket(Review(short_game()))
    process = ticket.process
    ticket.cancel()

    assert ticket.is_over
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


@pytest.mark.parametrize("left", [0, 1, 5])
def test_no_review_of_a_running_game_is_accepted(left):
    request = request_for(Review(played_out(yeomen_revolt(ROBIN), DARK)))
    running = request_for(Review(short_game()))

    assert 1 == read_review(request).total
    with pytest.raises(FAILURES):
        read_review(running | {"answers": running["answers"][: (left and -left) or 0]})
