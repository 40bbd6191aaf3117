"""Emblems of deeds: what Robin and the Sheriff have won or lost."""

import skia

from art.honours.stamp import Stamp

CROWN = "M-13 8 L-15 -8 L-7 -1 L0 -12 L7 -1 L15 -8 L13 8 Z"
TENT = "M0 -9 L9 8 L-9 8 Z"


def _at(s: Stamp, x: float, y: float, k: float = 1.0) -> skia.AutoCanvasRestore:
    """Move the stamp until the returned guard is left."""
    guard = skia.AutoCanvasRestore(s.c)
    s.c.translate(x, y)
    s.c.scale(k, k)
    return guard


def target(s: Stamp) -> None:
    """Arrow in the middle of a target."""
    for r, tone in ((28, "light"), (20, "deep"), (13, "light"), (6, "deep")):
        s.disc(-2, 2, r, tone, 2.2)
    s.line("M28 -28 L0 0", 3.4, "mid")
    s.shape("M22 -31 L31 -22 L37 -28 L31 -31 L28 -37 Z", "mid", 2.2)


def broken_chain(s: Stamp) -> None:
    """Two links torn apart."""
    s.arc((-19, 15), (18, 11), -45, (24, 322), 6.4, "mid")
    s.arc((19, -15), (18, 11), -45, (204, 502), 6.4, "mid")
    for d in ("M-8 -12 L-16 -22", "M-2 -8 L-2 -20", "M8 12 L16 22", "M2 8 L2 20"):
        s.line(d, 2.6, "light")


def empty_prison(s: Stamp) -> None:
    """Barred window whose middle bars are bent apart."""
    s.shape("M-25 30 L-25 -8 C-25 -38 25 -38 25 -8 L25 30 Z", "light")
    s.shape("M-18 24 L-18 -8 C-18 -29 18 -29 18 -8 L18 24 Z", "deep", 2)
    for d in (
        "M-12 24 L-12 -18",
        "M12 24 L12 -18",
        "M-4 24 C-12 10 -12 -8 -4 -24",
        "M4 24 C12 10 12 -8 4 -24",
    ):
        s.line(d, 2.4, "mid")
    s.shape("M-30 24 L30 24 L30 32 L-30 32 Z", "light")


def three_crowns(s: Stamp) -> None:
    """Three crowns, one over two."""
    for x, y in ((0, -15), (-17, 15), (17, 15)):
        with _at(s, x, y, 1.04):
            s.shape(CROWN, "mid")
            for dx, dy in ((-15, -9), (0, -13), (15, -9)):
                s.disc(dx, dy, 2.6, "light", 1.6)


def full_purse(s: Stamp) -> None:
    """Purse so full that coins fall from it."""
    s.shape("M-10 -14 C-34 2 -30 30 0 30 C30 30 34 2 10 -14 Z", "mid")
    s.shape("M-10 -16 L-18 -30 L-6 -25 L0 -32 L6 -25 L18 -30 L10 -16 Z", "light")
    s.line("M-11 -14 L11 -14", 4, "deep")
    s.disc(0, 10, 9.5, "light")
    s.mark("M0 5 L0 15 M-4 10 L4 10")


def silent_hood(s: Stamp) -> None:
    """Hood with nothing to be seen in it but two eyes."""
    s.shape("M2 -34 C-26 -30 -28 2 -32 30 C-12 36 14 36 32 30 C28 2 30 -18 2 -34 Z", "light")
    s.shape("M2 -20 C-16 -18 -18 4 -12 18 C-6 24 10 24 15 18 C20 4 18 -16 2 -20 Z", "deep")
    for x in (-6, 8):
        s.disc(x, 1, 3.4, "light", 0)
    s.mark("M-22 26 C-24 16 -23 6 -20 -6 M24 26 C25 16 24 6 21 -6")


def five_camps(s: Stamp) -> None:
    """Five tents, as many as there are Camps."""
    for x, y in ((-13, -14), (13, -14), (-24, 14), (0, 14), (24, 14)):
        with _at(s, x, y, 1.3):
            s.shape(TENT, "light", 2.2)
            s.shape("M0 -4 L4 8 L-4 8 Z", "deep", 0)


def golden_carriage(s: Stamp) -> None:
    """Covered carriage under a crown."""
    s.shape("M-30 10 L-30 -8 C-26 -18 26 -18 30 -8 L30 10 Z", "mid")
    s.mark("M-10 -14 L-10 10 M10 -14 L10 10 M-30 2 L30 2")
    for x in (-17, 17):
        s.disc(x, 18, 11, "light")
        s.disc(x, 18, 3, "deep", 0)
        s.mark(f"M{x - 9} 18 L{x + 9} 18 M{x} 9 L{x} 27", 1.8)
    with _at(s, 0, -24, 0.8):
        s.shape(CROWN, "light")
