"""The career in words, for the page and for the terminal."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS, SIDES
from gest_desktop.scenes.shell.career.rating import Rating, neighbours
from gest_desktop.scenes.shell.career.results import EARLY, LATE, Tally

GROUP_NAMES: Final = {
    "side": N_("By side"),
    "level": N_("By difficulty"),
    "persona": N_("By personality"),
    "ending": N_("By ending"),
}
ENDING_NAMES: Final = {EARLY: N_("Royal Favour 5+"), LATE: N_("Last card")}
BELOW_ALL: Final = N_("below the Potter")
BETWEEN: Final = {  # by the level just below
    "potter": N_("between the Potter and the Miller"),
    "miller": N_("between the Miller and the Yeoman"),
    "yeoman": N_("between the Yeoman and the Outlaw"),
    "outlaw": N_("between the Outlaw and the Friar"),
    "friar": N_("between the Friar and the King"),
    "king": N_("above the King"),
}
HOUR: Final = 3600


def key_name(group: str, key: str) -> str:
    """A row of the results."""
    if group == "ending":
        return _(ENDING_NAMES[key])
    return _({"side": SIDES, "level": LEVELS, "persona": PERSONAS}[group][key][0])


def between_levels(rating: Rating) -> str:
    below, _above = neighbours(rating)
    return _(BETWEEN[below] if below else BELOW_ALL)


def score(counted: Tally) -> str:
    """Won and lost."""
    return f"{counted.won} – {counted.lost}"


def deviation(rating: Rating) -> str:
    return f"± {rating.deviation:.0f}"


def at_the_table(seconds: int) -> str:
    """How long one has played; empty in the first minute."""
    hours, minutes = seconds // HOUR, seconds % HOUR // 60
    if not hours and not minutes:
        return ""
    if not hours:
        return n_("{n} minute at the table", "{n} minutes at the table", minutes).format(n=minutes)
    return _("{hours} h {minutes} min at the table").format(hours=hours, minutes=minutes)


def games_played(number: int) -> str:
    return n_("{n} game", "{n} games", number).format(n=number)
