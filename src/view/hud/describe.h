#pragma once
// Describes a cell as the hero sees, knows or remembers it: each thing's name, and below it what the thing
// does now, what it is good for, or what helps against it. The words are in the rows of the lists
// (map/list_*.h).

#include "sim/state/world.h"
#include "view/memory/item_memory.h"
#include "view/memory/lore.h"

enum { DESCRIPTION_LINES = 12, DESCRIPTION_TEXT = 288 };

typedef struct DescriptionLine {
    bool names; // the name of a thing; otherwise a sentence about it
    char text[DESCRIPTION_TEXT];
} DescriptionLine;

typedef struct Description {
    bool plain; // there is nothing but bare ground or wall, or nothing is known: not worth mentioning
    DescriptionLine lines[DESCRIPTION_LINES];
    int count; // at least one
} Description;

// `memory`: items and chests out of sight, as the picture shows them; NULL: as the hero knows them. `lore`:
// the help against a monster is told only if it was beaten before; NULL: always. The cell may be any.
void describe_cell(const World *world, const KnownThings *memory, const Lore *lore, Vec cell,
                   Description *to);

// True if there is more than plain ground. Faster than a description.
bool cell_is_interesting(const World *world, const KnownThings *memory, Vec cell);

// What a monster does or has in mind, in a few words.
const char *describe_doing(const Actor *actor);

// True if the hero sees an actor now.
bool hero_can_see_actor(const World *world, const Actor *actor);
