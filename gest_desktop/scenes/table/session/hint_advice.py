"""What a hint tells the player to do, in the imperative."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import from_place, henchmen
from gest_desktop.rules.texts import player_aids
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.seen.things import Arrow

Json = dict[str, Any]
BOXES: Final = (  # by option, in the order of the Initiative track
    N_("Take a Single Plot"),
    N_("Pass in the Single Plot box"),
    N_("Take the Event"),
    N_("Pass in the Event box"),
    N_("Take Plots & Deeds"),
    N_("Pass in the Plots & Deeds box"),
)
HENCHMAN: Final = "henchman"  # the picture
MEANT: Final[Mapping[str, Mapping[str, str]]] = {  # what Yes and No mean, by question
    "Will you Rob in Nottingham?": {"yes": N_("Rob in Nottingham"), "no": N_("Do not Rob in Nottingham")},
    "Will you Rob in Robin's space?": {
        "yes": N_("Rob in Robin's space"),
        "no": N_("Do not Rob in Robin's space"),
    },
    "Will you accept the truce?": {"yes": N_("Accept the truce"), "no": N_("Refuse the truce")},
    "Will you Sneak from one space for free?": {
        "yes": N_("Sneak from one space for free"),
        "no": N_("Do not Sneak for free"),
    },
    "Will you send a Noble Knight from the deck to the Victims?": {
        "yes": N_("Send a Noble Knight from the deck to the Victims"),
        "no": N_("Leave the Noble Knights in the deck"),
    },
}


def imperative(asked: Decision, choice: Choice | None, ways: Sequence[Arrow]) -> str:
    """The choice as something to do, without a full stop; `ways` are what it moves."""
    if asked.kind == "box" and choice is not None:
        return _(BOXES[choice.option])
    if choice is None or choice.value == "done":
        return _("Stop here")
    if choice.value in ("yes", "no"):
        return meaning(asked, choice)
    leaving = sum(way.number for way in ways if (way.picture, way.source) == (HENCHMAN, choice.option))
    if leaving:
        words = _("Move {henchmen} {from_place}")
        return words.format(henchmen=henchmen(leaving), from_place=from_place(choice.option))
    if asked.kind in ("space", "pieces", "number", "carriage") or choice.value in player_aids():
        return _("Choose {choice}").format(choice=choice.label)
    return _("Choose “{choice}”").format(choice=choice.label)


def meaning(asked: Decision, choice: Choice) -> str:
    """What Yes or No comes to."""
    for question, words in MEANT.items():
        if _(question) == asked.prompt:
            return _(words[str(choice.value)])
    return _("At “{question}”, choose {choice}").format(question=asked.prompt, choice=choice.label)


def plan_words(plan: Sequence[Json]) -> str:
    """What the search means to do next: a Plot or Deed and its first place."""
    steps = [step for step in plan if step["option"] != DONE]
    if not steps:
        return ""
    first, second = steps[0], steps[1] if len(steps) > 1 else None
    if first["kind"] == "choice" and second is not None and second["kind"] == "space":
        return _("{action} in {place}").format(action=first["label"], place=second["label"])
    return str(first["label"]) if first["kind"] in ("choice", "card", "space") else ""
