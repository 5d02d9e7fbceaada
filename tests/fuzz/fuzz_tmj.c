// Maps that others have drawn, in both formats: the input is the map and, behind a zero byte, the one file
// beside it. A map that can be read must be exported and read again without a change. It must be playable,
// with tolls too.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "io/game/handmade.h"
#include "io/level/tmj.h"
#include "sim/toll/toll.h"

#include <string.h>

enum { CELLS_MAX = 30 * 30, TICKS = 20 };

static const char WORDS[] = "wall: collision, solid\nnot wall: walkable\nwater: lake\nstart: spawn, player\n"
                            "goblin: enemies\nstairs down: ladder\nwall: shape\n";

typedef struct Files {
    const uint8_t *beside;
    size_t size;
} Files;

static bool load(void *context, const char *name, Buffer *bytes) {
    const Files *files = context;
    CHECK(name[0] != '/' && strncmp(name, "../", 3) != 0 && strstr(name, "/../") == NULL);
    buffer_bytes(bytes, files->beside, files->size);
    return files->size > 0;
}

static void say(void *to, const char *line) {
    int *said = to;
    CHECK(line[0] != '\0' && strchr(line, '\n') == NULL);
    ++*said;
}

static void expect_the_same_again(const Level *level, const GenOptions *options) {
    Level again;
    GenOptions options_again;
    Buffer map = {0}, map_again = {0};
    int said = 0;
    FaultSink told = {.say = say, .to = &said};
    CHECK(tmj_write(level, options, NULL, &map));
    TmjSource source = {.bytes = map.bytes, .size = map.size};
    CHECK(tmj_read(&again, &options_again, &source, &told) && said == 0);
    CHECK(level_hash_cells(level) == level_hash_cells(&again));
    CHECK(tmj_write(&again, &options_again, NULL, &map_again));
    CHECK(map.size == map_again.size && memcmp(map.bytes, map_again.bytes, map.size) == 0);
    buffer_free(&map);
    buffer_free(&map_again);
    level_free(&again);
}

static void play(const Level *level, GenOptions *options) {
    Buffer packed = {0};
    Error error;
    if (level->tiles.w * level->tiles.h > CELLS_MAX) return;
    CHECK(handmade_pack(level, options, &packed));
    options->map = (HandmadeMap){packed.bytes, packed.size};
    Game *game = game_new_in_map(options, &error);
    CHECK(game != NULL);
    for (int i = 0; i < TICKS; i++) game_tick(game, (Input){.x = 1, .y = (int8_t)(i / 4 % 3 - 1)});
    if (game_world(game)->clock.on) (void)toll_perform_rung(game_world(game));
    game_tick(game, (Input){0});
    game_free(game);
    buffer_free(&packed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const uint8_t *zero = size == 0 ? NULL : memchr(data, 0, size);
    size_t map = zero == NULL ? size : (size_t)(zero - data);
    Files files = {.beside = zero == NULL ? NULL : zero + 1, .size = zero == NULL ? 0 : size - map - 1};
    TmjSource source = {.bytes = data, .size = map, .load = load, .context = &files, .words = WORDS};
    Level level;
    GenOptions options;
    int said = 0;
    FaultSink told = {.say = say, .to = &said};
    bool sound = tmj_read(&level, &options, &source, &told);
    CHECK(sound == (told.faults == 0) && told.lines >= told.faults);
    CHECK(said == (told.lines <= FAULT_LINES_MOST ? told.lines : FAULT_LINES_MOST + 1));
    if (!sound) return 0;
    expect_the_same_again(&level, &options);
    play(&level, &options);
    level_free(&level);
    return 0;
}
