// What stands in the hero's way. He walks over cells that he has seen and that no toll may have changed;
// around what hurts, around sleepers that would hear or see him, around eyes that lie in wait, and out of an
// elite's sight; not through what has to be broken.
#include "sim/hazards/doors.h"
#include "sim/monsters/ai.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/space/noise.h"
#include "sim/space/sight.h"
#include "sim/state/gear_effects.h"
#include "sim/state/quota.h"
#include "sim/travel/survey.h"

enum { BLAST_CELLS = 1 }; // the reach of a blast

static bool sees(const World *world, Vec cell) {
    return fov_has(&world->cache.view, cell);
}

static bool is_harmful_ground(const World *world, Vec cell) {
    return world_known_tile(world, cell) == TILE_EMBER || world_known_decor(world, cell) == DECOR_WEB;
}

static bool is_found_trap(const World *world, int fixture) {
    return FIXTURES[world->level.fixtures[fixture].kind].trap && world->floor.fixtures[fixture].found;
}

bool survey_is_harmful(const World *world, Vec cell) {
    const Fixture *fixture = fixture_at(&world->level, cell);
    if (fixture != NULL && is_found_trap(world, (int)(fixture - world->level.fixtures))) return true;
    return (sees(world, cell) && fire_on(world, cell)) || is_harmful_ground(world, cell);
}

void survey_bar(Survey *survey, Vec cell, TravelBar why) {
    bool passed = (survey->passes >> why & 1u) != 0;
    if (!passed && grid_get(&survey->bars, cell, BAR_WALL) == BAR_NONE)
        grid_set(&survey->bars, cell, (uint8_t)why);
}

static void bar_around(Survey *survey, Vec cell, int radius, TravelBar why) {
    for (int y = -radius; y <= radius; y++) {
        for (int x = -radius; x <= radius; x++) survey_bar(survey, vec_add(cell, (Vec){x, y}), why);
    }
}

// ---- tiles

// The tile as it can be walked: a lock that he has just opened is a door.
static Tile tile_at(const World *world, Vec cell) {
    Tile tile = (Tile)grid_at(&world->known.tiles, cell);
    bool turned = TILES[tile].lock != 0 && sees(world, cell) && doors_is_moving(world, cell);
    return turned ? TILE_DOOR : tile;
}

static TravelBar bar_of_tile(const World *world, Vec cell) {
    const Grid *tiles = &world->level.tiles;
    bool border = cell.x == 0 || cell.y == 0 || cell.x == tiles->w - 1 || cell.y == tiles->h - 1;
    Tile tile = tile_at(world, cell);
    int lock = TILES[tile].lock;
    if (world_known(world, cell) != KNOWN_WELL) return border ? BAR_WALL : BAR_UNKNOWN;
    if (!TILES[tile].way && lock == 0 && !TILES[tile].prop) return BAR_WALL;
    if (border) return BAR_EXIT;
    if (lock != 0) return world->hero.keys[lock - 1] > 0 ? BAR_LOCK : BAR_LOCKED;
    return TILES[tile].prop ? BAR_PROP : is_harmful_ground(world, cell) ? BAR_HARM : BAR_NONE;
}

// Copies the tiles as he knows them. What has to be opened or moved is entered straight, like a door.
static void lay_tiles(Survey *survey, const World *world) {
    Grid *tiles = &survey->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        TravelBar why = bar_of_tile(world, cell);
        survey->bars.cells[i] = BAR_NONE;
        if (why != BAR_NONE) survey_bar(survey, cell, why);
        tiles->cells[i] = (uint8_t)(why == BAR_UNKNOWN ? TILE_WALL : tile_at(world, cell));
    }
}

// ---- harm

// Bars a trap. On ice also the cells from which he might slide onto it.
static void bar_trap(Survey *survey, const World *world, Vec cell) {
    survey_bar(survey, cell, BAR_HARM);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec beside = vec_add(cell, DIRS[dir]);
        bool ice = grid_get(&world->known.tiles, beside, TILE_VOID) == TILE_ICE;
        if (ice && !vec_eq(beside, world->cache.hero_cell)) survey_bar(survey, beside, BAR_HARM);
    }
}

static void bar_harm(Survey *survey, const World *world) {
    const Floor *floor = &world->floor;
    for (int i = 0; i < world->level.fixture_count; i++) {
        if (is_found_trap(world, i)) bar_trap(survey, world, world->level.fixtures[i].cell);
    }
    for (int i = 0; i < floor->fire_count; i++) {
        if (sees(world, floor->fires[i].cell)) survey_bar(survey, floor->fires[i].cell, BAR_HARM);
    }
    for (int i = 0; i < floor->spill_count; i++) {
        const Spill *spill = &floor->spills[i];
        if (spill->kind == SPILL_HONEY && sees(world, spill->cell)) survey_bar(survey, spill->cell, BAR_HARM);
    }
    for (int i = 0; i < floor->item_count; i++) {
        const Item *item = &floor->items[i];
        bool fuse = !item->taken && item->kind == ITEM_BOMB && item->burns > 0;
        if (fuse && sees(world, cell_of(item->pos)))
            bar_around(survey, cell_of(item->pos), BLAST_CELLS, BAR_HARM);
    }
    for (int i = 0; i < floor->prop_count; i++) {
        const Prop *prop = &floor->props[i];
        bool hisses = prop->hp == 0;
        if (hisses && sees(world, prop->cell)) bar_around(survey, prop->cell, BLAST_CELLS, BAR_HARM);
    }
}

// ---- things that the player has to choose

bool survey_quota_met(const World *world) {
    const TollClock *clock = &world->clock;
    return world_descends(world) && !clock->crown && world->collected >= clock->quota;
}

static bool is_surplus(const World *world, int item) {
    const KnownItem *known = &world->known.things.items[item];
    return known->there && quota_is_uncollected(&world->floor.items[item]);
}

ItemKind survey_surplus_at(const World *world, Vec cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; survey_quota_met(world) && i < things->item_count; i++) {
        if (is_surplus(world, i) && vec_eq(cell_of(things->items[i].pos), cell)) return things->items[i].kind;
    }
    return ITEM_COUNT;
}

bool survey_has_surplus(const World *world) {
    const KnownThings *things = &world->known.things;
    bool left = false;
    for (int i = 0; i < things->item_count; i++) left |= is_surplus(world, i);
    for (int i = 0; i < things->chest_count; i++) left |= things->chests[i].state.phase == PHASE_REST;
    return left && survey_quota_met(world);
}

// Bars treasures beyond the quota, treasures that lie in the light, and the hand bell, which rings when it
// is taken.
static void bar_items(Survey *survey, const World *world) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(things->items[i].pos);
        bool doubles = world->clock.on && !item->hallowed && quota_is_uncollected(item) &&
                       flames_is_flame_lit(world, cell);
        bool bell = things->items[i].kind == ITEM_BELL;
        if (!things->items[i].there || vec_eq(cell, world->cache.hero_cell)) continue;
        if (survey_surplus_at(world, cell) != ITEM_COUNT) survey_bar(survey, cell, BAR_TREASURE);
        if (bell || doubles) survey_bar(survey, cell, BAR_ITEM);
    }
}

// ---- monsters

static bool exposed_at(const World *world, Vec cell) {
    bool carries = !world->hero.lantern_shut || world->hero.bag.hand == ITEM_BRAND;
    return world->hero.night == 0 && (carries || flames_is_flame_lit(world, cell));
}

// How loud he will be in a cell: a shut door and a chest are louder than his steps.
static int noise_at(const World *world, Vec cell) {
    const Fixture *fixture = fixture_at(&world->level, cell);
    if (fixture != NULL && fixture->kind == FIXTURE_CHEST) return NOISE_CHEST;
    if (grid_at(&world->known.tiles, cell) == TILE_DOOR) return NOISE_DOOR;
    return noise_hero_step_reach(world, cell);
}

static bool opaque(const World *world, Vec cell) {
    return world_known(world, cell) == KNOWN_WELL && TILES[grid_at(&world->known.tiles, cell)].opaque;
}

// True if nothing known stands between two cells that are at most two apart.
static bool line_open(const World *world, Vec from, Vec to) {
    Vec way = vec_sub(to, from), half = {way.x / 2, way.y / 2};
    return !opaque(world, vec_add(from, half)) || !opaque(world, vec_sub(to, half));
}

// True if walking there would wake a sleeper: by noise, as it carries over what he knows, or by sight.
static bool wakes(const Survey *survey, const World *world, const Sighting *sleeper, Vec cell) {
    int steps = dist_at(&survey->sound, cell), noise = noise_at(world, cell);
    if (noise > 0 && steps <= noise + noise_ear_steps(sleeper->kind, MIND_ASLEEP)) return true;
    return vec_chebyshev(cell, sleeper->cell) <= ASLEEP_SIGHT && exposed_at(world, cell) &&
           line_open(world, sleeper->cell, cell);
}

static void bar_sleeper(Survey *survey, const World *world, const Sighting *sleeper) {
    enum { REACH = NOISE_WADE + NOISE_EAR_MOST };
    dist_sound(&survey->sound, &survey->level, sleeper->cell, REACH);
    for (int y = -REACH; y <= REACH; y++) {
        for (int x = -REACH; x <= REACH; x++) {
            Vec cell = vec_add(sleeper->cell, (Vec){x, y});
            if (grid_get(&survey->bars, cell, BAR_WALL) == BAR_NONE && wakes(survey, world, sleeper, cell))
                survey_bar(survey, cell, BAR_SLEEPER);
        }
    }
}

static void bar_elite(Survey *survey, const World *world, Vec at) {
    Fov sight;
    fov_compute(&sight, &world->level, at, (Vec){SIGHT_X, SIGHT_Y});
    for (int y = -SIGHT_Y; y <= SIGHT_Y; y++) {
        for (int x = -SIGHT_X; x <= SIGHT_X; x++) {
            Vec cell = vec_add(at, (Vec){x, y});
            if (fov_has(&sight, cell)) survey_bar(survey, cell, BAR_ELITE);
        }
    }
}

// Bars what surrounds a monster as he last saw it. Its cell stays barred for a moment after he lost sight of
// it: otherwise the way would open and close with each step back and forth. A mimic is a chest to him.
static void bar_around_monster(Survey *survey, const World *world, const Sighting *known) {
    bool waits = known->mind == MIND_AMBUSH, poses = ACTORS[known->kind].poses;
    if (known->mind == MIND_ASLEEP) bar_sleeper(survey, world, known);
    if (waits && !poses) bar_around(survey, known->cell, ai_ambush_radius(known->kind), BAR_AMBUSH);
    if (known->ticks < SIGHTING_TICKS && !waits && !sees(world, known->cell))
        survey_bar(survey, known->cell, BAR_BODY);
    if (ACTORS[known->kind].elite) bar_elite(survey, world, known->cell);
}

static void bar_monsters(Survey *survey, const World *world, const Sightings *sightings) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (sightings_sees(world, i)) survey_bar(survey, cell_of(world->actors[i].pos), BAR_BODY);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Sighting *known = &sightings->monsters[i];
        if (known->kind != ACTOR_NONE && grid_has(&survey->bars, known->cell))
            bar_around_monster(survey, world, known);
    }
}

// Gives the buffers the level's size.
static void fit(Survey *survey, Vec size) {
    Grid *grids[] = {&survey->bars, &survey->goals, &survey->tried, &survey->level.tiles};
    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        *grids[i] = (Grid){size.x, size.y, grids[i]->cells};
    survey->way.w = survey->sound.w = size.x;
    survey->way.h = survey->sound.h = size.y;
}

void survey_look(Survey *survey, const World *world, const Sightings *sightings, unsigned passes) {
    Vec hero = cell_of(world->actors[HERO].pos);
    fit(survey, (Vec){world->level.tiles.w, world->level.tiles.h});
    survey->passes = passes;
    survey->ways = world->classic ? FOUR_WAYS : EIGHT_WAYS;
    grid_fill(&survey->goals, GOAL_NONE);
    lay_tiles(survey, world);
    bar_harm(survey, world);
    bar_items(survey, world);
    bar_monsters(survey, world, sightings);
    grid_set(&survey->bars, hero, BAR_NONE);
    if (level_solid(&survey->level, hero)) grid_set(&survey->level.tiles, hero, TILE_FLOOR);
}
