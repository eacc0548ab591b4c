"""The authority over a table: seats, host, watchers, timers as data, the running game."""
