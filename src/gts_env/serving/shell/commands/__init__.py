"""Commands of the shell, a module a family, each with ``COMMANDS``: name to function; see ``shell.registry``."""
