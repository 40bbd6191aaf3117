"""What the tray says about a question: the odds of a Rob, and what continuing means."""

from __future__ import annotations

from gest_desktop.rules.explain import Choice
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble
from gest_desktop.scenes.table.foresee.odds import Odds, odds_of


def notes(answering: Answering) -> list[str]:
    if answering.asked.actor != ROBIN or not is_about_a_rob(answering):
        return [doubt(answering)] if answering.pending else []
    if answering.pending:
        return [
            _("Attempt the Rob? {odds}").format(odds=odds_text(odds_of(answering.view, answering.pending[0])))
        ]
    if answering.party is not None:
        return of_parties(answering)
    return [labelled(choice, odds_of(answering.view, choice.option)) for choice in answering.asked.choices]


def doubt(answering: Answering) -> str:
    """The confirmation asked for before a pass, a die roll, or the end of a turn."""
    option = answering.pending[0]
    if answering.asked.kind == "box":
        label = next(one.label for one in answering.asked.choices if one.option == option)
        return _("{choice}: end your turn?").format(choice=label)
    if ends_turn(answering.view, option):
        return _("Are you sure? Your turn ends here.")
    return _("Are you sure? You can't undo this.")


def is_about_a_rob(answering: Answering) -> bool:
    """Whether a Rob is in progress and asks for its target, its robbers or its option."""
    if answering.asked.kind not in ("choice", "pieces"):
        return False
    return any(frame.script.topic is Topic.ROBBERY for frame in answering.view.state.frames)


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


def robbers(number: int, success: float) -> str:
    words = n_("{n} robber {share}", "{n} robbers {share}", number)
    return words.format(n=number, share=percent(success))


def labelled(choice: Choice, odds: Odds) -> str:
    return f"{choice.label}: {odds_text(odds)}"


def odds_text(odds: Odds) -> str:
    """The chances first, then what each outcome brings."""
    parts = []
    if odds.success:
        parts.append(_("Success {share}{brings}").format(share=percent(odds.success), brings=brings(odds)))
    if odds.failure:
        captives = _(" ({n} to Prison)").format(n=number(odds.captives)) if odds.captives else ""
        parts.append(_("failure {share}{captives}").format(share=percent(odds.failure), captives=captives))
    if odds.unrolled:
        parts.append(_("no roll {share}").format(share=percent(odds.unrolled)))
    return ", ".join(parts) + "."


def brings(odds: Odds) -> str:
    """What a success is worth on average, in brackets."""
    gains = [worth(odds.gain)] if odds.gain else []
    if odds.favour:
        gains.append(_("{favour} Justice").format(favour=number(odds.favour, "+")))
    return f" ({', '.join(gains)})" if gains else ""


def worth(gain: float) -> str:
    amount = number(gain, "+")
    return n_("{gain} Shilling", "{gain} Shillings", 1 if amount in ("+1", "-1") else 2).format(gain=amount)


def number(value: float, sign: str = "") -> str:
    """A number, without decimals if it is whole."""
    return f"{round(value, 1):{sign}g}"


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"
