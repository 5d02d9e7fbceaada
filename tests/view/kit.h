#pragma once
// A world made by hand for tests of the view, without the simulation: what is drawn depends on its fields
// alone.

#include "sim/world.h"
#include "view/atlas.h"
#include "view/panel.h"

// A level of one picture: '#' wall, '.' floor, '@' the hero, '*' a chalice, letters monsters, '!' a torch.
// The caller frees it with kit_free(). The hero sees what he can and has explored the same.
World *kit_world(const char *const *rows, int count);

// One hall of that size with a pillar in the middle, for views of any size.
World *kit_hall(int w, int h);
void kit_free(World *world);

// Looks around again from where the hero stands now.
void kit_look(World *world);

// The game's own font and sprites, from the source root. Ends the test program when they are missing.
typedef struct Kit {
    Ui ui;
    Atlas atlas;
    Font *font;
    void *font_bytes;
    size_t font_size;
} Kit;
void kit_open(Kit *kit);
void kit_close(Kit *kit);

bool image_same(const Image *a, const Image *b);
bool image_same_in(const Image *a, const Image *b, Rect rect);
