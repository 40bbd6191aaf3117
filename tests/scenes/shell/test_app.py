"""The program: a stack of scenes, settings that are applied, and a loop that sleeps when nothing moves."""

import json

import pygame
import pytest

from gest_desktop.ai import cores
from gest_desktop.scenes.shell import app as app_module
from gest_desktop.scenes.shell.app import REBUILDING, SETTLED, WARM, App
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.window import SMALLEST, TITLE
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.table_state import BREATHING
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_game

FRAME = 0.05


class Diary(Scene):
    """Records the calls it gets."""

    def __init__(self, app, name="", changes=False):
        super().__init__(app)
        self.name, self.changes = name, changes
        self.lines, self.keys, self.drawn = [], [], 0
        self.closes = True

    def enter(self):
        self.lines.append("enter")

    def leave(self):
        self.lines.append("leave")

    def rebuild(self):
        self.lines.append("rebuild")

    def handle(self, event):
        if event.type == pygame.KEYDOWN:
            self.keys.append(event.key)

    def update(self, seconds):
        return self.changes

    def draw(self, target):
        self.drawn += 1

    def may_close(self, then):
        return self.closes


@pytest.fixture
def flips(monkeypatch):
    """One entry per picture shown in the window."""
    found = []
    monkeypatch.setattr(pygame.display, "flip", lambda: found.append(1))
    return found


@pytest.fixture
def shown(monkeypatch):
    """One entry per switch between window and full screen."""
    found = []

    def show(settings):
        found.append(settings.fullscreen)
        return pygame.display.get_surface()

    monkeypatch.setattr(app_module, "show", show)
    return found


def opened(app, *scenes):
    for scene in scenes:
        app.push(scene)
    return scenes[-1]


def pass_time(app, seconds):
    for _frame in range(round(seconds / FRAME)):
        app.frame([], FRAME)


def down(key):
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")


def up(key):
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def test_a_scene_is_built_before_it_is_entered(app):
    assert ["rebuild", "enter"] == opened(app, Diary(app)).lines


def test_a_scene_below_is_left_and_comes_back(app):
    below, above = Diary(app), Diary(app)
    opened(app, below, above)
    app.pop()

    assert ["rebuild", "enter", "leave", "enter"] == below.lines
    assert ["rebuild", "enter", "leave"] == above.lines
    assert [below] == app.scenes


def test_to_switch_leaves_the_one_below_alone(app):
    below, first, second = Diary(app), Diary(app), Diary(app)
    opened(app, below, first)
    before = list(below.lines)
    app.switch(second)

    assert ([below, second], before) == (app.scenes, below.lines)


def test_home_is_the_first_scene(app):
    title = Diary(app)
    opened(app, title, Diary(app), Diary(app), Diary(app))
    app.home()

    assert [title] == app.scenes
    assert "enter" == title.lines[-1]


def test_only_the_topmost_scene_is_drawn_and_hears_of_keys(app):
    below = Diary(app)
    above = opened(app, below, Diary(app))
    app.frame([down(pygame.K_a)], FRAME)

    assert ([], [pygame.K_a]) == (below.keys, above.keys)
    assert (0, 1) == (below.drawn, above.drawn)


def test_the_window_is_called_by_its_scene(app):
    opened(app, Diary(app, "Options"))
    assert f"Options – {TITLE}" == pygame.display.get_caption()[0]
    app.push(Diary(app))
    assert TITLE == pygame.display.get_caption()[0]


@pytest.mark.parametrize("change", [
    {"language": "it"}, {"scale": 120}, {"text_size": 130}, {"palette": "high contrast"},
])  # fmt: skip
def test_what_changes_the_look_rebuilds_every_scene_once_it_is_seen(app, change):
    below = Diary(app)
    above = opened(app, below, Diary(app))
    app.change(**change)
    app.frame([], FRAME)
    assert (1, 2) == (below.lines.count("rebuild"), above.lines.count("rebuild"))
    app.pop()

    assert 2 == below.lines.count("rebuild")
    assert change.keys() <= REBUILDING


@pytest.mark.parametrize("change", [{"speed": 200}, {"music": 10}, {"confirm": "never"}, {"language": "en"}])
def test_other_changes_rebuild_nothing(app, change):
    scene = opened(app, Diary(app))
    app.change(**change)
    app.frame([], FRAME)

    assert ["rebuild", "enter"] == scene.lines


def test_settings_are_kept_as_soon_as_they_change(app):
    opened(app, Diary(app))
    app.change(speed=300)
    files.flush()

    assert 300 == json.loads(app.settings_file.read_text())["speed"]
    assert 3.0 == app.pace.speed


def test_a_setting_that_stays_as_it_was_is_not_written(app):
    opened(app, Diary(app))
    app.change(speed=app.settings.speed)

    assert not app.settings_file.exists()


def test_a_key_that_opened_a_scene_does_nothing_in_it_while_it_is_held(app):
    opened(app, Diary(app))
    app.frame([down(pygame.K_RETURN)], FRAME)
    above = opened(app, Diary(app))
    app.frame([down(pygame.K_RETURN), down(pygame.K_a)], FRAME)
    assert [pygame.K_a] == above.keys
    app.frame([up(pygame.K_RETURN), down(pygame.K_RETURN)], FRAME)

    assert [pygame.K_a, pygame.K_RETURN] == above.keys


def test_f11_fills_the_screen_once_however_long_it_is_held(app, shown):
    opened(app, Diary(app))
    app.frame([down(pygame.K_F11)] * 5, FRAME)
    app.frame([up(pygame.K_F11), down(pygame.K_F11)], FRAME)

    assert [True, False] == shown


def test_a_new_size_is_taken_up_when_it_has_settled(app):
    scene = opened(app, Diary(app))
    pygame.display.set_mode((1400, 900))
    app.frame([pygame.Event(pygame.VIDEORESIZE, size=(1400, 900), w=1400, h=900)], 0.0)
    assert 1 == scene.lines.count("rebuild")
    pass_time(app, SETTLED + 2 * FRAME)

    assert ((1400, 900), 2) == (app.stage.size, scene.lines.count("rebuild"))
    assert (1400, 900) == (app.settings.width, app.settings.height)


def test_the_window_becomes_no_smaller_than_the_table_needs(app):
    opened(app, Diary(app))
    app.resize(300, 200)

    assert SMALLEST == app.stage.size


def test_the_whole_screen_is_not_remembered_as_the_size_of_the_window(app, shown):
    opened(app, Diary(app))
    before = app.settings.width, app.settings.height
    app.change(fullscreen=True)
    app.frame([pygame.Event(pygame.VIDEORESIZE, size=(3000, 2000), w=3000, h=2000)], 1.0)

    assert [True] == shown
    assert before == (app.settings.width, app.settings.height)


def test_when_nothing_changes_nothing_is_drawn(app, flips):
    scene = opened(app, Diary(app))
    pass_time(app, WARM + FRAME)
    flips.clear()
    pass_time(app, 5.0)

    assert [] == flips
    assert scene.drawn > 0


def test_after_an_event_the_picture_may_change_for_a_moment(app, flips):
    opened(app, Diary(app))
    pass_time(app, WARM + FRAME)
    flips.clear()
    app.frame([down(pygame.K_a)], FRAME)
    pass_time(app, 5.0)

    assert 0 < len(flips) <= WARM / FRAME + 1


def test_what_moves_is_drawn_in_every_frame(app, flips):
    opened(app, Diary(app, changes=True))
    pass_time(app, 1.0)

    assert 1.0 / FRAME == len(flips)


def test_a_table_that_waits_for_an_answer_comes_to_rest(app, flips):
    """Highlights pulse three times, then stop, and so does the CPU load."""
    app.minds.make_worker = FakeWorker
    table = TableScene(app, Contest(a_game(), (Seat(), Seat("potter"))))
    app.push(table)
    app.change(instant=True)
    pass_time(app, BREATHING + 2.0)
    flips.clear()
    pass_time(app, 3.0)

    assert table.flow.answering is not None
    assert ([], False) == (flips, table.is_lively)


def test_a_caption_is_drawn_away_when_its_time_is_over(make_app, flips):
    app = make_app(captions=True)
    opened(app, Diary(app))
    app.sound.play("button_click")
    pass_time(app, WARM + FRAME)
    flips.clear()
    pass_time(app, 5.0)

    assert [1] == flips


def test_to_close_the_window_leaves_every_scene(app):
    below = Diary(app)
    above = opened(app, below, Diary(app))
    app.frame([pygame.Event(pygame.QUIT), down(pygame.K_a)], FRAME)

    assert [] == app.scenes
    assert ["leave", "leave"] == [below.lines[-1], above.lines[-1]]
    assert [] == above.keys


def test_a_scene_may_ask_before_the_window_closes(app):
    scene = opened(app, Diary(app))
    scene.closes = False
    app.frame([pygame.Event(pygame.QUIT)], FRAME)

    assert [scene] == app.scenes


def test_the_loop_ends_with_the_last_scene_and_cleans_up(tmp_path):
    worker = FakeWorker()
    app = App(Settings(), tmp_path / "settings.json", SaveStore(tmp_path), lambda: worker)
    scene = Diary(app, changes=True)
    scene.update = lambda seconds: app.pop() or True
    app.push(scene)
    assert app.minds.worker is worker is app.minds.worker
    app.run()

    assert ([], 1) == (app.scenes, worker.closed)
    assert not pygame.display.get_init()


def test_the_opponents_process_starts_when_somebody_thinks_of_it(tmp_path):
    started = []

    def start():
        started.append(1)
        return FakeWorker()

    app = App(Settings(), tmp_path / "settings.json", SaveStore(tmp_path), start)
    opened(app, Diary(app))
    app.frame([], FRAME)
    assert [] == started
    assert app.minds.worker is app.minds.worker

    assert [1] == started
    app.close()


def test_the_number_of_processes_is_told_to_a_running_opponent(tmp_path, monkeypatch):
    monkeypatch.setattr(cores, "cores", lambda: 4)
    worker = FakeWorker()
    app = App(Settings(), tmp_path / "settings.json", SaveStore(tmp_path), lambda: worker)
    assert app.minds.worker is worker
    for wish, expected in ((2, 2), (0, 3), (8, 4)):
        app.change(cores=wish)

        assert expected == worker.processes
    app.close()


def test_a_new_opponent_gets_as_many_processes_as_were_chosen(tmp_path, monkeypatch):
    monkeypatch.setattr(cores, "cores", lambda: 4)
    monkeypatch.setattr("gest_desktop.scenes.shell.minds.Worker", FakeWorker)
    app = App(Settings(cores=2), tmp_path / "settings.json", SaveStore(tmp_path))

    assert [2] == list(app.minds.worker.messages)
    app.close()
