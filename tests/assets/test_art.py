#!/usr/bin/python3
"""The committed art matches its sources and has every sprite that the game asks for by name.

Prints one line per failure and exits 1 if there is one.  Needs Pillow and fontTools.
"""
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ASSETS = Path(__file__).resolve().parents[2] / 'assets'
sys.path[:0] = [str(ASSETS / 'art'), str(Path(__file__).resolve().parents[1] / 'support')]
sys.dont_write_bytecode = True

import build   # noqa: E402
import engine  # noqa: E402
import font    # noqa: E402
from rows import rows  # noqa: E402

MONSTERS = {row['name']: row for kind, row in rows('map/list_actors.h').items() if kind not in ('NONE', 'HERO')}
ACTORS = ['hero', *MONSTERS]
THIEVES = [name for name, row in MONSTERS.items() if row['style'] == 'STYLE_SNATCH']
SIDE = {name: 64 if 'boss' in row else 48 if 'elite' in row else 32 for name, row in MONSTERS.items()} | {'hero': 32}
ITEMS = [row['name'] for row in rows('map/list_items.h').values()]

# name: (width, height, frames); sprites with more frames are further down
CONTRACT = {
    **{name: (32, 32, 1) for name in ITEMS},
    **{f'{actor}_{facing}': (SIDE[actor], SIDE[actor], 7) for actor in ACTORS for facing in ('down', 'up', 'side')},
    **{f'{actor}_death': (SIDE[actor], SIDE[actor], 3) for actor in ACTORS},
    **{f'{actor}_sleep': (SIDE[actor], SIDE[actor], 2) for actor in MONSTERS},
    **{f'{actor}_loot_{facing}': (32, 32, 7) for actor in THIEVES for facing in ('down', 'up', 'side')},
    'boss': (64, 64, 4),
    **{f'slash_{way}': (48, 48, 3) for way in ('side', 'down', 'diag')},
    'puff': (32, 32, 4), 'spark': (16, 16, 3), 'sparkle': (9, 9, 4), 'zzz': (16, 16, 2),
    **{name: (10, 14, 1) for name in ('mark_alert', 'mark_query', 'mark_query_empty')},
    'floor': (32, 32, 12), 'wall_front': (32, 32, 6), 'wall_top': (32, 32, 4), 'rim_top': (32, 32, 3),
    'rim_front': (32, 32, 3), 'rug': (32, 32, 9), 'spikes': (32, 32, 3), 'pit': (32, 32, 1), 'plate': (32, 32, 2), 'torch': (32, 32, 4),
    'flame': (32, 32, 4), 'pillar': (32, 48, 1), 'coin': (32, 32, 4),
    **{f'door_{side}{state}': (32, 32, 1) for side in ('', 'side_') for state in ('closed', 'ajar', 'open', 'locked')},
    **{name: (13, 13, 1) for name in ('lock_1', 'lock_2', 'lock_3', 'lock_4', 'badge_trap')},
    **{f'ui_key_{kind}': (16, 16, 1) for kind in '1234'},
    **{name: (32, 32, 1) for name in ('stairs_down', 'stairs_up', 'banner', 'torch_out', 'moss', 'bones', 'pebbles',
                                      'web', 'cobweb', 'rubble', 'barrel', 'pot', 'crate', 'chest_closed',
                                      'chest_open')},
    **{name: (32, 32, 1) for name in ('key', 'potion', 'scroll', 'sword', 'shield', 'dart', 'dart_down')},
    **{f'ui_{name}': (16, 16, 1) for name in ('heart', 'heart_half', 'heart_empty', 'heart_flash', 'bag', 'gem', 'key',
                                              'skull', 'stairs', 'clock', 'seed', 'keycap')},
    'ui_portrait': (32, 32, 1), 'ui_portrait_hurt': (32, 32, 1), 'ui_stud': (5, 5, 1), 'ui_cursor': (8, 8, 1),
    'brand': (32, 32, 4), 'candle_lit': (32, 32, 4), 'brazier': (32, 32, 1), 'brazier_lit': (32, 32, 1),
    'flame_big': (32, 48, 4), 'grate': (32, 32, 1), 'grate_open': (32, 32, 3), 'stairs_lamp': (32, 32, 2),
    'dust': (32, 32, 4), 'eyes': (16, 8, 4), 'stars': (24, 12, 4), 'sweat': (10, 12, 2),
    **{f'arrow_fly_{way}': (32, 32, 1) for way in ('side', 'down', 'diag')},
    **{f'hero_{act}_{facing}': (32, 32, frames) for act, frames in (('shut', 7), ('draw', 4), ('throw', 4), ('brand', 4))
       for facing in ('down', 'up', 'side')},
    'hero_ring': (32, 32, 8), 'hero_roll': (32, 32, 4),
    **{f'ui_{name}': (16, 16, 1) for name in ('eye_open', 'eye_shut', 'bell', 'bell_spent', 'arrow', 'brand')},
    'ui_hour_candle': (12, 32, 8), 'ui_hour_flame': (8, 10, 4), 'ui_slot': (26, 26, 1), 'ui_slot_hand': (26, 26, 1),
    'ui_notch': (7, 6, 2),
    'water': (32, 32, 4), 'ice': (32, 32, 2), 'ember': (32, 32, 4), 'bank': (32, 32, 4), 'crack_front': (32, 32, 1),
    'crack_top': (32, 32, 1), 'puddle_wine': (32, 32, 16), 'puddle_honey': (32, 32, 16), 'web_floor': (32, 32, 2),
    'scorch': (32, 32, 3), 'fire': (32, 48, 8), 'fire_low': (32, 32, 4), 'ice_block': (32, 32, 1),
    'crate_broken': (32, 32, 1), 'pot_broken': (32, 32, 1), 'barrel_lit': (32, 32, 4), 'shrine': (32, 48, 2), 'keeper': (32, 48, 2), 'asker': (32, 48, 2),
    'pedestal': (32, 32, 2), 'dais': (32, 32, 1),
    **{f'{kind}_{look}': (32, 32, 1) for kind in ('potion', 'scroll') for look in range(5)},
    'bomb_lit': (32, 32, 4),
    **{f'splash_{what}': (96, 96, 4) for what in ('wine', 'honey', 'water', 'frost', 'night', 'mending', 'fire')},
    'blast': (96, 96, 6), 'coin_pop': (16, 16, 4), 'hoist': (32, 48, 4), 'heart_glow': (32, 32, 4), 'aim_end': (9, 9, 2),
    'charge_dust': (16, 16, 4), 'ui_pin': (7, 9, 1), 'ui_ring': (20, 20, 16),
    **{f'ui_{name}': (16, 16, 1) for name in ('coin', 'scroll', 'potion', 'bomb', 'hoist')},
    **{f'ui_{name}': (12, 12, 1) for name in ('zeal', 'wings', 'aegis', 'radiance')},
    'logo': (300, 64, 1),
}
OPAQUE = ('floor', 'wall_front', 'wall_top', 'rug', 'stairs_down', 'stairs_up', 'spikes', 'plate', 'pit', 'water', 'ice', 'ember',
          'door_closed', 'door_ajar', 'door_open', 'door_locked')


def check_sources():
    command = [sys.executable, '-B', str(ASSETS / 'art' / 'build.py'), '--check']
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        yield from (run.stdout + run.stderr).splitlines()


def read_index():
    for line in (ASSETS / 'atlas.txt').read_text().splitlines():
        if not line.startswith('#'):
            name, *numbers = line.split()
            yield name, tuple(map(int, numbers))


def check_contract(index):
    for name, (w, h, frames) in CONTRACT.items():
        if name not in index:
            yield f'atlas.txt: no sprite "{name}"'
        elif index[name][2:] != (w, h, frames):
            yield f'atlas.txt: {name} is {index[name][2:]}, should be {(w, h, frames)}'


def check_rows(index):
    """Tiles and decor have the sprites that their rows name, with all their frames."""
    frames = {'stands': 'stands_frames', 'pool': 'pool_frames'}
    for kind, row in {**rows('map/list_tiles.h'), **rows('map/list_decors.h')}.items():
        for column in ('sprite', 'side', 'stands', 'pool', 'piece.name', 'piece.badge', 'piece.under'):
            if column not in row:
                continue
            needed = int(row.get('piece.frame', 0)) + 1 if column == 'piece.name' else int(row.get(frames.get(column), 1))
            if row[column] not in index:
                yield f'atlas.txt: no sprite "{row[column]}", the .{column} of {kind}'
            elif index[row[column]][4] < needed:
                yield f'atlas.txt: {row[column]} has {index[row[column]][4]} frames, the .{column} of {kind} has {needed}'


def frame_boxes(entry):
    x, y, w, h, frames = entry
    return [(x + i * (w + 2), y, x + i * (w + 2) + w, y + h) for i in range(frames)]


def check_atlas(index, atlas):
    """Hard alpha, palette colours only, no empty frame, transparent margins, solid ground."""
    left = atlas.copy()
    for name, entry in index.items():
        for number, box in enumerate(frame_boxes(entry)):
            alphas = {alpha for _, alpha in atlas.crop(box).getchannel('A').getcolors()}
            if alphas == {0} or not alphas <= {0, 255} or (name in OPAQUE and alphas != {255}):
                yield f'atlas.png: {name} frame {number} has alpha {sorted(alphas)}'
            left.paste((0, 0, 0, 0), box)
    if left.getchannel('A').getbbox():
        yield f'atlas.png: pixels outside all sprites, within {left.getchannel("A").getbbox()}'
    palette = set(engine.RGB.values())
    for count, (r, g, b, alpha) in atlas.getcolors(1 << 24):
        if alpha and (r, g, b) not in palette:
            yield f'atlas.png: {count} pixels of #{r:02x}{g:02x}{b:02x}, which is not in the palette'


def rendered(face, char, scale):
    """Mono pixels of a character as grid pixels (x, y up), and whether all blocks of scale x scale are whole."""
    size = (20 * scale, 20 * scale)
    image = Image.new('1', size)
    draw = ImageDraw.Draw(image)
    draw.fontmode = '1'
    draw.text((5 * scale, 5 * scale), char, font=face, fill=1)
    lit = {(x, y) for x in range(size[0]) for y in range(size[1]) if image.getpixel((x, y))}
    cells = {(x // scale - 5, 5 + font.ASCENT - 1 - y // scale) for x, y in lit}
    return cells, len(lit) == len(cells) * scale * scale


def check_font():
    table = font.glyph_table()
    wanted = {chr(code) for code in [*range(0x20, 0x7f), *range(0xa0, 0x100)]} | set('–—‘’“”…•×←↑→↓€')
    for char in sorted(wanted - set(table)):
        yield f'cellarium.ttf: no character U+{ord(char):04X}'
    for scale in (1, 2):
        px = font.EM_PX * scale
        face = ImageFont.truetype(str(ASSETS / 'cellarium.ttf'), px, layout_engine=ImageFont.Layout.BASIC)
        for char, glyph in table.items():
            cells, whole = rendered(face, char, scale)
            if cells != glyph.pixels or not whole:
                yield f'cellarium.ttf: U+{ord(char):04X} at {px} px differs from its grid'
            if face.getlength(char) != (glyph.width + font.SPACING) * scale:
                yield f'cellarium.ttf: U+{ord(char):04X} at {px} px advances by {face.getlength(char)} px'


def check_font_shape():
    table = font.glyph_table()
    if len({table[digit].width for digit in '0123456789'}) != 1:
        yield 'font.py: digits differ in width'
    for char, glyph in table.items():
        heights = [y for _, y in glyph.pixels]
        if heights and (max(heights) >= font.ASCENT or min(heights) < -font.DESCENT):
            yield f'font.py: U+{ord(char):04X} leaves the line'


def check_icons():
    for size in (16, 32, 48, 64, 128, 256):
        path = ASSETS / ('icon.png' if size == 128 else f'linux/icons/{size}.png')
        with Image.open(path) as icon:
            if icon.size != (size, size):
                yield f'{path.name}: is {icon.size}, should be {(size, size)}'


def many_colours(count, alpha):
    picture = Image.new('RGBA', (count, 2))
    picture.putdata([(i % 256, i // 256, 9, 255) for i in range(count)] + [(0, 0, 0, alpha)] * count)
    return picture


def check_palette():
    picture = many_colours(255, 0)
    if build.indexed(picture).convert('RGBA').tobytes() != picture.tobytes():
        yield 'build.py: a palette changes the pixels'
    for what, refused in (('too many colours', many_colours(256, 0)), ('half a transparent one', many_colours(9, 128)),
                          ('no transparent one', many_colours(9, 255))):
        try:
            build.indexed(refused)
            yield f'build.py: {what} are no error'
        except SystemExit as error:
            if '\n' in str(error) or not str(error).startswith('atlas.png: '):
                yield f'build.py: for {what} it says "{error}"'


def main():
    index = dict(read_index())
    atlas = Image.open(ASSETS / 'atlas.png').convert('RGBA')
    failures = [*check_sources(), *check_contract(index), *check_rows(index), *check_atlas(index, atlas), *check_icons(),
                *check_font(), *check_font_shape(), *check_palette()]
    print('\n'.join(failures) or f'art: {len(index)} sprites and {len(font.glyph_table())} characters are sound')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
