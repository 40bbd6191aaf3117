"""Every ruling of the rules, R01 to R62, is covered by a test that names it."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULINGS = [f"R{number:02}" for number in range(1, 63)]


def docstrings_of_tests(source):
    """Only docstrings of test functions count."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


@pytest.fixture(scope="module")
def rulings_named():
    files = [path for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    sources = [path.read_text(encoding="utf-8") for path in files]
    words = "\n".join(text for source in sources for text in docstrings_of_tests(source))
    return set(re.findall(r"\bR\d\d\b", words))


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_names_the_ruling(ruling, rulings_named):
    assert ruling in rulings_named


def test_no_test_names_a_ruling_that_does_not_exist(rulings_named):
    assert set() == rulings_named - set(RULINGS)
