"""Bakes lining, tabular figures and a wider word space into the fonts: pygame cannot ask for them.

Run once over the fonts in assets/fonts, `cd build && python -m art.ui.figures`; a second run changes nothing.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

from art.tools.paths import FONTS

TABULAR_LINING = ".tf"
WORD_SPACE = 0.24  # of an em; less is rounded down to a hair at 18 pixels


def bake(path: Path) -> None:
    """Let the ten digits show their tabular lining forms, and set words apart."""
    font = TTFont(path, recalcTimestamp=False)
    names = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            plain = table.cmap.get(code, "")
            if plain + TABULAR_LINING in names:
                table.cmap[code] = plain + TABULAR_LINING
    for space in " \N{NO-BREAK SPACE}":
        font["hmtx"][font.getBestCmap()[ord(space)]] = (round(WORD_SPACE * font["head"].unitsPerEm), 0)
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
