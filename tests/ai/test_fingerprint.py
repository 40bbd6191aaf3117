"""Fingerprints: equal for equal numbers, however they are taken, and otherwise not."""

from itertools import product

import pytest

from gest_desktop.ai import fingerprint
from gest_desktop.ai.fingerprint import BITS, four_lists_more, six_more

NUMBERS = [
    (1, 2, 3, 4, 5, 6),
    (2, 1, 3, 4, 5, 6),
    (1, 2, 3, 4, 5, -1),
    (1, 2, 3, 4, 5, 1 << 60),
    (1, 2, 3, 4, 5, 3 << 45),
    (1, 2, 3, 4, 5, 3 << 45 | 1),
]


@pytest.fixture(params=[False, True], ids=["plain Python", "compiled"], autouse=True)
def way(request, monkeypatch):
    monkeypatch.setattr(fingerprint, "COMPILED", request.param)


def taken(numbers):
    return four_lists_more(six_more(0, *numbers), [7], list(numbers), [], [8, 9])


def test_the_same_numbers_have_the_same_fingerprint():
    assert [taken(numbers) for numbers in NUMBERS] == [taken(numbers) for numbers in NUMBERS]


def test_other_numbers_have_other_fingerprints():
    assert len(NUMBERS) == len({taken(numbers) for numbers in NUMBERS})


def test_no_two_of_many_small_tables_share_a_fingerprint():
    tables = list(product(range(12), repeat=4))

    assert len(tables) == len({four_lists_more(0, [a, 0, b], [c], [], [d]) for a, b, c, d in tables})


def test_a_fingerprint_that_is_counted_is_a_native_number(monkeypatch):
    monkeypatch.setattr(fingerprint, "COMPILED", True)

    assert all(0 <= taken(numbers) <= BITS for numbers in NUMBERS)
