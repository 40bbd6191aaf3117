"""What a side reads in the terminal is the same in every world that it cannot tell apart (11)."""

from random import Random

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SPACES
from tests.terminal.talk import Passing, after, contest_for, talk, talk_at
from tests.worlds import with_secrets_of

LOOKS = [f"look {place_name(place)}" for place in SPACES]
TYPED = [
    *LOOKS,
    "state",
    "where",
    "cards",
    "odds",
    "hint",
    "log",
    "why",
    "rules",
    "",
    "blyth?",
    "help",
    "look 1",
]


def a_game_with_secrets_from(side, seed, kinds=None, asked_side=None):
    """A random game, at a question to a side, with several secrets that `side` cannot tell apart."""
    for number in range(seed, seed + 40):
        game, random = Game(Beginning(number)), Random(number)
        while not game.is_over:
            asked, f = game.question()
            options = asked.options(game.state, f)
            is_late = len(game.answers) > 40 and len(options) > 1 and (kinds is None or asked.kind in kinds)
            is_asked = asked.actor(f) == (side if asked_side is None else asked_side)
            if is_late and is_asked and len(list(every_world(redact(game.state, side)))) > 2:
                return game
            game.play(random.choice(list(options)))
    raise AssertionError("no such game")


@pytest.mark.parametrize("seed", [3, 50, 100])
@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_a_transcript_does_not_depend_on_the_other_sides_secrets(side, seed):
    game = a_game_with_secrets_from(side, seed)
    worlds = list(every_world(redact(game.state, side)))

    transcripts = [talk(TYPED, side, with_secrets_of(game, world)) for world in worlds]

    assert len(transcripts) > 2
    assert len(TYPED) == sum(line.startswith(">") for line in transcripts[0])
    assert all(transcripts[0] == other for other in transcripts)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_the_opponents_turn_is_told_alike_in_all_worlds(side):
    game = a_game_with_secrets_from(side, 3, kinds=("box",), asked_side=ROBIN + SHERIFF - side)
    contests = [
        contest_for(side, with_secrets_of(game, world)) for world in every_world(redact(game.state, side))
    ]

    transcripts = [talk_at(contest, ["log", "why"], rival=Passing) for contest in contests]

    assert any(" passes and gains " in line for line in after(transcripts[0], "log"))
    assert after(transcripts[0], "why")[0].startswith("Passes, ")
    assert all(transcripts[0] == other for other in transcripts)


def test_two_worlds_with_other_secrets_do_differ_for_the_referee():
    game = a_game_with_secrets_from(SHERIFF, 3)
    one, other, *_more = every_world(redact(game.state, SHERIFF))

    assert one.robin != other.robin
    assert talk(["state"], ROBIN, with_secrets_of(game, one)) != talk(
        ["state"], ROBIN, with_secrets_of(game, other)
    )
