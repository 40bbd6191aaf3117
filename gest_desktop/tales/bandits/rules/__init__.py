"""The rules of Bandits of Sherwood; `referee.question` and `referee.answer` are the way in."""
