"""The choice card: every answer in words has its place on it, nothing overlaps, and it hides nothing."""

from itertools import combinations

import pygame
import pytest

from gest_desktop.rules.languages import catalogue
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.turn import SINGLE_PLOT_BOX
from gest_desktop.rules.vocabulary import BLYTH, HIDDEN_MAN, PLOTS_AND_DEEDS, ROBIN, SHIRE_WOOD
from gest_desktop.rules.words import speak
from gest_desktop.scenes.devtools.card_places import (
    EVERY_WINDOW,
    Tally,
    faults,
    hidden_by,
    random_questions,
    ready,
)
from gest_desktop.scenes.devtools.table_shots import NoWorker, question
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.offering import BACK, CONFIRM
from gest_desktop.scenes.table.answer.party import ALL, NONE
from gest_desktop.scenes.table.paint.placement import distance, hidden_share
from gest_desktop.scenes.table.panels.card_placing import HIDES_LITTLE, POINTER, is_menu
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.choice_contents import Contents, shapes
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.seen.things import GRIP, Thing
from gest_desktop.scenes.table.table_view import TableView
from tests.scenes.asked_questions import examples
from tests.scenes.random_games import put_to_a_person
from tests.table import answer_all, begin, table

SNEAK = next(plot for plot in PLOTS if plot.name == "sneak")


@pytest.fixture(autouse=True)
def window():
    ready()
    yield
    speak(catalogue("en"))


def every_shape(answering, size=(1280, 720), text=1.0):
    stage, contents = Stage(*size, 1.0, text), Contents(answering, "en")
    if contents.is_empty:
        return []
    return [ChoiceCard(stage, contents, shape) for shape in shapes(stage, contents, size[0] * 2 // 3)]


def a_card(answering):
    return every_shape(answering)[0]


def sneaking(confirm="never"):
    """Robin and two men, some of whom go to Blyth."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    return put_to_a_person(answer_all(begin(g, SNEAK.single, ROBIN), SHIRE_WOOD, BLYTH), confirm)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1024, 640), 1.5)])
def test_for_every_question_and_shape_everything_is_on_the_card_and_nothing_overlaps(size, text):
    laid_out = 0
    for g in examples():
        for card in every_shape(put_to_a_person(g), size, text):
            rects = [rect for _thing, rect in card.spots]
            assert all(card.rect.contains(rect) for rect in rects), card.contents.title()
            assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
            for box in card.places.rows:
                inside = [box.title[1], *(rect for _chip, rect in box.chips)]
                assert all(box.rect.contains(rect) for rect in inside), card.contents.title()
            laid_out += 1
    assert laid_out > 80


def test_every_answer_in_words_can_be_clicked_and_nothing_else():
    for g in examples():
        answering = put_to_a_person(g)
        if Contents(answering, "en").is_empty:
            continue
        card = a_card(answering)
        shown = {"chip", "figure", "button", "refused", "stepper"}
        expected = {stop for stop in answering.stops if stop.kind in shown}
        if answering.series is not None:  # what would change nothing cannot be pressed
            expected = {stop for stop in expected if stop.kind != "stepper" or answering.series.can(stop)}
        found = {card.hit(rect.center) for _thing, rect in card.spots}
        assert expected == found - {None}


def test_what_is_not_possible_stands_in_its_place_with_its_reason():
    for g in examples():
        answering = put_to_a_person(g)
        rows = Contents(answering, "en").rows
        keys = [row.key for row in rows if answering.asked.kind == "choice" and row.key]
        assert keys == sorted(keys), "the order of the rules"
        assert all(bool(row.reason) == (row.thing.kind == "refused") for row in rows)


def test_all_none_and_a_party_can_be_clicked():
    """3.2.2: nobody is picked yet, so they cannot go."""
    answering = sneaking()
    buttons = a_card(answering).places.buttons

    assert [ALL, NONE, CONFIRM] == [button.thing for button in buttons]
    assert [True, True, False] == [button.enabled for button in buttons]
    answering.touch(ALL)
    assert CONFIRM == a_card(answering).hit(a_card(answering).places.buttons[-1].rect.center)


def test_there_is_a_figure_for_everybody_who_could_go():
    card = a_card(sneaking())

    assert [Thing("figure", number=i) for i in range(3)] == [
        card.hit(rect.center) for rect in card.places.figures
    ]


def test_to_confirm_or_to_cancel_is_all_that_is_asked_for_when_something_waits():
    answering = sneaking()
    answering.pending = (1,)
    card = a_card(answering)

    assert ([BACK, CONFIRM], []) == ([button.thing for button in card.places.buttons], card.places.figures)


def test_a_question_that_the_table_shows_needs_no_card():
    answering = put_to_a_person(next(g for g in examples() if put_to_a_person(g).asked.kind == "card"))

    assert Contents(answering, "en").is_empty


def test_the_boxes_stand_on_a_card_in_pairs_to_act_and_to_pass():
    """2.3.2: they are chosen near the hand, or on the track."""
    answering = put_to_a_person(next(g for g in examples() if put_to_a_person(g).asked.kind == "box"))
    rows = Contents(answering, "en").rows

    assert ["Single Plot", "Event", "Plots & Deeds"] == [row.title for row in rows[::2]]
    assert all(row.title.startswith("Pass: +") for row in rows[1::2])
    assert {Thing("box", number=PLOTS_AND_DEEDS), Thing("pass", number=PLOTS_AND_DEEDS)} <= set(
        answering.things
    )


def test_the_card_of_the_boxes_opens_near_the_hand_and_hides_no_box_and_hardly_a_piece():
    answering = put_to_a_person(next(g for g in examples() if put_to_a_person(g).asked.kind == "box"))
    stage = Stage(1280, 800)
    view = TableView(stage)
    view.lay_out(answering.sight)
    places = QuestionView(stage, view.layout, "en", view.surroundings)
    places.placing.opens, places.hand = POINTER, (400, 300)
    placed = places.place(answering)

    assert distance(placed.card.rect, pygame.Rect(places.hand, (1, 1))) < 300
    assert hidden_share(placed.card.rect, places.around.soft(answering)) < HIDES_LITTLE
    assert [] == list(hidden_by(placed, places, answering))


def test_menus_open_in_the_same_corner_wherever_the_hand_is():
    """Unless they would hide the Event that they are about."""
    asked = [put_to_a_person(g) for g in examples()]
    menus = [answering for answering in asked if is_menu(answering)]
    stage, corners = Stage(1920, 1080), set()
    for number, answering in enumerate(menus):
        view = TableView(stage)
        view.lay_out(answering.sight)
        places = QuestionView(stage, view.layout, "en", view.surroundings)
        places.hand = (300 + 40 * number, 300)
        placed = places.place(answering)
        if placed is not None and not places.around.is_about_the_card(answering):
            corners.add(placed.card.rect.bottomright)

    assert len(menus) > 3
    assert {view.surroundings.safe.bottomright} == corners


def test_a_pass_that_waits_for_confirmation_shows_what_it_brings_beside_its_box():
    g = next(g for g in examples() if put_to_a_person(g).asked.kind == "box")
    answering = put_to_a_person(g, "risky")
    answering.touch(Thing("pass", number=PLOTS_AND_DEEDS))
    stage = Stage(1280, 720)
    view = TableView(stage)
    view.lay_out(answering.sight)
    places = QuestionView(stage, view.layout, "en", view.surroundings)

    placed = places.place(answering)

    assert "Shilling" in next(row.title for row in placed.card.contents.rows if row.is_chosen)
    assert placed.card.prospect_of(None).purse is not None
    assert [] == list(hidden_by(placed, places, answering))
    assert view.surroundings.rect_of(Thing("pass", number=PLOTS_AND_DEEDS)) == placed.anchor


def test_cards_hide_neither_their_subject_nor_anything_that_may_be_chosen():
    """The law, for some questions in some windows; `gest placement` tries many in all."""
    tally = Tally()

    assert [] == list(faults(random_questions(20, seed=3), EVERY_WINDOW[::7], tally))
    assert tally.cards > 40


def test_the_law_would_notice_a_card_that_lies_on_its_subject():
    answering = sneaking()
    stage = Stage(1280, 720)
    view = TableView(stage)
    view.lay_out(answering.sight)
    places = QuestionView(stage, view.layout, "en", view.surroundings)
    placed = places.place(answering)
    placed.card.move_to(placed.anchor.topleft)

    assert "subject" in list(hidden_by(placed, places, answering))


def test_a_card_stays_where_it_is_while_its_question_is_being_answered(make_app):
    """The odds that appear when robbers are picked must not move the buttons away from the pointer."""
    app = make_app()
    app.minds.make_worker = NoWorker
    scene = question(app, "pieces", ROBIN, Topic.ROBBERY)
    before = scene.drawing.question.card.rect.copy()
    scene.react(scene.flow.answering.touch(ALL))
    scene.lay_out()
    after = scene.drawing.question.card.rect

    assert before.left == after.left
    assert before.top == after.top or before.bottom == after.bottom


def test_a_ring_around_a_row_does_not_cut_its_digit_off():
    """The digit lies on the corner of its row, over the frame."""
    card = a_card(put_to_a_person(begin(table((2, HIDDEN_MAN, SHIRE_WOOD)), SINGLE_PLOT_BOX, ROBIN)))
    row = next(box for box in card.places.rows if box.row.key)
    corner = pygame.Rect(0, 0, 8, 8)
    corner.center = row.rect.topleft
    drawn = []
    for focused in (None, row.row.thing):
        target = pygame.Surface((1280, 720))
        card.draw(target, None, focused)
        drawn.append(pygame.image.tobytes(target.subsurface(corner), "RGB"))

    assert drawn[0] == drawn[1]


def test_there_is_room_for_the_whole_reason_of_every_locked_row():
    """Where rows stand beside each other, it was once cut off at the rim of the card."""
    for g in examples():
        for card in every_shape(put_to_a_person(g)):
            note, font = card.places.note, card.stage.font("text", 17, "italic")
            for words in card.contents.reasons if note is not None else ():
                written = font.render(words, True, "black", wraplength=note.width)
                assert note.height >= written.get_height()


def test_above_what_can_be_chosen_there_is_a_grip_that_says_what_it_is_for(app):
    scene = question(app, "box", ROBIN)
    scene.lay_out()
    view = scene.drawing.question

    assert view.hit(view.card.header.center) == GRIP
    assert view.card.header == view.rect_of(GRIP)
