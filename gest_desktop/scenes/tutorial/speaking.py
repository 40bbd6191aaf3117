"""What the minstrel says at a beat, and which buttons are offered."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.tutorial.bubble import Speech
from gest_desktop.scenes.tutorial.bubble_buttons import BACK, NEXT, SHOW, reply
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.talk import Talk
from gest_desktop.scenes.tutorial.walk import Walk
from gest_desktop.scenes.tutorial.wanting import wanted_things


def speech_of(
    course: Course,
    talk: Talk,
    language: str,
    answering: Answering | None,
    card: ChoiceCard | None,
    *,
    has_keys: bool = True,
) -> Speech:
    check = course.beat.check
    question = check.question.in_language(language) if check else ""
    return Speech(
        course.lesson.title.in_language(language),
        f"{course.at + 1} / {len(course.lesson.beats)}",
        course.beat.say.in_language(language),
        next_step(course, talk, answering, card),
        talk.remark,
        talk.is_praise,
        question,
        replies_of(course, language),
        buttons_of(course, has_keys=has_keys),
        course.beat.pictures,
    )


def next_step(course: Course, talk: Talk, answering: Answering | None, card: ChoiceCard | None) -> str:
    """What to do next, within a longer step or after a mistake; otherwise the bubble's own text says it."""
    if course.beat.kind != "do" or answering is None:
        return ""
    is_begun = bool(course.given or answering.pending or answering.chosen()) and not course.beat.riddle
    wanted = course.wanted(answering.asked)
    is_free = len(wanted) in (0, len(answering.asked.choices))  # no answer is wanted, or any will do
    if is_free or not (is_begun or talk.is_helped):
        return ""
    things = wanted_things(answering, wanted)
    if is_to_stay(answering, things):
        return _("Not this one: click it again to deselect it.")
    labels = [label for thing in things if card is not None and (label := card.label_of(thing))]
    labels = labels or [choice.label for choice in answering.asked.choices if choice.option in wanted]
    return _("Now: {step}").format(step=" / ".join(labels))


def is_to_stay(answering: Answering, things: Sequence[Thing]) -> bool:
    """Whether the next thing to do is to unpick a Merry Man."""
    party = answering.party
    figures = [party.figures[thing.number] for thing in things if thing.kind == "figure"] if party else []
    return party is not None and any(party.is_picked(figure) for figure in figures)


def nudge_of(course: Walk) -> str:
    """One sentence for a learner who does not know what to do."""
    if course.beat.kind == "do":
        return _("Follow the golden light, or let me show you.")
    if course.beat.kind == "check" and not course.is_answered:
        return _("Choose one of the answers first.")
    return _("Take your time, then press Next.")


def buttons_of(course: Walk, *, has_keys: bool = True) -> tuple[Button, ...]:
    """What can be pressed, with the key that goes on unless a gamepad is used."""
    buttons = [Button(BACK, "", "icon_back", enabled=course.at > 0 or bool(course.given))]
    if course.beat.kind == "do":
        buttons.append(Button(SHOW, _("Show me"), "icon_hint", "blue"))
    elif course.is_settled:
        words = _("Finish") if course.is_last else _("Next")
        buttons.append(Button(NEXT, words, "icon_next", "green", key=_("Enter") if has_keys else ""))
    elif course.beat.kind == "check":
        buttons.append(Button(NEXT, _("Skip"), "icon_next"))
    return tuple(buttons)


def replies_of(course: Walk, language: str) -> tuple[Button, ...]:
    check = course.beat.check
    if check is None or course.is_answered:
        return ()
    return tuple(Button(reply(i), words.in_language(language)) for i, words in enumerate(check.answers))
