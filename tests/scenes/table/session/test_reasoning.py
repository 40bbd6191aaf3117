"""Why the opponent did that: only what can be seen to have come true."""

import pytest

from gest_desktop.ai.voice.facts import IDS
from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.scenes.table.session.reasoning import has_come_true


@pytest.mark.parametrize(
    ("on_the_map", "true"),
    [(7.0, True), (6.5, True), (5.5, False), (4.0, False)],
)
def test_a_promise_of_more_merry_men_is_told_only_if_they_are_there(on_the_map, true):
    promise = Reason("merry_men", chosen=7.0, other=5.0, points=0.3, clear=True)
    table = [on_the_map if fact == "merry_men" else 0.0 for fact in IDS]

    assert true == has_come_true(promise, table)


def test_fewer_henchmen_is_a_promise_too():
    promise = Reason("henchmen", chosen=4.0, other=6.0, points=0.3, clear=True)

    assert has_come_true(promise, [4.0] * len(IDS))
    assert not has_come_true(promise, [6.0] * len(IDS))
