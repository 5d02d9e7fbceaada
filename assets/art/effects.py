"""Short-lived things: slashes, smoke, sparks."""
import math

from engine import Sprite, lambert

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


PUFFS = (  # x, y, radius of each ball, per frame
    ((16, 18, 6), (12, 20, 4.5), (20, 20, 4.5), (16, 14, 4)),
    ((16, 15, 5.5), (9, 19, 5), (23, 19, 5), (12, 11, 4), (20, 11, 4), (16, 21, 4.5)),
    ((7, 17, 4), (25, 17, 4), (11, 8, 3.6), (21, 8, 3.6), (16, 23, 3), (16, 13, 2.6)),
    ((4, 14, 2), (28, 14, 2), (9, 4, 1.8), (23, 4, 1.8), (16, 25, 1.4), (16, 9, 1.3)),
)


def puff(frame):
    """One cloud: each pixel takes the light of the ball that bulges most towards us."""
    def ball(x, y, cx, cy, r):
        nx, ny = (x - cx) / r, (y - cy) / r
        return r * r * (1 - nx * nx - ny * ny), nx, ny

    def level(x, y):
        bulge, nx, ny = max(ball(x, y, *place) for place in PUFFS[frame])
        return .3 + .65 * lambert(nx, ny) - frame * .06 if bulge > 0 else None
    sprite = Sprite()
    sprite.paint(level, 'smoke', dither=.1)
    return sprite.outline('s1') if frame < 3 else sprite


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
    for draw, count in ((puff, 4), (spark, 3), (sparkle, 4)):
        sprites[draw.__name__] = [draw(i) for i in range(count)]
    return sprites
