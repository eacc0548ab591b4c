"""Bet Your Brain (B1 to B124): the same files as its sister, `wits_and_wagers`."""
