#!/usr/bin/python3
"""The names of kinds stand apart from their rows, in the same order. An array as long as an enumeration names its places.
A changed row or number rebuilds few objects.

usage: /usr/bin/python3 tests/house/test_kinds.py   (from the source root)
"""
import re
import sys
from pathlib import Path

# What names the kinds, and which file has their rows: KIND(NAME, columns...).
KINDS = {
    "map/list_tiles.h": ("map/tiles.h", "Tile"),
    "map/list_decors.h": ("map/tiles.h", "Decor"),
    "map/list_fixtures.h": ("map/level.h", "FixtureKind"),
    "map/list_actors.h": ("map/monsters.h", "ActorKind"),
    "map/list_items.h": ("map/item_kinds.h", "ItemKind"),
    "view/events/list_events.h": ("sim/state/event_kinds.h", "EventKind"),
    "app/store/list_actions.h": ("app/store/bindings.h", "Action"),
}
BESIDE = re.compile(r"ACTION_NONE|\w+_COUNT|\w+ = \w+")  # in an enumeration, but no kinds

READERS_MOST = 10  # objects that a changed row rebuilds, tests among them; of a number of the balance, those of src

INCLUDE = re.compile(r'^#include "([^"]*)"', re.M)
COMMENT = re.compile(r"//.*")
ROW = re.compile(r"^([A-Z]+)\((\w+)(,?)", re.M)


def read(path):
    return COMMENT.sub("", Path("src", path).read_text())


def named(path, enumeration):
    body = re.search(rf"typedef enum {enumeration} {{(.*?)}} {enumeration};", read(path), re.S)[1]
    return [name for entry in body.split(",") if (name := entry.strip()) and not BESIDE.fullmatch(name)]


def order_breaches(path):
    names = named(*KINDS[path])
    rows = [f"{macro}_{name}" for macro, name, _ in ROW.findall(read(path))]
    for name in names:
        if name not in rows:
            yield f"src/{path}: {name} of src/{KINDS[path][0]} has no row"
    for row in rows:
        if rows.count(row) > 1:
            yield f"src/{path}: {row} has two rows"
        if row not in names:
            yield f"src/{KINDS[path][0]}: {row} of src/{path} has no name"
    for name, row in zip(names, rows):
        if sorted(names) == sorted(rows) and name != row:
            yield f"src/{path}: {row} stands where src/{KINDS[path][0]} has {name}"
            return


# One more name would leave the last place of an array that is filled by position zero, without a word.
PLACES = re.compile(r"(\w+)\[(\w+)\](?:\[\w+\])* = {\s*(?=\S)(?!\[|#|{*(?:0|false|NULL|{false)}+)")


def counts_in(text):
    """The last name of each enumeration."""
    bodies = [re.findall(r"[^,\s][^,]*", body) for body in re.findall(r"\benum \w*\s*{(.*?)}", text, re.S)]
    return {names[-1].strip() for names in bodies if len(names) > 1}


def place_breaches():
    texts = {path: COMMENT.sub("", path.read_text()) for path in sorted(Path("src").rglob("*.[ch]"))}
    shared = {count for path, text in texts.items() if path.suffix == ".h" for count in counts_in(text)}
    shared -= set(re.findall(r"\benum { (\w+) = \d+ }", "".join(texts.values())))  # elsewhere a mere number
    for path, text in texts.items():
        counts = shared | counts_in(text)
        for array in PLACES.finditer(text):
            if array[2] in counts:
                line = text.count("\n", 0, array.start()) + 1
                yield f"{path}:{line}: {array[1]} does not name its places, as [NAME] = does"


def readers():
    """For each header of src or tests, the sources that include it, directly or through others."""
    files = {path for root in ("src", "tests") for path in Path(root).rglob("*.[ch]")}
    uses = {path: set(INCLUDE.findall(path.read_text(errors="replace"))) for path in files}

    def find(name, by):
        return next((path for path in (by.parent / name, Path("src", name), Path("tests", name)) if path in files), None)

    found = {}
    for source in sorted(path for path in files if path.suffix == ".c"):
        seen, todo = set(), [source]
        while todo:
            path = todo.pop()
            todo += [to for name in uses[path] if (to := find(name, path)) and to not in seen]
            seen.update(todo)
        for path in seen:
            found.setdefault(path, set()).add(source)
    return found


def reader_breaches(found):
    for path, sources in sorted(found.items()):
        rows = path.name.startswith("list_") and any(comma for _, _, comma in ROW.findall(path.read_text()))
        if path.match("map/balance_*.h"):
            sources = {source for source in sources if source.parts[0] == "src"}
        elif not rows:
            continue
        if len(sources) > READERS_MOST:
            yield f"{path}: {len(sources)} sources are rebuilt when it changes, over {READERS_MOST}"


def main():
    breaches = [breach for path in KINDS for breach in order_breaches(path)]
    breaches += place_breaches()
    breaches += reader_breaches(readers())
    print("\n".join(breaches) or "every kind has its row, and few files read them")
    return 1 if breaches else 0


sys.exit(main())
