#pragma once
// Looks up the sprites that a module needs, all at once when it starts, and says which one lacks.

#include "view/canvas/atlas.h"

typedef struct SpriteWish {
    const char *name;
    int frames;  // at least
    int *sprite; // receives the index
} SpriteWish;

// False with one line in `error` when a sprite or some of its frames lack.
bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, char *error, size_t error_size);

// Always false; says in `error` that memory lacks.
bool sprites_no_memory(char *error, size_t error_size);
