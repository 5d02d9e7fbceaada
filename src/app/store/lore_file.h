#pragma once
// The things met in all runs, in the text file `known` in the folder of saved data: a line such as "met
// monster rat" for each. Unknown lines, such as those of a later version, are kept; broken lines are
// ignored.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/memory/lore.h"

// Adds the things in the file to `lore`. The file may be missing. Returns false with one line in `error` when
// it cannot be read.
MUST_CHECK bool lore_load(Lore *lore, Error *error);
// Adds the known things to the file, and adds to `lore` those that another game has written to the file.
// Returns false with one line in `error`. A file that cannot be read is not overwritten.
MUST_CHECK bool lore_merge(Lore *lore, Care care, Error *error);
