"""Messages in and out as tagged structs, and what is generated from them."""
