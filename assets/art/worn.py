"""Gear on the hero.  For a weapon or shield, only those pixels are drawn that differ from the bare hero.  The silver sword, boots and rings
only recolour his own pixels (src/view/canvas/worn.c)."""
import math

import hero
from engine import Sprite
from pose import FRAMES

WIDE, MARGIN = 48, 8             # a weapon reaches beyond the cell


def wide():
    return Sprite(WIDE, WIDE, home=(MARGIN, MARGIN))


# -- weapons, from hand to tip

def along(hand, tip):
    length = math.hypot(tip[0] - hand[0], tip[1] - hand[1])
    return (tip[0] - hand[0]) / length, (tip[1] - hand[1]) / length, length


def long_sword(sprite, hand, tip):
    dx, dy, length = along(hand, tip)

    def at(u, v=0.0):
        return hand[0] + dx * u - dy * v, hand[1] + dy * u + dx * v
    sprite.capsule(*at(2.5), *at(length + 6.5), 1.9, .9, 'steel', lift=.12)
    for i in range(4, int(length) + 4):
        sprite.put(*at(i), 's4')
    sprite.capsule(*at(2, -3.6), *at(2, 3.6), 1.0, 1.0, 'iron')
    sprite.ellipse(*at(-1.8), 1.5, 1.5, 'red')


def axe(sprite, hand, tip):
    dx, dy, length = along(hand, tip)
    out = -1 if hand[0] < 16 else 1

    def at(u, v=0.0):
        return hand[0] + dx * u - dy * v * out, hand[1] + dy * u + dx * v * out
    sprite.capsule(*at(-2.5), *at(length + 1.5), 1.1, 1.2, 'wood_light')
    sprite.polygon([at(length - 1, -1), at(length - 3, -3.2), at(length - 4, -.8)], 'steel', base=.5, bevel=1)
    head = [at(length - 5, .6), at(length - 7.5, 5.5), at(length - 4, 7.4), at(length, 7.4), at(length + 3, 5), at(length, .6)]
    sprite.polygon(head, 'steel', base=.55, bevel=2.4, amp=.5)


# -- shields: seen from without, from within, and from the edge

def buckler(sprite, facing):
    if facing == 'side':
        sprite.ellipse(25.5, 23.5, 3.2, 4.6, 'iron')
        sprite.ellipse(26, 23.5, 2.2, 3.5, 'wood_light', seam='w0')
        sprite.ellipse(27.5, 23.5, 1.2, 1.6, 'steel')
        return
    x = 24 if facing == 'down' else 7.5
    sprite.ellipse(x, 18, 4.8, 4.8, 'iron')
    if facing == 'up':
        sprite.ellipse(x, 18, 3.6, 3.6, 'wood', seam='w0')
        return
    sprite.ellipse(x, 18, 3.6, 3.6, 'wood_light', seam='w0')
    sprite.ellipse(x, 18, 1.6, 1.6, 'steel')


def kite_shield(sprite, facing):
    if facing == 'side':
        sprite.polygon([(23, 17.5), (27, 17), (30, 18.5), (30, 23), (26, 30), (23, 24)], 'steel', base=.5, bevel=1.5)
        for low, ramp in ((False, 'blue'), (True, ['o2', 'o3', 's7'])):
            sprite.clip = lambda px, py, b=low: (py >= 22) == b
            sprite.polygon([(24.2, 18.8), (27, 18.3), (28.8, 19.5), (28.8, 22.7), (26, 27.8), (24.2, 23.4)], ramp, base=.5, bevel=1,
                           seam=False)
        sprite.clip = None
        return
    x = 25 if facing == 'down' else 6.5
    board = [(x - 5.5, 13.5), (x, 12), (x + 5.5, 13.5), (x + 5.5, 18.5), (x, 28.5), (x - 5.5, 18.5)]
    sprite.polygon(board, 'steel', base=.5, bevel=1.6)
    field = [(x + (px - x) * .74, 18 + (py - 18) * .78) for px, py in board]
    if facing == 'up':
        sprite.polygon(field, 'wood', base=.5, bevel=1.5, seam='w0')
        return
    for right in (False, True):
        for low in (False, True):
            sprite.clip = lambda px, py, r=right, b=low: (px >= x) == r and (py >= 18) == b
            sprite.polygon(field, 'blue' if right == low else ['o2', 'o3', 's7'], base=.5, bevel=1.5, seam=False)
    sprite.clip = None


WEAPONS = {'long_sword': long_sword, 'axe': axe}
SHIELDS = {'buckler': buckler, 'kite_shield': kite_shield}


# -- the pixels in which he differs

def difference(bare, dressed):
    """What has to be drawn over the middle of `bare`; x0 where a pixel must be removed."""
    over = Sprite(dressed.w, dressed.h)
    at = (dressed.w - bare.w) // 2
    for y in range(dressed.h):
        for x in range(dressed.w):
            new, old = dressed.rows[y][x], bare.get(x - at, y - at)
            if new != old:
                over.rows[y][x] = new or 'x0'
    return over


def is_seen(frames):
    return any(key for sprite in frames for row in sprite.rows for key in row)


def pictures(kit, shots):
    """All pictures of the hero with that gear, with the lantern open."""
    views = {facing: [draw(pose, kit=kit) for pose in FRAMES] for facing, draw in hero.VIEWS['hero'].items()}
    views['death'] = hero.hero_death(kit)
    if shots:
        views |= {name: [draw(done, True, kit) for done in (False, True)] for name, draw in hero.SHOTS.items()}
        views['ring'] = [hero.hero_ring(i, True, kit) for i in range(4)]
    return {name: [sprite.outline() for sprite in frames] for name, frames in views.items()}


def catalog():
    kits = {name: (hero.Kit(weapon=draw, canvas=wide), False) for name, draw in WEAPONS.items()}
    kits |= {name: (hero.Kit(shield=draw), True) for name, draw in SHIELDS.items()}
    sprites = {}
    for name, (kit, shots) in kits.items():
        bare = pictures(hero.BARE, shots)
        for part, frames in pictures(kit, shots).items():
            over = [difference(old, new) for old, new in zip(bare[part], frames)]
            if is_seen(over):
                sprites[f'worn_{name}_{part}'] = over
    return sprites
