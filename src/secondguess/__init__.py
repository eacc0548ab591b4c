"""Second Guess: a self-hosted table for wagering trivia games."""

__version__ = "0.1.0"
