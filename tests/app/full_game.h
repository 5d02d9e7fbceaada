#pragma once
// A game in a window that has as much of everything as a long game has, so that its pages are full. Its texts
// are in the language that is given.

#include "app/app.h"
#include "app/loop.h"
#include "app/pages/own.h"
#include "app/pages/practice.h"
#include "sim/game.h"
#include "support/unit.h"

#include <SDL_image.h>

static inline uint64_t noon(void) {
    return 1700000000;
}

static inline App *full_game_open(int w, int h, Languages *languages, const char *lang) {
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = w, .window_h = h, .clock = noon};
    options.languages = languages;
    options.lang = lang;
    options.gen = (GenOptions){.descent = true, .depth = 2, .seed = 11};
    gen_set_usual_size(&options.gen);
    App *app = app_new(&options, &error);
    assert_non_null(app);
    return app;
}

static inline void full_game_fill(App *app) {
    World *world = app->play.session.world;
    for (int i = 0; i < ITEM_COUNT; i++) app->play.storage.lore.items[i] = LORE_MET;
    for (int i = 0; i < ACTOR_KIND_COUNT; i++) app->play.storage.lore.actors[i] = LORE_MET | LORE_BEATEN;
    for (int i = 0; i < ITEM_COUNT; i++) world->hero.bag.stock[i] = 3;
    for (int i = 0; i < KEY_KINDS; i++) world->hero.keys[i] = 2;
    for (int i = 0; i < GIFT_KINDS; i++) world->hero.gifts[i] = i % 2 == 0;
    world->collected = 5;
    world->hero.score.total = 12345;
}

// Opens a page over the game. `ask`: the question, for SCREEN_ASK.
static inline void full_game_show(App *app, ScreenId id, Ask ask) {
    if (id == SCREEN_TITLE) app_leave_to_title(app);
    if (id != SCREEN_TITLE) app_open_only(app, SCREEN_PLAY);
    if (id == SCREEN_ASK) *(AskPage *)app->own[id] = (AskPage){.ask = ask};
    if (id == SCREEN_PRACTICE) ((PracticePage *)app->own[id])->options.seed = 7;
    if (id != SCREEN_PLAY && id != SCREEN_TITLE) app_push(app, id);
}

// True if $CELLARIUM_PICTURES names a folder. full_game_keep() then writes pictures to it, for people to look
// at.
static inline bool full_game_kept(void) {
    return getenv("CELLARIUM_PICTURES") != NULL;
}

static inline void full_game_keep(const char *name, const Image *picture) {
    char path[512];
    const char *folder = getenv("CELLARIUM_PICTURES");
    if (folder == NULL) return;
    (void)snprintf(path, sizeof path, "%s/%s.png", folder, name);
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(picture->pixels, picture->w, picture->h, 32,
                                                              picture->w * 4, SDL_PIXELFORMAT_RGB888);
    (void)IMG_SavePNG(surface, path);
    SDL_FreeSurface(surface);
}
