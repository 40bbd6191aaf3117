"""The sixteen cards of the Merry Men, one file each; importing this package fills `help.HELP`."""

from gest_desktop.tales.bandits.rules.help import (
    barter,
    brotherhood,
    come_on_lad,
    friendly_guards,
    heads_down,
    infiltrator,
    inside_job,
    look_that_way,
    look_this_way,
    quick_work,
    second_chance,
    shove,
    squeeze,
    tip_off,
    to_market,
    wheres_the_beer,
)

__all__ = [
    "barter",
    "brotherhood",
    "come_on_lad",
    "friendly_guards",
    "heads_down",
    "infiltrator",
    "inside_job",
    "look_that_way",
    "look_this_way",
    "quick_work",
    "second_chance",
    "shove",
    "squeeze",
    "tip_off",
    "to_market",
    "wheres_the_beer",
]
