"""Sizes and rectangles of a card; the manifest tells them to the program, which sets the words."""

from typing import NamedTuple

CW, CH = 500, 860


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float


class TitleBar(NamedTuple):
    """Room for a title between the number badge and the icon on the right."""

    centre: float
    baseline: float
    size: float
    width: float


NUMBER_BADGE = (60, 66)
NUMBER_RADIUS = 34

CART_ICON = (CW - 76, 62)
EVENT_TITLE = TitleBar(CW / 2, 92, 66, 274)
EVENT_PICTURE = Box(56, 144, CW - 112, 286)
EVENT_LIGHT = Box(46, 456, CW - 92, 178)
EVENT_DARK = Box(46, 644, CW - 92, 178)
FORTUNE_TEXT = Box(46, 456, CW - 92, 366)

SHIELD_BADGE = (CW - 68, 76)
TRAVELLER_TITLE = TitleBar(CW / 2 - 6, 90, 54, 284)
TRAVELLER_PICTURE = Box(56, 148, CW - 112, 300)
TRAVELLER_WAYS = {
    1: (Box(46, 474, CW - 92, 346),),
    2: (Box(46, 474, CW - 92, 168), Box(46, 652, CW - 92, 168)),
}
