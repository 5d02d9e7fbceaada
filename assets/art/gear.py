"""Things to drink, read, throw or wear: potions, scrolls, bombs, power-ups, weapons, shields, boots, rings, the hand bell."""
import math

from engine import Sprite, mirrored
from items import GLINT
from props import FLAME_GROWTH, FLAME_SWAY, draw_flame, flame_shell

# -- potions: five looks, told apart by bottle and stopper

LIQUIDS = (  # dark, body, light, bubbles
    ('r1', 'r2', 'r3', 'r4'), ('u1', 'u2', 'u3', 'u4'), ('n1', 'n2', 'n3', 'n4'), ('g0', 'g1', 'g2', 'g4'), ('u0', 'p1', 'p2', 'p3'),
)


def potion(look):
    """Draws the glass, then the same bottle again, smaller and only below the surface, as its content."""
    sprite = Sprite()
    bottle, surface, stopper = BOTTLES[look]
    stopper(sprite)
    bottle(sprite, 0, 'glass')
    sprite.clip = lambda x, y: y > surface
    bottle(sprite, 1, LIQUIDS[look][:3])
    sprite.clip = None
    for x in range(32):
        if sprite.get(x, surface) in LIQUIDS[look]:
            sprite.rows[surface][x] = LIQUIDS[look][3]
    for x, y in ((18, 20), (15, 22), (17, 24)):
        sprite.put(x, y, LIQUIDS[look][3])
    return sprite


def flask(sprite, inner, ramp):
    if not inner:
        sprite.box(14, 8, 18, 14, ramp, base=.6, seam=False)
    sprite.ellipse(16, 18.5, 7 - inner, 6.8 - inner, ramp, seam=False, lift=.08)
    if not inner:
        sprite.hline(13, 18, 9, 's6')
    sprite.grid(11, 15, ['.w', 'w.', 'w.'], GLINT)


def phial(sprite, inner, ramp):
    sprite.capsule(16, 10 + inner * 2, 16, 22.5, 4.2 - inner, 4.6 - inner, ramp, seam=False, lift=.1)
    sprite.vline(13, 12, 17, 's7')


def cone(sprite, inner, ramp):
    points = [(14, 8), (18, 8), (18, 13), (25, 24), (23, 26.5), (9, 26.5), (7, 24), (14, 13)]
    points = [(16 + (x - 16) * (1 - inner * .16), y - inner * .6) for x, y in points]
    sprite.polygon(points, ramp, base=.55, bevel=3, gx=-.35, seam=False)
    sprite.grid(11, 18, ['..w', '.w.', 'w..'], GLINT)


def decanter(sprite, inner, ramp):
    sprite.box(8 + inner, 13 + inner, 24 - inner, 26 - inner, ramp, base=.55, bevel=2.5, gx=-.35, seam=False)
    if not inner:
        sprite.box(13, 8, 19, 13, ramp, base=.6, bevel=1, seam=False)
    sprite.grid(10, 15, ['ww', 'w.', 'w.'], GLINT)


def gourd(sprite, inner, ramp):
    sprite.ellipse(16, 21.5, 7 - inner, 5.6 - inner, ramp, seam=False, lift=.08)
    sprite.ellipse(16, 12.5, 4.4 - inner, 4.2 - inner, ramp, seam=False, lift=.08)
    sprite.grid(13, 10, ['.w', 'w.'], GLINT)
    sprite.grid(11, 19, ['.w', 'w.'], GLINT)


def cork(sprite):
    sprite.rect(14, 5, 4, 4, 'w3')
    sprite.hline(14, 17, 5, 'w4')


def glass_ball(sprite):
    sprite.rect(15, 6, 3, 3, 'g2')
    sprite.ellipse(16.4, 4.2, 2.4, 2.4, 'blue')


def long_cork(sprite):
    sprite.rect(14, 4, 5, 5, 'w2')
    sprite.hline(14, 18, 4, 'w4')
    sprite.vline(14, 5, 8, 'w3')


def wax_seal(sprite):
    sprite.box(12, 4, 20, 8, 'red_dull', base=.7, bevel=1.5)
    sprite.rect(12, 8, 2, 2, 'r2')
    sprite.rect(18, 8, 1, 3, 'r1')


def cloth_cap(sprite):
    sprite.polygon([(12, 9), (13, 5), (19, 5), (20, 9)], ['w1', 'w3', 'w4', 'w5'], base=.6, bevel=1.5)
    sprite.hline(13, 18, 8, 'r2')
    sprite.grid(19, 8, ['r.', 'rr', '.r'], {'r': 'r2'})


BOTTLES = ((flask, 16, cork), (phial, 13, glass_ball), (cone, 17, long_cork), (decanter, 16, wax_seal), (gourd, 12, cloth_cap))

# -- scrolls: rolled up; ribbon and knot tell them apart

BOW = ['rr.rr', 'rRrRr', '.RrR.', '.r.r.', 'r...r']
RIBBONS = (  # ramp, places of the bands along the roll, then what hangs from the first, laid at (x, y)
    (('r1', 'r2', 'r3'), (0,), BOW, (14, 15)),
    (('u1', 'u2', 'u3'), (-4, 4), None, None),
    (('n1', 'n2', 'n3'), (0,), ['.rrr.', 'rrrrr', 'rrRrr', 'rrrrr', '.rrr.'], (14, 18)),
    (('g1', 'g2', 'g3'), (0, 2), ['.r.', '.R.', '.r.', '.R.', 'rrr', 'rRr', 'rRr', 'R.R'], (16, 18)),
    (('p1', 'p2', 'p3'), (-3, 0, 3), None, None),
)


def scroll(look):
    keys, bands, hanging, place = RIBBONS[look]
    sprite = Sprite()
    ax, ay, bx, by = 6.5, 20.5, 25, 12.5
    sprite.capsule(ax, ay, bx, by, 4.6, 4.6, ['w2', 'o2', 'o3', 's7'], lift=.08)
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    sprite.ellipse(bx + .6, by - .2, 2.6, 4.2, ['w2', 'w4', 'o3'], seam='w2')
    sprite.grid(bx - .5, by - 2, ['kk.', 'k.k', '.kk'], {'k': 'w2'})
    for at in bands:
        mx, my = (ax + bx) / 2 + ux * at, (ay + by) / 2 + uy * at
        for across in range(-12, 13):
            x, y = mx - uy * across * .42, my + ux * across * .42
            key = keys[2] if across < -4 else keys[1] if across < 6 else keys[0]
            for i in range(2):
                if sprite.get(math.floor(x + i), math.floor(y)):
                    sprite.put(x + i, y, key)
    if hanging:
        sprite.over(knot(hanging, keys, place))
    return sprite


def knot(rows, keys, place):
    sprite = Sprite()
    sprite.grid(*place, rows, {'r': keys[1], 'R': keys[0]})
    sprite.put(place[0] + 1, place[1], keys[2])
    return sprite.outline(keys[0])


# -- bombs

FUSE = ((19, 9), (21, 7), (22, 5), (23, 3))     # from the neck to the end


def bomb_body(fuse):
    sprite = Sprite()
    sprite.ellipse(15, 19, 7.4, 7.4, 'iron', lift=-.1)
    sprite.rect(16, 10, 5, 3, 's4')
    sprite.hline(16, 20, 10, 's5')
    for a, b in zip(FUSE[:fuse], FUSE[1:fuse]):
        sprite.capsule(*a, *b, .9, .9, ['o1', 'o2', 'o3'])
    sprite.grid(11, 15, ['.ww', 'ww.', 'w..'], GLINT)
    return sprite.outline()


def bomb_lit(frame):
    """The fuse burns down. Shortly before the end the iron glows."""
    sprite = bomb_body(4 - frame)
    x, y = ((23, 3), (22, 5), (21, 7), (19, 9))[frame]
    if frame == 3:
        sprite.ellipse(15, 19, 7.4, 7.4, ['s1', 'r0', 'r1', 'r2', 'r3'], seam=False)
        sprite.grid(11, 15, ['.ww', 'ww.', 'w..'], {'w': 'g4'})
    draw_flame(sprite, x + .5, y - 2, .5, FLAME_SWAY[frame], FLAME_GROWTH[frame])
    for i in range(3):
        angle = frame * 1.7 + i * 2.1
        sprite.put(x + .5 + 4.5 * math.cos(angle), y - 1 + 3 * math.sin(angle), ('g4', 'g3', 'r3')[i])
    return sprite


# -- power-ups: nothing to carry, they hover and shine

FIST = """
    ..ssssss..
    .swssssss.
    swdsdsdsds
    swdsdsdsds
    ssdsdsdsds
    sssssssssd
    .sssssssd.
    ..ddddddd.
    ..rrrrrr..
    ..rrrrrr..
"""


def zeal():
    """A fist in flames."""
    sprite = Sprite()
    for dx, size in ((-6, 1.3), (6, 1.35), (0, 2.0)):
        for rx, ry, key, drop in ((4.3, 6.0, 'r1', 0), (3.6, 5.2, 'r2', .8), (2.6, 4.0, 'r3', 1.6)):
            flame_shell(sprite, 16 + dx, 17 + drop, rx * size, ry * size * .95, dx * .12, key)
    sprite.outline('r0')
    hand = Sprite()
    hand.grid(11, 12, FIST, {'s': 'w4', 'w': 'w5', 'd': 'w2', 'r': 'g3'})
    return sprite.over(hand.outline('r0'))


FEATHERS = ((8, 5, 2.3), (5.5, 8.5, 2.1), (5, 12, 2.0), (6.5, 15.5, 1.8), (9, 18.5, 1.6))


def wings():
    """A pair of wings, spread."""
    sprite = Sprite()
    for flip in (False, True):
        wing = Sprite()
        for x, y, r in FEATHERS:
            wing.capsule(14.5, 17, x, y + 2, 2.2, r, ['u2', 'u4', 's7', 's7'], lift=.1, seam='u2')
        wing.ellipse(14, 17, 2.6, 3.4, ['u2', 'u4', 's7', 's7'], lift=.1, seam='u2')
        sprite.over(wing.flipped() if flip else wing)
    sprite.ellipse(16, 18.5, 2.2, 2.6, 'gold')
    return sprite.outline('u0')


def aegis():
    """A shield of light with a star."""
    sprite = Sprite()
    board = [(7, 7), (16, 4.5), (25, 7), (25, 16), (21.5, 23), (16, 27.5), (10.5, 23), (7, 16)]
    sprite.polygon(board, ['u2', 'u3', 'u4', 's7'], base=.6, bevel=3)
    field = [(16 + (x - 16) * .7, 15.5 + (y - 15.5) * .72) for x, y in board]
    sprite.polygon(field, ['u1', 'u2', 'u3'], base=.5, bevel=3, gx=-.3, seam='u1')
    sprite.grid(12, 10, """
        ....w....
        ....w....
        ...www...
        ...www...
        wwwwwwwww
        ...www...
        ...www...
        ....w....
        ....w....
    """, {'w': 's7'})
    return sprite.outline('u0')


def radiance():
    """A sun."""
    sprite = Sprite()
    for i in range(12):
        angle, far = i * math.tau / 12, 12.5 if i % 2 == 0 else 10.5
        side = angle + math.pi / 2
        base = [(16 + 6.5 * math.cos(angle) + s * 1.9 * math.cos(side),
                 16 + 6.5 * math.sin(angle) + s * 1.9 * math.sin(side)) for s in (-1, 1)]
        sprite.polygon([*base, (16 + far * math.cos(angle), 16 + far * math.sin(angle))],
                       ['g2', 'g3'] if i % 2 else ['g3', 'g4'], seam=False)
    sprite.ellipse(16, 16, 7, 7, ['g1', 'g2', 'g3', 'g4', 's7'], lift=.12, seam='g1')
    sprite.grid(13, 14, ['k....k', 'k....k', '......', 'k....k', '.kkkk.'], {'k': 'g0'})
    return sprite.outline('g0')


# -- weapons

def sword_of(hilt, tip, blade, guard, grip, wide):
    """Diagonal in the cell. The fuller is a darker line."""
    (hx, hy), (tx, ty) = hilt, tip
    length = math.hypot(tx - hx, ty - hy)
    ux, uy = (tx - hx) / length, (ty - hy) / length
    sprite = Sprite()
    sprite.capsule(hx + ux * 5, hy + uy * 5, tx, ty, wide, wide * .6, blade, lift=.12)
    for i in range(6, int(length) - 4):
        sprite.put(hx + ux * i, hy + uy * i, blade[1])
    gx, gy = hx + ux * 5, hy + uy * 5
    sprite.capsule(gx - uy * 4.6, gy + ux * 4.6, gx + uy * 4.6, gy - ux * 4.6, 1.3, 1.3, guard)
    sprite.capsule(hx + ux, hy + uy, hx + ux * 4, hy + uy * 4, 1.3, 1.3, grip)
    sprite.ellipse(hx, hy, 1.9, 1.9, guard)
    return sprite


def long_sword():
    sprite = sword_of((5.5, 27), (28, 3.5), ['s2', 's4', 's5', 's6', 's7'], 'iron', 'red_dull', 2.1)
    sprite.put(5, 26, 's7')
    return sprite


def silver_sword():
    sprite = sword_of((7, 25.5), (25.5, 6), ['s5', 'u4', 's7', 's7'], ['u1', 'u2', 'u3', 'u4'], 'cloth', 2.2)
    sprite.grid(23, 3, ['..w..', '..w..', 'wwwww', '..w..', '..w..'], GLINT)
    return sprite


def axe():
    sprite = Sprite()
    sprite.capsule(8, 27, 20, 8, 1.4, 1.5, 'wood_light')
    for x, y in ((9, 25), (11, 22)):
        sprite.rect(x, y, 2, 1, 'r2')
    blade = [(16, 7), (20, 5), (24, 5), (28, 9), (28.5, 15), (26, 19.5), (24, 15), (20, 13), (17, 12.5)]
    sprite.polygon(blade, 'steel', base=.55, bevel=3.5, amp=.5, gx=.5)
    sprite.polygon([(16, 6), (12, 4), (14, 10)], 'steel', base=.5, bevel=2)
    for x, y in ((27, 10), (28, 12), (27, 15), (26, 17)):
        sprite.put(x, y, 's7')
    return sprite


# -- shields

def buckler():
    """Round, of wood, with an iron boss."""
    sprite = Sprite()
    sprite.ellipse(16, 16.5, 9.4, 9.4, 'iron')
    sprite.ellipse(16, 16.5, 7.4, 7.4, 'wood_light', seam='w0')
    for x in (12, 16, 20):
        sprite.clip = lambda px, py: math.hypot(px - 16, py - 16.5) < 7.2
        sprite.vline(x, 9, 24, 'w1')
    sprite.clip = None
    sprite.ellipse(16, 16.5, 3.2, 3.2, 'steel')
    for i in range(8):
        sprite.put(16 + 8.3 * math.cos(i * math.pi / 4 + .4), 16.5 + 8.3 * math.sin(i * math.pi / 4 + .4), 's7')
    return sprite


def kite_shield():
    """Long and pointed, quartered blue and white."""
    sprite = Sprite()
    board = [(8, 6), (16, 3.5), (24, 6), (24, 13), (16, 29), (8, 13)]
    sprite.polygon(board, 'steel', base=.5, bevel=2.5)
    field = [(16 + (x - 16) * .76, 14 + (y - 14) * .8) for x, y in board]
    for right in (False, True):
        for low in (False, True):
            sprite.clip = lambda x, y, r=right, b=low: (x >= 16) == r and (y >= 13) == b
            sprite.polygon(field, 'blue' if right == low else ['o2', 'o3', 's7'], base=.45 if right == low else .6,
                           bevel=2.5, gx=-.2, seam=False)
    sprite.clip = None
    sprite.ellipse(16, 13, 2.4, 2.4, 'gold')
    return sprite


# -- boots

def boot(sprite, x, y, ramp, cuff, sole):
    sprite.polygon([(x, y), (x + 7, y), (x + 7.5, y + 9), (x, y + 13)], ramp, base=.55, bevel=2.5, gx=-.3)
    sprite.capsule(x + 3, y + 11.5, x + 9.5, y + 12.5, 3.2, 2.4, ramp, seam=False)
    sprite.rect(x - 1, y, 9, 3, cuff[1])
    sprite.hline(x - 1, x + 6, y, cuff[0])
    sprite.rect(x, y + 14, 12, 1, sole)
    sprite.put(x + 1, y + 5, RAMP_LIGHT.get(ramp, 'w4'))
    sprite.put(x + 1, y + 6, RAMP_LIGHT.get(ramp, 'w4'))


RAMP_LIGHT = {'smoke': 's7', 'leather': 'w4', 'red': 'r4'}


def felt_boots():
    """Thick and grey, with woolly cuffs and no hard sole."""
    sprite = Sprite()
    for x, y in ((13, 6), (6, 11)):
        boot(sprite, x, y, 'smoke', ('s7', 'o3'), 's4')
        for i in range(4):
            sprite.put(x - 1 + i * 2, y + 3, 'o2')
    return sprite


def nailed_boots():
    sprite = Sprite()
    for x, y in ((13, 6), (6, 11)):
        boot(sprite, x, y, 'leather', ('w4', 'w2'), 's2')
        for i in range(5):
            sprite.put(x + 1 + i * 2 + (i > 3), y + 15, 's6')
        for i in range(3):
            sprite.put(x + 3 + i * 2, y + 6 + i * 2, 's7')
    return sprite


def quick_boots():
    """Red, with a wing at the heel."""
    sprite = Sprite()
    for x, y in ((14, 5), (8, 11)):
        boot(sprite, x, y, 'red', ('g4', 'g3'), 'r0')
        sprite.grid(x - 5, y + 4, ['w.....', 'ww..w.', '.wwwww', '..uwww', '...uuw'], {'w': 's7', 'u': 'u4'})
    return sprite


# -- rings

def ring_of(band):
    sprite = Sprite()
    sprite.ellipse(16, 20.5, 7.4, 7, band)
    for y in range(32):
        for x in range(32):
            if ((x + .5 - 16) / 4.7) ** 2 + ((y + .5 - 20.7) / 4.4) ** 2 <= 1:
                sprite.rows[y][x] = None
    keys = {'s': 's7'}
    sprite.grid(10, 17, ['.s', 's.'], keys)
    return sprite


def ember_ring():
    """A flame of red stone."""
    sprite = ring_of('iron')
    sprite.ellipse(16, 13.5, 4, 2.2, 'iron')
    for rx, ry, key, drop in ((4.2, 6.4, 'r1', 0), (3.3, 5.2, 'r2', .8), (2.2, 3.6, 'g2', 1.7), (1.2, 1.8, 'g4', 2.6)):
        flame_shell(sprite, 16, 9 + drop, rx, ry, 0, key)
    return sprite


def moth_ring():
    """Wings of pale gold."""
    sprite = ring_of('gold')
    for points in ([(16, 13), (13, 6), (7, 3.5), (6, 8), (9, 11), (7.5, 14), (12, 15.5)],):
        for wing in (points, mirrored(points)):
            sprite.polygon(wing, ['o1', 'o2', 'o3', 's7'], base=.6, bevel=2, seam='w1')
    for x in (9, 22):
        sprite.rect(x, 7, 2, 2, 'g2')
    sprite.capsule(16, 8, 16, 14, 1.3, 1.5, 'leather')
    sprite.grid(13, 4, ['k....k', '.k..k.', '..kk..'], {'k': 'w1'})
    return sprite


def magpie_ring():
    """A black and white bird's head that holds a blue stone."""
    sprite = ring_of(['s3', 's5', 's6', 's7'])
    sprite.polygon([(18, 7), (26, 9.5), (18, 12)], ['g0', 'g1', 'g2'], base=.6, bevel=1, seam='k1')
    sprite.ellipse(14.5, 9.5, 6, 5.6, ['k1', 's0', 's1', 's2', 's4'], seam='k1')
    sprite.polygon([(9, 12), (19, 12.5), (17.5, 16), (11.5, 16)], ['s6', 's7'], base=.6, seam='k1')
    sprite.grid(16, 7, ['ww', 'wk'], {'w': 's7', 'k': 'k0'})
    sprite.ellipse(25, 12.5, 2.4, 2.4, 'blue')
    return sprite


def hours_ring():
    """A dial."""
    sprite = ring_of('gold')
    sprite.ellipse(16, 10.5, 6.2, 6.2, 'gold')
    sprite.ellipse(16, 10.5, 4.4, 4.4, ['o2', 'o3', 's7'], seam='g0', lift=.2)
    sprite.vline(16, 7, 10, 'k1')
    sprite.hline(16, 18, 11, 'k1')
    for x, y in ((16, 6), (16, 14), (12, 10), (19, 10)):
        sprite.put(x, y, 'r2')
    return sprite


# -- the hand bell

def bell():
    sprite = Sprite()
    sprite.capsule(16, 5, 16, 11, 2.0, 1.6, 'wood_light')
    sprite.ellipse(16, 4.5, 2.2, 1.8, 'wood_light')
    sprite.ellipse(16, 25.5, 2.6, 2.2, 'gold')
    body = [(13, 11), (19, 11), (22, 14), (23, 20), (26.5, 24.5), (5.5, 24.5), (9, 20), (10, 14)]
    sprite.polygon(body, 'gold', base=.55, bevel=3, gx=-.6)
    sprite.hline(9, 22, 20, 'g1')
    sprite.hline(7, 24, 23, 'g4')
    sprite.grid(11, 13, ['.ww', '.w.', 'ww.', 'w..'], GLINT)
    return sprite


SINGLE = (zeal, wings, aegis, radiance, long_sword, silver_sword, axe, buckler, kite_shield, felt_boots, nailed_boots,
          quick_boots, ember_ring, moth_ring, magpie_ring, hours_ring, bell)


def catalog():
    sprites = {draw.__name__: [draw().outline()] for draw in SINGLE}
    sprites['bomb'] = [bomb_body(4)]
    sprites['bomb_lit'] = [bomb_lit(i) for i in range(4)]
    for i in range(5):
        sprites['potion_%d' % i] = [potion(i).outline()]
        sprites['scroll_%d' % i] = [scroll(i).outline()]
    for i, name in enumerate('mending night fire frost'.split()):
        sprites['potion_' + name] = sprites['potion_%d' % i]
    for i, name in enumerate('seal recall lamps peal summons'.split()):
        sprites['scroll_' + name] = sprites['scroll_%d' % i]
    return sprites
