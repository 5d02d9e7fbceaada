#include "app/tools/maps.h"

#include "base/fail.h"
#include "io/game/handmade.h"
#include "io/game/recording.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

// Compares the map's file with the map that the recording contains.
static bool is_of_map(const Options *options, Error *error) {
    Buffer bytes = {0};
    Replay replay;
    const HandmadeMap *map = &options->gen.map, *is = &replay.options.map;
    bool same = false, read = file_read(options->replay, &bytes, error) &&
                              replay_check_open(&replay, bytes.bytes, bytes.size, error);
    if (read && replay_next(&replay) == REPLAY_GAME)
        same = is->size == map->size && memcmp(is->bytes, map->bytes, map->size) == 0;
    buffer_free(&bytes);
    if (same || !read) return same;
    return fail(error, tr("%s: it was recorded on another version of %s: leave out --import"),
                options->replay, options->import);
}

bool own_map_read(Options *options, MapFile *file, Error *error) {
    ToldLast last = {.error = error};
    if (options->import == NULL) return true;
    error->text[0] = '\0';
    file->data_dir = options->data_dir;
    if (!map_file_read(options->import, NULL, &options->gen, file,
                       &(FaultSink){.say = fault_print_earlier, .to = &last}))
        return false;
    if (error->text[0] != '\0') complain(error->text);
    options->map_file = file;
    options->dungeon = true;
    return options->replay == NULL || is_of_map(options, error);
}

bool options_make_level(const Options *options, Level *level, Error *error) {
    const GenOptions *gen = &options->gen;
    if (gen->map.size > 0) return handmade_unpack(gen->map, level, error);
    return gen_level(level, gen) || fail(error, tr("not enough memory for a level of %dx%d"), gen->w, gen->h);
}
