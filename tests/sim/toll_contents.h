#pragma once
// Judges tolls by rules of its own (toll_checker.h): which monsters and things there are afterwards, and
// where.

#include "map/balance_toll.h"
#include "sim/toll_ways.h"

// ---- bodies

static inline bool checker_in_stone(const World *world, Vec pos) {
    Vec cell = cell_of(pos);
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            int across = abs(2 * pos.x - (2 * x + 1) * 32 * 256),
                along = abs(2 * pos.y - (2 * y + 1) * 32 * 256);
            bool touches = across < (32 + 20) * 256 && along < (32 + 16) * 256;
            if (touches && is_massive(world->level.tiles.cells[number_of(world, (Vec){x, y})])) return true;
        }
    }
    return false;
}

static inline const char *checker_bodies(const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *one = &world->actors[i];
        if (one->kind == ACTOR_NONE) continue;
        if (!ACTORS[one->kind].ghostly && checker_in_stone(world, one->pos)) return "somebody is in a wall";
        for (int j = 0; j < i; j++) {
            const Actor *other = &world->actors[j];
            bool apart =
                abs(one->pos.x - other->pos.x) >= 20 * 256 || abs(one->pos.y - other->pos.y) >= 16 * 256;
            if (other->kind != ACTOR_NONE && !apart) return "somebody is in another";
        }
        int found = 0, k = world->cache.occupants[number_of(world, cell_of(one->pos))];
        for (; k >= 0; k = world->actors[k].next) found += k == i;
        if (found != 1) return "somebody is not where he is looked for";
    }
    return NULL;
}

// True for a thief with a treasure that the hero never had.
static inline bool checker_thief(const World *world, int i) {
    const Actor *thief = &world->actors[i];
    return thief->kind == ACTOR_PILFERER && thief->brain.carries_loot && !thief->brain.booty.counted;
}

// True if the toll left enough dark floor for new things. A small level that is lit everywhere gets none.
static inline bool checker_room(const World *world, const Before *before) {
    enum { ROOM = 16 };
    int dark = 0;
    for (int i = 0; i < cells_of(world); i++)
        dark += before->held[i] == 0 && world->level.tiles.cells[i] == TILE_FLOOR;
    return dark > ROOM;
}

static inline const char *checker_monsters(const World *world, const Before *before) {
    for (int i = 1; i < before->world.actor_count; i++) {
        const Actor *was = &before->world.actors[i], *is = &world->actors[i];
        if (was->kind == ACTOR_NONE) continue;
        if (is->kind != was->kind || is->hp != was->hp) return "a monster is another one";
        bool held = before->held[number_of(world, cell_of(was->pos))] != 0;
        bool same = vec_eq(cell_of(was->pos), cell_of(is->pos));
        bool middle = vec_eq(is->pos, cell_centre(cell_of(is->pos)));
        if (!vec_eq(is->pos, was->pos) && !middle) return "a monster was moved to no cell's middle";
        if (!(held && same)) {
            Mind rest = ACTORS[is->kind].lurks > 0 ? MIND_AMBUSH : MIND_ASLEEP;
            if (is->brain.mind != rest || is->brain.pack != 0) return "a dealt monster does not sleep";
            if (!vec_eq(is->brain.home, cell_of(is->pos))) return "a dealt monster is not at home";
        } else if (is->brain.mind != was->brain.mind) {
            return "a held monster has changed its mind";
        }
        const Vec thoughts[] = {is->brain.home, is->brain.seen, is->brain.route.target, is->brain.route.step};
        for (int k = 0; k < 4 && !ACTORS[is->kind].ghostly; k++) {
            if (!is_walkable(world->level.tiles.cells[number_of(world, thoughts[k])]))
                return "a monster thinks of stone";
        }
    }
    int more = 0;
    for (int i = 1; i < world->actor_count; i++) {
        bool was = i < before->world.actor_count && before->world.actors[i].kind != ACTOR_NONE;
        if (was || world->actors[i].kind == ACTOR_NONE) continue;
        const ActorInfo *info = &ACTORS[world->actors[i].kind];
        more++;
        if (world->actors[i].brain.mind != MIND_SEARCH) return "a hunter does not hunt";
        bool strong = info->cost > world->depth + 1 || info->from > world->depth;
        if (strong && !world->clock.crown) return "a hunter is too strong";
    }
    if (world->clock.hours == before->world.clock.hours && more != before->says.hunters)
        return "not as many hunters as foretold";
    if (world->clock.crown) return more <= 6 ? NULL : "too many guards";
    int surplus = world_descends(world) ? int_max(before->world.collected - world->clock.quota, 0) : 0;
    int stays = world->clock.hours - (world->depth == 1);
    if (world->clock.hours == before->world.clock.hours) stays = 0;
    int due = 4 * surplus + 2 * stays * stays;
    if (world->clock.lost > before->world.clock.lost && world->depth > 1) due += 7;
    if (stays < 0) due = 0; // the first toll of the clock on depth 1
    return more == int_min(due, 16) ? NULL : "a wrong number of hunters";
}

// ---- what is there

static inline int checker_count(const uint8_t *cells, int count, int a, int b) {
    int found = 0;
    for (int i = 0; i < count; i++) found += cells[i] == a || cells[i] == b;
    return found;
}

// True if the toll left a wall where a bracket could hang.
static inline bool checker_front(const World *world, const Before *before) {
    for (int i = 0; i < cells_of(world) - world->level.tiles.w; i++) {
        bool wall = level_looks_like_wall(&world->level, cell_number(world, i)) && before->held[i] == 0;
        bool over_floor = is_walkable(world->level.tiles.cells[i + world->level.tiles.w]);
        if (wall && over_floor && world->level.decor.cells[i] != DECOR_BRACKET) return true;
    }
    return false;
}

static inline const char *checker_tiles(const World *world, const Before *before) {
    int cells = cells_of(world);
    const uint8_t *tiles = world->level.tiles.cells, *decor = world->level.decor.cells;
    for (int i = 0; i < cells; i++) {
        bool same = tiles[i] == before->tiles[i] && decor[i] == before->decor[i];
        if (before->held[i] != 0 && !same) return "a held cell has changed";
        bool dimmed = before->bright[i] != 0 && world->cache.bright.cells[i] == 0;
        if (dimmed && !is_massive(tiles[i])) return "a lit cell is dark";
        // A crate may have been pushed over moss.
        bool fits = decor[i] == DECOR_NONE || before->held[i] != 0 || DECORS[decor[i]].on == (Tile)tiles[i];
        if (!fits) return "something hangs or lies where it does not fit";
        bool hearth = decor[i] == DECOR_BRACKET && !is_walkable(tiles[i + world->level.tiles.w]);
        if (hearth && before->held[i] == 0) return "a bracket hangs over no floor";
    }
    int missing = checker_count(before->decor, cells, DECOR_BRACKET, DECOR_TORCH) -
                  checker_count(decor, cells, DECOR_BRACKET, DECOR_TORCH);
    if (missing < 0 || (missing > 0 && checker_front(world, before))) return "a wrong number of brackets";
    if (checker_count(tiles, cells, TILE_BRAZIER, TILE_BRAZIER_LIT) !=
        checker_count(before->tiles, cells, TILE_BRAZIER, TILE_BRAZIER_LIT))
        return "a wrong number of braziers";
    for (int kind = TILE_CRATE; kind <= TILE_SHRINE; kind++) {
        int now = checker_count(tiles, cells, kind, kind);
        int then = checker_count(before->tiles, cells, kind, kind);
        if (now > then || (kind == TILE_SHRINE && now != then)) return "a wrong number of props";
    }
    for (int kind = TILE_LOCKED_1; kind <= TILE_LOCKED_4; kind++) {
        if (checker_count(tiles, cells, kind, kind) != checker_count(before->tiles, cells, kind, kind))
            return "a wrong number of locks";
    }
    return NULL;
}

static inline const char *checker_memory(const World *world, const Before *before) {
    for (int i = 0; i < cells_of(world); i++) {
        int was = before->explored[i], is = world->known.explored.cells[i];
        bool seen = fov_has(&world->cache.view, cell_number(world, i));
        int due = seen ? KNOWN_WELL : was != KNOWN_NOT && before->held[i] == 0 ? KNOWN_STALE : was;
        if (is != due) return "he remembers wrongly";
    }
    return NULL;
}

static inline int checker_fixtures(const World *world, FixtureKind kind, bool open) {
    int count = 0;
    for (int i = 0; i < world->level.fixture_count; i++) {
        bool is_open = kind == FIXTURE_CHEST && world->floor.fixtures[i].phase == PHASE_OPEN;
        count += world->level.fixtures[i].kind == kind && is_open == open;
    }
    return count;
}

// Checks chests, traps and plates: those in held cells are as they were, and the numbers of the others are
// right.
static inline const char *checker_works(const World *world, const Before *before) {
    const World *was = &before->world;
    // Where there is no room for a pit, the toll builds spikes.
    int traps[FIXTURE_COUNT];
    for (int kind = FIXTURE_SPIKES; kind < FIXTURE_COUNT; kind++) {
        traps[kind] = checker_fixtures(world, (FixtureKind)kind, false) -
                      checker_fixtures(was, (FixtureKind)kind, false);
    }
    bool room = checker_room(world, before), fewer = traps[FIXTURE_DARTS] < 0 || traps[FIXTURE_SPIKES] < 0;
    bool same = traps[FIXTURE_DARTS] == 0 && traps[FIXTURE_SPIKES] == -traps[FIXTURE_PIT];
    bool more =
        traps[FIXTURE_DARTS] > 0 || traps[FIXTURE_PIT] > 0 || traps[FIXTURE_SPIKES] > -traps[FIXTURE_PIT];
    if (more || (!same && (room || !fewer))) return "a wrong number of traps";
    int chests =
        checker_fixtures(was, FIXTURE_CHEST, false) + (world->clock.tolls <= 2 && !world->clock.crown);
    int there = checker_fixtures(world, FIXTURE_CHEST, false);
    if (there != chests && (room || there != checker_fixtures(was, FIXTURE_CHEST, false)))
        return "a wrong number of chests";
    for (int i = 0; i < was->level.fixture_count; i++) {
        const Fixture *old = &was->level.fixtures[i];
        if (before->held[number_of(world, old->cell)] == 0) continue;
        bool gone = old->kind == FIXTURE_PLATE && before->tiles[number_of(world, old->to)] == TILE_SECRET &&
                    before->held[number_of(world, old->to)] == 0;
        const Fixture *now = fixture_at(&world->level, old->cell);
        if (gone && (now == NULL || now->kind != FIXTURE_PLATE)) continue;
        if (gone) return "a plate opens nothing";
        if (now == NULL || now->kind != old->kind || now->item != old->item || now->lock != old->lock ||
            now->count != old->count || now->extra != old->extra || !vec_eq(now->to, old->to))
            return "a held fixture is another one";
        const WorldFixture *state = &world->floor.fixtures[now - world->level.fixtures];
        if (state->phase != was->floor.fixtures[i].phase || state->found != was->floor.fixtures[i].found)
            return "a held fixture is in another state";
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        Vec cell = world->level.fixtures[i].cell;
        if (world->level.tiles.cells[number_of(world, cell)] != TILE_FLOOR)
            return "a fixture is not on floor";
        if (fixture_at(&world->level, cell) != &world->level.fixtures[i]) return "two fixtures share a cell";
    }
    return NULL;
}

static inline int checker_treasures(const World *world, bool counted) {
    int treasures = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        treasures += is_treasure(&world->floor.items[i]) && world->floor.items[i].counted == counted;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        bool shut =
            world->level.fixtures[i].kind == FIXTURE_CHEST && world->floor.fixtures[i].phase != PHASE_OPEN;
        treasures += !counted && shut && ITEMS[world->level.fixtures[i].item].class == CLASS_TREASURE;
    }
    return treasures;
}

static inline int checker_kind(const World *world, int kind) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        count += !world->floor.items[i].taken && world->floor.items[i].kind == (ItemKind)kind;
    }
    return count;
}

// Counts the treasures behind a lock to which the toll has made another way.
static inline int checker_freed(const World *world, const Before *before) {
    static uint8_t met[CELLS_MAX];
    int count = 0;
    (void)checker_open(world, met, NULL);
    for (int i = 0; i < before->world.floor.item_count; i++) {
        const Item *item = &before->world.floor.items[i];
        int at = number_of(world, cell_of(item->pos));
        if (!is_treasure(item) || item->counted || before->held[at] == 0 || before->met[at] != 0) continue;
        count += met[at] != 0;
    }
    return count;
}

static inline const char *checker_items(const World *world, const Before *before) {
    const World *was = &before->world;
    int unheld = 0, flying = 0, arrows = 0;
    bool offered = false; // a treasure that was found and left in the light: the toll takes none
    for (int i = 0; i < was->floor.item_count; i++) {
        const Item *item = &was->floor.items[i];
        int cell = number_of(world, cell_of(item->pos));
        if (item->taken) continue;
        bool waits = is_treasure(item) && !item->counted;
        unheld += waits && before->held[cell] == 0;
        offered |= waits && before->lit[cell] != 0 && before->explored[cell] != KNOWN_NOT;
        bool stays = before->held[cell] != 0;
        if (stays && (world->floor.items[i].taken || !vec_eq(world->floor.items[i].pos, item->pos)))
            return "a held thing has moved";
        if (item->burns > 0 && world->floor.items[i].burns != item->burns) return "a flame has gone out";
    }
    for (int i = 0; i < MISSILES_MAX; i++) {
        const Missile *missile = &was->floor.missiles[i];
        if (missile->kind == MISSILE_LOB) flying += ITEMS[missile->item.kind].class == CLASS_TREASURE;
        if (missile->kind != MISSILE_DART && missile->kind != MISSILE_NONE)
            arrows += missile->item.kind == ITEM_ARROW;
        if (world->floor.missiles[i].kind != MISSILE_NONE) return "something still flies";
    }
    int robbed = 0; // thieves that have lost their loot
    for (int i = 1; i < was->actor_count; i++) {
        int cell = number_of(world, cell_of(was->actors[i].pos));
        if (!checker_thief(was, i)) continue;
        unheld += before->held[cell] == 0;
        offered |= before->lit[cell] != 0 && before->explored[cell] != KNOWN_NOT;
        robbed += !world->actors[i].brain.carries_loot;
    }
    int lost = was->collected + before->open > checker_due(was) && !offered && unheld > 0;
    if (world->clock.lost != was->clock.lost + lost) return "a wrong number of goods is lost";
    if (lost != before->says.lost) return "not as many goods are lost as foretold";
    if (checker_treasures(world, false) != checker_treasures(was, false) - lost + robbed)
        return "a wrong number of goods";
    if (checker_treasures(world, true) != checker_treasures(was, true) + flying)
        return "a good that flew did not come down";
    if (world->remaining != checker_treasures(world, false) + checker_carried(world, true))
        return "what remains is counted wrongly";
    if (world->collected != was->collected) return "something was collected";
    if (world->collected + world->remaining < world->clock.quota) return "the quota cannot be had";
    for (int kind = ITEM_HEART; kind < ITEM_BRAND; kind++) {
        int more = kind == ITEM_ARROW ? arrows : 0;
        if (checker_kind(world, kind) != checker_kind(was, kind) + more) return "a wrong number of things";
    }
    return NULL;
}

// Checks that a treasure that stays is hallowed if the hero has found it in the light and never collected it.
static inline const char *checker_hallowed(const World *world, const Before *before) {
    for (int i = 0; i < before->world.floor.item_count; i++) {
        const Item *was = &before->world.floor.items[i];
        int at = number_of(world, cell_of(was->pos));
        if (was->taken || before->held[at] == 0) continue;
        bool found = before->explored[at] != KNOWN_NOT && before->lit[at] != 0;
        bool due = was->hallowed || (is_treasure(was) && !was->counted && found);
        if (world->floor.items[i].hallowed != due)
            return due ? "a good is not hallowed" : "a thing is hallowed";
    }
    return NULL;
}

// True for a cell that is near the hero, without breaking anything.
static inline bool checker_near(const Walk *walk, int at) {
    return walk->steps[at] >= 0 && walk->steps[at] < DEAL_AWAY;
}

// Checks that everything that the toll placed again is far away, unless no far cell was left.
static inline const char *checker_deal(const World *world, const Before *before) {
    static Walk walk;
    static uint8_t used[CELLS_MAX];
    checker_walk(world, &walk);
    memset(used, 0, sizeof used);
    bool near = false;
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        Vec cell = cell_of(actor->pos);
        bool old = i < before->world.actor_count && before->world.actors[i].kind != ACTOR_NONE;
        bool stayed = old && vec_eq(cell_of(before->world.actors[i].pos), cell);
        int at = number_of(world, cell);
        if (!stayed && used[at] != 0) return "two were dealt to one cell";
        if (!stayed) near = near || checker_near(&walk, at) || before->held[at] != 0;
        if (!stayed) used[at] = 1;
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        int at = number_of(world, cell_of(item->pos));
        if (item->taken) continue;
        bool old = i < before->world.floor.item_count && !before->world.floor.items[i].taken;
        bool stayed = old && vec_eq(before->world.floor.items[i].pos, item->pos);
        if (stayed && before->held[at] == 0) used[at] = 1; // or was dealt to where it had lain
        if (stayed) continue;
        if (is_massive(world->level.tiles.cells[at])) return "a thing lies in stone";
        bool landed = before->held[at] != 0;
        if (!landed && used[at] != 0) return "two were dealt to one cell";
        if (!landed) near = near || checker_near(&walk, at);
        used[at] = 1;
    }
    if (!near) return NULL;
    for (int i = 0; i < world->level.fixture_count; i++)
        used[number_of(world, world->level.fixtures[i].cell)] = 1;
    // Bodies keep the cells into which they reach, and the cell to which they were on their way.
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        used[number_of(world, actor->brain.route.step)] = 1;
        if (i < before->world.actor_count)
            used[number_of(world, before->world.actors[i].brain.route.step)] = 1;
        for (int k = 0; k < 4; k++) {
            Vec corner = {actor->pos.x + (k % 2 * 2 - 1) * 10 * 256,
                          actor->pos.y + (k / 2 * 2 - 1) * 8 * 256};
            used[number_of(world, cell_of(corner))] = 1;
        }
    }
    for (int i = 0; i < cells_of(world); i++) {
        // A brazier that was built later may have made the way longer.
        bool far = world->level.tiles.cells[i] == TILE_FLOOR && walk.steps[i] >= DEAL_AWAY + 4;
        if (far && before->held[i] == 0 && used[i] == 0) return "something was dealt too near";
    }
    return NULL;
}
