#include "app/play/storage.h"

#include "base/fail.h"
#include "base/text.h"
#include "io/game/snapshot.h"
#include "lang/lang.h"
#include "sim/classic.h"
#include "sim/reopen.h"

#include <stdio.h>

enum {
    SAVE_AGAIN_TICKS = 60 * TICKS_PER_SECOND, // until the next attempt after a failure
    SKIP_FROM_TICKS = 600 * TICKS_PER_SECOND, // a shorter game is replayed soon, with all its messages
    SNAPSHOT_TICKS = 10 * TICKS_PER_SECOND,   // between two snapshots
    USUAL_SNAPSHOT = 1 << 18,                 // bytes: enough, so that play does not allocate
    FEW_ACTS_TICKS = TICKS_PER_SECOND         // five acts, turn by turn
};

void storage_tell_folder(const Storage *storage, Error *told) {
    const char *beside = save_folder_notice(&storage->saves);
    (void)fail(told, "%s", beside != NULL ? beside : "");
    if (storage->saves.folder[0] == '\0')
        (void)fail(told, tr("Games cannot be saved: %s"), storage->saves.why.text);
}

// Removes snapshots of games that are no longer saved, except some. If a save cannot be read, it may be of
// any game.
static void thin_snapshots(const Storage *storage) {
    SnapshotOf kept[SAVE_SLOTS * SAVE_PLACES];
    int count = 0;
    for (int i = 0; i < SAVE_SLOTS * SAVE_PLACES; i++) {
        Save save;
        save_read_info(&storage->saves, (SaveSlot)(i / SAVE_PLACES), (SavePlace)(i % SAVE_PLACES), &save);
        if (save.there && !save.usable) return;
        if (save.there) kept[count++] = (SnapshotOf){save.begun, save.options.seed};
    }
    snapshots_thin(kept, count);
}

void storage_open(Storage *storage) {
    Error error;
    save_folder_reserve(&storage->saves);
    storage_tell_folder(storage, &storage->unkept);
    if (storage->saves.number == 1) thin_snapshots(storage);
    if (!lore_load(&storage->lore, &error))
        (void)fail(&storage->unkept, tr("The list of known things cannot be read: %s"), error.text);
    storage->untold = storage->unkept.text[0] != '\0';
}

void storage_close(Storage *storage) {
    save_folder_release(&storage->saves);
    append_end(&storage->recording);
    buffer_free(&storage->room);
}

// ---- the run

// How long a run must be to be kept. A player who ends sooner has only looked at the dungeon. Turn by turn,
// fewer ticks suffice.
static int least_ticks(const GenOptions *options) {
    return options->pace == PACE_REAL ? STORAGE_FIRST_TICKS : FEW_ACTS_TICKS;
}

static void complain_of_run(Storage *storage, const char *why) {
    (void)fail(&storage->unkept, tr("The recording of this run could not be saved: %s"), why);
    storage->untold = true;
}

const char *storage_take_error(Storage *storage) {
    const char *untold = storage->untold ? storage->unkept.text : NULL;
    storage->untold = false;
    return untold;
}

static RunTally tally_of(const Session *session) {
    const RunScore *score = &session->world->hero.score;
    RunTally tally = {.deepest = session_deepest(session),
                      .delivered = score->delivered_treasures,
                      .kills = score->kills,
                      .sneaks = session->sneaks};
    for (int i = 0; i < GAME_DEPTHS; i++) {
        const World *world = session->game->worlds[i];
        if (world == NULL || !world->clock.on) continue;
        tally.tolls += world->clock.tolls;
        tally.bells += world->clock.tolls > 0 && !world->clock.bell_ready;
    }
    return tally;
}

// True if the current game would be kept as a run now.
static bool is_a_run(const Storage *storage, const Session *session) {
    const World *world = session->world;
    if (!storage->on || !session->playing || session->replaying) return false;
    bool over = world->outcome != OUTCOME_NONE;
    bool counts = daily_date_of_game(&session->options, session->game_recorder.begun) != 0 &&
                  !session->taken && world->tick > 0;
    return over || counts || world->tick >= (uint32_t)least_ticks(&session->options);
}

// Keeps the game as a run, if it is one. Returns false with one line in `error`.
static bool try_run(const Storage *storage, Session *session, Error *error) {
    if (!is_a_run(storage, session)) return true;
    session_flush(session);
    RunTally tally = tally_of(session);
    return runs_store_recording(&session->game_recorder.out, &tally, error);
}

// Keeps a saved game as a run too. Then, or if it had hardly begun, its save may be overwritten.
static void keep_saved(Storage *storage, SaveSlot slot, SavePlace place, Save *save) {
    Error error;
    Buffer bytes = {0};
    if (!save->usable) return;
    save->spare = save->ticks < least_ticks(&save->options) ||
                  (save_read(&storage->saves, slot, place, &bytes, &error) &&
                   runs_store_recording(&bytes, NULL, &error));
    if (!save->spare) complain_of_run(storage, error.text);
    buffer_free(&bytes);
}

// ---- the save

static void begin(Storage *storage) {
    storage->on = true;
    if (!storage->untold) storage->unkept.text[0] = '\0';
    storage->unsaved = 0;
    storage->snapshot = 0;
    if (storage->room.capacity == 0) (void)buffer_reserve(&storage->room, USUAL_SNAPSHOT);
    storage->why.text[0] = '\0';
}

static SnapshotOf snapshot_of(const Session *session) {
    return (SnapshotOf){session->game_recorder.begun, session->options.seed};
}

void storage_skip_to_snapshot(Session *session) {
    StoredSnapshot stored[SNAPSHOTS_OF_GAME];
    bool skipped = false;
    if (session->replay.ticks_whole < SKIP_FROM_TICKS) return;
    int count = snapshots_load(snapshot_of(session), stored);
    for (int i = 0; i < count; i++) {
        skipped = skipped || session_skip_to(session, &stored[i]);
        buffer_free(&stored[i].file);
    }
}

// Keeps a snapshot of the game that was just saved, now and then.
static void keep_snapshot(Storage *storage, const Session *session, Care care) {
    uint32_t tick = session->world->tick;
    bool has = storage->snapshot > 0;
    if (has && care == CARE_LITTLE && tick < storage->snapshot + SNAPSHOT_TICKS) return;
    storage->snapshot = tick;
    snapshots_store(snapshot_of(session), session->game, session->game_recorder.check, session->sneaks, care,
                    &storage->room);
}

void storage_begin_saves(Storage *storage, const Session *session) {
    SaveSlot slot = save_slot_of_game(&session->options, session->game_recorder.begun, session->taken);
    begin(storage);
    storage->slot = slot;
    save_begin_game(&storage->saves, slot);
    keep_saved(storage, slot, SAVE_OLD, &storage->saves.old);
    keep_saved(storage, slot, SAVE_LAST, &storage->saves.last);
}

// Records a game from its present state on.
static bool record_anew(const Replay *old, const Game *game, Buffer *out) {
    Recorder recorder;
    Buffer snapshot = {0};
    const World *world = game_world(game);
    recorder_init(&recorder);
    snapshot_write(game, &snapshot);
    recorder.begun = old->begun;
    recorder.start = (StartState){snapshot.bytes, snapshot.size, world->tick, standing_of(world)};
    recorder_begin_game(&recorder, NULL, &old->options);
    bool done = !recorder.out.failed && !snapshot.failed;
    buffer_free(&snapshot);
    *out = recorder.out;
    return done;
}

// Makes that the hero reaches all that matters in each level visited. Returns in how many he did not.
static int reopen_levels(Game *game) {
    int levels = 0;
    for (int i = 0; i < GAME_DEPTHS; i++)
        levels += game->worlds[i] != NULL && world_reopen(game->worlds[i]) > 0;
    return levels;
}

// Keeps the old recording as a run, and replaces the save by the new one.
static bool replace_save(Storage *storage, SaveSlot slot, SavePlace place, const Buffer *old,
                         const RunTally *tally, const Buffer *new, Error *error) {
    return runs_store_recording(old, tally, error) && save_replace(&storage->saves, slot, place, new, error);
}

bool storage_update_save(Storage *storage, SaveSlot slot, SavePlace place, Buffer *bytes, Error *error) {
    Replay old;
    StoredSnapshot found;
    Buffer new = {0};
    if (!replay_check_open(&old, bytes->bytes, bytes->size, error)) return false;
    if (replay_fits_rules(&old, error)) return true;
    if (replay_next(&old) != REPLAY_GAME || !snapshots_find(&old, &found)) return false;
    Game *game = snapshot_read(found.bytes, found.size, &old.options, false, error);
    buffer_free(&found.file);
    if (game == NULL) return false;
    int opened = reopen_levels(game);
    const Session then = {.game = game, .world = game_world(game), .sneaks = found.sneaks};
    RunTally tally = tally_of(&then);
    bool recorded = record_anew(&old, game, &new) || fail(error, tr("there is not enough memory"));
    bool done = recorded && replace_save(storage, slot, place, bytes, &tally, &new, error);
    game_free(game);
    buffer_free(done ? bytes : &new);
    if (!done) return false;
    *bytes = new;
    error->text[0] = '\0';
    (void)fail(&storage->unkept, "%s",
               opened > 0 ? tr("Continued over an update: not ranked. Ways that it had closed are open.")
                          : tr("Continued over an update: not ranked"));
    storage->untold = true;
    return true;
}

bool storage_continue_game(Storage *storage, SaveSlot slot, SavePlace place, Error *error) {
    if (!save_continue_game(&storage->saves, slot, place, error)) return false;
    begin(storage);
    storage->slot = slot;
    return true;
}

bool storage_has_game(const Storage *storage, const Session *session) {
    return storage->on && session->playing && !session->replaying && session->world->outcome == OUTCOME_NONE;
}

bool storage_describe_run(const Storage *storage, const Session *session, Run *run, RunTally *tally) {
    char name[RUN_NAME_BYTES];
    const World *world = session->world;
    if (!storage_has_game(storage, session) || world->tick == 0) return false;
    uint64_t begun = session->game_recorder.begun;
    if (!run_name(begun, session->options.seed, name)) return false;
    *tally = tally_of(session);
    *run = (Run){.options = session->options,
                 .standing = standing_of(world),
                 .ticks = world->tick - session->ticks_before,
                 .begun = begun,
                 .unranked = run_unranked_reason(&session->options, session->taken, false) != NULL,
                 .usable = true,
                 .tally = tally};
    const char *part = session->ticks_before > 0 ? "+" : ""; // its first part is another run
    (void)snprintf(run->name, sizeof run->name, "%.200s%s.rec", name, part);
    return true;
}

bool storage_save(Storage *storage, Session *session, Care care) {
    if (!storage_has_game(storage, session) || session->world->tick == 0) return true;
    Error error;
    session_flush(session);
    bool saved = save_write(&storage->saves, storage->slot, &session->game_recorder.out, care, &error);
    storage->unsaved = 0;
    storage->why.text[0] = '\0';
    if (saved) keep_snapshot(storage, session, care);
    if (!saved) (void)fail(&storage->why, tr("The game is not saved: %s"), error.text);
    return saved;
}

// True when the game has to be written at such a moment. storage->unsaved counts the moments since it was
// written.
static bool is_due(const Storage *storage, const Session *session, StorageMoment moment) {
    static const int FIRST[STORAGE_MOMENTS] = {[STORAGE_TICK] = STORAGE_FIRST_TICKS,
                                               [STORAGE_WAIT] = STORAGE_FIRST_TICKS,
                                               [STORAGE_ACT] = FEW_ACTS_TICKS},
                     AGAIN[STORAGE_MOMENTS] = {[STORAGE_WAIT] = TICKS_PER_SECOND};
    bool written = storage->saves.current.open,
         part = session->game_recorder.count > 0; // of a second that is not over
    int wait = storage->why.text[0] != '\0' ? SAVE_AGAIN_TICKS : written ? AGAIN[moment] : FIRST[moment];
    if (moment == STORAGE_DEPTH) return true;
    return storage->unsaved >= wait && (moment == STORAGE_TICK ? !part : part || !written);
}

const char *storage_save_due(Storage *storage, Session *session, StorageMoment moment) {
    bool told = storage->why.text[0] != '\0';
    if (!storage_has_game(storage, session)) return NULL;
    storage->unsaved++;
    if (!is_due(storage, session, moment)) return NULL;
    Care care = moment == STORAGE_DEPTH ? CARE_SURE : CARE_LITTLE;
    return storage_save(storage, session, care) || told ? NULL : storage->why.text;
}

void storage_keep_run(Storage *storage, Session *session) {
    Error error;
    bool run = try_run(storage, session, &error);
    bool counts =
        storage->on &&
        storage->slot ==
            SAVE_DAILY; // every daily descent is saved, however short, because its date has only one
    bool has_save = storage->saves.current.open || storage->why.text[0] != '\0' || counts;
    bool saved = !has_save || storage_save(storage, session, CARE_LITTLE);
    if (!run) complain_of_run(storage, error.text);
    if (!run && !saved) storage->unkept = storage->why;
}

// If there is no room for the run, the save itself becomes the run, which needs no more room.
void storage_end_game(Storage *storage, Session *session) {
    Error error;
    if (!storage->on) return;
    storage->unkept.text[0] = '\0';
    snapshots_remove(snapshot_of(session));
    if (try_run(storage, session, &error)) {
        save_remove_current(&storage->saves, storage->slot);
    } else {
        RunTally tally = tally_of(session);
        if (!save_set_aside(&storage->saves, storage->slot, &session->game_recorder.out, &tally, &error))
            complain_of_run(storage, error.text);
    }
    storage->on = false;
}

// ---- the things met

// True if things met in the current game become known.
static bool teaches(const Session *session) {
    const GenOptions *options = &session->options;
    bool own = options->map.size > 0 || options->own.size > 0;
    return session->playing && !session->replaying && !session->watching && !session->by_another && !own;
}

const char *storage_save_lore(Storage *storage, const Session *session) {
    Error error;
    if (!teaches(session) || !lore_tick(&storage->lore, session->world)) return NULL;
    bool kept = lore_merge(&storage->lore, CARE_LITTLE, &error), told = storage->lore_unkept.text[0] != '\0';
    storage->lore_unkept.text[0] = '\0';
    if (kept) return NULL;
    (void)fail(&storage->lore_unkept, tr("The list of known things could not be saved: %s"), error.text);
    return told ? NULL : storage->lore_unkept.text;
}

void storage_tell_standing(const Save *save, char *text, size_t size) {
    const Standing *is = &save->standing;
    if (save->options.classic) {
        (void)snprintf(text, size, tr("The classic, %d of %d hit points"), is->hp / CLASSIC_POINT,
                       is->hp_max / CLASSIC_POINT);
        return;
    }
    bool map = save->options.map.size > 0;
    char daily[64], date[DAILY_DATE_BYTES];
    int day = save->taken ? 0 : daily_date_of_game(&save->options, save->begun);
    (void)snprintf(daily, sizeof daily, tr("The daily of %s"), daily_date_text(day, date));
    const char *where = day != 0                 ? daily
                        : map                    ? tr("A map made by hand")
                        : !save->options.descent ? tr(GENERATORS[save->options.kind]->title)
                        : save->options.tower    ? tr("The tower")
                                                 : tr("The descent");
    const char *what = save->options.tower ? tr("%s, floor %d, %d%s of %d hearts, %d collected")
                                           : tr("%s, depth %d, %d%s of %d hearts, %d collected");
    (void)snprintf(text, size, what, where, is->depth, is->hp / 2, is->hp % 2 != 0 ? tr(".5") : "",
                   (is->hp_max + 1) / 2, is->collected);
    if (save->older) text_add(text, size, tr("; older than the update: goes on, not ranked"));
}

// ---- the file of --record

bool storage_record_to(Storage *storage, Session *session, const char *path, Error *error) {
    session_record_all(session);
    storage->record = path;
    return append_begin(&storage->recording, path, &session->recorder.out, CARE_LITTLE, error);
}

bool storage_record(Storage *storage, Session *session, Care care, Error *error) {
    const Buffer *out = &session->recorder.out;
    AppendFile *file = &storage->recording;
    Error why;
    if (!session->recording) return true;
    if (care == CARE_SURE) session_flush(session);
    if (out->failed) return fail(error, tr("the recording did not fit into memory"));
    if (care == CARE_LITTLE && (!file->open || out->size == file->size)) return true;
    if (append_add(file, out, care, &why)) return true;
    if (care == CARE_SURE) return file_write(storage->record, out->bytes, out->size, care, error);
    return fail(error, tr("The recording stops: %s"), why.text);
}
