"""Menus: every button works by mouse and by keyboard, nothing overlaps or leaves the window."""

from functools import lru_cache
from itertools import combinations

import pygame
import pytest

from gest_desktop.rules import languages
from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.kit.theme import make_manager
from gest_desktop.scenes.menus.curtain import PASSING, CurtainScene
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.keys import KeysScene, key_groups
from gest_desktop.scenes.menus.menu import menu_unit
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.options.scene import TABS, OptionsScene
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.menus.widgets.control import PressControl
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.stage import Stage
from tests.scenes.menu_tools import Longer, a_contest, choose, click, control, keep, press, show

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
LOOKS = [(language, scale) for language in ("en", "it", "longer") for scale in (75, 100, 200)]


def all_menus(app):
    """Every screen in every state that changes its layout."""
    yield TitleScene(app)
    for side in ("robin", "sheriff", "lot", "both"):
        app.change(side=side, advanced_open=side == "lot")
        yield NewGameScene(app)
    for tab, _label in TABS:
        options = OptionsScene(app)
        options.tab_shown = tab
        yield options
    yield SavesMenuScene(app)
    yield SavesMenuScene(app, a_contest())
    words = "The game you have begun is kept under its own name, whatever you answer now. " * 3
    yield AskScene(app, "A question", words, [(name, "green", no_more) for name in ("Yes", "No", "Perhaps")])
    yield AskScene(app, "A question", words, [(str(number), "red", no_more) for number in range(5)])
    yield KeysScene(app)
    yield CurtainScene(app, PASSING[SHERIFF], no_more)


def assert_well_laid_out(app, scene):
    window, rects = app.stage.area, [control.rect for control in scene.controls]
    shown = (type(scene).__name__, app.stage, app.settings.language)
    assert rects, shown
    assert all(window.contains(rect) for rect in rects), shown
    assert window.contains(scene.page.area), shown
    assert [] == [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])], shown
    if scene.hint_box:
        assert window.contains(scene.hint_box), shown
        assert -1 == scene.hint_box.collidelist(rects), shown


class Blank(pygame.Surface):
    """A surface that is reused instead of copied."""

    def copy(self):
        return self


def emptied(managers):
    """Hand out the same managers again and again, without the buttons of the last menu."""

    def manager(size, unit):
        found = managers(size, unit)
        found.clear_and_reset()
        return found

    return manager


@pytest.fixture
def unpainted(monkeypatch):
    """Skip the painting: only positions matter here, and hundreds of menus are laid out."""
    blank = lru_cache(Blank)
    monkeypatch.setattr("gest_desktop.scenes.menus.menu.cover", lambda _name, size: blank(size))
    monkeypatch.setattr("gest_desktop.scenes.menus.menu.make_manager", emptied(lru_cache(4)(make_manager)))
    monkeypatch.setattr("gest_desktop.scenes.menus.curtain.curtains", blank)
    for module in ("keys", "dialogs"):
        monkeypatch.setattr(f"gest_desktop.scenes.menus.{module}.darkened", lambda _app, _, size: blank(size))
    monkeypatch.setattr("gest_desktop.scenes.menus.title.scene.title_picture", lambda _size: None)
    monkeypatch.setattr("gest_desktop.scenes.menus.saves.pictures.game_inside", lambda _summary, _size: None)
    monkeypatch.setattr("gest_desktop.scenes.menus.widgets.page.draw", lambda *_part: None)
    monkeypatch.setattr(PressControl, "dress", lambda _control: None)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_outside_the_window_or_over_something_else(make_app, monkeypatch, size):
    usual = languages.catalogue
    monkeypatch.setattr(languages, "catalogue", lambda name: Longer() if name == "longer" else usual(name))
    app = make_app(size)
    for number in range(7):
        keep(app, f"Game {number}, with a name as long as a winter night by the fire", number)
    a_contest(store=app.store)
    for language, scale in LOOKS:
        app.change(language=language, scale=scale)
        for scene in all_menus(app):
            app.push(scene)
            assert_well_laid_out(app, scene)
            app.pop()
        app.clear_litter()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_text_is_never_too_small_to_read(size, scale):
    stage = Stage.of(size, Settings(scale=scale))

    for scene in (NewGameScene, OptionsScene, SavesMenuScene, KeysScene):
        assert round(20 * menu_unit(stage, *scene.paper_size), 1) >= 14


def test_a_larger_size_makes_menus_larger_as_far_as_there_is_room():
    small, large, huge = (
        menu_unit(Stage.of((1920, 1080), Settings(scale=scale)), 1000, 700) for scale in (75, 100, 200)
    )

    assert small < large < huge
    assert 700 * huge <= 1080


@pytest.fixture
def every_menu(app):
    keep(app, "Sunday")
    a_contest(store=app.store)
    return app, list(all_menus(app))


def test_tab_reaches_everything_and_comes_back(every_menu):
    app, scenes = every_menu
    for scene in scenes:
        show(app, scene)
        seen = []
        for _step in scene.controls:
            press(app, pygame.K_TAB)
            seen.append(scene.focused.key)

        assert {control.key for control in scene.controls} == set(seen), type(scene).__name__
        press(app, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
        assert scene.focused.key == seen[-2 if len(seen) > 1 else -1]


def test_the_focus_is_seen(every_menu):
    app, scenes = every_menu
    for scene in scenes:
        show(app, scene)
        for number in range(len(scene.controls)):
            scene.move_focus(number)
            scene.shows_ring = True
            scene.draw(app.screen)
            around = scene.focused.rect.inflate(14, 14).clip(app.stage.area)
            lit = pygame.surfarray.array3d(app.screen.subsurface(around))
            scene.shows_ring = False
            scene.manager.set_focus_set(None)
            scene.draw(app.screen)
            plain = pygame.surfarray.array3d(app.screen.subsurface(around))

            assert (lit != plain).any(), (type(scene).__name__, scene.focused.key)


def test_every_button_can_be_clicked(app, monkeypatch):
    scene = show(app, TitleScene(app))
    pressed = []
    monkeypatch.setattr(scene, "press", lambda control: pressed.append(control.key))
    for each in scene.controls:
        click(app, each.rect)

    assert [each.key for each in scene.controls if each.enabled] == pressed


def test_holding_enter_presses_once(app):
    show(app, TitleScene(app))
    scene = show(app, OptionsScene(app))
    scene.focus_on("reduced_motion")
    held = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    app.frame([held, held, held], 0.02)

    assert app.settings.reduced_motion


def test_escape_goes_back(app):
    title = show(app, TitleScene(app))
    show(app, OptionsScene(app))
    press(app, pygame.K_ESCAPE)

    assert title is app.scene


def test_a_press_is_heard(app):
    heard = []
    app.sound.listener = lambda cue, _caption: heard.append(cue.name)
    show(app, OptionsScene(app))
    choose(app, "reduced_motion")

    assert ["button_click"] == heard


def test_a_menu_at_rest_lets_the_program_sleep(every_menu):
    app, scenes = every_menu
    for scene in scenes:
        show(app, scene)
        for _frame in range(3):
            app.frame([], 0.05)

        assert not scene.is_lively
        assert not scene.update(0.05)


def test_f1_shows_the_keys_and_puts_them_away(app):
    title = show(app, TitleScene(app))
    press(app, pygame.K_F1)

    assert isinstance(app.scene, KeysScene)
    for _group, keys in key_groups({}):
        for key in keys:
            assert {*key.caps, key.meaning} <= set(app.scene.words())

    press(app, pygame.K_F1)
    assert title is app.scene


def test_a_question_gives_the_answer_that_was_chosen(app):
    show(app, TitleScene(app))
    given = []
    answers = [("Yes", "green", lambda: given.append("yes")), ("No", "red", lambda: given.append("no"))]
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        show(app, AskScene(app, "Well?", "Is it so?", answers))
        press(app, key)
    show(app, AskScene(app, "Well?", "Is it so?", answers))
    click(app, control(app.scene, "0").rect)

    assert ["no", "no", "yes"] == given
    assert isinstance(app.scene, TitleScene)


def test_a_question_lies_over_the_scene_that_asks_it(app):
    title = show(app, TitleScene(app))
    app.frame([], 0.02)
    before = app.screen.get_at((40, 40))
    show(app, AskScene(app, "Well?", "Is it so?", [("Yes", "green", no_more)]))
    behind = app.screen.get_at((40, 40))

    assert title in app.scenes
    assert sum(behind[:3]) < sum(before[:3])


def test_the_curtain_shows_nothing_of_the_game_and_opens_only_for_the_one_it_names(app):
    show(app, TitleScene(app))
    opened = []
    scene = show(app, CurtainScene(app, PASSING[SHERIFF], lambda: opened.append("sheriff")))
    press(app, pygame.K_ESCAPE)

    assert scene is app.scene
    assert {"Pass the screen to the Sheriff", "I am the Sheriff"} <= set(scene.words())

    press(app, pygame.K_RETURN)
    assert ["sheriff"] == opened
    assert scene not in app.scenes


def test_a_resized_window_gets_a_new_layout(app):
    scene = show(app, OptionsScene(app))
    before = scene.controls[-1].rect.copy()
    app.resize(1600, 900)
    app.frame([], 0.02)

    assert before != scene.controls[-1].rect
    assert_well_laid_out(app, scene)
