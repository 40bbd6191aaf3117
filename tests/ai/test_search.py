"""The search finds the obvious best move, respects what each side knows, and is repeatable by seed."""

from random import Random

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.information_set import information_set
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.search import Search
from gest_desktop.rules.cards.event import LIGHT
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import question
from gest_desktop.rules.turn import ACTION, CARD, REGULAR_CARD
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    EVENT,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOBODY,
    REGULARS,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from tests.table import answer_all, table

LAST_CARD = 7  # Yeomen Revolt, with King Richard's Return to follow
ACT = 2


def at_the_last_card(g, side):
    """The side is second on the last regular card; the other side has passed on Plots & Deeds."""
    others = [card for card in (1, 3, 30, 31) if card != LAST_CARD]
    regulars = [card for card in REGULARS if card != LAST_CARD]
    g.card, g.ballad, g.slot = LAST_CARD, 3, 7
    g.played = (LAST_CARD, *regulars[:5], 8, *regulars[5:17], *others[:4])[:23]
    g.initiative[side], g.initiative[1 - side] = 4, 2
    g.frames = [Frame(CARD, NOBODY, 3), Frame(REGULAR_CARD, SHERIFF, 2), Frame(ACTION, side)]
    return g


def choose(g, side, iterations=150, seed=1):
    return SearchPlayer(Random(seed), iterations).choose(redact(g, side))


def test_robin_hood_takes_the_event_that_wins_the_game():
    """Order 1 and five Submissive Parishes: only a revolt and a step towards Justice win."""
    pieces = [(1, HENCHMAN, parish) for parish in (MANSFIELD, BINGHAM)]
    g = table(*pieces, robin=SHIRE_WOOD, favour=-1, revolting=[4, 5], shillings=(0, 0))
    at_the_last_card(g, ROBIN)

    assert ACT * EVENT == choose(g, ROBIN)
    answer_all(g, ACT * EVENT)
    assert LIGHT == choose(g, ROBIN)


def test_the_sheriff_captures_robin_when_that_wins_the_game():
    """Justice 1, four Parishes Submissive: without Robin in Prison, Unrest loses the game."""
    g = table(
        (2, HENCHMAN, BLYTH),
        (1, REVEALED_MAN, MANSFIELD),
        robin=BLYTH,
        robin_hidden=False,
        favour=-1,
        revolting=[3, 4, 5],
        shillings=(0, 0),
        card=LAST_CARD,
    )
    at_the_last_card(g, SHERIFF)

    assert ACT * SINGLE_PLOT == choose(g, SHERIFF, iterations=300)


def test_the_same_seed_thinks_the_same():
    g = at_the_last_card(table((2, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD), ROBIN)

    assert choose(g, ROBIN, seed=3) == choose(g, ROBIN, seed=3)


def test_every_other_world_is_drawn_as_the_rival_must_imagine_it():
    """Self-determinization: Robin Hood's own search also sees worlds with Robin elsewhere."""
    g = at_the_last_card(table((1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD), ROBIN)
    view, search = redact(g, ROBIN), Search(trained_weights(), Random(1))

    true = {search.draw_world(view, 0).robin for _ in range(20)}
    imagined = {search.draw_world(view, 1).robin for _ in range(40)}

    assert {SHIRE_WOOD} == true
    assert {BLYTH, SHIRE_WOOD} == imagined


def test_the_tree_is_cut_down_when_it_grows_too_large(monkeypatch):
    monkeypatch.setattr("gest_desktop.ai.search.LARGEST_TREE", 3)
    g = at_the_last_card(table((2, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD), ROBIN)
    search = Search(trained_weights(), Random(1))

    for _ in range(5):
        search.think(redact(g, ROBIN), 4)

    assert len(search.nodes) <= 3 + 4 * 8


def test_an_information_set_offers_the_same_options_in_every_world():
    """11: what a side may do depends on what it knows; so a node needs one arm per option and no more."""
    offered = {}
    for seed in range(3):
        random, game = Random(seed), Game(Beginning(seed=seed))
        while not game.is_over:
            asked, f = game.question()
            side = asked.actor(f)
            for world in every_world(redact(game.state, side)):
                there, frame = question(world)
                options = list(there.options(world, frame))
                assert offered.setdefault(information_set(world, side), options) == options
            game.play(random.choice(asked.options(game.state, f)))


def test_the_first_look_already_sees_who_wins_when_the_king_returns():
    """The card before a Royal Inspection or the King is not judged, but played through."""
    search = Search(trained_weights(), Random(1))

    found = {search.iterate(at_the_last_card(table(robin=SHIRE_WOOD), SHERIFF)) for _ in range(20)}

    assert {0.0, 1.0} >= found


def test_on_the_last_card_nothing_is_judged_before_the_game_is_over():
    """A judgement would value what King Richard's Return does not count any more."""
    g = at_the_last_card(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD), SHERIFF)
    search, view = Search(trained_weights(), Random(1)), redact(g, SHERIFF)
    search.think(view, 2)

    assert {0.0, 1.0} >= {search.iterate(search.draw_world(view, number)) for number in range(60)}
