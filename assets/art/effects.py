"""Short-lived things: slashes, smoke, sparks."""
import math
import random

from engine import BAYER, Sprite

SLASH_WAY = {'side': 0, 'down': math.pi / 2, 'diag': math.pi / 4}
SLASH_FROM, SLASH_TO = (-60, -60, -20), (25, 60, 60)         # degrees swept in each frame
SLASH_THICK = (6.5, 6.5, 3.0)


def slash(way, frame):
    """A crescent of 120 degrees around the middle of the sprite; the last frame breaks up."""
    sprite = Sprite(48, 48)
    start, end = math.radians(SLASH_FROM[frame]), math.radians(SLASH_TO[frame])
    for y in range(48):
        for x in range(48):
            dx, dy = x - 23.5, y - 23.5
            angle = (math.atan2(dy, dx) - SLASH_WAY[way] + math.pi) % math.tau - math.pi
            if start <= angle <= end:
                t = (angle - start) / (end - start)
                thick = SLASH_THICK[frame] * math.sin(math.pi * t ** .8) ** .7
                slash_pixel(sprite, x, y, 23.6 - math.hypot(dx, dy), thick, frame)
    return sprite


def slash_pixel(sprite, x, y, depth, thick, frame):
    """depth: px inside the outer edge of the arc."""
    if not 0 <= depth < thick or (frame == 2 and (x + y) % 3 == 0):
        return
    part = depth / thick
    sprite.put(x, y, 'u3' if part < .18 or part > .85 else 'u4' if part > .55 or frame == 2 else 's7')


PUFFS = (  # x, y, radius of each ball, and how much of them has blown away, per frame
    (((16, 19, 6.5), (11, 21, 5), (21, 21, 5), (17, 14, 5)), .04),
    (((16, 16, 7), (9, 19, 6), (23, 19, 6), (12, 12, 5), (21, 11, 5), (16, 22, 5)), .25),
    (((8, 17, 6), (24, 16, 6), (11, 9, 5), (21, 8, 5), (16, 21, 5), (16, 13, 5)), .55),
    (((6, 15, 5), (26, 14, 5), (10, 6, 4), (22, 5, 4), (16, 12, 4)), .8),
)


def cloud(sprite, balls, gone, keys):
    """Balls that merge, lit from above, with a ragged rim. `gone`, 0..1, removes more and more of them."""
    def thick(x, y):
        return sum(max(0, 1 - ((x - cx) ** 2 + (y - cy) ** 2) / (r * r)) for cx, cy, r in balls)
    for y in range(sprite.h):
        for x in range(sprite.w):
            here, grain = thick(x + .5, y + .5), BAYER[y % 4][x % 4] / 15
            if here > .1 + .4 * gone + (.22 + gone * .7) * grain:
                slope = thick(x + 2.5, y + 3) - thick(x - 1.5, y - 2)        # uphill to the lower right: lit
                light = .5 + .34 * max(-1, min(1, slope)) - gone * .3 + (grain - .5) * .16
                sprite.put(x, y, keys[max(0, min(len(keys) - 1, int(light * len(keys))))])


def puff(frame):
    """Smoke without an edge."""
    sprite = Sprite()
    cloud(sprite, *PUFFS[frame], ['s2', 's3', 's4', 's5', 's6'])
    return sprite


DUST = (
    ((), 0),
    (((16, 26, 5), (12, 27, 4), (20, 27, 4)), .25),
    (((16, 25, 6), (9, 26, 5), (23, 26, 5)), .45),
    (((16, 24, 6), (6, 25, 5), (26, 25, 5)), .75),
)


def dust(frame):
    """Dust that trickles from the ceiling and spreads on the floor."""
    rng = random.Random(5)
    sprite = Sprite()
    if DUST[frame][0]:
        cloud(sprite, *DUST[frame], ['s2', 's3', 's4', 'o1', 'o2'])
    for i in range(26):
        x, y, length = 16 + rng.gauss(0, 3.2), rng.random() * 22, rng.randrange(1, 4)
        down = y + frame * 9 - 8
        if 0 <= down < 28 and (frame < 3 or i % 2):
            sprite.vline(int(x), int(down), int(down) + length, ('s5', 'o2', 'o1', 's4')[i % 4])
    return sprite


def eyes(frame):
    """Eyes of something in the dark; they blink."""
    sprite = Sprite(16, 8)
    rows = (
        ['gg..........gg', 'gyyg......gyyg', '.gykg....gkyg.', '..ggg....ggg..'],
        ['..............', 'gggg......gggg', '.gykg....gkyg.', '..ggg....ggg..'],
        ['..............', '..............', 'oggg......gggo', '..ooo....ooo..'],
        ['..............', '..............', 'ooo........ooo', '..ooo....ooo..'],
    )[frame]
    sprite.grid(1, 2, rows, {'g': 'r3', 'y': 'g4', 'k': 'k0', 'o': 'r2'})
    return sprite.outline('k0')


STAR = ['..w..', '.yyy.', 'yyyyy', '.yoy.', '.o.o.']


def stars(frame):
    """Three stars that circle over a head."""
    sprite = Sprite(24, 12)
    around = [math.tau * (i / 3 + frame / 12 + 1 / 24) for i in range(3)]
    for angle in sorted(around, key=math.sin):
        x, y = 12 + 8.4 * math.cos(angle), 6 + 3 * math.sin(angle)
        far = math.sin(angle) < -.2
        rows = ['.y.', 'yyy', '.o.'] if far else STAR
        size = len(rows)
        one = Sprite(24, 12)
        one.grid(x - size / 2 + .5, y - size / 2 + .5, rows, {'w': 's7', 'y': 'g2' if far else 'g3', 'o': 'g1'})
        sprite.over(one.outline())
    return sprite


def sweat(frame):
    """A drop of sweat that flies off the brow of a fleeing monster."""
    sprite = Sprite(10, 12)
    for x, y, rows in ((5, 3 + frame * 2, ['.w..', '.uw.', 'uuu.', 'uuuv', '.vv.']), (1, 2 + frame, ['w', 'u'])):
        sprite.grid(x - 1 + (x > 3), y, rows, {'w': 's7', 'u': 'u3', 'v': 'u2'})
    return sprite.outline('u0')


SPARK_RAYS = ((4.2, 0), (7.8, 0), (7.8, 4.5))                 # per frame: length of the rays, px left out in the middle


def spark(frame):
    """A star of eight rays that flies apart."""
    sprite = Sprite(16, 16)
    reach, hole = SPARK_RAYS[frame]
    for y in range(16):
        for x in range(16):
            dx, dy = abs(x - 7.5), abs(y - 7.5)
            r = max(dx, dy)
            far = reach * .7 if dx == dy else reach if min(dx, dy) < 1 else 0
            if hole <= r < far or (not hole and dx + dy < reach * .55):
                sprite.put(x, y, 's7' if r < reach * .4 else 'g4' if r < reach * .7 else 'g3')
    return sprite


def sparkle(frame):
    sprite = Sprite(9, 9)
    reach = (1, 3, 4, 2)[frame]
    for i in range(-reach, reach + 1):
        key = 'u4' if abs(i) > 1 else 's7'
        sprite.put(4 + i, 4, key)
        sprite.put(4, 4 + i, key)
    return sprite


def catalog():
    sprites = {'slash_' + way: [slash(way, i) for i in range(3)] for way in SLASH_WAY}
    for draw, count in ((puff, 4), (dust, 4), (eyes, 4), (stars, 4), (sweat, 2), (spark, 3), (sparkle, 4)):
        sprites[draw.__name__] = [draw(i) for i in range(count)]
    return sprites
