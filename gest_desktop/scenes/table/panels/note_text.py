"""What a note says about the thing under the pointer, and about where held pieces would be dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.texts import name_of
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.foresee.about import about, about_choice
from gest_desktop.scenes.table.foresee.effects import foreseen
from gest_desktop.scenes.table.panels.card_moving import how_to_move
from gest_desktop.scenes.table.panels.inspection_words import inspection_name
from gest_desktop.scenes.table.panels.menu_bar import meaning
from gest_desktop.scenes.table.panels.prompt_text import expected
from gest_desktop.scenes.table.panels.recap_groups import entries
from gest_desktop.scenes.table.panels.recap_steps import Step
from gest_desktop.scenes.table.seen.things import GRIP, Thing
from gest_desktop.scenes.table.seen.turn_status import Forecast
from gest_desktop.scenes.table.session.table_moment import TableMoment

EXPLAINED: Final = {
    "box",
    "pass",
    "inspection",
    "eligible",
    "deck",
    "travellers",
    "discard",
    "victims",
    "favour_box",
}
MOST_LINES: Final = 8  # about a step
ENLARGED: Final = {"card", "half"}  # the large card says everything but what an answer would do


@dataclass(frozen=True)
class NoteText:
    title: str
    lines: tuple[str, ...]
    rule: str = ""


class NoteWriter:
    """Looks ahead only when something has changed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._note: Kept[NoteText | None] = Kept()
        self._drop_note: Kept[NoteText | None] = Kept()

    def drop_note(self, moment: TableMoment, target: int) -> NoteText | None:
        """What would happen if the held pieces were dropped here."""
        held, answering = moment.held, moment.flow.answering
        if held is None or answering is None:
            return None
        key = (held.reach, held.number, target)
        return self._drop_note.get(key, lambda: drop_text(answering, held.answers(target)))

    def thing_note(self, moment: TableMoment, step: Step | None = None) -> NoteText | None:
        """About the thing under the pointer; a step of the opponent's turn is told in whole sentences."""
        thing = moment.resting_on
        if thing is None:
            return None
        if step is not None:
            return NoteText(
                step.in_full.words, tuple(sentence(entry) for entry in entries(step.rows)[:MOST_LINES])
            )
        key = (
            thing,
            moment.is_asked,
            moment.flow.answering,
            moment.version,
            moment.pad,
            moment.settings.keys,
        )
        return self._note.get(key, lambda: self.make_note(moment, thing))

    def make_note(self, moment: TableMoment, thing: Thing) -> NoteText | None:
        """On request everything known; else only what an answer would do, or what an icon means."""
        answering, asked = moment.flow.answering, moment.is_asked
        if thing.kind == "button":
            words = meaning(thing, moment.flow.viewer, moment.settings.keys, moment.pad)
            return NoteText("", (words,)) if words else None
        if thing == GRIP:
            return NoteText("", (how_to_move(moment.settings),)) if moment.pad is None else None
        if thing.kind == "annals":
            return NoteText("", (_("Click to read the whole chronicle."),))
        if thing.kind == "chip":
            return self.chip_note(answering, thing.number) if answering is not None else None
        if thing.kind == "piece" and moment.hover_ends and not asked:
            return NoteText("", (_("Drag it to a space with a dashed outline."),))
        lines_before: Sequence[str] = ()
        if answering is not None and thing in answering.things and not moment.is_playing:
            lines_before = foreseen(answering.view, answering.things[thing])
        elif answering is not None and thing in answering.barred:
            lines_before = (answering.barred[thing],)
        known = about(thing, moment.flow.beat_player.shown, self.language)
        is_worth_it = asked and thing.kind not in ENLARGED
        if known is None or not (is_worth_it or lines_before or thing.kind in EXPLAINED):
            return None
        foreseen_now = expected(moment) if thing.kind == "inspection" else None
        if foreseen_now is not None:
            if not thing.picture:
                title = inspection_name(moment.flow.beat_player.shown)
                return NoteText(title, tuple(every_phase(foreseen_now)), known.rule if asked else "")
            lines = (*coming(foreseen_now, thing.picture), *known.lines)
            return NoteText(known.title, lines, known.rule if asked else "")
        lines = (*lines_before, *(known.lines if asked or not lines_before else ()))
        return NoteText(known.title, lines, known.rule if asked else "")

    def chip_note(self, answering: Answering, number: int) -> NoteText | None:
        """What a Plot or Deed is, and what the answer would do immediately."""
        if number >= len(answering.chips):  # from the previous question
            return None
        choice = answering.chips[number]
        known, meant = (
            about_choice(choice.value, self.language),
            answering.meaning(Thing("chip", number=number)),
        )
        lines = (*(known.lines if known else ()), *foreseen(answering.view, *meant))
        if not lines:
            return None
        return NoteText(known.title if known else "", lines, known.rule if known else "")


def coming(forecast: Forecast, phase: str) -> list[str]:
    """What a phase of the Royal Inspection would give now."""
    gifts = [gift.words for gift in forecast.gifts if gift.phase == phase]
    return [_("Now: {gifts}").format(gifts=" ".join(gifts))] if gifts else []


def every_phase(forecast: Forecast) -> list[str]:
    """What each phase would give now, one line each."""
    gifts: dict[str, list[str]] = {}
    for gift in forecast.gifts:
        gifts.setdefault(gift.phase, []).append(gift.words)
    words = _("{phase}: {gifts}")
    return [words.format(phase=_(name_of(phase)), gifts=" ".join(given)) for phase, given in gifts.items()]


def drop_text(answering: Answering, answers: Sequence[int]) -> NoteText | None:
    lines = foreseen(answering.view, *answers) if answers else []
    return NoteText("", tuple(lines)) if lines else None
