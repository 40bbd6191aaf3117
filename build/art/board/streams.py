"""Random streams of the board: one per layer and space, so that an edit leaves the rest of the map alone."""

from zlib import crc32

import numpy as np

from art.tools.colour import Rng

SEED = 3


class Streams:
    """Hands out streams that depend on their name only, not on what was drawn before."""

    def __init__(self, seed: int = SEED) -> None:
        self.seed = seed
        self._streams: dict[str, Rng] = {}

    def of(self, layer: str, space: str = "") -> Rng:
        """The stream of a layer, or of one space (road, edge, river) in it."""
        name = f"{layer}/{space}"
        if name not in self._streams:
            self._streams[name] = np.random.default_rng([self.seed, crc32(name.encode())])
        return self._streams[name]
