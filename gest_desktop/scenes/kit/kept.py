"""Something that is recreated only when what it depends on has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

Made = TypeVar("Made")
NEVER: Final = object()


class Kept(Generic[Made]):
    """The last value made, and the key it was made for."""

    def __init__(self) -> None:
        self.key: object = NEVER
        self._made: Made | None = None

    @property
    def value(self) -> Made | None:
        """The last value made, whatever it was made for."""
        return self._made

    def put(self, value: Made) -> None:
        """Replace the value, which still depends on the same."""
        self._made = value

    def get(self, key: object, make: Callable[[], Made]) -> Made:
        if self.key != key:
            self._made = make()
            self.key = key
        return self._made  # type: ignore[return-value]  # None only if that is what was made
