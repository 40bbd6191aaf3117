"""Drawing of the cards."""

from gest_desktop.scenes.cards.face import card_back, card_face, card_setting

__all__ = ["card_back", "card_face", "card_setting"]
