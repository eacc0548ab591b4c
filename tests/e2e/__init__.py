"""The real program, played by a real browser and by raw sockets."""
