"""The board at a step of a review: as a side saw it or as it really was, with what was played and better."""

from __future__ import annotations

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
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.review.board_picture import board_picture
from gest_desktop.scenes.review.page import readable
from gest_desktop.scenes.review.telling import place_of
from gest_desktop.scenes.table.board.ground import Ground, anchors
from gest_desktop.scenes.table.paint.layout import Rect
from gest_desktop.scenes.table.seen.sight import sight

RED, GREEN, PALE = "#b5402f", "#2f6e3a", "#fbf3d8"
SEEN: Final = (N_("As Robin Hood saw it"), N_("As the Sheriff saw it"))


def view_of(step: Step, shows_all: bool) -> View:
    """What the side that is asked saw; a die is seen as by the Sheriff."""
    if shows_all:
        return View(SHERIFF, step.state)
    return redact(step.state, step.actor if step.actor in (ROBIN, SHERIFF) else SHERIFF)


def draw_board(page: Page, review: Review, step: Step, box: pygame.Rect, shows_all: bool) -> None:
    picture = board_picture(sight(view_of(step, shows_all)), box.width, spoken())
    place = picture.get_rect(center=box.center)
    page.surface.blit(picture, page.here(place))
    ground = Ground(Rect(place.x, place.y, place.width, place.height))
    found = review.found.get(step.at)
    played = place_of(step)
    if isinstance(found, ChoiceFound) and step.kind == "space":
        best = found.best.option
        if clear_loss(found) and not review.is_open(step.at) and 0 <= best <= OLLERTON_HILL:
            frame(page, ground, best, _("better: {choice}").format(choice=option_words(step, best)), GREEN)
        if played is not None:
            frame(page, ground, played, _("played: {choice}").format(choice=option_words(step, played)), RED)
    elif played is not None:
        frame(page, ground, played, "", RED)
    words = _("What was really there") if shows_all else _(SEEN[view_of(step, False).side])
    label(page, words, (place.right - round(16 * page.unit), place.bottom - round(18 * page.unit)), "#2a1708")


def frame(page: Page, ground: Ground, place: int, words: str, colour: str) -> None:
    """A frame around the name of a space, with a label below."""
    x, y, w, h = anchors(place)["name_box"]
    left, top = ground.point((x, y))
    around = pygame.Rect(round(left), round(top), round(w * ground.scale), round(h * ground.scale))
    around.inflate_ip(round(26 * page.unit), round(24 * page.unit))
    pygame.draw.rect(page.surface, PALE, around, max(3, round(6 * page.unit)), border_radius=10)
    pygame.draw.rect(page.surface, colour, around, max(2, round(3 * page.unit)), border_radius=10)
    if words:
        label(page, words, (around.right, around.bottom + round(14 * page.unit)), colour)


def label(page: Page, words: str, midright: tuple[int, int], colour: str) -> None:
    picture = line(words, "text", readable(18, page.unit), PALE, round(420 * page.unit), "bold")
    pill = picture.get_rect().inflate(round(20 * page.unit), round(8 * page.unit))
    pill.midright = midright
    pill.clamp_ip(page.area)
    pygame.draw.rect(page.surface, colour, pill, border_radius=pill.height // 2)
    page.surface.blit(picture, picture.get_rect(center=pill.center))
    page.words.append(words)
