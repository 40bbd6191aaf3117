"""The rulebook's nouns as small integers. Nothing here has behaviour."""

from typing import Final

BLYTH: Final = 0
RETFORD: Final = 1
TUXFORD: Final = 2
NEWARK: Final = 3
MANSFIELD: Final = 4
REMSTON: Final = 5
BINGHAM: Final = 6
SHIRE_WOOD: Final = 7
SOUTHWELL_FOREST: Final = 8
NOTTINGHAM: Final = 9
OLLERTON_HILL: Final = 10
PRISON: Final = 11
AVAILABLE: Final = 12
OUT: Final = 13
PLACES: Final = 14
USED: Final = 14  # only Carriages are ever here
NOWHERE: Final = -1

PARISHES: Final = (BLYTH, RETFORD, TUXFORD, NEWARK, MANSFIELD, REMSTON, BINGHAM)
FORESTS: Final = (SHIRE_WOOD, SOUTHWELL_FOREST)
SPACES: Final = (*PARISHES, *FORESTS, NOTTINGHAM)
SETUP_AREA: Final = (SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON)
RIVER_SPACES: Final = (*PARISHES, SOUTHWELL_FOREST, NOTTINGHAM)  # R01

SPACE_IDS: Final = (
    "blyth",
    "retford",
    "tuxford",
    "newark",
    "mansfield",
    "remston",
    "bingham",
    "shire_wood",
    "southwell_forest",
    "nottingham",
    "ollerton_hill",
)
PLACE_IDS: Final = (*SPACE_IDS, "prison", "available", "removed", "used")

ADJACENT: Final[tuple[tuple[int, ...], ...]] = (
    (SHIRE_WOOD, TUXFORD),
    (TUXFORD,),
    (BLYTH, NEWARK, RETFORD, SOUTHWELL_FOREST),
    (TUXFORD,),
    (NOTTINGHAM, REMSTON, SHIRE_WOOD),
    (BINGHAM, MANSFIELD),
    (REMSTON,),
    (BLYTH, MANSFIELD, NOTTINGHAM, SOUTHWELL_FOREST),
    (NOTTINGHAM, SHIRE_WOOD, TUXFORD),
    (MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST),
    (),
)
ROAD_NEXT: Final = (
    TUXFORD,
    TUXFORD,
    SOUTHWELL_FOREST,
    TUXFORD,
    SHIRE_WOOD,
    MANSFIELD,
    REMSTON,
    NOTTINGHAM,
    NOTTINGHAM,
    NOWHERE,
    NOWHERE,
)
RIVER_BORDERS: Final = (  # Newark and Retford do not touch (R02)
    (BLYTH, RETFORD),
    (BINGHAM, NEWARK),
    (BINGHAM, SOUTHWELL_FOREST),
    (BINGHAM, NOTTINGHAM),
    (NEWARK, SOUTHWELL_FOREST),
    (NOTTINGHAM, REMSTON),
)
OLLERTON_PATHS: Final = {
    SHIRE_WOOD: TUXFORD,
    TUXFORD: SHIRE_WOOD,
    SOUTHWELL_FOREST: BLYTH,
    BLYTH: SOUTHWELL_FOREST,
}

# Rows of State.pieces: the number of a kind in a place is pieces[KIND + place].
HIDDEN_MAN: Final = 0 * PLACES
REVEALED_MAN: Final = 1 * PLACES
HENCHMAN: Final = 2 * PLACES
CAMP: Final = 3 * PLACES
PIECE_ROWS: Final = 4 * PLACES

ORDINARY_MEN: Final = 10
HENCHMEN: Final = 18
CAMPS: Final = 5

SUBMISSIVE: Final = 0
REVOLTING: Final = 1
PASSIVE: Final = 2
NO_STATUS: Final = 3
STATUS_IDS: Final = ("submissive", "revolting", "passive", "none")

TALLAGE: Final = 0
TRIBUTE: Final = 1
TRAP: Final = 2
UNKNOWN: Final = 3
CARRIAGE_TYPES: Final = (TALLAGE, TRIBUTE, TRAP)
CARRIAGE_IDS: Final = ("tallage", "tribute", "trap", "unknown")
TOKEN_IDS: Final = tuple(f"carriage_{number}" for number in range(1, 7))
CARRIAGES: Final = 6
COPIES: Final = 2
CARRIAGE_DEFENSE: Final = (0, 0, 2)  # only the Trap has a Defense (R09)

# Rows of State.carriages: six tokens, numbered in the order in which they were placed.
CARRIAGE_PLACE: Final = 0 * CARRIAGES
CARRIAGE_TYPE: Final = 1 * CARRIAGES
CARRIAGE_UP: Final = 2 * CARRIAGES
TOKENS: Final = (0, 1, 2, 3, 4, 5)

ROBIN: Final = 0
SHERIFF: Final = 1
CHANCE: Final = 2
NOBODY: Final = -1
SIDE_IDS: Final = ("robin", "sheriff", "chance")

JUSTICE: Final = 1
ORDER: Final = -1

GREEN_DIE: Final = (-1, -1, 0, 1, 2, 3)
WHITE_DIE: Final = (-2, -1, -1, 0, 1, 2)

# Cylinders on the Initiative track; the side with the smaller box is first on the next card.
SINGLE_PLOT: Final = 0
EVENT: Final = 1
PLOTS_AND_DEEDS: Final = 2
FIRST: Final = 3
SECOND: Final = 4
BOXES: Final = (SINGLE_PLOT, EVENT, PLOTS_AND_DEEDS)
BOX_IDS: Final = ("single_plot", "event", "plots_and_deeds", "first_eligible", "second_eligible")

# The pile of a Traveller card.
DECK: Final = 0
DISCARD: Final = 1
VICTIMS: Final = 2
REMOVED: Final = 3
ASIDE: Final = 4
BEING_ROBBED: Final = 5
PILE_IDS: Final = ("deck", "discard", "victims", "removed", "out_of_play", "being_robbed")
TRAVELLERS: Final = tuple(range(1, 13))
STARTING_TRAVELLERS: Final = TRAVELLERS[:10]
NOBLE_KNIGHTS: Final = (3, 4)
MONKS: Final = (6, 7, 8)
BISHOP: Final = 11
GISBORNE: Final = 12

FORTUNES: Final = (1, 3, 8, 14, 16)
ROYAL_INSPECTIONS: Final = (30, 31)
KING_RICHARD: Final = 32
DAY_OF_MARKET: Final = 1
QUEEN_ELEANOR: Final = 3
WARDEN: Final = 8
TEMPORARY_TRUCE: Final = 14
REGULARS: Final = tuple(n for n in range(2, 30) if n not in FORTUNES)
BALLADS: Final = 3
BALLAD_CARDS: Final = 8

RICHEST: Final = 9999  # Shillings in a purse, far more than any game brings in
DONE: Final = -1
NO: Final = 0
YES: Final = 1

# A party of Merry Men in one int: hidden ordinary + revealed ordinary + Robin.
PARTY_HIDDEN: Final = 1
PARTY_REVEALED: Final = 16
PARTY_ROBIN: Final = 256
