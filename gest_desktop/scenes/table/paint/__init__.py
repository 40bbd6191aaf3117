"""What the painters of board and panels share: layout, colours, text, pictures, buttons."""
