"""Rules in progress as JSON: the script, the step, and the frame's registers."""

from __future__ import annotations

from typing import Any

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.vocabulary import NOBODY, NOWHERE, SIDE_IDS

LOCALS = {"space": NOWHERE, "target": NOWHERE, "number": 0, "picked": 0, "bonus": 0, "visited": 0, "tally": 0}
LARGEST = 1 << 60


def write_frames(frames: list[Frame]) -> list[dict[str, Any]]:
    return [_write_frame(frame) for frame in frames]


def _write_frame(frame: Frame) -> dict[str, Any]:
    json: dict[str, Any] = {"script": frame.script.name, "step": frame.at}
    if frame.actor != NOBODY:
        json["actor"] = SIDE_IDS[frame.actor]
    for name, default in LOCALS.items():
        if getattr(frame, name) != default:
            json[name] = getattr(frame, name)
    if frame.plan:
        json["plan"] = list(frame.plan)
    return json


def read_frames(json: object) -> list[Frame]:
    """Read the rules in progress; raises ValueError with a sentence."""
    if not isinstance(json, list) or not 0 < len(json) <= 16:
        raise ValueError("in_progress must be a list of rules in progress.")
    return [_read_frame(entry) for entry in json]


def _read_frame(json: object) -> Frame:
    if not isinstance(json, dict):
        raise ValueError("A rule in progress must be an object.")
    unknown = set(json) - {"script", "step", "actor", "plan", *LOCALS}
    if unknown:
        raise ValueError(f"A rule in progress has no {_first(unknown)}.")
    name = json.get("script")
    script = SCRIPTS.get(name) if isinstance(name, str) else None
    if script is None:
        raise ValueError("A rule in progress has an unknown name.")
    at = _number(json.get("step", 0), "step")
    if not 0 <= at <= script.length:
        raise ValueError(f"The rule {script.name} has no step {at}.")
    actor = json.get("actor")
    if actor is not None and actor not in SIDE_IDS[:2]:
        raise ValueError("Only robin or sheriff carries out a rule.")
    frame = Frame(script, NOBODY if actor is None else SIDE_IDS.index(actor), at)
    for local in LOCALS:
        if local in json:
            setattr(frame, local, _number(json[local], local))
    plan = json.get("plan", [])
    if not isinstance(plan, list) or len(plan) > 60:
        raise ValueError("A plan must be a short list of numbers.")
    frame.plan = tuple(_number(part, "plan") for part in plan)
    return frame


def _number(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -LARGEST < value < LARGEST:
        raise ValueError(f"{name} must be a whole number.")
    return value


def _first(names: set[Any]) -> str:
    return repr(sorted(map(str, names))[0])
