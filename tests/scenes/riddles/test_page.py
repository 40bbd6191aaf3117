"""The page of riddles: the riddle of the day, the sets, and where they lead."""

import gettext
from datetime import date, timedelta

import pygame
import pytest

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.ai.riddles.daily import riddle_of
from gest_desktop.ai.riddles.riddle import OWN, THEMES
from gest_desktop.rules.words import speak
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.riddles.names import NAMES, THEME_WORDS, name_of
from gest_desktop.scenes.riddles.opening import Riddler, try_again
from gest_desktop.scenes.riddles.page import RiddlesScene
from gest_desktop.scenes.riddles.progress import Mark, load_riddle_progress
from gest_desktop.scenes.riddles.set_page import SetScene
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.table.scene import TableScene
from tests.scenes.menu_tools import Longer, choose, control, press, show
from tests.scenes.riddles.solver import SHORT, done

TODAY = date(2026, 11, 18)
DAILY = riddle_of(TODAY, the_book())


@pytest.fixture
def page(app):
    show(app, TitleScene(app))
    return show(app, RiddlesScene(app, TODAY))


def solved(scene, riddle, day=None):
    """Remember a riddle as solved, and lay the page out anew."""
    scene.progress.marks[riddle.id] = Mark(1, True)
    if day is not None:
        scene.progress.days[day] = Mark(1, True)
    scene.rebuild()


def test_the_page_shows_the_riddle_of_the_day_and_every_set(page):
    assert {"Daily riddle", "Wednesday, 18 November", name_of(DAILY)} <= set(page.words())
    assert [f"set {theme}" for theme in (*THEMES, OWN)] == [
        each.key for each in page.controls if each.key.startswith("set ")
    ]


def test_enter_opens_the_riddle_of_the_day(app, page):
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert name_of(DAILY) == app.scene.name


def test_the_riddle_of_the_day_counts_for_its_day(app, page):
    press(app, pygame.K_RETURN)
    app.scene.guide.leads.done(done(DAILY))
    app.pop()
    assert page.progress.days[TODAY].is_solved
    assert 1 == page.progress.streak(TODAY)


def test_days_in_a_row_are_told(page):
    for ago in range(3):
        solved(page, DAILY, TODAY - timedelta(days=ago))
    assert any("3 days in a row" in words for words in page.words())


def test_yesterdays_answer_is_told_once_it_is_solved(page):
    assert not any(words.startswith("Solved. Best:") for words in faces(page))
    solved(page, DAILY, TODAY - timedelta(days=1))
    assert any(words.startswith("Solved. Best:") for words in faces(page))


def faces(page):
    return [
        control.face.line
        for control in page.controls
        if hasattr(control, "face") and hasattr(control.face, "line")
    ]


def test_a_set_opens_its_riddles(app, page):
    theme = SHORT.theme
    choose(app, f"set {theme}")
    assert isinstance(app.scene, SetScene)
    shown = [each.key for each in app.scene.controls if the_book().named(each.key)]
    assert [riddle.id for riddle in the_book().of(theme)][:24] == shown


def test_a_tile_opens_a_riddle_and_next_leads_to_the_next_unsolved(app, page):
    choose(app, f"set {SHORT.theme}")
    row = the_book().of(SHORT.theme)
    choose(app, row[0].id)
    assert isinstance(app.scene, TableScene)
    if len(row) > 1:
        app.scene.guide.leads.following()
        assert name_of(row[1]) == app.scene.guide.title()


def test_the_filter_hides_what_is_solved(app, page):
    for riddle in the_book().of(SHORT.theme):
        page.progress.marks[riddle.id] = Mark(1)
    choose(app, "filter open")
    keys = [each.key for each in page.controls]
    assert f"set {SHORT.theme}" not in keys
    choose(app, "filter solved")
    assert [f"set {SHORT.theme}"] == [each.key for each in page.controls if each.key.startswith("set ")]


def test_an_empty_filter_says_so(app, page):
    choose(app, "filter solved")
    assert "Nothing here: choose another filter." in page.words()


def test_own_riddles_are_a_set_once_there_are_any(app, page):
    assert not control(page, f"set {OWN}").enabled
    page.progress.add_own(SHORT)
    page.rebuild()
    choose(app, f"set {OWN}")
    assert isinstance(app.scene, SetScene)


def test_a_mistake_is_tried_again_and_kept(app):
    show(app, TitleScene(app))
    try_again(app, [SHORT])
    assert isinstance(app.scene, TableScene)
    files.flush()
    assert [SHORT] == load_riddle_progress(app.settings_file).own


def test_what_no_longer_fits_the_rules_is_refused_in_one_sentence(app, page):
    broken = SHORT.__class__("broken", SHORT.side, SHORT.theme, 1, -1, {"spaces": {}}, SHORT.steps)
    Riddler(app).open(broken)
    assert "another version of the rules" in app.scene.text


def test_the_next_riddle_is_the_next_unsolved_one_from_any_place(app):
    riddler, row = Riddler(app), the_book().riddles[:4]
    riddler.progress.marks[row[3].id] = Mark(1)
    assert row[0] == riddler.after(row[2], row)
    assert row[1] == riddler.after(row[0], row)


def test_the_title_tells_whether_todays_riddle_is_new(app):
    title = show(app, TitleScene(app))
    line = next(item.line for item in title.items if item.key == "riddles")
    assert "Today's riddle is new" == line
    progress = load_riddle_progress(app.settings_file)
    today = date.today()
    progress.finish(done(riddle_of(today, the_book())), today)
    files.flush()
    title.enter()
    line = next(item.line for item in title.items if item.key == "riddles")
    assert f"1 of {len(the_book().riddles)} solved · 1 day in a row" == line


def test_no_two_riddles_have_the_same_name():
    names = [name_of(riddle) for riddle in the_book().riddles]
    assert len(names) == len(set(names))


def test_every_theme_has_words_and_names():
    themes = {*THEMES, OWN}
    assert themes == set(THEME_WORDS) == set(NAMES)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1280, 800), (1920, 1080)], ids=str)
def test_nothing_overlaps_in_a_language_of_long_words(make_app, size):
    app = make_app(size)
    speak(Longer())
    for scene in (RiddlesScene(app, TODAY), SetScene(app, Riddler(app), SHORT.theme, "all")):
        show(app, scene)
        rects = [control.rect for control in scene.controls]
        assert all(app.stage.area.contains(rect) for rect in rects)
        assert not any(one.colliderect(other) for at, one in enumerate(rects) for other in rects[:at])
    speak(gettext.NullTranslations())
