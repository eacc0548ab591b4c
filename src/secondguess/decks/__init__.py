"""Decks: what is asked. File format, reading, checking, dealing, and the decks that ship.

This layer may import the engine and nothing else of the program: no table, no web, no clock. Chance
comes in as a seed.
"""
