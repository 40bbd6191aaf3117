"""The rules engine: positions, rules, cards, and what each side may know."""
