"""A closer look at the best few options, after a search that has tried hardly anything but the best.

A hint tells the chances of several options, so each of them is tried often enough for its chance to mean
something. Every second iteration goes on as the search likes, so that neither tree learns a secret.
"""

from __future__ import annotations

import time
from typing import Final

from gest_desktop.ai.thought import CHUNK, ENOUGH, Thought
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.views import imagine

OPTIONS: Final = 4  # how many are looked at
SHARE: Final = 8  # each is tried as often as an eighth of the search, if that is not enough already
SECONDS: Final = 1.2


class CloserLook:
    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        ranked = sorted(thought.arms, key=thought.visits, reverse=True)
        self.options = ranked[:OPTIONS]
        if thought.kind == "box" and all(map(is_pass, self.options)):
            self.options += [option for option in ranked if not is_pass(option)][:1]  # to compare a Pass with
        self.enough = min(ENOUGH, thought.iterations // SHARE)
        self.until = time.monotonic() + SECONDS

    def go_on(self) -> bool:
        """Try one option some more; False once all were tried enough, or time is up."""
        thought, search = self.thought, self.thought.search
        seldom = min(self.options, key=thought.visits, default=None)
        if seldom is None or thought.visits(seldom) >= self.enough or time.monotonic() > self.until:
            return False
        for number in range(CHUNK):
            if number % 2:
                search.iterate(search.draw_world(thought.view, number))
            else:
                search.insist(imagine(thought.view, search.random, search.hunch), seldom)
        thought.iterations += CHUNK
        return True
