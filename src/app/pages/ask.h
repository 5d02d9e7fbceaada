#pragma once
// Questions before the player gives something up: which there are, and when they are asked.

#include "app/pages/command.h"
#include "app/play/play.h"

typedef enum Ask {
    ASK_NEW,       // gives up the current game for a new one,
    ASK_SAME,      // for the same one from its beginning,
    ASK_GIVE_UP,   // for none
    ASK_DESCEND,   // gives up the saved descent for a new one
    ASK_DAILY,     // plays the daily descent again
    ASK_TAKE_OVER, // plays on from here in a recording
    ASK_LAYOUT,    // shows the full layout
    ASK_RING,      // rings the hand bell, or begins another dungeon
    ASK_COUNT
} Ask;

// The state of the page.
typedef struct AskPage {
    Ask ask;
    GenOptions options; // of the dungeon that begins if the answer is yes
    char text[256];     // the consequence of yes, if it depends on the game
} AskPage;

// Begins a dungeon. Asks first if that gives up a saved descent or repeats the daily descent.
ScreenCommand ask_to_begin(const Play *play, const GenOptions *options);
// Begins the usual dungeon of that kind; `word` is the word that was given as its seed, or "".
ScreenCommand ask_to_begin_kind(const Play *play, int kind, bool tower, uint64_t seed, const char *word);
// Begins today's descent, or continues it if it is saved; `turns`: turn by turn, whatever the default.
ScreenCommand ask_to_begin_daily(const Play *play, bool turns);
// Shows the full layout. In a descent it asks once first, because the layout shows what the hero is there
// to find out.
ScreenCommand ask_to_show_layout(const Play *play);
// Plays on from the moment that a recording shows, or says why it cannot.
ScreenCommand ask_to_take_over(const Play *play);
// Begins another dungeon of the same kind, or the same one. Asks first if a descent is not over.
ScreenCommand ask_to_begin_again(const Play *play, bool same);
// Answers the key for a new dungeon, which also rings the bell: asks whether to ring if the bell can ring;
// otherwise it has to be pressed twice.
ScreenCommand ask_for_new(Play *play, const char *key);
// The page or question that an action opens, if it is no act of the hero. DO_STAY: none.
ScreenCommand ask_to_open(const Play *play, Action action);
// Begins the same dungeon again, after a game is over.
ScreenCommand ask_to_repeat(const Play *play);
