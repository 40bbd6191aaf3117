"""Saddle horses and mules with their tack."""

import math

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.bodies import limb_poly
from art.tools.colour import mixh
from art.tools.curves import Points, poly, smooth
from art.tools.paint import P
from art.tools.svgpath import svg
from art.vignettes.parts.frame import (
    Frame,
    band,
    blob,
    cast_shadow,
    dot,
    fused,
    limb,
    part,
    stroke,
    tinted,
)
from art.vignettes.parts.paint import clipped, xy
from art.vignettes.parts.palette import DARK, GOLD, LIGHT
from art.vignettes.parts.steeds import BODY, FORE, HIND, HORSE_HEAD, NECKS, Steed


def horse(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    rng: Generator,
    steed: Steed | None = None,
    face: int = 1,
    saddled: bool = True,
) -> Frame:
    """Draw a horse standing or walking on (x, y); returns its frame."""
    st = steed or Steed()
    fr = Frame(x, y, s, face)
    neck = NECKS[st.head][0]
    walk = st.gait == "walk"
    cast_shadow(c, x, y, 190 * s, 18 * s)
    if st.tail:
        horse_tail(c, fr, st, rng)
    far = mixh(st.coat, DARK, 0.34)
    for chain, widths in (
        (HIND["far"], (40, 32, 15, 11)),
        (FORE["far" if walk else "still"], (30, 23, 14, 10.5)),
    ):
        limb(c, fr, chain, widths, far, rng, 2.0)
        hoof(c, fr, chain, mixh(st.hoof, DARK, 0.3), rng)
    hf = head_frame(fr, st)
    horse_ear(c, hf, st, rng, 12 if st.mule else 9, mixh(st.coat, DARK, 0.3))
    near_hind, near_fore = HIND["near" if walk else "still"], FORE["near"]
    legs = [
        limb_poly(fr(near_hind), [w * s for w in (50, 38, 16, 11.5)]),
        limb_poly(fr(near_fore), [w * s for w in (38, 26, 14.5, 11)]),
    ]
    for chain in (near_hind, near_fore):
        hoof(c, fr, chain, st.hoof, rng)
    outlines = [smooth(fr(BODY), 8, True), smooth(fr(neck), 8, True), smooth(hf(HORSE_HEAD), 8, True)] + legs
    fused(c, outlines, st.coat, rng, 2.4, 0.3, 0.42)
    horse_lines(c, fr, hf, st, rng)
    horse_ear(c, hf, st, rng, 0, st.coat)
    horse_mane(c, fr, st, rng, neck)
    if saddled:
        horse_tack(c, fr, hf, st, rng)
    return fr


def hoof(c: Canvas, fr: Frame, chain: Points, fill: str, rng: Generator) -> None:
    """Draw fetlock and hoof at the end of a leg."""
    (kx, ky), (fx, fy) = chain[-2], chain[-1]
    lift = 0 if fy > -16 else math.degrees(math.atan2(kx - fx, fy - ky)) * 0.8 + 20
    part(c, fr.at(fx, fy, 1.0, lift), "M-6.5 -1 L6 -1 L12 12 L-8.5 12 Z", fill, rng, 1.9)


def horse_tail(c: Canvas, fr: Frame, st: Steed, rng: Generator) -> None:
    """Draw the hanging tail."""
    if st.mule:
        blob(
            c,
            fr,
            [(-76, -112), (-88, -96), (-94, -66), (-98, -40), (-88, -38), (-86, -66), (-78, -92)],
            st.coat,
            rng,
            1.9,
        )
        blob(c, fr, [(-94, -62), (-101, -40), (-94, -24), (-86, -40), (-87, -60)], st.mane, rng, 1.7)
        return
    blob(
        c,
        fr,
        [(-72, -118), (-90, -112), (-100, -84), (-104, -50), (-98, -26), (-88, -34), (-86, -60), (-80, -90)],
        st.mane,
        rng,
        2.0,
        [[(-82, -106), (-94, -76), (-97, -36)], [(-78, -100), (-88, -70), (-91, -40)]],
    )


def horse_ear(c: Canvas, hf: Frame, st: Steed, rng: Generator, dx: float, fill: str) -> None:
    """Draw one ear; mules have long ears."""
    k = 1.6 if st.mule else 0.8
    blob(
        c,
        hf,
        [
            (dx - 6, -9),
            (dx - 9 - 7 * k, -15 - 8 * k),
            (dx - 8 - 13 * k, -15 - 15 * k),
            (dx - 1 - 5 * k, -16 - 11 * k),
            (dx + 3, -12),
        ],
        fill,
        rng,
        1.8,
        sm=5,
    )


def horse_mane(c: Canvas, fr: Frame, st: Steed, rng: Generator, neck: Points) -> None:
    """Draw the mane along the crest of the neck."""
    crest = np.array(neck[:5], float)
    if st.mule:
        crest = crest[1:]
    drop = np.array([(4, 8), (12, 12), (14, 14), (12, 15), (4, 10)])[-len(crest) :]
    if st.mule:
        drop = drop * 0.45
    line = smooth(crest, 6)
    under = smooth(crest + drop, 6)
    wave = 3.2 * np.sin(np.arange(len(under)) * 1.35)
    under = under + np.c_[wave * 0.5, wave]
    tinted(c, fr(np.vstack([line + (-2, -2), under[::-1]])), st.mane, rng, 1.8)
    if not st.mule:
        pale = sum(int(st.mane[i : i + 2], 16) for i in (1, 3, 5)) > 360
        strand = mixh(st.mane, DARK if pale else LIGHT, 0.5)
        for k in range(2, len(line) - 2, 2):
            stroke(c, fr, [line[k], under[k] * 0.8 + line[k] * 0.2], rng, 0.9, strand, 0.7)


def horse_lines(c: Canvas, fr: Frame, hf: Frame, st: Steed, rng: Generator) -> None:
    """Draw the inner lines of body and head: haunch, shoulder, eye, nostril, mouth."""
    stroke(c, fr, [(-44, -108), (-36, -90), (-38, -72), (-44, -62)], rng, 1.5, a=0.6)
    stroke(c, fr, [(34, -112), (30, -94), (34, -76)], rng, 1.4, a=0.55)
    stroke(c, fr, [(66, -100), (60, -88), (60, -78)], rng, 1.2, a=0.5)
    stroke(c, hf, [(16, 15), (8, 8), (10, 1)], rng, 1.2, a=0.6)
    eye = hf([(15, -5)])[0]
    c.drawOval(
        skia.Rect.MakeXYWH(eye[0] - 3.6 * hf.s, eye[1] - 2.8 * hf.s, 7.2 * hf.s, 5.6 * hf.s), P("#f6ecd2")
    )
    c.drawCircle(float(eye[0]), float(eye[1]), 2.5 * hf.s, P("ink"))
    if st.head == "low":
        weary_lid = smooth(hf([(10, -4.6), (12, -9.4), (18, -9.4), (20.4, -4.6), (15, -4.2)]), 5, True)
        c.drawPath(poly(weary_lid), P(mixh(st.coat, DARK, 0.18)))
        stroke(c, hf, [(9.6, -4.4), (15, -4), (20.4, -4.4)], rng, 1.7)
    stroke(c, hf, [(9.6, -5), (15, -9), (20.4, -5)], rng, 1.6)
    stroke(c, hf, [(54, -2), (56, 0), (54.6, 2)], rng, 2.2)
    stroke(c, hf, [(59, 5), (54, 5.4), (50, 4)], rng, 1.2)
    tip = smooth(hf(HORSE_HEAD), 8, True)
    with clipped(c, tip):
        c.drawCircle(
            *map(float, hf([(58, 2)])[0]), 13 * hf.s, P(mixh(st.coat, DARK, 0.5), 0.28, blur=3 * hf.s)
        )


def strap(c: Canvas, fr: Frame, pts: Points, rng: Generator, fill: str, w: float = 2.6) -> None:
    """Draw a harness strap along local points."""
    band(c, fr, pts, rng, (w + 2.2) * fr.s**0.5, w * fr.s**0.5, fill)


def head_frame(fr: Frame, steed: Steed) -> Frame:
    """Return the frame of the head of a horse drawn on fr, its x axis running down the nose."""
    _, poll, tilt = NECKS[steed.head]
    return fr.at(*poll, 1.12, tilt)


def bridle(c: Canvas, hf: Frame, tack: str, rng: Generator) -> None:
    """Draw noseband, cheek strap and headstall on a head frame."""
    for pts in ([(42, -10), (43, -1), (41, 8)], [(3, -14), (8, -2), (6, 16)], [(7, 2), (24, 1), (43, 1)]):
        strap(c, hf, pts, rng, tack)


def horse_tack(c: Canvas, fr: Frame, hf: Frame, st: Steed, rng: Generator) -> None:
    """Draw bridle, breast strap, saddle cloth and saddle."""
    bridle(c, hf, st.tack, rng)
    ((bx, by),) = hf([(42, 3)])
    dot(c, bx, by, 2.4 * fr.s, GOLD, 1.0)
    strap(c, fr, [(16, -116), (44, -100), (69, -98)], rng, st.tack, 3.2)
    strap(c, fr, [(-28, -116), (-56, -106), (-80, -98)], rng, st.tack, 3.2)
    if st.cloth:
        blob(
            c,
            fr,
            [(20, -122), (24, -96), (22, -76), (-4, -72), (-32, -76), (-34, -98), (-32, -119)],
            st.cloth,
            rng,
            2.0,
            [[(8, -110), (10, -92), (10, -76)], [(-14, -112), (-16, -94), (-16, -76)]],
        )
        band(c, fr, [(22, -80), (-4, -76.5), (-31, -80)], rng, 5.4, 3.0, GOLD)
    blob(
        c,
        fr,
        xy("18,-132 20,-118 8,-112 -14,-112 -28,-116 -32,-134 -24,-128 -6,-121 8,-123"),
        st.saddle,
        rng,
        2.0,
    )


def seat(fr: Frame, s: float | None = None) -> tuple[float, float, float]:
    """Return x, y, s for a rider on a horse frame, so the hip rests on the saddle."""
    s = s or fr.s
    ((x, y),) = fr([(-6, -120)])
    return x, y + 88 * s, s


def stirrup(c: Canvas, x: float, y: float) -> None:
    """Draw a stirrup iron under a foot."""
    c.drawPath(svg("M-8 -3 L8 -3 M-7 -3 L-2 -12 L2 -12 L7 -3", x, y), P("ink", 1, "stroke", 2.2))
