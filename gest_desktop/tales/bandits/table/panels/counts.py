"""Numbers and piles painted on the board: sums of the Drawbridge, the count of an assault, the piles."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.tales.bandits.rules.carts import defence
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    ARREST_OVER,
    BACKS,
    CARTS,
    FALLEN,
    REWARD_UNDER,
    TOKEN_IDS,
    WITH_BACK,
)
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.paint.ground import Ground
from gest_desktop.tales.bandits.table.seen.placed import Placed

SUM_INK, BELL_INK, COIN_INK = (110, 77, 42), (168, 42, 26), (38, 97, 53)
PLATE, RIM, REACHED = "#f6ead0", "#5b3a17", "#f0c24a"
BELOW: Final = 66  # units of the board from a die to its count
WIDE, HIGH = 62, 42  # of a plate
SIGN: Final = 15  # units from the middle of a bell or coin to its edge


class Shifted:
    """A picture of a part of the screen: positions of the screen become its own."""

    def __init__(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self.surface, self.area = surface, area

    def here(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.move(-self.area.x, -self.area.y)

    def point(self, at: tuple[float, float]) -> tuple[int, int]:
        return round(at[0] - self.area.x), round(at[1] - self.area.y)

    def placed(self, placed: Placed) -> Placed:
        return placed._replace(x=placed.x - self.area.x, y=placed.y - self.area.y)


def paint_piles(canvas: Shifted, ground: Ground, g: State) -> None:
    if g.cart_discards:
        newest = max(card for card in CARTS if g.cart_discards >> card & 1)
        box = canvas.here(ground.pile("cart_discards"))
        canvas.surface.blit(pictures.cart_face(newest, box.size), box)
    paint_carts_to_come(canvas, ground, g)
    for name, tokens in (("loot", g.supply), ("loot_discards", g.discards)):
        if sum(tokens):
            kinds = [kind for kind in range(len(TOKEN_IDS)) if tokens[kind]]
            picture = "loot_back" if name == "loot" or not kinds else TOKEN_IDS[kinds[-1]]
            x, y = canvas.here(ground.pile(name)).center
            for lift in (8, 4, 0) if name == "loot" else (0,):
                drawn = pictures.piece(picture, ground.px(90))
                corner = drawn.corner(x - ground.px(lift), y - ground.px(lift * 1.6))
                canvas.surface.blit(drawn.surface, corner)


def paint_carts_to_come(canvas: Shifted, ground: Ground, g: State) -> None:
    """A fan of the backs that can still come: nobody knows which is next."""
    box = canvas.here(ground.pile("carts"))
    backs = [back for back in reversed(BACKS) if g.cart_pile & WITH_BACK[back]]
    for number, back in enumerate(backs):
        shift = round(ground.px(11) * (number - (len(backs) - 1) / 2))
        canvas.surface.blit(pictures.cart_back(back, box.size), box.move(shift, shift))


def paint_columns(canvas: Shifted, ground: Ground, brush: Brush, g: State) -> None:
    """The running sum of each column: what lies there, or what is sure to come."""
    for band in g.bands:
        total = column_sum(g, band)
        room = pygame.Rect(0, 0, round(ground.px(76)), round(ground.px(38)))
        room.center = canvas.point(ground.bridge_sum(band))
        sign, radius = (room.right, room.centery), round(ground.px(SIGN))
        draw_sign(canvas.surface, sign_of(total), sign, radius)
        if sign_of(total):
            room.width -= radius
        brush.write(canvas.surface, str(total), room, 20, "number", ink_of(total), align="middle")


def column_sum(g: State, band: int) -> int:
    """The dice of a band on the Drawbridge, and those of fallen carts, which will come there."""
    total = sum(g.bridge[band])
    for stretch in g.stretches:
        cart = g.carts[stretch]
        if cart is not None and cart.fate == FALLEN:
            total += sum(die.face for dice in g.dice[stretch] for die in dice if die.band == band)
    return total


def paint_counts(canvas: Shifted, ground: Ground, brush: Brush, g: State) -> None:
    """Under each die the sum so far; where it reaches the defence, the plate is golden.

    Carts are turned up one after the other, and some are as strong as another: nothing counts before.
    """
    if any(cart is not None and not cart.is_up for cart in g.carts):
        return
    for stretch in g.stretches:
        total = 0
        if g.carts[stretch] is None:
            continue
        target = defence(g, stretch)
        for at, dice in enumerate(g.dice[stretch]):
            if not dice or (target is not None and total >= target):
                break
            total += sum(die.face for die in dice)
            center = canvas.point(ground.attack(stretch, at, 0, BELOW))
            is_reached = target is not None and total >= target
            paint_plate(canvas.surface, center, str(total), ground, brush, is_reached=is_reached)


def paint_plate(
    target: pygame.Surface,
    center: tuple[int, int],
    words: str,
    ground: Ground,
    brush: Brush,
    *,
    is_reached: bool,
) -> None:
    plate = pygame.Rect(0, 0, max(26, round(ground.px(WIDE))), max(17, round(ground.px(HIGH))))
    plate.center = center
    pygame.draw.rect(target, REACHED if is_reached else PLATE, plate, border_radius=plate.height // 3)
    pygame.draw.rect(target, RIM, plate, max(1, plate.height // 14), border_radius=plate.height // 3)
    brush.write(target, words, plate, 18, "number", align="middle")


def paint_change(
    target: pygame.Surface, ground: Ground, brush: Brush, band: int, now: int, then: int
) -> None:
    """What a column would come to, in place of its sum."""
    plate = pygame.Rect(0, 0, ground.column(band).width, max(17, round(ground.px(HIGH))))
    plate.center = round(ground.bridge_sum(band)[0]), round(ground.bridge_sum(band)[1])
    pygame.draw.rect(target, PLATE, plate, border_radius=plate.height // 3)
    pygame.draw.rect(target, RIM, plate, max(1, plate.height // 14), border_radius=plate.height // 3)
    radius = round(ground.px(18))
    draw_sign(target, sign_of(then), (plate.centerx, plate.top - radius - 3), radius)
    room = plate.inflate(-4, 0)
    half, arrow = room.width // 2, round(ground.px(8))
    left = pygame.Rect(room.x, room.y, half - arrow, room.height)
    right = pygame.Rect(room.x + half + arrow, room.y, room.width - half - arrow, room.height)
    brush.write(target, str(now), left, 18, "number", SUM_INK, align="middle")
    brush.write(target, str(then), right, 18, "number", ink_of(then), align="middle")
    x, y = room.x + half, room.centery  # no font has an arrow
    points = [(x - arrow // 2, y - arrow), (x - arrow // 2, y + arrow), (x + arrow, y)]
    pygame.draw.polygon(target, RIM, points)


def sign_of(total: int) -> str:
    return "bell" if total > ARREST_OVER else "coin" if total < REWARD_UNDER else ""


def ink_of(total: int) -> tuple[int, int, int]:
    return BELL_INK if total > ARREST_OVER else COIN_INK if total < REWARD_UNDER else SUM_INK


def draw_sign(target: pygame.Surface, sign: str, at: tuple[int, int], radius: int) -> None:
    """A red bell for an arrest, a gold coin for a reward."""
    x, y = at
    if sign == "coin":
        pygame.draw.circle(target, "#6b4a12", (x, y), radius)
        pygame.draw.circle(target, "#e8bd4e", (x, y), max(1, radius - 2))
    elif sign == "bell":
        points = [(x - radius, y + radius // 2), (x - radius // 2, y - radius), (x + radius // 2, y - radius)]
        pygame.draw.polygon(target, "#a82a1a", [*points, (x + radius, y + radius // 2)])
        pygame.draw.circle(target, "#a82a1a", (x, y + radius // 2 + 2), max(2, radius // 3))
