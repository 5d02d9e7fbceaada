#pragma once
// Locked doors on rings: who has the key goes the short way, who has not, the long one. Nothing depends on
// them.

#include "gen/tools/context.h"

// A stage of the descent's depths.
void rings_lock(GenContext *gen);
