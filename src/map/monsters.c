#include "map/monsters.h"

#include "base/text.h"
#include "map/balance_hero.h"

const ActorInfo ACTORS[ACTOR_KIND_COUNT] = {
#define ACTOR(kind, ...) [ACTOR_##kind] = {__VA_ARGS__},
#define BLOW(...)        .blow = {__VA_ARGS__}
#include "map/list_actors.h"
#undef BLOW
#undef ACTOR
};

_Static_assert(0
#define ACTOR(...) +1
#include "map/list_actors.h"
#undef ACTOR
                   == ACTOR_KIND_COUNT,
               "each actor has one row");

const char *monster_line(int kind, int stage) {
    bool known = (unsigned)kind < ACTOR_KIND_COUNT && (unsigned)stage <= ELITE_STAGES;
    return known ? ACTORS[kind].says[stage] : NULL;
}
