#!/usr/bin/python3
"""Every member of the structs of the state stands in its list of fields (src/sim/state/fields.c), and in its order.

Snapshots know fields by their names, so each field is also written down in fields.txt beside this file, with its type and
its limits: one of another meaning needs another name.

usage: tests/house/test_fields.py   (from the source root; REWRITE_GOLDEN=1 writes fields.txt)
"""
import os
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


def types(body):
    """The type of each member."""
    found = {}
    for line in body.splitlines():
        declaration = re.match(r"\s*((?:const )?\w+) ([^;]*);", line.split("//")[0])
        for one in declaration.group(2).split(",") if declaration else []:
            name = re.match(r"\W*(\w+)", one).group(1)
            found[name] = declaration.group(1) + one.strip().replace(name, "", 1)
    return found


def check_meanings(written):
    """Compares the fields with those that are written down."""
    golden = pathlib.Path(__file__).with_name("fields.txt")
    if os.environ.get("REWRITE_GOLDEN"):
        golden.write_text("".join(line + "\n" for line in written))
    known = golden.read_text().splitlines()
    differ = [f"- {line}" for line in known if line not in written] + [f"+ {line}" for line in written if line not in known]
    if differ:
        differ.append("fields differ from fields.txt: in older games a new field is 0, and one of another meaning or unit "
                      "needs another name (src/README.md, snapshots). If all is well: REWRITE_GOLDEN=1")
    return differ


def main():
    found = re.findall(r"\b(FIELD|RANGE|ENUM|ID|VELOCITY|CELL|POSITION|KIND|KIND_OR_NONE|BY|LATER|KEEP|PART|ARRAY|USED|SKIP)"
                       r"\((\w+),\s*(\w+)([^()]*(?:\([^()]*\)[^()]*)*)\)", (STATE / "fields.c").read_text())
    rows = [(struct, field) for _, struct, field, _ in found]
    how = {(struct, field): " ".join([kind, *rest.replace(",", " ").split()]) for kind, struct, field, rest in found}
    faults, written = [], []
    for header in [*sorted(STATE.glob("*.h")), pathlib.Path("src/map/level.h")]:
        if header.name == "facts.h":  # resolved within the tick
            continue
        for name, body in re.findall(r"typedef struct (\w+) \{\n(.*?)\n\} \1;", header.read_text(), re.S):
            listed = [field for struct, field in rows if struct == name]
            of = types(body)
            written += [f"{name}.{field} {of.get(field)} {how[name, field]}" for field in listed if how[name, field] != "SKIP"]
            if name in OTHERS or listed == members(body):
                continue
            missing = [field for field in members(body) if field not in listed]
            faults.append(f"{header}: {name}: " + (f"{', '.join(missing)} in no list" if missing else "another order"))
    faults += check_meanings(written)
    print("\n".join(faults) or "every field is listed")
    return 1 if faults else 0


sys.exit(main())
