"""What the end page says beside its bars: one sentence each, and only what says something."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.verdict import Verdict, verdict
from gest_desktop.rules.naming import CARRIAGE_NAMES, decimal, listed, place_name
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    OLLERTON_HILL,
    OUT,
    PRISON,
    ROBIN,
    SHERIFF,
    TOKENS,
)
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.review.numbers import chance, signed
from gest_desktop.scenes.review.words import mistakes_told
from gest_desktop.scenes.shell.career.gain import Gain, gain_of
from gest_desktop.scenes.shell.career.honours import BY_ID
from gest_desktop.scenes.table.foresee.verdict import tally
from gest_desktop.scenes.table.session.contest import Contest

MOST: Final = 7
HONOURS: Final = 2  # that are named
SMALL_LUCK: Final = 0.03  # of the chance of winning
LARGE_REST: Final = 0.15  # of the chance that choices moved without a mistake
HIDDEN: Final = N_("At the end Robin was Hidden in {place}.")
REVEALED: Final = N_("At the end Robin was Revealed in {place}.")
OFF_THE_MAP: Final = {
    PRISON: N_("At the end Robin was in Prison."),
    AVAILABLE: N_("At the end Robin was Available."),
    OUT: N_("At the end Robin had left the game."),
}


def notes(contest: Contest, review: Review, you: int | None, is_done: bool) -> list[str]:
    """The sentences, the most telling first; what others add about a game goes in here."""
    found = []
    if is_done:
        found.append(average_luck(review, review.side, you))
        found.append(mistakes_told(review, you))
        found += rest_told(review)
    found += career_notes(contest)
    if is_done:
        found += [*accuracies(review), *accuracy_explained(review)]
    counted = tally(contest.game.journal.entries)
    if counted.robs:
        words = _("Robberies: {successes} of {n} succeeded ({expected} expected).")
        expected = decimal(counted.expected)
        found.append(words.format(n=counted.robs, successes=counted.successes, expected=expected))
    return (found + secrets(contest.game.state))[:MOST]


def career_notes(contest: Contest) -> list[str]:
    """The rating after this game, and the honours that it brought; nothing where two people played."""
    if contest.store is None or contest.is_hot_seat:
        return []
    gain = gain_of(contest.store.career.read(), contest.about.id)
    return gain_notes(gain) if gain.counts else []


def gain_notes(gain: Gain) -> list[str]:
    """What a game that counts brought to the career; with hints it never raises the rating."""
    rating, honours = round(gain.after.value), new_honours(gain)
    if gain.with_hints and not gain.change:
        return [_("Rating {value} (unchanged: hints were used)").format(value=rating), *honours]
    change = f"+{gain.change}" if gain.change >= 0 else f"−{-gain.change}"
    return [_("Rating {value} ({change})").format(value=rating, change=change), *honours]


def new_honours(gain: Gain) -> list[str]:
    """Some of the honours by name, and how many more there are."""
    names = [_(BY_ID[honour].name) for honour in gain.honours]
    more = len(names) - HONOURS
    if more > 1:
        words = _("New honours: {names} and {n} more")
        return [words.format(names=", ".join(names[:HONOURS]), n=more)]
    return [_("New honours: {names}").format(names=listed(names))] if names else []


def average_luck(review: Review, side: int, you: int | None) -> str:
    """What the result would have been without luck, or that luck did not decide it."""
    sum_ = review.account(side)
    if abs(sum_.luck) < SMALL_LUCK:
        return _("Luck was about even ({luck}).").format(luck=signed(sum_.luck))
    if you is not None and sum_.result < 0.5 and sum_.luck >= 0.0:
        return _("You lost in spite of good luck ({luck}).").format(luck=signed(sum_.luck))
    if you is not None and sum_.result > 0.5 and sum_.luck <= 0.0:
        return _("You won in spite of bad luck ({luck}).").format(luck=signed(sum_.luck))
    win = min(1.0, max(0.0, sum_.result - sum_.luck))
    if you is None:
        words = _("Robin Hood's chance of winning with average luck: {chance}")
        return words.format(chance=chance(win if side == ROBIN else 1.0 - win))
    return _("Your chance of winning with average luck: {chance}").format(chance=chance(win))


def rest_told(review: Review) -> list[str]:
    """Where choices did much that no verdict explains: what that is."""
    sum_ = review.account(review.side)
    if max(abs(sum_.own.other), abs(sum_.opponent.other)) <= LARGE_REST:
        return []
    return [_("The rest of the choices: small losses, and what showed only later.")]


def accuracies(review: Review) -> list[str]:
    values = [review.accuracy(side) for side in (ROBIN, SHERIFF)]
    if None in values:
        return []
    words = _("Accuracy: Robin Hood {one}%, the Sheriff {other}%")
    one, other = (round(value or 0.0) for value in values)
    return [words.format(one=one, other=other)]


def accuracy_explained(review: Review) -> list[str]:
    """Why an accuracy is high in spite of blunders, if there are any."""
    grades = [verdict(each) for each in review.found.values() if isinstance(each, ChoiceFound)]
    if Verdict.BLUNDER not in grades:
        return []
    return [_("Accuracy is an average of all choices, most of them easy: one blunder hardly lowers it.")]


def secrets(g: State) -> list[str]:
    """Everything that one side did not know at the end."""
    if 0 <= g.robin < OLLERTON_HILL:
        words = REVEALED if not g.robin_hidden else HIDDEN
        sentences = [_(words).format(place=place_name(g.robin))]
    else:
        sentences = [_(OFF_THE_MAP[g.robin])]
    for token in TOKENS:
        place = g.carriages[CARRIAGE_PLACE + token]
        if place <= OLLERTON_HILL and not g.carriages[CARRIAGE_UP + token]:
            kind = _(CARRIAGE_NAMES[g.carriages[CARRIAGE_TYPE + token]])
            words = _("The face-down Carriage in {place} was a {kind}.")
            sentences.append(words.format(place=place_name(place), kind=kind))
    return sentences
