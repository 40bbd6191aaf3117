"""The words that may be typed instead of a choice, in English or in the language of the game."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_, _
from gest_desktop.terminal.spelling import folded

UNDO, HINT, ODDS, STATE, LOOK, WHERE = (
    N_("undo"),
    N_("hint"),
    N_("odds"),
    N_("state"),
    N_("look"),
    N_("where"),
)
LOG, WHY, RULES, CARDS, HELP, SAVE, QUIT = (
    N_("log"),
    N_("why"),
    N_("rules"),
    N_("cards"),
    N_("help"),
    N_("save"),
    N_("quit"),
)
MEANINGS: Final = {
    STATE: N_("state: the whole position"),
    LOOK: N_("look SPACE: one space; look and a choice, Plot, Deed or piece: what it is"),
    WHERE: N_("where: where Robin may be"),
    CARDS: N_("cards: the cards in play, in full"),
    ODDS: N_("odds: the chance of success of each choice in a Rob"),
    HINT: N_("hint: advice on this question"),
    UNDO: N_("undo: undo your last choice"),
    LOG: N_("log: your opponent's last turn"),
    WHY: N_("why: why your opponent may have done that"),
    RULES: N_("rules NUMBER: this rule of the rulebook; rules alone: the rule of this question"),
    SAVE: N_("save: save now and say where"),
    QUIT: N_("quit: save and quit"),
    HELP: N_("help: this list"),
}
SYNONYMS: Final = {"rule": RULES, "regola": RULES, "card": CARDS, "carta": CARDS, "?": HELP}
WITH_ARGUMENT: Final = (LOOK, RULES)


def command_in(line: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line; None if it is not a command."""
    first, _space, argument = line.partition(" ")
    word = folded(first)
    known = {folded(_(command)): command for command in MEANINGS}
    command = known.get(word) or SYNONYMS.get(first.strip()) or SYNONYMS.get(word)
    if command is None and word in MEANINGS:
        command = word
    if command is None or (argument.strip() and command not in WITH_ARGUMENT):
        return None
    return command, argument.strip()


def help_lines() -> list[str]:
    how = _("Type the number of a choice or the beginning of its words.")
    again = _("Enter alone repeats the question.")
    return [f"{how} {again}", *(_(meaning) for meaning in MEANINGS.values())]
