#include "view/scene/prop_art.h"

enum { HEIGHT = 48, STEP = 32 }; // px: the height of the image; from one frame in it to the next

static const struct {
    const char *name;
    int frames;
    PropMaterial stuff;
} DYED[DYED_PROPS] = {
    {"crate", 1, STUFF_WOOD},      {"crate_broken", 1, STUFF_WOOD}, {"barrel", 1, STUFF_WOOD},
    {"barrel_lit", 4, STUFF_WOOD}, {"barrel_roll", 4, STUFF_WOOD},  {"pot", 1, STUFF_CLAY},
    {"pot_broken", 1, STUFF_CLAY}, {"pillar", 1, STUFF_STONE},
};

bool prop_art_init(PropArt *art, const Atlas *atlas, Error *error) {
    int w = 0;
    *art = (PropArt){.atlas = atlas};
    for (int i = 0; i < DYED_PROPS; i++) {
        SpriteWish wish = {DYED[i].name, DYED[i].frames, &art->sprites[i]};
        if (!sprites_find(atlas, &wish, 1, error)) return false;
        art->left[i] = w;
        w += STEP * DYED[i].frames;
    }
    if (!image_init(&art->image, w, HEIGHT)) return sprites_no_memory(error);
    prop_art_dye(art, THEME_BRICK);
    return true;
}

void prop_art_free(PropArt *art) {
    image_free(&art->image);
}

static Rect place_of(const PropArt *art, int index, int frame) {
    Rect from = atlas_frame(art->atlas, art->sprites[index], frame);
    return (Rect){art->left[index] + frame % DYED[index].frames * STEP, 0, int_min(from.w, STEP),
                  int_min(from.h, HEIGHT)};
}

static void dye_frame(PropArt *art, const Theme *theme, int index, int frame) {
    Rect from = atlas_frame(art->atlas, art->sprites[index], frame), to = place_of(art, index, frame);
    for (int i = 0; i < to.w * to.h; i++) {
        Vec at = {i % to.w, i / to.w};
        Colour colour = art->atlas->image.pixels[(from.y + at.y) * art->atlas->image.w + from.x + at.x];
        art->image.pixels[(to.y + at.y) * art->image.w + to.x + at.x] =
            theme_recolour_prop(theme, DYED[index].stuff, colour);
    }
}

void prop_art_dye(PropArt *art, ThemeKind theme) {
    art->image.hard = art->atlas->image.hard;
    for (int i = 0; i < DYED_PROPS; i++) {
        for (int frame = 0; frame < DYED[i].frames; frame++) dye_frame(art, &THEMES[theme], i, frame);
    }
}

const Image *prop_art_frame(const PropArt *art, int sprite, int frame, Rect *from) {
    for (int i = 0; i < DYED_PROPS; i++) {
        if (sprite != art->sprites[i]) continue;
        *from = place_of(art, i, frame);
        return &art->image;
    }
    *from = atlas_frame(art->atlas, sprite, frame);
    return &art->atlas->image;
}
