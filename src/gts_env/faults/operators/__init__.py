"""One module an operator, named after it; it defines one subclass of ``Operator``."""
