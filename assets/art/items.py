"""Things to pick up: 14 to 20 px large, in the middle of a cell.  Kinds differ by silhouette first, then by hue."""
import math

from engine import LIGHT, Sprite
from props import FLAME_GROWTH, FLAME_SWAY, draw_flame

GLINT = {'w': 's7'}


# -- wishes: items that somebody asks for

def seeing_stone():
    sprite = Sprite()
    sprite.box(10, 22, 22, 27, 'gold', base=.5, bevel=1.5)
    sprite.ellipse(16, 16, 7.5, 7.5, 'violet')
    sprite.ellipse(14, 13.5, 2.2, 1.8, ['s6', 's7'], seam=False)
    return sprite


def clapper():
    sprite = Sprite()
    sprite.capsule(16, 6, 16, 20, 1.8, 1.8, 'iron')
    sprite.ellipse(16, 23, 5.5, 4.8, 'iron')
    sprite.ellipse(16, 6, 2.6, 2.6, 'gold')
    return sprite


def wedding_ring():
    sprite = Sprite()
    sprite.ellipse(16, 19, 7.5, 7, 'gold')
    sprite.ellipse(16, 19, 4.4, 4, ['k1'], seam=False)
    sprite.ellipse(16, 11, 2.6, 2.4, ['s6', 's7'], seam=False)
    return sprite


def music_box():
    sprite = Sprite()
    sprite.box(7, 15, 25, 26, 'wood', base=.5, bevel=2)
    sprite.box(7, 11, 25, 15, 'wood_light', base=.6, bevel=1.5)
    sprite.capsule(25, 19, 28, 17, 1.1, 1.1, 'iron')
    sprite.ellipse(16, 20, 2.4, 2.4, 'gold')
    return sprite


def old_crown():
    sprite = Sprite()
    sprite.polygon([(8, 12), (12, 18), (16, 10), (20, 18), (24, 12), (23, 25), (9, 25)], 'gold', base=.4, bevel=2)
    for x in (11, 16, 21):
        sprite.put(x, 22, 'w3')
    return sprite


def lute():
    sprite = Sprite()
    sprite.capsule(20, 14, 26, 6, 1.5, 1.3, 'wood')
    sprite.ellipse(14, 20, 7, 6.5, 'wood_light')
    sprite.ellipse(15, 19, 2, 2, ['k1'], seam=False)
    return sprite


# -- goods

def candle_body(sprite, top):
    """A wax stick in a gold holder."""
    sprite.ellipse(16, 24, 7.5, 2.8, 'gold')
    sprite.ellipse(16, 23.2, 5, 1.5, ['g0', 'g1'], seam=False)
    sprite.ellipse(24, 23, 2.2, 2.2, 'gold')
    sprite.rect(23, 22, 2, 2, 'k1')
    sprite.box(13, top, 19, 23.5, 'wax', base=.6, bevel=2, gx=-.7, seam='g0')


def candle():
    """Unlit, whole."""
    sprite = Sprite()
    candle_body(sprite, 9)
    sprite.hline(13, 18, 9, 's7')
    sprite.hline(14, 17, 10, 'o2')
    sprite.grid(15, 6, ['.k', 'k.', 'k.', 'k.'], {'k': 'k1'})
    return sprite


def candle_lit(frame):
    """A candle that has burnt for a while, with wax running down."""
    sprite = Sprite()
    candle_body(sprite, 12)
    sprite.grid(12, 12, """
        .wwggww
        wwgyyg.
        ww.gg.w
        .w...w.
        .w.....
    """, {'w': 's7', 'g': 'w5', 'y': 'g4'})
    sprite.vline(16, 10, 11, 'k1')
    sprite.outline()
    draw_flame(sprite, 16, 6.8, .74, FLAME_SWAY[frame], FLAME_GROWTH[frame])
    return sprite


def brand(frame):
    """A torch that lies on the floor and burns on."""
    sprite = Sprite()
    sprite.capsule(6.5, 26, 19, 19.5, 1.3, 1.7, 'wood_light')
    sprite.capsule(17, 20.5, 21.5, 18, 2.4, 2.7, 'iron', lift=-.1)
    sprite.ellipse(21.5, 17.5, 1.8, 1.6, ['g1', 'g2'], seam=False)
    sprite.outline()
    draw_flame(sprite, 21.5, 12.2, .95, FLAME_SWAY[frame], FLAME_GROWTH[frame])
    sprite.put(*((25, 5), (18, 6), (26, 7), (17, 4))[frame], 'g3')
    return sprite


def cheese():
    """A wedge, its tip to the left."""
    sprite = Sprite()
    sprite.polygon([(6, 16), (20, 9), (26, 12), (26, 15.5)], ['g1', 'g3', 'g4'], base=.7, bevel=1.5)
    sprite.box(6, 15.5, 26, 24, 'cheese', base=.55, bevel=2.5, gx=-.1)
    sprite.hline(7, 25, 15, 'g4')
    for x, y, r in ((11.5, 19.5, 1.9), (18, 21.5, 1.5), (22, 18, 1.7)):
        sprite.ellipse(x, y, r, r, ['g0', 'g1'], lift=-.3, seam=False)
        sprite.put(x, y + r, 'g4')
    sprite.ellipse(20, 12.5, 1.6, .9, ['g1'], seam=False)
    return sprite


def wine():
    """A tall bottle with a label."""
    sprite = Sprite()
    bottle = [(14, 8), (18, 8), (18, 13), (21, 16), (21, 26), (11, 26), (11, 16), (14, 13)]
    sprite.polygon(bottle, 'wine', bevel=4, gx=-.6, lift=-.05)
    sprite.rect(14, 5, 4, 3, 'w4')
    sprite.hline(14, 17, 5, 'w5')
    sprite.rect(14, 9, 4, 2, 'g2')
    sprite.hline(14, 15, 9, 'g4')
    sprite.rect(11, 18, 10, 5, 'o3')
    sprite.hline(11, 20, 22, 'o2')
    sprite.vline(20, 18, 22, 'o2')
    sprite.grid(13, 18, ['...n..', '.pqpq.', '.qpqp.', '..pq..'], {'p': 'p1', 'q': 'p2', 'n': 'n2'})
    sprite.grid(12, 15, ['.w', 'w.', 'w.'], {'w': 'p3'})
    return sprite


def honey():
    """A wide open jar, brim-full and running over, with a dipper in it."""
    sprite = Sprite()
    sprite.ellipse(16, 19.5, 8.6, 7.4, 'clay', lift=.02)
    sprite.capsule(9.5, 13, 22.5, 13, 2.4, 2.4, 'clay')
    sprite.ellipse(16, 12, 7.2, 2.0, ['g3', 'g4'], seam='g0')
    sprite.grid(9, 13, """
        yyyyyyyyyyyyyy
        ywyyyyyyyyyyyg
        yyggyyyyygyyyg
        yyg.gyyyg.gyg.
        gy...yyy...g..
        .g...ywy......
        .....gyg......
        ......g.......
    """, {'y': 'g3', 'g': 'g2', 'w': 'g4'})
    sprite.capsule(18, 11, 23.5, 4.5, 1.0, 1.0, 'wood_light')
    sprite.ellipse(17.8, 10.8, 2.4, 1.8, 'wood_light')
    sprite.grid(10, 19, ['w', 'w', 'w'], {'w': 'w5'})
    return sprite


def book():
    sprite = Sprite()
    sprite.polygon([(8, 9), (22, 6), (25, 9), (25, 23), (11, 26), (8, 24)], 'green', base=.35, bevel=1.5, lift=-.05)
    sprite.polygon([(11, 25), (11, 23), (24.5, 20), (24.5, 22.5)], 'paper', base=.85, bevel=1, seam='n0')
    sprite.polygon([(8, 9), (22, 6), (24, 20), (10, 23.5)], 'green', base=.5, bevel=2.5, gx=-.15)
    sprite.polygon([(8, 9), (10.5, 8.5), (12, 23), (10, 24)], ['n0', 'n1'], base=.6, seam=False)
    for x, y in ((20, 7), (21, 17), (12, 9), (13, 19)):
        sprite.grid(x, y, ['gy', 'gg'], {'g': 'g2', 'y': 'g4'})
    sprite.ellipse(17.2, 14.4, 3.0, 3.2, 'gold', seam='n0')
    sprite.ellipse(17.2, 14.4, 1.3, 1.4, ['n1'], seam=False)
    return sprite


def chalice():
    sprite = Sprite()
    sprite.ellipse(16, 25, 6, 2.3, 'gold')
    sprite.capsule(16, 18, 16, 24, 1.3, 1.8, 'gold')
    sprite.ellipse(16, 20.5, 2.6, 1.8, 'gold')
    cup = [(8.5, 7), (23.5, 7), (22.5, 13), (19, 17.5), (13, 17.5), (9.5, 13)]
    sprite.polygon(cup, 'gold', base=.55, bevel=3, gx=-.45)
    sprite.ellipse(16, 7, 7.5, 2.4, ['g3'], seam='g0')
    sprite.ellipse(16, 7.2, 6.0, 1.6, ['r0', 'r1', 'r2'], seam=False)
    for x, key in ((11, 'u3'), (15, 'r3'), (19, 'u3')):
        sprite.rect(x, 12, 2, 2, key)
    sprite.grid(10, 10, ['w', 'w'], GLINT)
    return sprite


GEM_FACETS = (  # a brilliant seen from the side
    ('u3', [(9, 13), (12, 8), (14, 13)]), ('u4', [(14, 13), (12, 8), (20, 8), (18, 13)]),
    ('u2', [(18, 13), (20, 8), (23, 13)]), ('u3', [(9, 13), (14, 13), (16, 24)]),
    ('u2', [(14, 13), (18, 13), (16, 24)]), ('u1', [(18, 13), (23, 13), (16, 24)]),
)


def gem():
    sprite = Sprite()
    sprite.polygon([(9, 13), (12, 8), (20, 8), (23, 13), (16, 24)], 'blue', base=.4, bevel=1)
    for key, points in GEM_FACETS:
        sprite.polygon(points, [key], seam=False)
    sprite.grid(11, 9, ['.w.', 'w..'], GLINT)
    return sprite


def relic():
    """A horned idol of bone with violet eyes on a gold foot."""
    sprite = Sprite()
    for side in (-1, 1):
        sprite.capsule(16 + side * 5, 11, 16 + side * 8, 5.5, 2.2, .8, 'bone')
    sprite.polygon([(10, 22), (22, 22), (24, 27), (8, 27)], 'gold', base=.55, bevel=2)
    sprite.ellipse(16, 15, 7, 8.3, 'bone')
    sprite.grid(11, 12, """
        kkk....kkk
        kpvk..kpvk
        .kk....kk.
        ....kk....
        ....kk....
        ..........
        ..k.kk.k..
        ..kkkkkk..
    """, {'k': 'p1', 'p': 'p3', 'v': 'p2'})
    sprite.grid(14, 7, ['.pp.', 'pwvp', '.pp.'], {'p': 'p1', 'w': 'p3', 'v': 'p2'})
    sprite.hline(11, 20, 24, 'g0')
    return sprite


# -- treasure and tools

def coin(frame):
    """Four steps of a turn."""
    sprite = Sprite()
    w = (6.8, 5.0, 1.8, 5.0)[frame]
    sprite.ellipse(16, 16, w, 6.8, 'gold')
    if w > 3:
        sprite.ellipse(16, 16, w - 2.2, 4.6, ['g1', 'g2', 'g3', 'g3'], seam='g1')
        front = w > 6
        sprite.rect(16 - front, 13, 1 + front, 6, 'g4')
    sprite.put(16 - int(w * .5), 11, 's7')
    return sprite


def heart_level(x, y, cx, top, lobe):
    """The light on a heart whose lobes have the radius `lobe` and are at cx -+ 0.76 lobes."""
    for side in (-.76, .76):
        nx, ny = (x - cx - side * lobe) / lobe, (y - top - lobe) / lobe
        if nx * nx + ny * ny <= 1:
            nz = math.sqrt(1 - nx * nx - ny * ny)
            return .2 + .75 * max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2])
    depth = (y - top - lobe) / lobe
    if depth >= 0 and abs(x - cx) <= lobe * (1.72 - depth * .83):
        return .62 - (x - cx + 1.4 * lobe) / (5.2 * lobe) - depth / 5.2
    return None


def heart():
    sprite = Sprite()
    sprite.paint(lambda x, y: heart_level(x, y, 16, 7.8, 5), 'red')
    sprite.grid(9, 10, ['.ww', 'ww.', 'w..'], GLINT)
    return sprite


def key_shaft(sprite, ramp):
    sprite.capsule(14.5, 15, 23, 23.5, 1.3, 1.3, ramp)
    sprite.capsule(20, 21, 22.5, 18.5, 1.1, 1.1, ramp)
    sprite.capsule(23, 23.5, 25.5, 21, 1.1, 1.1, ramp)


def bow_ring(sprite, ramp):
    sprite.ellipse(11, 11.5, 5, 5, ramp)


def bow_square(sprite, ramp):
    sprite.box(6, 6.5, 16, 16.5, ramp, base=.55, bevel=3)


def bow_diamond(sprite, ramp):
    sprite.polygon([(11, 4.5), (18, 11.5), (11, 18.5), (4, 11.5)], ramp, base=.55, bevel=3)


def bow_clover(sprite, ramp):
    for x, y in ((11, 7.5), (7.5, 12.5), (14, 13)):
        sprite.ellipse(x, y, 3.6, 3.6, ramp, seam=False)


def bow_triangle(sprite, ramp):
    sprite.polygon([(4.5, 8), (17.5, 5.5), (12, 18)], ramp, base=.55, bevel=3)


KEYS = {  # name: (bow, ramp); told apart by the bow even without colour
    'key': (bow_ring, 'gold'), 'key_1': (bow_square, 'red'), 'key_2': (bow_triangle, 'green'),
    'key_3': (bow_diamond, 'blue'), 'key_4': (bow_clover, ['u0', 'p1', 'p2', 'p3', 's7']),
}


def key(name):
    sprite = Sprite()
    bow, ramp = KEYS[name]
    key_shaft(sprite, ramp)
    bow(sprite, ramp)
    sprite.rect(10, 10, 3, 3, 'k1')
    sprite.rect(10, 10, 2, 2, None)
    sprite.grid(7, 8, ['.w', 'w.'], GLINT)
    return sprite


def potion():
    sprite = Sprite()
    sprite.rect(14, 6, 4, 3, 'w3')
    sprite.hline(14, 17, 6, 'w4')
    sprite.box(14, 9, 18, 14, 'steel', base=.5, seam=False)
    sprite.ellipse(16, 18.5, 6.8, 6.6, 'glass', lift=.1)
    sprite.clip = lambda x, y: y > 15
    sprite.ellipse(16, 18.5, 5.9, 5.8, 'red', seam=False, lift=.05)
    sprite.clip = None
    sprite.hline(11, 20, 16, 'r4')
    sprite.hline(13, 18, 9, 's6')
    sprite.grid(11, 15, ['.w', 'w.', 'w.', 'w.'], GLINT)
    for x, y in ((18, 20), (16, 18), (19, 18)):
        sprite.put(x, y, 'r4')
    return sprite


def scroll():
    sprite = Sprite()
    sprite.box(10, 9, 22, 24, 'paper', base=.7, bevel=2)
    for y, x0, x1 in ((13, 12, 19), (15, 12, 18), (17, 12, 20), (19, 12, 17)):
        sprite.hline(x0, x1, y, 'o1')
    for y in (9, 24):
        sprite.capsule(9.5, y, 22.5, y, 2.2, 2.2, 'paper')
    sprite.ellipse(20.5, 20.5, 2.3, 2.3, 'red')
    for x in (7, 23):
        sprite.rect(x, 8, 2, 2, 'w2')
        sprite.rect(x, 23, 2, 2, 'w2')
    return sprite


def sword():
    sprite = Sprite()
    sprite.capsule(12.5, 20, 25, 7, 1.9, 1.2, 'steel', lift=.1)
    for i in range(10):
        sprite.put(13 + i, 19 - i, 's5')
    sprite.capsule(8.8, 16.8, 15.5, 23.5, 1.2, 1.2, 'gold')
    sprite.capsule(11, 21, 8, 24, 1.3, 1.3, 'leather')
    sprite.ellipse(7, 25, 1.8, 1.8, 'gold')
    return sprite


def shield():
    sprite = Sprite()
    board = [(7, 7), (16, 5), (25, 7), (25, 16), (22, 22), (16, 27), (10, 22), (7, 16)]
    sprite.polygon(board, 'steel', base=.45, bevel=3)
    field = [(9.5, 9), (16, 7.5), (22.5, 9), (22.5, 15.5), (20, 20.5), (16, 24), (12, 20.5), (9.5, 15.5)]
    sprite.polygon(field, 'blue', base=.45, bevel=3, gx=-.35, seam='s2')
    sprite.box(15, 8, 17, 24, 'gold', base=.6, bevel=1, seam=False)
    sprite.polygon([(9.6, 13), (22.4, 13), (22.2, 15), (9.8, 15)], 'gold', base=.6, bevel=1, seam=False)
    sprite.ellipse(16, 14, 2.2, 2.2, 'gold')
    return sprite


def arrow():
    """Points to the right, because the game turns it in flight."""
    sprite = Sprite()
    sprite.rect(8, 15, 15, 2, 'w3')
    sprite.hline(8, 22, 15, 'w4')
    sprite.polygon([(21, 12), (28, 16), (21, 20), (22.5, 16)], 'steel', base=.6, bevel=2)
    for x in (5, 8):
        sprite.polygon([(x, 11.5), (x + 3, 11.5), (x + 6, 15.5), (x + 3, 15.5)], 'red', base=.7, bevel=1)
        sprite.polygon([(x, 20.5), (x + 3, 20.5), (x + 6, 16.5), (x + 3, 16.5)], 'red', base=.45, bevel=1)
    return sprite


def arrow_fly(angle):
    """In flight: long and thin, with its feathers close to the shaft."""
    cos, sin = math.cos(angle), math.sin(angle)

    def at(*points):
        return [(16 + along * cos - across * sin, 16 + along * sin + across * cos) for along, across in points]
    sprite = Sprite()
    (ax, ay), (bx, by) = at((-11, 0), (8, 0))
    sprite.capsule(ax, ay, bx, by, .9, .9, ['w3', 'w4'], lift=.15)
    sprite.polygon(at((7, -3.2), (13, 0), (7, 3.2)), 'steel', base=.7, bevel=1.5)
    for side, base in ((-1, .75), (1, .5)):
        sprite.polygon(at((-13, 3 * side), (-8.5, 3 * side), (-6.5, .3 * side), (-11, .3 * side)), 'red', base=base, bevel=1)
    return sprite


def dart():
    """A dart that flies to the right."""
    sprite = Sprite()
    sprite.rect(9, 15, 10, 2, 'w3')
    sprite.hline(9, 18, 15, 'w4')
    sprite.polygon([(18, 13), (25, 16), (18, 19)], 'steel', base=.65, bevel=1.5)
    sprite.polygon([(6, 11.5), (9, 11.5), (12, 15.5), (6, 15.5)], 'red', base=.7, bevel=1)
    sprite.polygon([(6, 20.5), (9, 20.5), (12, 16.5), (6, 16.5)], 'red', base=.45, bevel=1)
    return sprite


# -- locks and keys in small: the bow of the key, 7 x 7; a bright, b plain, c dark, k the hole

BOWS = {
    '1': (('r4', 'r3', 'r2'), """
        abbbbbc
        bbbbbbc
        bbkkkbc
        bbkkkbc
        bbkkkbc
        bbbbbbc
        ccccccc
    """),
    '2': (('n4', 'n3', 'n2'), """
        aaaaaab
        abbbbbc
        .abkbc.
        .bbkbc.
        ..bbc..
        ..bbc..
        ...c...
    """),
    '3': (('u4', 'u3', 'u2'), """
        ...a...
        ..aab..
        .abkbb.
        abkkkbc
        .bbkbc.
        ..bcc..
        ...c...
    """),
    '4': (('s7', 'p3', 'p2'), """
        ..aab..
        ..abb..
        ..bbc..
        aabkaab
        abbkabb
        bbckbbc
        ...c...
    """),
}
SKULL = (('s7', 'o3', 'o2'), """
    .abbbb.
    abbbbbb
    bkkbkkb
    bkkbkkc
    bbbkbbc
    .bbbbc.
    .bkbkc.
""")


def bow(sprite, x, y, drawing):
    keys, rows = drawing
    sprite.grid(x, y, rows, {**dict(zip('abc', keys)), 'k': 'k1'})


def badge(drawing):
    """A plate with a gold rim: the key that a lock needs, or the danger behind it."""
    sprite = Sprite(13, 13)
    sprite.rect(1, 1, 11, 11, 'g1')
    sprite.hline(2, 10, 1, 'g3')
    sprite.vline(1, 2, 10, 'g2')
    sprite.rect(2, 2, 9, 9, 'k1')
    for x, y in ((1, 1), (11, 1), (1, 11), (11, 11)):
        sprite.put(x, y, None)
    bow(sprite, 3, 3, drawing)
    return sprite.outline()


def ui_key(drawing):
    """For the HUD: bow and a short shaft."""
    sprite = Sprite(16, 16)
    _, light, dark = drawing[0]
    for i in range(6):
        sprite.rect(7 + i, 7 + i, 2, 2, dark)
        sprite.put(7 + i, 7 + i, light)
    for x in (10, 13):
        sprite.rect(x, x - 3, 2, 2, light)
    bow(sprite, 2, 2, drawing)
    return sprite.outline('k0')


SINGLE = (seeing_stone, clapper, wedding_ring, music_box, old_crown, lute, candle, cheese, wine, honey, book, chalice, gem, relic, heart, potion, scroll, sword, shield, arrow,
          dart)


def catalog():
    sprites = {draw.__name__: [draw().outline()] for draw in SINGLE}
    sprites['coin'] = [coin(i).outline() for i in range(4)]
    for name in KEYS:
        sprites[name] = [key(name).outline()]
    sprites['candle_lit'] = [candle_lit(i) for i in range(4)]
    sprites['brand'] = [brand(i) for i in range(4)]
    for name, angle in (('side', 0), ('down', math.pi / 2), ('diag', math.pi / 4)):
        sprites['arrow_fly_' + name] = [arrow_fly(angle).outline()]
    sprites['dart_down'] = [dart().outline().turned()]
    sprites['badge_trap'] = [badge(SKULL)]
    for kind, drawing in BOWS.items():
        sprites['lock_' + kind] = [badge(drawing)]
        sprites['ui_key_' + kind] = [ui_key(drawing)]
    return sprites
