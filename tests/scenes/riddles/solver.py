"""Somebody who solves a riddle at the table, and what is known of how it went."""

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.scenes.riddles.attempt import Attempt, Stage
from gest_desktop.scenes.riddles.buttons import Leads
from gest_desktop.scenes.riddles.scene import riddle_table
from gest_desktop.scenes.riddles.sheets import sheet_of
from gest_desktop.scenes.table.answer.answering import Reaction
from tests.scenes.menu_tools import show

SHORT = next(riddle for riddle in the_book().riddles if len(riddle.steps) == 1)
LONG = next(riddle for riddle in the_book().riddles if len(riddle.steps) > 1)
MOVING = (Stage.REFUTING, Stage.SHOWING)


def done(riddle):
    """An attempt at a riddle that was solved on the first try."""
    attempt = Attempt(riddle)
    for step in riddle.steps:
        attempt.take(step.best.option)
    return attempt


class Solver:
    def __init__(self, app, riddle=SHORT, has_next=True):
        self.app, self.riddle, self.finished, self.left, self.went_on = app, riddle, [], 0, 0
        leads = Leads(self.finished.append, self.leave, self.go_on if has_next else None)
        self.scene, self.guide = riddle_table(app, riddle, leads)
        show(app, self.scene)
        self.settle()

    @property
    def attempt(self):
        return self.guide.attempt

    @property
    def words(self):
        """Everything that the panel says."""
        sheet = sheet_of(self.attempt, self.guide.shows_hint, self.guide.leads.following is not None)
        if sheet is None:
            return ""
        told = [block.text for block in sheet.blocks if hasattr(block, "text")]
        return "\n".join([sheet.title, *told])

    @property
    def buttons(self):
        return {thing.picture for thing in self.guide.overlay.stops}

    def leave(self):
        self.left += 1

    def go_on(self):
        self.went_on += 1

    def settle(self):
        """Let time pass until nothing moves any more."""
        for _frame in range(400):
            self.app.frame([], 0.05)
            flow = self.scene.flow
            if not (self.guide.is_playing or flow.beat_player.is_playing or self.attempt.stage in MOVING):
                break
        self.app.frame([], 0.05)

    def choose(self, option):
        self.scene.react(Reaction((option,)))
        self.settle()

    def choose_wrong(self, which=0):
        step = self.attempt.step
        self.choose(step.rated[step.right + which].option)

    def choose_right(self):
        self.choose(self.attempt.step.best.option)

    def press(self, thing):
        assert self.scene.drawing.rect_of(thing) is not None
        self.guide.touch(thing)
        self.settle()
