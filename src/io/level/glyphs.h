#pragma once
// The meaning of a character in a level's text, as far as the character alone tells.

#include "io/buffer.h"
#include "map/level.h"

enum { HERO_GLYPH = '@' };

// The ground that a character implies below the thing that stands there.
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

// The lines of a level's text that begin with ';': what its characters cannot say.

// `glyphs`: the characters that the text shows, one a cell.
void notes_write(const Level *level, const Grid *glyphs, Buffer *out);

// One line, without what begins it. A note of a name that is not known is a remark; false for a known one
// that cannot be read.
bool note_read(Level *level, const char *text);
