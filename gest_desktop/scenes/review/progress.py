"""How far a review is, or why it stopped; on the pages that wait for it."""

from __future__ import annotations

import pygame

from gest_desktop.ai.review.review import Review
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.review_desk import ReviewDesk


def draw_progress(page: Page, reviews: ReviewDesk, review: Review, box: pygame.Rect) -> None:
    """A heading, a bar, how much is done, and that one need not wait."""
    unit = page.unit
    head = pygame.Rect(box.x, box.y, box.width, round(32 * unit))
    page.write(_("Reviewing your game"), head, "heading", 24, page.inks.heading)
    bar = pygame.Rect(box.x, head.bottom + round(12 * unit), box.width, round(20 * unit))
    draw_bar(page, bar, review.done / max(1, review.total))
    line = pygame.Rect(box.x, bar.bottom + round(8 * unit), box.width, round(28 * unit))
    page.write(progress_words(reviews, review), line, size=19)
    if reviews.is_working:
        note = _("You can already step through what is done. Leaving this page does not stop it.")
        room = pygame.Rect(box.x, line.bottom, box.width, round(54 * unit))
        page.write(note, room, size=18, cut="italic", ink=page.inks.quiet)


def draw_bar(page: Page, bar: pygame.Rect, share: float) -> None:
    radius, done = bar.height // 2, bar.copy()
    done.width = max(bar.height, round(bar.width * share))
    here, done = page.here(bar), page.here(done)
    pygame.draw.rect(page.surface, "#efe4c2", here, border_radius=radius)
    pygame.draw.rect(page.surface, "#3f7f45", done, border_radius=radius)
    pygame.draw.rect(page.surface, "#7a6238", here, 1, border_radius=radius)


def progress_words(reviews: ReviewDesk, review: Review) -> str:
    if reviews.has_failed:
        return _("The review stopped. What is done is saved.")
    words = _("{percent}% reviewed").format(percent=100 * review.done // max(1, review.total))
    if reviews.is_working and (left := reviews.seconds_left) is not None:
        seconds = max(1, round(left))
        about = n_("about {n} second left", "about {n} seconds left", seconds).format(n=seconds)
        words = f"{words} · {about}"
    return words
