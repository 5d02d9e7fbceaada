"""Rat, bat and slime: bodies that stretch, flap and wobble."""
import math

from engine import LIGHT, Sprite, mirrored
from pose import HURT, lids, squint

# -- rat

RAT_STEP = (0, 1, 0, -1)
RAT_KEYS = {'e': 's7', 'r': 'r2', 'k': 'k1', 'w': 's7', 'p': 'r4'}


def rat_tail(sprite, joints):
    for (ax, ay), (bx, by) in zip(joints, joints[1:]):
        sprite.capsule(ax, ay, bx, by, 1.1, .9, 'rat_tail', seam=False)


def rat_ear(sprite, x, y):
    sprite.ellipse(x, y, 3.2, 3.4, 'rat_fur')
    sprite.ellipse(x + .2, y + .4, 1.9, 2.1, 'pink', seam=False)


# Rump, its radii, then the places of head and nose. For a jump the back is bent, for a bite it is stretched.
RAT_SPINE = {
    'walk': ((13, 21), (8.6, 6.2), (21.5, 20), (27.6, 22.6)),
    'windup': ((12, 20), (8.0, 7.4), (18.5, 21.5), (23.5, 24.5)),
    'strike': ((11.5, 21), (9.0, 5.6), (22, 17.5), (28, 18.5)),
    'hurt': ((12.5, 20.5), (8.0, 6.8), (19.5, 18.5), (24.5, 16.5)),
}


def rat_face_side(sprite, head, nose, act):
    (hx, hy), (nx, ny) = head, nose
    sprite.ellipse(nx + 1.4, ny - .4, 1.3, 1.2, 'red')
    if act == 'hurt':
        sprite.grid(hx, hy - 3, ['.k', 'k.', '.k'], RAT_KEYS)
    else:
        sprite.grid(hx + .5, hy - 3, ['er', 'rr', 'kk'], RAT_KEYS)
    if act == 'strike':
        sprite.grid(nx - 4, ny + 1, ['kkkwkw', '.krrrr', '..kwkk', '...kk.'], {**RAT_KEYS, 'r': 'r1'})
    else:
        sprite.grid(nx - 2.6, ny + 1.4, ['kww', '.w.'], RAT_KEYS)


def rat_side(pose):
    sprite = Sprite().move(0, -1 if pose.beat == 2 else 0)
    step = RAT_STEP[pose.beat]
    (bx, by), (rx, ry), head, nose = RAT_SPINE[pose.act]
    rat_tail(sprite, [(bx - 5, by + 1), (4, 24 - step), (2, 21 + step), (3, 17 + step)])
    for x, dx in ((bx - 1, -step * 2), (bx + 8, step * 2)):
        sprite.capsule(x, 25, x + dx, 27.5, 1.3, 1.5, 'pink', lift=-.3)
    sprite.ellipse(bx, by, rx, ry, 'rat_fur', dither=.12)
    for x, dx in ((bx - 3, step * 2), (bx + 5, -step * 2)):
        sprite.capsule(x, 25, x + dx, 27.6, 1.4, 1.5, 'pink')
    sprite.ellipse(head[0] - 2, head[1] - 6.4, 2.6, 3.0, 'pink', lift=-.25)
    sprite.capsule(*head, *nose, 5.2, 1.9, 'rat_fur', dither=.1)
    rat_ear(sprite, head[0] - 3.7, head[1] - 4.8)
    rat_face_side(sprite, head, nose, pose.act)
    return sprite


def rat_face_down(sprite, act):
    if act == 'hurt':
        squint(sprite, 12, 17, 4)
    else:
        sprite.grid(12, 16, ['kk....kk', 'er....re', 'rr....rr'], RAT_KEYS)
    sprite.ellipse(16, 22.6, 1.7, 1.3, 'red')
    if act == 'strike':
        sprite.grid(13, 24, ['kwkkwk', 'krrrrk', '.kwwk.'], {**RAT_KEYS, 'r': 'r1'})
    else:
        sprite.grid(14, 24, ['kwwk', '.ww.'], RAT_KEYS)


def rat_paws(sprite, step, y, xs):
    for x, up in zip(xs, (step > 0, step < 0)):
        sprite.capsule(x, y - 2, x, y + .3 - up, 1.3, 1.5, 'pink')


def rat_down(pose):
    """The head is low, and nearer to the viewer than the body."""
    step = RAT_STEP[pose.beat]
    sprite = Sprite()
    head = {'windup': 1, 'strike': 2, 'hurt': -2}.get(pose.act, -1 if pose.beat == 2 else 0)
    rat_tail(sprite, [(21, 15), (26, 13 - step), (28, 9 + step), (26, 6 + step)])
    rump = 14.5 if pose.act == 'windup' else 16
    sprite.ellipse(16, rump, 8.4, 7.6, 'rat_fur', dither=.12)
    rat_paws(sprite, -step, 27.4, (10.2, 21.8))
    sprite.move(0, head)
    rat_ear(sprite, 9.4, 13)
    rat_ear(sprite, 22.2, 13)
    sprite.ellipse(16, 18.6, 7.2, 5.8, 'rat_fur', dither=.1, lift=.06)
    sprite.ellipse(16, 22, 4.0, 3.4, 'rat_fur', seam=False, lift=.12)
    rat_face_down(sprite, pose.act)
    return sprite


def rat_up(pose):
    step = RAT_STEP[pose.beat]
    sprite = Sprite()
    head = {'windup': 3, 'strike': -2, 'hurt': 2}.get(pose.act, -1 if pose.beat == 2 else 0)
    sprite.move(0, head)
    sprite.ellipse(16, 11.5, 4.8, 5.2, 'rat_fur', dither=.1)
    rat_ear(sprite, 11, 12)
    rat_ear(sprite, 20.6, 12)
    sprite.move()
    rat_paws(sprite, step, 27, (9.8, 22.2))
    sprite.ellipse(16, 16.5, 6.0, 5.4, 'rat_fur', dither=.12, seam='s1')
    sprite.ellipse(16, 20.5, 8.0, 6.8, 'rat_fur', dither=.12, seam=False)
    rat_tail(sprite, [(16, 23), (16 - step, 27), (20, 29.5), (26, 28 - step)])
    return sprite


def rat_sleep(beat):
    """Curled up, tail round the body."""
    sprite = Sprite()
    sprite.ellipse(15, 21.5 - beat * .5, 9.4, 6.6 + beat * .5, 'rat_fur', dither=.12)
    sprite.capsule(21, 23, 25, 25.6, 4.2, 1.8, 'rat_fur', dither=.1)
    rat_ear(sprite, 19, 18.6)
    sprite.grid(22, 22, ['k..', '.kk'], RAT_KEYS)
    sprite.ellipse(26.6, 25.8, 1.2, 1.1, 'red')
    rat_tail(sprite, [(6, 23), (6, 26.6), (12, 28.2), (19, 28)])
    return sprite


def rat_death():
    over = rat_side(HURT).rows[::-1]
    back = Sprite()
    back.rows = over
    back = back.moved(0, 14)
    rest = Sprite()
    rat_tail(rest, [(8, 26), (13, 28), (18, 26), (21, 27)])
    rest.ellipse(8, 25, 2.4, 2.0, 'rat_fur')
    return [rat_side(HURT), back.squashed(.85, 28), rest]


# -- bat

WING_UP = [(14, 13), (10, 5), (3, 1), (1, 7), (4, 7), (5, 12), (8, 11), (10, 17), (14, 18)]
WING_OUT = [(14, 12), (9, 7), (2, 6), (.5, 13), (4, 12), (5, 17), (8, 14.5), (11, 19), (14, 18)]
WING_DOWN = [(14, 13), (8, 11), (2, 15), (2, 23), (5, 20), (7, 23), (9, 18.5), (12, 20), (14, 18)]
WING_FLAP = (WING_UP, WING_OUT, WING_DOWN, WING_OUT)
WING_ACT = {'windup': WING_UP, 'strike': WING_DOWN, 'hurt': WING_OUT}
BAT_BOB = (1, 0, -2, -1)
BAT_KEYS = {'y': 'g4', 'k': 'k1', 'w': 's7', 'r': 'r2'}


def bat_pose(pose):
    wing = WING_ACT.get(pose.act, WING_FLAP[pose.beat])
    bob = {'windup': 4, 'strike': 2, 'hurt': -1}.get(pose.act, BAT_BOB[pose.beat])
    return wing, bob


def bat_wing(sprite, points, ramp='wing'):
    sprite.polygon(points, ramp, base=.5, bevel=3, amp=.45)
    elbow = points[1]
    for tip in points[3:8:2]:                      # finger bones
        for i in range(12):
            t = i / 14
            sprite.put(elbow[0] + (tip[0] - elbow[0]) * t, elbow[1] + (tip[1] - elbow[1]) * t, 'u0')


def bat_ears(sprite, dx=0.0):
    ear = [(11, 12), (10.5, 5), (15.5, 10)]
    for points in (ear, mirrored(ear)):
        sprite.polygon([(x + dx, y) for x, y in points], ['u0', 'p1', 'p2', 'p2'], base=.6)


def bat_body(sprite):
    sprite.ellipse(16, 15.5, 5.2, 6.0, 'violet', dither=.1, seam='u0')


def bat_face(sprite, x, act):
    """The face of the front view. The side view uses only its right part."""
    if act == 'hurt':
        squint(sprite, x, 13, 4)
    elif act == 'strike' or act == 'windup':
        sprite.grid(x, 12, ['kk....kk', 'kyk..kyk', 'kyy..yyk', '.kk..kk.'], BAT_KEYS)
    else:
        sprite.grid(x, 13, ['kyy..yyk', 'kyk..kyk', '.kk..kk.'], BAT_KEYS)
    if act == 'strike':
        sprite.grid(x + 1, 16, """
            kkkkkk
            kwkkwk
            kwrrwk
            krrrrk
            .kkkk.
        """, BAT_KEYS)
    else:
        sprite.grid(x + 1, 17, ['kkkkkk', 'kwkkwk', '.w..w.'], BAT_KEYS)


def bat_down(pose):
    wing, bob = bat_pose(pose)
    sprite = Sprite().move(0, bob)
    for points in (wing, mirrored(wing)):
        bat_wing(sprite, points)
    bat_ears(sprite)
    bat_body(sprite)
    bat_face(sprite, 12, pose.act)
    return sprite


def bat_up(pose):
    wing, bob = bat_pose(pose)
    sprite = Sprite().move(0, bob)
    bat_ears(sprite)
    bat_body(sprite)
    for points in (wing, mirrored(wing)):
        bat_wing(sprite, points)
    sprite.ellipse(16, 14.5, 3.6, 4.6, 'violet', dither=.1, seam=False)
    sprite.grid(14, 13, """
        d..d
        .dd.
        ....
        d..d
        .dd.
    """, {'d': 'p1'})
    sprite.grid(14, 21, ['k..k'], {'k': 'u0'})
    return sprite


def bat_side(pose):
    """The near wing trails behind. The far wing is drawn short, behind the head."""
    wing, bob = bat_pose(pose)
    shift = {'windup': -2, 'strike': 2, 'hurt': -2}.get(pose.act, 0)
    sprite = Sprite().move(shift, bob)
    bat_wing(sprite, [(18 + (14 - x) * .62, y - 1.5) for x, y in wing], ['u0', 'u0', 'p1', 'p1'])
    bat_ears(sprite, 1)
    sprite.ellipse(16.5, 15.5, 5.4, 5.8, 'violet', dither=.1, seam='u0')
    bat_wing(sprite, [(x - 1, y + 1) for x, y in wing])
    bat_face_side(sprite, pose.act)
    return sprite


def bat_face_side(sprite, act):
    if act == 'hurt':
        sprite.grid(18, 13, ['.k', 'k.', '.k'], BAT_KEYS)
    elif act == 'walk':
        sprite.grid(17, 13, ['kyyk', 'kyk.', '.kk.'], BAT_KEYS)
    else:
        sprite.grid(17, 12, ['kk..', 'kykk', 'kyyk', '.kk.'], BAT_KEYS)
    if act == 'strike':
        sprite.grid(17, 16, ['kkkkk', 'kwkwk', 'krrrk', '.kkk.'], BAT_KEYS)
    else:
        sprite.grid(17, 17, ['kkkkk', '.wkw.', '.w.w.'], BAT_KEYS)


FOLDED_WING = [(17, 15), (10, 15), (7, 20), (9, 26), (13, 29), (17, 27)]


def bat_sleep(beat):
    """On the ground, wrapped in its wings."""
    sprite = Sprite()
    for points in (mirrored(FOLDED_WING), FOLDED_WING):
        sprite.polygon([(x, y + 1 - beat if y < 18 else y) for x, y in points], 'wing', base=.55, bevel=3, gx=-.2)
    for x in (10, 12, 21, 23):
        for y in range(21, 27):
            sprite.put(x + (16 - x) * (y - 20) / 20, y, 'u0')
    sprite.move(0, 1 - beat)
    bat_ears(sprite)
    sprite.ellipse(16, 14, 5.4, 4.8, 'violet', dither=.1, seam='u0')
    lids(sprite, 12, 13, 2)
    sprite.grid(14, 16, ['w..w'], BAT_KEYS)
    return sprite


def bat_death():
    fall = bat_down(HURT).squashed(.85, 28).moved(0, 3)
    splat = Sprite()
    crumpled = [(15, 23), (8, 20), (2, 23), (4, 25), (3, 28), (8, 26), (11, 28), (15, 27)]
    for points in (crumpled, mirrored(crumpled)):
        bat_wing(splat, points)
    splat.ellipse(16, 24.5, 5, 3.8, 'violet', dither=.1, seam='u0')
    splat.grid(12, 23, ['k.k..k.k', '.k....k.', 'k.k..k.k'], BAT_KEYS)
    rest = Sprite()
    rest.polygon([(9, 26), (14, 23), (20, 25), (23, 28), (17, 27), (13, 28.5)], 'wing', base=.5, bevel=2)
    return [fall, splat, rest]


# -- slime

SLIME_SHAPE = {  # half of its width, its height above the middle
    0: (11.0, 11.5), 1: (12.4, 9.8), 2: (11.0, 11.5), 3: (10.0, 13.0),
    'windup': (13.6, 7.8), 'strike': (9.6, 15.0), 'hurt': (12.2, 9.4),
}
SLIME_Y = 23.5
SLIME_EYES = """
    .kk....kk.
    kwwk..kwwk
    kwkk..kwkk
    kkkk..kkkk
    .kk....kk.
"""
SLIME_SQUINT = ['kk......kk', '..kk..kk..', 'kk......kk']
SLIME_KEYS = {'k': 'k1', 'w': 's7', 'r': 'r2', 'd': 'n0'}


def jelly(sprite, rx, ry, shear=0.0):
    """A dome on a flat foot. Light has passed through it, so the foot glows."""
    def level(x, y):
        above = SLIME_Y - y
        u = (x - 16 - shear * max(0, above)) / rx
        v = (y - SLIME_Y) / (ry if above > 0 else 5.0)
        d = u * u + v * v if above > 0 else abs(u) ** 3.2 + abs(v) ** 2.6
        if d > 1:
            return None
        glow = .34 * max(0, (y - SLIME_Y + 4) / 10) * d
        lit = max(0, u * LIGHT[0] + v * .9 * LIGHT[1] + math.sqrt(1 - d) * LIGHT[2])
        return .20 + .62 * lit + glow
    sprite.paint(level, 'green', dither=.10)
    x, y = int(16 - rx * .5 + shear * ry * .6), int(SLIME_Y - ry * .62)
    sprite.grid(x, y, ['.ww.w', 'www..', 'ww...'] if ry > 9 else ['.www', 'ww..'], {'w': 's7'})
    for bx, by in ((22, 1), (9, 1), (18, 3)):
        sprite.put(bx, int(SLIME_Y) + by, 'n4')


def slime_shape(pose):
    return SLIME_SHAPE.get(pose.act) or SLIME_SHAPE[pose.beat]


def slime_face(sprite, x, y, act):
    if act == 'hurt':
        sprite.grid(x, y, SLIME_SQUINT, SLIME_KEYS)
    elif act == 'walk':
        sprite.grid(x, y, SLIME_EYES, SLIME_KEYS)
    else:
        sprite.grid(x, y, ['kk......kk', 'kwkk..kkwk', 'kwkk..kkwk', '.kk....kk.'], SLIME_KEYS)
    mouth = ['.kkkk.', 'krrrrk', 'krrrrk', '.kkkk.'] if act == 'strike' else ['.krrk.', '..kk..']
    sprite.grid(x + 2, y + 5 + (act == 'walk'), mouth, SLIME_KEYS)


def slime_down(pose):
    rx, ry = slime_shape(pose)
    sprite = Sprite().move(0, 2 if pose.act == 'strike' else 0)
    jelly(sprite, rx, ry)
    slime_face(sprite, 11, int(SLIME_Y - ry * .28), pose.act)
    return sprite


def slime_up(pose):
    rx, ry = slime_shape(pose)
    sprite = Sprite().move(0, -1 if pose.act == 'strike' else 0)
    jelly(sprite, rx, ry)
    sprite.grid(13, int(SLIME_Y - ry * .2), ['d....d', '.d..d.', '..dd..'], {'d': 'n1'})
    return sprite


SLIME_SHEAR = {'windup': -.35, 'strike': .42, 'hurt': -.3}


def slime_side(pose):
    rx, ry = slime_shape(pose)
    if pose.act == 'strike':
        rx, ry = 11.0, 12.5
    shear = SLIME_SHEAR.get(pose.act, 0)
    sprite = Sprite()
    jelly(sprite, rx, ry, shear)
    slime_face(sprite, int(14.5 + shear * 6), int(SLIME_Y - ry * .30), pose.act)
    return sprite


def slime_sleep(beat):
    sprite = Sprite()
    ry = 7.2 + beat * .9
    jelly(sprite, 13.0 - beat * .4, ry)
    lids(sprite, 12, int(SLIME_Y - ry * .1), 2)
    sprite.grid(15, 26, ['kk'], SLIME_KEYS)
    return sprite


def puddle(drops):
    sprite = Sprite()
    for x, y, rx, ry in drops:
        sprite.ellipse(x, y, rx, ry, 'green', seam=False, lift=.08)
        sprite.rect(x - rx / 2, y - ry / 2, 2, 1, 'n4')
    return sprite


def slime_death():
    burst = Sprite()
    jelly(burst, 14, 6)
    burst.grid(11, 22, SLIME_SQUINT, SLIME_KEYS)
    burst.over(puddle([(5, 12, 1.6, 1.6), (26, 10, 2, 2), (17, 7, 1.5, 1.5), (10, 8, 1, 1), (23, 15, 1.1, 1.1)]))
    splat = puddle([(16, 26, 11, 2.8), (5, 23, 2.2, 1.4), (28, 24, 2, 1.3), (21, 21, 1.4, 1)])
    return [burst, splat, puddle([(12, 26.5, 4, 1.5), (20, 25, 2, 1.1), (18, 28, 1.4, .9)])]


VIEWS = {
    'rat': {'down': rat_down, 'up': rat_up, 'side': rat_side},
    'bat': {'down': bat_down, 'up': bat_up, 'side': bat_side},
    'slime': {'down': slime_down, 'up': slime_up, 'side': slime_side},
}
DEATHS = {'rat': rat_death, 'bat': bat_death, 'slime': slime_death}
SLEEPS = {
    'rat': lambda: [rat_sleep(0), rat_sleep(1)],
    'bat': lambda: [bat_sleep(0), bat_sleep(1)],
    'slime': lambda: [slime_sleep(0), slime_sleep(1)],
}
