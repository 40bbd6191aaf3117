"""What a thing on the table is, in either language, and no more than the reader may know (11)."""

import gettext

import pygame
import pytest

from gest_desktop.rules.languages import catalogue
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    BOXES,
    CAMP,
    EVENT,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    PLOTS_AND_DEEDS,
    PRISON,
    REGULARS,
    ROBIN,
    SECOND,
    SHERIFF,
    SINGLE_PLOT,
    SPACES,
    TRAP,
)
from gest_desktop.rules.words import speak
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.foresee.about import about, about_choice, preview
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.table_view import TableView
from tests.scenes.random_games import moments
from tests.table import table

LANGUAGES = ("en", "it")
PHASES = ("unrest", "mischief", "governance", "redeployment", "reset")
PARTS = (
    Thing("deck"), Thing("travellers"), Thing("victims"), Thing("favour"), Thing("inspection"),
    Thing("purse", ROBIN), Thing("mat", SHERIFF), Thing("prison"), Thing("used"), Thing("bridge", number=1),
    *(Thing(kind, number=box) for kind in ("box", "pass") for box in BOXES),
    *(Thing("eligible", number=number) for number in (FIRST, SECOND)),
    *(Thing("inspection", picture=name) for name in PHASES),
    Thing("card", number=7), Thing("half", number=0), Thing("half", number=1), space(BLYTH),
    *(Thing("piece", BLYTH, picture) for picture in (
        "merry_hidden", "merry_revealed", "robin_hidden_private", "robin_revealed", "henchman", "camp",
        "submissive", "revolting", "passive",
    )),
    *(Thing("carriage", BLYTH, f"carriage_{name}") for name in (
        "unknown", "tallage", "trap", "tribute_face_down", "trap_face_down",
    )),
)  # fmt: skip


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    speak(gettext.NullTranslations())


def seen(*pieces, side=ROBIN, **more):
    return sight(redact(table(*pieces, robin=PRISON, card=7, **more), side))


@pytest.mark.parametrize("thing", PARTS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_rule(thing, language):
    speak(catalogue(language))
    known = about(thing, seen(), language)

    assert known.title
    assert known.rule[0].isdigit()
    assert all(known.lines)


def test_the_other_language_says_it_in_other_words():
    english = [about(thing, seen(), "en") for thing in PARTS]
    speak(catalogue("it"))
    italian = [about(thing, seen(), "it") for thing in PARTS]

    assert not [pair for pair in zip(english, italian, strict=True) if pair[0] == pair[1] and pair[0].lines]


def shown(size, g, side):
    """Everything that can be pointed at, and what is seen of it."""
    view, now = TableView(Stage(*size)), sight(redact(g, side))
    view.lay_out(now)
    spots = [thing for part in view.panels for thing, _area in part.spots]
    return [*spots, *(piece.thing for piece in view.board.standing), *(space(place) for place in SPACES)], now


def test_everything_that_is_painted_can_be_asked_about():
    for number, (game, asked) in enumerate(moments(0, 1)):
        if number % 40 == 0:
            things, now = shown((1024, 640), game.state, asked.actor)
            silent = {thing.kind for thing in things if about(thing, now, "en") is None}
            assert silent <= ({"card"} if not now.card else set())
            assert len(things) > 40


def test_nothing_that_is_told_depends_on_what_the_reader_may_not_know():
    """In every world consistent with the reader's view."""
    compared = 0
    for number, (game, _asked) in enumerate(moments(2)):
        if number % 20 == 0:
            for side in (ROBIN, SHERIFF):
                now = sight(redact(game.state, side))
                found = [about(thing, now, "en") for thing in PARTS if thing.kind != "half"]
                for world in every_world(redact(game.state, side)):
                    other = sight(redact(world, side))
                    assert found == [about(thing, other, "en") for thing in PARTS if thing.kind != "half"]
                    compared += 1
    assert compared > 10


def test_a_space_tells_who_is_there():
    pieces = [(2, HENCHMAN, BLYTH), (1, HIDDEN_MAN, BLYTH), (1, CAMP, BLYTH)]
    there = seen(*pieces, carriages=[(TRAP, BLYTH, False)])

    known = about(space(BLYTH), there, "en")

    assert known.title.startswith(place_name(BLYTH))
    assert "1 Merry Man · 2 Henchmen · 1 Camp · 1 Carriage" == known.lines[0]


def test_an_empty_space_tells_what_kind_of_space_it_is():
    titles = [about(space(place), seen(), "en").lines for place in (BLYTH, NOTTINGHAM)]

    assert titles[0] != titles[1]


def test_a_face_down_carriage_is_known_to_the_sheriff_alone():
    """11."""
    unknown, known = (
        about(Thing("carriage", BLYTH, f"carriage_{name}"), seen(), "en")
        for name in ("unknown", "trap_face_down")
    )

    assert "Trap" not in unknown.title
    assert "Trap" in known.title


def test_a_card_under_the_current_one_has_its_own_name():
    titles = {about(Thing("card", number=card), seen(), "en").title for card in REGULARS}

    assert len(REGULARS) == len(titles)


def test_before_the_first_card_there_is_nothing_to_tell_of_it():
    g = table(robin=PRISON, card=0)
    blank = sight(redact(g, ROBIN))

    assert (None, None) == (about(Thing("card", number=0), blank, "en"), about(Thing("half"), blank, "en"))


@pytest.mark.parametrize(("taken", "box", "first"), [
    (EVENT, SINGLE_PLOT, "You"), (EVENT, PLOTS_AND_DEEDS, "Your opponent"),
    (SINGLE_PLOT, EVENT, "Your opponent"),
])  # fmt: skip
def test_the_second_is_told_who_will_be_first(taken, box, first):
    """2.3.3: whose box is smaller; Robin Hood has taken his."""
    g = table(robin=PRISON, card=7)
    g.initiative[ROBIN], g.initiative[SHERIFF] = taken, SECOND

    assert f"{first} will be First on the next card." == preview(box, sight(redact(g, SHERIFF)))


@pytest.mark.parametrize(("box", "taken", "words"), [
    (SINGLE_PLOT, EVENT, ""), (SINGLE_PLOT, FIRST, "Your opponent may then take Event or Plots & Deeds."),
])  # fmt: skip
def test_nobody_will_be_first_when_the_ballad_ends_with_the_next_card(box, taken, words):
    g = table(robin=PRISON, card=7)
    g.slot, g.played = 7, (7, 1, 9, 10, 11, 12, 13)
    g.initiative[ROBIN], g.initiative[SHERIFF] = taken, SECOND

    assert words == preview(box, sight(redact(g, SHERIFF if taken == EVENT else ROBIN)))


def test_the_first_is_told_what_he_leaves():
    g = table(robin=PRISON, card=7)
    g.initiative[ROBIN], g.initiative[SHERIFF] = FIRST, SECOND

    assert "Single Plot or Plots & Deeds" in preview(EVENT, sight(redact(g, ROBIN)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plot_is_explained_and_a_mere_word_is_not(language):
    speak(catalogue(language))
    assert all(about_choice(plot.name, language).lines for plot in PLOTS)
    assert [None, None] == [about_choice(value, language) for value in ("done", 3)]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Arrival: the Sheriff"), ("it", "arrivo: lo Sceriffo")]
)
def test_a_carriage_that_may_be_loaded_tells_what_it_brings(language, words):
    """1.9."""
    assert all(words in about_choice(kind, language).lines[-1] for kind in ("tallage", "tribute", "trap"))


def test_a_line_of_the_chronicle_speaks_for_itself():
    assert about(Thing("line", number=3), seen(), "en") is None


def test_a_box_of_royal_favour_tells_who_wins_there_and_how_far_away_it_is():
    seen = sight(redact(table(favour=-1), ROBIN))
    far, near, here = (about(Thing("favour_box", number=place), seen, "en") for place in (5, 1, -1))

    assert far.lines[0] == "+5 Justice from where Royal Favour is."
    assert far.lines[1].startswith("Robin Hood wins at once if Royal Favour is here after Unrest")
    assert near.lines[1] == "Robin Hood wins if Royal Favour is here when King Richard returns."
    assert (here.title, here.lines[0]) == ("Order 1", "Royal Favour is here.")
