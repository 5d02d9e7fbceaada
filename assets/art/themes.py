"""Marks of the themes on stone: moss, wetness, embers.  Each lies over wall_front, wall_top or floor.  The game gives the
stone itself the colours of the theme (src/view/ground/themes.c)."""
import math
import random

from engine import Sprite

CELL, COPING = 32, 9


def strand(sprite, rng, x, y, length, keys):
    """Something that hangs down and sways, brightest at its upper end."""
    for j in range(length):
        shade = keys[min(len(keys) - 1, j * len(keys) // length)]
        sprite.put(x, y + j, shade)
        if j % 3 == 1:
            sprite.put(x + rng.choice([-1, 1]), y + j, keys[-1 - (j % 2)])
        if rng.random() < .22:
            x += rng.choice([-1, 1])


def tuft(sprite, rng, x, y, size, keys):
    """A cushion, round above and frayed below."""
    for i in range(-size, size + 1):
        height = int(math.sqrt(max(size * size - i * i, 0)) * .8 + rng.random())
        for j in range(height):
            light = j * 3 // max(height, 1) + (1 if i < 0 else 0)
            sprite.put(x + i, y - j, keys[min(len(keys) - 1, light)])


def moss_front(variant):
    rng, sprite = random.Random(810 + variant), Sprite(CELL, CELL)
    leaves = ('n2', 'n2', 'n1', 'n1', 'n0')
    for x in range(CELL):
        depth = int(2.2 + 1.6 * math.sin(x * .41 + variant * 2.1) + rng.random() * 1.4) - (variant == 1)
        for j in range(max(0, depth)):
            sprite.put(x, COPING - 3 + j, ('n3', 'n2', 'n1', 'n0')[min(3, j + (rng.random() < .4))])
    for _ in range((5, 3, 4, 6)[variant]):
        strand(sprite, rng, rng.randrange(2, 30), COPING - 1, rng.randrange(5, 17), leaves)
    for _ in range((2, 3, 4, 2)[variant]):
        tuft(sprite, rng, rng.randrange(3, 29), 31, rng.randrange(2, 5), ('n0', 'n1', 'n2', 'n3'))
    return sprite


def moss_top(variant):
    rng, sprite = random.Random(820 + variant), Sprite(CELL, CELL)
    for _ in range(3 + variant):
        tuft(sprite, rng, rng.randrange(4, 28), rng.randrange(8, 30), rng.randrange(2, 5), ('n0', 'n0', 'n1', 'n1'))
    return sprite


def moss_floor(variant):
    rng, sprite = random.Random(830 + variant), Sprite(CELL, CELL)
    x, y = rng.randrange(8, 24), rng.randrange(10, 24)
    for _ in range(4 + 2 * variant):
        tuft(sprite, rng, x + rng.randrange(-7, 8), y + rng.randrange(-6, 7), rng.randrange(1, 4), ('n0', 'n1', 'n1', 'n2'))
    for _ in range(3):
        sprite.put(x + rng.randrange(-8, 9), y + rng.randrange(-8, 8), 'n3')
    return sprite


def flood_front(variant):
    """Wet as high as the water once stood, with weed along that line, and rills."""
    rng, sprite = random.Random(840 + variant), Sprite(CELL, CELL)
    for x in range(CELL):
        line = 23 + int(1.3 * math.sin(x * .39 + variant) + rng.random())
        sprite.put(x, line, rng.choice(['n1', 'n1', 'n0', 's1']))
        if rng.random() < .5:
            sprite.put(x, line + 1, 'n0')
        for y in range(line + 2, 31):
            sprite.put(x, y, 'b0' if x % 16 == 9 and y > 25 else 'b1')
        if x % 9 in (variant, variant + 1, variant + 3):
            sprite.put(x, 27 + x % 2, 'b2')
    for _ in range(1 + variant):
        x = rng.randrange(4, 28)
        for y in range(COPING + rng.randrange(1, 4), 24):
            sprite.put(x, y, 's1' if y % 5 else 's4')
            if rng.random() < .12:
                x += rng.choice([-1, 1])
    return sprite


def flood_top(variant):
    rng, sprite = random.Random(850 + variant), Sprite(CELL, CELL)
    for _ in range(7 + 3 * variant):
        x, y = rng.randrange(2, 30), rng.randrange(2, 30)
        sprite.put(x, y, 's1')
        sprite.put(x + 1, y, 's3' if rng.random() < .3 else 's1')
    return sprite


def flood_floor(variant):
    """A film of water: dark, with light from the ceiling along its upper edge."""
    rng, sprite = random.Random(860 + variant), Sprite(CELL, CELL)
    cx, cy = rng.randrange(12, 21), rng.randrange(12, 21)
    rx, ry = rng.randrange(6, 10) + 0.5, rng.randrange(4, 7) + 0.5
    for y in range(CELL):
        for x in range(CELL):
            wave = .16 * math.sin(math.atan2(y - cy, x - cx) * 3 + variant * 1.7)
            away = math.hypot((x - cx) / rx, (y - cy) / ry) + wave
            if away < 1:
                sprite.put(x, y, 's3' if away > .82 and y > cy else 's1')
            elif away < 1.16 and y < cy:
                sprite.put(x, y, 's0')
    for _ in range(3):
        x, y = cx + rng.randrange(-4, 3), cy + rng.randrange(-2, 3)
        sprite.hline(x, x + rng.randrange(1, 4), y, 's2' if y % 2 else 's4')
    return sprite


def vein(sprite, rng, x, y, length, steep):
    """A crack with fire in it."""
    for i in range(length):
        heat = 'g3' if length // 3 < i < length // 2 else 'g2' if i % 4 else 'g1'
        sprite.put(x, y, heat)
        sprite.put(x + 1, y, 'g0')
        if rng.random() < .5:
            sprite.put(x - 1, y, 'k1')
        if rng.random() < steep:
            y += 1
        else:
            x += rng.choice([-1, 1])


def forge_front(variant):
    rng, sprite = random.Random(870 + variant), Sprite(CELL, CELL)
    for x in range(CELL):  # soot rises from below
        for y in range(31, 31 - int(4 + 3 * math.sin(x * .5 + variant) + rng.randrange(3)), -1):
            if (x + y) % 2 or y > 28:
                sprite.put(x, y, 'k1' if y > 28 else 'b0')
    for _ in range((1, 2, 1)[variant]):
        vein(sprite, rng, rng.randrange(7, 25), COPING + 3, rng.randrange(12, 21), .7)
    if variant == 2:  # a chain
        for y in range(COPING + 1, 25):
            sprite.put(24 + (y // 2) % 2, y, 's4' if y % 4 else 's2')
        sprite.grid(22, 24, 'sss. s..s .ss.', {'s': 's4'})
    return sprite


def forge_top(variant):
    rng, sprite = random.Random(880 + variant), Sprite(CELL, CELL)
    for _ in range(10):
        sprite.put(rng.randrange(CELL), rng.randrange(CELL), 'k0')
    vein(sprite, rng, rng.randrange(8, 24), rng.randrange(4, 12), 6 + 4 * variant, .5)
    return sprite


def forge_floor(variant):
    rng, sprite = random.Random(890 + variant), Sprite(CELL, CELL)
    if variant < 2:
        vein(sprite, rng, rng.randrange(8, 24), rng.randrange(5, 12), 11 + 4 * variant, .55)
    for _ in range(5):  # slag
        x, y = rng.randrange(3, 27), rng.randrange(4, 28)
        sprite.grid(x, y, '.kk. ksbk .kk.', {'k': 'k1', 's': 's3', 'b': 'b1'})
    for _ in range(3):
        sprite.put(rng.randrange(3, 29), rng.randrange(3, 29), rng.choice(['g1', 'g2']))
    return sprite


# -- columns: what stands alone in the open, on its floor

SHAFT = 'b1 b4 b4 b5 b4 b3 b4 b4 b3 b2 b3 b3 b2 b1 b2 b2 b2 b1 b1 b1 b0 b0'.split()
DARKER = {'b5': 'b4', 'b4': 'b3', 'b3': 'b2', 'b2': 'b1', 'b1': 'b0', 'b0': 'b0'}


def column():
    """Fluted, made of the stone of the walls. Like them, it is seen from the front and from above."""
    sprite = Sprite(CELL, CELL)
    sprite.rect(2, 0, 28, 6, 'b0')
    sprite.rect(4, 1, 24, 4, 'b1')
    for y, key in ((5, 'b2'), (6, 'b3'), (7, 'b5'), (8, 'b4')):
        sprite.hline(1, 30, y, key)
    sprite.hline(2, 29, 9, 'b1')
    sprite.hline(4, 27, 10, 'b3')
    for y in range(11, 26):
        for i, key in enumerate(SHAFT):
            sprite.put(5 + i, y, 'b0' if y == 11 else DARKER[key] if y > 19 else key)
    for y, x0, x1, key in ((25, 3, 28, 'b4'), (26, 3, 28, 'b3'), (27, 3, 28, 'b1'),
                           (28, 2, 29, 'b3'), (29, 1, 30, 'b2'), (30, 1, 30, 'b1'), (31, 1, 30, 'b0')):
        sprite.hline(x0, x1, y, key)
    return sprite


def moss_column():
    rng, sprite = random.Random(910), Sprite(CELL, CELL)
    for x in range(1, 31):
        for j in range(int(1.6 + 1.4 * math.sin(x * .5) + rng.random())):
            sprite.put(x, 6 + j, ('n3', 'n2', 'n1')[j % 3])
    for turn in range(26):  # ivy winds up
        x, y = 5 + turn * 21 // 25, 26 - turn * 14 // 25 + round(1.4 * math.sin(turn * .7))
        for i, j, key in ((0, 0, 'n1'), (-1, 0, 'n2'), (0, -1, 'n2'), (1, 1, 'n0')):
            if rng.random() < .8:
                sprite.put(x + i, y + j, 'n3' if key == 'n2' and rng.random() < .3 else key)
    for x, length in ((6, 8), (9, 4), (21, 5), (25, 10)):
        strand(sprite, rng, x, 9, length, ('n2', 'n1', 'n0'))
    for x, size in ((4, 3), (10, 2), (26, 4)):
        tuft(sprite, rng, x, 31, size, ('n0', 'n1', 'n2', 'n3'))
    return sprite


def flood_column():
    rng, sprite = random.Random(911), Sprite(CELL, CELL)
    for x in range(5, 27):
        line = 21 + int(1.2 * math.sin(x * .4) + rng.random())
        for y in range(line + 1, 25):
            sprite.put(x, y, DARKER[DARKER[SHAFT[x - 5]]])
        sprite.put(x, line, rng.choice(['n1', 'n2', 'n0']))
        if rng.random() < .4:
            sprite.put(x, line + 1, 'n1')
    for x, y, length in ((8, 10, 7), (17, 10, 10), (24, 10, 5)):
        for j in range(length):
            sprite.put(x, y + j, 's1' if j % 4 else 's4')
    for x, y in ((6, 27), (7, 28), (12, 28), (20, 27), (23, 29), (24, 28), (15, 29)):
        sprite.put(x, y, 'n2')
    return sprite


def forge_column():
    rng, sprite = random.Random(912), Sprite(CELL, CELL)
    for y in (13, 21):
        for row, key in enumerate(('o1', 'w1', 'k1')):
            sprite.hline(4, 27, y + row, key)
        for x in range(6, 27, 5):
            sprite.put(x, y + 1, 'o2')
    vein(sprite, rng, 14, 16, 8, .8)
    vein(sprite, rng, 19, 24, 6, .9)
    return sprite


# -- around doors in a row of walls

def moss_door():
    rng, sprite = random.Random(920), Sprite(CELL, CELL)
    for x in range(2, 30):
        arch = 9 + abs(x - 16) // 5
        for j in range(int(1.5 + 1.3 * math.sin(x * .7) + rng.random())):
            sprite.put(x, arch + j, ('n3', 'n2', 'n1')[j % 3])
    for x, length in ((3, 12), (5, 7), (12, 3), (21, 4), (26, 6), (28, 14)):
        strand(sprite, rng, x, 11 + abs(x - 16) // 5, length, ('n2', 'n2', 'n1', 'n0'))
    for x in (4, 27):
        tuft(sprite, rng, x, 31, 3, ('n0', 'n1', 'n2', 'n3'))
    return sprite


def flood_door():
    rng, sprite = random.Random(921), Sprite(CELL, CELL)
    for x in range(3, 29):
        line = 26 + int(1.2 * math.sin(x * .5) + rng.random())
        sprite.put(x, line, rng.choice(['n1', 'n2']))
        for y in range(line + 1, 31):
            sprite.put(x, y, 's2' if x < 7 or x > 24 else 'w0' if x in (11, 15, 20) else 'w1')
    for x, y, length in ((4, 14, 8), (8, 13, 4), (15, 12, 3), (27, 15, 9)):
        for j in range(length):
            sprite.put(x, y + j, 'n1' if j % 3 else 'n3')
    return sprite


def forge_door():
    """The heat behind the door is seen below it. Rivets hold the arch."""
    sprite = Sprite(CELL, CELL)
    for x in range(8, 24):
        sprite.put(x, 31, 'g2' if 10 < x < 21 else 'g1')
        if 11 < x < 20 and x % 3:
            sprite.put(x, 30, 'g1')
    for x, y in ((5, 29), (5, 24), (5, 19), (7, 14), (11, 11), (16, 10), (20, 11), (24, 14), (26, 19), (26, 24), (26, 29)):
        sprite.grid(x - 1, y - 1, ['.o', 'ok'], {'o': 'o1', 'k': 'k0'})
        sprite.put(x - 1, y - 1, 'o2')
    return sprite


GLOW = {'g0': None, 'g1': 'g0', 'g2': 'g1', 'g3': 'g2'}


def glow(sprite):
    """The burning parts of a picture, with a haze around them. The game adds them to the picture, however dark it is."""
    haze = Sprite(sprite.w, sprite.h)
    fire = [(x, y) for y in range(sprite.h) for x in range(sprite.w) if sprite.get(x, y) in GLOW]
    for x, y in fire:
        for i in range(-2, 3):
            for j in range(-2, 3):
                if i * i + j * j < 6:
                    haze.put(x + i, y + j, 'w0')
    for x, y in fire:
        haze.put(x, y, GLOW[sprite.get(x, y)] or 'w0')
    return haze


SINGLE = (column, moss_column, flood_column, forge_column, moss_door, flood_door, forge_door)


def catalog():
    frames = {'moss_front': (moss_front, 4), 'moss_top': (moss_top, 2), 'moss_floor': (moss_floor, 4),
              'flood_front': (flood_front, 3), 'flood_top': (flood_top, 2), 'flood_floor': (flood_floor, 4),
              'forge_front': (forge_front, 3), 'forge_top': (forge_top, 2), 'forge_floor': (forge_floor, 4)}
    sprites = {name: [draw(i) for i in range(count)] for name, (draw, count) in frames.items()}
    sprites |= {draw.__name__: [draw()] for draw in SINGLE}
    glows = {name + '_glow': [glow(frame) for frame in sprites[name]] for name in sprites if name.startswith('forge')}
    return sprites | glows
