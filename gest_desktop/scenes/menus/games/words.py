"""What the list of games says about one of them."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.rules.naming import favour_name, side_name
from gest_desktop.rules.setup import OPENINGS
from gest_desktop.rules.vocabulary import BALLAD_CARDS, SIDE_IDS
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.new_game.words import AGAINST, PERSONAS, SIDES
from gest_desktop.scenes.menus.saves.summary import BETWEEN, YOU, told
from gest_desktop.scenes.shell.archive.record import Record

RESULTS: Final = {  # by the side of the person, and whether they won
    ("robin", True): N_("Won as Robin Hood"),
    ("robin", False): N_("Lost as Robin Hood"),
    ("sheriff", True): N_("Won as the Sheriff"),
    ("sheriff", False): N_("Lost as the Sheriff"),
}
ENDS: Final = {
    "king_richard": N_("King Richard has come home: {favour}."),
    "inspection": N_("Decided at a Royal Inspection: {favour}."),
}
SETUPS: Final = {named.id: named.words for named in OPENINGS.values()}
DAMAGE: Final = N_("This file is damaged and was left as it is.")


def result(record: Record) -> str:
    """Who won, or that nobody has yet."""
    if record.damage:
        return _("Damaged game")
    if not record.is_over:
        return _("Not finished")
    if record.side:
        return _(RESULTS[record.side, record.is_won])
    return _("{side} wins").format(side=side_name(SIDE_IDS.index(record.winner)))


def sides(record: Record) -> str:
    """Who plays against whom."""
    if not record.side:
        return _(SIDES["both"][0]) if record.people else _("The computer plays both sides")
    pair = _(YOU[record.side]).format(against=_(AGAINST[record.level]))
    if record.persona == NO_PERSONA:
        return pair
    return _("{sides} ({persona})").format(sides=pair, persona=_(PERSONAS[record.persona][0]))


def standing(record: Record) -> str:
    """The place on the track, how far the game is, and how it was played."""
    return BETWEEN.join((favour_name(record.favour), progress(record), *flags(record)))


def progress(record: Record) -> str:
    """How far the game is, or how long it was."""
    if record.is_over:
        cards = BALLAD_CARDS * record.ballad - record.cards_left
        return n_("{n} card", "{n} cards", cards).format(n=cards)
    words = n_("Ballad {ballad}, {n} card left", "Ballad {ballad}, {n} cards left", record.cards_left)
    return words.format(ballad=record.ballad, n=record.cards_left)


def flags(record: Record) -> list[str]:
    return [
        *([_("practice")] if record.practice else []),
        *([_("with hints")] if record.hints else []),
    ]


def about(record: Record) -> list[str]:
    """Everything else, for the game that is chosen."""
    favour = favour_name(record.favour)
    lines = [sides(record)]
    lines.append(_(ENDS[record.ending]).format(favour=favour) if record.ending else standing(record))
    if record.setup:
        lines.append(_("Setup: {setup}.").format(setup=_(SETUPS[record.setup])))
    if record.events_side_locked:
        lines.append(_("Each side uses only its own half of an Event."))
    if record.came_from:
        lines.append(_("Played on from another game."))
    if record.ending and flags(record):
        lines.append(BETWEEN.join(flags(record)))
    if not record.is_of_these_rules:
        lines.append(_("Played under older rules."))
    return lines


def when(record: Record) -> str:
    return told(record.when)
