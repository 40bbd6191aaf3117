"""Bakes lining, tabular figures into the fonts: pygame cannot ask a font for them.

Run once over the fonts in assets/fonts, `cd build && python -m art.ui.figures`; a second run changes nothing.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

from art.tools.paths import FONTS

TABULAR_LINING = ".tf"


def bake(path: Path) -> bool:
    """Let the ten digits show their tabular lining forms; tells whether the font was changed."""
    font = TTFont(path, recalcTimestamp=False)
    names = set(font.getGlyphOrder())
    changed = False
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            plain = table.cmap.get(code, "")
            if plain + TABULAR_LINING in names:
                table.cmap[code] = plain + TABULAR_LINING
                changed = True
    if changed:
        font.save(path)
    return changed


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
