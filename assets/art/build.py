#!/usr/bin/env python3
"""Draws all art and writes atlas.png, atlas.txt, the icons and cellarium.ttf into assets/.

build.py            writes the files
build.py --check    compares pixels, index and glyphs with the committed files; one line per difference, exit code 1

Needs Pillow and fontTools.  Deterministic; file bytes may differ with the version of zlib, pixels may not.
"""
import io
import sys
from pathlib import Path

from PIL import Image, ImageChops

import actors
import bursts
import critters
import dressing
import effects
import font
import furniture
import gear
import gifts
import icons
import interface
import items
import landmarks
import props
import rooms
import terrain
import themes
import tiles
import title

ASSETS = Path(__file__).resolve().parent.parent
sys.path.append(str(ASSETS))
import progress  # noqa: E402

ATLAS_WIDTH = 640      # narrow, so that frames which repeat each other lie near each other for deflate
INDEX_HEAD = '# name x y w h frames (frames lie side by side, w + 2 apart)\n'


def catalog():
    sprites = {}
    modules = (tiles, themes, dressing, terrain, props, landmarks, furniture, rooms, items, gear, gifts, actors, effects, bursts, critters, interface,
               icons, title)
    for module in progress.each(modules):
        sprites.update(module.catalog())
    return sprites


def pack(sprites):
    """Packs the sprites in shelves, low ones first. Returns the image and its index."""
    x = y = shelf = 0
    places, lines = [], []
    for name, frames in sorted(sprites.items(), key=lambda entry: (entry[1][0].h, entry[0])):
        w, h = frames[0].w, frames[0].h
        if x + (w + 2) * len(frames) > ATLAS_WIDTH:
            x, y, shelf = 0, y + shelf, 0
        lines.append(f'{name} {x + 1} {y + 1} {w} {h} {len(frames)}\n')
        for frame in frames:
            places.append((frame, x + 1, y + 1))
            x += w + 2
        shelf = max(shelf, h + 2)
    image = Image.new('RGBA', (ATLAS_WIDTH, y + shelf))
    for frame, left, top in places:
        image.paste(frame.image(), (left, top))
    return image, INDEX_HEAD + ''.join(lines)


def indexed(image):
    """The same pixels with a palette, which loads in a third of the time. One colour may be transparent."""
    colours = sorted({colour for _, colour in image.getcolors(256) or []}, key=lambda colour: colour[3])
    shades = [colour[:3] for colour in colours]
    if [colour[3] for colour in colours] != [0] + [255] * (len(colours) - 1) or shades[0] in shades[1:]:
        sys.exit('atlas.png: of its colours, 256 at most, one must be transparent and all others opaque')
    place = {colour: index for index, colour in enumerate(colours)}
    picture = Image.new('P', image.size)
    picture.putdata([place[pixel] for pixel in image.getdata()])
    picture.putpalette([value for colour in colours for value in colour[:3]])
    picture.info['transparency'] = 0
    return picture


def picture_differs(path, image):
    try:
        with Image.open(path) as committed:
            old = committed.convert('RGBA')
    except OSError as error:
        return f'{path.name}: {error}'
    if old.size != image.size:
        return f'{path.name}: is {old.size}, should be {image.size}'
    # Compared without alpha first, because getbbox() of an RGBA difference ignores the colour of transparent pixels.
    box = ImageChops.difference(old.convert('RGB'), image.convert('RGB')).getbbox() or \
        ImageChops.difference(old.getchannel('A'), image.getchannel('A')).getbbox()
    return f'{path.name}: pixels differ within {box}' if box else None


def text_differs(path, text):
    old = path.read_text() if path.exists() else ''
    for number, (a, b) in enumerate(zip(old.splitlines(), text.splitlines()), 1):
        if a != b:
            return f'{path.name}:{number}: is "{a}", should be "{b}"'
    return None if old == text else f'{path.name}: has {old.count(chr(10))} lines, should have {text.count(chr(10))}'


def differences(pictures, index, face):
    found = [picture_differs(ASSETS / name, image) for name, image in pictures.items()]
    found.append(text_differs(ASSETS / 'atlas.txt', index))
    found += font.differences(ASSETS / 'cellarium.ttf', face)
    return [line for line in found if line]


def main():
    atlas, index = pack(catalog())
    pictures = {'atlas.png': atlas}
    pictures |= {'icon.png' if size == 128 else f'linux/icons/{size}.png': icon.image() for size, icon in title.icons().items()}
    face = font.build()
    if sys.argv[1:] == ['--check']:
        found = differences(pictures, index, face)
        print('\n'.join(found) or 'art: files match their sources')
        return 1 if found else 0
    for name, image in {**pictures, 'atlas.png': indexed(atlas)}.items():
        png = io.BytesIO()
        image.save(png, 'PNG', optimize=True)
        progress.write(ASSETS / name, png.getvalue())
    progress.write(ASSETS / 'atlas.txt', index.encode())
    ttf = io.BytesIO()
    face.save(ttf)
    progress.write(ASSETS / 'cellarium.ttf', ttf.getvalue())
    return 0


if __name__ == '__main__':
    progress.run(main)
