"""Damaged input: mutated protocol lines and saved games, each of which must be refused with one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from gest_desktop import __version__
from gest_desktop.commands.engine import Engine
from gest_desktop.commands.laws import hold
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.saves import DamagedSaveError, load, to_json
from gest_desktop.rules.script import SCRIPTS

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    7,
    11,
    99,
    1 << 40,
    1 << 70,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "robin",
    "sheriff",
    "hidden",
    "blyth",
    "prison",
    "done",
    [],
    [[]],
    {},
    {"x": 1},
    [1, 2, 3],
    "é\u0000",
)


def a_game(random: Random) -> Game:
    """A random game, stopped somewhere in the middle."""
    game = Game(Beginning(seed=random.randrange(1 << 30)))
    for _ in range(random.randrange(150)):
        if game.is_over:
            break
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def requests(random: Random, engine: Engine) -> dict[str, Any]:
    """A valid request, before it is damaged."""
    kinds: list[Callable[[], dict[str, Any]]] = [
        lambda: {"do": "new", "seed": random.randrange(99), "chance": random.choice(["auto", "ask"])},
        lambda: {"do": "new", "event_deck": random.sample(range(1, 33), 24), "options": {}},
        lambda: {"do": "answer", "id": random.randrange(4)},
        lambda: {"do": "answer", "value": random.choice(["blyth", "event", "pass_event", "done", 1])},
        lambda: {"do": "question", "as": random.choice(["robin", "sheriff", "referee"])},
        lambda: {"do": "state", "as": random.choice(["robin", "sheriff", "referee"])},
        lambda: {"do": "journal", "since": random.randrange(9), "as": "sheriff"},
        lambda: {"do": "undo"},
        lambda: {"do": "why", "value": "blyth"},
        lambda: {"do": "best", "level": "potter", "seconds": 0.01, "seed": random.randrange(9)},
        lambda: {"do": "playouts", "n": 1},
        lambda: {"do": "position", "position": engine.state({}) if engine.game else {}},
    ]
    return random.choice(kinds)()


def damage(value: Any, random: Random) -> Any:
    """Replace, remove or add a value somewhere in the data."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(list(value))
        twin = dict(value)
        action = random.random()
        if action < 0.1:
            del twin[key]
        elif action < 0.15:
            twin[random.choice(["x", "do", "", str(key).upper()])] = random.choice(ODD)
        else:
            twin[key] = damage(value[key], random)
        return twin
    if isinstance(value, list) and value and random.random() < 0.9:
        at = random.randrange(len(value))
        twin_list = list(value)
        action = random.random()
        if action < 0.1:
            del twin_list[at]
        elif action < 0.2:
            twin_list.insert(at, random.choice(ODD))
        else:
            twin_list[at] = damage(value[at], random)
        return twin_list
    if isinstance(value, int) and not isinstance(value, bool) and random.random() < 0.6:
        return value + random.choice([-2, -1, 1, 2, 5, 16])
    if isinstance(value, str) and random.random() < 0.3:
        return random.choice(list(SCRIPTS))
    return random.choice(ODD)


def scramble(text: bytes, random: Random) -> bytes:
    """Damage the bytes themselves."""
    data = bytearray(text)
    for _ in range(random.randrange(1, 6)):
        at = random.randrange(len(data) + 1)
        action = random.random()
        if action < 0.3:
            del data[at : at + random.randrange(1, 20)]
        elif action < 0.6:
            data.insert(at, random.randrange(256))
        elif data:
            data[at % len(data)] = random.randrange(256)
    return bytes(data).replace(b"\n", b" ")


def mutated_line(random: Random, engine: Engine) -> bytes:
    request = requests(random, engine)
    for _ in range(random.randrange(3)):
        request = damage(request, random)
    line = json.dumps(request).encode()
    return scramble(line, random) if random.random() < 0.3 else line


def check_lines(number: int, seed: int, advance: Callable[[], None]) -> None:
    """Send mutated lines: every reply is JSON, every refusal is one sentence, the engine stays usable."""
    random, engine = Random(seed), Engine()
    for _ in range(number):
        line = mutated_line(random, engine)
        reply = engine.serve(line)
        if reply is not None:
            json.dumps(reply)
            check_sentence(reply.get("error"), line)
        advance()
    fresh = engine.serve(b'{"do":"new","seed":1}')
    hold(fresh is not None and fresh.get("actor") == "robin", "the engine is no longer usable")


def check_sentence(words: Any, source: bytes) -> None:
    if words is None:
        return
    one = isinstance(words, str) and 0 < len(words) < 300 and "\n" not in words and "Traceback" not in words
    hold(one, f"{words!r} is no clear sentence, for {source[:200]!r}")


def check_saves(number: int, seed: int, advance: Callable[[], None]) -> None:
    """Load damaged files: each is refused with one sentence or loads, and the file is never changed."""
    random = Random(seed)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        for at in range(number):
            if at % 50 == 0:
                whole = to_json(a_game(random), __version__)
                whole["rules"] *= random.randrange(2)  # every other game is of other rules
            path.write_bytes(damaged_file(whole, random))
            before = path.read_bytes()
            try:
                load(path)
            except DamagedSaveError as error:
                check_sentence(str(error), before[:200])
            hold(path.read_bytes() == before, "loading changed the file")
            advance()


def damaged_file(whole: dict[str, Any], random: Random) -> bytes:
    if random.random() < 0.5:
        return scramble(json.dumps(whole).encode(), random)
    for _ in range(random.randrange(1, 4)):
        whole = damage(whole, random)
    return json.dumps(whole).encode()
