"""What would happen: odds, points, arrests; from the view of one band."""
