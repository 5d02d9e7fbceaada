#!/usr/bin/env python3
"""Writes the completion files for bash, zsh and fish from the options that the game prints for --help.

make_completion.py PROGRAM            writes the files
make_completion.py PROGRAM --check    compares them with the committed ones; one line per difference, exit code 1
"""
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

LINUX = Path(__file__).resolve().parent
sys.path.append(str(LINUX.parent))
sys.dont_write_bytecode = True
import progress  # noqa: E402

ORIGIN = 'Written by assets/linux/make_completion.py from what cellarium --help prints.'
ROW = re.compile(r'  --([a-z-]+)(?:\[=(\S+)\]| (\S+)(?: (\S+))?)?(?: {2,}|(?<=\]) )(\S.*)')
KINDS = re.compile(r'(\w+): the main game; or a dungeon of one kind: (.*)')


class Option(NamedTuple):
    name: str
    value: str    # the value that follows the option, as the help calls it; empty: none
    second: str   # a second value that follows
    value_optional: bool
    help: str

    def words(self):
        """The values of an option if they are words in small letters, of which one is chosen."""
        if self.name == 'generator':
            first, others = KINDS.fullmatch(self.help).groups()
            return [first, *others.split()]
        if ', one of ' in self.help:
            return self.help.split(', one of ')[1].split()
        return [word for word in self.value.split('|') if word.islower()]

    def ending(self):
        """The endings of the files that may follow: '' for any file; None when no file follows."""
        found = re.search(r'\bFILE(\.\w+)?', self.value)
        return found and (found[1] or '')

    def folder(self):
        return self.value == 'DIR'


def read_options(program, lang='en'):
    text = subprocess.run([program, '--lang', lang, '--help'], check=True, capture_output=True, text=True).stdout
    lines = [line for line in text.splitlines() if line.startswith('  ')]
    rows = [(line, ROW.fullmatch(line)) for line in lines]
    for line in (line for line, row in rows if not row):
        sys.exit(f'make_completion.py: cannot read this line of the help: {line}')
    return [Option(row[1], row[2] or row[3] or '', row[4] or '', bool(row[2]), row[5]) for _, row in rows]


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


# -- bash

BASH = """# {origin}
_cellarium() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} option=${{COMP_WORDS[COMP_CWORD - 1]}} equals=
    local before=${{COMP_WORDS[COMP_CWORD - 2]-}}
    # Bash makes three words of --option=value.
    if [[ $word == = ]]; then
        word='' equals==
    elif [[ $option == = ]]; then
        option=$before equals==
    fi
    COMPREPLY=()
    [[ $before$equals != @({twos}) ]] || return
    case $option$equals in
{cases}
    *)
        mapfile -t COMPREPLY < <(compgen -W '{names}' -- "$word")
        [[ ${{COMPREPLY[*]}} != *= ]] || compopt -o nospace
        ;;
    esac
}}
complete -F _cellarium cellarium
"""


def bash_values(option):
    """The lines of bash that complete the value of an option."""
    sources = [f"-W '{' '.join(option.words())}'"] if option.words() else []
    if option.folder() or option.ending():
        sources.append('-d')
    if option.ending() is not None:
        sources.append(f"-f -X '!*{option.ending()}'" if option.ending() else '-f')
    calls = '; '.join(f'compgen {source} -- "$word"' for source in sources)
    names = ['compopt -o filenames'] if option.folder() or option.ending() is not None else []
    return [*names, f'mapfile -t COMPREPLY < <({calls})'] if sources else []


def bash(options):
    cases = {}  # lines that options share: these options
    for option in (option for option in options if option.value):
        patterns = [f'--{option.name}='] if option.value_optional else [f'--{option.name}', f'--{option.name}=']
        cases.setdefault(tuple(bash_values(option)), []).extend(patterns)
    text = [line for lines, patterns in cases.items()
            for line in (f'    {" | ".join(patterns)})', *(f'        {line}' for line in lines), '        ;;')]
    names = ' '.join(f'--{option.name}' + (f' --{option.name}=' if option.value_optional else '') for option in options)
    twos = '|'.join(f'--{option.name}' for option in options if option.second)
    return BASH.format(origin=ORIGIN, cases='\n'.join(text), names=names, twos=twos)


# -- zsh and fish

def zsh_action(option):
    files = '_files -/' if option.folder() else f'_files -g "*{option.ending()}(-.)"' if option.ending() else '_files'
    words = f'({" ".join(option.words())})'
    if option.ending() is None and not option.folder():
        return words if option.words() else ' '
    return f'_cellarium_{option.name}' if option.words() else files


# In a function of its own _alternative does not get options that are meant for _arguments.
ZSH_BOTH = """_cellarium_{name}() {{
    _alternative 'words:word:({words})' 'files:file:{files}'
}}
"""


def zsh_functions(options):
    for option in (option for option in options if zsh_action(option).startswith('_cellarium_')):
        files = '_files -/' if option.folder() else '_files'
        yield ZSH_BOTH.format(name=option.name, words=' '.join(option.words()), files=files)


def zsh(options):
    specs = []
    for option in options:
        equals = '=-' if option.value_optional else '=' if option.value else ''
        text = f'--{option.name}{equals}[{option.help.replace("[", "(").replace("]", ")")}]'
        if option.value:
            text += f'{"::" if option.value_optional else ":"}{option.value}:{zsh_action(option)}'
        if option.second:
            text += f':{option.second}: '
        specs.append(f'    {quoted(text)}')
    return f'#compdef cellarium\n# {ORIGIN}\n' + ''.join(zsh_functions(options)) + ' \\\n'.join(['_arguments -S', *specs]) + '\n'


def fish(options):
    lines = [f'# {ORIGIN}', 'complete -c cellarium -f']
    for option in options:
        values = ' '.join(option.words())
        if option.folder():
            values = '(__fish_complete_directories)'
        elif option.ending():
            values = f'(__fish_complete_suffix {option.ending()})'
        files = '-F' if option.ending() == '' else ''
        needed = '' if option.value_optional or not option.value else '-r' if files else '-x'
        words = ['complete -c cellarium -l', option.name, needed, files, f'-a {quoted(values)}' if values else '', '-d', quoted(option.help)]
        lines.append(' '.join(word for word in words if word))
    return '\n'.join(lines) + '\n'


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[1:] not in ([], ['--check']):
        sys.exit(__doc__)
    options = read_options(arguments[0])
    completion = LINUX / 'completion'
    files = {completion / 'cellarium.bash': bash(options), completion / '_cellarium': zsh(options),
             completion / 'cellarium.fish': fish(options)}
    differ = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    for path in differ:
        if len(arguments) == 1:
            progress.write(path, files[path].encode())
        else:
            print(f'{path.relative_to(LINUX)}: --help says otherwise: run assets/linux/make_completion.py build/cellarium')
    return 1 if differ and len(arguments) > 1 else 0


if __name__ == '__main__':
    progress.run(main)
