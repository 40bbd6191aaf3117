"""Placing: in order, again and again, each band puts a bandit into an ambush or a pickpocket space (3.1)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.help.help import AskForHelp
from gest_desktop.tales.bandits.rules.journal import BanditPlaced, GuardsMarked, PocketPicked, RowsClosedUp
from gest_desktop.tales.bandits.rules.looking import look_at
from gest_desktop.tales.bandits.rules.phases.laying import LayCart
from gest_desktop.tales.bandits.rules.phases.scarlet import place_scarlet
from gest_desktop.tales.bandits.rules.pieces import Space
from gest_desktop.tales.bandits.rules.question import Question, Value
from gest_desktop.tales.bandits.rules.stages import EXCHANGE, MARK, PEEK, PEEK_AGAIN, PUT, TURN
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import GUARDS, PLACE, go_to, step
from gest_desktop.tales.bandits.rules.tokens import earn_village_coin
from gest_desktop.tales.bandits.rules.vocabulary import ALLEYS, MARIAN, PICKPOCKET, SCARLET, SPACES

ONE_BANDIT = (1,)


class AskMarian(AskForHelp):
    """Asked on each placing turn, before the bandit is placed."""

    def decline(self, g: State) -> None:
        g.stage, g.memo = PUT, ONE_BANDIT

    def go_on(self, g: State) -> None:
        g.stage, g.memo = PUT, ONE_BANDIT


class Peek(Question):
    """Tip-Off: both carts are looked at, the second is chosen after the first was seen (BR11)."""

    kind = "peek"
    prompt = N_("Which cart do you peek at?")
    rule = "3.2"

    def options(self, g: State) -> Sequence[int]:
        return [stretch for stretch in g.stretches if g.stage == PEEK or stretch != g.memo[1]]

    def answer(self, g: State, option: int) -> None:
        look_at(g, g.actor, option)
        if g.stage == PEEK:
            g.stage, g.memo = PEEK_AGAIN, (1, option)
        else:
            g.stage, g.memo = PUT, ONE_BANDIT

    def value(self, g: State, option: int) -> Value:
        return option + 1

    def label(self, g: State, option: int) -> str:
        return _("Cart {number}").format(number=option + 1)


class MarkGuards(Question):
    """Friendly Guards: the token and its sign are public (BR14)."""

    kind = "mark"
    prompt = N_("Do you change this cart's defence?")
    rule = "3.2"

    def options(self, g: State) -> Sequence[int]:
        return (0, 2, -2)

    def answer(self, g: State, option: int) -> None:
        stretch = g.memo[1]
        cart = g.carts[stretch]
        assert cart is not None
        g.stage, g.memo = PUT, ONE_BANDIT
        if option:
            g.carts[stretch] = cart._replace(token=option)
            if g.journal is not None:
                g.journal.write(GuardsMarked(g.actor, stretch, option))

    def value(self, g: State, option: int) -> Value:
        return option

    def label(self, g: State, option: int) -> str:
        return {0: _("Leave it"), 2: "+2", -2: "−2"}[option]


class PlaceBandit(Question):
    """Any free ambush space of an open stretch, or a free pickpocket space; these are all alike."""

    kind = "place"
    prompt = N_("Where does your bandit hide?")
    rule = "3.1"

    def options(self, g: State) -> Sequence[int]:
        free = [
            SPACES * stretch + space
            for stretch in g.stretches
            for space, there in enumerate(g.rows[stretch])
            if there is None
        ]
        return [*free, PICKPOCKET] if len(g.alleys) < ALLEYS else free

    def answer(self, g: State, option: int) -> None:
        place(g, g.actor, option)
        if g.memo == ONE_BANDIT:
            g.turn += 1
            g.stage, g.memo = TURN, ()
        else:
            g.memo = ONE_BANDIT  # Brotherhood: the second bandit is compulsory (BR12)

    def value(self, g: State, option: int) -> Value:
        if option == PICKPOCKET:
            return "pickpocket"
        return {"cart": option // SPACES + 1, "space": option % SPACES + 1}

    def label(self, g: State, option: int) -> str:
        if option == PICKPOCKET:
            return _("Alley")
        words = _("Cart {number}, space {space}")
        return words.format(number=option // SPACES + 1, space=option % SPACES + 1)

    def why_not(self, g: State, option: int) -> str:
        if option == PICKPOCKET:
            return _("All alleys are taken.")
        if option // SPACES not in g.stretches:
            return _("This stretch of the road is closed (rule 1.1).")
        return _("There is a bandit already (rule 3.1).")


def place(g: State, band: int, option: int) -> None:
    """Put one bandit of a band into a space; a pickpocket earns a Village Coin at once."""
    g.hand[band] -= 1
    if option == PICKPOCKET:
        g.alleys = (*g.alleys, band)
        earn_village_coin(g, band)
        if g.journal is not None:
            g.journal.write(PocketPicked(band))
        return
    stretch, space = divmod(option, SPACES)
    row = g.rows[stretch]
    g.rows[stretch] = (*row[:space], Space(band), *row[space + 1 :])
    if g.journal is not None:
        g.journal.write(BanditPlaced(band, stretch, space))


def close_up(g: State) -> None:
    """Every row closes up to the left: bandits keep their order, gaps vanish (BR09)."""
    for stretch in g.stretches:
        row = g.rows[stretch] = tuple(space for space in g.rows[stretch] if space is not None)
        g.dice[stretch] = ((),) * len(row)
    if g.journal is not None:
        g.journal.write(RowsClosedUp())


def put_next(g: State) -> None:
    g.stage, g.memo = PUT, ONE_BANDIT


ASK_MARIAN = AskMarian(MARIAN)
PLACE_BANDIT = PlaceBandit()
PEEK_AT = Peek()
MARK_GUARDS = MarkGuards()
EXCHANGE_CART = LayCart("3.2", lambda g: g.memo[1], put_next, crossed=True)
BY_STAGE: dict[int, Question] = {
    PUT: PLACE_BANDIT,
    PEEK: PEEK_AT,
    PEEK_AGAIN: PEEK_AT,
    MARK: MARK_GUARDS,
    EXCHANGE: EXCHANGE_CART,
}


@step(PLACE)
def place_bandits(g: State) -> Question | None:
    if g.stage != TURN:
        return BY_STAGE[g.stage]
    order = g.order()
    while any(g.hand):
        if g.turn == len(order):  # the end of a go
            g.turn = 0
            if g.is_scarlets and g.hand[SCARLET]:
                place(g, SCARLET, place_scarlet(g))
            continue
        g.actor = order[g.turn]
        if not g.hand[g.actor]:
            g.turn += 1
        elif ASK_MARIAN.may_ask(g, g.actor):
            return ASK_MARIAN
        else:
            g.stage, g.memo = PUT, ONE_BANDIT
            return PLACE_BANDIT
    close_up(g)
    go_to(g, GUARDS)
    return None
