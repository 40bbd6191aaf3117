"""Laws that every position of every game must obey; a broken one raises an error with one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import takewhile
from random import Random
from typing import Final

from gest_desktop.tales.bandits.rules.chronicle import sentence
from gest_desktop.tales.bandits.rules.explain import decision
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.journal import UNCOVERING, Journal, write_entry
from gest_desktop.tales.bandits.rules.position import read_position, read_view, write_position, write_view
from gest_desktop.tales.bandits.rules.position.soundness import check_sound
from gest_desktop.tales.bandits.rules.referee import answer, question
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE, PLAYERS

LONGEST_GAME: Final = 800  # answers
WORLDS: Final = 2  # looked at for each band
PUBLIC: Final = ("marian", "peek", "mark", "place", "john", "cart", "robin", "reward", "roll", "lot")


class LawBrokenError(AssertionError):
    """A law of the rules does not hold."""


def hold(condition: bool, sentence: str) -> None:
    if not condition:
        raise LawBrokenError(sentence)


def no_dead_end(g: State, random: Random) -> None:
    asked = question(g)
    options = list(asked.options(g))
    hold(len(options) > 0, f"{asked.kind} is asked and nothing can be answered")
    hold(len(set(options)) == len(options), f"{asked.kind} offers the same twice: {options}")
    values = [json.dumps(asked.value(g, option), sort_keys=True) for option in options]
    hold(len(set(values)) == len(values), f"{asked.kind} has the same value twice: {values}")
    if asked.actor(g) == CHANCE:
        weights = list(asked.weights(g, options))
        hold(len(weights) == len(options) and min(weights) > 0, f"{asked.kind} weighs wrongly: {weights}")
    else:
        hold(asked.actor(g) in PLAYERS[g.players], f"{asked.kind} is asked of nobody")


def nothing_is_lost(g: State, random: Random) -> None:
    """Bandits, dice, carts, cards and tokens are conserved."""
    check_sound(g)


def json_round_trip(g: State, random: Random) -> None:
    back = read_position(json.loads(json.dumps(write_position(g))))
    question(back)
    hold(back.facts() == g.facts(), "a position is not the same after JSON")
    for band in PLAYERS[g.players]:
        view = redact(g, band)
        written = json.loads(json.dumps(write_view(view)))
        hold(read_view(written, band) == view, "a view changes in JSON")


def a_clone_shares_nothing(g: State, random: Random) -> None:
    before, twin = g.facts(), g.clone()
    hold(twin.facts() == before, "a clone differs")
    asked = question(twin)
    answer(twin, asked, random.choice(asked.options(twin)))
    question(twin)
    hold(g.facts() == before, "playing on a clone changed the original")


def asking_twice_changes_nothing(g: State, random: Random) -> None:
    before = g.facts()
    question(g)
    hold(g.facts() == before, "asking again changed the position")


def secrets_do_not_show(g: State, random: Random) -> None:
    """What a band sees, is asked and may answer is the same in every world that it thinks possible."""
    for band in PLAYERS[g.players]:
        view = redact(g, band)
        seen = testimony(g, band)
        imagination = Imagination(view)
        for _world in range(WORLDS):
            world = imagination.world(random)
            check_sound(world)
            hold(redact(world, band) == view, "an imagined world looks different")
            hold(testimony(world, band) == seen, f"band {band} could tell a secret from what it sees")


def testimony(g: State, band: int) -> str:
    """Everything a band is told about a position, as text."""
    return json.dumps(write_view(redact(g, band))) + repr(decision(g, band))


def journal_keeps_secrets(before: State, option: int, random: Random) -> None:
    """What a band reads after an answer does not depend on the secrets of others."""
    asked = question(before)
    for band in PLAYERS[before.players]:
        if asked.kind not in PUBLIC and asked.actor(before) != band:
            continue
        imagination = Imagination(redact(before, band))
        worlds = [before.clone(), *(imagination.world(random) for _world in range(WORLDS))]
        written = {chronicle_after(world, option, band) for world in worlds}
        hold(len(written) == 1, f"the journal after {asked.kind} tells band {band} a secret: {written}")


def chronicle_after(world: State, option: int, band: int) -> str:
    """What a band reads after this answer, up to the first entry that openly uncovers something."""
    journal = world.journal = Journal()
    answer(world, question(world), option)
    question(world)
    covered = takewhile(lambda entry: not isinstance(entry, UNCOVERING), journal.entries)
    seen = [entry.seen_by(band) for entry in covered]
    return json.dumps([[write_entry(entry), sentence(entry, world.players)] for entry in seen])


Law = Callable[[State, Random], None]
LAWS: tuple[Law, ...] = (
    no_dead_end,
    nothing_is_lost,
    a_clone_shares_nothing,
    asking_twice_changes_nothing,
)
COSTLY_LAWS: tuple[Law, ...] = (json_round_trip, secrets_do_not_show)
