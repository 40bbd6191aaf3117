"""Accompaniments: a root and a pattern for each bar become a written part."""

from __future__ import annotations

from collections.abc import Sequence

from sound.notation import LETTERS, spelled

STEPS = {"1": (0,), "3": (2,), "5": (4,), "8": (7,), "t": (9,), "x": (0, 4, 7), "f": (0, 4), "z": ()}


def step_name(root: str, steps: int) -> str:
    """The written pitch so many scale steps above another."""
    _, letter, octave = spelled(root)
    octave, index = divmod(7 * octave + LETTERS.index(letter) + steps, 7)
    return LETTERS[index].lower() + "'" * (octave - 1) if octave > 0 else LETTERS[index] + "," * -octave


def sounding_on(root: str, pattern: str) -> str:
    """One bar of a pattern over its root."""
    tokens: list[list[str]] = []
    for sign in pattern:
        if sign == "." and tokens:
            tokens[-1].append(sign)
            continue
        names = [step_name(root, step) for step in STEPS[sign]]
        tokens.append([f"[{''.join(names)}]" if len(names) > 1 else "".join(names) or "z"])
    return " ".join(f"{token[0]}{len(token)}" for token in tokens)


def patterned(roots: str, patterns: Sequence[str]) -> str:
    """An accompaniment: one root and one pattern per bar, the patterns taken in turn.

    A pattern has one character per unit: 1 3 5 8 and t (tenth) are steps of the scale above the
    root, `x` an open chord 1-5-8, `f` a bare fifth, `.` lets the last one sound on, `z` rests.
    """
    bars = enumerate(roots.split())
    return " | ".join(sounding_on(root, patterns[index % len(patterns)]) for index, root in bars)
