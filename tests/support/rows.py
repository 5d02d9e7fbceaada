"""The game's lists of kinds (src/**/list_*.h) as Python sees them, so that no test repeats their rows."""
import re
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / 'src'
ROW = re.compile(r'^[A-Z]+\((\w+)', re.MULTILINE)
COLUMN = re.compile(r'''\.(?P<group>\w+)\ =\ \{ | \.(?P<name>\w+)\ =\ (?P<value>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\w+)
                      | (?P<end>\})''', re.VERBOSE)
MARK = re.compile(r'\bN(?:AME)?_\(("(?:\\.|[^"\\])*")\)')  # marks of texts for translators
ESCAPES = re.compile(r'\\(.)')


def columns_of(text):
    """Removes the quotes of strings and characters and keeps the rest; `piece.name` is the column of a struct."""
    found, groups = {}, []
    text = MARK.sub(r'\1', text)
    for match in COLUMN.finditer(text):
        if match['group']:
            groups.append(match['group'])
        elif match['end']:
            groups.pop()
        else:
            value = match['value']
            found['.'.join([*groups, match['name']])] = ESCAPES.sub(r'\1', value[1:-1]) if value[0] in '\'"' else value
    return found


def rows(path):
    """The columns of each kind, in the order of the list."""
    text = re.sub(r'^\s*//.*$', '', (SOURCE / path).read_text(encoding='utf-8'), flags=re.MULTILINE)
    starts = [*ROW.finditer(text)]
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return {match[1]: columns_of(text[match.end():end]) for match, end in zip(starts, ends)}


def constant(path, name):
    """The number of a name in an enumeration."""
    return int(re.search(rf'\b{name} = (\d+)', (SOURCE / path).read_text(encoding='utf-8'))[1])
