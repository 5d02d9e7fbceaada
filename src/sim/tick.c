// A tick: the phases below, in order. A fact (sim/state/facts.h) that a lower room leaves is settled by a
// higher room in a later phase, so that none is left when the tick ends.
#include "sim/state/world.h"

#include "base/check.h"
#include "sim/hazards/blast.h"
#include "sim/hazards/bumps.h"
#include "sim/hazards/doors.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/hazards/traps.h"
#include "sim/hazards/tread.h"
#include "sim/hero/confirm.h"
#include "sim/hero/delivery.h"
#include "sim/hero/gear.h"
#include "sim/hero/item_use.h"
#include "sim/hero/loot.h"
#include "sim/hero/throw.h"
#include "sim/hero/verbs.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/reactions.h"
#include "sim/monsters/species.h"
#include "sim/monsters/wounds.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/toll/toll.h"

static void begin_tick(World *world) {
    world->tick++;
    world->cache.plans = PLANS_MAX;
    world->events.count = 0;
    world->exit = EXIT_NONE;
    for (int i = 0; i < world->actor_count; i++) world->actors[i].prev = world->actors[i].pos;
    for (int i = 0; i < MISSILES_MAX; i++) world->floor.missiles[i].prev = world->floor.missiles[i].pos;
}

static void cool_down(World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        if (world->actors[i].invulnerable > 0) world->actors[i].invulnerable--;
    }
}

// A hero who steps into an opening of the border leaves the level.
static void leave_by_side(World *world) {
    const Grid *tiles = &world->level.tiles;
    Vec cell = cell_of(world->actors[HERO].pos);
    if (cell.y == 0) world->exit = EXIT_NORTH;
    if (cell.y == tiles->h - 1) world->exit = EXIT_SOUTH;
    if (cell.x == 0) world->exit = EXIT_WEST;
    if (cell.x == tiles->w - 1) world->exit = EXIT_EAST;
}

static void collect(World *world) {
    if (world->outcome == OUTCOME_NONE) loot_collect(world);
}

static void count(World *world) {
    world->hero.score.total = delivery_score(world);
}

typedef struct Phase {
    const char *name;
    void (*run)(World *world);
    const char *why; // it stands where it does
} Phase;

static const Phase PHASES[] = {
    {"safety", cool_down, "a blow of this tick may hit whom one a while ago made safe"},
    {"doors", doors_tick, "a door that is open now can be walked through now"},
    {"hero", hero_tick, "he acts before the monsters, which answer to it"},
    {"his blows", wounds_settle, "whom he killed thinks no more, whom he hurt thinks of him"},
    {"side exits", leave_by_side, "he has walked"},
    {"sight", terrain_look, "what he sees from his new cell, and the ways to it, is what monsters go by"},
    {"steps", noise_step, "he is where he is in this tick"},
    {"monsters", ai_tick, "they see where he is"},
    {"bumps", bumps_settle, "all have walked against what they walk against"},
    {"traps", traps_tick, "all have moved"},
    {"missiles", missiles_tick,
     "they meet whom they meet where all stand now; a dart flies in its first tick"},
    {"landings", item_land_all, "what flew has come down: before fire and floor look at what lies there"},
    {"floor", tread_tick, "all stand where they stand"},
    {"props", props_tick, "crates are on their way since the hero leant on them"},
    {"spills", spills_tick, "before fire looks for what is left of them"},
    {"fire", fire_tick, "after all that lights it or puts it out in this tick"},
    {"gear", gear_tick, "powers have worked for the whole tick"},
    {"questions", confirm_tick, "he has had this tick to answer"},
    {"torch", throw_tick, "he has carried it for the whole tick"},
    {"fuses", item_use_tick, "fire may have lit them"},
    {"blasts", blasts_settle, "barrels that blow up find all props and fires as they are now"},
    {"wounds", wounds_settle, "whatever hurt somebody since has done so"},
    {"bones", skeletons_rise, "the dead of this tick have left theirs"},
    {"reactions", reactions_settle, "all that was loud, bright or cold is over; nobody hears after death"},
    {"candles", flames_tick, "all that sets them down or puts them out is over"},
    {"collecting", collect, "what was dropped in this tick can be taken, and before a toll deals it out"},
    {"toll", toll_tick, "it builds anew what no other phase may look at again in this tick"},
    {"score", count, "all that counts has happened"},
};

static bool settled(const Facts *facts) {
    return facts->bump_count == 0 && facts->blast_count == 0 && facts->wound_count == 0 &&
           facts->noise_count == 0 && facts->lure_count == 0 && facts->frost_count == 0 &&
           facts->landing_count == 0 && facts->stray_count == 0;
}

void world_tick(World *world, Input input) {
    begin_tick(world);
    hero_press(world, input);
    if (world->hitstop > 0) { // everything stands still
        world->hitstop--;
        return;
    }
    for (size_t i = 0; i < sizeof PHASES / sizeof *PHASES; i++) PHASES[i].run(world);
    CHECK(settled(&world->facts));
}
