"""The statistics at the beginning of a look: one root for each thing that the side that chose may know."""

from __future__ import annotations

from gest_desktop.ai.review.look import Tally
from gest_desktop.ai.search import Arm, Node
from gest_desktop.rules.vocabulary import ROBIN


class Root:
    """A node at which worlds begin; only what is counted after `Look` began to count is in its tallies."""

    __slots__ = ("insisted", "node", "tallies", "times")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.times = 0  # how many public worlds began here
        self.insisted: dict[int, int] = {}  # visits by option that the search did not want itself
        self.tallies = {arm.option: Tally() for arm in node.arms}  # by option, for the side that chooses

    def pick(self, option: int | None, standing: float) -> Arm:
        """The arm of this option, if there is one, otherwise what the search wants to try."""
        for arm in self.node.arms if option is not None else ():
            if arm.option == option:
                self.node.visits += 1
                self.insisted[arm.option] = self.insisted.get(arm.option, 0) + 1
                return arm
        return self.node.best(standing)

    def wanted(self, arm: Arm) -> int:
        """How often the search itself chose an option."""
        return arm.visits - self.insisted.get(arm.option, 0)

    def rival_of(self, played: int) -> int:
        """What to compare with the best: the played option, or the next best if the search prefers it too."""
        best, second = -1, -1
        option, other = played, played
        for arm in self.node.arms:
            wanted = self.wanted(arm)
            if wanted > best:
                best, second, option, other = wanted, best, arm.option, option
            elif wanted > second:
                second, other = wanted, arm.option
        return other if option == played else played

    def ranking(self, played: int) -> list[Arm]:
        """The options as often as the search chose them; the played one comes first if it did best."""
        arms = sorted(self.node.arms, key=lambda arm: (-self.wanted(arm), -arm.value))
        for arm in arms[1:]:
            if arm.option == played and self.mean(arm) >= self.mean(arms[0]):
                return [arm, *(other for other in arms if other is not arm)]
        return arms

    def mean(self, arm: Arm) -> float:
        tally = self.tallies[arm.option]
        return tally.mean if tally.many else arm.mean

    def robins(self, win: float) -> float:
        """Robin Hood's chance, given that of the side that chooses here."""
        return win if self.node.arms[0].side == ROBIN else 1.0 - win

    def worth(self, played: int) -> float:
        """Robin Hood's chance if the best is chosen here."""
        return self.robins(self.mean(self.ranking(played)[0]))

    def worth_of(self, played: int) -> float:
        """Robin Hood's chance with the answer that was given, or with the best if it is not possible here."""
        for arm in self.node.arms:
            if arm.option == played and arm.visits:
                return self.robins(self.mean(arm))
        return self.worth(played)
