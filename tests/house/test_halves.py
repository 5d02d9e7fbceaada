#!/usr/bin/python3
"""Each kind is complete: code uses each event, verb, perk and so on, and a table that has a row for nearly every kind has a
row for every kind.

usage: /usr/bin/python3 tests/house/test_halves.py   (from the source root)
"""
import re
import sys
from pathlib import Path

SRC = Path("src")

# Enumerations whose kinds must each be named by code of these rooms, not only in the lists of rows. And the kinds that code
# reaches by counting from another kind.
NAMED = {
    "Action": ("app", "ACTION_SLOT_[2-5]"),
    "EventKind": ("sim", ""),
    "BUTTONS_ALL": ("sim", ""),
    "Perk": ("sim", ""),
    "Power": ("sim", ""),
    "StyleKind": ("sim", ""),
    "BlowKind": ("sim", ""),
    "Task": ("sim", ""),
    "FixtureKind": ("gen sim", ""),
    "Tile": ("map gen sim", "TILE_LOCKED_[2-4]"),
    "Decor": ("gen sim", ""),
    "MapMark": ("view", ""),
    "SoundName": ("view app", ""),
}

# A table with rows for fewer kinds is one of exceptions.
NEARLY = 4 / 5
EXCEPTIONS = {
    "SPILL_FUEL": "only wine burns",
    "SPILL_PACE": "only honey slows",
    "DECOR_LETTERS": "what no drawing of a set piece has",
    "BLOWS": "the usual blow is that of the monster's row",
    "BLOW_WORDS": "the usual blow needs no words",
    "TEXTS": "what needs no words, or has other ones",
    "LOOK_SPRITES": "what has a sprite of its own, or none",
    "HITS": "what cannot be clicked",
    "PAGES": "screens that are no pages",
    "SCREENS": "pages of entries that are drawn as such",
}

ENUMERATION = re.compile(r"enum(?: \w+)? \{([^}#]*)\}(?: (\w+))?;")
TABLE = re.compile(r"\b(\w+)\[(\w+_COUNT)\] = \{(.*?)\n?\};", re.S)
SOUND = re.compile(r"SOUND\((\w+)\)")


def read_sources():
    return {
        str(path.relative_to(SRC)): re.sub(r"//.*", "", path.read_text()) for path in sorted(SRC.rglob("*.[ch]"))
    }


def enumerations(sources):
    """The kinds of each enumeration by its name and by its last one, NAME_COUNT or NAME_ALL, and the file that has it."""
    found = {"SoundName": ([f"SOUND_{name}" for name in SOUND.findall(sources["view/audio/list_sounds.h"])], "")}
    for path, text in sources.items():
        for body, name in ENUMERATION.findall(text):
            kinds = [kind for entry in body.split(",") if (kind := entry.split("=")[0].strip())]
            ends = [kind for kind in kinds if kind.endswith(("_COUNT", "_ALL"))]
            kinds = [kind for kind in kinds if not kind.endswith(("_COUNT", "_ALL", "_NONE", "_LAST", "_MAX"))]
            found.update({key: (kinds, path) for key in [name, *ends] if key})
    return found


def name_breaches(sources, found):
    for name, (rooms, counted) in NAMED.items():
        kinds, home = found[name]
        code = "\n".join(
            text
            for path, text in sources.items()
            if path.split("/")[0] in rooms.split() and path != home and not Path(path).name.startswith("list_")
            or path == "view/events/list_events.h" and name == "SoundName"
        )
        used = set(re.findall(r"\w+", code))
        if name == "SoundName":  # the score names instruments and the sounds of a place
            words = re.findall(r"\w+", Path("assets/sound/music.txt").read_text())
            used |= {f"SOUND_{what}_{word.upper()}" for word in words for what in ("NOTE", "AIR")}
        for kind in kinds:
            if kind not in used and not (counted and re.fullmatch(counted, kind)):
                yield f"src/{home or 'view/audio/list_sounds.h'}: {kind}: no code of {rooms} names it"


def table_breaches(sources, found):
    for path, text in sources.items():
        for table, count, body in TABLE.findall(text):
            rows = set(re.findall(r"\[(\w+)\] =", body))
            kinds = found.get(count, ([], ""))[0]
            if not rows or "#include" in body or table in EXCEPTIONS or len(rows) < NEARLY * (len(kinds) - 1):
                continue
            for kind in kinds:
                if kind not in rows:
                    yield f"src/{path}: {table} has no row for {kind}"


def main():
    sources = read_sources()
    found = enumerations(sources)
    breaches = [*name_breaches(sources, found), *table_breaches(sources, found)]
    print("\n".join(breaches) or "every kind has both its halves")
    return 1 if breaches else 0


sys.exit(main())
