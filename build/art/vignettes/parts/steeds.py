"""Coat, carriage and joints of saddle horses and mules, in horse units with the feet on y = 0."""

from dataclasses import dataclass

from art.vignettes.parts.paint import xy


@dataclass
class Steed:
    """Coat and carriage of a horse or mule."""

    coat: str = "#8a5a34"
    mane: str = "#3a2414"
    hoof: str = "#33261a"
    head: str = "high"  # high, mid or low
    gait: str = "walk"  # walk or stand
    mule: bool = False
    tack: str = "#7d2417"
    saddle: str = "#7d2417"
    cloth: str | None = None
    tail: bool = True


BODY = xy(
    "22,-125 2,-119 -24,-119 -50,-125 -70,-119 -82,-100 -78,-80 -58,-68 -28,-62 8,-60 40,-64 62,-78 "
    "70,-98 60,-116 42,-124"
)
NECKS = {
    "high": (
        xy("14,-121 30,-140 46,-164 62,-184 78,-190 92,-180 92,-162 84,-140 74,-112 66,-88 44,-80"),
        (76, -180),
        46,
    ),
    "mid": (
        xy("14,-121 36,-138 58,-156 78,-170 94,-172 106,-160 103,-143 90,-124 76,-104 66,-84 44,-80"),
        (93, -162),
        44,
    ),
    "low": (
        xy("14,-121 38,-132 66,-138 92,-138 110,-132 118,-118 110,-104 94,-96 78,-88 64,-76 44,-80"),
        (108, -124),
        62,
    ),
}
HORSE_HEAD = xy("-8,-6 2,-14 14,-14 30,-11 46,-9.5 56,-7 60.5,0 58,7 50,10 40,7.5 30,10 20,16 8,17 -4,12")
HIND = {
    "near": [(-56, -100), (-50, -72), (-68, -44), (-62, -12)],
    "far": [(-50, -96), (-36, -68), (-46, -42), (-34, -12)],
    "still": [(-56, -100), (-48, -72), (-62, -44), (-58, -12)],
}
FORE = {
    "near": [(46, -92), (50, -62), (48, -38), (46, -12)],
    "far": [(50, -90), (64, -64), (78, -46), (66, -24)],
    "still": [(50, -90), (58, -62), (60, -38), (58, -12)],
}
