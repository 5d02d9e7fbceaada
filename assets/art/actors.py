"""All actors in all facings, poses, deaths and dreams.  Side views face right; the game flips them."""
import beasts
import bipeds
import hero
from boss import boss
from pose import FRAMES

VIEWS = {**hero.VIEWS, **bipeds.VIEWS, **beasts.VIEWS}
DEATHS = {**hero.DEATHS, **bipeds.DEATHS, **beasts.DEATHS}
SLEEPS = {**bipeds.SLEEPS, **beasts.SLEEPS}


def catalog():
    sprites = {'boss': [boss(i) for i in range(4)]}
    for actor, views in VIEWS.items():
        for facing, draw in views.items():
            sprites[actor + '_' + facing] = [draw(pose).outline() for pose in FRAMES]
    for actor, draw in DEATHS.items():
        sprites[actor + '_death'] = [sprite.outline() for sprite in draw()]
    for actor, draw in SLEEPS.items():
        sprites[actor + '_sleep'] = [sprite.outline() for sprite in draw()]
    sprites.update(hero.catalog())
    for name, like in (('pilferer', 'goblin'), ('poacher', 'goblin'), ('boar', 'rat'), ('snuffer', 'skeleton')):
        for part in ('_down', '_up', '_side', '_death', '_sleep'):
            sprites[name + part] = sprites[like + part]
    return sprites
