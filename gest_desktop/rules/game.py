"""A game in play: how it began, every answer so far, undo and replay."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from gest_desktop.common.refusal import FAILURES, NothingToUndoError, RefusalError
from gest_desktop.rules.deck import shuffled_events, shuffled_travellers
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import (
    Announced,
    CardTurned,
    CarriageShown,
    Journal,
    MenRevealed,
    RobinShown,
    RobinTradedPlaces,
    Rolled,
    TravellerMoved,
    TravellersShuffled,
)
from gest_desktop.rules.position import read_position
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import GAME_OVER, IllegalAnswerError, answer, question, roll_the_dice
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.state import DEED_NEEDS_PLOT, EVENTS_SIDE_LOCKED, State
from gest_desktop.rules.vocabulary import CHANCE, DECK, STARTING_TRAVELLERS, TRAVELLERS
from gest_desktop.rules.words import _

# An answer that caused one of these journal entries can no longer be taken back (R18).
UNCOVERING = (
    Announced,
    CardTurned,
    CarriageShown,
    MenRevealed,
    RobinShown,
    RobinTradedPlaces,
    Rolled,
    TravellerMoved,
    TravellersShuffled,
)


@dataclass(frozen=True)
class Beginning:
    """How a game starts; together with the answers it determines the whole game."""

    seed: int = 0
    events_side_locked: bool = False
    deed_needs_plot: bool = False
    event_deck: tuple[int, ...] | None = None  # top first; None: shuffled
    traveller_deck: tuple[int, ...] | None = None  # the top cards; the rest is shuffled
    ask_chance: bool = False  # leave rolls and draws to the caller
    position: dict[str, Any] | None = None  # start from this position


@dataclass(frozen=True)
class Moment:
    """A point to which an answer can be taken back."""

    answers: int
    journal: int
    state: State
    barrier: int = 0  # of the game at that point


@dataclass
class Game:
    beginning: Beginning = field(default_factory=Beginning)
    answers: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        recorded, self.answers = self.answers, []
        self.moments: list[Moment] = []
        self.barrier = 0  # earlier answers cannot be taken back
        self.state = begin(self.beginning)
        self.journal = self.state.journal = Journal()
        self.fix_decks()
        for option in recorded:
            self.take(option)
        self.let_chance_answer()

    def question(self) -> tuple[Question, Frame]:
        return question(self.state)

    @property
    def is_begun(self) -> bool:
        """Whether anything has been answered, now or before the position in which the game begins."""
        return bool(self.answers) or self.beginning.position is not None

    @property
    def is_over(self) -> bool:
        return self.question()[0] is GAME_OVER

    def play(self, option: int) -> None:
        """Take the answer of a player, or of chance if the caller plays it: wholly, or not at all.

        Raises IllegalAnswerError with one sentence; then nothing has changed.
        """
        before, moments, barrier = self.moment(), len(self.moments), self.barrier
        try:
            self.take(option)
            self.let_chance_answer()
        except RefusalError:
            raise
        except FAILURES as error:
            del self.moments[moments:]
            self.barrier = barrier
            self.return_to(before)
            words = _("This choice cannot be carried out, so nothing has changed.")
            raise IllegalAnswerError(words) from error

    def take(self, option: int) -> None:
        asked, f = self.question()
        options = asked.options(self.state, f)
        if option not in options:
            raise IllegalAnswerError(f"{asked.prompt} {option} is not one of {list(options)}.")
        by_chance = asked.actor(f) == CHANCE
        before = len(self.journal.entries)
        if not by_chance:
            self.moments.append(self.moment())
        answer(self.state, asked, f, option)
        self.answers.append(option)
        question(self.state)
        self.fix_decks()
        if by_chance or any(isinstance(entry, UNCOVERING) for entry in self.journal.entries[before:]):
            self.barrier = len(self.answers)

    def let_chance_answer(self) -> None:
        """Answer for chance, unless the caller does so and there is more than one option."""
        while True:
            asked, f = self.question()
            if asked.actor(f) != CHANCE:
                return
            if self.beginning.ask_chance and len(asked.options(self.state, f)) > 1:
                return
            dice = Random(f"{self.beginning.seed}/{len(self.answers)}")
            self.take(roll_the_dice(self.state, asked, f, dice.random))

    def fix_decks(self) -> None:
        """Give the Traveller deck a fixed order again after a shuffle, as at a real table."""
        g = self.state
        if g.traveller_order or self.beginning.ask_chance:
            return
        deck = [card for card in TRAVELLERS if g.travellers[card] == DECK]
        dice = Random(f"{self.beginning.seed}/travellers/{len(self.answers)}")
        g.traveller_order = shuffled_travellers(dice, deck)

    def undo(self) -> None:
        """Take back a player's last answer, if nothing has been uncovered since."""
        if not self.can_undo():
            raise self.nothing_to_undo()
        self.return_to(self.moments.pop())

    def moment(self) -> Moment:
        return Moment(len(self.answers), len(self.journal.entries), self.state.clone(), self.barrier)

    def return_to(self, moment: Moment) -> None:
        self.state = moment.state
        del self.answers[moment.answers :]
        self.state.journal = self.journal
        self.journal.cut(moment.journal)

    def lifts_barrier(self) -> bool:
        """Whether a card that was turned is all that keeps the last answer from being taken back."""
        if not self.moments:
            return False
        since = self.journal.entries[self.moments[-1].journal :]
        cards = [number for number, entry in enumerate(since) if isinstance(entry, CardTurned)]
        before = since[: cards[0]] if cards else ()
        return bool(cards) and not any(isinstance(entry, UNCOVERING) for entry in before)

    def turn_card_back(self) -> None:
        """Forget a card that nobody has seen yet, so that it does not stand in the way of an undo."""
        if self.lifts_barrier():
            self.barrier = self.moments[-1].barrier

    def can_undo(self) -> bool:
        return bool(self.moments) and self.moments[-1].answers >= self.barrier

    def nothing_to_undo(self) -> NothingToUndoError:
        """The error that says why the last answer cannot be taken back."""
        if not self.moments:
            return NothingToUndoError(_("There is nothing to undo."))
        return NothingToUndoError(_("You can't undo: new information has been revealed."))

    def replay(self, number: int) -> Game:
        """Return this game after its first `number` answers, and any answers of chance that follow them."""
        return Game(self.beginning, self.answers[:number])


def begin(beginning: Beginning) -> State:
    """Return the position before the first answer."""
    if beginning.position is not None:
        return read_position(beginning.position)
    options = EVENTS_SIDE_LOCKED * beginning.events_side_locked + DEED_NEEDS_PLOT * beginning.deed_needs_plot
    g = opening_position(options)
    if beginning.event_deck is not None:
        g.event_order = beginning.event_deck
    elif not beginning.ask_chance:
        g.event_order = shuffled_events(Random(f"{beginning.seed}/events"))
    if beginning.traveller_deck is not None:
        top = beginning.traveller_deck
        rest = [card for card in STARTING_TRAVELLERS if card not in top]
        g.traveller_order = top + shuffled_travellers(Random(f"{beginning.seed}/travellers"), rest)
    return g
