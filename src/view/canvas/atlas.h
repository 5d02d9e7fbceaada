#pragma once
// The sprites: one picture and an index of named animations, "name x y w h frames" a line.

#include "base/fail.h"
#include "view/canvas/image.h"

#include <stddef.h>

enum { ATLAS_SPRITES_MAX = 512, ATLAS_FRAMES_MAX = 4096 };

typedef struct Sprite {
    char name[32];
    Rect first; // the frames lie side by side, w + 2 px apart
    int frames;
    int box; // of the first frame, in the atlas
} Sprite;

typedef struct Atlas {
    Image image;
    Sprite sprites[ATLAS_SPRITES_MAX];
    int count;
    Rect boxes[ATLAS_FRAMES_MAX];
    int box_count;
} Atlas;

// Reads a PNG and its index from memory. Returns false with one line in `error` that says what is wrong with
// which file.
bool atlas_load(Atlas *atlas, const void *png, size_t png_size, const char *index, size_t index_size,
                Error *error);
void atlas_free(Atlas *atlas);

// Reads a PNG from memory. Returns false with the cause in SDL_GetError(). In any case the caller frees the
// image.
bool image_read_png(Image *image, const void *png, size_t size);
// Finds out how large it is, in px, without decoding it. Returns false if it is no whole PNG, or too large.
bool image_png_size(const void *png, size_t size, Vec *px);

// Call it when the pixels of a sprite have changed.
void atlas_update_boxes(Atlas *atlas, int sprite);

// Adds a sprite whose pixels are in the picture already. There must be room for it.
void atlas_add(Atlas *atlas, const Sprite *sprite);

// The index of a sprite, or -1.
int atlas_find(const Atlas *atlas, const char *name);

// Where a frame is in the picture. `frame` may exceed their number and then starts again.
Rect atlas_frame(const Atlas *atlas, int sprite, int frame);

// The bounding box of a frame's pixels, in the picture of the atlas. Its width is 0 if all are transparent.
Rect atlas_opaque_rect(const Atlas *atlas, int sprite, int frame);

// Trims a blit of a whole frame by its transparent rows and columns.
Blit atlas_trim(const Atlas *atlas, int sprite, int frame, Blit blit);

// ---- view/canvas/tileset.c

// Replaces the sprite of that name by a picture of the player's. If no sprite has the name, it replaces all
// whose names continue it with "_": "rat" is rat_down, rat_up and so on. Returns false with one line in
// `error`.
bool atlas_replace_sprites(Atlas *atlas, const char *name_or_group, const void *png, size_t size,
                           Error *error);
