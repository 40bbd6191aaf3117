"""The opponent's reasons as sentences: what it does, what that brings, and the chances either way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.ai.voice.reasons import ALIKE, Reason
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.plots.choosing import PickDeed, PickPlot
from gest_desktop.rules.questions.choices import NO_OR_YES
from gest_desktop.rules.referee import question
from gest_desktop.rules.turn import PickBox, PickHalf
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import N_, _

BOXES: Final = (  # by option, in the order of the Initiative track
    N_("Takes a Single Plot: {reasons}."),
    N_("Passes, taking the Single Plot box: {reasons}."),
    N_("Takes the Event: {reasons}."),
    N_("Passes, taking the Event box: {reasons}."),
    N_("Takes Plots & Deeds: {reasons}."),
    N_("Passes, taking the Plots & Deeds box: {reasons}."),
)
HALVES: Final = {
    LIGHT: N_("Takes the light half: {reasons}."),
    DARK: N_("Takes the dark half: {reasons}."),
}
PICKED: Final = N_("Picks {choice}: {reasons}.")
QUOTED: Final = N_("Picks “{choice}”: {reasons}.")
STOPS: Final = N_("Stops here: {reasons}.")
NAMED_THINGS: Final = ("space", "pieces", "carriage", "number")


def because(view: View, option: int, reasons: Sequence[Reason], chances: str) -> str:
    """What the answer brings, if anything stands out, and the chances."""
    if not reasons:
        return deed(view, option, chances)
    return f"{deed(view, option, in_words(reasons))} {sentence(chances)}"


def deed(view: View, option: int, reasons: str) -> str:
    """The answer with its reasons, built from whole sentences so that they can be translated."""
    world = imagine(view, Random(0))
    asked, f = question(world)
    if isinstance(asked, PickBox):
        return _(BOXES[option]).format(reasons=reasons)
    if isinstance(asked, PickHalf):
        return _(HALVES[option]).format(reasons=reasons)
    if isinstance(asked, PickPlot | PickDeed) and option in asked.names:
        return _(PICKED).format(choice=_(asked.names[option].words), reasons=reasons)
    if asked.kind in NAMED_THINGS and option != DONE and option not in asked.names:
        return _(PICKED).format(choice=asked.label(world, f, option), reasons=reasons)
    label = asked.label(world, f, option)
    if option == DONE and label == _("Done"):
        return _(STOPS).format(reasons=reasons)
    if option == DONE or (asked.kind == "choice" and asked.names != NO_OR_YES):
        return _(QUOTED).format(choice=label, reasons=reasons)
    return sentence(reasons)


def sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def chances(win: float, other: float, label: str) -> str:
    """The winning chance with this answer and with the best other one, without a full stop."""
    if are_alike(win, other):
        words = _("chance of winning about {win}%, the same with “{other}”")
        return words.format(win=percent((win + other) / 2.0), other=label)
    words = _("chance of winning {win}% ({less}% with “{other}”)")
    return words.format(win=percent(win), other=label, less=percent(other))


def only_chance(win: float) -> str:
    return _("There is no other choice: chance of winning {win}%.").format(win=percent(win))


def by_lot(win: float) -> str:
    return _("Drawn by lot, so that nobody can guess it: chance of winning {win}%.").format(win=percent(win))


def are_alike(win: float, other: float) -> bool:
    return abs(win - other) < ALIKE or percent(win) == percent(other)


def percent(win: float) -> int:
    """A chance in points of a hundred; only a decided game has 0 or 100."""
    if 0.0 < win < 1.0:
        return min(99, max(1, round(100 * win)))
    return round(100 * win)
