"""Bubbles cover nothing they mention, and nothing that must be clicked, in any window."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from gest_desktop.rules.vocabulary import SPACE_IDS
from gest_desktop.scenes.devtools.lesson_shots import come_to_rest
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.table.board.piece_rects import ground_rect
from gest_desktop.scenes.table.paint.placement import covered
from gest_desktop.scenes.tutorial.bubble import Speech
from gest_desktop.scenes.tutorial.placing import Mentioned, laid
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.scenes.tutorial.scene import lesson_table

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def walked(app, lesson):
    """Each question of each beat, with its bubble."""
    scene, guide = lesson_table(app, lesson)
    app.push(scene)
    while True:
        at = guide.course.at
        if come_to_rest(app, guide):
            yield scene
        if guide.course.beat.kind == "do":
            if guide.course.at == at:
                guide.pages.show_next(scene.flow.answering)
            continue
        if guide.course.is_last:
            return
        guide.course.is_answered = True
        guide.pages.read_on()


def check(scene):
    guide = scene.guide
    bubble, where = guide.overlay.bubble, f"{guide.course.lesson.name}, {guide.course.beat.name}"
    wanted, spots = guide.overlay.wanted, guide.overlay.spots
    kept_free = [*wanted, *spots]
    card = scene.drawing.question.card
    if card is not None:
        kept_free.append(card.rect)
    if scene.drawing.question.encounter is not None:
        kept_free.append(scene.drawing.question.encounter.rect)
    assert bubble.rect.collidelist(kept_free) < 0, where
    named = guide.overlay.named(bubble.speech)
    assert covered(bubble.rect, named) <= 0.1 * sum(rect.width * rect.height for rect in named), where
    assert scene.app.stage.area.contains(bubble.rect), where
    assert len(spots) == len(guide.course.beat.spots), f"{where}: a spot is not on the table"
    beat = guide.course.beat
    assert beat.kind != "do" or beat.riddle or wanted, f"{where}: nothing shines"
    for picture, (x, y) in bubble.lines:
        assert x + picture.get_width() <= bubble.paper.width, where
        assert y + picture.get_height() <= bubble.paper.height, where
    for button in (*bubble.buttons, *bubble.replies):
        assert bubble.paper.contains(button.rect), where


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_no_bubble_covers_what_it_speaks_of(make_app, lesson, size):
    for scene in walked(make_app(size), lesson):
        check(scene)


@pytest.mark.parametrize(
    "settings",
    [
        {"language": "it"},
        {"text_size": 150},
        {"scale": 130},
        {"language": "it", "text_size": 200},
        {"scale": 200, "text_size": 200},
    ],
    ids=str,
)
def test_words_have_room_in_italian_and_at_other_sizes(make_app, settings):
    lesson = lessons()[5]
    for scene in walked(make_app((1280, 720), **settings), lesson):
        bubble = scene.guide.overlay.bubble
        assert scene.app.stage.area.contains(bubble.rect)
        wanted = scene.guide.overlay.wanted
        assert bubble.rect.collidelist(wanted) < 0, scene.guide.course.beat.name


@pytest.mark.parametrize("replies", [(), (Button(Thing("reply"), "Revolting"),)], ids=["told", "asked"])
def test_what_is_pressed_next_stays_where_it_is_when_a_remark_is_added(make_app, replies):
    stage = make_app((1280, 720)).stage
    beside = pygame.Rect(500, 300, 80, 40)
    around = Mentioned(stage.area.inflate(-40, -40), stage.area, beside, ())
    speech = Speech(
        "A lesson", "1 of 9", "Take a box.", replies=replies, buttons=(Button(Thing("show"), "Show me"),)
    )
    before = laid(stage, speech, around)
    remark = "That box is not free: a Merry Man stands in it, and would not leave for all the gold."
    after = laid(stage, replace(speech, remark=remark), around, before)

    pressed = "replies" if replies else "buttons"
    assert [each.rect for each in getattr(before, pressed)] == [each.rect for each in getattr(after, pressed)]


def test_the_button_that_goes_on_stays_where_it_is_also_in_a_narrower_bubble(make_app):
    stage = make_app((1280, 720)).stage
    around = Mentioned(stage.area.inflate(-40, -40), stage.area, pygame.Rect(500, 300, 80, 40), ())
    long = Speech("A lesson", "1 of 9", "The Carriages roll. " * 6, buttons=(Button(Thing("next"), "Next"),))
    before = laid(stage, long, around)
    after = laid(stage, replace(long, words="Take a box."), around, before)

    assert before.rect.width > after.rect.width
    assert before.buttons[0].rect == after.buttons[0].rect


def test_the_button_that_goes_on_stays_where_it_is_in_the_next_step(make_app):
    app, lesson = make_app((1280, 800)), lessons()[0]
    scene, guide = lesson_table(app, lesson)
    app.push(scene)
    places = []
    for at in (3, 4):  # the Parishes, then the Henchmen
        guide.pages.go_to(at)
        assert come_to_rest(app, guide)
        places.append(guide.overlay.bubble.buttons[-1].rect)

    assert places[0] == places[1]


def test_a_bubble_leaves_the_ground_free_where_a_piece_is_to_be_placed(make_app):
    app, lesson = make_app((1280, 800)), lessons()[0]
    scene, guide = lesson_table(app, lesson)
    app.push(scene)
    guide.pages.go_to(7)  # Merry Men are placed in three spaces
    assert come_to_rest(app, guide)

    remston = ground_rect(scene.drawing.view.board, SPACE_IDS.index("remston"))
    assert 0 == covered(guide.overlay.bubble.rect, [remston])


def test_a_bubble_shows_pieces_below_its_words(make_app):
    """The three Carriages of the lesson on robbing, side by side."""
    app, lesson = make_app((1280, 720)), lessons()[2]
    scene, guide = lesson_table(app, lesson)
    app.push(scene)
    at = next(at for at, beat in enumerate(lesson.beats) if beat.pictures)
    guide.pages.go_to(at)
    assert come_to_rest(app, guide)

    bubble = guide.overlay.bubble
    words, *shown = [picture.get_rect(topleft=corner) for picture, corner in bubble.lines[2:]]
    assert [3] == [len(row) for row in lesson.beats[at].pictures]
    assert 3 == len(shown)
    assert all(words.bottom <= rect.top for rect in shown)
    assert all(left.right < right.left for left, right in pairwise(shown))
