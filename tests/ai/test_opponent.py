"""The opponent's interface: valid requests, replies, and no access to hidden information."""

import ast
import json

import pytest

from gest_desktop.ai.opponent import answer, quick_answer
from gest_desktop.ai.voice.facts import IDS
from gest_desktop.commands import honesty
from gest_desktop.commands.honesty import check_honesty, some_worlds
from gest_desktop.commands.laws import LawBrokenError
from gest_desktop.rules.explain import decision
from gest_desktop.rules.position import write_position, write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS
from tests.ai.asking import a_box, a_game, a_request, options
from tests.paths import PACKAGE

PROCESSES = ("worker_process", "worker_assistants", "pondering")
FRONT_DOOR = ("opponent", *PROCESSES, "worker", "levels", "personas", "thought", "players")
FIELDS = [
    "option",
    "win",
    "win_before",
    "visits",
    "iterations",
    "alternatives",
    "expected",
    "reasons",
    "because",
]
WHOLE_POSITIONS = {
    "read_position",
    "write_position",
    "opening_position",
    "Game",
    "begin",
    "load",
    "read_beginning",
}


def imports(module):
    """Every (module, name) that a module of the package imports."""
    tree = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def reachable_from(*modules):
    """The modules of ai/ that the opponent's interface imports, directly or indirectly."""
    found, left = set(), list(modules)
    while left:
        module = left.pop()
        if module in found:
            continue
        found.add(module)
        for source, name in imports(f"ai/{module}"):
            for whole in (source, f"{source}.{name}"):
                inside = whole.removeprefix("gest_desktop.ai.").replace(".", "/")
                if whole.startswith("gest_desktop.ai.") and (PACKAGE / "ai" / f"{inside}.py").exists():
                    left.append(inside)
    return found


def arguments(module):
    """Every (function, argument, type) of a module."""
    tree = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                yield node.name, argument.arg, ast.unparse(argument.annotation or ast.Constant("self"))


def test_the_front_door_can_reach_no_cheater_and_no_whole_position():
    modules = reachable_from("opponent", "worker", "worker_process")

    assert {"search", "evaluate/win_chance", "evaluate/features", "information_set", "players"} <= modules
    assert [] == [module for module in modules if "baselines" in module or "cheat" in module]
    taken = {name for module in modules for _, name in imports(f"ai/{module}")}
    assert set() == WHOLE_POSITIONS & taken


def test_nobody_at_the_front_door_takes_or_names_a_state():
    for module in FRONT_DOOR:
        types = {kind for _, _, kind in arguments(f"ai/{module}")}
        assert not {kind for kind in types if "State" in kind}, module
        assert "State" not in {name for _, name in imports(f"ai/{module}")}, module


def test_every_player_but_the_cheater_chooses_by_a_view_alone():
    for path in sorted((PACKAGE / "ai").rglob("*.py")):
        module = str(path.relative_to(PACKAGE).with_suffix(""))
        if module == "ai/lab/baselines/cheater":
            continue
        chosen_by = [(name, kind) for function, name, kind in arguments(module) if function == "choose"]
        assert {("self", "'self'"), ("view", "View")} >= set(chosen_by), module


def test_the_functions_of_the_front_door_take_json_only():
    takes = {function: kind for function, _, kind in arguments("ai/opponent")}

    assert ("Json", "Json") == (takes["answer"], takes["quick_answer"])
    takes = {kind for module in PROCESSES for _, _, kind in arguments(f"ai/{module}")}
    read = {"Deliberation", "Request | None", "Request", "Assistants"}  # made from JSON in the same process
    named = {"Mind", "Thinking", "object", "str"}  # whose mind it is, and what it made from JSON before
    assert {"'self'", "Connection", "Sequence[Connection]", "int", "Json"} == takes - read - named


def test_replacing_the_secrets_by_others_that_fit_changes_nothing():
    assert 30 == check_honesty(30, 0, lambda: None)


def test_an_opponent_whose_reply_is_not_the_same_is_found_out(monkeypatch):
    moods = iter(range(1000))
    monkeypatch.setattr(honesty, "answer", lambda request: {"option": next(moods)})

    with pytest.raises(LawBrokenError, match="answers by what it cannot know"):
        check_honesty(1, 0, lambda: None)


def test_now_and_then_a_level_is_checked_whose_tree_reaches_to_the_rival(monkeypatch):
    levels = []
    monkeypatch.setattr(honesty, "answer", lambda request: levels.append(request["level"]))

    check_honesty(300, 0, lambda: None)

    assert {"potter", "miller", "yeoman", "outlaw"} == set(levels)
    assert levels.count("yeoman") + levels.count("outlaw") < len(levels) / 20


def test_the_worlds_compared_do_differ_in_their_secrets():
    for seed in range(20):
        game = a_game(seed)
        asked, f = game.question()
        worlds = some_worlds(game.state, asked.actor(f))
        if len(worlds) > 1:
            assert len(worlds) == len({world.facts() for world in worlds})
            return
    raise AssertionError("nobody had a secret")


@pytest.mark.parametrize("seed", range(6))
def test_a_reply_is_plain_json_about_the_options_that_are_open(seed):
    game = a_game(seed)

    reply = answer(a_request(game, level="miller"))

    assert reply == json.loads(json.dumps(reply))
    assert FIELDS == list(reply)
    assert reply["option"] in options(game)
    assert {option for option, _, _ in reply["visits"]} <= set(options(game))
    assert 0.0 <= reply["win"] <= 1.0
    assert reply["because"].endswith(".")
    assert 60 >= reply["iterations"] > 0


@pytest.mark.parametrize("seed", range(6))
def test_the_alternatives_are_the_two_best_other_options_with_their_labels(seed):
    game = a_game(seed)
    labels = {choice.option: choice.label for choice in decision(game.state).choices}

    reply = answer(a_request(game, level="miller"))

    others = [
        (option, labels[option], mean) for option, _, mean in reply["visits"] if option != reply["option"]
    ]
    told = [(other["option"], other["label"], other["win"]) for other in reply["alternatives"]]
    assert others[:2] == told
    assert reply["reasons"] == reply["alternatives"][0]["reasons"]


def test_more_alternatives_are_compared_on_request():
    game = a_box()
    reply = answer(a_request(game, level="miller", alternatives=12))

    assert 2 < len(reply["alternatives"]) == len(reply["visits"]) - 1


@pytest.mark.parametrize("seed", range(6))
def test_a_reason_is_a_fact_with_a_number_for_either_answer(seed):
    reply = answer(a_request(a_game(seed), level="miller"))

    for reason in reply["reasons"]:
        assert ["fact", "chosen", "other", "points", "clear"] == list(reason)
        assert reason["fact"] in IDS
        assert reason["chosen"] != reason["other"]


def test_the_rivals_answer_is_expected_where_the_tree_reaches_it():
    replies = [answer(a_request(game, level="outlaw", seconds=60)) for game in map(a_game, range(8))]

    told = [reply["expected"] for reply in replies if reply["expected"] is not None]
    assert {("prompt", "option", "value", "label", "visits")} == {tuple(expected) for expected in told}


def test_the_request_is_left_as_it_was():
    request = a_request(a_game(1), level="potter")
    before = json.dumps(request)

    answer(request)

    assert before == json.dumps(request)


def test_the_same_seed_gives_the_same_reply_and_another_may_not():
    game = a_game(2)
    replies = [json.dumps(answer(a_request(game, level="miller", seed=seed))) for seed in (5, 5, 6)]

    assert replies[0] == replies[1] != replies[2]


def test_a_persona_changes_what_is_thought():
    game = next(game for game in map(a_game, range(20)) if a_request(game)["side"] == "sheriff")
    plain, cruel = (answer(a_request(game, level="miller", persona=name)) for name in ("none", "cruel"))

    assert plain["visits"] != cruel["visits"]


@pytest.mark.parametrize("persona", ["greedy", "cruel", "patient"])
def test_a_persona_likes_what_it_likes_but_tells_its_chances_plainly(persona):
    """The weights of a persona shift the search's own estimate by much more."""
    games = [game for game in map(a_game, range(30)) if a_request(game)["side"] == "sheriff"][:6]
    plain, tilted = (
        [answer(a_request(game, level="yeoman", persona=name, seconds=60))["win"] for game in games]
        for name in ("none", persona)
    )

    assert 0.04 > sum(abs(one - other) for one, other in zip(plain, tilted, strict=True)) / len(games)


def test_more_time_than_the_level_has_may_be_given_and_less_too():
    request = a_request(a_game(2), level="friar", seconds=0)

    assert 32 == answer(request)["iterations"]


def test_a_forced_answer_comes_with_its_chances_but_without_thought():
    game = next(game for game in map(forced, range(40)) if game is not None)

    reply = answer(a_request(game, level="king"))

    assert (options(game)[0], 0, []) == (reply["option"], reply["iterations"], reply["visits"])
    assert [] == reply["alternatives"]
    assert 0.0 < reply["win"] < 1.0


def forced(seed):
    """A game in which the next answer is forced, or None."""
    game = a_game(seed)
    while not game.is_over:
        if len(options(game)) == 1:
            return game
        game.play(options(game)[-1])
    return None


def test_a_quick_answer_is_one_of_the_options():
    game = a_game(4)
    reply = quick_answer(a_request(game))

    assert FIELDS == list(reply)
    assert reply["option"] in options(game)
    assert 0.0 <= reply["win"] <= 1.0


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"side": "chance"}, "side must be one of robin, sheriff."),
        ({"level": "bishop"}, "level must be one of potter, miller, yeoman, outlaw, friar, king."),
        ({"persona": "kind"}, "persona must be one of none, "),
        ({"seed": 0.5}, "seed must be a whole number"),
        ({"seconds": 61}, "seconds must be from 0 to 60."),
        ({"seconds": float("nan")}, "seconds must be from 0 to 60."),
        ({"seconds": True}, "seconds must be from 0 to 60."),
        ({"alternatives": 0}, "alternatives must be a whole number from 1 to 12."),
        ({"state": {}}, "has no 'state'."),
        ({"view": {}}, "The position lacks spaces."),
    ],
)
def test_a_request_that_makes_no_sense_is_refused_with_a_sentence(fields, words):
    with pytest.raises(ValueError, match=words):
        answer(a_request(a_game(1)) | fields)


def test_a_side_that_is_not_asked_gets_no_answer():
    game = a_game(1)
    asked, f = game.question()
    other = SHERIFF if asked.actor(f) == ROBIN else ROBIN
    request = a_request(game) | a_view(game, other)

    with pytest.raises(ValueError, match="is not asked anything now"):
        answer(request)


def a_view(game, side):
    return {"view": write_view(redact(game.state, side)), "side": SIDE_IDS[side]}


def test_the_referees_position_is_no_view():
    """A position that tells where Hidden Robin is cannot be the Sheriff's view."""
    game = next(
        game
        for game in map(a_game, range(40))
        if a_request(game)["side"] == "sheriff" and game.state.robin_hidden
    )

    with pytest.raises(ValueError, match=r"\.$"):
        answer(a_request(game) | {"view": write_position(game.state)})
