#!/usr/bin/python3
"""Every member of the structs of the state stands in its list of fields (src/sim/state/fields.c), and in its order.

usage: tests/house/test_fields.py   (from the source root)
"""
import pathlib
import re
import sys

STATE = pathlib.Path("src/sim/state")
# Not part of the state: the index of caches, members that live only within a tick, members that change nothing, and tables.
# Knowledge is grids, and the list of the things known.
OTHERS = {"Caches", "Flame", "WayToHero", "Knowledge", "Event", "EventList", "EventInfo", "Field", "FieldList", "PaceRules",
          "DepthRules", "FixtureInfo"}


def members(body):
    """The names of a struct's members, in order."""
    names = []
    for line in body.splitlines():
        declaration = re.match(r"\s*(?:const )?\w+ ([^;]*);", line.split("//")[0])
        if declaration:
            names += [re.match(r"\W*(\w+)", one).group(1) for one in declaration.group(1).split(",")]
    return names


def main():
    rows = re.findall(r"\b(?:FIELD|RANGE|ENUM|ID|VELOCITY|CELL|POSITION|KIND|KIND_OR_NONE|BY|LATER|KEEP|PART|ARRAY|USED|SKIP)\((\w+),\s*(\w+)", (STATE / "fields.c").read_text())
    faults = []
    for header in [*sorted(STATE.glob("*.h")), pathlib.Path("src/map/level.h")]:
        if header.name == "facts.h":  # resolved within the tick
            continue
        for name, body in re.findall(r"typedef struct (\w+) \{\n(.*?)\n\} \1;", header.read_text(), re.S):
            listed = [field for struct, field in rows if struct == name]
            if name in OTHERS or listed == members(body):
                continue
            missing = [field for field in members(body) if field not in listed]
            faults.append(f"{header}: {name}: " + (f"{', '.join(missing)} in no list" if missing else "another order"))
    print("\n".join(faults) or "every field is listed")
    return 1 if faults else 0


sys.exit(main())
