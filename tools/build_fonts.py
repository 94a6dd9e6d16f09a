r"""Rebuild the font subsets in ``src/gts_env/assets/fonts`` from packages of public registries.

Put the source packages into one folder, then run the tool on it::

    pip download --no-deps -d SOURCES fontpkg-roboto==3.15 fontpkg-roboto-mono==3.1 qtmaterialsymbols==1.0.1 \
        manimgx-fonts==2026.9.26.post1 manimgx-fonts-cjk==2026.9.26.post1 wordfreq==3.1.1
    (cd SOURCES && npm pack material-symbols@0.47.5 && apt-get download fonts-noto-color-emoji)
    python tools/build_fonts.py SOURCES

Needs fontTools, brotli, msgpack and (to find the glyphs of emoji sequences) skia-python; ``dpkg-deb`` for the Debian
package. ``--only roboto,icons`` rebuilds a part; ``--missing`` lists what app data needs.
"""

from __future__ import annotations

import argparse
import gzip
import io
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "gts_env" / "assets" / "fonts"
TOOLS = ROOT / "tools"

#: Latin with extensions, Greek, Cyrillic, Vietnamese, punctuation, currency, arrows, a few shapes and marks.
LATIN_RANGES = (
    (0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x2AF), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
    (0x1F00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20CF), (0x2100, 0x214F), (0x2150, 0x218F),
    (0x2190, 0x21FF), (0x2200, 0x22FF), (0x25A0, 0x25FF), (0x2700, 0x27BF), (0xFB00, 0xFB04), (0xFFFC, 0xFFFD),
)  # fmt: skip


def points(ranges: Iterable[tuple[int, int]]) -> set[int]:
    """The code points of inclusive ranges."""
    return {code for low, high in ranges for code in range(low, high + 1)}


def member(sources: Path, package: str, name: str) -> bytes:
    """The bytes of the file ending in ``name`` inside the archive whose file name starts with ``package``."""
    archives = sorted(p for p in sources.iterdir() if p.name.lower().startswith(package))
    if not archives:
        raise SystemExit(f"{sources} holds no archive of {package}: fetch it as the head of this tool says.")
    archive = archives[-1]
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return wheel.read(next(n for n in wheel.namelist() if n.endswith(name)))
    if archive.suffix == ".deb":
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["dpkg-deb", "-x", str(archive), folder], check=True)
            return next(p for p in Path(folder).rglob("*") if p.is_file() and str(p).endswith(name)).read_bytes()
    with tarfile.open(archive) as tar:
        return tar.extractfile(next(n for n in tar.getnames() if n.endswith(name))).read()  # type: ignore[union-attr]


def load(data: bytes, **options: int) -> TTFont:
    """A font from bytes; the time stamp is kept, so that the result does not depend on the day."""
    return TTFont(io.BytesIO(data), recalcTimestamp=False, **options)


def reduce(font: TTFont, codes: Iterable[int], *, features: str | None = None, hinting: bool = False) -> None:
    """Keep the glyphs of the code points (and what shaping makes of them), drop hints and spare names."""
    options = subset.Options()
    options.hinting = hinting
    options.layout_features = features.split() if features is not None else ["*"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.glyph_names = False
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "meta", "STAT"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=set(codes))
    worker.subset(font)


def pin(font: TTFont, **axes: float) -> TTFont:
    """A static instance of a variable font."""
    return instancer.instantiateVariableFont(font, axes, inplace=True)


def saved(font: TTFont) -> bytes:
    """The font as the bytes of a file."""
    stream = io.BytesIO()
    font.save(stream)
    return stream.getvalue()


def write(font: TTFont, name: str) -> None:
    """Save under ``name`` and say how large it became."""
    path = TARGET / name
    font.save(path)
    print(f"{path.name}: {path.stat().st_size // 1024} KiB, {font['maxp'].numGlyphs} glyphs")


def licence(sources: Path, package: str, name: str, target: str) -> None:
    """Copy a package's licence text beside the fonts."""
    (TARGET / target).write_bytes(member(sources, package, name))


def build_roboto(sources: Path) -> None:
    """Roboto in three weights and Roboto Mono."""
    codes = points(LATIN_RANGES)
    for name, weight in (("Regular", 400), ("Medium", 500), ("Bold", 700)):
        font = load(member(sources, "fontpkg_roboto-", "Roboto[wdth,wght].ttf"))
        reduce(font, codes, features="kern mark mkmk ccmp locl tnum liga")
        write(pin(font, wght=weight, wdth=100), f"Roboto-{name}.ttf")
    mono = load(member(sources, "fontpkg_roboto_mono-", "RobotoMono[wght].ttf"))
    reduce(mono, codes, features="mark mkmk ccmp locl")
    write(pin(mono, wght=400), "RobotoMono-Regular.ttf")
    licence(sources, "fontpkg_roboto-", "fontpkg_roboto/LICENSE", "LICENSE-Roboto.txt")
    licence(sources, "fontpkg_roboto_mono-", "fontpkg_roboto_mono/LICENSE", "LICENSE-RobotoMono.txt")


def icon_codes(sources: Path) -> dict[str, int]:
    """Wanted icon names with their code points."""
    table = member(sources, "qtmaterialsymbols-", "MaterialSymbolsOutlined.codepoints").decode()
    known = {name: int(code, 16) for name, code in (line.split() for line in table.splitlines() if line)}
    lines = (TOOLS / "icon_names.txt").read_text().splitlines()
    wanted = sorted({word for line in lines if not line.startswith("#") for word in line.split()})
    if missing := [name for name in wanted if name not in known]:
        raise SystemExit(f"not in Material Symbols: {', '.join(missing)}")
    return {name: known[name] for name in wanted}


def build_icons(sources: Path) -> None:
    """Material Symbols Outlined, empty and filled, and the list of their names."""
    icons = icon_codes(sources)
    for name, fill in (("Outlined", 0), ("Filled", 1)):
        font = load(member(sources, "qtmaterialsymbols-", "MaterialSymbolsOutlined.ttf"))
        # Ligatures (typing "home" for the house) would double the size and could fire on ordinary text.
        reduce(font, icons.values(), features="rvrn")
        write(pin(font, FILL=fill, GRAD=0, opsz=24, wght=400), f"MaterialSymbols-{name}.ttf")
    rows = "".join(f"{name}\t{code:x}\n" for name, code in icons.items())
    (TARGET / "MaterialSymbols.tsv").write_text(rows)
    licence(sources, "material-symbols-", "package/LICENSE", "LICENSE-MaterialSymbols.txt")


def build_scripts(sources: Path) -> None:
    """One regular weight each of the scripts that need shaping."""
    joiners = {0x20, 0xA0, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x25CC}
    scripts = {
        "Arabic": ((0x600, 0x6FF), (0x750, 0x77F), (0xFD3E, 0xFD3F), (0xFDF2, 0xFDF2), (0xFDFC, 0xFDFC)),
        "Hebrew": ((0x591, 0x5F4), (0x20AA, 0x20AA), (0xFB1D, 0xFB4F)),
        "Devanagari": ((0x900, 0x97F), (0x20B9, 0x20B9), (0xA830, 0xA839)),
        "Thai": ((0xE01, 0xE5B),),
    }
    for script, ranges in scripts.items():
        font = load(member(sources, "manimgx_fonts-", f"NotoSans{script}[wght].ttf"))
        pin(font, **{axis.axisTag: {"wght": 400, "wdth": 100}[axis.axisTag] for axis in font["fvar"].axes})
        reduce(font, points(ranges) | joiners)
        write(font, f"NotoSans{script}-Regular.ttf")
    licence(sources, "manimgx_fonts-", "licenses/LICENSE", "LICENSE-Noto.txt")


def commonest(sources: Path, language: str, low: int, high: int, count: int) -> set[int]:
    """The most used characters of a range, by the summed word frequencies of the wordfreq lists."""
    import msgpack

    packed = gzip.decompress(member(sources, "wordfreq-", f"data/small_{language}.msgpack.gz"))
    weights: Counter[int] = Counter()
    for centibels, words in enumerate(msgpack.unpackb(packed)[1:]):
        for char in "".join(words):
            if low <= ord(char) <= high:
                weights[ord(char)] += 10 ** (-centibels / 100)  # type: ignore[assignment]
    return {code for code, _ in sorted(weights.items(), key=lambda item: (-item[1], item[0]))[:count]}


def used_in_repository() -> dict[int, Path]:
    """The characters that source and data files hold, each with a file that does."""
    suffixes = {".py", ".yaml", ".yml", ".json", ".jsonl", ".html"}
    files = sorted(p for top in ("src", "assets") for p in (ROOT / top).rglob("*") if p.suffix in suffixes)
    return {ord(char): path for path in files for char in path.read_text(encoding="utf-8", errors="ignore")}


def report_missing() -> None:
    """Print the characters in use that none of the subsets draws."""
    drawn = {code for path in TARGET.glob("*.[ot]tf") for code in TTFont(path, lazy=True).getBestCmap()}
    for code, path in sorted(used_in_repository().items()):
        if code not in drawn and code >= 0x20:
            print(f"U+{code:04X} {chr(code)!r}: {path.relative_to(ROOT)}")


def cjk_codes(sources: Path) -> set[int]:
    """Kana, punctuation, symbols, the commonest Chinese, Japanese and Korean characters, and those in use."""
    codes = points(
        ((0x2103, 0x2103), (0x2109, 0x2109), (0x3000, 0x303F), (0x3041, 0x30FF), (0xFF01, 0xFF9F), (0xFFE0, 0xFFE6))
    )
    codes |= points(((0x2190, 0x21FF), (0x2460, 0x2473), (0x2500, 0x2503), (0x25A0, 0x266F), (0x2713, 0x2713)))
    codes |= commonest(sources, "zh", 0x4E00, 0x9FFF, 1300) | commonest(sources, "ja", 0x4E00, 0x9FFF, 1100)
    codes |= commonest(sources, "ko", 0xAC00, 0xD7A3, 700)
    codes |= {code for code in used_in_repository() if 0x2E80 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7A3}
    extra = (TOOLS / "cjk_extra.txt").read_text(encoding="utf-8")
    return (codes | {ord(char) for char in extra if ord(char) >= 0x2E80}) - {ord(c) for e in emoji() for c in e}


def build_cjk(sources: Path) -> None:
    """Noto Sans CJK (the Chinese face, which also draws kana and hangul), regular weight."""
    data = member(sources, "manimgx_fonts_cjk-", "NotoSansCJK-VF.otf.ttc")
    names = [load(data, fontNumber=n)["name"].getDebugName(1) for n in range(5)]
    font = load(data, fontNumber=names.index("Noto Sans CJK SC"))
    # Vertical writing and the thousands of compatibility variants are not needed on a phone's screen.
    codes = cjk_codes(sources)
    # The instancer needs the hints of CFF2 outlines to be there; they go in a second pass.
    reduce(font, codes, features="kern mark ccmp", hinting=True)
    for table in ("vhea", "vmtx", "VORG", "VVAR", "BASE"):
        if table in font:
            del font[table]
    font = load(saved(pin(font, wght=400)))
    reduce(font, codes)
    write(font, "NotoSansCJK-Regular.otf")
    licence(sources, "manimgx_fonts_cjk-", "licenses/LICENSE", "LICENSE-NotoSansCJK.txt")


def emoji() -> list[str]:
    """The wanted emoji sequences, and the single emoji in use."""
    lines = (TOOLS / "emoji.txt").read_text(encoding="utf-8").splitlines()
    listed = [sequence for line in lines if not line.startswith("#") for sequence in line.split()]
    return listed + [chr(code) for code in sorted(used_in_repository()) if 0x1F300 <= code <= 0x1FAFF]


def shaped_glyphs(data: bytes, sequences: Iterable[str]) -> set[int]:
    """The glyphs that shaping draws for the sequences."""
    import skia

    face = skia.FontMgr.New_Custom_Empty().makeFromData(skia.Data.MakeWithCopy(data))
    font = skia.Font(face, 100)
    glyphs: set[int] = set()
    for sequence in sequences:
        run = skia.TextBlob.Iter.Run()
        cursor = skia.TextBlob.Iter(skia.TextBlob.MakeFromShapedText(sequence, font))
        while cursor.next(run):
            glyphs |= set(run.fGlyphIndices)
    return glyphs


def build_emoji(sources: Path) -> None:
    """Colour emoji: the listed sequences only, not all that could be composed of their parts."""
    data = member(sources, "fonts-noto-color-emoji", "NotoColorEmoji.ttf")
    font = load(data)
    names = [font.getGlyphName(glyph) for glyph in shaped_glyphs(data, emoji())]
    codes = {ord(char) for sequence in emoji() for char in sequence}
    options = subset.Options(layout_closure=False, layout_features=["*"], glyph_names=False, hinting=False)
    worker = subset.Subsetter(options)
    worker.populate(unicodes=codes, glyphs=names)
    worker.subset(font)
    write(font, "NotoColorEmoji.ttf")
    licence(sources, "fonts-noto-color-emoji", "copyright", "LICENSE-NotoColorEmoji.txt")


BUILDERS: dict[str, Callable[[Path], None]] = {
    "roboto": build_roboto,
    "icons": build_icons,
    "scripts": build_scripts,
    "cjk": build_cjk,
    "emoji": build_emoji,
}


def main(argv: list[str] | None = None) -> int:
    """Rebuild all subsets, or those named by ``--only``."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", type=Path, nargs="?", help="folder with the downloaded packages")
    parser.add_argument("--missing", action="store_true", help="build nothing; list characters in use without a glyph")
    parser.add_argument("--only", default=",".join(BUILDERS), help="comma-separated parts: %(default)s")
    options = parser.parse_args(argv)
    if options.missing:
        report_missing()
        return 0
    if options.sources is None:
        parser.error("name the folder with the downloaded packages")
    TARGET.mkdir(parents=True, exist_ok=True)
    for part in options.only.split(","):
        BUILDERS[part](options.sources)
    return 0


if __name__ == "__main__":
    sys.exit(main())
