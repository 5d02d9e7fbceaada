#pragma once
// Closets in solid stone, behind a wall that a plate opens or that a blast breaks. Nothing in them is ever
// needed.

#include "gen/tools/context.h"

// A stage: none or one.
void secrets_dig(GenContext *gen);
