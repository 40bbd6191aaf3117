"""Sounds of the shire: arrow, carriage, prison door."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Chance, Mono, clock, samples
from sound.bodies import BAR, Mode, jingle, metal, ringing, slap, wood
from sound.colour import air, hill, lowpass, noise
from sound.envelopes import curve, drift, faded, joined

CLIP: tuple[Mode, ...] = ((118, 0.5, 0.09), (610, 0.9, 0.055), (1_240, 0.6, 0.04), (2_150, 0.25, 0.025))
CLOP: tuple[Mode, ...] = ((96, 0.6, 0.1), (455, 1.0, 0.06), (890, 0.6, 0.045), (1_650, 0.2, 0.03))
WALK = (0.16, 0.3)  # seconds from the clip to the clop, and from there to the next clip
CART = 2.2  # seconds until it is gone


def arrow_hit(rng: Chance) -> Mono:
    """A short rush of air, the blow, and the shaft shivering in the wood."""
    rush = air(0.17, 2_400, 800, 0.9, rng) * curve(((0, 0), (0.15, 1), (0.17, 0.2)), 0.17)
    shiver = ringing(((152, 0.5, 0.5), (306, 0.5, 0.4), (458, 0.35, 0.3), (905, 0.15, 0.2)), 0.55)
    shiver *= 0.55 + 0.45 * np.cos(2 * np.pi * 23 * clock(0.55))
    blow = joined((0, wood(330, 0.12, 0.0013, rng, 0.7)), (0, 0.35 * slap(300, 2_000, 0.012, rng)))
    return joined((0, 0.22 * rush), (0.155, blow), (0.16, 0.4 * faded(shiver, 0.004, 0.1)))


def _hoof(modes: tuple[Mode, ...], force: float, rng: Chance) -> Mono:
    """A shod hoof on a hard road: hollow, with the nails' small click."""
    tone = ringing([(hz * rng.uniform(0.96, 1.04), level, fall) for hz, level, fall in modes], 0.16)
    click = 0.10 * slap(900, 3_800, 0.004, rng)
    return force * joined((0, faded(tone, 0.002, 0.05)), (0, 0.14 * slap(150, 900, 0.014, rng)), (0, click))


def _squeak(hz: float, rng: Chance) -> Mono:
    """A dry axle: a thin tone that rises and sinks once a turn."""
    height = hz * curve(((0, 0.9), (0.12, 1.08), (0.26, 0.94)), 0.26)
    turn = 2 * np.pi * np.cumsum(height * (1 + 0.01 * drift(len(height), rng, 40.0))) / RATE
    tone = np.sin(turn) + 0.5 * np.sin(2 * turn) + 0.25 * np.sin(3 * turn)
    return np.asarray(tone * curve(((0, 0), (0.1, 1), (0.2, 0.6), (0.26, 0)), 0.26))


def cart_passes(rng: Chance) -> Mono:
    """Clip-clop at a walk, a squeaking axle, iron tyres over stones, a jingling harness."""
    count = samples(CART)
    parts, at = [], 0.03
    while at < CART - 0.35:
        force, late = rng.uniform(0.8, 1), rng.normal(0, 0.006)
        parts += [(at, _hoof(CLIP, force, rng)), (at + 0.02, 0.35 * jingle(2_700, rng))]
        parts.append((at + WALK[0] + late, _hoof(CLOP, force, rng)))
        at += sum(WALK) + rng.normal(0, 0.008)
    parts += [(at, 0.085 * _squeak(rng.uniform(830, 880), rng)) for at in (0.22, 0.93, 1.64)]
    rumble = noise(count, rng, hill(70, 260)) * np.clip(0.6 + 0.4 * drift(count, rng, 11.0), 0.05, 2)
    stones = noise(count, rng, hill(700, 2_600)) * np.clip(drift(count, rng, 19.0), 0, 2) ** 2
    whole = joined((0, 0.09 * rumble + 0.022 * stones), *parts)[:count]
    return faded(whole * curve(((0, 0.35), (0.9, 1), (CART, 0.12)), CART), 0.02, 0.3)


def prison_gate(rng: Chance) -> Mono:
    """A hinge complains, the door falls to, the bolt goes home."""
    t = clock(0.42)
    rate = 62 + 38 * np.sin(np.pi * t / 0.42) + 4 * drift(len(t), rng, 20.0)
    grip = np.diff(np.floor(np.cumsum(rate) / RATE), prepend=0) * rng.uniform(0.6, 1, len(t))
    hinge = ringing(((520, 1, 0.03), (830, 0.7, 0.025), (1_310, 0.4, 0.02)), 0.05)
    creak = lowpass(faded(np.convolve(grip, hinge)[: len(t)], 0.08, 0.1), 3_500, 4)
    slam = joined((0, 0.8 * wood(146, 0.26, 0.0026, rng, 0.9)), (0, 0.4 * slap(150, 1_000, 0.035, rng)))
    bolt = 0.7 * lowpass(metal(430, 0.4, 0.0008, rng, BAR), 3_500)
    return joined((0, 0.16 * creak), (0.44, slam), (0.46, 0.5 * bolt), (0.72, bolt), (0.79, 0.6 * bolt))
