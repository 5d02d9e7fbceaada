#include "app/tools/maps.h"

#include "base/fail.h"
#include "io/game/handmade.h"
#include "io/game/recording.h"

#include <stdio.h>
#include <string.h>

typedef struct Last {
    char *line;
    size_t size;
} Last;

static void say(void *to, const char *line) {
    const Last *last = to;
    if (last->line[0] != '\0') complain(last->line);
    (void)snprintf(last->line, last->size, "%s", line);
}

// A recording has its map in it: the file is only compared with that.
static bool is_of_map(const Options *options, char *error, size_t error_size) {
    Buffer bytes = {0};
    Replay replay;
    const HandmadeMap *map = &options->gen.map, *is = &replay.options.map;
    bool same = false, read = file_read(options->replay, &bytes, error, error_size) &&
                              replay_open(&replay, bytes.bytes, bytes.size, error, error_size);
    if (read && replay_next(&replay) == REPLAY_GAME)
        same = is->size == map->size && memcmp(is->bytes, map->bytes, map->size) == 0;
    buffer_free(&bytes);
    if (same || !read) return same;
    return fail(error, error_size, "%s: it was not recorded on %s as that is now: leave out --import",
                options->replay, options->import);
}

bool own_map_read(Options *options, MapFile *file, char *error, size_t error_size) {
    Last last = {error, error_size};
    if (options->import == NULL) return true;
    error[0] = '\0';
    if (!map_file_read(options->import, NULL, &options->gen, file, &(Told){.say = say, .to = &last}))
        return false;
    if (error[0] != '\0') complain(error);
    options->map_file = file;
    options->dungeon = true;
    return options->replay == NULL || is_of_map(options, error, error_size);
}

bool named_level(const Options *options, Level *level, char *error, size_t error_size) {
    const GenOptions *gen = &options->gen;
    if (gen->map.size > 0) return handmade_unpack(gen->map, level, error, error_size);
    return gen_level(level, gen) ||
           fail(error, error_size, "not enough memory for a level of %dx%d", gen->w, gen->h);
}
