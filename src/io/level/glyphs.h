#pragma once
// What a character in a level's text means, as far as the character alone says.

#include "io/buffer.h"
#include "map/level.h"

enum { HERO_GLYPH = '@' };

// The ground that a character implies below the thing it stands for.
typedef struct Ground {
    Tile tile;
    Decor decor;
} Ground;

// For other glyphs these return ITEM_COUNT, FIXTURE_COUNT and ACTOR_NONE. The glyph of the gem stands for
// everything that is collected.
ItemKind glyph_item(char glyph);
FixtureKind glyph_fixture(char glyph);
ActorKind glyph_monster(char glyph);

// Returns false for a character that no level has.
bool glyph_ground(char glyph, Ground *ground);

// Notes: the lines of a level's text that begin with ';' and say what characters cannot.

// `glyphs`: the characters in the text, one for each cell.
void level_notes_write(const Level *level, const Grid *glyphs, Buffer *out);

// Reads a note, without its ';'. A note with an unknown name is a remark. Returns false for a known one that
// cannot be read.
bool level_note_read(Level *level, const char *text);
