#!/usr/bin/env python3
"""Prints the texts in the files of this folder that players read, for the list of texts (assets/lang/update).

texts.py manual | desktop         prints them as source in C
"""
import re
import sys
from pathlib import Path

LINUX = Path(__file__).resolve().parent
DESKTOP = re.compile(r'^(GenericName|Comment|Keywords)=(.*)$', re.M)
METAINFO = re.compile(r'( *)<(summary|p|caption|name)>(.*?)</\2>\n', re.S)
NOTE = re.compile(r'@([a-z-]+) (.*)')
TITLE = re.compile(r'(\.S[HS]) (.*)')
INSIDE = re.compile(r'(\.TH) .* "(\w+)"|(?:\.RI) \[ (\w+) \]')


def line_text(line):
    """The part of a line of cellarium.6.in that can be translated, or None."""
    found = NOTE.fullmatch(line) or TITLE.fullmatch(line) or INSIDE.fullmatch(line)
    if found:
        return found[found.lastindex]
    return line if line and line[0] not in ".@'" else None


def manual():
    lines = (LINUX / 'cellarium.6.in').read_text().splitlines()
    return [text for text in map(line_text, lines) if text]


def element_text(match):
    return ' '.join(match[3].split())


def desktop():
    texts = [match[2] for match in DESKTOP.finditer((LINUX / 'cellarium.desktop').read_text())]
    return texts + [text for match in METAINFO.finditer((LINUX / 'cellarium.metainfo.xml.in').read_text())
                    if (text := element_text(match)) != 'Cellarium']


def main():
    for text in {'manual': manual, 'desktop': desktop}[sys.argv[1]]():
        print('N_("' + text.replace('\\', '\\\\').replace('"', '\\"') + '")')


if __name__ == '__main__':
    main()
