"""Options take effect at once and are saved for the next time."""

import gettext

import pygame
import pytest

from gest_desktop.ai import cores
from gest_desktop.rules import languages
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.options.scene import TABS, OptionsScene
from gest_desktop.scenes.menus.options.words import CONFIRM, LANGUAGES, PALETTES, VOLUMES
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell import settings as settings_files
from gest_desktop.scenes.shell.settings import ALLOWED
from tests.scenes.menu_tools import choose, click, control, press, show


class Foreign(gettext.NullTranslations):
    def gettext(self, message):
        return f"«{message}»"


@pytest.fixture
def options(app):
    show(app, TitleScene(app))
    return show(app, OptionsScene(app))


def kept(app):
    return settings_files.load(app.settings_file)


def test_every_value_has_a_name():
    for field, named in (("language", LANGUAGES), ("palette", PALETTES), ("confirm", CONFIRM)):
        assert set(ALLOWED[field]) == set(named)


def test_another_language_is_spoken_at_once(app, options, monkeypatch):
    monkeypatch.setattr(languages, "catalogue", lambda _language: Foreign())
    before = options.words()
    choose(app, "language it")

    assert "«Options»" == _("Options")
    assert {"«Options»", "«Back»", "«Display»"} <= set(options.words())
    assert not {"Options", "Back", "Display"} & set(options.words())
    assert {"Options", "Back", "Display"} <= set(before)
    assert {"English", "Italiano"} <= {words.strip("«»") for words in options.words()}
    assert "language it" == options.focused.key
    assert "it" == kept(app).language
    press(app, pygame.K_ESCAPE)
    assert "«Play»" in app.scene.words()


def test_italian_is_spoken(app, options):
    choose(app, "language it")
    speaks = _("Options")
    choose(app, "language en")

    assert "Options" == _("Options")
    assert "Opzioni" == speaks


@pytest.mark.parametrize(
    ("tab", "key", "field", "value"),
    [
        ("screen", "palette high contrast", "palette", "high contrast"),
        ("screen", "reduced_motion", "reduced_motion", True),
        ("play", "instant", "instant", True),
        ("play", "ponder", "ponder", True),
        ("play", "confirm never", "confirm", "never"),
        ("play", "confirm end of turn", "confirm", "end of turn"),
        ("sound", "sound", "sound", False),
        ("sound", "captions", "captions", True),
    ],
)
def test_a_choice_counts_at_once_and_is_kept(app, options, tab, key, field, value):
    choose(app, f"tab {tab}")
    choose(app, key)

    assert value == getattr(app.settings, field)
    assert value == getattr(kept(app), field)
    assert control(options, key).was_on is bool(value)


@pytest.mark.usefixtures("options")
def test_fullscreen_can_be_switched(app):
    choose(app, "fullscreen")
    assert app.settings.fullscreen
    press(app, pygame.K_F11)
    assert not app.settings.fullscreen


@pytest.mark.parametrize("field", VOLUMES)
def test_a_volume_follows_mouse_and_arrows(app, options, field):
    choose(app, "tab sound")
    slider = control(options, field)
    click(app, (slider.track.left + slider.track.width // 2, slider.track.centery))
    assert 50 == getattr(app.settings, field) == getattr(kept(app), field)

    options.focus_on(field)
    options.shows_ring = True
    press(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert 55 == getattr(app.settings, field)


def test_a_slider_stops_at_both_ends(app, options):
    choose(app, "tab play")
    slider = control(options, "speed")
    click(app, (slider.track.right + 5, slider.track.centery))
    assert 400 == app.settings.speed
    click(app, (slider.track.left - 5, slider.track.centery))
    assert 50 == app.settings.speed
    assert not slider.nudge(-1) or 50 == app.settings.speed


def test_the_opponent_gets_no_more_cores_than_there_are(app, options, monkeypatch):
    monkeypatch.setattr(cores, "cores", lambda: 3)
    choose(app, "tab play")
    slider = control(options, "cores")
    assert "Auto" == slider.say(slider.shown)
    click(app, (slider.track.right + 5, slider.track.centery))

    assert 3 == app.settings.cores == kept(app).cores
    assert "3" == slider.say(slider.shown)


def test_sizes_are_taken_up_when_the_mouse_lets_go(app, options):
    slider = control(options, "text_size")
    end = (slider.track.right, slider.track.centery)
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=slider.track.center, button=1)], 0.02)
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 0), buttons=(1, 0, 0))], 0.02)
    assert (100, 200) == (app.settings.text_size, slider.shown)

    unit = options.unit
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], 0.02)
    app.frame([], 0.02)
    assert 200 == app.settings.text_size == kept(app).text_size
    assert options.unit > unit


def test_every_page_can_be_opened_with_the_keyboard(app, options):
    for key, _label in TABS:
        options.focus_on(f"tab {key}")
        press(app, pygame.K_SPACE)

        assert key == options.tab_shown
        assert f"tab {key}" == options.focused.key


def test_a_chosen_page_stays_after_a_change_that_lays_everything_out_anew(app, options):
    choose(app, "tab sound")
    app.change(scale=150)
    app.frame([], 0.02)

    assert "sound" == options.tab_shown
    assert "captions" in [each.key for each in options.controls]


def test_without_a_device_the_volumes_say_that_nothing_can_be_heard(app, options, monkeypatch):
    choose(app, "tab sound")
    assert "" == options.hint()
    monkeypatch.setattr(app.sound, "_opened", False)
    assert "No audio device found." == options.hint()
    choose(app, "tab screen")
    assert "" == options.hint()


def test_the_window_is_called_in_the_new_language_at_once(app, options, monkeypatch):
    monkeypatch.setattr(languages, "catalogue", lambda _language: Foreign())
    choose(app, "language it")
    app.frame([], 0.05)
    assert pygame.display.get_caption()[0].startswith("«Options»")
