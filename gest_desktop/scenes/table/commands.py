"""What keys and signs do at the table, beside answering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.rules.words import _

if TYPE_CHECKING:
    from gest_desktop.scenes.table.scene import TableScene

SPEEDS: Final = (50, 100, 150, 200, 300, 400)


class Commands:
    """One method for each word of a key or a sign; scenes are opened late so that none needs another."""

    def __init__(self, table: TableScene) -> None:
        self.table, self.app = table, table.app

    def dispatch(self, word: str) -> None:
        getattr(self, word)()

    def press(self, name: str) -> bool:
        """A button that is no answer; False if the question must be asked."""
        if name not in BUTTONS:
            return False
        self.app.sound.play("button_click")
        self.dispatch(name)
        return True

    def next(self) -> None:
        self.table.step_focus(1)

    def previous(self) -> None:
        self.table.step_focus(-1)

    def activate(self) -> None:
        table = self.table
        if table.flow.beat_player.is_playing:
            table.flow.beat_player.finish()
        elif table.focused is not None and table.flow.answering is not None:
            table.react(table.flow.answering.touch(table.focused))
        else:
            table.step_focus(1)

    def cancel(self) -> None:
        table = self.table
        held, table.held = table.held, None
        answering = table.flow.answering
        if held is not None:
            return
        if table.asked_about is not None or table.shows_reasons:
            table.asked_about, table.shows_reasons = None, False
        elif table.has_adviser and (table.adviser.is_thinking or table.adviser.rung):
            table.adviser.forget()
        elif answering is not None and answering.cancel():
            table.drawing.refresh()
        else:
            self.menu()

    def undo(self) -> None:
        self.table.undo()

    def ask(self) -> None:
        self.table.asked_about = self.table.focused or self.table.hovered

    def suspicion(self) -> None:
        self.app.change(suspicion=not self.app.settings.suspicion)
        self.table.drawing.refresh()

    def again(self) -> None:
        if not self.table.flow.see_again():
            self.table.show_message(_("There is no turn of the rival to see again."))

    def because(self) -> None:
        if self.table.flow.reasons:
            self.table.shows_reasons = not self.table.shows_reasons
        else:
            self.table.show_message(_("The rival has not done anything that could be explained."))

    def hint(self) -> None:
        if self.table.flow.answering is not None:
            self.table.adviser.ask()

    def rule(self) -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        answering = self.table.flow.answering
        self.app.push(RulebookScene(self.app, answering.asked.rule if answering else ""))

    def rulebook(self) -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        self.app.push(RulebookScene(self.app))

    def gallery(self) -> None:
        from gest_desktop.scenes.menus.gallery.scene import GalleryScene

        self.app.push(GalleryScene(self.app, self.table.flow.now()))

    def options(self) -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        self.app.push(OptionsScene(self.app))

    def keys(self) -> None:
        from gest_desktop.scenes.menus.keys import KeysScene

        self.app.push(KeysScene(self.app))

    def menu(self) -> None:
        from gest_desktop.scenes.table.pause import table_pause

        self.app.push(table_pause(self.app, self.table.contest))

    def show_end(self) -> None:
        from gest_desktop.scenes.table.end import EndScene

        self.app.push(EndScene(self.app, self.table.contest))

    def speed(self) -> None:
        """Go round all speeds."""
        self.set_speed(SPEEDS[(self.nearest() + 1) % len(SPEEDS)])

    def faster(self) -> None:
        self.set_speed(SPEEDS[min(self.nearest() + 1, len(SPEEDS) - 1)])

    def slower(self) -> None:
        self.set_speed(SPEEDS[max(self.nearest() - 1, 0)])

    def nearest(self) -> int:
        speed = self.app.settings.speed
        return min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - speed))

    def set_speed(self, percent: int) -> None:
        self.app.change(speed=percent)
        self.table.show_message(_("Speed: {times} times.").format(times=f"{percent / 100:g}"))

    def older(self) -> None:
        self.table.drawing.scroll(3)

    def newer(self) -> None:
        self.table.drawing.scroll(-3)


BUTTONS: Final = {
    "menu", "rulebook", "gallery", "suspicion", "again", "hint", "because", "speed", "options", "keys",
    "undo", "rule",
}  # fmt: skip
