"""What a riddle says of itself: when it is, what is asked, and its choices in words."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.riddles.riddle import Rated, Riddle, Step, advance
from gest_desktop.ai.voice.because import percent
from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.naming import favour_name
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import BALLAD_CARDS, EVENT, PLOTS_AND_DEEDS, ROBIN, SHERIFF, SINGLE_PLOT
from gest_desktop.rules.words import N_, _, n_

TAKEN: Final = {
    SINGLE_PLOT: N_("You have taken a Single Plot."),
    EVENT: N_("You have taken the Event."),
    PLOTS_AND_DEEDS: N_("You have taken Plots & Deeds."),
}


LIKELY: Final = {
    ROBIN: N_("Robin Hood's likely reply: {choice}."),
    SHERIFF: N_("The Sheriff's likely reply: {choice}."),
}


def labelled(riddle: Riddle, at: int) -> Decision:
    """The question of a step, with its choices in words."""
    return decision(world_at(riddle, at), riddle.side)


def world_at(riddle: Riddle, at: int) -> State:
    world = riddle.world()
    for step in riddle.steps[:at]:
        advance(world, riddle.side, step.best.option)
    return world


def label_of(asked: Decision, option: int) -> str:
    return next((choice.label for choice in asked.choices if choice.option == option), "")


# --- the goal


def moment_of(riddle: Riddle) -> str:
    """When it is, and what has been chosen already in this turn."""
    g = riddle.seen().state
    cards = BALLAD_CARDS - g.slot
    words = n_(
        "Ballad {ballad}, {n} card left, {favour}.", "Ballad {ballad}, {n} cards left, {favour}.", cards
    )
    told = words.format(ballad=g.ballad, n=cards, favour=favour_name(g.favour))
    return f"{told} {chosen_box(riddle)}".rstrip()


def chosen_box(riddle: Riddle) -> str:
    """Which box the side has taken, if the riddle begins after that."""
    world = riddle.world()
    asked, _f = question(world)
    box = world.initiative[riddle.side]
    return "" if asked.kind == "box" or box not in TAKEN else _(TAKEN[box])


def task(riddle: Riddle) -> str:
    """What is asked, in one sentence."""
    steps = riddle.steps
    lost = min(least_loss(step) for step in steps)
    if len(steps) == 1:
        words = n_(
            "Find the best choice. Any other lowers your chance of winning by at least {n} point.",
            "Find the best choice. Any other lowers your chance of winning by at least {n} points.",
            lost,
        )
        return words.format(n=lost)
    words = n_(
        "Find the best choice {steps} times in a row. "
        "Any other lowers your chance of winning by at least {n} point.",
        "Find the best choice {steps} times in a row. "
        "Any other lowers your chance of winning by at least {n} points.",
        lost,
    )
    return words.format(steps=len(steps), n=lost)


def least_loss(step: Step) -> int:
    """What the best of the wrong choices costs, in points of a hundred."""
    return percent(step.best.win) - percent(step.rated[step.right].win)


def answer_lines(riddle: Riddle) -> list[str]:
    """The choices of the best line, one below the other, with their questions where the choice needs it."""
    lines = []
    for at, step in enumerate(riddle.steps):
        asked = labelled(riddle, at)
        label = label_of(asked, step.best.option)
        needs_question = asked.kind not in ("box", "card") and asked.prompt.endswith("?")
        said = f"{asked.prompt} {label}" if needs_question else label
        lines.append(f"{at + 1}. {said}" if len(riddle.steps) > 1 else said)
    return lines


def in_a_row(riddle: Riddle) -> str:
    """The choices of the best line."""
    labels = [label_of(labelled(riddle, at), step.best.option) for at, step in enumerate(riddle.steps)]
    return " · ".join(labels)


def likely_reply(riddle: Riddle, at: int, found: Rated) -> str:
    """The first choice of the other side in the line, in words; empty if it has none."""
    world, options = world_at(riddle, at), (found.option, *found.line)
    for option in options:
        asked, f = question(world)
        offered = asked.options(world, f)
        if option not in offered:
            return ""
        if asked.actor(f) == ROBIN + SHERIFF - riddle.side and len(offered) > 1 and asked.kind == "box":
            return asked.label(world, f, option)
        answer(world, asked, f, option)
    return ""


def reply_words(riddle: Riddle, reply: str) -> str:
    return _(LIKELY[ROBIN + SHERIFF - riddle.side]).format(choice=reply)
