"""HTTP and WebSocket: auth, limits, pages. Knows no rules."""
