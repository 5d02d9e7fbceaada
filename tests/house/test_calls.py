#!/usr/bin/python3
"""No files call each other in a circle. The objects of the build tell what a file calls or reads in another one.

usage: /usr/bin/python3 tests/house/test_calls.py BUILD   (from the source root; BUILD has the objects)
"""
import re
import subprocess
import sys
from pathlib import Path

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
    print("" if faults else f"{len(takes)} objects, no circle")
    return 1 if faults else 0


sys.exit(main())
