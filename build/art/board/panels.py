"""Panels of the frame: no two vines alike, and a drollery in every fourth."""

import skia

from art.board.streams import Streams
from art.motifs.drolleries import DROLLERIES, Actor, Drollery
from art.motifs.vines import leaf3, vine
from art.tools.colour import Rng, mixh
from art.tools.ink import ink
from art.tools.paint import P, lin, rect, wash

LINE = "#120c06"
STEM = "#e7c469"
LEAVES = (
    ("#c2452b", "#7fa05a", "#d8c28c"),
    ("#c9862a", "#7fa05a", "#d8c28c"),
    ("#d8c28c", "#b8503a", "#8fae5a"),
    ("#7fa05a", "#a9bd6a", "#c9862a"),
    ("#6f9fc0", "#d8c28c", "#c2452b"),
)
DROLLERY_EVERY = 4
ACTOR_SIZE = 0.34
WAVES = (3.3, 3.9, 4.6, 5.4)  # length of a wave of the vine, in half heights of the band


class Panels:
    """Paints panel after panel round the frame; each has its own stream."""

    def __init__(self, streams: Streams, half: float) -> None:
        self.streams = streams
        self.half = half
        self.count = 0

    def paint(self, canvas: skia.Canvas, x: float, length: float, ground: str, upright: bool) -> None:
        """The next panel, from x on; upright means that the band runs from left to right."""
        number = self.count
        self.count += 1
        rng = self.streams.of("frame", str(number))
        drollery = number % DROLLERY_EVERY == DROLLERY_EVERY // 2
        self._ground(canvas, x, length, mixh(ground, "#000000", 0.12) if drollery else ground, drollery)
        canvas.save()
        canvas.clipRect(rect(x, -self.half, length, 2 * self.half), True)
        if drollery:
            scene = DROLLERIES[number // DROLLERY_EVERY % len(DROLLERIES)]
            self._drollery(canvas, x, length, scene, upright, rng)
        else:
            self._vine(canvas, x + 5, length - 10, rng)
        canvas.restore()

    def _ground(self, canvas: skia.Canvas, x: float, length: float, color: str, lattice: bool) -> None:
        h = self.half
        light = [mixh(color, "#ffffff", 0.12), color, mixh(color, "#000000", 0.28)]
        canvas.drawRect(rect(x, -h, length, 2 * h), wash(lin(0, -h, 0, h, light)))
        canvas.save()
        canvas.clipRect(rect(x, -h, length, 2 * h), True)
        step = h * 0.8
        for i in range(-3, int(length / step) + 3):
            at = x + i * step
            if lattice:
                for lean in (-1, 1):
                    canvas.drawLine(at, -h, at + lean * 2 * h, h, P("#f6e3a6", 0.16, "stroke", 0.9))
            for dx, dy in ((0, -0.72), (0.5, 0), (0, 0.72)):
                canvas.drawCircle(at + dx * step, dy * h, 1.0, P("#f6e3a6", 0.25))
        canvas.restore()

    def _vine(self, canvas: skia.Canvas, x: float, length: float, rng: Rng) -> None:
        """A scroll that may run either way, in its own rhythm and colours."""
        leaves = LEAVES[rng.integers(len(LEAVES))]
        turned = rng.permutation(leaves).tolist()
        canvas.save()
        canvas.translate(x, 0)
        if rng.uniform() < 0.5:
            canvas.translate(length, 0)
            canvas.scale(-1, 1)
        canvas.scale(1, rng.choice([-1, 1]))
        period = self.half * rng.choice(WAVES)
        vine(canvas, length, self.half * 0.92, rng, STEM, turned, period, line=LINE, w=2.2)
        canvas.restore()

    def _drollery(
        self, canvas: skia.Canvas, x: float, length: float, scene: Drollery, upright: bool, rng: Rng
    ) -> None:
        """Two actors between two short vines; in an upright band they stand one above the other."""
        middle = x + length / 2
        reach = 56 if upright else 46
        for start in (x + 5, middle + reach + 6):
            self._vine(canvas, start, middle - reach - x - 11, rng)
        for side in (-1, 1):
            for turn in (0.7, -0.7):
                leaf3(
                    canvas,
                    middle + side * (reach + 4),
                    0,
                    10,
                    (side < 0) * 3.14 + turn,
                    "#d9b04c",
                    rng,
                    1.0,
                    LINE,
                )
        step = 24 if upright else 21
        self._actor(canvas, middle - step, scene.left, upright, rng)
        self._actor(canvas, middle + step, scene.right, upright, rng)

    def _actor(self, canvas: skia.Canvas, at: float, actor: Actor, upright: bool, rng: Rng) -> None:
        canvas.save()
        canvas.translate(at, 0)
        if not upright:
            canvas.rotate(-90)
        foot = self.half * 0.74
        ink(canvas, [(-20, foot + 1), (20, foot + 1)], 1.8, "#8fae5a", 0.9, rng, wob=0.3)
        canvas.translate(0, foot)
        canvas.scale(ACTOR_SIZE, ACTOR_SIZE)
        actor(canvas, rng)
        canvas.restore()
