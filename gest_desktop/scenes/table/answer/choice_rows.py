"""The answers in words, one row each, with costs and gains; then what is not possible now, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gest_desktop.rules.explain import Choice
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.texts import player_aids
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.vocabulary import BOX_IDS, CARRIAGE_IDS, DONE, ROBIN
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.card_order import YES_OR_NO
from gest_desktop.scenes.table.answer.staying import EVERYWHERE
from gest_desktop.scenes.table.foresee.bargain import bargain
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.foresee.odds import odds_of
from gest_desktop.scenes.table.foresee.prospects import (
    COST,
    NOTHING,
    PLAIN,
    Chip,
    Prospect,
    carriage_chips,
    prospect,
    rob_prospect,
)
from gest_desktop.scenes.table.seen.things import Thing

PIECES: Final = {
    "a_traveller": "back_traveller",
    "the_treasury": "coin_3",
    **{kind: f"carriage_{kind}" for kind in CARRIAGE_IDS},
}
FREE: Final = "free"
DEED, PLOT = "deed", "plot"


@dataclass(frozen=True)
class Row:
    """`thing` is what a click touches. Without a reason against it, it is an answer."""

    thing: Thing
    title: str
    sign: str = ""  # the name of an action or a piece, to find its picture
    key: int = 0  # the digit that chooses it; 0: none
    prospect: Prospect = NOTHING
    reason: str = ""
    is_chosen: bool = False  # and waits for confirmation


def rows(answering: Answering, language: str) -> list[Row]:
    """Every answer in words, and what is not possible now, in the order of the rules."""
    found = {
        option: row(answering, thing.number, language)
        if thing.kind == "chip"
        else refused_row(answering, thing.number)
        for thing, option in answering.rows
    }
    if answering.borders:
        return [replace(each, sign="", prospect=NOTHING) for each in found.values()]
    if not answering.has_boxes:
        return list(found.values())
    return [in_box(option, found[option]) for option in sorted(found)]


def in_box(option: int, row: Row) -> Row:
    """A box with its sign, or to pass in it with what that brings."""
    if not is_pass(option):
        return replace(row, sign=f"box_{BOX_IDS[option // 2]}")
    gains = row.prospect.chips[0].words if row.prospect.chips else ""
    title = _("Pass: {sum}").format(sum=gains) if gains else _("Pass")
    return replace(row, title=title, sign="", prospect=replace(row.prospect, chips=()))


def row(answering: Answering, number: int, language: str) -> Row:
    choice = answering.chips[number]
    return Row(
        Thing("chip", number=number),
        choice.label,
        sign_of(answering, choice),
        answering.key_of(choice.option),
        expected(answering, choice, language),
        is_chosen=choice.option in answering.pending,
    )


def sign_of(answering: Answering, choice: Choice) -> str:
    """A Carriage looks as it does on the map, as far as the player knows it."""
    things = (thing for thing, option in answering.things.items() if option == choice.option)
    return next((thing.picture for thing in things if thing.kind == "carriage"), str(choice.value))


def refused_row(answering: Answering, number: int) -> Row:
    """It keeps its digit, so that no other row gets it."""
    one = answering.greyed[number]
    key = answering.key_of(one.option)
    return Row(Thing("refused", number=number), one.label, str(one.value), key, reason=one.reason)


def expected(answering: Answering, choice: Choice, language: str) -> Prospect:
    """The odds of a Rob, the cost of a Plot or Deed, or else what happens at once."""
    if choice.option in (DONE, EVERYWHERE) and answering.asked.kind == "space":
        return NOTHING
    if answering.has_boxes and not is_pass(choice.option):
        return NOTHING
    if is_about_a_rob(answering):
        odds = odds_of(answering.view, choice.option)
        if odds.unrolled < 1.0:
            return rob_prospect(answering.view, odds)
        found = prospect(answering.view, choice.option)
        return replace(found, chips=(*found.chips, Chip(_("no roll"))))
    known = player_aids().get(str(choice.value))
    if known is not None and known["kind"] in (PLOT, DEED):
        is_free = known["cost"]["en"] == FREE
        cost = Chip(str(known["cost"][language]), PLAIN if is_free else COST)
        return Prospect((cost, *spaces_chip(answering, choice)))
    if choice.value in CARRIAGE_IDS:
        return Prospect(carriage_chips(CARRIAGE_IDS.index(str(choice.value))))
    found = prospect(answering.view, choice.option)
    if choice.value in YES_OR_NO.values() and not found.chips:
        return replace(found, chips=tuple(bargain(answering.view, choice.option)))
    return found


def spaces_chip(answering: Answering, choice: Choice) -> Sequence[Chip]:
    """In how many spaces a Plot or Deed could be used."""
    world = world_of(answering.view)
    answer(world, *question(world), choice.option)
    asked, f = question(world)
    if asked.kind != "space" or asked.actor(f) != answering.asked.actor:
        return ()
    number = sum(option != DONE for option in asked.options(world, f))
    return (Chip(n_("possible in {n} space", "possible in {n} spaces", number).format(n=number)),)


def is_about_a_rob(answering: Answering) -> bool:
    """Whether a Rob is in progress and asks for its target, its robbers or its option."""
    if answering.asked.actor != ROBIN or answering.asked.kind not in ("choice", "pieces"):
        return False
    return any(frame.script.topic is Topic.ROBBERY for frame in answering.view.state.frames)
