#pragma once
// Commands of pages and screens. They know nothing of each other: the loop of each front end carries the
// commands out.

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
    SCREEN_TUTORIALS,
    SCREEN_SHEET,
    SCREEN_COUNT
} ScreenId;

typedef enum CommandKind {
    DO_STAY,           // do nothing: the page has done it itself
    DO_POP,            // close this screen
    DO_PUSH,           // open the screen `what`
    DO_REPLACE,        // replace this screen by the screen `what`
    DO_GO,             // close all screens and open the screen `what`; for the title, save first
    DO_ASK,            // ask the question `what`, about `options`
    DO_PLAY,           // begin a dungeon with `options`
    DO_INSTEAD,        // the same at once; the player can go back to the current game
    DO_RESUME,         // continue the saved game `what` (slot * SAVE_PLACES + place)
    DO_TAKE_BACK,      // go back to the game that was left by DO_INSTEAD
    DO_TAKE_OVER,      // play on from this moment of the recording
    DO_GIVE_UP,        // give up the game
    DO_STAGES,         // show how the level is made; in the title, that of `options`
    DO_SHEET,          // open a sheet of seeds with `options`
    DO_TICK,           // run a tick with `input`
    DO_TICK_AND_PLAY,  // the same, and return to the game
    DO_ACTION,         // return to the game and perform the Action `what`
    DO_BELOW,          // perform the Action `what` on the screen at the bottom
    DO_LOOK,           // look around, beginning at `cell`
    DO_TRAVEL,         // close the screen and walk to `cell`
    DO_EXPLORE,        // close the screen and explore
    DO_NEAREST,        // strike the nearest foe or aim at it
    DO_WATCH,          // watch the run `what`
    DO_WATCH_OWN,      // watch the game that is over, from its beginning
    DO_RESUMED,        // the saved game can be continued now; `text`: why not, or NULL
    DO_LEAVE_WATCHING, // go back to where the recording was chosen
    DO_SAY,            // show the message `text`
    DO_CONFIRM,        // show the question of play_confirm_new() as long as it stands
    DO_QUIT
} CommandKind;

// A command and its arguments. CommandKind says which of them count.
typedef struct ScreenCommand {
    CommandKind kind;
    int what;
    const char *text; // borrowed
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
