"""Baselines for the arena: players using known methods, against which the opponent is measured."""
