"""Sizes and rectangles of the cards; the manifest tells them to the program, which sets the words."""

from art.cards.layout import Box, TitleBar

CW, CH = 500, 700
PICTURE = Box(36, 36, CW - 72, 321)
DEVICE_TOP = 372  # where shield and badge of a regular cart begin
PLAIN_SHIELD = (CW / 2, 536)
CHANGE_SHIELD = (146, 536)
SHIELD_NUMBER = 129  # height of the figures on a regular cart's shield
CART_BADGE = (352, 520)
CART_TITLE = TitleBar(CW / 2, 420, 46, 420)
CART_TEXT = Box(258, 446, 204, 208)
MERRY_TITLE = TitleBar(CW / 2 + 72, 430, 46, 290)
MERRY_EMBLEM = (100, 408)
SMALL_EMBLEM = (CW / 2, 524)
MERRY_TEXT = Box(40, 496, CW - 80, 164)
