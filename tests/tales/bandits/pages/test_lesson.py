"""The lesson: every beat can be done by mouse and by keys, and nothing else moves the game."""

import re

import pygame
import pytest

from gest_desktop.rules.languages import LANGUAGES, speaking
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.tutorial.bubble_buttons import NEXT
from gest_desktop.scenes.tutorial.walk import moves
from gest_desktop.tales.bandits.pages.lessons.opening import FILE, left_at, lesson_table, open_lesson
from gest_desktop.tales.bandits.pages.lessons.scene import LessonTable
from gest_desktop.tales.bandits.pages.lessons.script import OffTheLineError, follow, game_at, lesson
from gest_desktop.tales.bandits.pages.lessons.spots import is_known
from gest_desktop.tales.bandits.rules.explain import decision
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.panels.prompt import answer_buttons
from gest_desktop.tales.bandits.table.scene import BanditsTable
from tests.scenes.menu_tools import click, press, show

BEATS = lesson().beats
DO = [at for at, beat in enumerate(BEATS) if beat.kind == "do"]
QUOTED = re.compile(r"“(.+?)”")


@pytest.fixture
def quick(make_app):
    return make_app(instant=True, reduced_motion=True)


def settle(app):
    """Let the opponents play and everything come to rest."""
    for _frame in range(60):
        app.frame([], 0.4)
        table = app.scene
        if not isinstance(table, LessonTable) or not (table.flow.is_waiting or table.talk.is_showing):
            break


def at_beat(app, at):
    table = show(app, lesson_table(app, at))
    settle(app)
    return table


# --- the file


def test_the_lesson_can_be_played_as_it_is_written():
    game = game_at(lesson(), len(BEATS))
    assert [4, 2, 3] == game.state.points[:3]
    assert 2 == game.state.round
    assert len(lesson().chance) - 1 == game.read  # the last token is only for who takes it as a reward


@pytest.mark.parametrize("at", [at for at, beat in enumerate(BEATS) if beat.after])
def test_points_are_as_the_lesson_says(at):
    points = dict(zip(BAND_IDS, game_at(lesson(), at + 1).state.points, strict=True))
    assert BEATS[at].after == {band: points[band] for band in BEATS[at].after}


@pytest.mark.parametrize("at", [at for at in DO if len(BEATS[at].ways) > 1])
def test_a_free_choice_leads_on_whatever_is_chosen(at):
    for way in BEATS[at].ways:
        game = game_at(lesson(), at)
        follow(game, way)
        for beat in BEATS[at + 1 :]:
            follow(game, moves(beat))
        assert 2 == game.state.round


def test_an_answer_that_the_rules_do_not_allow_is_found():
    with pytest.raises(OffTheLineError):
        follow(game_at(lesson(), 0), ("perhaps",))


def test_all_spots_are_on_the_table():
    assert [] == [name for beat in BEATS for name in beat.spots if not is_known(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_quoted_as_they_are_on_the_buttons(language):
    for at in DO:
        state = game_at(lesson(), at).state
        with speaking(language):
            asked = decision(state, 0)
            labels = {button.label for button in answer_buttons(Answering(state, asked))}
        for quoted in QUOTED.findall(BEATS[at].say.in_language(language)):
            assert quoted in labels, (at, quoted)


# --- at the table


def do_with_mouse(app, table):
    """Do what the beat asks for, where the golden frames are; Next where there is only text."""
    at, course = table.course.at, table.course
    if course.beat.kind == "do":
        for _step in range(3):
            if course.at == at:
                click(app, table.overlay.wanted[0])
                settle(app)
    else:
        if course.beat.check is not None:
            click(app, table.overlay.bubble.replies[course.beat.check.right].rect)
        click(app, table.overlay.rect_of(NEXT))
    settle(app)


def test_the_whole_lesson_can_be_done_with_the_mouse_and_goes_on_as_a_game(quick):
    app = quick
    table = at_beat(app, 0)
    for at in range(len(BEATS)):
        assert (at, None) == (table.course.at, None if table.overlay.bubble else "no bubble")
        do_with_mouse(app, table)
    assert isinstance(app.scene, AskScene)
    press(app, pygame.K_RETURN)
    assert type(app.scene) is BanditsTable
    assert (2, [4, 2, 3]) == (app.scene.contest.game.state.round, app.scene.contest.game.state.points[:3])


def test_the_whole_lesson_can_be_done_with_keys(quick):
    app = quick
    table = at_beat(app, 0)
    for _beat in BEATS:
        course = table.course
        if course.beat.kind == "do":
            table.press_pad("hint", True)
            settle(app)
        else:
            if course.beat.check is not None:
                press(app, pygame.K_1 + course.beat.check.right)
            press(app, pygame.K_RETURN)
            settle(app)
    assert isinstance(app.scene, AskScene)


def test_nothing_but_the_wanted_answer_moves_the_game(quick):
    app = quick
    for at in DO:
        table = at_beat(app, at)
        question, before = table.flow.answering, len(table.contest.game.answers)
        wanted = table.course.wanted(question.asked)
        for choice in question.asked.choices:
            if choice.option not in wanted:
                table.commands.give(choice.option)
                assert before == len(table.contest.game.answers)
                assert BEATS[at].other.en == table.talk.remark
        app.pop()


def test_an_answer_before_its_time_gets_a_nudge(quick):
    table = at_beat(quick, 0)
    table.commands.give(table.flow.answering.asked.choices[0].option)
    assert 0 == table.course.at
    assert "Take your time, then press Next." == table.talk.remark


def test_back_leads_to_the_beat_before_and_the_place_is_remembered(quick):
    app = quick
    table = at_beat(app, 3)
    do_with_mouse(app, table)
    assert 4 == table.course.at == left_at(app.settings_file)
    table.commands.undo()
    settle(app)
    assert (3, "place") == (table.course.at, table.flow.answering.asked.kind)
    app.pop()
    open_lesson(app)
    assert 3 == app.scene.course.at


def test_a_damaged_memory_begins_at_the_beginning(app):
    path = app.settings_file.with_name(FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    for text in ("", "[]", '{"at": "x"}', '{"at": -1}'):
        path.write_text(text)
        assert 0 == left_at(app.settings_file)


def test_the_pause_can_begin_the_lesson_again(quick):
    app = quick
    table = at_beat(app, 5)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, PauseScene)
    next(each for each in app.scene.controls if each.key == "again").press()
    assert (table, 0) == (app.scene, table.course.at)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bubble_covers_what_is_to_be_clicked(make_app, size, language):
    app = make_app(size, language=language, instant=True, reduced_motion=True)
    for at in DO:
        table = at_beat(app, at)
        bubble = table.overlay.bubble
        assert table.overlay.wanted, at
        assert app.stage.area.contains(bubble.rect), at
        assert -1 == bubble.rect.collidelist(table.overlay.wanted), at
        app.pop()


def test_the_name_of_the_lesson_and_its_progress_do_not_meet(make_app):
    app = make_app((1024, 640), language="it", text_size=150)
    bubble = at_beat(app, 0).overlay.bubble
    heading, count = (picture.get_rect(topleft=corner) for picture, corner in bubble.lines[:2])

    assert not heading.colliderect(count)
