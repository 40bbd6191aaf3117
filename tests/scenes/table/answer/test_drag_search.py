"""Dragging pieces: the answers that a drag gives, found by asking the rules alone."""

import pytest

from gest_desktop.rules.carriages import CARRIAGE_MOVES
from gest_desktop.rules.deeds.disperse import DISPERSE, THE_CAMP
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.inspection.redeployment import REDEPLOY_IN_SECRET, RETURN_TO_NOTTINGHAM
from gest_desktop.rules.plots.capture import CAPTURE
from gest_desktop.rules.setup import CLASSIC, OWN
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PARTY_REVEALED,
    PARTY_ROBIN,
    PLOTS_AND_DEEDS,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SOUTHWELL_FOREST,
    TRIBUTE,
    TUXFORD,
)
from gest_desktop.scenes.table.answer.drag_search import agreed, up_to_how_many, ways
from gest_desktop.scenes.table.answer.wish import CARRIAGE, MAN, Wish, count
from tests.table import answer_all, begin, table

RECRUIT, SNEAK, HIRE, PATROL = 0, 1, 3, 4
ONLY_RIDE = 20


@pytest.fixture
def game():
    """Robin Hood is asked for a Plot, on the first card."""
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
    before, written = game.state.facts(), list(game.journal.entries)
    ways(game.state, Wish(MAN, SHIRE_WOOD, BLYTH))

    assert (before, written) == (game.state.facts(), game.journal.entries)


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


def test_a_second_party_leaves_the_same_space_another_way(game):
    """3.2.2: all parties of a Sneak go at once, so nobody has left when the second is dragged."""
    for option in (SNEAK, SHIRE_WOOD, BLYTH, PARTY_ROBIN):
        game.play(option)

    assert [(MANSFIELD, 1)] == ways(game.state, Wish(MAN, SHIRE_WOOD, MANSFIELD))


def test_a_party_from_elsewhere_ends_the_way_of_those_before(game):
    """3.2.2: done with Shire Wood, on to Southwell Forest; no drag ends the Plot itself."""
    for option in (SNEAK, SHIRE_WOOD, BLYTH, PARTY_ROBIN):
        game.play(option)

    assert [(DONE, SOUTHWELL_FOREST, TUXFORD, 1)] == ways(game.state, Wish(MAN, SOUTHWELL_FOREST, TUXFORD))
    assert [] == ways(game.state, Wish(HENCHMAN, NOTTINGHAM, SHIRE_WOOD))


def test_robin_dragged_to_another_man_changes_places_with_him():
    """6.4."""
    men = ((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, SOUTHWELL_FOREST))
    g = begin(table(*men, robin=SHIRE_WOOD, robin_hidden=True), REDEPLOY_IN_SECRET, ROBIN)
    answer_all(g, DONE, DONE)

    assert [(SOUTHWELL_FOREST,)] == ways(g, Wish(MAN, SHIRE_WOOD, SOUTHWELL_FOREST, robin=True))


def test_whoever_drags_one_henchman_is_asked_how_many_come():
    """3.3.1: up to four in Nottingham for the same price; where only one may come there is no doubt."""
    g = sheriffs_turn().state
    many = ways(g, Wish(HENCHMAN, AVAILABLE, NOTTINGHAM))[0]

    assert (HIRE, NOTTINGHAM, 1) == many
    assert (HIRE, NOTTINGHAM) == up_to_how_many(g, many, 1)
    assert (HIRE, NOTTINGHAM, 4) == up_to_how_many(g, (HIRE, NOTTINGHAM, 4), 4)


def test_a_revealed_man_dragged_to_prison_is_captured_with_those_who_must_go_along():
    """3.3.3: as many as there are Henchmen for are taken, also if one man was dragged."""
    g = begin(table((3, HENCHMAN, BLYTH), (2, REVEALED_MAN, BLYTH)), CAPTURE.single, SHERIFF)

    assert [(BLYTH,)] == ways(g, Wish(MAN, BLYTH, PRISON, number=1, revealed=1))


def test_a_hidden_man_cannot_be_dragged_to_prison():
    """3.3.3: only the Revealed are Captured."""
    men = ((1, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, BLYTH))
    g = begin(table((3, HENCHMAN, BLYTH), *men), CAPTURE.single, SHERIFF)

    assert [] == ways(g, Wish(MAN, BLYTH, PRISON))


def test_a_man_dragged_off_the_map_is_dispersed():
    """4.3.3: one piece after the other goes to Available."""
    g = begin(table((1, HENCHMAN, BLYTH), (2, REVEALED_MAN, BLYTH)), DISPERSE.script, SHERIFF)

    assert [(BLYTH, PARTY_REVEALED)] == ways(g, Wish(MAN, BLYTH, AVAILABLE, number=1, revealed=1))


def test_a_camp_dragged_off_the_map_is_dispersed():
    g = begin(table((1, HENCHMAN, BLYTH), (1, CAMP, BLYTH)), DISPERSE.script, SHERIFF)

    assert [(BLYTH, THE_CAMP)] == ways(g, Wish(CAMP, BLYTH, AVAILABLE))


def test_a_henchman_dragged_along_the_road_escorts_the_carriage():
    """2.3.1: only how many go along is asked, for where to is clear."""
    g = begin(table((2, HENCHMAN, BLYTH), carriages=[(TRIBUTE, BLYTH, False)]), CARRIAGE_MOVES, SHERIFF)
    answer_all(g, 0)

    assert [(1,)] == ways(g, Wish(HENCHMAN, BLYTH, TUXFORD))


def carriages_move(*pieces, carriages):
    return begin(table(*pieces, carriages=carriages), CARRIAGE_MOVES, SHERIFF, bonus=1)


def test_a_carriage_goes_along_its_road_and_nowhere_else():
    """2.3.1: who escorts it is left open."""
    g = carriages_move((1, HENCHMAN, BLYTH), carriages=[(TRIBUTE, NEWARK, False), (TRIBUTE, BLYTH, False)])
    wish = Wish(CARRIAGE, BLYTH, TUXFORD, token=1)

    assert [(1, 0), (1, 1)] == ways(g, wish)
    assert (1,) == agreed(ways(g, wish))
    assert [] == ways(g, Wish(CARRIAGE, BLYTH, RETFORD, token=1))


def test_in_nottingham_a_carriage_has_arrived_although_it_is_used():
    g = carriages_move(carriages=[(TRIBUTE, SOUTHWELL_FOREST, False)])

    assert (0,) == agreed(ways(g, Wish(CARRIAGE, SOUTHWELL_FOREST, NOTTINGHAM, token=0)))[:1]


def test_henchmen_dragged_to_nottingham_return_there():
    """6.4: parish by parish only the number is asked."""
    g = begin(table((2, HENCHMAN, BLYTH), (1, HENCHMAN, TUXFORD)), RETURN_TO_NOTTINGHAM, SHERIFF)

    assert [(2,)] == ways(g, Wish(HENCHMAN, BLYTH, NOTTINGHAM, number=2))


def test_the_band_is_dragged_from_the_mat_in_the_set_up():
    """2.1.1: Robin first, then one man after another."""
    game = Game(Beginning(seed=1))
    game.play(OWN)
    robin, man = Wish(MAN, AVAILABLE, REMSTON, robin=True), Wish(MAN, AVAILABLE, REMSTON)

    assert ([(REMSTON,)], []) == (ways(game.state, robin), ways(game.state, man))
    game.play(SHIRE_WOOD)
    assert ([], [(REMSTON,)]) == (ways(game.state, robin), ways(game.state, man))
    for space in (SHIRE_WOOD, SHIRE_WOOD):
        game.play(space)
    assert [(REMSTON,)] == ways(game.state, man)
