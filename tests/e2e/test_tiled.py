#!/usr/bin/env python3
"""Debian's tmxrasterizer, which knows nothing of us, renders exported maps to the pixels of our own pictures.

usage: tests/e2e/test_tiled.py PROGRAM     (needs tiled and Pillow)
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

SKIPPED = 77  # as CTest is told
PIECES = os.path.join(os.path.dirname(__file__), "../../assets/pieces")
LIST = os.path.join(os.path.dirname(__file__), "../../src/gen/tools/list_generators.h")


def generators():
    with open(LIST, encoding="utf-8") as file:
        return [*(name.lower() for name in re.findall(r"^GENERATOR\((\w+)\)$", file.read(), re.M)), "descent"]


def run(*command):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": tempfile.gettempdir()}
    subprocess.run(command, check=True, env=environment, stderr=subprocess.DEVNULL)


def differs(program, folder, generator):
    """Exports one level in both ways. Returns what is wrong, or None."""
    level = ["--generator", generator, "--seed", "7", "--depth", "5"]
    tmj, ours, theirs = (os.path.join(folder, name) for name in ("level.tmj", "ours.png", "theirs.png"))
    run(program, *level, "--export", tmj)
    run(program, *level, "--export", ours)
    with open(tmj, encoding="utf-8") as file:
        layers = json.load(file)["layers"]
    hidden = [word for layer in layers if layer["type"] == "objectgroup" for word in ("--hide-layer", layer["name"])]
    run("tmxrasterizer", *hidden, tmj, theirs)
    with Image.open(ours) as a, Image.open(theirs) as b:
        if a.size != b.size:
            return f"sizes {a.size} and {b.size}"
        box = ImageChops.difference(a.convert("RGBA"), b.convert("RGBA")).getbbox()
    return None if box is None else f"pixels differ within {box}"


def imported(program, folder):
    """A map that was exported and imported is exported as the same map."""
    tmj, shot = os.path.join(folder, "level.tmj"), os.path.join(folder, "shot.png")
    run(program, "--import", tmj, "--screenshot", shot, "--ticks", "30")
    return os.path.exists(shot)


def pieces_differ(program, folder):
    """Returns the set pieces that change when Tiled reads and writes them."""
    wrong = []
    for name in sorted(name for name in os.listdir(PIECES) if name.endswith(".tmj")):
        ours, theirs = os.path.join(PIECES, name), os.path.join(folder, name)
        run("tiled", "--embed-tilesets", "--export-map", "json", ours, theirs)
        said = [subprocess.run([program, "--check-piece", path], capture_output=True, text=True) for path in (ours, theirs)]
        if said[0].stdout != said[1].stdout or said[0].returncode or said[1].returncode or not said[0].stdout:
            wrong.append(f"{name}: {said[1].stderr.strip()}")
    return wrong


def classes_lack():
    """The project has every class and property that the pieces use."""
    with open(os.path.join(PIECES, "pieces.tiled-project"), encoding="utf-8") as file:
        offered = {kind["name"]: {m["name"] for m in kind.get("members", [])} for kind in json.load(file)["propertyTypes"]}
    lacking = set()
    for name in sorted(name for name in os.listdir(PIECES) if name.endswith(".tmj")):
        with open(os.path.join(PIECES, name), encoding="utf-8") as file:
            piece = json.load(file)
        things = [thing for layer in piece["layers"] for thing in layer.get("objects", [])]
        for kind, thing in [("piece", piece), *((thing["type"], thing) for thing in things)]:
            lacking |= {f"{kind}.{p['name']}" for p in thing.get("properties", []) if p["name"] not in offered.get(kind, ())}
            lacking |= {kind} - set(offered)
    return sorted(lacking)


def main():
    program = os.path.abspath(sys.argv[1])
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for generator in generators():
            wrong = differs(program, folder, generator)
            failures += wrong is not None
            print(f"{generator}: {wrong or 'the same pixels'}")
            if not imported(program, folder):
                failures += 1
                print(f"{generator}: cannot be imported")
        faults = pieces_differ(program, folder) + [f"the project does not offer {name}" for name in classes_lack()]
        failures += len(faults)
        print("\n".join(faults) or "set pieces: the same from Tiled")
    return 1 if failures else 0


if __name__ == "__main__":
    if not shutil.which("tmxrasterizer"):
        print("skipped: to be installed: tiled")
        sys.exit(SKIPPED)
    sys.exit(main())
