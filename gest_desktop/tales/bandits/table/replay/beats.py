"""Beats: one journal entry each, with the table before and after it, and how long it takes to watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.common.journal import Entry
from gest_desktop.tales.bandits.rules import journal as j
from gest_desktop.tales.bandits.rules.game import Game
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.views import redact

SECONDS: Final[dict[type[Entry], float]] = {
    j.RoundBegun: 0.5,
    j.CartLaid: 0.45,
    j.HelpAsked: 0.7,
    j.BanditPlaced: 0.5,
    j.PocketPicked: 0.5,
    j.CartLookedAt: 0.6,
    j.CartSentAway: 0.6,
    j.GuardsMarked: 0.5,
    j.RowsClosedUp: 0.5,
    j.CartTurnedUp: 0.6,
    j.CardTurned: 0.7,
    j.LeaderTaken: 0.7,
    j.Infiltrated: 0.7,
    j.Shoved: 0.7,
    j.Squeezed: 0.7,
    j.WorkedQuickly: 0.7,
    j.AssaultBegun: 0.35,
    j.FairThrown: 0.8,
    j.DieRolled: 0.6,
    j.DieTurned: 0.6,
    j.CartFell: 1.0,
    j.CartFled: 1.0,
    j.PointsScored: 0.5,
    j.HandDrawn: 0.5,
    j.TokenTaken: 0.5,
    j.DiceCrossed: 0.6,
    j.DieHidden: 0.5,
    j.DieRaised: 0.6,
    j.TokenDiscarded: 0.5,
    j.TokenSold: 0.6,
    j.LeaderReleased: 0.5,
    j.BailPaid: 0.7,
    j.LeaderArrested: 0.9,
    j.RewardTaken: 0.6,
    j.RichesStored: 0.7,
}
USUAL: Final = 0.3
CUES: Final[dict[type[Entry], str]] = {
    j.RoundBegun: "horn_call",
    j.CartLaid: "cart_passes",
    j.HelpAsked: "piece_drop",
    j.BanditPlaced: "piece_hidden",
    j.PocketPicked: "coin_gain",
    j.CartLookedAt: "card_slide",
    j.CartSentAway: "cart_passes",
    j.GuardsMarked: "piece_drop",
    j.CartTurnedUp: "card_turn",
    j.CardTurned: "card_turn",
    j.LeaderTaken: "prison_gate",
    j.Infiltrated: "piece_drop",
    j.Shoved: "piece_drop",
    j.Squeezed: "piece_drop",
    j.WorkedQuickly: "coin_gain",
    j.FairThrown: "dice_shake",
    j.DieRolled: "dice_result",
    j.DieTurned: "dice_result",
    j.CartFell: "arrow_hit",
    j.CartFled: "cart_passes",
    j.TokenTaken: "coin_gain",
    j.DiceCrossed: "piece_drop",
    j.DieRaised: "dice_result",
    j.TokenDiscarded: "coin_pay",
    j.TokenSold: "coin_pay",
    j.BailPaid: "coin_pay",
    j.LeaderReleased: "piece_revealed",
    j.LeaderArrested: "prison_gate",
    j.RewardTaken: "coin_gain",
}


@dataclass(frozen=True)
class Beat:
    """One thing that happens, as one band sees it."""

    entry: Entry
    before: State
    after: State

    @property
    def seconds(self) -> float:
        return SECONDS.get(type(self.entry), USUAL)

    @property
    def cue(self) -> str:
        return CUES.get(type(self.entry), "")


class Recorder:
    """Watches the journal, and keeps the position as each entry left it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.written: list[tuple[Entry, State]] = []
        game.journal.observers.append(self)

    def entry_written(self, entry: Entry) -> None:
        self.written.append((entry, self.game.state.clone()))

    def journal_cut(self, length: int) -> None:
        self.written.clear()

    def beats(self, viewer: int, shown: State) -> list[Beat]:
        """What was written since the last time, as a viewer may see it."""
        found, before = [], shown
        for entry, state in self.written:
            after = redact(state, viewer).state
            found.append(Beat(entry.seen_by(viewer), before, after))
            before = after
        self.written.clear()
        return found
