"""A die that tumbles, slows down and shows the face that was rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_out

TUMBLES: Final = 9  # faces shown on the way
BOUNCES: Final = 3
REST: Final = 0.8  # from this share of the time on it lies still and shows the result
SPIN: Final = 540.0  # degrees


@dataclass(frozen=True)
class Die:
    """One moment of a roll."""

    face: int
    angle: float
    height: float  # 0 on the table, 1 at the top of the first bounce
    way: float  # 0 where it was thrown, 1 where it lies


def tumble(t: float, faces: Sequence[int], rolled: int, seed: int) -> Die:
    """The die at time t. Rolls look different from each other, but the same roll always looks the same."""
    t = clamp(t) / REST
    if t >= 1.0:
        return Die(rolled, 0.0, 0.0, 1.0)
    way = ease_out(t)
    number = int(way * TUMBLES)
    face = face_before(faces, rolled, TUMBLES - number, seed)
    return Die(face, SPIN * (1.0 - way), bounce(t), way)


def face_before(faces: Sequence[int], rolled: int, turns: int, seed: int) -> int:
    """The face shown some turns before the end; never the same face twice in a row."""
    random, face = Random(seed), rolled
    for _ in range(turns):
        face = random.choice([other for other in faces if other != face])
    return face


def bounce(t: float) -> float:
    """The height of bounces that become lower."""
    part = clamp(t) * BOUNCES
    hop = min(int(part), BOUNCES - 1)
    inside = part - hop
    return 4.0 * inside * (1.0 - inside) / (1 + hop) ** 2
