#pragma once
// What a character of a level's text stands for, as far as it alone can tell.

#include "map/level.h"

enum { HERO_GLYPH = '@' };

// What a character says of the ground below whatever stands there.
typedef struct Ground {
    Tile tile;
    Decor decor;
} Ground;

// The kinds' COUNT, or ACTOR_NONE, for other glyphs. The gem stands for all that is collected.
ItemKind glyph_item(char glyph);
FixtureKind glyph_fixture(char glyph);
ActorKind glyph_monster(char glyph);

// False for a character that no level has.
bool glyph_ground(char glyph, Ground *ground);
