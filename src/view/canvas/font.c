// Each glyph is rendered once into rows of bits, when the font is opened. Drawing text then only fills runs
// of pixels. That needs neither SDL nor the heap, and gives the same pixels everywhere. Shadow and text
// never overlap, so translucent text stays clean.
#include "view/canvas/font.h"

#include "base/bytes.h"
#include "base/check.h"
#include "lang/lang.h"

#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    PPEM = 10,       // one grid px of the font is one px at this size
    GLYPH_ROWS = 16, // 5 above the capitals for accents, 5 below the baseline
    GLYPH_TOP = 5,
    GLYPH_LEFT = 2, // px that may stick out to the left of the pen
    GLYPH_COLUMNS = 28,
    BOX_ADVANCE = 5
};

typedef struct Range {
    uint32_t first;
    int count;
} Range;

static const Range RANGES[] = {
    {0x20, 95},   // ASCII
    {0xa0, 96},   // Latin-1
    {0x100, 128}, // Latin of Central Europe, the Baltic and Turkey
    {0x218, 4},   // of Romania
    {0x386, 1},   // Greek
    {0x388, 3},   {0x38c, 1}, {0x38e, 20}, {0x3a3, 44}, {0x400, 96}, // Cyrillic
    {0x490, 2},                                                      // of Ukraine
    {0x2013, 2},                                                     // dashes
    {0x2018, 2},                                                     // quotes
    {0x201c, 2},                                                     // double quotes
    {0x2022, 1},                                                     // bullet
    {0x2026, 1},                                                     // ellipsis
    {0x20ac, 1},                                                     // euro
    {0x2190, 4},                                                     // arrows
};
enum {
    RANGE_COUNT = sizeof RANGES / sizeof RANGES[0],
    GLYPH_BOX = 0, // drawn for letters that the font does not have
    GLYPHS_MAX = 512
};

typedef struct Glyph {
    uint32_t rows[GLYPH_ROWS]; // bit x + GLYPH_LEFT
    int advance;
} Glyph;

struct Font {
    Glyph glyphs[GLYPHS_MAX];
};

static bool surface_ink(const SDL_Surface *surface, int x, int y) {
    return ((const uint8_t *)surface->pixels)[(size_t)y * (size_t)surface->pitch + (size_t)x] != 0;
}

// Where the ink begins: versions of SDL_ttf leave different margins around it.
static Vec ink_corner(const SDL_Surface *surface) {
    Vec corner = {surface->w, surface->h};
    for (int y = 0; y < surface->h; y++) {
        for (int x = 0; x < surface->w; x++) {
            if (!surface_ink(surface, x, y)) continue;
            corner.x = int_min(corner.x, x);
            corner.y = int_min(corner.y, y);
        }
    }
    return corner;
}

// `left`, `top`: where the ink begins in the glyph's rows of bits.
static void copy_ink(Glyph *glyph, const SDL_Surface *surface, int left, int top) {
    Vec corner = ink_corner(surface);
    for (int y = corner.y; y < surface->h; y++) {
        int row = y - corner.y + top;
        if (row < 0 || row >= GLYPH_ROWS) continue;
        for (int x = corner.x; x < surface->w; x++) {
            int column = x - corner.x + left;
            if (column < 0 || column >= GLYPH_COLUMNS || !surface_ink(surface, x, y)) continue;
            glyph->rows[row] |= (uint32_t)1 << column;
        }
    }
}

static void make_box(Glyph *glyph) {
    *glyph = (Glyph){.advance = BOX_ADVANCE};
    for (int y = 0; y < FONT_CAP_PX; y++) {
        bool edge = y == 0 || y == FONT_CAP_PX - 1;
        glyph->rows[GLYPH_TOP + y] = (edge ? 0xfu : 0x9u) << GLYPH_LEFT;
    }
}

static void make_glyph(Glyph *glyph, TTF_Font *ttf, uint32_t code) {
    int left = 0, top = 0, advance = 0;
    SDL_Surface *surface = NULL;
    if (TTF_GlyphIsProvided32(ttf, code) != 0 &&
        TTF_GlyphMetrics32(ttf, code, &left, NULL, NULL, &top, &advance) == 0) {
        surface = TTF_RenderGlyph32_Solid(ttf, code, (SDL_Color){255, 255, 255, 255});
    }
    if (surface == NULL) {
        make_box(glyph);
        return;
    }
    *glyph = (Glyph){.advance = advance};
    copy_ink(glyph, surface, GLYPH_LEFT + left, GLYPH_TOP + FONT_CAP_PX - top);
    SDL_FreeSurface(surface);
}

static void make_glyphs(Font *font, TTF_Font *ttf) {
    int at = GLYPH_BOX;
    make_box(&font->glyphs[at++]);
    for (int i = 0; i < RANGE_COUNT; i++) {
        for (int k = 0; k < RANGES[i].count; k++) {
            CHECK(at < GLYPHS_MAX);
            make_glyph(&font->glyphs[at++], ttf, RANGES[i].first + (uint32_t)k);
        }
    }
}

// True if all tables that the file's header lists are inside the file. FreeType opens a file that was cut
// off, and draws nothing.
static bool is_whole(const uint8_t *bytes, size_t size) {
    enum { HEAD = 12, COUNT_AT = 4, ROW = 16, START_AT = 8, LENGTH_AT = 12 };
    size_t count = size < HEAD ? 0 : big_endian(bytes + COUNT_AT, 2);
    bool whole = count > 0 && size >= HEAD + count * ROW;
    for (size_t i = 0; whole && i < count; i++) {
        const uint8_t *row = bytes + HEAD + i * ROW;
        whole = (uint64_t)big_endian(row + START_AT, 4) + big_endian(row + LENGTH_AT, 4) <= size;
    }
    return whole;
}

Font *font_open(const void *bytes, size_t size, Error *error) {
    if (!is_whole(bytes, size)) {
        (void)fail(error, tr("the font is cut off or damaged"));
        return NULL;
    }
    SDL_RWops *file = SDL_RWFromConstMem(bytes, (int)size);
    TTF_Font *ttf = file == NULL ? NULL : TTF_OpenFontRW(file, 1, PPEM);
    if (ttf == NULL) {
        (void)fail(error, tr("the font cannot be read: %s"), SDL_GetError());
        return NULL;
    }
    TTF_SetFontKerning(ttf, 0);
    TTF_SetFontHinting(ttf, TTF_HINTING_NONE);
    Font *font = calloc(1, sizeof *font);
    if (font == NULL) {
        (void)fail(error, tr("not enough memory for the font"));
    } else {
        make_glyphs(font, ttf);
    }
    TTF_CloseFont(ttf);
    return font;
}

void font_close(Font *font) {
    free(font);
}

// The length of the sequence that a lead byte announces; 0 for bytes that cannot lead.
static int sequence_length(uint8_t lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead <= 0xdf) return 2;
    if (lead >= 0xe0 && lead <= 0xef) return 3;
    return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

// Reads a code point and moves on. In broken UTF-8 it takes one byte as code point 0. The zero at the end
// ends every sequence, because it is no continuation byte.
static uint32_t next_code(const char **text) {
    const uint8_t *bytes = (const uint8_t *)*text;
    int length = sequence_length(bytes[0]);
    (*text)++;
    if (length <= 1) return length == 1 ? bytes[0] : 0;
    uint32_t code = bytes[0] & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if ((bytes[i] & 0xc0) != 0x80) return 0;
        code = code << 6 | (bytes[i] & 0x3fu);
    }
    static const uint32_t LEAST[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < LEAST[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return 0;
    *text += length - 1;
    return code;
}

static int find_glyph(uint32_t code) {
    int at = GLYPH_BOX + 1;
    for (int i = 0; i < RANGE_COUNT; i++) {
        if (code >= RANGES[i].first && code - RANGES[i].first < (uint32_t)RANGES[i].count)
            return at + (int)(code - RANGES[i].first);
        at += RANGES[i].count;
    }
    return GLYPH_BOX;
}

bool font_has_letters(const char *text) {
    while (*text != '\0') {
        if (find_glyph(next_code(&text)) == GLYPH_BOX) return false;
    }
    return true;
}

int font_width(Font *font, const char *text) {
    int width = 0;
    while (*text != '\0') width += font->glyphs[find_glyph(next_code(&text))].advance;
    return width;
}

static void draw_glyph_row(Image *to, Vec at, int scale, Colour colour, uint32_t bits) {
    for (int x = 0; bits >> x != 0; x++) {
        if ((bits >> x & 1) == 0) continue;
        int run = 1;
        while ((bits >> (x + run) & 1) != 0) run++;
        image_fill(to, (Rect){at.x + x * scale, at.y, run * scale, scale}, colour);
        x += run;
    }
}

static void draw_glyph(const Glyph *glyph, Image *to, Vec at, int scale, Colour colour, Colour shadow) {
    uint32_t above = 0;
    at.x -= GLYPH_LEFT * scale;
    at.y -= GLYPH_TOP * scale;
    for (int y = 0; y < GLYPH_ROWS; y++) {
        uint32_t row = glyph->rows[y];
        if (shadow != 0) draw_glyph_row(to, at, scale, shadow, (row << 1 | above | above << 1) & ~row);
        draw_glyph_row(to, at, scale, colour, row);
        above = row;
        at.y += scale;
    }
}

static int draw_text(const Font *font, Image *to, Vec at, int scale, Colour colour, Colour shadow,
                     const char *text) {
    int start = at.x;
    while (*text != '\0') {
        const Glyph *glyph = &font->glyphs[find_glyph(next_code(&text))];
        draw_glyph(glyph, to, at, scale, colour, shadow);
        at.x += glyph->advance * scale;
    }
    return at.x - start;
}

int font_draw(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text) {
    return draw_text(font, to, at, scale, colour, (colour & 0xff000000u) | 0x0b0912u, text);
}

int font_draw_flat(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text) {
    return draw_text(font, to, at, scale, colour, 0, text);
}

int font_draw_outlined(Font *font, Image *to, Vec at, int scale, Colour colour, const char *text) {
    Colour ink = (colour & 0xff000000u) | 0x0b0912u;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec beside = vec_add(at, (Vec){DIRS[dir].x * scale, DIRS[dir].y * scale});
        (void)draw_text(font, to, beside, scale, ink, 0, text);
    }
    return draw_text(font, to, at, scale, colour, 0, text);
}
