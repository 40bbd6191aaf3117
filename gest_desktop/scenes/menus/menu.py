"""The base of the menu screens: buttons and choices on paper, for mouse and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.scenes.kit.theme import make_manager
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.menu_keys import ENTER, MenuKeys
from gest_desktop.scenes.menus.menu_parts import MenuParts
from gest_desktop.scenes.menus.widgets.control import Control, PressControl
from gest_desktop.scenes.menus.widgets.inks import inks
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import paragraph
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.shell.stage import Stage

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

BODY: Final = 20  # size of body text, in units
LEAST: Final = 15  # minimum size in pixels, if the window has room for it
LARGER: Final = 1.15  # menus fill the screen, so they can be larger than the panels of the table
ROOM: Final = 0.97  # share of the window for the paper and its shadow


def menu_unit(stage: Stage, wide: float, high: float) -> float:
    """Pixels per unit: as set by the player, large enough to read, small enough to fit the window."""
    wanted = max(stage.factor * LARGER * stage.text_scale, LEAST / BODY)
    return min(wanted, stage.width * ROOM / wide, stage.height * ROOM / high)


class MenuScene(MenuKeys, MenuParts, Scene):
    """Subclasses set the size of the paper and put things on it in `lay_out`."""

    paper_size = (1200, 760)  # in units, including the shadow
    paper_part = "dialog"
    hint_box: pygame.Rect | None = None  # where the hint of the focused control is drawn

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.controls: list[Control] = []
        self.focus = 0
        self.shows_ring = True
        self.held: set[int] = set()

    def lay_out(self) -> None:
        """Put texts and controls on the paper."""
        raise NotImplementedError

    def first_focus(self) -> str:
        """The key of the control that gets the focus first."""
        return ""

    def enter(self) -> None:
        pressed = pygame.key.get_pressed()
        self.held = {key for key in ENTER if pressed[key]}
        self.shows_ring = True

    def rebuild(self) -> None:
        kept = self.controls[self.focus].key if self.controls else self.first_focus()
        self.app.has_litter |= bool(self.controls)
        stage = self.app.stage
        self.unit = self.fitting_unit()
        self.inks = inks(self.app.settings.palette)
        self.manager = make_manager(stage.size, self.unit)
        self.paper = pygame.Rect(0, 0, *(round(side * self.unit) for side in self.paper_size))
        self.paper.center = stage.area.center
        self.controls, self.hint_box = [], None
        self.make_page()
        self.lay_out()
        self.focus_on(kept or self.first_focus())
        self.manager.update(0.0)  # pygame-gui draws only what its last update has listed
        self.app.dirty = True

    def fitting_unit(self) -> float:
        """Pixels per unit."""
        return menu_unit(self.app.stage, *self.paper_size)

    def make_page(self) -> None:
        """Start a page with the wooden table and the paper on it."""
        self.page = Page(cover("table", self.app.stage.size).copy(), self.unit, self.inks)
        if self.paper_part:
            shadow = round(28 * self.unit)
            self.page.part(self.paper_part, self.paper.inflate(-shadow, -shadow))

    def handle(self, event: pygame.Event) -> None:
        if not self.controls:
            return
        if event.type == pygame.KEYDOWN:
            self.key_down(event)
            return
        if event.type == pygame.KEYUP:
            self.held.discard(event.key)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.point(event.pos)
        self.manager.process_events(event)
        for control in self.controls:
            if control.handle(event):
                break
        for control in self.controls:
            if isinstance(control, PressControl) and control.is_clicked:
                control.is_clicked = False
                self.press(control)
                break

    def point(self, place: tuple[int, int]) -> None:
        """Move the focus to the clicked control, without showing its ring."""
        under = self.under(place)
        if under is not None:
            self.shows_ring = False
            self.move_focus(under)

    def under(self, place: tuple[int, int]) -> int | None:
        hits = (i for i, control in enumerate(self.controls) if control.rect.collidepoint(place))
        return next(hits, None)

    def press(self, control: Control) -> None:
        self.app.sound.play("button_click" if control.enabled else "illegal_action")
        if control.enabled:
            control.press()
        self.app.dirty = True

    def update(self, seconds: float) -> bool:
        self.manager.update(seconds)
        changed = [control.update() for control in self.controls]
        return any(changed)

    def draw(self, target: pygame.Surface) -> None:
        self.draw_background(target)
        target.blit(self.page.surface, self.page.area)
        for number, control in enumerate(self.controls):
            control.draw_under(target, self.shows_ring and number == self.focus)
        self.manager.draw_ui(target)
        for number, control in enumerate(self.controls):
            control.draw_over(target, self.shows_ring and number == self.focus)
        self.draw_hint(target)

    def draw_background(self, target: pygame.Surface) -> None:
        """Draw anything animated behind the page."""

    def hint(self) -> str:
        """The hint of the control under the mouse, or else of the focused one."""
        over = self.under(pygame.mouse.get_pos()) if pygame.mouse.get_focused() else None
        words = self.controls[over].hint if over is not None else ""
        return words or (self.focused.hint if self.controls else "")

    def draw_hint(self, target: pygame.Surface) -> None:
        words = self.hint()
        if words and self.hint_box:
            style = ("text", round(18 * self.unit), "italic")
            picture = paragraph(words, style, self.inks.quiet, self.hint_box.size, "middle")
            target.blit(picture, picture.get_rect(center=self.hint_box.center))

    def words(self) -> list[str]:
        """Every text on this screen."""
        return [*self.page.words, *(control.label for control in self.controls)]
