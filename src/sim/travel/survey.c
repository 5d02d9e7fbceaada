#include "sim/travel/journey.h"

#include "sim/hazards/doors.h"
#include "sim/monsters/ai.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/space/noise.h"
#include "sim/space/sight.h"
#include "sim/state/gear_effects.h"

enum { BLAST_CELLS = 1 }; // the reach of a blast

bool survey_init(Survey *survey) {
    *survey = (Survey){0};
    return grid_init(&survey->level.tiles, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           grid_init(&survey->bars, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&survey->from_hero, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&survey->to_goal, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&survey->sound, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX);
}

void survey_free(Survey *survey) {
    grid_free(&survey->level.tiles);
    grid_free(&survey->bars);
    dist_free(&survey->from_hero);
    dist_free(&survey->to_goal);
    dist_free(&survey->sound);
}

// Gives the buffers the level's size.
static void fit(Survey *survey, const Grid *tiles) {
    survey->level.tiles.w = survey->bars.w = tiles->w;
    survey->level.tiles.h = survey->bars.h = tiles->h;
    survey->from_hero.w = survey->to_goal.w = survey->sound.w = tiles->w;
    survey->from_hero.h = survey->to_goal.h = survey->sound.h = tiles->h;
}

static Known known(const World *world, Vec cell) {
    return (Known)grid_get(&world->known.explored, cell, KNOWN_WELL);
}

bool survey_is_frontier(const World *world, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (known(world, vec_add(cell, DIRS[dir])) != KNOWN_WELL) return true;
    }
    return false;
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
    bool burns = fov_has(&world->cache.view, cell) && fire_on(world, cell);
    return burns || is_harmful_ground(world, cell);
}

// ---- what bars a cell

static bool sees(const World *world, Vec cell) {
    return fov_has(&world->cache.view, cell);
}

// The tile as it can be walked: a lock that he has just opened is a door.
static Tile tile_at(const World *world, Vec cell) {
    Tile tile = (Tile)grid_at(&world->known.tiles, cell);
    bool turned = TILES[tile].lock != 0 && sees(world, cell) && doors_is_moving(world, cell);
    return turned ? TILE_DOOR : tile;
}

static TravelBar bar_of(const World *world, Vec cell) {
    if (known(world, cell) != KNOWN_WELL) return BAR_UNKNOWN;
    Tile tile = tile_at(world, cell);
    if (TILES[tile].lock != 0) return BAR_LOCK;
    if (TILES[tile].prop) return BAR_PROP;
    if (!TILES[tile].way) return BAR_WALL;
    const Grid *tiles = &world->level.tiles;
    bool border = cell.x == 0 || cell.y == 0 || cell.x == tiles->w - 1 || cell.y == tiles->h - 1;
    if (border) return BAR_EXIT;
    return is_harmful_ground(world, cell) ? BAR_HARM : BAR_NONE;
}

static void bar(Survey *survey, Vec cell, TravelBar why) {
    if (grid_get(&survey->bars, cell, BAR_WALL) == BAR_NONE) grid_set(&survey->bars, cell, (uint8_t)why);
}

static void bar_around(Survey *survey, Vec cell, TravelBar why) {
    for (int y = -BLAST_CELLS; y <= BLAST_CELLS; y++) {
        for (int x = -BLAST_CELLS; x <= BLAST_CELLS; x++) bar(survey, vec_add(cell, (Vec){x, y}), why);
    }
}

// Bars a trap. On ice also the cells from which he might slide onto it.
static void bar_trap(Survey *survey, const World *world, Vec cell) {
    bar(survey, cell, BAR_HARM);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec beside = vec_add(cell, DIRS[dir]);
        bool ice = grid_get(&world->known.tiles, beside, TILE_VOID) == TILE_ICE;
        if (ice && !vec_eq(beside, world->cache.hero_cell)) bar(survey, beside, BAR_HARM);
    }
}

static void bar_harm(Survey *survey, const World *world) {
    const Floor *floor = &world->floor;
    for (int i = 0; i < world->level.fixture_count; i++) {
        if (is_found_trap(world, i)) bar_trap(survey, world, world->level.fixtures[i].cell);
    }
    for (int i = 0; i < floor->fire_count; i++) {
        if (sees(world, floor->fires[i].cell)) bar(survey, floor->fires[i].cell, BAR_HARM);
    }
    for (int i = 0; i < floor->spill_count; i++) {
        const Spill *spill = &floor->spills[i];
        if (spill->kind == SPILL_HONEY && sees(world, spill->cell)) bar(survey, spill->cell, BAR_HARM);
    }
    for (int i = 0; i < floor->item_count; i++) { // lit bombs
        const Item *item = &floor->items[i];
        bool fuse = !item->taken && item->kind == ITEM_BOMB && item->burns > 0;
        if (fuse && sees(world, cell_of(item->pos))) bar_around(survey, cell_of(item->pos), BAR_HARM);
    }
    for (int i = 0; i < floor->prop_count; i++) { // hissing barrels
        const Prop *prop = &floor->props[i];
        if (prop->hp == 0 && sees(world, prop->cell)) bar_around(survey, prop->cell, BAR_HARM);
    }
}

// Bars treasures beyond the quota, which he would take by walking there.
static void bar_surplus(Survey *survey, const World *world) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count && surplus_is_depth_quota_met(world); i++) {
        Vec cell = cell_of(things->items[i].pos);
        bool here = vec_eq(cell, world->cache.hero_cell);
        if (!here && surplus_kind_at_or_none(world, cell) != ITEM_COUNT) bar(survey, cell, BAR_TREASURE);
    }
}

// ---- sleepers

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
    return known(world, cell) == KNOWN_WELL && TILES[grid_at(&world->known.tiles, cell)].opaque;
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
    enum { FAR = NOISE_WADE + NOISE_EAR_MOST };
    Vec at = sleeper->cell;
    dist_sound(&survey->sound, &survey->level, at, FAR);
    for (int y = at.y - FAR; y <= at.y + FAR; y++) {
        for (int x = at.x - FAR; x <= at.x + FAR; x++) {
            Vec cell = {x, y};
            if (grid_get(&survey->bars, cell, BAR_WALL) != BAR_NONE) continue;
            if (wakes(survey, world, sleeper, cell)) bar(survey, cell, BAR_SLEEPER);
        }
    }
}

// Bars the cells around a monster that lies in wait. A mimic is a chest to him.
static void bar_ambush(Survey *survey, const Sighting *lurker) {
    int radius = ai_ambush_radius(lurker->kind);
    Vec at = lurker->cell;
    if (ACTORS[lurker->kind].poses) return;
    for (int y = at.y - radius; y <= at.y + radius; y++) {
        for (int x = at.x - radius; x <= at.x + radius; x++) {
            if (grid_get(&survey->bars, (Vec){x, y}, BAR_WALL) == BAR_NONE)
                bar(survey, (Vec){x, y}, BAR_AMBUSH);
        }
    }
}

// True if a monster that he lost sight of a moment ago bars its cell: otherwise the way would open and close
// with each step back and forth. One that lies in wait bars its surroundings anyway, or looks like a chest.
static bool stands_there(const World *world, const Sighting *monster) {
    bool fresh = monster->ticks < SIGHTING_TICKS && monster->mind != MIND_AMBUSH;
    return fresh && !fov_has(&world->cache.view, monster->cell);
}

static void bar_bodies(Survey *survey, const World *world, const Sightings *sightings) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (sightings_is_actor_seen(world, i)) bar(survey, cell_of(world->actors[i].pos), BAR_BODY);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Sighting *known_one = &sightings->monsters[i];
        if (known_one->kind == ACTOR_NONE || !grid_has(&survey->bars, known_one->cell)) continue;
        if (known_one->mind == MIND_ASLEEP) bar_sleeper(survey, world, known_one);
        if (known_one->mind == MIND_AMBUSH) bar_ambush(survey, known_one);
        if (stands_there(world, known_one)) bar(survey, known_one->cell, BAR_BODY);
    }
}

// ---- the ways

// Copies the tiles as he knows them. Unknown cells count as walls.
static void lay_tiles(Survey *survey, const World *world) {
    Grid *tiles = &survey->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        TravelBar why = bar_of(world, cell);
        survey->bars.cells[i] = (uint8_t)why;
        tiles->cells[i] = (uint8_t)(why == BAR_UNKNOWN ? TILE_WALL : tile_at(world, cell));
    }
}

// Adds what bars him as solid, so that no corner of it is cut. What he has to open or move is entered
// straight, like a door.
static void lay_bars(Survey *survey, unsigned passes) {
    Grid *tiles = &survey->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        TravelBar why = (TravelBar)survey->bars.cells[i];
        bool passed = why == BAR_NONE || (passes >> why & 1u) != 0;
        bool straight = why == BAR_PROP || why == BAR_LOCK;
        if (!passed) tiles->cells[i] = TILE_WALL;
        if (passed && straight) tiles->cells[i] = TILE_DOOR;
    }
}

void survey_update(Survey *survey, const World *world, const Sightings *sightings, unsigned passes) {
    Vec hero = cell_of(world->actors[HERO].pos);
    fit(survey, &world->level.tiles);
    lay_tiles(survey, world);
    bar_harm(survey, world);
    bar_surplus(survey, world);
    bar_bodies(survey, world, sightings);
    lay_bars(survey, passes);
    if (level_solid(&survey->level, hero)) grid_set(&survey->level.tiles, hero, TILE_FLOOR);
    survey->ways = world->classic ? FOUR_WAYS : EIGHT_WAYS;
    dist_from(&survey->from_hero, &survey->level, hero, survey->ways, DIST_NONE);
}

void survey_set_goal(Survey *survey, Vec goal) {
    dist_from(&survey->to_goal, &survey->level, goal, survey->ways, DIST_NONE);
}

Vec survey_next_cell_or_stay(const Survey *survey, Vec from) {
    Vec next = from;
    int passes = survey->ways == EIGHT_WAYS ? 2 : 1;
    for (int pass = 0; pass < passes; pass++) { // straight neighbours first
        for (int dir = pass; dir < DIR_COUNT; dir += 2) {
            Vec to = vec_add(from, DIRS[dir]);
            bool nearer = dist_at(&survey->to_goal, to) < dist_at(&survey->to_goal, next);
            if (nearer && dist_can_step(&survey->level, from, dir)) next = to;
        }
    }
    return next;
}
