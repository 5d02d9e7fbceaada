"""Splashes and blasts over 3 x 3 cells, and small things that pop up."""
import math
import random

from effects import cloud
from engine import BAYER, Sprite
from items import heart_level

AREA = 96

# -- splashes: a ring that runs outwards, drops that fly ahead of it

TINTS = {  # dark, body, light, glint
    'wine': ('u0', 'r0', 'p1', 'p3'), 'honey': ('g0', 'g1', 'g2', 'g4'), 'water': ('u1', 'u2', 'u3', 'u4'),
    'frost': ('u2', 'u3', 'u4', 's7'), 'night': ('k0', 'k1', 'u0', 'p1'), 'mending': ('r1', 'r2', 'r3', 'r4'),
    'fire': ('r2', 'g1', 'g2', 'g4'),
}
RINGS = ((2, 12, 0), (9, 24, .1), (22, 37, .35), (34, 44, .7))     # inner and outer radius, how much of it is torn


def splash(keys, frame):
    rng = random.Random(17)
    waves = [(rng.randrange(3, 9), rng.uniform(0, math.tau), rng.uniform(.02, .06)) for _ in range(4)]
    inner, outer, torn = RINGS[frame]
    sprite = Sprite(AREA, AREA)
    for y in range(AREA):
        for x in range(AREA):
            dx, dy = x + .5 - AREA / 2, (y + .5 - AREA / 2) * 1.08
            angle = math.atan2(dy, dx)
            wave = 1 + sum(size * math.sin(count * angle + phase) for count, phase, size in waves)
            part = (math.hypot(dx, dy) / wave - inner) / (outer - inner)
            if 0 <= part < 1:
                splash_pixel(sprite, x, y, part, angle, torn, keys)
    splash_drops(sprite, frame, outer, keys, rng)
    return sprite


def splash_pixel(sprite, x, y, part, angle, torn, keys):
    """Thin inside, with a bright crest at the front of the wave, lit from the upper left."""
    grain = BAYER[y % 4][x % 4] / 15
    if part < .62 and grain > .15 + part * 1.3 - torn * .5:
        return
    if grain < torn and (part < .8 or grain < torn - .3):
        return
    lit = math.cos(angle - math.radians(-125)) > .1
    key = keys[0] if part > .93 else keys[3 if lit else 2] if part > .8 else keys[2 if lit else 1] if part > .62 else keys[1]
    sprite.put(x, y, key)


def splash_drops(sprite, frame, outer, keys, rng):
    for i in range(22):
        angle, far = rng.uniform(0, math.tau), rng.uniform(1.02, 1.3)
        r = min(outer * far + 2, 46)
        x, y = AREA / 2 + r * math.cos(angle), AREA / 2 + r * math.sin(angle) * .92 - (4, 7, 5, 0)[frame]
        size = 2 if i % 3 == 0 and frame < 3 else 1
        sprite.rect(x, y, size, size + (frame < 2), keys[2 if i % 2 else 3])


# -- blasts

BLAST_RADII = (9, 24, 36, 40, 38, 30)
BLAST_KEYS = (  # a flame from its rim to its core; smoke from dark to light
    ('g4', 's7', 's7'), ('r3', 'g2', 'g3', 'g4', 's7', 's7'), ('r1', 'r2', 'r3', 'g2', 'g3', 'g4'),
    ('k1', 's0', 'r1', 'r2', 'g1', 'g2'), ('k1', 's0', 's1', 's2', 's3'), ('s0', 's1', 's2', 's3'),
)
FLASH_FRAMES = 4


def fireball(sprite, balls, keys):
    """Balls that merge, hotter towards the inside."""
    for y in range(sprite.h):
        for x in range(sprite.w):
            heat = sum(max(0, 1 - ((x + .5 - cx) ** 2 + (y + .5 - cy) ** 2) / (r * r)) for cx, cy, r in balls)
            heat += (BAYER[y % 4][x % 4] / 15 - .5) * .22
            if heat > .12:
                sprite.put(x, y, keys[min(len(keys) - 1, int(heat / 2.3 * len(keys)))])


def blast(frame):
    """A flash, a ball of fire, then smoke that gets thin."""
    rng = random.Random(23)
    reach = BLAST_RADII[frame]
    balls = [(AREA / 2, AREA / 2, reach * .8), (AREA / 2 - 2, AREA / 2 - 3, reach * .5)]
    for i in range(9):
        angle = i * math.tau / 9 + rng.uniform(-.3, .3)
        far = reach * rng.uniform(.45, .68)
        balls.append((AREA / 2 + far * math.cos(angle), AREA / 2 + far * math.sin(angle) - max(0, frame - 2) * 1.5,
                      reach * rng.uniform(.36, .52)))
    sprite = Sprite(AREA, AREA)
    if frame >= FLASH_FRAMES:
        cloud(sprite, balls[2:], .55 if frame == FLASH_FRAMES else .8, BLAST_KEYS[frame])
        return sprite
    fireball(sprite, balls, BLAST_KEYS[frame])
    blast_rays(sprite, frame, reach, rng)
    return sprite


def blast_rays(sprite, frame, reach, rng):
    for i in range(14):
        angle = i * math.tau / 14 + rng.uniform(-.15, .15)
        for r in range(int(reach * 1.02), min(47, int(reach * 1.02) + (10, 9, 7, 3)[frame]), 2):
            sprite.rect(AREA / 2 + r * math.cos(angle), AREA / 2 + r * math.sin(angle), 2 - frame // 3, 2 - frame // 3,
                        ('s7', 'g4', 'g3', 'g2')[frame])


# -- small ones

def coin_pop(frame):
    """A small coin jumps up and disappears in a glint."""
    sprite = Sprite(16, 16)
    if frame < 3:
        w = (4, 1.6, 4)[frame]
        y = (10.5, 7, 5)[frame]
        sprite.ellipse(8, y, w, 4, 'gold')
        if w > 3:
            sprite.rect(7, y - 2, 2, 4, 'g4')
        return sprite.outline()
    for i in range(-4, 5):
        for x, y in ((8 + i, 5), (8, 5 + i)):
            sprite.put(x, y, 'g4' if abs(i) > 1 else 's7')
    return sprite


def hoist(frame):
    """A basket with goods is pulled up on its rope. The lower 32 rows are the cell of the stairs."""
    rise = (0, 6, 13, 20)[frame]
    y = 41 - rise
    sprite = Sprite(32, 48)
    for row in range(0, y - 11):
        sprite.put(15 + (row + frame) % 4 // 2, row, 'o2')
        sprite.put(16 + (row + frame) % 4 // 2, row, 'w3')
    for side in (-1, 1):
        sprite.capsule(16, y - 12, 16 + side * 7, y - 4, .8, .8, ['w1', 'w3', 'o2'], seam=False)
    sprite.ellipse(16, y - 12, 1.8, 1.6, ['w1', 'w3', 'o2'])
    for x, key in ((11, 'gold'), (20.5, 'blue'), (16, 'wax')):
        sprite.ellipse(x, y - 5.5, 3, 3, key)
    sprite.polygon([(7, y - 5), (25, y - 5), (23, y + 4), (9, y + 4)], 'wood_light', base=.5, bevel=2.5, gx=-.3)
    for x in range(9, 24, 3):
        sprite.rect(x, y - 3, 1, 6, 'w1')
    for row in (y - 2, y + 1):
        for x in range(8, 24, 3):
            sprite.rect(x, row, 2, 1, 'w4')
    return sprite.outline()


def heart_glow(frame):
    """Around a heart that was gained: a growing rim of gold."""
    sprite = Sprite()
    wide = 5.6 + frame * 1.3

    def rim(x, y):
        if heart_level(x, y, 16, 7.8 - frame * 1.4, wide) is None or heart_level(x, y, 16, 9.4 - frame * 1.2, wide - 1.6) is not None:
            return None
        return 0 if frame < 2 or BAYER[int(y) % 4][int(x) % 4] > 3 * frame - 3 else None
    sprite.paint(rim, [('s7', 'g4', 'g3', 'g2')[frame]], seam=False)
    for i in range(6):
        angle, far = i * math.tau / 6 + frame * .2, 8 + frame * 2.2
        sprite.put(16 + far * math.cos(angle), 15 + far * math.sin(angle), 'g4')
    return sprite


def aim_end(frame):
    """Where an arrow would hit."""
    sprite = Sprite(9, 9)
    arm = (3, 2)[frame]
    for i in range(1, arm + 1):
        far = 5 - i
        for x, y in ((4 - far, 4), (4 + far, 4), (4, 4 - far), (4, 4 + far)):
            sprite.put(x, y, 'r3' if frame == 0 else 'r4')
    sprite.put(4, 4, 's7')
    return sprite.outline('r0') if frame == 0 else sprite


def charge_dust(frame):
    """Dust that a charging monster kicks up."""
    sprite = Sprite(16, 16)
    balls = (((8, 12, 3.5),), ((6, 11, 3.5), (10, 11, 3.5)), ((5, 9, 3.8), (11, 9, 3.8), (8, 7, 3)),
             ((4, 7, 3), (12, 6, 3), (8, 4, 2.6)))[frame]
    cloud(sprite, balls, (.05, .25, .5, .75)[frame], ['s3', 's4', 'o1', 'o2', 's6'])
    return sprite


def catalog():
    sprites = {'splash_' + name: [splash(keys, i) for i in range(4)] for name, keys in TINTS.items()}
    for draw, count in ((blast, 6), (coin_pop, 4), (hoist, 4), (heart_glow, 4), (aim_end, 2), (charge_dust, 4)):
        sprites[draw.__name__] = [draw(i) for i in range(count)]
    return sprites
