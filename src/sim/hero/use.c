// Each usable thing is a row of a table: how to recognise it in a cell, and what using it does.
#include "sim/hero/use.h"

#include "sim/combat/combat.h"
#include "sim/hazards/doors.h"
#include "sim/hazards/missiles.h"
#include "sim/hero/errand.h"
#include "sim/hero/gear.h"
#include "sim/hero/gifts.h"
#include "sim/hero/item_use.h"
#include "sim/hero/loot.h"
#include "sim/hero/shop.h"
#include "sim/hero/shrine.h"
#include "sim/hero/stairs.h"
#include "sim/hero/throw.h"
#include "sim/space/flames.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

static void say(World *world, EventKind kind, int what, Vec cell) {
    emit_at(world, kind, HERO, what, 0, cell_centre(cell));
}

static void keep_busy(World *world, UseKind use, Vec cell) {
    world->intent.use = use;
    world->intent.use_cell = cell;
    combat_begin_act(world, HERO, ACT_USE);
}

// The index of the shut chest in a cell, or -1.
static int chest_at(const World *world, Vec cell) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool shut = fixture->kind == FIXTURE_CHEST && world->floor.fixtures[i].phase == PHASE_REST;
        if (shut && vec_eq(fixture->cell, cell)) return i;
    }
    return -1;
}

// True for a mimic: it looks like a chest, and bites a hero who begins to open it.
static bool has_mimic(const World *world, Vec cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->chest_count; i++) {
        if (things->chests[i].mimic && vec_eq(things->chests[i].fixture.cell, cell)) return true;
    }
    return false;
}

bool use_looks_like_chest(const World *world, Vec cell) {
    return chest_at(world, cell) >= 0 || has_mimic(world, cell);
}

static void begin_chest(World *world, Vec cell) {
    int chest = chest_at(world, cell), lock = chest >= 0 ? world->level.fixtures[chest].lock : 0;
    if (lock != 0 && world->hero.keys[lock - 1] == 0) {
        say(world, EVENT_LOCKED, lock, cell);
    } else {
        keep_busy(world, USE_CHEST, cell);
    }
}

static bool has_door(const World *world, Vec cell) {
    return level_tile(&world->level, cell) == TILE_DOOR || level_lock(&world->level, cell) != 0;
}

static void open_door(World *world, Vec cell) {
    doors_try_to_open(world, HERO, cell);
}

// True if that decor hangs at `cell`, on the wall just north of the hero.
static bool hangs(const World *world, Vec cell, Decor decor) {
    return vec_eq(cell, vec_add(cell_of(world->actors[HERO].pos), DIRS[DIR_N])) &&
           grid_get(&world->level.decor, cell, DECOR_NONE) == (uint8_t)decor;
}

static bool has_torch(const World *world, Vec cell) {
    return hangs(world, cell, DECOR_TORCH);
}

static void begin_torch(World *world, Vec cell) {
    keep_busy(world, USE_TAKE_TORCH, cell);
}

static bool has_fire(const World *world) {
    return !world->hero.lantern_shut || world->hero.bag.hand == ITEM_BRAND;
}

static bool has_hearth(const World *world, Vec cell) {
    return hangs(world, cell, DECOR_BRACKET) || level_tile(&world->level, cell) == TILE_BRAZIER;
}

static void begin_hearth(World *world, Vec cell) {
    if (has_fire(world)) {
        keep_busy(world, USE_KINDLE, cell);
    } else {
        say(world, EVENT_NO_FIRE, 0, cell);
    }
}

// The index of the candle that burns in a cell, or -1.
static int candle_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool burns = !item->taken && item->kind == ITEM_CANDLE && item->burns > 0;
        if (burns && vec_eq(cell_of(item->pos), cell)) return i;
    }
    return -1;
}

static bool has_candle(const World *world, Vec cell) {
    return candle_at(world, cell) >= 0;
}

static void take_candle(World *world, Vec cell) {
    loot_take(world, &world->floor.items[candle_at(world, cell)]);
}

// The index of gear on the floor that he would have to exchange, or -1.
static int gear_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && !item_offered(item) && item_gear_place(item->kind) >= 0 &&
            vec_eq(cell_of(item->pos), cell))
            return i;
    }
    return -1;
}

static bool has_gear(const World *world, Vec cell) {
    return gear_at(world, cell) >= 0;
}

// Puts new gear on and lays the old gear in its place.
static void change_gear(World *world, Vec cell) {
    Item *item = &world->floor.items[gear_at(world, cell)];
    ItemKind kind = item->kind;
    item->taken = true;
    gear_wear_anew(world, kind);
}

typedef struct Usable {
    bool (*is_in)(const World *world, Vec cell);
    void (*use)(World *world, Vec cell);
    bool around; // it is used from all sides: the hero need not face it
} Usable;

// In order of priority: a chest under his feet comes before the torch above it, a gift before the stairs
// beside it. What leads away, costs something or is a choice has to be faced.
static const Usable USABLES[] = {
    {.is_in = use_looks_like_chest, .use = begin_chest, .around = true},
    {.is_in = gift_is_in_cell, .use = gift_take},
    {.is_in = stairs_lead_somewhere, .use = stairs_take},
    {.is_in = shrine_is_in_cell, .use = shrine_use, .around = true},
    {.is_in = errand_is_in_cell, .use = errand_use, .around = true},
    {.is_in = shop_is_ware_in_cell, .use = shop_buy},
    {.is_in = has_door, .use = open_door},
    {.is_in = has_torch, .use = begin_torch},
    {.is_in = has_hearth, .use = begin_hearth, .around = true},
    {.is_in = has_candle, .use = take_candle},
    {.is_in = has_gear, .use = change_gear},
};
enum { USABLE_COUNT = sizeof USABLES / sizeof *USABLES };

static Vec beside(const World *world, int dir) {
    return vec_add(cell_of(world->actors[HERO].pos), DIRS[dir]);
}

// The first row that fits ahead of the hero or under him, or NULL.
static const Usable *find_ahead(const World *world, Vec *cell) {
    int facing = world->actors[HERO].facing;
    bool open = item_hero_can_reach(world, facing);
    for (int i = 0; i < USABLE_COUNT; i++) {
        if (open && USABLES[i].is_in(world, *cell = beside(world, facing))) return &USABLES[i];
        if (USABLES[i].is_in(world, *cell = cell_of(world->actors[HERO].pos))) return &USABLES[i];
    }
    return NULL;
}

// True if nothing solid is at the corner between him and his neighbour in that direction.
static bool reaches(const World *world, int dir) {
    return dir % 2 == 0 || (!level_solid(&world->level, beside(world, (dir + 1) % DIR_COUNT)) &&
                            !level_solid(&world->level, beside(world, dir - 1)));
}

// The first row that fits beside him, of those that he need not face or of those that he must. Straight
// neighbours come before diagonal ones. Sets `dir` to where it is.
static const Usable *find_beside(const World *world, bool around, int *dir) {
    for (int i = 0; i < USABLE_COUNT; i++) {
        for (int k = 0; k < DIR_COUNT && USABLES[i].around == around; k++) {
            *dir = 2 * k % DIR_COUNT + 2 * k / DIR_COUNT;
            if (reaches(world, *dir) && USABLES[i].is_in(world, beside(world, *dir))) return &USABLES[i];
        }
    }
    return NULL;
}

// What is at hand: ahead of the hero or under him, else beside him. NULL: nothing.
static const Usable *find(const World *world, Vec *cell) {
    int dir;
    const Usable *usable = find_ahead(world, cell);
    if (usable != NULL) return usable;
    usable = find_beside(world, true, &dir);
    *cell = usable != NULL ? beside(world, dir) : cell_of(world->actors[HERO].pos);
    return usable;
}

bool use_find_except_doors(const World *world, Vec *cell) {
    const Usable *usable = find(world, cell);
    return usable != NULL && usable->use != open_door;
}

static void begin_item(World *world, ItemKind kind) {
    EventKind in_vain = world->hero.bag.stock[kind] == 0 ? EVENT_EMPTY : EVENT_NO_NEED;
    if (item_can_be_used_now(world, kind)) {
        world->intent.use_item = (int)kind;
        keep_busy(world, USE_ITEM, item_candle_cell(world));
    } else {
        say(world, in_vain, (int)kind, cell_of(world->actors[HERO].pos));
    }
}

// The kind of item that lies or hangs in a cell, or -1.
static int item_in(const World *world, Vec cell) {
    if (has_torch(world, cell)) return ITEM_BRAND;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && vec_eq(cell_of(item->pos), cell)) return (int)item->kind;
    }
    return -1;
}

// Uses the item in hand, or says what stands beside him and has to be faced. It does not turn him there:
// with a second press he would leave a level that he has just entered.
static void begin_other(World *world) {
    int dir, hand = world->hero.bag.hand;
    const Usable *usable = find_beside(world, false, &dir);
    bool held = item_bagged((ItemKind)hand);
    if (held && (usable == NULL || item_can_be_used_now(world, (ItemKind)hand))) {
        begin_item(world, (ItemKind)hand);
    } else if (usable != NULL) {
        Vec cell = beside(world, dir);
        int item = item_in(world, cell), tile = (int)level_tile(&world->level, cell);
        emit_at(world, EVENT_BESIDE, HERO, item >= 0 ? item : tile, item >= 0, cell_centre(cell));
    } else {
        say(world, EVENT_NOTHING, 0, cell_of(world->actors[HERO].pos));
    }
}

void use_begin(World *world) {
    Vec cell;
    int picked = world->intent.picked - 1;
    const Usable *usable = picked < 0 ? find(world, &cell) : NULL;
    world->intent.picked = 0;
    if (picked >= 0) {
        begin_item(world, (ItemKind)picked);
    } else if (usable != NULL) {
        usable->use(world, cell);
    } else {
        begin_other(world);
    }
}

static void shoot_opener(World *world, Vec cell) {
    Vec from = cell_centre(cell), way = vec_sub(world->actors[HERO].pos, from);
    bool nowhere = way.x == 0 && way.y == 0;
    missiles_shoot_trap(world, MISSILE_DART, from, nowhere ? DIRS[DIR_S] : way);
}

static void empty_chest(World *world, const Fixture *chest) {
    Vec pos = cell_centre(chest->cell);
    for (int i = 0; i < int_max(chest->count, 1); i++) loot_give(world, (ItemKind)chest->item, pos);
    if (chest->extra != 0) loot_give(world, (ItemKind)chest->extra, pos);
}

static void open_chest(World *world) {
    int index = chest_at(world, world->intent.use_cell);
    if (index < 0) return;
    const Fixture *chest = &world->level.fixtures[index];
    WorldFixture *state = &world->floor.fixtures[index];
    if (chest->lock != 0) {
        world->hero.keys[chest->lock - 1]--;
        say(world, EVENT_UNLOCK, chest->lock, chest->cell);
    }
    state->phase = PHASE_OPEN;
    emit_at(world, EVENT_CHEST, HERO, chest->item, int_max(chest->count, 1), cell_centre(chest->cell));
    noise_make(world, chest->cell, NOISE_CHEST, HERO, chest->cell);
    empty_chest(world, chest);
    if (!chest->trapped || state->sprung) return;
    state->sprung = state->found = true;
    shoot_opener(world, chest->cell);
}

static void kindle(World *world) {
    if (has_fire(world)) light_fixture_kindle(world, world->intent.use_cell, HERO);
}

static void take_torch(World *world) {
    if (light_fixture_quench(world, world->intent.use_cell, HERO)) hand_hold_new_torch(world);
}

static void use_item(World *world) {
    item_use(world, (ItemKind)world->intent.use_item);
}

void use_finish(World *world) {
    static void (*const FINISHES[])(World *) = {
        [USE_CHEST] = open_chest,
        [USE_KINDLE] = kindle,
        [USE_TAKE_TORCH] = take_torch,
        [USE_ITEM] = use_item,
    };
    FINISHES[world->intent.use](world);
}
