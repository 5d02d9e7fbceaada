#!/usr/bin/env python3
"""Levels of every generator and depth as JSON and as a map, read by Python's own parser, say the same as the text dump. Pictures
show what lies there, unless they are bare.

usage: tests/e2e/test_dump.py PROGRAM [SEEDS]     (SEEDS of each generator and depth; 1 by default)
"""
import io
import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))

from PIL import Image, ImageChops  # noqa: E402
from rows import constant, rows  # noqa: E402

PACE = "gen/tools/pace.h"
DEPTHS, DESCENT_DEPTHS = constant(PACE, "GEN_DEPTH_MAX"), constant(PACE, "DESCENT_DEPTHS")
GENERATORS = [kind.lower() for kind in rows("gen/tools/list_generators.h")]
TILES, DECOR, ITEMS, FIXTURES, MONSTERS = (
    {row["name"]: row["glyph"] for row in rows(f"map/list_{kinds}.h").values()}
    for kinds in ("tiles", "decors", "items", "fixtures", "actors"))
CELL = 32


def dump(program, level, form):
    done = subprocess.run([program, *level, f"--dump={form}"], capture_output=True, check=True)
    return done.stdout.decode("ascii")


def unique(pairs):
    """An object whose keys must be unique."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key twice")
    return found


def picture(level):
    """The rows of the text dump, drawn from the JSON."""
    rows = [[TILES[level["legend"][letter]] for letter in row] for row in level["tiles"]]

    def draw(things, glyph):
        for thing in things:
            rows[thing["y"]][thing["x"]] = glyph(thing)

    draw(level["decor"], lambda thing: DECOR[thing["kind"]])
    draw(level["items"], lambda thing: ITEMS[thing["kind"]])
    draw(level["fixtures"], lambda thing: FIXTURES[thing["kind"]])
    draw(level["monsters"], lambda thing: MONSTERS[thing["kind"]])
    draw([level["start"]], lambda thing: "@")
    return ["".join(row) for row in rows]


def notes_of(lines):
    """The notes of the text by their first word, each a list."""
    notes = {}
    for line in lines:
        word, _, rest = line[2:].partition(" ")
        notes.setdefault(word, []).append(rest)
    return notes


def wrong_json(level, rows, notes):
    """How the JSON differs from the text, or None."""
    packs = [f"{m['x']} {m['y']} {m['pack']}" for m in level["monsters"] if "pack" in m]
    chests = [f for f in level["fixtures"] if f["kind"] == "chest"]
    fixtures = [" ".join(note.split()[:6]) for note in notes.get("fixture", []) if " chest " in note]
    said = [f"{f['x']} {f['y']} chest {f['item']} {f['lock']} {int(f['trapped'])}" for f in chests]
    rooms = [f"{r['x']} {r['y']} {r['w']} {r['h']}" for r in level["rooms"]]
    checks = {
        "rows": picture(level) == rows,
        "size": notes["size"] == [f"{level['width']}x{level['height']}"] and len(level["tiles"]) == level["height"],
        "seed": notes["seed"] == [level["seed"]],
        "code": notes["code"] == [level["code"]],
        "generator": notes["generator"] == [level["generator"]],
        "drafts": notes["drafts"] == [str(level["drafts"])],
        "packs": sorted(notes.get("pack", [])) == sorted(packs),
        "chests": sorted(fixtures) == sorted(said),
        "rooms": notes.get("room", []) == rooms,
        "halls": len(notes.get("hall", [])) == len(level["halls"]),
    }
    return next((name for name, sound in checks.items() if not sound), None)


def wrong_map(tmj, level):
    """How the map differs from the JSON, or None."""
    layers = {layer["name"]: layer for layer in tmj["layers"]}
    types = [tile["type"] for tile in tmj["tilesets"][0]["tiles"]]
    solid = [tile["type"] for tile in tmj["tilesets"][0]["tiles"] if {"name": "solid", "type": "bool", "value": True} in tile.get("properties", [])]
    assert {"wall", "shaded wall", "pillar", "door"} <= set(solid) and not {"floor", "rug", "open door"} & set(solid), solid
    things = [(o["type"], o["name"], o["x"] // CELL, o["y"] // CELL) for o in layers["things"]["objects"]]
    properties = {p["name"]: p["value"] for p in tmj["properties"]}
    ground = [types[gid - 1] if gid else "void" for gid in layers["ground"]["data"]]
    tiles = [level["legend"][letter] for row in level["tiles"] for letter in row]
    decor = [(types[gid - 1], i) for i, gid in enumerate(layers["decor"]["data"]) if gid]
    checks = {
        "ground": [name.removeprefix("shaded ") for name in ground] == tiles,
        "decor": decor == [(d["kind"], d["y"] * level["width"] + d["x"]) for d in level["decor"]],
        "items": [t[1:] for t in things if t[0] == "item"] == [(i["kind"], i["x"], i["y"]) for i in level["items"]],
        "monsters": [t[1:] for t in things if t[0] == "monster"]
        == [(m["kind"], m["x"], m["y"]) for m in level["monsters"]],
        "properties": (properties["seed"], properties["code"]) == (level["seed"], level["code"]),
    }
    return next((name for name, sound in checks.items() if not sound), None)


def wrong(program, options):
    text = dump(program, options, "text")
    lines = text.splitlines()
    rows = [line for line in lines if not line.startswith(";")]
    level = json.loads(dump(program, options, "json"), object_pairs_hook=unique)
    tmj = json.loads(dump(program, options, "tmj"), object_pairs_hook=unique)
    notes = notes_of(line for line in lines if line.startswith(";"))
    flaw = wrong_json(level, rows, notes) or wrong_map(tmj, level)
    if flaw is None and dump(program, ["--code", level["code"]], "text") != text:
        flaw = "the code leads elsewhere"
    return flaw


def wrong_picture(program, options):
    """Where the picture and the bare one do not differ, or differ for no reason; or None."""
    def shown(*how):
        done = subprocess.run([program, *options, "--dump=png", *how], capture_output=True, check=True)
        return Image.open(io.BytesIO(done.stdout)).convert("RGB")
    level = json.loads(dump(program, options, "json"))
    full, bare = shown(), shown("--bare")
    things = [*level["items"], *level["monsters"], *(f for f in level["fixtures"] if f["kind"] == "chest"), level["start"]]
    places = {(thing["x"], thing["y"]) for thing in things}
    near = {(x + dx, y + dy) for x, y in [*places, *((f["x"], f["y"]) for f in level["fixtures"])] for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    side = full.width // level["width"]
    for y in range(level["height"]):
        for x in range(level["width"]):
            box = (x * side, y * side, (x + 1) * side, (y + 1) * side)
            same = ImageChops.difference(full.crop(box), bare.crop(box)).getbbox() is None
            if same and (x, y) in places:
                return f"nothing is shown at {x},{y}"
            if not same and (x, y) not in near:
                return f"something is shown at {x},{y}"
    return None


def main():
    program, seeds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    kinds = [(kind, depth) for kind in GENERATORS for depth in range(1, DEPTHS + 1)]
    kinds += [("descent", depth) for depth in range(1, DESCENT_DEPTHS + 1)]
    levels = failures = 0
    for number in range(seeds):
        for index, (kind, depth) in enumerate(kinds):
            seed = number * len(kinds) + index if number else 8  # 8: a secret door on the descent's first depth
            options = ["--generator", kind, "--seed", str(seed), "--depth", str(depth)]
            flaw = wrong(program, options)
            levels += 1
            failures += flaw is not None
            if flaw is not None:
                print(" ".join(options), "differs:", flaw)
    for kind in ("halls", "chambers", "caves", "descent"):
        options = ["--generator", kind, "--seed", "8", "--depth", "3"]
        flaw = wrong_picture(program, options)
        failures += flaw is not None
        if flaw is not None:
            print(" ".join(options), "as a picture:", flaw)
    print(f"{levels} levels, {failures} differ")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
