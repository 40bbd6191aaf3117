"""The names of the choices, with one line about each."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_

Named = tuple[str, str]  # a name, and a line about it

SIDES: Final[dict[str, Named]] = {
    "robin": (N_("Robin Hood"), N_("Hide, rob the rich, stir up the parishes.")),
    "sheriff": (N_("The Sheriff"), N_("Hunt the outlaws, bring in the taxes.")),
    "lot": (N_("By lot"), N_("Let fate choose your side.")),
    "both": (N_("Two at one table"), N_("Two people take turns at this screen.")),
}
LEVELS: Final[dict[str, Named]] = {
    "potter": (N_("The Potter"), N_("Sells his pots and trusts his luck.")),
    "miller": (N_("The Miller"), N_("Grinds slowly, and sometimes fine.")),
    "yeoman": (N_("The Yeoman"), N_("Shoots straight, forgives a slip.")),
    "outlaw": (N_("The Outlaw"), N_("Knows every path of the greenwood.")),
    "friar": (N_("The Friar"), N_("Prays little and thinks ahead.")),
    "king": (N_("The King"), N_("Came from the wars to win this one.")),
}
PERSONAS: Final[dict[str, Named]] = {
    "none": (N_("Even-tempered"), N_("No leanings: he plays what seems best.")),
    "bold": (N_("Bold"), N_("Wants revolt everywhere and does not fear to be seen.")),
    "cunning": (N_("Cunning"), N_("Keeps his men hidden and you guessing.")),
    "merciful": (N_("Merciful"), N_("Leaves nobody in Prison, and no Shilling in his purse.")),
    "greedy": (N_("Greedy"), N_("Thinks first of the Carriages and their money.")),
    "cruel": (N_("Cruel"), N_("Fills the Prison.")),
    "patient": (N_("Patient"), N_("Holds the shire with many Henchmen, and waits.")),
}
SETUPS: Final[dict[str, Named]] = {
    "classic": (N_("Classic"), N_("Robin and a man in Shire Wood, one in Southwell Forest, one in Remston.")),
    "balanced": (N_("Balanced"), N_("Robin in Southwell Forest, a man in Shire Wood, two in Remston.")),
    "aggressive": (N_("Aggressive"), N_("Robin in Remston, a man in Shire Wood, two in Southwell Forest.")),
    "own": (N_("My own"), N_("You place the band yourself when the game begins.")),
}
