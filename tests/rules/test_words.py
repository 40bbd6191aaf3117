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
    NothingChanged,
    OllertonSettled,
    PhaseBegun,
    PlotChosen,
    RobinShown,
    RobinTradedPlaces,
    Rolled,
    SearchedInVain,
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
    (PlotChosen(SHERIFF, "patrol", free=True), "The Sheriff's Plot: Patrol (free)."),
    (PlotChosen(ROBIN, "rob", free=False, bonus=1), "Robin Hood's Plot: Rob, +1 on every roll."),
    (NothingChanged(), "The Event has no effect."),
    (NothingChanged(phase=True), "Nothing happens."),
    (FirstOnNextCard(SHERIFF), "The Sheriff will be First the next time boxes are taken."),
    (ShillingsMoved(ROBIN, 1), "Robin Hood gains 1 Shilling."),
    (ShillingsMoved(SHERIFF, -2), "The Sheriff pays 2 Shillings."),
    (ShillingsMoved(SHERIFF, 2, no_plot=True), "The Sheriff carries out no Plot and gains 2 Shillings."),
    (FavourMoved(6, 7), "Royal Favour moves from Justice 6 to Justice 7, the end of the track."),
    (FavourMoved(-7, -7), "Royal Favour stays at Order 7."),
    (FavourMoved(-1, 1), "Royal Favour moves from Order 1 to Justice 1."),
    (StatusChanged(BLYTH, 1), "Blyth becomes Revolting."),
    (HenchmenMoved(2, AVAILABLE, BLYTH), "2 Henchmen are placed in Blyth."),
    (HenchmenMoved(1, BLYTH, NEWARK), "1 Henchman moves from Blyth to Newark."),
    (HenchmenMoved(1, BLYTH, OUT), "1 Henchman leaves the game from Blyth."),
    (CampMoved(AVAILABLE, BLYTH), "A Camp is placed in Blyth."),
    (CampMoved(BLYTH, AVAILABLE), "The Camp in Blyth is removed."),
    (BridgeBuilt(0), "The Bridge now joins Blyth and Retford."),
    (
        OllertonSettled(),
        "For Robin Hood, Shire Wood is now adjacent to Tuxford, and Southwell Forest to Blyth.",
    ),
    (
        MenMoved(BLYTH, AVAILABLE, 1, 0, True, True),
        "Robin and 1 Hidden Merry Man return from Blyth to Available.",
    ),
    (
        MenMoved(BLYTH, NEWARK, 0, 2, False, False),
        "2 Merry Men move from Blyth to Newark and turn Hidden on the way.",
    ),
    (
        MenMoved(BLYTH, NEWARK, 0, 2, False, False, openly=True),
        "2 Revealed Merry Men move from Blyth to Newark.",
    ),
    (MenLeft(BLYTH, 2, 1, False, False), "2 Hidden Merry Men and 1 Revealed Merry Man leave Blyth."),
    (MenWent(BLYTH, NEWARK, 2), "2 Merry Men go from Blyth to Newark."),
    (MenWent(BLYTH, NEWARK, 1, Band(0, 0, True)), "Robin goes from Blyth to Newark."),
    (MenRevealed(BLYTH, 1, True), "Robin and 1 Merry Man are Revealed in Blyth."),
    (
        MenRevealed(BLYTH, 2, False, False, joined=True),
        "2 Merry Men are Revealed in Blyth; Robin, already Revealed, joins them.",
    ),
    (MenRevealed(BLYTH, 0, False, False, joined=True), "Robin, already Revealed, Robs alone in Blyth."),
    (
        MenRevealed(BLYTH, 4, False, detected=True, guards=0),
        "4 Merry Men are noticed entering Blyth and are Revealed (4: more than 3).",
    ),
    (MenHidden(BLYTH, 2, False), "2 Merry Men turn Hidden in Blyth."),
    (ManMadeRoom(BLYTH, True), "1 Hidden Merry Man in Blyth is replaced with a Camp."),
    (MenImprisoned(BLYTH, 0, True), "Robin is taken from Blyth to Prison."),
    (MenReleased(AVAILABLE, 2, False), "2 Merry Men return from Prison to Available."),
    (MenReleased(BLYTH, 0, True), "Robin leaves Prison and arrives Revealed in Blyth."),
    (RobinShown(BLYTH, BLYTH), "Robin shows himself in Blyth."),
    (RobinShown(BLYTH, SHIRE_WOOD), "Robin goes from Blyth to Shire Wood, Revealed."),
    (RobinShown(AVAILABLE, PRISON), "Robin is taken from Available to Prison."),
    (SearchedInVain(SHERIFF, SHIRE_WOOD), "The Sheriff searches Shire Wood and Reveals no one."),
    (Announced("fails"), "Robin cannot be Revealed as the Event demands, so nothing changes."),
    (CarriagePlaced(0, BLYTH, TRAP), "Carriage 1 (Trap) is placed face down in Blyth."),
    (CarriagePlaced(0, BLYTH, UNKNOWN), "Carriage 1 is placed face down in Blyth."),
    (CarriageMoved(1, BLYTH, NEWARK), "Carriage 2 moves from Blyth to Newark."),
    (CarriageShown(0, BLYTH, TRAP), "Carriage 1 in Blyth is turned face up: a Trap."),
    (CarriageUsed(0, BLYTH, TRAP, False), "Carriage 1 (Trap) goes from Blyth to Used."),
    (CarriagesReturned(2), "All Used Carriages return to Available."),
    (TravellerMoved(3, 0, 5), "Traveller met: Noble Knight (T3)."),
    (TravellerMoved(3, 0, 5, BLYTH), "Traveller met in Blyth: Noble Knight (T3)."),
    (TravellerMoved(3, 5, 2), "Card T3 (Noble Knight) joins the Victims."),
    (TravellersShuffled(), "The Traveller deck is shuffled."),
    (WayChosen(3, 1), "Robin Hood chooses “Out of the saddle”."),
    (UnrestCounted(4), "Royal Inspection: Unrest (4 Submissive Parishes, +1 Justice)."),
    (UnrestCounted(1), "Royal Inspection: Unrest (1 Submissive Parish, +2 Justice)."),
    (PhaseBegun("mischief"), "Royal Inspection: Mischief."),
    (BalladBegun(2), "Ballad 2 begins. Robin Hood is First."),
    (GameWon(ROBIN, 5), "Robin Hood wins the game, with Royal Favour at Justice 5."),
    (TruceAnswered(SHERIFF, True), "The Sheriff accepts the truce."),
    (TruceAnswered(ROBIN, False), "Robin Hood refuses the truce."),
    (FortuneCounted(DAY_OF_MARKET, 0), "The Sheriff returns no Henchmen to Available."),
    (FortuneCounted(DAY_OF_MARKET, 0, ROBIN), "Robin Hood returns no Merry Man to Available."),
    (FortuneCounted(WARDEN, 0, SHERIFF), "The Sheriff does not Hire."),
    (FortuneCounted(WARDEN, 0, ROBIN), "Robin Hood does not Donate."),
    (FortuneCounted(QUEEN_ELEANOR, 0), "Queen Eleanor counts no Victims."),
    (FortuneCounted(QUEEN_ELEANOR, 1), "Queen Eleanor counts 1 Victim."),
    (FortuneCounted(WARDEN, 0), "The Warden finds no Submissive Parish."),
    (FortuneCounted(WARDEN, 5), "The Warden counts 5 Submissive Parishes."),
    (
        BandSetOut((2, 0, 2), SHIRE_WOOD),
        (
            "Ballad 1 begins. Robin Hood is First. "
            "Robin and 3 Merry Men start Hidden: Robin with 1 more in Shire Wood and 2 in Remston."
        ),
    ),
    (
        BandSetOut((0, 0, 4), REMSTON),
        "Ballad 1 begins. Robin Hood is First. Robin and 3 Merry Men start Hidden in Remston.",
    ),
    (
        BandWentHome((0, 0, 0, 0, 0, 3, 0, 2, 0, 0), (), True, REMSTON),
        (
            "Robin returns to the map. The Merry Men redeploy in secret. "
            "Now Hidden on the map: Robin with 2 more in Remston and 2 in Shire Wood."
        ),
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


def test_the_sheriff_reads_whether_robin_came_back_but_not_where_he_is():
    went = BandWentHome((0, 0, 0, 0, 0, 3, 0, 2, 0, 0), (), True, REMSTON)
    caught = BandWentHome((0, 0, 0, 0, 0, 3, 0, 2, 0, 0), (), False, PRISON)
    places = "The Merry Men redeploy in secret. Now Hidden on the map: 3 in Remston and 2 in Shire Wood."

    assert f"Robin returns to the map. {places} Any of them may be Robin." == sentence(went, SHERIFF)
    assert f"{places} Robin is in Prison." == sentence(caught, SHERIFF)


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
        assert "[[Robin Hood] accepts the truce.]" == sentence(TruceAnswered(ROBIN, True))
        assert "[Choose your setup.]" == decision(Game(Beginning(seed=1)).state).prompt
    finally:
        words.speak(gettext.NullTranslations())


def test_card_and_aid_texts_are_there_in_both_languages():
    assert 44 == len(card_texts())
    for text in (*card_texts().values(), *player_aids().values()):
        title = text.get("title") or text.get("name")
        assert title["en"]
        assert title["it"]
