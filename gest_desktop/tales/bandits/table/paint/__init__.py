"""Layout, pictures and text shared by the painters."""
