"""Lines of the chronicle: what belongs together is told in one sentence."""

from random import Random

import pytest

from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.chronicle import actor_of, told
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    Band,
    BoxTaken,
    CampMoved,
    CardTurned,
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriageUsed,
    DeedAdded,
    EventCarriedOut,
    FavourMoved,
    HenchmenMoved,
    Journal,
    ManMadeRoom,
    MenHidden,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    PhaseBegun,
    PlotChosen,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
    TravellersShuffled,
    TruceAnswered,
)
from gest_desktop.rules.plots.rob import ROB, TRAVELLER
from gest_desktop.rules.turn import EVENT_BOX
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    BINGHAM,
    BLYTH,
    DAY_OF_MARKET,
    DECK,
    DISCARD,
    EVENT,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OLLERTON_HILL,
    OUT,
    PARISHES,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SUBMISSIVE,
    TEMPORARY_TRUCE,
    TRAP,
)
from tests.table import answer_all, begin, carry_out, options, party, table

LEFT = MenLeft(BLYTH, 1, 0, True, True)
TO_NEWARK, TO_SHIRE_WOOD = (
    MenWent(BLYTH, NEWARK, 1, Band(0, 0, True)),
    MenWent(BLYTH, SHIRE_WOOD, 1, Band(1, 0, False)),
)
TWO_WENT = MenWent(BLYTH, NEWARK, 2, Band(1, 0, True))


def lines(entries, side=None):
    return [words for _entry, words in told(entries, side)]


@pytest.mark.parametrize(("entries", "words"), [
    ([BoxTaken(SHERIFF, EVENT, True), ShillingsMoved(SHERIFF, 2)],
     "The Sheriff takes the Event box, passes and gains 2 Shillings."),
    ([ShillingsMoved(ROBIN, -2), StatusChanged(BLYTH, REVOLTING)],
     "Robin Hood pays 2 Shillings to make Blyth Revolting."),
    ([ShillingsMoved(ROBIN, -1), ManMadeRoom(BLYTH, True), CampMoved(AVAILABLE, BLYTH)],
     "Robin Hood pays 1 Shilling to replace 1 Hidden Merry Man in Blyth with a Camp."),
    ([ShillingsMoved(SHERIFF, -2), ShillingsMoved(ROBIN, 2)],
     "Robin Hood takes 2 Shillings from the Sheriff."),
    ([CarriageMoved(1, BLYTH, NEWARK), HenchmenMoved(1, BLYTH, NEWARK)],
     "Carriage 2 moves from Blyth to Newark with 1 Henchman."),
    ([CarriageShown(1, NOTTINGHAM, TRAP), CarriageUsed(1, NOTTINGHAM, TRAP, True)],
     "Carriage 2 (Trap) goes from Nottingham to Used."),
    ([HenchmenMoved(1, BLYTH, NEWARK)] * 3, "3 Henchmen move from Blyth to Newark."),
    ([MenMoved(BLYTH, AVAILABLE, 1, 0, False, False), MenMoved(BLYTH, AVAILABLE, 0, 0, True, True)],
     "Robin and 1 Hidden Merry Man return from Blyth to Available."),
    ([ShillingsMoved(ROBIN, -1), HenchmenMoved(1, BLYTH, AVAILABLE),
      MenMoved(AVAILABLE, BLYTH, 1, 0, False, False)],
     "Robin Hood pays 1 Shilling to replace 1 Henchman in Blyth with 1 Hidden Merry Man."),
    ([ShillingsMoved(SHERIFF, -2), MenMoved(BLYTH, AVAILABLE, 2, 0, False, False),
      HenchmenMoved(2, AVAILABLE, BLYTH)],
     "The Sheriff pays 2 Shillings to replace 2 Hidden Merry Men in Blyth with 2 Henchmen."),
    ([ShillingsMoved(ROBIN, -1), MenMoved(BLYTH, OUT, 1, 0, False, False), HenchmenMoved(2, BLYTH, OUT)],
     "Robin Hood pays 1 Shilling: 1 Hidden Merry Man and 2 Henchmen in Blyth leave the game."),
    ([ShillingsMoved(ROBIN, -1), MenMoved(BLYTH, OUT, 1, 0, False, False)],
     "Robin Hood pays 1 Shilling to send 1 Hidden Merry Man from Blyth out of the game."),
    ([ShillingsMoved(ROBIN, -1), MenMoved(AVAILABLE, BLYTH, 2, 0, False, False)],
     "Robin Hood pays 1 Shilling to place 2 Hidden Merry Men in Blyth."),
    ([ShillingsMoved(ROBIN, -1), MenHidden(BLYTH, 2, True)],
     "Robin Hood pays 1 Shilling to Hide Robin and 2 Merry Men in Blyth."),
    ([ShillingsMoved(ROBIN, -3), CampMoved(AVAILABLE, BLYTH)],
     "Robin Hood pays 3 Shillings to place a Camp in Blyth."),
    ([ShillingsMoved(ROBIN, -1), HenchmenMoved(1, BLYTH, AVAILABLE)],
     "Robin Hood pays 1 Shilling to return 1 Henchman from Blyth to Available."),
    ([ShillingsMoved(SHERIFF, -2), MenRevealed(BLYTH, 2, False)],
     "The Sheriff pays 2 Shillings to Reveal 2 Merry Men in Blyth."),
    ([ShillingsMoved(SHERIFF, -2), HenchmenMoved(1, NOTTINGHAM, BLYTH), HenchmenMoved(2, NEWARK, BLYTH),
      HenchmenMoved(1, NOTTINGHAM, BLYTH)],
     "The Sheriff pays 2 Shillings to move 4 Henchmen to Blyth: 2 from Nottingham and 2 from Newark."),
    ([HenchmenMoved(1, NOTTINGHAM, BLYTH), HenchmenMoved(2, NEWARK, BLYTH)],
     "3 Henchmen move to Blyth: 1 from Nottingham and 2 from Newark."),
    ([HenchmenMoved(1, BLYTH, NEWARK), HenchmenMoved(1, BLYTH, SHIRE_WOOD)],
     "Henchmen move: 1 from Blyth to Newark and 1 from Blyth to Shire Wood."),
    ([PlotChosen(ROBIN, "sneak"), ShillingsMoved(ROBIN, -2)], "Robin Hood's Plot: Sneak (2 Shillings)."),
    ([DeedAdded(SHERIFF, "disperse"), ShillingsMoved(SHERIFF, -3)],
     "The Sheriff's Deed: Disperse (3 Shillings)."),
    ([BoxTaken(SHERIFF, EVENT, False), EventCarriedOut(SHERIFF, 26, "light")],
     "The Sheriff takes the Event box and carries out the light half of Corruption: “Silver in the glove”."),
    ([CarriagePlaced(0, BLYTH, TRAP), StatusChanged(BLYTH, REVOLTING)],
     "Carriage 1 (Trap) is placed face down in Blyth, which becomes Revolting."),
    ([CarriageShown(1, NOTTINGHAM, TRAP), CarriageUsed(1, NOTTINGHAM, TRAP, True),
      ShillingsMoved(SHERIFF, 2)],
     "Carriage 2 (Trap) goes to Used, and the Sheriff gains 2 Shillings."),
    ([CarriageUsed(1, BLYTH, TRAP, True), ShillingsMoved(ROBIN, 2)],
     "Carriage 2 (Trap) goes to Used, and Robin Hood gains 2 Shillings."),
    ([HenchmenMoved(2, BLYTH, AVAILABLE), ShillingsMoved(SHERIFF, 2)],
     "The Sheriff returns 2 Henchmen from Blyth to Available and gains 2 Shillings."),
    ([MenMoved(BLYTH, AVAILABLE, 1, 0, False, False), ShillingsMoved(ROBIN, 1)],
     "Robin Hood returns 1 Hidden Merry Man from Blyth to Available and gains 1 Shilling."),
    ([MenMoved(BLYTH, AVAILABLE, 0, 1, False, False), HenchmenMoved(1, AVAILABLE, BLYTH)],
     "1 Revealed Merry Man in Blyth is replaced with 1 Henchman."),
    ([MenMoved(BLYTH, OUT, 0, 1, False, False), HenchmenMoved(1, BLYTH, OUT)],
     "1 Revealed Merry Man and 1 Henchman in Blyth leave the game."),
    ([MenImprisoned(BLYTH, 1, False), MenImprisoned(BLYTH, 1, True)],
     "Robin and 2 Merry Men are taken from Blyth to Prison."),
    ([MenHidden(BLYTH, 1, True), MenHidden(NEWARK, 2, False)],
     "Robin and 3 Merry Men turn Hidden: Robin with 1 more in Blyth and 2 in Newark."),
    ([MenLeft(BLYTH, 0, 2, False, False), MenWent(BLYTH, NEWARK, 1, Band(0, 1, False)),
      MenWent(BLYTH, SHIRE_WOOD, 1, Band(0, 1, False))],
     "2 Merry Men leave Blyth and turn Hidden on the way: 1 to Newark and 1 to Shire Wood."),
    ([MenLeft(BLYTH, 0, 0, True, False), MenWent(BLYTH, NEWARK, 1, Band(0, 0, True))],
     "Robin moves from Blyth to Newark and turns Hidden on the way."),
    ([MenLeft(BLYTH, 1, 0, True, False), MenWent(BLYTH, NEWARK, 1, Band(1, 0, False)),
      MenWent(BLYTH, SHIRE_WOOD, 1, Band(0, 0, True))],
     "Robin and 1 Merry Man leave Blyth and turn Hidden on the way: 1 to Newark and Robin to Shire Wood."),
    ([MenLeft(BLYTH, 1, 2, False, False), MenWent(BLYTH, NEWARK, 1, Band(0, 1, False)),
      MenWent(BLYTH, SHIRE_WOOD, 2, Band(1, 1, False))],
     "3 Merry Men leave Blyth and turn Hidden on the way: 1 to Newark and 2 to Shire Wood."),
    ([MenLeft(BLYTH, 3, 0, True, True), MenWent(BLYTH, NEWARK, 1, Band(1, 0, False)),
      MenWent(BLYTH, SHIRE_WOOD, 3, Band(2, 0, True))],
     "Robin and 3 Hidden Merry Men leave Blyth: 1 to Newark and Robin with 2 more to Shire Wood."),
    ([LEFT, TWO_WENT], "Robin and 1 Hidden Merry Man move from Blyth to Newark."),
    ([LEFT, TO_NEWARK, TO_SHIRE_WOOD],
     "Robin and 1 Hidden Merry Man leave Blyth: Robin to Newark and 1 to Shire Wood."),
])  # fmt: skip
def test_what_belongs_together_is_one_line(entries, words):
    assert [words] == lines(entries)


def test_a_sneak_that_is_noticed_does_not_first_claim_that_all_are_hidden_now():
    sneak = [
        MenLeft(SHIRE_WOOD, 0, 3, False, False),
        MenWent(SHIRE_WOOD, BLYTH, 1, Band(0, 1, False)),
        MenWent(SHIRE_WOOD, NOTTINGHAM, 2, Band(0, 2, False)),
        MenRevealed(NOTTINGHAM, 2, False, detected=True, guards=2),
    ]

    assert [
        "3 Merry Men leave Shire Wood and turn Hidden on the way: 1 to Blyth and 2 to Nottingham.",
        "2 Merry Men are noticed entering Nottingham and are Revealed (2 + 2 Henchmen: more than 3).",
    ] == lines(sneak)


def test_whoever_inspires_in_robins_part_is_told_from_robin():
    """9.2 #24."""
    deed = DeedAdded(ROBIN, "inspire")
    another, himself = lines([deed, MenRevealed(BLYTH, 1, False)]), lines([deed, MenRevealed(BLYTH, 0, True)])

    assert "A Merry Man playing Robin's part is Revealed in Blyth." == another[1]
    assert "Robin is Revealed in Blyth." == himself[1]


def test_the_sheriff_reads_only_how_many_went_where():
    assert ["2 Hidden Merry Men leave Blyth: 1 to Newark and 1 to Shire Wood."] == lines(
        [LEFT, TO_NEWARK, TO_SHIRE_WOOD], SHERIFF
    )
    assert ["2 Hidden Merry Men move from Blyth to Newark."] == lines([LEFT, TWO_WENT], SHERIFF)


@pytest.mark.parametrize("entries", [
    [BoxTaken(SHERIFF, EVENT, False), ShillingsMoved(SHERIFF, 2)],
    [BoxTaken(SHERIFF, EVENT, True), ShillingsMoved(ROBIN, 2)],
    [ShillingsMoved(ROBIN, 2), StatusChanged(BLYTH, REVOLTING)],
    [HenchmenMoved(1, BLYTH, NEWARK), HenchmenMoved(1, AVAILABLE, SHIRE_WOOD)],
    [PlotChosen(ROBIN, "recruit"), ShillingsMoved(ROBIN, -1)],
    [MenImprisoned(BLYTH, 1, False), MenImprisoned(NEWARK, 1, False)],
    [CarriagePlaced(0, BLYTH, TRAP), StatusChanged(NEWARK, REVOLTING)],
    [CarriageMoved(1, BLYTH, NEWARK), HenchmenMoved(1, NOTTINGHAM, NEWARK)],
    [ShillingsMoved(ROBIN, -2), ShillingsMoved(SHERIFF, 2)],
    [HenchmenMoved(1, BLYTH, AVAILABLE), MenMoved(AVAILABLE, NEWARK, 1, 0, False, False)],
    [LEFT, MenWent(NEWARK, BLYTH, 1)],
])  # fmt: skip
def test_what_only_follows_is_a_line_of_its_own(entries):
    assert 2 == len(lines(entries))


def test_a_line_belongs_to_the_side_that_gains_from_it():
    used = CarriageUsed(1, BLYTH, TRAP, True)

    assert ShillingsMoved(ROBIN, 2) == actor_of([used, ShillingsMoved(ROBIN, 2)])
    assert ShillingsMoved(ROBIN, 2) == actor_of([ShillingsMoved(SHERIFF, -2), ShillingsMoved(ROBIN, 2)])
    assert used == actor_of([used])


def test_robbers_who_met_nobody_in_nottingham_rob_the_treasury():
    revealed, roll = MenRevealed(NOTTINGHAM, 2, False), Rolled(NOTTINGHAM, "white", 1, 2, 0, 0, 0, True)
    met = TravellerMoved(10, DECK, BEING_ROBBED)

    assert lines([revealed, roll])[1].startswith(
        "The Rob against the Treasury in Nottingham succeeds: total 3"
    )
    assert lines([revealed, met, roll])[2].startswith("The Rob in Nottingham succeeds: total 3")


def test_income_is_told_with_its_source():
    entries = [
        PhaseBegun("mischief"),
        ShillingsMoved(ROBIN, 1),
        PhaseBegun("governance"),
        ShillingsMoved(SHERIFF, 5),
    ]

    assert [
        "Royal Inspection: Mischief.",
        "Robin Hood gains 1 Shilling for 1 Camp in the Forests.",
        "Royal Inspection: Governance.",
        "The Sheriff gains 5 Shillings for Nottingham and 4 Submissive Parishes.",
    ] == lines(entries)


@pytest.mark.parametrize(("forests", "words"), [
    (2, "Robin Hood gains 3 Shillings for 3 Camps: 2 in the Forests and 1 on Ollerton Hill."),
    (0, "Robin Hood gains 1 Shilling for the Camp on Ollerton Hill."),
])  # fmt: skip
def test_the_camp_on_ollerton_hill_is_told_apart_from_those_in_the_forests(forests, words):
    entries = [
        CampMoved(AVAILABLE, OLLERTON_HILL),
        PhaseBegun("mischief"),
        ShillingsMoved(ROBIN, forests + 1),
    ]

    assert words == lines(entries)[-1]


WENT_IN_CIRCLES = [
    HenchmenMoved(2, MANSFIELD, BLYTH),
    HenchmenMoved(1, BINGHAM, NOTTINGHAM),
    HenchmenMoved(2, BLYTH, NOTTINGHAM),
    HenchmenMoved(1, NEWARK, BLYTH),
    HenchmenMoved(1, BLYTH, NEWARK),
]


@pytest.mark.parametrize("before", [
    [CardTurned(TEMPORARY_TRUCE), TruceAnswered(SHERIFF, True)],
    [CardTurned(30), PhaseBegun("redeployment")],
])  # fmt: skip
def test_henchmen_who_rearrange_are_told_by_where_they_end_up(before):
    assert (
        "3 Henchmen move to Nottingham: 1 from Bingham and 2 from Mansfield."
        == lines(before + WENT_IN_CIRCLES)[-1]
    )
    assert (
        "1 Henchman moves from Mansfield to Newark."
        == lines([*before, HenchmenMoved(1, MANSFIELD, BLYTH), HenchmenMoved(1, BLYTH, NEWARK)])[-1]
    )
    assert (
        "The Henchmen stay where they are."
        == lines([*before, HenchmenMoved(1, BLYTH, NEWARK), HenchmenMoved(1, NEWARK, BLYTH)])[-1]
    )


def test_henchmen_who_go_to_several_spaces_are_told_space_by_space():
    moves = [
        HenchmenMoved(1, BINGHAM, NOTTINGHAM),
        HenchmenMoved(1, MANSFIELD, BLYTH),
        HenchmenMoved(2, NEWARK, NOTTINGHAM),
    ]

    assert (
        "Henchmen move: 1 from Bingham and 2 from Newark to Nottingham; 1 from Mansfield to Blyth."
        == lines([CardTurned(TEMPORARY_TRUCE), *moves])[-1]
    )


STEP = FavourMoved(-1, 1)
LIGHT_OF = {number: EventCarriedOut(ROBIN, number, "light") for number in (6, 7, 17, 18)}


@pytest.mark.parametrize(("entries", "words"), [
    ([LIGHT_OF[6], STEP], "No Parish qualifies."),
    ([LIGHT_OF[7], STEP], "No Parish qualifies."),
    ([LIGHT_OF[17], MenRevealed(BLYTH, 0, True), STEP], "No Parish qualifies."),
    ([LIGHT_OF[18], STEP], "No Merry Man is Revealed."),
])  # fmt: skip
def test_an_event_that_finds_nothing_says_so_before_royal_favour_moves(entries, words):
    """R48."""
    assert f"{words} Royal Favour moves from Order 1 to Justice 1." == lines(entries)[-1]


@pytest.mark.parametrize("entries", [
    [LIGHT_OF[7], StatusChanged(BLYTH, REVOLTING), STEP],
    [LIGHT_OF[6], MenHidden(BLYTH, 1, False), STEP],
    [LIGHT_OF[18], MenRevealed(BLYTH, 1, False), STEP],
    [LIGHT_OF[17], MenRevealed(BLYTH, 0, True), StatusChanged(NEWARK, REVOLTING), STEP],
])  # fmt: skip
def test_one_that_finds_something_does_not(entries):
    assert "Royal Favour moves from Order 1 to Justice 1." == lines(entries)[-1]


def test_whom_an_event_captures_is_told_apart_from_those_whom_a_rob_sends_to_prison():
    """9.2 #11, #21."""
    horn, prisoner = EventCarriedOut(SHERIFF, 21, "dark"), MenImprisoned(BLYTH, 1, False)

    assert (
        "Robin and 1 Merry Man are Captured in Blyth and taken to Prison."
        == lines([horn, prisoner, MenImprisoned(BLYTH, 0, True)])[-1]
    )
    assert "The Camp in Blyth is Captured and removed." == lines([horn, CampMoved(BLYTH, AVAILABLE)])[-1]
    assert (
        "1 Merry Man is taken from Blyth to Prison."
        == lines([horn, BoxTaken(ROBIN, SINGLE_PLOT, False), PlotChosen(ROBIN, "rob"), prisoner])[-1]
    )


def test_what_mischief_and_reset_bring_is_told_with_its_cause():
    """6.2, 6.5."""
    discarded = TravellerMoved(10, BEING_ROBBED, DISCARD)
    reset, shuffled = PhaseBegun("reset"), TravellersShuffled()

    assert (
        "2 Merry Men return from Prison to Available: half of the prisoners, rounded down."
        == lines([PhaseBegun("mischief"), MenReleased(AVAILABLE, 2, False)])[-1]
    )
    assert (
        "The discarded Travellers are shuffled back into their deck."
        == lines([discarded, reset, shuffled])[-1]
    )
    assert "The Traveller deck is shuffled." == lines([discarded, reset, shuffled, reset, shuffled])[-1]


def test_a_carriage_whose_number_was_used_before_is_called_new():
    first, shown = CarriagePlaced(0, BLYTH, TRAP), CarriageUsed(0, BLYTH, TRAP, True)
    revolt = StatusChanged(NEWARK, REVOLTING)

    assert (
        "A new Carriage 1 (Trap) is placed face down in Newark."
        == lines([first, shown, CarriagePlaced(0, NEWARK, TRAP)])[-1]
    )
    assert (
        "A new Carriage 1 is placed face down in Newark, which becomes Revolting."
        == lines([first, shown, CarriagePlaced(0, NEWARK, TRAP), revolt], ROBIN)[-1]
    )
    assert (
        "Carriage 2 is placed face down in Newark."
        == lines([first, shown, CarriagePlaced(1, NEWARK, TRAP)], ROBIN)[-1]
    )


def test_robin_hood_returns_a_merry_man_for_nothing_at_the_day_of_market():
    returned = MenMoved(BLYTH, AVAILABLE, 0, 0, True, False)

    assert (
        "Robin Hood returns Robin from Blyth to Available and gains nothing,"
        " because the Sheriff gained less than 2 Shillings."
        == lines([CardTurned(DAY_OF_MARKET), returned])[-1]
    )
    assert "Robin returns from Blyth to Available." == lines([CardTurned(28), returned])[-1]


def test_a_robin_who_is_revealed_already_is_told_among_the_robbers():
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH, robin_hidden=False)
    g.journal = Journal()
    answer_all(begin(g, ROB.single, ROBIN), BLYTH, TRAVELLER, party(hidden=1, robin=1))
    options(g)

    assert (
        "1 Merry Man is Revealed in Blyth; Robin, already Revealed, joins him." == lines(g.journal.entries)[0]
    )


def test_a_face_down_carriage_goes_to_used_with_its_type_only_for_the_sheriff():
    used = [CarriageUsed(3, SHIRE_WOOD, TRAP, False)]

    assert ["Carriage 4 goes from Shire Wood to Used."] == lines(used, ROBIN)
    assert ["Carriage 4 (Trap) goes from Shire Wood to Used."] == lines(used, SHERIFF)


def test_what_a_revolt_costs_in_governance_is_told_with_its_cause():
    entries = [
        PhaseBegun("governance"),
        ShillingsMoved(SHERIFF, 1),
        HenchmenMoved(2, BLYTH, AVAILABLE),
        StatusChanged(BLYTH, SUBMISSIVE),
    ]

    assert [
        "The Sheriff gains 1 Shilling for Nottingham.",
        "Blyth is Revolting, so 2 Henchmen there return to Available.",
        "Henchmen outnumber the Merry Men in Blyth, so it becomes Submissive.",
    ] == lines(entries)[1:]
    assert "Blyth becomes Submissive." == lines([*entries, CardTurned(28), entries[-1]])[-1]


def test_an_event_without_effect_says_so():
    """Yeomen Revolt, dark: nothing happens unless most Parishes are Submissive."""
    g = table(revolting=list(PARISHES))
    g.card, g.journal = 7, Journal()
    carry_out(g, EVENT_BOX, SHERIFF, DARK)

    assert "The Event has no effect." == lines(g.journal.entries)[-1]


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_lines_tell_no_more_than_the_entries_a_side_may_read(side):
    for seed in range(3):
        game, random = Game(Beginning(seed=seed)), Random(seed)
        while not game.is_over:
            asked, f = game.question()
            game.play(random.choice(asked.options(game.state, f)))
        entries = game.journal.entries

        assert lines([entry.seen_by(side) for entry in entries]) == lines(entries, side)
        assert len(lines(entries, ROBIN)) == len(lines(entries, SHERIFF)) < len(entries)
