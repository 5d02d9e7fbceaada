#pragma once
// The sprites: one picture and an index of named animations, "name x y w h frames" a line.

#include "view/canvas/image.h"

#include <stddef.h>

enum { ATLAS_SPRITES_MAX = 512 };

typedef struct Sprite {
    char name[32];
    Rect first; // frames lie side by side, w + 2 apart
    int frames;
} Sprite;

typedef struct Atlas {
    Image image;
    Sprite sprites[ATLAS_SPRITES_MAX];
    int count;
} Atlas;

// Reads a PNG and its index from memory. False with one line in `error`, naming what is wrong with which
// file.
bool atlas_load(Atlas *atlas, const void *png, size_t png_size, const char *index, size_t index_size,
                char *error, size_t error_size);
void atlas_free(Atlas *atlas);

// The index of a sprite, or -1.
int atlas_find(const Atlas *atlas, const char *name);

// Where a frame lies in the picture; frames wrap around.
Rect atlas_frame(const Atlas *atlas, int sprite, int frame);

// Where in the picture the pixels of a frame lie that are not transparent; nothing wide when all are.
Rect atlas_box(const Atlas *atlas, int sprite, int frame);
