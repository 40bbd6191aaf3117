"""What can still come, from public knowledge: Events of this Ballad, and Travellers by pile."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.deck import TurnCard, next_cards
from gest_desktop.rules.referee import OVER
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ASIDE, BALLAD_CARDS, FORTUNES, REGULARS, TRAVELLERS
from gest_desktop.scenes.table.foresee.forecast import as_shown
from gest_desktop.scenes.table.seen.sight import Sight


@dataclass(frozen=True)
class StillToCome:
    """Cards by number; `fortune` is the chance that the next card is a Fortune."""

    cards_left: int
    events: tuple[int, ...]
    fortunes: tuple[int, ...]
    endings: tuple[int, ...]
    fortune: float
    fortune_seen: int  # the Fortune of this Ballad, if it has come
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    victims: tuple[int, ...]
    removed: tuple[int, ...]

    @property
    def regulars_left(self) -> int:
        """How many of the cards left in this Ballad are regular ones; only which ones is unknown."""
        return max(0, self.cards_left - len(self.endings) - (not self.fortune_seen))


def still_to_come(view: View, shown: Sight) -> StillToCome:
    """For what the table shows, which may be behind the position."""
    world = as_shown(view, shown)
    world.ballad, world.slot, world.played = shown.ballad, BALLAD_CARDS - shown.cards_left, shown.played
    cards = in_this_ballad(world)
    mats, met = shown.mats, shown.mats.travellers_met
    return StillToCome(
        cards_left=shown.cards_left,
        events=tuple(card for card in cards if card in REGULARS),
        fortunes=tuple(card for card in cards if card in FORTUNES),
        endings=tuple(card for card in cards if card not in REGULARS and card not in FORTUNES),
        fortune=chance_of_fortune(world),
        fortune_seen=next((card for card in world.played[: world.slot] if card in FORTUNES), 0),
        deck=tuple(card for card in TRAVELLERS if world.travellers[card] != ASIDE and card not in met),
        discard=mats.discard,
        victims=mats.victims,
        removed=mats.removed,
    )


def in_this_ballad(world: State) -> list[int]:
    """Every card that some later draw of this Ballad may turn, as the deck itself says."""
    ahead = world.clone()
    found: set[int] = set()
    while ahead.slot < BALLAD_CARDS:
        regulars, fortunes = next_cards(ahead)
        found.update(regulars, fortunes)
        ahead.slot += 1
        ahead.played = (0, *ahead.played)  # some card or other
    return sorted(found)


def chance_of_fortune(world: State) -> float:
    if world.slot >= BALLAD_CARDS:
        return 0.0
    asked = TurnCard("")
    options = asked.options(world, OVER)
    weights = asked.weights(world, OVER, options)
    fortunes = sum(weight for card, weight in zip(options, weights, strict=True) if card in FORTUNES)
    return fortunes / sum(weights)
