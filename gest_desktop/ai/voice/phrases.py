"""Reasons in words: each fact as a phrase with its number, for a sentence such as "Takes the Event: …"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.rules.naming import listed
from gest_desktop.rules.words import N_, _, n_

MOST_NAMED: Final = 2
CERTAIN: Final = 0.95
CHANCES: Final = ((1, 10), (1, 5), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (4, 5), (9, 10))
Counted = Callable[[int], str]

COUNTED: Final[dict[str, tuple[Counted, Counted]]] = {  # more of it, less of it
    "royal_favour": (
        lambda n: n_(
            "Royal Favour {n} step closer to Justice", "Royal Favour {n} steps closer to Justice", n
        ),
        lambda n: n_("Royal Favour {n} step closer to Order", "Royal Favour {n} steps closer to Order", n),
    ),
    "parishes_in_revolt": (
        lambda n: n_("{n} more Revolting Parish", "{n} more Revolting Parishes", n),
        lambda n: n_("{n} fewer Revolting Parish", "{n} fewer Revolting Parishes", n),
    ),
    "robin_hood_shillings": (
        lambda n: n_("{n} more Shilling for Robin Hood", "{n} more Shillings for Robin Hood", n),
        lambda n: n_("{n} fewer Shilling for Robin Hood", "{n} fewer Shillings for Robin Hood", n),
    ),
    "sheriff_shillings": (
        lambda n: n_("{n} more Shilling for the Sheriff", "{n} more Shillings for the Sheriff", n),
        lambda n: n_("{n} fewer Shilling for the Sheriff", "{n} fewer Shillings for the Sheriff", n),
    ),
    "merry_men": (
        lambda n: n_("{n} more Merry Man on the map", "{n} more Merry Men on the map", n),
        lambda n: n_("{n} fewer Merry Man on the map", "{n} fewer Merry Men on the map", n),
    ),
    "hidden_merry_men": (
        lambda n: n_("{n} more Hidden Merry Man", "{n} more Hidden Merry Men", n),
        lambda n: n_("{n} fewer Hidden Merry Man", "{n} fewer Hidden Merry Men", n),
    ),
    "merry_men_in_prison": (
        lambda n: n_("{n} more Merry Man in Prison", "{n} more Merry Men in Prison", n),
        lambda n: n_("{n} fewer Merry Man in Prison", "{n} fewer Merry Men in Prison", n),
    ),
    "merry_men_in_danger": (
        lambda n: n_("{n} more Merry Man open to Capture", "{n} more Merry Men open to Capture", n),
        lambda n: n_("{n} fewer Merry Man open to Capture", "{n} fewer Merry Men open to Capture", n),
    ),
    "camps": (
        lambda n: n_("{n} more Camp", "{n} more Camps", n),
        lambda n: n_("{n} fewer Camp", "{n} fewer Camps", n),
    ),
    "camps_in_danger": (
        lambda n: n_(
            "{n} more unguarded Camp within reach of Henchmen",
            "{n} more unguarded Camps within reach of Henchmen",
            n,
        ),
        lambda n: n_(
            "{n} fewer unguarded Camp within reach of Henchmen",
            "{n} fewer unguarded Camps within reach of Henchmen",
            n,
        ),
    ),
    "parishes_held": (
        lambda n: n_(
            "{n} more Parish that stays Revolting after Governance",
            "{n} more Parishes that stay Revolting after Governance",
            n,
        ),
        lambda n: n_(
            "{n} fewer Parish that stays Revolting after Governance",
            "{n} fewer Parishes that stay Revolting after Governance",
            n,
        ),
    ),
    "parishes_ready": (
        lambda n: n_(
            "{n} more Parish where Robin Hood could Donate",
            "{n} more Parishes where Robin Hood could Donate",
            n,
        ),
        lambda n: n_(
            "{n} fewer Parish where Robin Hood could Donate",
            "{n} fewer Parishes where Robin Hood could Donate",
            n,
        ),
    ),
    "order_on_the_road": (
        lambda _number: _("Carriages on the road worth {n} more Order on arrival"),
        lambda _number: _("Carriages on the road worth {n} less Order on arrival"),
    ),
    "henchmen": (
        lambda n: n_("{n} more Henchman on the map", "{n} more Henchmen on the map", n),
        lambda n: n_("{n} fewer Henchman on the map", "{n} fewer Henchmen on the map", n),
    ),
    "carriages": (
        lambda n: n_("{n} more Carriage on the road", "{n} more Carriages on the road", n),
        lambda n: n_("{n} fewer Carriage on the road", "{n} fewer Carriages on the road", n),
    ),
}
LIKELY: Final = {  # more likely: certain, a chance; less likely: impossible, a risk
    "robin_hood_wins": (
        N_("victory for Robin Hood"),
        N_("Robin Hood winning at once ({chance} games)"),
        N_("no victory for Robin Hood yet"),
        N_("Robin Hood winning at once less often ({chance} games)"),
    ),
    "sheriff_wins": (
        N_("victory for the Sheriff"),
        N_("the Sheriff winning at once ({chance} games)"),
        N_("no victory for the Sheriff yet"),
        N_("the Sheriff winning at once less often ({chance} games)"),
    ),
    "robin_in_prison": (
        N_("Robin in Prison"),
        N_("Robin in Prison ({chance} games)"),
        N_("Robin out of Prison"),
        N_("Robin out of Prison more often ({without} games)"),
    ),
    "robin_revealed": (
        N_("Robin Revealed"),
        N_("Robin Revealed ({chance} games)"),
        N_("Robin not Revealed"),
        N_("Robin Revealed less often ({chance} games)"),
    ),
    "robin_in_danger": (
        N_("Robin open to Capture"),
        N_("Robin open to Capture ({chance} games)"),
        N_("Robin safe from Capture"),
        N_("Robin open to Capture less often ({chance} games)"),
    ),
    "robin_hood_first": (
        N_("Robin Hood First on the next card"),
        N_("Robin Hood perhaps First on the next card"),
        N_("the Sheriff First on the next card"),
        N_("the Sheriff perhaps First on the next card"),
    ),
}


def in_words(reasons: Sequence[Reason], hedged: bool = False) -> str:
    """The most important reasons as one list, without a full stop; hedged, as no more than expectations."""
    return listed([phrase(reason, hedged) for reason in reasons[:MOST_NAMED]])


def phrase(reason: Reason, hedged: bool = False) -> str:
    if reason.fact in LIKELY:
        return likely(*LIKELY[reason.fact], reason)
    more, less = COUNTED[reason.fact]
    gap = abs(reason.chosen - reason.other)
    number = 1 if gap < 1.25 else 2  # only for the plural form
    return (more if reason.chosen > reason.other else less)(number).format(n=amount(gap, hedged))


def likely(certain: str, chance: str, impossible: str, risk: str, reason: Reason) -> str:
    if reason.chosen > reason.other:
        words = certain if reason.chosen >= CERTAIN else chance
    else:
        words = impossible if reason.chosen <= 1.0 - CERTAIN else risk
    return _(words).format(chance=one_in(reason.chosen), without=one_in(1.0 - reason.chosen))


def amount(gap: float, hedged: bool = False) -> str:
    """A whole number, or about one; in the middle of two small ones, both of them."""
    whole = round(gap)
    if abs(gap - whole) < 0.05 and whole and not hedged:
        return str(whole)
    if gap < 0.75:
        return _("perhaps {n}").format(n=1)
    if gap >= 3.0 or abs(gap - whole) < 0.25:
        return _("about {n}").format(n=whole)
    return _("{low} or {high}").format(low=int(gap), high=int(gap) + 1)


def one_in(chance: float) -> str:
    n, of = min(CHANCES, key=lambda pair: abs(pair[0] / pair[1] - chance))
    return _("{n} in {of}").format(n=n, of=of)
