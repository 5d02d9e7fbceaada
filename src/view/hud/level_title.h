#pragma once
// The name of a level in English: by its generator. The descent that goes up is called the tower.

#include "base/text.h"
#include "map/level.h"

#include <string.h>

static inline const char *level_english_title(const Level *level) {
    return level->tower && strcmp(level->generator, "descent") == 0 ? N_("tower") : level->generator;
}
