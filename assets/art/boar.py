"""The boar: low and broad, a comb of bristles along the back, tusks; before it charges it lowers its head."""
from engine import Sprite, mirrored
from pose import HURT, lids, squint

HAIR = ['k1', 'w0', 'w1', 'w2', 'w3']
COMB = ['k1', 's0', 'w0', 'w1']
SNOUT = ['r1', 'b3', 'b4', 'b5']
TUSK_KEYS = {'w': 's7', 'o': 'o2', 'k': 'k1', 'r': 'r2', 'y': 'g3', 'n': 'r0'}
STEP = (0, 1, 0, -1)

# Rump, its radii, shoulder hump, head, snout.
SPINE = {
    'walk': ((11, 20), (7.6, 6.2), (16, 17.5), (22, 19.5), (27, 22.5)),
    'windup': ((10, 18.5), (7.4, 6.6), (14.5, 17.5), (20, 22), (24.5, 26)),
    'strike': ((11, 20.5), (8.0, 5.6), (17, 18), (23.5, 19.5), (28.3, 21)),
    'hurt': ((11, 20), (7.4, 6.4), (15, 17), (20.5, 17), (25, 17.5)),
}
FACING_UP = {'windup': 2, 'strike': -2, 'hurt': 2}


def hooves(sprite, pairs, lift=0.0):
    for x, dx, up in pairs:
        sprite.capsule(x, 23, x + dx, 26.5 - up, 1.9, 1.4, HAIR, lift=lift - .1)
        sprite.ellipse(x + dx + .2, 27.8 - up, 1.7, 1.2, ['k1', 's1', 's2'])


def comb_side(sprite, rump, hump, head):
    """Bristles from the rump over the hump to the brow."""
    back = [(rump[0] - 5, rump[1] - 4), (rump[0], rump[1] - 7), (hump[0], hump[1] - 7.5), (head[0] - 1, head[1] - 6.5),
            (head[0] + 2, head[1] - 4)]
    points = []
    for (ax, ay), (bx, by) in zip(back, back[1:]):
        for t in (0, .5):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            points += [(x, y), (x - .8, y - 3.6)]
    points += [back[-1], (head[0], head[1] + 1), (hump[0], hump[1] + 1), (rump[0], rump[1] + 1)]
    sprite.polygon(points, COMB, base=.6, bevel=2)


def boar_head_side(sprite, head, snout, act):
    (hx, hy), (sx, sy) = head, snout
    sprite.capsule(*head, sx - 1, sy, 5.4, 2.8, HAIR, dither=.08)
    sprite.ellipse(sx + .8, sy, 2.2, 2.7, SNOUT)
    sprite.put(sx + 1, sy - 1, 'r0')
    sprite.put(sx + 1, sy + 1, 'r0')
    back = -2 if act in ('windup', 'strike') else 0
    sprite.polygon([(hx - 3.5, hy - 3), (hx - 3 + back, hy - 8), (hx + 1, hy - 4)], HAIR, base=.7, bevel=1.5)
    if act == 'hurt':
        sprite.grid(hx + 1, hy - 3, ['.k', 'k.', '.k'], TUSK_KEYS)
    else:
        sprite.grid(hx, hy - 3, ['kkkk', 'kyyk', '.yrk'] if act != 'walk' else ['kkk.', 'kyrk', '.kk.'], TUSK_KEYS)
    sprite.grid(sx - 5, sy - 2, ['....wk', '...kww', 'k.kwwo', 'kwwwok', '.kook.'], {**TUSK_KEYS, 'k': 'w0'})
    sprite.grid(sx - 4, sy + 3, ['kkkk'], TUSK_KEYS)


def boar_side(pose):
    step = STEP[pose.beat]
    rump, (rx, ry), hump, head, snout = SPINE[pose.act]
    sprite = Sprite().move(0, -1 if pose.beat in (1, 3) and pose.act == 'walk' else 0)
    gallop = 2 if pose.act == 'strike' else 0
    hooves(sprite, ((rump[0] - 2, step * 2 - gallop, step > 0), (hump[0] + 4, -step * 2 + gallop, step < 0)), lift=-.25)
    tail = [(rump[0] - rx + 1, rump[1] - 2), (rump[0] - rx - 1.5, rump[1] - 4 + step), (rump[0] - rx - 2, rump[1] - 1 + step)]
    for a, b in zip(tail, tail[1:]):
        sprite.capsule(*a, *b, .9, .8, ['w0', 'w1', 'w2'], seam=False)
    comb_side(sprite, rump, hump, head)
    sprite.ellipse(*rump, rx, ry, HAIR, dither=.1)
    sprite.ellipse(hump[0], hump[1] + 1.5, 7, 7.2, HAIR, dither=.1, seam=False)
    for x, y in ((rump[0] - 3, rump[1]), (rump[0] + 1, rump[1] + 2), (hump[0] - 2, hump[1] + 4), (rump[0] - 1, rump[1] - 3)):
        sprite.grid(x, y, ['d.d', '.d.'], {'d': 'w0'})
    hooves(sprite, ((rump[0] - 4, -step * 2 - gallop, step < 0), (hump[0] + 1, step * 2 + gallop, step > 0)))
    boar_head_side(sprite, head, snout, pose.act)
    if pose.act == 'windup':
        for x, y in ((3, 28), (1, 26), (5, 29)):                       # the hoof scrapes the ground
            sprite.rect(x, y, 2, 1, 's5')
    return sprite


def comb_front(sprite, x, y, tall):
    points = [(x - 6, y + 4)]
    for dx, dy in ((-6, -1), (-4, 1), (-3.5, -3), (-1.5, 0), (0, -4.5), (1.5, 0), (3.5, -3), (4, 1), (6, -1)):
        points.append((x + dx, y + dy * tall))
    points.append((x + 6, y + 4))
    sprite.polygon(points, COMB, base=.6, bevel=2)


def boar_down(pose):
    """The head hangs low in front of the body; the bristles stand up behind it."""
    step = STEP[pose.beat]
    sprite = Sprite()
    bob = -1 if pose.beat in (1, 3) and pose.act == 'walk' else 0
    head = {'windup': 3, 'strike': 2, 'hurt': -3}.get(pose.act, bob)
    hooves(sprite, ((9.5, 0, step > 0), (22.5, 0, step < 0)))
    comb_front(sprite.move(0, bob), 16, 8.5, 1.4 if pose.act != 'walk' else 1.1)
    sprite.ellipse(16, 17.5, 9.6, 8.6, HAIR, dither=.1)
    hooves(sprite, ((11.5, 0, step < 0), (20.5, 0, step > 0)))
    sprite.ellipse(16, 14.6, 7.8, 6.2, COMB, seam='k1')
    sprite.move(0, head)
    for ear in ([(10, 14), (6.5, 9.5), (13, 12)],):
        for points in (ear, mirrored(ear)):
            sprite.polygon(points, HAIR, base=.7, bevel=1.5)
    sprite.ellipse(16, 17, 7.0, 5.8, HAIR, dither=.08, lift=.08)
    sprite.ellipse(16, 21, 4.6, 4.0, HAIR, seam=False, lift=.12)
    sprite.ellipse(16, 22.5, 3.4, 2.4, SNOUT)
    sprite.grid(14, 22, ['n..n', 'n..n'], TUSK_KEYS)
    if pose.act == 'hurt':
        squint(sprite, 12, 15, 4)
    elif pose.act == 'sleep':
        lids(sprite, 11, 16, 4)
    elif pose.act == 'walk':
        sprite.grid(11, 15, ['kk......kk', '.yk....ky.', '.rk....kr.'], TUSK_KEYS)
    else:
        sprite.grid(11, 15, ['kkk....kkk', '.kyk..kyk.', '..rk..kr..'], TUSK_KEYS)
    sprite.grid(9, 19, ['w...........w', 'ww.........ww', 'oww.......wwo', '.oww.....wwo.'], TUSK_KEYS)
    return sprite


def boar_up(pose):
    step = STEP[pose.beat]
    sprite = Sprite()
    shift = FACING_UP.get(pose.act, -1 if pose.beat in (1, 3) else 0)
    sprite.move(0, shift)
    for ear in ([(11, 11), (8.5, 6), (14, 8.5)],):
        for points in (ear, mirrored(ear)):
            sprite.polygon(points, HAIR, base=.6, bevel=1.5)
    sprite.ellipse(16, 11.5, 5.6, 4.8, HAIR, dither=.08)
    sprite.move()
    hooves(sprite, ((10.5, 0, step > 0), (21.5, 0, step < 0)))
    sprite.move(0, shift / 2)
    sprite.ellipse(16, 16, 8.2, 6.4, HAIR, dither=.1, seam='w0')
    sprite.ellipse(16, 20, 9.4, 7.0, HAIR, dither=.1, seam=False)
    sprite.polygon([(13.5, 8), (15, 5), (16, 7), (17.5, 4.5), (18.5, 8), (18, 19), (16, 21), (14, 19)], COMB, base=.6,
                   bevel=1.5, seam='w0')
    for x, y in ((10, 18), (21, 17), (12, 22), (19, 22)):
        sprite.grid(x, y, ['d.d', '.d.'], {'d': 'w0'})
    for a, b in (((16, 21), (17 - step, 24)), ((17 - step, 24), (15 - step, 26))):
        sprite.capsule(*a, *b, 1.0, .9, ['w0', 'w1', 'w2'])
    return sprite


def boar_sleep(beat):
    """Lies on its belly, snout on the ground."""
    sprite = Sprite()
    breath = beat * .6
    comb_side(sprite, (11, 22.5 - breath), (15, 21.5 - breath), (21, 23))
    sprite.ellipse(11.5, 23, 8.4, 5.6 + breath, HAIR, dither=.1)
    sprite.ellipse(15.5, 22.8, 7.2, 5.8 + breath, HAIR, dither=.1, seam=False)
    sprite.capsule(22, 24, 26.5, 26.2, 4.6, 2.6, HAIR, dither=.08)
    sprite.ellipse(28, 26.2, 1.9, 2.3, SNOUT)
    sprite.polygon([(18, 21), (17.5, 17), (22, 20)], HAIR, base=.7, bevel=1.5)
    sprite.grid(22, 22, ['k..', '.kk'], TUSK_KEYS)
    sprite.grid(24, 24, ['..w', '.ww', 'ww.'], TUSK_KEYS)
    sprite.capsule(8, 28, 12, 28.2, 1.6, 1.3, HAIR)
    return sprite


def boar_death():
    back = Sprite()
    back.rows = boar_side(HURT).rows[::-1]
    rest = Sprite()
    rest.polygon([(6, 27), (9, 23), (13, 25), (17, 23), (21, 27), (13, 29)], COMB, base=.6, bevel=2)
    rest.grid(22, 24, ['..w', '.ww', 'wwo', 'wo.'], TUSK_KEYS)
    return [boar_side(HURT), back.moved(0, 9).squashed(.85, 28), rest]


VIEWS = {'boar': {'down': boar_down, 'up': boar_up, 'side': boar_side}}
DEATHS = {'boar': boar_death}
SLEEPS = {'boar': lambda: [boar_sleep(0), boar_sleep(1)]}
