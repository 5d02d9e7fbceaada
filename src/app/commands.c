#include "app/commands.h"

#include "app/assets.h"
#include "app/files.h"
#include "app/session.h"
#include "base/fail.h"
#include "io/level_text.h"
#include "view/hud.h"
#include "view/png.h"
#include "view/scene.h"

#include <stdio.h>

enum { BUSY_MAX = 32 };

bool command_dump(const Options *options, char *error, size_t error_size) {
    Level level;
    Buffer out = {0};
    if (!gen_level(&level, &options->gen)) {
        return fail(error, error_size, "not enough memory for a level of %dx%d", options->gen.w,
                    options->gen.h);
    }
    level_write(&level, &out);
    level_free(&level);
    bool done = !out.failed || fail(error, error_size, "not enough memory to write the level");
    if (done && options->export_to != NULL) {
        done = file_write(options->export_to, out.bytes, out.size, error, error_size);
    } else if (done && !file_print(out.bytes, out.size)) {
        done = fail(error, error_size, "cannot write to standard output");
    }
    buffer_free(&out);
    return done;
}

// The dungeon that the options name, or the first one of a recording.
static bool open_session(const Options *options, Session *session, char *error, size_t error_size) {
    if (options->replay == NULL) return session_new(session, &options->gen, error, error_size);
    Buffer bytes = {0};
    if (file_read(options->replay, &bytes, error, error_size)) {
        return session_replay(session, bytes, error, error_size);
    }
    buffer_free(&bytes);
    return false;
}

bool command_replay_fast(const Options *options, char *error, size_t error_size) {
    Session session = {0};
    error[0] = '\0';
    bool done = open_session(options, &session, error, error_size);
    while (done && session_tick(&session, (Input){0}, error, error_size)) {
    }
    done = done && error[0] == '\0';
    if (done) {
        const World *world = session.world;
        printf("%016llx after %u ticks of seed %llu, collected %d of %d, kills %d, hit points %d\n",
               (unsigned long long)world_hash(world), world->tick, (unsigned long long)world->level.seed,
               world->collected, world->collected + world->remaining, world->kills, world->actors[HERO].hp);
    }
    session_free(&session);
    return done;
}

static bool save(const Image *frame, const char *path, char *error, size_t error_size) {
    Buffer png = {0};
    bool saved = png_write(frame, &png) || fail(error, error_size, "cannot make a PNG of the frame");
    saved = saved && file_write(path, png.bytes, png.size, error, error_size);
    buffer_free(&png);
    return saved;
}

// The world after so many ticks without input, with the HUD over it.
static bool draw_frame(const Options *options, Assets *assets, Session *session, Image *frame, Image *layer,
                       char *error, size_t error_size) {
    Scene *scene = scene_new(&assets->atlas, assets->font, error, error_size);
    if (scene == NULL) return false;
    Hud hud;
    Rect busy[BUSY_MAX];
    bool watched = scene_watch(scene, session->world);
    hud_init(&hud, session->world);
    for (int i = 0; watched && i < options->ticks; i++) {
        const World *before = session->world;
        error[0] = '\0';
        if (!session_tick(session, (Input){0}, error, error_size)) break;
        if (session->world != before) watched = scene_watch(scene, session->world);
        scene_tick(scene, session->world);
        int count = scene_busy(scene, session->world, (Vec){frame->w, frame->h}, busy, BUSY_MAX);
        hud_tick(&hud, &assets->ui, session->world, busy, count);
    }
    if (options->ticks > 0 && error[0] != '\0') {
        scene_free(scene);
        return false;
    }
    scene_draw(scene, session->world, 256, frame);
    hud_draw(&hud, &assets->ui, session->world, layer);
    image_overlay(frame, layer, frame->w / layer->w);
    scene_free(scene);
    return true;
}

bool command_screenshot(const Options *options, char *error, size_t error_size) {
    Assets assets;
    Session session = {0};
    Image frame = {0}, layer = {0};
    int scale = options->far ? 2 : 1;
    if (!assets_load(&assets, options->data_dir, error, error_size)) return false;
    (void)fail(error, error_size, "not enough memory");
    bool done = open_session(options, &session, error, error_size) &&
                image_init(&frame, scale * HUD_W, scale * HUD_H) && image_init(&layer, HUD_W, HUD_H) &&
                draw_frame(options, &assets, &session, &frame, &layer, error, error_size) &&
                save(&frame, options->screenshot, error, error_size);
    image_free(&frame);
    image_free(&layer);
    session_free(&session);
    assets_free(&assets);
    return done;
}
