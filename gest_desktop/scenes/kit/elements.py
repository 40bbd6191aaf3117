"""Samples of pygame-gui elements in our theme, for the sheet of the kit."""

from __future__ import annotations

import pygame
from pygame_gui import elements, windows

from gest_desktop.scenes.kit.dress import dress_button, dress_panel
from gest_desktop.scenes.kit.theme import make_manager

FRAMES = 12  # pygame-gui draws the states of an element over several frames
STEP = 0.05
WORDS = (
    "<b>Rob</b> (3.2.3): Robin and <i>Hidden</i> Merry Men take what passes by. Roll the "
    "<a href='die'>green die</a>: 12 of 36, 2 Shillings. <br>Tutto ciò che è più in là: «perché» – così."
)


def draw_elements(target: pygame.Surface, area: pygame.Rect, scale: float) -> None:
    """Draw every element used by the game into an area."""
    manager = make_manager(target.get_size(), scale)

    def box(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(*(round(side * scale) for side in (x, y, w, h)))

    ground = elements.UIPanel(area, manager=manager)
    dress_panel(ground, "panel", scale)
    for x, (words, colour) in enumerate((("Green", "green"), ("Brown", "brown"), ("Red", "red"))):
        dress_button(elements.UIButton(box(16 + 120 * x, 16, 110, 42), words, manager, ground), colour, scale)
    elements.UIButton(box(16, 68, 110, 40), "Plain", manager, ground)
    elements.UIButton(box(136, 68, 110, 40), "Off", manager, ground).disable()  # type: ignore[no-untyped-call]
    elements.UILabel(box(256, 68, 130, 40), "Label 0123456789", manager, ground)
    elements.UITextEntryLine(box(16, 120, 230, 40), manager, ground, initial_text="Will Scarlet, 1193")
    elements.UIDropDownMenu(["Easy", "Fair", "Hard"], "Fair", box(256, 120, 120, 40), manager, ground)
    elements.UIHorizontalSlider(box(16, 174, 360, 30), 40, (0, 100), manager, ground)
    elements.UITextBox(WORDS, box(396, 14, 420, 200), manager, container=ground)
    names: list[str | tuple[str, str]] = [
        "Blyth",
        "Retford",
        "Tuxford",
        "Newark",
        "Mansfield",
        "Remston",
        "Bingham",
        "Shire Wood",
    ]
    elements.UISelectionList(
        box(830, 14, 240, 200), names, manager, container=ground, default_selection="Tuxford"
    )
    windows.UIConfirmationDialog(
        pygame.Rect(area.x + round(1084 * scale), area.y + round(8 * scale), *box(0, 0, 420, 226).size),
        "Two Merry Men would go to Prison if the die fails you. Rob all the same?",
        manager,
        window_title="Rob the Carriage?",
        action_short_name="Rob",
        blocking=False,
    )
    tip = elements.UITooltip("A tooltip: the Trap defends itself with 2.", (0, 12), manager)
    tip.find_valid_position(pygame.Vector2(area.x + 1530 * scale, area.y + 20 * scale))
    for _ in range(FRAMES):
        manager.update(STEP)
    manager.draw_ui(target)
