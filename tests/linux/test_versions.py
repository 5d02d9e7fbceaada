#!/usr/bin/env python3
"""The version, date, name and files of the game are the same everywhere as in CMakeLists.txt and the tree: in the program,
Debian's changelog, the metainfo, the man page, Windows' resources and the Flatpak manifest.

Prints one line per failure and exits 1 if there is one.
usage: tests/linux/test_versions.py PROGRAM
"""
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from email.utils import parsedate_to_datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / 'assets' / 'linux'


def found(path, pattern):
    """The groups of the pattern at its first match; the whole match if it has no groups."""
    match = re.search(pattern, path.read_text(), re.M)
    return match and (match[1] if len(match.groups()) == 1 else match.groups())


def address():
    return found(ROOT / 'CMakeLists.txt', r'^set\(CELLARIUM_URL "(.*?)"')


def check_address():
    """The address of the project stands in one place, so that a release changes one line."""
    for path in (path for folder in ('linux', 'web', 'windows') for path in (ROOT / 'assets' / folder).rglob('*') if path.is_file()):
        if address().encode() in path.read_bytes():
            yield f'{path.relative_to(ROOT)}: names {address()}, which CMakeLists.txt alone should'


def releases(metainfo):
    return [(release.get('version'), release.get('date')) for release in metainfo.iter('release')]


def check_versions(program, metainfo, version):
    told = subprocess.run([program, '--version'], check=True, capture_output=True, text=True).stdout.split()[-1]
    changelog, day = found(LINUX / 'debian/changelog', r'^cellarium \((.*?)-\d+\)(?:.*\n)+? -- .*>  (.*)')
    day = parsedate_to_datetime(day).date().isoformat()
    page = found(LINUX / 'cellarium.6', r'^\.TH CELLARIUM 6 "(.*)" "Cellarium (.*)" "Games"')
    for where, says in (('--version', told), ('changelog', changelog), ('metainfo', releases(metainfo)[0][0]),
                        ('man page', page[1])):
        if says != version:
            yield f'{where}: says version {says}, CMakeLists.txt {version}'
    for where, says in (('metainfo', releases(metainfo)[0][1]), ('man page', page[0])):
        if says != day:
            yield f'{where}: says {says}, the changelog {day}'
    if releases(metainfo) != sorted(releases(metainfo), key=lambda release: release[1], reverse=True):
        yield 'metainfo: the newest release is not the first'


def check_resources(version):
    windows = ROOT / 'assets' / 'windows'
    resources = (windows / 'cellarium.rc').read_text()
    for name in re.findall(r'^\S+ \S+ "(.*)"', resources, re.M):
        if not (windows / name).exists():
            yield f'cellarium.rc: there is no {name}'
    for says in re.findall(r'\d+[.,]\d+[.,]\d+', resources):
        if says.replace(',', '.') != version:
            yield f'cellarium.rc: says version {says}, CMakeLists.txt {version}'


def size(png):
    return tuple(int.from_bytes(png.read_bytes()[at:at + 4], 'big') for at in (16, 20))


def check_screenshots(metainfo):
    home = metainfo.findtext('url')
    for image in metainfo.iter('image'):
        path = ROOT / 'assets' / image.text.removeprefix(f'{home}/')
        if not image.text.startswith(f'{home}/pictures/'):
            yield f'metainfo: {image.text} is not below {home}'
        elif not path.is_file():
            yield f'metainfo: there is no {path.relative_to(ROOT)}'
        elif size(path) != (int(image.get('width')), int(image.get('height'))):
            yield f'metainfo: {path.name} is {size(path)[0]}x{size(path)[1]}'


def check_names(metainfo):
    manifest = LINUX / f'{metainfo.findtext("id")}.yml.in'
    if not manifest.exists() or found(manifest, r'^id: (.*)') != metainfo.findtext('id'):
        yield f'metainfo: no Flatpak manifest has its id, {metainfo.findtext("id")}'
    makers = {found(LINUX / 'debian' / name, r'(?:^Maintainer:| --) (.*?>)') for name in ('control', 'changelog')}
    if len(makers) != 1:
        yield f'control and changelog: two maintainers, {sorted(makers)}'
    if not (LINUX / metainfo.findtext('launchable')).exists():
        yield f'metainfo: launches {metainfo.findtext("launchable")}, which is not there'
    if not re.search(r'^Exec=' + metainfo.findtext('provides/binary') + '$', (LINUX / 'cellarium.desktop').read_text(), re.M):
        yield 'cellarium.desktop: starts another program than the metainfo names'


def main():
    text = (LINUX / 'cellarium.metainfo.xml.in').read_text().replace('@CELLARIUM_URL@', address())
    metainfo = ET.fromstring(text.encode())
    version = found(ROOT / 'CMakeLists.txt', r'^project\(\w+ VERSION (\S+)')
    failures = [*check_versions(sys.argv[1], metainfo, version), *check_resources(version), *check_screenshots(metainfo),
                *check_names(metainfo), *check_address()]
    print('\n'.join(failures) or 'versions, dates, names and screenshots agree')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
