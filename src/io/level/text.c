#include "io/level/text.h"

#include "io/level/glyphs.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

// ---- writing

static char ground_glyph(const Level *level, Vec cell) {
    Decor decor = (Decor)grid_at(&level->decor, cell);
    return decor != DECOR_NONE ? DECORS[decor].glyph : TILES[level_tile(level, cell)].glyph;
}

bool level_glyphs(const Level *level, Grid *glyphs) {
    if (!grid_init(glyphs, level->tiles.w, level->tiles.h)) return false;
    for (int y = 0; y < glyphs->h; y++) {
        for (int x = 0; x < glyphs->w; x++) {
            grid_set(glyphs, (Vec){x, y}, (uint8_t)ground_glyph(level, (Vec){x, y}));
        }
    }
    for (int i = 0; i < level->items.count; i++) {
        grid_set(glyphs, level->items.at[i].cell, (uint8_t)ITEMS[level->items.at[i].kind].glyph);
    }
    for (int i = 0; i < level->fixture_count; i++) {
        grid_set(glyphs, level->fixtures[i].cell, (uint8_t)FIXTURES[level->fixtures[i].kind].glyph);
    }
    for (int i = 0; i < level->monsters.count; i++) {
        grid_set(glyphs, level->monsters.at[i].cell, (uint8_t)ACTORS[level->monsters.at[i].kind].glyph);
    }
    grid_set(glyphs, level->start, (uint8_t)HERO_GLYPH);
    return true;
}

void level_write(const Level *level, Buffer *out) {
    Grid glyphs;
    if (!level_glyphs(level, &glyphs)) {
        out->failed = true;
        return;
    }
    for (int y = 0; y < glyphs.h; y++) {
        buffer_bytes(out, glyphs.cells + grid_index(&glyphs, (Vec){0, y}), (size_t)glyphs.w);
        buffer_bytes(out, "\n", 1);
    }
    level_notes_write(level, &glyphs, out);
    grid_free(&glyphs);
}

void level_write_code(const char *code, Buffer *out) {
    buffer_text(out, "; code %s\n", code);
}

// ---- reading

typedef struct Parse {
    const char *at, *end;
    int line; // from 1
    Error *error;
} Parse;

static bool complain(const Parse *parse, const char *what) {
    return fail(parse->error, tr("line %d: %s"), parse->line, tr(what));
}

// Takes the next line without its end. Returns false when there is none.
static bool next_line(Parse *parse, const char **line, int *length) {
    if (parse->at == parse->end) return false;
    const char *stop = memchr(parse->at, '\n', (size_t)(parse->end - parse->at));
    if (stop == NULL) stop = parse->end;
    *line = parse->at;
    *length = (int)(stop - parse->at);
    if (*length > 0 && (*line)[*length - 1] == '\r') --*length;
    parse->at = stop == parse->end ? stop : stop + 1;
    parse->line++;
    return true;
}

static bool is_note(const char *line, int length) {
    return length > 0 && line[0] == ';';
}

// Finds the size of the level. `parse` is a copy, so that reading then begins at the start.
static bool measure_lines(Parse parse, int *w, int *h) {
    const char *line = NULL;
    int length = 0;
    *w = *h = 0;
    for (int rows = 1; next_line(&parse, &line, &length) && !is_note(line, length); rows++) {
        *w = int_max(*w, length);
        if (length > 0) *h = rows;
        if (*w > LEVEL_SIDE_MAX || *h > LEVEL_SIDE_MAX)
            return complain(&parse, "the level is larger than 4096x4096");
    }
    if (*w < LEVEL_SIDE_MIN || *h < LEVEL_SIDE_MIN) return complain(&parse, "the level is smaller than 5x5");
    return true;
}

// Adds the thing that a glyph stands for. Returns false when there is no more room.
static bool read_thing(Level *level, Vec cell, char glyph) {
    ActorKind monster = glyph_monster(glyph);
    ItemKind item = glyph_item(glyph);
    FixtureKind fixture = glyph_fixture(glyph);
    if (item != ITEM_COUNT) return spawn_add(&level->items, (int)item, cell);
    if (monster != ACTOR_NONE) return spawn_add(&level->monsters, (int)monster, cell);
    return fixture == FIXTURE_COUNT || fixture_add(level, (Fixture){.kind = fixture, .cell = cell});
}

static bool read_cell(const Parse *parse, Level *level, Vec cell, char glyph) {
    Ground ground;
    if (!glyph_ground(glyph, &ground)) return complain(parse, "there is a character that levels never have");
    grid_set(&level->tiles, cell, (uint8_t)ground.tile);
    grid_set(&level->decor, cell, (uint8_t)ground.decor);
    if (!read_thing(level, cell, glyph)) return complain(parse, "there are too many things");
    if (glyph != HERO_GLYPH) return true;
    if (level->start.x != 0) return complain(parse, "there is a second start (@)");
    level->start = cell;
    return true;
}

static bool read_rows(Parse *parse, Level *level) {
    const char *line = NULL;
    int length = 0;
    for (int y = 0; y < level->tiles.h && next_line(parse, &line, &length); y++) {
        for (int x = 0; x < length; x++) {
            if (!read_cell(parse, level, (Vec){x, y}, line[x])) return false;
        }
    }
    return level->start.x != 0 || complain(parse, "there is no start (@)");
}

static bool read_note(const Parse *parse, Level *level, const char *line, int length) {
    char note[128];
    snprintf(note, sizeof note, "%.*s", length - 1, line + 1);
    return level_note_read(level, note + strspn(note, " ")) || complain(parse, "this note cannot be read");
}

static bool read_level(Parse *parse, Level *level) {
    if (!read_rows(parse, level)) return false;
    const char *line = NULL;
    int length = 0;
    while (next_line(parse, &line, &length)) {
        if (is_note(line, length) && !read_note(parse, level, line, length)) return false;
    }
    level_update_caches(level);
    return true;
}

bool level_parse(Level *level, const char *text, size_t size, Error *error) {
    Parse parse = {.at = text, .end = text + size, .error = error};
    int w = 0, h = 0;
    if (!measure_lines(parse, &w, &h)) return false;
    if (!level_init(level, w, h)) return complain(&parse, "there is not enough memory for it");
    if (read_level(&parse, level)) return true;
    level_free(level);
    return false;
}
