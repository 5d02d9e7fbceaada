#pragma once
// Describes a cell as far as the hero sees, knows or remembers it: each thing by its name, and
// below it what it does now, what it is good for or what helps against it. The words stand in the rows of the
// lists (map/list_*.h).

#include "sim/state/world.h"
#include "view/memory/item_memory.h"
#include "view/memory/lore.h"

enum { DESCRIPTION_LINES = 12, DESCRIPTION_TEXT = 288 };

typedef struct DescriptionLine {
    bool names; // a thing by its name; else what there is to say of it
    char text[DESCRIPTION_TEXT];
} DescriptionLine;

typedef struct Description {
    bool plain; // nothing but bare ground or wall, or nothing known: not worth a word of its own
    DescriptionLine lines[DESCRIPTION_LINES];
    int count; // at least one
} Description;

// `memory`: of items and chests out of sight, as the picture shows them; NULL: as he knows them. `lore`:
// what helps against a monster is told of those that are known to have been beaten; NULL: of all. Any cell
// will do.
void describe_cell(const World *world, const KnownThings *memory, const Lore *lore, Vec cell,
                   Description *to);

// Whether it is more than plain, in less time.
bool describe_interest(const World *world, const KnownThings *memory, Vec cell);

// Whether the hero sees an actor just now.
bool describe_sees(const World *world, const Actor *actor);

// ---- view/hud/interest.c

// The things that a cursor steps through: first awake monsters in sight, then those that sleep or lie in
// wait, then everything else; in each group the nearer first.

enum { INTEREST_MAX = 512 };

typedef struct Interest {
    Vec at[INTEREST_MAX];
    int64_t ranks[INTEREST_MAX];
    int count;
} Interest;

// Puts a cell in its place; when there is no room, it is left out.
void interest_add(Interest *interest, const World *world, Vec cell);

// The cell after `from` (by 1) or before it (by -1), around the ends; from elsewhere the first, or the last.
// `from` itself when there is none.
Vec interest_next(const Interest *interest, Vec from, int by);
