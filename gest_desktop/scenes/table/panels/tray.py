"""The tray: answers in words, and Merry Men to pick, on a parchment over the edge of the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.explain import Choice
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import parts
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import BACK, CONFIRM, Answering
from gest_desktop.scenes.table.answer.party import ALL, HIDDEN, NONE, REVEALED, ROBIN
from gest_desktop.scenes.table.paint import pictures
from gest_desktop.scenes.table.paint.buttons import CREAM, INK, Button, draw_button, flow, hit, icon
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing

FIGURES: Final = {HIDDEN: MAN_HIDDEN, REVEALED: MAN_REVEALED, ROBIN: ROBIN_HIDDEN}
LAST_DIGIT: Final = 9
FIGURE: Final = 84  # design pixels, including the tick box below
CHECK: Final = 26
RIM: Final = 16
RAISED: Final = 8
RED: Final = "#7d2417"


class Tray:
    """Laid out once per question; then only drawn and hit-tested."""

    def __init__(
        self, stage: Stage, layout: Layout, answering: Answering, notes: Sequence[str], low: bool = False
    ) -> None:
        self.stage, self.answering, self.notes = stage, answering, tuple(notes)
        board = pygame.Rect(layout.board)
        rim = stage.px(RIM)
        width = board.width - 4 * rim
        inner = pygame.Rect(board.x + 2 * rim, board.y + rim, width, 0)
        self.note_lines = self.wrapped(width)
        y = inner.y + len(self.note_lines) * self.line_height
        self.figures = self.place_figures(pygame.Rect(inner.x, y, width, 0))
        y = max([y, *(rect.bottom for rect in self.figures)])
        y += rim // 2 if y > inner.y else 0
        self.buttons = flow(self.wanted(), pygame.Rect(inner.x, y, width, 0), stage)
        self.rect = self.around(inner, rim)
        if low:
            self.move(0, board.bottom - rim - self.rect.bottom)

    @property
    def is_empty(self) -> bool:
        return not (self.buttons or self.figures or self.notes)

    @property
    def line_height(self) -> int:
        return self.stage.font("text", 18).get_linesize()

    def wrapped(self, width: int) -> list[str]:
        font = self.stage.font("text", 18)
        lines: list[str] = []
        for note in self.notes:
            line = ""
            for word in note.split():
                longer = f"{line} {word}".strip()
                if font.size(longer)[0] > width and line:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def place_figures(self, area: pygame.Rect) -> list[pygame.Rect]:
        party = self.answering.party
        if party is None or self.answering.pending:
            return []
        side, step = self.stage.px(FIGURE), self.stage.px(FIGURE * 0.72)
        return [
            pygame.Rect(area.x + i * step, area.y + self.stage.px(RAISED), step - self.stage.px(6), side)
            for i in range(len(party.figures))
        ]

    def wanted(self) -> list[Button]:
        answering = self.answering
        if answering.pending:
            return [
                Button(CONFIRM, _("Confirm"), "icon_confirm", "green"),
                Button(BACK, _("Cancel"), "icon_undo"),
            ]
        buttons = [chip_button(i, choice) for i, choice in enumerate(answering.chips)]
        if answering.party is not None:
            ready = answering.party.option is not None
            buttons += [Button(ALL, _("All")), Button(NONE, _("None"))]
            buttons.append(Button(CONFIRM, _("Confirm"), "icon_confirm", "green", ready))
        return buttons

    def around(self, inner: pygame.Rect, rim: int) -> pygame.Rect:
        things = [*(button.rect for button in self.buttons), *self.figures]
        font = self.stage.font("text", 18)
        widths = [font.size(line)[0] for line in self.note_lines]
        right = max([inner.x + max(widths, default=0), *(rect.right for rect in things)])
        bottom = max([inner.y + len(widths) * self.line_height, *(rect.bottom for rect in things)])
        width, height = right - inner.x + 2 * rim, bottom - inner.y + rim
        return pygame.Rect(inner.x - rim, inner.y - rim // 2, width, height)

    def move(self, x: int, y: int) -> None:
        self.rect.move_ip(x, y)
        for rect in (*self.figures, *(button.rect for button in self.buttons)):
            rect.move_ip(x, y)

    def draw(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        if self.is_empty:
            return
        draw(target, "panel", self.rect, self.stage.factor)
        x, y = self.rect.x + self.stage.px(RIM), self.rect.y + self.stage.px(RIM) // 2
        for line in self.note_lines:
            target.blit(self.stage.font("text", 18).render(line, True, INK), (x, y))
            y += self.line_height
        for i in range(len(self.figures)):
            self.draw_figure(target, i, focused)
        for button in self.buttons:
            draw_button(
                target, button, self.stage, hovered=button.thing == hovered, focused=button.thing == focused
            )
            if button.thing.kind == "chip":
                self.draw_digit(target, button, self.answering.key_of(button.thing.number))

    def draw_digit(self, target: pygame.Surface, button: Button, key: int) -> None:
        """Draw the key that presses the button in its corner; a button labelled with a number needs none."""
        if key > LAST_DIGIT or button.label == str(key):
            return
        digit = self.stage.font("number", 13).render(str(key), True, CREAM)
        badge = digit.get_rect().inflate(self.stage.px(10), self.stage.px(2))
        badge.topright = button.rect.move(self.stage.px(4), -self.stage.px(6)).topright
        pygame.draw.rect(target, RED, badge, border_radius=badge.height // 3)
        target.blit(digit, digit.get_rect(center=badge.center))

    def draw_figure(self, target: pygame.Surface, number: int, focused: Thing | None) -> None:
        party = self.answering.party
        assert party is not None
        figure, rect = party.figures[number], self.figures[number]
        picked = party.is_picked(figure)
        if Thing("figure", number=number) == focused:
            pygame.draw.rect(target, RED, rect.inflate(6, 10), 3, border_radius=8)
        picture = pictures.piece(FIGURES[figure.kind], rect.height * 0.5)
        lift = self.stage.px(RAISED) if picked else 0
        surface = picture.surface
        mark = icon("check_on_normal" if picked else "check_off_normal", self.stage.px(CHECK))
        foot = rect.bottom - mark.get_height() - lift
        target.blit(surface, surface.get_rect(midbottom=(rect.centerx, foot)))
        target.blit(mark, mark.get_rect(midbottom=rect.midbottom))

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where a button or figure is; None if the tray does not have it."""
        if thing.kind == "figure":
            return self.figures[thing.number] if thing.number < len(self.figures) else None
        return next((button.rect for button in self.buttons if button.thing == thing), None)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        for number, rect in enumerate(self.figures):
            if rect.inflate(4, 2 * self.stage.px(RAISED)).collidepoint(pos):
                return Thing("figure", number=number)
        return hit(self.buttons, pos)

    def covers(self, pos: tuple[int, int]) -> bool:
        return not self.is_empty and bool(self.rect.collidepoint(pos))


def chip_button(number: int, choice: Choice) -> Button:
    """A button for an option in words; Plots and Deeds have an icon."""
    icon = next((sign for sign in (f"plot_{choice.value}", f"deed_{choice.value}") if sign in parts()), "")
    colour = "blue" if choice.option == DONE else "green" if icon else "brown"
    return Button(Thing("chip", number=number), choice.label, icon, colour)
