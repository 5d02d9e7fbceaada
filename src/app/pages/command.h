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
    SCREEN_EXTRAS, // entries for which the title has no room
    SCREEN_COUNT
} ScreenId;

typedef enum CommandKind {
    DO_STAY, // nothing to do: the screen did it itself
    DO_POP,
    DO_PUSH,           // opens the screen `what`
    DO_REPLACE,        // replaces this screen by the screen `what`
    DO_GO,             // leaves all for the screen `what`
    DO_ASK,            // asks the question `what`, about `options`
    DO_PLAY,           // begins a dungeon of `options`
    DO_INSTEAD,        // the same at once; the player can take back the game that he leaves
    DO_RESUME,         // continues the saved game `what`: slot * SAVE_PLACES + place
    DO_TAKE_BACK,      // takes back the game that was left for another
    DO_TAKE_OVER,      // plays on in the recording that is watched
    DO_GIVE_UP,        // gives up the game
    DO_STAGES,         // shows how the level is made
    DO_TICK,           // runs a tick with `input`
    DO_TICK_AND_PLAY,  // the same, back in the game
    DO_ACTION,         // performs the Action `what`, back in the game
    DO_BELOW,          // performs the Action `what` on the screen at the bottom
    DO_LOOK,           // looks around, beginning at `cell`
    DO_TRAVEL,         // walks to `cell`, from the screen below
    DO_EXPLORE,        // explores, likewise
    DO_NEAREST,        // strikes or aims at the nearest foe
    DO_WATCH,          // watches the run `what`
    DO_WATCH_OWN,      // watches the game that is over, from its beginning
    DO_RESUMED,        // the saved game can be continued, or cannot: `text` says why
    DO_LEAVE_WATCHING, // goes back to where the recording was chosen
    DO_SAY,            // says `text`
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
