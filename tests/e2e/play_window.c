// Plays a whole dungeon in a real window: the bot decides, xdotool presses real keys, the program draws and
// waits as it always does. It ends after the end screen was shown for a second. Needs a display (Xvfb
// suffices) and xdotool. usage: play_window GENERATOR SEED victory|death [SCREENSHOT.png]     exit status 0
// if the game ended so
#include "app/app.h"
#include "app/loop.h"
#include "app/store/files.h"
#include "bots/bot.h"
#include "view/canvas/png.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEYS = 6, MOST_TICKS = 5 * 60 * TICKS_PER_SECOND, END_FRAMES = 60 };

static const char *const NAMES[KEYS] = {"Left", "Right", "Up", "Down", "space", "e"};

typedef struct Hands {
    FILE *xdotool; // reads commands from its standard input
    bool down[KEYS];
} Hands;

static void press(Hands *hands, Input input) {
    bool wanted[KEYS] = {input.x<0, input.x> 0, input.y<0, input.y> 0, (input.buttons & BUTTON_STRIKE) != 0,
                         (input.buttons & BUTTON_USE) != 0};
    for (int i = 0; i < KEYS; i++) {
        if (wanted[i] == hands->down[i]) continue;
        fprintf(hands->xdotool, "%s %s\n", wanted[i] ? "keydown" : "keyup", NAMES[i]);
        hands->down[i] = wanted[i];
    }
    fflush(hands->xdotool);
}

// To lose, the bot stands still and lets the monsters come.
static Input decide(Bot *bot, const World *world, bool to_win) {
    if (to_win || world->tick < 10 * TICKS_PER_SECOND ||
        world->tick % (8 * TICKS_PER_SECOND) < 2 * TICKS_PER_SECOND) {
        return bot_input(bot, world);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind != ACTOR_NONE && world->actors[i].brain.mind == MIND_CHASE)
            return (Input){0};
    }
    return bot_input(bot, world);
}

static void save(App *app, const char *path) {
    Buffer png = {0};
    Error error;
    if (!png_write(&app->show.near, &png) || !file_write(path, png.bytes, png.size, CARE_LITTLE, &error))
        puts("no screenshot");
    buffer_free(&png);
}

static Outcome play(App *app, bool to_win) {
    Hands hands = {.xdotool = popen("xdotool -", "w")};
    Bot bot;
    if (hands.xdotool == NULL || !bot_init(&bot, to_win)) return OUTCOME_NONE;
    int ended = 0;
    while (app_frame(app) && ended < END_FRAMES && app->play.session.world->tick < MOST_TICKS) {
        bool over = app->play.session.world->outcome != OUTCOME_NONE;
        press(&hands, over ? (Input){0} : decide(&bot, app->play.session.world, to_win));
        ended += app->stack.at[app->stack.depth - 1] == SCREEN_END;
        app_wait(app);
        if (ended > 0) SDL_Delay(5);
    }
    bot_free(&bot);
    pclose(hands.xdotool);
    return app->play.session.world->outcome;
}

int main(int argc, char **argv) {
    Error error = {""};
    Options options;
    char *line[] = {"play_window", "--generator", argc > 1 ? argv[1] : "halls", "--seed",
                    argc > 2 ? argv[2] : "1"};
    bool to_win = argc > 3 && strcmp(argv[3], "victory") == 0;
    if (!options_parse(&options, 5, line, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 2;
    }
    App *app = app_new(&options, &error);
    if (app == NULL) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    Outcome outcome = play(app, to_win);
    if (argc > 4) save(app, argv[4]);
    bool done = app_save_all(app, &error) && outcome == (to_win ? OUTCOME_VICTORY : OUTCOME_DEATH);
    app_free(app);
    return done ? 0 : 1;
}
