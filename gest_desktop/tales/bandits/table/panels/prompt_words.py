"""The sentence in the prompt bar."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.chronicle import sentence
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import CARD_IDS, CHANCE, MAN_IDS, NOBODY, ROUNDS
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.session.moment import Moment

HOW: Final = {  # what to point at, by the card in play
    "inside_job": N_("Choose the cart to send away."),
    "friendly_guards": N_("Choose the cart to look at."),
    "infiltrator": N_("Choose your bandit, then the opponent he trades with."),
    "shove": N_("Choose your bandit, then his neighbour."),
    "squeeze": N_("Choose the bandit who squeezes in."),
    "quick_work": N_("Choose the bandit who leaves."),
    "heads_down": N_("Choose your die, then +2 or −2."),
    "second_chance": N_("Choose the die to roll again."),
    "look_that_way": N_("Choose the die that the others copy."),
    "look_this_way": N_("Choose the die that the others copy."),
    "come_on_lad": N_("Choose the die to take off."),
    "to_market": N_("Choose the token to give away."),
    "wheres_the_beer": N_("Choose a die of each opponent."),
}


def prompt_words(moment: Moment) -> str:
    flow, question = moment.flow, moment.question
    if flow.beat is not None:
        return sentence(flow.beat.entry, moment.state.players)
    if flow.waits_for_round:
        return round_words(moment.state)
    if question is not None:
        return question_words(question, moment)
    if flow.contest.is_over:
        return _("The game is over.")
    actor = flow.contest.actor
    if actor in (CHANCE, NOBODY):
        return ""
    return _("Thinking…")


def round_words(g: State) -> str:
    """What the table waits for after a round."""
    return _("Round {number} is over.").format(number=g.round)


def onward_words(g: State) -> str:
    """What the player lets begin after a round."""
    return _("Next round") if g.round < ROUNDS else _("Open the chests")


def question_words(question: Answering, moment: Moment) -> str:
    """What is asked, and what to point at."""
    prompt, kind = question.asked.prompt, question.asked.kind
    if moment.flow.only_choice is not None:
        words = _("{question} Only one choice: {answer}.")
        return words.format(question=prompt, answer=question.asked.choices[0].label)
    if kind in MAN_IDS:
        if kind == "marian":
            return _("Place a bandit, or first send your leader to Marian?")
        card = moment.state.in_play[MAN_IDS.index(kind)]
        how = HOW.get(CARD_IDS[card], "")
        named = _("{question} ({card})").format(question=prompt, card=card_name(card))
        return f"{named} {_(how)}" if how else named
    if kind == "bail":
        return f"{prompt} {_('One token buys off your lowest die, three buy off two.')}"
    return prompt
