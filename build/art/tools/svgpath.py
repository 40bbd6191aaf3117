"""SVG path strings as skia paths, and their outlines as pen strokes."""

import re

import numpy as np
import skia

from art.tools.colour import Rng
from art.tools.curves import Array
from art.tools.ink import ink
from art.tools.paint import P

TOKEN = re.compile(r"[MLHVCSQZmlhvcsqz]|-?\d*\.?\d+(?:e-?\d+)?")


class _Reader:
    """Reads the commands M L H V C S Q Z, absolute and relative, into a path."""

    def __init__(self, d: str) -> None:
        self.tokens = TOKEN.findall(d)
        self.at = 0
        self.path = skia.Path()
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.control: tuple[float, float] | None = None

    def number(self) -> float:
        self.at += 1
        return float(self.tokens[self.at - 1])

    def points(self, count: int, base: tuple[float, float]) -> list[tuple[float, float]]:
        numbers = [self.number() for _ in range(2 * count)]
        return [(numbers[2 * i] + base[0], numbers[2 * i + 1] + base[1]) for i in range(count)]

    def read(self) -> skia.Path:
        command = ""
        while self.at < len(self.tokens):
            if self.tokens[self.at].isalpha():
                command = self.tokens[self.at]
                self.at += 1
            self.draw(command.upper(), (self.x, self.y) if command.islower() else (0, 0))
            if command in "Mm":
                command = "l" if command == "m" else "L"
        return self.path

    def draw(self, command: str, base: tuple[float, float]) -> None:
        control = None
        match command:
            case "M":
                [(self.x, self.y)] = self.points(1, base)
                self.start = (self.x, self.y)
                self.path.moveTo(self.x, self.y)
            case "L":
                [(self.x, self.y)] = self.points(1, base)
                self.path.lineTo(self.x, self.y)
            case "H":
                self.x = self.number() + base[0]
                self.path.lineTo(self.x, self.y)
            case "V":
                self.y = self.number() + base[1]
                self.path.lineTo(self.x, self.y)
            case "C":
                first, control, (self.x, self.y) = self.points(3, base)
                self.path.cubicTo(*first, *control, self.x, self.y)
            case "S":
                first = (self.x, self.y)
                if self.control:
                    first = (2 * self.x - self.control[0], 2 * self.y - self.control[1])
                control, (self.x, self.y) = self.points(2, base)
                self.path.cubicTo(*first, *control, self.x, self.y)
            case "Q":
                middle, (self.x, self.y) = self.points(2, base)
                self.path.quadTo(*middle, self.x, self.y)
            case "Z":
                self.path.close()
                self.x, self.y = self.start
        self.control = control


def svg(d: str, x: float = 0, y: float = 0, s: float = 1.0, flip: bool = False, rot: float = 0) -> skia.Path:
    """Path of an SVG string, scaled by s, mirrored if flip, turned by rot and moved to (x, y)."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    if rot:
        matrix.preRotate(rot)
    matrix.preScale(-s if flip else s, s)
    path = skia.Path()
    _Reader(d).read().transform(matrix, path)
    return path


def contours(path: skia.Path, step: float = 3.0) -> list[tuple[Array, bool]]:
    """Every contour of a path as (points, closed)."""
    out = []
    measure = skia.PathMeasure(path, False)
    while True:
        length = measure.getLength()
        if length > 0:
            n = max(2, int(length / step))
            spots = [measure.getPosTan(length * k / n) for k in range(n + 1)]
            pts = [(spot[0].x(), spot[0].y()) for spot in spots if spot is not None]
            out.append((np.array(pts), measure.isClosed()))
        if not measure.nextContour():
            return out


def fpath(
    canvas: skia.Canvas,
    d: str,
    fill: str | None,
    x: float = 0,
    y: float = 0,
    s: float = 1,
    flip: bool = False,
    w: float = 2,
    rng: Rng | None = None,
    a: float = 1,
    shader: skia.Shader | None = None,
    color: str = "ink",
    ia: float = 0.95,
    rot: float = 0,
    wob: float = 0.35,
) -> skia.Path:
    """Filled SVG path with a pen outline of width w."""
    path = svg(d, x, y, s, flip, rot)
    if fill is not None:
        paint = P(fill, a)
        if shader is not None:
            paint.setShader(shader)
        canvas.drawPath(path, paint)
    if w:
        for pts, closed in contours(path):
            line = pts[:-1] if closed else pts
            ink(canvas, line, w, color, ia, rng, closed=closed, wob=wob, var=0.22)
    return path
