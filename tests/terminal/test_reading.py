"""What a typed line means."""

import io

import pytest

from gest_desktop.rules.explain import Choice, Decision, decision
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.terminal.lines import LONGEST_LINE, Lines
from gest_desktop.terminal.reading import numbers, understand
from gest_desktop.terminal.spelling import folded, matching
from tests.terminal.talk import begun


def typed(line, *labels):
    choices = tuple(Choice(at, label.lower(), label) for at, label in enumerate(labels))
    return understand(line, Decision(ROBIN, "choice", "Which?", "1", choices), redact(begun().state, ROBIN))


@pytest.mark.parametrize("line", ["2", " 2. ", "sneak", "SNEAK", "sn", "s"])
def test_a_choice_is_named_by_its_number_its_label_or_a_beginning(line):
    assert "Sneak" == typed(line, "Rob", "Sneak").choice.label


def test_a_label_that_is_another_labels_beginning_can_be_chosen():
    assert "Rob" == typed("rob", "Rob", "Rob again").choice.label


def test_a_command_goes_before_the_beginning_of_a_label():
    assert ("state", "") == typed("state", "State of the shire", "Rob").command


def test_a_whole_label_goes_before_a_command():
    assert "Look away" == typed("look away", "Look away", "Rob").choice.label


@pytest.mark.parametrize("line", ["0", "3", "99999999999999999999", "-1", "²", "!", "\x00", "x" * 500])
def test_anything_else_is_refused(line):
    found = typed(line, "Rob", "Sneak")

    assert found.choice is None
    assert found.command is None
    assert found.refusal


def test_a_question_of_the_game_is_answered_by_its_value():
    g = begun().state

    chosen = understand("pass_event", decision(g, ROBIN), redact(g, ROBIN)).choice

    assert "Pass (Event)" == chosen.label


def test_the_only_number_is_the_first_choice():
    only = Decision(ROBIN, "number", "How many?", "1", (Choice(3, 3, "3"),))

    assert {1: only.choices[0]} == numbers(only)


def test_neither_case_nor_accents_nor_signs_matter():
    assert "plots deeds perche" == folded("  Plots & Deeds, PERCHÉ?")


def test_nothing_matches_nothing():
    assert [] == matching("!", [(1, ["one"])])


def test_a_line_that_is_too_long_is_read_as_one_line():
    lines = Lines(io.StringIO("x" * (3 * LONGEST_LINE) + "\n2\n"), io.StringIO())

    assert "x" * LONGEST_LINE == lines.read()
    assert "2" == lines.read()


def test_the_end_of_the_input_is_an_error():
    with pytest.raises(EOFError):
        Lines(io.StringIO(""), io.StringIO()).read()
