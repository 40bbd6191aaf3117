"""The end of a game: who won and why, the course of Royal Favour, what was hidden, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.game import Beginning, Game, begin
from gest_desktop.rules.naming import CARRIAGE_NAMES, favour_name, place_name, side_name
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    OLLERTON_HILL,
    OUT,
    PRISON,
    TOKENS,
)
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.new_game.choices import seed_of
from gest_desktop.scenes.menus.opening import open_table
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.foresee.verdict import Point, curve, highest, luck, reason, tally
from gest_desktop.scenes.table.paint.palette import palette
from gest_desktop.scenes.table.session.contest import Contest

WIDE, HIGH = 1180, 820
LINE, GRID = "#7d2417", "#c4a878"
NEAR: Final = 26  # units around a point of the graph where it can be pointed at
Spot = tuple[tuple[float, float], Point]  # a point of the graph and where it is drawn
OFF_THE_MAP: Final = {
    PRISON: N_("Robin was in Prison."),
    AVAILABLE: N_("Robin was Available."),
    OUT: N_("Robin had left the game."),
}
CHART: Final = (70, 236, 700, 380)


class EndScene(MenuScene):
    paper_size = (WIDE, HIGH)
    paper_part = "dialog"

    def __init__(self, app: App, contest: Contest) -> None:
        super().__init__(app)
        self.contest, self.state = contest, contest.game.state
        self.graph: list[Spot] = []
        self.sides = palette(app.settings.palette).sides

    def enter(self) -> None:
        super().enter()
        seat = self.contest.seats[self.state.winner]
        self.app.sound.play("victory" if seat.is_person else "defeat")

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        game = self.contest.game
        self.title(_("{side} wins").format(side=side_name(self.state.winner)), 44)
        self.page.write(reason(self.state), self.box(80, 134, WIDE - 160, 64), size=22, align="middle")
        self.heading(_("Royal Favour, card by card"), (CHART[0], 196, CHART[2], 34))
        self.draw_curve(self.box(*CHART), curve(game.journal.entries, begin(game.beginning)))
        self.heading(_("Secrets"), (810, 196, 300, 34))
        secrets = self.secrets()
        for i, words in enumerate(secrets):
            self.page.write(words, self.box(810, 236 + 30 * i, 310, 28), size=19)
        y = 236 + 30 * len(secrets) + 14
        self.heading(_("Statistics"), (810, y, 300, 34))
        for i, words in enumerate(luck(tally(game.journal.entries))):
            self.page.write(words, self.box(810, y + 40 + 50 * i, 310, 48), size=19)
        self.lay_buttons()

    def lay_buttons(self) -> None:
        y = HIGH - 170
        self.button("again", _("Play again"), (90, y, 320, 54), self.again, "green", "icon_replay")
        self.button("sides", _("Swap sides"), (430, y, 320, 54), self.change_sides, "brown", "icon_redo")
        self.button("look", _("View the board"), (770, y, 320, 54), self.back, "brown", "icon_zoom_in")
        leave = partial(self.app.leave, self.app.home)
        self.button("home", _("Main menu"), (430, y + 64, 320, 54), leave, "brown", "icon_home")

    def secrets(self) -> list[str]:
        """Everything that one side did not know."""
        g = self.state
        if 0 <= g.robin < OLLERTON_HILL:
            words = _("Robin was Revealed in {place}.")
            if g.robin_hidden:
                words = _("Robin was Hidden in {place}.")
            sentences = [words.format(place=place_name(g.robin))]
        else:
            sentences = [_(OFF_THE_MAP[g.robin])]
        for token in TOKENS:
            place = g.carriages[CARRIAGE_PLACE + token]
            if place <= OLLERTON_HILL and not g.carriages[CARRIAGE_UP + token]:
                kind = _(CARRIAGE_NAMES[g.carriages[CARRIAGE_TYPE + token]])
                sentences.append(
                    _("The Carriage in {place} was a {kind}.").format(place=place_name(place), kind=kind)
                )
        return sentences

    def draw_curve(self, area: pygame.Rect, points: Sequence[Point]) -> None:
        """Draw Justice above the middle and Order below; thick lines mark where the game is decided."""
        surface, top = self.page.surface, highest(points) + 1
        for favour in range(-top, top + 1):
            if favour:
                self.grid_line(area, favour, top)
        justice, order = ("#{:02x}{:02x}{:02x}".format(*colour) for colour in self.sides)
        for label, favour, ink in ((_("Justice"), top, justice), (_("Order"), -top, order)):
            y = height_of(area, favour, top)
            box = pygame.Rect(area.x, y - (0 if favour > 0 else round(26 * self.unit)), area.width // 3, 26)
            self.page.write(label, box, "heading", 20, ink)
        if len(points) > 1:
            step = area.width / (len(points) - 1)
            way = [(area.x + i * step, height_of(area, point.favour, top)) for i, point in enumerate(points)]
            pygame.draw.lines(surface, LINE, False, way, max(3, round(4 * self.unit)))
            self.graph = list(zip(way, points, strict=True))
            for at, point in self.graph:
                pygame.draw.aacircle(surface, justice if point.favour > 0 else order, at, 6 * self.unit)

    def pointed(self, pos: tuple[int, int]) -> Spot | None:
        """The point of the graph nearest to the pointer, by card; None if it is elsewhere."""
        reach = round(NEAR * self.unit)
        if not self.graph or not self.box(*CHART).inflate(reach, reach).collidepoint(pos):
            return None
        return min(self.graph, key=lambda spot: abs(spot[0][0] - pos[0]))

    def handle(self, event: pygame.Event) -> None:
        super().handle(event)
        self.app.dirty |= event.type == pygame.MOUSEMOTION

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        spot = self.pointed(pygame.mouse.get_pos()) if pygame.mouse.get_focused() else None
        if spot is not None:
            self.draw_name(target, *spot)

    def draw_name(self, target: pygame.Surface, at: tuple[float, float], point: Point) -> None:
        """Name the card of a point, with Royal Favour after it."""
        area = self.box(*CHART)
        pygame.draw.aacircle(target, LINE, at, 10 * self.unit, max(2, round(3 * self.unit)))
        words = line(point_words(point), "text", round(20 * self.unit), self.inks.text, area.width, "bold")
        pad = round(10 * self.unit)
        paper = words.get_rect(midbottom=(at[0], at[1] - 2 * pad)).inflate(2 * pad, pad)
        paper.clamp_ip(area.inflate(2 * pad, 4 * pad))
        if paper.collidepoint(at):
            paper.top = round(at[1]) + 2 * pad
        draw(target, "tooltip", paper.inflate(pad, pad), self.unit)
        target.blit(words, words.get_rect(center=paper.center))

    def grid_line(self, area: pygame.Rect, favour: int, top: int) -> None:
        y = height_of(area, favour, top)
        wide = max(1, round((3 if abs(favour) == SECURE else 1) * self.unit))
        pygame.draw.line(self.page.surface, GRID, (area.x, y), (area.right, y), wide)
        if abs(favour) in (1, SECURE):
            label = pygame.Rect(area.x - round(34 * self.unit), y - 12, round(28 * self.unit), 24)
            self.page.write(str(abs(favour)), label, "number", 18, align="right")

    def again(self) -> None:
        self.begin(swapped=False)

    def change_sides(self) -> None:
        self.begin(swapped=True)

    def begin(self, swapped: bool) -> None:
        """Start a new game against the same opponent, with other cards."""
        before = self.contest.game.beginning
        seats = self.contest.seats[::-1] if swapped else self.contest.seats
        game = Game(Beginning(seed_of(""), before.events_side_locked, before.deed_needs_plot))
        self.app.pop()
        open_table(self.app, Contest(game, seats, self.app.store))


def point_words(point: Point) -> str:
    """A card and Royal Favour after it; the beginning has no card."""
    if not point.card:
        return _("Start: {favour}").format(favour=favour_name(point.favour))
    return _("{card}: {favour}").format(card=_(event_title(point.card)), favour=favour_name(point.favour))


def height_of(area: pygame.Rect, favour: int, top: int) -> int:
    """The height of a value; there is no zero, so Order 1 is one step below Justice 1."""
    step = favour - 0.5 if favour > 0 else favour + 0.5
    return round(area.centery - step * area.height / (2 * top))
