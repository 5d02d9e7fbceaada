"""Water, ice, embers, puddles and fire; cracks in walls, marks on the floor."""
import math
import random

from engine import BAYER, Sprite
from props import FLAME_SHELLS, flame_shell, thread
from tiles import COPING, front_shades

CELL = 32


def wrapped(sprite, x, y, key):
    """What leaves the cell on one side comes in on the other, so that such cells fit together."""
    sprite.put(x % CELL, y % CELL, key)


def ripple(x, y, turns):
    """A soft field with equal values at opposite borders. `turns` moves it on in time."""
    u, v = math.tau * x / CELL, math.tau * y / CELL
    return (math.sin(u + 2 * math.sin(v) + turns) + math.sin(2 * v - u + 1.3 * math.sin(u) - turns)
            + .6 * math.sin(2 * u + v + 2)) / 2.6


# -- pools

WAVELETS = ((3, 4, 7, 0), (19, 9, 9, 2), (8, 16, 6, 1), (25, 20, 8, 3), (13, 26, 9, 0), (1, 23, 5, 2), (27, 2, 5, 1))


def water(frame):
    """Dark water with short crests that come and go above their shadows."""
    sprite = Sprite(CELL, CELL, 'u1')
    for x, y, length, beat in WAVELETS:
        step = (frame + beat) % 4
        crest = length - (0, 2, 4, 2)[step]
        left = x + (0, 1, 2, 2)[step]
        for i in range(crest):
            wrapped(sprite, left + i, y + (i * 2 > crest), 'u2')
            wrapped(sprite, left + i + 1, y + 2 + (i * 2 > crest), 'u0' if step < 2 else 'u1')
        if step == 0:
            for i in range(1, crest // 2):
                wrapped(sprite, left + i, y, 'u3')
    return sprite


ICE_CRACKS = (
    (((4, 27), (11, 21), (13, 14), (20, 9)), ((13, 14), (7, 9)), ((11, 21), (19, 24))),
    (((27, 6), (21, 12), (22, 19), (15, 26)), ((22, 19), (28, 23)), ((21, 12), (12, 9))),
)
ICE_SHEEN = (((7, 5, 9), (22, 20, 8)), ((10, 21, 8), (25, 5, 6)))


def ice(variant):
    """Milky, with a slanting sheen and some cracks. It is darker than lit floor, because ice gives no light."""
    sprite = Sprite(CELL, CELL, 'u2')
    for y in range(CELL):
        for x in range(CELL):
            milk = ripple(x, y, 1.5) + (BAYER[y % 4][x % 4] / 15 - .5) * .5
            if milk > -.5:
                sprite.put(x, y, 's4')
    for x, y, length in ICE_SHEEN[variant]:
        for i in range(length):
            wrapped(sprite, x - i, y + i, 's5')
    for line in ICE_CRACKS[variant]:
        for start, end in zip(line, line[1:]):
            thread(sprite, *start, *end, 'u1')
            thread(sprite, start[0] + 1, start[1], end[0] + 1, end[1], 's4')
    return sprite


COALS = 15


def coal_distances(centres, x, y):
    """The distances to the nearest coal and to the next one, across borders, and which one is the nearest."""
    found = []
    for i, (cx, cy) in enumerate(centres):
        dx, dy = abs(x - cx), abs(y - cy)
        found.append((math.hypot(min(dx, CELL - dx), min(dy, CELL - dy)), i))
    found.sort()
    return found[0][0], found[1][0], found[0][1]


def ember(frame):
    """Coals. What glows between them grows brighter and darker."""
    rng = random.Random(6)
    centres = [((i % 4) * 8 + rng.uniform(1, 7), (i // 4) * 8 + rng.uniform(1, 7)) for i in range(COALS)]
    sprite = Sprite(CELL, CELL)
    for y in range(CELL):
        for x in range(CELL):
            near, far, coal = coal_distances(centres, x + .5, y + .5)
            heat = .5 + .5 * math.sin(math.tau * (frame / 4 + coal * .37))
            sprite.put(x, y, ember_key(far - near, near, heat, coal))
    return sprite


def ember_key(gap, near, heat, coal):
    """`gap`: how much nearer this coal is than the next; 0 on the crack between two."""
    if gap < .9:
        return 'g2' if heat > .72 else 'g1' if heat > .3 else 'r1'
    if gap < 2.0:
        return 'g0' if heat > .5 else 'w0'
    if coal in (3, 8, 13):
        return ('r2' if near < 2.2 else 'r1') if heat > .4 else 'r0'
    return 's2' if near < 1.4 else 's1' if near < 3 else 's0'


BANK_SIDES = ('n', 'w', 'e', 's')


def bank(side):
    """The stone edge of a pool: in the north its face is seen, in the south only its lip."""
    sprite = Sprite()
    if side == 'n':
        for y, key in enumerate(('s4', 's2', 's2', 's1', 's1', 'k1')):
            sprite.hline(0, 31, y, key)
        for x in (6, 14, 21, 29):
            sprite.vline(x, 1, 4, 's1')
            sprite.put(x + 1, 1, 's3')
        for x in range(CELL):
            sprite.put(x, 6, 'u0')
    elif side == 's':
        sprite.hline(0, 31, 31, 's4')
        sprite.hline(0, 31, 30, 's1')
    else:
        edge, inner = (0, 1) if side == 'w' else (31, 30)
        sprite.vline(edge, 0, 31, 's2' if side == 'w' else 's4')
        sprite.vline(inner, 0, 31, 'k1' if side == 'w' else 's1')
        for y in (10, 27):
            sprite.put(edge, y, 's1')
    return sprite


# -- puddles
# The frame of a cell tells which neighbours are wet: n 1, e 2, s 4, w 8.  The rim meanders the same way in every cell.

ROUND, MARGIN = 11, 3.2


def shore(x, y, wet):
    """How far outside the puddle a point is; negative inside."""
    ax = max(0 if wet & 8 else ROUND + MARGIN - x, 0 if wet & 2 else x - (CELL - ROUND - MARGIN), 0)
    ay = max(0 if wet & 1 else ROUND + MARGIN - y, 0 if wet & 4 else y - (CELL - ROUND - MARGIN), 0)
    meander = 1.3 * math.sin(math.tau * (x + y) / CELL + 1) + .6 * math.sin(math.tau * (2 * x - 3 * y) / CELL)
    return math.hypot(ax, ay) - ROUND + meander


def puddle(wet, keys, glints):
    """keys: rim, body, its lighter swirl, its lit edge, glint."""
    rim, body, swirl, lit, glint = keys
    sprite = Sprite()
    for y in range(CELL):
        for x in range(CELL):
            out = shore(x + .5, y + .5, wet)
            if out > 0:
                continue
            if out > -1.3:
                sprite.put(x, y, rim)
            elif out > -2.8:
                sprite.put(x, y, lit if shore(x - 1.5, y - 2, wet) > out + 1.2 else body)
            else:
                shade = ripple(x, y, 0) + (BAYER[y % 4][x % 4] / 15 - .5) * .7
                sprite.put(x, y, swirl if shade > .1 else body)
    for x, y in glints:
        if shore(x, y, wet) < -4:
            sprite.hline(x, x + 2, y, glint)
            sprite.put(x - 1, y + 1, glint)
    return sprite


PUDDLES = {
    'puddle_wine': (('k1', 'r0', 'p1', 'p2', 'p3'), ((10, 9), (21, 18))),
    'puddle_honey': (('g0', 'g2', 'g3', 'g3', 'g4'), ((9, 10), (20, 15), (13, 23))),
}


# -- webs, soot, cracks

def web_floor(variant):
    """Spun from corner to corner over the slabs."""
    cx, cy, start = ((15, 17, .2), (18, 14, .55))[variant]
    sprite = Sprite()
    angles = [start + i * math.tau / 9 for i in range(10)]
    for i, angle in enumerate(angles[:9]):
        reach = (19, 16, 18)[i % 3]
        thread(sprite, cx, cy, cx + reach * math.cos(angle), cy + reach * math.sin(angle), 's5')
    for radius in (4.5, 9, 14):
        for a, b in zip(angles, angles[1:]):
            corners = [(cx + r * math.cos(angle), cy + r * math.sin(angle))
                       for r, angle in ((radius, a), (radius * .86, (a + b) / 2), (radius, b))]
            thread(sprite, *corners[0], *corners[1], 's6')
            thread(sprite, *corners[1], *corners[2], 's6')
    for x, y in ((cx - 6, cy + 5), (cx + 7, cy - 6)):
        sprite.put(x, y, 's7')
    return sprite


def scorch(variant):
    """Soot that gets thinner towards its edge."""
    rng = random.Random(60 + variant)
    sprite = Sprite()
    lobes = [(16 + rng.uniform(-5, 5), 17 + rng.uniform(-5, 5), rng.uniform(6, 10)) for _ in range(4)]
    for y in range(CELL):
        for x in range(CELL):
            soot = max(1 - math.hypot(x + .5 - cx, (y + .5 - cy) * 1.15) / r for cx, cy, r in lobes)
            grain = BAYER[y % 4][x % 4] / 15 + rng.uniform(-.1, .1)
            if soot > grain * .55:
                sprite.put(x, y, 'k1' if soot > .5 + grain * .3 else 's0' if soot > .22 else 's1')
    return sprite


CRACK_LINES = (
    ((9, -1), (12, 5), (10, 11), (15, 17), (13, 24), (17, 32)), ((15, 17), (22, 14), (25, 8)), ((13, 24), (7, 27), (4, 32)),
    ((10, 11), (5, 14)), ((22, 14), (28, 18)), ((17, 29), (23, 27)),
)


def cracks(front):
    """Drawn over a wall that a blast opens: wide cracks with loose stones between them."""
    sprite = Sprite()
    lines = [[(x, y * 22 / 32 + COPING if front else y) for x, y in line] for line in CRACK_LINES]
    dark, bright = ('k0', 'b5') if front else ('k0', 'b3')
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            thread(sprite, ax + 1, ay + 1, bx + 1, by + 1, bright)
    for line in lines:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            thread(sprite, ax, ay, bx, by, dark)
    for line in lines[:1]:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            thread(sprite, ax - 1, ay, bx - 1, by, dark)
    if front:
        loose_stones(sprite)
    return sprite


def loose_stones(sprite):
    for x, y in ((18, 20), (8, 25)):
        joint, dark, face, bright = front_shades(y, 0)
        sprite.rect(x, y, 5, 4, joint)
        sprite.rect(x, y, 4, 3, face)
        sprite.hline(x, x + 3, y, bright)
        sprite.hline(x, x + 3, y + 2, dark)
    for x in (12, 15, 19):
        sprite.rect(x, 30, 2, 2, 'b3')
        sprite.put(x, 30, 'b4')


# -- fire

TONGUES = ((-9, -2, .95, 2), (8, -4, 1.0, 5), (-2, -5, 1.45, 0), (-11, 4, .8, 6), (11, 4, .85, 1), (-5, 5, 1.25, 3), (5, 4, 1.35, 7))
LOW_TONGUES = ((-8, -2, .55, 1), (7, -4, .5, 3), (-1, 3, .75, 0), (9, 5, .45, 2), (-9, 6, .4, 2))


def blaze(sprite, tongues, x, y, beats, frame):
    """Tongues that melt into one fire: all of one colour, then all of the next."""
    largest = max(size for _, _, size, _ in tongues)
    for rx, ry, key, drop in FLAME_SHELLS:
        hot = [tongue for tongue in tongues if key != 'g4' or tongue[2] > .7 * largest]
        for dx, dy, size, beat in hot:
            phase = math.tau * (frame + beat) / beats
            growth, sway = 1.3 * math.sin(phase + beat * 2) + .6 * math.sin(phase * 2 + beat), math.sin(phase)
            middle = y + dy - (ry + drop * .45) * size
            flame_shell(sprite, x + dx, middle, rx * size * (1.4 if key == 'g3' else 1.12),
                        (ry + growth * .7) * size * 1.15, sway * size, key)


def fire(frame):
    """Fire that fills its cell, the lower 32 rows."""
    sprite = Sprite(32, 48)
    blaze(sprite, TONGUES, 16, 38, 8, frame)
    rng = random.Random(frame * 3)
    for _ in range(3):
        sprite.put(rng.randrange(5, 27), rng.randrange(4, 16), rng.choice(['g3', 'g2', 'r3']))
    return sprite


def fire_low(frame):
    """A fire that is about to go out."""
    sprite = Sprite()
    for x, y in ((8, 21), (14, 26), (21, 23), (24, 19), (12, 18)):
        sprite.rect(x, y, 3, 2, 'k1')
        sprite.put(x + (frame + y) % 3, y, 'g2' if (frame + x) % 4 < 2 else 'r2')
    blaze(sprite, LOW_TONGUES, 16, 22, 4, frame)
    return sprite


def ice_block():
    """Crystals of ice that hold an actor."""
    sprite = Sprite()
    for points, base in (([(4, 29), (2, 20), (6, 15), (9, 22), (10, 29)], .45),
                         ([(22, 29), (24, 20), (28, 14), (30, 22), (28, 29)], .4),
                         ([(8, 30), (9, 23), (12, 19), (15, 25), (16, 30)],
                          .6), ([(15, 30), (18, 22), (21, 18), (24, 24), (24, 30)], .55)):
        sprite.polygon(points, ['u2', 'u3', 'u3', 'u4', 's7'], base=base, bevel=2.5, amp=.5, seam='u1')
    return sprite.outline('u1')


def catalog():
    sprites = {draw.__name__: [draw(i) for i in range(count)] for draw, count in
               ((water, 4), (ice, 2), (ember, 4), (web_floor, 2), (scorch, 3), (fire, 8), (fire_low, 4))}
    sprites['bank'] = [bank(side) for side in BANK_SIDES]
    for name, how in PUDDLES.items():
        sprites[name] = [puddle(wet, *how) for wet in range(16)]
    sprites['crack_front'] = [cracks(True)]
    sprites['crack_top'] = [cracks(False)]
    sprites['ice_block'] = [ice_block()]
    return sprites
