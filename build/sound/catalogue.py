"""Every sound there is to render, and the way from its name to its samples."""

from __future__ import annotations

from dataclasses import dataclass

from sound import forest
from sound.basics import Stereo
from sound.effects.listed import EFFECTS, sounded
from sound.mixing import rendered
from sound.pieces.ballad import PIECE as BALLAD
from sound.pieces.greenwood import PIECE as GREENWOOD
from sound.pieces.nottingham import PIECE as NOTTINGHAM

PIECES = {piece.name: piece for piece in (GREENWOOD, NOTTINGHAM, BALLAD)}


@dataclass(frozen=True)
class Job:
    """One file to render: kind is music, ambience or effect."""

    kind: str
    name: str
    take: int = 0

    @property
    def file(self) -> str:
        """Where it goes, below the folder of sounds."""
        several = self.kind == "effect" and EFFECTS[self.name].takes > 1
        return f"{self.kind}/{self.name}_{self.take + 1}.ogg" if several else f"{self.kind}/{self.name}.ogg"

    def sound(self) -> Stereo:
        """Its samples, before its loudness is set."""
        if self.kind == "music":
            return rendered(PIECES[self.name])
        return forest.rendered() if self.kind == "ambience" else sounded(self.name, self.take)


def jobs() -> list[Job]:
    """All of them, the long ones first."""
    music = [Job("music", name) for name in PIECES]
    effects = [Job("effect", name, take) for name, effect in EFFECTS.items() for take in range(effect.takes)]
    return [*music, Job("ambience", "forest"), *effects]
