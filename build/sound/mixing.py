"""All players of a piece in their seats and in one room."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Stereo, chance, gain, samples
from sound.instruments import PLAYERS
from sound.performance import Piece, Seat, beat_times, performed
from sound.space import equalised, lay, panned, reverberated, wrapped

UPBEAT = 0.12  # seconds of the last bar's sound before the first note: the seam never cuts an attack


def voiced(piece: Piece, voice: str, seat: Seat, count: int) -> Stereo:
    """One player's whole part as a loop, heard from where the player sits."""
    rng = chance(f"{piece.name} {voice}")
    track = gain(seat.level) * PLAYERS[voice](performed(piece, voice, rng), count, rng)
    ears = np.zeros((count, 2))
    lay(ears, panned(track, seat.side), 0)
    return ears


def rendered(piece: Piece) -> Stereo:
    """The piece as a stereo loop, before its loudness is set."""
    count = round(float(beat_times(piece)[-1]) * RATE)
    dry, sent = np.zeros((count, 2)), np.zeros((count, 2))
    for voice, seat in piece.seats.items():
        ears = voiced(piece, voice, seat, count)
        dry += ears
        sent += seat.wet * ears
    room = wrapped(reverberated(sent, piece.room, 1.0), count) - sent
    return np.roll(equalised(dry + room, 42, 14_000, piece.shelf), samples(UPBEAT), axis=0)
