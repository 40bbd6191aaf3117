"""What each command of the keyboard and the gamepad does, in words."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_

MEANINGS: Final = {
    "activate": N_("select"),
    "cancel": N_("back, or cancel a drag"),
    "back": N_("back, cancel"),
    "undo": N_("undo"),
    "ask": N_("explain a piece or a space"),
    "hint": N_("hint (again for more)"),
    "because": N_("explain your opponent's move"),
    "again": N_("replay your opponent's last turn"),
    "peek": N_("hold to hide cards and notes"),
    "suspicion": N_("where Robin may be"),
    "piles": N_("what can still come"),
    "annals": N_("the whole chronicle"),
    "hurry": N_("hold to speed up"),
    "faster": N_("faster"),
    "slower": N_("slower"),
    "older": N_("chronicle: scroll up"),
    "newer": N_("chronicle: scroll down"),
    "rulebook": N_("rulebook"),
    "gallery": N_("card gallery"),
    "options": N_("options"),
    "menu": N_("pause"),
}
BESIDES: Final = {
    "activate": N_("select (also Enter)"),
    "cancel": N_("back (also Esc)"),
}  # on the keyboard
ON_PAD: Final = {"hurry": N_("hold to speed up, or for more buttons")}
IN_MENUS: Final = (  # what else the gamepad does there: commands, meaning
    (("undo", "because"), N_("previous / next item")),
    (("peek", "hurry"), N_("page up / page down")),
    (("ask",), N_("this list")),
)
