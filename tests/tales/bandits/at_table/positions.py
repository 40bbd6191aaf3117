"""A position for every kind of question that a band at the screen can be asked, and for every card."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.position import write_position
from gest_desktop.tales.bandits.rules.referee import question
from tests.tales.bandits.table import answer, table

ROWS = ("KBO", "BKO", "OK")
DICE = ("352", "", "")
AWAY = {"B": "marian", "O": "marian"}
FRESH = "ring_red ring_red coin bracelet_blue"
BRIDGE = {"K": (2, 5), "B": (3,), "O": (1, 4)}


def john(card):
    return table("john", rows=ROWS, john=card, leaders=AWAY)


def robin(card):
    return table("robin", rows=ROWS, dice=DICE, robin=card, leaders=AWAY)


def tuck(card):
    return table("tuck", fresh={"K": FRESH}, bridge=BRIDGE, tuck=card, leaders=AWAY)


def keep():
    away = AWAY | {"K": "marian"}
    return table(
        "robin", rows=("BOK", "BKO", "O"), dice=("352", "", ""), carts=("a05", "b05", "c02"), leaders=away
    )


POSITIONS = {
    "place": lambda: table("place", rows=("B", ".O"), leaders={"K": "prison"}),
    **{f"marian {card}": lambda card=card: table("place", rows=("B", ".O"), marian=card) for card in (
        "tip_off", "brotherhood", "inside_job", "friendly_guards")},
    "peek": lambda: answer(table("place", marian="tip_off"), "yes"),
    "mark": lambda: answer(table("place", marian="friendly_guards"), {"cart": 2}),
    **{f"john {card}": lambda card=card: john(card) for card in (
        "infiltrator", "shove", "squeeze", "quick_work")},
    "cart": lambda: table("assault", rows=ROWS, leaders=AWAY | {"K": "marian"}),
    **{f"robin {card}": lambda card=card: robin(card) for card in (
        "heads_down", "second_chance", "look_that_way", "look_this_way")},
    "keep": keep,
    **{f"tuck {card}": lambda card=card: tuck(card) for card in (
        "come_on_lad", "barter", "to_market", "wheres_the_beer")},
    "bail": lambda: table("bail", fresh={"K": FRESH}, bridge=BRIDGE),
    "reward": lambda: table("reward", bridge={"K": (1,), "B": (6,), "O": (6,)}),
}  # fmt: skip
LATER = {"discard": ("tuck barter", "yes")}


def a_game_at(name: str, seed: int = 1) -> Game:
    """A game in which the Kingfishers are asked this."""
    before, *given = LATER.get(name, (name,))
    g = POSITIONS[before]()
    question(g)
    game = Game(Beginning(seed, g.players, position=write_position(g)))
    for value in given:
        asked = game.question()
        options = asked.options(game.state)
        game.play(next(option for option in options if asked.value(game.state, option) == value))
    kind = game.question().kind
    assert kind == name.partition(" ")[0], f"{kind} is asked instead of {name}"
    assert game.question().actor(game.state) == 0
    return game


NAMES = (*POSITIONS, *LATER)
