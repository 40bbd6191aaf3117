"""Writes the faces and backs of all cards of the bandits, and where their words go."""

from functools import partial
from pathlib import Path

from art.bandits.cards import backs, faces, layout, title_picture
from art.bandits.cards.carts import REGULAR, SPECIAL
from art.bandits.cards.effects import EFFECTS
from art.tools.files import Job, picture, reduced, write_json, write_webp
from art.tools.raster import surf
from gest_desktop.tales.bandits.rules.texts import facts

SMALL = (layout.CW // 2, layout.CH // 2)
TITLE_SCALE = 3
MEN = list(EFFECTS)
PLAIN = "plain"


def _regular(folder: Path, name: str, seed: int) -> None:
    write_webp(folder / f"cart_{name}.webp", faces.regular_face(name, seed))


def _special(folder: Path, name: str, seed: int) -> None:
    (defence,) = (cart["defence"] for cart in facts()["carts"] if cart["id"] == name)
    write_webp(folder / f"cart_{name}.webp", faces.special_face(name, str(defence or ""), seed))


def _devices(folder: Path) -> None:
    for k, man in enumerate((None, *MEN)):
        write_webp(folder / f"device_{man or PLAIN}.webp", faces.cart_device(man, k))


def _merry(folder: Path, man: str, effect: str, seed: int) -> None:
    write_webp(folder / f"{effect}.webp", faces.merry_face(man, effect, seed))
    small = picture(faces.merry_face(man, effect, seed, small=True))
    write_webp(folder / f"{effect}_small.webp", reduced(small, SMALL))
    write_webp(folder / f"{effect}_emblem.webp", faces.merry_emblem(man, effect, seed))


def _backs(folder: Path) -> None:
    for guard in backs.GUARDS:
        write_webp(folder / f"back_{guard}.webp", backs.cart_back(guard))
    for man in MEN:
        write_webp(folder / f"back_{man}.webp", backs.merry_back(man))


def _title(assets: Path) -> None:
    surface = surf(440 * TITLE_SCALE, 330 * TITLE_SCALE)
    surface.getCanvas().scale(TITLE_SCALE, TITLE_SCALE)
    title_picture.draw(surface.getCanvas())
    write_webp(assets / "bandits" / "title.webp", surface)


def _files() -> list[str]:
    """The names of all pictures of cards."""
    effects = [effect for own in EFFECTS.values() for effect in own]
    return [
        *(f"cart_{name}" for name in (*REGULAR, *SPECIAL)),
        *(f"device_{name}" for name in (PLAIN, *MEN)),
        *(f"back_{name}" for name in (*backs.GUARDS, *MEN)),
        *(f"{effect}{form}" for effect in effects for form in ("", "_small", "_emblem")),
    ]


def manifest() -> dict[str, object]:
    """Where the program writes titles, texts and the numbers of the shields, in pixels of a card."""
    return {
        "files": _files(),
        "size": [layout.CW, layout.CH],
        "picture": layout.PICTURE,
        "cart": {
            "title": layout.CART_TITLE._asdict(),
            "text": layout.CART_TEXT,
            "device_top": layout.DEVICE_TOP,
            "number": {
                "plain": layout.PLAIN_SHIELD,
                "change": layout.CHANGE_SHIELD,
                "height": layout.SHIELD_NUMBER,
            },
        },
        "merry": {"title": layout.MERRY_TITLE._asdict(), "text": layout.MERRY_TEXT},
    }


def jobs(assets: Path) -> list[Job]:
    """All cards and the title picture."""
    folder = assets / "bandits" / "cards"
    effects = [(man, effect) for man, own in EFFECTS.items() for effect in own]
    return [
        *(Job(f"cart {name}", partial(_regular, folder, name, k)) for k, name in enumerate(REGULAR)),
        *(Job(f"cart {name}", partial(_special, folder, name, 10 + k)) for k, name in enumerate(SPECIAL)),
        Job("shields of the carts", partial(_devices, folder)),
        *(Job(f"card {e}", partial(_merry, folder, man, e, k)) for k, (man, e) in enumerate(effects)),
        Job("backs of the bandits' cards", partial(_backs, folder)),
        Job("title picture of the bandits", partial(_title, assets)),
        Job("manifest of the bandits' cards", partial(write_json, folder / "manifest.json", manifest())),
    ]
