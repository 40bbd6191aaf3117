"""Writes the faces of all cards without words, their backs, and where the words go."""

from functools import partial
from pathlib import Path
from typing import Any

from art.cards import layout
from art.cards.backs import DECKS, back
from art.cards.faces import draw_event, draw_traveller
from art.tools.files import Job, write_json, write_webp
from art.vignettes.catalogue import picture_of
from gest_desktop.rules.cards.event import EVENTS
from gest_desktop.rules.texts import card_texts

EVENT_FACE = {"title": layout.EVENT_TITLE._asdict(), "picture": layout.EVENT_PICTURE}
TRAVELLER_FACE = {"title": layout.TRAVELLER_TITLE._asdict(), "picture": layout.TRAVELLER_PICTURE}
FACES = {
    "event": EVENT_FACE | {"boxes": [layout.EVENT_LIGHT, layout.EVENT_DARK]},
    "fortune": EVENT_FACE | {"boxes": [layout.FORTUNE_TEXT]},
    "inspection": EVENT_FACE | {"boxes": [layout.FORTUNE_TEXT]},
    "traveller_1": TRAVELLER_FACE | {"boxes": layout.TRAVELLER_WAYS[1]},
    "traveller_2": TRAVELLER_FACE | {"boxes": layout.TRAVELLER_WAYS[2]},
}


def _face(card: dict[str, Any]) -> str:
    return f"traveller_{len(card['options'])}" if card["kind"] == "traveller" else card["kind"]


def _draw(folder: Path, card: dict[str, Any]) -> None:
    number, art = card["number"], picture_of(card["id"])
    if card["kind"] == "traveller":
        image = draw_traveller(number, card["defense"], art, len(card["options"]))
    else:
        image = draw_event(number, EVENTS[number].carriage_moves, art, card["kind"])
    write_webp(folder / f"{card['id']}.webp", image)


def _draw_back(folder: Path, deck: str) -> None:
    write_webp(folder / f"back_{deck}.webp", back(deck))


def jobs(assets: Path) -> list[Job]:
    folder = assets / "cards"
    cards = card_texts()
    manifest = {
        "size": [layout.CW, layout.CH],
        "faces": FACES,
        "backs": {deck: {"file": f"back_{deck}.webp"} for deck in DECKS},
        "cards": {name: {"file": f"{name}.webp", "face": _face(card)} for name, card in cards.items()},
    }
    return [
        *(Job(f"card {name}", partial(_draw, folder, card)) for name, card in cards.items()),
        *(Job(f"back of the {deck} deck", partial(_draw_back, folder, deck)) for deck in DECKS),
        Job("manifest of the cards", partial(write_json, folder / "manifest.json", manifest)),
    ]
