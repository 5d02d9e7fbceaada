// The daily descent among the saved games.
#include "app/play/storage.h"

#include "app/store/ledger.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>

// True if the save is a ranked attempt at the daily descent of that date.
static bool is_ranked(const Save *save, int date) {
    return save->usable && !save->taken && daily_date_of_game(&save->options, save->begun) == date;
}

Daily storage_look_at_daily(const Storage *storage, int date) {
    Daily daily = {.date = date};
    bool made;
    // Older versions saved it among the descents, so all slots are searched.
    for (int i = 0; i < SAVE_SLOTS * SAVE_PLACES; i++) {
        Save save;
        daily.slot = (SaveSlot)(i / SAVE_PLACES);
        daily.place = (SavePlace)(i % SAVE_PLACES);
        save_read_info(&storage->saves, daily.slot, daily.place, &save);
        if (!is_ranked(&save, date)) continue;
        daily.state = DAILY_SAVED;
        return daily;
    }
    if (daily_attempt_made(date, &made, &daily.why) && made) daily.state = DAILY_AGAIN;
    return daily;
}

void storage_tell_daily(const Daily *daily, char *text, size_t size) {
    static const char *const STATES[] = {
        [DAILY_FIRST] = N_("%s, the same for everybody. Your first attempt is ranked."),
        [DAILY_SAVED] = N_("%s. Continues your ranked attempt."),
        [DAILY_AGAIN] = N_("%s. You already played it: another attempt is not ranked."),
    };
    char date[DAILY_DATE_BYTES];
    (void)snprintf(text, size, tr(STATES[daily->state]), daily_date_text(daily->date, date));
}

const char *storage_note_daily(Storage *storage, Session *session) {
    Error error;
    bool first = true;
    int date = daily_date_of_game(&session->options, session->game_recorder.begun);
    if (date == 0) return NULL;
    bool noted = daily_attempt_begin(date, session->game_recorder.begun, &first, &error);
    if (!first) session_mark_unranked(session);
    if (!first) return tr("Not ranked: you already attempted this daily");
    if (noted) return tr("This is your ranked attempt at the daily descent");
    (void)fail(&storage->unkept, tr("The attempt at the daily cannot be saved: %s"), error.text);
    storage->untold = true;
    return NULL;
}
