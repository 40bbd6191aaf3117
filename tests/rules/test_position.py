"""Positions as JSON: those that can occur in a game are read, all others are refused with a sentence."""

import copy
import json
from random import Random

import pytest

from gest_desktop.rules.carriages import CARRIAGE_MOVES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS, SNEAK
from gest_desktop.rules.position import (
    ImpossiblePositionError,
    read_position,
    read_view,
    write_position,
    write_view,
)
from gest_desktop.rules.referee import question
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    FIRST,
    MANSFIELD,
    PARTY_ROBIN,
    PRISON,
    REMSTON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SOUTHWELL_FOREST,
)
from tests.table import party, suspicion


@pytest.fixture
def position():
    """Robin Hood is about to choose a box on the first card."""
    game = Game(Beginning(seed=1))
    game.play(CLASSIC)
    return json.loads(json.dumps(write_position(game.state)))


def put(position, path, value):
    """A copy with one value changed; path is e.g. 'spaces.blyth.henchmen'."""
    twin = copy.deepcopy(position)
    *way, last = path.split(".")
    place = twin
    for step in way:
        place = place[step]
    place[last] = value
    return twin


def before_event(position, event):
    """The same table with another Event card in play."""
    first = position["event_discard"][0]
    deck = [first if card == event else card for card in position["event_deck"]]
    return position | {"event_discard": [event], "event_deck": deck}


def after_event(position, event):
    """The same table after Robin Hood has carried out an Event."""
    initiative = {"robin": "event", "sheriff": "second_eligible"}
    return before_event(position, event) | {"initiative": initiative, "to_move": "sheriff"}


def test_the_shape_is_that_of_the_protocol(position):
    blyth = {"status": "submissive", "henchmen": 1, "camps": 0, "merry_men": [0, 0], "carriages": []}

    assert blyth == position["spaces"]["blyth"]
    assert {"location": "shire_wood", "hidden": True} == position["robin_hood"]
    assert {"robin": 5, "sheriff": 9} == position["shillings"]
    assert {"robin": "first_eligible", "sheriff": "second_eligible"} == position["initiative"]
    assert {"tallage": 2, "tribute": 2, "trap": 2} == position["available"]["carriages"]
    assert (-1, "robin", None, 1, 1) == (
        position["royal_favour"],
        position["to_move"],
        position["winner"],
        position["ballad"],
        position["card_in_ballad"],
    )
    assert [11, 12] == position["traveller_out_of_play"]
    assert 23 == len(position["event_deck"])


def test_a_position_without_knowledge_suspects_every_hidden_merry_man(position):
    del position["knowledge"]

    g = read_position(position)

    assert {REMSTON: 0.25, SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.25} == suspicion(g)


def test_the_second_player_may_be_to_move(position):
    position["initiative"] = {"robin": "single_plot", "sheriff": "second_eligible"}
    position["to_move"] = "sheriff"

    g = read_position(position)

    assert SHERIFF == question(g)[1].actor
    assert SINGLE_PLOT == g.initiative[ROBIN]


def test_the_next_card_may_be_about_to_be_turned(position):
    position["to_move"] = "next_card"

    g = read_position(position)

    assert "draw" == question(g)[0].kind
    assert FIRST == g.initiative[ROBIN]


def test_the_set_up_may_be_open():
    fresh = json.loads(json.dumps(write_position(Game(Beginning(seed=1)).state)))

    assert "setup" == fresh["to_move"]
    assert "choice" == question(read_position(fresh))[0].kind


def test_a_finished_game_asks_nobody(position):
    position["winner"], position["to_move"] = "robin", None

    assert "over" == question(read_position(position))[0].kind


def test_face_down_carriages_without_knowledge_may_be_anything(position):
    position["spaces"]["newark"]["carriages"] = [["trap", False], ["trap", True]]
    position["available"]["carriages"]["trap"] = 0
    del position["knowledge"]

    g = read_position(position)

    types = {assignment & 3 for assignment in g.assignments}
    assert {0, 1, 2} == types


def test_the_top_of_the_event_deck_is_enough(position):
    position["event_deck"] = position["event_deck"][:3]

    assert 3 == len(read_position(position).event_order)


def test_a_bridge_is_named_by_its_two_ends(position):
    position = after_event(position, 12)

    assert 5 == read_position(put(position, "bridge", ["remston", "nottingham"])).bridge


@pytest.mark.parametrize(
    ("event", "changes", "words"),
    [
        (12, {"bridge": ["remston", "nottingham"]}, "A bridge is built only after Event 12"),
        (
            15,
            {"spaces.shire_wood.camps": 2, "available.camps": 3},
            "A Forest holds two Camps only after Event 15",
        ),
        (
            20,
            {"spaces.ollerton_hill.camps": 1, "ollerton": True, "available.camps": 3},
            "Ollerton Hill is held only after Event 20",
        ),
        (25, {"spaces.blyth.status": "passive"}, "A Parish is Passive only after Event 25"),
    ],
)
def test_what_an_event_brings_about_is_not_there_before_it(position, event, changes, words):
    for path, value in changes.items():
        position = put(position, path, value)

    for forged in (position, before_event(position, event)):
        with pytest.raises(ImpossiblePositionError, match=words):
            read_position(forged)
    assert event == read_position(after_event(position, event)).card


CARD = {"script": "card", "step": 3}
REGULAR_CARD = {"script": "regular_card", "step": 1, "actor": "sheriff"}
EVENT_BEGUN = [
    CARD,
    REGULAR_CARD,
    {"script": "action", "step": 1, "actor": "robin"},
    {"script": "box.event", "step": 1, "actor": "robin"},
    {"script": "event.25.light", "step": 0, "actor": "robin"},
]


def test_an_event_that_is_only_chosen_has_brought_about_nothing(position):
    begun = after_event(position, 25) | {"in_progress": EVENT_BEGUN}

    assert "event.25.light" == read_position(begun).frames[-1].script.name
    with pytest.raises(ImpossiblePositionError, match="A Parish is Passive only after Event 25"):
        read_position(put(begun, "spaces.blyth.status", "passive"))


IMPOSSIBLE = [
    ("spaces.blyth.henchmen", 2, "18 Henchmen"),
    ("spaces.blyth.henchmen", -1, "henchmen of blyth"),
    ("spaces.blyth.henchmen", True, "henchmen of blyth"),
    ("spaces.blyth.henchmen", 1.0, "henchmen of blyth"),
    ("spaces.blyth.status", "none", "must have a status"),
    ("spaces.blyth.status", "angry", "status of blyth"),
    ("spaces.nottingham.status", "revolting", "cannot have that status"),
    ("spaces.shire_wood.status", "submissive", "cannot have that status"),
    ("spaces.blyth.merry_men", [1, 0], "10 Merry Men"),
    ("spaces.blyth.merry_men", 1, "hidden, revealed"),
    ("spaces.blyth.camps", 1, "5 Camps"),
    ("spaces.blyth.camps", 2, "camps of blyth"),
    ("spaces.nottingham.camps", 1, "camps of nottingham"),
    ("spaces.ollerton_hill.henchmen", 1, "henchmen of ollerton_hill"),
    ("spaces.ollerton_hill.camps", 1, "5 Camps"),
    ("spaces.nottingham.carriages", [["trap", True]], "No Carriage stays"),
    ("spaces.blyth.carriages", [["trap", False]], "2 Carriages of each type"),
    ("spaces.blyth.carriages", [["gold", False]], "type of a Carriage"),
    ("spaces.blyth.carriages", [["unknown", False]], "must have a type"),
    ("spaces.blyth.carriages", [["unknown", True]], "face-up Carriage has a type"),
    ("spaces.blyth.carriages", ["trap"], "type, face_up"),
    ("spaces.blyth.carriages", 3, "must be a list"),
    ("spaces.blyth.colour", "red", "blyth has no 'colour'"),
    ("spaces.york", {}, "spaces has no 'york'"),
    ("robin_hood", {"location": "moon", "hidden": True}, "Robin's location"),
    ("robin_hood", {"location": "hidden", "hidden": True}, "Sheriff's view"),
    ("robin_hood", {"location": "prison", "hidden": True}, "Revealed in Prison"),
    ("robin_hood", {"location": "available", "hidden": False}, "Hidden off the map"),
    ("robin_hood", {"location": "removed", "hidden": True}, "disagree"),
    ("robin_hood", {"location": "newark", "hidden": True}, "Nobody|suspects him"),
    ("prison", 1, "10 Merry Men"),
    ("available.merry_men", 8, "10 Merry Men"),
    ("available.camps", 5, "5 Camps"),
    ("available.carriages", {"tallage": 1, "tribute": 2, "trap": 2}, "2 Carriages of each type"),
    ("available.carriages", 6, "must be an object"),
    ("used_carriages", {"trap": 1}, "2 Carriages of each type"),
    ("used_carriages", {"trap": 7}, "used_carriages"),
    ("removed.camps", 1, "camps removed"),
    ("removed.robin_hood", True, "disagree"),
    ("shillings.robin", -1, "shillings"),
    ("shillings", {"robin": 5}, "lacks sheriff"),
    ("royal_favour", 0, "no zero"),
    ("royal_favour", 8, "royal_favour"),
    ("initiative", {"robin": "first_eligible", "sheriff": "first_eligible"}, "Initiative track"),
    ("initiative", {"robin": "event", "sheriff": "single_plot"}, "Initiative track"),
    ("initiative", {"robin": "last", "sheriff": "event"}, "initiative"),
    ("event_deck", [99], "unknown card"),
    ("event_deck", [30], "eighth"),
    ("event_deck", "all", "list of card numbers"),
    ("event_discard", [], "disagree"),
    ("event_discard", [1], "one Fortune card"),
    ("card_in_ballad", 2, "disagree"),
    ("ballad", 4, "ballad"),
    ("traveller_deck", [1, 2, 3], "each of the twelve cards once"),
    ("traveller_discard", [1], "each of the twelve cards once"),
    ("traveller_discard", [1, 1], "twice"),
    ("traveller_victims", [5], "never joins the Victims"),
    ("traveller_removed", [9], "never leaves the game"),
    ("traveller_out_of_play", [11], "T12 enters by Event 4"),
    ("traveller_out_of_play", [1, 11, 12], "Only T11 and T12"),
    ("bridge", ["blyth", "tuxford"], "River border"),
    ("bridge", "blyth", "River border"),
    ("bridge", [["blyth"], "tuxford"], "River border"),
    ("ollerton", True, "Ollerton Hill disagree"),
    ("ollerton", 1, "true or false"),
    ("winner", "chance", "winner"),
    ("winner", "robin", "Nobody moves"),
    ("to_move", "sheriff", "Initiative track disagree"),
    ("to_move", "setup", "before the first card"),
    ("to_move", None, "to_move"),
    ("options", {"fast": True}, "fast"),
    ("shuffled", ["spaces"], "shuffled"),
    ("knowledge", {"suspicion": {"blyth": 1.0}}, "Nobody Hidden"),
    ("knowledge", {"suspicion": {"shire_wood": 0.5}}, "add up to 1"),
    ("knowledge", {"suspicion": {"shire_wood": "x"}}, "between 0 and 1"),
    ("knowledge", {"suspicion": {"remston": 1.0}}, "where nobody suspects"),
    ("knowledge", {"tokens": []}, "list of six"),
    ("knowledge", {"tokens": [["blyth", "trap", False], *[None] * 5]}, "disagree"),
    ("knowledge", {"tokens": ["blyth", *[None] * 5]}, "place, type, face_up"),
    ("knowledge", {"assignments": [0]}, "face-down Carriages"),
    ("knowledge", {"assignments": []}, "list of numbers"),
    ("in_progress", [], "list of rules"),
    ("in_progress", [{"script": "dance"}], "unknown name"),
    ("in_progress", [{"script": "rob", "step": 7}], "no step 7"),
    ("in_progress", [{"script": "rob", "actor": "chance"}], "robin or sheriff"),
    ("in_progress", [{"script": "rob", "luck": 1}], "no 'luck'"),
    ("in_progress", [{"script": "rob", "space": "blyth"}], "whole number"),
    ("in_progress", [{"script": "sneak", "actor": "robin", "plan": "x"}], "short list"),
    ("in_progress", [7], "must be an object"),
    ("in_progress", [{"script": "rob.carriage", "actor": "robin"}], "begin with the setup or with a card"),
    ("in_progress", [{"script": "setup", "actor": "robin"}], "setup comes before"),
    ("in_progress", [{"script": "card", "step": 3, "actor": "robin"}], "nobody else"),
    ("in_progress", [CARD | {"tally": 1}, REGULAR_CARD], "step by step"),
    ("in_progress", [{"script": "card", "step": 2}, REGULAR_CARD], "step by step"),
    ("in_progress", [CARD, REGULAR_CARD, {"script": "rob.carriage", "actor": "robin"}], "follow from each"),
    ("in_progress", [CARD, REGULAR_CARD, {"script": "action"}], "Robin Hood or the Sheriff"),
    ("in_progress", [CARD, REGULAR_CARD | {"target": 77}], "no such place"),
    ("in_progress", [CARD, REGULAR_CARD, {"script": "action", "actor": "sheriff", "step": 1}], "track"),
    ("traveller_being_robbed", [1], "Traveller"),
    ("robin_hood.hidden", False, "Revealed Robin is suspected nowhere else"),
]


@pytest.mark.parametrize(("path", "value", "words"), IMPOSSIBLE)
def test_what_no_game_could_show_is_refused_with_a_sentence(position, path, value, words):
    with pytest.raises(ImpossiblePositionError, match=words) as refusal:
        read_position(put(position, path, value))

    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("value", [None, 5, [], "position", {}])
def test_something_else_is_no_position(value):
    with pytest.raises(ImpossiblePositionError):
        read_position(value)


def test_a_card_cannot_be_in_the_deck_and_played(position):
    position["event_deck"][0] = position["event_discard"][0]

    with pytest.raises(ImpossiblePositionError, match="played already"):
        read_position(position)


def test_a_fortune_must_come_in_every_ballad(position):
    regulars = [card for card in position["event_deck"] if card not in (1, 3, 8, 14, 16, 30, 31, 32)]
    position["event_deck"] = regulars[:6]

    with pytest.raises(ImpossiblePositionError, match="one Fortune card"):
        read_position(position)


def test_both_forests_cannot_hold_two_camps(position):
    position["spaces"]["shire_wood"]["camps"] = position["spaces"]["southwell_forest"]["camps"] = 2
    position["available"]["camps"] = 1

    with pytest.raises(ImpossiblePositionError, match="one Forest"):
        read_position(position)


def test_only_one_parish_can_be_passive(position):
    position["spaces"]["blyth"]["status"] = position["spaces"]["newark"]["status"] = "passive"

    with pytest.raises(ImpossiblePositionError, match="one Parish"):
        read_position(position)


@pytest.mark.parametrize(
    ("side", "path", "value", "words"),
    [
        (SHERIFF, "robin_hood", {"location": "shire_wood", "hidden": True}, "must not tell|10 Merry Men"),
        (SHERIFF, "event_deck", 22, "number of cards left"),
        (SHERIFF, "traveller_deck", [1], "number of cards left"),
        (ROBIN, "spaces.blyth.carriages", [["trap", False]], "must not tell|6 Carriages"),
        (ROBIN, "available.carriages", 7, "carriages available"),
    ],
)
def test_a_view_that_tells_too_much_or_the_wrong_number_is_refused(position, side, path, value, words):
    view = json.loads(json.dumps(write_view(redact(read_position(position), side))))

    with pytest.raises(ImpossiblePositionError, match=words):
        read_view(put(view, path, value), side)


@pytest.fixture
def sneaking():
    """Robin Hood is deciding behind the screen who Sneaks from Shire Wood."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, 2 * SINGLE_PLOT, PLOTS.index(SNEAK), SHIRE_WOOD, MANSFIELD, party(1)):
        game.play(option)
    return json.loads(json.dumps(write_position(game.state)))


@pytest.mark.parametrize(
    "plan",
    [
        [SHIRE_WOOD, MANSFIELD],
        [SHIRE_WOOD, MANSFIELD, 2],
        [SHIRE_WOOD, MANSFIELD, 1, SHIRE_WOOD, SOUTHWELL_FOREST, 1],
        [REMSTON, MANSFIELD, PARTY_ROBIN],
        [SHIRE_WOOD, SHIRE_WOOD, 1],
        [SHIRE_WOOD, PRISON, 1],
        [SHIRE_WOOD, MANSFIELD, 0],
        [SHIRE_WOOD, MANSFIELD, 2 * PARTY_ROBIN],
    ],
)
def test_a_secret_plan_moves_only_pieces_that_are_there(sneaking, plan):
    assert [SHIRE_WOOD, MANSFIELD, 1] == sneaking["in_progress"][-1]["plan"]
    read_position(sneaking)

    sneaking["in_progress"][-1]["plan"] = plan
    with pytest.raises(ImpossiblePositionError, match="plan cannot be carried out"):
        read_position(sneaking)


def test_only_behind_the_screen_is_anything_planned(sneaking):
    sneaking["in_progress"][1]["plan"] = [SHIRE_WOOD, MANSFIELD, 1]

    with pytest.raises(ImpossiblePositionError, match="plan cannot be carried out"):
        read_position(sneaking)


def test_carriages_that_a_rule_speaks_of_are_numbered():
    """Without numbers, a token in a register could be any of them."""
    game, random = Game(Beginning(seed=5)), Random(1)
    while game.question()[1].script is not CARRIAGE_MOVES:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    position = json.loads(json.dumps(write_position(game.state)))
    assert read_position(position).facts() == game.state.facts()

    del position["knowledge"]["tokens"]
    with pytest.raises(ImpossiblePositionError, match="must number the Carriages"):
        read_position(position)
