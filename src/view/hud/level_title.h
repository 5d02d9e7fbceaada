#pragma once
// What a level is called: after its generator; the descent going up is the tower.

#include "base/text.h"
#include "map/level.h"

#include <string.h>

static inline const char *level_title(const Level *level) {
    return level->tower && strcmp(level->generator, "descent") == 0 ? N_("tower") : level->generator;
}
