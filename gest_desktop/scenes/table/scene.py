"""The table as a scene: passes events on to the game, advances the time, and draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from gest_desktop.scenes.menus.curtain import PASSING, CurtainScene
from gest_desktop.scenes.menus.unsaved import UnsavedScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.devices import Devices
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.confirming import END_OF_TURN
from gest_desktop.scenes.table.commands import Commands
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.guide import Guide
from gest_desktop.scenes.table.pad import pad_gesture, pad_words
from gest_desktop.scenes.table.pointing import Pointing
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.entry_sounds import cue, verdict
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.table_moment import Pos
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.table.table_state import TableState
from gest_desktop.scenes.table.unsaved import unsaved_scene


class TableScene(Scene):
    """One contest, from its current position to its end; a guide may accompany the player."""

    music = "greenwood"
    drawing: Drawing
    commands: Commands
    pointing: Pointing

    def __init__(self, app: App, contest: Contest, guide: Guide | None = None) -> None:
        super().__init__(app)
        self.guide = guide or Guide()
        self.devices = Devices(app)
        self.state = TableState(contest, self.make_flow, lambda: app.minds.worker)
        self.guide.sit_beside(self)

    def make_flow(self, contest: Contest) -> TurnFlow:
        app = self.app
        flow = self.guide.flow(
            contest, lambda: app.minds.worker, app.settings.confirm, self.begins, self.lands
        )
        flow.holds_cards = self.holds_cards
        return flow

    @property
    def holds_cards(self) -> bool:
        """Whether the player turns the next card; to confirm the end of a turn is enough."""
        settings = self.app.settings
        return settings.turn_cards and settings.confirm != END_OF_TURN and self.guide.holds_cards

    @property
    def flow(self) -> TurnFlow:
        return self.state.flow

    @property
    def contest(self) -> Contest:
        return self.state.contest

    def begins(self, beat: Beat) -> None:
        self.sound(cue(beat.entries[-1]))

    def lands(self, beat: Beat) -> None:
        self.sound(verdict(beat.entries[-1]))

    def sound(self, name: str) -> None:
        if name:
            self.app.sound.play(name)

    def enter(self) -> None:
        """Put the question again, since the options may have changed in the meantime."""
        self.flow.ask_again(self.app.settings.confirm)
        self.flow.holds_cards = self.holds_cards
        self.devices = Devices(self.app)

    def leave(self) -> None:
        self.state.pointer.held, self.state.pointer.peeks = None, False
        self.state.pointer.put_away()
        self.devices = Devices(self.app)
        self.state.forget_advice()
        self.state.ponderer.rest()
        if self.flow.rival is not None:
            self.flow.rival.cancel()
        self.lay_out()

    def rebuild(self) -> None:
        """Recreate the drawing, and put the question again, since the language may have changed."""
        self.name = self.guide.title()
        self.flow.ask_again(self.app.settings.confirm)
        self.drawing = self.make_drawing()
        self.commands = Commands(self.app, self.state, self.drawing, self.guide, self.react)
        self.pointing = Pointing(
            self.state, self.drawing, self.commands, self.guide, self.app.sound, self.drags_one, self.react
        )
        if self.app.scene is not self:  # drawn behind a menu, without an update first
            self.lay_out()

    def drags_one(self) -> bool:
        """Whether a single dragged piece goes alone; a lesson asks how many, since it teaches that."""
        return self.app.settings.drag_one and not self.guide.asks_how_many

    def make_drawing(self) -> Drawing:
        return Drawing(self.app.stage, self.app.settings, self.guide.make_overlay())

    def follow(self) -> None:
        """Lay out what belongs to the question, as soon as it may have changed."""
        self.state.pointer.pad = self.devices.pad_letters
        self.drawing.follow(self.state.moment(self.app.settings))
        self.state.offered = self.drawing.stops

    def lay_out(self) -> None:
        """Lay out everything before it is drawn, and search where pieces could be dragged."""
        self.state.look_ahead()
        self.state.pointer.pad = self.devices.pad_letters
        self.drawing.lay_out(self.state.moment(self.app.settings))
        self.state.offered = self.drawing.stops
        self.state.surprises.see(self.drawing.papers, self.state.clock)

    def hit(self, pos: Pos) -> Thing | None:
        return self.drawing.hit(pos)

    def draw(self, target: pygame.Surface) -> None:
        self.drawing.draw(target, self.state.moment(self.app.settings))

    def handle(self, event: pygame.Event) -> None:
        if self.drawing.scrolls(event):
            return
        gesture = self.devices.read(event)
        if gesture is not None:
            self.give(gesture)

    def press_pad(self, word: str, is_down: bool) -> None:
        gesture = pad_gesture(word, is_down)
        if gesture is not None:
            self.state.pointer.hovered = None  # the focus counts now
            self.give(gesture)

    def pad_words(self) -> Sequence[tuple[str, str]]:
        return tuple(pad_words(self.state))

    def give(self, gesture: Gesture) -> None:
        """Handle a gesture of any device."""
        self.follow()
        self.guide.take(gesture, self.take)
        self.follow()

    def take(self, gesture: Gesture) -> None:
        """Handle a gesture without the guide."""
        self.pointing.take(gesture)
        self.follow()

    def dispatch(self, word: str) -> None:
        self.commands.dispatch(word)

    def react(self, reaction: Reaction) -> None:
        """Pass a reaction to the guide first."""
        self.guide.react(reaction, self.pointing.carry_out)

    @property
    def is_lively(self) -> bool:
        return self.state.is_lively(self.app.settings) or self.guide.is_lively

    def update(self, seconds: float) -> bool:
        changed = self.guide.update(seconds, self.pass_time)
        self.state.ponderer.update(self.flow, self.may_ponder)
        self.lay_out()
        return changed

    @property
    def may_ponder(self) -> bool:
        """Whether the opponent may use the player's time: never while advice is being searched."""
        is_busy = self.state.is_thinking or self.guide.is_lively or self.app.scene is not self
        return self.app.settings.ponder and not is_busy and self.app.attention.is_given

    def pass_time(self, seconds: float) -> bool:
        """Advance the time without the guide."""
        was_mine = self.flow.answering is not None
        changed = self.state.update(seconds, replace(self.app.pace, hurried=self.devices.is_hurried))
        if not was_mine and self.flow.answering is not None:
            self.on_new_question()
        self.look_for_the_end()
        if self.app.pad.is_last and self.flow.answering is not None and self.state.focused is None:
            self.focus_by_itself()
        return changed or self.is_lively

    def focus_by_itself(self) -> None:
        """With a gamepad something has the focus at once, unless a guide wants to be read first."""
        self.follow()
        if not self.drawing.overlay.is_read_first:
            self.commands.focus.arrive()

    def on_new_question(self) -> None:
        """Start the question, and ring a bell if the opponent has just played."""
        self.state.start_question()
        self.follow()
        self.state.pointer.hovered = self.drawing.hit(self.state.pointer.pos)
        turn = self.flow.last_turn
        if turn.rows and not (turn.is_past or turn.is_found_again):
            self.sound("your_turn")

    def may_close(self, then: Callable[[], None]) -> bool:
        """Leaving loses nothing, unless the disk refuses to save: then the player decides."""
        trouble = self.contest.save_again()
        if trouble and not isinstance(self.app.scene, UnsavedScene):
            self.app.push(unsaved_scene(self.app, self.contest, trouble, then))
        return not trouble

    def look_for_the_end(self) -> None:
        if self.flow.beat_player.is_playing or self.flow.is_paused:
            return
        if self.flow.waits_for_curtain:
            self.app.push(CurtainScene(self.app, PASSING[self.contest.actor], self.change_seats))
        elif self.contest.is_over and not self.state.has_ended:
            self.state.has_ended = True
            self.commands.dispatch("show_end")

    def change_seats(self) -> None:
        """Clear what one player was told, since it is not for the other."""
        self.state.notices.clear(self.state.clock)
        self.flow.come_to_screen()
