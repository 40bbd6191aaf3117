"""The bar of a replay over the upper frame of the map: transport, scrubber, speed and view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import INK, Button, draw_button, icon
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.replay.film import ALL, VIEWS, Film
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.watching import WatchFlow
from gest_desktop.scenes.watch.scrubber import Scrubber
from gest_desktop.scenes.watch.words import speed_words

ON_BAR: Final = 7  # the `place` of its buttons, which other bars have too
TRANSPORT: Final = {
    "card_back": "icon_card_back",
    "turn_back": "icon_turn_back",
    "choice_back": "icon_choice_back",
    "run": "icon_play",
    "choice_on": "icon_play",
    "turn_on": "icon_turn_on",
    "card_on": "icon_card_on",
}
SPEED, EYE = "speed", 30
VIEW_WORDS: Final = {ROBIN: "robin_view", SHERIFF: "sheriff_view", ALL: "all_view"}
EMBLEMS: Final = {ROBIN: "eligible_robin", SHERIFF: "eligible_sheriff"}
SMALL, LARGE, GAP, PAD = 42, 48, 6, 12  # design pixels
GROUND, RIM = (252, 245, 226), (185, 156, 99)
ON, RIM_ON = (244, 228, 184), (138, 34, 23)
HOVER, RIM_HOVER = (245, 231, 191), (198, 150, 47)
FADED: Final = 90  # opacity of a view that must wait


def thing_of(name: str) -> Thing:
    return Thing("button", ON_BAR, name)


class WatchBar:
    """Made anew for each size of the window; `lay_out` follows the replay."""

    def __init__(self, stage: Stage, rect: pygame.Rect, film: Film, marks: Mapping[int, str]) -> None:
        self.stage, self.rect = stage, rect
        self.rects: dict[str, pygame.Rect] = {}
        left = self.place_transport(rect.x + stage.px(PAD))
        right = self.place_views(rect.right - stage.px(PAD))
        room = pygame.Rect(left, rect.y, right - left, rect.height)
        self.scrubber = Scrubber(stage, room.inflate(-2 * stage.px(20), 0), film, marks)

    def side(self, units: int) -> int:
        return min(max(self.stage.px(units), self.stage.least_target), self.rect.height - self.stage.px(8))

    def place_transport(self, x: int) -> int:
        for name in TRANSPORT:
            side = self.side(LARGE if name == "run" else SMALL)
            self.rects[name] = pygame.Rect(x, self.rect.centery - side // 2, side, side)
            x += side + self.stage.px(GAP)
        return x

    def place_views(self, right: int) -> int:
        """From the right: the views, an eye that tells what they are, and the speed."""
        side, gap = self.side(SMALL), self.stage.px(GAP)
        for view in reversed(VIEWS):
            width = max(side, self.letters.size(_("All"))[0] + 2 * gap) if view == ALL else side
            self.rects[VIEW_WORDS[view]] = pygame.Rect(
                right - width, self.rect.centery - side // 2, width, side
            )
            right -= width + gap
        eye = min(self.stage.px(EYE), side)
        self.eye = pygame.Rect(right - eye, self.rect.centery - eye // 2, eye, eye)
        right = self.eye.x - gap
        width = max(self.letters.size(words)[0] for words in (speed_words(0.0), "0.5×")) + 3 * gap
        self.rects[SPEED] = pygame.Rect(right - width, self.rect.centery - side // 2, width, side)
        return right - width - gap

    @property
    def letters(self) -> pygame.Font:
        return self.stage.font("text", 18, "bold")

    # --- drawing

    def draw(
        self, target: pygame.Surface, flow: WatchFlow, hovered: Thing | None, focused: Thing | None
    ) -> None:
        draw(target, "panel", self.rect, self.stage.factor)
        for name, sign in TRANSPORT.items():
            self.draw_transport(target, flow, name, sign, (hovered, focused))
        self.scrubber.draw(target, flow)
        eye = icon("icon_suspicion", self.eye.height)
        target.blit(eye, eye.get_rect(center=self.eye.center))
        self.draw_plate(target, SPEED, False, True, (hovered, focused))
        self.write(target, speed_words(flow.speed), self.rects[SPEED])
        for view in VIEWS:
            self.draw_view(target, flow, view, (hovered, focused))

    def draw_transport(
        self,
        target: pygame.Surface,
        flow: WatchFlow,
        name: str,
        sign: str,
        pointed: tuple[Thing | None, Thing | None],
    ) -> None:
        colour = "brown"
        if name == "run":
            colour = "green"
            is_over = flow.is_at_end
            sign = "icon_pause" if flow.is_running else "icon_replay" if is_over else "icon_play"
        button = Button(thing_of(name), "", sign, colour, rect=self.rects[name])
        hovered, focused = (button.thing == thing for thing in pointed)
        draw_button(target, button, self.stage, hovered=hovered, focused=focused)

    def draw_view(
        self, target: pygame.Surface, flow: WatchFlow, view: int, pointed: tuple[Thing | None, Thing | None]
    ) -> None:
        rect, may = self.rects[VIEW_WORDS[view]], view in flow.views
        self.draw_plate(target, VIEW_WORDS[view], view == flow.shown_view, may, pointed)
        if view == ALL:
            self.write(target, _("All"), rect, may)
            return
        emblem = pictures.piece(EMBLEMS[view], rect.height * 0.62).surface
        if not may:
            emblem = emblem.copy()
            emblem.set_alpha(FADED)
        target.blit(emblem, emblem.get_rect(center=rect.center))

    def draw_plate(
        self,
        target: pygame.Surface,
        name: str,
        is_on: bool,
        may: bool,
        pointed: tuple[Thing | None, Thing | None],
    ) -> None:
        """The ground of a speed or view; the chosen view has a red rim."""
        rect, radius = self.rects[name], self.stage.px(8)
        is_hovered, is_focused = (thing_of(name) == thing for thing in pointed)
        ground, rim = (ON, RIM_ON) if is_on else (HOVER, RIM_HOVER) if is_hovered and may else (GROUND, RIM)
        pygame.draw.rect(target, ground, rect, border_radius=radius)
        pygame.draw.rect(target, rim, rect, max(1, self.stage.px(2.5 if is_on else 1.5)), radius)
        if is_focused:
            pygame.draw.rect(target, (20, 12, 6), rect.inflate(6, 6), max(2, self.stage.px(5)), radius)
            pygame.draw.rect(target, (255, 233, 160), rect.inflate(4, 4), max(2, self.stage.px(3)), radius)

    def write(self, target: pygame.Surface, words: str, rect: pygame.Rect, may: bool = True) -> None:
        written = self.letters.render(words, True, INK)
        if not may:
            written.set_alpha(FADED)
        target.blit(written, written.get_rect(center=rect.center))

    # --- pointing

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        for name, rect in self.rects.items():
            if rect.collidepoint(pos):
                return thing_of(name)
        return None

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return self.rects.get(thing.picture) if thing.place == ON_BAR else None

    @property
    def stops(self) -> tuple[Thing, ...]:
        """What the keyboard reaches, from left to right."""
        return tuple(thing_of(name) for name in sorted(self.rects, key=lambda name: self.rects[name].x))
