"""Sentences about assaults, Robin Hood and Loot."""

from __future__ import annotations

from gest_desktop.rules.words import _, n_
from gest_desktop.tales.bandits.rules import journal as j
from gest_desktop.tales.bandits.rules.chronicle.telling import line, tells
from gest_desktop.tales.bandits.rules.naming import number_of, token_name


@tells(j.AssaultBegun)
def assault_begun(entry: j.AssaultBegun, players: int) -> str:
    return _("Cart {number} is assaulted.").format(number=entry.stretch + 1)


@tells(j.FairThrown)
def fair_thrown(entry: j.FairThrown, players: int) -> str:
    words = _("The Fairground Cart's dice show {dice}: defence {defence}.")
    return words.format(dice=", ".join(map(str, entry.dice)), defence=sum(entry.dice))


@tells(j.DieRolled)
def die_rolled(entry: j.DieRolled, players: int) -> str:
    words = n_("{band} rolls {face}.", "{band} roll {face}.", number_of(entry.band, players))
    return line(words, entry, players, face=entry.face)


@tells(j.DieTurned)
def die_turned(entry: j.DieTurned, players: int) -> str:
    if entry.again:
        words = _("The {before} in space {space} is rolled again: {face}.")
    else:
        words = _("The {before} in space {space} becomes {face}.")
    return words.format(before=entry.before, space=entry.space + 1, face=entry.face)


@tells(j.CartFell)
def cart_fell(entry: j.CartFell, players: int) -> str:
    words = _("Cart {number} falls: {total} against {defence}.")
    return words.format(number=entry.stretch + 1, total=entry.total, defence=entry.defence)


@tells(j.CartFled)
def cart_fled(entry: j.CartFled, players: int) -> str:
    words = _("Cart {number} flees: {total} against {defence}.")
    return words.format(number=entry.stretch + 1, total=entry.total, defence=entry.defence)


@tells(j.PointsScored)
def points_scored(entry: j.PointsScored, players: int) -> str:
    words = n_("{band}: +{points} point.", "{band}: +{points} points.", entry.points)
    return line(words, entry, players, points=entry.points)


@tells(j.HandDrawn)
def hand_drawn(entry: j.HandDrawn, players: int) -> str:
    words = n_("{band} draw {number} token.", "{band} draw {number} tokens.", entry.number)
    return line(words, entry, players, number=entry.number)


@tells(j.TokenTaken)
def token_taken(entry: j.TokenTaken, players: int) -> str:
    number = number_of(entry.band, players)
    if entry.kind is None:
        if entry.drawn:
            words = n_("{band} draws a token.", "{band} draw a token.", number)
        else:
            words = _("{band} take a token.")
        return line(words, entry, players)
    if entry.drawn:
        words = n_("{band} draws a token: {token}.", "{band} draw a token: {token}.", number)
    else:
        words = _("{band} take a token: {token}.")
    return line(words, entry, players, token=token_name(entry.kind))


@tells(j.DiscardsTurned)
def discards_turned(entry: j.DiscardsTurned, players: int) -> str:
    words = n_(
        "The supply is empty: {number} discarded token is mixed and becomes the supply.",
        "The supply is empty: {number} discarded tokens are mixed and become the supply.",
        entry.number,
    )
    return words.format(number=entry.number)
