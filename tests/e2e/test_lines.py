"""100,000 random command lines, each by the program itself, without a display: it does what was asked and ends with 0, or refuses in
one line and ends with 1 or 2. What the player had before is still there, byte for byte.

usage: /usr/bin/python3 tests/e2e/test_lines.py CELLARIUM [LINES]   (from the source root)
"""
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
LINES = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
SECONDS = 20  # the longest that a line may take; long work ends when it is told to
VALUES = (
    *("", "0", "1", "2", "7", "-1", "99", "1000000000", "99999999999999999999", "halls", "descent", "chambers", "caves", "maze", "30x30"),
    *("19x13", "5x5", "4096x4096", "0x0", "x", "on", "off", "map.tmj", "out.txt", "out.png", "x.gif", "1..9", "9..1", "text", "json", "tmj"),
    *("turns", "near", "long_sword", "5JG1N6EGTW", "game.rec", ".", "/", "/dev/full", "--", "=", "\x1b[2J", "%s%n", "\xff", "es", "ru"),
)


def line_of(names, dice):
    words = []
    for _ in range(dice.randint(1, 6)):
        name, value = dice.choice(names), dice.choice(VALUES)
        words += dice.choice(([name], [f"{name}={value}"], [name, value], [name, value], [value]))
    return words


def fault_of(words, home):
    """What is wrong with how the program answers; None: nothing."""
    with tempfile.TemporaryDirectory() as here:
        Path(here, "map.tmj").write_bytes(MAP)
        Path(here, "game.rec").write_bytes(b"no recording")
        run = subprocess.Popen([PROGRAM, *words], cwd=here, env={**ENVIRONMENT, "HOME": home}, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            _, said = run.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            run.terminate()
            try:
                run.communicate(timeout=SECONDS)
                return None  # it worked, and it listened
            except subprocess.TimeoutExpired:
                run.kill()
                return "does not end when it is told to"
    if run.returncode not in (0, 1, 2):
        return f"ends with {run.returncode}: {said[-300:]}"
    lines = said.decode(errors="replace").splitlines()
    lists = any(re.match("--(pieces|tileset)", word) for word in words)  # a line for each file of a folder, up to twenty, and two more
    if run.returncode and not 1 <= len(lines) <= (22 if lists else 1):
        return f"ends with {run.returncode} and {len(lines)} lines: {lines[:3]}"
    if any(re.search(r"[\x00-\x08\x0b-\x1f\x7f]", line) for line in lines):
        return f"prints control characters: {lines}"
    return None


def kept(home):
    return {str(path): path.read_bytes() for path in sorted(Path(home).rglob("*")) if path.is_file()}


ENVIRONMENT = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "CELLARIUM_DATA": str(Path("assets").resolve()), "SDL_AUDIODRIVER": "dummy"}
MAP = subprocess.run([PROGRAM, "--dump=tmj", "--generator", "halls", "--seed", "3"], env=ENVIRONMENT, capture_output=True, check=True).stdout
HELP = subprocess.run([PROGRAM, "--help"], env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout


def main():
    names = re.findall(r"^  (--[a-z-]+)", HELP, re.M)
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as home:
        own = Path(home, ".local/share/cellarium")
        own.mkdir(parents=True)
        for name in ("settings.txt", "descent.save", "runs/1.rec"):
            Path(own, name).parent.mkdir(exist_ok=True)
            Path(own, name).write_bytes(b"what the player had: " + name.encode())
        before, faults = kept(home), 0
        with concurrent.futures.ThreadPoolExecutor(2 * os.cpu_count()) as crew:
            lines = [line_of(names, dice) for _ in range(LINES)]
            for words, fault in zip(lines, crew.map(lambda words: fault_of(words, home), lines)):
                if fault:
                    faults += 1
                    print(*map(repr, words), "->", fault, flush=True)
        after = kept(home)
        for path in before:
            if after.get(path) != before[path]:
                faults += 1
                print(path, "is not what it was")
    print(f"{LINES} lines, {faults} faults")
    return 1 if faults else 0


sys.exit(main())
