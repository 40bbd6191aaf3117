"""The places of title, picture and panels on a card, in the units of assets/cards/manifest.json."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.texts import card_texts

log = logging.getLogger(__name__)


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.y + self.height


@dataclass(frozen=True)
class TitleBar:
    """The room for a title between the badges."""

    centre: float
    baseline: float
    size: float
    width: float


@dataclass(frozen=True)
class Frame:
    """One kind of card face: `kind` is event, fortune, inspection, traveller_1 or traveller_2."""

    kind: str
    width: float
    height: float
    title: TitleBar
    picture: Box
    boxes: tuple[Box, ...]


EVENT_BAR: Final = {"centre": 250, "baseline": 92, "size": 66, "width": 274}
TRAVELLER_BAR: Final = {"centre": 244, "baseline": 90, "size": 54, "width": 284}
EVENT_PICTURE: Final = (56, 144, 388, 286)
TRAVELLER_PICTURE: Final = (56, 148, 388, 300)
PLAIN: Final = {"title": EVENT_BAR, "picture": EVENT_PICTURE, "boxes": ((46, 456, 408, 366),)}
WITHOUT_MANIFEST: Final[Mapping[str, Any]] = {
    "size": (500, 860),
    "faces": {
        "event": {**PLAIN, "boxes": ((46, 456, 408, 178), (46, 644, 408, 178))},
        "fortune": PLAIN,
        "inspection": PLAIN,
        "traveller_1": {
            "title": TRAVELLER_BAR, "picture": TRAVELLER_PICTURE, "boxes": ((46, 474, 408, 346),),
        },
        "traveller_2": {
            "title": TRAVELLER_BAR, "picture": TRAVELLER_PICTURE,
            "boxes": ((46, 474, 408, 168), (46, 652, 408, 168)),
        },
    },
}  # fmt: skip


def face_kind(card_id: str) -> str:
    """The kind of a card's face, as named in the manifest."""
    card = card_texts()[card_id]
    return f"traveller_{len(card['options'])}" if card["kind"] == "traveller" else str(card["kind"])


@cache
def frames() -> Mapping[str, Frame]:
    """Every kind of face; built-in values are used if the manifest cannot be read."""
    path = asset("cards/manifest.json")
    try:
        return _read(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("Cards are laid out without their manifest %s: %r", path, error)
        return _read(WITHOUT_MANIFEST)


def frame_of(card_id: str) -> Frame:
    return frames()[face_kind(card_id)]


def _read(manifest: Mapping[str, Any]) -> Mapping[str, Frame]:
    size = manifest["size"]
    known = {kind: _frame(kind, size, face) for kind, face in manifest["faces"].items()}
    missing = WITHOUT_MANIFEST["faces"].keys() - known.keys()
    if missing:
        raise KeyError(*missing)
    return known


def _frame(kind: str, size: Sequence[float], face: Mapping[str, Any]) -> Frame:
    bar = TitleBar(**face["title"])
    boxes = tuple(Box(*box) for box in face["boxes"])
    return Frame(kind, size[0], size[1], bar, Box(*face["picture"]), boxes)
