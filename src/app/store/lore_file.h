#pragma once
// What was met in all runs, as text in the file `known` of what is kept: a line "met monster rat" for each
// thing that is known. Lines that are not ours, such as those of a later version, are kept; what is broken is
// nothing known.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/memory/lore.h"

// Adds what the file tells; none is fine. False with one line in `error` when it cannot be read.
MUST_CHECK bool lore_load(Lore *lore, Error *error);
// Adds what it knows to the file, and to it what the file knows by now from another game. False with one line
// in `error`; a file that cannot be read is not written over.
MUST_CHECK bool lore_save(Lore *lore, Care care, Error *error);
