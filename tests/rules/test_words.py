"""Everything is said in words: prompts, labels, the chronicle, ready for another language."""

import ast
import gettext
from pathlib import Path
from random import Random

import pytest

from gest_desktop import rules
from gest_desktop.rules import words
from gest_desktop.rules.chronicle import SENTENCES, sentence
from gest_desktop.rules.explain import decision, why_not
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import RECRUIT
from gest_desktop.rules.texts import card_texts, player_aids
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    NEWARK,
    OLLERTON_HILL,
    OUT,
    PRISON,
    REMSTON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
    UNKNOWN,
)
from tests.table import begin, options, table

ENTRIES = [
    (("card", 28), "A new card: 28 Nottingham Fair."),
    (("box", SHERIFF, 1, 1), "The Sheriff passes on Event."),
    (("box", ROBIN, 2, 0), "Robin Hood takes Plots & Deeds."),
    (("plot", ROBIN, "rob"), "Robin Hood plots: Rob."),
    (("deed", SHERIFF, "ride"), "The Sheriff adds a Deed: Ride."),
    (("half", ROBIN, 26, "light"), "Robin Hood carries out Corruption: Silver in the glove."),
    (("first", SHERIFF), "The Sheriff will be first on the next card."),
    (("shillings", ROBIN, 1), "Robin Hood gains 1 Shilling."),
    (("shillings", SHERIFF, -2), "The Sheriff gives 2 Shillings."),
    (("favour", -1, 1), "Royal Favour moves from Order 1 to Justice 1."),
    (("status", BLYTH, 1), "Blyth becomes Revolting."),
    (("henchmen", 2, AVAILABLE, BLYTH), "New in Blyth: 2 Henchmen."),
    (("henchmen", 1, BLYTH, NEWARK), "1 Henchman: from Blyth to Newark."),
    (("henchmen", 1, BLYTH, OUT), "1 Henchman: from Blyth out of the game."),
    (("camp", AVAILABLE, BLYTH), "A Camp is placed in Blyth."),
    (("camp", BLYTH, AVAILABLE), "The Camp in Blyth is removed."),
    (("bridge", 0), "A Bridge joins Blyth and Retford."),
    (("ollerton",), "The Merry Men hold Ollerton Hill."),
    (("men", BLYTH, AVAILABLE, 1, 0, 1, 1), "1 Hidden Merry Man and Robin: from Blyth to Available."),
    (("left", BLYTH, 2, 1, 0, 0), "Out of Blyth: 2 Hidden Merry Men and 1 Revealed Merry Man."),
    (("went", BLYTH, NEWARK, 2), "2 of Blyth to Newark."),
    (("went", BLYTH, NEWARK, 1, 0, 0, 1), "1 of Blyth to Newark (Robin)."),
    (("revealed", BLYTH, 1, 1), "Revealed in Blyth: 1 Merry Man and Robin."),
    (("hidden", BLYTH, 2, 0), "Hidden again in Blyth: 2 Merry Men."),
    (("settled", BLYTH, 1), "1 Hidden Merry Man of Blyth makes room for a Camp."),
    (("imprisoned", BLYTH, 0, 1), "From Blyth to Prison: Robin."),
    (("released", AVAILABLE, 2, 0), "From Prison to Available: 2 Merry Men."),
    (("robin", BLYTH, SHIRE_WOOD), "Robin is shown: from Blyth to Shire Wood."),
    (("robin", AVAILABLE, PRISON), "Robin is shown: from Available to Prison."),
    (("announced", "fails"), "Robin Hood announces that it fails."),
    (("carriage_placed", 0, BLYTH, TRAP), "Trap 1 is loaded in Blyth."),
    (("carriage_placed", 0, BLYTH, UNKNOWN), "Face-down Carriage 1 is loaded in Blyth."),
    (("carriage_moved", 1, BLYTH, NEWARK), "Carriage 2: from Blyth to Newark."),
    (("carriage_shown", 0, BLYTH, TRAP), "Carriage 1 in Blyth turns out to be a Trap."),
    (("carriage_used", 0, BLYTH, TRAP, 0), "Face-down Carriage 1 goes to Used."),
    (("carriages_returned", 2), "All Used Carriages return to Available."),
    (("traveller", 3, 0, 5), "Along the road comes T3 Noble Knight."),
    (("traveller", 3, 5, 2), "T3 Noble Knight joins the Victims."),
    (("shuffled",), "The Traveller deck is shuffled."),
    (("way", 3, 1), "Noble Knight: Out of the saddle."),
    (("unrest", 4), "Royal Inspection, Unrest: 4 Submissive Parishes."),
    (("unrest", 1), "Royal Inspection, Unrest: 1 Submissive Parish."),
    (("phase", "mischief"), "Royal Inspection: Mischief."),
    (("ballad", 2), "Ballad 2 begins; Robin Hood is first."),
    (("winner", ROBIN), "Robin Hood wins the game."),
    (
        ("set_up", (2, 0, 2), SHIRE_WOOD),
        "The band sets out: 2 in Shire Wood and 2 in Remston. Robin: Shire Wood.",
    ),
    (("redeployed", (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), "The Merry Men go home: nobody."),
    (
        ("traded", AVAILABLE, BLYTH, 1),
        "Robin trades places: he is Hidden in Blyth, the other goes to Available.",
    ),
    (
        ("rolled", BLYTH, "green", -1, 2, 0, 1, 0, 0),
        "The Rob in Blyth fails: robbers 2, die -1, bonus 0 against Henchmen 1, Defense 0.",
    ),
    (
        ("rolled", BLYTH, "white", 1, 2, 1, 1, 2, 1),
        "The Rob in Blyth succeeds: robbers 2, die +1, bonus 1 against Henchmen 1, Defense 2.",
    ),
]


@pytest.mark.parametrize(("entry", "words"), ENTRIES)
def test_every_entry_of_the_journal_becomes_one_sentence(entry, words):
    assert words == sentence(entry)


def test_every_kind_of_entry_has_its_sentence_tested():
    assert set(SENTENCES) == {entry[0] for entry, _ in ENTRIES}


def test_every_entry_written_by_a_verb_can_be_told():
    """Read from the code: the first word of every tuple appended to a journal."""
    written = set()
    for path in Path(rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("journal.append"):
                written.add(node.args[0].elts[0].value)

    assert set(SENTENCES) == written


def test_the_chronicle_tells_each_side_what_it_may_know():
    entry = ("men", BLYTH, AVAILABLE, 0, 0, 1, 1)

    assert "Robin: from Blyth to Available." == sentence(entry, ROBIN)
    assert "1 Hidden Merry Man: from Blyth to Available." == sentence(entry, SHERIFF)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_of_a_game_has_prompt_rule_and_labelled_options(seed):
    game, random = Game(Beginning(seed=seed, ask_chance=True)), Random(seed)
    while not game.is_over:
        asked = decision(game.state)
        assert asked.prompt[-1] in ".?"
        assert "{" not in asked.prompt
        assert asked.rule[0].isdigit()
        labels = [choice.label for choice in asked.choices]
        assert all(labels)
        assert len(labels) == len(set(labels)), labels
        values = [str(choice.value) for choice in asked.choices]
        assert len(values) == len(set(values)), values
        game.play(random.choice(asked.choices).option)


def test_a_refused_space_says_why_in_words():
    g = begin(table(robin=BLYTH, revolting=[REMSTON]), RECRUIT.full, ROBIN)

    assert REMSTON in options(g)
    assert [] == why_not(g, REMSTON)
    assert ["it must not be Submissive"] == why_not(g, BLYTH)
    assert ["this space is never a choice here"] == why_not(g, OLLERTON_HILL)


class Backwards(gettext.NullTranslations):
    """A language in which everything is written in brackets."""

    def gettext(self, message):
        return f"[{message}]"

    def ngettext(self, singular, plural, n):
        return f"[{singular if n == 1 else plural}]"


def test_another_language_may_speak():
    words.speak(Backwards())
    try:
        assert "[[Robin Hood] wins the game.]" == sentence(("winner", ROBIN))
        assert "[How does your band set out?]" == decision(Game(Beginning(seed=1)).state).prompt
    finally:
        words.speak(gettext.NullTranslations())


def test_card_and_aid_texts_are_there_in_both_languages():
    assert 44 == len(card_texts())
    for text in (*card_texts().values(), *player_aids().values()):
        title = text.get("title") or text.get("name")
        assert title["en"]
        assert title["it"]
