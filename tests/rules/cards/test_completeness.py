"""Every card has its tests: file names and names of test functions are read, not run."""

import ast
from pathlib import Path

import pytest

from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.cards.event import HALF_IDS
from gest_desktop.rules.travellers import TRAVELLER_CARDS
from tests.paths import PACKAGE

TESTS = Path(__file__).parent
RULES = PACKAGE / "rules"
EVENT_STEMS = sorted(path.stem for path in (RULES / "cards").glob("e[0-9]*.py"))
TRAVELLER_STEMS = sorted(path.stem for path in (RULES / "travellers").glob("t[0-9]*.py"))

# Halves whose precondition in RULES 9.2 is "–".
WITHOUT_PRECONDITION = {
    (2, "light"),
    (2, "dark"),
    (4, "dark"),
    (6, "light"),
    (7, "light"),
    (7, "dark"),
    (11, "light"),
    (12, "dark"),
    (13, "dark"),
    (15, "dark"),
    (17, "dark"),
    (18, "light"),
    (24, "light"),
    (29, "dark"),
}


def number_of(stem):
    return int(stem[1:3])


def names_in(source):
    return [
        node.name
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def names_of(stem):
    path = TESTS / f"test_{stem}.py"
    return names_in(path.read_text("utf-8")) if path.exists() else []


def whether_possible(number, half):
    """The prefix that the test of a half's precondition must have."""
    if (number, half) in WITHOUT_PRECONDITION:
        return f"test_{half}_is_always_possible"
    return f"test_{half}_is_impossible_when_"


def carries_out(name, half):
    """Whether a test is about what the half does, not about whether it can be chosen."""
    choosing = (f"test_{half}_is_always_possible", f"test_{half}_is_impossible_when_")
    return name.startswith(f"test_{half}_") and not name.startswith(choosing)


def missing_of_half(number, half, names):
    missing = []
    if not any(carries_out(name, half) for name in names):
        missing.append(f"test_{half}_")
    if not any(name.startswith(whether_possible(number, half)) for name in names):
        missing.append(whether_possible(number, half))
    return missing


def missing_of_way(letter, rolls, names):
    """A way with a roll can fail; a way with a cost can be unaffordable."""
    if rolls:
        wanted = [f"test_{letter}_succeeds_", f"test_{letter}_fails_"]
    else:
        wanted = [f"test_{letter}_costs_", f"test_{letter}_is_impossible_when_"]
    return [prefix for prefix in wanted if not any(name.startswith(prefix) for name in names)]


@pytest.mark.parametrize("stem", EVENT_STEMS + TRAVELLER_STEMS)
def test_every_card_has_a_test_file(stem):
    assert len(names_of(stem)) > 0, f"tests/rules/cards/test_{stem}.py is missing or empty"


@pytest.mark.parametrize("half", HALF_IDS)
@pytest.mark.parametrize("stem", [stem for stem in EVENT_STEMS if EVENTS[number_of(stem)].halves])
def test_every_half_of_an_event_is_carried_out_and_its_precondition_judged(stem, half):
    assert [] == missing_of_half(number_of(stem), half, names_of(stem))


@pytest.mark.parametrize("stem", TRAVELLER_STEMS)
def test_every_way_of_a_traveller_succeeds_and_fails(stem):
    missing = []
    for letter, way in zip("ab", TRAVELLER_CARDS[number_of(stem)].ways, strict=False):
        missing += missing_of_way(letter, way.failure is not None, names_of(stem))

    assert [] == missing


def test_there_are_cards_to_look_for():
    """1.2: 32 Events of 31 titles, 12 Travellers of 8."""
    assert 31 == len(EVENT_STEMS)
    assert 8 == len(TRAVELLER_STEMS)


@pytest.mark.parametrize(
    ("number", "names", "missing"),
    [
        (5, ["test_light_works", "test_light_is_impossible_when_dark"], []),
        (5, ["test_light_is_impossible_when_dark"], ["test_light_"]),
        (5, ["test_light_works", "test_dark_is_impossible_when_light"], ["test_light_is_impossible_when_"]),
        (5, ["test_light_works", "test_light_is_always_possible"], ["test_light_is_impossible_when_"]),
        (2, ["test_light_works", "test_light_is_always_possible"], []),
        (2, ["test_light_works"], ["test_light_is_always_possible"]),
        (2, [], ["test_light_", "test_light_is_always_possible"]),
    ],
)
def test_a_missing_test_of_a_half_is_found(number, names, missing):
    assert missing == missing_of_half(number, "light", names)


@pytest.mark.parametrize(
    ("rolls", "names", "missing"),
    [
        (True, ["test_b_succeeds_well", "test_b_fails_badly"], []),
        (True, ["test_b_succeeds_well", "test_a_fails_badly"], ["test_b_fails_"]),
        (False, ["test_b_costs_much", "test_b_is_impossible_when_poor"], []),
        (False, ["test_b_costs_much"], ["test_b_is_impossible_when_"]),
    ],
)
def test_a_missing_test_of_a_way_is_found(rolls, names, missing):
    assert missing == missing_of_way("b", rolls, names)


def test_only_whole_test_functions_count():
    source = "def helper(): ...\nasync def test_late(): ...\ndef test_here():\n    def test_within(): ...\n"

    assert ["test_here"] == names_in(source)
