"""The greenwood people: standing, kneeling and sitting figures."""

from art.tools.colour import shade
from art.vignettes.parts.dress_greenwood import DressedFigure
from art.vignettes.parts.paint import bend


class Person(DressedFigure):
    """A whole person, standing, kneeling or sitting."""

    def body(self) -> None:
        """Legs, garment and head."""
        if self.outfit.kind not in ("robe", "gown"):
            self.legs()
        else:
            self.robe_feet()
        self.garment()
        self.head()

    def kneel_body(self) -> None:
        """Body kneeling on the far knee; use with KNEEL joints."""
        o, (hx, hy) = self.outfit, self.joints["hip"]
        far = shade(o.hose, 0.22)
        self.tube([(hx + 2, hy + 4), (hx + 6, -12)], [28, 20], far)
        self.tube([(hx + 6, -11), (hx - 20, -9), (hx - 40, -8)], [19, 17, 12], far)
        self.cloth(
            [(hx - 38, -14), (hx - 36, -2), (hx - 46, 2), (hx - 56, -2), (hx - 52, -10)],
            shade(o.shoe, 0.22),
            sm=4,
            lw=2,
        )
        self.tube(
            bend((hx + 2, hy + 4), (hx + 38, hy + 2), (hx + 36, -10)), [30, 27, 22, 20, 18, 16, 12], o.hose
        )
        self.shoe((hx + 36, -9), o.shoe)
        n = self.joints["neck"]
        skirt = [
            (hx - 19, hy - 6),
            (hx + 19, hy - 8),
            (hx + 36, hy - 12),
            (hx + 46, hy),
            (hx + 40, hy + 16),
            (hx + 22, hy + 24),
            (hx + 16, hy + 40),
            (hx - 6, hy + 46),
            (hx - 28, hy + 42),
            (hx - 26, hy + 16),
        ]
        folds = [
            [(hx + 6, hy), (hx + 20, hy + 6), (hx + 36, hy + 10)],
            [(hx, hy + 4), (hx + 4, hy + 24), (hx + 6, hy + 42)],
            [(hx - 10, hy + 4), (hx - 14, hy + 24), (hx - 16, hy + 42)],
        ]
        self.cloth(skirt, o.colour, folds)
        torso = self.shoulder_line(19) + [
            (hx + 20, hy - 22),
            (hx + 19, hy - 2),
            (hx, hy + 2),
            (hx - 19, hy - 2),
            (hx - 20, hy - 24),
        ]
        self.cloth(torso, o.colour, [[n + (6, 16), n + (4, 32), n + (7, 50)]])
        self._belt_and_head()

    def sit_body(self) -> None:
        """Body sitting on the ground, knees drawn up; use with SIT joints."""
        o, (hx, hy) = self.outfit, self.joints["hip"]
        n = self.joints["neck"]
        for i, dx in ((1, 8), (0, 0)):
            tone = 0.22 if i else 0
            knee, foot = self.joints["knee"][i], self.joints["foot"][i]
            self.leg((hx + dx, hy), knee, foot, shade(o.hose, tone), shade(o.shoe, tone))
        kx, ky = self.joints["knee"][0]
        skirt = [
            (hx - 20, hy - 20),
            (hx + 16, hy - 22),
            ((hx + kx) / 2 + 4, (hy + ky) / 2 - 16),
            (kx + 4, ky - 10),
            (kx + 8, ky + 4),
            (kx - 6, ky + 14),
            (hx + 22, hy + 2),
            (hx + 12, hy + 12),
            (hx - 16, hy + 14),
            (hx - 27, hy + 4),
        ]
        folds = [
            [(hx - 4, hy - 10), (hx + 12, hy - 12), (kx - 2, ky + 4)],
            [(hx - 8, hy - 4), (hx + 4, hy + 2), (hx + 14, hy)],
        ]
        self.cloth(skirt, o.colour, folds)
        torso = self.shoulder_line(19) + [
            (hx + 19, hy - 34),
            (hx + 18, hy - 12),
            (hx, hy - 8),
            (hx - 21, hy - 12),
            (hx - 21, hy - 34),
        ]
        self.cloth(torso, o.colour, [[n + (6, 16), n + (4, 30), n + (7, 46)]])
        self.joints["hip"] = self.joints["hip"] + (-1, -14)
        self._belt_and_head()
        self.joints["hip"] = self.joints["hip"] - (-1, -14)

    def _belt_and_head(self) -> None:
        """Draw belt, hood cape and head over a bent body."""
        self._belt()
        if self.outfit.collar:
            self.shoulder_cape(self.outfit.collar)
        self.head()

    def draw_sitting(self) -> None:
        """Draw the whole person sitting on the ground."""
        self.shadow(150)
        self.far_arm()
        self.sit_body()
        self.near_arm()

    def draw(self) -> "Person":
        """Whole person."""
        self.shadow()
        if self.outfit.cloak:
            self.cloak()
        self.far_arm()
        self.body()
        self.near_arm()
        return self
