"""The lower left paper: streaks, the hardest win, and the cards that are played most."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.cards import card_face
from gest_desktop.scenes.menus.career.tiles import tile
from gest_desktop.scenes.menus.menu_parts import Box, MenuParts
from gest_desktop.scenes.menus.new_game.words import LEVELS
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.results import FAVOURITES, Favourite, favourites
from gest_desktop.scenes.shell.career.standing import longest_run, present_run

PAD: Final = 24
TILE: Final = 84
GAP: Final = 12
SHAPE: Final = 860 / 500  # of a card
UPPER: Final = 0.47  # of a card: its title and picture
WORDS: Final = 30  # height


def lay_habits(menu: MenuParts, box: Box, career: Career, language: str) -> None:
    x, y, wide, high = box
    menu.heading(_("Streaks and habits"), (x + PAD, y + 14, wide - 2 * PAD, 34))
    lay_tiles(menu, (x + PAD, y + 54, wide - 2 * PAD, TILE), career)
    top = y + 54 + TILE + 10
    menu.heading(_("Favourite cards"), (x + PAD, top, wide - 2 * PAD, 34))
    chosen, room = favourites(career.counting), y + high - top - 34 - 22
    each = (wide - 2 * PAD) / FAVOURITES
    for number, favourite in enumerate(chosen):
        lay_card(menu, (x + PAD + number * each, top + 38, each, room), favourite, language)
    if not chosen:
        words = _("The Events you carry out most appear here.")
        area = menu.box(x + PAD, top + 38, wide - 2 * PAD, room)
        menu.page.write(words, area, size=18, ink=menu.inks.quiet, align="middle", cut="italic")


def lay_tiles(menu: MenuParts, box: Box, career: Career) -> None:
    x, y, wide, high = box
    each = (wide - 2 * GAP) / 3
    run = present_run(career.counting)
    lay_tile(menu, (x, y, each, high), str(run), n_("win in a row", "wins in a row", run))
    longest = longest_run(career.counting)
    lay_tile(menu, (x + each + GAP, y, each, high), str(longest), _("longest streak"))
    beaten = [game.level for game in career.counting if game.won]
    hardest = max(beaten, key=LEVEL_NAMES.index) if beaten else ""
    box = (x + 2 * (each + GAP), y, each, high)
    lay_tile(menu, box, "" if hardest else "–", _(LEVELS[hardest][0]) if hardest else _("hardest win"))
    if hardest:
        picture = portrait(hardest, round(46 * menu.unit))
        middle = menu.box(box[0], y + 7, each, 46).center
        menu.page.surface.blit(picture, menu.page.here(picture.get_rect(center=middle)))


def lay_tile(menu: MenuParts, box: Box, number: str, words: str) -> None:
    x, y, wide, high = box
    place = menu.box(*box)
    menu.page.surface.blit(tile(place.size, menu.unit), menu.page.here(place))
    if number:
        menu.page.write(number, menu.box(x, y + 4, wide, 50), "number", 34, menu.inks.heading, "middle")
    menu.page.write(words, menu.box(x + 6, y + high - 32, wide - 12, 26), size=17, align="middle")


def lay_card(menu: MenuParts, box: Box, favourite: Favourite, language: str) -> None:
    """The upper part of a card, how often it was carried out, and in how many games won."""
    x, y, wide, high = box
    across = min(wide - GAP, (high - WORDS) / (SHAPE * UPPER))
    face = card_face(f"e{favourite.card:02}", language, menu.box(0, 0, across, across * SHAPE).size)
    upper = face.subsurface((0, 0, face.get_width(), round(face.get_height() * UPPER)))
    place = upper.get_rect(midtop=menu.box(x, y, wide, high).midtop)
    menu.page.surface.blit(upper, menu.page.here(place))
    words = n_("{n} time, {won} won", "{n} times, {won} won", favourite.times)
    told = words.format(n=favourite.times, won=favourite.won)
    below = menu.box(x, y + high - WORDS, wide - 6, WORDS)
    below.top = place.bottom
    menu.page.write(told, below, size=17, align="middle", cut="bold")
