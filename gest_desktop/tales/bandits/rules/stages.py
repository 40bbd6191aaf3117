"""What comes next within a placing turn, or within Friar Tuck's step: the meanings of `State.stage`."""

from typing import Final

# Placing. `State.memo` begins with the number of bandits to place this turn.
TURN: Final = 0  # Marian may be asked
PUT: Final = 1  # a bandit is placed
PEEK: Final = 2  # Tip-Off
PEEK_AGAIN: Final = 3  # memo: also the cart seen first
MARK: Final = 4  # Friendly Guards; memo: also the cart
EXCHANGE: Final = 5  # Inside Job: chance lays another cart; memo: also its stretch

# Robin Hood.
ROLL_AGAIN: Final = 1  # Second Chance; memo: space and die

# Friar Tuck.
DRAW: Final = 1  # Barter
GIVE_UP: Final = 2
