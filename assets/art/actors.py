"""All actors in all facings, poses, deaths and dreams.  Side views face right; the game flips them."""
import beasts
import bipeds
from boss import boss
from pose import FRAMES

VIEWS = {**bipeds.VIEWS, **beasts.VIEWS}
DEATHS = {**bipeds.DEATHS, **beasts.DEATHS}
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
    return sprites
