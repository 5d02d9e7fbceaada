// The player's pictures are drawn over ours in the atlas, frame by frame, so no other code needs to know of
// them. A picture has the size of the sprite or half of it. For a sprite larger than a cell it may be one
// cell (32x32 or 16x16) and stands at the sprite's foot. It has one frame, or all frames side by side.
#include "lang/lang.h"
#include "view/canvas/atlas.h"

#include <SDL.h>
#include <string.h>

enum { CELL = 32 };

// How the picture's pixels are placed in a frame of the sprite.
typedef struct Fitting {
    int scale;  // pixels of the sprite for each pixel of the picture
    Rect place; // in the frame
    int frames; // in the picture
} Fitting;

// Tries this size and scale.
static bool fits(const Image *image, const Sprite *sprite, Vec size, int scale, Fitting *fitting) {
    int frames = image->w * scale / size.x;
    bool is = size.x <= sprite->first.w && image->h * scale == size.y && image->w * scale == frames * size.x;
    if (!is || (frames != 1 && frames != sprite->frames)) return false;
    Rect place = {(sprite->first.w - size.x) / 2, sprite->first.h - size.y, size.x, size.y};
    *fitting = (Fitting){scale, place, frames};
    return true;
}

static bool fit(const Image *image, const Sprite *sprite, Fitting *fitting) {
    Vec own = {sprite->first.w, sprite->first.h}, cell = {CELL, CELL};
    bool large = own.x >= CELL && own.y >= CELL;
    return fits(image, sprite, own, 1, fitting) || fits(image, sprite, own, 2, fitting) ||
           (large && (fits(image, sprite, cell, 1, fitting) || fits(image, sprite, cell, 2, fitting)));
}

static bool is_solid(const Atlas *atlas, Rect frame) {
    for (int i = 0; i < frame.w * frame.h; i++) {
        const uint32_t *row = atlas->image.pixels + (ptrdiff_t)(frame.y + i / frame.w) * atlas->image.w;
        if (row[frame.x + i % frame.w] >> CHANNEL_A == 0) return false;
    }
    return true;
}

// Drawing loops only know pixels that are there and pixels that are not, so alpha becomes one or the other.
static void lay_frame(Atlas *atlas, Rect frame, const Image *image, int left, const Fitting *fitting) {
    bool keep = is_solid(atlas, frame); // a hole in a floor would be a hole in the whole picture
    for (int i = 0; i < frame.w * frame.h; i++) {
        Vec at = {i % frame.w, i / frame.w}, from = {at.x - fitting->place.x, at.y - fitting->place.y};
        uint32_t *to = atlas->image.pixels + (ptrdiff_t)(frame.y + at.y) * atlas->image.w + frame.x + at.x;
        bool inside = from.x >= 0 && from.y >= 0 && from.x < fitting->place.w && from.y < fitting->place.h;
        uint32_t pixel = !inside ? 0
                                 : image->pixels[(ptrdiff_t)(from.y / fitting->scale) * image->w + left +
                                                 from.x / fitting->scale];
        bool there = pixel >> CHANNEL_A >= 128;
        if (there || !keep) *to = there ? pixel | 0xffu << CHANNEL_A : 0;
    }
}

static void lay(Atlas *atlas, int index, const Image *image, const Fitting *fitting) {
    const Sprite *sprite = &atlas->sprites[index];
    int step = image->w / fitting->frames;
    for (int i = 0; i < sprite->frames; i++)
        lay_frame(atlas, atlas_frame(atlas, index, i), image, i % fitting->frames * step, fitting);
    atlas_update_boxes(atlas, index);
}

// Replaces a sprite, or says why the picture does not fit it. If the picture is not decoded yet, only its
// size is looked at.
static bool lay_or_say(Atlas *atlas, int index, const Image *image, Error *error) {
    const Sprite *sprite = &atlas->sprites[index];
    Fitting fitting;
    if (!fit(image, sprite, &fitting))
        return fail(error,
                    tr("it is %dx%d px: %s needs %dx%d or half of that, once or %d times side by side"),
                    image->w, image->h, sprite->name, sprite->first.w, sprite->first.h, sprite->frames);
    if (image->pixels != NULL) lay(atlas, index, image, &fitting);
    return true;
}

// Replaces all sprites whose names begin with the name and that the picture fits. If it fits none, tells
// why.
static bool lay_group(Atlas *atlas, const char *name, const Image *image, Error *error) {
    size_t length = strlen(name);
    bool any = false, found = false;
    for (int i = 0; i < atlas->count; i++) {
        const char *is = atlas->sprites[i].name;
        if (strncmp(is, name, length) != 0 || is[length] != '_') continue;
        found = true;
        any |= lay_or_say(atlas, i, image, error);
    }
    return any || (!found && fail(error, tr("no sprite has this name: see --list-sprites")));
}

static bool lay_all(Atlas *atlas, const char *name_or_group, const Image *image, Error *error) {
    int index = atlas_find(atlas, name_or_group);
    return index >= 0 ? lay_or_say(atlas, index, image, error)
                      : lay_group(atlas, name_or_group, image, error);
}

bool atlas_replace_sprites(Atlas *atlas, const char *name_or_group, const void *png, size_t size,
                           Error *error) {
    Image image = {0};
    Vec px;
    if (!image_png_size(png, size, &px))
        return fail(error, tr("it cannot be read as a PNG: %s"), SDL_GetError());
    image.w = px.x;
    image.h = px.y;
    if (!lay_all(atlas, name_or_group, &image, error)) return false;
    bool laid = image_read_png(&image, png, size)
                    ? lay_all(atlas, name_or_group, &image, error)
                    : fail(error, tr("it cannot be read as a PNG: %s"), SDL_GetError());
    image_free(&image);
    return laid;
}
