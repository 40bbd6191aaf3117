"""A riddle in the terminal: typed numbers, three tries, the answer at the end."""

import pytest

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.scenes.riddles.words import labelled
from gest_desktop.terminal.riddles import solve

RIDDLE = next(
    riddle for riddle in the_book().riddles if len(riddle.steps) == 1 and len(riddle.steps[0].rated) > 3
)


def number_of(option):
    options = [choice.option for choice in labelled(RIDDLE, 0).choices]
    return str(options.index(option) + 1)


RIGHT = number_of(RIDDLE.steps[0].best.option)
WRONG = number_of(RIDDLE.steps[0].rated[-1].option)


def talk(*typed):
    """What is said when this is typed, and whether the riddle is solved."""
    said, left = [], list(typed)

    def ask(_prompt):
        if not left:
            raise EOFError
        return left.pop(0)

    return solve(RIDDLE, ask, said.append), "\n".join(said)


def test_the_right_number_solves_it():
    code, said = talk(RIGHT)
    assert 0 == code
    assert "Solved: " in said


def test_a_wrong_number_costs_a_try():
    code, said = talk(WRONG, RIGHT)
    assert 0 == code
    assert "is not the best choice." in said
    assert "You have 2 tries left." in said


def test_after_three_wrong_numbers_the_answer_is_told():
    code, said = talk(WRONG, WRONG, WRONG)
    assert 1 == code
    assert "The solution: " in said


@pytest.mark.parametrize("typed", ["", "0", "999", "x"])
def test_anything_else_is_asked_again(typed):
    code, said = talk(typed, RIGHT)
    assert 0 == code
    assert "Type a number from 1 to " in said


def test_the_end_of_the_input_ends_it():
    assert 1 == talk()[0]
