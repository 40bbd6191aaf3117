"""Sneaks (3.2.2): Hidden men leave a space where Robin may be. Did Robin go, stay, or was Robin elsewhere?

The Sheriff sees how many leave and where they go. Those who are detected keep no secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.lab.secrecy.secret import Row, Secret, Step, block_names, in_block
from gest_desktop.ai.lab.secrecy.sightings import last_sighting
from gest_desktop.rules.journal import MenLeft, MenRevealed, MenWent
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGES,
    FORESTS,
    HENCHMAN,
    NOWHERE,
    REVOLTING,
    ROBIN,
    SHERIFF,
)

KIND: Final = "Sneak"
WENT, STAYED, ELSEWHERE = range(3)
CONTEXT: Final = (
    "always",
    "share that goes",
    "one goes",
    "one stays",
    "ways",
    "suspicion before",
    "Robin last seen here",
    "from a Forest",
    "from a Revolting Parish",
    "Henchmen behind",
    "Henchmen ahead",
    "to a Forest",
    "to a Revolting Parish",
    "to a Camp",
    "to a Carriage",
    "Shillings left",
)
NAMES: Final = block_names(("went", "stayed", "elsewhere"), CONTEXT)


def secrets(seed: int, number: int, step: Step) -> list[Secret]:
    if not any(frame.script.topic is Topic.SNEAK for frame in step.before.frames):
        return []
    seen = redact(step.before, SHERIFF).state
    detected = {entry.space for entry in step.fresh if isinstance(entry, MenRevealed)}
    found: list[Secret] = []
    for entry in step.fresh:
        if isinstance(entry, MenLeft) and seen.robin == NOWHERE and seen.suspicion[entry.origin] > 0.0:
            targets = ways_from(entry.origin, step)
            public = entry.seen_by(SHERIFF)
            assert isinstance(public, MenLeft)
            if public.hidden and not detected & set(targets):
                truth = truth_of(entry, step.before)
                found.append(secret_of(seed, number + len(found), seen, public, targets, step, truth))
    return [secret for secret in found if len(secret.candidates) > 1]


def ways_from(origin: int, step: Step) -> list[int]:
    return [entry.target for entry in step.fresh if isinstance(entry, MenWent) and entry.origin == origin]


def truth_of(entry: MenLeft, before: State) -> int:
    if before.robin != entry.origin:
        return ELSEWHERE
    return WENT if entry.robin else STAYED


def secret_of(
    seed: int, number: int, seen: State, left: MenLeft, targets: Sequence[int], step: Step, truth: int
) -> Secret:
    weight, share = seen.suspicion[left.origin], left.hidden / hidden_men(seen, left.origin)
    chances = [round(chance, 6) for chance in (weight * share, weight * (1.0 - share), 1.0 - weight)]
    context = (1.0, share, *traits(seen, left, targets, last_sighting(step.told)))
    candidates = tuple(each for each in (WENT, STAYED, ELSEWHERE) if chances[each] > 0.0)
    even = tuple(chances[each] for each in candidates)
    rows = tuple(in_block(context, each, 3) for each in candidates)
    return Secret(KIND, seed, number, candidates, even, rows, truth)


def traits(seen: State, left: MenLeft, targets: Sequence[int], sight: int) -> Row:
    """The other numbers named in CONTEXT, scaled to about 1; those ahead are means over the ways."""
    origin, ways = left.origin, len(targets)
    carriages = seen.carriages[CARRIAGE_PLACE : CARRIAGE_PLACE + CARRIAGES]
    return (
        float(left.hidden == 1),
        float(hidden_men(seen, origin) - left.hidden == 1),
        ways / 2,
        round(seen.suspicion[origin], 6),
        float(origin == sight),
        float(origin in FORESTS),
        float(seen.status[origin] == REVOLTING),
        seen.pieces[HENCHMAN + origin] / 4,
        sum(seen.pieces[HENCHMAN + target] for target in targets) / 4 / ways,
        sum(target in FORESTS for target in targets) / ways,
        sum(seen.status[target] == REVOLTING for target in targets) / ways,
        sum(seen.pieces[CAMP + target] > 0 for target in targets) / ways,
        sum(target in carriages for target in targets) / ways,
        seen.shillings[ROBIN] / 10,
    )
