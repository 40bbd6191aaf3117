"""The icons above the side panel: menu, rulebook, gallery, suspicion map, again, speed, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.buttons import Button, draw_button, hit
from gest_desktop.scenes.shell.bindings import KEYBOARD
from gest_desktop.scenes.shell.key_names import cap
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.seen.things import Thing

ACTIONS: Final = (  # name, icon, what it does
    ("menu", "icon_menu", N_("Menu")),
    ("rulebook", "icon_rulebook", N_("Rulebook")),
    ("gallery", "icon_gallery", N_("All cards")),
    ("suspicion", "icon_suspicion", N_("Where Robin may be")),
    ("again", "icon_replay", N_("Replay your opponent's last turn")),
    ("hint", "icon_hint", N_("Hint")),
    ("because", "icon_notices", N_("Why did your opponent do that?")),
    ("speed", "icon_speed", N_("Opponent speed")),
    ("options", "icon_settings", N_("Options")),
    ("keys", "icon_help", N_("Controls")),
)
WORDS: Final = {name: words for name, _sign, words in ACTIONS}
OTHER_KEYS: Final = {"menu": N_("Esc"), "keys": "F1"}


class MenuBar:
    def __init__(self, stage: Stage, layout: Layout) -> None:
        self.stage = stage
        area = pygame.Rect(layout.menu)
        side = min(area.height - stage.px(4), (area.width - stage.px(6) * len(ACTIONS)) // len(ACTIONS))
        step = (area.width - side) / (len(ACTIONS) - 1)
        self.buttons = [
            replace(
                Button(Thing("button", picture=name), "", sign),
                rect=pygame.Rect(round(area.x + i * step), area.y + (area.height - side) // 2, side, side),
            )
            for i, (name, sign, _words) in enumerate(ACTIONS)
        ]

    def draw(
        self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None, pressed: str = ""
    ) -> None:
        """Draw the icons; `pressed` is the one that is switched on."""
        for sign in self.buttons:
            button = replace(sign, colour="green") if sign.thing.picture == pressed else sign
            draw_button(
                target, button, self.stage, hovered=button.thing == hovered, focused=button.thing == focused
            )

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((button.rect for button in self.buttons if button.thing == thing), None)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit(self.buttons, pos)


def label_of(name: str, keys: Mapping[str, str], pad: Mapping[str, str] | None = None) -> str:
    """The key of an icon with the player's changes; while a gamepad is used, its button if it has one."""
    if pad is not None:
        return pad.get(name, "")
    if name in OTHER_KEYS:
        return _(OTHER_KEYS[name])
    in_force = KEYBOARD.in_force(keys)
    names = ("faster", "slower") if name == "speed" else (name,)
    return " ".join(cap(in_force[each]) for each in names)


def meaning(thing: Thing, side: int, keys: Mapping[str, str], pad: Mapping[str, str] | None = None) -> str:
    """What an icon does, with its key."""
    if thing.picture not in WORDS:
        return ""
    words, key = WORDS[thing.picture], label_of(thing.picture, keys, pad)
    if thing.picture == "suspicion" and side == ROBIN:
        words = N_("What the Sheriff can deduce about Robin")
    return _("{meaning} ({key})").format(meaning=_(words), key=key) if key else _(words)
