// The index is read strictly: a sprite that is not where the index says is reported at the start, instead of
// drawing rubbish later.
#include "view/canvas/atlas.h"

#include "base/bytes.h"
#include "base/text.h"
#include "lang/lang.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

enum { GAP_PX = 2, SIDE_MAX = 16384, PICTURE_SIDE_MAX = 8192 };

// The part of the index that is not read yet, and the line number.
typedef struct Reader {
    const char *at, *end;
    int line;
    Error *error;
} Reader;

// `what` is a text to be translated.
static bool fail_at(Reader *reader, const char *name, const char *what) {
    return fail(reader->error, tr("atlas.txt, line %d: %s%s%s"), reader->line, name,
                *name == '\0' ? "" : ": ", tr(what));
}

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

static void skip_blanks(Reader *reader) {
    while (reader->at < reader->end && is_blank(*reader->at)) reader->at++;
}

static bool at_line_end(const Reader *reader) {
    return reader->at == reader->end || *reader->at == '\n';
}

static bool read_name(Reader *reader, char *name, size_t size) {
    size_t length = 0;
    while (!at_line_end(reader) && !is_blank(*reader->at) && *reader->at != '\0') {
        if (length + 1 >= size) return fail_at(reader, "", N_("a name is too long"));
        name[length++] = *reader->at++;
    }
    name[length] = '\0';
    return length > 0 || fail_at(reader, "", N_("a name is missing"));
}

static bool read_number(Reader *reader, const char *name, int *value) {
    skip_blanks(reader);
    const char *start = reader->at;
    *value = 0;
    while (!at_line_end(reader) && *reader->at >= '0' && *reader->at <= '9') {
        *value = *value * 10 + (*reader->at++ - '0');
        if (*value > SIDE_MAX) return fail_at(reader, name, N_("a number is too large"));
    }
    bool ended = at_line_end(reader) || is_blank(*reader->at);
    return (reader->at > start && ended) ||
           fail_at(reader, name, N_("five whole numbers must follow: x y w h frames"));
}

static bool inside(const Image *image, const Sprite *sprite) {
    int w = (sprite->first.w + GAP_PX) * sprite->frames - GAP_PX;
    return sprite->first.x + w <= image->w && sprite->first.y + sprite->first.h <= image->h;
}

// The bounding box of the pixels in `all` that are not transparent.
static Rect box_of(const Image *image, Rect all) {
    int left = all.w, right = 0, top = all.h, bottom = 0;
    for (int y = 0; y < all.h; y++) {
        const uint32_t *row = image->pixels + (ptrdiff_t)(all.y + y) * image->w + all.x;
        int first = 0, end = all.w;
        while (first < end && row[first] >> 24 == 0) first++;
        if (first == end) continue;
        while (row[end - 1] >> 24 == 0) end--;
        left = int_min(left, first);
        right = int_max(right, end);
        top = int_min(top, y);
        bottom = y + 1;
    }
    return (Rect){all.x + left, all.y + top, int_max(right - left, 0), int_max(bottom - top, 0)};
}

void atlas_update_boxes(Atlas *atlas, int sprite) {
    const Sprite *of = &atlas->sprites[sprite];
    Rect frame = of->first;
    for (int i = 0; i < of->frames; i++, frame.x += frame.w + GAP_PX)
        atlas->boxes[of->box + i] = box_of(&atlas->image, frame);
}

void atlas_add(Atlas *atlas, const Sprite *sprite) {
    Sprite *own = &atlas->sprites[atlas->count];
    *own = *sprite;
    own->box = atlas->box_count;
    atlas->box_count += sprite->frames;
    atlas_update_boxes(atlas, atlas->count++);
}

static bool read_sprite(Reader *reader, Atlas *atlas) {
    Sprite sprite = {0};
    if (!read_name(reader, sprite.name, sizeof sprite.name)) return false;
    int *numbers[] = {&sprite.first.x, &sprite.first.y, &sprite.first.w, &sprite.first.h, &sprite.frames};
    for (int i = 0; i < 5; i++) {
        if (!read_number(reader, sprite.name, numbers[i])) return false;
    }
    skip_blanks(reader);
    if (!at_line_end(reader)) return fail_at(reader, sprite.name, N_("only five numbers may follow"));
    if (sprite.first.w == 0 || sprite.first.h == 0 || sprite.frames == 0)
        return fail_at(reader, sprite.name, N_("is empty"));
    if (!inside(&atlas->image, &sprite)) return fail_at(reader, sprite.name, N_("lies outside the picture"));
    if (atlas_find(atlas, sprite.name) >= 0) return fail_at(reader, sprite.name, N_("is there twice"));
    if (atlas->count == ATLAS_SPRITES_MAX) return fail_at(reader, sprite.name, N_("is one sprite too many"));
    if (sprite.frames > ATLAS_FRAMES_MAX - atlas->box_count)
        return fail_at(reader, sprite.name, N_("has too many frames"));
    atlas_add(atlas, &sprite);
    return true;
}

static bool read_index(Reader *reader, Atlas *atlas) {
    while (reader->at < reader->end) {
        reader->line++;
        skip_blanks(reader);
        bool comment = !at_line_end(reader) && *reader->at == '#';
        while (comment && !at_line_end(reader)) reader->at++;
        if (!at_line_end(reader) && !read_sprite(reader, atlas)) return false;
        if (reader->at < reader->end) reader->at++;
    }
    return atlas->count > 0 || fail_at(reader, "", N_("it names no sprite"));
}

// Copies the pixels by the palette. SDL's own conversion takes twice as long.
static void copy_palette(Image *image, SDL_Surface *from) {
    const SDL_Palette *palette = from->format->palette;
    Colour colours[256] = {0};
    Uint32 clear;
    for (int i = 0; i < palette->ncolors && i < 256; i++) {
        SDL_Color of = palette->colors[i];
        colours[i] = 0xff000000 | (Colour)of.r << 16 | (Colour)of.g << 8 | of.b;
    }
    if (SDL_GetColorKey(from, &clear) == 0 && clear < 256) colours[clear] = 0;
    for (int y = 0; y < image->h; y++) {
        const uint8_t *row = (const uint8_t *)from->pixels + (ptrdiff_t)y * from->pitch;
        uint32_t *to = image->pixels + (ptrdiff_t)y * image->w;
        for (int x = 0; x < image->w; x++) to[x] = colours[row[x]];
    }
}

// Converts the file's pixels to our format.
static bool copy_surface(Image *image, SDL_Surface *from) {
    if (!image_init(image, from->w, from->h)) return false;
    if (from->format->format == SDL_PIXELFORMAT_INDEX8) {
        copy_palette(image, from);
        image->hard = true;
        return true;
    }
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormatFrom(
        image->pixels, image->w, image->h, 32, image->w * (int)sizeof(uint32_t), SDL_PIXELFORMAT_ARGB8888);
    bool copied = to != NULL && SDL_SetSurfaceBlendMode(from, SDL_BLENDMODE_NONE) == 0 &&
                  SDL_BlitSurface(from, NULL, to, NULL) == 0;
    SDL_FreeSurface(to);
    return copied;
}

// SDL_crc32() is slow, because it has no table.
static void make_crc_table(uint32_t table[256]) {
    for (uint32_t i = 0; i < 256; i++) {
        table[i] = i;
        for (int bit = 0; bit < 8; bit++) table[i] = table[i] >> 1 ^ (0xedb88320 & (0 - (table[i] & 1)));
    }
}

static uint32_t crc_of(const uint32_t table[256], const uint8_t *bytes, size_t size) {
    uint32_t crc = 0xffffffff;
    for (size_t i = 0; i < size; i++) crc = table[(crc ^ bytes[i]) & 255] ^ crc >> 8;
    return ~crc;
}

// True when all chunks of the PNG file are there with correct checksums. libpng would notice too, but prints
// to stderr itself.
static bool png_is_whole(const uint8_t *png, size_t size) {
    static const uint8_t SIGNATURE[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    uint32_t table[256];
    if (size < sizeof SIGNATURE || memcmp(png, SIGNATURE, sizeof SIGNATURE) != 0) return false;
    make_crc_table(table);
    for (size_t at = sizeof SIGNATURE; size - at >= 12;) {
        size_t length = big_endian(png + at, 4);
        if (length > size - at - 12) return false;
        if (crc_of(table, png + at + 4, length + 4) != big_endian(png + at + 8 + length, 4)) return false;
        if (memcmp(png + at + 4, "IEND", 4) == 0) return true;
        at += length + 12;
    }
    return false;
}

// The first chunk has the size.
bool image_png_size(const void *png, size_t size, Vec *px) {
    enum { WIDTH_AT = 16, HEIGHT_AT = 20, END = 24 };
    const uint8_t *bytes = png;
    if (size > INT32_MAX || size < END || !png_is_whole(png, size)) {
        SDL_SetError("it is cut off or damaged");
        return false;
    }
    uint32_t w = big_endian(bytes + WIDTH_AT, 4), h = big_endian(bytes + HEIGHT_AT, 4);
    *px = (Vec){(int)w, (int)h};
    if (w <= PICTURE_SIDE_MAX && h <= PICTURE_SIDE_MAX) return true;
    SDL_SetError("it has more than %d px a side", PICTURE_SIDE_MAX);
    return false;
}

bool image_read_png(Image *image, const void *png, size_t size) {
    Vec px;
    if (!image_png_size(png, size, &px)) return false;
    SDL_Surface *surface = IMG_Load_RW(SDL_RWFromConstMem(png, (int)size), 1);
    bool copied = surface != NULL && copy_surface(image, surface);
    SDL_FreeSurface(surface);
    return copied;
}

bool atlas_load(Atlas *atlas, const void *png, size_t png_size, const char *index, size_t index_size,
                Error *error) {
    *atlas = (Atlas){0};
    if (!image_read_png(&atlas->image, png, png_size)) {
        atlas_free(atlas);
        return fail(error, tr("atlas.png: it cannot be read as a PNG: %s"), SDL_GetError());
    }
    Reader reader = {.at = index, .end = index + index_size, .error = error};
    if (read_index(&reader, atlas)) return true;
    atlas_free(atlas);
    return false;
}

void atlas_free(Atlas *atlas) {
    image_free(&atlas->image);
    *atlas = (Atlas){0};
}

int atlas_find(const Atlas *atlas, const char *name) {
    for (int i = 0; i < atlas->count; i++) {
        if (strcmp(atlas->sprites[i].name, name) == 0) return i;
    }
    return -1;
}

Rect atlas_frame(const Atlas *atlas, int sprite, int frame) {
    const Sprite *of = &atlas->sprites[sprite];
    Rect rect = of->first;
    rect.x += frame % of->frames * (rect.w + GAP_PX);
    return rect;
}

Rect atlas_opaque_rect(const Atlas *atlas, int sprite, int frame) {
    const Sprite *of = &atlas->sprites[sprite];
    return atlas->boxes[of->box + frame % of->frames];
}

// The trimmed width is a multiple of the steps that the drawing loops make.
Blit atlas_trim(const Atlas *atlas, int sprite, int frame, Blit blit) {
    enum { STEP = 4 };
    Rect all = blit.from, box = atlas_opaque_rect(atlas, sprite, frame);
    int left = (box.x - all.x) / STEP * STEP, top = box.y - all.y;
    int right = int_min((box.x + box.w - all.x + STEP - 1) / STEP * STEP, all.w), bottom = top + box.h;
    blit.from = (Rect){all.x + left, all.y + top, right - left, bottom - top};
    blit.at.x += (blit.flip & FLIP_X) != 0 ? all.w - right : left;
    blit.at.y += (blit.flip & FLIP_Y) != 0 ? all.h - bottom : top;
    return blit;
}
