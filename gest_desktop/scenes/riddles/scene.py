"""A riddle: the ordinary table, with a guide that judges every choice."""

from __future__ import annotations

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.scenes.riddles.buttons import Leads
from gest_desktop.scenes.riddles.guide import RiddleGuide
from gest_desktop.scenes.riddles.practice import contest_of
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.scene import TableScene


def riddle_scene(app: App, riddle: Riddle, leads: Leads) -> TableScene:
    return riddle_table(app, riddle, leads)[0]


def riddle_table(app: App, riddle: Riddle, leads: Leads) -> tuple[TableScene, RiddleGuide]:
    """The same, together with its guide, for tests and tools that inspect it."""
    guide = RiddleGuide(app, riddle, leads)
    return TableScene(app, contest_of(riddle), guide), guide
