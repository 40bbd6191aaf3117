"""The shelf: every tale in a few lines, and nothing of it imported before it is needed."""

import subprocess
import sys

import pytest

from gest_desktop.common.mind import mind_called
from gest_desktop.tales.shelf import TALE_IDS, TALES, names_in_both, tale_called
from tests.paths import ROOT


@pytest.mark.parametrize("tale", TALES, ids=TALE_IDS)
def test_what_a_tale_names_is_there(tale):
    assert tale is tale_called(tale.id)
    assert 1 <= tale.players[0] <= tale.players[1]
    for part in ("rules", "texts", "saves", "engine", "mind", "fuzz", "arena", "doors"):
        assert tale.module(part).__name__ == getattr(tale, part)
    assert tale.module("saves").TALE == tale.id


@pytest.mark.parametrize("tale", TALES, ids=TALE_IDS)
def test_its_mind_is_one_that_the_worker_can_serve(tale):
    mind = mind_called(tale.mind)
    mind.warm_up()

    assert mind.read_level({}).seconds > 0
    assert callable(mind.deliberate)
    assert callable(mind.quick_answer)


def test_every_name_is_there_in_both_languages():
    names = names_in_both()

    assert "Bandits of Sherwood" in names
    assert all(english and italian for english, italian in names.items())


def test_the_shelf_alone_imports_no_tale():
    """So that a program that only lists the tales starts as fast as before."""
    code = "import sys, gest_desktop.tales.shelf; print([m for m in sys.modules if '.tales.bandits' in m])"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    assert "[]" == ran.stdout.strip()
