"""Sacristan and Cooper, the elites: 48 x 48, feet at y 45."""
from engine import Sprite
from pose import ASLEEP, HURT, lids, squint

SIDE = 48
KEYS = {'k': 'k1', 'g': 'g2', 'y': 'g3', 'Y': 'g4', 'w': 's7', 'r': 'r2', 'R': 'r3', 'v': 'p2', 'V': 'p3', 'u': 'u0', 'o': 'w4', 'O': 'w5',
        'd': 'w1', 's': 's5', 'n': 'n4'}


def canvas():
    return Sprite(SIDE, SIDE)


def squashed(sprite):
    """Fallen to a third of its height: rows are left out at the top, and the feet stay."""
    flat = canvas()
    for y in range(SIDE):
        source = SIDE - 3 - (SIDE - 3 - y) * 5 // 2
        if 0 <= source < SIDE and y <= SIDE - 3:
            flat.rows[y] = [sprite.rows[source][x] for x in range(SIDE)]
    return flat


# -- the Sacristan: a violet cope with a gold hem, a mitre, and a censer on its chain

COPE = ['u0', 'p1', 'p2', 'p3']
EYES = ['YY....YY', 'wY....Yw']
# Shoulder of the swinging arm, hand, censer: in the coordinates of the upper body.
CENSER = {
    'down': {'walk': ((13, 24), (9, 31), (8, 40)), 'windup': ((13, 24), (8, 15), (3.5, 8)), 'strike': ((13, 25), (17, 35), (26, 42)),
             'hurt': ((13, 24), (7, 27), (4, 36)), 'sleep': ((14, 27), (11, 34), (9, 41))},
    'up': {'walk': ((35, 24), (39, 31), (40, 40)), 'windup': ((35, 24), (40, 18), (44, 10)), 'strike': ((34, 23), (33, 12), (23, 5)),
           'hurt': ((35, 24), (41, 27), (43, 36))},
    'side': {'walk': ((24, 25), (30, 31), (31, 40)), 'windup': ((22, 24), (13, 18), (5, 12)), 'strike': ((25, 25), (34, 29), (44, 31)),
             'hurt': ((23, 25), (29, 26), (34, 33))},
}


def censer(sprite, hand, pot, beat):
    (hx, hy), (x, y) = hand, pot
    for i in range(1, 6):
        sprite.put(hx + (x - hx) * i / 6, hy + (y - hy) * i / 6, 'g3' if i % 2 else 'g1')
    sprite.ellipse(x, y + 1, 3.8, 3.4, 'gold', lift=.05)
    sprite.hline(int(x) - 3, int(x) + 2, y, 'g0')
    sprite.grid(int(x) - 1, int(y) - 1, ['r.R', '.Y.'], KEYS)
    for i in range(3):
        sprite.put(x + (1, -1, 0)[(i + beat) % 3], y - 4 - 2 * i, ('s5', 's4', 's3')[i])


def cope(sprite, left, right, foot, beat):
    sway = (0, .8, 0, -.8)[beat]
    sprite.polygon([(left + 4, 20), (right - 4, 20), (right + 1, 30), (right + 3 + sway, foot), (left - 3 + sway, foot), (left - 1, 30)], COPE,
                   base=.52, bevel=6, gx=-.12)
    sprite.polygon([(left - 2.6 + sway, foot - 3), (right + 2.6 + sway, foot - 3), (right + 3 + sway, foot), (left - 3 + sway, foot)], 'gold',
                   base=.5, bevel=1.5)


def mitre(sprite, x, tip, act='walk'):
    sprite.polygon([(x - 7.5, 12), (x - 6, 4), (x + tip, -1 + (act == 'hurt')), (x + 6, 4), (x + 7.5, 12)], COPE, base=.62, bevel=3)
    sprite.polygon([(x - 7.5, 10), (x + 7.5, 10), (x + 7.5, 13), (x - 7.5, 13)], 'gold', base=.55, bevel=1.2)
    sprite.vline(int(x + tip / 2), 2, 9, 'g3')
    sprite.hline(int(x + tip / 2) - 2, int(x + tip / 2) + 2, 5, 'g3')


def sacristan_arm(sprite, shoulder, hand):
    sprite.capsule(*shoulder, *hand, 3.8, 3.0, COPE, lift=.06, seam='u0')
    sprite.ellipse(hand[0], hand[1] + .6, 2.4, 2.3, 'bone', seam='k1')


def sacristan_down(pose):
    shoulder, hand, pot = CENSER['down'][pose.act]
    sprite = canvas().move(0, pose.bob)
    if pose.act != 'strike':
        censer(sprite, hand, pot, pose.beat)
    cope(sprite, 13, 35, 45 - pose.bob, pose.beat)
    sprite.polygon([(21, 21), (27, 21), (27.5, 42), (20.5, 42)], 'bone', base=.55, bevel=2)
    sprite.vline(24, 23, 40, 'r2')
    sprite.hline(22, 25, 27, 'r2')
    sacristan_arm(sprite, (35, 24), (39, 30 + pose.swing))
    sprite.ellipse(24, 14, 7.6, 7.4, ['k0', 'k1', 's0'], seam='u0')
    if pose.act == 'hurt':
        squint(sprite, 19, 14, 4, 'g3')
    elif pose.act == 'sleep':
        lids(sprite, 20, 15, 2, 'g1')
    else:
        sprite.grid(20, 15, EYES, KEYS)
    if pose.act in ('windup', 'strike'):
        sprite.grid(21, 18, ['.kkkk.', 'krRRrk', '.kkkk.'], KEYS)
    mitre(sprite, 24, 0, pose.act)
    if pose.act == 'strike':
        censer(sprite, hand, pot, pose.beat)
    sacristan_arm(sprite, shoulder, hand)
    return sprite


def sacristan_up(pose):
    shoulder, hand, pot = CENSER['up'].get(pose.act, CENSER['up']['walk'])
    sprite = canvas().move(0, pose.bob)
    censer(sprite, hand, pot, pose.beat)
    sacristan_arm(sprite, (13, 24), (9, 30 + pose.swing))
    sacristan_arm(sprite, shoulder, hand)
    cope(sprite, 13, 35, 45 - pose.bob, pose.beat)
    sprite.polygon([(19, 21), (29, 21), (27, 31), (21, 31)], 'gold', base=.45, bevel=2)
    sprite.ellipse(24, 14, 7.6, 7.6, COPE)
    mitre(sprite, 24, 0, pose.act)
    for x in (20, 27):
        sprite.polygon([(x, 13), (x + 2, 13), (x + 2.5, 24), (x - .5, 24)], 'gold', base=.5, bevel=1)
    return sprite


def sacristan_side(pose):
    shoulder, hand, pot = CENSER['side'].get(pose.act, CENSER['side']['walk'])
    back = -6 if pose.act == 'strike' else 0
    sprite = canvas().move(back + pose.lean * .6, pose.bob)
    if pose.act == 'windup':
        censer(sprite, hand, pot, pose.beat)
    cope(sprite, 15, 32, 45 - pose.bob, pose.beat)
    sprite.polygon([(28, 21), (32, 21), (34.5, 42), (29.5, 42)], 'bone', base=.5, bevel=2)
    sprite.ellipse(24, 14, 7.4, 7.6, COPE)
    sprite.ellipse(28.5, 15, 4.4, 5.4, ['k0', 'k1', 's0'], seam='u0')
    sprite.grid(29, 14, ['YY', 'wY'] if pose.act != 'hurt' else ['.g', 'g.', '.g'], KEYS)
    if pose.act in ('windup', 'strike'):
        sprite.grid(30, 18, ['kkk', 'rRk', 'kkk'], KEYS)
    mitre(sprite, 25, 1.5, pose.act)
    if pose.act != 'windup':
        censer(sprite, hand, pot, pose.beat)
    sacristan_arm(sprite, shoulder, hand)
    return sprite


def sacristan_death():
    rest = canvas()
    rest.polygon([(7, 45), (12, 38), (30, 36), (41, 44)], COPE, base=.5, bevel=4)
    rest.polygon([(7, 45), (41, 44), (40, 42), (9, 43)], 'gold', base=.5, bevel=1)
    mitre(rest.move(12, 33), 22, 0)
    censer(rest.move(), (12, 40), (10, 42), 0)
    return [sacristan_down(HURT._replace(bob=2)), squashed(sacristan_down(HURT)), rest]


# -- the Cooper: a leather apron, a red beard, a mallet, and a keg on his back

MALLET = {
    'down': {'walk': ((10, 33), (10, 21)), 'windup': ((10, 16), (17, 9)), 'strike': ((17, 33), (23, 38)), 'hurt': ((9, 33), (10, 22)),
             'sleep': ((10, 35), (10, 25))},
    'up': {'walk': ((38, 33), (38, 21)), 'windup': ((38, 22), (38, 33)), 'strike': ((34, 14), (28, 9)), 'hurt': ((39, 33), (38, 22))},
    'side': {'walk': ((21, 33), (14, 21)), 'windup': ((15, 18), (10, 10)), 'strike': ((33, 32), (41, 38)), 'hurt': ((20, 33), (11, 24))},
}


def legs(sprite, pose, xs):
    for x, lift in zip(xs, pose.lift):
        sprite.capsule(x, 36, x, 42.5 - lift, 4.0, 3.6, 'cloth')
        sprite.capsule(x - .5, 43.5 - lift, x + .8, 43.8 - lift, 3.6, 3.2, 'leather')


def mallet(sprite, hand, tip):
    (hx, hy), (tx, ty) = hand, tip
    sprite.capsule(hx, hy, tx, ty, 1.7, 1.7, 'wood_light')
    length = max(((tx - hx) ** 2 + (ty - hy) ** 2) ** .5, 1)
    dx, dy = (tx - hx) / length, (ty - hy) / length
    ends = ((tx - dy * 5, ty + dx * 5), (tx + dy * 5, ty - dx * 5))
    sprite.capsule(*ends[0], *ends[1], 4.4, 4.4, 'wood_light', lift=.05)
    for x, y in ends:
        sprite.ellipse(x, y, 2.2, 4.2 if abs(dy) > abs(dx) else 2.2, 'iron', seam='k1')


def keg(sprite, x, y, rx, ry):
    sprite.ellipse(x, y, rx, ry, 'wood_light', dither=.04)
    for off in (-ry * .55, ry * .55):
        sprite.polygon([(x - rx * .9, y + off - 1.2), (x + rx * .9, y + off - 1.2), (x + rx * .9, y + off + 1.2), (x - rx * .9, y + off + 1.2)],
                       'iron', base=.6, bevel=1.5)
    for off in (-.5, 0, .5):
        sprite.vline(int(x + rx * off), int(y - ry * .35), int(y + ry * .35), 'w2')


def torso(sprite, left, right):
    sprite.ellipse((left + right) / 2, 28, (right - left) / 2, 11.5, 'green', dither=.04)
    sprite.polygon([(left + 4, 22), (right - 4, 22), (right - 2, 38), (left + 2, 38)], 'leather', base=.6, bevel=4)
    sprite.hline(int(left) + 4, int(right) - 4, 30, 'w0')
    sprite.rect(int((left + right) / 2) - 1, 29, 3, 3, 'g3')


def arm(sprite, shoulder, hand):
    sprite.capsule(*shoulder, *hand, 4.6, 3.8, 'skin', lift=.02, seam='w1')
    sprite.capsule(shoulder[0], shoulder[1], (shoulder[0] * 2 + hand[0]) / 3, (shoulder[1] * 2 + hand[1]) / 3, 5.0, 4.4, 'green', seam='n0')
    sprite.ellipse(*hand, 3.6, 3.4, 'skin', seam='w1')


def beard(sprite, x, y, wide):
    sprite.polygon([(x - wide, y), (x + wide, y), (x + wide * .8, y + 7), (x, y + 11), (x - wide * .8, y + 7)], 'hair', base=.62, bevel=3)
    for off in (-3, 0, 3):
        sprite.vline(int(x + off), int(y) + 4, int(y) + 8, 'g1')


def cooper_down(pose):
    hand, tip = MALLET['down'][pose.act]
    sprite = canvas()
    legs(sprite, pose, (18.5, 29.5))
    sprite.move(0, pose.bob)
    keg(sprite, 24, 20, 14, 11)
    torso(sprite, 12, 36)
    if pose.act != 'strike':
        mallet(sprite, hand, tip)
    arm(sprite, (36, 24), (39, 33 + pose.swing))
    arm(sprite, (12, 24), hand)
    sprite.ellipse(24, 13, 8.2, 8.0, 'skin', lift=.04)
    beard(sprite, 24, 14, 7.5)
    if pose.act == 'hurt':
        squint(sprite, 19, 9, 4)
    elif pose.act == 'sleep':
        lids(sprite, 20, 11, 2)
    else:
        sprite.grid(19, 8, ['kkk....kkk', '..kk..kk..', '.wk....kw.', '.kk....kk.'], KEYS)
    sprite.ellipse(24, 14, 2.4, 2.2, 'skin', lift=.14, seam='w2')
    if pose.act in ('windup', 'strike', 'hurt'):
        sprite.grid(21, 17, ['kkkkkk', 'kwwwwk', '.krrk.'], KEYS)
    sprite.polygon([(16, 6), (32, 6), (30, 1.5), (18, 1.5)], 'leather', base=.6, bevel=2)
    if pose.act == 'strike':
        mallet(sprite, hand, tip)
        arm(sprite, (13, 25), hand)
    return sprite


def cooper_up(pose):
    hand, tip = MALLET['up'].get(pose.act, MALLET['up']['walk'])
    sprite = canvas()
    legs(sprite, pose, (18.5, 29.5))
    sprite.move(0, pose.bob)
    mallet(sprite, hand, tip)
    torso(sprite, 12, 36)
    arm(sprite, (12, 24), (9, 33 + pose.swing))
    arm(sprite, (36, 24), hand)
    sprite.ellipse(24, 12, 8.2, 8.0, 'skin', lift=.02)
    sprite.polygon([(16, 6), (32, 6), (30, 1.5), (18, 1.5)], 'leather', base=.6, bevel=2)
    keg(sprite, 24, 25, 11.5, 11)
    return sprite


def cooper_side(pose):
    hand, tip = MALLET['side'].get(pose.act, MALLET['side']['walk'])
    back = -6 if pose.act == 'strike' else 0
    sprite = canvas().move(back)
    for stride, lift in ((-pose.stride, -.2), (pose.stride, 0)):
        sprite.capsule(23, 36, 23 + stride, 42.5, 4.0, 3.6, 'cloth', lift=lift)
        sprite.capsule(23 + stride, 43.6, 26 + stride, 43.8, 3.4, 3.0, 'leather', lift=lift)
    sprite.move(back + pose.lean, pose.bob)
    keg(sprite, 14, 24, 8, 11)
    if pose.act != 'strike':
        mallet(sprite, hand, tip)
    torso(sprite, 14, 34)
    sprite.ellipse(26, 13, 8.0, 8.0, 'skin', lift=.04)
    beard(sprite, 29, 14, 5)
    sprite.grid(29, 9, ['kkk', '.wk', '.kk'] if pose.act != 'hurt' else ['.k', 'k.', '.k'], KEYS)
    sprite.ellipse(34, 13.5, 2.2, 2.0, 'skin', lift=.12, seam='w2')
    if pose.act in ('windup', 'strike'):
        sprite.grid(30, 17, ['kkkk', 'kwwk', 'krrk'], KEYS)
    sprite.polygon([(18, 6), (34, 6), (31, 1.5), (20, 1.5)], 'leather', base=.6, bevel=2)
    if pose.act == 'strike':
        mallet(sprite, hand, tip)
    arm(sprite, (23, 25), hand)
    return sprite


def cooper_death():
    rest = canvas()
    mallet(rest, (8, 42), (20, 41))
    keg(rest, 31, 36, 10, 8)
    rest.ellipse(18, 41, 11, 4, 'leather')
    beard(rest, 12, 36, 4)
    return [cooper_down(HURT._replace(bob=2)), squashed(cooper_down(HURT)), rest]


VIEWS = {'sacristan': {'down': sacristan_down, 'up': sacristan_up, 'side': sacristan_side},
         'cooper': {'down': cooper_down, 'up': cooper_up, 'side': cooper_side}}
DEATHS = {'sacristan': sacristan_death, 'cooper': cooper_death}
SLEEPS = {'sacristan': lambda: [sacristan_down(pose) for pose in ASLEEP], 'cooper': lambda: [cooper_down(pose) for pose in ASLEEP]}


def barrel_rolling():
    """A keg on its side that rolls to the right: the bung goes around."""
    frames = []
    for bung in ((10, 6), (14, 10), (10, 14), (6, 10)):
        sprite = Sprite(20, 20)
        sprite.ellipse(10, 10, 8.6, 8.6, 'wood_light', dither=.04)
        sprite.ellipse(10, 10, 6.2, 6.2, 'iron', seam='k1')
        sprite.ellipse(10, 10, 5.2, 5.2, 'wood_light', seam='w0')
        sprite.ellipse(*bung, 1.5, 1.5, 'dark', seam=False)
        sprite.hline(7, 12, 10, 'w1')
        frames.append(sprite.outline())
    return frames


def catalog():
    return {'barrel_roll': barrel_rolling()}
