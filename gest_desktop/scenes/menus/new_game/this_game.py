"""The game that is about to begin, in sentences."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.new_game.choices import Choices
from gest_desktop.scenes.menus.new_game.words import AGAINST, PERSONAS, SETUPS, SIDES
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.rating import ENOUGH, expected, opponents

WHO: Final = {
    "robin": N_("You are Robin Hood {against}."),
    "sheriff": N_("You are the Sheriff {against}."),
    "lot": N_("You are Robin Hood or the Sheriff {against}."),
}


def this_game(choices: Choices, career: Career) -> str:
    """Everything that was chosen, and the chance to win once the rating means something."""
    if choices.has_opponent:
        sentences = [_(WHO[choices.side]).format(against=_(AGAINST[choices.level]))]
    else:
        sentences = [_(SIDES["both"][1])]
    if choices.persona != NO_PERSONA:
        sentences.append(_("Personality: {persona}.").format(persona=_(PERSONAS[choices.persona][0])))
    if choices.asks_setup:
        sentences.append(_("Setup: {setup}.").format(setup=_(SETUPS[choices.setup][0])))
    sentences += [f"{words}." for words in changed(choices)]
    if choices.has_opponent and len(career.counting) >= ENOUGH:
        chance = expected(career.rating.value, opponents()[choices.level])
        sentences.append(
            _("Your chance of winning, by rating: {percent}%.").format(percent=round(100 * chance))
        )
    elif not changed(choices):
        sentences.append(_("Three Ballads of eight cards; with the last card King Richard returns."))
    return " ".join(sentences)


def changed(choices: Choices) -> list[str]:
    """The advanced options that are not as usual."""
    out = [_("Own halves of Events only")] if choices.events_side_locked else []
    seed = " ".join(choices.seed.split())
    return [*out, _("Seed: {seed}").format(seed=seed)] if seed else out


def folded_line(choices: Choices) -> str:
    """What stands beside the folded options: what was changed in there, or what can be."""
    return " · ".join(changed(choices)) or _("Event halves, seed")
