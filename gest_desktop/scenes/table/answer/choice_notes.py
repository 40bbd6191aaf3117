"""What the choice card says besides its rows: the odds of a party, and what confirming means."""

from __future__ import annotations

from gest_desktop.rules.explain import Choice
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.choice_rows import is_about_a_rob
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble
from gest_desktop.scenes.table.foresee.odds import odds_of
from gest_desktop.scenes.table.foresee.odds_words import odds_text, robbers


def notes(answering: Answering) -> list[str]:
    if answering.pending:
        return [doubt(answering)]
    forced = [choice.option for choice in answering.asked.choices]
    if len(forced) == 1 and answering.ends_turn(*forced):
        return [_("This ends your turn.")]
    if answering.party is None:
        return []
    lines = of_parties(answering) if is_about_a_rob(answering) else []
    if answering.party.option is not None and answering.ends_turn(answering.party.option):
        lines.append(_("This ends your turn."))
    return lines


def doubt(answering: Answering) -> str:
    """The confirmation asked for before a pass, a die roll, or the end of a turn."""
    options = answering.pending
    if is_about_a_rob(answering):
        return _("Attempt the Rob? {odds}").format(odds=odds_text(odds_of(answering.view, options[0])))
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
        return [odds_text(odds_of(answering.view, party.option))]
    by_size: dict[int, tuple[float, Choice]] = {}
    for choice in answering.asked.choices:
        if choice.option in party.options.values() and is_gamble(answering.view, choice.option):
            size = next(sum(n for _kind, n in key) for key, o in party.options.items() if o == choice.option)
            by_size.setdefault(size, (odds_of(answering.view, choice.option).success, choice))
    shares = [robbers(size, by_size[size][0]) for size in sorted(by_size)]
    return [_("Chance of success: {shares}.").format(shares=" · ".join(shares))] if shares else []
