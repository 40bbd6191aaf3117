"""Opening riddles one after the other, and remembering how they went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from gest_desktop.ai.riddles.riddle import OWN, Riddle
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.riddles.attempt import Attempt
from gest_desktop.scenes.riddles.buttons import Leads
from gest_desktop.scenes.riddles.practice import check
from gest_desktop.scenes.riddles.progress import RiddleProgress, load_riddle_progress
from gest_desktop.scenes.riddles.scene import riddle_scene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.scene import TableScene


class Riddler:
    """Opens riddles for a player, whose progress it keeps."""

    def __init__(self, app: App, progress: RiddleProgress | None = None) -> None:
        self.app = app
        self.progress = progress or load_riddle_progress(app.settings_file)

    def open(self, riddle: Riddle, row: Sequence[Riddle] = (), day: date | None = None) -> None:
        """Open a riddle; afterwards those of the row that are not solved yet, or the list again."""
        scene = self.playable(riddle, row, day)
        if scene is not None:
            self.app.push(scene)

    def playable(self, riddle: Riddle, row: Sequence[Riddle], day: date | None = None) -> TableScene | None:
        """The table of a riddle; if it cannot be played, the player is told."""
        try:
            if riddle.theme == OWN:
                check(riddle)
            return self.scene(riddle, row, day)
        except FAILURES:
            words = _("This riddle can't be opened: it was made for another version of the rules.")
            self.app.push(message_dialog(self.app, _("Riddles"), words))
            return None

    def scene(self, riddle: Riddle, row: Sequence[Riddle] = (), day: date | None = None) -> TableScene:
        def done(attempt: Attempt) -> None:
            self.progress.finish(attempt, day)

        def go_on() -> None:
            following = self.after(riddle, row)
            self.app.pop()
            if following is not None:
                self.open(following, row)

        has_next = self.after(riddle, row) is not None
        return riddle_scene(self.app, riddle, Leads(done, self.app.pop, go_on if has_next else None))

    def after(self, riddle: Riddle, row: Sequence[Riddle]) -> Riddle | None:
        """The next riddle of the row that is not solved yet, from the beginning again at its end."""
        names = [each.id for each in row]
        at = names.index(riddle.id) + 1 if riddle.id in names else 0
        others = [*row[at:], *row[:at]]
        return next((e for e in others if e.id != riddle.id and not self.progress.is_solved(e)), None)


def try_again(app: App, riddles: Sequence[Riddle]) -> None:
    """Open mistakes as riddles, one after the other, and keep them in the set from the player's games."""
    riddler = Riddler(app)
    for riddle in reversed(riddles):
        riddler.progress.add_own(riddle)
    riddler.open(riddles[0], riddles)
