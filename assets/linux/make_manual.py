#!/usr/bin/env python3
"""Writes the man page, cellarium.6, from cellarium.6.in and from what the game prints for --help and --keys.

In cellarium.6.in, @OPTIONS@ and @KEYS@ stand for all options and keys; a line "@NAME text" adds a text to the help of --NAME.

make_manual.py PROGRAM            writes the man page
make_manual.py PROGRAM --check    compares it with the committed one; exit code 1 if they differ
"""
import re
import subprocess
import sys
from pathlib import Path

LINUX = Path(__file__).resolve().parent
sys.path[:0] = [str(LINUX), str(LINUX.parent)]
sys.dont_write_bytecode = True
import make_completion  # noqa: E402
import progress  # noqa: E402
import texts  # noqa: E402


def roff(text):
    return text.replace('\\', '\\e').replace('-', '\\-')


def sentence(text):
    """Turns a text of the help into a sentence. Kinds of dungeons in small letters before a colon stay as they are."""
    first = text if re.match(r'[a-z]+[,:]', text) else text[0].upper() + text[1:]
    return first + '.'


def option(option, more):
    value = f'{option.value} {option.second}'.strip()
    head = f'.B \\-\\-{roff(option.name)}'
    if option.value_optional:
        head = f'.BR \\-\\-{roff(option.name)} [=\\fI{roff(value)}\\fR]'
    elif value:
        head = f'.BI \\-\\-{roff(option.name)} " {roff(value)}"'
    return ['.TP', head, roff(sentence(option.help)), *([more] if more else [])]


def keys(program, lang):
    text = subprocess.run([program, '--lang', lang, '--keys'], check=True, capture_output=True, text=True).stdout
    lines = [line for line in text.splitlines() if line.startswith('  ')]
    wide = next(at for at in range(30, 99) if all(line[at + 2] == ' ' != line[at + 3] for line in lines))
    rows = [re.fullmatch(f'  (.{{{wide}}}) (.*)', line) for line in lines]
    return ['.TS', 'l l.', *(f'{roff(row[1].rstrip())}\t{roff(row[2])}' for row in rows), '.TE']


def translated(line, told):
    text = texts.line_text(line)
    at = 0 if text is None else line.rindex(text)
    return line if text is None else line[:at] + told.get(('manual', text), text) + line[at + len(text):]


def manual(program, lang='en', told={}):
    lines = [translated(line, told) for line in (LINUX / 'cellarium.6.in').read_text().splitlines()]
    options = make_completion.read_options(program, lang)
    notes = dict(line[1:].split(' ', 1) for line in lines if re.match(r'@[a-z-]+ ', line))
    for name in set(notes) - {row.name for row in options}:
        sys.exit(f'make_manual.py: cellarium.6.in tells of --{name}, which the help does not')
    out = ["'\\\" t", '.\\" Written by assets/linux/make_manual.py from cellarium.6.in and what cellarium prints.']
    for line, before in zip(lines, ['', *lines]):
        if ('\t' in line) != ('\t' in before):
            out += ['.TS', ' '.join('l' * (line.count('\t') + 1)) + '.'] if '\t' in line else ['.TE']
        if line == '@OPTIONS@':
            out += [text for row in options for text in option(row, notes.get(row.name))]
        elif line == '@KEYS@':
            out += keys(program, lang)
        elif not line.startswith('@'):
            out.append(line)
    return '\n'.join(out) + '\n'


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[1:] not in ([], ['--check']):
        sys.exit(__doc__)
    path, text = LINUX / 'cellarium.6', manual(arguments[0])
    if arguments[1:]:
        if path.read_text() != text:
            print('cellarium.6: --help, --keys or cellarium.6.in say otherwise: run assets/linux/make_manual.py build/cellarium')
        return int(path.read_text() != text)
    progress.write(path, text.encode())
    return 0


if __name__ == '__main__':
    progress.run(main)
