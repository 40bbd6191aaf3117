"""Laws that every position of every game must obey; a broken one raises an error with one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import takewhile
from random import Random

from gest_desktop.rules import belief
from gest_desktop.rules.chronicle import sentence, told
from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import UNCOVERING
from gest_desktop.rules.journal import Journal, write_entry
from gest_desktop.rules.position import read_position, read_view, write_position, write_view
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import every_world, imagine, redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CAMPS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_TYPES,
    CARRIAGE_UP,
    CHANCE,
    COPIES,
    HENCHMAN,
    HENCHMEN,
    HIDDEN_MAN,
    ORDINARY_MEN,
    PLACES,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    TOKENS,
)

SIDES = (ROBIN, SHERIFF)
LONGEST_GAME = 3000


class LawBrokenError(AssertionError):
    """A law of the rules does not hold."""


def hold(condition: bool, sentence: str) -> None:
    if not condition:
        raise LawBrokenError(sentence)


def no_dead_end(g: State, random: Random) -> None:
    asked, f = question(g)
    options = list(asked.options(g, f))
    hold(len(options) > 0, f"{f.script.name} asks {asked.prompt!r} and nothing can be answered")
    hold(len(set(options)) == len(options), f"{f.script.name} offers the same twice: {options}")
    if asked.actor(f) == CHANCE:
        weights = list(asked.weights(g, f, options))
        hold(len(weights) == len(options) and min(weights) > 0, f"{f.script.name} weighs wrongly: {weights}")


def pieces_are_conserved(g: State, random: Random) -> None:
    rows = {row: sum(g.pieces[row : row + PLACES]) for row in (HIDDEN_MAN, REVEALED_MAN, HENCHMAN, CAMP)}
    hold(rows[HIDDEN_MAN] + rows[REVEALED_MAN] == ORDINARY_MEN, "a Merry Man is lost or won")
    hold(min(g.pieces) >= 0, "more pieces left a place than were there")
    hold(rows[HENCHMAN] == HENCHMEN, "a Henchman is lost or won")
    hold(rows[CAMP] == CAMPS, "a Camp is lost or won")
    kinds = [g.carriages[CARRIAGE_TYPE + token] for token in TOKENS]
    hold(all(kinds.count(kind) <= COPIES for kind in CARRIAGE_TYPES), "there are too many of a Carriage")
    hold(min(g.shillings) >= 0, "a purse is below zero")
    hold(g.favour != 0 and abs(g.favour) <= 7, "Royal Favour left its track")
    hold(len(set(g.initiative)) == 2, "both cylinders stand in one box")


def json_round_trip(g: State, random: Random) -> None:
    back = read_position(json.loads(json.dumps(write_position(g))))
    question(back)
    hold(back.facts() == g.facts(), "a position is not the same after JSON")
    for side in SIDES:
        view = redact(g, side)
        hold(read_view(json.loads(json.dumps(write_view(view))), side) == view, "a view changes in JSON")


def a_clone_shares_nothing(g: State, random: Random) -> None:
    before, twin = g.facts(), g.clone()
    hold(twin.facts() == before, "a clone differs")
    asked, f = question(twin)
    answer(twin, asked, f, random.choice(asked.options(twin, f)))
    question(twin)
    hold(g.facts() == before, "playing on a clone changed the original")


def truth_is_believed_possible(g: State, random: Random) -> None:
    hold(g.suspicion[g.robin] > 0.0, "the Sheriff rules out where Robin is")
    hold(abs(sum(g.suspicion) - 1.0) < 1e-9, "suspicion does not add up to one")
    hold(truth_of_carriages(g) in g.assignments, "Robin Hood rules out what the Carriages are")


def truth_of_carriages(g: State) -> int:
    truth = belief.NOTHING_FACE_DOWN
    for token in TOKENS:
        if g.carriages[CARRIAGE_PLACE + token] != AVAILABLE and not g.carriages[CARRIAGE_UP + token]:
            truth &= ~(3 << 2 * token) | g.carriages[CARRIAGE_TYPE + token] << 2 * token
    return truth


def imagined_worlds_look_the_same(g: State, random: Random) -> None:
    for side in SIDES:
        view = redact(g, side)
        world = imagine(view, random)
        hold(redact(world, side) == view, "an imagined world looks different")


def secrets_do_not_show(g: State, random: Random) -> None:
    """What a side sees, is asked and may answer does not depend on the other side's secrets."""
    for side in SIDES:
        seen = testimony(g, side)
        for world in consistent_worlds(g, side):
            hold(testimony(world, side) == seen, f"side {side} could tell a secret from what it sees")


def consistent_worlds(g: State, side: int) -> Iterator[State]:
    """Every position that the side cannot distinguish from this one."""
    return every_world(redact(g, side))


def testimony(g: State, side: int) -> str:
    """Everything a side is told about a position, as text."""
    asked = decision(g, side)
    return json.dumps(write_view(redact(g, side))) + repr(asked)


def journal_keeps_secrets(before: State, option: int) -> None:
    """What a side reads after a public answer does not depend on the other side's secrets."""
    asked, f = question(before)
    if asked.kind in ("pieces", "draw") or asked.actor(f) == ROBIN:
        return
    for side in SIDES:
        if asked.actor(f) not in (side, CHANCE):
            continue
        written = {chronicle_after(world, option, side) for world in consistent_worlds(before, side)}
        hold(len(written) <= 1, f"the journal after {asked.prompt!r} tells side {side} a secret")


def chronicle_after(world: State, option: int, side: int) -> str:
    """What a side reads after this answer, up to the first entry that openly uncovers something."""
    journal = world.journal = Journal()
    asked, f = question(world)
    answer(world, asked, f, option)
    question(world)
    covered = list(takewhile(lambda entry: not isinstance(entry, UNCOVERING), journal.entries))
    seen = [entry.seen_by(side) for entry in covered]
    lines = [words for _entry, words in told(covered, side)]
    return json.dumps([[[write_entry(entry), sentence(entry)] for entry in seen], lines])


Law = Callable[[State, Random], None]
LAWS: tuple[Law, ...] = (
    no_dead_end,
    pieces_are_conserved,
    a_clone_shares_nothing,
    truth_is_believed_possible,
    imagined_worlds_look_the_same,
)
COSTLY_LAWS: tuple[Law, ...] = (json_round_trip, secrets_do_not_show)
