"""What riddles and their sets are called: by their theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.ai.riddles.riddle import OWN, Riddle
from gest_desktop.rules.words import N_, _


class Theme(NamedTuple):
    """The name of a set, one line about it, and its icon."""

    name: str
    line: str
    icon: str


THEME_WORDS: Final = {
    "odds": Theme(N_("Robbing and odds"), N_("Which Rob is worth it, and with how many."), "plot_rob"),
    "sneak": Theme(N_("Sneak and hide"), N_("Where the band goes, and who comes along."), "plot_sneak"),
    "initiative": Theme(
        N_("The right box"), N_("How much to do now, and who is First next."), "box_single_plot"
    ),
    "inspection": Theme(
        N_("Before the Inspection"), N_("The last card: make it count."), "phase_royal_inspection"
    ),
    "hunt": Theme(N_("The Sheriff's net"), N_("Find Robin and his band."), "plot_patrol"),
    "escort": Theme(N_("The King's taxes"), N_("Henchmen, Carriages and full coffers."), "plot_hire"),
    OWN: Theme(N_("From your games"), N_("Your own mistakes, as riddles."), "icon_replay"),
}
NUMBERS: Final = ("", "II", "III", "IV", "V", "VI", "VII", "VIII")
NAMES: Final = {
    "odds": (
        N_("A question of odds"),
        N_("Bow or purse?"),
        N_("What is it worth?"),
        N_("The abbot's baggage"),
        N_("Your purse, my lord!"),
        N_("The bold archer"),
        N_("A rich guest"),
        N_("The fat purse"),
        N_("Who draws the bow?"),
        N_("Dice and daring"),
        N_("A toll for the poor"),
    ),
    "sneak": (
        N_("Where to, my lads?"),
        N_("The greenwood path"),
        N_("Many feet, no sound"),
        N_("A new recruit"),
        N_("Out of the net"),
        N_("The hidden band"),
        N_("Under the oak"),
        N_("Soft footsteps"),
        N_("Leaves in the wind"),
        N_("Under a green hood"),
        N_("By night"),
    ),
    "initiative": (
        N_("First or Second?"),
        N_("The golden arrow"),
        N_("What the card is worth"),
        N_("Speed or strength?"),
        N_("A turn to spare"),
        N_("Much or soon?"),
        N_("The race"),
        N_("All or a little?"),
        N_("Now or later?"),
        N_("A quick hand"),
    ),
    "inspection": (
        N_("The King is coming"),
        N_("The reckoning"),
        N_("One card left"),
        N_("The eve of the Inspection"),
        N_("Make it count"),
        N_("The last word"),
        N_("Before the trumpets"),
        N_("A tidy shire"),
        N_("Before the King comes"),
        N_("The last card"),
        N_("One turn left"),
    ),
    "hunt": (
        N_("The hunt is up"),
        N_("Lanterns in the wood"),
        N_("Who hides there?"),
        N_("A price on his head"),
        N_("The patrol"),
        N_("Ropes and irons"),
        N_("The trail"),
        N_("The net closes"),
        N_("Lanterns out"),
        N_("A rustle in the leaves"),
        N_("Whose hood is that?"),
    ),
    "escort": (
        N_("Coin by coin"),
        N_("Boots on the road"),
        N_("A full coffer"),
        N_("Hired hands"),
        N_("The long road home"),
        N_("Law and order"),
        N_("Peace in the shire"),
        N_("Wheels on the road"),
        N_("Gold for the King"),
        N_("Reinforcements"),
        N_("The tax collector"),
    ),
    OWN: (N_("Once more"),),
}


def name_of(riddle: Riddle) -> str:
    """No place, which would give the answer away. No two riddles of the book have the same name."""
    row = NAMES[riddle.theme]
    before, at = divmod(rank(riddle, the_book().of(riddle.theme)), len(row))
    return f"{_(row[at])} {NUMBERS[before % len(NUMBERS)]}".rstrip()


def rank(riddle: Riddle, others: Sequence[Riddle]) -> int:
    """How many riddles of the same theme come before this one; 0 for one of the player's own."""
    ids = [each.id for each in others]
    return ids.index(riddle.id) if riddle.id in ids else 0


def theme_name(theme: str) -> str:
    return _(THEME_WORDS[theme].name)


def theme_line(theme: str) -> str:
    return _(THEME_WORDS[theme].line)
