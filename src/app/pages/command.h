#pragma once
// What a page or a screen wants done. It knows no other one: the loop of each front end carries it out.

#include "base/geom.h"
#include "gen/tools/options.h"
#include "sim/state/input.h"

typedef enum ScreenId {
    SCREEN_NONE,
    SCREEN_TITLE,
    SCREEN_SEED,
    SCREEN_PLAY,
    SCREEN_LAYOUT,
    SCREEN_PAUSE,
    SCREEN_HELP,
    SCREEN_END,
    SCREEN_STAGES,
    SCREEN_ASK,
    SCREEN_RESUME,
    SCREEN_SETTINGS,
    SCREEN_PRACTICE,
    SCREEN_BAG,
    SCREEN_MAP,
    SCREEN_LOOK,
    SCREEN_KEYS,
    SCREEN_MORE,
    SCREEN_SCAN,
    SCREEN_VIEWER,
    SCREEN_RUNS,
    SCREEN_BOOK,
    SCREEN_STATISTICS,
    SCREEN_SAID,
    SCREEN_EXTRAS, // what the title has no room for
    SCREEN_COUNT
} ScreenId;

typedef enum CommandKind {
    DO_STAY, // nothing: the screen did it itself
    DO_POP,
    DO_PUSH,           // the screen `what`
    DO_REPLACE,        // this one by the screen `what`
    DO_GO,             // leaves all for the screen `what`
    DO_ASK,            // the question `what`, about `options`
    DO_PLAY,           // begins a dungeon of `options`
    DO_INSTEAD,        // the same at once: the game that is left is offered back
    DO_RESUME,         // the saved game `what`: slot * SAVE_PLACES + place
    DO_TAKE_BACK,      // the game that was left for another at once
    DO_TAKE_OVER,      // what is watched
    DO_GIVE_UP,        // the game
    DO_STAGES,         // shows how the level is made
    DO_TICK,           // one with `input`
    DO_TICK_AND_PLAY,  // the same, back in the game
    DO_ACTION,         // the Action `what`, back in the game
    DO_BELOW,          // the Action `what` on the screen at the bottom
    DO_LOOK,           // around, from `cell` on
    DO_TRAVEL,         // to `cell`, from the screen below
    DO_EXPLORE,        // likewise
    DO_NEAREST,        // strikes or aims at the nearest foe
    DO_WATCH,          // the run `what`
    DO_WATCH_OWN,      // the game that is over, from its beginning
    DO_RESUMED,        // the game is to be gone on with, or cannot be: why is `text`
    DO_LEAVE_WATCHING, // for where it was chosen
    DO_SAY,            // `text`
    DO_QUIT
} CommandKind;

typedef struct ScreenCommand {
    CommandKind kind;
    int what;
    const char *text;
    Vec cell;
    Input input;
    GenOptions options;
} ScreenCommand;

static inline ScreenCommand command_do(CommandKind kind) {
    return (ScreenCommand){.kind = kind};
}

static inline ScreenCommand command_to(CommandKind kind, int what) {
    return (ScreenCommand){.kind = kind, .what = what};
}

static inline ScreenCommand command_say(const char *text) {
    return (ScreenCommand){.kind = DO_SAY, .text = text};
}
