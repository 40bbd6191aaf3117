"""Days in words."""

from __future__ import annotations

import time
from typing import Final

from gest_desktop.rules.words import N_, _

MONTHS: Final = (
    *(N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June")),
    *(N_("July"), N_("August"), N_("September"), N_("October"), N_("November"), N_("December")),
)


def day_and_month(when: float) -> str:
    day = time.localtime(when)
    return _("{day} {month}").format(day=day.tm_mday, month=_(MONTHS[day.tm_mon - 1]))


def date(when: float) -> str:
    day = time.localtime(when)
    month = _(MONTHS[day.tm_mon - 1])
    return _("{day} {month} {year}").format(day=day.tm_mday, month=month, year=day.tm_year)
