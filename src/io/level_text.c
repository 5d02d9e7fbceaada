#include "io/level_text.h"

#include <stdio.h>
#include <string.h>

// What a character says of the ground below whatever stands there.
typedef struct Ground {
    Tile tile;
    Decor decor;
} Ground;

static const char HERO_GLYPH = '@';

// What a glyph means without a note. The gem stands for all that is collected.
static ItemKind item_of(char glyph) {
    if (ITEMS[ITEM_GEM].glyph == glyph) return ITEM_GEM;
    int kind = 0;
    while (kind < ITEM_COUNT && ITEMS[kind].glyph != glyph) kind++;
    return (ItemKind)kind;
}

static FixtureKind fixture_of(char glyph) {
    int kind = 0;
    while (kind < FIXTURE_COUNT && FIXTURES[kind].glyph != glyph) kind++;
    return (FixtureKind)kind;
}

static ActorKind monster_of(char glyph) {
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        if (ACTORS[kind].glyph == glyph) return (ActorKind)kind;
    }
    return ACTOR_NONE;
}

// False for a character that no level has.
static bool ground_of(char glyph, Ground *ground) {
    *ground = (Ground){TILE_FLOOR, DECOR_NONE};
    if (glyph == HERO_GLYPH || item_of(glyph) != ITEM_COUNT) return true;
    if (monster_of(glyph) != ACTOR_NONE || fixture_of(glyph) != FIXTURE_COUNT) return true;
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        ground->tile = (Tile)tile;
        if (TILES[tile].glyph == glyph) return true;
    }
    for (int decor = DECOR_NONE + 1; decor < DECOR_COUNT; decor++) {
        *ground = (Ground){DECORS[decor].on, (Decor)decor};
        if (DECORS[decor].glyph == glyph) return true;
    }
    return false;
}

// ---- writing

static char ground_glyph(const Level *level, Vec cell) {
    Decor decor = (Decor)grid_at(&level->decor, cell);
    return decor != DECOR_NONE ? DECORS[decor].glyph : TILES[level_tile(level, cell)].glyph;
}

static bool draw_glyphs(const Level *level, Grid *glyphs) {
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

static void write_decor_notes(const Level *level, const Grid *glyphs, Buffer *out) {
    for (int y = 0; y < glyphs->h; y++) {
        for (int x = 0; x < glyphs->w; x++) {
            Ground said;
            uint8_t decor = grid_at(&level->decor, (Vec){x, y});
            bool known = ground_of((char)grid_at(glyphs, (Vec){x, y}), &said);
            if (known && said.decor != decor)
                buffer_text(out, "; decor %d %d %s\n", x, y, DECORS[decor].name);
        }
    }
}

static void write_notes(const Level *level, Buffer *out) {
    if (level->generator[0] != '\0') buffer_text(out, "; generator %s\n", level->generator);
    buffer_text(out, "; seed %llu\n; size %dx%d\n; drafts %d\n", (unsigned long long)level->seed,
                level->tiles.w, level->tiles.h, level->drafts);
    for (int i = 0; i < level->room_count; i++) {
        Rect room = level->rooms[i];
        buffer_text(out, "; room %d %d %d %d\n", room.x, room.y, room.w, room.h);
    }
    for (int i = 0; i < level->hall_count; i++) {
        Rect a = level->halls[i].across, d = level->halls[i].down;
        buffer_text(out, "; hall %d %d %d %d  %d %d %d %d\n", a.x, a.y, a.w, a.h, d.x, d.y, d.w, d.h);
    }
    for (int i = 0; i < level->items.count; i++) {
        Spawn item = level->items.at[i];
        if ((ItemKind)item.kind != item_of(ITEMS[item.kind].glyph)) {
            buffer_text(out, "; item %d %d %s\n", item.cell.x, item.cell.y, ITEMS[item.kind].name);
        }
    }
}

static void write_fixture_notes(const Level *level, Buffer *out) {
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *f = &level->fixtures[i];
        bool chest = f->kind == FIXTURE_CHEST;
        if (!chest && f->kind == fixture_of(FIXTURES[f->kind].glyph)) continue;
        buffer_text(out, "; fixture %d %d %s %s %d %d\n", f->cell.x, f->cell.y, FIXTURES[f->kind].name,
                    ITEMS[f->item].name, f->lock, f->trapped);
    }
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *m = &level->monsters.at[i];
        if (m->pack != 0) buffer_text(out, "; pack %d %d %d\n", m->cell.x, m->cell.y, m->pack);
    }
}

// What each key opens, for who reads it; reading it back needs none of this.
static void write_lock_remarks(const Level *level, Buffer *out) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            int key = level_lock(level, (Vec){x, y});
            if (key != 0) buffer_text(out, "; key %d opens the door at %d %d\n", key, x, y);
        }
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *f = &level->fixtures[i];
        if (f->lock != 0)
            buffer_text(out, "; key %d opens the chest at %d %d\n", f->lock, f->cell.x, f->cell.y);
    }
}

void level_write(const Level *level, Buffer *out) {
    Grid glyphs;
    if (!draw_glyphs(level, &glyphs)) {
        out->failed = true;
        return;
    }
    for (int y = 0; y < glyphs.h; y++) {
        buffer_bytes(out, glyphs.cells + grid_index(&glyphs, (Vec){0, y}), (size_t)glyphs.w);
        buffer_bytes(out, "\n", 1);
    }
    write_notes(level, out);
    write_fixture_notes(level, out);
    write_lock_remarks(level, out);
    write_decor_notes(level, &glyphs, out);
    grid_free(&glyphs);
}

// ---- reading

typedef struct Parse {
    const char *at, *end;
    int line; // from 1
    char *error;
    size_t error_size;
} Parse;

static bool complain(const Parse *parse, const char *what) {
    snprintf(parse->error, parse->error_size, "line %d: %s", parse->line, what);
    return false;
}

// The next line without its end; false when there is none.
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

static bool measure(Parse parse, int *w, int *h) {
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

// What stands there, as far as its glyph tells. False when there is no more room.
static bool read_thing(Level *level, Vec cell, char glyph) {
    ActorKind monster = monster_of(glyph);
    ItemKind item = item_of(glyph);
    FixtureKind fixture = fixture_of(glyph);
    if (item != ITEM_COUNT) return spawn_add(&level->items, (int)item, cell);
    if (monster != ACTOR_NONE) return spawn_add(&level->monsters, (int)monster, cell);
    return fixture == FIXTURE_COUNT || fixture_add(level, (Fixture){.kind = fixture, .cell = cell});
}

static bool read_cell(const Parse *parse, Level *level, Vec cell, char glyph) {
    Ground ground;
    if (!ground_of(glyph, &ground)) return complain(parse, "there is a character that no level has");
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

static bool note_room(Level *level, const char *text) {
    Rect r;
    if (level->room_count == LEVEL_ROOMS_MAX) return false;
    if (sscanf(text, "%5d %5d %5d %5d", &r.x, &r.y, &r.w, &r.h) != 4) return false;
    level->rooms[level->room_count++] = r;
    return true;
}

static bool note_hall(Level *level, const char *text) {
    Rect a, d;
    if (level->hall_count == LEVEL_ROOMS_MAX) return false;
    if (sscanf(text, "%5d %5d %5d %5d %5d %5d %5d %5d", &a.x, &a.y, &a.w, &a.h, &d.x, &d.y, &d.w, &d.h) != 8)
        return false;
    level->halls[level->hall_count++] = (Hall){a, d};
    return true;
}

static int item_named(const char *name) {
    int kind = 0;
    while (kind < ITEM_COUNT && strcmp(ITEMS[kind].name, name) != 0) kind++;
    return kind;
}

static bool note_item(Level *level, const char *text) {
    Vec cell;
    char name[16];
    if (sscanf(text, "%5d %5d %15s", &cell.x, &cell.y, name) != 3) return false;
    for (int i = 0; i < level->items.count; i++) {
        if (!vec_eq(level->items.at[i].cell, cell)) continue;
        level->items.at[i].kind = item_named(name);
        return level->items.at[i].kind < ITEM_COUNT;
    }
    return false;
}

static bool note_fixture(Level *level, const char *text) {
    Vec cell;
    char name[16], item[16];
    int lock, trapped;
    if (sscanf(text, "%5d %5d %15s %15s %1d %1d", &cell.x, &cell.y, name, item, &lock, &trapped) != 6)
        return false;
    for (int i = 0; i < level->fixture_count; i++) {
        Fixture *fixture = &level->fixtures[i];
        if (!vec_eq(fixture->cell, cell)) continue;
        int kind = 0;
        while (kind < FIXTURE_COUNT && strcmp(FIXTURES[kind].name, name) != 0) kind++;
        *fixture = (Fixture){.kind = (FixtureKind)kind,
                             .cell = cell,
                             .item = item_named(item),
                             .lock = lock,
                             .trapped = trapped != 0};
        return kind < FIXTURE_COUNT && fixture->item < ITEM_COUNT && lock >= 0 && lock <= KEY_KINDS;
    }
    return false;
}

static bool note_pack(Level *level, const char *text) {
    Vec cell;
    int pack;
    if (sscanf(text, "%5d %5d %5d", &cell.x, &cell.y, &pack) != 3) return false;
    for (int i = 0; i < level->monsters.count; i++) {
        if (!vec_eq(level->monsters.at[i].cell, cell)) continue;
        level->monsters.at[i].pack = pack;
        return true;
    }
    return false;
}

static bool note_decor(Level *level, const char *text) {
    Vec cell;
    char name[16];
    if (sscanf(text, "%5d %5d %15s", &cell.x, &cell.y, name) != 3 || !grid_has(&level->decor, cell))
        return false;
    int decor = 0;
    while (decor < DECOR_COUNT && strcmp(DECORS[decor].name, name) != 0) decor++;
    if (decor == DECOR_COUNT || (decor != DECOR_NONE && level_tile(level, cell) != DECORS[decor].on))
        return false;
    grid_set(&level->decor, cell, (uint8_t)decor);
    return true;
}

static bool note_generator(Level *level, const char *text) {
    return sscanf(text, "%15s", level->generator) == 1;
}

static bool note_seed(Level *level, const char *text) {
    unsigned long long seed;
    if (sscanf(text, "%20llu", &seed) != 1) return false;
    level->seed = seed;
    return true;
}

static bool note_drafts(Level *level, const char *text) {
    return sscanf(text, "%5d", &level->drafts) == 1;
}

static const struct {
    const char *name;
    bool (*read)(Level *level, const char *text);
} NOTES[] = {
    {"generator ", note_generator}, {"seed ", note_seed}, {"drafts ", note_drafts},
    {"room ", note_room},           {"hall ", note_hall}, {"item ", note_item},
    {"fixture ", note_fixture},     {"pack ", note_pack}, {"decor ", note_decor},
};

// A note of a name that is not in the table is a remark.
static bool read_note(const Parse *parse, Level *level, const char *line, int length) {
    char note[128];
    snprintf(note, sizeof note, "%.*s", length - 1, line + 1);
    const char *text = note + strspn(note, " ");
    for (size_t i = 0; i < sizeof NOTES / sizeof NOTES[0]; i++) {
        size_t name = strlen(NOTES[i].name);
        if (strncmp(text, NOTES[i].name, name) != 0) continue;
        return NOTES[i].read(level, text + name) || complain(parse, "this note cannot be read");
    }
    return true;
}

static bool read_level(Parse *parse, Level *level) {
    if (!read_rows(parse, level)) return false;
    const char *line = NULL;
    int length = 0;
    while (next_line(parse, &line, &length)) {
        if (is_note(line, length) && !read_note(parse, level, line, length)) return false;
    }
    level_feel(level);
    return true;
}

bool level_parse(Level *level, const char *text, size_t size, char *error, size_t error_size) {
    Parse parse = {.at = text, .end = text + size, .error = error, .error_size = error_size};
    int w = 0, h = 0;
    if (!measure(parse, &w, &h)) return false;
    if (!level_init(level, w, h)) return complain(&parse, "there is not enough memory for it");
    if (read_level(&parse, level)) return true;
    level_free(level);
    return false;
}
