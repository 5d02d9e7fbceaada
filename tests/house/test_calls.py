#!/usr/bin/python3
"""No files call each other in a circle, and none calls up: rooms and inner rooms see by calls what they see by includes
(test_rooms.py). The objects of the build tell what a file calls or reads in another one.

usage: /usr/bin/python3 tests/house/test_calls.py BUILD   (from the source root; BUILD has the objects)
"""
import re
import subprocess
import sys
from pathlib import Path

from test_rooms import ROOMS, inner_of, ranks_of, room_of

SYMBOL = re.compile(r"^(?:[0-9a-f]+)? *([A-Za-z]) (\w+)$")


def objects(build):
    """The object of each source in src. Builds for Windows, or old ones, may have other objects."""
    found = {}
    for path in sorted(Path(build, "CMakeFiles").glob("cellarium*.dir/src/**/*.o")):
        source = str(path).split("/src/", 1)[1].removesuffix(".o").removesuffix(".c")
        if Path("src", source + ".c").exists():
            found[source] = path
    return found


def symbols(found):
    """What each source defines for others, and what it uses from others."""
    defines, takes, at = {}, {}, None
    by_object = {str(path): source for source, path in found.items()}
    lines = subprocess.run(["nm", *by_object], capture_output=True, text=True, check=True).stdout.splitlines()
    for line in lines:
        if line.endswith(":"):
            at = by_object[line[:-1]]
            takes[at] = set()
        elif match := SYMBOL.match(line.strip()):
            kind, name = match.groups()
            if kind == "U":
                takes[at].add(name)
            elif kind.isupper():
                defines[name] = at
    return defines, takes


def circles(uses):
    """Strongly connected components of more than one file (Tarjan)."""
    index, low, stack, found = {}, {}, [], []

    def visit(at):
        index[at] = low[at] = len(index)
        stack.append(at)
        for other in sorted(uses[at]):
            if other not in index:
                visit(other)
                low[at] = min(low[at], low[other])
            elif other in stack:
                low[at] = min(low[at], index[other])
        if low[at] == index[at]:
            circle = stack[stack.index(at) :]
            del stack[stack.index(at) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    sys.setrecursionlimit(10000)
    for at in sorted(uses):
        if at not in index:
            visit(at)
    return found


def calls_up(at, other):
    room = room_of(at)
    if room != room_of(other):
        return ROOMS.index(room) < ROOMS.index(room_of(other))
    ranks, inner, seen = ranks_of(room), inner_of(at), inner_of(other)
    return inner != seen and ranks[seen] >= ranks[inner]


def main():
    found = objects(sys.argv[1])
    if not found:
        print(f"{sys.argv[1]} has no objects: build first")
        return 1
    defines, takes = symbols(found)
    uses = {at: {defines[name] for name in names if name in defines} - {at} for at, names in takes.items()}
    faults = circles(uses)
    for circle in faults:
        print(len(circle), "files call each other in a circle:")
        for at in circle:
            for other in sorted(uses[at] & set(circle)):
                print(f"    {at} -> {other}:", *sorted(name for name in takes[at] if defines.get(name) == other))
    for at in sorted(uses):
        for other in sorted(uses[at]):
            if room_of(at) in ROOMS and room_of(other) in ROOMS and calls_up(at, other):
                faults.append((at, other))
                print(f"{at} calls up to {other}:", *sorted(name for name in takes[at] if defines.get(name) == other))
    print("" if faults else f"{len(takes)} objects, no circle, no call up")
    return 1 if faults else 0


sys.exit(main())
