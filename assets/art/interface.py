"""Icons of the interface and marks over heads."""
import hero
from engine import RAMPS, Sprite
from items import heart_level
from pose import FRAMES, HURT
from props import FLAME_GROWTH, FLAME_SWAY, draw_flame

GLINT = {'w': 's7'}
EMPTY_HEART = ['s0', 's1', 's1', 's2']


# -- icons

def ui_heart(full):
    """full: 0 empty, 1 half, 2 full."""
    def level(x, y):
        return heart_level(x, y, 7.5, 1.8, 3.6)
    sprite = Sprite(16, 16)
    sprite.paint(level, EMPTY_HEART)
    if full:
        sprite.clip = lambda x, _: full == 2 or x < 8
        sprite.paint(level, 'red', seam=False)
        sprite.clip = None
        sprite.grid(2, 3, ['.w', 'w.'], GLINT)
    return sprite.outline('k0')


def ui_heart_flash():
    sprite = Sprite(16, 16)
    sprite.paint(lambda x, y: heart_level(x, y, 7.5, 1.8, 3.6), ['u4', 's7', 's7', 's7'])
    return sprite.outline('k0')


def ui_key():
    sprite = Sprite(16, 16)
    sprite.ellipse(5, 5, 3.2, 3.2, 'gold')
    sprite.rect(4, 4, 2, 2, None)
    sprite.capsule(7.5, 7.5, 12, 12, .9, .9, 'gold')
    sprite.capsule(10, 11.5, 11.5, 10, .7, .7, 'gold')
    sprite.put(13, 11, 'g2')
    return sprite.outline('k0')


def ui_bag():
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 10, 5.2, 4.6, 'wood_light')
    sprite.capsule(6, 4.5, 10, 4.5, 1.2, 1.2, 'wood_light')
    sprite.hline(6, 9, 6, 'g3')
    sprite.rect(7, 9, 2, 3, 'g3')
    return sprite.outline('k0')


def ui_gem():
    sprite = Sprite(16, 16)
    sprite.polygon([(2, 6), (5, 3), (11, 3), (14, 6), (8, 14)], 'blue', bevel=3, amp=.5)
    sprite.hline(3, 12, 6, 'u4')
    sprite.put(5, 4, 's7')
    return sprite.outline('k0')


def ui_skull():
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 6.5, 5.3, 5, 'bone')
    sprite.rect(5, 10, 6, 3, 'o2')
    sprite.grid(4, 5, """
        kkk.kkk
        kkk.kkk
        ...k...
        .......
        .......
        .k.k.k.
    """, {'k': 'k1'})
    return sprite.outline('k0')


def ui_stairs():
    sprite = Sprite(16, 16)
    for i, key in enumerate(('s3', 's4', 's5', 's6')):
        sprite.rect(2 + 3 * i, 11 - 3 * i, 12 - 3 * i, 3, key)
        sprite.hline(2 + 3 * i, 4 + 3 * i, 11 - 3 * i, 's7')
    return sprite.outline('k0')


def ui_clock():
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 8, 6.2, 6.2, 'gold')
    sprite.ellipse(8, 8, 4.4, 4.4, ['o2', 'o3', 's7'], seam='g0', lift=.2)
    sprite.vline(8, 5, 8, 'k1')
    sprite.hline(8, 10, 8, 'k1')
    for x, y in ((8, 4), (8, 11), (4, 8), (11, 8)):
        sprite.put(x, y, 'g1')
    return sprite.outline('k0')


def ui_seed():
    """A sprouting seed."""
    sprite = Sprite(16, 16)
    sprite.ellipse(8, 11, 4.2, 3.4, 'wood_light')
    sprite.vline(8, 5, 8, 'n2')
    sprite.ellipse(5, 4.5, 2.8, 1.7, 'green')
    sprite.ellipse(11, 3.5, 2.8, 1.7, 'green', lift=.1)
    sprite.put(6, 9, 'w5')
    return sprite.outline('k0')


def ui_portrait(pose):
    """The hero's portrait. The lower edge cuts off his feet."""
    return hero.hero_down(pose).outline().moved(0, 3)


def ui_stud():
    sprite = Sprite(5, 5)
    sprite.grid(0, 0, """
        kkkkk
        kwyok
        kyyok
        kooDk
        kkkkk
    """, {'k': 'k0', 'w': 'g4', 'y': 'g3', 'o': 'g1', 'D': 'g0'})
    return sprite


def ui_keycap():
    """Nine-slice with corners of 5 px: bright cap, thick lower edge."""
    sprite = Sprite(16, 16)
    sprite.rect(1, 1, 14, 14, 's6')
    sprite.hline(2, 13, 1, 's7')
    sprite.vline(1, 2, 11, 's7')
    sprite.vline(14, 2, 11, 's5')
    sprite.hline(2, 13, 11, 's5')
    sprite.rect(1, 12, 14, 3, 's3')
    sprite.hline(1, 14, 14, 's2')
    for x in (0, 15):
        sprite.vline(x, 2, 13, 'k0')
    for y in (0, 15):
        sprite.hline(2, 13, y, 'k0')
    for x, y in ((1, 1), (14, 1), (1, 14), (14, 14)):
        sprite.put(x, y, 'k0')
    for x, y in ((0, 0), (15, 0), (0, 15), (15, 15)):
        sprite.put(x, y, None)
    return sprite


def ui_cursor():
    sprite = Sprite(8, 8)
    sprite.grid(0, 0, """
        kkk.....
        kwykk...
        kyyyykk.
        kyyyyyyk
        koooooyk
        koooook.
        koodkk..
        kkk.....
    """, {'k': 'k0', 'w': 'g4', 'y': 'g3', 'o': 'g2', 'd': 'g1'})
    return sprite


# -- light, hours, what is in hand

def ui_eye_open():
    """An open eye: monsters see the hero."""
    sprite = Sprite(16, 16)
    sprite.grid(1, 3, """
        ....g..g..g...
        .....g.g.g....
        ....ssssss....
        ..ssswwwwsss..
        .swwwuuuuwwws.
        swwwuuttuuwwws
        swwwutkkwuwwws
        .sowuukkuuwos.
        ..ssouuuuoss..
        ....ssssss....
    """, {'g': 'g3', 's': 'w4', 'w': 's7', 'o': 'o3', 'u': 'g2', 't': 'g3', 'k': 'k0'})
    return sprite.outline('k0')


def ui_eye_shut():
    """A half-shut eye: the hero is hidden."""
    sprite = Sprite(16, 16)
    sprite.grid(1, 5, """
        ....ssssss....
        ..ssdddddsss..
        .sddddddddddt.
        sttttttttttttt
        twwwwukkuwwwot
        .toowuuuuwoot.
        ..ttoouuoott..
        ...ltttttttl..
        ..l..l..l..l..
    """, {'s': 'u3', 'd': 'u2', 't': 'u1', 'w': 's6', 'o': 's5', 'u': 'u2', 'k': 'k0', 'l': 'u1'})
    return sprite.outline('k0')


LANTERN = """
    ....ww....
    ...w..w...
    ..wddddw..
    ..dbbbbd..
    ..bgyygb..
    ..bgxxgb..
    ..bgxxgb..
    ..bgyygb..
    ..dbbbbd..
    .dddddddd.
"""


def ui_lantern_open():
    """A shining lantern between two rays on each side."""
    sprite = Sprite(16, 16)
    sprite.grid(3, 4, LANTERN, {'w': 's4', 'd': 'w4', 'b': 'w5', 'g': 'g3', 'y': 'g3', 'x': 's7'})
    sprite.outline('k0')
    sprite.grid(1, 6, """
        g............g
        ..............
        ..............
        g............g
        ..............
        ..............
        g............g
    """, {'g': 'g3'})
    return sprite


def ui_lantern_shut():
    """A lantern with its shutter down."""
    sprite = Sprite(16, 16)
    sprite.grid(3, 4, LANTERN, {'w': 'u3', 'd': 'u1', 'b': 'u2', 'g': 'u1', 'y': 'u1', 'x': 'u1'})
    return sprite.outline('k0')


def ui_bell(ramp, wood):
    """The hand bell, handle up. It is grey when it was rung."""
    sprite = Sprite(16, 16)
    sprite.capsule(8, 2.5, 8, 5, 1.3, 1.1, wood)
    sprite.polygon([(6.5, 5), (9.5, 5), (11.5, 7), (12, 11), (14, 13), (2, 13), (4, 11), (4.5, 7)], ramp, base=.55,
                   bevel=2, gx=-.6)
    sprite.hline(2, 13, 12, RAMPS[ramp][-1])
    sprite.ellipse(8, 14, 1.6, 1.2, ramp)
    return sprite.outline('k0')


def ui_arrow():
    sprite = Sprite(16, 16)
    for i in range(9):
        sprite.rect(3 + i, 11 - i, 2, 1, 'w3')
        sprite.put(3 + i, 11 - i, 'w4')
    sprite.grid(9, 1, ['.wwww', '..www', '...ww', '....w'], {'w': 's6'})
    sprite.grid(11, 1, ['www'], {'w': 's7'})
    sprite.grid(1, 8, ['..r..', '.rr..', 'rr...', '.r...'], {'r': 'r3'})
    sprite.grid(3, 11, ['..rr', '.rr.', 'rr..'], {'r': 'r2'})
    return sprite.outline('k0')


def ui_brand():
    sprite = Sprite(16, 16)
    sprite.capsule(3, 13, 8, 8, 1, 1.2, 'wood_light')
    sprite.ellipse(9, 7.5, 1.9, 1.8, ['s0', 's1', 's2'])
    sprite.outline('k0')
    draw_flame(sprite, 10.5, 4.5, .78, .6)
    return sprite


HOUR_LEFT = (22, 19, 16, 13, 10, 7, 4, 2)     # px of wax


def ui_hour_candle(frame):
    """The hour candle at a height of wax. The wick's foot is at (6, 26 - wax)."""
    wax = HOUR_LEFT[frame]
    sprite = Sprite(12, 32)
    sprite.ellipse(6, 28.3, 5, 2.2, 'gold')
    top = 28 - wax
    sprite.box(3, top, 9, 28, 'wax', base=.6, bevel=2, gx=-.9, seam='g0')
    sprite.hline(4, 7, top, 's7')
    if wax > 6:
        sprite.vline(3, top, top + 3, 's7')
        sprite.vline(8, top + 1, top + 4, 'o2')
    if frame > 1:
        for x, y in ((2, 27), (9, 27), (2, 26))[:1 + frame // 3]:
            sprite.put(x, y, 's7')
    sprite.vline(6, top - 2, top - 1, 'k1')
    return sprite.outline('k0')


def ui_hour_flame(frame):
    sprite = Sprite(8, 10)
    draw_flame(sprite, 4, 4.6, .78, FLAME_SWAY[frame] * .8, FLAME_GROWTH[frame])
    return sprite


SLOT = 26     # px


def open_corners(sprite):
    for x, y in ((0, 0), (SLOT - 1, 0), (0, SLOT - 1), (SLOT - 1, SLOT - 1)):
        sprite.put(x, y, None)
    return sprite


def ui_slot():
    """Dark glass in an iron rim."""
    sprite = Sprite(SLOT, SLOT, 'k1')
    sprite.rect(1, 1, SLOT - 2, SLOT - 2, 's2')
    sprite.hline(1, SLOT - 2, 1, 's3')
    sprite.vline(1, 1, SLOT - 2, 's3')
    sprite.rect(2, 2, SLOT - 4, SLOT - 4, 'k0')
    sprite.rect(3, 3, SLOT - 6, SLOT - 6, 'k1')
    sprite.hline(3, SLOT - 4, SLOT - 4, 's0')
    return open_corners(sprite)


def ui_slot_hand():
    """Drawn over the slot of the item in hand."""
    sprite = Sprite(SLOT, SLOT)
    for inset, keys in ((0, ('g1', 'g1')), (1, ('g4', 'g3'))):
        far = SLOT - 1 - inset
        sprite.hline(inset, far, far, keys[1])
        sprite.vline(far, inset, far, keys[1])
        sprite.hline(inset, far, inset, keys[0])
        sprite.vline(inset, inset, far, keys[0])
    return open_corners(sprite)


def ui_notch(light, middle, dark):
    """Points down at the bar of treasures, at the quota."""
    sprite = Sprite(7, 6)
    sprite.grid(0, 0, ['kkkkkkk', 'kywyyok', '.kyyok.', '..kok..', '...k...'], {'k': 'k0', 'w': light, 'y': middle, 'o': dark})
    return sprite


# -- marks over heads

ALERT = """
    .##.
    ####
    ####
    ####
    ####
    .##.
    .##.
    ....
    .##.
    .##.
""".split()
QUERY = """
    .####.
    ##..##
    ....##
    ...##.
    ..##..
    ..##..
    ......
    ..##..
    ..##..
""".split()


def mark(rows, ramp):
    """A bold sign, shaded from top to bottom, with a dark border."""
    sprite = Sprite(10, 14)
    x = (10 - len(rows[0])) // 2
    for j, row in enumerate(rows):
        key = ramp[j * len(ramp) // len(rows)]
        sprite.grid(x, 2 + j, [row], {'#': key})
    return sprite.outline('k0')


SMALL_Z, LARGE_Z = ['####', '..#.', '.#..', '####'], """
    #####
    ...#.
    ..#..
    .#...
    #####
"""


def zzz(frame):
    """Two letters that take turns in being the larger one."""
    sprite = Sprite(16, 16)
    for rows, x, y in ((SMALL_Z, 2, 11), (LARGE_Z, 8, 3)) if frame == 0 else ((LARGE_Z, 2, 9), (SMALL_Z, 10, 2)):
        sprite.grid(x + 1, y + 1, rows, {'#': 'k0'})
        sprite.grid(x, y, rows, {'#': 'u4'})
    return sprite


MARKS = {
    'mark_alert': (ALERT, ('g4', 'g3', 'g2', 'g2')), 'mark_query': (QUERY, ('g4', 'g3', 'g2')),
    'mark_query_empty': (QUERY, ('s5', 's4', 's3')),
}
SINGLE = (ui_heart_flash, ui_key, ui_bag, ui_gem, ui_skull, ui_stairs, ui_clock, ui_seed, ui_stud, ui_keycap, ui_cursor, ui_eye_open,
          ui_eye_shut, ui_lantern_open, ui_lantern_shut, ui_arrow, ui_brand, ui_slot, ui_slot_hand)


def catalog():
    sprites = {draw.__name__: [draw()] for draw in SINGLE}
    sprites.update((name, [mark(*how)]) for name, how in MARKS.items())
    for full, name in enumerate(('ui_heart_empty', 'ui_heart_half', 'ui_heart')):
        sprites[name] = [ui_heart(full)]
    sprites['ui_portrait'] = [ui_portrait(FRAMES[0])]
    sprites['ui_portrait_hurt'] = [ui_portrait(HURT)]
    sprites['ui_bell'] = [ui_bell('gold', 'wood_light')]
    sprites['ui_bell_spent'] = [ui_bell('iron', 'dark')]
    sprites['ui_hour_candle'] = [ui_hour_candle(i) for i in range(len(HOUR_LEFT))]
    sprites['ui_hour_flame'] = [ui_hour_flame(i) for i in range(4)]
    sprites['ui_notch'] = [ui_notch('s7', 's6', 's5'), ui_notch('g4', 'g3', 'g2')]
    sprites['zzz'] = [zzz(i) for i in range(2)]
    return sprites
