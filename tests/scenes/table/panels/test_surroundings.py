"""What must be seen around a question: what it is about, what may be chosen, what is worth seeing."""

import pygame
import pytest

from gest_desktop.rules.turn import SINGLE_PLOT_BOX
from gest_desktop.rules.vocabulary import (
    BLYTH,
    EVENT,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    OLLERTON_HILL,
    PLOTS_AND_DEEDS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.panels.surroundings import CARD_IN_QUESTION, NUMBER, SHARE
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.table_view import TableView
from tests.scenes.asked_questions import examples
from tests.scenes.menu_tools import a_game
from tests.scenes.random_games import put_to_a_person
from tests.table import begin, table

HEAVY_RAIN = 16
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def asked(*answers):
    """A question to Robin Hood after these answers, and the table on which it is asked."""
    game = a_game()
    for option in answers:
        game.play(option)
    answering, view = put_to_a_person(game.state), TableView(Stage(1280, 720))
    view.lay_out(answering.sight)
    return answering, view.surroundings


def test_a_space_is_its_name_and_its_pieces():
    _answering, around = asked()
    name, pieces = around.parts_of(space(SHIRE_WOOD))

    assert around.rect_of(space(SHIRE_WOOD)) == name.union(pieces)
    assert pieces.contains(around.rect_of(Thing("piece", SHIRE_WOOD, MAN_HIDDEN, 1)))


def test_without_pieces_only_its_name_has_to_be_seen():
    _answering, around = asked()
    parts = [tuple(rect) for rect in around.parts_of(space(OLLERTON_HILL))]

    assert [around.board.ground.boxes[OLLERTON_HILL]] == parts


def test_which_box_is_a_question_about_the_initiative():
    answering, around = asked()

    assert around.layout.initiative == tuple(around.anchor(answering))
    assert len(answering.legal) == len(around.targets(answering))


def test_which_plot_is_a_question_about_the_box_that_was_taken():
    answering, around = asked(2 * PLOTS_AND_DEEDS)

    assert around.rect_of(Thing("box", number=PLOTS_AND_DEEDS)) == around.anchor(answering)


def test_a_fortune_explains_what_is_asked_and_stays_in_sight():
    """Heavy Rain: the choice of a Plot once lay over the card that says what it is about."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, shillings=(5, 5), card=HEAVY_RAIN)
    fortune = begin(g, SINGLE_PLOT_BOX, ROBIN)
    answering, view = put_to_a_person(fortune), TableView(Stage(1280, 720))
    view.lay_out(answering.sight)

    assert view.surroundings.is_about_the_card(answering)


def test_which_half_is_a_question_about_the_card():
    answering, around = asked(2 * EVENT)

    assert "card" == answering.asked.kind
    assert around.layout.card == tuple(around.anchor(answering))
    assert (pygame.Rect(around.layout.card), CARD_IN_QUESTION) in around.soft(answering)


def test_who_goes_is_a_question_about_where_they_are():
    answering, around = asked(2 * PLOTS_AND_DEEDS, 1, SHIRE_WOOD, BLYTH)
    men = [thing for thing in answering.legal if thing.kind == "piece"]

    assert around.rect_of(space(SHIRE_WOOD)) == around.anchor(answering)
    assert all(around.rect_of(man) in around.targets(answering) for man in men)


def test_what_waits_for_confirmation_is_what_the_question_is_about_now():
    answering, around = asked()
    answering.pending = (2 * SINGLE_PLOT + 1,)

    assert around.rect_of(Thing("pass", number=SINGLE_PLOT)) == around.anchor(answering)
    assert [around.anchor(answering)] == around.targets(answering)


def test_pieces_names_and_panels_are_worth_seeing():
    _answering, around = asked()
    soft = around.soft(None)

    assert (pygame.Rect(around.layout.favour), 3.0) in soft
    assert (around.rect_of(Thing("piece", SHIRE_WOOD, MAN_HIDDEN)), 0.5) in soft
    assert (pygame.Rect(around.board.ground.boxes[MANSFIELD]), 0.6) in soft


def test_what_lies_beside_the_map_can_be_found_and_what_is_not_there_cannot():
    _answering, around = asked()

    assert around.layout.prison == tuple(around.rect_of(Thing("prison")))
    assert around.rect_of(Thing("half", number=7)) is None


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_answer_on_the_table_and_every_subject_has_its_place_in_the_window(size):
    window, view = pygame.Rect(0, 0, *size), TableView(Stage(*size))
    around = view.surroundings
    for g in examples():
        answering = put_to_a_person(g)
        view.lay_out(answering.sight)
        assert window.contains(around.anchor(answering)), answering.asked.prompt
        on_table = [thing for thing in answering.legal if thing.kind != "way"]
        assert all(around.parts_of(thing) for thing in on_table), answering.asked.prompt
        assert all(window.contains(rect) for rect in around.targets(answering)), answering.asked.prompt


def test_the_safe_area_lies_below_the_prompt():
    _answering, around = asked()

    assert pygame.Rect(0, 0, 1280, 720).contains(around.safe)
    assert around.safe.top > around.layout.prompt.bottom
    assert around.rect_of(space(NOTTINGHAM)).colliderect(around.safe)


def test_what_a_side_owns_should_rather_be_seen():
    answering, around = asked()
    seen = [tuple(rect) for rect, weight in around.soft(answering) if weight == NUMBER]

    assert {tuple(around.rect_of(Thing("purse", side))) for side in (ROBIN, SHERIFF)} <= {*seen}


def test_the_numbers_of_the_map_of_suspicion_should_rather_be_seen():
    answering, around = asked()
    around.shares = [pygame.Rect(400, 300, 40, 20)]

    assert (around.shares[0], SHARE) in around.soft(answering)
