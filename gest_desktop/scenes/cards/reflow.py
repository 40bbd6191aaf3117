"""Moves the panels of a painted card face to where its text needs them.

The painting is cut into horizontal bands. Bands with an edge, a corner or an icon are moved
unchanged; the plain middle of a panel, the paper between panels and, if necessary, the picture
are stretched to fill the gaps. Of a picture that has to lose most of its height, a strip is cut out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from gest_desktop.scenes.cards.fitting import is_cropped
from gest_desktop.scenes.cards.frames import Box, Frame

OUTSIDE: Final = 8  # units beside a panel that move with it: the lozenges of the picture's frame
PICTURE_HEAD: Final = 20
EYES: Final = 0.42  # share of the picture's height where a strip has its middle
PICTURE_FOOT: Final = 10
PICTURE_FRAME: Final = 19  # units below the picture covered by its frame and lozenges
PANEL_HEAD: Final = {"event": 56}  # includes the icon of a half
RIM: Final = 8
ICON_LIFT: Final = {"event": 4}  # units of empty panel above the icon that are cut out
PLAIN_PANEL_HEAD: Final = 18
PANEL_FOOT: Final = 18
RULE: Final = 2  # units outside a panel that its outline may cover


class Band(NamedTuple):
    """Rows of the painting, and the rows they move to, in units of the frame."""

    top: float
    bottom: float
    new_top: float
    new_bottom: float


def reflowed(
    painting: pygame.Surface, frame: Frame, squeeze: float, panels: Sequence[tuple[float, float]]
) -> pygame.Surface:
    """A copy of the painting with a shorter picture and with panels at these tops and bottoms."""
    scale = painting.get_width() / frame.width
    left = round((frame.boxes[0].x - OUTSIDE) * scale)
    breadth = round((frame.boxes[0].width + 2 * OUTSIDE) * scale)
    result = painting.copy()
    for band in _bands(frame, squeeze, panels):
        top, bottom, new_top, new_bottom = (round(y * scale) for y in band)
        piece = painting.subsurface((left, top, breadth, bottom - top))
        if bottom - top != new_bottom - new_top:
            piece = pygame.transform.smoothscale(piece, (breadth, new_bottom - new_top))
        result.blit(piece, (left, new_top))
    return result


def _bands(frame: Frame, squeeze: float, panels: Sequence[tuple[float, float]]) -> list[Band]:
    picture = frame.picture
    waist, below = picture.bottom - PICTURE_FOOT, picture.bottom + PICTURE_FRAME
    bands = [
        _strip(picture, waist - squeeze)
        if is_cropped(frame, squeeze)
        else Band(picture.y + PICTURE_HEAD, waist, picture.y + PICTURE_HEAD, waist - squeeze),
        Band(waist, below, waist - squeeze, below - squeeze),
    ]
    head, lift = PANEL_HEAD.get(frame.kind, PLAIN_PANEL_HEAD), ICON_LIFT.get(frame.kind, 0)
    end, new_end = below, below - squeeze
    for box, (top, bottom) in zip(frame.boxes, panels, strict=True):
        bands.append(Band(end, box.y - RULE, new_end, top - RULE))
        bands += _panel_bands(box, head, lift, top, bottom)
        end, new_end = box.bottom + RULE, bottom + RULE
    return bands


def _strip(picture: Box, bottom: float) -> Band:
    """The rows around the faces, from the upper edge of the picture down to its new lower one."""
    height = bottom - picture.y
    top = picture.y + EYES * picture.height - height / 2
    return Band(top, top + height, picture.y, bottom)


def _panel_bands(box: Box, head: float, lift: float, top: float, bottom: float) -> list[Band]:
    return [
        Band(box.y - RULE, box.y + RIM, top - RULE, top + RIM),
        Band(box.y + RIM + lift, box.y + head, top + RIM, top + head - lift),
        Band(box.y + head, box.bottom - PANEL_FOOT, top + head - lift, bottom - PANEL_FOOT),
        Band(box.bottom - PANEL_FOOT, box.bottom + RULE, bottom - PANEL_FOOT, bottom + RULE),
    ]
