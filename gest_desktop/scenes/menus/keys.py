"""All keys and buttons in force in one table, and the screen shown by F1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.glyphs import CROSS, glyph
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.command_words import IN_MENUS, MEANINGS, ON_PAD
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.bindings import GAMEPAD, KEYBOARD
from gest_desktop.scenes.shell.key_names import cap


class Key(NamedTuple):
    """The labels of one or more keys, or the letters of buttons, and what they do."""

    caps: tuple[str, ...]
    meaning: str
    is_pad: bool = False
    word: str = ""  # by which a table says that the key does something else, or nothing


Groups = tuple[tuple[str, tuple[Key, ...]], ...]
EVERYWHERE: Final = (
    Key((N_("Tab"), N_("Shift+Tab")), N_("next / previous item")),
    Key((N_("Arrows"),), N_("move in that direction")),
    Key((N_("Enter"),), N_("select")),
    Key((N_("Esc"),), N_("back, or cancel a drag")),
    Key((N_("F1"), "?"), N_("this list")),
    Key((N_("F11"),), N_("toggle fullscreen")),
    Key((N_("Drag"),), N_("move a piece to a glowing space")),
    Key((N_("Wheel"), N_("Shift")), N_("move more, or all"), word="several"),
    Key((N_("Right button"),), N_("show details")),
    Key((N_("Middle button"),), N_("hold to hide cards and notes")),
    Key((N_("Glowing outline"),), N_("can be chosen now")),
    Key((N_("Dashed outline"),), N_("mentioned, or where a piece can go"), word="dashed"),
    Key((N_("Dashed box"),), N_("where Royal Favour may move"), word="favour"),
)
ON_THE_SIDE: Final = ("again", "because", "hint", "ask", "peek", "suspicion", "piles", "annals")
NOTHING: Final[Mapping[str, str]] = {}
LINE: Final = 38  # units from one row to the next
CAPS: Final = 190  # units for the keys, left of their descriptions
MOST: Final = 14  # rows in a column


def at_this_table(keys: Iterable[Key], in_words: Mapping[str, str]) -> tuple[Key, ...]:
    """The keys that do something at a table, and what that is."""
    told = (key._replace(meaning=in_words.get(key.word, key.meaning)) for key in keys)
    return tuple(key for key in told if key.meaning)


def key_groups(changes: Mapping[str, str], in_words: Mapping[str, str] = NOTHING) -> Groups:
    """The keys, with the player's changes."""
    caps = {word: cap(name) for word, name in KEYBOARD.in_force(changes).items()}
    at_the_table = (
        Key((N_("Ctrl+Z"), caps["undo"]), N_("undo")),
        Key((_("Shift+{key}").format(key=caps["undo"]),), N_("undo the whole turn"), word="undo_turn"),
        Key((N_("1–9"),), N_("make the choice with this number")),
        Key((caps["hurry"], caps["faster"], caps["slower"]), N_("hold to speed up; faster, slower")),
        *(Key((caps[word],), MEANINGS[word], word=word) for word in ON_THE_SIDE),
        Key((caps["older"], caps["newer"]), N_("scroll the chronicle")),
        Key((caps["rulebook"], caps["gallery"], caps["options"]), N_("rulebook, card gallery, options")),
    )
    return (
        (N_("Everywhere"), at_this_table(EVERYWHERE, in_words)),
        (N_("At the table"), at_this_table(at_the_table, in_words)),
    )


def pad_groups(letters: Mapping[str, str], in_words: Mapping[str, str] = NOTHING) -> Groups:
    """The buttons of a gamepad, by what is written on them."""
    everywhere = (
        Key((CROSS,), N_("move in that direction"), True),
        Key((letters["activate"],), MEANINGS["activate"], True),
        Key((letters["back"],), MEANINGS["back"], True),
        Key((N_("Left stick"),), N_("move in that direction")),
        Key((N_("Right stick"),), N_("move a pointer")),
        *(Key(tuple(letters[word] for word in words), meaning, True) for words, meaning in IN_MENUS),
    )
    words = (word for word in GAMEPAD.usual if word not in ("activate", "back"))
    table = (Key((letters[word],), ON_PAD.get(word, MEANINGS[word]), True, word) for word in words)
    return (N_("Everywhere"), everywhere), (N_("At the table"), at_this_table(table, in_words))


def paint_keys(page: Page, keys: tuple[Key, ...], rect: pygame.Rect) -> None:
    """Draw the keys as small caps below each other, with their descriptions."""
    unit, top = page.unit, rect.y
    for key in keys:
        left = rect.x
        for label in key.caps:
            left += paint_cap(page, key, _(label), (left, top)) + round(8 * unit)
        start = rect.x + round(CAPS * unit)
        page.write(_(key.meaning), pygame.Rect(start, top, rect.right - start, round(30 * unit)), size=19)
        top += round(LINE * unit)


def paint_cap(page: Page, key: Key, label: str, corner: tuple[int, int]) -> int:
    """Draw a key cap or a button; return its width."""
    unit = page.unit
    page.words.append(label)
    if key.is_pad:
        picture = glyph(label, round(32 * unit))
        page.surface.blit(picture, page.here(picture.get_rect(topleft=corner)))
        return picture.get_width()
    words = line(label, "text", round(17 * unit), page.inks.text, round(150 * unit), "bold")
    wide = max(words.get_width() + round(20 * unit), round(34 * unit))
    place = pygame.Rect(*corner, wide, round(30 * unit))
    draw(page.surface, "entry_normal", page.here(place), unit)
    page.surface.blit(words, words.get_rect(center=page.here(place).center))
    return wide


class KeysScene(MenuScene):
    """Shown on top of any scene; Esc, F1 or the button closes it."""

    paper_size = (1160, 300 + LINE * MOST)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("Controls")
        self.is_pad = app.pad.is_last

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def first_focus(self) -> str:
        return "back"

    @property
    def groups(self) -> Groups:
        in_words = next((scene.keys_in_words for scene in self.app.scenes if scene.keys_in_words), NOTHING)
        if self.is_pad:
            return pad_groups(self.app.pad.all_letters, in_words)
        return key_groups(self.app.settings.keys, in_words)

    def lay_out(self) -> None:
        self.title(_("Controls"))
        for x, (name, keys) in zip((64, 594), self.groups, strict=True):
            self.heading(_(name), (x, 136, 502, 32))
            paint_keys(self.page, keys, self.box(x, 182, 502, 400))
        below = self.paper_size[1] - 100
        self.button("back", _("Back"), (LEFT_OF_BACK, below, 200, 52), self.back, "brown", "icon_back")
        other = _("Keyboard") if self.is_pad else _("Gamepad")
        self.button("other", other, (LEFT_OF_BACK + 220, below, 240, 52), self.turn, "brown", "icon_next")
        change = _("Change controls")
        self.button("change", change, (LEFT_OF_BACK + 480, below, 320, 52), self.change, icon="icon_settings")

    def turn(self) -> None:
        """Show the other device."""
        self.is_pad = not self.is_pad
        self.rebuild()

    def change(self) -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        self.app.switch(OptionsScene(self.app, tab="pad" if self.is_pad else "keys"))

    def show_keys(self) -> None:
        """The keys are shown already, so F1 closes them."""
        self.back()


LEFT_OF_BACK: Final = 180
