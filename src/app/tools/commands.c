#include "app/tools/commands.h"

#include "app/play/game_log.h"
#include "app/play/game_view.h"
#include "app/play/session.h"
#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/tools/maps.h"
#include "app/tools/pictures.h"
#include "app/tools/progress.h"
#include "app/tools/sprites.h"
#include "base/fail.h"
#include "io/level/json.h"
#include "io/level/pieces.h"
#include "io/level/text.h"
#include "io/level/tmj.h"
#include "io/share_code.h"
#include "lang/lang.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/canvas/png.h"
#include "view/debug/plan.h"
#include "view/debug/tiles_png.h"
#include "view/scene/noise_rings.h"

#include <stdio.h>

// Draws a level as its map looks in Tiled.
static bool draw_level(const Options *options, const Level *level, Buffer *out, Error *error) {
    Assets assets;
    Image picture = {0};
    if (!options_load_assets(options, &assets, error)) return false;
    bool drawn = picture_of_level(&assets.atlas, level, options->bare, &picture, error) &&
                 (png_write(&picture, out) || fail(error, tr("cannot make a PNG")));
    image_free(&picture);
    assets_free(&assets);
    return drawn;
}

// Writes the picture of the tile set beside an exported map, which needs it.
static bool save_tileset(const Options *options, Error *error) {
    Assets assets;
    Image picture = {0};
    char path[PATH_MAX_BYTES];
    if (!file_path_beside(options->export_to, PIECES_IMAGE, path, sizeof path)) {
        return fail(error, tr("the path is too long"));
    }
    if (!options_load_assets(options, &assets, error)) return false;
    bool saved = tileset_picture(&assets.atlas, &picture, error) &&
                 picture_save_beside(&picture, path, CARE_SURE, error);
    if (saved) printf(tr("%s is written too: the map needs it\n"), path);
    image_free(&picture);
    assets_free(&assets);
    return saved;
}

// Writes the level's share code. Returns false for levels larger than can be played: they have none.
static bool code_of(const Options *options, char code[SHARE_CODE_MAX + 1]) {
    Share share = {.gen = options->gen, .descent = options->gen.descent, .depth = options->gen.depth};
    return share_code_write(&share, code);
}

static bool format_level(const Options *options, const Level *level, Buffer *out, Error *error) {
    char code[SHARE_CODE_MAX + 1];
    const char *coded = code_of(options, code) ? code : NULL;
    bool able = true;
    switch (options->format) {
    case FORMAT_JSON:
        able = level_json_write(level, coded, out);
        break;
    case FORMAT_TMJ:
        able = tmj_write(level, &options->gen, coded, out);
        break;
    case FORMAT_PNG:
        return draw_level(options, level, out, error);
    default:
        level_write(level, out);
        if (coded != NULL) level_write_code(coded, out);
        break;
    }
    if (!able) return fail(error, tr("this program was built without jansson, so it writes no JSON"));
    return !out->failed || fail(error, tr("not enough memory to write the level"));
}

// Writes the level to its file or to standard output.
static bool put_out(const Options *options, const Buffer *out, Error *error) {
    if (options->export_to == NULL) {
        return file_write_stdout(out->bytes, out->size) || fail(error, tr("cannot write to standard output"));
    }
    bool tileset = options->format != FORMAT_TMJ || save_tileset(options, error);
    return tileset && file_write(options->export_to, out->bytes, out->size, CARE_SURE, error);
}

bool command_dump(const Options *options, Error *error) {
    Level level;
    Buffer out = {0};
    if (!options_make_level(options, &level, error)) return false;
    bool done = format_level(options, &level, &out, error) && put_out(options, &out, error);
    level_free(&level);
    buffer_free(&out);
    return done;
}

// Starts the dungeon that the options name, or the first one of a recording.
static bool open_session(const Options *options, Session *session, Error *error) {
    if (options->replay == NULL) return session_start_game(session, &options->gen, error);
    Buffer bytes = {0};
    return file_read(options->replay, &bytes, error) &&
           session_start_replay(session, bytes, ALL_TICKS, error);
}

// Plays one tick of a recording, and writes its lines if there is a log. Returns false at its end, or with
// one line in `error`.
static bool replay_tick(Session *session, GameLog *log, Error *error) {
    const World *before = session->world;
    const Game *game = session->game;
    if (!session_replay_tick(session, error)) return false;
    if (log == NULL) return true;
    bool moved = session->world != before;
    return (!moved || game_log_set_world(log, session->world, session->game != game, error)) &&
           game_log_tick(log, session->world, error);
}

// Plays a whole recording.
static bool replay_ticks(Session *session, GameLog *log, Error *error) {
    Progress progress;
    error->text[0] = '\0';
    if (log != NULL && !game_log_set_world(log, session->world, true, error)) return false;
    progress_begin(&progress, tr("ticks"), session->replay.ticks_whole);
    while (replay_tick(session, log, error) && progress_step(&progress)) {
    }
    return progress_end(&progress, error) && error->text[0] == '\0';
}

bool command_replay_fast(const Options *options, Error *error) {
    Session session = {0};
    GameLog log = {0};
    bool opened = !options->log || game_log_open(&log, options->log_to, error);
    log.out.waits = true; // no game is running that could be held up
    bool done = opened && open_session(options, &session, error) &&
                replay_ticks(&session, options->log ? &log : NULL, error);
    if (done) {
        const World *world = session.world;
        Buffer line = {0};
        buffer_text(&line,
                    "%016llx after %u ticks of seed %llu, collected %d of %d, kills %d, hit points %d\n",
                    (unsigned long long)world_hash(world), world->tick, (unsigned long long)world->level.seed,
                    world->collected, world->collected + world->remaining, world->hero.score.kills,
                    world->actors[HERO].hp);
        done = file_write_stdout(line.bytes, line.size) || fail(error, tr("cannot write to standard output"));
        buffer_free(&line);
    }
    session_free(&session);
    game_log_close(&log);
    return done;
}

// Runs one tick without input. Sets `over` when the game ends first.
static bool run_tick(Session *session, GameView *show, bool *over, Error *error) {
    const World *before = session->world;
    const Game *game = session->game;
    error->text[0] = '\0';
    *over = session->replaying && !session_replay_tick(session, error);
    if (*over) return error->text[0] == '\0';
    if (!session->replaying) session_tick(session, (Input){0});
    if (session->world != before && !game_view_set_world(show, session->world, session->game != game))
        return fail(error, tr("not enough memory"));
    game_view_tick(show, session->world);
    return true;
}

// Runs the ticks that the options ask for, or fewer if the game ends.
static bool run_ticks(const Options *options, Session *session, GameView *show, Error *error) {
    Progress progress;
    bool over = false;
    bool well = game_view_set_world(show, session->world, true) || fail(error, tr("not enough memory"));
    progress_begin(&progress, tr("ticks"), options->ticks);
    for (int i = 0; well && !over && i < options->ticks; i++) {
        well = run_tick(session, show, &over, error);
        if (!progress_step(&progress)) break;
    }
    return progress_end(&progress, error) && well;
}

// Plays the ticks and saves the picture.
static bool shoot(const Options *options, Session *session, GameView *show, Error *error) {
    show->far_view = options->far;
    show->ascii = options->ascii;
    game_view_set_keys(show, &(Controls){0});
    if (!run_ticks(options, session, show, error)) return false;
    game_view_draw_game(show, session->world, 256);
    game_view_draw_hud(show, session->world);
    return picture_save(game_view_add_layer(show, game_view_frame(show)), options->screenshot, CARE_SURE,
                        error);
}

bool command_screenshot(const Options *options, Error *error) {
    Assets assets;
    Session session = {0};
    GameView show = {0};
    if (!options_load_assets(options, &assets, error)) return false;
    bool done = open_session(options, &session, error) &&
                game_view_init(&show, &assets, options->reduced_motion, error) &&
                shoot(options, &session, &show, error);
    game_view_free(&show);
    session_free(&session);
    assets_free(&assets);
    return done;
}
