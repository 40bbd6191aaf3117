"""The baselines: each plays whole games by the rules and finds the obvious move."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from gest_desktop.ai.lab.arena import Pairing, play_game
from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.lab.baselines.so_ismcts import determinize
from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import Entrant, read_entrant, seat
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.deeds import DEEDS, INSPIRE, SWASHBUCKLE
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots import CAPTURE, PLOTS
from gest_desktop.rules.plots.choosing import ONLY_DEED
from gest_desktop.rules.turn import PLOTS_AND_DEEDS_BOX, SINGLE_PLOT_BOX
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    PRISON,
    RETFORD,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TUXFORD,
)
from tests.ai.last_card import great_escape, yeomen_revolt
from tests.paths import PACKAGE
from tests.table import table

BASELINES = ("rules", "flat:1", "so-ismcts:3", "cheater:8")
RANDOM = Entrant("random")


def player_of(words, g, seed=1):
    return seat(read_entrant(words, Budget(1)), ROBIN, Random(seed), SimpleNamespace(state=g))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("words", BASELINES)
def test_a_baseline_plays_a_game_to_its_end_and_the_same_one_again(words, side):
    pairing = Pairing(read_entrant(words, Budget(1)), RANDOM, 3, side)

    first, again = play_game(pairing), play_game(pairing)

    assert (first.a_won, first.favour, first.answers) == (again.a_won, again.favour, again.answers)
    assert first.decisions == again.decisions


@pytest.mark.parametrize("seed", range(30))
def test_the_rules_of_thumb_answer_every_question_of_many_games(seed):
    rules = Entrant("rules")

    assert min(play_game(Pairing(rules, rules, seed, ROBIN)).decisions) > 10


@pytest.mark.parametrize(("side", "best"), [(ROBIN, LIGHT), (SHERIFF, DARK)])
@pytest.mark.parametrize(
    "words", ["rules", "flat:2", "so-ismcts:12", "cheater:12", "search:12", "search:0.01s"]
)
def test_nobody_misses_the_half_that_wins_the_game(words, side, best):
    g = yeomen_revolt(side)

    choices = {player_of(words, g, seed).choose(redact(g, side)) for seed in range(5)}

    assert {best} == choices


@pytest.mark.parametrize("robin", [BLYTH, RETFORD, TUXFORD, NEWARK])
def test_the_cheater_knows_where_robin_is(robin):
    g = great_escape(robin)

    assert robin == player_of("cheater:40", g).choose(redact(g, SHERIFF))


@pytest.mark.parametrize("words", ["rules", "flat:3", "so-ismcts:40", "search:40"])
def test_the_others_choose_alike_wherever_robin_is(words):
    choices = set()
    for robin in (BLYTH, RETFORD, TUXFORD, NEWARK):
        g = great_escape(robin)
        choices.add(player_of(words, g).choose(redact(g, SHERIFF)))

    assert 1 == len(choices)


def test_only_the_arena_can_seat_the_cheater():
    modules = PACKAGE.rglob("*.py")
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in modules}

    def importers(module):
        return {name for name, text in sources.items() if f"from gest_desktop.{module} import" in text}

    assert {"ai/lab/entrants.py"} == importers("ai.lab.baselines.cheater")
    matches = {"ai/lab/ladder.py", "commands/arena.py", "commands/ladder.py"}
    probes = {"ai/lab/secrecy/play.py", "ai/lab/style.py", "commands/pauses.py", "commands/secrecy.py"}
    probes |= {"ai/lab/review_probe.py", "commands/review_probe.py"}
    assert {"ai/lab/arena.py"} | probes | matches == importers("ai.lab.entrants")
    assert matches == importers("ai.lab.arena")


def test_the_textbook_draws_robins_place_evenly_among_all_suspects():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, RETFORD), (1, HIDDEN_MAN, NEWARK), robin=TUXFORD)
    g.suspicion[BLYTH], g.suspicion[RETFORD], g.suspicion[TUXFORD], g.suspicion[NEWARK] = 0.9, 0.05, 0.05, 0
    random, view = Random(1), redact(g, SHERIFF)

    places = Counter(determinize(view, random).robin for _ in range(600))

    assert {BLYTH, RETFORD, TUXFORD} == set(places)
    assert min(places.values()) > 150


def asked_for_a_plot(g, script, side):
    g.journal = None
    g.frames = [Frame(script, side)]
    return redact(g, side)


def test_by_the_rules_of_thumb_the_sheriff_captures_a_revealed_robin():
    g = table((2, HENCHMAN, BLYTH), (2, HENCHMAN, NOTTINGHAM), robin=BLYTH, robin_hidden=False)

    choice = RulesPlayer(Random(1)).choose(asked_for_a_plot(g, SINGLE_PLOT_BOX, SHERIFF))

    assert CAPTURE is PLOTS[choice]


def test_by_the_rules_of_thumb_an_imprisoned_robin_breaks_out():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, shillings=(0, 5))

    choice = RulesPlayer(Random(1)).choose(asked_for_a_plot(g, PLOTS_AND_DEEDS_BOX, ROBIN))

    assert SWASHBUCKLE is DEEDS[choice - ONLY_DEED]


@pytest.mark.parametrize(("henchmen", "steps_forward"), [(0, True), (3, False)])
def test_by_the_rules_of_thumb_robin_inspires_where_nobody_can_take_him(henchmen, steps_forward):
    g = table((henchmen, HENCHMAN, BLYTH), robin=BLYTH, revolting=[BLYTH], shillings=(0, 5))
    g.frames = [Frame(PLOTS_AND_DEEDS_BOX, ROBIN, at=1)]

    choice = RulesPlayer(Random(1)).choose(redact(g, ROBIN))

    assert steps_forward == (choice != DONE and DEEDS[choice] is INSPIRE)
