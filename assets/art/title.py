"""The name of the game in brick and gold, and the program icon."""
import math
import random

from engine import BAYER, RAMPS, Sprite, inside, neighbours
from props import draw_flame

# -- logo
# Letters are polygons 44 px high; the outline first, then the hole.

LETTERS = {  # width, polygons
    'C': (30, [
        [(8, 0), (22, 0), (29, 6), (29, 14), (20, 14), (20, 10), (18, 8), (12, 8), (10, 10), (10, 34),
         (12, 36), (18, 36), (20, 34), (20, 30), (29, 30), (29, 38), (22, 44), (8, 44), (1, 37), (1, 7)],
    ]),
    'E': (28, [
        [(0, 0), (27, 0), (27, 12), (21, 12), (19, 8), (12, 8), (12, 17), (18, 17), (20, 14), (23, 14),
         (23, 29), (20, 29), (18, 26), (12, 26), (12, 36), (19, 36), (21, 32), (27, 32), (27, 44), (0, 44),
         (0, 38), (3, 36), (3, 8), (0, 6)],
    ]),
    'L': (27, [
        [(0, 0), (16, 0), (16, 6), (13, 8), (13, 36), (18, 36), (20, 30), (26, 30), (26, 44), (0, 44),
         (0, 38), (4, 36), (4, 8), (0, 6)],
    ]),
    'A': (32, [
        [(10, 0), (21, 0), (29, 36), (32, 38), (32, 44), (18, 44), (18, 38), (20, 36), (19, 30), (11, 30),
         (10, 36), (12, 38), (12, 44), (-1, 44), (-1, 38), (2, 36)],
        [(15, 8), (16, 8), (18, 23), (12, 23)],
    ]),
    'R': (31, [
        [(0, 0), (20, 0), (27, 6), (27, 19), (22, 24), (28, 36), (31, 38), (31, 44), (22, 44), (13, 26),
         (13, 36), (16, 38), (16, 44), (0, 44), (0, 38), (4, 36), (4, 8), (0, 6)],
        [(13, 8), (17, 8), (19, 10), (19, 16), (17, 18), (13, 18)],
    ]),
    'U': (32, [
        [(0, 0), (14, 0), (14, 6), (12, 8), (12, 33), (14, 36), (17, 36), (19, 33), (19, 8), (17, 6),
         (17, 0), (31, 0), (31, 6), (28, 8), (28, 37), (21, 44), (10, 44), (3, 37), (3, 8), (0, 6)],
    ]),
    'M': (39, [
        [(0, 0), (12, 0), (19, 19), (26, 0), (38, 0), (38, 6), (35, 8), (35, 36), (38, 38), (38, 44),
         (24, 44), (24, 38), (26, 36), (26, 20), (21, 34), (17, 34), (12, 20), (12, 36), (14, 38), (14, 44),
         (0, 44), (0, 38), (3, 36), (3, 8), (0, 6)],
    ]),
    'I': (20, []),              # the torch stands here
}
LOGO_W, LOGO_H, LOGO_TOP, EXTRUDE = 300, 64, 13, 4


def logo_layout():
    """The left edge of each letter. The letters are centred, 2 px apart."""
    width = sum(LETTERS[letter][0] + 2 for letter in 'CELLARIUM') - 2
    x = (LOGO_W - width) // 2
    for letter in 'CELLARIUM':
        yield letter, x
        x += LETTERS[letter][0] + 2


def logo_mask():
    cells, torch_x = set(), 0
    for letter, left in logo_layout():
        if letter == 'I':
            torch_x = left + 10
        loops = LETTERS[letter][1]
        edges = [edge for loop in loops for edge in zip(loop, loop[1:] + loop[:1])]
        for y in range(44):
            for x in range(-1, LETTERS[letter][0] + 1):
                if inside(edges, x + .5, y + .5):
                    cells.add((left + x, LOGO_TOP + y))
    return cells, torch_x


def depth_map(cells):
    """How many px each cell lies inside the edge, from 1."""
    depth, ring, level = {}, set(cells), 1
    while ring:
        edge = {cell for cell in ring if any(n not in ring for n in neighbours(*cell))}
        depth.update((cell, level) for cell in edge)
        ring -= edge
        level += 1
    return depth


def logo():
    sprite = Sprite(LOGO_W, LOGO_H)
    cells, torch_x = logo_mask()
    for drop in range(EXTRUDE, 0, -1):
        for x, y in cells:
            sprite.put(x, y + drop, 'b0' if drop > 2 else 'b1')
    for (x, y), depth in depth_map(cells).items():
        edge = {1: logo_rim(cells, x, y), 2: 'b0'}
        sprite.put(x, y, edge.get(depth) or logo_brick(x, y, torch_x))
    for x, y, length in IVY:
        ivy(sprite, x, y, length)
    sprite.over(logo_torch(), torch_x - 16, 2)
    return sprite.outline('k0')


def logo_rim(cells, x, y):
    """Gold edge: bright where it faces the light."""
    if (x, y - 1) not in cells:
        return 'g4'
    if (x - 1, y) not in cells:
        return 'g3'
    return 'g1' if (x, y + 1) not in cells else 'g2'


def logo_brick(x, y, torch_x):
    away = math.hypot(x - torch_x, (y - LOGO_TOP) * 1.5)
    return brick_key(x, y, 5.6 - min(2.4, away / 50))


def brick_key(x, y, level):
    """Bricks of 10 x 6.  level: an index into the ramp, its fraction dithered a little."""
    row = y // 6
    i, j = (x + row % 2 * 5) % 10, y % 6
    shade = -2 if i == 9 or j == 5 else 1 if j == 0 else .6 if i == 0 else 0
    ramp = RAMPS['brick'] + ['w5']
    return ramp[max(0, min(6, int(level + shade + (BAYER[y % 4][x % 4] / 15 - .5) * .35)))]


IVY = ((15, 44, 19), (281, 43, 17), (118, 40, 9))              # foot of each tendril, its length


def ivy(sprite, x, y, length):
    """Grows up from the foot of a letter, leaves to both sides."""
    rng = random.Random(x)
    for step in range(length):
        top = y + 13 - step
        sprite.put(x, top, 'n1')
        if step % 2 == 0:
            leaf = rng.choice((-2, 1))
            sprite.grid(x + leaf, top - 1, ['ab', 'bc'], {'a': 'n3', 'b': 'n2', 'c': 'n1'})
            x += rng.choice((-1, 0, 1))


def logo_torch():
    sprite = Sprite(32, 60)
    sprite.capsule(16, 26, 16, 53, 3.2, 2.2, 'wood_light')
    sprite.rect(12, 34, 8, 3, 'g2')
    sprite.hline(12, 19, 34, 'g4')
    sprite.rect(13, 46, 6, 2, 'g2')
    sprite.hline(13, 18, 46, 'g4')
    sprite.polygon([(8, 20), (24, 20), (21, 29), (11, 29)], 'iron', base=.6, bevel=3)
    sprite.hline(9, 22, 22, 'g2')
    sprite.outline('k0')
    draw_flame(sprite, 16, 13, 1.75, .8)
    return sprite


# -- program icon

ARCH = [(14, 58), (14, 27), (17, 19), (24, 13), (32, 11), (40, 13), (47, 19), (50, 27), (50, 58)]
GLOW = ((20, 'w0'), (14, 'w1'), (10, 'g0'))                    # radius around the flame


def icon():
    """A candle in a niche: only what is lit stays."""
    sprite = Sprite(64, 64)
    for y in range(64):
        for x in range(64):
            sprite.put(x, y, brick_key(x + 3, y, 5.4 - math.hypot(x - 31.5, y - 28) / 9))
    rim = [(32 + (x - 32) * 1.25, y - (y < 58) * 4) for x, y in ARCH]
    sprite.polygon(rim, 'stone', base=.6, bevel=4, seam='b0')
    sprite.polygon(ARCH, ['k0', 'k1'], base=.3, bevel=1, seam='k1')
    sprite.clip = lambda x, y: sprite.get(int(x), int(y)) in ('k0', 'k1', 'w0', 'w1') and y < 58
    for radius, key in GLOW:
        sprite.ellipse(32, 28, radius, radius, [key], seam=False)
    sprite.clip = None
    sprite.over(niche_candle())
    icon_frame(sprite)
    return sprite


def niche_candle():
    sprite = Sprite(64, 64)
    sprite.ellipse(32, 55, 15, 4, 'gold')
    sprite.box(26, 36, 38, 55, 'wax', base=.6, bevel=3, gx=-.6, seam='g0')
    sprite.grid(25, 36, """
        wwwwwww.......
        wwwwoo........
        .www..........
        .www..........
        ..ww..........
        ..w...........
    """, {'w': 's7', 'o': 'o3'})
    sprite.rect(31, 33, 2, 4, 'k1')
    sprite.outline()
    draw_flame(sprite, 31.5, 25, 1.75, .8)
    return sprite


def small_icon():
    """The same in 16 x 16."""
    sprite = Sprite(16, 16)
    sprite.grid(0, 0, """
        .yyyyyyyyyyyyyy.
        yppppsssssspppph
        ypppskkkkkkspppd
        yppskkkookkksppd
        ypskkkkorkkkkspd
        yppskkorrokksppd
        yqqskkrggrkksqqd
        yqqskkrgyrkksqqd
        yppskkoyyokksppd
        yppskkkwikkksppd
        yqqskkwwaakksqqd
        yqqskkwwaakksqqd
        yppskkwwaakksppd
        yppsdhwwaahdsppd
        yqqsdhhhhhhdsqqd
        .hdddddddddddddd
    """, {'y': 'g4', 'h': 'g2', 'd': 'g1', 'p': 'b1', 'q': 'b2', 's': 's3', 'k': 'k1', 'o': 'r2', 'r': 'g2', 'g': 'g3', 'w': 's7',
          'i': 'k0', 'a': 'o3'})
    sprite.put(15, 15, None)
    return sprite


def icons():
    """The program icons by their size, as desktops show them from lists to docks."""
    small, large = small_icon(), icon()
    return {size: (small if size < 64 else large).scaled(size // (16 if size < 64 else 64)) for size in (16, 32, 48, 64, 128, 256)}


def icon_frame(sprite):
    """Gold edge with cut corners."""
    for inset, bright, dark in ((0, 'k0', 'k0'), (1, 'g4', 'g1'), (2, 'g2', 'g0'), (3, 'k1', 'k1')):
        far = 63 - inset
        sprite.hline(inset, far, inset, bright)
        sprite.vline(inset, inset, far, bright)
        sprite.hline(inset, far, far, dark)
        sprite.vline(far, inset, far, dark)
    for x in (0, 63):
        for y in (0, 63):
            sprite.put(x, y, None)


def catalog():
    return {'logo': [logo()]}
