"""All pictures and fonts that the program loads exist, and nothing superfluous is bundled."""

import pytest

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.rules.texts import card_texts
from gest_desktop.rules.vocabulary import (
    CARRIAGE_IDS,
    CARRIAGE_TYPES,
    GREEN_DIE,
    NO_STATUS,
    SIDE_IDS,
    STATUS_IDS,
    WHITE_DIE,
)
from tests.assets.folder import ASSETS, read

LIMIT = 30 * 1024 * 1024
FONTS = sorted(path.name for path in (ASSETS / "fonts").glob("*.ttf"))
PIECES = {
    "merry_hidden",
    "merry_revealed",
    "robin_revealed",
    "robin_hidden_private",
    "henchman",
    "camp",
    "bridge",
    "royal_favour",
    "ballad",
    "coin_1",
    "coin_3",
    *(f"carriage_{kind}" for kind in CARRIAGE_IDS),
    *(f"carriage_{CARRIAGE_IDS[kind]}_face_down" for kind in CARRIAGE_TYPES),
    *(status for status in STATUS_IDS if status != STATUS_IDS[NO_STATUS]),
    *(f"eligible_{side}" for side in SIDE_IDS[:2]),
    *(f"die_green_{face}" for face in GREEN_DIE),
    *(f"die_white_{face}" for face in WHITE_DIE),
}


def named_files() -> list[str]:
    """Every file that a manifest names."""
    cards, board = read("cards/manifest.json"), read("board/manifest.json")
    endings, honours = read("endings/manifest.json")["endings"], read("honours/manifest.json")["honours"]
    return [
        *(f"pieces/{entry['file']}" for entry in read("pieces/manifest.json")["pieces"].values()),
        *(f"cards/{entry['file']}" for part in ("cards", "backs") for entry in cards[part].values()),
        *(f"board/{size[layer]}" for size in board["sizes"] for layer in ("board", "labels")),
        *(f"ui/{entry['file']}" for entry in read("ui/manifest.json")["parts"].values()),
        *(f"ranks/{entry['file']}" for entry in read("ranks/manifest.json")["portraits"].values()),
        *(f"title/{layer['file']}" for layer in read("title/manifest.json")["layers"]),
        *(f"endings/{name}.webp" for name in endings),
        *(f"broadside/{name}.webp" for name in ("sheet", *endings)),
        *(f"honours/{name}{state}.webp" for name in honours for state in ("", "_locked")),
        "honours/unpressed.webp",
        *bandits_files(),
        *shelf_files(),
    ]


def shelf_files() -> list[str]:
    """Every picture of the shelf."""
    books = read("shelf/manifest.json")["books"]
    return [
        *(f"shelf/{part}_{book}.webp" for part in ("book", "page") for book in books),
        *(f"shelf/{name}.webp" for name in ("glow", "board", "light")),
    ]


def bandits_files() -> list[str]:
    """Every picture of Bandits of Sherwood."""
    pieces = read("bandits/pieces/manifest.json")["pieces"].values()
    cards = read("bandits/cards/manifest.json")["files"]
    return [
        "bandits/title.webp",
        *(f"bandits/board/board_{width}.webp" for width in (2400, 800)),
        *(f"bandits/pieces/{entry['file']}" for entry in pieces),
        *(f"bandits/cards/{name}.webp" for name in cards),
    ]


def test_every_file_of_the_manifests_exists() -> None:
    assert [] == [name for name in named_files() if not (ASSETS / name).is_file()]


def test_every_picture_is_in_a_manifest() -> None:
    pictures = [path for path in ASSETS.rglob("*") if path.suffix in (".png", ".webp")]
    assert set(named_files()) == {path.relative_to(ASSETS).as_posix() for path in pictures}


def test_the_assets_are_small_enough_to_carry() -> None:
    assert LIMIT > sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file())


def test_every_kind_of_piece_has_a_picture() -> None:
    assert set(read("pieces/manifest.json")["pieces"]) == PIECES


def test_every_level_and_side_has_a_portrait() -> None:
    assert {*LEVEL_NAMES, *SIDE_IDS[:2]} == set(read("ranks/manifest.json")["portraits"])


def test_every_card_has_a_picture_and_room_for_its_words() -> None:
    manifest = read("cards/manifest.json")
    assert set(card_texts()) == set(manifest["cards"])
    for name, card in card_texts().items():
        boxes = manifest["faces"][manifest["cards"][name]["face"]]["boxes"]
        texts = card.get("options") or [half for half in ("light", "dark") if half in card] or ["text"]
        assert len(texts) == len(boxes), name


@pytest.mark.parametrize("font", FONTS)
def test_a_font_has_its_licence(font: str) -> None:
    family = font.rsplit("-", 2)[0]
    licence = (ASSETS / "fonts" / "LICENSES" / f"{family}-OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_there_are_fonts() -> None:
    assert FONTS
