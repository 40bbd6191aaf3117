"""Dragging pieces: the answers that a drag gives, found by asking the rules alone."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    DONE,
    HENCHMAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PARTY_ROBIN,
    PLOTS_AND_DEEDS,
    REMSTON,
    RETFORD,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from gest_desktop.scenes.table.wishes import MAN, Wish, count, ways

RECRUIT, SNEAK, HIRE, PATROL = 0, 1, 3, 4
ONLY_RIDE = 20


@pytest.fixture
def game():
    """Robin Hood asks himself which Plot, on the first card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    game.play(2 * PLOTS_AND_DEEDS)
    return game


def sheriffs_turn():
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    assert SHERIFF == game.question()[0].actor(game.question()[1])
    return game


def carry_out(game, answers):
    for option in answers:
        game.play(option)
    while True:
        asked, f = game.question()
        if DONE not in asked.options(game.state, f):
            return
        game.play(DONE)


def test_a_man_dragged_to_the_next_space_sneaks_there(game):
    """3.2.2."""
    found = ways(game.state, Wish(MAN, REMSTON, MANSFIELD))

    assert [(SNEAK, REMSTON, MANSFIELD, 1)] == found
    carry_out(game, found[0])
    assert (0, 1) == (count(game.state, MAN, REMSTON), count(game.state, MAN, MANSFIELD))


def test_robin_is_dragged_by_himself_or_with_others(game):
    """Robin and one man stand in Shire Wood."""
    alone = ways(game.state, Wish(MAN, SHIRE_WOOD, BLYTH, number=1, robin=True))
    together = ways(game.state, Wish(MAN, SHIRE_WOOD, BLYTH, number=2, robin=True))

    assert (SNEAK, SHIRE_WOOD, BLYTH, PARTY_ROBIN) in alone
    assert (SNEAK, SHIRE_WOOD, BLYTH, PARTY_ROBIN + 1) in together


def test_a_drag_goes_on_with_the_plot_that_was_begun(game):
    game.play(SNEAK)

    assert [(REMSTON, MANSFIELD, 1)] == ways(game.state, Wish(MAN, REMSTON, MANSFIELD))


def test_the_position_stays_as_it_was(game):
    before, frames = game.state.clone(), len(game.state.frames)
    ways(game.state, Wish(MAN, SHIRE_WOOD, BLYTH))

    assert (before.pieces, frames, game.journal) == (game.state.pieces, len(game.state.frames), game.journal)


def test_a_man_dragged_too_far_has_no_way(game):
    assert [] == ways(game.state, Wish(MAN, SHIRE_WOOD, NEWARK))


def test_more_men_than_there_are_cannot_be_dragged(game):
    assert [] == ways(game.state, Wish(MAN, SHIRE_WOOD, BLYTH, number=9))


def test_the_rivals_pieces_cannot_be_dragged(game):
    spaces = [BLYTH, MANSFIELD, RETFORD, NOTTINGHAM]

    assert [] == [way for target in spaces for way in ways(game.state, Wish(HENCHMAN, NOTTINGHAM, target))]


def test_a_piece_dropped_where_it_stood_wishes_nothing(game):
    assert [] == ways(game.state, Wish(MAN, SHIRE_WOOD, SHIRE_WOOD))


def test_henchmen_dragged_out_of_nottingham_patrol_or_ride():
    """3.3.2 and 4.3.1: there are two ways, and the player may be asked which."""
    game = sheriffs_turn()
    found = ways(game.state, Wish(HENCHMAN, NOTTINGHAM, MANSFIELD, number=2))

    assert {(PATROL, MANSFIELD, NOTTINGHAM, 2), (ONLY_RIDE, MANSFIELD, 2)} == set(found)
    for way in found:
        other = sheriffs_turn()
        carry_out(other, way)
        assert 2 == count(other.state, HENCHMAN, MANSFIELD) - count(game.state, HENCHMAN, MANSFIELD)


def test_henchmen_dragged_from_available_are_hired():
    """3.3.1."""
    assert [(HIRE, BLYTH, 2)] == ways(sheriffs_turn().state, Wish(HENCHMAN, AVAILABLE, BLYTH, number=2))


def test_men_and_camps_dragged_from_available_are_recruited(game):
    """3.2.1."""
    man, camp = (ways(game.state, Wish(kind, AVAILABLE, REMSTON)) for kind in (MAN, CAMP))

    assert ([(RECRUIT, REMSTON, 1)], [(RECRUIT, REMSTON, 3)]) == (man, camp)
