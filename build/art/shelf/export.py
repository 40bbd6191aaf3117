"""Writes the pictures of the shelf, and where the program sets the titles of the books."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import skia

from art.shelf import boards, books
from art.tools.files import Job, write_json, write_webp

DETAIL = 2  # pixels per unit
PAGE_DETAIL = 1.6  # of the picture on the page of a game
LEFT = books.RIM + books.SPINE  # of the cover

MANIFEST: dict[str, object] = {
    "detail": DETAIL,
    "book": list(books.SIZE),
    "foot": books.RIM + books.H,
    "upper": [LEFT + 46, books.RIM + 52, books.W - 92, 50],
    "lower": [LEFT + 40, books.RIM + 104, books.W - 80, 60],
    "later": [LEFT + 40, books.RIM + 76, books.W - 80, 72],
    "spine": [books.RIM + 6, books.RIM + 122, books.SPINE - 10, 204],
    "board": {"size": list(boards.BOARD), "edge": boards.EDGE, "top": boards.TOP},
    "books": list(books.BOOKS),
}


def _write(path: Path, draw: Callable[[], skia.Surface]) -> None:
    write_webp(path, draw())


def jobs(assets: Path) -> list[Job]:
    folder = assets / "shelf"
    pictures: dict[str, Callable[[], skia.Surface]] = {
        **{f"book_{name}": partial(books.standing, name, DETAIL) for name in books.BOOKS},
        **{f"page_{name}": partial(books.scene, name, PAGE_DETAIL) for name in books.BOOKS},
        "glow": partial(books.glow, DETAIL),
        "board": partial(boards.board, DETAIL),
        "light": boards.light,
    }
    return [
        *(Job(f"shelf: {name}", partial(_write, folder / f"{name}.webp", p)) for name, p in pictures.items()),
        Job("manifest of the shelf", partial(write_json, folder / "manifest.json", MANIFEST)),
    ]
