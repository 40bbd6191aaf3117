"""Face-down Carriages as the Sheriff sees them: a small seal tells the type."""

from collections.abc import Callable

import skia

from art.motifs.emblems import crown_icon
from art.pieces.carts import DARK_LINE, GILT, SACK, SACK_TIE, SMALL_HELM, carriage_unknown
from art.pieces.parts import fixed_rng, fp, stroke
from art.tools.paint import P


def carriage_face_down(canvas: skia.Canvas, kind: str) -> None:
    """The same tile as its owner, the Sheriff, sees it: a small seal tells what lies under the cloth."""
    carriage_unknown(canvas)
    face, sign = SEALS[kind]
    canvas.translate(119, 69)
    canvas.drawCircle(0, 0, 27, P(DARK_LINE))
    canvas.drawCircle(0, 0, 24.6, P(GILT))
    canvas.drawCircle(0, 0, 21.4, P(DARK_LINE))
    canvas.drawCircle(0, 0, 20, P(face))
    sign(canvas)


def _sack_sign(canvas: skia.Canvas) -> None:
    canvas.translate(0, 11)
    fp(canvas, SACK, "#9a6a36", 3)
    stroke(canvas, SACK_TIE, "#f6e6bc", 3.4)


def _crown_sign(canvas: skia.Canvas) -> None:
    crown_icon(canvas, 0, 2, 34, fixed_rng(), w=1.6)


def _helm_sign(canvas: skia.Canvas) -> None:
    canvas.translate(0, 13)
    fp(canvas, SMALL_HELM, "#f1f4f6", 3)
    fp(canvas, "M-3 -6 L3 -6 L2 6 L-2 6 Z", "#8b949b", 2)


SEALS: dict[str, tuple[str, Callable[[skia.Canvas], None]]] = {
    "tallage": ("#dbe4ea", _sack_sign),
    "tribute": ("#4a1530", _crown_sign),
    "trap": ("#c2361d", _helm_sign),
}
