"""Lists all actors: in all facings and poses, dying and asleep.  Side views face right; the game flips them."""
import beasts
import bipeds
import boar
import crawlers
import elites
import hero
import hooded
import imp
import solemn
import warlord
import worn
from pose import FRAMES

VIEWS = {**hero.VIEWS, **bipeds.VIEWS, **hooded.VIEWS, **beasts.VIEWS, **boar.VIEWS, **imp.VIEWS, **crawlers.VIEWS,
         **solemn.VIEWS, **elites.VIEWS, **warlord.VIEWS}
DEATHS = {**hero.DEATHS, **bipeds.DEATHS, **hooded.DEATHS, **beasts.DEATHS, **boar.DEATHS, **imp.DEATHS, **crawlers.DEATHS,
          **solemn.DEATHS, **elites.DEATHS, **warlord.DEATHS}
SLEEPS = {**bipeds.SLEEPS, **hooded.SLEEPS, **beasts.SLEEPS, **boar.SLEEPS, **imp.SLEEPS, **crawlers.SLEEPS,
          **solemn.SLEEPS, **elites.SLEEPS, **warlord.SLEEPS}


def catalog():
    sprites = warlord.catalog()
    for actor, views in VIEWS.items():
        for facing, draw in views.items():
            sprites[actor + '_' + facing] = [draw(pose).outline() for pose in FRAMES]
    for actor, draw in DEATHS.items():
        sprites[actor + '_death'] = [sprite.outline() for sprite in draw()]
    for actor, draw in SLEEPS.items():
        sprites[actor + '_sleep'] = [sprite.outline() for sprite in draw()]
    sprites.update(hero.catalog())
    sprites.update(elites.catalog())
    sprites.update(worn.catalog())
    return sprites
