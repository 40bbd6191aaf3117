"""Fingerprints: equal for equal lists, however they are taken, and otherwise not."""

import pytest

from gest_desktop.ai import fingerprint as module
from gest_desktop.ai.fingerprint import BITS, fingerprint

LISTS = [
    ([1, 2], [3]),
    ([1, 2], [4]),
    ([2, 1], [3]),
    ([1, 2], [-1]),
    ([1, 2], [1 << 60]),
    ([1, 2], [3 << 45]),
    ([1, 2], [3 << 45 | 1]),
]


@pytest.fixture(params=[False, True], ids=["plain Python", "compiled"])
def way(request, monkeypatch):
    monkeypatch.setattr(module, "COMPILED", request.param)


@pytest.mark.usefixtures("way")
def test_equal_lists_have_equal_fingerprints():
    assert all(fingerprint(*lists) == fingerprint(*(list(part) for part in lists)) for lists in LISTS)


@pytest.mark.usefixtures("way")
def test_different_lists_have_different_fingerprints():
    assert len(LISTS) == len({fingerprint(*lists) for lists in LISTS})


@pytest.mark.usefixtures("way")
def test_no_two_of_many_small_tables_share_a_fingerprint():
    tables = [([a, b, 0, c], [d]) for a in range(12) for b in range(12) for c in range(12) for d in range(12)]

    assert len(tables) == len({fingerprint(*lists) for lists in tables})


def test_a_stirred_fingerprint_is_a_native_number(monkeypatch):
    monkeypatch.setattr(module, "COMPILED", True)

    assert all(0 <= fingerprint(*lists) <= BITS for lists in LISTS)
