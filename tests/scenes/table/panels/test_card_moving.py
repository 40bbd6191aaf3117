"""Choice cards can be moved, and open where the player wants them."""

import pygame
import pytest

from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.table_shots import question
from gest_desktop.scenes.table.paint.placement import covered, hidden_share
from gest_desktop.scenes.table.panels.card_placing import is_same_turn


@pytest.fixture
def app(make_app):
    return make_app((1280, 800), instant=True)


def drag(app, start, end):
    def moved(pos):
        return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))

    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1), moved(middle), moved(end)], 0.05)
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], 0.05)


def title_of(card):
    return card.places.lines[0][1].center


def test_a_card_follows_the_hand_that_holds_its_title_and_stays_there(app):
    table = question(app, "box", ROBIN)
    card = table.drawing.question.card
    before, start = card.rect.copy(), title_of(card)
    drag(app, start, (start[0] - 90, start[1] - 60))

    assert before.move(-90, -60) == table.drawing.question.card.rect
    assert table.flow.answering.asked.kind == "box", "nothing was chosen by it"
    app.frame([], 0.05)
    assert before.move(-90, -60) == table.drawing.question.card.rect


def test_the_next_card_of_the_turn_opens_where_the_first_was_put(app):
    table = question(app, "box", ROBIN)
    start = title_of(table.drawing.question.card)
    drag(app, start, (start[0] - 60, start[1] - 40))
    corner = table.drawing.question.card.rect.topleft
    box = next(choice.option for choice in table.flow.answering.asked.choices if choice.option in (0, 4))
    table.flow.answer([box])
    for _frame in range(6):
        app.frame([], 0.05)
    view = table.drawing.question
    subject = view.subject(table.flow.answering)
    free = not covered(pygame.Rect(corner, view.card.rect.size), [subject.anchor, *subject.keep])

    assert (view.card.rect.topleft == corner) == free


@pytest.mark.parametrize("kind", ["box", "choice"])
def test_in_a_corner_every_card_lies_in_the_same_corner(make_app, kind):
    app = make_app((1280, 800), instant=True, choices="corner")
    table = question(app, kind, ROBIN)
    view = table.drawing.question

    assert view.around.safe.bottomright == view.card.rect.bottomright


def test_how_to_see_what_is_below_is_said_once(app):
    table = question(app, "box", ROBIN)
    tips = "Drag this card to move it. Hold V to hide it."

    assert tips == table.drawing.question.card.contents.tip
    assert "" == table.drawing.question.tip_for(object_with_boxes())


def object_with_boxes():
    """Another question for a box."""

    class Another:
        has_boxes = True

    return Another()


def test_cards_of_one_turn_stay_in_one_place_as_long_as_they_hide_nothing(app):
    """They once jumped about between two questions about the same Plot."""
    table = question(app, "choice", ROBIN, Topic.ACTION)
    view = table.drawing.question
    before = view.card.rect.copy()
    table.flow.answer([table.flow.answering.asked.choices[0].option])
    for _frame in range(6):
        app.frame([], 0.05)
    subject = view.subject(table.flow.answering)
    placing = view.placing

    assert is_same_turn(placing.latest, subject) or view.card is None
    if view.card is not None and view.card.rect.topleft != before.topleft:
        there = pygame.Rect(before.topleft, view.card.rect.size)
        assert covered(there, subject.seen) or hidden_share(there, view.around.soft(subject.question)) >= 1.0
