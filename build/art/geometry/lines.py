"""Turns the edges of the outline into fine wavering lines that still meet in their nodes."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

from art.geometry.outline import EDGES, NODES, RING_ANGLES, TRENT, on_ring
from art.tools.curves import Array, Points, arc_lengths, normals, tangents

Edge = tuple[Array, str]

JOIN_REACH = 14.0
SPAN_SAMPLES = 40


def spline(pts: Points, step: float = 7.0) -> Array:
    """Centripetal Catmull-Rom curve, resampled to even arc length."""
    p = np.array(pts, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    spans = [_span(*p[i - 1 : i + 3]) for i in range(1, len(p) - 2)]
    curve = np.vstack([*spans, p[-2][None]])
    d = arc_lengths(curve)
    count = max(2, int(d[-1] / step))
    s = np.linspace(0, d[-1], count + 1)
    return np.column_stack([np.interp(s, d, curve[:, 0]), np.interp(s, d, curve[:, 1])])


def _span(p0: Array, p1: Array, p2: Array, p3: Array) -> Array:
    """Curve between p1 and p2 by the pyramid of Barry and Goldman."""
    t = [0]
    for a, b in ((p0, p1), (p1, p2), (p2, p3)):
        t.append(t[-1] + max(1e-6, np.hypot(*(b - a)) ** 0.5))
    u = np.linspace(t[1], t[2], SPAN_SAMPLES, endpoint=False)[:, None]

    def blend(i: int, j: int, a: Array, b: Array) -> Array:
        return (t[j] - u) / (t[j] - t[i]) * a + (u - t[i]) / (t[j] - t[i]) * b

    a1, a2, a3 = blend(0, 1, p0, p1), blend(1, 2, p1, p2), blend(2, 3, p2, p3)
    return blend(1, 2, blend(0, 2, a1, a2), blend(1, 3, a2, a3))


def roughen(line: Array, amplitude: float, seed: int) -> Array:
    """Push a line sideways by soft noise; its ends stay."""
    if amplitude == 0:
        return line
    rng = np.random.default_rng(seed)
    n = len(line)
    s = np.arange(n)
    push = np.zeros(n)
    for period, weight in ((26, 1), (12, 0.55), (6, 0.3)):
        knots = rng.normal(size=n // period + 4)
        push += weight * np.interp(s / period, np.arange(len(knots)), knots)
    fade = np.minimum(1, np.minimum(s, n - 1 - s) / 8.0)
    push = np.convolve(np.pad(push, 2, mode="edge"), np.ones(5) / 5, "valid")
    return line + normals(tangents(line)) * (push * fade * amplitude)[:, None]


def edge_lines() -> dict[str, Edge]:
    """Every edge as (points, kind)."""
    edges = {}
    for i, (name, (a, b, via, kind, roughness)) in enumerate(EDGES.items()):
        if via is None:
            line = _arc(RING_ANGLES[a], RING_ANGLES[b])
        else:
            line = roughen(spline([NODES[a], *via, NODES[b]]), roughness, 100 + i)
        line[0] = NODES[a]
        line[-1] = NODES[b]
        edges[name] = (line, kind)
    moved = _smooth_trent(edges)
    _follow_nodes(edges, moved)
    return edges


def _arc(start: float, end: float) -> Array:
    while end < start:
        end += 360
    return np.array([on_ring(t) for t in np.linspace(start, end, max(6, int(abs(end - start) / 2)))])


def _smooth_trent(edges: dict[str, Edge]) -> dict[str, Array]:
    """Smooth the Trent as one chain, so that the drawn river is the border; returns the moved nodes."""
    segments = [edges[name][0][::-1] for name in TRENT]
    chain = np.vstack([segments[0]] + [s[1:] for s in segments[1:]])
    n = len(chain)
    i = np.arange(n)
    weight = np.minimum(1, np.minimum(i, n - 1 - i) / JOIN_REACH)[:, None]
    soft = np.c_[
        gaussian_filter1d(chain[:, 0], 6, mode="nearest"), gaussian_filter1d(chain[:, 1], 6, mode="nearest")
    ]
    chain = chain * (1 - weight) + weight * soft
    at = 0
    moved = {}
    for name, segment in zip(TRENT, segments, strict=True):
        line = chain[at : at + len(segment)][::-1].copy()
        at += len(segment) - 1
        edges[name] = (line, edges[name][1])
        moved[EDGES[name][0]] = line[0]
        moved[EDGES[name][1]] = line[-1]
    return moved


def _follow_nodes(edges: dict[str, Edge], moved: dict[str, Array]) -> None:
    """Bend the ends of the other edges to the moved nodes."""
    for name, (line, _) in edges.items():
        if name in TRENT:
            continue
        index = np.arange(len(line))
        for node, distance in ((EDGES[name][0], index), (EDGES[name][1], len(line) - 1 - index)):
            if node in moved:
                pull = np.clip(1 - distance / JOIN_REACH, 0, 1)[:, None]
                line[:] += pull * (np.array(moved[node]) - np.array(NODES[node]))
