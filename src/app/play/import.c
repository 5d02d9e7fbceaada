#include "app/play/session.h"

#include "app/store/maps.h"
#include "base/fail.h"
#include "gen/prove/prove.h"
#include "io/level/tmj.h"

#include <stdio.h>

static void warn(Level *level) {
    DistMap reach;
    if (!dist_init(&reach, level->tiles.w, level->tiles.h)) return;
    Vec where;
    Flaw flaw = prove_level(level, &reach, &where);
    char what[256];
    if (flaw != FLAW_NONE) {
        (void)snprintf(what, sizeof what, "this map cannot be played to its end: %s, at %d,%d",
                       FLAW_TEXTS[flaw], where.x, where.y);
        complain(what);
    }
    dist_free(&reach);
}

static bool begin(Session *session, Level *level, GenOptions *options, char *error, size_t error_size) {
    if (!level_floor(level, level->start)) {
        return fail(error, error_size, "the start is not on floor");
    }
    warn(level);
    if (options->kind == GEN_COUNT) *options = GENERATORS[GEN_HALLS]->defaults;
    options->tower = level->tower;
    return session_import(session, level, options, error, error_size);
}

bool import_map(Session *session, const char *path, char *error, size_t error_size) {
    Buffer bytes = {0};
    Level level;
    GenOptions options;
    char why[512];
    bool done = file_read(path, &bytes, error, error_size);
    if (done) {
        TmjSource source = {
            .bytes = bytes.bytes, .size = bytes.size, .load = map_load_beside, .context = &path};
        done = tmj_read(&level, &options, &source, why, sizeof why) ||
               fail(error, error_size, "%s: %s", path, why);
        if (done && !begin(session, &level, &options, why, sizeof why)) {
            level_free(&level);
            done = fail(error, error_size, "%s: %s", path, why);
        }
    }
    buffer_free(&bytes);
    return done;
}
