#include "app/play/keep.h"

#include "base/fail.h"
#include "sim/classic.h"

#include <stdio.h>

enum {
    SAVE_AGAIN_TICKS = 60 * TICKS_PER_SECOND, // after a failure
    FEW_ACTS_TICKS = TICKS_PER_SECOND         // five acts, turn by turn
};

void keep_open(Keep *keep) {
    Error error;
    shelf_open(&keep->shelf);
    if (lore_load(&keep->lore, &error)) return;
    (void)snprintf(keep->unkept, sizeof keep->unkept, "What you met before cannot be read: %s", error.text);
    keep->untold = true;
}

void keep_close(Keep *keep) {
    shelf_close(&keep->shelf);
    journal_end(&keep->recording);
}

// ---- the run

// Whoever ends a run sooner than that has only looked at the dungeon. Where time waits, a tick is more.
static int least_ticks(const GenOptions *options) {
    return options->pace == PACE_REAL ? KEEP_FIRST_TICKS : FEW_ACTS_TICKS;
}

static void complain_of_run(Keep *keep, const char *why) {
    (void)snprintf(keep->unkept, sizeof keep->unkept, "The run is not kept to be watched: %s", why);
    keep->untold = true;
}

const char *keep_untold(Keep *keep) {
    const char *untold = keep->untold ? keep->unkept : NULL;
    keep->untold = false;
    return untold;
}

static RunTally tally_of(const Session *session) {
    const RunScore *score = &session->world->hero.score;
    RunTally tally = {.deepest = session_deepest(session),
                      .delivered = score->delivered_goods,
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

// Whether the game in progress is one to keep, as it is now.
static bool is_a_run(const Keep *keep, const Session *session) {
    const World *world = session->world;
    if (!keep->on || !session->playing || session->replaying) return false;
    bool over = world->outcome != OUTCOME_NONE;
    bool counts = daily_of(&session->options, session->own.begun) != 0 && !session->taken && world->tick > 0;
    return over || counts || world->tick >= (uint32_t)least_ticks(&session->options);
}

// False with one line in `error`; true also when there is nothing to keep.
static bool try_run(const Keep *keep, Session *session, Error *error) {
    if (!is_a_run(keep, session)) return true;
    session_flush(session);
    RunTally tally = tally_of(session);
    return runs_keep(&session->own.out, &tally, error);
}

// A save that is a run by now, or was only looked at, may be overwritten.
static void keep_saved(Keep *keep, SaveSlot slot, SavePlace place, Save *save) {
    Error error;
    Buffer bytes = {0};
    if (!save->usable) return;
    save->spare = save->ticks < least_ticks(&save->options) ||
                  (save_read(&keep->shelf, slot, place, &bytes, &error) && runs_keep(&bytes, NULL, &error));
    if (!save->spare) complain_of_run(keep, error.text);
    buffer_free(&bytes);
}

// ---- the save

static void begin(Keep *keep) {
    keep->on = true;
    if (!keep->untold) keep->unkept[0] = '\0';
    keep->unsaved = 0;
    keep->why[0] = '\0';
}

void keep_begin(Keep *keep, const GenOptions *options) {
    SaveSlot slot = save_slot(options);
    begin(keep);
    save_begin(&keep->shelf, slot);
    keep_saved(keep, slot, SAVE_OLD, &keep->shelf.old);
    keep_saved(keep, slot, SAVE_LAST, &keep->shelf.last);
}

bool keep_go_on(Keep *keep, SaveSlot slot, SavePlace place, Error *error) {
    if (!save_go_on(&keep->shelf, slot, place, error)) return false;
    begin(keep);
    return true;
}

bool keep_in_progress(const Keep *keep, const Session *session) {
    return keep->on && session->playing && !session->replaying && session->world->outcome == OUTCOME_NONE;
}

bool keep_save(Keep *keep, Session *session, Care care) {
    if (!keep_in_progress(keep, session) || session->world->tick == 0) return true;
    SaveSlot slot = save_slot(&session->options);
    Error error;
    session_flush(session);
    bool saved = save_write(&keep->shelf, slot, &session->own.out, care, &error);
    keep->unsaved = 0;
    (void)snprintf(keep->why, sizeof keep->why, "%s%s",
                   saved ? "" : "The game is not saved: ", saved ? "" : error.text);
    return saved;
}

// What is due at a moment, after so many of them.
static bool is_due(const Keep *keep, const Session *session, KeepMoment moment) {
    static const int FIRST[KEEP_MOMENTS] =
        {[KEEP_TICK] = KEEP_FIRST_TICKS, [KEEP_WAIT] = KEEP_FIRST_TICKS, [KEEP_ACT] = FEW_ACTS_TICKS},
                     AGAIN[KEEP_MOMENTS] = {[KEEP_WAIT] = TICKS_PER_SECOND};
    bool written = keep->shelf.journal.open, part = session->own.count > 0; // of a second
    int wait = keep->why[0] != '\0' ? SAVE_AGAIN_TICKS : written ? AGAIN[moment] : FIRST[moment];
    if (moment == KEEP_DEPTH) return true;
    return keep->unsaved >= wait && (moment == KEEP_TICK ? !part : part || !written);
}

const char *keep_save_due(Keep *keep, Session *session, KeepMoment moment) {
    bool told = keep->why[0] != '\0';
    if (!keep_in_progress(keep, session)) return NULL;
    keep->unsaved++;
    if (!is_due(keep, session, moment)) return NULL;
    Care care = moment == KEEP_DEPTH ? CARE_SURE : CARE_LITTLE;
    return keep_save(keep, session, care) || told ? NULL : keep->why;
}

void keep_leave(Keep *keep, Session *session) {
    Error error;
    bool run = try_run(keep, session, &error);
    bool has_save = keep->shelf.journal.open || keep->why[0] != '\0';
    bool saved = !has_save || keep_save(keep, session, CARE_LITTLE);
    if (!run) complain_of_run(keep, error.text);
    if (!run && !saved) (void)snprintf(keep->unkept, sizeof keep->unkept, "%s", keep->why);
}

// Where there is no room for the run, the save takes none when it becomes one.
void keep_forget(Keep *keep, Session *session) {
    Error error;
    SaveSlot slot = save_slot(&session->options);
    if (!keep->on) return;
    keep->unkept[0] = '\0';
    if (try_run(keep, session, &error)) {
        save_remove(&keep->shelf, slot);
    } else {
        RunTally tally = tally_of(session);
        if (!save_make_run(&keep->shelf, slot, &session->own.out, &tally, &error))
            complain_of_run(keep, error.text);
    }
    keep->on = false;
}

// ---- what was met

static bool teaches(const Session *session) {
    const GenOptions *options = &session->options;
    bool own = options->map.size > 0 || options->own.size > 0;
    return session->playing && !session->replaying && !session->watching && !session->by_another && !own;
}

const char *keep_learn(Keep *keep, const Session *session) {
    Error error;
    if (!teaches(session) || !lore_tick(&keep->lore, session->world)) return NULL;
    bool kept = lore_save(&keep->lore, CARE_LITTLE, &error), told = keep->lore_unkept;
    keep->lore_unkept = !kept;
    if (kept || told) return NULL;
    (void)snprintf(keep->lore_why, sizeof keep->lore_why, "What you meet is not kept: %s", error.text);
    return keep->lore_why;
}

void keep_tell_standing(const Save *save, char *text, size_t size) {
    const Standing *is = &save->standing;
    if (save->options.classic) {
        (void)snprintf(text, size, "The classic, %d of %d hit points", is->hp / CLASSIC_POINT,
                       is->hp_max / CLASSIC_POINT);
        return;
    }
    bool map = save->options.map.size > 0;
    const char *where = map                      ? "A map made by hand"
                        : !save->options.descent ? GENERATORS[save->options.kind]->title
                        : save->options.tower    ? "The tower"
                                                 : "The descent";
    const char *what = save->options.tower ? "%s, floor %d, %d%s of %d hearts, %d collected"
                                           : "%s, depth %d, %d%s of %d hearts, %d collected";
    (void)snprintf(text, size, what, where, is->depth, is->hp / 2, is->hp % 2 != 0 ? ".5" : "",
                   (is->hp_max + 1) / 2, is->collected);
}

// ---- the file of --record

bool keep_record_to(Keep *keep, Session *session, const char *path, Error *error) {
    session_record(session);
    keep->record = path;
    return journal_begin(&keep->recording, path, &session->recorder.out, CARE_LITTLE, error);
}

bool keep_record(Keep *keep, Session *session, Care care, Error *error) {
    const Buffer *out = &session->recorder.out;
    Journal *file = &keep->recording;
    Error why;
    if (!session->recording) return true;
    if (care == CARE_SURE) session_flush(session);
    if (out->failed) return fail(error, "the recording did not fit into memory");
    if (care == CARE_LITTLE && (!file->open || out->size == file->size)) return true;
    if (journal_add(file, out, care, &why)) return true;
    if (care == CARE_SURE) return file_write(keep->record, out->bytes, out->size, care, error);
    return fail(error, "The recording stops: %s", why.text);
}
