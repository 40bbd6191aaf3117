"""The position in sentences, as one side may know it: one line for each space, track and box."""

from __future__ import annotations

from gest_desktop.rules.chronicle.play import BOX_NAMES
from gest_desktop.rules.naming import band, favour_name, favour_steps, henchmen, place_name, shillings
from gest_desktop.rules.state import State, ordinary_men
from gest_desktop.rules.texts import event_title, name_of, traveller_title
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BALLAD_CARDS,
    BALLADS,
    BOX_IDS,
    BOXES,
    CAMP,
    CARRIAGE_PLACE,
    DECK,
    DISCARD,
    HENCHMAN,
    NOWHERE,
    OLLERTON_HILL,
    OUT,
    PRISON,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SPACES,
    TOKENS,
    TRAVELLERS,
    USED,
    VICTIMS,
)
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.foresee.forecast import forecast
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.terminal.space_words import camps, carriages, space_line


def position_lines(view: View) -> list[str]:
    g = view.state
    spaces = (*SPACES, OLLERTON_HILL) if g.pieces[CAMP + OLLERTON_HILL] else SPACES
    return [
        *course(g),
        inspection(view),
        purses(g),
        initiative(g),
        *(space_line(view, place) for place in spaces),
        *beside_the_map(view),
    ]


def course(g: State) -> list[str]:
    left = BALLAD_CARDS - g.slot
    words = n_(
        "Ballad {ballad} of {ballads}, {n} card left.", "Ballad {ballad} of {ballads}, {n} cards left.", left
    )
    lines = [words.format(ballad=g.ballad, ballads=BALLADS, n=left)]
    if g.card:
        title = _(event_title(g.card))
        lines.append(_("The card in play: {title} ({number}).").format(title=title, number=g.card))
    return lines


def inspection(view: View) -> str:
    """Royal Favour, and what Unrest would do to it."""
    coming = forecast(view, sight(view))
    now = favour_name(view.state.favour)
    words = n_(
        "Royal Favour: {favour}. Unrest would now count {n} Submissive Parish: {step}.",
        "Royal Favour: {favour}. Unrest would now count {n} Submissive Parishes: {step}.",
        coming.submissive,
    )
    return words.format(favour=now, n=coming.submissive, step=step(coming.step))


def step(steps: int) -> str:
    return favour_steps(steps) if steps else _("no change")


def purses(g: State) -> str:
    words = _("Robin Hood has {robin}, the Sheriff {sheriff}.")
    return words.format(robin=shillings(g.shillings[ROBIN]), sheriff=shillings(g.shillings[SHERIFF]))


def initiative(g: State) -> str:
    robin, sheriff = (box_name(g.initiative[side]) for side in (ROBIN, SHERIFF))
    words = _("On the Initiative track, Robin Hood: {robin}; the Sheriff: {sheriff}.")
    return words.format(robin=robin, sheriff=sheriff)


def box_name(box: int) -> str:
    return _(BOX_NAMES[box] if box in BOXES else name_of(BOX_IDS[box]))


def beside_the_map(view: View) -> list[str]:
    g = view.state
    captives = band(ordinary_men(g, PRISON), g.robin == PRISON) if is_anyone_in(g, PRISON) else _("empty")
    lines = [
        _("{place}: {pieces}.").format(place=place_name(PRISON), pieces=captives),
        _("{place}: {pieces}.").format(place=place_name(AVAILABLE), pieces=available(g)),
    ]
    used = carriages(g, USED)
    if used:
        lines.append(_("{place}: {pieces}.").format(place=place_name(USED), pieces=", ".join(used)))
    if g.robin == OUT:
        lines.append(_("Robin is out of the game."))
    if g.bridge != NOWHERE:
        one, other = (place_name(place) for place in RIVER_BORDERS[g.bridge])
        lines.append(_("The Bridge joins {one} and {other}.").format(one=one, other=other))
    return lines + travellers(g)


def is_anyone_in(g: State, place: int) -> bool:
    return bool(ordinary_men(g, place)) or g.robin == place


def available(g: State) -> str:
    parts = []
    if is_anyone_in(g, AVAILABLE):
        parts.append(band(ordinary_men(g, AVAILABLE), g.robin == AVAILABLE))
    if g.pieces[HENCHMAN + AVAILABLE]:
        parts.append(henchmen(g.pieces[HENCHMAN + AVAILABLE]))
    parts += camps(g, AVAILABLE)
    number = sum(g.carriages[CARRIAGE_PLACE + token] == AVAILABLE for token in TOKENS)
    if number:
        parts.append(n_("{n} Carriage", "{n} Carriages", number).format(n=number))
    return ", ".join(parts) or _("empty")


def travellers(g: State) -> list[str]:
    deck, discard = (sum(g.travellers[card] == pile for card in TRAVELLERS) for pile in (DECK, DISCARD))
    piles = [_("{n} in the deck").format(n=deck)] if deck else []
    piles += [_("{n} discarded").format(n=discard)] if discard else []
    lines = [_("Travellers: {piles}.").format(piles=", ".join(piles))] if piles else []
    victims = [_(traveller_title(card)) for card in TRAVELLERS if g.travellers[card] == VICTIMS]
    return [*lines, _("Victims: {cards}.").format(cards=", ".join(victims))] if victims else lines
