"""The nouns of the rules as small ints, with their fixed ids, and the facts that belong to them."""

from __future__ import annotations

from typing import Final

from gest_desktop.tales.bandits.rules.texts import facts

# Bands. Each colour is a band of its own, so a seat never changes its name; red is Will Scarlet's with two.
KINGFISHER, BRACKEN, BROOM, ROWAN = range(4)
SCARLET: Final = ROWAN
CHANCE: Final = 4
NOBODY: Final = -1
BAND_IDS: Final = ("kingfisher", "bracken", "broom", "rowan")
ACTOR_IDS: Final = (*BAND_IDS, "chance")
PLAYERS: Final = {2: (KINGFISHER, BRACKEN), 3: (KINGFISHER, BRACKEN, BROOM), 4: tuple(range(4))}
BANDS: Final = {2: (KINGFISHER, BRACKEN, SCARLET), 3: PLAYERS[3], 4: PLAYERS[4]}
BANDITS: Final = 4  # of each band, and as many dice
FACES: Final = (1, 2, 3, 4, 5, 6)

ROUNDS: Final[int] = facts()["rounds"]
STRETCHES: Final[dict[int, range]] = {
    table["players"]: range(table["carts"]) for table in facts()["tables"]
}  # BR01: with three carts, the fourth stretch is closed
ALLEYS: Final[int] = facts()["tables"][0]["pickpocket_spaces"]  # BR02: the same at every table
SPACES: Final = 4  # ambush spaces of a stretch
PICKPOCKET: Final = 16  # as an option of placing, after the 16 ambush spaces

# Merry Men, and where a leader may be.
MARIAN, JOHN, ROBIN, TUCK = MEN = range(4)
HOME: Final = 4
PRISON: Final = 5
MAN_IDS: Final[tuple[str, ...]] = tuple(man["id"] for man in facts()["merry_men"])
LEADER_IDS: Final = (*MAN_IDS, "home", "prison")

# Cards of the Merry Men: card // 4 is the man.
TIP_OFF, BROTHERHOOD, INSIDE_JOB, FRIENDLY_GUARDS = range(4)
INFILTRATOR, SHOVE, SQUEEZE, QUICK_WORK = range(4, 8)
HEADS_DOWN, SECOND_CHANCE, LOOK_THAT_WAY, LOOK_THIS_WAY = range(8, 12)
COME_ON_LAD, BARTER, TO_MARKET, WHERES_THE_BEER = range(12, 16)
CARD_IDS: Final[tuple[str, ...]] = tuple(card for man in facts()["merry_men"] for card in man["cards"])
CARDS_OF: Final = tuple(range(4 * man, 4 * man + 4) for man in MEN)
NO_CARD: Final = -1

# Carts. A face-down one that the reader of a view does not know is UNSEEN + its back.
LIGHT, STRONG, HEAVY = BACKS = range(3)
BACK_IDS: Final[tuple[str, ...]] = tuple(back["id"] for back in facts()["cart_backs"])
BACK_RANGES: Final[tuple[tuple[int, int], ...]] = tuple(
    (back["low"], back["high"]) for back in facts()["cart_backs"]
)
CART_IDS: Final[tuple[str, ...]] = tuple(cart["id"] for cart in facts()["carts"])
CARTS: Final = range(len(CART_IDS))
BACK_OF: Final = tuple(BACK_IDS.index(cart["back"]) for cart in facts()["carts"]) + tuple(BACKS)
PRINTED: Final[tuple[int | None, ...]] = tuple(cart["defence"] for cart in facts()["carts"])
CHANGES: Final = tuple(
    NOBODY if cart["changes"] is None else MAN_IDS.index(cart["changes"]) for cart in facts()["carts"]
)
BEER, WAR, FAIR, SHERIFF, ROYAL, GYPSY = (
    CART_IDS.index(name) for name in ("beer", "war", "fair", "sheriff", "royal", "gypsy")
)
UNSEEN: Final = len(CART_IDS)
ALL_CARTS: Final = (1 << len(CART_IDS)) - 1
WITH_BACK: Final = tuple(sum(1 << cart for cart in CARTS if BACK_OF[cart] == back) for back in BACKS)
WAITING, FALLEN, FLED = range(3)
FATE_IDS: Final = ("waiting", "fallen", "fled")

# Tokens: three kinds of three colours, coins, Village Coins; FACE_DOWN counts those a view does not show.
RINGS, BRACELETS, NECKLACES = range(3), range(3, 6), range(6, 9)
COIN: Final = 9
VILLAGE_COIN: Final = 10
FACE_DOWN: Final = 11
JEWELS: Final = ("ring", "bracelet", "necklace")
COLOURS: Final[tuple[str, ...]] = tuple(facts()["loot"]["colours"])
TOKEN_IDS: Final = (*(f"{kind}_{colour}" for kind in JEWELS for colour in COLOURS), "coin", "village_coin")
LOOT: Final = range(10)  # all but Village Coins
LOOT_COUNTS: Final[tuple[int, ...]] = (
    *(facts()["loot"]["counts"][kind][colour] for kind in JEWELS for colour in COLOURS),
    facts()["loot"]["counts"]["coin"],
)
VILLAGE_COINS: Final[int] = facts()["loot"]["village_coins"]
Tokens = tuple[int, ...]  # how many of each kind, with Village Coins and those face down
NO_TOKENS: Final[Tokens] = (0,) * 12

POINTS: Final[dict[str, int]] = facts()["points"]
ARREST_OVER: Final[int] = facts()["limits"]["arrest_over"]
REWARD_UNDER: Final[int] = facts()["limits"]["reward_under"]

OPEN_CHEST: Final = 1
OPEN_LOOT: Final = 2
