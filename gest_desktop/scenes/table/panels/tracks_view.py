"""Royal Favour between Justice and Order, with both thresholds and the effect of Unrest now."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.favour import TRACK, moved
from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.vocabulary import NOBODY, ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import CREAM, GOLD, INK, RED
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.panels.favour_outline import favour_outline
from gest_desktop.scenes.table.panels.inspection_view import FLAT, FLAT_HEAD, InspectionView
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import Forecast, TurnStatus

MIDDLE: Final = 0.5  # in boxes: the gap between Justice and Order
WIDEST_WORDS: Final = 25  # design pixels of the text beside the boxes
WIDEST_BOX: Final = 0.92  # of its height
GHOST: Final = 100  # opacity of where Royal Favour would move to
WINS: Final = {
    ROBIN: (N_("Unrest now: Robin Hood wins!"), N_("Robin Hood wins!")),
    SHERIFF: (N_("Unrest now: the Sheriff wins!"), N_("The Sheriff wins!")),
}


def forecast_words(forecast: Forecast) -> list[str]:
    """What Unrest would do, longest wording first; if it would end the game, who wins."""
    if forecast.winner != NOBODY:
        return [_(words) for words in WINS[forecast.winner]]
    towards = _("+{n} Justice") if forecast.step > 0 else _("+{n} Order")
    step = towards.format(n=abs(forecast.step))
    count = n_("{n} Submissive", "{n} Submissive", forecast.submissive).format(n=forecast.submissive)
    return [
        _("Unrest now: {count}, {step}").format(count=count, step=step),
        _("{count}: {step}").format(count=count, step=step),
        step,
    ]


class FavourView(Panel):
    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.favour, turn_status.forecast

    @property
    def is_flat(self) -> bool:
        return self.area.width > FLAT * self.area.height

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        boxes = self.boxes()
        places = [(Thing("favour_box", number=place), box) for place, box in boxes.items()]
        self.spots = [(Thing("favour"), self.area), *places]
        expected = turn_status.forecast
        forecast = expected if expected is not None and not expected.is_counted else None
        (self.paint_beside if self.is_flat else self.paint_heading)(target, boxes, forecast)
        for step, box in boxes.items():
            self.paint_box(target, step, box)
        self.paint_thresholds(target, boxes)
        unit = min(boxes[1].width * 1.02, boxes[1].height * 0.9)
        if forecast:
            goal = moved(sight.favour, forecast.step)
            ghost = pictures.piece("royal_favour", unit * 0.7)
            pale = pygame.transform.grayscale(ghost.surface)  # never to be taken for the real one
            pale.set_alpha(GHOST)
            target.blit(pale, ghost.corner(*boxes[goal].center))
        self.brush.piece(target, "royal_favour", unit, *boxes[sight.favour].center)

    def boxes(self) -> dict[int, pygame.Rect]:
        """The box of every step, as large as width and height allow."""
        b, room = self.brush, self.room()
        words = font("heading", min(b.text_px(21), b.px(WIDEST_WORDS))).size(_("Justice"))[0]
        ends = 2 * (words + b.px(8)) if self.is_flat else 0
        pitch = min((room.width - ends) / (len(TRACK) + MIDDLE), room.height * WIDEST_BOX + b.px(5))
        width = pitch - max(3, b.px(5))
        height = min(room.height, width * 1.4)
        left = room.centerx - pitch * (len(TRACK) + MIDDLE) / 2
        y = room.y if self.has_foot(room.height - height) else room.centery - height / 2
        return {
            step: pygame.Rect(
                round(left + (i + (MIDDLE if step < 0 else 0)) * pitch + (pitch - width) / 2),
                round(y),
                round(width),
                round(height),
            )
            for i, step in enumerate(TRACK)
        }

    def room(self) -> pygame.Rect:
        """Where the boxes may lie: below the heading, or right of it in a flat strip."""
        b, area = self.brush, self.area
        if self.is_flat:
            left = area.x + b.px(16) + round(area.width * FLAT_HEAD)
            return pygame.Rect(left, area.y + b.px(9), area.right - b.px(12) - left, area.height - b.px(18))
        top = area.y + b.px(8) + max(b.px(30), b.text_px(18) + 4)
        return pygame.Rect(area.x + b.px(14), top, area.width - b.px(28), area.bottom - b.px(9) - top)

    def paint_beside(
        self, target: pygame.Surface, boxes: dict[int, pygame.Rect], forecast: Forecast | None
    ) -> None:
        """Draw the heading and what Unrest would do left of the boxes, and both directions beside them."""
        b, area, room = self.brush, self.area, self.room()
        head = pygame.Rect(area.x + b.px(16), room.y, round(area.width * FLAT_HEAD) - b.px(8), room.height)
        if forecast:
            head.height //= 2
            self.paint_forecast(target, head.move(0, head.height), forecast)
        b.write(target, _("Royal Favour"), head, 23, "heading", initial=RED)
        gap, ends = b.px(6), (boxes[TRACK[0]].left, boxes[TRACK[-1]].right)
        justice = pygame.Rect(room.x, room.y, ends[0] - gap - room.x, room.height)
        order = pygame.Rect(ends[1] + gap, room.y, room.right - ends[1] - gap, room.height)
        self.write_sides(target, justice, order)

    def write_sides(self, target: pygame.Surface, justice: pygame.Rect, order: pygame.Rect) -> pygame.Rect:
        """Name both ends of the track, equally large; return where the second name stands."""
        b, (green, blue) = self.brush, (self.colours.sides[ROBIN], self.colours.sides[SHERIFF])
        size = b.common_size([_("Justice"), _("Order")], justice, 21, "heading")
        b.write(target, _("Justice"), justice, 21, "heading", green, align="right", pixels=size)
        return b.write(target, _("Order"), order, 21, "heading", blue, pixels=size)

    def has_foot(self, spare: float) -> bool:
        """Whether there is room for a line below the boxes."""
        return not self.is_flat and spare > self.brush.text_px(17) * 1.35

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
        name = pygame.Rect(line.x, line.y, justice.left - line.x - b.px(4), line.height)
        b.write(target, _("Royal Favour"), name, 23, "heading", initial=RED)
        end = self.write_sides(target, justice, order)
        if not forecast:
            return
        foot = area.bottom - b.px(8) - boxes[1].bottom
        if self.has_foot(foot):
            room = pygame.Rect(line.x, boxes[1].bottom + b.px(4), line.width, foot - b.px(4))
        else:
            left = end.right + b.px(12)
            room = pygame.Rect(left, line.y, line.right - left, line.height)
        self.paint_forecast(target, room, forecast)

    def paint_forecast(self, target: pygame.Surface, room: pygame.Rect, forecast: Forecast) -> None:
        b = self.brush
        size = min(room.height, b.text_px(17) * 1.7)
        width = room.width - round(size) - b.px(6)
        words = b.first_fitting(forecast_words(forecast), width, 17, "text", "bold")
        icon = b.sign(target, "phase_unrest", size, midleft=(room.x, room.centery))
        text = pygame.Rect(icon.right + b.px(6), room.y, room.right - icon.right - b.px(6), room.height)
        colour = INK if forecast.winner == NOBODY else RED
        b.write(target, words, text, 17, "text", colour, style="bold")

    def paint_box(self, target: pygame.Surface, step: int, box: pygame.Rect) -> None:
        side = "justice" if step > 0 else "order"
        strong = "_strong" if abs(step) >= SECURE else ""
        b = self.brush
        if self.colours.favour is None:
            picture = pictures.sign(f"favour_{side}{strong}", box.height)
            target.blit(pygame.transform.smoothscale(picture, box.size), box)
        else:
            whose = SHERIFF if step < 0 else ROBIN
            colour = self.colours.sides[whose] if strong else self.colours.favour[whose]
            outline = favour_outline(box, step > 0)
            pygame.draw.polygon(target, colour, outline)
            pygame.draw.polygon(target, INK, outline, max(2, b.px(2.4)))
        number = pygame.Rect(box.x, box.y + round(box.height * 0.14), box.width, round(box.height * 0.5))
        b.write(target, str(abs(step)), number, 25, "number", CREAM if strong else INK, align="center")

    def paint_thresholds(self, target: pygame.Surface, boxes: dict[int, pygame.Rect]) -> None:
        """Mark the middle and both thresholds; past a threshold, the game is won at the next Unrest."""
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


__all__ = ["FavourView", "Forecast", "InspectionView"]
