"""Friar Tuck: when the dice are on the Drawbridge each band may ask him, in order (5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_
from gest_desktop.tales.bandits.rules.help.help import AskForHelp, next_in_order
from gest_desktop.tales.bandits.rules.journal import TokenDiscarded
from gest_desktop.tales.bandits.rules.naming import token_name
from gest_desktop.tales.bandits.rules.phases.bail import release
from gest_desktop.tales.bandits.rules.pieces import BLIND
from gest_desktop.tales.bandits.rules.question import Question, Value
from gest_desktop.tales.bandits.rules.stages import DRAW, GIVE_UP
from gest_desktop.tales.bandits.rules.state import State, kinds_of
from gest_desktop.tales.bandits.rules.steps import FRIAR_TUCK, step
from gest_desktop.tales.bandits.rules.tokens import DrawToken, give_up, prepare_draw, receive_blind
from gest_desktop.tales.bandits.rules.vocabulary import TOKEN_IDS, TUCK


class DiscardToken(Question):
    """Barter: one fresh token; asked also if all are alike, so that the question tells nothing."""

    kind = "discard"
    prompt = N_("Which token do you discard?")
    rule = "5.2"

    def options(self, g: State) -> Sequence[int]:
        return kinds_of(g.fresh[g.actor])

    def answer(self, g: State, option: int) -> None:
        give_up(g, g.actor, option)
        g.stage = 0
        if g.journal is not None:
            g.journal.write(TokenDiscarded(g.actor, option))

    def value(self, g: State, option: int) -> Value:
        return TOKEN_IDS[option]

    def label(self, g: State, option: int) -> str:
        return token_name(option)


def receive_bartered(g: State, kind: int) -> None:
    receive_blind(g, g.actor, kind, BLIND)
    g.stage = GIVE_UP


ASK_TUCK = AskForHelp(TUCK)
DISCARD_TOKEN = DiscardToken()
DRAW_BARTERED = DrawToken("5.2", receive_bartered)


@step(FRIAR_TUCK)
def ask_tuck(g: State) -> Question | None:
    if g.stage == DRAW and prepare_draw(g):
        return DRAW_BARTERED
    if g.stage == GIVE_UP:
        return DISCARD_TOKEN
    if next_in_order(g, ASK_TUCK):
        return ASK_TUCK
    release(g)
    return None
