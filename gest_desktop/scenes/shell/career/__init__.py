"""The career: a record of every finished game against the computer, the rating, and the honours."""
