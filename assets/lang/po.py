"""Reads and writes .po files of GNU gettext, in the form that msgcat writes."""
import re
import subprocess
from typing import NamedTuple


class Entry(NamedTuple):
    context: str | None
    english: str
    many: str | None
    forms: list

    def key(self):
        return self.context, self.english


def unquote(text):
    return re.sub(r'\\(.)', lambda m: {'n': '\n', 't': '\t'}.get(m.group(1), m.group(1)), text)


def quote(text):
    return '"' + text.replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n').replace('\t', '\\t') + '"'


def parse(text):
    """The entries, the header first."""
    entries = []
    for block in re.split(r'\n\s*\n', text):
        fields, field = {}, None
        for line in block.split('\n'):
            if line.startswith('#') or not line:
                continue
            match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) "(.*)"$', line)
            if match:
                field, fields[match.group(1)] = match.group(1), unquote(match.group(2))
            else:
                fields[field] += unquote(re.fullmatch(r'"(.*)"', line).group(1))
        if 'msgid' in fields:
            forms = [fields[name] for name in sorted(fields) if name.startswith('msgstr')]
            entries.append(Entry(fields.get('msgctxt'), fields['msgid'], fields.get('msgid_plural'), forms))
    return entries


def read(path):
    return parse(subprocess.run(['msgcat', '--no-wrap', '--no-location', path], check=True, capture_output=True, text=True).stdout)


def write(entries, file):
    for entry in entries:
        if entry.context is not None:
            file.write(f'msgctxt {quote(entry.context)}\n')
        file.write(f'msgid {quote(entry.english)}\n')
        if entry.many is not None:
            file.write(f'msgid_plural {quote(entry.many)}\n')
        for i, form in enumerate(entry.forms):
            file.write(f'msgstr{f"[{i}]" if entry.many is not None else ""} {quote(form)}\n')
        file.write('\n')


# A translation must keep these: the places of printf() and of sentences, and line breaks.
PLACES = re.compile(r'(%[-+ #0-9.*]*(?:hh|ll|[hlzjt])?[a-zA-Z%]|\{[^}]*\}|\n)')
