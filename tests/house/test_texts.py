#!/usr/bin/python3
"""What the game says is whole: each place in a text is one that view knows, and a text that speaks of depths or of stairs
has beside it what a tower says.

usage: /usr/bin/python3 tests/house/test_texts.py   (from the source root)
"""
import re
import sys
from pathlib import Path

VIEW = Path("src/view")
SENTENCES = VIEW / "hud/sentence.c"
TEXTS = [VIEW / "events/list_events.h", VIEW / "hud/event_text.c", VIEW / "hud/travel_text.c", SENTENCES]

STRING = re.compile(r'(\.tower = )?"((?:\\.|[^"\\])*)"(?: what)?')
PLACE = re.compile(r"\{([^{}]*)\}?")
OF_DEPTHS = re.compile(r"\b([Dd]epths?|[Dd]escent|stairs (up|down))\b(?!\})")
LISTED = re.compile(r"PLACES\[\] = \{(.*?)\n\};", re.S)


def main():
    places = set(re.findall(r'\{"([^"]+)"', LISTED.search(SENTENCES.read_text())[1]))
    faults, count = [], 0
    for path in TEXTS:
        code = re.sub(r"//.*|#include.*", "", LISTED.sub("", path.read_text()))
        for match in STRING.finditer(code):
            of_tower, text = match.groups()
            has_tower = re.match(r",\s*\.tower", code[match.end() :])
            count += 1
            for place in PLACE.findall(text):
                if place not in places:
                    faults.append(f'{path}: no such place as {{{place}}}: "{text}"')
            if OF_DEPTHS.search(text) and not of_tower and not has_tower:
                faults.append(f'{path}: no .tower beside "{text}"')
    print("\n".join(faults) or f"{count} texts are whole")
    return 1 if faults else 0


sys.exit(main())
