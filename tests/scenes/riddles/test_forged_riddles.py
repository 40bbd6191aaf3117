"""Riddles from a file: one that cannot be played is told in one sentence, wherever it is opened."""

import json
from dataclasses import replace

import pytest

from gest_desktop.ai.riddles.riddle import OWN
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.riddles.opening import Riddler
from gest_desktop.scenes.table.scene import TableScene
from tests.scenes.menu_tools import show
from tests.scenes.riddles.solver import LONG, SHORT


def own(riddle, name="own"):
    return replace(riddle, id=name, theme=OWN)


def with_option(riddle, option):
    """The second choice of the first step is another one."""
    step = riddle.steps[0]
    rated = (step.rated[0], replace(step.rated[1], option=option), *step.rated[2:])
    return replace(riddle, steps=(replace(step, rated=rated), *riddle.steps[1:]))


def of_view(riddle, **changes):
    return replace(riddle, view=json.loads(json.dumps(riddle.view)) | changes)


FORGED = [
    with_option(own(SHORT), 99_999),
    own(replace(SHORT, side=1 - SHORT.side)),
    own(of_view(SHORT, spaces={})),
    own(of_view(SHORT, frames=[])),
    own(replace(LONG, steps=LONG.steps[::-1])),
    own(replace(LONG, steps=LONG.steps + LONG.steps)),
]


@pytest.fixture
def riddler(app):
    show(app, TitleScene(app))
    return Riddler(app)


@pytest.mark.parametrize("riddle", FORGED)
def test_a_riddle_that_cannot_be_played_is_told_in_one_sentence(app, riddler, riddle):
    riddler.open(riddle)

    assert isinstance(app.scene, AskScene)


@pytest.mark.parametrize("riddle", [SHORT, LONG])
def test_one_that_can_be_played_is_opened(app, riddler, riddle):
    riddler.open(own(riddle))

    assert isinstance(app.scene, TableScene)


def test_after_a_riddle_one_that_cannot_be_played_is_told_too(app, riddler):
    first, second = own(SHORT, "first"), with_option(own(SHORT, "second"), 99_999)
    riddler.open(first, [first, second])
    app.scene.guide.go_on()

    assert isinstance(app.scene, AskScene)
    app.pop()
    assert isinstance(app.scene, TitleScene)
