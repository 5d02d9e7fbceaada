#include "gen/gen.h"
#include "gen/option_table.h"
#include "io/level/json.h"
#include "io/level/text.h"
#include "io/level/tmj.h"
#include "io/share_code.h"
#include "library/cellarium.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char DESCENT[] = "descent";

struct cellarium_options {
    GenOptions gen;
    bool sized; // otherwise it is as large as usual with the other options
    Error error;
};

struct cellarium_level {
    Level level;
    GenOptions gen;
};

// ---- what there is

const char *cellarium_generator_name(int index) {
    if (index == GEN_COUNT) return DESCENT;
    return index >= 0 && index < GEN_COUNT ? GENERATORS[index]->name : NULL;
}

static const GenOption *option_at(int index) {
    return index >= 0 && index < OPTION_COUNT ? &GEN_OPTIONS[index] : NULL;
}

const char *cellarium_option_name(int index) {
    return option_at(index) != NULL ? option_at(index)->name : NULL;
}

const char *cellarium_option_help(int index) {
    return option_at(index) != NULL ? option_at(index)->help : NULL;
}

static bool is_tile(int tile) {
    return tile >= 0 && tile < TILE_COUNT;
}

const char *cellarium_tile_name(int tile) {
    return is_tile(tile) ? TILES[tile].name : NULL;
}

bool cellarium_tile_is_solid(int tile) {
    return !is_tile(tile) || TILES[tile].solid;
}

bool cellarium_tile_is_opaque(int tile) {
    return !is_tile(tile) || TILES[tile].opaque;
}

// ---- options

cellarium_options *cellarium_options_new(const char *generator) {
    bool descent = strcmp(generator, DESCENT) == 0;
    GenKind kind = descent ? GEN_HALLS : gen_find(generator);
    cellarium_options *options = kind < GEN_COUNT ? calloc(1, sizeof *options) : NULL;
    if (options == NULL) return NULL;
    options->gen = GENERATORS[kind]->defaults;
    options->gen.descent = descent;
    options->gen.seed = 1;
    return options;
}

void cellarium_options_free(cellarium_options *options) {
    free(options);
}

const char *cellarium_options_error(const cellarium_options *options) {
    return options->error.text;
}

// Reads a number up to the character `end`. Returns what follows; NULL: there is none.
static const char *read_number(const char *text, char end, int *number) {
    char *rest;
    long value = strtol(text, &rest, 10);
    if (rest == text || *rest != end || value < 0 || value > INT_MAX) return NULL;
    *number = (int)value;
    return end == '\0' ? rest : rest + 1;
}

static bool set_size(cellarium_options *options, const char *value) {
    Vec size;
    const char *height = read_number(value, 'x', &size.x);
    if (height == NULL || read_number(height, '\0', &size.y) == NULL)
        return fail(&options->error, "size: give it in cells, such as 50x50");
    options->sized = true;
    options->gen.w = size.x;
    options->gen.h = size.y;
    return true;
}

static bool set_option(cellarium_options *options, GenOptionId id, const char *value) {
    const GenOption *option = &GEN_OPTIONS[id];
    int number;
    if (option->max == 1 && (strcmp(value, "on") == 0 || strcmp(value, "off") == 0))
        number = strcmp(value, "on") == 0;
    else if (read_number(value, '\0', &number) == NULL || number < option->min || number > option->max)
        return fail(&options->error, "%s: give a number from %d to %d%s", option->name, option->min,
                    option->max, option->max == 1 ? ", or on or off" : "");
    gen_option_set(&options->gen, id, number);
    return true;
}

bool cellarium_options_set(cellarium_options *options, const char *name, const char *value) {
    options->error.text[0] = '\0';
    if (strcmp(name, "size") == 0) return set_size(options, value);
    if (strcmp(name, "seed") == 0) {
        if (!gen_parse_seed(value, &options->gen.seed))
            return fail(&options->error, "seed: give a number from 0 to 18446744073709551615, or a word");
        gen_note_word(&options->gen, value);
        return true;
    }
    for (int id = 0; id < OPTION_COUNT; id++) {
        if (strcmp(name, GEN_OPTIONS[id].name) == 0) return set_option(options, (GenOptionId)id, value);
    }
    return fail(&options->error, "there is no such option");
}

// ---- a level

cellarium_level *cellarium_level_new(cellarium_options *options) {
    options->error.text[0] = '\0';
    if (!options->sized) gen_set_usual_size(&options->gen);
    if (!gen_check(&options->gen, &options->error)) return NULL;
    cellarium_level *level = malloc(sizeof *level);
    if (level != NULL) level->gen = options->gen;
    if (level != NULL && gen_level(&level->level, &level->gen)) return level;
    free(level);
    (void)fail(&options->error, "out of memory");
    return NULL;
}

void cellarium_level_free(cellarium_level *level) {
    if (level != NULL) level_free(&level->level);
    free(level);
}

int cellarium_level_width(const cellarium_level *level) {
    return level->level.tiles.w;
}

int cellarium_level_height(const cellarium_level *level) {
    return level->level.tiles.h;
}

int cellarium_level_tile(const cellarium_level *level, int x, int y) {
    return (int)level_tile(&level->level, (Vec){x, y});
}

bool cellarium_level_is_shaded(const cellarium_level *level, int x, int y) {
    return grid_get(&level->level.frames, (Vec){x, y}, FRAME_PLAIN) == FRAME_SHADED;
}

const char *cellarium_level_decor(const cellarium_level *level, int x, int y) {
    int decor = grid_get(&level->level.decor, (Vec){x, y}, DECOR_NONE);
    return decor != DECOR_NONE ? DECORS[decor].name : NULL;
}

cellarium_cell cellarium_level_start(const cellarium_level *level) {
    return (cellarium_cell){level->level.start.x, level->level.start.y};
}

int cellarium_level_thing_count(const cellarium_level *level) {
    return level->level.items.count + level->level.monsters.count + level->level.fixture_count;
}

bool cellarium_level_thing(const cellarium_level *level, int index, cellarium_thing *thing) {
    const Level *of = &level->level;
    *thing = (cellarium_thing){0};
    if (index < 0 || index >= cellarium_level_thing_count(level)) return false;
    int monster = index - of->items.count, fixture = monster - of->monsters.count;
    if (fixture >= 0) {
        const Fixture *it = &of->fixtures[fixture];
        bool chest = it->kind == FIXTURE_CHEST;
        *thing = (cellarium_thing){"fixture",
                                   FIXTURES[it->kind].name,
                                   it->cell.x,
                                   it->cell.y,
                                   chest ? ITEMS[it->item].name : NULL,
                                   chest ? it->lock : 0};
        return true;
    }
    const Spawn *it = monster >= 0 ? &of->monsters.at[monster] : &of->items.at[index];
    *thing = (cellarium_thing){.what = monster >= 0 ? "monster" : "item",
                               .name = monster >= 0 ? ACTORS[it->kind].name : ITEMS[it->kind].name,
                               .x = it->cell.x,
                               .y = it->cell.y};
    return true;
}

int cellarium_level_room_count(const cellarium_level *level) {
    return level->level.room_count;
}

cellarium_rect cellarium_level_room(const cellarium_level *level, int index) {
    if (index < 0 || index >= level->level.room_count) return (cellarium_rect){0};
    Rect room = level->level.rooms[index];
    return (cellarium_rect){room.x, room.y, room.w, room.h};
}

int cellarium_level_step_count(const cellarium_level *level) {
    return level->level.proof_step_count;
}

cellarium_step cellarium_level_step(const cellarium_level *level, int index) {
    if (index < 0 || index >= level->level.proof_step_count) return (cellarium_step){0};
    const ProofStep *step = &level->level.proof_steps[index];
    return (cellarium_step){step->cell.x, step->cell.y, step->key, step->opens};
}

// ---- as text

static bool write(const cellarium_level *level, cellarium_format format, Buffer *out) {
    char code[SHARE_CODE_MAX + 1];
    Share share = {.gen = level->gen, .descent = level->gen.descent, .depth = level->gen.depth};
    const char *coded = share_code_write(&share, code) ? code : NULL;
    switch (format) {
    case CELLARIUM_TEXT:
        level_write(&level->level, out);
        if (coded != NULL) level_write_code(coded, out);
        return true;
    case CELLARIUM_JSON:
        return level_json_write(&level->level, coded, out);
    case CELLARIUM_TMJ:
        return tmj_write(&level->level, &level->gen, coded, out);
    }
    return false;
}

char *cellarium_level_text(const cellarium_level *level, cellarium_format format) {
    Buffer out = {0};
    bool able = write(level, format, &out);
    buffer_bytes(&out, "", 1);
    if (able && !out.failed) return (char *)out.bytes;
    buffer_free(&out);
    return NULL;
}

void cellarium_text_free(char *text) {
    free(text);
}
