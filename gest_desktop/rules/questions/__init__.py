"""Interrogatives: the steps that wait for a player or for chance.

Scenes and the opponent know a question by its kind alone:
space, pieces, choice, number, card, carriage, roll, draw.
"""
