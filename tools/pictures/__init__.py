"""`make pictures`: the real program plays a scripted evening, and every screen is taken."""
