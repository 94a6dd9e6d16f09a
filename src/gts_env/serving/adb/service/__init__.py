"""One module a service of adbd, each with ``offer(phone, name)``; see :mod:`gts_env.serving.adb.services`."""
