"""Wits & Wagers, rules W1 to W77 of the rule book. Pure (law 1)."""
