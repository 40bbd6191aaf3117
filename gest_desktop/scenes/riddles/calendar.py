"""Days in words, for the riddle of the day."""

from __future__ import annotations

from datetime import date
from typing import Final

from gest_desktop.rules.words import N_, _

WEEKDAYS: Final = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
    N_("Sunday"),
)
SHORT: Final = (N_("Mon"), N_("Tue"), N_("Wed"), N_("Thu"), N_("Fri"), N_("Sat"), N_("Sun"))
MONTHS: Final = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)


def in_words(day: date) -> str:
    weekday, month = _(WEEKDAYS[day.weekday()]), _(MONTHS[day.month - 1])
    return _("{weekday}, {day} {month}").format(weekday=weekday, day=day.day, month=month)


def weekday(day: date) -> str:
    return _(SHORT[day.weekday()])
