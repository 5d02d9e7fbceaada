#include "map/monsters.h"

#include "map/balance.h"

const ActorInfo ACTORS[ACTOR_KIND_COUNT] = {
#define ACTOR(kind, ...) [ACTOR_##kind] = {__VA_ARGS__},
#include "map/list_actors.h"
#undef ACTOR
};
