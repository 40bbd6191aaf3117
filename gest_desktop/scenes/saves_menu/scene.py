"""Saved games: look, load, delete, and save under a name when it was opened from a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.app import App
from gest_desktop.scenes.dialogs import Answer, AskScene, no_more, tell
from gest_desktop.scenes.menu import MenuScene
from gest_desktop.scenes.opening import contest_of, keep_aside, open_table, thumbnail
from gest_desktop.scenes.saves import CURRENT, LONGEST_NAME
from gest_desktop.scenes.saves_menu.pictures import game_picture
from gest_desktop.scenes.saves_menu.rows import PAGE, Shown, pages, shown
from gest_desktop.scenes.table.contest import Contest

WIDE: Final = 1300
LEFT: Final = 60
LIST: Final = 700
SIDE: Final = 800  # where the right column begins
HIGH: Final = 84
STEP: Final = 90


class SavesMenuScene(MenuScene):
    """A file is deleted only after a question, and never changed by looking at it."""

    paper_size = (WIDE, 790)

    def __init__(self, app: App, contest: Contest | None = None) -> None:
        super().__init__(app)
        self.contest = contest
        self.name = _("Save game") if contest else _("Load game")
        self.written = ""  # the name for the game on the table
        self.page_number = 0
        self.chosen: Shown | None = None
        self.look()

    def look(self) -> None:
        """Read the folder; what was chosen stays chosen if it is still there."""
        store = self.app.store
        self.rows = [shown(store, row) for row in store.listed()]
        kept = self.chosen.path if self.chosen else None
        first = self.rows[0] if self.rows else None
        self.chosen = next((row for row in self.rows if row.path == kept), first)
        self.page_number = min(self.page_number, pages(len(self.rows)) - 1)

    # --- layout

    def lay_out(self) -> None:
        self.title(_("Save game") if self.contest else _("Load game"))
        self.lay_list()
        if self.contest:
            self.lay_saving()
        self.lay_chosen(262 if self.contest else 146)
        self.button("back", _("Back"), (LEFT, 696, 200, 52), self.back, "brown", "icon_back")

    def lay_list(self) -> None:
        if not self.rows:
            words = _("No game has been saved yet.")
            quiet = self.inks.quiet
            self.page.write(words, self.box(LEFT, 300, LIST, 40), size=22, ink=quiet, align="middle")
        start = self.page_number * PAGE
        for number, row in enumerate(self.rows[start : start + PAGE]):
            size = self.box(0, 0, 116, HIGH - 14).size
            picture = game_picture(row.path, size, self.unit, bool(row.damage))
            note = row.damage or f"{row.when}   {row.sides}"
            self.row(
                f"game {row.path.name}", row.name, (LEFT, 146 + number * STEP, LIST, HIGH),
                partial(self.choose, row), self.is_chosen(row), note, mark="", picture=picture,
            )
        if pages(len(self.rows)) > 1:
            self.lay_paging()

    def lay_paging(self) -> None:
        y, last = 610, pages(len(self.rows)) - 1
        words = _("Page {page} of {pages}").format(page=self.page_number + 1, pages=last + 1)
        self.page.write(words, self.box(LEFT + 240, y, LIST - 480, 44), align="middle")
        newer, older = partial(self.turn, -1), partial(self.turn, 1)
        before, later = self.page_number > 0, self.page_number < last
        box = (LEFT + 40, y, 190, 44)
        self.button("newer", _("Newer"), box, newer, icon="icon_back", enabled=before)
        box = (LEFT + LIST - 230, y, 190, 44)
        self.button("older", _("Older"), box, older, icon="icon_next", enabled=later)

    def lay_saving(self) -> None:
        self.heading(_("The game on the table"), (SIDE, 146, 440, 34))
        self.entry(
            "name", _("Name"), (SIDE, 188, 270, 46), self.written, self.write, _("a name for it"), "",
            LONGEST_NAME, self.save,
        )
        self.button("save", _("Save"), (SIDE + 284, 187, 156, 48), self.save, "green", "icon_save")

    def lay_chosen(self, y: float) -> None:
        row = self.chosen
        if row is None:
            return
        self.heading(row.name, (SIDE, y, 440, 34))
        high = 170 if self.contest else 260
        size = self.box(0, 0, 440, high).size
        where = self.page.here(self.box(SIDE, y + 46, 440, high))
        self.page.surface.blit(game_picture(row.path, size, self.unit, bool(row.damage)), where)
        words = row.damage or f"{row.sides}\n{row.when}"
        self.page.write(words, self.box(SIDE, y + 58 + high, 440, 74), size=20, align="middle")
        box = (SIDE + 110, y + high + 146, 220, 46)
        self.button("delete", _("Delete"), box, self.ask_delete, "red", "icon_close")
        box = (WIDE - LEFT - 330, 692, 330, 60)
        self.button(
            "load", _("Load this game"), box, self.load, "green", "icon_load", enabled=not row.damage, text=26
        )

    # --- what the buttons do

    def first_focus(self) -> str:
        if self.contest:
            return "name"
        return "load" if self.chosen and not self.chosen.damage else "back"

    def choose(self, row: Shown) -> None:
        self.chosen = row
        self.rebuild()

    def is_chosen(self, row: Shown) -> Callable[[], bool]:
        return lambda: self.chosen is not None and self.chosen.path == row.path

    def turn(self, step: int) -> None:
        self.page_number = min(max(self.page_number + step, 0), pages(len(self.rows)) - 1)
        self.chosen = self.rows[self.page_number * PAGE]
        self.rebuild()

    def write(self, words: str) -> None:
        self.written = words

    def say(self, title: str, words: str) -> None:
        self.app.push(tell(self.app, title, words))

    def load(self) -> None:
        """The game that lay on the table before is kept under a name."""
        if self.chosen is None:
            return
        store, path = self.app.store, self.chosen.path
        try:
            saved = store.load(path)
        except DamagedSaveError as error:
            self.say(_("The game cannot be loaded"), str(error))
            return
        trouble = "" if path == store.path(CURRENT) else keep_aside(store)
        if trouble:
            self.say(_("The game on the table"), trouble)
            return
        open_table(self.app, contest_of(self.app, saved))

    def ask_delete(self) -> None:
        if self.chosen is None:
            return
        words = _("“{name}” will be gone for good.").format(name=self.chosen.name)
        answers = [(_("Delete it"), "red", self.delete), (_("Keep it"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Delete this game?"), words, answers))

    def delete(self) -> None:
        if self.chosen:
            self.app.store.delete(self.chosen.path)
            self.app.store.delete(thumbnail(self.chosen.path))
            self.again()

    def again(self) -> None:
        self.look()
        self.rebuild()

    def save(self) -> None:
        name = " ".join(self.written.split())
        if not name or name == CURRENT:
            self.say(_("Save game"), _("Give the game a name first."))
        elif self.app.store.path(name).exists():
            words = _("There is a game called “{name}” already.").format(name=name)
            replacing = partial(self.save_as, name)
            leaving: Answer = (_("Leave it"), "green", no_more)
            answers: list[Answer] = [(_("Replace it"), "red", replacing), leaving]
            self.app.push(AskScene(self.app, _("Replace this game?"), words, answers))
        else:
            self.save_as(name)

    def save_as(self, name: str) -> None:
        if self.contest is None:
            return
        trouble = self.app.store.keep(self.contest.game, self.contest.seats_json(), name)
        if trouble:
            self.say(_("Save game"), trouble)
            return
        self.written = ""
        self.again()
        self.say(_("Save game"), _("The game is kept as “{name}”.").format(name=name))
