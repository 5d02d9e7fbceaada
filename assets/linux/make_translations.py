#!/usr/bin/env python3
"""Writes the files beside the program in the languages of assets/lang: the man pages man/CODE/man6/cellarium.6, and the lines of each
language in cellarium.desktop and cellarium.metainfo.xml.in. A language that has no translation of the man page's heading gets no man page.

make_translations.py PROGRAM            writes the files
make_translations.py PROGRAM --check    compares them with the committed ones; one line per difference, exit code 1
"""
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape, unescape

LINUX = Path(__file__).resolve().parent
LANG = LINUX.parent / 'lang'
sys.path[:0] = [str(LINUX), str(LINUX.parent), str(LANG)]
sys.dont_write_bytecode = True
import make_manual  # noqa: E402
import po  # noqa: E402
import progress  # noqa: E402
import texts  # noqa: E402


def catalogues():
    """The translations of each language, by context and English."""
    return {path.stem: {entry.key(): entry.forms[0] for entry in po.parse(path.read_text(encoding='utf-8')) if entry.forms[0]}
            for path in sorted(LANG.glob('*.po'))}


def desktop(found):
    lines = []
    for line in (LINUX / 'cellarium.desktop').read_text(encoding='utf-8').splitlines():
        if re.match(r'\w+\[', line):
            continue
        lines.append(line)
        match = texts.DESKTOP.match(line)
        if match:
            lines += [f'{match[1]}[{code}]={told[None, match[2]]}' for code, told in found.items() if (None, match[2]) in told]
    return '\n'.join(lines) + '\n'


def metainfo(found):
    plain = re.sub(r' *<(\w+) xml:lang="\w+">.*?</\1>\n', '', (LINUX / 'cellarium.metainfo.xml.in').read_text(encoding='utf-8'), flags=re.S)

    def with_others(match):
        text = unescape(texts.element_text(match))
        return match[0] + ''.join(f'{match[1]}<{match[2]} xml:lang="{code}">{escape(told[None, text])}</{match[2]}>\n'
                                  for code, told in found.items() if (None, text) in told)
    return texts.METAINFO.sub(with_others, plain)


def written(program):
    found = catalogues()
    yield LINUX / 'cellarium.desktop', desktop(found)
    yield LINUX / 'cellarium.metainfo.xml.in', metainfo(found)
    for code, told in found.items():
        if ('manual', 'DESCRIPTION') in told:
            yield LINUX / 'man' / code / 'man6/cellarium.6', make_manual.manual(program, code, told)


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[1:] not in ([], ['--check']):
        sys.exit(__doc__)
    faults = 0
    for path, text in written(arguments[0]):
        if not arguments[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            progress.write(path, text.encode())
        elif not path.exists() or path.read_text(encoding='utf-8') != text:
            print(f'{path.relative_to(LINUX)}: the translations say otherwise: run assets/linux/make_translations.py build/cellarium')
            faults = 1
    return faults


if __name__ == '__main__':
    progress.run(main)
