"""Routes of the UiAutomator2 server, one module a family; found by name, so a new family is one new file."""
