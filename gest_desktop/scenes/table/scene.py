"""The table on the screen: draws what the play says and brings it the player's gestures."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.game import NothingToUndoError
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import NOBODY
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.opening import thumbnail
from gest_desktop.scenes.motion.pulse import glow
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.saves import CURRENT
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.gestures import Keyboard, Mouse
from gest_desktop.scenes.table.pointing import MESSAGE_SECONDS, PointingScene
from gest_desktop.scenes.table.popups import HOVER_DELAY
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.cues import cue, verdict
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

THUMBNAIL: Final = 400  # pixels across
BREATHING: Final = 4.8  # seconds, three breaths
NAP: Final = 0.2  # seconds in which the loop certainly wakes up


class TableScene(PointingScene):
    """One contest, from wherever it stands to its end."""

    music = "greenwood"

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app, contest)
        self.flow = TurnFlow(contest, lambda: app.worker, app.settings.confirm, self.begins, self.lands)
        self.commands = Commands(self)
        self.toast, self.toast_until = "", 0.0  # what went by itself
        self.asked_at = 0.0
        self.has_ended = False

    def enter(self) -> None:
        """The options may have been changed meanwhile; the question is put anew."""
        self.flow.ask_again(self.app.settings.confirm)

    def leave(self) -> None:
        self.held = None
        self.put_away()
        self.mouse, self.keyboard = Mouse(), Keyboard()
        if self._adviser is not None:
            self._adviser.forget()
        self.keep_picture()
        if self.flow.rival is not None:
            self.flow.rival.cancel()

    def keep_picture(self) -> None:
        """A small picture of the table for the list of saved games; one that cannot be written is no loss.

        Of two people at one table neither may find the other's secrets in it, so there is none.
        """
        if self.contest.is_hot_seat or self.app.drawn is not self:
            return
        size = (THUMBNAIL, round(THUMBNAIL * self.app.stage.height / self.app.stage.width))
        small = pygame.transform.smoothscale(self.app.screen, size)
        with suppress(OSError, pygame.error):
            pygame.image.save(small, thumbnail(self.app.store.path(CURRENT)))

    def rebuild(self) -> None:
        """Also in another language: the question is put anew in its words."""
        self.flow.ask_again(self.app.settings.confirm)
        self.drawing = self.make_drawing()

    def make_drawing(self) -> Drawing:
        """Others who teach at this table draw more."""
        return Drawing(self)

    @property
    def is_lively(self) -> bool:
        thinking = self.flow.rival is not None and self.flow.rival.is_thinking
        thinking |= self._adviser is not None and self._adviser.is_thinking
        moving = self.flow.beat_player.is_playing or self.returning is not None
        return moving or thinking or self.is_breathing

    @property
    def is_breathing(self) -> bool:
        """Highlights breathe when a question is new; then they hold still, and so does the processor."""
        new = self.clock - self.asked_at < BREATHING
        return new and self.flow.answering is not None and not self.app.settings.reduced_motion

    def begins(self, beat: Beat) -> None:
        self.sound(cue(beat.entries[-1]))

    def lands(self, beat: Beat) -> None:
        self.sound(verdict(beat.entries[-1]))

    def sound(self, name: str) -> None:
        if name:
            self.app.sound.play(name)

    def update(self, seconds: float) -> bool:
        self.clock += seconds
        self.still += seconds
        was_shown, self.message_for = self.message_for, max(0.0, self.message_for - seconds)
        rested = self.still < HOVER_DELAY + NAP or 0.0 <= self.clock - self.toast_until < NAP
        hurried = bool(pygame.key.get_pressed()[pygame.K_SPACE]) if pygame.key.get_focused() else False
        was_mine = self.flow.answering is not None
        changed = self.flow.update(seconds, replace(self.app.pace, hurried=hurried))
        changed |= self._adviser is not None and self._adviser.update()
        if self.flow.notice:
            self.toast, self.toast_until = self.flow.notice, self.clock + MESSAGE_SECONDS
            self.flow.notice = ""
        if not was_mine and self.flow.answering is not None:
            self.on_new_question()
        if self.returning is not None and self.returning.is_home(self.clock):
            self.returning = None
        self.look_for_the_end()
        return changed or self.is_lively or rested or (was_shown > 0.0 and not self.message_for)

    def on_new_question(self) -> None:
        """A new question: the focus starts anew; a bell rings if the rival was at it before."""
        self.focus, self.asked_at = -1, self.clock
        self.hovered = self.drawing.hit(self.pos)
        if self.flow.last_turn:
            self.sound("your_turn")

    def look_for_the_end(self) -> None:
        if self.flow.beat_player.is_playing:
            return
        if self.flow.waits_for_curtain:
            self.app.push(CurtainScene(self.app, self.contest.actor, self.change_seats))
        elif self.contest.is_over and not self.has_ended:
            self.has_ended = True
            self.commands.show_end()

    def change_seats(self) -> None:
        """What one person was told is not for the other."""
        self.message_for, self.toast_until = 0.0, self.clock
        self.flow.come_to_screen()

    def undo(self) -> None:
        self.advise_no_more()
        try:
            self.flow.undo()
        except NothingToUndoError as error:
            self.show_message(str(error))
        self.drawing.refresh()

    def draw(self, target: pygame.Surface) -> None:
        self.drawing.draw(target)

    @property
    def glow(self) -> float:
        return glow(self.clock - self.asked_at, not self.is_breathing)

    @property
    def heading(self) -> str:
        actor = self.contest.actor
        if actor == NOBODY:
            return _("The end")
        return side_name(actor)
