"""Why the opponent may have done that: a panel that hangs from the strip of its last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.foresee.opponent_reasons import Weighed
from gest_desktop.scenes.table.paint.blocks import CAPTION, Block, Words
from gest_desktop.scenes.table.paint.charts import Differences, points
from gest_desktop.scenes.table.panels.prompt_bar import EMBLEMS
from gest_desktop.scenes.table.panels.sheet import FEWEST_LETTERS, LETTERS, Sheet, panel_button
from gest_desktop.scenes.table.session.reasoning import Reasoning, strength

WIDTHS, NARROW = (620, 760), 440
MOST_LINES: Final = 4
TITLES: Final = {
    ROBIN: N_("Why did Robin Hood do that?"),
    SHERIFF: N_("Why did the Sheriff do that?"),
}
TURNS: Final = {
    ROBIN: N_("As far as you can see, this turn changed Robin Hood's chance of winning by about {points}."),
    SHERIFF: N_(
        "As far as you can see, this turn changed the Sheriff's chance of winning by about {points}."
    ),
}


def why_sheets(found: Reasoning, number_of: Callable[[View], int]) -> Iterator[Sheet]:
    """The panel in several widths; each choice has the number of its step on the strip."""
    side = found.side
    buttons = (
        panel_button("close_panel", sign="icon_close"),
        panel_button("again", _("Replay"), "icon_replay", "green"),
    )
    blocks = tuple(content(found, number_of))
    for width in WIDTHS:
        yield Sheet(width, EMBLEMS[side], _(TITLES[side]), blocks, buttons)
    for letters in (LETTERS, FEWEST_LETTERS):
        yield Sheet(NARROW, EMBLEMS[side], _(TITLES[side]), blocks, buttons, letters=letters)


def content(found: Reasoning, number_of: Callable[[View], int]) -> Iterator[Block]:
    """What was done and why, what it was worth, what else there was, and what that side could know."""
    if found.quote():
        yield Words(f"“{found.quote()}”", 19, role="flavour", colour=CAPTION)
    yield from map(Words, by_step(found, number_of))
    yield Words(_(TURNS[found.side]).format(points=points(found.after - found.before)), 17, colour=CAPTION)
    compared = _("Chance of winning with another choice, beside “{step}”:").format(step=found.main_step)
    yield Words(compared, 17, colour=CAPTION)
    yield Differences(tuple(found.differences()))
    yield Words(found.known, 16, "italic", colour=CAPTION, sign="icon_suspicion")


def by_step(found: Reasoning, number_of: Callable[[View], int]) -> list[str]:
    """One sentence for each step of the strip, in their order: the most telling choice of it."""
    best: dict[tuple[int, int], Weighed] = {}  # by the number on the strip, and apart if it shows none
    number = 0
    for at, one in enumerate(found.explained):
        own = number_of(one.view)
        number = own or number
        key = (number, 0) if own else (number, at + 1)
        if key not in best or strength(one) > strength(best[key]):
            best[key] = one
    kept = sorted(best, key=lambda key: -strength(best[key]))[:MOST_LINES]
    return [numbered(found.told(best[key]), 0 if key[1] else key[0]) for key in sorted(kept)]


def numbered(words: str, number: int) -> str:
    return _("{n}. {words}").format(n=number, words=words) if number else words
