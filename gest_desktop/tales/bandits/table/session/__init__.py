"""Who sits where, who is asked, who thinks; the contest hands out views, never the position."""
