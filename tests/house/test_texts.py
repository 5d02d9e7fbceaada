#!/usr/bin/python3
"""The texts of the game are complete: view knows each place in a text, a text about depths or stairs has a second wording
for the tower, and translations have no unknown places or forms of names.

usage: /usr/bin/python3 tests/house/test_texts.py   (from the source root)
"""
import re
import sys
from pathlib import Path

VIEW = Path("src/view")
PLACES = VIEW / "events/places.c"
TEXTS = [VIEW / "events/list_events.h"] + [
    VIEW / "hud" / name for name in ("event_text.c", "event_log.c", "travel_text.c", "moment_text.c", "sentence.c")
]

STRING = re.compile(r'(\.tower = (?:N_\()?)?"((?:\\.|[^"\\])*)"')
PLACE = re.compile(r"\{([^{}]*)\}?")
NAME = re.compile(r"([^.?]*)(?:\.([^?]*))?(?:\?.*)?$", re.S)
OF_DEPTHS = re.compile(r"\b([Dd]epths?|[Dd]escent|stairs (up|down))\b(?!\})")
LISTED = re.compile(r"PLACES\[\] = \{(.*?)\n\};", re.S)
LINES = r'((?:\s*"(?:\\.|[^"\\])*")+)'
ENTRY = re.compile(rf"^msgid{LINES}(?:\s*msgid_plural{LINES})?\s*msgstr(?:\[0\])?{LINES}", re.M)


def known_places():
    return set(re.findall(r'\{"([^"]+)"', LISTED.search(PLACES.read_text())[1]))


def bad_places(text, places, forms):
    """Places in braces that are unknown. A text without forms is English."""
    for inside in PLACE.findall(text):
        name, form = NAME.match(inside).groups()
        if name not in places or (form is not None and form not in forms):
            yield inside


def english_faults(places):
    for path in TEXTS:
        code = re.sub(r"//.*|#include.*", "", path.read_text())
        for match in STRING.finditer(code):
            of_tower, text = match.groups()
            has_tower = re.match(r"\)?,\s*\.tower", code[match.end() :])
            for inside in bad_places(text, places, []):
                yield f'{path}: no such place as {{{inside}}}: "{text}"'
            if OF_DEPTHS.search(text) and not of_tower and not has_tower:
                yield f'{path}: no .tower beside "{text}"'


def joined(lines):
    return "".join(re.findall(r'"((?:\\.|[^"\\])*)"', lines))


def translation_faults(places):
    for path in sorted(Path("assets/lang").glob("*.po")):
        entries = [(joined(one), joined(text)) for one, _, text in ENTRY.findall(path.read_text(encoding="utf-8"))]
        header = next((text for english, text in entries if english == ""), "")
        forms = (re.search(r"X-Name-Forms: ([^\\]*)", header) or ["", ""])[1].split()
        for english, text in entries:
            if not any(NAME.match(inside)[1] in places for inside in PLACE.findall(english)):
                continue
            for inside in bad_places(text, places, forms):
                yield f'{path}: no such place as {{{inside}}}: "{text}"'


def main():
    places = known_places()
    faults = [*english_faults(places), *translation_faults(places)]
    print("\n".join(faults) or f"{len(places)} places are what texts have")
    return 1 if faults else 0


sys.exit(main())
