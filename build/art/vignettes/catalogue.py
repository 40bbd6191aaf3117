"""Which picture belongs to which card."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import skia

from art.vignettes import cards

Draw = Callable[[skia.Canvas], None]

# A file is named after its card: e05_little_john.py draws the picture of e05.
FILES = {module.name[:3]: module.name for module in iter_modules(cards.__path__)}


def picture_of(card_id: str) -> Draw:
    """Return what draws the picture of a card."""
    name = FILES[card_id]
    draw: Draw = import_module(f"art.vignettes.cards.{name}").draw
    return draw
