"""The hint as a panel, in three rungs: where to look, what to choose, all numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from gest_desktop.ai.levels import level_named
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.table.paint.blocks import CAPTION, Block, Chance, Progress, Rest, Words
from gest_desktop.scenes.table.paint.charts import Bars, Track
from gest_desktop.scenes.table.panels.sheet import FEWEST_LETTERS, Sheet, panel_button
from gest_desktop.scenes.table.session.adviser import LEVEL, RUNGS, Adviser
from gest_desktop.scenes.table.session.hint import Hint
from gest_desktop.scenes.table.session.hint_numbers import counted

WIDTHS: Final = (560, 700)  # design pixels; the wider one is lower
SMALL, NARROW = 470, 380
SIGN: Final = "icon_hint"


def hint_sheets(adviser: Adviser, asked: Decision) -> Iterator[Sheet]:
    """The panel in its shapes, the fullest first; nothing if there is none."""
    hint = adviser.hint(asked)
    if adviser.is_thinking:
        yield thinking(adviser, asked)
    elif adviser.is_unavailable or (hint is not None and hint.is_unavailable):
        yield plain(_("Hint"), _("Hints are not available right now."))
    elif hint is not None and not adviser.is_on_map:
        if hint.is_forced or hint.is_indifferent:
            yield plain(_("Hint"), hint.advice(False), chance(hint, asked), *reason(hint))
        else:
            yield from of_rung(hint, asked, adviser.rung)


def of_rung(hint: Hint, asked: Decision, rung: int) -> Iterator[Sheet]:
    """The fullest shape first; a narrow one with the least of it comes last."""
    for sheet in shapes(hint, asked, rung):
        yield sheet
    yield replace(sheet, width=NARROW, blocks=sheet.blocks[:2], note="", letters=FEWEST_LETTERS)


def shapes(hint: Hint, asked: Decision, rung: int) -> Iterator[Sheet]:
    advice = Words(hint.advice(False), 20, "bold")
    told: tuple[Block, ...] = (advice, chance(hint, asked), *reason(hint))
    if rung == 1:
        first = (Words(f"{hint.nudge()} {hint.stakes()}"), now(hint, asked))
        rest = (Rest(told, first),) if len(told) > len(first) else ()
        yield Sheet(SMALL, SIGN, numbered(rung), (*first, *rest), (close(), more()))
    elif rung < RUNGS:
        yield Sheet(SMALL, SIGN, numbered(rung), told, (close(), less(), more()))
    else:
        buttons = (close(), less(), on_map())
        for width in WIDTHS:
            yield Sheet(width, SIGN, _("Hint"), tuple(all_numbers(hint, asked)), buttons, hint.effort())
        for blocks in (shorter(hint, asked), shortest(hint, asked)):
            yield Sheet(WIDTHS[0], SIGN, _("Hint"), tuple(blocks), buttons, hint.effort())


def all_numbers(hint: Hint, asked: Decision) -> Sequence[Block]:
    favour = hint.favour
    what = _("A bar is the share of simulated games that were won; its thin line, how far that may be off.")
    blocks = [*shortest(hint, asked), Words(what, 16, "italic", colour=CAPTION)]
    if favour is not None:
        blocks += [
            Words(favour.title(), 17, colour=CAPTION),
            Track(favour.now, favour.mean, favour.low, favour.high),
            Words(favour.in_words(), 16, "italic", colour=CAPTION),
        ]
    return [*blocks, *sentences(hint)]


def shorter(hint: Hint, asked: Decision) -> Sequence[Block]:
    """Without the track."""
    return [*shortest(hint, asked), *sentences(hint)]


def shortest(hint: Hint, asked: Decision) -> Sequence[Block]:
    rows = tuple((option.label, option.win, option.error) for option in hint.options)
    blocks: list[Block] = [
        Words(hint.advice(True), 20, "bold"),
        chance(hint, asked),
        Bars(rows, asked.actor),
    ]
    if hint.equals() > 1:
        words = _("The first {n} are about equal.").format(n=hint.equals())
        blocks.append(Words(words, 16, "italic", colour=CAPTION))
    if hint.briefly():
        blocks.append(Words(hint.briefly(), 16, "italic", colour=CAPTION))
    return blocks


def sentences(hint: Hint) -> list[Block]:
    told = ((hint.why(), SIGN), (hint.risk(), "icon_odds"), (hint.next_best(), "icon_next"))
    return [Words(words, sign=sign) for words, sign in told if words]


def reason(hint: Hint) -> list[Block]:
    return [Words(hint.why(), sign=SIGN)] if hint.why() else []


def thinking(adviser: Adviser, asked: Decision) -> Sheet:
    """How far the search has come; what it likes so far would spoil the first rung."""
    level, games = level_named(LEVEL), adviser.progress.get("iterations", 0)
    most = level.iterations if asked.kind == "box" else level.later
    blocks: list[Block] = [
        Progress(games / most),
        Words(_("{n} of {of} games simulated").format(n=counted(games), of=counted(most)), 17),
    ]
    stop = panel_button("close_panel", _("Stop"), "icon_pause")
    return Sheet(SMALL, SIGN, _("Thinking…"), tuple(blocks), (close(), stop))


def plain(title: str, words: str, *blocks: Block) -> Sheet:
    return Sheet(SMALL, SIGN, title, (Words(words), *blocks), (close(),))


def chance(hint: Hint, asked: Decision) -> Chance:
    return Chance(_("Your chance of winning"), asked.actor, None, hint.win)


def now(hint: Hint, asked: Decision) -> Chance:
    return Chance(_("Your chance now"), asked.actor, None, hint.win)


def numbered(rung: int) -> str:
    return _("Hint {n} of {of}").format(n=rung, of=RUNGS)


def close() -> Button:
    return panel_button("close_panel", sign="icon_close")


def more() -> Button:
    return panel_button("hint", _("More"), "icon_plus", "green")


def less() -> Button:
    return panel_button("less_help", _("Less help"), "icon_minus")


def on_map() -> Button:
    return panel_button("show_on_map", _("Show on the map"), "icon_zoom_in", "green")
