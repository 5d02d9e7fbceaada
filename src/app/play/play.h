#pragma once
// What window and terminal have in common: the game that is played, what is kept of it, and what the player
// has set.

#include "app/play/game_log.h"
#include "app/play/prefs.h"
#include "app/play/storage.h"
#include "sim/travel/journey.h"

// The game that was left for another at once, which is offered back for a while.
typedef struct LeftGame {
    Buffer bytes; // all of it, as it is saved
    int ticks;    // of play for which it is still offered
} LeftGame;

typedef struct Play {
    Session session;
    Storage storage;
    GameLog log;
    Prefs prefs;
    Journey journey;
    LeftGame left;
    char code[SHARE_CODE_MAX + 1];        // of the dungeon that is played, or ""
    char notice[4 * PATH_MAX_BYTES];      // one line for the title, or ""
    bool played;                          // a dungeon that the report at the end is about
    bool saw_layout;                      // of a descent that was not over
    bool spoilt[SAVE_SLOTS][SAVE_PLACES]; // saved games that turned out to be of no use
} Play;

void play_free(Play *play);
