"""Goblin and skeleton: they stand on two feet, hold a weapon and are drawn from front, back and side.

Hands and weapon tips come from tables, in coordinates of the upper body: {act: (hand, tip)}.
"""
import math

from engine import Sprite, mirrored
from pose import ASLEEP, HURT, lids, lying, squint


def blade(sprite, hand, tip, ramp='steel'):
    """A sword from hand to tip with a gold guard across."""
    (hx, hy), (tx, ty) = hand, tip
    length = math.hypot(tx - hx, ty - hy)
    dx, dy = (tx - hx) / length, (ty - hy) / length
    sprite.capsule(hx + dx * 2.5, hy + dy * 2.5, tx, ty, 1.5, 0.8, ramp, lift=0.12)
    gx, gy = hx + dx * 2, hy + dy * 2
    sprite.capsule(gx - dy * 2.3, gy + dx * 2.3, gx + dy * 2.3, gy - dx * 2.3, 0.95, 0.95, 'gold')


def held(table, pose):
    """Hand and tip of the weapon for a pose. Both swing with the steps."""
    (hx, hy), (tx, ty) = table.get(pose.act, table['walk'])
    swing = pose.swing if pose.act == 'walk' else 0
    return (hx, hy + swing), (tx, ty + swing)


def feet_front(sprite, pose, xs, leg, boot=None):
    """Two short legs; asleep, the soles show."""
    for x, lift, out in zip(xs, pose.lift, (-1, 1)):
        if pose.act == 'sleep':
            sprite.ellipse(x + out * 2, 27, 2.6, 2.2, boot or leg)
            continue
        sprite.capsule(x, 24, x, 27.8 - lift, 2.1, 2.1, leg)
        if boot:
            sprite.capsule(x, 28 - lift, x + out * .8, 28.2 - lift, 1.9, 1.6, boot)


def foot_side(sprite, x, stride, leg, boot=None, lift=0.0):
    ground = 28 - (stride < 0)
    sprite.capsule(x, 24, x + stride, ground, 2.1, 2.2, leg, lift=lift)
    if boot:
        sprite.capsule(x + stride, ground, x + stride + 2, ground + .2, 1.9, 1.5, boot, lift=lift)


def strike_room(pose):
    """In the side view, a striking figure stands 6 px back, so that the weapon fits. The game moves it forward by the same."""
    return -6 if pose.act == 'strike' else 0


def carried(hand, tip, pose):
    """In the side view the weapon moves with the stride."""
    ahead = pose.stride if pose.act == 'walk' else 0
    return (hand[0] + ahead / 2, hand[1]), (tip[0] + ahead / 3, tip[1])


# -- goblin

GOBLIN_CLUB = {
    'down': {
        'walk': ((8, 23), (3.9, 16.5)), 'windup': ((6, 13.5), (6.5, 5)),
        'strike': ((11, 20.5), (12.5, 26.5)), 'hurt': ((6.5, 23), (2.5, 20)),
        'sleep': ((8, 22), (3.5, 22)),
    },
    'up': {
        'walk': ((24, 23), (28.1, 16.5)), 'windup': ((26, 20), (28.5, 26)),
        'strike': ((24, 10), (23, 4)), 'hurt': ((26, 23), (29, 18)),
    },
    'side': {
        'walk': ((20, 22.5), (26.5, 19.5)), 'windup': ((8.5, 16), (6, 6)),
        'strike': ((23.5, 20), (31, 21.5)), 'hurt': ((20, 23), (26.5, 21)),
    },
}
STUDS = ((-2, -1), (1, -2), (2, 1), (-1, 2))


def club(sprite, hand, tip):
    sprite.capsule(*hand, *tip, 1.2, 3.0, 'wood_light')
    for dx, dy in STUDS:
        sprite.put(tip[0] + dx, tip[1] + dy, 's6')


def goblin_arm(sprite, shoulder, hand):
    sprite.capsule(*shoulder, *hand, 2.3, 2.0, 'green', seam='n0')
    sprite.ellipse(hand[0], hand[1] + .3, 2.1, 2.0, 'green')


def goblin_vest(sprite, left, right):
    sprite.polygon([(left, 16), (right, 16), (right + 1.5, 25.5), (left - 1.5, 25.5)], 'leather', base=.6, bevel=3)


def goblin_ears(sprite):
    ear = [(11, 8.5), (2.2, 6.5), (4.5, 11), (10.5, 14.5)]
    inner = [(10, 10), (4.2, 7.7), (6.2, 10.6), (9.8, 12.8)]
    for outer_pts, inner_pts, base in ((ear, inner, .55), (mirrored(ear), mirrored(inner), .4)):
        sprite.polygon(outer_pts, 'green', base=base)
        sprite.polygon(inner_pts, ['r1', 'b4', 'b4'], seam=False)


GOBLIN_EYES = ['kk......kk', '.kkk..kkk.', '.yyk..kyy.', '.yrk..kry.']
GOBLIN_EYE_KEYS = {'k': 'n0', 'y': 'g4', 'r': 'r2'}


def goblin_head_down(sprite, act):
    goblin_ears(sprite)
    sprite.ellipse(16, 11, 7.2, 6.3, 'green', dither=.06, lift=.04)
    if act == 'hurt':
        squint(sprite, 12, 8, 4)
    elif act == 'sleep':
        lids(sprite, 12, 10, 2)
    else:
        sprite.grid(11, 8, GOBLIN_EYES, GOBLIN_EYE_KEYS)
    sprite.ellipse(16, 13, 1.7, 1.6, 'green', lift=.15)
    mouth = ['kkkkkkkk', '.wkkkkw.']
    if act in ('strike', 'hurt'):
        mouth = ['kkkkkkkk', 'kwrrrrwk', '.kkkkkk.']
    sprite.grid(12, 15, mouth, {'k': 'k1', 'w': 's7', 'r': 'r1'})
    if act != 'hurt':
        sprite.put(13, 14, 's7')
        sprite.put(18, 14, 's7')


def goblin_down(pose):
    sprite = Sprite()
    feet_front(sprite, pose, (13, 19), 'green', 'leather')
    sprite.move(0, pose.bob)
    hand, tip = held(GOBLIN_CLUB['down'], pose)
    if pose.act != 'strike':
        club(sprite, hand, tip)
    goblin_vest(sprite, 11, 21)
    sprite.grid(11, 22, ['gwwwwwwwwg'], {'w': 'w0', 'g': 'g2'})
    sprite.rect(15, 21, 2, 3, 'g3')
    goblin_arm(sprite, (21, 18), (24, 22 + pose.lift[0] / 2))
    if pose.act != 'strike':
        goblin_arm(sprite, (11, 18), hand)
    goblin_head_down(sprite, pose.act)
    if pose.act == 'strike':
        club(sprite, hand, tip)
        goblin_arm(sprite, (10.5, 18), hand)
    return sprite


def goblin_up(pose):
    sprite = Sprite()
    hand, tip = held(GOBLIN_CLUB['up'], pose)
    feet_front(sprite, pose, (13, 19), 'green', 'leather')
    sprite.move(0, pose.bob)
    if pose.act == 'strike':
        club(sprite, hand, tip)
    goblin_vest(sprite, 11, 21)
    sprite.hline(11, 20, 22, 'w0')
    sprite.vline(16, 16, 24, 'w1')
    goblin_arm(sprite, (11, 18), (8, 22 + pose.lift[0] / 2))
    if pose.act != 'strike':
        club(sprite, hand, tip)
    goblin_arm(sprite, (21, 18), hand)
    goblin_ears(sprite)
    sprite.ellipse(16, 11, 7.2, 6.5, 'green', dither=.06)
    sprite.grid(12, 13, ['d......d', '.d....d.', '..dddd..'], {'d': 'n1'})
    sprite.grid(15, 5, ['d.d', 'd.d', '.d.'], {'d': 'n1'})
    return sprite


def goblin_head_side(sprite, act):
    sprite.ellipse(16.5, 11, 7.0, 6.3, 'green', dither=.06, lift=.04)
    sprite.capsule(22, 12, 25.2, 13, 2.0, 1.2, 'green', lift=.1)
    sprite.polygon([(14.5, 9), (5, 6.5), (6.5, 10.5), (14, 14)], 'green', base=.6)
    sprite.polygon([(13, 10.2), (7, 8.2), (8.2, 10.3), (12.5, 12)], ['r1', 'b4', 'b4'], seam=False)
    if act == 'hurt':
        sprite.grid(18, 9, ['.k', 'k.', '.k'], {'k': 'k1'})
    else:
        sprite.grid(17, 8, ['kk...', '.kkkk', '.yyk.', '.yrk.'], GOBLIN_EYE_KEYS)
    mouth = ['.kkkkk', '..wkkw'] if act in ('walk', 'windup') else ['.kkkkk', '.wrrrw', '..kkk.']
    sprite.grid(16, 15, mouth, {'k': 'k1', 'w': 's7', 'r': 'r1'})


def goblin_side(pose):
    base = strike_room(pose)
    sprite = Sprite()
    hand, tip = carried(*held(GOBLIN_CLUB['side'], pose), pose)
    foot_side(sprite.move(base), 15, -pose.stride, 'green', 'leather', lift=-.2)
    foot_side(sprite, 16, pose.stride, 'green', 'leather')
    sprite.move(base + pose.lean, pose.bob)
    goblin_vest(sprite, 12, 20)
    sprite.hline(11, 20, 22, 'w0')
    sprite.rect(18, 21, 2, 3, 'g3')
    goblin_head_side(sprite, pose.act)
    club(sprite, hand, tip)
    goblin_arm(sprite, (16, 18.5), hand)
    return sprite


def goblin_death():
    rest = Sprite()
    club(rest, (12, 27), (20, 24))
    rest.polygon([(5, 25), (10, 22.5), (12, 26), (8, 28)], 'leather', base=.55)
    rest.rect(7, 25, 2, 2, 'g3')
    return [goblin_down(HURT._replace(bob=1)).squashed(.85, 29), lying(goblin_down(HURT), 0), rest]


# -- skeleton

SKELETON_SWORD = {
    'down': {
        'walk': ((6.8, 22), (3.6, 9.5)), 'windup': ((5.5, 14), (3.5, 1)),
        'strike': ((11, 20.5), (12.5, 33)), 'hurt': ((5.5, 22), (1, 13)),
        'sleep': ((8, 21.5), (3, 22.5)),
    },
    'up': {
        'walk': ((25.2, 22), (28.4, 9.5)), 'windup': ((26, 19), (29.5, 28)),
        'strike': ((24.5, 11), (23, -1)), 'hurt': ((26.5, 22), (30.5, 12)),
    },
    'side': {
        'walk': ((12, 22), (2.5, 26)), 'windup': ((10, 18), (3.5, 7.5)),
        'strike': ((20.5, 22), (33, 21)), 'hurt': ((10.5, 23), (2.5, 17)),
    },
}
SHIELD_RAMP = ['u0', 'p1', 'p2', 'p2']
BONE_KEYS = {'o': 'o2', 'w': 'o3', 'k': 'k1', 'r': 'r3', 'd': 'o1'}


def skeleton_feet(sprite, pose):
    if pose.act == 'sleep':
        for x, out in ((13.5, -1), (18.5, 1)):
            sprite.capsule(x, 26, x + out * 4, 27.5, 1.3, 1.5, 'bone')
        return
    for x, lift, toe in ((13.5, pose.lift[0], -1.5), (18.5, pose.lift[1], .5)):
        sprite.capsule(x, 23, x, 27 - lift, 1.3, 1.1, 'bone')
        sprite.capsule(x - .3, 28 - lift, x + toe, 28.2 - lift, 1.3, 1.3, 'bone')


def skeleton_arm(sprite, shoulder, hand):
    elbow = ((shoulder[0] + hand[0]) / 2 - .8, (shoulder[1] + hand[1]) / 2 + .3)
    sprite.capsule(*shoulder, *elbow, 1.3, 1.2, 'bone')
    sprite.capsule(*elbow, *hand, 1.2, 1.6, 'bone')


def skeleton_shield(sprite, x, y, rx=4.2):
    sprite.ellipse(x, y, rx, 4.8, SHIELD_RAMP, seam='k1')
    sprite.ellipse(x, y, rx * .36, 1.6, 'iron')


def ribs(sprite, x):
    sprite.polygon([(x - 4.5, 15), (x + 4.5, 15), (x + 3, 23), (x - 3, 23)], 'dark', base=.4)
    sprite.grid(x - 5, 15, """
        .oowwooo..
        o...ww...o
        .owowwoo..
        o...ww...o
        .owowwoo..
        ....wo....
        ..owwooo..
        ...o..o...
    """, BONE_KEYS)


SKULL_EYES = {
    'walk': """
        .kkk..kkk.
        kkkk..kkkk
        kkrk..krkk
        .kkk..kkk.
        ....kk....
    """,
    'windup': """
        kk......kk
        kkkk..kkkk
        krrk..krrk
        .kkk..kkk.
        ....kk....
    """,
    'hurt': """
        .k.k..k.k.
        ..k....k..
        .k.k..k.k.
        ..........
        ....kk....
    """,
    'sleep': """
        ..........
        .ddd..ddd.
        kkkk..kkkk
        ..........
        ....kk....
    """,
}
SKULL_EYES['strike'] = SKULL_EYES['windup']


def skull_front(sprite, act):
    gape = act in ('strike', 'hurt')
    sprite.polygon([(12, 11), (20, 11), (19, 16.3 + gape), (13, 16.3 + gape)], 'bone', base=.55)
    sprite.ellipse(16, 8.3, 6.8, 6.4, 'bone', seam=False)
    sprite.grid(11, 7, SKULL_EYES[act], BONE_KEYS)
    teeth = ['wkwkwk', 'kkkkkk', 'okokok', 'oooooo'] if gape else ['wkwkwk', 'okokok', 'oooooo']
    sprite.grid(13, 13, teeth, BONE_KEYS)
    sprite.grid(19, 3, ['k', '.k', 'k'], {'k': 'o1'})


def skeleton_down(pose):
    sprite = Sprite()
    skeleton_feet(sprite, pose)
    sprite.move(0, pose.bob)
    hand, tip = held(SKELETON_SWORD['down'], pose)
    ribs(sprite, 16)
    sprite.capsule(20.5, 16.5, 23.5, 19, 1.3, 1.2, 'bone')
    if pose.act not in ('strike', 'sleep'):
        blade(sprite, hand, tip, 'rusty')
    if pose.act != 'strike':
        skeleton_arm(sprite, (11.5, 16.5), hand)
    skeleton_shield(sprite, 24.5, 21 + pose.lift[0] / 2)
    skull_front(sprite, pose.act)
    if pose.act == 'strike':
        blade(sprite, hand, tip, 'rusty')
        skeleton_arm(sprite, (11, 17.5), hand)
    return sprite


def skeleton_up(pose):
    sprite = Sprite()
    skeleton_feet(sprite, pose)
    sprite.move(0, pose.bob)
    hand, tip = held(SKELETON_SWORD['up'], pose)
    skeleton_shield(sprite, 7.5, 20.5 + pose.lift[0] / 2, 3.6)
    if pose.act == 'strike':
        blade(sprite, hand, tip, 'rusty')
    ribs(sprite, 16)
    sprite.vline(15, 15, 22, 'o3')
    sprite.vline(16, 15, 22, 'o1')
    sprite.capsule(11.5, 16.5, 8.5, 19.5, 1.3, 1.2, 'bone')
    if pose.act != 'strike':
        blade(sprite, hand, tip, 'rusty')
    skeleton_arm(sprite, (20.5, 16.5), hand)
    sprite.ellipse(16, 8.6, 6.8, 6.7, 'bone', seam='s1')
    sprite.grid(13, 4, ['d....', '.d...', 'd..d.', '....d'], BONE_KEYS)
    sprite.grid(12, 12, ['d......d', '.dd..dd.', '...dd...'], BONE_KEYS)
    return sprite


def skull_side(sprite, act):
    gape = act in ('strike', 'hurt')
    sprite.polygon([(16, 11), (22.5, 11), (22, 16 + gape), (16, 16 + gape)], 'bone', base=.55)
    sprite.ellipse(15.8, 8.4, 7.0, 6.4, 'bone', seam=False)
    eye = {'hurt': ['k.k.', '.k..', 'k.k.'], 'walk': ['kkk.', 'kkkk', 'krkk', '.kk.']}
    sprite.grid(18, 7, eye.get(act, ['k...', 'kkkk', 'krrk', '.kk.']), BONE_KEYS)
    sprite.put(22, 11, 'k1')
    teeth = ['wkwkw', 'kkkkk', 'okoko', 'ooooo'] if gape else ['wkwkw', 'okoko', 'ooooo']
    sprite.grid(18, 13, teeth, BONE_KEYS)
    sprite.grid(12, 4, ['.k', 'k.', '.k'], {'k': 'o1'})


def skeleton_side(pose):
    base = strike_room(pose)
    sprite = Sprite().move(base + pose.lean, pose.bob)
    hand, tip = held(SKELETON_SWORD['side'], pose)
    if pose.act != 'strike':
        blade(sprite, hand, tip, 'rusty')
    sprite.move(base)
    for stride, lift in ((-pose.stride, -.2), (pose.stride, 0)):
        ground = 27.5 - (stride < 0)
        sprite.capsule(15.5, 23, 15.5 + stride, ground, 1.3, 1.1, 'bone', lift=lift)
        sprite.capsule(15.5 + stride, ground + .7, 17.5 + stride, ground + .9, 1.3, 1.2, 'bone', lift=lift)
    sprite.move(base + pose.lean, pose.bob)
    ribs(sprite, 15)
    if pose.act == 'strike':
        blade(sprite, hand, tip, 'rusty')
    skeleton_arm(sprite, (13.5, 17), hand)
    skull_side(sprite, pose.act)
    skeleton_shield(sprite, 22, 19.5, 3.0)
    return sprite


def skeleton_death():
    """It falls apart on the spot: the skull drops onto the heap, and then little is left."""
    heap = Sprite()
    skeleton_shield(heap, 25, 24, 4.4)
    for x0, y0, x1, y1 in ((5, 26, 14, 22), (8, 21, 17, 27), (14, 26, 22, 23), (3, 22, 9, 27)):
        heap.capsule(x0, y0, x1, y1, 1.4, 1.3, 'bone')
    heap.move(-1, 11)
    skull_front(heap, 'hurt')
    rest = Sprite()
    rest.capsule(5, 27, 11, 24, 1.2, 1.2, 'bone')
    rest.capsule(20, 24, 26, 27, 1.2, 1.2, 'bone')
    rest.ellipse(15.5, 24, 4.2, 3.8, 'bone')
    rest.grid(13, 23, ['kk.kk', 'kk.kk', '..k..'], {'k': 'k1'})
    return [skeleton_down(HURT._replace(bob=2)).squashed(.8, 29), heap, rest]


VIEWS = {
    'goblin': {'down': goblin_down, 'up': goblin_up, 'side': goblin_side},
    'skeleton': {'down': skeleton_down, 'up': skeleton_up, 'side': skeleton_side},
}
DEATHS = {'goblin': goblin_death, 'skeleton': skeleton_death}
SLEEPS = {
    'goblin': lambda: [goblin_down(pose) for pose in ASLEEP],
    'skeleton': lambda: [skeleton_down(pose) for pose in ASLEEP],
}
