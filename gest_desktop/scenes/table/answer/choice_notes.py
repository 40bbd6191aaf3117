"""What the choice card says besides its rows: the odds of a party, and what confirming means."""

from __future__ import annotations

from collections.abc import Mapping

from gest_desktop.rules.vocabulary import DONE, NOWHERE
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.choice_rows import is_about_a_rob
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble
from gest_desktop.scenes.table.foresee.odds import odds_of
from gest_desktop.scenes.table.foresee.odds_words import between, odds_text, robbers
from gest_desktop.scenes.table.foresee.patrolling import is_patrolling, revealed_by, revealed_words
from gest_desktop.scenes.table.foresee.prospects import prospect
from gest_desktop.scenes.table.foresee.sneaking import sneak_so_far


def notes(answering: Answering) -> list[str]:
    if answering.pending:
        return [doubt(answering)]
    forced = [choice.option for choice in answering.asked.choices]
    if len(forced) == 1 and answering.ends_turn(*forced):
        return [_("This ends your turn.")]
    if answering.party is None:
        return [*of_numbers(answering), *of_patrol(answering), *of_sneak(answering)]
    lines = of_parties(answering) if is_about_a_rob(answering) else of_sneak(answering)
    if answering.party.option is not None and answering.ends_turn(answering.party.option):
        lines.append(_("This ends your turn."))
    return lines


def purse(answering: Answering) -> int:
    return answering.view.state.shillings[answering.view.side]


def of_numbers(answering: Answering) -> list[str]:
    """What each number leaves in the purse, where it changes that."""
    if answering.asked.kind != "number" or answering.series is not None:
        return []
    options = [choice.option for choice in answering.asked.choices if choice.option != DONE]
    found = [(option, prospect(answering.view, option).purse) for option in options]
    told = {n: between(*sums) for n, sums in found if sums}
    return [_("You would have {sums}.").format(sums=sums_after(told))] if told else []


def sums_after(told: Mapping[int, str]) -> str:
    """For example "2 Shillings after 1, 3 after 2"; the same sum is told once."""
    parts: list[str] = []
    for first, last, number in runs_of(told):
        words = number if parts else _("1 Shilling") if number == "1" else _("{n} Shillings").format(n=number)
        after = str(first) if first == last else f"{first}–{last}"
        parts.append(
            _("{sum} after {n}").format(sum=words, n=after) if len(set(told.values())) > 1 else words
        )
    return ", ".join(parts)


def runs_of(told: Mapping[int, str]) -> list[tuple[int, int, str]]:
    """The first and last of neighbouring numbers that lead to the same, with what that is."""
    runs: list[tuple[int, int, str]] = []
    for n, words in told.items():
        if runs and runs[-1][1:] == (n - 1, words):
            runs[-1] = (runs[-1][0], n, words)
        else:
            runs.append((n, n, words))
    return runs


def if_they_come(told: Mapping[int, str]) -> str:
    """What each number of those who come leads to; the same is told together, or not at all."""
    runs = runs_of(told)
    if len(runs) == 1:
        return runs[0][2]
    parts = []
    for first, last, words in runs:
        one = n_("{sum} if {n} comes", "{sum} if {n} come", last)
        parts.append(one.format(sum=words, n=first if first == last else f"{first}–{last}"))
    return ", ".join(parts)


def of_patrol(answering: Answering) -> list[str]:
    """How many a Patrol will Reveal if no more Henchmen come."""
    if not is_patrolling(answering.view.state) or answering.series is not None:
        return []
    if answering.asked.kind == "number":
        options = [choice.option for choice in answering.asked.choices]
        found = [(n, revealed_by(answering.view, n)) for n in options]
        told = {n: str(number) for n, number in found if number is not None}
        return [_("Would be Revealed: {sums}.").format(sums=if_they_come(told))] if told else []
    stops = any(choice.option == DONE for choice in answering.asked.choices)
    number = revealed_by(answering.view, DONE) if stops and answering.asked.place != NOWHERE else None
    return [revealed_words(number)] if number is not None else []


def of_sneak(answering: Answering) -> list[str]:
    """The price of a Sneak as it is planned, with the party that is picked, and who would be Revealed."""
    picked = answering.party.option if answering.party is not None else None
    if answering.party is not None and picked is None:
        return []
    found = sneak_so_far(answering.view, *([picked] if picked is not None else []))
    return found.words if found is not None else []


def doubt(answering: Answering) -> str:
    """The confirmation asked for before a pass, a die roll, or the end of a turn."""
    options = answering.pending
    if is_about_a_rob(answering):
        odds = odds_text(odds_of(answering.view, options[0]), purse(answering))
        return _("Attempt the Rob? {odds}").format(odds=odds)
    if answering.asked.kind == "box":
        label = next(one.label for one in answering.asked.choices if one.option == options[0])
        return _("{choice}: end your turn?").format(choice=label)
    if ends_turn(answering.view, *options):
        return _("Are you sure? Your turn ends here.")
    return _("Are you sure? You can't undo this.")


def of_parties(answering: Answering) -> list[str]:
    """The odds of the picked party; before that, of the smallest party and of each larger one."""
    party = answering.party
    assert party is not None
    if party.option is not None:
        return [odds_text(odds_of(answering.view, party.option), purse(answering))]
    by_size: dict[int, float] = {}
    for key, option in party.options.items():
        size = sum(number for _kind, number in key)
        if size not in by_size and is_gamble(answering.view, option):
            by_size[size] = odds_of(answering.view, option).success
    shares = [robbers(size, by_size[size]) for size in sorted(by_size)]
    return [_("Chance of success: {shares}.").format(shares=" · ".join(shares))] if shares else []
