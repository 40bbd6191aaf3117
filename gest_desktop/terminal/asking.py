"""A question in words: the prompt with its rule, and one line for each choice."""

from __future__ import annotations

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import favour_name, shillings
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import _
from gest_desktop.terminal.reading import numbers, possible
from gest_desktop.terminal.space_words import space_line


def question_lines(asked: Decision, view: View) -> list[str]:
    prompt = asked.prompt
    if asked.cost:
        prompt = _("{question} ({sum} each)").format(question=prompt, sum=shillings(asked.cost))
    heading = _("{question} (rule {rule})").format(question=prompt, rule=asked.rule)
    if len(asked.choices) == 1:
        only = _("Only one choice, which ends your turn: {choice}. Type “1” to continue, or “undo”.")
        return [heading, only.format(choice=asked.choices[0].label)]
    if asked.kind == "number":
        return [heading, _("Type {numbers}.").format(numbers=possible(asked))]
    choices = [f"{number}. {described(choice, asked, view)}" for number, choice in numbers(asked).items()]
    return [*standing(asked, view), heading, *choices]


def standing(asked: Decision, view: View) -> list[str]:
    """At the beginning of a turn, what others see at a glance."""
    if asked.kind != "box":
        return []
    g = view.state
    words = _("You have {sum}. Royal Favour: {favour}.")
    return [words.format(sum=shillings(g.shillings[view.side]), favour=favour_name(g.favour))]


def described(choice: Choice, asked: Decision, view: View) -> str:
    """The label; a space with what is there, which others see on the map."""
    if asked.kind == "space" and choice.option != DONE:
        return space_line(view, choice.option)
    return choice.label
