"""Why the opponent may have done that: a panel that hangs from the strip of its last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.paint.blocks import CAPTION, Block, Words
from gest_desktop.scenes.table.paint.charts import Differences, points
from gest_desktop.scenes.table.panels.prompt_bar import EMBLEMS
from gest_desktop.scenes.table.panels.sheet import FEWEST_LETTERS, Sheet, panel_button
from gest_desktop.scenes.table.session.reasoning import Reasoning

WIDTHS, NARROW = (620, 760), 440
MOST_IN_LITTLE_ROOM: Final = 3  # lines: the heading and two steps
TITLES: Final = {
    ROBIN: N_("Why did Robin Hood do that?"),
    SHERIFF: N_("Why did the Sheriff do that?"),
}
TURNS: Final = {
    ROBIN: N_("This turn changed Robin Hood's chance of winning by about {points}."),
    SHERIFF: N_("This turn changed the Sheriff's chance of winning by about {points}."),
}


def why_sheets(found: Reasoning, number_of: Callable[[View], int]) -> Iterator[Sheet]:
    """The panel in its shapes, the fullest first; each choice has the number of its step on the strip."""
    side = found.side
    quote: list[Block] = []
    if found.quote():
        quote.append(Words(f"“{found.quote()}”", 19, role="flavour", colour=CAPTION))
    head = Words(_("What each step promised, on average and against the next best:"), 17, colour=CAPTION)
    told: list[Block] = [head, *map(Words, by_step(found, number_of))]
    compared = _("Chance of winning with another choice, beside “{step}”:").format(step=found.main_step)
    numbers: list[Block] = [
        Words(_(TURNS[side]).format(points=points(found.after - found.before))),
        Words(compared, 17, colour=CAPTION),
        Differences(tuple(found.differences())),
    ]
    knew: list[Block] = [
        Words(found.known, 16, "italic", colour=CAPTION, sign="icon_suspicion"),
        Words(_("Worked out from what you can see."), 16, "italic", colour=CAPTION),
    ]
    buttons = (
        panel_button("close_panel", sign="icon_close"),
        panel_button("again", _("Replay"), "icon_replay", "green"),
    )
    for width in WIDTHS:
        whole = (*quote, *told, *numbers, *knew)
        yield Sheet(width, EMBLEMS[side], _(TITLES[side]), whole, buttons)
    yield Sheet(WIDTHS[0], EMBLEMS[side], _(TITLES[side]), (*told, *numbers, knew[0]), buttons)
    least = Sheet(WIDTHS[0], EMBLEMS[side], _(TITLES[side]), (*told[:MOST_IN_LITTLE_ROOM], *numbers), buttons)
    yield least
    yield replace(least, width=NARROW, blocks=(*told[1:2], numbers[-1]), letters=FEWEST_LETTERS)


def by_step(found: Reasoning, number_of: Callable[[View], int]) -> list[str]:
    """What is told of each step of the strip, with its number; choices of one step stand together."""
    lines: list[tuple[int, str]] = []
    for one in found.explained():
        number, told = number_of(one.view), found.told(one)
        same = next((at for at, line in enumerate(lines) if line[0] == number and number), None)
        if same is None:
            lines.append((number, told))
        else:
            lines[same] = (number, f"{lines[same][1]} {told}")
    return [numbered(told, number) for number, told in lines]


def numbered(words: str, number: int) -> str:
    return _("{n}. {words}").format(n=number, words=words) if number else words
