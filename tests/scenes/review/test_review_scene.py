"""The review page: steps by keys and mouse, mistakes, both sides' eyes, and trying again."""

from dataclasses import replace

import pygame
import pytest

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.games.share import ShareScene
from gest_desktop.scenes.review.board_view import view_of
from gest_desktop.scenes.review.scene import ReviewScene
from gest_desktop.scenes.review.words import Reviewed
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.watch.scene import WatchScene
from tests.scenes.menu_tools import FakeTable
from tests.scenes.review.reviewed_app import finished_game, reviewed_app
from tests.scenes.riddles.solver import done


@pytest.fixture
def app(tmp_path):
    app = reviewed_app(tmp_path)
    yield app
    app.close()


@pytest.fixture
def page(app):
    app.push(ReviewScene(app, Reviewed(finished_game(), ROBIN, ROBIN)))
    return app.scene


def press(page, key, mod=0):
    page.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def test_arrows_step_through_what_was_not_forced(page):
    first = page.at
    press(page, pygame.K_RIGHT)
    assert page.stops[1] == page.at
    press(page, pygame.K_LEFT)
    assert first == page.at
    assert not page.step.is_forced


def test_control_steps_by_cards_and_shift_by_turns(page):
    press(page, pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert page.step.turns_card
    press(page, pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert "box" == page.step.kind
    press(page, pygame.K_PAGEDOWN)
    assert (True, 2) == (page.step.turns_card, page.step.card)


def test_home_and_end_go_to_both_ends(page):
    press(page, pygame.K_END)
    assert len(finished_game().answers) - 1 == page.at
    press(page, pygame.K_HOME)
    assert 0 == page.at


def test_n_goes_from_mistake_to_mistake_of_the_side_that_is_marked(page):
    for marked in (ROBIN, SHERIFF):
        assert marked == page.marked
        mistakes = page.review.mistakes(marked)
        press(page, pygame.K_HOME)
        for at in (*mistakes, *mistakes[:1]):
            press(page, pygame.K_n)
            assert at == page.at
        press(page, pygame.K_f)


def test_a_choice_shows_what_was_played_with_its_chance(page):
    at = next(at for at in page.stops if isinstance(page.review.found[at], ChoiceFound))
    page.go_to(at)

    assert "You played" in page.words()
    assert any(each.endswith(f"choice 1 of {len(page.stops) - dice(page)}") for each in page.words())


def dice(page):
    return sum(page.review.steps[at].is_chance for at in page.stops)


def test_a_die_or_a_card_shows_its_luck(page):
    page.go_to(next(at for at in page.stops if page.review.steps[at].turns_card))

    assert {"Good luck", "Bad luck"} & set(page.words())
    assert any(each.startswith("Changed your chance by ") for each in page.words())


def test_what_chance_did_not_change_is_neither_good_nor_bad_luck(page):
    at = next(at for at in page.stops if page.review.steps[at].turns_card)
    found = page.review.found[at]
    page.review.found[at] = replace(found, after=found.before + 0.004)
    page.go_to(at)

    assert "Neither good nor bad luck" in page.words()
    assert not any("0%" == each.split()[-1] for each in page.words() if "Changed" in each)


def with_open_mistake(page):
    """The first mistake of the Sheriff, as if its second look were still missing."""
    at = page.review.mistakes(SHERIFF)[0]
    page.review.found[at] = replace(page.review.found[at], iterations=1, error=0.01)
    page.go_to(at)
    return at


def test_an_open_verdict_is_neither_marked_nor_called_a_mistake(page):
    at = with_open_mistake(page)

    assert "Being looked at again…" in page.words()
    assert not {"Mistake", "Blunder", "Better"} & set(page.words())
    assert at not in page.review.mistakes(SHERIFF)


def test_an_open_verdict_is_no_riddle(app, page):
    with_open_mistake(page)
    press(page, pygame.K_t)

    assert "This choice is being looked at again. Try it when its verdict is clear." == app.scene.text


def test_without_mistakes_there_is_no_next_one(page):
    for at in page.review.mistakes(SHERIFF):
        del page.review.found[at]
    press(page, pygame.K_f)
    button = next(each for each in page.controls if each.key == "mistake")

    assert ("No mistakes found", False) == (button.label, button.enabled)


def test_where_the_other_side_made_no_mistake_the_box_does_not_speak_of_yours(app, page):
    for at in page.review.mistakes(SHERIFF):
        del page.review.found[at]
    press(page, pygame.K_f)
    page.learn()

    assert "Learn from these mistakes" == app.scene.asked


def test_the_board_is_what_the_side_saw_until_everything_is_asked_for(page):
    step = next(step for step in page.review.steps if step.actor == SHERIFF and step.state.robin_hidden)
    page.go_to(step.at)

    assert view_of(step, False).state.robin != step.state.robin
    assert "As the Sheriff saw it" in page.words()
    press(page, pygame.K_e)
    assert view_of(step, True).state.robin == step.state.robin
    assert "As the Sheriff saw it" not in page.words()


def test_the_knob_can_be_dragged(page):
    timeline = page.timeline
    middle = (round(timeline.places[60]), timeline.field.centery)
    page.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=pygame.BUTTON_LEFT, pos=middle))
    assert abs(60 - page.at) <= 1
    end = (timeline.field.right - 1, timeline.field.centery)
    page.handle(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(1, 0), buttons=(1, 0, 0)))
    page.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=pygame.BUTTON_LEFT, pos=end))
    assert len(page.review.steps) - 1 == page.at
    page.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert page.stops[-1] >= page.at


def test_playing_steps_by_itself_to_the_end(app, page):
    press(page, pygame.K_END)
    page.go(-1)
    before = page.at
    press(page, pygame.K_p)
    app.frame([], 1.0)
    assert page.is_playing is (page.at != before)


def test_trying_again_opens_a_mistake_as_a_riddle_at_a_table_of_its_own(app, page):
    press(page, pygame.K_n)
    press(page, pygame.K_t)

    assert isinstance(app.scene, TableScene)
    contest = app.scene.contest
    assert redact(page.step.state, ROBIN) == contest.view(ROBIN)
    assert contest.game is not page.game


def test_where_all_choices_are_as_good_there_is_nothing_to_try(app, page):
    page.go_to(next(at for at in page.stops if page.review.steps[at].turns_card))
    press(page, pygame.K_t)

    assert isinstance(app.scene, AskScene)


def test_what_was_not_looked_at_yet_cannot_be_tried_yet(app, page):
    page.go_to(next(at for at in page.stops if not page.review.steps[at].is_chance))
    del page.review.found[page.at]
    press(page, pygame.K_t)

    assert "This choice has not been reviewed yet." == app.scene.text


def test_while_it_is_worked_on_the_page_shows_progress_and_can_stop_it(tmp_path):
    app = reviewed_app(tmp_path, 0.5)
    app.push(ReviewScene(app, Reviewed(finished_game(), ROBIN, ROBIN)))
    page = app.scene
    assert "Reviewing your game" in page.words()
    assert f"{100 * page.review.done // page.review.total}% reviewed" in page.words()

    next(each for each in page.controls if each.key == "stop").press()
    app.frame([], 0.1)
    assert "go_on" in [each.key for each in page.controls]
    app.close()


def test_a_review_whose_process_ended_says_so_and_can_go_on(tmp_path):
    app = reviewed_app(tmp_path, 0.5)
    app.push(ReviewScene(app, Reviewed(finished_game(), ROBIN, ROBIN)))
    app.reviews.take({"kind": "stopped"})
    app.frame([], 0.1)

    assert "The review stopped. What is done is saved." in app.scene.words()
    next(each for each in app.scene.controls if each.key == "go_on").press()
    assert app.reviews.is_working
    app.close()


def test_a_review_that_gets_ready_elsewhere_is_announced_once(tmp_path):
    app = reviewed_app(tmp_path, 0.9)
    app.push(FakeTable(app, None))
    app.reviews.game_id = "0123456789abcdef"
    app.reviews.take({"kind": "done"})
    assert app.toast.words.startswith(
        f"Your review is ready: {len(app.reviews.review.mistakes(ROBIN))} mistake"
    )
    assert app.toast.left > 0.0

    app.toast.update(60.0)
    app.push(ReviewScene(app, Reviewed(finished_game(), ROBIN, ROBIN)))
    app.reviews.take({"kind": "done"})
    assert 0.0 == app.toast.left
    app.close()


def test_the_curve_can_be_saved_as_a_picture(app, page, tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    next(each for each in page.controls if each.key == "picture").press()

    (picture,) = (tmp_path / "ballads").glob("*.png")
    assert pygame.image.load(picture).get_width() > 600


def test_all_mistakes_are_learnt_from_one_after_the_other(app, page, monkeypatch):
    found = [at for at in page.stops if page.review.steps[at].actor == ROBIN and page.riddle_of(at)][:2]
    monkeypatch.setattr(page.review, "mistakes", lambda side: found if side == ROBIN else [])
    mistakes = [page.riddle_of(at) for at in found]
    press_button(page, "learn")
    guide = app.scene.guide
    assert mistakes[0] == guide.riddle

    guide.leads.done(done(mistakes[0]))
    guide.go_on()
    assert mistakes[1] == app.scene.guide.riddle


def test_without_a_mistake_there_is_nothing_to_learn(app, page):
    page.review.found.clear()
    press_button(page, "learn")

    assert "No mistake has been found." == app.scene.text


def test_the_replay_begins_at_the_choice_that_is_shown(app, page):
    page.go_to(page.stops[20])
    press_button(page, "watch")

    assert isinstance(app.scene, WatchScene)
    watching = app.scene.guide.watching
    assert page.stops[20] == watching.film.stops[watching.at].answers


def test_the_game_can_be_shared_from_its_review(app, page):
    press_button(page, "share")

    assert isinstance(app.scene, ShareScene)
    assert app.scene.code.startswith("GEST1-")


def press_button(page, key):
    next(each for each in page.controls if each.key == key).press()
