"""Prompts, labels and the chronicle are complete sentences that can be translated."""

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
from gest_desktop.rules.journal import (
    Announced,
    BalladBegun,
    Band,
    BandSetOut,
    BandWentHome,
    BoxTaken,
    BridgeBuilt,
    CampMoved,
    CardTurned,
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriagesReturned,
    CarriageUsed,
    DeedAdded,
    EventCarriedOut,
    FavourMoved,
    FirstOnNextCard,
    FortuneCounted,
    GameWon,
    HenchmenMoved,
    ManMadeRoom,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    OllertonSettled,
    PhaseBegun,
    PlotChosen,
    RobinShown,
    RobinTradedPlaces,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
    TravellersShuffled,
    TruceAnswered,
    UnrestCounted,
    WayChosen,
)
from gest_desktop.rules.plots import RECRUIT
from gest_desktop.rules.texts import card_texts, player_aids
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DAY_OF_MARKET,
    NEWARK,
    OLLERTON_HILL,
    OUT,
    PRISON,
    QUEEN_ELEANOR,
    REMSTON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
    UNKNOWN,
    WARDEN,
)
from tests.table import begin, options, table

ENTRIES = [
    (CardTurned(28), "New card: Nottingham Fair (28)."),
    (BoxTaken(SHERIFF, 1, True), "The Sheriff takes the Event box and passes."),
    (BoxTaken(ROBIN, 2, False), "Robin Hood takes the Plots & Deeds box."),
    (PlotChosen(ROBIN, "rob"), "Robin Hood's Plot: Rob."),
    (DeedAdded(SHERIFF, "ride"), "The Sheriff's Deed: Ride."),
    (
        EventCarriedOut(ROBIN, 26, "light"),
        "Robin Hood carries out the light half of Corruption: “Silver in the glove”.",
    ),
    (FirstOnNextCard(SHERIFF), "The Sheriff will be First on the next card."),
    (ShillingsMoved(ROBIN, 1), "Robin Hood gains 1 Shilling."),
    (ShillingsMoved(SHERIFF, -2), "The Sheriff pays 2 Shillings."),
    (FavourMoved(-1, 1), "Royal Favour moves from Order 1 to Justice 1."),
    (StatusChanged(BLYTH, 1), "Blyth becomes Revolting."),
    (HenchmenMoved(2, AVAILABLE, BLYTH), "2 Henchmen are placed in Blyth."),
    (HenchmenMoved(1, BLYTH, NEWARK), "1 Henchman moves from Blyth to Newark."),
    (HenchmenMoved(1, BLYTH, OUT), "1 Henchman leaves the game from Blyth."),
    (CampMoved(AVAILABLE, BLYTH), "A Camp is placed in Blyth."),
    (CampMoved(BLYTH, AVAILABLE), "The Camp in Blyth is removed."),
    (BridgeBuilt(0), "A Bridge joins Blyth and Retford."),
    (OllertonSettled(), "The Merry Men hold Ollerton Hill."),
    (
        MenMoved(BLYTH, AVAILABLE, 1, 0, True, True),
        "1 Hidden Merry Man and Robin return from Blyth to Available.",
    ),
    (MenLeft(BLYTH, 2, 1, False, False), "2 Hidden Merry Men and 1 Revealed Merry Man leave Blyth."),
    (MenWent(BLYTH, NEWARK, 2), "2 Merry Men go from Blyth to Newark."),
    (MenWent(BLYTH, NEWARK, 1, Band(0, 0, True)), "Robin goes from Blyth to Newark."),
    (MenRevealed(BLYTH, 1, True), "1 Merry Man and Robin are Revealed in Blyth."),
    (MenHidden(BLYTH, 2, False), "2 Merry Men are Hidden again in Blyth."),
    (ManMadeRoom(BLYTH, True), "1 Hidden Merry Man in Blyth is replaced with a Camp."),
    (MenImprisoned(BLYTH, 0, True), "Robin is taken from Blyth to Prison."),
    (MenReleased(AVAILABLE, 2, False), "2 Merry Men return from Prison to Available."),
    (RobinShown(BLYTH, SHIRE_WOOD), "Robin goes openly from Blyth to Shire Wood."),
    (RobinShown(AVAILABLE, PRISON), "Robin is caught: he goes from Available to Prison."),
    (Announced("fails"), "Robin Hood announces that the effect fails."),
    (CarriagePlaced(0, BLYTH, TRAP), "Carriage 1 (Trap) is placed in Blyth."),
    (CarriagePlaced(0, BLYTH, UNKNOWN), "Carriage 1 is placed in Blyth."),
    (CarriageMoved(1, BLYTH, NEWARK), "Carriage 2 moves from Blyth to Newark."),
    (CarriageShown(0, BLYTH, TRAP), "Carriage 1 in Blyth turns out to be a Trap."),
    (CarriageUsed(0, BLYTH, TRAP, False), "Carriage 1 goes to Used."),
    (CarriagesReturned(2), "All Used Carriages return to Available."),
    (TravellerMoved(3, 0, 5), "Traveller met: Noble Knight (T3)."),
    (TravellerMoved(3, 5, 2), "Card T3 (Noble Knight) joins the Victims."),
    (TravellersShuffled(), "The Traveller deck is shuffled."),
    (WayChosen(3, 1), "Robin Hood chooses “Out of the saddle”."),
    (UnrestCounted(4), "Royal Inspection: Unrest, 4 Submissive Parishes."),
    (UnrestCounted(1), "Royal Inspection: Unrest, 1 Submissive Parish."),
    (PhaseBegun("mischief"), "Royal Inspection: Mischief."),
    (BalladBegun(2), "Ballad 2 begins. Robin Hood is First."),
    (GameWon(ROBIN), "Robin Hood wins the game."),
    (TruceAnswered(SHERIFF, True), "The Sheriff accepts the truce."),
    (TruceAnswered(ROBIN, False), "Robin Hood refuses the truce."),
    (FortuneCounted(DAY_OF_MARKET, 0), "The Sheriff returns no Henchmen."),
    (FortuneCounted(QUEEN_ELEANOR, 0), "Queen Eleanor finds no Victims."),
    (FortuneCounted(QUEEN_ELEANOR, 1), "Queen Eleanor counts 1 Victim."),
    (FortuneCounted(WARDEN, 0), "The Warden finds no Submissive Parish."),
    (FortuneCounted(WARDEN, 5), "The Warden counts 5 Submissive Parishes."),
    (
        BandSetOut((2, 0, 2), SHIRE_WOOD),
        "Robin's band starts in Shire Wood (2) and Remston (2). Robin is in Shire Wood.",
    ),
    (BandWentHome((0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), "There are no Merry Men on the map."),
    (
        RobinTradedPlaces(BLYTH, BLYTH, True),
        "Robin changes places with a Merry Man in Blyth and is now Hidden.",
    ),
    (
        RobinTradedPlaces(AVAILABLE, BLYTH, True),
        "Robin changes places: he is now Hidden in Blyth, and the other goes to Available.",
    ),
    (
        Rolled(BLYTH, "green", -1, 2, 0, 1, 0, False),
        "The Rob in Blyth fails: total 1 (2 robbers, die −1), needed more than 1 (1 Henchman).",
    ),
    (
        Rolled(BLYTH, "white", -2, 1, 0, 0, 0, False),
        "The Rob in Blyth fails: total −1 (1 robber, die −2), needed more than 0.",
    ),
    (
        Rolled(BLYTH, "white", 1, 2, 1, 1, 2, True),
        (
            "The Rob in Blyth succeeds: total 4 (2 robbers, die +1, bonus +1), "
            "needed more than 3 (1 Henchman + Defense 2)."
        ),
    ),
]


@pytest.mark.parametrize(("entry", "words"), ENTRIES)
def test_every_entry_of_the_journal_becomes_one_sentence(entry, words):
    assert words == sentence(entry)


def test_every_kind_of_entry_has_its_sentence_tested():
    assert set(SENTENCES) == {type(entry) for entry, _ in ENTRIES}


def test_every_entry_written_by_a_verb_can_be_told():
    """The types of all entries written to a journal, read from the code."""
    written = set()
    for path in Path(rules.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("journal.write"):
                written.add(ast.unparse(node.args[0].func))

    assert {kind.__name__ for kind in SENTENCES} == written


def test_the_chronicle_tells_each_side_what_it_may_know():
    entry = MenMoved(BLYTH, AVAILABLE, 0, 0, True, True)

    assert "Robin returns from Blyth to Available." == sentence(entry, ROBIN)
    assert "1 Hidden Merry Man returns from Blyth to Available." == sentence(entry, SHERIFF)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_of_a_game_has_prompt_rule_and_labelled_options(seed):
    game, random = Game(Beginning(seed=seed, ask_chance=True)), Random(seed)
    while not game.is_over:
        asked = decision(game.state)
        assert asked.prompt[-1] in ".?…"
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
    assert ["this space is never a valid choice here"] == why_not(g, OLLERTON_HILL)


class Backwards(gettext.NullTranslations):
    """A language that puts everything in brackets."""

    def gettext(self, message):
        return f"[{message}]"

    def ngettext(self, singular, plural, n):
        return f"[{singular if n == 1 else plural}]"


def test_another_language_may_speak():
    words.speak(Backwards())
    try:
        assert "[[Robin Hood] wins the game.]" == sentence(GameWon(ROBIN))
        assert "[Choose your setup.]" == decision(Game(Beginning(seed=1)).state).prompt
    finally:
        words.speak(gettext.NullTranslations())


def test_card_and_aid_texts_are_there_in_both_languages():
    assert 44 == len(card_texts())
    for text in (*card_texts().values(), *player_aids().values()):
        title = text.get("title") or text.get("name")
        assert title["en"]
        assert title["it"]
