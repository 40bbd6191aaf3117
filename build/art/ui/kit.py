"""Every part of the screen by its name."""

from collections.abc import Callable
from functools import partial

from art.ui import controls, ornaments, waiting
from art.ui.acts import DEEDS, PLOTS
from art.ui.buttons import COLOURS, STATES, button
from art.ui.cursors import CURSORS
from art.ui.cursors import SIZE as CURSOR_SIZE
from art.ui.favour import BOXES as FAVOUR_BOXES
from art.ui.favour import HEIGHT, WIDTH, favour_box
from art.ui.glyphs import MARKS, MENU
from art.ui.minstrel import SIZE as MINSTREL_SIZE
from art.ui.minstrel import minstrel
from art.ui.panels import bubble, dialog, panel, scroll, tooltip
from art.ui.part import NONE, Part, centred, stretched
from art.ui.roundels import GLYPH_RADIUS, SIGN_RADIUS, glyph, sign
from art.ui.stations import BOXES, PHASES

# name: colour of the paper, dark
PAPERS = {
    "panel": ("#eedfb8", False),
    "panel_robin": ("#dfe2b4", False),
    "panel_sheriff": ("#d3d6d8", False),
    "panel_prison": ("#dcd4c0", False),
    "panel_dark": ("#2b1d12", True),
}
PANEL, PANEL_RIM, PANEL_SHADOW = (320, 240), 26, 14
SCROLL, SCROLL_MARGIN = (320, 300), 48
BUBBLE, TAIL = (260, 150), 34
RING = 7  # room for a focus ring
CONTROL_STATES = ("normal", "hover", "pressed", "disabled", "focused")


def grounds() -> dict[str, Part]:
    """Panels, dialog, tooltip, scroll and speech bubble."""
    out = {
        name: stretched(panel, PANEL, PANEL_RIM, PANEL_SHADOW, "webp", base=base, dark=dark)
        for name, (base, dark) in PAPERS.items()
    }
    out["dialog"] = stretched(dialog, PANEL, 54, PANEL_SHADOW, "webp")
    out["tooltip"] = stretched(tooltip, (160, 80), 14, 10, "webp")
    out["scroll"] = stretched(scroll, SCROLL, 40, SCROLL_MARGIN, "webp")
    w, h = BUBBLE
    out["bubble"] = Part(
        (w + 20, h + 20 + TAIL),
        partial(bubble, area=(10, 10, w, h), tail=TAIL),
        (58, 30, 30, 26 + TAIL),
        (10, 10, 10, 10 + TAIL),
        "webp",
    )
    return out


def _states(name: str, make: Callable[..., Part], states: tuple[str, ...]) -> dict[str, Part]:
    return {f"{name}_{state}": make(state=state) for state in states}


def _small(draw: Callable[..., None], **how: object) -> Part:
    """Control that is never stretched."""
    return stretched(draw, (28, 28), 0, RING, "png", **how)._replace(border=NONE)


def fields() -> dict[str, Part]:
    """Buttons and everything else the mouse can hold."""
    out: dict[str, Part] = {}
    for colour in COLOURS:
        make = partial(stretched, button, (72, 44), 14, RING + 3, colour=colour)
        out |= _states(f"button_{colour}", make, STATES)
    for name, mark in (("off", False), ("on", True)):
        out |= _states(f"check_{name}", partial(_small, controls.check, ticked=mark), CONTROL_STATES)
        out |= _states(f"radio_{name}", partial(_small, controls.radio, chosen=mark), CONTROL_STATES)
    out |= _states("slider_knob", partial(_small, controls.knob), CONTROL_STATES)
    out["slider_track"] = stretched(controls.groove, (48, 10), 5, 0, full=False)
    out["slider_fill"] = stretched(controls.groove, (48, 10), 5, 0, full=True)
    out["scroll_track"] = stretched(controls.groove, (14, 48), 7, 0, full=False)
    thumb = partial(stretched, controls.thumb, (14, 40), 6, 0)
    row = partial(stretched, controls.row, (60, 30), 12, 0)
    entry = partial(stretched, controls.entry, (72, 36), 10, RING)
    tab = partial(stretched, controls.tab, (80, 36), 12, RING)
    out |= _states("scroll_thumb", thumb, ("normal", "hover", "pressed"))
    out |= _states("row", row, ("normal", "hover", "selected", "disabled"))
    out |= _states("entry", entry, ("normal", "focused", "disabled"))
    out |= _states("tab", tab, ("normal", "hover", "selected", "focused"))
    return out


def ornamental() -> dict[str, Part]:
    """Ribbon, arrow, leaf, divider, the minstrel and the hourglass."""
    ribbon, arrow, divider = (360, 80), (150, 30), (120, 12)
    size = waiting.SIZE
    return {
        "ribbon": Part(ribbon, partial(ornaments.ribbon, w=360, h=80), (130, 0, 130, 0), (62, 12, 62, 20)),
        "ornament_arrow": Part(arrow, partial(ornaments.red_arrow, w=150, h=30)),
        "ornament_leaf": Part((64, 64), partial(ornaments.leaf, w=64, h=64)),
        "divider": Part(divider, partial(ornaments.divider, w=120, h=12), (20, 0, 20, 0)),
        "minstrel": Part((MINSTREL_SIZE, MINSTREL_SIZE), minstrel),
        "thinking": Part((size * waiting.FRAMES, size), waiting.strip, frames=waiting.FRAMES),
    }


def signs() -> dict[str, Part]:
    """Icons of the game and of the menu, boxes of Royal Favour, and cursors."""
    out: dict[str, Part] = {}
    for kind, family in (("plot", PLOTS), ("deed", DEEDS)):
        for name, (draw, side) in family.items():
            out[f"{kind}_{name}"] = centred(SIGN_RADIUS, partial(sign, draw=draw, ground=side))
    for kind, station, ground in (("phase", PHASES, "royal"), ("box", BOXES, "table")):
        for name, draw in station.items():
            out[f"{kind}_{name}"] = centred(SIGN_RADIUS, partial(sign, draw=draw, ground=ground))
    out |= {f"icon_{name}": centred(GLYPH_RADIUS, partial(glyph, draw=draw)) for name, draw in MENU.items()}
    out |= {f"mark_{name}": centred(14, draw) for name, draw in MARKS.items()}
    for name in FAVOUR_BOXES:
        out[f"favour_{name}"] = Part((WIDTH, HEIGHT), partial(favour_box, name=name))
    for name, (draw, hot) in CURSORS.items():
        out[f"cursor_{name}"] = Part((CURSOR_SIZE, CURSOR_SIZE), draw, hot=hot)
    return out


def parts() -> dict[str, Part]:
    return grounds() | fields() | ornamental() | signs()
