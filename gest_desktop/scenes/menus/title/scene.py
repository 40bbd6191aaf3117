"""The title screen: its picture and the main menu."""

from __future__ import annotations

from math import exp
from typing import Final

import pygame

from gest_desktop import __version__
from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.dialogs import AskScene, message_dialog, no_more
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.opening import contest_of, open_table
from gest_desktop.scenes.menus.title.items import items
from gest_desktop.scenes.menus.title.picture import TitlePicture, name_picture, title_picture
from gest_desktop.scenes.menus.widgets.inks import CREAM, GOLD
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT

BUTTON: Final = 60  # units from one button to the next
HEAD: Final = 158
FOOT: Final = 130
WIDE: Final = 470  # including the rolls at both ends
EASE: Final = 5.0  # how fast the picture follows the mouse
REST: Final = 0.002  # distance at which it stops
NAME: Final = 881  # width of the name of the game, in units
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

    def rebuild(self) -> None:
        self.items = items(self)
        self.paper_size = (WIDE, HEAD + BUTTON * len(self.items) + FOOT)
        self.picture = title_picture(self.app.stage.size)
        super().rebuild()

    def enter(self) -> None:
        """Rebuild the buttons if a game or a lesson was started or finished since."""
        super().enter()
        if self.items != items(self):
            self.controls = []
            self.rebuild()

    def first_focus(self) -> str:
        return self.items[0].key

    def make_page(self) -> None:
        """Place the scroll between the castle and the oak, and the name in the remaining sky."""
        stage = self.app.stage
        factor = min(stage.width / 1920, stage.height / 1080)
        edge = round(FRAME * factor)
        self.paper.center = (stage.width - round(320 * factor), round(stage.height * 0.575))
        self.paper.clamp_ip(stage.area.inflate(-2 * edge, -2 * edge))
        self.page = Page(stage.area, self.unit, self.inks)
        room = pygame.Rect(edge, edge, self.paper.left - edge - round(20 * factor), stage.height // 2)
        title, place = name_picture(room, factor)
        self.page.surface.blit(title, place)
        self.ribbon(place)
        self.credits(edge, factor)
        self.page.part("scroll", self.paper.inflate(-round(96 * self.unit), -round(96 * self.unit)))
        self.page.surface = self.page.surface.subsurface(self.page.surface.get_bounding_rect())
        self.page.area = self.page.surface.get_rect(topleft=self.page.surface.get_offset())

    def ribbon(self, name: pygame.Rect) -> None:
        words = _("For one or two players")
        flat = Page(name.inflate(0, name.height), name.width / NAME, self.inks)
        rect = pygame.Rect(0, 0, round(420 * flat.unit), round(50 * flat.unit))
        rect.midtop = (name.centerx, name.bottom - round(34 * flat.unit))
        flat.part("ribbon", rect)
        flat.write(words, rect, "flavour", 30, "#3a160c", "middle")
        self.page.surface.blit(flat.surface, flat.area)
        self.page.words += flat.words

    def credits(self, edge: int, factor: float) -> None:
        """The credits at the bottom of the picture."""
        stage, high = self.app.stage, round(23 * self.unit)
        room = self.paper.left - edge - round(60 * factor)
        plate = pygame.Rect(0, 0, min(room, round(640 * self.unit)), 2 * high + round(8 * self.unit))
        plate.midbottom = (edge + round(30 * factor) + room // 2, stage.height - edge - round(2 * factor))
        self.page.part("panel_dark", plate)
        version = _("Gest Desktop {version}").format(version=__version__)
        credit = _("An unofficial version of Fred Serval's board game, which GMT Games publishes")
        line = pygame.Rect(plate.x, plate.y + round(4 * self.unit), plate.width, high)
        line.inflate_ip(-round(28 * self.unit), 0)
        self.page.engrave(version, line, "text", 17, GOLD)
        self.page.engrave(credit, line.move(0, high), "text", 16, CREAM)

    def lay_out(self) -> None:
        self.page_words_of_scroll()
        for number, item in enumerate(self.items):
            y = HEAD + BUTTON * number
            self.button(
                item.key,
                item.label,
                (75, y, WIDE - 150, BUTTON - 14),
                item.call,
                item.colour,
                item.icon,
                item.hint,
                item.enabled,
            )
        self.hint_box = self.box(75, HEAD + BUTTON * len(self.items) - 6, WIDE - 150, 38)

    def page_words_of_scroll(self) -> None:
        words = _("Come, gather round")
        self.page.write(words, self.box(75, 94, WIDE - 150, 34), "heading", 27, self.inks.heading, "middle")
        self.page.ornament("ornament_arrow", self.box(0, 140, WIDE, 0).center, 0.8)

    def hint(self) -> str:
        """Offer the lessons when there is no other hint."""
        return super().hint() or next(item.hint for item in self.items if item.key == "learn")

    def draw_hint(self, target: pygame.Surface) -> None:
        """Draw an oak leaf if there is no hint."""
        if self.hint():
            super().draw_hint(target)
        elif self.hint_box:
            leaf = scaled("ornament_leaf", self.unit * 0.75)
            target.blit(leaf, leaf.get_rect(center=self.hint_box.center))

    # --- event loop

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION and not self.app.settings.reduced_motion:
            wide, high = self.app.stage.size
            self.wish = (2 * event.pos[0] / wide - 1, 2 * event.pos[1] / high - 1)
        super().handle(event)

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.frames == 1:
            _started = self.app.worker  # starts the worker while the player looks around
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
