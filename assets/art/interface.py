"""Icons of the interface and marks over heads."""
import bipeds
from engine import Sprite
from items import heart_level
from pose import FRAMES, HURT

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
    """Head and shoulders of the hero; the lower edge cuts him off."""
    return bipeds.hero_down(pose).outline().moved(0, 6)


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
    """A bold sign, shaded from top to bottom, in a dark border."""
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
    """Two letters that take turns in being the large one."""
    sprite = Sprite(16, 16)
    for rows, x, y in ((SMALL_Z, 2, 11), (LARGE_Z, 8, 3)) if frame == 0 else ((LARGE_Z, 2, 9), (SMALL_Z, 10, 2)):
        sprite.grid(x + 1, y + 1, rows, {'#': 'k0'})
        sprite.grid(x, y, rows, {'#': 'u4'})
    return sprite


MARKS = {
    'mark_alert': (ALERT, ('g4', 'g3', 'g2', 'g2')), 'mark_query': (QUERY, ('g4', 'g3', 'g2')),
    'mark_query_empty': (QUERY, ('s3', 's2', 's1')),
}
SINGLE = (ui_heart_flash, ui_key, ui_bag, ui_gem, ui_skull, ui_stairs, ui_clock, ui_seed, ui_stud, ui_keycap, ui_cursor)


def catalog():
    sprites = {draw.__name__: [draw()] for draw in SINGLE}
    sprites.update((name, [mark(*how)]) for name, how in MARKS.items())
    for full, name in enumerate(('ui_heart_empty', 'ui_heart_half', 'ui_heart')):
        sprites[name] = [ui_heart(full)]
    sprites['ui_portrait'] = [ui_portrait(FRAMES[0])]
    sprites['ui_portrait_hurt'] = [ui_portrait(HURT)]
    sprites['zzz'] = [zzz(i) for i in range(2)]
    return sprites
