#include "app/play/play.h"

#include "lang/lang.h"
#include "map/vestibule.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

bool play_save_all(Play *play, const Error *why, Error *error) {
    prefs_save(&play->prefs, CARE_SURE);
    bool well = why->text[0] == '\0' || fail(error, "%s", why->text), saves = play->session.world != NULL;
    const char *unkept = storage_take_error(&play->storage);
    if (unkept != NULL) well = fail(error, "%s", unkept);
    bool kept = saves && storage_has_game(&play->storage, &play->session) && play->session.world->tick > 0;
    bool saved = !saves || storage_save(&play->storage, &play->session, CARE_SURE) ||
                 fail(error, "%s", play->storage.why.text);
    well = storage_record(&play->storage, &play->session, CARE_SURE, error) && saved && well;
    if (play->played) session_print_summary(&play->session, play->code, kept && saved);
    play->played = false;
    return well;
}

void play_free(Play *play) {
    journey_free(&play->journey);
    session_free(&play->session);
    prefs_free(&play->prefs);
    storage_close(&play->storage);
    game_log_close(&play->log);
    buffer_free(&play->left.bytes);
}

// ---- beginning

// Call it when a game has begun or is continued.
static void play_enter(Play *play) {
    play->left.ticks = 0;
    play->asked_ms = 0;
    play->played = true;
    play->saw_layout = false;
    session_share_code(&play->session.options, play->code);
}

bool play_layout_counts(const Play *play) {
    const World *world = play->session.world;
    return world_descends(world) && world->outcome == OUTCOME_NONE && !play->session.watching;
}

Input play_add_ease_change(const Play *play, Input input) {
    const Session *session = &play->session;
    unsigned ease = prefs_ease(&play->prefs);
    bool may = !session->watching && !session->replaying && !session->world->classic && input.pick == 0;
    if (may && ease_now(&session->world->hero) != ease) input.pick = (uint8_t)(PICK_EASE + ease);
    return input;
}

bool play_stash_begin(Play *play, const GenOptions *asked, bool saves, const char **said, Error *error) {
    GenOptions options = *asked;
    options.side_door = asked->descent && !asked->beyond && play->prefs.now[SETTING_VESTIBULE] != 0;
    options.ease = options.classic ? 0 : prefs_ease(&play->prefs);
    storage_keep_run(&play->storage, &play->session);
    play->session.replaying = false;
    if (!session_start_game(&play->session, &options, error)) return false;
    play->storage.on = false;
    *said = storage_note_daily(&play->storage, &play->session);
    if (saves) storage_begin_saves(&play->storage, &play->session);
    play_enter(play);
    return true;
}

void play_save_to_title(Play *play) {
    Storage *storage = &play->storage;
    storage_tell_folder(storage, &play->notice);
    if (storage->unkept.text[0] != '\0') play->notice = storage->unkept;
    storage->unkept.text[0] = '\0';
    storage->untold = false;
    if (!storage_save(storage, &play->session, CARE_SURE)) play->notice = storage->why;
}

GenOptions play_options_again(const Play *play, bool same) {
    GenOptions options = play->session.options;
    if (!options.classic) options.pace = play->session.world->hero.pace;
    if (!same && options.map.size == 0) options.seed = session_random_seed();
    return options;
}

const char *play_code(const Play *play) {
    return play->session.options.map.size > 0 ? tr(SESSION_NO_CODE) : play->code;
}

// ---- another game

// Why the hand bell cannot ring now; NULL: it can.
static const char *silent_bell(const World *world) {
    if (!world->clock.on) return tr("No bell tolls here");
    if (world->clock.bell_ready) return NULL;
    return level_has_unopened_vestibule(&world->level) ? tr("No hand bell yet: look in the torchlight")
                                                       : tr("The hand bell is silent until the next level");
}

bool play_has(const Play *play, Action action) {
    const World *world = play->session.world;
    const GenOptions *options = &play->session.options;
    if (world->classic && action > ACTION_DOWN && action < ACTION_LOOK) return false;
    bool generates = !options->descent && options->map.size == 0;
    return action == ACTION_BELL ? world->clock.on : action != ACTION_NEXT_GENERATOR || generates;
}

const char *play_unfit_reason(const Play *play, Action action) {
    const World *world = play->session.world;
    const GenOptions *options = &play->session.options;
    if (world->classic && !play_has(play, action)) return tr("In the classic you only walk");
    switch (action) {
    case ACTION_BELL:
        return silent_bell(world);
    case ACTION_WAIT:
        return world_is_turn_based(world) ? NULL : tr("Waiting works only turn by turn");
    case ACTION_TAKE_BACK:
        return play->left.ticks > 0 && !play->session.watching ? NULL
                                                               : tr("There is no dungeon to go back to");
    case ACTION_NEXT_GENERATOR:
        if (options->descent) return tr("The descent has no generator to change");
        return options->map.size > 0 ? tr("This map was made by hand") : NULL;
    default:
        return NULL;
    }
}

bool play_is_descent_on(const Play *play) {
    return play->session.options.descent && play->session.world->outcome == OUTCOME_NONE;
}

int play_question_ms(Play *play) {
    enum { QUESTION_MS = 3000 };
    uint32_t passed = SDL_GetTicks() + 1 - play->asked_ms;
    if (passed >= QUESTION_MS) play->asked_ms = 0;
    return play->asked_ms != 0 ? QUESTION_MS - (int)passed : 0;
}

bool play_confirm_new(Play *play, const char *key) {
    bool named = key[0] != '\0';
    if (!play_is_descent_on(play) || play_question_ms(play) > 0) return true;
    play->asked_ms = SDL_GetTicks() + 1; // never 0, which means that nothing was asked
    const char *tower = named ? tr("%s again: a new tower") : tr("Again: a new tower"),
               *descent = named ? tr("%s again: a new descent") : tr("Again: a new descent");
    (void)snprintf(play->asked, sizeof play->asked, play->session.options.tower ? tower : descent, key);
    return false;
}

bool play_stash_game(Play *play) {
    StashedGame *left = &play->left;
    bool kept = storage_has_game(&play->storage, &play->session) && play->session.world->tick > 0;
    if (!kept) return left->ticks > 0; // nothing was done in it, so the game before it stays
    buffer_free(&left->bytes);
    session_flush(&play->session);
    buffer_bytes(&left->bytes, play->session.game_recorder.out.bytes, play->session.game_recorder.out.size);
    return !left->bytes.failed;
}

void play_allow_restore(Play *play) {
    play->left.ticks = STORAGE_FIRST_TICKS;
}

// The slot of the game that is being replayed.
static SaveSlot slot_of(const Session *session) {
    return save_slot_of_game(&session->options, session->replay.begun, session->replay.taken);
}

bool play_begin_restore(Play *play, Error *error) {
    Buffer bytes = play->left.bytes;
    play->left = (StashedGame){0};
    play->resume = (Resume){.place = SAVE_LAST, .takes_back = true};
    if (!session_start_replay(&play->session, bytes, ALL_TICKS, error)) return false;
    play->resume.slot = slot_of(&play->session);
    return true;
}

// ---- going on with a game

bool play_begin_resume(Play *play, SaveSlot slot, SavePlace place, Error *error) {
    Buffer bytes = {0};
    play->resume = (Resume){.slot = slot, .place = place};
    play->storage.on = false; // the game before was saved when the player left it
    if (!save_read(&play->storage.saves, slot, place, &bytes, error)) return false;
    if (!storage_update_save(&play->storage, slot, place, &bytes, error)) {
        buffer_free(&bytes);
        return false;
    }
    if (!session_start_replay(&play->session, bytes, ALL_TICKS, error)) return false;
    storage_skip_to_snapshot(&play->session);
    return true;
}

bool play_begin_take_over(Play *play, Error *error) {
    const Playback *watched = &play->session.watched;
    int64_t ticks = watched->tick;
    Buffer bytes = {0};
    buffer_bytes(&bytes, watched->bytes.bytes, watched->bytes.size);
    play->resume = (Resume){.takes_over = true};
    play->storage.on = false;
    if (!session_start_replay(&play->session, bytes, ticks, error)) return false;
    play->resume.slot = slot_of(&play->session);
    return true;
}

// Finds the save of the game that is taken back. It may have moved to the other place, when the game after
// it was saved. Returns false if it has no save.
static bool find_left(Play *play) {
    Error error;
    Resume *resume = &play->resume;
    const Buffer *left = &play->session.replay_bytes;
    bool found = false;
    for (int place = 0; place < SAVE_PLACES && !found; place++) {
        Buffer bytes = {0};
        found = save_read(&play->storage.saves, resume->slot, (SavePlace)place, &bytes, &error) &&
                bytes.size == left->size && memcmp(bytes.bytes, left->bytes, left->size) == 0;
        if (found) resume->place = (SavePlace)place;
        buffer_free(&bytes);
    }
    return found;
}

bool play_finish_resume(Play *play, Error *error) {
    const Resume *resume = &play->resume;
    bool among_saves = !resume->takes_over && (!resume->takes_back || find_left(play));
    play->session.replaying = false;
    if (resume->takes_over) session_mark_unranked(&play->session);
    if (!among_saves)
        storage_begin_saves(&play->storage, &play->session); // it will be written when it is due
    if (play->session.world->outcome != OUTCOME_NONE) return fail(error, tr("it is over"));
    if (among_saves && !storage_continue_game(&play->storage, resume->slot, resume->place, error))
        return false;
    play_enter(play);
    play->resume.among_saves = among_saves;
    return true;
}

void play_resume_failed(Play *play, const char *why) {
    const Resume *resume = &play->resume;
    (void)fail(&play->notice,
               resume->takes_over ? tr("The recording cannot be continued: %s. It is kept.")
                                  : tr("The saved game cannot be continued: %s. It is kept."),
               why);
    if (!resume->takes_over && !resume->takes_back) play->spoilt[resume->slot][resume->place] = true;
}

// ---- ticks

// Notes that the player has rung the vestibule's bell, and that he has reached depth 2.
static void note_vestibule(Play *play) {
    const World *world = play->session.world;
    const EventList *events = &world->events;
    int known = play->prefs.now[SETTING_VESTIBULE], now = world->depth > 1 ? VESTIBULE_PASSED : known;
    if (!play->session.options.descent || play->session.by_another || known == VESTIBULE_PASSED) return;
    for (int i = 0; i < events->count; i++) {
        if (events->at[i].kind == EVENT_TOLL && events->at[i].amount == 0) now = int_max(now, VESTIBULE_RUNG);
    }
    if (now != known) prefs_set(&play->prefs, SETTING_VESTIBULE, now);
}

void play_learn_lore(Play *play, StorageMoment moment, PlaySay say, void *to) {
    const char *unkept = storage_save_lore(&play->storage, &play->session);
    const char *unsaved = storage_save_due(&play->storage, &play->session, moment);
    if (unkept != NULL) say(to, unkept);
    if (unsaved != NULL) say(to, unsaved);
}

void play_after_tick(Play *play, StorageMoment moment, PlaySay say, void *to) {
    Error error;
    note_vestibule(play);
    if (play->left.ticks > 0) play->left.ticks--;
    play_learn_lore(play, moment, say, to);
    if (!storage_record(&play->storage, &play->session, CARE_LITTLE, &error)) say(to, error.text);
}
