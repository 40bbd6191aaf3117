"""A Merry Man's card: when a band may ask for it, what it may name, and what happens (2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.journal import HelpAsked
from gest_desktop.tales.bandits.rules.naming import card_name, man_name
from gest_desktop.tales.bandits.rules.question import Question, Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.texts import prompt_of
from gest_desktop.tales.bandits.rules.vocabulary import HOME, MAN_IDS

NO: Final = 0
YES: Final = 1
RULES: Final = ("3.2", "3.4", "4.2", "5.2")


class Help:
    """One card. Options are ints from 1 up; without any, the question is not asked (BR06)."""

    def __init__(self, card: int) -> None:
        self.card = card
        HELP[card] = self

    def options(self, g: State, band: int) -> Sequence[int]:
        """What the band may name; for public reasons only, as others see whether it is asked."""
        return (YES,)

    def is_possible(self, g: State, band: int) -> bool:
        return len(self.options(g, band)) > 0

    def use(self, g: State, band: int, option: int) -> None:
        """Carry out the effect at once and completely, or set the stage for its questions."""
        raise NotImplementedError

    def value(self, g: State, option: int) -> Value:
        return "yes"

    def label(self, g: State, option: int) -> str:
        return _("Yes: {card}").format(card=card_name(self.card))


HELP: Final[dict[int, Help]] = {}


class AskForHelp(Question):
    """Shall the leader go to this Merry Man? Together with what his card must be told (10)."""

    def __init__(self, man: int) -> None:
        self.man, self.kind, self.rule = man, MAN_IDS[man], RULES[man]
        self.prompt = prompt_of(self.kind)

    def help(self, g: State) -> Help:
        return HELP[g.in_play[self.man]]

    def may_ask(self, g: State, band: int) -> bool:
        """Whether this band is asked: its leader is home, and the effect can change something."""
        return g.leaders[band] == HOME and self.help(g).is_possible(g, band)

    def options(self, g: State) -> Sequence[int]:
        return (NO, *self.help(g).options(g, g.actor))

    def answer(self, g: State, option: int) -> None:
        if option == NO:
            self.decline(g)
            return
        g.leaders[g.actor] = self.man
        help_ = self.help(g)
        if g.journal is not None:
            g.journal.write(HelpAsked(g.actor, help_.card))
        self.go_on(g)
        help_.use(g, g.actor, option)

    def decline(self, g: State) -> None:
        """The next band is asked; who declined is not asked again in this step (BR05)."""
        g.turn += 1

    def go_on(self, g: State) -> None:
        """What comes after the effect, unless the effect sets another stage."""
        g.turn += 1

    def value(self, g: State, option: int) -> Value:
        return "no" if option == NO else self.help(g).value(g, option)

    def label(self, g: State, option: int) -> str:
        return _("Not now") if option == NO else self.help(g).label(g, option)

    def why_not(self, g: State, option: int) -> str:
        words = _("{man} can't do this now.")
        return words.format(man=man_name(self.man))


def next_in_order(g: State, ask: AskForHelp) -> bool:
    """Turn to the next band that is asked, in order from the first player; False if there is none."""
    order = g.order()
    while g.turn < len(order):
        if ask.may_ask(g, order[g.turn]):
            g.actor = order[g.turn]
            return True
        g.turn += 1
    return False
