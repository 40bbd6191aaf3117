"""The upper left paper: the rating with its band, or accuracy, or luck, game by game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.career.plots import (
    GRID,
    LEVEL,
    Scale,
    draw_band,
    draw_bars,
    draw_points,
    draw_rule,
    limits,
)
from gest_desktop.scenes.menus.menu_parts import Box, MenuParts
from gest_desktop.scenes.menus.new_game.words import LEVELS
from gest_desktop.scenes.menus.widgets.cards import Chip
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.rating import opponents
from gest_desktop.scenes.shell.career.record import Record
from gest_desktop.scenes.shell.career.words import between_levels, deviation
from gest_desktop.scenes.shell.dates import day_and_month

RATING, ACCURACY, LUCK = "rating", "accuracy", "luck"
PLOTS: Final = {RATING: N_("Rating"), ACCURACY: N_("Accuracy"), LUCK: N_("Luck")}
ABOUT: Final = {
    RATING: N_(
        "Glicko rating on the opponents' scale; your true strength is within ± two times in three."
        " Practice games do not count; games with hints never raise it."
    ),
    ACCURACY: N_(
        "How close your choices came to the best ones, according to the review."
        " The line is the mean of five games."
    ),
    LUCK: N_("What dice and cards did to your chance of winning, in points, according to the review."),
}
NO_REVIEW: Final = N_("Review a game, and it appears here.")
PAD: Final = 24
LABELS: Final = 52  # left of a plot
DATES: Final = 4
DATE: Final = 100  # width of a date, in units
NARROW: Final = 500  # units


def lay_rating(
    menu: MenuParts, box: Box, career: Career, shown: str, show: Callable[[str], Callable[[], None]]
) -> None:
    """`show` makes the callback that shows another plot."""
    x, y, wide, high = box
    lay_choice(menu, x + PAD, y + 18, shown, show)
    told = 50 if wide > NARROW else 78
    about = menu.box(x + PAD, y + high - told - 12, wide - 2 * PAD, told)
    menu.page.write(_(ABOUT[shown]), about, size=16, cut="italic", ink=menu.inks.quiet)
    top = 78
    if shown == RATING:
        lay_number(menu, box, career)
        top = 92 if wide > NARROW else 112
    area = menu.box(x + PAD + LABELS, y + top, wide - 2 * PAD - LABELS, high - top - told - 48)
    reviewed = [game for game in career.counting if game.accuracy is not None and game.luck is not None]
    if shown == RATING:
        plot_rating(menu, area, career)
    elif not reviewed:
        menu.page.write(_(NO_REVIEW), area, size=19, ink=menu.inks.quiet, align="middle", cut="italic")
    elif shown == ACCURACY:
        plot_accuracy(menu, area, reviewed)
    else:
        plot_luck(menu, area, reviewed)


def lay_choice(
    menu: MenuParts, x: float, y: float, shown: str, show: Callable[[str], Callable[[], None]]
) -> None:
    """Which plot is shown."""
    for key, words in PLOTS.items():
        label = _(words)
        each = 40 + 9.2 * len(label)
        face = Chip(label, menu.unit, menu.inks, lambda key=key: key == shown, 18)  # type: ignore[misc]
        menu.face(f"plot {key}", label, (x, y, each, 36), face, show(key))
        x += each + 8


def lay_number(menu: MenuParts, box: Box, career: Career) -> None:
    """The rating right of the choice of plots, or below it where there is no room."""
    x, y, wide, _high = box
    rating, ink = career.rating, menu.inks.quiet
    words = menu.box(x + PAD, y + 58, wide - 2 * PAD, 28)
    down, size = (0, 40) if wide > NARROW else (34, 28)
    right = menu.box(x + wide - PAD - 90, y + 20 + down, 90, 40)
    place = menu.page.write(deviation(rating), right, size=22, cut="bold", ink=ink, align="right")
    number = menu.box(x + wide - PAD - 220, y + 14 + down, 130, 48)
    number.right = place.left - round(10 * menu.unit)
    place = menu.page.write(f"{rating.value:.0f}", number, "number", size, align="right")
    if down:
        words.width = place.left - words.left - round(10 * menu.unit)
    menu.page.write(between_levels(rating), words, size=18, cut="italic", ink=ink)


def plot_rating(menu: MenuParts, area: pygame.Rect, career: Career) -> None:
    ratings = [career.start, *career.ratings]
    now = ratings[-1]
    reach = [now.value - 1.2 * now.deviation, now.value + 1.2 * now.deviation]
    scale = Scale(area, len(ratings), *limits([*(rating.value for rating in ratings), *reach], 100, 300))
    target = menu.page.surface
    lay_rules(menu, scale, 100 if scale.high - scale.low <= 700 else 200, "{:.0f}")
    for level, opponent in opponents().items():
        if scale.low < opponent.value < scale.high:
            y = draw_rule(target, scale, opponent.value, LEVEL)
            name = pygame.Rect(
                area.right - area.width // 2,
                y - round(21 * menu.unit),
                area.width // 2,
                round(20 * menu.unit),
            )
            menu.page.write(_(LEVELS[level][0]), name, size=16, cut="italic", ink="#27456b", align="right")
    values, widths = [rating.value for rating in ratings], [rating.deviation for rating in ratings]
    draw_band(target, scale, values, widths, menu.unit)
    lay_dates(menu, scale, [career.counting[0], *career.counting] if career.counting else [])


def plot_accuracy(menu: MenuParts, area: pygame.Rect, games: Sequence[Record]) -> None:
    values = [game.accuracy for game in games if game.accuracy is not None]
    low = min(50.0, limits(values, 10, 10)[0])
    scale = Scale(area, len(values), max(0.0, low), 100.0, in_bins=True)
    lay_rules(menu, scale, 10, "{:.0f}%")
    draw_points(menu.page.surface, scale, values, menu.unit)
    lay_dates(menu, scale, games)


def plot_luck(menu: MenuParts, area: pygame.Rect, games: Sequence[Record]) -> None:
    values = [game.luck for game in games if game.luck is not None]
    most = limits([0.0, *(abs(value) for value in values)], 10, 20)[1]
    scale = Scale(area, len(values), -most, most, in_bins=True)
    lay_rules(menu, scale, 10 if most <= 40 else 20, "{:+.0f}%")
    draw_bars(menu.page.surface, scale, values, menu.unit)
    lay_dates(menu, scale, games)


def lay_rules(menu: MenuParts, scale: Scale, step: int, form: str) -> None:
    """Faint lines with their values."""
    value = math.ceil(scale.low / step) * step
    while value <= scale.high:
        y = draw_rule(menu.page.surface, scale, value, GRID)
        label = pygame.Rect(0, 0, round((LABELS - 8) * menu.unit), round(20 * menu.unit))
        label.midright = (scale.area.x - round(8 * menu.unit), y)
        words = form.format(value).replace("-", "−") if value else form.replace("+", "").format(0)
        menu.page.write(words, label, size=16, ink=menu.inks.quiet, align="right")
        value += step


def lay_dates(menu: MenuParts, scale: Scale, games: Sequence[Record]) -> None:
    """The days of some games below the plot; no day twice."""
    if not games:
        return
    last = len(games) - 1
    dates = DATES if scale.area.width > DATES * DATE * menu.unit else DATES - 1
    wanted = sorted({round(number * last / (dates - 1)) for number in range(dates)})
    told = ""
    for at in wanted:
        words = day_and_month(games[at].when)
        if words != told:
            wide = scale.area.width // dates
            label = pygame.Rect(0, scale.area.bottom + round(4 * menu.unit), wide, round(24 * menu.unit))
            label.centerx = round(scale.x(at))
            align = "middle"
            if at == 0 and last:
                label.left, align = scale.area.left, "left"
            elif at == last and last:
                label.right, align = scale.area.right, "right"
            menu.page.write(words, label, size=16, ink=menu.inks.quiet, align=align)
        told = words
