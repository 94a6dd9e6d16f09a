"""The JSON-RPC server that openatx's uiautomator2 puts on a phone, answered by the served phone itself."""
