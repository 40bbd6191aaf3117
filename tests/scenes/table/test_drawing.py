"""Drawing changes nothing: neither the state of the table nor what is under the pointer."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import BLYTH, PLOTS_AND_DEEDS, ROBIN, SHIRE_WOOD, SINGLE_PLOT
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.prompt_text import prompt
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.tutorial.first_game import sit_down
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.scenes.tutorial.scene import lesson_scene
from tests.scenes.logical_state import logical_state
from tests.scenes.menu_tools import a_game

SIZE = (1024, 640)
STEP = 0.05
PASS = 2 * SINGLE_PLOT + 1
MAN = Thing("piece", SHIRE_WOOD, MAN_HIDDEN)


@pytest.fixture
def app(make_app):
    app = make_app(SIZE, confirm="never", suspicion=True)
    app.minds.make_worker = NoWorker
    return app


def pass_time(app, frames=4):
    for _frame in range(frames):
        app.frame([], STEP)


def a_table(app, *answers):
    game = a_game()
    for option in answers:
        game.play(option)
    table = TableScene(app, Contest(game, (Seat(), Seat("potter"))))
    app.push(table)
    pass_time(app)
    return table


def move(pos, pressed=False):
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(pressed), 0, 0))


def place_of(table, thing):
    x, y = table.drawing.view.board.point_on(thing)
    return round(x), round(y)


def drag(app, table, target):
    """Drag over a place without dropping."""
    start = place_of(table, MAN)
    app.frame([move(start), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], STEP)
    app.frame([move(place_of(table, space(target)), pressed=True)], STEP)


def test_what_can_be_dropped_nowhere_is_told_at_once_what_is_missing(app):
    """Once the bar spoke of glowing spaces where nothing glowed."""
    told = []
    for answers in ((), (2 * PLOTS_AND_DEEDS,)):
        table = a_table(app, *answers)
        drag(app, table, BLYTH)
        told.append(prompt(table.state.moment(app.settings), "What now?"))

    assert told[0] == "First take a box of the Initiative track; then pieces can move."
    assert told[1].startswith("Drop it on a glowing space.")


def asked(app):
    return a_table(app)


def picking(app):
    return a_table(app, 2 * PLOTS_AND_DEEDS, 1, SHIRE_WOOD, BLYTH)


def pointing(app):
    table = a_table(app, 2 * PLOTS_AND_DEEDS)
    app.frame([move(place_of(table, MAN))], STEP)
    pass_time(app, 20)
    return table


def dragging(app):
    table = a_table(app, 2 * PLOTS_AND_DEEDS)
    drag(app, table, BLYTH)
    assert table.state.pointer.held is not None
    return table


def sending_back(app):
    table = a_table(app, 2 * PLOTS_AND_DEEDS)
    drag(app, table, SHIRE_WOOD + 1)
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)], STEP)
    assert table.state.pointer.returning is not None
    return table


def inquiring(app):
    table = a_table(app)
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place_of(table, space(BLYTH)), button=3)], STEP)
    assert table.state.pointer.asked_about is not None
    return table


def moving(app):
    table = a_table(app)
    table.react(Reaction((PASS,)))
    pass_time(app, 2)
    assert table.flow.beat_player.is_playing
    return table


def thinking(app):
    table = a_table(app)
    table.react(Reaction((PASS,)))
    pass_time(app, 80)
    table.flow.end_turn()
    pass_time(app)
    assert table.flow.rival.is_thinking
    return table


def advised(app):
    table = a_table(app)
    table.commands.dispatch("hint")
    pass_time(app)
    return table


def taught(app):
    lesson = lessons()[0]
    at = next(i for i, beat in enumerate(lesson.beats) if beat.kind == "do")
    table = lesson_scene(app, lesson, at)
    app.push(table)
    pass_time(app, 60)
    assert table.guide.overlay.bubble is not None
    return table


def coached(app):
    app.push(TitleScene(app))
    sit_down(app, ROBIN, 5)
    pass_time(app)
    assert app.scene.guide.overlay.bubble is not None
    return app.scene


MOMENTS = [
    asked, picking, pointing, dragging, sending_back, inquiring, moving, thinking, advised, taught, coached,
]  # fmt: skip


def under_the_pointer(table):
    return [table.drawing.hit((x, y)) for x in range(0, SIZE[0], 32) for y in range(0, SIZE[1], 32)]


def known(table):
    return repr(logical_state(table))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_to_draw_changes_nothing(app, moment):
    table = moment(app)
    state, things = known(table), under_the_pointer(table)
    pictures = []
    for _time in range(2):
        table.draw(app.screen)
        pictures.append(pygame.image.tobytes(app.screen, "RGB"))

    assert state == known(table)
    assert things == under_the_pointer(table)
    if not table.state.is_thinking:  # the hourglass runs on real time
        assert pictures[0] == pictures[1]


def test_what_is_known_of_a_table_tells_when_something_has_changed(app):
    """So the test above would notice."""
    table = a_table(app, 2 * PLOTS_AND_DEEDS)
    before = known(table)
    app.frame([move(place_of(table, MAN))], 0.0)

    assert before != known(table)


@pytest.fixture
def made(monkeypatch):
    """What was laid out, by name."""
    counted = []
    for kind in (PromptBar, ChoiceCard):

        def counting(self, *args, _kind=kind, _init=kind.__init__, **kwargs):
            counted.append(_kind.__name__)
            _init(self, *args, **kwargs)

        monkeypatch.setattr(kind, "__init__", counting)
    return counted


def test_a_drag_lays_out_the_prompt_once_and_no_card(app, made):
    table = a_table(app, 2 * PLOTS_AND_DEEDS)
    made.clear()
    drag(app, table, BLYTH)
    for x in range(300, 420, 2):
        app.frame([move((x, 200), pressed=True)], STEP)

    assert ["PromptBar"] == made, "what to do with a piece in the hand"


def test_nothing_is_laid_out_while_nothing_changes(app, made):
    a_table(app)
    made.clear()
    pass_time(app, 200)

    assert [] == made
