"""The title screen: its picture and the main menu."""

from __future__ import annotations

from math import exp
from typing import Final

import pygame

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene, message_dialog, no_more
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.opening import contest_of, open_table
from gest_desktop.scenes.menus.saves.pictures import game_picture
from gest_desktop.scenes.menus.saves.summary import Summary
from gest_desktop.scenes.menus.title.continue_card import ContinueCard
from gest_desktop.scenes.menus.title.items import Item, current_game, items
from gest_desktop.scenes.menus.title.picture import TitlePicture, name_picture, title_picture
from gest_desktop.scenes.menus.title.plates import credits_plate, ribbon
from gest_desktop.scenes.menus.widgets.cards import Plaque
from gest_desktop.scenes.menus.widgets.faces import Face
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT

WIDE: Final = 540  # units, including the rolls at both ends
LEFT: Final = 76
HEAD, FOOT = 92, 106  # above the first entry, below the last
GAP: Final = 8
SMALL: Final = 43  # height of the entries at the foot
ICON: Final = 6  # letters that are as wide as an icon
CARD, PLAQUE = 190, 68  # heights of the game to continue and of an entry
CARD_PICTURE: Final = (154, 100)
COMPACT: Final = (128, 52)  # the same on a small window, without picture and second lines
SMALL_WINDOW: Final = (1100, 660)
EASE: Final = 5.0  # how fast the picture follows the mouse
REST: Final = 0.002  # distance at which it stops
FRAME: Final = 60  # width of the frame on each side, in units


class TitleScene(MenuScene):
    """The first scene on the stack; leaving it ends the program."""

    music = "ballad"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.lean = (0.0, 0.0)
        self.wish = (0.0, 0.0)
        self.frames = 0
        self.picture: TitlePicture | None = None

    # --- layout

    @property
    def is_compact(self) -> bool:
        stage = self.app.stage
        return stage.width < SMALL_WINDOW[0] or stage.height < SMALL_WINDOW[1]

    def rebuild(self) -> None:
        self.game = current_game(self.app.store)
        self.items = items(self, self.game)
        heights = (max(map(self.height, row)) + GAP for row in self.rows())
        self.paper_size = (WIDE, HEAD + sum(heights) + SMALL + FOOT)
        self.picture = title_picture(self.app.stage.size)
        super().rebuild()

    def rows(self) -> list[list[Item]]:
        """The entries above the foot, two halves in one row."""
        rows: list[list[Item]] = []
        for item in self.items:
            if not item.is_small:
                shares = item.is_half and rows and rows[-1][-1].is_half and len(rows[-1]) == 1
                rows = [*rows[:-1], [*rows[-1], item]] if shares else [*rows, [item]]
        return rows

    def height(self, item: Item) -> int:
        card, plaque = COMPACT if self.is_compact else (CARD, PLAQUE)
        if item.is_half:
            return COMPACT[1]
        return card if item.key == "continue" and not item.line else plaque

    def enter(self) -> None:
        """Rebuild the entries if a game or a lesson was started or finished since."""
        super().enter()
        game = current_game(self.app.store)
        if game != self.game or self.items != items(self, game):
            self.controls = []
            self.rebuild()

    def first_focus(self) -> str:
        return self.items[0].key

    def make_page(self) -> None:
        """Place the scroll between the castle and the oak, and the name in the remaining sky."""
        stage = self.app.stage
        factor = min(stage.width / 1920, stage.height / 1080)
        edge = round(FRAME * factor)
        self.paper.center = (stage.width - round(349 * factor), stage.height // 2 + round(16 * factor))
        self.paper.clamp_ip(stage.area.inflate(-2 * edge, -2 * edge))
        self.page = Page(stage.area, self.unit, self.inks)
        room = pygame.Rect(edge, edge, self.paper.left - edge - round(20 * factor), stage.height // 2)
        title, place = name_picture(room, factor)
        self.page.surface.blit(title, place)
        ribbon(self.page, place)
        room = pygame.Rect(edge + round(30 * factor), 0, self.paper.left - edge - round(60 * factor), 0)
        room.bottom = stage.height - edge - round(2 * factor)
        credits_plate(self.page, room)
        self.page.part("scroll", self.paper.inflate(-round(96 * self.unit), -round(96 * self.unit)))
        self.page.surface = self.page.surface.subsurface(self.page.surface.get_bounding_rect())
        self.page.area = self.page.surface.get_rect(topleft=self.page.surface.get_offset())

    def lay_out(self) -> None:
        y, wide = HEAD, WIDE - 2 * LEFT
        for row in self.rows():
            each = (wide - GAP * (len(row) - 1)) / len(row)
            for number, item in enumerate(row):
                self.lay_entry(item, (LEFT + number * (each + GAP), y, each, self.height(item)))
            y += self.height(row[0]) + GAP
        small = [item for item in self.items if item.is_small]
        x, letters = float(LEFT), sum(len(item.label) + ICON for item in small)
        for item in small:
            each = (wide - GAP * (len(small) - 1)) * (len(item.label) + ICON) / letters
            self.button(item.key, item.label, (x, y, each, SMALL), item.call, item.colour, item.icon, text=18)
            x += each + GAP
        words = _("The greenwood wakes. Let us go on.") if self.game else _("Come, gather round.")
        foot = self.box(LEFT, y + SMALL + 4, wide, 30)
        self.page.write(words, foot, "flavour", 20, self.inks.heading, "middle")

    def lay_entry(self, item: Item, box: tuple[float, float, float, float]) -> None:
        around = f"button_{item.colour}"
        if item.key == "continue" and self.game and self.game.summary:
            face: Face = self.continue_card(item, self.game.summary)
        else:
            face = Plaque(item.label, "" if self.is_compact else item.line, item.colour, self.unit, item.icon)
        self.face(item.key, item.label, box, face, item.call, around)

    def continue_card(self, item: Item, summary: Summary) -> ContinueCard:
        size = self.box(0, 0, *CARD_PICTURE).size
        picture = None if self.is_compact else game_picture(summary, size, self.unit)
        return ContinueCard(item.label, self.unit, summary, picture)

    # --- event loop

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION and not self.app.settings.reduced_motion:
            wide, high = self.app.stage.size
            self.wish = (2 * event.pos[0] / wide - 1, 2 * event.pos[1] / high - 1)
        super().handle(event)

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.frames == 1:
            _started = self.app.minds.worker  # starts the worker while the player looks around
        self.frames += 1
        if self.app.settings.reduced_motion:
            self.wish = self.lean = (0.0, 0.0)
        if not self.is_lively:
            return changed
        share = 1 - exp(-EASE * min(seconds, 0.1))
        self.lean = (
            self.lean[0] + (self.wish[0] - self.lean[0]) * share,
            self.lean[1] + (self.wish[1] - self.lean[1]) * share,
        )
        if not self.is_lively:
            self.lean = self.wish
        return True

    @property
    def is_lively(self) -> bool:
        return max(abs(self.lean[0] - self.wish[0]), abs(self.lean[1] - self.wish[1])) > REST

    def draw_background(self, target: pygame.Surface) -> None:
        if self.picture:
            self.picture.draw(target, self.lean)

    # --- navigation

    def go_on(self) -> None:
        """Continue the current game; a damaged one is reported and left unchanged."""
        try:
            contest = contest_of(self.app, self.app.store.load(self.app.store.path(CURRENT)))
        except DamagedSaveError as error:
            self.app.push(message_dialog(self.app, _("The game cannot be continued"), str(error)))
            return
        open_table(self.app, contest)

    def back(self) -> None:
        """Ask before quitting, so that nobody leaves by mistake."""
        words = _("Your game is saved automatically.")
        answers = [(_("Quit"), "red", self.app.quit), (_("Stay"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Leave the greenwood?"), words, answers))
