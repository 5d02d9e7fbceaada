#pragma once

#include "gen/tools/context.h"

// Closets in solid stone, behind a wall that a plate opens or a blast breaks. Nothing in them is ever
// needed.

// A stage: none or one.
void secrets_dig(GenContext *gen);
