#include "app/store/ledger.h"

#include "app/store/daily.h"
#include "app/store/runs.h"
#include "base/fail.h"
#include "lang/lang.h"

#include <stdio.h>

static bool has(const Ledger *ledger, int date) {
    LedgerEntry entry;
    size_t at = 0;
    while (ledger_next(ledger, &at, &entry)) {
        if (ledger_number(&entry, "daily") == date) return true;
    }
    return false;
}

bool daily_attempt_made(int date, bool *made, Error *error) {
    Ledger ledger;
    bool read = ledger_read(&ledger, error);
    *made = read && has(&ledger, date);
    ledger_free(&ledger);
    return read;
}

static bool note_attempt(int date, uint64_t begun, bool *first, Error *error) {
    char name[RUN_NAME_BYTES], facts[32];
    Ledger ledger;
    bool done = ledger_read(&ledger, error);
    *first = !done || !has(&ledger, date);
    if (done && *first && run_name(begun, (uint64_t)date, name)) {
        (void)snprintf(facts, sizeof facts, "ticks=0 daily=%d", date);
        ledger_put(&ledger, name, facts);
        done = ledger_write(&ledger, error);
    }
    ledger_free(&ledger);
    return done;
}

bool daily_attempt_begin(int date, uint64_t begun, bool *first, Error *error) {
    int taken = ledger_lock();
    *first = true;
    bool done = taken != FOLDER_TAKEN ? note_attempt(date, begun, first, error)
                                      : fail(error, tr("another copy of the game is using the list of runs"));
    ledger_unlock(taken);
    return done;
}
