"""Small animals that only decorate: they scurry along walls and flutter around flames."""
from engine import Sprite

SIDE = {  # two frames each, faces right
    'critter_brick': ('k1', {'f': 's4', 'l': 's6', 'p': 'r4', 'e': 'k0'},            # a mouse
                      (['.....ff...', '..ffflff..', '.ffffffef.', 'pffffffffp', '..p....p..'],
                       ['.....ff...', '..ffflff..', '.ffffffef.', 'pffffffffp', '...p..p...'])),
    'critter_moss': ('k1', {'f': 's2', 'l': 's4', 'p': 'k0', 'e': 'o2'},             # a beetle
                     (['..........', '..lfff....', '.lflffff..', '.fffffffe.', '..p.p.p...'],
                      ['..........', '..lfff....', '.lflffff..', '.fffffffe.', '.p.p.p....'])),
    'critter_flood': ('k1', {'f': 'o1', 'l': 'o2', 'p': 'o1', 'e': 's7'},            # a crab
                      (['.l......l.', '.f.e..e.f.', '..ffllff..', '..ffffff..', '.p.p..p.p.'],
                       ['l........l', 'f..e..e..f', '..ffllff..', '..ffffff..', '..p.pp.p..'])),
    'critter_forge': ('k0', {'f': 'w2', 'l': 'w4', 'p': 'w1', 'e': 'o2'},            # a salamander
                      (['..........', '......lff.', 'f..flffff.', '.ffffffe..', '...p..p...'],
                       ['..........', 'f.....lff.', '.f.flffff.', '..fffffe..', '..p..p....'])),
}
MOTH = (['o.o', 'ooo', '.k.'], ['...', 'oko', 'o.o'])


def critter(outline, keys, rows):
    sprite = Sprite(14, 9)
    sprite.grid(2, 2, rows, keys)
    return sprite.outline(outline)


def moth(frame):
    sprite = Sprite(5, 5)
    sprite.grid(1, 1, MOTH[frame], {'o': 'o2', 'k': 'o1'})
    return sprite


def catalog():
    sprites = {name: [critter(outline, keys, rows) for rows in frames] for name, (outline, keys, frames) in SIDE.items()}
    sprites['moth'] = [moth(i) for i in range(2)]
    return sprites
