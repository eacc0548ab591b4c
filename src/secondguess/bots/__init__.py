"""Players that are no people: they see a view and what is legal, never a state (design, "bots")."""
