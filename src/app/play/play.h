#pragma once
// What window and terminal share: the game being played, its saves, and the player's settings.

#include "app/play/game_log.h"
#include "app/play/storage.h"
#include "app/store/languages.h"
#include "app/store/settings.h"
#include "base/fail.h"
#include "sim/travel/journey.h"
#include "view/canvas/aids.h"

// ---- app/play/prefs.c

// The settings as they are saved, and as they apply in this run: options of the command line apply too, but
// are not saved.

typedef struct Prefs {
    Settings kept;
    int now[SETTING_COUNT];
    uint32_t fresh;    // a bit for each that was set and is not yet applied
    bool readable;     // false: they must not be overwritten
    bool unsaved, set; // since they were saved last, in this run
    Error why;         // they could not be saved, or ""
    Languages *languages;
    int language; // of these; LANGUAGE_OF_SYSTEM: as the system has it
} Prefs;
enum { LANGUAGE_OF_SYSTEM = -1 };

// Reads them. Reports a file that cannot be read on standard error.
void prefs_load(Prefs *prefs);
// From now on texts are in the chosen language, unless the command line has chosen one.
void prefs_load_language(Prefs *prefs, Languages *languages, const char *asked);
// From now on, and kept.
void prefs_set_language(Prefs *prefs, int language);
void prefs_free(Prefs *prefs);

// From now on, and kept by the next prefs_save().
void prefs_set(Prefs *prefs, Setting setting, int value);
// Keys or buttons were changed.
void prefs_touch(Prefs *prefs);

// What the settings ask of the picture.
Aids prefs_aids(const Prefs *prefs);

// What the settings make easier: EASE_*.
unsigned prefs_ease(const Prefs *prefs);

// Saves them if something has changed; prefs->why says why they cannot be saved.
void prefs_save(Prefs *prefs, Care care);

// ---- app/play/play.c

// A game that the player left directly for another one. For a while he can go back to it.
typedef struct LeftGame {
    Buffer bytes; // all of it, as it is saved
    int ticks;    // ticks of play for which it is still offered
} LeftGame;

// The saved game that is being continued.
typedef struct Resume {
    SaveSlot slot;
    SavePlace place;
    bool takes_back;  // the game that was left for another; it may have no file
    bool takes_over;  // a recording that was watched, continued as a new game
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
    bool played;                          // a dungeon was played: the program reports it at its end
    bool saw_layout;                      // the player looked at the layout of a descent that was not over
    bool spoilt[SAVE_SLOTS][SAVE_PLACES]; // saved games that turned out to be unusable
} Play;

void play_free(Play *play);
// Call it at the end of the program: saves the game and prints which dungeon was played. `why` is the
// reason if the program had to end. Returns false with one line in `error`.
bool play_finish(Play *play, const Error *why, Error *error);

// The same input, which also switches the settings that make the game easier if they were changed.
Input play_eased(const Play *play, Input input);

// Begins a dungeon and leaves the game before; `kept`: that game is saved. `said` gets a message about a
// daily descent, or NULL. Returns false with one line in `error`; then the game before goes on.
MUST_CHECK bool play_begin(Play *play, const GenOptions *asked, bool kept, const char **said, Error *error);
// Saves the game that the player leaves for the title. A message about that becomes the notice of the
// title.
void play_tell_left(Play *play);
// The options of the current game at its present pace, for the same dungeon or another of its kind. A
// hand-made map stays.
GenOptions play_options_again(const Play *play, bool same);

// The share code of the current game, or why it has none, or "".
const char *play_code_line(const Play *play);

// True when the end page must mention that the player looked at the layout: in a descent that is not over.
bool play_hides_layout(const Play *play);

// Why an action cannot work in the current game; NULL: it can.
const char *play_unfit(const Play *play, Action action);
// Where a bell tolls, the key that rings it also makes a new dungeon, when pressed again within three
// seconds. Returns NULL on that second press, otherwise the question to show.
const char *play_asks_again(Play *play, const char *key);

// Keeps the game that the player leaves directly for another one. Returns false when there is none. Once
// the other game has begun, the player is offered to go back, which works like play_resume().
bool play_note_left(Play *play);
void play_offer_back(Play *play);
MUST_CHECK bool play_take_back(Play *play, Error *error);

// Begins to continue a saved game, or the recording that is being watched. Its ticks have to be replayed;
// then play_resumed() makes it the current game. Returns false with one line in `error`, for
// play_tell_not_resumed().
MUST_CHECK bool play_resume(Play *play, SaveSlot slot, SavePlace place, Error *error);
MUST_CHECK bool play_take_over(Play *play, Error *error);
MUST_CHECK bool play_resumed(Play *play, Error *error);
// Tells the player in the title that the game cannot be continued.
void play_tell_not_resumed(Play *play, const char *why);

// Call it after each tick: notes what the hero met and did, and writes what is due. Messages go to `to`.
typedef void (*PlaySay)(void *to, const char *text);
void play_tick(Play *play, StorageMoment moment, PlaySay say, void *to);
// The same for a time without ticks.
void play_rest(Play *play, StorageMoment moment, PlaySay say, void *to);
