"""Every ruling, card and special cart of the rules is covered by a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from gest_desktop.tales.bandits.rules.help.help import HELP
from gest_desktop.tales.bandits.rules.vocabulary import BEER, CARD_IDS, CART_IDS

TESTS = Path(__file__).parent
RULINGS = [f"BR{number:02}" for number in range(1, 59)]


def found_in(source):
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


@pytest.fixture(scope="module")
def sources():
    return [path.read_text("utf-8") for path in TESTS.glob("test_*.py") if path != Path(__file__)]


@pytest.fixture(scope="module")
def rulings_named(sources):
    words = "\n".join(ast.get_docstring(test) or "" for source in sources for test in found_in(source))
    return set(re.findall(r"\bBR\d\d\b", words))


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_names_the_ruling(ruling, rulings_named):
    assert ruling in rulings_named


def test_no_test_names_a_ruling_that_does_not_exist(rulings_named):
    assert set() == rulings_named - set(RULINGS)


@pytest.mark.parametrize("name", [*CARD_IDS, *CART_IDS[BEER:]])
def test_a_test_is_named_after_every_card_and_special_cart(name, sources):
    names = [test.name for source in sources for test in found_in(source)]

    assert [] != [test for test in names if re.search(rf"(_|_the_){name}s?(_|$)", test)]


def test_every_card_is_written():
    assert list(range(16)) == sorted(HELP)
