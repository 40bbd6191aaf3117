"""The board at a step of a review: as a side saw it or as it really was, with what was played and better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.verdict import clear_loss
from gest_desktop.ai.review.words import option_words
from gest_desktop.rules.languages import spoken
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import OLLERTON_HILL, ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.small_map import figure_size
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.review.board_picture import board_picture
from gest_desktop.scenes.review.page import readable
from gest_desktop.scenes.review.telling import place_of
from gest_desktop.scenes.table.board.arrows import arrow, curve
from gest_desktop.scenes.table.board.crowds import standing
from gest_desktop.scenes.table.board.ground import Ground, Point, anchors
from gest_desktop.scenes.table.paint.layout import Rect
from gest_desktop.scenes.table.seen.planned_moves import planned_arrows, with_plan
from gest_desktop.scenes.table.seen.sight import Sight, sight
from gest_desktop.scenes.table.seen.things import Arrow

RED, GREEN, PALE = "#b5402f", "#2f6e3a", "#fbf3d8"
GREEN_INK: Final = (47, 110, 58)
SEEN: Final = (N_("As Robin Hood saw it"), N_("As the Sheriff saw it"))


def view_of(step: Step, shows_all: bool) -> View:
    """What the side that is asked saw; a die is seen as by the Sheriff."""
    if shows_all:
        return View(SHERIFF, step.state)
    return redact(step.state, step.actor if step.actor in (ROBIN, SHERIFF) else SHERIFF)


def draw_board(page: Page, review: Review, step: Step, box: pygame.Rect, shows_all: bool) -> None:
    view = view_of(step, shows_all)
    now = sight(view)
    seen = with_plan(now, view)
    picture = board_picture(seen, box.width, spoken())
    place = picture.get_rect(center=box.center)
    page.surface.blit(picture, page.here(place))
    ground = Ground(Rect(place.x, place.y, place.width, place.height))
    men = draw_plan(page, ground, planned_arrows(now, view), (now, seen)) + men_on(ground, seen)
    found = review.found.get(step.at)
    played = place_of(step)
    if isinstance(found, ChoiceFound) and step.kind == "space":
        best = found.best.option
        if clear_loss(found) and not review.is_open(step.at) and 0 <= best <= OLLERTON_HILL:
            words = _("better: {choice}").format(choice=option_words(step, best))
            frame(page, ground, best, words, GREEN, men)
        if played is not None:
            words = _("played: {choice}").format(choice=option_words(step, played))
            frame(page, ground, played, words, RED, men)
    elif played is not None:
        frame(page, ground, played, "", RED, men)
    words = _("What was really there") if shows_all else _(SEEN[view_of(step, False).side])
    foot = place.right - round(16 * page.unit), place.bottom - round(18 * page.unit)
    label(page, words, [("midright", foot)], "#2a1708")


def men_on(ground: Ground, seen: Sight) -> list[pygame.Rect]:
    """Where the pieces of the small map are drawn."""
    found = []
    for space in seen.spaces:
        for piece in standing(space, figure_size(ground)):
            side = piece.unit * ground.scale
            rect = pygame.Rect(0, 0, round(side), round(side * 1.1))
            x, y = ground.point((piece.x, piece.y))
            rect.center = round(x), round(y)
            found.append(rect)
    return found


def men_in(ground: Ground, seen: Sight, place: int) -> Point:
    """The middle of the Merry Men in a space."""
    men = [
        (piece.x, piece.y)
        for space in seen.spaces
        if space.place == place
        for piece in standing(space, figure_size(ground))
        if piece.picture in space.merry_men
    ]
    x, y, w, h = anchors(place)["name_box"]
    men = men or [(x + w / 2, y + h / 2)]
    return ground.point((sum(x for x, _y in men) / len(men), sum(y for _x, y in men) / len(men)))


def draw_plan(
    page: Page, ground: Ground, arrows: Sequence[Arrow], seen: tuple[Sight, Sight]
) -> list[pygame.Rect]:
    """Draw the moves that are planned behind the screen, with the table before and after them."""
    found = []
    for each in arrows:
        ends = men_in(ground, seen[0], each.source), men_in(ground, seen[1], each.target)
        width = max(3.0, 5 * page.unit)
        page.surface.blits(arrow(curve(ends[0], ends[1], 4 * width, 2 * width), width, GREEN_INK, False))
        tip = pygame.Rect(0, 0, round(6 * width), round(6 * width))
        tip.center = (round(ends[1][0]), round(ends[1][1]))
        found.append(tip)
    return found


def frame(
    page: Page, ground: Ground, place: int, words: str, colour: str, men: Sequence[pygame.Rect] = ()
) -> None:
    """A frame around the name of a space, with a label beside it that covers no men."""
    x, y, w, h = anchors(place)["name_box"]
    left, top = ground.point((x, y))
    around = pygame.Rect(round(left), round(top), round(w * ground.scale), round(h * ground.scale))
    around.inflate_ip(round(26 * page.unit), round(24 * page.unit))
    pygame.draw.rect(page.surface, PALE, around, max(3, round(6 * page.unit)), border_radius=10)
    pygame.draw.rect(page.surface, colour, around, max(2, round(3 * page.unit)), border_radius=10)
    if words:
        gap = round(14 * page.unit)
        spots = [
            (corner, (x, y))
            for y in (around.bottom + gap, around.top - gap)
            for corner, x in (("midright", around.right), ("midleft", around.left))
        ]
        spots.append(("midleft", (around.right + gap, around.centery)))
        spots.append(("midright", (around.left - gap, around.centery)))
        label(page, words, spots, colour, men)


def label(
    page: Page,
    words: str,
    spots: Sequence[tuple[str, tuple[int, int]]],
    colour: str,
    men: Sequence[pygame.Rect] = (),
) -> None:
    """Words on a pill, at the first of the spots where they cover nobody, or else the fewest."""
    picture = line(words, "text", readable(18, page.unit), PALE, round(420 * page.unit), "bold")
    pill = picture.get_rect().inflate(round(20 * page.unit), round(8 * page.unit))
    pills = []
    for corner, at in spots:
        setattr(pill, corner, at)
        pills.append(pill.clamp(page.area))
    pill = min(pills, key=lambda each: len(each.collidelistall(list(men))))
    pygame.draw.rect(page.surface, colour, pill, border_radius=pill.height // 2)
    page.surface.blit(picture, picture.get_rect(center=pill.center))
    page.words.append(words)
