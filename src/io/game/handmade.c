// A packed map consists of the version of this packing (u8), the size of the map's text (u32), and that
// text, a map as tmj_write() writes it, packed by zlib. So maps from strangers are read by the
// one careful reader.
#include "io/game/handmade.h"

#include "base/fail.h"
#include "base/text.h"
#include "gen/prove/prove.h"
#include "io/inflate.h"
#include "io/level/tmj.h"
#include "lang/lang.h"

#include <stdio.h>

enum { VERSION = 1, HEAD_BYTES = 5 };

static Game *begin(Level *level, const GenOptions *options, Error *error) {
    Game *game = game_new_from_level(level, options);
    if (game != NULL) return game;
    level_free(level);
    (void)fail(error, tr("not enough memory for the map"));
    return NULL;
}

bool handmade_header_fits(HandmadeMap map) {
    Reader in = reader_of(map.bytes, map.size);
    uint64_t version = reader_int(&in, 1), size = reader_int(&in, 4);
    return !in.failed && version == VERSION && size > 0 && size <= TMJ_SIZE_MAX &&
           map.size <= HANDMADE_BYTES_MOST;
}

#ifdef CELLARIUM_MAPS
bool handmade_pack(const Level *level, const GenOptions *options, Buffer *out) {
    Buffer text = {0};
    bool written = tmj_write(level, options, NULL, &text) && !text.failed && text.size <= TMJ_SIZE_MAX;
    if (written) {
        buffer_int(out, VERSION, 1);
        buffer_int(out, text.size, 4);
        deflate_all(text.bytes, text.size, out);
    }
    buffer_free(&text);
    return written && !out->failed;
}

// Records the proof's steps, which the full layout shows even if the proof fails.
static void prove(Level *level) {
    DistMap reach;
    Vec where;
    if (dist_init(&reach, level->tiles.w, level->tiles.h)) (void)prove_level(level, &reach, &where);
    dist_free(&reach);
}

static void keep_line(void *to, const char *line) {
    (void)snprintf(to, 256, "%s", line);
}

bool handmade_unpack(HandmadeMap map, Level *level, Error *error) {
    Buffer text = {0};
    GenOptions options;
    char line[512];
    FaultSink told = {.say = keep_line, .to = line};
    (void)text_put(line, sizeof line, "%s", tr("it is damaged"));
    if (!handmade_header_fits(map)) return fail(error, tr("the map in it is damaged"));
    Reader in = reader_of(map.bytes + 1, map.size - 1);
    size_t size = (size_t)reader_int(&in, 4);
    uint8_t *room = buffer_append_space(&text, size);
    bool read = room != NULL && inflate_exactly(in.at, map.size - HEAD_BYTES, false, room, size) &&
                tmj_read(level, &options, &(TmjSource){.bytes = room, .size = size}, &told);
    buffer_free(&text);
    if (!read) return fail(error, tr("the map in it cannot be read: %s"), line);
    prove(level);
    return true;
}
#else
bool handmade_pack(const Level *level, const GenOptions *options, Buffer *out) {
    (void)level, (void)options, (void)out;
    return false;
}

bool handmade_unpack(HandmadeMap map, Level *level, Error *error) {
    (void)map, (void)level;
    return fail(error,
                tr("there is a map in it, and this program was built without jansson and zlib, so it cannot "
                   "read maps"));
}
#endif

Game *game_new_in_map(const GenOptions *options, Error *error) {
    Level level;
    if (options->map.size > 0) {
        if (!handmade_unpack(options->map, &level, error)) return NULL;
        return begin(&level, options, error);
    }
    Game *game = game_new(options);
    if (game == NULL)
        (void)fail(error, tr("not enough memory for a dungeon of %dx%d"), options->w, options->h);
    return game;
}
