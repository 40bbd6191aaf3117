"""Questions: the steps that wait for a player or for chance.

Scenes and the opponent tell questions apart only by their kind:
space, pieces, choice, number, box, card, carriage, roll, draw, over.
"""
