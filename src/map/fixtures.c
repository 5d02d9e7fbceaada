#include "map/level.h"

#include "base/text.h"

const FixtureInfo FIXTURES[FIXTURE_COUNT] = {
#define FIXTURE(kind, rules, works, looks) [FIXTURE_##kind] = {rules},
#define RULES(...)                         __VA_ARGS__
#include "map/list_fixtures.h"
#undef RULES
#undef FIXTURE
};

_Static_assert(0
#define FIXTURE(...) +1
#include "map/list_fixtures.h"
#undef FIXTURE
                   == FIXTURE_COUNT,
               "each fixture has one row");
