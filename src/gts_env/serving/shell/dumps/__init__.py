"""What ``dumpsys`` tells, a module a family, each with ``DUMPS``: service to function; see ``shell.registry``."""
