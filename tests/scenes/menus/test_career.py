"""The career page: everything is told, opened, exported and erased from it."""

import json

import pygame
import pytest

from gest_desktop.scenes.devtools.sample_career import sample_career
from gest_desktop.scenes.menus.career.games import PAGE, CareerGamesScene
from gest_desktop.scenes.menus.career.plots import Scale, limits, running_means
from gest_desktop.scenes.menus.career.scene import CareerScene
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.games.scene import GamesScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.archive.about import About
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.honours import BY_ID, HONOURS
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.menu_tools import choose, control, press, show
from tests.scenes.shell.career.careers import a_career, a_finished_game, a_record, an_id, did, seats


@pytest.fixture
def open_career(app):
    def opened(career=None):
        app.push(TitleScene(app))
        if career is not None:
            app.store.career.write(career)
        return show(app, CareerScene(app))

    return opened


def test_without_games_it_says_how_a_career_starts_and_offers_one(app, open_career):
    page = open_career()

    assert (
        "No finished game yet. Your rating, results and honours start with your first finished game."
        in page.words()
    )
    assert "play" == page.focused.key
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, NewGameScene)


def test_rating_time_results_and_honours_are_told(open_career):
    career = sample_career()
    words = open_career(career).words()

    assert "since 4 August 2026 · 31 games · 20 h 39 min at the table" in words
    assert f"{career.rating.value:.0f}" in words
    assert f"± {career.rating.deviation:.0f}" in words
    assert "between the Miller and the Yeoman" in words
    assert f"{len(career.honours)} of 24" in words
    assert {"By side", "By difficulty", "By personality", "By ending"} <= set(words)


def test_practice_is_part_of_the_games_but_not_of_the_results(app, open_career):
    page = open_career(a_career(a_record(1), a_record(2, level="king", practice=True)))

    assert not control(page, "level king").enabled
    choose(app, "games")
    assert ["practice", "rating"] == [face.rating().split()[0] for face in lines(app.scene)]


def lines(scene):
    return [each.face for each in scene.controls if each.key.startswith("game ")]


@pytest.mark.parametrize(
    ("row", "ids"),
    [("side sheriff", [3]), ("level miller", [2, 1]), ("persona cruel", [2]), ("ending early", [2])],
)
def test_a_row_of_the_results_opens_its_games_the_newest_first(app, open_career, row, ids):
    open_career(
        a_career(
            a_record(1),
            a_record(2, won=False, ending="order", persona="cruel"),
            a_record(3, "sheriff", "king"),
        )
    )
    choose(app, row)

    assert isinstance(app.scene, CareerGamesScene)
    assert [an_id(number) for number in ids] == [face.game.id for face in lines(app.scene)]


def test_a_row_without_games_cannot_be_opened(app, open_career):
    page = open_career(a_career(a_record(1)))

    assert not control(page, "side sheriff").enabled
    choose(app, "side sheriff")
    assert page is app.scene


def test_a_long_list_has_pages(app, open_career):
    open_career(a_career(*(a_record(number) for number in range(1, PAGE + 3))))
    choose(app, "games")

    assert PAGE == len(lines(app.scene))
    choose(app, "older")
    assert [an_id(2), an_id(1)] == [face.game.id for face in lines(app.scene)]
    assert f"8 to {PAGE + 2} of {PAGE + 2}" in app.scene.words()
    choose(app, "newer")
    assert PAGE == len(lines(app.scene))


def test_a_game_tells_its_result_and_what_it_did_to_the_rating(app, open_career):
    open_career(a_career(a_record(1, hints=True, accuracy=81.4, luck=0.0), a_record(2, won=False)))
    choose(app, "games")
    lost, hinted = lines(app.scene)

    assert "Robin Hood against the Miller" == lost.title()
    assert "rating 1200 (±0)" == hinted.rating()
    assert hinted.about().endswith("Justice 3 · accuracy 81% · with hints")
    assert "(−" in lost.rating()


def test_a_game_that_is_kept_can_be_watched_from_there(app, open_career):
    app.store.archive.keep(a_finished_game(1), seats(), About(an_id(1), 5))
    open_career(a_career(a_record(1), a_record(2)))
    choose(app, "games")
    choose(app, "game 1")

    assert isinstance(app.scene, GamesScene)
    assert [an_id(1)] == [row.id for row in app.scene.rows]


def test_accuracy_and_luck_have_plots_once_a_game_was_reviewed(app, open_career):
    page = open_career(a_career(a_record(1)))
    for plot in ("accuracy", "luck"):
        choose(app, f"plot {plot}")
        assert "Review a game, and it appears here." in page.words()
    app.store.career.reviewed(an_id(1), 77.0, -12.0)
    app.pop()
    page = show(app, CareerScene(app))
    choose(app, "plot accuracy")
    assert "100%" in page.words()
    choose(app, "plot luck")
    assert {"+20%", "0%", "−20%"} <= set(page.words())


def test_the_honour_with_the_focus_is_told(app, open_career):
    page = open_career(a_career(did(1, caught=0)))
    for honour in ("oak", "cup", "bell"):
        page.focus_on(f"honour {honour}")
        assert honour == page.honour_told()
        app.frame([], 0.02)


def test_without_a_focus_the_last_honour_is_told(app, open_career):
    career = sample_career()
    page = open_career(career)

    last = max(earned.when for earned in career.honours.values())
    assert last == career.honours[page.honour_told()].when


def test_a_secret_honour_keeps_its_name(open_career):
    page = open_career(a_career(a_record(1)))
    words = page.words()

    assert 2 == words.count("secret")
    assert [] == [honour.name for honour in HONOURS if honour.is_secret and honour.name in words]


def test_lessons_that_were_learned_are_honoured_when_the_page_opens(app, open_career):
    progress = load_progress(app.settings_file)
    for lesson in lessons():
        progress.finish(lesson.name)
    page = open_career(a_career(a_record(1)))

    assert "lute" in page.career.honours
    assert control(page, "honour lute").face.is_earned


def test_an_export_is_a_file_and_the_next_one_another(app, open_career, tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    open_career(a_career(a_record(1)))
    for _time in range(2):
        choose(app, "export")
        assert isinstance(app.scene, AskScene)
        assert "Your career was written to " in app.scene.text
        press(app, pygame.K_RETURN)

    files = sorted((tmp_path / "exports").iterdir())
    assert ["Career 2.json", "Career.json"] == [path.name for path in files]
    assert [1, 1] == [len(json.loads(path.read_text("utf-8"))["games"]) for path in files]


def test_erasing_asks_first(app, open_career):
    open_career(a_career(a_record(1)))
    choose(app, "erase")
    press(app, pygame.K_ESCAPE)
    assert 1 == len(app.store.career.read().games)

    choose(app, "erase")
    choose(app, "0")
    assert Career() == app.store.career.read()
    assert "play" in [each.key for each in app.scene.controls]


def test_after_a_damaged_file_it_says_so_and_looks_through_the_kept_games(app, open_career):
    for number in (1, 2, 3):
        app.store.archive.keep(a_finished_game(number), seats(), About(an_id(number), 5))
    app.store.career.path.write_text("{", encoding="utf-8")
    page = open_career()
    assert page.about().startswith("Reading your games: ")
    for _frame in range(5):
        app.frame([], 0.02)

    assert page.rebuilding is None
    assert 3 == len(page.career.games)
    assert "3 games" in page.about()


def test_a_damaged_file_without_kept_games_is_told(app, open_career):
    app.store.career.path.parent.mkdir(parents=True, exist_ok=True)
    app.store.career.path.write_text("{", encoding="utf-8")
    page = open_career()
    for _frame in range(3):
        app.frame([], 0.02)

    assert "Your career file can't be read. It was set aside; a new one starts now." in page.words()


def test_the_title_tells_how_the_career_stands(app, open_career):
    title = show(app, TitleScene(app))
    assert "Starts with your first finished game" == line(title)

    career = a_career(a_record(1)).honoured(5, an_id(1), 0, 1)
    app.store.career.write(career)
    title = show(app, TitleScene(app))
    rating = career.rating
    expected = f"Rating {rating.value:.0f} ± {rating.deviation:.0f} · {len(career.honours)} of 24 honours"
    assert expected == line(title)


def line(title):
    return next(item.line for item in title.items if item.key == "career")


def test_the_ladder_tells_the_own_record_and_what_suits_the_rating(app):
    games = [a_record(number, level="miller", won=number % 3 > 0) for number in range(1, 6)]
    app.store.career.write(a_career(*games))
    page = show(app, NewGameScene(app))

    records = {key: control(page, f"level {key}").face.record for key in ("miller", "king")}
    assert {"miller": "4 – 1", "king": "new"} == records
    page.choose("level", "miller")
    assert any("Your chance of winning, by rating: " in words for words in page.words())


def test_before_five_games_no_chance_is_foretold(app):
    app.store.career.write(a_career(*(a_record(number) for number in range(1, 5))))
    page = show(app, NewGameScene(app))

    assert not any("by rating" in words for words in page.words())


def test_two_people_have_no_record_on_the_ladder(app):
    app.change(side="both")
    page = show(app, NewGameScene(app))

    assert "" == control(page, "level miller").face.record


def test_limits_are_whole_steps_around_all_values():
    assert (900, 1300) == limits([950, 1210], 100, 300)
    assert (1000, 1300) == limits([1100, 1200], 100, 300)


def test_a_plot_goes_from_left_to_right_and_from_low_to_high():
    scale = Scale(pygame.Rect(10, 20, 100, 50), 3, 0.0, 10.0)

    assert [10, 60, 110] == [scale.x(number) for number in range(3)]
    assert [70, 20] == [scale.y(value) for value in (0, 10)]
    assert 60 == Scale(scale.area, 1, 0.0, 10.0).x(0)


def test_a_mean_runs_over_the_last_five():
    assert [10, 15, 20, 25, 30, 40] == running_means([10, 20, 30, 40, 50, 60])


def test_every_honour_has_a_picture_in_wax_and_one_to_come(open_career):
    from gest_desktop.scenes.menus.career.honours_sheet import SECRET, seal

    names = [name for honour in BY_ID for name in (honour, f"{honour}_locked")]
    assert {(40, 40)} == {seal(name, 40).get_size() for name in (*names, SECRET)}
