"""Poses that all actors share: for each frame, what feet, body and arms do.

Frames 0-3 walk and idle, 4 winds up for a blow, 5 strikes, 6 is hurt; asleep has two more of its own.
"""
from typing import NamedTuple


class Pose(NamedTuple):
    act: str = 'walk'             # walk, windup, strike, hurt or sleep
    bob: float = 0                # upper body, px downwards
    lift: tuple = (0, 0)          # left and right foot off the ground, seen from front or back
    stride: float = 0             # near foot ahead of the body, seen from the side
    lean: float = 0               # upper body forward, seen from the side
    beat: int = 0                 # step of the cycle, 0..3: tails, wings, jelly

    @property
    def swing(self):
        """How far the weapon hand lags behind while the body rises over a step."""
        return self.lift[1] / 2


FRAMES = (
    Pose(),
    Pose(bob=-1, lift=(2, 0), stride=3, beat=1),
    Pose(beat=2),
    Pose(bob=-1, lift=(0, 2), stride=-3, beat=3),
    Pose('windup', bob=2, stride=3, lean=-2),
    Pose('strike', bob=1, lift=(0, 1), stride=4, lean=2, beat=1),
    Pose('hurt', bob=-1, lift=(1, 0), stride=-2, lean=-2, beat=3),
)
WINDUP, STRIKE, HURT = FRAMES[4:]
ASLEEP = (Pose('sleep', bob=5), Pose('sleep', bob=6, beat=1))


def squint(sprite, x, y, gap, key='k1'):
    """Eyes pressed shut by pain, > and <, `gap` px between them."""
    sprite.grid(x, y, ['k.' + ' ' * gap + '.k', '.k' + ' ' * gap + 'k.', 'k.' + ' ' * gap + '.k'], {'k': key})


def lids(sprite, x, y, gap, key='k1'):
    """Eyes closed in sleep."""
    sprite.grid(x, y, ['k.k' + ' ' * gap + 'k.k', '.k.' + ' ' * gap + '.k.'], {'k': key})


def lying(standing, drop):
    """A side view on its back, head to the right, pressed flat, with its lowest row at about y 28."""
    return standing.flipped().turned().squashed(0.8, 28).moved(-2, drop)
