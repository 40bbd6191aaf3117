"""The referee: the position, the rules, the cards, and what each side may know."""
