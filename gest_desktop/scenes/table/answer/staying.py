"""Going home, where each space is asked about: with one answer, everyone stays in all that follow."""

from __future__ import annotations

from gest_desktop.rules.explain import Choice
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE, NOWHERE
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.foresee.lookahead import world_of

EVERYWHERE = -2  # no option of any question


def stay_everywhere(view: View) -> tuple[int, ...]:
    """As often Done as the same question is asked about one space after the other; empty if only once."""
    world = world_of(view)
    asked, f = first, frame = question(world)
    script, given, spaces = frame.script, list[int](), set[int]()
    while asked is first and f.script is script and f.space not in spaces and DONE in asked.options(world, f):
        spaces.add(f.space)
        given.append(DONE)
        answer(world, asked, f, DONE)
        asked, f = question(world)
    return tuple(given) if len(given) > 1 and NOWHERE not in spaces else ()


def staying_everywhere() -> Choice:
    return Choice(EVERYWHERE, "done", _("Everyone stays, here and elsewhere"))
