"""The icons above the side panels."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.buttons import Button, draw_button, hit
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.bindings import KEYBOARD
from gest_desktop.scenes.shell.key_names import cap
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment

ACTIONS: Final = (  # command, icon, what it does
    ("menu", "icon_menu", N_("Menu")),
    ("rulebook", "icon_rulebook", N_("Rulebook")),
    ("gallery", "icon_gallery", N_("All cards")),
    ("hint", "icon_hint", N_("Hint")),
    ("because", "icon_notices", N_("Why did that band do that?")),
    ("speed", "icon_speed", N_("Opponent speed")),
    ("options", "icon_settings", N_("Options")),
    ("keys", "icon_help", N_("Controls")),
)
WORDS: Final = {name: words for name, _icon, words in ACTIONS}
OTHER_KEYS: Final = {"menu": N_("Esc"), "keys": "F1"}


class MenuBar:
    def __init__(self, stage: Stage, area: pygame.Rect) -> None:
        self.stage = stage
        side = min(area.height - stage.px(4), (area.width - stage.px(6) * len(ACTIONS)) // len(ACTIONS))
        step = (area.width - side) / (len(ACTIONS) - 1)
        self.buttons = [
            replace(
                Button(things.button(name), "", icon),
                rect=pygame.Rect(round(area.x + k * step), area.y + (area.height - side) // 2, side, side),
            )
            for k, (name, icon, _words) in enumerate(ACTIONS)
        ]

    def draw(self, target: pygame.Surface, moment: Moment) -> None:
        marks = moment.marks
        for button in self.buttons:
            draw_button(
                target,
                button,
                self.stage,
                hovered=button.thing == marks.hovered,
                focused=button.thing == marks.focused,
            )

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit(self.buttons, pos)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((button.rect for button in self.buttons if button.thing == thing), None)


def meaning(thing: Thing, moment: Moment) -> str:
    """What an icon does, with its key."""
    if thing.picture not in WORDS:
        return ""
    in_force = KEYBOARD.in_force(moment.settings.keys)
    names = ("faster", "slower") if thing.picture == "speed" else (thing.picture,)
    keys = [cap(in_force[name]) for name in names if name in in_force]
    key = _(OTHER_KEYS[thing.picture]) if thing.picture in OTHER_KEYS else " ".join(keys)
    words = _(WORDS[thing.picture])
    return _("{meaning} ({key})").format(meaning=words, key=key) if key else words
