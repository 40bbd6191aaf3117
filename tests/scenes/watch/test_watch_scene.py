"""A replay on the table: keys, mouse and gamepad move through the game, and nothing is chosen."""

from dataclasses import replace

import pygame
import pytest

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SHIRE_WOOD, SOUTHWELL_FOREST
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.games.share import ShareScene
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.shell.review_desk import NAME
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.table.replay.film import ALL, CARD, Film
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.watch.scene import WatchScene
from gest_desktop.scenes.watch.watched import of_contest, of_game
from tests.scenes.menu_tools import FakeTable, a_game, an_app, click, press, show

SEATS = (Seat(), Seat("friar", "greedy"))
MIDDLE = 30


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    app = an_app(tmp_path)
    app.push(FakeTable(app, None))
    yield app
    app.close()


@pytest.fixture
def watch(app):
    return show(app, WatchScene(app, of_game(played(lambda game: game.is_over, 4), SEATS), MIDDLE))


def at(watch):
    return watch.guide.watching.at


def film(watch):
    return watch.guide.watching.film


def button(watch, name):
    return watch.guide.overlay.bar.rects[name]


@pytest.mark.parametrize(
    ("key", "mod", "unit", "by"),
    [
        (pygame.K_RIGHT, 0, "choice", 1),
        (pygame.K_LEFT, 0, "choice", -1),
        (pygame.K_RIGHT, pygame.KMOD_SHIFT, "turn", 1),
        (pygame.K_LEFT, pygame.KMOD_SHIFT, "turn", -1),
        (pygame.K_RIGHT, pygame.KMOD_CTRL, "card", 1),
        (pygame.K_LEFT, pygame.KMOD_CTRL, "card", -1),
        (pygame.K_RIGHT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, "ballad", 1),
        (pygame.K_PAGEUP, 0, "ballad", -1),
    ],
)
def test_arrows_move_by_choice_turn_card_and_ballad(app, watch, key, mod, unit, by):
    press(app, key, mod=mod)

    assert film(watch).step(MIDDLE, by, unit) == at(watch)


def test_home_and_end_show_both_ends(app, watch):
    press(app, pygame.K_HOME)
    assert 0 == at(watch)
    press(app, pygame.K_END)
    assert film(watch).last == at(watch)


def test_space_plays_and_pauses(app, watch):
    press(app, pygame.K_SPACE)
    assert watch.guide.watching.is_running
    press(app, pygame.K_SPACE)
    assert not watch.guide.watching.is_running


def test_digits_change_the_view(app, watch):
    seen = []
    for key in (pygame.K_1, pygame.K_2, pygame.K_3):
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=chr(key))
        app.frame([down, pygame.Event(pygame.KEYUP, key=key, mod=0)], 0.02)
        seen.append(watch.guide.watching.shown_view)

    assert [ROBIN, SHERIFF, ALL] == seen


def test_the_buttons_of_the_bar_do_what_they_show(app, watch):
    click(app, button(watch, "card_on"))
    assert film(watch).step(MIDDLE, 1, CARD) == at(watch)
    click(app, button(watch, "sheriff_view"))
    assert SHERIFF == watch.guide.watching.shown_view
    click(app, button(watch, "speed"))
    assert 2.0 == watch.guide.watching.speed


def test_a_click_on_the_line_goes_there(app, watch):
    line = watch.guide.overlay.bar.scrubber
    click(app, (line.x_of(10), line.line.centery))

    assert 10 == at(watch)


def test_dragging_the_knob_shows_every_place_on_the_way(app, watch):
    line = watch.guide.overlay.bar.scrubber
    y = line.line.centery
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(line.x_of(MIDDLE), y), button=1)], 0.02)
    seen = []
    for goal in (20, 12, 4):
        moved = pygame.Event(pygame.MOUSEMOTION, pos=(line.x_of(goal), y), rel=(0, 0), buttons=(1, 0, 0))
        app.frame([moved], 0.02)
        seen.append(at(watch))
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=(line.x_of(4), y), button=1)], 0.02)

    assert [20, 12, 4] == seen
    assert not watch.guide.overlay.is_dragged


def test_a_click_on_a_line_of_the_chronicle_jumps_to_it(app, watch):
    chronicle = watch.drawing.view.chronicle
    row = chronicle.in_view()[0]
    top = chronicle.room.y + chronicle.tops[row.number] - chronicle.scroll
    click(app, (chronicle.room.centerx, max(top, chronicle.room.y) + 4))

    assert film(watch).stop_of_entry(row.number) == at(watch)


def test_nothing_can_be_chosen(app, watch):
    answers = list(film(watch).game.answers)
    for word in ("hint", "undo", "because", "again"):
        watch.dispatch(word)
    for x in range(0, 1280, 160):
        for y in range(0, 720, 120):
            if not watch.guide.overlay.covers((x, y)) and y > 60:
                watch.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
                watch.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))

    assert answers == film(watch).game.answers
    assert watch.flow.answering is None


def test_a_gamepad_reaches_everything(app, watch):
    for word, expected in (("because", MIDDLE + 1), ("undo", MIDDLE), ("right", MIDDLE + 1)):
        watch.press_pad(word, True)
        assert expected == at(watch)
    watch.press_pad("peek", True)
    assert film(watch).step(MIDDLE + 1, -1, CARD) == at(watch)
    watch.press_pad("ask", True)
    assert SHERIFF == watch.guide.watching.shown_view
    watch.press_pad("up", True)
    assert 2.0 == watch.guide.watching.speed
    watch.press_pad("activate", True)
    assert watch.guide.watching.is_running
    watch.press_pad("menu", True)
    assert isinstance(app.scene, PauseScene)


def test_tab_and_enter_press_the_buttons(app, watch):
    press(app, pygame.K_TAB)
    focused = watch.state.focused
    press(app, pygame.K_RETURN)

    assert "card_back" == focused.picture
    assert film(watch).step(MIDDLE, -1, CARD) == at(watch)


def test_escape_leaves_the_replay(app, watch):
    press(app, pygame.K_ESCAPE)

    assert app.scene is not watch


def test_the_menu_shares_the_game(app, watch):
    watch.guide.act("menu")
    app.scene.press(next(control for control in app.scene.controls if control.key == "share"))

    assert isinstance(app.scene, ShareScene)


# --- playing on


def test_playing_on_asks_for_the_side_and_starts_a_game_for_practice(app, watch):
    watch.guide.act("play_on")
    assert isinstance(app.scene, AskScene)
    app.frame([], 0.02)
    app.scene.answering(1)()
    table = app.scene

    assert isinstance(table, TableScene)
    assert film(watch).game.answers[: film(watch).stops[MIDDLE].answers] == table.contest.game.answers
    assert table.contest.about.practice
    assert (film(watch).stops[MIDDLE].answers) == table.contest.about.came_at
    assert [False, True] == [seat.is_person for seat in table.contest.seats]
    assert not table.contest.steps_back()


def test_a_branch_remembers_its_game_and_the_current_game_is_saved_first(app):
    current = Contest(a_game(2), SEATS, app.store)
    ended = Contest(played(lambda game: game.is_over, 4), SEATS)
    watch = show(app, WatchScene(app, of_contest(ended), MIDDLE))
    current.keep()

    watch.guide.act("play_on")
    app.scene.answering(0)()

    assert ended.about.id == app.scene.contest.about.came_from
    named = [row for row in app.store.listed() if row.path != app.store.path(CURRENT)]
    assert [current.about] == [app.store.load(row.path).about for row in named]


def test_one_cannot_play_on_after_the_end(app, watch):
    watch.guide.act("last")
    watch.guide.act("play_on")

    assert app.scene is watch
    assert watch.state.notices.message


def test_before_the_end_only_the_persons_side_may_play_on():
    watched = of_game(played(asks("box", ROBIN)), SEATS)

    assert (ROBIN,) == watched.sides


# --- secrets


def screens(app, game, seats):
    """Every stop of a game in play, as its person sees it."""
    watch = show(app, WatchScene(app, of_game(game, seats)))
    found = []
    for number in range(film(watch).last + 1):
        watch.guide.seek(number)
        app.frame([], 0.02)
        watch.draw(app.screen)
        found.append(pygame.image.tobytes(app.screen, "RGB"))
    app.pop()
    return found


def test_a_replay_through_the_sheriffs_eyes_does_not_tell_where_robin_is(app):
    from tests.scenes.table.test_secrets import a_game_with_robin_in

    shown = [
        screens(app, a_game_with_robin_in(place), (Seat("miller"), Seat()))
        for place in (SHIRE_WOOD, SOUTHWELL_FOREST)
    ]

    assert shown[0] == shown[1]
    assert len(set(shown[0])) > 1


# --- a review


def test_the_mistakes_of_a_kept_review_are_marked_on_the_line(app):
    game = played(lambda game: game.is_over, 4)
    quick, review = Review(game, ROBIN, iterations=8), Review(game, ROBIN)
    while quick.go_on():
        pass
    choices = [
        at
        for at, found in quick.found.items()
        if isinstance(found, ChoiceFound) and quick.steps[at].actor == ROBIN and len(found.rated) > 1
    ]
    fine, mistake, blunder = choices[0], choices[len(choices) // 2], choices[-1]
    for at in choices:
        quick.found[at] = replace(quick.found[at], loss=0.0, error=0.01, iterations=20_000)
    quick.found[mistake] = replace(quick.found[mistake], loss=0.08)
    quick.found[blunder] = replace(quick.found[blunder], loss=0.3)
    review.found.update(quick.found)
    ended = Contest(game, SEATS)
    app.store.archive.attach(ended.about.id, NAME, {"done": True, "review": review.document()})

    marks = show(app, WatchScene(app, of_contest(ended))).marks

    film = Film(game)
    assert {film.stop_at(mistake): "?", film.stop_at(blunder): "??"} == marks
    assert film.stop_at(fine) not in marks


def test_a_damaged_review_marks_nothing(app):
    ended = Contest(played(lambda game: game.is_over, 4), SEATS)
    app.store.archive.attach(ended.about.id, NAME, {"review": [1, 2]})

    assert {} == WatchScene(app, of_contest(ended)).marks
