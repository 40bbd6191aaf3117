"""Sentences about set-up, placing, guards and Little John."""

from __future__ import annotations

from gest_desktop.rules.words import _, n_
from gest_desktop.tales.bandits.rules import journal as j
from gest_desktop.tales.bandits.rules.chronicle.telling import line, tells
from gest_desktop.tales.bandits.rules.naming import (
    BACK_NAMES,
    band_name,
    card_name,
    cart_name,
    man_name,
    number_of,
)
from gest_desktop.tales.bandits.rules.vocabulary import NO_CARD


@tells(j.RoundBegun)
def round_begun(entry: j.RoundBegun, players: int) -> str:
    words = _("Round {number} begins. First player: {band}.")
    return words.format(number=entry.round, band=band_name(entry.first, players))


@tells(j.CardTurned)
def card_turned(entry: j.CardTurned, players: int) -> str:
    man, card = man_name(entry.man), card_name(entry.card)
    if entry.left == NO_CARD:
        return _("{man} begins with {card}.").format(man=man, card=card)
    words = _("{man} changes from {left} to {card}.")
    return words.format(man=man, left=card_name(entry.left), card=card)


@tells(j.FirstPlayerChosen)
def first_player_chosen(entry: j.FirstPlayerChosen, players: int) -> str:
    if entry.by_lot:
        return line(_("First player, by lot: {band}."), entry, players)
    return line(_("The First Player marker moves on: {band}."), entry, players)


@tells(j.CartLaid)
def cart_laid(entry: j.CartLaid, players: int) -> str:
    words = _("Cart {number} arrives face down. {guard}.")
    return words.format(number=entry.stretch + 1, guard=_(BACK_NAMES[entry.back]))


@tells(j.HelpAsked)
def help_asked(entry: j.HelpAsked, players: int) -> str:
    man = entry.card // 4
    number = number_of(entry.band, players)
    words = n_("{band} asks {man} for help ({card}).", "{band} ask {man} for help ({card}).", number)
    return line(words, entry, players, man=man_name(man), card=card_name(entry.card))


@tells(j.BanditPlaced)
def bandit_placed(entry: j.BanditPlaced, players: int) -> str:
    words = n_(
        "{band} places a bandit at cart {number}, space {space}.",
        "{band} place a bandit at cart {number}, space {space}.",
        number_of(entry.band, players),
    )
    return line(words, entry, players, number=entry.stretch + 1, space=entry.space + 1)


@tells(j.PocketPicked)
def pocket_picked(entry: j.PocketPicked, players: int) -> str:
    words = _("{band} place a bandit in an alley and gain a Village Coin.")
    return line(words, entry, players)


@tells(j.CartLookedAt)
def cart_looked_at(entry: j.CartLookedAt, players: int) -> str:
    number = entry.stretch + 1
    if entry.card is None:
        return line(_("{band} peek at cart {number}."), entry, players, number=number)
    words = _("{band} peek at cart {number}: {cart}.")
    return line(words, entry, players, number=number, cart=cart_name(entry.card))


@tells(j.CartSentAway)
def cart_sent_away(entry: j.CartSentAway, players: int) -> str:
    words = _("{band} send cart {number} away: {cart}.")
    return line(words, entry, players, number=entry.stretch + 1, cart=cart_name(entry.card))


@tells(j.GuardsMarked)
def guards_marked(entry: j.GuardsMarked, players: int) -> str:
    if entry.by > 0:
        words = _("{band} raise the defence of cart {number} by 2.")
    else:
        words = _("{band} lower the defence of cart {number} by 2.")
    return line(words, entry, players, number=entry.stretch + 1)


@tells(j.RowsClosedUp)
def rows_closed_up(entry: j.RowsClosedUp, players: int) -> str:
    return _("All rows close up to the left.")


@tells(j.CartTurnedUp)
def cart_turned_up(entry: j.CartTurnedUp, players: int) -> str:
    words = _("Cart {number} is turned up: {cart}.")
    return words.format(number=entry.stretch + 1, cart=cart_name(entry.card))


@tells(j.LeaderTaken)
def leader_taken(entry: j.LeaderTaken, players: int) -> str:
    words = n_(
        "{band} loses its leader to the Prison.",
        "{band} lose their leader to the Prison.",
        number_of(entry.band, players),
    )
    return line(words, entry, players)


@tells(j.Infiltrated)
def infiltrated(entry: j.Infiltrated, players: int) -> str:
    words = _(
        "{band} exchange the bandit at cart {number}, space {space}, with one at cart {other} ({opponent})."
    )
    return line(
        words,
        entry,
        players,
        number=entry.stretch + 1,
        space=entry.space + 1,
        other=entry.other + 1,
        opponent=band_name(entry.opponent, players),
    )


@tells(j.Shoved)
def shoved(entry: j.Shoved, players: int) -> str:
    words = _("{band} shove a bandit at cart {number} from space {space} to space {to}.")
    return line(words, entry, players, number=entry.stretch + 1, space=entry.space + 1, to=entry.to + 1)


@tells(j.Squeezed)
def squeezed(entry: j.Squeezed, players: int) -> str:
    words = _("{band} squeeze a bandit at cart {number} into space {space} ({other}).")
    other = band_name(entry.beside, players)
    return line(words, entry, players, number=entry.stretch + 1, space=entry.space, other=other)


@tells(j.WorkedQuickly)
def worked_quickly(entry: j.WorkedQuickly, players: int) -> str:
    words = _("{band} send a bandit from cart {number} to an alley; a die showing 2 remains.")
    return line(words, entry, players, number=entry.stretch + 1)
