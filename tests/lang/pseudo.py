"""A language that nobody speaks: every text has accented letters and is up to half as long again. It shows texts that are not translated,
have too little room or are cut off."""
import subprocess
import sys
from pathlib import Path

sys.path.append("assets/lang")
import po  # noqa: E402

LETTERS = str.maketrans('acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ', 'áčďéğĥíĵķłñöŕšťûŵýžÁČĎÉĞĤÍĴĶŁÑÖŔŠŤÛŴÝŽ')
HEADER = ('Content-Type: text/plain; charset=UTF-8\nLanguage: zz\nPlural-Forms: nplurals=2; plural=n != 1;\n'
          'X-Language-Name: Pšéûđö\nX-Name-Forms: gender plain one the of to\n')


def longer(text):
    """Long texts grow by a third, words by half, as translations from English usually do."""
    parts = po.PLACES.split(text)
    letters = sum(len(part) for part in parts[::2])
    more = max(1, letters // 3 if letters > 20 else letters // 2)
    tail = 'ñü' * 40 if letters < 12 else 'ñüöé ' * 60
    told = ''.join(part.translate(LETTERS) if i % 2 == 0 else part for i, part in enumerate(parts))
    stripped = told.rstrip(' .:\n')
    return stripped + (' ' if letters >= 12 else '') + tail[:more].strip() + told[len(stripped):]


def translate(entry):
    if entry.english == '':
        return entry._replace(forms=[HEADER])
    if entry.context == 'name':
        plain = longer(entry.english)
        return entry._replace(forms=[f'm|{plain}|ûñ {plain}|ĕl {plain}|dĕl {plain}|ál {plain}'])
    if entry.many is not None:
        return entry._replace(forms=[longer(entry.english), longer(entry.many)])
    return entry._replace(forms=[longer(entry.english)])


def assets_with(code, folder):
    """Makes a folder of assets with this language, from the texts of the source."""
    assets = folder / 'assets'
    (assets / 'lang').mkdir(parents=True)
    for path in [*Path('assets').iterdir(), *Path('assets/lang').glob('*.po')]:
        if path.name != 'lang':
            (assets / path.relative_to('assets')).symlink_to(path.resolve())
    subprocess.run(['assets/lang/update', folder / 'texts.pot'], check=True)
    with open(assets / f'lang/{code}.po', 'w', encoding='utf-8') as out:
        po.write([translate(entry) for entry in po.read(folder / 'texts.pot')], out)
    return assets
