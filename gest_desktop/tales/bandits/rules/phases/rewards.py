"""Rewards: whose column is under 5, even empty, takes a point or draws a token (5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.journal import RewardTaken
from gest_desktop.tales.bandits.rules.pieces import REWARD
from gest_desktop.tales.bandits.rules.question import Question, Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import CLEAN, REWARDS, go_to, step
from gest_desktop.tales.bandits.rules.tokens import DrawToken, prepare_draw, receive_blind
from gest_desktop.tales.bandits.rules.vocabulary import POINTS, REWARD_UNDER, SCARLET

TOKEN, POINT = range(2)
DRAWING = 1  # State.stage


class ChooseReward(Question):
    kind = "reward"
    prompt = N_("The Sheriff has overlooked you. Do you take a token or a point?")
    rule = "5.3"

    def options(self, g: State) -> Sequence[int]:
        return (TOKEN, POINT)

    def answer(self, g: State, option: int) -> None:
        if option == POINT:
            take_point(g, g.actor)
            g.turn += 1
            return
        g.stage = DRAWING
        if g.journal is not None:
            g.journal.write(RewardTaken(g.actor, is_token=True))

    def value(self, g: State, option: int) -> Value:
        return ("loot", "point")[option]

    def label(self, g: State, option: int) -> str:
        return _("Draw a token") if option == TOKEN else _("Take 1 point")


def take_point(g: State, band: int) -> None:
    g.points[band] += POINTS["reward"]
    if g.journal is not None:
        g.journal.write(RewardTaken(band, is_token=False))


def receive_reward(g: State, kind: int) -> None:
    g.stage = 0
    g.turn += 1
    receive_blind(g, g.actor, kind, REWARD)


CHOOSE_REWARD = ChooseReward()
DRAW_REWARD = DrawToken("5.3", receive_reward)


@step(REWARDS)
def give_rewards(g: State) -> Question | None:
    """With no token left anywhere the reward is the point (BR41); Will Scarlet takes it always (BR46)."""
    if g.stage == DRAWING and prepare_draw(g):
        return DRAW_REWARD
    order = g.order()
    while g.turn < len(order):
        g.actor = order[g.turn]
        if sum(g.bridge[g.actor]) < REWARD_UNDER:
            if g.can_draw():
                return CHOOSE_REWARD
            take_point(g, g.actor)
        g.turn += 1
    if g.is_scarlets and sum(g.bridge[SCARLET]) < REWARD_UNDER:
        take_point(g, SCARLET)
    go_to(g, CLEAN)
    return None
