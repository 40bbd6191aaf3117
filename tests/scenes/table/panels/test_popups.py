"""Notes lie beside what they speak of, cover nothing that may be chosen, and only one is shown at a time."""

from itertools import product

import pytest

from gest_desktop.rules.vocabulary import BLYTH, OLLERTON_HILL, PLOTS_AND_DEEDS, SHIRE_WOOD
from gest_desktop.scenes.devtools.note_shots import NOTE_SHOTS, advise, point_at
from gest_desktop.scenes.devtools.table_shots import TABLE_SHOTS, NoWorker
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.adviser import RUNGS
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.menu_tools import a_game

MENUS = {"pause", "unsaved", "end", "end_reviewed", "review"}
SITUATIONS = {name: prepare for name, prepare in (TABLE_SHOTS | NOTE_SHOTS).items() if name not in MENUS}
SIZES = [(1280, 720), (1920, 1080), (1024, 640)]
LANGUAGES = ["en", "it"]
SOME = 9  # every so many things are asked about in each window
STEP = 0.05


def open_app(make_app, **settings):
    app = make_app(confirm="never", **settings)
    app.minds.make_worker = NoWorker
    return app


@pytest.fixture
def table(make_app):
    """Robin Hood is asked which Plot to use."""
    app, game = open_app(make_app), a_game()
    game.play(2 * PLOTS_AND_DEEDS)
    app.push(TableScene(app, Contest(game, (Seat(), Seat("potter")))))
    app.frame([], STEP)
    return app.scene


def note_of(table):
    table.lay_out()
    return table.drawing.popups.note


def asked_about(table, thing):
    point_at(table, thing)
    return note_of(table)


# --- the law


def everything_on(table):
    """Every thing that can be pointed at."""
    view, answering = table.drawing.view, table.flow.answering
    beside = [thing for panel in view.panels for thing, _area in panel.spots]
    pieces = [standing.thing for standing in view.board.standing]
    answers = answering.stops if answering is not None else ()
    return list(dict.fromkeys([*map(space, range(OLLERTON_HILL + 1)), *beside, *pieces, *answers]))


def must_be_seen(table):
    """The legal targets, and the answers in words."""
    question, drawing = table.state.moment(table.app.settings).question, table.drawing
    targets = drawing.view.surroundings.targets(question) if question is not None else []
    return [*targets, *drawing.question.rects]


def check(table, where):
    popup = table.drawing.popups.note
    if popup is None:
        return 0
    assert table.app.stage.area.contains(popup.rect), where
    assert not popup.rect.colliderect(popup.settled.anchor), where
    assert popup.rect.collidelist(must_be_seen(table)) < 0, where
    return 1


@pytest.mark.parametrize("name", SITUATIONS)
def test_no_note_covers_what_it_speaks_of_or_what_may_be_chosen(make_app, name):
    app, shown = open_app(make_app), 0
    SITUATIONS[name](app)
    table = app.scene
    for number, (size, language) in enumerate(product(SIZES, LANGUAGES)):
        app.change(language=language)
        app.resize(*size)
        table.lay_out()
        shown += check(table, (name, size, language))
        for thing in everything_on(table)[number::SOME]:
            asked_about(table, thing)
            shown += check(table, (name, size, language, thing))
    assert shown


# --- where notes are


def test_a_note_does_not_follow_the_pointer(table):
    before = asked_about(table, space(BLYTH)).rect
    table.state.pointer.pos = (5, 5)

    assert before == note_of(table).rect


def test_a_hint_stays_where_it_is_when_more_of_it_is_told(table):
    places = []
    for rung in range(1, RUNGS):
        advise(table, rung)
        places.append(note_of(table).rect)

    corners = [{rect.topleft, rect.topright, rect.bottomleft, rect.bottomright} for rect in places]
    assert set.intersection(*corners)


def test_the_buttons_of_a_hint_stay_under_the_pointer_while_it_grows(table):
    """More once moved away with each step."""
    advise(table, 1)
    first = note_of(table).placed_buttons[-1].rect
    table.state.adviser.rung = 2

    assert first.bottomright == note_of(table).placed_buttons[-1].rect.bottomright


def test_a_note_about_a_button_leaves_the_choice_card_free(table):
    note = asked_about(table, Thing("chip"))

    assert not note.rect.colliderect(table.drawing.question.card.rect)


def test_where_pieces_would_be_dropped_is_told_beside_the_place(table):
    pointer, answering = table.state.pointer, table.flow.answering
    man = next(thing for thing in everything_on(table) if answering.ends(thing))
    pointer.held = answering.lift(man)
    end = next(iter(answering.ends(man)))
    pointer.pos = table.drawing.view.surroundings.rect_of(end).center
    note = note_of(table)

    assert note is not None
    assert not note.rect.collidepoint(pointer.pos)
    assert not note.rect.colliderect(table.drawing.view.surroundings.rect_of(end))


def test_a_card_that_is_enlarged_needs_no_note(table):
    assert asked_about(table, Thing("half", number=0)) is None
    assert table.drawing.popups.card == table.flow.answering.sight.card


def test_what_happened_by_itself_is_told_below_the_prompt(table):
    table.state.notices.pop_up("Only one Plot is possible.", table.state.clock)
    table.lay_out()
    toast = table.drawing.popups.toast.rect

    assert toast.top > table.drawing.view.layout.prompt.bottom
    assert toast.collidelist(must_be_seen(table)) < 0


# --- one at a time


def titles(table):
    """What is open: a note, the reasons, a hint."""
    pointer, adviser = table.state.pointer, table.state.adviser
    return pointer.asked_about, pointer.shows_reasons, bool(adviser and adviser.is_shown)


def test_a_note_closes_a_hint(table):
    advise(table, RUNGS)
    table.state.ask_about(space(SHIRE_WOOD))

    assert (space(SHIRE_WOOD), False, False) == titles(table)


def test_reasons_close_a_note_and_a_hint(table):
    table.flow.explain = lambda: "something to tell"
    table.state.ask_about(space(SHIRE_WOOD))
    advise(table, RUNGS)
    table.commands.because()

    assert (None, True, False) == titles(table)
    table.commands.because()
    assert (None, False, False) == titles(table)


def test_a_hint_closes_the_reasons_and_is_remembered_when_it_is_closed(table):
    table.state.pointer.shows_reasons = True
    advise(table, RUNGS)
    assert (None, False, True) == titles(table)
    table.state.close_notes()
    table.commands.hint()

    assert (1, None, False, True) == (table.state.adviser.rung, *titles(table))


def test_a_note_under_the_pointer_hides_the_hint_only_while_it_is_shown(table):
    advise(table, RUNGS)
    hint = note_of(table)
    table.state.pointer.hovered, table.state.pointer.still = Thing("deck"), 9.0
    assert note_of(table).paper is not hint.paper
    table.state.pointer.move_to((5, 5))

    assert note_of(table).paper is hint.paper
    assert note_of(table).rect == hint.rect


def test_an_enlarged_card_hides_the_hint(table):
    advise(table, RUNGS)
    assert note_of(table) is not None

    assert asked_about(table, Thing("half", number=0)) is None
