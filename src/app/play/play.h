#pragma once
// What window and terminal share: the current game, its saves, and the player's settings.

#include "app/play/game_log.h"
#include "app/play/storage.h"
#include "app/store/languages.h"
#include "app/store/settings.h"
#include "base/fail.h"
#include "sim/travel/journey.h"
#include "view/canvas/aids.h"

// ---- app/play/prefs.c

// The settings as saved, and as they apply in this run. Options of the command line change only the latter.

typedef struct Prefs {
    Settings kept;
    int now[SETTING_COUNT];
    uint32_t fresh;    // a bit for each setting that was changed and is not applied yet
    bool readable;     // false: the file could not be read and must not be overwritten
    bool unsaved, set; // `unsaved`: something is not saved yet; `set`: something was changed in this run
    Error why;         // why they could not be saved, or ""
    Languages *languages;
    int language; // the index of the chosen language; LANGUAGE_OF_SYSTEM: the system's
} Prefs;
enum { LANGUAGE_OF_SYSTEM = -1 };

// Reads the settings. If the file cannot be read, it prints an error.
void prefs_load(Prefs *prefs);
// Applies the chosen language. `languages` is borrowed. `code_in_use`: the code that the command line gives,
// which was applied already; NULL: none.
void prefs_load_language(Prefs *prefs, Languages *languages, const char *code_in_use);
// Changes the language to that index, or to LANGUAGE_OF_SYSTEM. The next prefs_save() saves it.
void prefs_set_language(Prefs *prefs, int language);
void prefs_free(Prefs *prefs);

// Changes a setting, for this run too. The next prefs_save() saves it.
void prefs_set(Prefs *prefs, Setting setting, int value);
// Call it when something else in `kept` was changed, such as keys or the window's place.
void prefs_mark_changed(Prefs *prefs);

// What the settings ask of the picture.
Aids prefs_aids(const Prefs *prefs);

// The aids that change the game, as bits EASE_*.
unsigned prefs_ease(const Prefs *prefs);

// Saves the settings if any were changed in this run; prefs->why says why they cannot be saved.
void prefs_save(Prefs *prefs, Care care);

// ---- app/play/play.c

// A game that the player left directly for another one. For some seconds he can go back to it.
typedef struct StashedGame {
    Buffer bytes; // the whole game, in the form of a save
    int ticks;    // for how many more ticks of play it is offered; 0: not offered
} StashedGame;

// The saved game that is being continued.
typedef struct Resume {
    SaveSlot slot;
    SavePlace place;
    bool takes_back;  // it is the game that was left for another, which may have no file
    bool takes_over;  // it is a recording that was watched, continued as a new game
    bool among_saves; // it has a file among the saves
} Resume;

typedef struct Play {
    Session session;
    Storage storage;
    GameLog log;
    Prefs prefs;
    Journey journey;
    StashedGame left;
    uint32_t asked_ms; // when the player was asked about a new descent; 0: no question stands
    char asked[96];    // the question
    Resume resume;
    const char *read_title;               // of the page whose row was spoken last; NULL: none
    uint64_t read_row;                    // a hash of that row
    int over_ticks;                       // ticks since the game got its outcome
    uint32_t over_tick;                   // the world's tick when it got it
    char code[SHARE_CODE_MAX + 1];        // of the current dungeon, or ""
    Error notice;                         // a message for the title, or ""
    bool played;                          // a dungeon was played, so the program reports it at its end
    bool saw_layout;                      // the player saw the layout of a descent that was not over
    bool spoilt[SAVE_SLOTS][SAVE_PLACES]; // saves that proved to be unusable
} Play;

void play_free(Play *play);
// Call it at the end of the program: saves the game and prints which dungeon was played. `why` is the
// reason if the program had to end. Returns false with one line in `error`.
MUST_CHECK bool play_save_all(Play *play, const Error *why, Error *error);

// Adds to an input the change of aids, if the player changed them in the settings.
Input play_add_ease_change(const Play *play, Input input);

// Begins a dungeon, after it has kept the game before. `saves`: the new game is saved while it is played.
// `said` gets a message about a daily descent, or NULL. Returns false with one line in `error`; then the game
// before goes on.
MUST_CHECK bool play_stash_begin(Play *play, const GenOptions *asked, bool saves, const char **said,
                                 Error *error);
// Saves the game that the player leaves for the title. If that fails, the title's notice says so.
void play_save_to_title(Play *play);
// The options of the current game at its present pace: for the same dungeon (`same`), or for another of its
// kind. A hand-made map is kept.
GenOptions play_options_again(const Play *play, bool same);

// The share code of the current game. If it has none: a sentence that says why, for a hand-made map, or else
// "".
const char *play_code(const Play *play);

// True when seeing the layout now would be noted on the end page: in a descent that is not over.
bool play_layout_counts(const Play *play);

// True for actions that the current game has: the classic lets the hero only walk, not every dungeon has a
// bell, and not every one a generator.
bool play_has(const Play *play, Action action);
// Why an action cannot work in the current game; NULL: it can.
const char *play_unfit_reason(const Play *play, Action action);
// True in a descent, tower or daily that is not over: then its end would be a loss.
bool play_is_descent_on(const Play *play);
// Call it when the key for a new dungeon is pressed. Returns true if the dungeon can begin at once. In a
// descent that is not over, the first press only asks; `key`: the name of the key, or "".
bool play_confirm_new(Play *play, const char *key);
// For how many more ms the question `asked` stands; 0: none does. As long as it stands, the key answers it.
int play_question_ms(Play *play);

// Before another game begins, play_stash_game() keeps the current one in memory, or still the one before it
// if nothing was done in this one. Returns false when there is none or memory runs out. After the other game
// has begun, play_allow_restore() lets the player go back for a while, and
// play_begin_restore() does so; it works like play_begin_resume().
bool play_stash_game(Play *play);
void play_allow_restore(Play *play);
MUST_CHECK bool play_begin_restore(Play *play, Error *error);

// Starts to continue a saved game (play_begin_resume), or the recording that is being watched
// (play_begin_take_over). The caller then replays its ticks with session_replay_tick(), and
// play_finish_resume() makes it the current game. All return false with one line in `error`, for
// play_resume_failed().
MUST_CHECK bool play_begin_resume(Play *play, SaveSlot slot, SavePlace place, Error *error);
MUST_CHECK bool play_begin_take_over(Play *play, Error *error);
MUST_CHECK bool play_finish_resume(Play *play, Error *error);
// Tells on the title why the game cannot be continued.
void play_resume_failed(Play *play, const char *why);

// Call it after each tick. Notes what the hero met and did, and writes files when they are due. Calls `say`
// with `to` for each message.
typedef void (*PlaySay)(void *to, const char *text);
void play_after_tick(Play *play, StorageMoment moment, PlaySay say, void *to);
// The same for a moment without a tick.
void play_learn_lore(Play *play, StorageMoment moment, PlaySay say, void *to);
