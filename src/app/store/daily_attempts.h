#pragma once
// Of each daily descent only the first attempt is ranked: which was begun is in the ledger.

#include "base/check.h"
#include "base/fail.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Whether that of a date was begun before. False with one line in `error`: that cannot be told.
MUST_CHECK bool daily_attempt_made(int date, bool *made, Error *error);

// That of a date begins now, or when it is said that it was begun: `*first` when none was before it. False
// with one line in `error`: it cannot be noted.
MUST_CHECK bool daily_attempt_begin(int date, uint64_t begun, bool *first, Error *error);
