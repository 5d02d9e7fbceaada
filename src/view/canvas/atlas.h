#pragma once
// The sprites: one picture and an index of named animations, "name x y w h frames" a line.

#include "base/fail.h"
#include "view/canvas/image.h"

#include <stddef.h>

enum { ATLAS_SPRITES_MAX = 512, ATLAS_FRAMES_MAX = 4096 };

typedef struct Sprite {
    char name[32];
    Rect first; // frames lie side by side, w + 2 apart
    int frames;
    int box; // the first frame's, in the atlas
} Sprite;

typedef struct Atlas {
    Image image;
    Sprite sprites[ATLAS_SPRITES_MAX];
    int count;
    Rect boxes[ATLAS_FRAMES_MAX];
    int box_count;
} Atlas;

// Reads a PNG and its index from memory. False with one line in `error`, naming what is wrong with which
// file.
bool atlas_load(Atlas *atlas, const void *png, size_t png_size, const char *index, size_t index_size,
                Error *error);
void atlas_free(Atlas *atlas);

// Reads one PNG from memory. False with its cause in SDL_GetError(); the caller frees the image in any case.
bool picture_read(Image *image, const void *png, size_t size);

// The pixels of a sprite have changed.
void atlas_look(Atlas *atlas, int sprite);

// One more sprite, whose pixels the picture has already and that there is room for.
void atlas_add(Atlas *atlas, const Sprite *sprite);

// The index of a sprite, or -1.
int atlas_find(const Atlas *atlas, const char *name);

// Where a frame lies in the picture; frames wrap around.
Rect atlas_frame(const Atlas *atlas, int sprite, int frame);

// The box of a frame's pixels that are not transparent; zero wide when all are.
Rect atlas_box(const Atlas *atlas, int sprite, int frame);

// The same blit of a whole frame without the transparent rows and columns around it.
Blit atlas_trim(const Atlas *atlas, int sprite, int frame, Blit blit);

// ---- view/canvas/tileset.c

// Puts a picture of the player's own in the place of the sprite of that name; of all sprites whose names go
// on with "_" where none has the name itself ("rat": rat_down, rat_up ...). False with one line in `error`.
bool atlas_replace(Atlas *atlas, const char *name, const void *png, size_t size, Error *error);
