#pragma once
// Questions before something is given up: which there are, and what is asked when.

#include "app/pages/command.h"
#include "app/play/play.h"

typedef enum Ask {
    ASK_NEW,       // the game that is played is given up for a new one,
    ASK_SAME,      // for the same from its beginning,
    ASK_GIVE_UP,   // for nothing
    ASK_DESCEND,   // the saved descent for a new one
    ASK_DAILY,     // the daily descent is played once more
    ASK_TAKE_OVER, // a recording is played on from here
    ASK_LAYOUT,    // the full layout is shown
    ASK_RING,      // the hand bell is rung, or another dungeon begun
    ASK_COUNT
} Ask;

// What the page is about.
typedef struct AskPage {
    Ask ask;
    GenOptions options; // that are begun if the answer is yes
    char text[256];     // what would come of that, where it depends
} AskPage;

// Begins a dungeon: asks before a saved descent is given up for it, and before the daily descent is played
// once more.
ScreenCommand ask_to_begin(const Play *play, const GenOptions *options);
// The usual dungeon of that kind; `word`: what its seed was given as, or "".
ScreenCommand ask_to_begin_kind(const Play *play, int kind, bool tower, uint64_t seed, const char *word);
// Today's descent, or goes on with it where it is saved; `turns`: turn by turn, whatever is usual.
ScreenCommand ask_to_begin_daily(const Play *play, bool turns);
// Shows the full layout. In a descent it tells what the hero is there to find out: he is asked, once.
ScreenCommand ask_to_show_layout(const Play *play);
// Plays on from where a recording stands, or says why not.
ScreenCommand ask_to_take_over(const Play *play);
// Another dungeon of the same kind, or the same one: a descent that is not over is asked about.
ScreenCommand ask_to_begin_again(const Play *play, bool same);
// Another one by the key that also rings the bell where one tolls: it has to be pressed twice then.
ScreenCommand ask_for_new(Play *play, const char *key);
// What an action leads to that is no act of the hero: a page, or one of these questions. DO_STAY: to none.
ScreenCommand ask_to_open(const Play *play, Action action);
// The same dungeon again, of a game that is over.
ScreenCommand ask_to_repeat(const Play *play);
