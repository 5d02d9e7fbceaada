"""The enemy of the classic: a stout horned imp that bears its letter on the belly."""
from engine import Sprite, mirrored
from pose import ASLEEP, HURT, lids, lying, squint

KEYS = {'k': 'k1', 'y': 'g4', 'o': 'g2', 'w': 's7', 'r': 'r0', 'c': 'o3'}
LETTER = """
    .cccc.
    c....c
    cccccc
    c.....
    .cccc.
"""
EYES = ['kk....kk', 'kyk..kyk', 'kyy..yyk']
REACH = {'walk': 0, 'windup': -6, 'strike': 3, 'hurt': -3, 'sleep': 1}  # how far its fists are lowered


def feet(sprite, pose):
    for x, lift in zip((12.5, 19.5), pose.lift):
        sprite.capsule(x, 24, x, 27.4 - lift, 2.4, 2.6, 'red_dull')


def horns(sprite, tops=((7.5, 2.5), (9, 8.5), (13, 7))):
    for points in (list(tops), mirrored(tops)):
        sprite.polygon(points, 'bone', base=.6, bevel=1.5)


def fists(sprite, pose):
    low = REACH[pose.act]
    for x, out in ((7.6, -1), (24.4, 1)):
        sprite.capsule(x - out * 2, 17.5, x + out * .6, 20.5 + low, 2.0, 2.3, 'red')


def face(sprite, act):
    if act == 'hurt':
        squint(sprite, 12, 9, 4)
    elif act == 'sleep':
        lids(sprite, 12, 10, 2)
    else:
        sprite.grid(12, 8, EYES, KEYS)
    mouth = ['kwkkwk', 'krrrrk', '.kkkk.'] if act == 'strike' else ['kkkkkk', '.w..w.']
    sprite.grid(13, 12, mouth, KEYS)


def imp_down(pose):
    sprite = Sprite()
    feet(sprite, pose)
    sprite.move(0, pose.bob)
    if pose.act != 'strike':
        fists(sprite, pose)
    sprite.ellipse(16, 20, 8.0, 6.6, 'red', dither=.08)
    horns(sprite)
    sprite.ellipse(16, 10.5, 7.0, 5.6, 'red', dither=.06, lift=.05)
    sprite.grid(13, 18, LETTER, KEYS)
    face(sprite, pose.act)
    if pose.act == 'strike':
        fists(sprite, pose)
    return sprite


def imp_up(pose):
    sprite = Sprite()
    feet(sprite, pose)
    sprite.move(0, pose.bob)
    fists(sprite, pose)
    sprite.ellipse(16, 20, 8.0, 6.6, 'red', dither=.08)
    sprite.capsule(16, 24, 20 + pose.swing, 27, 1.2, .8, 'red_dull')
    horns(sprite)
    sprite.ellipse(16, 10.5, 7.0, 5.8, 'red', dither=.06)
    sprite.grid(13, 16, ['d.dd.d', '.d..d.'], {'d': 'r1'})
    return sprite


def imp_side(pose):
    sprite = Sprite()
    low, ahead = REACH[pose.act], 6 if pose.act == 'strike' else 0
    for x, stride in ((14.5, -pose.stride), (16.5, pose.stride)):
        sprite.capsule(x, 24, x + stride, 27.4 - (stride < 0), 2.3, 2.5, 'red_dull')
    sprite.move(pose.lean, pose.bob)
    sprite.capsule(9, 22, 4, 25, 1.2, .8, 'red_dull')
    sprite.ellipse(15.5, 20, 7.2, 6.6, 'red', dither=.08)
    sprite.polygon([(9, 3), (11, 9), (15, 6.5)], 'bone', base=.6, bevel=1.5)
    sprite.ellipse(16.5, 10.5, 6.8, 5.6, 'red', dither=.06, lift=.05)
    sprite.capsule(21.5, 11.5, 24, 12.5, 1.8, 1.1, 'red', lift=.1)
    if pose.act == 'hurt':
        sprite.grid(18, 9, ['.k', 'k.', '.k'], KEYS)
    else:
        sprite.grid(17, 8, ['kk...', 'kykk.', 'kyyk.'], KEYS)
    sprite.grid(18, 13, ['kkkk', 'wk..'] if pose.act != 'strike' else ['kkkk', 'krrk', '.kk.'], KEYS)
    sprite.capsule(16, 18, 19 + ahead, 20.5 + low, 2.0, 2.3, 'red')
    return sprite


def imp_death():
    rest = Sprite()
    rest.ellipse(15, 26, 8, 2.4, 'red_dull', seam=False)
    rest.polygon([(9, 27), (11, 22), (14, 26)], 'bone', base=.6, bevel=1.5)
    rest.polygon([(18, 27), (22, 23), (22, 27)], 'bone', base=.5, bevel=1.5)
    return [imp_down(HURT._replace(bob=1)).squashed(.85, 29), lying(imp_down(HURT), 0), rest]


VIEWS = {'enemy': {'down': imp_down, 'up': imp_up, 'side': imp_side}}
DEATHS = {'enemy': imp_death}
SLEEPS = {'enemy': lambda: [imp_down(pose).squashed(.8, 29) for pose in ASLEEP]}
