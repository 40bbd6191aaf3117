"""A riddle in the terminal: the position in words, the choices by number, three tries."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.ai.voice.because import percent
from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.riddles.attempt import Attempt
from gest_desktop.scenes.riddles.names import name_of
from gest_desktop.scenes.riddles.words import (
    in_a_row,
    label_of,
    labelled,
    likely_reply,
    moment_of,
    reply_words,
    task,
)
from gest_desktop.terminal.position_words import position_lines

Say = Callable[[str], None]
Ask = Callable[[str], str]


def solve(riddle: Riddle, ask: Ask, say: Say) -> int:
    """Ask until it is solved, the tries are used up, or the input ends; 0 if it was solved."""
    attempt = Attempt(riddle)
    say(f"{name_of(riddle)} · {side_name(riddle.side)}")
    for words in position_lines(riddle.seen()):
        say(words)
    say(f"{moment_of(riddle)} {task(riddle)}")
    while not attempt.is_done and attempt.tries_left:
        option = asked_for(attempt, ask, say)
        if option is None:
            return 1
        if not attempt.take(option):
            refuse(attempt, say)
    tell(attempt, say)
    return 0 if attempt.is_solved else 1


def asked_for(attempt: Attempt, ask: Ask, say: Say) -> int | None:
    """The choice that was typed by its number; None at the end of the input."""
    asked = labelled(attempt.riddle, attempt.at)
    say(asked.prompt)
    for number, choice in enumerate(asked.choices, 1):
        say(f"  {number}. {choice.label}")
    while True:
        try:
            typed = ask("> ").strip()
        except EOFError:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(asked.choices):
            return asked.choices[int(typed) - 1].option
        say(_("Type a number from 1 to {n}.").format(n=len(asked.choices)))


def refuse(attempt: Attempt, say: Say) -> None:
    """What a wrong choice costs, what follows it, and how many tries are left."""
    found, left = attempt.refuted, attempt.tries_left
    label = label_of(labelled(attempt.riddle, attempt.at), attempt.wrong[-1])
    say(_("“{choice}” is not the best choice.").format(choice=label))
    if found is not None:
        lost = percent(attempt.step.best.win) - percent(found.win)
        words = n_(
            "It lowers your chance of winning by {n} point.",
            "It lowers your chance of winning by {n} points.",
            lost,
        )
        say(words.format(n=lost))
        reply = likely_reply(attempt.riddle, attempt.at, found)
        if reply:
            say(reply_words(attempt.riddle, reply))
    if left:
        say(n_("You have {n} try left.", "You have {n} tries left.", left).format(n=left))
    attempt.try_again()


def tell(attempt: Attempt, say: Say) -> None:
    riddle = attempt.riddle
    say(
        _("Solved: {answer}.").format(answer=in_a_row(riddle))
        if attempt.is_solved
        else _("The solution: {answer}.").format(answer=in_a_row(riddle))
    )
    step = riddle.steps[0]
    reasons = step.rated[step.right].reasons
    if reasons:
        say(_("Why: {reasons}.").format(reasons=in_words(reasons)))
