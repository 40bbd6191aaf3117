"""What keys and icons do at the table, apart from answering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell import speeds
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.focus_moves import FocusMoves
from gest_desktop.scenes.table.guide import Guide
from gest_desktop.scenes.table.open_things import OpenThings
from gest_desktop.scenes.table.panels.menu_bar import label_of
from gest_desktop.scenes.table.scene_commands import SceneCommands
from gest_desktop.scenes.table.seen.things import PILES, Thing
from gest_desktop.scenes.table.table_state import TableState


class Commands(SceneCommands):
    """One method per command word."""

    def __init__(
        self, app: App, state: TableState, drawing: Drawing, guide: Guide, react: Callable[[Reaction], None]
    ) -> None:
        self.app, self.state, self.drawing, self.guide, self.react = app, state, drawing, guide, react
        self.open_things = OpenThings(app, state)
        self.focus = FocusMoves(state, drawing, lambda: app.pad.is_down("hurry"))

    def dispatch(self, word: str) -> None:
        """Run a command, unless the guide handles it."""
        self.guide.dispatch(word, self.carry_out)

    def carry_out(self, word: str) -> None:
        getattr(self, word)()

    def press(self, name: str) -> bool:
        """Press a button that is not an answer; False if the question has to handle it."""
        if name not in BUTTONS:
            return False
        self.app.sound.play("button_click")
        self.dispatch(name)
        return True

    def next(self) -> None:
        self.state.step_focus(1)

    def previous(self) -> None:
        self.state.step_focus(-1)

    def left(self) -> None:
        self.focus.move((-1, 0))

    def right(self) -> None:
        self.focus.move((1, 0))

    def up(self) -> None:
        self.focus.move((0, -1))

    def down(self) -> None:
        self.focus.move((0, 1))

    def activate(self) -> None:
        flow, focused = self.state.flow, self.state.focused
        if flow.beat_player.is_playing:
            flow.beat_player.finish()
        elif focused is not None and self.touch(focused):
            return
        elif flow.waits_at_end:
            self.dispatch("end_turn")
        elif focused is None and flow.is_end_seen and flow.contest.is_over:
            self.dispatch("show_end")
        elif flow.summary is not None:
            self.dispatch("go_on")
        elif focused is not None and flow.answering is not None:
            self.react(flow.answering.touch(focused))
        elif flow.answering is not None and flow.answering.default is not None:
            self.react(flow.answering.touch(flow.answering.default))
        else:
            self.state.step_focus(1)

    def toggle(self) -> None:
        """Choose what has the focus, if it is part of the question: a figure is picked, or let go again.

        A turn that is over is ended.
        """
        flow, focused = self.state.flow, self.state.focused
        is_asked = flow.answering is not None and not flow.beat_player.is_playing
        is_part = is_asked and flow.answering is not None and focused in flow.answering.stops
        if is_part or flow.is_paused:
            self.dispatch("activate")

    def end_turn(self) -> None:
        """Let the next card be turned, or the opponent act, after which nothing can be undone."""
        self.state.flow.end_turn()
        self.state.pointer.looked, self.state.pointer.focus = None, -1
        self.state.pointer.shows_reasons = False

    def cancel(self) -> None:
        """Cancel the innermost thing; if there is none, open the menu."""
        if not self.open_things.close_innermost():
            self.dispatch("menu")

    def back(self) -> None:
        """Cancel the innermost thing, and no more: a gamepad has another button for the menu."""
        self.open_things.close_innermost()

    def undo(self) -> None:
        self.take_back(self.state.flow.undo)

    def undo_turn(self) -> None:
        self.take_back(self.state.flow.undo_turn)

    def take_back(self, undo: Callable[[], None]) -> None:
        self.state.forget_advice()
        try:
            undo()
        except NothingToUndoError as error:
            self.state.notices.say(str(error))
        self.state.refresh()

    def ask(self) -> None:
        self.state.ask_about(self.state.focused or self.state.pointer.hovered)

    def suspicion(self) -> None:
        """Show where Robin may be by the rules, then where a good player would look, then neither."""
        shown, hunches = self.app.settings.suspicion, self.app.settings.hunches
        if not shown:
            self.app.change(suspicion=True, hunches=False)
            words = _("Where Robin may be, by the rules alone. Press {key} again for a hunch.")
            if self.state.flow.viewer == ROBIN:
                words = _(
                    "What the Sheriff can deduce about Robin, and where he really is (green)."
                    " Press {key} again for a hunch."
                )
            self.state.notices.say(words.format(key=self.label("suspicion")))
        elif not hunches:
            self.app.change(hunches=True)
            words = _("Where a good player would look for Robin.")
            if self.state.flow.viewer == ROBIN:
                words = _("Where a good Sheriff would look for Robin; green is where he really is.")
            self.state.notices.say(words)
        else:
            self.app.change(suspicion=False, hunches=False)
            self.state.notices.say(_("The map no longer shows where Robin may be."))
        self.state.refresh()

    def label(self, word: str) -> str:
        """The key or button of a command, as the player knows it."""
        return label_of(word, self.app.settings.keys, self.state.pointer.pad)

    def again(self) -> None:
        turn = self.state.flow.last_turn
        turn.is_open = bool(turn.rows)
        if not self.state.flow.see_again() and not turn.rows:
            self.state.notices.say(_("Your opponent has not had a turn to replay yet."))

    def because(self) -> None:
        pointer, flow = self.state.pointer, self.state.flow
        if flow.is_turn_under_way:
            self.state.notices.say(_("You can ask why when it is your turn again."))
        elif flow.explain() is not None:
            was_shown = pointer.shows_reasons
            self.state.close_notes()
            pointer.shows_reasons = not was_shown
            flow.last_turn.is_open = True
        elif flow.last_turn.rows:
            self.state.notices.say(_("No action was chosen there, so there is nothing to explain."))
        else:
            self.state.notices.say(_("Your opponent has not done anything to explain yet."))

    def close_recap(self) -> None:
        self.state.flow.last_turn.is_open = self.state.pointer.shows_reasons = False

    def touch(self, thing: Thing) -> bool:
        """Do what a thing stands for that is no answer; False if the question has to handle it."""
        if thing.kind == "card" and self.state.flow.waits_for_card:
            self.dispatch("end_turn")
            return True
        if thing.kind in PILES:
            self.dispatch("piles")
            return True
        if thing.kind == "annals":
            self.dispatch("annals")
            return True
        if thing.kind == "step":
            step = self.drawing.recap.step_of(thing)
            return self.state.flow.see_again(step.rows if step is not None else ())
        return thing.kind == "button" and self.press(thing.picture)

    def hint(self) -> None:
        if self.state.flow.answering is not None:
            self.state.ask_adviser()

    def less_help(self) -> None:
        if self.state.adviser is not None:
            self.state.adviser.less()

    def show_on_map(self) -> None:
        if self.state.adviser is not None:
            self.state.adviser.show_on_map()

    def close_panel(self) -> None:
        self.state.close_notes()

    def go_on(self) -> None:
        """Go on after a Royal Inspection."""
        self.state.flow.close_summary()
        self.state.pointer.looked, self.state.pointer.focus = None, -1

    def speed(self) -> None:
        """Step through the speeds."""
        self.set_speed(speeds.following(self.app.settings.speed))

    def faster(self) -> None:
        self.set_speed(speeds.faster(self.app.settings.speed))

    def slower(self) -> None:
        self.set_speed(speeds.slower(self.app.settings.speed))

    def set_speed(self, percent: int) -> None:
        self.app.change(speed=percent)
        self.state.notices.say(speeds.speed_words(percent))

    def older(self) -> None:
        self.drawing.scroll(3)

    def newer(self) -> None:
        self.drawing.scroll(-3)


BUTTONS: Final = {
    "menu", "rulebook", "gallery", "suspicion", "again", "hint", "because", "speed", "options", "keys",
    "undo", "end_turn", "show_end", "rule", "close_recap", "close_panel", "go_on", "less_help", "show_on_map",
}  # fmt: skip
