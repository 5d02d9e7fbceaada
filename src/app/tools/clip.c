// --export-clip: a GIF (by giflib), or a PNG for every tick with all its colours, from which any program can
// make a film. One animated PNG (APNG) would need a writer of our own.
#include "app/tools/recordings.h"

#include "app/play/game_view.h"
#include "app/play/session.h"
#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/tools/options.h"
#include "app/tools/pictures.h"
#include "app/tools/progress.h"
#include "app/tools/sprites.h"
#include "base/check.h"
#include "base/fail.h"
#include "lang/lang.h"
#include "view/canvas/gif.h"

#include <stdio.h>
#include <string.h>

enum {
    WARM_TICKS = 120, // ticks replayed before the clip, because view remembers what happened shortly before
    NUMBER_BYTES = 16 // for the number in a file's name
};

typedef struct Clip {
    const Options *options;
    Session session;
    GameView show;
    Gif *gif; // NULL: PNGs are written
    Buffer out;
    int pictures;
} Clip;

static bool no_memory(Error *error) {
    return fail(error, tr("not enough memory"));
}

// Plays one tick. Returns false when out of memory.
static bool step(Clip *clip) {
    const World *before = clip->session.world;
    const Game *game = clip->session.game;
    if (!session_watch_step(&clip->session)) return false;
    if (clip->session.world != before &&
        !game_view_set_world(&clip->show, clip->session.world, clip->session.game != game))
        return false;
    game_view_tick(&clip->show, clip->session.world);
    return true;
}

// Goes to a tick as if a player had watched the ticks just before it.
static bool go_to(Clip *clip, int64_t tick) {
    int64_t from = tick > WARM_TICKS ? tick - WARM_TICKS : 0;
    if (!session_watch_seek(&clip->session, from) ||
        !game_view_set_world(&clip->show, clip->session.world, true))
        return false;
    while (clip->session.watched.tick < tick) {
        if (!step(clip)) return false;
    }
    return true;
}

static bool save_numbered(Clip *clip, const Image *picture, Error *error) {
    char path[PATH_MAX_BYTES + NUMBER_BYTES];
    const char *name = clip->options->clip;
    int stem = (int)(strlen(name) - strlen(".png"));
    (void)snprintf(path, sizeof path, "%.*s-%04d.png", stem, name, clip->pictures + 1);
    clip->pictures++;
    return picture_save_beside(picture, path, CARE_LITTLE, error);
}

// Draws a picture and adds it to the GIF, or saves it as the next PNG.
static bool add_picture(Clip *clip, Error *error) {
    enum { HUNDREDTHS = CLIP_GIF_TICKS * 100 / TICKS_PER_SECOND };
    game_view_draw_game(&clip->show, clip->session.world, 256);
    game_view_draw_hud(&clip->show, clip->session.world);
    const Image *picture = game_view_add_layer(&clip->show, game_view_frame(&clip->show));
    if (picture == NULL) return no_memory(error);
    bool gif = clip->options->clip_gif;
    if (gif && clip->gif == NULL) clip->gif = gif_begin(&clip->out, picture->w, picture->h);
    bool added = gif && clip->gif != NULL && gif_add(clip->gif, picture, HUNDREDTHS);
    return gif ? added || no_memory(error) : save_numbered(clip, picture, error);
}

static bool take_pictures(Clip *clip, Error *error) {
    const Options *options = clip->options;
    Progress progress;
    int every = options->clip_gif ? CLIP_GIF_TICKS : 1;
    bool well = true;
    progress_begin(&progress, tr("ticks"), options->clip_to - options->clip_from + 1);
    for (int tick = options->clip_from; well && tick <= options->clip_to; tick++) {
        if (tick > options->clip_from && !step(clip)) well = no_memory(error);
        if (well && (tick - options->clip_from) % every == 0) well = add_picture(clip, error);
        if (!progress_step(&progress)) break;
    }
    return progress_end(&progress, error) && well;
}

static bool finish(Clip *clip, Error *error) {
    if (!clip->options->clip_gif) return true;
    bool ended = gif_end(clip->gif);
    clip->gif = NULL;
    return (ended || no_memory(error)) &&
           file_write(clip->options->clip, clip->out.bytes, clip->out.size, CARE_SURE, error);
}

static bool open_recording(Clip *clip, Error *error) {
    const Options *options = clip->options;
    Buffer bytes = {0};
    if (options->clip_gif && !gif_is_supported())
        return fail(error, tr("this program was built without giflib, so it writes no GIF: give a .png"));
    if (!file_read(options->replay, &bytes, error) || !session_watch(&clip->session, bytes, error))
        return false;
    return options->clip_to <= clip->session.watched.ticks ||
           fail(error, tr("--export-clip: the recording has only %lld ticks"),
                (long long)clip->session.watched.ticks);
}

bool command_clip(const Options *options, Error *error) {
    Assets assets;
    Clip clip = {.options = options};
    if (!options_load_assets(options, &assets, error)) return false;
    bool done =
        open_recording(&clip, error) && game_view_init(&clip.show, &assets, options->reduced_motion, error);
    if (done) {
        clip.show.far_view = options->far;
        clip.show.ascii = options->ascii;
        game_view_set_keys(&clip.show, &(Controls){0});
        done = (go_to(&clip, options->clip_from) || no_memory(error)) && take_pictures(&clip, error) &&
               finish(&clip, error);
    }
    (void)gif_end(clip.gif);
    buffer_free(&clip.out);
    game_view_free(&clip.show);
    session_free(&clip.session);
    assets_free(&assets);
    return done;
}
