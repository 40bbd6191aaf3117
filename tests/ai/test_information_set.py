"""What a side knows at a decision (11): everything public, nothing of the other side's secrets."""

from random import Random

import pytest

from gest_desktop.ai.information_set import information_set, is_secret
from gest_desktop.rules.deeds import CONFISCATE
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import ROB, SNEAK
from gest_desktop.rules.plots.hire import HIRE
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.referee import GAME_OVER, answer, question
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.verbs.land import build_bridge, settle_ollerton_hill
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TALLAGE,
    TRAP,
)
from tests.table import answer_all, begin, table

OUTER = -2  # the frame around the one that asks


def asked(side):
    """In the middle of a Plot: the frame of the space stands on that of the Plot."""
    men = [(2, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, BLYTH), (2, HENCHMAN, MANSFIELD)]
    carriages = [(TRAP, NEWARK, False), (TALLAGE, BINGHAM, True)]
    g = table(*men, robin=BLYTH, carriages=carriages, card=7)
    answers = (SHIRE_WOOD, TRAVELLER) if side == ROBIN else (MANSFIELD,)
    answer_all(begin(g, ROB.full if side == ROBIN else HIRE.full, side), *answers)
    assert side == question(g)[0].actor(g.frames[-1])
    return g


def put(**facts):
    """Something of the position is different."""

    def change(g):
        for name, value in facts.items():
            setattr(g, name, value)

    return change


def put_outside(**registers):
    """The rule around the one that asks remembers something else."""

    def change(g):
        for name, value in registers.items():
            assert value != getattr(g.frames[OUTER], name)
            setattr(g.frames[OUTER], name, value)
        g.frames[-1].outer = 0  # no rule does this while another is read, so it must be told

    return change


def put_at(row, index, value):
    def change(g):
        assert value != getattr(g, row)[index]
        getattr(g, row)[index] = value

    return change


PUBLIC = {
    "a Bridge": lambda g: build_bridge(g, 0),
    "Ollerton Hill": settle_ollerton_hill,
    "Ollerton Hill alone": put(ollerton=True),
    "the ballad": put(ballad=2),
    "the card": put(card=9),
    "its place in the ballad": put(slot=3),
    "Royal Favour": put(favour=3),
    "a purse": put_at("shillings", SHERIFF, 9),
    "a Parish": put_at("status", BLYTH, REVOLTING),
    "a Henchman": put_at("pieces", HENCHMAN + NEWARK, 1),
    "Robin Revealed": put(robin_hidden=False),
    "a Revealed man": put_at("pieces", REVEALED_MAN + NEWARK, 1),
    "a Traveller": put_at("travellers", 3, DISCARD),
    "the Initiative": put_at("initiative", ROBIN, 1),
    "where Robin may be": put_at("suspicion", NEWARK, 0.1),
    "a step of the outer rule": put_outside(at=9),
    "spaces that the outer rule has been to": put_outside(visited=1 << NEWARK),
    "a number of the outer rule": put_outside(number=2),
    "a bonus of the outer rule": put_outside(bonus=1),
    "a tally of the outer rule": put_outside(tally=1),
    "a bonus of the rule that asks": lambda g: setattr(g.frames[-1], "bonus", 7),
}


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("fact", PUBLIC)
def test_positions_that_differ_in_a_public_fact_are_different_information_sets(fact, side):
    g, other = asked(side), asked(side)
    assert information_set(g, side) == information_set(other, side)

    PUBLIC[fact](other)

    assert information_set(g, side) != information_set(other, side)


@pytest.mark.parametrize("seed", range(4))
def test_a_rule_stands_still_while_one_within_it_is_read(seed):
    """Otherwise the fingerprint of the rules around one, which is taken once, would be out of date."""
    g, random, around = opening_position(), Random(seed), {}
    while (pending := question(g))[0] is not GAME_OVER:
        asked, f = pending
        for i, frame in enumerate(g.frames):
            facts = [outer.facts() for outer in g.frames[:i]]
            assert facts == around.setdefault(frame, facts)
        answer(g, asked, f, random.choice(asked.options(g, f)))


def test_how_likely_robin_is_in_each_place_makes_no_other_information_set():
    g, other = asked(SHERIFF), asked(SHERIFF)
    other.suspicion = [weight / 2 for weight in other.suspicion]

    assert information_set(g, SHERIFF) == information_set(other, SHERIFF)


def test_the_sheriffs_information_set_does_not_tell_where_robin_hides():
    keys = set()
    for robin in (BLYTH, SHIRE_WOOD):
        men = [(1, HIDDEN_MAN, place) for place in (BLYTH, SHIRE_WOOD) if place != robin]
        g = begin(table(*men, (1, HENCHMAN, BLYTH), robin=robin), HIRE.full, SHERIFF)
        question(g)
        keys.add(information_set(g, SHERIFF))

    assert 1 == len(keys)


def test_robin_hoods_information_set_does_not_tell_what_a_carriage_is():
    keys = set()
    for kind in (TALLAGE, TRAP):
        g = begin(table(robin=BLYTH, carriages=[(kind, MANSFIELD, False)]), ROB.full, ROBIN)
        question(g)
        keys.add(information_set(g, ROBIN))

    assert 1 == len(keys)


def test_each_side_knows_its_own_secret():
    robins, sheriffs = set(), set()
    for robin, kind in ((BLYTH, TALLAGE), (SHIRE_WOOD, TRAP)):
        men = [(1, HIDDEN_MAN, place) for place in (BLYTH, SHIRE_WOOD) if place != robin]
        g = begin(table(*men, robin=robin, carriages=[(kind, MANSFIELD, False)]), ROB.full, ROBIN)
        question(g)
        robins.add(information_set(g, ROBIN))
        sheriffs.add(information_set(g, SHERIFF))

    assert (2, 2) == (len(robins), len(sheriffs))


@pytest.mark.parametrize("seed", range(6))
def test_along_a_game_every_world_that_a_side_cannot_tell_apart_has_one_information_set(seed):
    """11.2: the real world too, whatever rules are in progress."""
    game, random, worlds = Game(Beginning(seed=seed)), Random(f"{seed}/information"), 0
    while not game.is_over:
        question_asked, f = game.question()
        side = question_asked.actor(f)
        truth = information_set(game.state, side)
        for world in every_world(redact(game.state, side)):
            question(world)
            assert truth == information_set(world, side)
            worlds += 1
        game.play(random.choice(question_asked.options(game.state, f)))

    assert worlds > len(game.answers) / 2


@pytest.mark.parametrize(
    ("script", "side", "answers", "secret"),
    [
        (SNEAK.full, ROBIN, [], True),
        (ROB.full, ROBIN, [], False),
        (ROB.full, ROBIN, [SHIRE_WOOD, 6], True),  # who robs is Robin Hood's choice until they step out
        (CONFISCATE.script, SHERIFF, [], False),
        (CONFISCATE.script, SHERIFF, [BINGHAM], True),
    ],
)
def test_what_the_other_side_will_not_see_is_a_secret(script, side, answers, secret):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HENCHMAN, BINGHAM), robin=SHIRE_WOOD)
    answer_all(begin(g, script, side), *answers)
    asked, f = question(g)

    assert secret == is_secret(g, asked, f)
