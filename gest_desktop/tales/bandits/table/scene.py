"""The table of the bandits as a scene: reads gestures, passes time, and draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.devices import Devices
from gest_desktop.scenes.shell.gestures import HELD, PEEK, Gesture
from gest_desktop.tales.bandits.table.advice import Advice
from gest_desktop.tales.bandits.table.commands import Commands
from gest_desktop.tales.bandits.table.drawing import Drawing
from gest_desktop.tales.bandits.table.pad import pad_words
from gest_desktop.tales.bandits.table.passing import passing_to
from gest_desktop.tales.bandits.table.picturing import BREATHING, Picturing
from gest_desktop.tales.bandits.table.replay.beats import Beat
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.flow import Flow
from gest_desktop.tales.bandits.table.session.rival import MIND

MESSAGE = 4.0  # seconds
NOTICE = 8.0  # the same for what is told when the table opens
END_OF_TURN = "end of turn"  # what a player may wish to confirm
OTHER_KEYS = {  # what keys do here; nothing where there are no words
    "several": "", "dashed": "", "favour": "", "undo_turn": "", "suspicion": "", "piles": "",
    "annals": "",
    "hint": N_("hint"), "because": N_("explain an opponent's move"),
    "again": N_("replay your opponents' last moves"),
}  # fmt: skip


class BanditsTable(Picturing):
    """One game, from its current position to its end."""

    music = "greenwood"
    keys_in_words: Mapping[str, str] = OTHER_KEYS
    drawing: Drawing

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app)
        self.contest = contest
        self.devices = Devices(app)
        self.flow = Flow(contest, self.worker, self.begins)
        self.advice = Advice(self.flow, self.worker)
        self.commands = Commands(self)
        self.message, self.message_until = contest.notice, NOTICE if contest.notice else 0.0
        self.has_ended = False
        self.seen_version = -1

    def worker(self) -> Worker:
        return self.app.minds.of_tale(MIND)

    def begins(self, beat: Beat) -> None:
        if beat.cue:
            self.app.sound.play(beat.cue)

    def say(self, words: str) -> None:
        """Show a sentence for a while instead of the prompt."""
        self.message, self.message_until = words, self.clock + MESSAGE
        self.app.dirty = True

    def enter(self) -> None:
        self.devices = Devices(self.app)
        if self.has_ended and self.contest.is_over:
            self.flow.open_chests()

    def leave(self) -> None:
        self.pointer.held, self.peeks = None, False
        self.devices = Devices(self.app)
        self.advice.close()
        if self.flow.rival is not None:
            self.flow.rival.cancel()

    def rebuild(self) -> None:
        self.name = _("Bandits of Sherwood")
        if not self.flow.is_playing and not self.flow.waits_for_curtain:
            self.flow.go_on()
        self.drawing = Drawing(self.app.stage, self.app.settings)
        self.lay_out()

    def lay_out(self) -> None:
        self.drawing.lay_out(self.moment())

    def draw(self, target: pygame.Surface) -> None:
        self.drawing.draw(target, self.moment())

    def handle(self, event: pygame.Event) -> None:
        if self.commands.scrolls(event):
            return
        gesture = self.devices.read(event)
        if gesture is not None:
            self.give(gesture)

    def press_pad(self, word: str, is_down: bool) -> None:
        if word == PEEK:
            self.give(Gesture(PEEK, number=int(is_down)))
        elif is_down and word not in HELD:
            self.pointer.hovered = None
            self.give(Gesture("command", word=word))

    def pad_words(self) -> Sequence[tuple[str, str]]:
        return tuple(pad_words(self))

    def give(self, gesture: Gesture) -> None:
        self.lay_out()
        self.commands.take(gesture)
        self.app.dirty = True
        if self.app.scene is self:
            self.lay_out()

    @property
    def is_lively(self) -> bool:
        is_new = self.clock - self.asked_at < BREATHING and not self.app.settings.reduced_motion
        waits = not (self.contest.is_over or self.contest.persons_turn or self.flow.waits_for_player)
        return self.flow.is_playing or waits or self.advice.is_thinking or is_new

    @property
    def holds_rounds(self) -> bool:
        """Whether the player begins the next round: who ends turns, or confirms their end, does."""
        settings = self.app.settings
        return settings.turn_cards or settings.confirm == END_OF_TURN

    def update(self, seconds: float) -> bool:
        self.clock += seconds
        self.pointer.still += seconds
        pace = replace(self.app.pace, hurried=self.devices.is_hurried)
        self.flow.holds_rounds = self.holds_rounds
        changed = self.flow.update(seconds, pace)
        changed |= self.advice.update()
        if self.flow.version != self.seen_version:
            self.on_change()
        self.look_for_the_end()
        if self.app.scene is self:
            self.lay_out()
        return changed or self.is_lively or self.pointer.still < 1.0 or self.clock < self.message_until + 0.2

    def on_change(self) -> None:
        """Another question, or something that happened: the focus starts anew."""
        self.seen_version = self.flow.version
        question = self.flow.answering
        if self.flow.waits_for_player:
            self.pointer.focused = None  # so that Enter begins the next round
        if question is None:
            return
        self.asked_at = self.clock
        if self.pointer.focused not in question.keyboard_stops:
            self.pointer.focused = None
        if self.app.pad.is_last and self.pointer.focused is None and question.keyboard_stops:
            self.pointer.focused = question.keyboard_stops[0]

    def look_for_the_end(self) -> None:
        flow = self.flow
        if flow.beats:
            return
        if flow.waits_for_curtain:
            passing = passing_to(self.contest, self.contest.actor)
            self.app.push(CurtainScene(self.app, passing, flow.come_to_screen))
        elif self.contest.is_over and not self.has_ended:
            self.has_ended = True
            self.lay_out()  # the table is seen behind the chests
            self.commands.show_end()
        elif not self.contest.is_over:
            self.has_ended = False  # the last choices were undone

    def may_close(self, then: Callable[[], None]) -> bool:
        """Leaving loses nothing, unless the disk refuses to save: then the player decides."""
        self.contest.keep()
        return self.commands.may_leave(then)
