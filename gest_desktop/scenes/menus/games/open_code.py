"""Opens a game from a code: pasted, written, or from a file."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.menus.games.exporting import CODE_FILE, code_files
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.shell import clipboard
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.watch.scene import WatchScene
from gest_desktop.scenes.watch.watched import of_source

WIDE, HIGH = 960, 440
MARGIN: Final = 76
FILES: Final = 4  # the newest, listed below
LONGEST_LINE: Final = 2000  # characters that can be written


class OpenCodeScene(MenuScene):
    """A file can also be dropped onto the window."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name, self.written = _("Open a code"), ""

    def rebuild(self) -> None:
        self.found = code_files()[:FILES]
        self.paper_size = (WIDE, HIGH + (56 + 52 * len(self.found) if self.found else 0))
        super().rebuild()

    def first_focus(self) -> str:
        return "paste"

    def lay_out(self) -> None:
        wide = WIDE - 2 * MARGIN
        self.title(_("Open a code"))
        words = _("Paste the code of a game, or write the path of a file. You can also drop a file here.")
        self.page.write(words, self.box(MARGIN, 132, wide, 56), size=20, align="middle")
        box = (MARGIN, 200, wide, 50)
        label, hint = _("Code or file"), "GEST1-…"
        self.entry("code", label, box, self.written, self.write, hint, "", LONGEST_LINE, self.open)
        each = (wide - 20) / 2
        self.button("paste", _("Paste"), (MARGIN, 266, each, 50), self.paste, "brown", "icon_load")
        right, fine = (MARGIN + each + 20, 266.0, each, 50.0), bool(self.written.strip())
        self.button("open", _("Watch"), right, self.open, "green", "icon_play", enabled=fine)
        self.lay_files(wide)
        self.button(
            "back", _("Back"), (MARGIN, self.paper_size[1] - 100, 200, 52), self.back, "brown", "icon_back"
        )

    def lay_files(self, wide: float) -> None:
        if not self.found:
            return
        self.heading(_("Saved codes"), (MARGIN, 336, wide, 34))
        for number, path in enumerate(self.found):
            label, box = path.name.removesuffix(CODE_FILE), (MARGIN, 376 + 52 * number, wide, 46)
            call = partial(self.show, str(path))
            self.row(f"file {number}", label, box, call, lambda: False, mark="")

    def write(self, words: str) -> None:
        was_empty, self.written = not self.written.strip(), words
        if was_empty == bool(words.strip()):
            self.rebuild()

    def paste(self) -> None:
        self.written = clipboard.paste().strip()[:LONGEST_LINE]
        if not self.written:
            self.say(_("There is no text to paste."))
            return
        self.rebuild()
        self.open()

    def open(self) -> None:
        if self.written.strip():
            self.show(self.written)

    def show(self, text: str) -> None:
        try:
            watched = of_source(text)
        except RefusalError as error:
            self.say(str(error))
            return
        self.app.push(WatchScene(self.app, watched))

    def say(self, words: str) -> None:
        self.app.push(message_dialog(self.app, _("Open a code"), words))

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.DROPFILE:
            self.show(event.file)
            return
        super().handle(event)
