"""Cards as the players see them."""

from gest_desktop.scenes.cards.face import card_back, card_face, card_setting

__all__ = ["card_back", "card_face", "card_setting"]
