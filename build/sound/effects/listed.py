"""The list of effects: which sound, how long, in which room, how many takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sound.basics import Chance, Mono, Stereo, chance, samples
from sound.colour import highpass
from sound.effects import crowd, dice, road, signals, table
from sound.envelopes import falling, rising
from sound.space import CHAMBER, GLADE, HALL, STONE, Room, panned, reverberated

LEAD = 0.004  # seconds of silence in front: a lossy coder smears a sound that begins on its first sample


@dataclass(frozen=True)
class Effect:
    """One sound of the game; `wet` is the share of its room."""

    make: Callable[[Chance], Mono]
    seconds: float
    room: Room
    wet: float
    takes: int = 1


EFFECTS: dict[str, Effect] = {
    "piece_lift": Effect(table.piece_lift, 0.3, CHAMBER, 0.1, 3),
    "piece_drop": Effect(table.piece_drop, 0.4, CHAMBER, 0.12, 3),
    "piece_hidden": Effect(table.piece_hidden, 0.75, CHAMBER, 0.1, 2),
    "piece_revealed": Effect(table.piece_revealed, 1.1, CHAMBER, 0.18, 2),
    "card_turn": Effect(table.card_turn, 0.4, CHAMBER, 0.1, 3),
    "card_slide": Effect(table.card_slide, 0.45, CHAMBER, 0.08, 3),
    "coin_gain": Effect(table.coin_gain, 0.7, CHAMBER, 0.12, 3),
    "coin_pay": Effect(table.coin_pay, 0.6, CHAMBER, 0.1, 3),
    "dice_shake": Effect(dice.dice_shake, 1.05, CHAMBER, 0.1, 2),
    "dice_result": Effect(dice.dice_result, 0.95, CHAMBER, 0.12, 3),
    "success": Effect(signals.success, 1.4, HALL, 0.2),
    "failure": Effect(signals.failure, 0.9, CHAMBER, 0.15),
    "arrow_hit": Effect(road.arrow_hit, 0.85, GLADE, 0.14, 2),
    "horn_call": Effect(signals.horn_call, 3.0, GLADE, 0.26),
    "cart_passes": Effect(road.cart_passes, 2.4, GLADE, 0.1, 2),
    "prison_gate": Effect(road.prison_gate, 1.5, STONE, 0.24),
    "inspection_bell": Effect(signals.inspection_bell, 3.0, HALL, 0.2),
    "parish_revolts": Effect(crowd.parish_revolts, 1.6, GLADE, 0.12, 2),
    "parish_submits": Effect(crowd.parish_submits, 1.4, GLADE, 0.12, 2),
    "favour_to_justice": Effect(signals.favour_to_justice, 1.2, HALL, 0.2),
    "favour_to_order": Effect(signals.favour_to_order, 1.2, HALL, 0.2),
    "camp_placed": Effect(table.camp_placed, 1.05, GLADE, 0.12, 2),
    "button_click": Effect(table.button_click, 0.15, CHAMBER, 0.05, 3),
    "illegal_action": Effect(table.illegal_action, 0.4, CHAMBER, 0.1),
    "your_turn": Effect(signals.your_turn, 1.6, HALL, 0.18),
    "victory": Effect(signals.victory, 3.0, HALL, 0.2),
    "defeat": Effect(signals.defeat, 1.9, STONE, 0.24),
}


def sounded(name: str, take: int) -> Stereo:
    """One take of an effect in its room, cut to length with a soft end."""
    effect = EFFECTS[name]
    dry = effect.make(chance(f"{name} {take}"))
    full = highpass(reverberated(panned(dry, 0.0), effect.room, effect.wet), 45)
    ears = np.sqrt(np.mean(full**2, axis=0))
    full *= ears.mean() / ears  # a room favours one ear for single tones; the source stands in the middle
    count, quiet = samples(effect.seconds), samples(LEAD)
    out = np.zeros((count, 2))
    out[quiet : quiet + len(full)] = full[: count - quiet]
    end, rise = samples(min(effect.seconds * 0.3, 0.5)), samples(0.002)
    out[-end:] *= falling(end)[:, None]
    out[quiet : quiet + rise] *= rising(rise)[:, None]
    return out
