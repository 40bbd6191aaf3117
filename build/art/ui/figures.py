"""Bakes lining, tabular figures and a wider word space into the fonts: pygame cannot ask for them.

Run once over the fonts in assets/fonts, `cd build && python -m art.ui.figures`; a second run changes nothing.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

from art.tools.paths import FONTS

TABULAR_LINING = ".tf"
# Of an em; less is rounded down to a hair: at 18 pixels in the text, at 13 in the broad letters of headings.
WORD_SPACE = {"alegreya": 0.24, "gest-display": 0.27}


def bake(path: Path) -> None:
    """Let the ten digits show their tabular lining forms."""
    font = TTFont(path, recalcTimestamp=False)
    names = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            plain = table.cmap.get(code, "")
            if plain + TABULAR_LINING in names:
                table.cmap[code] = plain + TABULAR_LINING
    font.save(path)


def space_out(path: Path, share: float) -> None:
    """Set words apart."""
    font = TTFont(path, recalcTimestamp=False)
    for space in " \N{NO-BREAK SPACE}":
        font["hmtx"][font.getBestCmap()[ord(space)]] = (round(share * font["head"].unitsPerEm), 0)
    font.save(path)


def even(path: Path) -> None:
    """Give all ten digits the width of the widest, each in the middle of it."""
    font = TTFont(path, recalcTimestamp=False)
    digits = [font.getBestCmap()[code] for code in range(ord("0"), ord("9") + 1)]
    widths = font["hmtx"]
    widest = max(widths[name][0] for name in digits)
    for name in digits:
        width, left = widths[name]
        widths[name] = (widest, left + (widest - width) // 2)
    font.save(path)


if __name__ == "__main__":
    even(FONTS / "caudex-700-normal.ttf")
    for path in sorted(FONTS.glob("alegreya-*.ttf")):
        bake(path)
    for family, share in WORD_SPACE.items():
        for path in sorted(FONTS.glob(f"{family}-*.ttf")):
            space_out(path, share)
