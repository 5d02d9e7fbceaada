// A tick: the phases below, in this order. A fact (sim/state/facts.h) that one room leaves is handled by a
// later room in a later phase. So none is left when the tick ends.
#include "sim/state/world.h"

#include "base/check.h"
#include "sim/classic.h"
#include "sim/hazards/blast.h"
#include "sim/hazards/doors.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/phases.h"
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/hero/confirm.h"
#include "sim/hero/delivery.h"
#include "sim/hero/errand.h"
#include "sim/hero/gear.h"
#include "sim/hero/item_use.h"
#include "sim/hero/loot.h"
#include "sim/hero/throw.h"
#include "sim/hero/verbs.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/species.h"
#include "sim/space/body.h"
#include "sim/space/cells.h"
#include "sim/space/flames.h"
#include "sim/space/known_things.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/toll/toll.h"

static void begin_tick(World *world) {
    world->cache.plans = PLANS_MAX;
    world->events.count = 0;
    world->exit = EXIT_NONE;
    for (int i = 0; i < world->actor_count; i++) world->actors[i].prev = world->actors[i].pos;
    for (int i = 0; i < MISSILES_MAX; i++) world->floor.missiles[i].prev = world->floor.missiles[i].pos;
}

static void cool_down(World *world) {
    if (world->truce > 0) world->truce--;
    for (int i = 0; i < world->actor_count; i++) {
        if (world->actors[i].invulnerable > 0) world->actors[i].invulnerable--;
    }
}

// Lets a hero who stands in an opening of the border leave the level.
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

static void settle(World *world) {
    if (world_is_turn_based(world)) bodies_snap_to_cells(world);
}

static void count(World *world) {
    world->hero.score.total = delivery_game_score(world);
}

typedef struct Phase {
    const char *name;
    void (*run)(World *world);
    const char *why; // why it stands at this place
} Phase;

static const Phase PHASES[] = {
    {"safety", cool_down,
     "before anybody strikes: an actor that is no longer invulnerable can be hit in this tick"},
    {"doors", doors_tick, "before anybody walks: a door that opens now lets through now"},
    {"hero", hero_tick, "the hero acts before monsters, which answer to what he did"},
    {"his blows", wounds_resolve, "before monsters think: the dead do not, the hurt turn on him"},
    {"side exits", leave_by_side, "after he has walked"},
    {"sight", terrain_update_view, "before monsters think: they go by his view and by the ways to his cell"},
    {"steps", noise_emit_hero_step, "after he has walked, before monsters move away from what they hear"},
    {"monsters", ai_tick, "after his view and his noise are known"},
    {"bumps", bumps_resolve, "after all have walked: bodies have noted what they pushed against"},
    {"slides", bodies_slide_turns,
     "after all have walked: an actor that walks on does not slide; traps wait for one that slides"},
    {"traps", traps_tick, "after all have moved: a trap goes by the cell of a body's centre"},
    {"missiles", missiles_tick,
     "after traps, whose darts fly in their first tick, and against bodies where they stand now"},
    {"landings", item_resolve_landed, "after missiles, before floor and fire look at what lies there"},
    {"floor", ground_effects_tick,
     "after all have moved: water and embers act on the actors that stand in them"},
    {"props", props_tick, "after bumps: a crate that was pushed in this tick slides in this tick"},
    {"spills", spills_tick, "before fire, which burns what is left of them"},
    {"fire", fire_tick, "after all that lights it or puts it out"},
    {"gear", gear_tick, "after all that powers change in this tick"},
    {"questions", confirm_tick, "after the hero: he has had this tick to answer"},
    {"torch", hand_torch_tick, "after the hero: he has carried it for this tick"},
    {"fuses", item_effects_tick, "after fire, which may have lit them"},
    {"blasts", blasts_resolve, "after props and fuses: a blast acts on props and fires as they are now"},
    {"wounds", wounds_resolve, "after all that hurts: deaths and reactions to hazards"},
    {"bones", skeletons_rise, "after wounds, which lay the bones of the dead"},
    {"reactions", reactions_resolve,
     "after wounds: the dead do not hear; after all noises, lures and frost of this tick"},
    {"candles", flames_tick, "after all that sets candles down or puts them out"},
    {"collecting", collect, "after drops of this tick, before a toll gives goods new places"},
    {"errand", errand_ask_when_near, "after sight: the old woman speaks to a hero who sees her"},
    {"thralls", wounds_resolve,
     "after collecting: when the hero takes the crown, the monsters that served it die"},
    {"toll", toll_tick, "last to change the level: no phase after it looks at what it rebuilt"},
    {"things known", known_learn_seen, "after all that moves, takes, deals out or opens them"},
    {"cells", settle, "turn by turn, after all that moves bodies: each stands on a cell of its own"},
    {"score", count, "after all that counts"},
};

static bool facts_are_resolved(const Facts *facts) {
    return facts->bump_count == 0 && facts->blast_count == 0 && facts->wound_count == 0 &&
           facts->noise_count == 0 && facts->lure_count == 0 && facts->frost_count == 0 &&
           facts->flare_count == 0 && facts->landing_count == 0;
}

bool world_is_idle(const World *world, Input input) {
    bool waits =
        world->classic ? classic_is_idle(world) && world->outcome == OUTCOME_NONE : world_is_waiting(world);
    return waits && world->actors[HERO].act == ACT_NONE && input_idle(input) &&
           input_idle(world->hero.last_input) && world->intent.pressed_ticks == 0;
}

void world_tick(World *world, Input input) {
    begin_tick(world);
    if (world->classic) {
        classic_tick(world, input);
        return;
    }
    hero_handle_input(world, input);
    if (world_is_waiting(world) && !hero_turn_passes(world)) return;
    world->tick++;
    if (world->hitstop > 0) { // play is frozen
        world->hitstop--;
        return;
    }
    for (size_t i = 0; i < sizeof PHASES / sizeof *PHASES; i++) PHASES[i].run(world);
    CHECK(facts_are_resolved(&world->facts));
}
