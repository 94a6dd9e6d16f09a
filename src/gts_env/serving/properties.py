"""The system properties of a served phone: what ``getprop`` tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.phone import Phone

SDK = "34"
"""API level that is told; clients refuse what is below 26."""
RELEASE = "14"
MODEL = "gts phone"


def properties_of(phone: Phone, serial: str) -> dict[str, str]:
    """Properties by name, in the order in which they are listed."""
    config = phone.state.config
    language, _, region = config.locale.partition("-")
    return {
        "dev.bootcomplete": "1",
        "init.svc.bootanim": "stopped",
        "persist.sys.locale": config.locale,
        "persist.sys.timezone": config.zone,
        "qemu.hw.mainkeys": "0",
        "ro.boot.qemu": "1",
        "ro.build.characteristics": "emulator",
        "ro.build.type": "userdebug",
        "ro.build.version.release": RELEASE,
        "ro.build.version.sdk": SDK,
        "ro.debuggable": "1",
        "ro.kernel.qemu": "1",
        "ro.product.brand": "gts",
        "ro.product.cpu.abi": "x86_64",
        "ro.product.cpu.abilist": "x86_64",
        "ro.product.device": "gts_x86_64",
        "ro.product.locale": config.locale,
        "ro.product.locale.language": language,
        "ro.product.locale.region": region,
        "ro.product.manufacturer": "gts",
        "ro.product.model": MODEL,
        "ro.product.name": "gts_x86_64",
        "ro.serialno": serial,
        "ro.sf.lcd_density": str(round(config.native_density * 160)),
        "sys.boot_completed": "1",
    }
