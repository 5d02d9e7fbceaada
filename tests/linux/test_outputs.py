#!/usr/bin/env python3
"""Without a window, the program prints and writes the same bytes as before. Prints each command that differs.

After a change of levels, of the rules or of what is printed: REWRITE_GOLDEN=1 ctest --test-dir build -R linux/outputs
usage: tests/linux/test_outputs.py PROGRAM BOT_RECORD
"""
import hashlib
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

PROGRAM, BOT = (os.path.abspath(name) for name in sys.argv[1:3])
ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests/linux/outputs.txt"
PIECE = ROOT / "assets/pieces/alchemist.tmj"

COMMANDS = [  # {}: a folder of its own
    "--keys",
    "--stats 4 --generator caves --seed 7",
    "--stats 3 --generator descent --seed 7 --depth 3",
    f"--check-piece {PIECE}",
    "--check-piece {}/missing.tmj",
    "--dump --generator rooms --seed 4 --depth 6 --guard",
    "--dump --generator maze --size 31x31 --walls 2 --seed lantern",
    "--dump --generator descent --seed 4 --depth 2 --pieces on",
    "--dump=json --generator chambers --seed 4 --connect",
    "--export {}/level.txt --generator pillars --seed 9 --suppress 4",
    "--replay {}/a.run --fast",
    "--replay {}/a.run --verify",
    "--replay {}/missing.run --verify",
    "--rank {}",
    "--rank {}/runs",
    "--rank {}/twice",
    "--replay {}/longer.run --verify",
    "--replay {}/reckless.run --fast --log",
    "--replay {}/reckless.run --export {}/level.txt",
    "--replay {}/reckless.run --screenshot {}/picture.png --ticks 200",
    "--replay {}/a.run --export-clip {}/clip.gif 100..130",
    "--replay {}/a.run --export-clip {}/clip.png 100..103",
    "--replay {}/a.run --export-clip {}/clip.bmp 100..103",
    "--replay {}/a.run --export-clip {}/clip.png 2390..2400",
    "--replay {}/a.run --export-clip {}/clip.png 2390..2401",
    "--tileset {}/right --generator halls --seed 4 --screenshot {}/picture.png",
    "--tileset {}/unknown --generator halls --seed 4 --screenshot {}/picture.png",
    "--tileset {}/narrow --generator halls --seed 4 --screenshot {}/picture.png",
    "--tileset {}/broken --generator halls --seed 4 --screenshot {}/picture.png",
    "--tileset {}/missing --generator halls --seed 4 --screenshot {}/picture.png",
    "--list-sprites",
    "--help",
    "--version",
    "--dump=png --generator rooms --seed 4",
    "--export {}/level.json --generator caves --seed 4 --depth 9",
    "--export {}/level.nothing --generator caves --seed 4",
    "--export {}/missing/level.txt --generator caves --seed 4",
    "--dump --classic --seed 12",
    "--dump --generator descent --seed 4 --depth 5 --tower",
    "--dump --generator halls --seed 4 --awake --toll --mapped --rooms 12 --corridor 3",
    "--dump --code 5JG1N6EGTW",
    "--generator halls --size 50x50 --seed 1 --find loops>=4&&longest>60&&chest.axe --first 3",
    "--generator bsp --seed 5 --find water||locks>1 --sheet {}/picture.png",
    "--generator bsp --find loops>",
    "--generator bsp --first 3",
    "--import {}/drawn.tmj --dump",
    "--import {}/drawn.tmj --dump=json",
    "--import {}/drawn.tmj --export {}/level.tmj",
    "--import {}/drawn.tmj --stats 1",
    "--import {}/flat.tmj --dump",
    "--import {}/strange.tmj --dump",
    "--import {}/walled.tmj --stats 1",
    "--import {}/missing.tmj --dump",
    "--pieces {}/own --dump --generator halls --seed 3 --depth 3",
    "--pieces {}/bad --dump --generator halls --seed 3",
    "--pieces {}/missing --dump --generator halls --seed 3",
    "--check-piece {}/bad/piece.tmj",
    "--check-piece {}/drawn.tmj",
    "--replay {}/a.run --fast --log",
    "--replay {}/cut.run --verify",
    "--replay {}/cut.run --fast",
    "--replay {}/drawn.tmj --fast",
    "--replay {}/a.run --export-clip {}/level.gif 9..3",
    "--replay {}/a.run --export-clip {}/level.gif 90000000..90000001",
    "--generator nothing",
    "--size 4x4 --generator halls",
    "--code 000000",
    "--ticks 3",
]


RUNS = [  # name, seed, seconds, how
    ("a", "5", "40"),
    ("b", "6", "40"),
    ("longer", "5", "60"),
    ("shorter", "5", "20"),
    ("reckless", "5", "60", "reckless"),
]


def result(command, folder):
    words = command.replace("{}", folder).split()
    done = subprocess.run([PROGRAM, *words], capture_output=True, env={**os.environ, "HOME": folder}, cwd=ROOT, check=False)
    text = (done.stdout + done.stderr).decode(errors="replace").replace(folder, "{}").replace(str(ROOT), "")
    text = re.sub(r",\d+$", ",", text, flags=re.MULTILINE) if "--stats" in words else text  # how long it took
    text = re.sub(r"[\d.]+ (ms|s|a second)\b", "", text)
    files = sorted(path for name in ("level.*", "clip*", "picture.*") for path in Path(folder).glob(name))
    text += "".join(f"{path.name} {path.read_bytes()[:4]}" if path.name[0] in "cp" else path.read_text() for path in files)
    for path in files:
        path.unlink()
    return f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {done.returncode} {command}".replace(f"{ROOT}/", "")


def png(w, h):
    """All of one colour."""
    def part(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    head, rows = struct.pack(">IIBBBBB", w, h, 8, 6, 0, 0, 0), (b"\0" + b"\xff\x40\x20\xff" * w) * h
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")


def draw_tiles(folder):
    """The player's own tiles: some are used, one cannot be, each in a folder of its own."""
    for name, files in (("right", {"crate": png(32, 32), "pot": png(16, 16), "barrel": png(32, 32)}), ("unknown", {"nobody": png(32, 32)}),
                        ("narrow", {"crate": png(31, 7)}), ("broken", {"pot": b"no picture"})):
        Path(folder, name).mkdir()
        for sprite, what in files.items():
            Path(folder, name, f"{sprite}.png").write_bytes(what)


def draw(folder):
    """Maps and pieces, some of which are faulty."""
    drawn = Path(folder, "drawn.tmj")
    subprocess.run([PROGRAM, "--export", drawn, "--generator", "rooms", "--seed", "4"], check=True, env={**os.environ, "HOME": folder})
    text, piece = drawn.read_text(), PIECE.read_text()
    Path(folder, "flat.tmj").write_text(re.sub(r'"height": 35', '"height": 0', text))
    Path(folder, "strange.tmj").write_text(text.replace(" 26,", " 9999,", 1))
    Path(folder, "walled.tmj").write_text(re.sub(r" 26,", " 1,", text))
    for name, what in (("own", piece), ("bad", piece.replace('"width"', '"wide"'))):
        Path(folder, name).mkdir()
        Path(folder, name, "piece.tmj").write_text(what)
        for tiles in PIECE.parent.glob("*.tsj"):
            Path(folder, name, tiles.name).write_text(tiles.read_text())
    run = Path(folder, "a.run").read_bytes()
    Path(folder, "cut.run").write_bytes(run[:len(run) // 2])
    Path(folder, "runs").mkdir()
    other = Path(folder, "b.run").read_bytes()
    for name, what in (("1-1", run), ("2-2", other), ("3-1", run), ("4-4", run[:40]), ("5-5", text.encode())):
        Path(folder, "runs", f"{name}.rec").write_bytes(what)
    Path(folder, "twice").mkdir()
    for name in "a", "longer", "shorter", "reckless", "b":  # the same game for a while, or to its end
        Path(folder, "twice", f"{name}.rec").write_bytes(Path(folder, f"{name}.run").read_bytes())
    Path(folder, "twice", "again.rec").write_bytes(run)


def main():
    with tempfile.TemporaryDirectory() as folder:
        for name, seed, seconds, *how in RUNS:
            subprocess.run([BOT, "descent", seed, seconds, f"{folder}/{name}.run", *how], check=True, stdout=subprocess.DEVNULL)
        draw(folder)
        draw_tiles(folder)
        found = [result(command, folder) for command in COMMANDS]
    if os.environ.get("REWRITE_GOLDEN"):
        GOLDEN.write_text("\n".join(found) + "\n")
    golden = GOLDEN.read_text().split("\n")
    differ = [line for line in found if line not in golden]
    print("\n".join(f"not as it was: {line}" for line in differ) or "all is as it was")
    return 1 if differ else 0


sys.exit(main())
