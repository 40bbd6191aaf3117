"""The tray: it offers every answer in words, stays within the map, and nothing overlaps."""

import gettext
from itertools import combinations

import pygame
import pytest

from gest_desktop.rules.explain import Choice
from gest_desktop.rules.languages import catalogue
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.vocabulary import BLYTH, DONE, HIDDEN_MAN, ROBIN, SHIRE_WOOD
from gest_desktop.rules.words import speak
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import BACK, CONFIRM
from gest_desktop.scenes.table.answer.party import ALL, NONE
from gest_desktop.scenes.table.paint.buttons import measured
from gest_desktop.scenes.table.paint.layout import layout
from gest_desktop.scenes.table.panels.tray import Tray, chip_button
from gest_desktop.scenes.table.panels.tray_notes import notes
from gest_desktop.scenes.table.seen.things import Thing
from tests.scenes.asked_questions import examples
from tests.scenes.random_games import put_to_a_person
from tests.table import answer_all, begin, table

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
LANGUAGES = ["en", "it"]
SNEAK = next(plot for plot in PLOTS if plot.name == "sneak")


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    speak(gettext.NullTranslations())


def a_tray(answering, size=(1280, 720), words=(), low=False, text=1.0):
    return Tray(Stage(*size, 1.0, text), layout(*size, 1.0, text), answering, words, low)


def sneaking(confirm="never"):
    """Robin and two men, some of whom go to Blyth."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    return put_to_a_person(answer_all(begin(g, SNEAK.single, ROBIN), SHIRE_WOOD, BLYTH), confirm)


def things_on(tray):
    return [*(button.rect for button in tray.buttons), *tray.figures]


def is_in_order(tray, board):
    """Whether everything is on the parchment, the parchment on the map, and nothing overlaps."""
    things = things_on(tray)
    return (
        board.contains(tray.rect)
        and all(tray.rect.contains(thing) for thing in things)
        and not any(one.colliderect(other) for one, other in combinations(things, 2))
        and all(measured(button, tray.stage)[0] <= button.rect.width for button in tray.buttons)
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_for_every_question_everything_has_its_place(size, language):
    speak(catalogue(language))
    board, laid_out = pygame.Rect(layout(*size).board), 0
    for g in examples():
        answering = put_to_a_person(g)
        for low in (False, True):
            tray = a_tray(answering, size, notes(answering), low)
            if not tray.is_empty:
                assert is_in_order(tray, board), (answering.asked.prompt, low)
                laid_out += 1
    assert laid_out > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_also_with_text_that_is_half_as_large_again(language):
    speak(catalogue(language))
    size = (1024, 640)
    board = pygame.Rect(layout(*size, 1.0, 1.5).board)
    for g in examples():
        answering = put_to_a_person(g)
        tray = a_tray(answering, size, notes(answering), text=1.5)
        assert tray.is_empty or is_in_order(tray, board), answering.asked.prompt


def test_every_answer_in_words_has_a_button():
    for g in examples():
        answering = put_to_a_person(g)
        chips = [button.thing for button in a_tray(answering).buttons if button.thing.kind == "chip"]
        assert [Thing("chip", number=i) for i in range(len(answering.chips))] == chips


def test_whatever_the_keyboard_reaches_can_be_clicked_on_the_tray_or_on_the_table():
    for g in examples():
        answering = put_to_a_person(g)
        tray = a_tray(answering)
        on_the_tray = {stop for stop in answering.stops if stop.kind in ("chip", "figure", "button")}
        assert on_the_tray == {
            tray.hit(thing.center) for thing in things_on(tray) if tray.hit(thing.center) is not None
        }


def test_all_none_and_a_party_can_be_clicked():
    """3.2.2: nobody is picked yet, so they cannot go."""
    answering = sneaking()
    tray = a_tray(answering)

    assert [ALL, NONE, CONFIRM] == [button.thing for button in tray.buttons]
    assert [True, True, False] == [button.enabled for button in tray.buttons]
    answering.touch(ALL)
    assert CONFIRM == a_tray(answering).hit(a_tray(answering).buttons[-1].rect.center)


def test_there_is_a_figure_for_everybody_who_could_go():
    tray = a_tray(sneaking())

    assert [Thing("figure", number=i) for i in range(3)] == [tray.hit(rect.center) for rect in tray.figures]


def test_a_second_word_is_all_that_is_asked_for():
    answering = sneaking()
    answering.pending = (1,)
    tray = a_tray(answering)

    assert ([CONFIRM, BACK], []) == ([button.thing for button in tray.buttons], tray.figures)


def test_notes_come_first_and_are_broken_into_lines_where_they_must_be():
    words = "Chance of success: " + " · ".join(f"{i} robbers 50%" for i in range(1, 11)) + "."
    tray = a_tray(sneaking(), (1024, 640), [words])
    width = tray.stage.font("text", 18).size

    assert words == " ".join(tray.note_lines)
    assert max(width(line)[0] for line in tray.note_lines) <= tray.rect.width
    below = tray.rect.top + len(tray.note_lines) * tray.line_height
    assert min(thing.top for thing in things_on(tray)) >= below


def test_a_low_tray_lies_at_the_lower_edge_of_the_map():
    answering = sneaking()
    high, low = (a_tray(answering, low=low) for low in (False, True))
    board = pygame.Rect(layout(1280, 720).board)

    assert high.rect.top - board.top < board.bottom - high.rect.bottom
    assert low.rect.top - board.top > board.bottom - low.rect.bottom


def test_a_question_that_the_table_shows_needs_no_tray():
    answering = put_to_a_person(next(g for g in examples() if put_to_a_person(g).asked.kind == "box"))
    tray = a_tray(answering)

    assert tray.is_empty
    assert not tray.covers(tray.rect.center)


def test_plots_bring_their_sign_and_to_be_done_is_blue():
    choices = Choice(1, "sneak", "Sneak"), Choice(1, 1, "1"), Choice(DONE, "done", "Done")
    sneak, number, done = (chip_button(0, choice) for choice in choices)

    assert ["plot_sneak", "", ""] == [sneak.icon, number.icon, done.icon]
    assert ["green", "brown", "blue"] == [sneak.colour, number.colour, done.colour]
