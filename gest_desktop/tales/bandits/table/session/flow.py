"""What happens next at the table: something is shown, a person is asked, or a computer band thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.ai.worker import Worker
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.views import may_open_chest
from gest_desktop.tales.bandits.rules.vocabulary import MAN_IDS, NOBODY
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.replay.beats import Beat
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.rival import Rival
from gest_desktop.tales.bandits.table.session.showing import Showing

BREATH: Final = 0.3  # seconds between the answers of computer bands


class Flow(Showing):
    gives_only_choices = True  # the table answers what has a single option
    holds_rounds = True  # the player begins the next round

    def __init__(
        self, contest: Contest, worker: Callable[[], Worker], begins: Callable[[Beat], None]
    ) -> None:
        super().__init__(contest, begins)
        self.worker = worker
        self.rival: Rival | None = None
        self.resting = 0.0
        self.last_option: tuple[View, int, int] | None = None  # a computer's last answer, for its reasons
        self.go_on()

    @property
    def acting(self) -> int:
        """The band whose turn it is, as far as it was shown."""
        if self.beats:
            return getattr(self.beats[0].entry, "band", NOBODY)
        return self.contest.actor

    @property
    def asked_man(self) -> int:
        """The Merry Man whom somebody may ask now."""
        kind = "" if self.beats else self.contest.game.question().kind
        return MAN_IDS.index(kind) if kind in MAN_IDS else NOBODY

    @property
    def may_open_chest(self) -> bool:
        """Whether the band at the screen may look into its chest now."""
        return self.viewer == self.seat and may_open_chest(View(self.seat, self.shown))

    def go_on(self) -> None:
        """After the last beat: ask a person, or call them to the screen."""
        self.version += 1
        self.answering, self.resting = None, 0.0
        if self.contest.is_over or not self.contest.persons_turn or self.beats:
            return
        actor = self.contest.actor
        if self.needs_curtain():
            self.waits_for_curtain = True
            return
        if actor != self.seat:
            self.seat, self.is_private = actor, False
        self.shown = self.view().state
        self.answering = Answering(self.shown, self.contest.asked(actor))

    @property
    def only_choice(self) -> int | None:
        """The single option of a question, unless others at the screen must not know that it has only one."""
        question = self.answering
        is_secret = self.contest.is_hot_seat and self.asks_in_secret
        if question is None or not self.gives_only_choices or is_secret:
            return None
        choices = question.asked.choices
        return choices[0].option if len(choices) == 1 else None

    def give_only_choice(self, seconds: float, pace: Pace) -> bool:
        """Answer after a pause, in which the player sees what is asked."""
        option = self.only_choice
        if option is None:
            return False
        self.resting += seconds
        if self.resting >= pace.pause():
            self.answer(option)
        return True

    def answer(self, option: int) -> None:
        """A person's answer, or a computer's."""
        before, is_persons = self.shown, self.contest.persons_turn
        self.answering, self.resting = None, 0.0
        self.contest.answer(option)
        if self.contest.is_hot_seat and self.contest.actor != self.seat:
            self.is_private = False
        self.show_new(before, is_persons=is_persons)

    def update(self, seconds: float, pace: Pace) -> bool:
        """Pass time; True if something has changed."""
        if self.waits_for_round:
            return self.rest(seconds, pace)
        if self.beats:
            self.play(seconds, pace)
            return True
        if self.answering is not None:
            return self.give_only_choice(seconds, pace)
        if self.contest.is_over or self.waits_for_curtain:
            return False
        if self.contest.persons_turn:
            self.go_on()
            return True
        self.resting += seconds
        if self.resting < pace.seconds(BREATH) and not pace.instant:
            return True
        return self.let_think(seconds)

    @property
    def waits_for_player(self) -> bool:
        """Whether the next round begins only when somebody at the screen says so."""
        return self.waits_for_round and self.holds_rounds and bool(self.contest.people)

    def rest(self, seconds: float, pace: Pace) -> bool:
        """After a round: the player goes on, or the time to read has passed."""
        self.resting += seconds
        if self.waits_for_player and not pace.instant:
            return False
        if self.resting >= pace.pause():
            self.next_round()
        return True

    def let_think(self, seconds: float) -> bool:
        if self.rival is None:
            self.rival = Rival(self.contest, self.worker())
        option = self.rival.update(seconds)
        if option is None:
            return True
        self.last_option = (self.view(), self.contest.actor, option)
        self.answer(option)
        return True

    @property
    def can_undo(self) -> bool:
        return not self.beats and self.contest.can_undo()

    def undo(self) -> None:
        """Raises NothingToUndoError."""
        if self.rival is not None:
            self.rival.cancel()
        if not self.contest.can_undo():
            raise self.contest.game.nothing_to_undo()
        self.contest.undo()
        self.forget_beats()
        self.last_option, self.waits_for_curtain = None, False
        self.go_on()
        self.shown = self.view().state
