"""Weaver, hound and mimic."""
from engine import Sprite, mirrored
from pose import HURT, lids, squint
from props import chest_bands, chest_box

# -- weaver: seen from above, whichever way it goes

LEGS = (  # hip, knee and foot of one side, from the front pair to the last; the head points down
    ((13, 18.5), (8, 21), (9, 28)), ((12.5, 17), (5, 18.5), (2.5, 25)), ((12.5, 15.5), (5, 12.5), (1.5, 15.5)),
    ((13, 14), (8, 7.5), (3.5, 4.5)))
CHITIN = ['k0', 'k1', 'u0', 'p1', 'p2']
SHIN = ['k1', 'p1', 'p1', 'p2']
SHINE = {'k': 'k1', 'n': 'n3', 'r': 'r3', 'R': 'r2', 'w': 's7', 'o': 'o3'}


def leg(sprite, hip, knee, foot):
    sprite.capsule(*hip, *knee, 1.2, 1.0, SHIN, seam=False)
    sprite.capsule(*knee, *foot, 1.0, .6, SHIN, seam=False)


def weaver_legs(sprite, pose, up=False):
    pull = {'windup': 2.5, 'strike': -1.5}.get(pose.act, 0)
    for i, joints in enumerate(LEGS):
        step = (0, 1.8, 0, -1.8)[(pose.beat + 2 * i) % 4] if pose.act == 'walk' else 0
        for side in (1, -1):
            (hx, hy), (kx, ky), (fx, fy) = ((16 + side * (16 - x), 32 - y if up else y) for x, y in joints)
            leg(sprite, (hx, hy), (kx + side * pull, ky + step * side / 2), (fx + side * pull, fy + step * side))


def weaver_eyes(sprite, x, y, act):
    if act == 'hurt':
        squint(sprite, x - 1, y, 1, 'r3')
    elif act == 'sleep':
        lids(sprite, x - 1, y, 1, 'r1')
    else:
        sprite.grid(x - 1, y - 1, ['r.kk.r', '.rkkr.', 'rRkkRr'], SHINE)


def weaver_down(pose):
    """The head is nearer to the viewer. It rises before it leaps."""
    sprite = Sprite()
    rear = {'windup': -2, 'strike': 2}.get(pose.act, 0)
    weaver_legs(sprite, pose)
    sprite.ellipse(16, 11, 6.8, 7.4, CHITIN, dither=.12, lift=.08)
    sprite.grid(14, 7, ['n..n', '.nn.', '.nn.', 'n..n', '.nn.'], SHINE)
    sprite.move(0, rear)
    sprite.ellipse(16, 19.6, 4.8, 4.4, CHITIN, dither=.1, lift=.14)
    weaver_eyes(sprite, 14, 20, pose.act)
    fang = 3 if pose.act == 'strike' else 1.5
    for x in (14, 18):
        sprite.capsule(x, 23.6, x + (16 - x) * .3, 24.6 + fang, 1.1, .7, 'bone', seam='k1')
    return sprite


def weaver_up(pose):
    sprite = Sprite()
    weaver_legs(sprite, pose, up=True)
    ahead = {'windup': 2, 'strike': -2}.get(pose.act, 0)
    sprite.ellipse(16, 12 + ahead, 4.8, 4.2, CHITIN, dither=.1, lift=.1)
    sprite.ellipse(16, 20.5, 6.8, 7.4, CHITIN, dither=.12, lift=.08)
    sprite.grid(14, 18, ['.nn.', 'n..n', '.nn.', '.nn.', 'n..n'], SHINE)
    return sprite


FAR_LEGS = (((14, 17), (9, 7.5), (6, 27)), ((17, 17), (22, 7.5), (25, 27)))
NEAR_LEGS = (((13, 19), (6, 9), (1.5, 28.5)), ((14.5, 19), (12.5, 11), (11.5, 29)), ((17, 19), (19.5, 11), (20.5, 29)),
             ((18, 19), (26, 9), (30, 28.5)))


def weaver_side(pose):
    sprite = Sprite().move(-4 if pose.act == 'strike' else 0, 0)
    step = (0, 2, 0, -2)[pose.beat] if pose.act == 'walk' else 0
    low = {'windup': 3, 'strike': -2, 'hurt': -1}.get(pose.act, 0)

    def legs(table, way):
        for i, (hip, knee, foot) in enumerate(table):
            dx = step * way * (1 if i % 2 else -1)
            leg(sprite, (hip[0], hip[1] + low), (knee[0] + dx / 2, knee[1] + low), (foot[0] + dx, foot[1]))
    legs(FAR_LEGS, -1)
    sprite.ellipse(9, 17 + low, 7.0, 6.4, CHITIN, dither=.12, lift=.08)
    sprite.grid(5, 13 + low, ['.n.n.', 'n.n.n', '.n.n.'], SHINE)
    head = low + {'windup': -3, 'strike': 2}.get(pose.act, 0)
    sprite.ellipse(19.5, 19 + head, 4.8, 4.3, CHITIN, dither=.1, lift=.14)
    if pose.act == 'hurt':
        sprite.grid(20, 17 + head, ['.r', 'r.', '.r'], SHINE)
    else:
        sprite.grid(20, 16 + head, ['r.r.', '.rRr', 'r.r.'], SHINE)
    sprite.capsule(22.6, 21.6 + head, 24, 25 + head, 1.1, .7, 'bone', seam='k1')
    legs(NEAR_LEGS, 1)
    return sprite


def weaver_curled():
    sprite = Sprite()
    for x, knee, foot in ((11, 6, 12), (14, 12, 15), (18, 20, 17), (21, 26, 20)):
        leg(sprite, (x, 21), (knee, 13), (foot, 17))
    sprite.ellipse(16, 23, 7.4, 5.2, CHITIN, dither=.12, lift=.08)
    sprite.grid(14, 20, ['n..n', '.nn.', 'n..n'], SHINE)
    return sprite


def weaver_death():
    rest = Sprite()
    for line in ((6, 26, 12, 23), (20, 23, 26, 26), (9, 28, 14, 26), (18, 26, 23, 28.5)):
        rest.capsule(*line, 1.1, .8, SHIN, seam=False)
    rest.ellipse(16, 25.5, 5, 2.8, CHITIN)
    return [weaver_down(HURT), weaver_curled(), rest]


# -- hound: hide of ash, cold beside the forge's floor; embers along its edge and back, a mane of fire

COAL = ['k0', 's0', 's1', 's2', 's4']
FLAME = ['r2', 'g1', 'g2', 'g3', 'g4']
EMBER = {'k': 'k0', 'y': 'g4', 'o': 'g3', 'g': 'g2', 'r': 'g1', 'w': 's7'}
LICK = (0, 1.5, -.5, 1)


def hound_fire(sprite, x, y, w, h, beat):
    """Tongues of fire that stand on (x, y)."""
    up = LICK[beat]
    sprite.polygon([(x - w, y), (x - w * .8, y - h * .7 - up), (x - w * .35, y - h * .45), (x - w * .1, y - h - up),
                    (x + w * .3, y - h * .5), (x + w * .7, y - h * .8 + up), (x + w, y)], FLAME, base=.35, gy=-.5, bevel=2.5)


def glowing(sprite):
    """The edge towards the light glows, so that the hound stands out from any floor."""
    edge = [(x, y) for y in range(sprite.h) for x in range(sprite.w) if sprite.get(x, y) in COAL
            and None in (sprite.get(x, y - 1), sprite.get(x - 1, y))]
    for x, y in edge:
        sprite.rows[y][x] = 'g2' if sprite.get(x, y - 1) is None else 'g1'
    return sprite


def hound_legs(sprite, xs, pose, front=False):
    for i, x in enumerate(xs):
        if front:
            dx, lift = 0, pose.lift[i % 2]
        else:
            dx, lift = pose.stride * (1 if i % 2 else -1) * .9, 0
        sprite.capsule(x, 21.5, x + dx, 27.2 - lift, 2.1, 1.7, COAL, lift=-.05)
        sprite.capsule(x + dx, 27.8 - lift, x + dx + (0 if front else 1.4), 28 - lift, 1.6, 1.4, COAL)


def hound_muzzle(sprite, act):
    if act == 'strike':
        sprite.grid(12, 22, ['wk.kk.kw', 'kroooork', '.koyyok.', '.kwkkwk.', '..kkkk..'], EMBER)
    elif act in ('windup', 'hurt'):
        sprite.grid(13, 23, ['wkkkkw', 'kroork', '.kkkk.'], EMBER)
    else:
        sprite.grid(13, 23, ['kkkkkk', '.w..w.'], EMBER)


def hound_down(pose):
    sprite = Sprite()
    low = {'windup': 2, 'strike': 2, 'hurt': -1}.get(pose.act, 0) + pose.bob
    hound_legs(sprite, (10, 22), pose, front=True)
    hound_fire(sprite, 16, 13 + low, 9.5, 12, pose.beat)
    sprite.ellipse(16, 15 + low * .6, 7.8, 6.6, COAL, dither=.1)
    sprite.move(0, low)
    for points in ([(10.5, 14), (8.2, 7.5), (13.5, 11.5)], mirrored([(10.5, 14), (8.2, 7.5), (13.5, 11.5)])):
        sprite.polygon(points, COAL, base=.6, bevel=1.5)
    sprite.ellipse(16, 16.5, 6.4, 5.8, COAL, dither=.08, lift=.1)
    sprite.ellipse(16, 21.4, 3.9, 3.2, COAL, lift=.2, seam='k0')
    sprite.grid(14, 20, ['kkkk', '.kk.'], EMBER)
    if pose.act == 'hurt':
        squint(sprite, 11, 14, 4, 'g2')
    elif pose.act == 'sleep':
        lids(sprite, 12, 15, 2, 'g1')
    else:
        sprite.grid(11, 14, ['kk......kk', 'oyk....kyo', '.oo....oo.'], EMBER)
    hound_muzzle(sprite, pose.act)
    return glowing(sprite)


def hound_up(pose):
    sprite = Sprite()
    low = {'windup': 2, 'strike': -2, 'hurt': -1}.get(pose.act, 0) + pose.bob
    for points in ([(10.5, 10), (8.2, 3.5), (13.5, 7.5)], mirrored([(10.5, 10), (8.2, 3.5), (13.5, 7.5)])):
        sprite.polygon([(x, y + low) for x, y in points], COAL, base=.6, bevel=1.5)
    sprite.ellipse(16, 11 + low, 6.2, 5.4, COAL, dither=.08)
    hound_legs(sprite, (10.5, 21.5), pose, front=True)
    hound_fire(sprite, 16, 17 + low * .5, 6.5, 8, pose.beat)
    sprite.ellipse(16, 20, 7.8, 6.4, COAL, dither=.1, lift=.06)
    sprite.grid(13, 17, ['g....g', '.o..o.', '..oo..', '.g..g.'], EMBER)
    hound_fire(sprite, 16 + LICK[pose.beat] * .6, 25, 2.2, 6, pose.beat)
    return glowing(sprite)


SIDE_SPINE = {  # rump, shoulder, head, nose
    'walk': ((9.5, 19), (18, 18), (23, 14.5), (28, 16.5)), 'windup': ((9, 17.5), (16, 20.5), (20.5, 18.5), (25.5, 20)),
    'strike': ((7.5, 17.5), (18, 16), (23.5, 14.5), (29, 15)), 'hurt': ((9.5, 19.5), (17, 19), (20.5, 14), (24.5, 12)),
}


def hound_side(pose):
    sprite = Sprite()
    rump, chest, head, nose = SIDE_SPINE[pose.act]
    hound_legs(sprite, (rump[0] + 1.5, chest[0] + 1.5), pose._replace(stride=-pose.stride))
    hound_fire(sprite, rump[0] - 5.5, rump[1] - 2, 2.6, 8, pose.beat)
    hound_fire(sprite, (rump[0] + chest[0]) / 2 + 2, chest[1] - 3, 6.6, 8.5, (pose.beat + 1) % 4)
    sprite.move(0, pose.bob * .5)
    sprite.capsule(*rump, *chest, 5.2, 5.8, COAL, dither=.1)
    sprite.grid(int(rump[0]) - 2, int(rump[1]) - 4, ['.g..o...g.', 'o..g..o..o', '..o.....g.'], EMBER)
    sprite.polygon([(head[0] - 3.5, head[1] - 2), (head[0] - 4.6, head[1] - 8.5), (head[0] + 1, head[1] - 4)], COAL,
                   base=.6, bevel=1.5)
    sprite.ellipse(*head, 5.0, 4.5, COAL, dither=.08, lift=.1)
    sprite.capsule(*head, *nose, 3.0, 2.0, COAL, lift=.16, seam=False)
    sprite.put(nose[0] + 1, nose[1] - 1, 'k0')
    hx, hy = head
    if pose.act == 'hurt':
        sprite.grid(hx, hy - 2, ['.o', 'o.', '.o'], EMBER)
    else:
        sprite.grid(hx, hy - 2, ['kk.', 'oyk', '.o.'], EMBER)
    if pose.act == 'strike':
        sprite.grid(hx + 1, hy + 1, ['kwkkwk', '.kooyk', '.wkkw.'], EMBER)
    else:
        sprite.grid(hx + 1, hy + 2, ['.kkkk', '..w..'], EMBER)
    hound_legs(sprite.move(), (rump[0] - 2, chest[0] - 1.5), pose)
    return glowing(sprite)


def hound_sleep(beat):
    sprite = Sprite()
    hound_fire(sprite, 14, 19, 7, 5 + beat, beat)
    sprite.ellipse(15, 22.5 - beat * .5, 9.6, 5.8 + beat * .5, COAL, dither=.1)
    sprite.grid(9, 19, ['g..o..g', '..g..o.'], EMBER)
    sprite.capsule(21, 24, 26, 26, 4.0, 2.2, COAL, lift=.1)
    sprite.grid(21, 23, ['r..', '.rr'], EMBER)
    return glowing(sprite)


def hound_death():
    over = Sprite()
    over.rows = hound_side(HURT).rows[::-1]
    rest = Sprite()
    rest.ellipse(15, 26.5, 9, 2.6, COAL, seam=False)
    rest.grid(9, 25, ['.g...o..g.', 'o..g...o..'], EMBER)
    hound_fire(rest, 20, 25.5, 2, 4, 1)
    return [hound_side(HURT), over.moved(0, 13).squashed(.8, 28), glowing(rest)]


# -- mimic: the chest, once its lid is open

GUMS = {'w': 's7', 'o': 'o3', 'k': 'k0', 'r': 'r1', 'R': 'r2', 'p': 'r3', 'y': 'g4', 'g': 'g3'}
GAPE = {'walk': 6, 'windup': 10, 'strike': 3, 'hurt': 4, 'sleep': 1}


def mimic_feet(sprite, pose):
    for x, lift in zip((9, 14, 18, 23), (*pose.lift, *pose.lift)):
        sprite.capsule(x, 26, x, 28.4 - lift, 1.6, 1.7, 'wood')


def mimic_lid(sprite, y):
    sprite.polygon([(5, y + 5), (6, y + 1), (9, y - 2), (23, y - 2), (26, y + 1), (27, y + 5)], 'wood_light', base=.6, bevel=2.5)
    sprite.polygon([(13.5, y - 2), (18.5, y - 2), (18.5, y + 5), (13.5, y + 5)], 'gold', base=.5, bevel=1.5)


def mimic_down(pose):
    sprite = Sprite()
    mimic_feet(sprite, pose)
    sprite.move(0, pose.bob)
    gape = GAPE[pose.act] + (pose.beat % 2 if pose.act == 'walk' else 0)
    top = 17
    sprite.rect(6, top - gape, 20, gape + 1, 'k0')
    if gape > 3:
        sprite.ellipse(16, top + 1, 6.4, min(gape - 1, 6), ['r0', 'r1', 'r2', 'r3'], seam=False)
    chest_box(sprite, top)
    chest_bands(sprite, top)
    mimic_lid(sprite, top - gape - 5)
    sprite.grid(6, top - gape, ['wowkwowkwowkwowkwowk', 'w.w..w..w.w..w..w.w.'], GUMS)
    sprite.grid(6, top - 1, ['.w.k.w.k.w.k.w.k.w.k', 'wowkwowkwowkwowkwowk'], GUMS)
    if pose.act == 'hurt':
        squint(sprite, 11, top - gape - 4, 4, 'g4')
    elif pose.act != 'sleep':
        sprite.grid(9, top - gape - 4, ['kkk........kkk', 'kyyk......kyyk', '.kkgk....kgkk.'], GUMS)
    if pose.act in ('windup', 'strike'):
        end = 31 if pose.act == 'strike' else 25
        sprite.capsule(16, top + 1, 17, end, 3.0, 2.2, ['r0', 'r1', 'r2', 'r3', 'r4'])
        sprite.vline(16, top + 2, end - 2, 'r1')
    return sprite


def mimic_up(pose):
    sprite = Sprite()
    mimic_feet(sprite, pose)
    sprite.move(0, pose.bob)
    gape = GAPE[pose.act] // 2
    chest_box(sprite, 16)
    sprite.rect(6, 15 - gape, 20, gape + 1, 'k0')
    mimic_lid(sprite, 10 - gape)
    sprite.grid(8, 19, ['k..............k', 'k..............k'], {'k': 'w0'})
    return sprite


def mimic_side(pose):
    sprite = Sprite()
    for x, stride in ((12, -pose.stride), (20, pose.stride), (9, pose.stride), (17, -pose.stride)):
        sprite.capsule(x, 25, x + stride * .6, 28.2, 1.6, 1.7, 'wood')
    sprite.move(pose.lean * .5, pose.bob)
    gape = GAPE[pose.act] + (pose.beat % 2 if pose.act == 'walk' else 0)
    sprite.polygon([(7, 16), (25, 16), (25, 16 - gape), (9, 13)], ['k0', 'r0'], base=.4, bevel=1)
    if pose.act in ('windup', 'strike'):
        far = 31 if pose.act == 'strike' else 24
        sprite.capsule(15, 16, far, 17 if pose.act == 'strike' else 13, 2.6, 2.0, ['r0', 'r1', 'r2', 'r3', 'r4'])
    sprite.box(6, 16, 25, 26.5, 'wood_light', base=.5, bevel=2)
    sprite.rect(9, 16, 2, 10, 'g1')
    sprite.rect(20, 16, 2, 10, 'g1')
    sprite.polygon([(5, 14), (7, 8), (11, 5 - gape * .2), (24, 9 - gape), (27, 14 - gape), (8, 16)], 'wood_light', base=.62,
                   bevel=2.5)
    sprite.grid(11, 15, ['w.w.w.w.w.w.w.', 'wowowowowowowo'], GUMS)
    for i in range(7):
        sprite.put(12 + 2 * i, 15 - round(gape * (i + 1) / 8), 's7')
        sprite.put(12 + 2 * i, 16 - round(gape * (i + 1) / 8), 'o3')
    eye = {'hurt': ['y.y', '.y.', 'y.y']}
    sprite.grid(17, 9 - round(gape * .7), eye.get(pose.act, ['kkk.', 'kyyk', '.kgk']), GUMS)
    return sprite


def mimic_sleep(beat):
    return mimic_down(HURT._replace(act='sleep', bob=-beat, lift=(0, 0)))


def mimic_death():
    rest = Sprite()
    for line in ((5, 25, 14, 21), (17, 27, 27, 24), (8, 28, 13, 28.5)):
        rest.capsule(*line, 1.9, 1.9, 'wood_light', seam='w0')
    rest.grid(15, 22, ['w.w.w', 'wowow'], GUMS)
    rest.ellipse(21, 21, 2.4, 1.8, ['r0', 'r1', 'r2', 'r3'])
    return [mimic_down(HURT), mimic_down(HURT._replace(bob=1)).squashed(.55, 28), rest]


VIEWS = {
    'weaver': {'down': weaver_down, 'up': weaver_up, 'side': weaver_side},
    'hound': {'down': hound_down, 'up': hound_up, 'side': hound_side},
    'mimic': {'down': mimic_down, 'up': mimic_up, 'side': mimic_side},
}
DEATHS = {'weaver': weaver_death, 'hound': hound_death, 'mimic': mimic_death}
SLEEPS = {
    'weaver': lambda: [weaver_curled(), weaver_curled().squashed(.95, 28)],
    'hound': lambda: [hound_sleep(0), hound_sleep(1)],
    'mimic': lambda: [mimic_sleep(0), mimic_sleep(1)],
}
