"""The state of a table apart from its picture: the flow of the game, the pointer, the messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gest_desktop.ai.worker import Worker
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.motion.pulse import glow
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.notices import NAP, Notices
from gest_desktop.scenes.table.pointer import HOVER_DELAY, Pointer
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.adviser import Adviser
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.joining import Joining
from gest_desktop.scenes.table.session.ponderer import Ponderer
from gest_desktop.scenes.table.session.table_moment import TableMoment
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.table.surprises import Surprises

BREATHING: Final = 4.8  # seconds, three pulses
NOTHING: frozenset[Thing] = frozenset()


class TableState:
    """No drawing and no devices. Drawing code gets a frozen `moment` of it."""

    def __init__(
        self, contest: Contest, make_flow: Callable[[Contest], TurnFlow], worker: Callable[[], Worker]
    ) -> None:
        self.make_flow, self.worker = make_flow, worker
        self.flow = make_flow(contest)
        self.pointer, self.notices = Pointer(), Notices()
        self.adviser: Adviser | None = None
        self.ponderer = Ponderer(worker)
        self.surprises = Surprises()
        self.offered: tuple[Thing, ...] = ()  # reached by the keyboard besides the answers
        self.held_ends = self.hover_ends = NOTHING
        self._joins: tuple[object, Mapping[int, Joining]] = (None, {})
        self.clock = 0.0
        self.asked_at = 0.0
        self.has_ended = False
        self.version = 0

    @property
    def contest(self) -> Contest:
        return self.flow.contest

    def sit_down(self, contest: Contest) -> None:
        """Start another game at this table."""
        self.flow = self.make_flow(contest)
        self.pointer.start_anew()
        self.notices.message_for, self.has_ended = 0.0, False

    def refresh(self) -> None:
        """Note a change within the question, which must then be laid out again."""
        self.version += 1

    def start_question(self) -> None:
        """Reset the focus, and let the highlights pulse again; a turn begins where the hand is."""
        self.pointer.focus, self.pointer.looked, self.asked_at = -1, None, self.clock
        self.pointer.shows_reasons = False  # they were of a turn that has gone on since
        if self.flow.answering is not None and self.flow.answering.has_boxes:
            self.pointer.spot = self.pointer.pos if min(self.pointer.pos) >= 0 else None

    def ask_adviser(self) -> None:
        """Ask for advice; the opponent's process is idle while a person is asked."""
        self.pointer.asked_about, self.pointer.shows_reasons = None, False
        if self.adviser is None:
            self.adviser = Adviser(self.contest, self.worker())
        self.adviser.ask()
        self.contest.note_hint()

    def ask_about(self, thing: Thing | None) -> None:
        """Show everything known about a thing."""
        if thing is not None:
            self.close_notes()
        self.pointer.asked_about = thing

    def click_elsewhere(self, is_button: bool) -> None:
        """Close what a click beside it closes; a button decides for itself what it closes."""
        if not is_button:
            self.pointer.put_away()
        if self.adviser is not None and self.adviser.is_on_map:
            self.adviser.close()

    def close_notes(self) -> None:
        """Make room for another note, since only one explains something at a time."""
        self.pointer.asked_about, self.pointer.shows_reasons = None, False
        if self.adviser is not None:
            self.adviser.close()

    def forget_advice(self) -> None:
        if self.adviser is not None:
            self.adviser.forget()

    @property
    def is_thinking(self) -> bool:
        """Whether the opponent or the adviser is thinking."""
        thinkers = (self.flow.rival, self.adviser)
        return any(thinker is not None and thinker.is_thinking for thinker in thinkers)

    @property
    def stops(self) -> tuple[Thing, ...]:
        """The answers first, then what else is offered."""
        answers = self.flow.answering.stops if self.flow.answering is not None else ()
        return (*answers, *self.offered)

    @property
    def focused(self) -> Thing | None:
        stops, focus = self.stops, self.pointer.focus
        if self.pointer.looked is not None:
            return self.pointer.looked
        return stops[focus % len(stops)] if stops and focus >= 0 else None

    def focus_on(self, thing: Thing) -> None:
        """Focus a thing, whether it is an answer or not."""
        stops = self.stops
        if thing in stops:
            self.pointer.focus, self.pointer.looked = stops.index(thing), None
        else:
            self.pointer.looked = thing

    def step_focus(self, by: int) -> None:
        """Move the focus on; whoever has none begins with something that is possible."""
        begins, stops = self.focused is None, self.stops
        self.pointer.step_focus(by, len(stops))
        while begins and self.is_locked(self.focused) and not all(map(self.is_locked, stops)):
            self.pointer.step_focus(by, len(stops))

    def is_locked(self, thing: Thing | None) -> bool:
        """Whether it is a row of the card that cannot be chosen now."""
        return thing is not None and thing.kind == "refused"

    def is_breathing(self, settings: Settings) -> bool:
        """Whether highlights still pulse: only while a question is new, to save processor time."""
        is_new = self.clock - self.asked_at < BREATHING
        return is_new and self.flow.answering is not None and not settings.reduced_motion

    def is_lively(self, settings: Settings) -> bool:
        """Whether something moves, pulses or is being searched."""
        is_moving = self.flow.beat_player.is_playing or self.pointer.returning is not None
        return is_moving or self.is_thinking or self.is_breathing(settings)

    def rest(self, seconds: float) -> bool:
        """Advance the clock only; True while a note may still appear at the pointer."""
        self.clock += seconds
        self.pointer.still += seconds
        return self.pointer.still < HOVER_DELAY + NAP

    def update(self, seconds: float, pace: Pace) -> bool:
        """Advance the time; True if the picture has changed."""
        rested, has_gone = self.rest(seconds), self.notices.update(seconds)
        rested |= self.notices.has_just_gone(self.clock)
        changed = self.flow.update(seconds, pace)
        if self.flow.beat_player.is_playing:
            self.surprises.moved = self.clock
        changed |= self.adviser is not None and self.adviser.update()
        if self.flow.notice:
            self.notices.pop_up(self.flow.notice, self.clock)
            self.flow.notice = ""
        returning = self.pointer.returning
        if returning is not None and returning.is_home(self.clock):
            self.pointer.returning = None
        return changed or rested or has_gone

    def look_ahead(self) -> None:
        """Search where pieces could go before anything is drawn; each search runs only once."""
        held, question = self.pointer.held, self.flow.answering
        if self.flow.beat_player.is_playing:
            question = None
        self.held_ends = held.ends() | self.joined_ends() if held is not None else NOTHING
        self.hover_ends = question.ends(self.pointer.hovered) if question is not None else NOTHING

    @property
    def joins(self) -> Mapping[int, Joining]:
        """The planned routes that the held pieces can join, by where they lead; searched once."""
        held = self.pointer.held
        if held is None or self.flow.answering is None:
            return {}
        key = (held, held.number, self.flow.answering)
        if self._joins[0] != key:
            self._joins = (key, self.flow.joins(held))
        return self._joins[1]

    def joined_ends(self) -> frozenset[Thing]:
        return frozenset(space(target) for target in self.joins)

    def moment(self, settings: Settings) -> TableMoment:
        pointer, notices = self.pointer, self.notices
        return TableMoment(
            flow=self.flow,
            settings=settings,
            adviser=self.adviser,
            pos=pointer.pos,
            hovered=pointer.hovered,
            focused=self.focused,
            resting_on=pointer.resting_on,
            is_asked=pointer.asked_about is not None,
            touched=pointer.touched,
            spot=pointer.spot,
            held=pointer.held,
            returning=pointer.returning,
            held_ends=self.held_ends,
            hover_ends=self.hover_ends,
            shows_reasons=pointer.shows_reasons,
            message=notices.message if notices.message_for > 0.0 else "",
            toast=notices.toast if notices.toast_until > self.clock else "",
            away=self.flow.last_turn.seconds_ago(),
            clock=self.clock,
            glow=glow(self.clock - self.asked_at, not self.is_breathing(settings)),
            version=self.version,
            peeks=pointer.peeks,
            pad=pointer.pad,
        )
