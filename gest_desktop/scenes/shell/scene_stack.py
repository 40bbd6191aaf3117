"""A stack of scenes: the topmost is shown, those below wait."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.scenes.shell import freed_memory
from gest_desktop.scenes.shell.scene import Scene


class SceneStack:
    """Scenes are laid out only when they are shown; a covered one may stay stale for long."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.stale: set[Scene] = set()  # scenes to rebuild before they are shown
        self.dirty = True  # the picture must be redrawn
        self.has_litter = False  # a layout was given up, see clear_litter

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Show a scene on top of the others."""
        if self.scenes:
            self.scene.leave()
        self.add(scene)

    def pop(self) -> None:
        """Return to the scene below; without one the program ends."""
        self.drop()
        if self.scenes:
            self.show_top()

    def switch(self, scene: Scene) -> None:
        """Replace the topmost scene."""
        self.drop()
        self.add(scene)

    def home(self) -> None:
        """Return to the first scene, the title."""
        while len(self.scenes) > 1:
            self.drop()
        self.show_top()

    def leave(self, then: Callable[[], None]) -> None:
        """Do `then`, which closes scenes, unless one of them has something to ask first."""
        if all(scene.may_close(then) for scene in tuple(self.scenes)):
            then()

    def quit(self) -> None:
        while self.scenes:
            self.drop()

    def add(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self.stale.add(scene)
        self.show_top()

    def drop(self) -> None:
        self.scene.leave()
        self.stale.discard(self.scenes.pop())
        self.has_litter = True

    def show_top(self) -> None:
        self.comes_up(self.scene)
        self.refresh()
        self.scene.enter()
        self.dirty = True

    def comes_up(self, scene: Scene) -> None:
        """Called before a scene is shown, also when it comes back."""

    def refresh(self) -> None:
        if self.scenes and self.scene in self.stale:
            self.stale.discard(self.scene)
            self.scene.rebuild()
            self.dirty = True

    def clear_litter(self) -> None:
        """Free closed scenes and old layouts: their surfaces are large, but few, so Python would wait."""
        if self.has_litter:
            self.has_litter = False
            freed_memory.clear()
