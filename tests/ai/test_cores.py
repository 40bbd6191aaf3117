"""The number of processes follows the machine, unless the player chooses it."""

import pytest

from gest_desktop.ai import cores as module
from gest_desktop.ai.cores import cores, processes


def on_a_machine_with(monkeypatch, number):
    monkeypatch.setattr(module, "cores", lambda: number)


@pytest.mark.parametrize(("number", "expected"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (8, 4), (64, 4)])
def test_by_itself_one_core_is_left_to_the_rest(monkeypatch, number, expected):
    on_a_machine_with(monkeypatch, number)

    assert expected == processes()


@pytest.mark.parametrize(("wish", "expected"), [(1, 1), (3, 3), (4, 4), (8, 4)])
def test_a_wish_is_followed_as_far_as_there_are_cores(monkeypatch, wish, expected):
    on_a_machine_with(monkeypatch, 4)

    assert expected == processes(wish)


def test_there_is_a_core():
    assert cores() >= 1
