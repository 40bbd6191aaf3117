"""Forged positions: changes that keep pieces and cards in number, so that few are easy to refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from gest_desktop.commands.mutations import damage
from gest_desktop.rules.position.frames import LOCALS
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.vocabulary import BOX_IDS, PLACE_IDS, RICHEST, SIDE_IDS

Json = dict[str, Any]
Forgery = Callable[[Json, Random], None]
SMALL = (-1, 0, 1, 2, 3, 5, 8, 11, 12, 13, 16, 17, 256, 257)
PILES = (
    "event_deck",
    "event_discard",
    "traveller_deck",
    "traveller_discard",
    "traveller_victims",
    "traveller_removed",
    "traveller_out_of_play",
    "traveller_being_robbed",
)


def forged(position: Json, random: Random) -> Json:
    """A copy with one to three plausible changes, or with damage anywhere."""
    twin = json.loads(json.dumps(position))
    for _ in range(random.randrange(1, 4)):
        if random.random() < 0.2:
            twin = damage(twin, random)
        else:
            change(twin, random)
    result: Json = json.loads(json.dumps(twin))
    return result


def change(position: Json, random: Random) -> None:
    """Make one change; one for which earlier damage left no room is left out."""
    try:
        random.choice(FORGERIES)(position, random)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return


def move_a_man(position: Json, random: Random) -> None:
    rows = [space["merry_men"] for space in position["spaces"].values()]
    source, target = random.choice([row for row in rows if sum(row)]), random.choice(rows)
    source[0 if source[0] else 1] -= 1
    target[random.randrange(2)] += 1


def turn_a_man(position: Json, random: Random) -> None:
    row = random.choice([s["merry_men"] for s in position["spaces"].values() if sum(s["merry_men"])])
    row[:] = reversed(row)


def move_a_piece(position: Json, random: Random) -> None:
    """A Henchman or Camp, between any two places."""
    kind = random.choice(["henchmen", "camps"])
    places = [*position["spaces"].values(), position["available"], position["removed"]]
    random.choice([place for place in places if place[kind]])[kind] -= 1
    random.choice(places)[kind] += 1
    position["ollerton"] = position["spaces"]["ollerton_hill"]["camps"] == 1


def move_robin(position: Json, random: Random) -> None:
    position["robin_hood"]["location"] = random.choice(PLACE_IDS)
    position["removed"]["robin_hood"] = position["robin_hood"]["location"] == "removed"


def turn_robin(position: Json, random: Random) -> None:
    position["robin_hood"]["hidden"] = not position["robin_hood"]["hidden"]


def fill_a_purse(position: Json, random: Random) -> None:
    position["shillings"][random.choice(SIDE_IDS[:2])] = random.choice([0, 1, RICHEST - 3, RICHEST])


def trade_cards(position: Json, random: Random) -> None:
    one, other = random.sample(PILES, 2)
    at, to = random.randrange(len(position[one])), random.randrange(len(position[other]) + 1)
    card = position[one].pop(at)
    if to < len(position[other]):
        position[one].insert(at, position[other].pop(to))
    position[other].insert(to, card)


def change_the_track(position: Json, random: Random) -> None:
    position["initiative"][random.choice(SIDE_IDS[:2])] = random.choice(BOX_IDS)


def forget(position: Json, random: Random) -> None:
    position["knowledge"].pop(random.choice(list(position["knowledge"])))


def suspect_elsewhere(position: Json, random: Random) -> None:
    place = random.choice(PLACE_IDS)
    weights = position["knowledge"]["suspicion"]
    position["knowledge"]["suspicion"] = (
        {place: 1.0}
        if random.random() < 0.5
        else {
            **{name: weight / 2 for name, weight in weights.items()},
            place: weights.get(place, 0.0) / 2 + 0.5,
        }
    )


def change_a_status(position: Json, random: Random) -> None:
    status = random.choice(["submissive", "revolting", "passive"])
    random.choice(list(position["spaces"].values()))["status"] = status


def change_a_register(position: Json, random: Random) -> None:
    random.choice(position["in_progress"])[random.choice(list(LOCALS))] = random.choice(SMALL)


def change_a_step(position: Json, random: Random) -> None:
    random.choice(position["in_progress"])["step"] += random.choice([-2, -1, 1, 2])


def change_a_plan(position: Json, random: Random) -> None:
    frame = random.choice(position["in_progress"])
    plan = frame.setdefault("plan", [])
    if plan and random.random() < 0.6:
        plan[random.randrange(len(plan))] = random.choice(SMALL)
    else:
        plan += random.choices(SMALL, k=random.choice([1, 3, 3, 4]))


def change_the_stack(position: Json, random: Random) -> None:
    frames = position["in_progress"]
    at = random.randrange(len(frames))
    action = random.randrange(4)
    if action == 0:
        del frames[at]
    elif action == 1:
        frames.insert(at, dict(frames[at]))
    elif action == 2:
        frames[at]["script"] = random.choice(list(SCRIPTS))
    else:
        frames[at]["actor"] = random.choice(SIDE_IDS[:2])


def begin_a_rule(position: Json, random: Random) -> None:
    """Put any rule on top of the stack."""
    frame = {"script": random.choice(list(SCRIPTS)), "step": 0, "actor": random.choice(SIDE_IDS[:2])}
    position.setdefault("in_progress", []).append(frame)


FORGERIES: tuple[Forgery, ...] = (
    move_a_man,
    turn_a_man,
    move_a_piece,
    move_robin,
    turn_robin,
    fill_a_purse,
    trade_cards,
    change_the_track,
    forget,
    suspect_elsewhere,
    change_a_status,
    change_a_register,
    change_a_step,
    change_a_plan,
    change_the_stack,
    begin_a_rule,
)
