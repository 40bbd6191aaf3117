"""A die tumbles, slows down and shows the face that was rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_out

TUMBLES: Final = 9  # faces seen on the way
BOUNCES: Final = 3
REST: Final = 0.8  # from here on it lies still and shows what was rolled
SPIN: Final = 540.0  # degrees


@dataclass(frozen=True)
class Die:
    """One moment of a roll: the face in view, its tilt, how high it is, how far it has come."""

    face: int
    angle: float
    height: float  # 0 on the table, 1 at the top of the first bounce
    way: float  # 0 where it was thrown, 1 where it lies


def tumble(t: float, faces: Sequence[int], rolled: int, seed: int) -> Die:
    """A die with these faces. Every roll looks different, and the same roll always looks the same."""
    t = clamp(t) / REST
    if t >= 1.0:
        return Die(rolled, 0.0, 0.0, 1.0)
    way = ease_out(t)
    number = int(way * TUMBLES)
    face = face_before(faces, rolled, TUMBLES - number, seed)
    return Die(face, SPIN * (1.0 - way), bounce(t), way)


def face_before(faces: Sequence[int], rolled: int, turns: int, seed: int) -> int:
    """Never the same face twice running, so that it is seen to turn."""
    random, face = Random(seed), rolled
    for _ in range(turns):
        face = random.choice([other for other in faces if other != face])
    return face


def bounce(t: float) -> float:
    """Hops that become lower."""
    part = clamp(t) * BOUNCES
    hop = min(int(part), BOUNCES - 1)
    inside = part - hop
    return 4.0 * inside * (1.0 - inside) / (1 + hop) ** 2
