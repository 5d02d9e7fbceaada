#pragma once
// What lies in a cell, in words, as far as the hero sees, knows or remembers it: each thing by its name, and
// below it what it does now, what it is good for or what helps against it. The words stand in the rows of the
// lists (map/list_*.h).

#include "view/memory/item_memory.h"
#include "view/memory/lore.h"

enum { DESCRIPTION_LINES = 12, DESCRIPTION_TEXT = 96 };

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
