"""How Android tools name elements: UiSelector expressions, XPath, ids, classes."""
