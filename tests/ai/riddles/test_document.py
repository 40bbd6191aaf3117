"""A riddle as JSON comes back as it was written; what is damaged or foreign is refused in one sentence."""

import json
from random import Random

import pytest

from gest_desktop.ai.riddles.book import read_book, the_book, write_book
from gest_desktop.ai.riddles.document import read_riddle, write_riddle
from gest_desktop.rules.position import ImpossiblePositionError

RIDDLE = the_book().riddles[0]


def damaged(**changes):
    return json.loads(json.dumps(write_riddle(RIDDLE))) | changes


def test_a_book_comes_back_as_it_was_written():
    book = the_book()
    assert book == read_book(json.loads(json.dumps(write_book(book))))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "A riddle must be an object."),
        ({}, "A riddle lacks id."),
        (damaged(id=""), "A riddle needs a short id."),
        (damaged(id="x" * 200), "A riddle needs a short id."),
        (damaged(side="chance"), "side must be one of robin, sheriff."),
        (damaged(difficulty=9), "difficulty must be a whole number from 1 to 5."),
        (damaged(view=[]), "A riddle needs a view."),
        (damaged(steps=[]), "steps must have 1 to 8 entries."),
        (damaged(origin=5), "The origin of a riddle must be short."),
        (damaged(more=1), "A riddle has no 'more'."),
    ],
)
def test_what_is_no_riddle_is_refused_in_one_sentence(data, sentence):
    with pytest.raises(ImpossiblePositionError) as refusal:
        read_riddle(data)
    assert sentence == str(refusal.value)


def test_two_riddles_may_not_have_the_same_name():
    data = write_book(the_book())
    data["riddles"].append(data["riddles"][0])
    with pytest.raises(ImpossiblePositionError, match="the same id"):
        read_book(data)


def test_a_step_may_not_rate_a_choice_twice():
    data = damaged()
    data["steps"][0]["rated"][1] = data["steps"][0]["rated"][0]
    with pytest.raises(ImpossiblePositionError, match="rates a choice twice"):
        read_riddle(data)


def test_any_mutation_is_read_or_refused():
    """Nothing else happens: no crash, and no figure outside its range."""
    text = json.dumps(write_riddle(RIDDLE))
    random = Random(5)
    refused = 0
    for _mutation in range(400):
        at = random.randrange(len(text))
        mutated = text[:at] + random.choice('0123456789-"{}[],:ae.') + text[at + 1 :]
        try:
            riddle = read_riddle(json.loads(mutated))
        except ValueError:
            refused += 1
        else:
            assert all(0.0 <= one.win <= 1.0 for step in riddle.steps for one in step.rated)
    assert 0 < refused < 400
