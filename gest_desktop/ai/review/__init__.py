"""The review of a finished game: what each choice cost, what each die and card brought, and the sum of it."""
