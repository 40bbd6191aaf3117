"""Prints a digest of each game, as the copy of the program on the path plays it, for parity.py to compare.

Each game is played at random first, with everything that is asked, offered, told and written down, and then
by the search for a few decisions, with all visits and values to the last bit. Bandits of Sherwood likewise.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from gest_desktop.ai.opponent import answer
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.compiled import how_it_runs
from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position, write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.tales.bandits.mind.levels import level_named as bandits_level
from gest_desktop.tales.bandits.mind.players import MindPlayer
from gest_desktop.tales.bandits.rules import game as bandits
from gest_desktop.tales.bandits.rules.chronicle import sentence as bandits_sentence
from gest_desktop.tales.bandits.rules.explain import decision as bandits_decision
from gest_desktop.tales.bandits.rules.position import write_position as bandits_position
from gest_desktop.tales.bandits.rules.views import redact as bandits_view
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS

ITERATIONS = 64
DECISIONS = 12  # of both sides together, by the search
FROM, EVERY = 30, 7  # answers at random before the first of them, and before each of the others


def random_game(seed: int) -> Iterator[object]:
    """Every question with its options, every position, and all that is written down and told."""
    game, random, told = Game(Beginning(seed=seed)), Random(f"parity/{seed}"), 0
    while not game.is_over:
        asked = decision(game.state)
        yield asked, write_position(game.state)
        game.play(random.choice(asked.choices).option)
        yield [(repr(entry), sentence(entry)) for entry in game.journal.entries[told:]]
        told = len(game.journal.entries)
    yield write_position(game.state)


def searched_game(seed: int) -> Iterator[object]:
    """The statistics of the search in a random game now and then, and the reply of the opponent once."""
    game, random = Game(Beginning(seed=seed)), Random(f"parity/{seed}")
    players = [SearchPlayer(Random(seed), ITERATIONS) for _ in range(2)]
    given = searched = 0
    while not game.is_over and searched < DECISIONS:
        asked = decision(game.state)
        option = random.choice(asked.choices).option
        if given >= FROM and given % EVERY < 2:
            view, player = redact(game.state, asked.actor), players[asked.actor]
            option, searched = player.choose(view), searched + 1
            yield option, player.win.hex(), rows(player)
        given += 1
        game.play(option)
    if not game.is_over:
        side = decision(game.state).actor
        request = {"view": write_view(redact(game.state, side)), "side": SIDE_IDS[side], "seed": seed}
        yield answer(request | {"level": "miller", "seconds": 60})


def game_of_bandits(seed: int) -> Iterator[object]:
    """Every question, position and entry of a random game, and now and then what the search would choose."""
    players = 2 + seed % 3
    game, random, told = bandits.Game(bandits.Beginning(seed=seed, players=players)), Random(seed), 0
    minds = [MindPlayer(Random(seed), bandits_level("friar")) for _ in BAND_IDS]
    while not game.is_over:
        asked = bandits_decision(game.state)
        yield asked, bandits_position(game.state)
        if len(game.answers) % EVERY == 0:
            yield minds[asked.actor].choose(bandits_view(game.state, asked.actor))
        game.play(random.choice(asked.choices).option)
        yield [(repr(entry), bandits_sentence(entry, players)) for entry in game.journal.entries[told:]]
        told = len(game.journal.entries)
    yield bandits_position(game.state)


def rows(player: SearchPlayer) -> list[tuple[int, int, str]]:
    assert player.thought is not None
    return [(option, visits, mean.hex()) for option, visits, mean in player.thought.ranking()]


def digest(seed: int) -> str:
    found = sha256()
    for part in (*random_game(seed), *searched_game(seed), *game_of_bandits(seed)):
        found.update(repr(part).encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    print(how_it_runs())
    for seed in range(int(sys.argv[1])):
        print(f"game {seed}: {digest(seed)}", flush=True)
