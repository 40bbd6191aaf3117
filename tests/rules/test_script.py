"""Scripts, frames, and the sides that run them."""

import ast

import pytest

from gest_desktop.rules.conditions import sheriff_acts
from gest_desktop.rules.script import SCRIPTS, Do, Requirement, Script, perform
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from tests.paths import PACKAGE
from tests.table import STOP_SCRIPT, carry_out, table

RULES = PACKAGE / "rules"
MAY_JUMP = {"frame.py", "script.py", "flow.py", "referee.py"}


@pytest.fixture
def who():
    """A step that records the side running its script."""
    acted = []
    script = Script("test.who", "", Do(lambda g, f: acted.append(f.actor)))
    yield script, acted
    del SCRIPTS["test.who"]


def performed(*steps):
    """Run steps as Robin Hood."""
    try:
        carry_out(table(), Script("test.parent", "", *steps), ROBIN)
    finally:
        del SCRIPTS["test.parent"]


def test_a_rule_within_a_rule_is_carried_out_by_the_same_side(who):
    script, acted = who

    performed(perform(script))

    assert [ROBIN] == acted


def test_another_side_may_be_named(who):
    script, acted = who

    performed(perform(script, SHERIFF))

    assert [SHERIFF] == acted


def test_the_side_may_depend_on_the_position(who):
    script, acted = who

    performed(perform(script, lambda g: SHERIFF), perform(script, lambda g: ROBIN))

    assert [SHERIFF, ROBIN] == acted


def test_what_a_script_requires_must_hold_for_the_side_that_begins_it():
    sheriffs = Requirement("Only the Sheriff can.", sheriff_acts)
    script = Script("test.required", "", Do(lambda g, f: None), requires=sheriffs)
    del SCRIPTS["test.required"]

    assert (True, "") == (script.is_possible(table(), SHERIFF), script.obstacle(table(), SHERIFF))
    assert not script.is_possible(table(), ROBIN)
    assert "Only the Sheriff can." == script.obstacle(table(), ROBIN)


def test_two_scripts_cannot_have_one_name():
    with pytest.raises(ValueError, match=r"two scripts are called test\.stop"):
        Script(STOP_SCRIPT.name, "")


def test_no_rule_but_the_blocks_themselves_jumps():
    """A rule says when, while, up to or for each; it never counts its own steps."""
    jumping = {
        path.relative_to(RULES).as_posix()
        for path in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "at" and isinstance(node.ctx, ast.Store)
    }

    assert MAY_JUMP == jumping


def names_of_scripts_compared(tree):
    """Comparisons of `….script.name` or `….body.name`, and calls of their methods."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            parts = [node.func.value]
        else:
            continue
        for part in parts:
            if isinstance(part, ast.Attribute) and ast.unparse(part).endswith(("script.name", "body.name")):
                yield ast.unparse(node)


def test_what_is_asked_is_known_by_its_topic_and_not_by_the_name_of_its_script():
    compared = [
        (path.relative_to(PACKAGE).as_posix(), found)
        for path in sorted(PACKAGE.rglob("*.py"))
        for found in names_of_scripts_compared(ast.parse(path.read_text(encoding="utf-8")))
    ]

    assert [] == compared


def test_only_what_a_carriage_is_loaded_with_is_a_secret_without_a_screen():
    assert ["confiscate.there"] == [script.name for script in SCRIPTS.values() if script.secret]
