#pragma once
// Questions that are asked before the player gives something up. This file says which there are and when
// they are asked.

#include "app/pages/command.h"
#include "app/pages/page.h"
#include "app/play/play.h"

typedef enum Ask {
    ASK_SAME,      // give up the current game and begin the same dungeon again?
    ASK_GIVE_UP,   // give up the current game?
    ASK_DESCEND,   // begin a new descent, although one is saved?
    ASK_DAILY,     // play the daily descent again?
    ASK_TAKE_OVER, // play on from this moment of a recording?
    ASK_LAYOUT,    // show the full layout?
    ASK_KEYS,      // use the keys of roguelikes, in the terminal?
    ASK_RING,      // ring the hand bell?
    ASK_COUNT
} Ask;

// The state of the page that shows a question.
typedef struct AskPage {
    Ask ask;
    GenOptions options; // of the dungeon that Yes begins
    char text[768];     // what Yes means, where that depends on the game
} AskPage;

// Each function returns a command: the one that is wanted, or the one that asks first.

// Begins a dungeon. Asks first if that is a further descent beside a saved one, or repeats the daily descent.
ScreenCommand ask_begin(const Play *play, const GenOptions *options);
// Begins the usual dungeon of a kind: a GenKind, or KIND_DESCENT. `seed_word`: the seed if the player typed
// it, otherwise "".
ScreenCommand ask_begin_kind(const Play *play, int kind, bool tower, uint64_t seed, const char *seed_word);
// Begins today's descent, or continues it if it was saved. `turns`: turn by turn, whatever the settings say.
ScreenCommand ask_play_daily(const Play *play, bool turns);
// Shows the full layout. In a descent it asks first, because the layout reveals what the hero should find
// out himself.
ScreenCommand ask_show_layout(const Play *play);
// Plays on from the moment that a recording shows, or says why it cannot.
ScreenCommand ask_take_over(const Play *play);
// Answers the actions that leave the current dungeon: for a new one, for the same one again, for the next
// generator's, and back to the one before. In a descent that is not over, a new one has to be asked for twice
// (`key`: the name of its key, or ""), and the same one is asked about on a page. DO_STAY: another action.
ScreenCommand ask_for_dungeon(Play *play, Action action, const char *key);
// The same on a page that stays open over the new dungeon.
ScreenCommand ask_on_page(PageUse *use, Action action);
// The page or question that an action opens. DO_STAY: none, because the hero acts himself.
ScreenCommand ask_open_action(const Play *play, Action action);
// Begins the same dungeon again, after a game is over. Asks first if it is the daily descent of today.
ScreenCommand ask_restart(const Play *play);

// ---- signs.c

// What the signs of roguelikes do turn by turn: < and > go to stairs, S saves and leaves, Q asks to give up.
// Any other goes straight on that `way`, as far as the hero knows the floor. DO_STAY: there is no way.
ScreenCommand ask_by_sign(const World *world, int sign, Vec way);
