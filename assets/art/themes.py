"""What the themes of the descent leave on its stone: moss, wet, embers.  Each lies over wall_front, wall_top or floor;
the game gives the stone itself the theme's colours (src/view/ground/themes.c)."""
import math
import random

from engine import Sprite

CELL, COPING = 32, 9


def strand(sprite, rng, x, y, length, keys):
    """What hangs down and sways, the lightest at its upper end."""
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
            if (x + 2 * y + variant) % 5 == 0 or rng.random() < .18:
                sprite.put(x, y, 's0')
        if x % 7 == (3 * variant) % 7:
            sprite.put(x, 30, 's4')
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
    """A film of water: dark, with the ceiling's glint along its upper bank."""
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


GLOW = {'g0': None, 'g1': 'g0', 'g2': 'g1', 'g3': 'g2'}


def glow(sprite):
    """What of it burns, and a haze around that; the game adds it to the picture, whatever its light."""
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


def catalog():
    frames = {'moss_front': (moss_front, 4), 'moss_top': (moss_top, 2), 'moss_floor': (moss_floor, 4),
              'flood_front': (flood_front, 3), 'flood_top': (flood_top, 2), 'flood_floor': (flood_floor, 4),
              'forge_front': (forge_front, 3), 'forge_top': (forge_top, 2), 'forge_floor': (forge_floor, 4)}
    sprites = {name: [draw(i) for i in range(count)] for name, (draw, count) in frames.items()}
    glows = {name + '_glow': [glow(frame) for frame in sprites[name]] for name in sprites if name.startswith('forge')}
    return sprites | glows
