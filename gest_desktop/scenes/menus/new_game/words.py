"""The names of the choices, with one line about each."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_

Named = tuple[str, str]  # a name, and a line about it

SIDES: Final[dict[str, Named]] = {
    "robin": (N_("Robin Hood"), N_("Hide, rob the rich, stir up the Parishes.")),
    "sheriff": (N_("The Sheriff"), N_("Hunt the outlaws, bring in the taxes.")),
    "lot": (N_("Random side"), N_("Let fate choose your side.")),
    "both": (N_("Hot seat"), N_("Two players share this screen.")),
}
LEVELS: Final[dict[str, Named]] = {
    "potter": (N_("The Potter"), N_("Sells his pots and trusts his luck.")),
    "miller": (N_("The Miller"), N_("Grinds slowly, and sometimes fine.")),
    "yeoman": (N_("The Yeoman"), N_("Shoots straight, forgives a slip.")),
    "outlaw": (N_("The Outlaw"), N_("Knows every path of the greenwood.")),
    "friar": (N_("The Friar"), N_("Prays little and thinks ahead.")),
    "king": (N_("The King"), N_("Came from the wars to win this one.")),
}
USUAL_LEVEL: Final = "yeoman"  # for players who know the rules
AGAINST: Final = {  # after "You are Robin Hood"
    "potter": N_("against the Potter"),
    "miller": N_("against the Miller"),
    "yeoman": N_("against the Yeoman"),
    "outlaw": N_("against the Outlaw"),
    "friar": N_("against the Friar"),
    "king": N_("against the King"),
}
PERSONAS: Final[dict[str, Named]] = {
    "none": (N_("Neutral"), N_("Simply plays what looks best.")),
    "bold": (N_("Bold"), N_("Wants revolt everywhere and does not mind being seen.")),
    "cunning": (N_("Cunning"), N_("Keeps Merry Men Hidden and you guessing.")),
    "merciful": (N_("Merciful"), N_("Leaves no one in Prison, and no Shilling unspent.")),
    "greedy": (N_("Greedy"), N_("Thinks first of the Carriages and their money.")),
    "cruel": (N_("Cruel"), N_("Fills the Prison.")),
    "patient": (N_("Patient"), N_("Holds the shire with many Henchmen, and waits.")),
}
SETUPS: Final[dict[str, Named]] = {
    "classic": (
        N_("Classic"),
        N_("Robin and a Merry Man in Shire Wood, one in Southwell Forest, one in Remston."),
    ),
    "balanced": (N_("Balanced"), N_("Robin in Southwell Forest, a Merry Man in Shire Wood, two in Remston.")),
    "aggressive": (
        N_("Aggressive"),
        N_("Robin in Remston, a Merry Man in Shire Wood, two in Southwell Forest."),
    ),
    "own": (N_("Custom"), N_("Place the band yourself when the game starts.")),
}
