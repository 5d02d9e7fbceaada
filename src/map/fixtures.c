#include "map/fixtures.h"

const FixtureInfo FIXTURES[FIXTURE_COUNT] = {
#define FIXTURE(kind, rules, works, looks) [FIXTURE_##kind] = {rules},
#define RULES(...)                         __VA_ARGS__
#include "map/list_fixtures.h"
#undef RULES
#undef FIXTURE
};
