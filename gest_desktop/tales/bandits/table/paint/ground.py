"""The geometry of the board in pixels of the screen: where every piece lies."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pygame

from gest_desktop.scenes.kit.pictures import text_of
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, MAN_IDS

Point = tuple[float, float]


@cache
def geometry() -> dict[str, Any]:
    """Centres and sizes in units of 2400 × 1500, as the board was painted."""
    found: dict[str, Any] = json.loads(text_of("bandits/board/board.json"))
    return found


class Ground:
    """The board at one size."""

    def __init__(self, area: pygame.Rect) -> None:
        self.area, self.plan = area, geometry()
        self.unit: float = area.width / self.plan["size"][0]  # pixels per unit of the board
        columns = {column["band"]: column for column in self.plan["drawbridge"]["columns"]}
        order = [column["band"] for column in self.plan["drawbridge"]["columns"]]
        self.columns = [columns[band] for band in BAND_IDS]
        self.cells = [self.plan["prison"]["cells"][order.index(band)] for band in BAND_IDS]
        men = {man["id"]: man for man in self.plan["merry_men"]}
        self.men = [men[man] for man in MAN_IDS]

    def at(self, spot: list[float], dx: float = 0.0, dy: float = 0.0) -> Point:
        """A point of the board, in pixels."""
        return self.area.x + (spot[0] + dx) * self.unit, self.area.y + (spot[1] + dy) * self.unit

    def px(self, units: float) -> float:
        return units * self.unit

    def piece(self, kind: str) -> float:
        """The width of a kind of piece, in pixels."""
        return self.px(float(self.plan["piece"][kind]))

    def box(self, card: dict[str, Any]) -> pygame.Rect:
        """The rectangle of a card."""
        width, height = (round(self.px(side)) for side in card["size"])
        x, y = self.at(card["pos"])
        return pygame.Rect(round(x - width / 2), round(y - height / 2), width, height)

    def round_box(self, spot: list[float], radius: float) -> pygame.Rect:
        x, y = self.at(spot)
        side = round(2 * self.px(radius))
        return pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side)

    def cart(self, stretch: int) -> pygame.Rect:
        return self.box(self.plan["stretches"][stretch]["cart"])

    def cart_token(self, stretch: int, number: int = 0) -> Point:
        return self.at(self.plan["stretches"][stretch]["token"], dx=-132.0 * number)

    def ambush(self, stretch: int, space: int, dx: float = 0.0, dy: float = 0.0) -> Point:
        return self.at(self.plan["stretches"][stretch]["ambush"][space]["pos"], dx, dy)

    def attack(self, stretch: int, space: int, dx: float = 0.0, dy: float = 0.0) -> Point:
        return self.at(self.plan["stretches"][stretch]["attack"][space]["pos"], dx, dy)

    def overlay(self, stretch: int) -> pygame.Rect:
        x, y, width, height = self.plan["stretches"][stretch]["overlay"]
        left, top = self.at([x, y])
        return pygame.Rect(round(left), round(top), round(self.px(width)), round(self.px(height)))

    def alley(self, number: int) -> Point:
        return self.at(self.plan["pickpocket"][number]["pos"])

    def bridge_die(self, band: int, number: int) -> Point:
        return self.at(self.columns[band]["dice"][number])

    def bridge_sum(self, band: int) -> Point:
        return self.at(self.columns[band]["sum"])

    def shield(self, band: int) -> Point:
        return self.at(self.columns[band]["shield"])

    def column(self, band: int) -> pygame.Rect:
        """One band's lane of the Drawbridge."""
        (_x, y, width, height), wide = self.plan["drawbridge"]["box"], 4
        left, top = self.at([self.columns[band]["shield"][0] - width / wide / 2, y])
        return pygame.Rect(
            round(left), round(top), round(self.px(width / wide)), round(self.px(height))
        ).inflate(-4, -4)

    def cell(self, band: int) -> Point:
        return self.at(self.cells[band]["pos"], 4, 10)

    def man(self, man: int) -> pygame.Rect:
        return self.box(self.men[man]["card"])

    def beside_man(self, man: int, number: int) -> Point:
        """Where leaders stand who asked this Merry Man."""
        return self.at(self.men[man]["leaders"][number], dy=-52)

    def pile(self, name: str) -> pygame.Rect:
        pile = self.plan["piles"][name]
        return self.round_box(pile["pos"], pile["radius"]) if "radius" in pile else self.box(pile)

    def track(self, points: int) -> Point:
        spaces = self.plan["score_track"]["spaces"]
        return self.at(spaces[points % len(spaces)])
