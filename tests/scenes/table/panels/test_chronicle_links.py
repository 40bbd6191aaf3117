"""A line of the chronicle lights up what it speaks of, and a thing its lines."""

import pytest

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    EVENT,
    NEWARK,
    NOTTINGHAM,
    OLLERTON_HILL,
    PRISON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SPACES,
)
from gest_desktop.scenes.table.panels.chronicle_links import BACK, spoken_of, things
from gest_desktop.scenes.table.seen.things import Thing, space
from tests.scenes.shown_games import shown

NAMED_BY_CARDS = {"card", "half"}  # Nottingham Fair is no place


@pytest.mark.parametrize(("entry", "expected"), [
    (("henchmen", 2, NOTTINGHAM, BLYTH), {space(NOTTINGHAM), space(BLYTH)}),
    (("henchmen", 2, AVAILABLE, BLYTH), {space(BLYTH)}),
    (("imprisoned", BLYTH, 1, 0), {space(BLYTH), Thing("prison")}),
    (("men", PRISON, BLYTH, 0, 1, 0, 0), {space(BLYTH), Thing("prison")}),
    (("carriage_moved", 0, BLYTH, SHIRE_WOOD), {space(BLYTH), space(SHIRE_WOOD)}),
    (("favour", 1, 2), {Thing("favour")}), (("unrest", 4), {Thing("inspection")}),
    (("shillings", SHERIFF, 2), {Thing("purse", SHERIFF)}),
    (("box", ROBIN, EVENT, 0), {Thing("box", number=EVENT)}),
    (("bridge", 1), {space(BINGHAM), space(NEWARK)}), (("ollerton",), {space(OLLERTON_HILL)}),
    (("set_up", (2, 0, 1)), {space(SHIRE_WOOD), space(SPACES[5])}), (("shuffled",), set()),
])  # fmt: skip
def test_a_line_speaks_of_places_and_tracks(entry, expected):
    assert expected == things(entry)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_every_space_that_a_line_names_lights_up(side):
    """In whole games, as either side reads them."""
    named = 0
    for seed in range(4):
        for entry in shown(seed, side).journal:
            words = sentence(entry)
            for place in (*SPACES, OLLERTON_HILL):
                if place_name(place) in words and entry[0] not in NAMED_BY_CARDS:
                    assert space(place) in things(entry), words
                    named += 1
    assert named > 300


def test_from_a_line_to_what_it_speaks_of_and_back():
    lines = [("shuffled",), ("henchmen", 1, NOTTINGHAM, BLYTH), ("favour", 1, 2), ("status", BLYTH, 1)]

    assert {space(NOTTINGHAM), space(BLYTH)} == spoken_of(Thing("line", number=1), lines)
    assert {Thing("line", number=1), Thing("line", number=3)} == spoken_of(space(BLYTH), lines)
    assert {Thing("line", number=2)} == spoken_of(Thing("favour"), lines)


def test_a_piece_is_spoken_of_where_its_space_is():
    lines = [("henchmen", 1, NOTTINGHAM, BLYTH)]

    assert {Thing("line", number=0)} == spoken_of(Thing("piece", BLYTH, "henchman"), lines)


def test_a_purse_is_not_the_space_of_the_same_number():
    lines = [("henchmen", 1, NOTTINGHAM, BLYTH), ("shillings", ROBIN, 1)]

    assert {Thing("line", number=1)} == spoken_of(Thing("purse", ROBIN), lines)


def test_only_the_newest_lines_are_looked_through():
    lines = [("status", BLYTH, 1)] * (BACK + 5)

    assert {Thing("line", number=i) for i in range(5, BACK + 5)} == spoken_of(space(BLYTH), lines)


def test_a_line_that_was_taken_back_speaks_of_nothing():
    assert frozenset() == spoken_of(Thing("line", number=9), [("status", BLYTH, 1)])
