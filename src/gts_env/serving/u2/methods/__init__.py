"""Methods of the JSON-RPC server, one module a family; found by name, so a new one is one new function."""
