// What exploring looks for.
#include "sim/state/quota.h"
#include "sim/travel/survey.h"

static void want(Survey *survey, Vec cell, Goal goal) {
    if (grid_get(&survey->tried, cell, TRIED_GOAL) != TRIED_GOAL)
        grid_set(&survey->goals, cell, (uint8_t)goal);
}

bool survey_is_frontier(const World *world, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (grid_get(&world->known.explored, vec_add(cell, DIRS[dir]), KNOWN_WELL) != KNOWN_WELL) return true;
    }
    return false;
}

static void want_frontier(Survey *survey, const World *world) {
    for (int i = 0; i < survey->bars.w * survey->bars.h; i++) {
        Vec cell = {i % survey->bars.w, i / survey->bars.w};
        TravelBar bar = (TravelBar)survey->bars.cells[i];
        bool stands = bar != BAR_UNKNOWN && BARS[bar].cost > 0 && !vec_eq(cell, world->cache.hero_cell);
        if (stands && survey_is_frontier(world, cell)) want(survey, cell, GOAL_SEE);
    }
}

static void want_things(Survey *survey, const World *world) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count; i++) {
        const KnownItem *item = &things->items[i];
        const Item *lies = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        if (item->there && lies->burns <= 0 && !item_offered(lies) &&
            survey_surplus_at(world, cell) == ITEM_COUNT && sightings_wants(world, item->kind))
            want(survey, cell, GOAL_TAKE);
    }
}

// Chests that shoot no dart as far as he knows, while treasures are wanted. A mimic is one of them.
static void want_chests(Survey *survey, const World *world) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->chest_count && !survey_quota_met(world); i++) {
        const KnownChest *chest = &things->chests[i];
        const Fixture *fixture = &chest->fixture;
        bool shoots = fixture->trapped && chest->state.found && !chest->state.sprung;
        bool locked = fixture->lock != 0 && world->hero.keys[fixture->lock - 1] == 0;
        if (chest->state.phase != PHASE_REST || shoots || locked) continue;
        want(survey, fixture->cell, GOAL_OPEN);
        survey_bar(survey, fixture->cell, BAR_CHEST);
    }
}

static void want_plates(Survey *survey, const World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const WorldFixture *state = &world->floor.fixtures[i];
        bool plate = world->level.fixtures[i].kind == FIXTURE_PLATE;
        if (plate && state->found && state->phase == PHASE_REST)
            want(survey, world->level.fixtures[i].cell, GOAL_TAKE);
    }
}

void survey_goal_all(Survey *survey, const World *world) {
    want_frontier(survey, world);
    want_things(survey, world);
    want_chests(survey, world);
    want_plates(survey, world);
}
