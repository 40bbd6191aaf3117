"""What riddles and their sets are called: a small grammar of theme and place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.ai.riddles.riddle import OWN, Riddle
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import NOWHERE
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
SOMEWHERE: Final = {
    "odds": (
        N_("{place}: the fat purse"),
        N_("{place}: who draws the bow?"),
        N_("{place}: dice and daring"),
        N_("{place}: a toll for the poor"),
    ),
    "sneak": (
        N_("{place}: soft footsteps"),
        N_("{place}: leaves in the wind"),
        N_("{place}: under a green hood"),
        N_("{place}: by night"),
    ),
    "initiative": (
        N_("{place}: now or later?"),
        N_("{place}: a quick hand"),
        N_("{place}: the small box"),
    ),
    "inspection": (
        N_("{place}: before the King comes"),
        N_("{place}: the last card"),
        N_("{place}: one turn left"),
    ),
    "hunt": (
        N_("{place}: the net closes"),
        N_("{place}: lanterns out"),
        N_("{place}: a rustle in the leaves"),
        N_("{place}: whose hood is that?"),
    ),
    "escort": (
        N_("{place}: wheels on the road"),
        N_("{place}: gold for the King"),
        N_("{place}: reinforcements"),
        N_("{place}: the tax collector"),
    ),
    OWN: (N_("{place}: once more"),),
}
ANYWHERE: Final = {
    "odds": (
        N_("A question of odds"),
        N_("Bow or purse?"),
        N_("What is it worth?"),
        N_("The abbot's baggage"),
        N_("Your purse, my lord!"),
        N_("The bold archer"),
        N_("A rich guest"),
    ),
    "sneak": (
        N_("Where to, my lads?"),
        N_("The greenwood path"),
        N_("Many feet, no sound"),
        N_("A new recruit"),
        N_("Out of the net"),
        N_("The hidden band"),
        N_("Under the oak"),
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
    ),
    "hunt": (
        N_("The hunt is up"),
        N_("Lanterns in the wood"),
        N_("Who hides there?"),
        N_("A price on his head"),
        N_("The patrol"),
        N_("Ropes and irons"),
        N_("The trail"),
    ),
    "escort": (
        N_("Coin by coin"),
        N_("Boots on the road"),
        N_("A full coffer"),
        N_("Hired hands"),
        N_("The long road home"),
        N_("Law and order"),
        N_("Peace in the shire"),
    ),
    OWN: (N_("Once more"),),
}


def name_of(riddle: Riddle) -> str:
    """No two riddles of the book have the same name: those that would get a number."""
    names = ANYWHERE if riddle.place == NOWHERE else SOMEWHERE
    row = names[riddle.theme]
    before, at = divmod(rank(riddle, the_book().of(riddle.theme)), len(row))
    name = _(row[at]).format(place=place_name(riddle.place))
    return f"{name} {NUMBERS[before % len(NUMBERS)]}".rstrip()


def rank(riddle: Riddle, others: Sequence[Riddle]) -> int:
    """How many riddles of the same theme and place come before this one; 0 for one of the player's own."""
    alike = [each.id for each in others if each.place == riddle.place]
    return alike.index(riddle.id) if riddle.id in alike else 0


def theme_name(theme: str) -> str:
    return _(THEME_WORDS[theme].name)


def theme_line(theme: str) -> str:
    return _(THEME_WORDS[theme].line)
