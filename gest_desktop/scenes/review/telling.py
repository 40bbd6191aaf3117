"""What happened at each answer of a finished game, in the words of the chronicle, and where on the map."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.turning_points import LUCK, SECRET, TurningPoint
from gest_desktop.ai.review.words import best_words, chance_words, option_words, question_words
from gest_desktop.ai.voice.because import percent
from gest_desktop.rules.chronicle import told
from gest_desktop.rules.game import Game, begin
from gest_desktop.rules.journal import Entry, Journal, MenRevealed
from gest_desktop.rules.naming import turned_card
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import OLLERTON_HILL, ROBIN, SPACES
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.review.numbers import chance

CHOSE = (
    N_("Robin Hood chose “{played}”. “{better}” was stronger."),
    N_("The Sheriff chose “{played}”. “{better}” was stronger."),
)
SPEAKING = ("box", "card")  # kinds of questions whose options need no question to be understood
BETTER_CARD = (
    N_("A better card than most for you: your chance of winning rises from {before} to {after}."),
    N_("A better card than most for Robin Hood: his chance of winning rises from {before} to {after}."),
    N_("A better card than most for the Sheriff: his chance of winning rises from {before} to {after}."),
)
WORSE_CARD = (
    N_("A worse card than most for you: your chance of winning falls from {before} to {after}."),
    N_("A worse card than most for Robin Hood: his chance of winning falls from {before} to {after}."),
    N_("A worse card than most for the Sheriff: his chance of winning falls from {before} to {after}."),
)
YOU_CHOSE = N_("You chose “{played}”. “{better}” was stronger.")


class Telling:
    """The journal of a game, by answers."""

    def __init__(self, game: Game) -> None:
        self.journal = Journal()
        self.ends: list[int] = []  # how many entries there are after each answer
        g = begin(game.beginning)
        g.event_order = g.traveller_order = ()
        g.journal = self.journal
        question(g)
        for option in game.answers:
            asked, f = question(g)
            answer(g, asked, f, option)
            question(g)
            self.ends.append(len(self.journal.entries))

    def entries(self, at: int) -> Sequence[Entry]:
        """What an answer brought about."""
        numbers = self.numbers(at)
        return self.journal.entries[numbers.start : numbers.stop]

    def numbers(self, at: int) -> range:
        """The numbers of the entries that an answer brought about."""
        return range(self.ends[at - 1] if at else 0, self.ends[at])

    def sentence(self, at: int) -> str:
        """The first line about an answer; empty if there is none."""
        return next((words for _entry, words in told(self.entries(at)) if words), "")


def card_words(step: Step) -> str:
    """The card in play at a step, with its place in the game."""
    if not step.state.card and not step.turns_card:
        return _("Before the first card")
    return turned_card(step.option if step.turns_card else step.state.card, step.card)


def point_sentence(review: Review, telling: Telling, point: TurningPoint, you: int | None) -> str:
    """One sentence about a turning point; `you` is the side of the only person."""
    step, found = review.steps[point.at], review.found[point.at]
    if isinstance(found, ChanceFound) and step.kind == "draw":
        return drawn(step, found, review.side, you)
    if isinstance(found, ChoiceFound) and point.kind != "secret" and found.best != found.played:
        words = YOU_CHOSE if step.actor == you else CHOSE[step.actor]
        played, better = option_words(step, found.played.option), best_words(step, found)
        said = _(words).format(played=played, better=better)
        return said if step.kind in SPEAKING else f"{question_words(step)} {said}"
    happened = telling.sentence(point.at)
    if point.kind == SECRET:
        happened = f"{happened} {not_robin(telling.entries(point.at), state_after(step))}".rstrip()
    if point.kind == LUCK and not happened:
        return chance_words(step)
    return happened or option_words(step, step.option)


def not_robin(entries: Sequence[Entry], after: State) -> str:
    """Why it mattered who was Revealed, while Robin is still Hidden: the other side might have found him."""
    shown = sum(entry.men for entry in entries if isinstance(entry, MenRevealed) and not entry.robin)
    if not shown or not after.robin_hidden or after.robin not in SPACES:
        return ""
    return n_("It was not Robin.", "Robin was not among them.", shown)


def drawn(step: Step, found: ChanceFound, side: int, you: int | None) -> str:
    """What a card that came by chance did to the chance of a side; it agrees with the rounded change."""
    before, after = (chance_for(side, value) for value in (found.before, found.after))
    change = round(100 * (after - before))
    if not change:
        return chance_words(step)
    words = (BETTER_CARD if change > 0 else WORSE_CARD)[0 if side == you else 1 + side]
    rounded = (percent(before) + change) / 100
    said = _(words).format(before=chance(before), after=chance(min(1.0, max(0.0, rounded))))
    return said if step.turns_card else f"{chance_words(step)} {said}"


def place_of(step: Step) -> int | None:
    """The space that a step is about, or None."""
    if step.kind == "space" and 0 <= step.option <= OLLERTON_HILL:
        return step.option
    asked, _frame = question(step.state)
    if step.turns_card or (step.kind == "space" and "{space}" not in asked.prompt):
        return None  # "Done": the space of a rule is the one that it was about before
    spaces = (frame.space for frame in reversed(step.state.frames))
    return next((place for place in spaces if 0 <= place <= OLLERTON_HILL), None)


def chance_for(side: int, robin_wins: float) -> float:
    return robin_wins if side == ROBIN else 1.0 - robin_wins


def state_after(step: Step) -> State:
    g = step.state.clone()
    asked, f = question(g)
    answer(g, asked, f, step.option)
    question(g)
    return g
