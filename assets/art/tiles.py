"""Floor, walls, doors, stairs and traps.  Light and shadow are the game's, never baked in."""
import math
import random

from engine import RAMPS, Sprite

CELL = 32
BRICK = RAMPS['brick']
COPING = 9                        # rows of wall top that show above a front face

# -- floor
# Slabs run across the cell borders, so the 32-px grid cannot be read: no joint lies on a border.  Joints only cross
# borders, at the same places in every layout (x 6 and 21, y 10 and 27), so cells fit in any combination.
#
#         6        21
#   ......|.........|......      the middle block and the arms between two crossings are free;
#   ------+---------+------ 10   the block around a corner is shared by four cells
#   ......|  free   |......
#   ------+---------+------ 27
#   ......|.........|......
#
# Slabs are (x0, y0, x1, y1); those that leave the cell continue in the neighbour.
OUT = 40
CORNERS = [(-9, -9, 6, 10), (21, -9, OUT, 10), (-9, 27, 6, OUT), (21, 27, OUT, OUT)]
NORTH, SOUTH = (6, -9, 21, 10), (6, 27, 21, OUT)
WEST, EAST = (-9, 10, 6, 27), (21, 10, OUT, 27)
FLOOR_LAYOUTS = [
    [(6, -9, 21, 13), SOUTH, WEST, EAST, (6, 13, 21, 27)],
    [NORTH, SOUTH, WEST, (6, 10, OUT, 27)],
    [NORTH, SOUTH, (-9, 10, 21, 27), EAST],
    [(6, -9, 21, 8), (6, 8, 21, OUT), WEST, EAST],
    [(6, -9, 21, 24), (6, 24, 21, OUT), WEST, EAST],
    [NORTH, SOUTH, (-9, 10, 13, 27), (13, 10, OUT, 27)],
    [(6, -9, 21, 17), (6, 17, 21, OUT), WEST, EAST],
    [NORTH, SOUTH, WEST, EAST, (6, 10, 21, 19), (6, 19, 14, 27), (14, 19, 21, 27)],
    [NORTH, SOUTH, (-9, 10, 11, 27), (11, 10, 21, 18), (11, 18, 21, 27), EAST],
    [(6, -9, 21, 13), (6, 13, 21, 24), (6, 24, 21, OUT), WEST, EAST],
    [NORTH, SOUTH, WEST, (6, 10, OUT, 27)],
    [(6, -9, 21, 7), (6, 7, 21, OUT), WEST, EAST],
]
CRACKED = {10: (12, 11), 11: (15, 12)}      # layout: where its crack begins
TONES = {  # dark edge, face, bright edge
    'dark': ('s1', 's2', 's2'), 'plain': ('s2', 's3', 's3'), 'bright': ('s2', 's3', 's4'),
}


def slab(sprite, box, rng, tone):
    """One flagstone, its joint on the right and at the bottom."""
    x0, y0, x1, y1 = box
    dark, face, bright = TONES[tone]
    sprite.rect(x0, y0, x1 - x0, y1 - y0, 's1' if tone == 'dark' else 's2')
    sprite.rect(x0, y0, x1 - x0 - 1, y1 - y0 - 1, face)
    sprite.hline(x0, x1 - 3, y0, bright)
    sprite.vline(x0, y0, y1 - 3, bright)
    for x, y in ((x0, y0), (x1 - 2, y0), (x0, y1 - 2), (x1 - 2, y1 - 2)):
        if rng.random() < 0.5:
            sprite.put(x, y, dark)
    for _ in range(max(1, (x1 - x0) * (y1 - y0) // 60)):
        speck(sprite, rng.randrange(x0 + 2, x1 - 4), rng.randrange(y0 + 2, y1 - 3), rng, dark, bright)


def speck(sprite, x, y, rng, dark, bright):
    key = rng.choice([dark, dark, bright])
    sprite.put(x, y, key)
    if rng.random() < 0.5:
        sprite.put(x + 1, y, key)


def joint_shade(sprite, box):
    """Darkens a joint in places, so that it looks worn and not ruled."""
    x0, y0, x1, y1 = box
    for x in range(x0, x1):
        if (x * 7 + y1 * 3) % 11 < 7:
            sprite.put(x, y1 - 1, 's1')
    for y in range(y0, y1):
        if (y * 5 + x1 * 3) % 11 < 7:
            sprite.put(x1 - 1, y, 's1')


def slab_tone(box, rng):
    """Slabs that continue in the next cell all have the same tone. Small slabs are the darkest."""
    x0, y0, x1, y1 = box
    if min(box) < 0 or max(box) > CELL:
        return 'bright'
    return 'dark' if (x1 - x0) * (y1 - y0) < 70 else rng.choice(['bright', 'plain'])


def floor(layout):
    rng = random.Random(100 + layout)
    sprite = Sprite(CELL, CELL, 's3')
    for box in CORNERS + FLOOR_LAYOUTS[layout]:
        slab(sprite, box, rng, slab_tone(box, rng))
        joint_shade(sprite, box)
    if layout in CRACKED:
        crack(sprite, *CRACKED[layout], 13, rng, 's0', 's4')
    return sprite


def crack(sprite, x, y, length, rng, dark, bright):
    for step in range(length):
        sprite.put(x, y + step, dark)
        sprite.put(x + 1, y + step, bright)
        x += rng.choice([-1, 0, 0, 1])
        if rng.random() < 0.12:
            sprite.put(x + 2, y + step, dark)


# -- walls

def bricks(sprite, y0, y1, shades, rng, w=16, h=8, offset=0):
    """Courses of bricks; shades(y, tone) -> (joint, dark, face, bright)."""
    for row, top in enumerate(range(y0, y1, h)):
        shift = row % 2 * w // 2 + offset
        for left in range(-w, CELL + w, w):
            tone = rng.choice([0, 0, 0, 1, -1])
            for y in range(top, min(top + h, y1)):
                for i in range(w):
                    key = shades(y, tone)[brick_shade(i, y - top, w, h, (left + top) % 3 == 0)]
                    sprite.put(left + shift + i, y, key)
    for _ in range(16):
        chip(sprite, rng.randrange(CELL), rng.randrange(y0, y1))


def brick_shade(i, j, w, h, rounded):
    """Which of the four shades pixel (i, j) of a brick has."""
    if i == w - 1 or j == h - 1 or (rounded and i in (0, w - 2) and j in (0, h - 2)):
        return 0
    if j == 0 or i == 0:
        return 3
    return 1 if j == h - 2 or i == w - 2 else 2


def chip(sprite, x, y):
    key = sprite.get(x, y)
    if key in BRICK[2:]:
        sprite.put(x, y, BRICK[BRICK.index(key) - 1])


def wall_top(variant=0):
    def shades(_, tone):
        return 'b0', 'b1', 'b1', 'b2' if tone > 0 else 'b1'
    sprite = Sprite(CELL, CELL, 'b0')
    bricks(sprite, 0, CELL, shades, random.Random(40 + variant), offset=4)
    return sprite


def front_shades(y, tone):
    """The lower half is one step darker."""
    level = 2 if y >= 20 else 4 if tone > 0 else 3
    return BRICK[max(0, level - 2)], BRICK[level - 1], BRICK[level], BRICK[min(5, level + 1)]


def wall_front(variant):
    rng = random.Random(7 + variant)
    sprite = wall_top(variant % 4)
    bricks(sprite, COPING + 1, CELL, front_shades, rng)
    for x in range(CELL):
        sprite.put(x, COPING - 3, 'b3')
        sprite.put(x, COPING - 2, 'b5' if x % 11 else 'b4')
        sprite.put(x, COPING - 1, 'b4')
        sprite.put(x, COPING, 'b1')
        sprite.put(x, COPING + 1, 'b2')
        sprite.put(x, 30, 'b1')
        sprite.put(x, 31, 'b0')
    FRONT_DETAILS[variant](sprite, rng)
    return sprite


def no_detail(_sprite, _rng):
    pass


def front_crack(sprite, rng):
    x = 12
    for y in range(COPING + 2, 27):
        sprite.put(x, y, 'b0')
        sprite.put(x + 1, y, 'b4' if y < 20 else 'b3')
        x += rng.choice([-1, 0, 1])


def front_moss(sprite, rng):
    for x in range(CELL):
        height = max(0, int(4 + 3 * math.sin(x * 0.55) + rng.randrange(-2, 3)))
        for j in range(height):
            shade = min(6, j + (j == height - 1))
            sprite.put(x, 31 - j, ('n1', 'n1', 'n2', 'n2', 'n3', 'n3', 'n3')[shade])
    for x, length in ((5, 8), (6, 5), (23, 9), (24, 4)):
        for j in range(length):
            sprite.put(x + j // 3 % 2, COPING - 2 + j, 'n2' if j % 3 else 'n3')


def front_hole(sprite, _rng):
    sprite.rect(9, 15, 13, 6, 'b0')
    sprite.rect(9, 15, 13, 2, 'k1')
    sprite.hline(10, 20, 20, 'b2')


def front_grate(sprite, _rng):
    """A drain behind three bars, under a flat arch."""
    sprite.polygon([(8, 19), (10, 15), (22, 15), (24, 19)], 'brick', base=.62, bevel=2, seam='b0')
    for x in (12, 15, 19):
        sprite.vline(x, 15, 18, 'b1')
    sprite.rect(9, 19, 14, 11, 'b0')
    sprite.rect(10, 19, 12, 10, 'k0')
    sprite.hline(10, 21, 29, 'b2')
    for x in (11, 15, 19):
        sprite.vline(x, 19, 28, 's4')
        sprite.vline(x + 1, 19, 28, 's2')


def front_shackle(sprite, _rng):
    """An iron ring with a length of chain."""
    sprite.rect(14, 13, 5, 4, 's2')
    sprite.hline(14, 18, 13, 's4')
    for y in range(17, 26, 3):
        sprite.grid(15, y, ['sd.', 'sd.', '.k.'] if y % 2 else ['.sd', '.sd', '.k.'], {'s': 's5', 'd': 's3', 'k': 's1'})
    sprite.grid(13, 26, ['.sss.', 's...d', 's...d', '.ddd.'], {'s': 's5', 'd': 's3'})


FRONT_DETAILS = (no_detail, front_crack, front_moss, front_hole, front_grate, front_shackle)


def rim(side, front):
    """Edge of a wall top towards floor in the north, west or east; front: the cell shows a front face too."""
    sprite = Sprite()
    h = COPING if front else CELL
    if side == 'n':
        for y, key in enumerate(('b0', 'b4', 'b3')):
            sprite.hline(0, 31, y, key)
    elif side == 'w':
        sprite.vline(0, 0, 31, 'b0')
        sprite.vline(1, 0, h - 1, 'b4')
        sprite.vline(2, 0, h - 1, 'b2')
        sprite.vline(1, h, 30, 'b3')
    else:
        sprite.vline(31, 0, 31, 'b0')
        sprite.rect(29, 0, 2, h, 'b2')
        sprite.vline(30, h, 30, 'b1')
    return sprite


# -- rug

def rug(column, row):
    """One of 3 x 3 pieces; the middle ones repeat."""
    sprite = Sprite(CELL, CELL, 'u1')
    for y in range(CELL):
        for x in range(CELL):
            across = {0: x, 1: 99, 2: 31 - x}[column]
            down = {0: y, 1: 99, 2: 31 - y}[row]
            sprite.put(x, y, rug_key(x, y, min(across, down)))
    if row == 2:
        rug_fringe(sprite)
    for x, at_side in ((0, column == 0), (31, column == 2)):
        if at_side:
            sprite.vline(x, 0, 31, 'k1')
    return sprite


def rug_key(x, y, border):
    """border: distance to the edge of the rug."""
    if border < 6:
        return ('k1', 'u0', 'u1', 'g1', 'g2', 'g0')[border]
    if border < 10:
        return 'u0' if (x + y) % 4 else 'g1'
    if border == 10:
        return 'g1'
    diamond = abs(x % 16 - 7.5) + abs(y % 16 - 7.5)
    if diamond < 2:
        return 'g1'
    if 4.5 < diamond < 6:
        return 'u0'
    return 'p1' if (x * 5 + y * 3) % 7 == 0 and (x + y) % 2 else 'u1'


def rug_fringe(sprite):
    for x in range(CELL):
        sprite.put(x, 30, 'o2' if x % 2 else 'u0')
        sprite.put(x, 31, 'o1' if x % 2 else 'k1')


# -- doors

def door(state):
    """Set in a wall row, seen from the front."""
    sprite = wall_front(0)
    arch = [(3, 32), (3, 16), (6, 12), (10, 10), (22, 10), (26, 12), (29, 16), (29, 32)]
    sprite.polygon(arch, ['s1', 's3', 's4', 's5'], base=.6, bevel=2, seam='b0')
    for y in (16, 21, 26):
        sprite.hline(3, 6, y, 's1')
        sprite.hline(26, 28, y, 's1')
    sprite.rect(15, 10, 2, 3, 's6')
    (door_leaf if state in ('closed', 'locked') else door_way)(sprite, state)
    return sprite


DOOR_HOLE = [(7, 32), (7, 17), (9, 14.5), (12, 13), (20, 13), (23, 14.5), (25, 17), (25, 32)]


SWUNG_LEAF = {  # seen through the arch, hinged at its left side
    'open': [(7, 15.5), (10, 17), (10, 32), (7, 32)], 'ajar': [(7, 16), (15, 18.5), (15, 32), (7, 32)],
}


def door_way(sprite, state):
    sprite.polygon(DOOR_HOLE, ['k0'], seam='k1')
    sprite.clip = lambda x, y: y > 21
    sprite.polygon(DOOR_HOLE, ['s0', 's1', 's2'], base=0, bevel=1, amp=0, gy=1.6, seam=False)
    sprite.clip = None
    leaf = SWUNG_LEAF[state]
    sprite.polygon(leaf, 'wood', base=.6, bevel=1, seam='k1')
    for y in (20, 27):
        sprite.hline(7, leaf[1][0] - 1, y, 's4')
        sprite.hline(7, leaf[1][0] - 1, y + 1, 's1')


def door_leaf(sprite, state):
    closed = state == 'closed'
    sprite.polygon(DOOR_HOLE, 'wood_light' if closed else 'wood', base=.55, bevel=2, gx=-.3, seam='k1')
    for x in (11, 15, 16, 20):
        sprite.vline(x, 14, 31, 'w1' if closed else 'w0')
    for y in (18, 26):
        iron_band(sprite, 7, 24, y)
    sprite.hline(7, 24, 31, 'k1')
    if closed:
        sprite.ellipse(21.5, 23.5, 1.8, 1.8, 'gold')
    else:
        lock_plate(sprite, 12, 18)


def iron_band(sprite, x0, x1, y):
    for row, key in enumerate(('s5', 's3', 's1')):
        sprite.hline(x0, x1, y + row, key)
    for x in range(x0 + 1, x1, 5):
        sprite.put(x, y + 1, 's6')


def lock_plate(sprite, x, y):
    sprite.box(x, y, x + 8, y + 10, 'gold', base=.55, bevel=2, seam='k1')
    sprite.grid(x + 2, y + 2, """
        .kk.
        .kk.
        kkkk
        .kk.
        .kk.
        .kk.
    """, {'k': 'k1'})


def door_side(state):
    """A door in a wall column, seen on edge: a thin leaf over the sill, between the ends of two walls."""
    sprite = Sprite()
    sill(sprite)
    SIDE_LEAVES.get(state, leaf_on_edge)(sprite, state)
    jamb(sprite, 25)
    return sprite


def jamb(sprite, y):
    """The dressed stones at the end of a wall, as wide as the wall, seen from above."""
    for x0, x1 in ((0, 10), (11, 21), (22, 32)):
        sprite.box(x0, y, x1, y + 7, ['s2', 's4', 's5', 's6'], base=.55, bevel=1.5, seam='s1')
    sprite.hline(0, 31, y - 1, 'k1')


def sill(sprite):
    """Worn stones in the floor below the leaf, and the foot of the northern wall."""
    for y in (4, 11, 18):
        sprite.box(8, y, 24, y + 7, ['s1', 's2', 's3', 's4'], base=.5, bevel=1.2, seam='s1')
    for x0, x1 in ((0, 7), (7, 25), (25, 32)):
        sprite.box(x0, 0, x1, 4, ['s2', 's3', 's4', 's5'], base=.6, bevel=1.5, seam='s1')
    sprite.hline(0, 31, 4, 'k1')


def hinge(sprite, x0, x1, y):
    """A strap of iron around the leaf."""
    for row, key in enumerate(('s7', 's4', 's2')):
        sprite.hline(x0, x1, y + row, key)
    sprite.vline(x0 - 1, y, y + 2, 'k1')
    sprite.vline(x1 + 1, y, y + 2, 'k1')


def leaf_on_edge(sprite, state):
    """Its upper edge is bright; a strip of the boards shows beside it."""
    shut = state == 'closed'
    sprite.rect(12, 1, 9, 24, 'k1')
    for x, key in enumerate(('w4', 'w5', 'w4', 'k1', 'w2', 'w2', 'w1') if shut else
                            ('w3', 'w4', 'w3', 'k1', 'w1', 'w1', 'w0')):
        sprite.vline(13 + x, 1, 24, key)
    for y in (11, 17):
        sprite.hline(17, 19, y, 'w0')
    for y in (4, 18):
        hinge(sprite, 12, 20, y)
    for x in (8, 21) if shut else ():
        sprite.rect(x, 12, 4, 4, 'k1')
        sprite.rect(x + (x < 16), 13, 3, 2, 'g3')
        sprite.hline(x + (x < 16), x + 2 + (x < 16), 13, 'g4')


def leaf_aslant(sprite, x0, x1, y, drop, height):
    """It swings from its hinge at the left towards the viewer: bright upper edge, boards, straps, ring."""
    for x in range(x0 - 1, x1 + 2):
        top = y + (x - x0) * drop // (x1 - x0)
        sprite.vline(x, top - 1, top + height + 1, 'k1')
    for x in range(x0, x1 + 1):
        top = y + (x - x0) * drop // (x1 - x0)
        sprite.vline(x, top, top + height, 'w1' if (x - x0) % 4 == 3 else 'w3')
        sprite.vline(x, top, top + 1, 'w5')
        for row in (4, height - 5):
            for line, key in enumerate(('s6', 's4', 's2')):
                sprite.put(x, top + row + line, key)
    sprite.ellipse(x1 - 1.5, y + drop + height / 2, 1.5, 1.5, 'gold')


def leaf_swung_open(sprite, _):
    leaf_aslant(sprite, 17, 30, 2, 2, 17)


def leaf_ajar(sprite, _):
    leaf_aslant(sprite, 14, 22, 2, 5, 17)


SIDE_LEAVES = {'open': leaf_swung_open, 'ajar': leaf_ajar}


# -- stairs and traps

def slab_tile():
    """Bare stone for things that are built into the floor."""
    return Sprite(CELL, CELL, 's3')


STAIR_KEYS = ('s1', 's2', 's3', 's4', 's5', 's6', 's7')


def stairs_down():
    """A shaft whose steps sink into the dark."""
    sprite = slab_tile()
    sprite.rect(1, 1, 30, 30, 's1')
    sprite.box(1, 1, 31, 31, 'stone', base=.55, bevel=3)
    sprite.rect(4, 3, 24, 27, 'k0')
    for step in range(5):
        y, x0, x1 = 25 - step * 5, 5 + step, 26 - step
        tread = 5 - step
        sprite.hline(x0, x1, y, STAIR_KEYS[tread])
        sprite.rect(x0, y + 1, x1 - x0 + 1, 2, STAIR_KEYS[tread - 1])
        sprite.rect(x0, y + 3, x1 - x0 + 1, 2, STAIR_KEYS[tread - 2] if tread > 1 else 'k1')
    return sprite


RISING = (('s4', 's1'), ('s5', 's2'), ('s6', 's2'), ('w5', 's3'), ('g4', 'w2'))        # tread and riser of each step


def stairs_up():
    """Steps that rise and narrow away from us, up to where light falls in."""
    sprite = slab_tile()
    sprite.box(1, 1, 31, 31, 'stone', base=.5, bevel=2)
    sprite.polygon([(2, 32), (6, 1), (26, 1), (30, 32)], ['k1'], seam=False)
    for step, (tread, riser) in enumerate(RISING):
        x0, x1, y = 3 + step, 28 - step, 26 - 6 * step
        sprite.rect(x0, y, x1 - x0 + 1, 3, tread)
        sprite.hline(x0, x1, y, 's7' if step > 2 else STAIR_KEYS[5 if step else 4])
        sprite.rect(x0, y + 3, x1 - x0 + 1, 3, riser)
        sprite.hline(x0, x1, y + 5, 'k1')
    return sprite


def spikes(height):
    """A grate with points that stand `out` px out of it."""
    sprite = slab_tile()
    sprite.rect(3, 3, 26, 26, 's1')
    sprite.rect(4, 4, 24, 24, 's2')
    sprite.hline(4, 27, 4, 's1')
    sprite.hline(4, 27, 27, 's3')
    for y in (8, 16, 24):
        for x in (8, 16, 24):
            sprite.rect(x - 2, y - 1, 4, 3, 'k1')
            sprite.hline(x - 2, x + 1, y + 2, 's3')
    for y in (10, 18, 26) if height else ():
        for x in (8, 16, 24):
            sprite.over(spike(height).outline(), x - 3, y - height - 1)
    return sprite


SPIKE = ['.ww.', '.ws.', '.ws.', 'wwsd', 'wwsd', 'wssd', 'wssd']


def spike(height):
    sprite = Sprite(6, height + 2)
    sprite.grid(1, 1, SPIKE[:height], {'w': 's7', 's': 's5', 'd': 's3'})
    return sprite


def pit():
    """Broken slabs around a hole whose far wall still catches some light."""
    sprite = slab_tile()
    rim = [(4, 9), (9, 4), (16, 5), (23, 3), (28, 8), (27, 15), (29, 22), (25, 28), (17, 27), (9, 29), (4, 24), (5, 16)]
    sprite.polygon(rim, ['s1', 's2', 's4', 's5'], base=.45, bevel=2.5, amp=-.45, seam='s1')
    hole = [(16 + (x - 16) * .84, 16.5 + (y - 16) * .84) for x, y in rim]
    sprite.polygon(hole, ['k0'], seam='k1')
    for y, key in enumerate(('s1', 's1', 's0', 's0', 's0', 'k1', 'k1', 'k1')):
        for x in range(CELL):
            if sprite.get(x, 6 + y) == 'k0' and (x * 5 + y * 3) % 8:
                sprite.put(x, 6 + y, key)
    for x, y in ((7, 22), (12, 25), (23, 24), (25, 17)):
        sprite.rect(x, y, 3, 2, 's2')
        sprite.hline(x, x + 1, y, 's4')
    return sprite


def plate(pressed):
    """A stone with a golden ring in a frame. When pressed it sinks, and its rune lights up."""
    sprite = slab_tile()
    sprite.rect(4, 4, 24, 24, 'k1')
    sprite.hline(4, 27, 28, 's4')
    sprite.vline(28, 4, 28, 's4')
    if pressed:
        sprite.box(6, 7, 27, 27, ['s0', 's1', 's2', 's3'], base=.6, bevel=2, seam=False)
    else:
        sprite.box(5, 4, 27, 24, 'stone', base=.62, bevel=3, seam=False)
        sprite.rect(5, 24, 22, 3, 's2')
        sprite.hline(5, 26, 26, 's0')
    sprite.move(0, 2 if pressed else 0)
    ring, rune = ('g0', 'u4') if pressed else ('g2', 's2')
    sprite.grid(10, 8, """
        ...gggggg...
        ..g......g..
        .g...rr...g.
        g...r..r...g
        g..r....r..g
        g..rrrrrr..g
        g..r....r..g
        g...r..r...g
        .g...rr...g.
        ..g......g..
        ...gggggg...
    """, {'g': ring, 'r': rune})
    for x, y in ((7, 6), (24, 6), (7, 21), (24, 21)):
        sprite.put(x, y, 'g1' if pressed else 'g3')
    return sprite


def catalog():
    sprites = {'stairs_down': [stairs_down()], 'stairs_up': [stairs_up()]}
    sprites['floor'] = [floor(i) for i in range(len(FLOOR_LAYOUTS))]
    sprites['wall_front'] = [wall_front(i) for i in range(len(FRONT_DETAILS))]
    sprites['wall_top'] = [wall_top(i) for i in range(4)]
    sprites['rim_top'] = [rim(side, False) for side in 'nwe']
    sprites['rim_front'] = [rim(side, True) for side in 'nwe']
    sprites['rug'] = [rug(column, row) for row in range(3) for column in range(3)]
    for state in ('closed', 'ajar', 'open', 'locked'):
        sprites['door_' + state] = [door(state)]
        sprites['door_side_' + state] = [door_side(state)]
    sprites['spikes'] = [spikes(height) for height in (0, 3, 7)]
    sprites['pit'] = [pit()]
    sprites['plate'] = [plate(pressed) for pressed in (False, True)]
    return sprites
