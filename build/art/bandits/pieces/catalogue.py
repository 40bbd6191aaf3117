"""All pieces of the bandits by name, with the size of their boxes."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import skia

from art.bandits.bands import BANDS
from art.bandits.board.spaces import front_leaves
from art.bandits.pieces import dice, markers, people, treasure
from art.bandits.pieces.gems import GEMS
from art.pieces.parts import fixed_rng
from art.tools.files import Job, write_json, write_webp
from art.tools.raster import surf

Draw = Callable[[skia.Canvas], None]
WIDTH = 256
BOX = (112, 124)
MARGIN = (6, 14)
WIDE: dict[str, tuple[float, float, float, float, float]] = {
    "stretch_closed": (720, 334, 0, 0, 1.0),
    "glow": (160, 160, 30, 30, 1.6),
    "bush_front": (150, 90, 75, 12, 1.6),
}


def _front(canvas: skia.Canvas) -> None:
    front_leaves(canvas, 0, 0, fixed_rng(5))


SET: dict[str, Draw] = {}
for _name in BANDS:
    SET |= {
        f"bandit_{_name}": partial(people.standing, name=_name),
        f"bandit_{_name}_lying": partial(people.lying, name=_name),
        f"leader_{_name}": partial(people.leader, name=_name),
        f"score_{_name}": partial(markers.score, name=_name),
        f"chest_{_name}": partial(markers.chest, name=_name, is_open=False),
        f"chest_{_name}_open": partial(markers.chest, name=_name, is_open=True),
    }
for _name in (*BANDS, "bone"):
    SET |= {f"die_{_name}_{n}": partial(dice.die, n=n, name=_name) for n in range(1, 7)}
for _colour in GEMS:
    SET |= {
        f"ring_{_colour}": partial(treasure.finger_ring, colour=_colour),
        f"bracelet_{_colour}": partial(treasure.bracelet, colour=_colour),
        f"necklace_{_colour}": partial(treasure.necklace, colour=_colour),
    }
SET |= {
    "coin": partial(treasure.coin, village=False),
    "village_coin": partial(treasure.coin, village=True),
    "loot_back": treasure.sealed,
    "plus_two": partial(markers.guard_token, sign=1),
    "minus_two": partial(markers.guard_token, sign=-1),
    "cross": markers.cross,
    "first_player": markers.first_player,
    "bush_front": _front,
    "glow": markers.glow,
    "stretch_closed": markers.mist,
}


def _frame(name: str) -> tuple[float, float, float, float, float]:
    """Width and height of a piece's box, its origin there, and pixels per unit."""
    return WIDE.get(name, (*BOX, *MARGIN, WIDTH / BOX[0]))


def render(name: str) -> skia.Surface:
    """One piece on a transparent ground."""
    w, h, dx, dy, scale = _frame(name)
    surface = surf(w * scale, h * scale)
    canvas = surface.getCanvas()
    canvas.scale(scale, scale)
    canvas.translate(dx, dy)
    SET[name](canvas)
    return surface


def _draw(folder: Path, name: str) -> None:
    write_webp(folder / f"{name}.webp", render(name))


def _entry(name: str) -> dict[str, object]:
    w, h, dx, _dy, scale = _frame(name)
    return {
        "file": f"{name}.webp",
        "size": [int(w * scale), int(h * scale)],
        "unit": round(100 * scale, 2),
        "anchor": [round((dx + 50) / w, 3), 0.532] if name not in WIDE else [0.5, 0.5],
    }


def jobs(assets: Path) -> list[Job]:
    """One picture per piece; unit is 100 units of the drawing in pixels, anchor the point that stands."""
    folder = assets / "bandits" / "pieces"
    manifest = {"pieces": {name: _entry(name) for name in SET}}
    return [
        *(Job(f"piece {name}", partial(_draw, folder, name)) for name in SET),
        Job("manifest of the bandits' pieces", partial(write_json, folder / "manifest.json", manifest)),
    ]
