"""Comparing what is typed with what is meant: neither case nor accents nor signs matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def folded(text: str) -> str:
    """Plain lower-case letters and digits, with single spaces between words."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[\W_]+", " ", plain).split())


def matching(typed: str, named: Iterable[tuple[T, Sequence[str]]]) -> list[T]:
    """The things with a name that is what was typed, or else begins with it."""
    wanted = folded(typed)
    if not wanted:
        return []
    names = [(thing, [folded(name) for name in spellings]) for thing, spellings in named]
    exact = [thing for thing, spellings in names if wanted in spellings]
    return exact or [thing for thing, spellings in names if any(n.startswith(wanted) for n in spellings)]
