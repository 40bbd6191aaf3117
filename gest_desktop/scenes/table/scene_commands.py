"""The commands of the table that open another scene."""

from __future__ import annotations

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.table_state import TableState


class SceneCommands:
    """Scenes are imported late to avoid import cycles."""

    app: App
    state: TableState

    def rule(self) -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        answering = self.state.flow.answering
        self.app.push(RulebookScene(self.app, answering.asked.rule if answering else ""))

    def rulebook(self) -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        self.app.push(RulebookScene(self.app))

    def gallery(self) -> None:
        from gest_desktop.scenes.menus.gallery.scene import GalleryScene

        self.app.push(GalleryScene(self.app, self.state.flow.now()))

    def piles(self) -> None:
        """Show what can still come."""
        from gest_desktop.scenes.table.foresee.still_to_come import still_to_come
        from gest_desktop.scenes.table.piles import PilesScene

        flow = self.state.flow
        self.app.push(PilesScene(self.app, still_to_come(flow.view(), flow.beat_player.shown)))

    def annals(self) -> None:
        """Show the whole chronicle, as far as the table has come."""
        from gest_desktop.scenes.table.annals import AnnalsScene

        self.app.push(AnnalsScene(self.app, self.state.flow.chronicle_lines))

    def options(self) -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        self.app.push(OptionsScene(self.app))

    def keys(self) -> None:
        from gest_desktop.scenes.menus.keys import KeysScene

        self.app.push(KeysScene(self.app))

    def menu(self) -> None:
        from gest_desktop.scenes.table.pause import table_pause

        self.app.push(table_pause(self.app, self.state.contest, self.state.flow.chronicle_lines))

    def show_end(self) -> None:
        from gest_desktop.scenes.review.end import EndScene

        self.state.flow.is_end_seen = True
        self.app.push(EndScene(self.app, self.state.contest))
