"""How fast Second Guess is, measured against what its stack can do. See docs/benchmarks.md."""
