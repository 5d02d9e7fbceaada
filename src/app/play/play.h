#pragma once
// What window and terminal have in common: the game that is played, what is kept of it, and what the player
// has set.

#include "app/play/game_log.h"
#include "app/play/storage.h"
#include "app/store/languages.h"
#include "app/store/settings.h"
#include "base/fail.h"
#include "sim/travel/journey.h"
#include "view/canvas/aids.h"

// ---- app/play/prefs.c

// The settings as they are kept, and as they hold in this run: what the command line says holds, and is not
// kept.

typedef struct Prefs {
    Settings kept;
    int now[SETTING_COUNT];
    uint32_t fresh;    // a bit for each that was set and is not yet applied
    bool readable;     // else they are not to be overwritten
    bool unsaved, set; // since they were saved last, in this run
    Error why;         // they could not be saved, or ""
    Languages *languages;
    int language; // of these; LANGUAGE_OF_SYSTEM: as the system has it
} Prefs;
enum { LANGUAGE_OF_SYSTEM = -1 };

// Reads them. What cannot be read is told on standard error.
void prefs_load(Prefs *prefs);
// Texts are in the language that is set, or that the command line asked for already.
void prefs_load_language(Prefs *prefs, Languages *languages, const char *asked);
// From now on, and kept.
void prefs_set_language(Prefs *prefs, int language);
void prefs_free(Prefs *prefs);

// From now on, and kept by the next prefs_save().
void prefs_set(Prefs *prefs, Setting setting, int value);
// Keys or buttons were changed.
void prefs_touch(Prefs *prefs);

// What they ask of the picture.
Aids prefs_aids(const Prefs *prefs);

// What they make easier: EASE_*.
unsigned prefs_ease(const Prefs *prefs);

// Writes them if there is something to write; prefs->why says why they cannot be.
void prefs_save(Prefs *prefs, Care care);

// ---- app/play/play.c

// The game that was left for another at once, which is offered back for a while.
typedef struct LeftGame {
    Buffer bytes; // all of it, as it is saved
    int ticks;    // of play for which it is still offered
} LeftGame;

// What is being gone on with.
typedef struct Resume {
    SaveSlot slot;
    SavePlace place;
    bool takes_back;  // it is the game that was left, and may have no file
    bool takes_over;  // it is what was watched: a new game
    bool among_saves; // it has a file
} Resume;

typedef struct Play {
    Session session;
    Storage storage;
    GameLog log;
    Prefs prefs;
    Journey journey;
    LeftGame left;
    uint32_t asked_ms; // when a new dungeon was asked about; 0: it was not
    char asked[160];   // in these words
    Resume resume;
    int over_ticks;                       // since the game has an outcome
    uint32_t over_tick;                   // of the world, when it got it
    char code[SHARE_CODE_MAX + 1];        // of the dungeon that is played, or ""
    Error notice;                         // for the title, or ""
    bool played;                          // a dungeon that the report at the end is about
    bool saw_layout;                      // of a descent that was not over
    bool spoilt[SAVE_SLOTS][SAVE_PLACES]; // saved games that turned out to be of no use
} Play;

void play_free(Play *play);
// At the end of the program: keeps what there is, and prints which dungeon was played. `why`: it had to end.
// False with one line in `error`.
bool play_finish(Play *play, const Error *why, Error *error);

// The same input, and with it what makes the game easier where that was changed in the settings.
Input play_eased(const Play *play, Input input);

// Begins a dungeon: the game before is left; `kept`: it is saved. In `said` what is to be told of a daily
// descent, or NULL. False with one line in `error`: the game before goes on.
MUST_CHECK bool play_begin(Play *play, const GenOptions *asked, bool kept, const char **said, Error *error);
// Saves the game that is left for the title; what there is to say about that becomes its notice.
void play_tell_left(Play *play);
// Those of the game that is played, at its present pace: the same dungeon, or another of its kind; a map made
// by hand stays.
GenOptions play_options_again(const Play *play, bool same);

// The code of what is played, or why there is none, or "".
const char *play_code_line(const Play *play);

// Whether the end page tells that the layout was seen: of a descent that is played and not over.
bool play_hides_layout(const Play *play);

// Why an action cannot work in the game that is played; NULL: it can.
const char *play_unfit(const Play *play, Action action);
// Where a bell tolls, the key that rings it is also the one for a new dungeon: NULL when it is pressed again
// within three seconds. Else what there is to say.
const char *play_asks_again(Play *play, const char *key);

// Notes the game that is left for another at once. False: there is nothing to keep. Once the other one was
// begun it is offered back; and gone back to, as play_resume() does.
bool play_note_left(Play *play);
void play_offer_back(Play *play);
MUST_CHECK bool play_take_back(Play *play, Error *error);

// Begins to go on with a saved game, or with what is watched: its ticks are to be replayed, then
// play_resumed() makes it the game that is played. False with one line in `error`, for
// play_tell_not_resumed().
MUST_CHECK bool play_resume(Play *play, SaveSlot slot, SavePlace place, Error *error);
MUST_CHECK bool play_take_over(Play *play, Error *error);
MUST_CHECK bool play_resumed(Play *play, Error *error);
// Says in the title that it cannot be continued.
void play_tell_not_resumed(Play *play, const char *why);

// After each tick: notes what was met and done, and writes what is due. What is to be told then is said to
// `to`.
typedef void (*PlaySay)(void *to, const char *text);
void play_tick(Play *play, StorageMoment moment, PlaySay say, void *to);
// The same of a time in which nothing was played.
void play_rest(Play *play, StorageMoment moment, PlaySay say, void *to);
