"""All games that were played: watch, review, play on, share, star or delete them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import Answer, AskScene, message_dialog, no_more
from gest_desktop.scenes.menus.games.exporting import export_all
from gest_desktop.scenes.menus.games.paper import PAGE, GamesPaper
from gest_desktop.scenes.menus.games.review import review_door
from gest_desktop.scenes.menus.games.share import ShareScene
from gest_desktop.scenes.menus.games.words import DAMAGE, result, when
from gest_desktop.scenes.menus.opening import keep_aside, open_table, seats_of, unfinished
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.archive.about import About
from gest_desktop.scenes.shell.archive.record import Record
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.watch.scene import WatchScene
from gest_desktop.scenes.watch.watched import Watched, of_kept


class GamesScene(GamesPaper):
    """Looking at a game never changes it; deleting asks for confirmation."""

    def __init__(self, app: App, wanted: Callable[[Record], bool] | None = None) -> None:
        """`wanted` may choose among the games, as the career does."""
        super().__init__(app)
        self.name, self.wanted = _("Games"), wanted
        self.page_number = 0
        self.chosen = None
        self.is_new = True
        self.look()

    def look(self) -> None:
        """Read the list; the chosen game stays chosen if it still exists."""
        found = self.archive.listed()
        self.rows = [row for row in found if self.wanted is None or self.wanted(row)]
        kept = self.chosen.id if self.chosen else ""
        first = self.rows[0] if self.rows else None
        self.chosen = next((row for row in self.rows if row.id == kept), first)
        self.page_number = min(self.page_number, self.pages - 1)

    def enter(self) -> None:
        """Look again when the page comes back, since a game may have been played."""
        super().enter()
        if self.is_new:
            self.is_new = False
            return
        before = self.rows
        self.look()
        if self.rows != before:
            self.rebuild()

    def first_focus(self) -> str:
        return "watch" if self.chosen and "watch" not in self.may(self.chosen) else "back"

    def may(self, record: Record) -> dict[str, str]:
        if record.damage:
            return dict.fromkeys(("watch", "review", "play_on", "share", "star"), _(DAMAGE))
        barred = {}
        if record.is_over:
            barred["play_on"] = _("The game is over: watch it, and play on from any choice.")
        else:
            later = _("You can do this when the game is over.")
            barred |= {"share": later, "review": later}
            if not record.side:
                barred["watch"] = later
        return barred

    # --- the list

    def choose(self, row: Record) -> None:
        self.chosen = row
        self.rebuild()

    def turn(self, step: int) -> None:
        self.page_number = min(max(self.page_number + step, 0), self.pages - 1)
        self.chosen = self.rows[self.page_number * PAGE]
        self.rebuild()

    def again(self) -> None:
        self.look()
        self.rebuild()

    def say(self, title: str, words: str) -> None:
        self.app.push(message_dialog(self.app, title, words))

    # --- one game

    def watched(self) -> Watched | None:
        """The chosen game, ready to be watched; if that is impossible, the player is told why."""
        if self.chosen is None:
            return None
        try:
            return of_kept(self.archive.load(self.chosen.id))
        except DamagedSaveError as error:
            self.say(_("The game cannot be shown"), str(error))
            return None

    def watch(self) -> None:
        watched = self.watched()
        if watched is not None:
            self.app.push(WatchScene(self.app, watched))

    def review(self) -> None:
        watched = self.watched()
        door = review_door(self.app, watched) if watched is not None else None
        if door is not None:
            door(0)

    def play_on(self) -> None:
        """Continue an unfinished game where it was left; the current one is saved first."""
        if self.chosen is None:
            return
        try:
            kept = self.archive.load(self.chosen.id)
            game = kept.game()
        except DamagedSaveError as error:
            self.say(_("The game cannot be continued"), str(error))
            return
        self.app.leave(partial(self.continue_with, Contest(game, seats_of(kept.record.seats))))

    def continue_with(self, contest: Contest) -> None:
        record, current = self.chosen, unfinished(self.app.store)
        assert record is not None
        is_current = current is not None and current.about.id == record.id
        trouble = "" if is_current else keep_aside(self.app.store)
        if trouble:
            self.say(_("Current game"), trouble)
            return
        about = About(
            record.id, record.began, record.practice, record.hints, record.came_from, record.came_at
        )
        open_table(self.app, Contest(contest.game, contest.seats, self.app.store, about=about))

    def share(self) -> None:
        if self.chosen is None:
            return
        try:
            game = self.archive.load(self.chosen.id).game()
        except DamagedSaveError as error:
            self.say(_("Share"), str(error))
            return
        self.app.push(ShareScene(self.app, game, self.chosen.seats))

    def star(self) -> None:
        if self.chosen is None:
            return
        trouble = self.archive.star(self.chosen.id, not self.chosen.starred)
        if trouble:
            self.say(_("Games"), trouble)
        self.again()

    def ask_delete(self) -> None:
        if self.chosen is None:
            return
        words = _("“{name}” will be permanently deleted.")
        name = _("{result}, {when}").format(result=result(self.chosen), when=when(self.chosen))
        answers: list[Answer] = [(_("Delete"), "red", self.delete), (_("Cancel"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Delete this game?"), words.format(name=name), answers))

    def delete(self) -> None:
        if self.chosen:
            self.archive.delete(self.chosen.id)
            self.again()

    # --- all games

    def open_code(self) -> None:
        from gest_desktop.scenes.menus.games.open_code import OpenCodeScene

        self.app.push(OpenCodeScene(self.app))

    def export(self) -> None:
        self.say(_("Export all"), export_all(self.archive))
