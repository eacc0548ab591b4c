"""The rules: values in, values out. No clock, no chance, no I/O in this package (law 1)."""
