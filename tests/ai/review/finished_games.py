"""Finished games to review: whole ones of random answers, and short ones that begin on the last card."""

from __future__ import annotations

from functools import cache
from random import Random

from gest_desktop.ai.review.review import Review
from gest_desktop.rules.deck import shuffled_events
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import ACTION, CARD, EVENT_BOX, REGULAR_CARD
from gest_desktop.rules.vocabulary import EVENT, NOBODY, PLOTS_AND_DEEDS, REGULARS, SHERIFF

SHORT = 40  # answers


@cache
def random_game(seed: int) -> Game:
    game, random = Game(Beginning(seed=seed)), Random(seed)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


@cache
def short_game() -> Game:
    """The last answers of a random game, as a game of its own."""
    whole = random_game(1)
    last = whole.replay(len(whole.answers) - SHORT)
    game, random = Game(Beginning(seed=1, position=write_position(last.state))), Random(1)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def played_out(position: State, *options: int) -> Game:
    """A game from a position on the last card but one: these answers, then always the first option."""
    position.played = played_before(position.card)
    (rule,) = position.frames
    box = [] if rule.script is EVENT_BOX else [Frame(EVENT_BOX, rule.actor, 1)]
    turn = [Frame(CARD, NOBODY, 3), Frame(REGULAR_CARD, SHERIFF, 2), Frame(ACTION, rule.actor, 1)]
    position.frames = [*turn, *box, rule]
    position.initiative[rule.actor], position.initiative[1 - rule.actor] = EVENT, PLOTS_AND_DEEDS
    game = Game(Beginning(position=write_position(position)))
    for option in options:
        game.play(option)
    while not game.is_over:
        asked, f = game.question()
        game.play(asked.options(game.state, f)[0])
    return game


def played_before(card: int) -> tuple[int, ...]:
    """The whole deck up to a regular card, which is the last one before King Richard's Return."""
    deck = list(shuffled_events(Random(1)))
    last = next(at for at in reversed(range(len(deck))) if deck[at] in REGULARS)
    at = deck.index(card) if card in deck else last
    deck[at], deck[last] = deck[last], card
    *before, _king = deck
    before.append(before.pop(last))
    return tuple(reversed(before))


def reviewed(game: Game, iterations: int = 24, **wishes: object) -> Review:
    review = Review(game, iterations=iterations, **wishes)  # type: ignore[arg-type]
    while review.go_on():
        pass
    return review


@cache
def reviewed_game(seed: int) -> Review:
    return reviewed(random_game(seed))
