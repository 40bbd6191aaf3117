"""The protocol of JSON lines, whatever the game."""

import io
import json

import pytest

from gest_desktop.common.line_engine import LONGEST_REQUEST, LineEngine, named_answer, run_engine
from gest_desktop.common.refusal import RefusalError


class Echo(LineEngine):
    def __init__(self):
        self.requests = {"echo": lambda request: request, "fail": self.fail}

    def fail(self, request):
        raise {"refused": RefusalError("No."), "forged": AssertionError()}[request["how"]]


def talk(lines):
    target = io.StringIO()
    run_engine(Echo(), io.BytesIO(lines), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def test_each_line_gets_one_reply_and_empty_lines_none():
    assert [{"n": 1}, {"n": 2}] == talk(b'{"do": "echo", "n": 1}\n\n{"do": "echo", "n": 2}\n')


def test_quit_ends_the_session():
    assert [] == talk(b'{"do": "quit"}\n{"do": "echo"}\n')


@pytest.mark.parametrize("line", [b"[", b"\xff", b"[]", b'{"do": 1}', b'{"do": "dance"}', b"[" * 100_000])
def test_a_malformed_line_gets_one_sentence_and_the_session_goes_on(line):
    error, reply = talk(line + b'\n{"do": "echo"}\n')

    assert error["error"].endswith(".")
    assert {} == reply


@pytest.mark.parametrize("how", ["refused", "forged"])
def test_what_fails_is_refused_in_one_sentence(how):
    (reply,) = talk(json.dumps({"do": "fail", "how": how}).encode() + b"\n")

    assert reply["error"].endswith(".")


def test_a_line_that_is_too_long_is_skipped_as_a_whole():
    error, reply = talk(b'"' + b"x" * (LONGEST_REQUEST + 5) + b'"\n{"do": "echo"}\n')

    assert "one million bytes" in error["error"]
    assert {} == reply


@pytest.mark.parametrize(
    ("fields", "at"), [({"id": 1}, 1), ({"value": {"b": 2, "a": 1}}, 1), ({"value": "no"}, 0)]
)
def test_an_answer_is_named_by_its_id_or_its_value(fields, at):
    assert at == named_answer(fields, ["no", {"a": 1, "b": 2}])


@pytest.mark.parametrize("fields", [{}, {"id": 2}, {"id": True}, {"id": 0, "value": "no"}, {"value": "yes"}])
def test_any_other_answer_is_refused(fields):
    with pytest.raises(RefusalError, match=r"\.$"):
        named_answer(fields, ["no", "perhaps"])
