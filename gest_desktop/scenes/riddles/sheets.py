"""What a riddle says in panels: a hint, what a wrong choice costs, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.riddles.riddle import OWN, Rated, Riddle, Step
from gest_desktop.ai.voice.because import percent
from gest_desktop.ai.voice.facts import FACTS, counts
from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.riddles.attempt import Attempt, Stage
from gest_desktop.scenes.riddles.words import (
    answer_lines,
    label_of,
    labelled,
    least_loss,
    likely_reply,
    reply_words,
)
from gest_desktop.scenes.table.paint.blocks import CAPTION, Block, Chance, Words
from gest_desktop.scenes.table.paint.charts import Bars
from gest_desktop.scenes.table.panels.sheet import ON_PANEL, Sheet
from gest_desktop.scenes.table.seen.things import Thing

AGAIN, ANSWER, SEE, HINT, CLOSE, SKIP, NEXT, LEAVE = (
    Thing("button", ON_PANEL, f"riddle_{name}")
    for name in ("again", "answer", "see", "hint", "close", "skip", "next", "leave")
)
FACT: Final = {fact.id: fact for fact in FACTS}
WIDE, NARROW = 660, 500  # design pixels
MOST_BARS: Final = 4
SOLVED: Final = (
    N_("Solved on the first try!"),
    N_("Solved on the second try"),
    N_("Solved on the third try"),
)


# --- panels


def hint_sheet(attempt: Attempt) -> Sheet:
    riddle, step = attempt.riddle, attempt.step
    blocks: list[Block] = [Words(nudge(riddle, attempt))]
    reasons = true_reasons(riddle, step.rated[step.right])
    if reasons:
        blocks.append(Words(brings(reasons)))
    if attempt.hints > 1:
        asked, wrong = labelled(riddle, attempt.at), tempting(attempt)
        words = _("“{choice}” is not the solution: −{n}%.")
        lost = percent(step.best.win) - percent(wrong.win)
        blocks.append(Words(words.format(choice=label_of(asked, wrong.option), n=lost)))
    more = (Button(HINT, _("More"), "icon_plus", "green"),) if attempt.hints < 2 else ()
    return Sheet(NARROW, "icon_hint", _("Hint"), tuple(blocks), (cross(), *more))


def tempting(attempt: Attempt) -> Rated:
    """The best of the wrong choices that have not been tried, or of all of them."""
    wrong = attempt.step.rated[attempt.step.right :]
    return next((one for one in wrong if one.option not in attempt.wrong), wrong[0])


def true_reasons(riddle: Riddle, found: Rated) -> list[Reason]:
    """Without those that do not matter any more: the last Ballad has no Governance."""
    return [one for one in found.reasons if counts(FACT[one.fact], riddle.world().ballad)]


def brings(reasons: Sequence[Reason]) -> str:
    """What the best choice brings that another does not."""
    return _("In favour of the best choice: {reasons}.").format(reasons=in_words(reasons))


def nudge(riddle: Riddle, attempt: Attempt) -> str:
    """Where to look, without naming the choice."""
    asked = labelled(riddle, attempt.at)
    if riddle.place != NOWHERE:
        return _("Look at {place}.").format(place=place_name(riddle.place))
    if asked.kind == "box":
        return _("Look at the Initiative track.")
    return _("Look at the card.") if asked.kind == "card" else _("Compare the choices.")


def refuted_sheet(attempt: Attempt) -> Sheet:
    """What a wrong choice costs, and what the other side is likely to do then."""
    riddle, found = attempt.riddle, attempt.refuted
    asked = labelled(riddle, attempt.at)
    label = label_of(asked, attempt.wrong[-1])
    blocks: list[Block] = [Words(_("“{choice}” is not the best choice.").format(choice=label), 20, "bold")]
    if found is not None:
        blocks.append(Chance(_("Your chance of winning"), riddle.side, attempt.step.best.win, found.win))
        reply = likely_reply(riddle, attempt.at, found)
        if reply:
            blocks.append(Words(reply_words(riddle, reply)))
        reasons = true_reasons(riddle, found)
        if reasons:
            blocks.append(Words(brings(reasons)))
    left = attempt.tries_left
    if left:
        words = n_("You have {n} try left.", "You have {n} tries left.", left).format(n=left)
    else:
        words = _("That was the last try.")
    blocks.append(Words(words, 17, colour=CAPTION))
    see = (Button(SEE, _("Watch it again"), "icon_replay"),) if found is not None and found.line else ()
    answer_ = Button(ANSWER, _("Show solution"), "icon_hint", "brown" if left else "green")
    again = (Button(AGAIN, _("Try again"), "icon_undo", "green"),) if left else ()
    title = _("Not the best: −{n}%").format(n=lost_by(attempt.step, found)) if found else _("Not the best")
    return Sheet(WIDE, "icon_odds", title, tuple(blocks), (cross(), *see, answer_, *again))


def lost_by(step: Step, found: Rated) -> int:
    return max(1, percent(step.best.win) - percent(found.win))


def verdict_sheet(attempt: Attempt, has_next: bool) -> Sheet:
    """The answer, the chances of the choices, and why."""
    riddle = attempt.riddle
    blocks: list[Block] = [Words(words, 20, "bold") for words in answer_lines(riddle)]
    at = telling_step(riddle)
    step, asked = riddle.steps[at], labelled(riddle, at)
    rows = [one for one in step.rated if label_of(asked, one.option)][:MOST_BARS]
    if len(riddle.steps) > 1:
        blocks.append(Words(asked.prompt, 17, colour=CAPTION))
    blocks.append(Bars(tuple((label_of(asked, one.option), one.win, one.error) for one in rows), riddle.side))
    reasons = true_reasons(riddle, step.rated[step.right])
    words = _("Watch what follows to see why.")
    other = label_of(asked, step.rated[step.right].option)
    if reasons and other:
        words = _("Compared with “{choice}”: {reasons}.").format(choice=other, reasons=in_words(reasons))
    blocks.append(Words(words, sign="icon_hint"))
    if attempt.is_solved and attempt.hints:
        words = _("Solved with a hint, so it does not count as “no hints”.")
        blocks.append(Words(words, 16, "italic", colour=CAPTION))
    see = Button(SEE, _("Watch what follows"), "icon_replay")
    words = _("Back") if riddle.theme == OWN else _("Riddles")
    leave = Button(LEAVE, words, "icon_back", "brown" if has_next else "green")
    following = (Button(NEXT, _("Next"), "icon_next", "green"),) if has_next else ()
    return Sheet(
        WIDE,
        "icon_confirm" if attempt.is_solved else "icon_hint",
        title_of(attempt),
        tuple(blocks),
        (cross(), see, leave, *following),
    )


def title_of(attempt: Attempt) -> str:
    return _(SOLVED[min(attempt.missed, len(SOLVED) - 1)]) if attempt.is_solved else _("The solution")


def telling_step(riddle: Riddle) -> int:
    """The step at which the most is at stake."""
    return max(range(len(riddle.steps)), key=lambda at: least_loss(riddle.steps[at]))


def cross() -> Button:
    return Button(CLOSE, icon="icon_close")


def sheet_of(attempt: Attempt, shows_hint: bool, has_next: bool) -> Sheet | None:
    """The panel that is open now."""
    if attempt.stage is Stage.REFUTED:
        return refuted_sheet(attempt)
    if attempt.stage is Stage.DONE:
        return verdict_sheet(attempt, has_next)
    return hint_sheet(attempt) if shows_hint and attempt.stage is Stage.ASKING else None
