#include "io/level/glyphs.h"

#include "map/vestibule.h"

#include <stdio.h>
#include <string.h>

// ---- writing

static void write_ground_note(const Level *level, Vec cell, char glyph, Buffer *out) {
    Ground said;
    Tile tile = level_tile(level, cell);
    uint8_t decor = grid_at(&level->decor, cell);
    if (!glyph_ground(glyph, &said)) return;
    if (said.tile != tile) buffer_text(out, "; tile %d %d %s\n", cell.x, cell.y, TILES[tile].name);
    if (said.decor != decor) buffer_text(out, "; decor %d %d %s\n", cell.x, cell.y, DECORS[decor].name);
}

static void write_ground_notes(const Level *level, const Grid *glyphs, Buffer *out) {
    for (int y = 0; y < glyphs->h; y++) {
        for (int x = 0; x < glyphs->w; x++) {
            Vec cell = {x, y};
            write_ground_note(level, cell, (char)grid_at(glyphs, cell), out);
        }
    }
}

static void write_rect(const char *name, Rect rect, Buffer *out) {
    buffer_text(out, "; %s %d %d %d %d\n", name, rect.x, rect.y, rect.w, rect.h);
}

static void write_kept(const Level *level, Buffer *out) {
    for (int i = 0; i < level->protected_count; i++) write_rect("keep", level->protected[i], out);
    if (level->vestibule.w > 0) write_rect("vestibule", level->vestibule, out);
}

static void write_notes(const Level *level, Buffer *out) {
    if (level->generator[0] != '\0') buffer_text(out, "; generator %s\n", level->generator);
    buffer_text(out, "; seed %llu\n; size %dx%d\n; drafts %d\n", (unsigned long long)level->seed,
                level->tiles.w, level->tiles.h, level->attempts);
    if (level->tower) buffer_text(out, "; tower goes up\n");
    for (int i = 0; i < level->room_count; i++) {
        write_rect("room", level->rooms[i], out);
    }
    for (int i = 0; i < level->hall_count; i++) {
        Rect a = level->halls[i].across, d = level->halls[i].down;
        buffer_text(out, "; hall %d %d %d %d  %d %d %d %d\n", a.x, a.y, a.w, a.h, d.x, d.y, d.w, d.h);
    }
    write_kept(level, out);
    for (int i = 0; i < level->items.count; i++) {
        Spawn item = level->items.at[i];
        if ((ItemKind)item.kind != glyph_item(ITEMS[item.kind].glyph)) {
            buffer_text(out, "; item %d %d %s\n", item.cell.x, item.cell.y, ITEMS[item.kind].name);
        }
    }
}

static void write_fixture_notes(const Level *level, Buffer *out) {
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *f = &level->fixtures[i];
        bool chest = f->kind == FIXTURE_CHEST;
        if (!chest && f->kind == glyph_fixture(FIXTURES[f->kind].glyph)) continue;
        buffer_text(out, "; fixture %d %d %s %s %d %d", f->cell.x, f->cell.y, FIXTURES[f->kind].name,
                    ITEMS[f->item].name, f->lock, f->trapped);
        if (f->count != 0 || f->extra != 0) buffer_text(out, " %d", f->count);
        buffer_text(out, f->extra != 0 ? " %s\n" : "\n", ITEMS[f->extra].name);
        if (f->kind == FIXTURE_PLATE)
            buffer_text(out, "; plate %d %d %d %d\n", f->cell.x, f->cell.y, f->to.x, f->to.y);
    }
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *m = &level->monsters.at[i];
        if (m->pack != 0) buffer_text(out, "; pack %d %d %d\n", m->cell.x, m->cell.y, m->pack);
    }
}

// Writes for human readers what each key opens. Parsing ignores it.
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

void level_notes_write(const Level *level, const Grid *glyphs, Buffer *out) {
    write_notes(level, out);
    write_fixture_notes(level, out);
    write_lock_remarks(level, out);
    write_ground_notes(level, glyphs, out);
}

// ---- reading

static bool read_rect(const char *text, Rect *r) {
    return sscanf(text, "%5d %5d %5d %5d", &r->x, &r->y, &r->w, &r->h) == 4;
}

static bool note_room(Level *level, const char *text) {
    if (level->room_count == LEVEL_ROOMS_MAX) return false;
    return read_rect(text, &level->rooms[level->room_count++]);
}

static bool note_hall(Level *level, const char *text) {
    Rect a, d;
    if (level->hall_count == LEVEL_ROOMS_MAX) return false;
    if (sscanf(text, "%5d %5d %5d %5d %5d %5d %5d %5d", &a.x, &a.y, &a.w, &a.h, &d.x, &d.y, &d.w, &d.h) != 8)
        return false;
    level->halls[level->hall_count++] = (Hall){a, d};
    return true;
}

enum { ITEM_NAME_MAX = 24 };

// Returns ITEM_COUNT if there is no such item.
static int item_named(const char *name) {
    int kind = 0;
    while (kind < ITEM_COUNT && strcmp(ITEMS[kind].name, name) != 0) kind++;
    return kind;
}

static bool note_item(Level *level, const char *text) {
    Vec cell;
    char name[ITEM_NAME_MAX];
    if (sscanf(text, "%5d %5d %23s", &cell.x, &cell.y, name) != 3) return false;
    for (int i = 0; i < level->items.count; i++) {
        if (!vec_eq(level->items.at[i].cell, cell)) continue;
        level->items.at[i].kind = item_named(name);
        return level->items.at[i].kind < ITEM_COUNT;
    }
    return false;
}

static Fixture *fixture_to_change(Level *level, Vec cell) {
    for (int i = 0; i < level->fixture_count; i++) {
        if (vec_eq(level->fixtures[i].cell, cell)) return &level->fixtures[i];
    }
    return NULL;
}

// The fields after the trap are optional.
static bool note_fixture(Level *level, const char *text) {
    Vec cell;
    char name[16], item[ITEM_NAME_MAX], extra[ITEM_NAME_MAX] = "";
    int lock, trapped, count = 0, kind = 0;
    if (sscanf(text, "%5d %5d %15s %23s %1d %1d %3d %23s", &cell.x, &cell.y, name, item, &lock, &trapped,
               &count, extra) < 6)
        return false;
    Fixture *fixture = fixture_to_change(level, cell);
    while (kind < FIXTURE_COUNT && strcmp(FIXTURES[kind].name, name) != 0) kind++;
    if (fixture == NULL) return false;
    *fixture = (Fixture){.kind = (FixtureKind)kind,
                         .cell = cell,
                         .item = item_named(item),
                         .lock = lock,
                         .trapped = trapped != 0,
                         .count = count,
                         .extra = extra[0] == '\0' ? 0 : item_named(extra)};
    return kind < FIXTURE_COUNT && fixture->item < ITEM_COUNT && fixture->extra < ITEM_COUNT && lock >= 0 &&
           lock <= KEY_KINDS && count >= 0;
}

static bool note_plate(Level *level, const char *text) {
    Vec cell, to;
    if (sscanf(text, "%5d %5d %5d %5d", &cell.x, &cell.y, &to.x, &to.y) != 4) return false;
    Fixture *fixture = fixture_to_change(level, cell);
    if (fixture == NULL || fixture->kind != FIXTURE_PLATE || !grid_has(&level->tiles, to)) return false;
    fixture->to = to;
    return true;
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

static bool note_tile(Level *level, const char *text) {
    Vec cell;
    int used = 0, tile = 0;
    if (sscanf(text, "%5d %5d %n", &cell.x, &cell.y, &used) != 2 || !grid_has(&level->tiles, cell))
        return false;
    while (tile < TILE_COUNT && strcmp(TILES[tile].name, text + used) != 0) tile++;
    if (tile < TILE_COUNT) grid_set(&level->tiles, cell, (uint8_t)tile);
    return tile < TILE_COUNT;
}

static bool note_keep(Level *level, const char *text) {
    if (level->protected_count == LEVEL_PROTECTED_MAX) return false;
    Rect *keep = &level->protected[level->protected_count++];
    return read_rect(text, keep) && level_encloses(level, *keep);
}

static bool note_vestibule(Level *level, const char *text) {
    return read_rect(text, &level->vestibule) && vestibule_rect_fits(level);
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

static bool note_tower(Level *level, const char *text) {
    level->tower = strcmp(text, "goes up") == 0;
    return level->tower;
}

static bool note_seed(Level *level, const char *text) {
    unsigned long long seed;
    if (sscanf(text, "%20llu", &seed) != 1) return false;
    level->seed = seed;
    return level->vestibule.w == 0 || vestibule_rect_fits(level); // the seed chooses where it opens
}

static bool note_drafts(Level *level, const char *text) {
    return sscanf(text, "%5d", &level->attempts) == 1;
}

static const struct {
    const char *name;
    bool (*read)(Level *level, const char *text);
} NOTES[] = {
    {"generator ", note_generator}, {"seed ", note_seed},   {"drafts ", note_drafts},
    {"room ", note_room},           {"hall ", note_hall},   {"item ", note_item},
    {"fixture ", note_fixture},     {"plate ", note_plate}, {"pack ", note_pack},
    {"tile ", note_tile},           {"decor ", note_decor}, {"keep ", note_keep},
    {"vestibule ", note_vestibule}, {"tower ", note_tower},
};

bool level_note_read(Level *level, const char *text) {
    for (size_t i = 0; i < sizeof NOTES / sizeof NOTES[0]; i++) {
        size_t name = strlen(NOTES[i].name);
        if (strncmp(text, NOTES[i].name, name) == 0) return NOTES[i].read(level, text + name);
    }
    return true;
}
