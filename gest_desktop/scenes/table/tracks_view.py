"""The tracks below the board: Royal Favour with what Unrest would do, and the Royal Inspection."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.texts import name_of
from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table import pictures
from gest_desktop.scenes.table.brush import CREAM, GOLD, INK, RED
from gest_desktop.scenes.table.outlook import Forecast, Outlook
from gest_desktop.scenes.table.part import Part
from gest_desktop.scenes.table.sight import Sight
from gest_desktop.scenes.table.things import Thing

HIGHEST: Final = 7
# Justice 7 … 1, Order 1 … 7
STEPS: Final[tuple[int, ...]] = (*range(HIGHEST, 0, -1), *range(-1, -HIGHEST - 1, -1))
PHASES: Final = ("unrest", "mischief", "governance", "redeployment", "reset")
GREEN, BLUE = (36, 92, 48), (39, 69, 107)
MIDDLE: Final = 0.5  # of a box: the gap between Justice and Order
GHOST: Final = 120  # opacity of where Royal Favour would go


def after(favour: int, step: int) -> int:
    """There is no box between Justice 1 and Order 1, and none beyond the seventh."""
    place = STEPS.index(favour) - step
    return STEPS[min(max(place, 0), len(STEPS) - 1)]


def forecast_words(forecast: Forecast) -> str:
    count = n_("{n} Submissive", "{n} Submissive", forecast.submissive).format(n=forecast.submissive)
    towards = _("Justice +{n}") if forecast.step > 0 else _("Order +{n}")
    return _("Unrest now: {count}, {step}").format(count=count, step=towards.format(n=abs(forecast.step)))


class FavourView(Part):
    def key(self, sight: Sight, outlook: Outlook) -> Hashable:
        return sight.favour, outlook.forecast

    def paint(self, target: pygame.Surface, sight: Sight, outlook: Outlook) -> None:
        self.spots = [(Thing("favour"), self.area)]
        boxes = self.boxes()
        self.paint_heading(target, boxes, outlook.forecast)
        for step, box in boxes.items():
            self.paint_box(target, step, box)
        self.paint_thresholds(target, boxes)
        unit = min(boxes[1].width * 1.02, boxes[1].height * 0.9)
        if outlook.forecast:
            goal = after(sight.favour, outlook.forecast.step)
            ghost = pictures.piece("royal_favour", unit * 0.86)
            pale = ghost.surface.copy()
            pale.set_alpha(GHOST)
            if goal != sight.favour:
                target.blit(pale, ghost.corner(*boxes[goal].center))
                self.paint_way(target, boxes[sight.favour], boxes[goal])
        self.brush.piece(target, "royal_favour", unit, *boxes[sight.favour].center)

    def boxes(self) -> dict[int, pygame.Rect]:
        """Every step's box; as large as width and height allow."""
        b, area = self.brush, self.area
        top = area.y + b.px(8) + max(b.px(30), b.text_px(18) + 4)
        room = pygame.Rect(area.x + b.px(14), top, area.width - b.px(28), area.bottom - b.px(9) - top)
        pitch = min(room.width / (len(STEPS) + MIDDLE), room.height / 1.34 + b.px(5))
        width = pitch - max(3, b.px(5))
        height = min(room.height, width * 1.4)
        left = room.centerx - pitch * (len(STEPS) + MIDDLE) / 2
        y = room.centery - height / 2
        return {
            step: pygame.Rect(
                round(left + (i + (MIDDLE if step < 0 else 0)) * pitch + (pitch - width) / 2), round(y),
                round(width), round(height),
            )
            for i, step in enumerate(STEPS)
        }

    def paint_heading(
        self, target: pygame.Surface, boxes: dict[int, pygame.Rect], forecast: Forecast | None
    ) -> None:
        b, area = self.brush, self.area
        height = boxes[1].top - area.y - b.px(8)
        line = pygame.Rect(area.x + b.px(16), area.y + b.px(6), area.width - b.px(32), height)
        middle = (boxes[1].right + boxes[-1].left) // 2
        gap = boxes[1].width // 3
        justice = pygame.Rect(boxes[4].left, line.y, middle - gap - boxes[4].left, line.height)
        order = pygame.Rect(middle + gap, line.y, boxes[-2].right - middle - gap, line.height)
        b.write(target, _("Justice"), justice, 21, "heading", GREEN, align="right")
        end = b.write(target, _("Order"), order, 21, "heading", BLUE)
        name = pygame.Rect(line.x, line.y, justice.left - line.x - b.px(4), line.height)
        b.write(target, _("Royal Favour"), name, 23, "heading", initial=RED)
        if forecast:
            x = end.right + b.px(14)
            icon = b.sign(target, "phase_unrest", line.height * 0.86, midleft=(x, line.centery))
            words = pygame.Rect(icon.right + b.px(5), line.y, line.right - icon.right - b.px(5), line.height)
            b.write(target, forecast_words(forecast), words, 17, "text", style="bold")

    def paint_box(self, target: pygame.Surface, step: int, box: pygame.Rect) -> None:
        side = "justice" if step > 0 else "order"
        strong = "_strong" if abs(step) >= SECURE else ""
        picture = pictures.sign(f"favour_{side}{strong}", box.height)
        target.blit(pygame.transform.smoothscale(picture, box.size), box)
        b = self.brush
        number = pygame.Rect(box.x, box.y + round(box.height * 0.14), box.width, round(box.height * 0.5))
        b.write(target, str(abs(step)), number, 25, "number", CREAM if strong else INK, align="center")

    def paint_thresholds(self, target: pygame.Surface, boxes: dict[int, pygame.Rect]) -> None:
        """From here on the game is won at the next Unrest: a golden post with a lozenge on either side."""
        b = self.brush
        for one, other in ((SECURE, SECURE - 1), (1 - SECURE, -SECURE), (1, -1)):
            x = (boxes[one].right + boxes[other].left) // 2
            top, bottom = boxes[1].top - b.px(4), boxes[1].bottom + b.px(3)
            colour = RED if one == 1 else GOLD
            pygame.draw.line(target, INK, (x, top), (x, bottom), max(3, b.px(5)))
            pygame.draw.line(target, colour, (x, top), (x, bottom), max(1, b.px(2.4)))
            size = max(4, b.px(6))
            y = (top + bottom) // 2
            lozenge = [(x - size, y), (x, y - size), (x + size, y), (x, y + size)]
            pygame.draw.polygon(target, colour, lozenge)
            pygame.draw.polygon(target, INK, lozenge, max(1, b.px(1.5)))

    def paint_way(self, target: pygame.Surface, start: pygame.Rect, end: pygame.Rect) -> None:
        """Small arrowheads from where Royal Favour is to where Unrest would take it."""
        b, sign = self.brush, 1 if end.x > start.x else -1
        size = max(4, b.px(7))
        x, y = end.centerx - sign * end.width * 0.62, end.bottom - size
        tip = [(x + sign * size, y), (x - sign * size * 0.4, y - size), (x - sign * size * 0.4, y + size)]
        pygame.draw.polygon(target, CREAM, tip)
        pygame.draw.polygon(target, INK, tip, max(1, b.px(1.6)))


class InspectionView(Part):
    def key(self, sight: Sight, outlook: Outlook) -> Hashable:
        return sight.ballad, sight.cards_left, outlook.phase

    def paint(self, target: pygame.Surface, sight: Sight, outlook: Outlook) -> None:
        b, area = self.brush, self.area
        self.spots = [(Thing("inspection"), area)]
        height = max(b.px(30), b.text_px(18) + 4)
        line = pygame.Rect(area.x + b.px(16), area.y + b.px(7), area.width - b.px(32), height)
        name = pygame.Rect(line.x, line.y, round(line.width * 0.42), height)
        name = b.write(target, _("Royal Inspection"), name, 23, "heading", initial=RED)
        left = name.right + b.px(14)
        rest = pygame.Rect(left, line.y, line.right - left, height)
        b.write(target, ballad_words(sight), rest, 18, "flavour", align="right")
        top = line.bottom + b.px(2)
        row = pygame.Rect(line.x, top, line.width, area.bottom - b.px(8) - top)
        self.paint_phases(target, row, outlook.phase)

    def paint_phases(self, target: pygame.Surface, row: pygame.Rect, current: str) -> None:
        b = self.brush
        pitch = row.width / len(PHASES)
        caption = round(b.text_px(16) * 1.25)
        icon = min(row.height - caption, pitch * 0.62)
        for number, phase in enumerate(PHASES):
            cell = pygame.Rect(round(row.x + number * pitch), row.y, round(pitch), row.height)
            centre = (cell.centerx, round(row.y + (row.height - caption) / 2))
            if phase == current:
                pygame.draw.circle(target, RED, centre, round(icon * 0.56))
                pygame.draw.circle(target, GOLD, centre, round(icon * 0.56), max(2, b.px(2.5)))
            b.sign(target, f"phase_{phase}", icon, center=centre)
            words = pygame.Rect(cell.x + 2, row.bottom - caption, cell.width - 4, caption)
            style, colour = ("bold", RED) if phase == current else ("plain", INK)
            b.write(target, _(name_of(phase)), words, 16, "text", colour, style, "center")
            self.spots.append((Thing("inspection", picture=phase, number=number), cell))
            if number + 1 < len(PHASES):
                x, y, size = cell.right, centre[1], max(3, b.px(5))
                pygame.draw.polygon(target, RED, [(x - size, y - size), (x - size, y + size), (x + size, y)])


def ballad_words(sight: Sight) -> str:
    left = n_("{n} card left", "{n} cards left", sight.cards_left).format(n=sight.cards_left)
    return _("Ballad {n} · {left}").format(n=sight.ballad, left=left)


__all__ = ["FavourView", "Forecast", "InspectionView"]
