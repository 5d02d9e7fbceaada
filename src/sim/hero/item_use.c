// A row says what using a kind of item does, and what happens when it lands after a throw. A splash affects
// the 3x3 cells where it breaks; when drunk, those around the drinker.
#include "sim/hero/item_use.h"

#include "map/balance_harm.h"
#include "sim/combat/combat.h"
#include "sim/hazards/blast.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/spills.h"
#include "sim/hero/arrival.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/known_things.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"

enum {
    NIGHT_CELLS = 8,        // the range within which flames go out
    FLASK_FIRE_TICKS = 120, // how long it burns without fuel
    RELIC_TICKS = 300,
    BAIT_TICKS = 300,
    BAIT_STEPS = 8,
    NOISE_CHEESE = 2
};

typedef struct Use {
    bool (*fits)(const World *world); // NULL: always
    void (*use)(World *world, const Item *spent);
    void (*splash)(World *world, Vec middle);
    int lures; // monsters that like it come from this many steps away; 0: none like it
    int noise; // of its landing; 0: as for most items
    int fuse;  // ticks until it blows up
    bool lit;  // it burns where it has landed
} Use;

static void say(World *world, EventKind kind, int what, int amount) {
    emit_at(world, kind, HERO, what, amount, world->actors[HERO].pos);
}

// ---- treasures

bool item_hero_can_reach(const World *world, int dir) {
    Vec pos = world->actors[HERO].pos, beside = vec_add(cell_of(pos), DIRS[dir]);
    return dir % 2 == 0 || combat_line_open(&world->level, pos, cell_centre(beside));
}

static bool bears_candle(const World *world, Vec cell) {
    return floor_allows_items(world, cell) && level_tile(&world->level, cell) != TILE_WATER;
}

Vec item_candle_cell(const World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec under = cell_of(hero->pos), ahead = vec_add(under, DIRS[hero->facing]);
    return item_hero_can_reach(world, hero->facing) && bears_candle(world, ahead) ? ahead : under;
}

static bool can_set(const World *world) {
    return bears_candle(world, item_candle_cell(world));
}

static void set_down(World *world, const Item *spent) {
    Item item = *spent;
    item.pos = cell_centre(world->intent.use_cell);
    item.burns = CANDLE_TICKS - item.burnt;
    floor_put_burning(world, item);
}

static bool is_hurt(const World *world) {
    return world->actors[HERO].hp < world->actors[HERO].hp_max;
}

static void eat(World *world, const Item *spent) {
    int amount = combat_heal(world, HERO, CHEESE_HP);
    say(world, EVENT_EAT, (int)spent->kind, amount);
}

// True if a map may show the cell: not stone inside stone.
static bool tells(const Level *level, Vec cell) {
    bool open = !level_opaque(level, cell);
    for (int dir = 0; dir < DIR_COUNT && !open; dir++) open = !level_opaque(level, vec_add(cell, DIRS[dir]));
    return open;
}

static void read_book(World *world, const Item *spent) {
    const Grid *tiles = &world->level.tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            if (tells(&world->level, (Vec){x, y})) terrain_learn_cell(world, (Vec){x, y});
        }
    }
    known_learn_explored(world);
    say(world, EVENT_READ, (int)spent->kind, 0);
}

static void hold_up(World *world, const Item *spent) {
    say(world, EVENT_RELIC, (int)spent->kind, 0);
    world->facts.scare = RELIC_TICKS;
}

static void pour_wine(World *world, Vec middle) {
    spill_pour(world, SPILL_WINE, middle);
}

static void pour_honey(World *world, Vec middle) {
    spill_pour(world, SPILL_HONEY, middle);
}

static void pour_water(World *world, Vec middle) {
    spill_water(world, middle, HERO);
}

// ---- potions

static void mend_around(World *world, Vec middle) {
    BlastCells reached = blast_reach(world, middle);
    for (int i = 0; i < reached.count; i++) {
        for (ActorId k = body_first(world, reached.cells[i]); k != NOBODY; k = world->actors[k].next) {
            int amount = combat_heal(world, k, MENDING_HP);
            if (k == HERO && amount > 0) say(world, EVENT_HEAL, ITEM_POTION_MENDING, amount);
        }
    }
}

static void darken(World *world, Vec middle) {
    for (int y = middle.y - NIGHT_CELLS; y <= middle.y + NIGHT_CELLS; y++) {
        for (int x = middle.x - NIGHT_CELLS; x <= middle.x + NIGHT_CELLS; x++) {
            light_fixture_quench(world, (Vec){x, y}, HERO);
            fire_quench(world, (Vec){x, y});
        }
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        if (vec_chebyshev(cell_of(world->floor.items[i].pos), middle) <= NIGHT_CELLS)
            flames_put_out_item(world, i, HERO);
    }
    if (vec_chebyshev(world->cache.hero_cell, middle) <= NIGHT_CELLS) flames_put_out_brand(world);
    if (vec_chebyshev(world->cache.hero_cell, middle) <= 1) world->hero.night = NIGHT_TICKS;
    emit_at(world, EVENT_DARKEN, HERO, ITEM_POTION_NIGHT, NIGHT_CELLS, cell_centre(middle));
}

static void ignite(World *world, Vec middle) {
    BlastCells reached = blast_reach(world, middle);
    for (int i = 0; i < reached.count; i++) {
        (void)fire_ignite(world, reached.cells[i], FLASK_FIRE_TICKS, HERO);
    }
}

static void freeze(World *world, Vec middle) {
    spill_frost(world, middle, HERO);
}

// ---- scrolls

static void seal(World *world, const Item *spent) {
    (void)spent;
    world->hero.sealed = true;
}

static void recall(World *world, const Item *spent) {
    (void)spent;
    arrival_move_to(world, arrival_cell(world, EXIT_ON, (Vec){0, 0}));
}

static void light_lamps(World *world, const Item *spent) {
    (void)spent;
    fixtures_kindle_all(world, HERO);
}

static void peal(World *world, const Item *spent) {
    (void)spent;
    world->clock.peal = world->facts.rung = true;
}

static void summon(World *world, const Item *spent) {
    (void)spent;
    world->facts.summoned = true;
}

// ---- the table

static const Use USES[ITEM_COUNT] = {
    [ITEM_CANDLE] = {.fits = can_set, .use = set_down, .lit = true},
    [ITEM_CHEESE] = {.fits = is_hurt, .use = eat, .lures = BAIT_STEPS, .noise = NOISE_CHEESE},
    [ITEM_WINE] = {.splash = pour_wine},
    [ITEM_HONEY] = {.splash = pour_honey},
    [ITEM_BOOK] = {.use = read_book},
    [ITEM_CHALICE] = {.splash = pour_water},
    [ITEM_GEM] = {.lures = NOISE_GEM, .noise = NOISE_GEM},
    [ITEM_RELIC] = {.use = hold_up},
    [ITEM_BOMB] = {.fuse = FUSE_TICKS},
    [ITEM_POTION_MENDING] = {.splash = mend_around},
    [ITEM_POTION_NIGHT] = {.splash = darken},
    [ITEM_POTION_FIRE] = {.splash = ignite},
    [ITEM_POTION_FROST] = {.splash = freeze},
    [ITEM_SCROLL_SEAL] = {.use = seal},
    [ITEM_SCROLL_RECALL] = {.use = recall},
    [ITEM_SCROLL_LAMPS] = {.use = light_lamps},
    [ITEM_SCROLL_PEAL] = {.use = peal},
    [ITEM_SCROLL_SUMMONS] = {.use = summon},
};

static bool is_drunk(ItemKind kind) {
    return ITEMS[kind].class == CLASS_POTION;
}

bool item_has_use(ItemKind kind) {
    return USES[kind].use != NULL || (is_drunk(kind) && USES[kind].splash != NULL);
}

bool item_has_throw_effect(ItemKind kind) {
    const Use *use = &USES[kind];
    return use->splash != NULL || use->lures > 0 || use->fuse > 0 || use->lit;
}

bool item_can_be_used_now(const World *world, ItemKind kind) {
    const Use *use = &USES[kind];
    return item_has_use(kind) && world->hero.bag.stock[kind] > 0 && (use->fits == NULL || use->fits(world));
}

// Identifies the kind.
static void name(World *world, ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    if ((class != CLASS_POTION && class != CLASS_SCROLL) || world->hero.named[kind]) return;
    world->hero.named[kind] = true;
    say(world, EVENT_NAMED, (int)kind, 0);
}

void item_use(World *world, ItemKind kind) {
    if (!item_can_be_used_now(world, kind)) return;
    Item spent = bag_remove_least(&world->hero.bag, kind);
    if (is_drunk(kind)) say(world, EVENT_DRINK, (int)kind, 0);
    if (ITEMS[kind].class == CLASS_SCROLL) say(world, EVENT_READ, (int)kind, 0);
    name(world, kind);
    if (USES[kind].use != NULL) {
        USES[kind].use(world, &spent);
    } else {
        USES[kind].splash(world, cell_of(world->actors[HERO].pos));
    }
}

static void lure(World *world, int index) {
    Facts *facts = &world->facts;
    ItemKind kind = world->floor.items[index].kind;
    if (facts->lure_count == LURES_MAX) return;
    facts->lures[facts->lure_count++] =
        (Lure){.item = index, .steps = USES[kind].lures, .ticks = BAIT_TICKS, .gem = kind == ITEM_GEM};
}

static int lay(World *world, Item item) {
    if (USES[item.kind].lit) {
        item.burns = CANDLE_TICKS - item.burnt;
        return floor_put_burning(world, item);
    }
    item.burns = USES[item.kind].fuse;
    if (item.burns > 0) emit_at(world, EVENT_FUSE, HERO, (int)item.kind, item.burns, item.pos);
    return floor_put(world, item);
}

static void burst(World *world, const Item *item) {
    emit_at(world, EVENT_SPLASH, HERO, (int)item->kind, 0, item->pos);
    name(world, item->kind);
    USES[item->kind].splash(world, cell_of(item->pos));
}

static void land(World *world, Item item) {
    const Use *use = &USES[item.kind];
    Vec cell = cell_of(item.pos);
    bool breaks = use->splash != NULL;
    int index = breaks ? -1 : lay(world, item);
    emit_at(world, EVENT_LAND, HERO, (int)item.kind, !breaks, item.pos);
    noise_make(world, cell, use->noise > 0 ? use->noise : NOISE_LAND, HERO, cell);
    if (breaks) burst(world, &item);
    if (index >= 0 && use->lures > 0) lure(world, index);
}

void item_resolve_landed(World *world) {
    Facts *facts = &world->facts;
    for (int i = 0; i < facts->landing_count; i++) land(world, facts->landings[i]);
    facts->landing_count = 0;
}

static void hiss(World *world, Item *bomb) {
    bomb->burns--;
    if (bomb->burns > 0) return;
    bomb->taken = true;
    blast_explode_now(world, cell_of(bomb->pos), HERO);
}

void item_effects_tick(World *world) {
    if (world->hero.night > 0) world->hero.night--;
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (item->kind == ITEM_BOMB && !item->taken && item->burns > 0) hiss(world, item);
    }
}
