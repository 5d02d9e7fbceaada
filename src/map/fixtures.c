#include "map/fixtures.h"

const FixtureInfo FIXTURES[FIXTURE_COUNT] = {
    [FIXTURE_CHEST] = {.name = "chest", .glyph = '='},
    [FIXTURE_SPIKES] = {.name = "spikes", .glyph = '^', .trap = true},
    [FIXTURE_DARTS] = {.name = "darts", .glyph = '^', .trap = true},
    [FIXTURE_PIT] = {.name = "pit", .glyph = '^', .trap = true},
    [FIXTURE_PLATE] = {.name = "plate", .glyph = '^'},
};
