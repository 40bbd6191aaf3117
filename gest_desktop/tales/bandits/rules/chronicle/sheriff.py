"""Sentences about the Drawbridge, Friar Tuck, arrests and the end."""

from __future__ import annotations

from gest_desktop.rules.words import _, n_
from gest_desktop.tales.bandits.rules import journal as j
from gest_desktop.tales.bandits.rules.chronicle.telling import line, tells
from gest_desktop.tales.bandits.rules.naming import number_of, token_list, token_name


@tells(j.DiceCrossed)
def dice_crossed(entry: j.DiceCrossed, players: int) -> str:
    words = _("{band} on the Drawbridge: {dice}, in all {total}.")
    dice = ", ".join(map(str, entry.faces))
    return line(words, entry, players, dice=dice, total=sum(entry.faces))


@tells(j.DieHidden)
def die_hidden(entry: j.DieHidden, players: int) -> str:
    return line(_("{band} take a {face} off the Drawbridge."), entry, players, face=entry.face)


@tells(j.DieRaised)
def die_raised(entry: j.DieRaised, players: int) -> str:
    words = _("{band} on the Drawbridge: a {before} becomes {face}.")
    return line(words, entry, players, before=entry.before, face=entry.face)


@tells(j.TokenDiscarded)
def token_discarded(entry: j.TokenDiscarded, players: int) -> str:
    words = _("{band} discard a token: {token}.")
    return line(words, entry, players, token=token_name(entry.kind))


@tells(j.TokenSold)
def token_sold(entry: j.TokenSold, players: int) -> str:
    words = _("{band} discard a token for 1 point: {token}.")
    return line(words, entry, players, token=token_name(entry.kind))


@tells(j.LeaderReleased)
def leader_released(entry: j.LeaderReleased, players: int) -> str:
    return line(_("A leader is released from Prison: {band}."), entry, players)


@tells(j.BailPaid)
def bail_paid(entry: j.BailPaid, players: int) -> str:
    words = n_(
        "{band} pay for their lowest die: {tokens}.",
        "{band} pay for their {number} lowest dice: {tokens}.",
        entry.dice,
    )
    return line(words, entry, players, number=entry.dice, tokens=token_list(entry.tokens))


@tells(j.LeaderArrested)
def leader_arrested(entry: j.LeaderArrested, players: int) -> str:
    number = number_of(entry.band, players)
    if entry.fine:
        words = n_(
            "{band} has {total} on the Drawbridge: the leader is arrested, −1 point.",
            "{band} have {total} on the Drawbridge: the leader is arrested, −1 point.",
            number,
        )
    else:
        words = n_(
            "{band} has {total} on the Drawbridge: the leader is arrested.",
            "{band} have {total} on the Drawbridge: the leader is arrested.",
            number,
        )
    return line(words, entry, players, total=entry.total)


@tells(j.RewardTaken)
def reward_taken(entry: j.RewardTaken, players: int) -> str:
    if entry.is_token:
        return line(_("{band} escape the Sheriff and choose a token."), entry, players)
    words = n_(
        "{band} escapes the Sheriff and takes 1 point.",
        "{band} escape the Sheriff and take 1 point.",
        number_of(entry.band, players),
    )
    return line(words, entry, players)


@tells(j.RichesStored)
def riches_stored(entry: j.RichesStored, players: int) -> str:
    return _("All new tokens go into the chests.")


@tells(j.BandScored)
def band_scored(entry: j.BandScored, players: int) -> str:
    words = _("{band}: track {track}, majorities {majorities}, treasure {treasure}, in all {total}.")
    total = entry.track + entry.majorities + entry.spending
    return line(
        words,
        entry,
        players,
        track=entry.track,
        majorities=entry.majorities,
        treasure=entry.spending,
        total=total,
    )


@tells(j.GameWon)
def game_won(entry: j.GameWon, players: int) -> str:
    if number_of(entry.band, players) == 1:
        return line(_("{band} has more than either of you: you both lose."), entry, players)
    if entry.by_lot:
        return line(_("{band} win by lot, as everything is level."), entry, players)
    return line(_("{band} win the game."), entry, players)
