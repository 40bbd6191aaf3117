"""Sounds of the table: pieces, cards, coins, buttons."""

from __future__ import annotations

import numpy as np

from sound.basics import Chance, Mono, clock, samples
from sound.bodies import metal, rustle, slap, wood
from sound.colour import air, glide, lowpass
from sound.envelopes import curve, faded, joined
from sound.plucked import HARP, plucked


def piece_lift(rng: Chance) -> Mono:
    """Wood leaves wood: a little friction and a tick."""
    scrape = lowpass(faded(rustle(0.15, 400, 1_700, 900, rng), 0.03, 0.1), 2_600)
    return joined((0, 0.2 * scrape), (0.045, 0.6 * wood(rng.uniform(690, 760), 0.06, 0.0011, rng, 0.2)))


def piece_drop(rng: Chance) -> Mono:
    """A piece set down: one firm contact, one tiny rebound."""
    hz = rng.uniform(395, 455)
    rebound = rng.uniform(0.05, 0.065)
    again = 0.24 * wood(hz * 1.08, 0.07, 0.0014, rng, 0.3)
    return joined((0, wood(hz, 0.1, 0.0013, rng, 0.55)), (rebound, again))


def piece_hidden(rng: Chance) -> Mono:
    """The bright string of the revealed piece, choked by a cloak thrown over it; then a soft thud."""
    string = plucked(HARP, 81, 4, 1, 0.7)[: samples(0.26)]
    choked = faded(string * curve(((0, 1), (0.12, 0.8), (0.26, 0)), 0.26), 0.001, 0.03)
    swing = curve(((0, 0), (0.13, 1), (0.2, 0.55), (0.34, 0)), 0.34)
    cloak = lowpass(air(0.34, 2_600, 620, 1.0, rng), 4_200) * swing
    folds = rustle(0.3, 500, 2_600, 700, rng) * curve(((0, 0), (0.1, 1), (0.3, 0)), 0.3)
    thud = lowpass(wood(215, 0.1, 0.004, rng, 1.0), 700)
    return joined((0, 0.75 * choked), (0.07, 0.34 * cloak), (0.14, 0.07 * folds), (0.37, 0.5 * thud))


def piece_revealed(rng: Chance) -> Mono:
    """The cloak whisked away, then one bright string."""
    shape = curve(((0, 0), (0.13, 1), (0.2, 0)), 0.22)
    cloth = lowpass(rustle(0.22, 400, 1_800, 1_800, rng), 3_000) * shape
    tick = 0.12 * wood(620, 0.06, 0.0011, rng, 0.3)
    return joined((0, 0.13 * cloth), (0.13, plucked(HARP, 81, 5, 0, 0.7)), (0.16, tick))


def card_turn(rng: Chance) -> Mono:
    """Parchment bends, snaps over and lies flat."""
    bend = air(0.2, 800, 2_300, 1.0, rng) * curve(((0, 0), (0.07, 0.7), (0.12, 0.25), (0.2, 0)), 0.2)
    flat = 0.5 * slap(160, 900, 0.018, rng)
    return joined((0, 0.6 * bend), (0.085, 0.2 * slap(700, 2_400, 0.008, rng)), (0.15, 0.5 * flat))


def card_slide(rng: Chance) -> Mono:
    """Parchment over wood."""
    shape = curve(((0, 0), (0.09, 1), (0.2, 0.7), (0.34, 0)), 0.34)
    path = np.asarray(np.geomspace(1_000, 1_900, samples(0.34)))
    rub = lowpass(glide(rustle(0.34, 500, 3_000, 2_600, rng), path, 1.3), 4_500)
    return joined((0, rub * shape), (0.27, 0.1 * slap(180, 700, 0.014, rng)))


def coin_gain(rng: Chance) -> Mono:
    """Three silver pennies drop into the purse, each a little higher."""
    base = rng.uniform(1_500, 1_620)
    clinks = []
    for i, ratio in enumerate((1, 1.13, 1.27)):
        penny = lowpass(metal(base * ratio, 0.22, 0.00025, rng), 5_500)
        clinks.append((i * 0.082 + rng.uniform(0, 0.012), (0.75 + 0.12 * i) * penny))
    purse = joined((0, 0.2 * wood(330, 0.05, 0.0016, rng, 0.7)), (0.02, 0.12 * slap(160, 700, 0.025, rng)))
    return joined(*clinks, (0.165, purse))


def coin_pay(rng: Chance) -> Mono:
    """Coins pushed away: a slide and two falling clinks, damped by the purse."""
    base = rng.uniform(1_750, 1_880)
    rub = lowpass(rustle(0.2, 800, 2_000, 1_500, rng), 3_500) * curve(((0, 0), (0.08, 1), (0.2, 0)), 0.2)
    return joined(
        (0, 0.12 * rub),
        (0.13, 0.8 * lowpass(metal(base, 0.2, 0.0002, rng), 6_500)),
        (0.225, 0.65 * lowpass(metal(base * 0.86, 0.17, 0.0002, rng), 6_000)),
        (0.24, 0.16 * slap(140, 620, 0.03, rng)),
    )


def button_click(rng: Chance) -> Mono:
    """A peg pressed into its hole."""
    return 0.6 * wood(rng.uniform(780, 840), 0.04, 0.0012, rng, 0.15)[: samples(0.12)]


def illegal_action(rng: Chance) -> Mono:
    """A knuckle on the table, twice: not so."""
    knock = lowpass(wood(286, 0.1, 0.0022, rng, 0.6), 1_500)
    return joined((0, knock), (0.135, 0.75 * lowpass(wood(270, 0.1, 0.0024, rng, 0.6), 1_300)))


def camp_placed(rng: Chance) -> Mono:
    """Canvas thrown open, then a mallet on the peg."""
    t = clock(0.5)
    beat = sum(np.exp(-0.5 * ((t - at) / 0.035) ** 2) for at in (0.1, 0.22, 0.36))
    canvas = lowpass(rustle(0.5, 140, 1_100, 700, rng), 2_400) * (0.12 + beat)
    blows = ((0.5, 540, 1.8), (0.72, 590, 2.2))
    pegs = [(at, force * wood(hz, 0.08, 0.0012, rng, 0.5)) for at, hz, force in blows]
    return joined((0, 0.55 * canvas), *pegs)
