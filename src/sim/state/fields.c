#include "sim/state/fields.h"

#include "base/hash.h"

#include <string.h>

#define MEMBER(S, f) (((S *)0)->f)

// The type of the numbers of a field. A type that is missing here does not compile. Enumerations are
// unsigned.
#define TYPE(x)                                                                                              \
    _Generic((x), bool : NUMBER_BOOL, bool * : NUMBER_BOOL, int8_t : NUMBER_INT8, uint8_t : NUMBER_UINT8,    \
             uint8_t * : NUMBER_UINT8, char * : NUMBER_UINT8, uint8_t(*)[GAME_DEPTHS + 1] : NUMBER_UINT8,    \
             int : NUMBER_INT, int * : NUMBER_INT, unsigned : NUMBER_UINT, Vec : NUMBER_INT,                 \
             Rect : NUMBER_INT, Rect * : NUMBER_INT, uint64_t : NUMBER_UINT64, uint64_t * : NUMBER_UINT64)

#define PLACE(S, f)   .name = #f, .offset = offsetof(S, f), .size = sizeof MEMBER(S, f)
#define NUMBERS(S, f) PLACE(S, f), .type = TYPE(MEMBER(S, f)), .element = NUMBER_SIZE(TYPE(MEMBER(S, f)))
#define FIELD(S, f)                                                                                          \
    { NUMBERS(S, f) }
// A number between two others, both included.
#define RANGE(S, f, low, high)                                                                               \
    { NUMBERS(S, f), .least = low, .most = high, .limit = LIMIT_RANGE }
#define ENUM(S, f, values) RANGE(S, f, 0, (values)-1)
#define ID(S, f)           RANGE(S, f, NOBODY, ACTORS_MAX - 1)
#define VELOCITY(S, f)     RANGE(S, f, -CELL_SUB, CELL_SUB)
// A cell of the level, or a position in it.
#define CELL(S, f)                                                                                           \
    { NUMBERS(S, f), .limit = LIMIT_CELL }
#define POSITION(S, f)                                                                                       \
    { NUMBERS(S, f), .limit = LIMIT_POSITION }
// A kind. `from`: the number of the first one; numbers before it stand for none. The second: -1 does.
#define KIND(S, f, of, from)                                                                                 \
    { NUMBERS(S, f), .values = of, .first = from, .limit = LIMIT_KIND }
#define KIND_OR_NONE(S, f, of)                                                                               \
    { NUMBERS(S, f), .values = of, .least = -1, .limit = LIMIT_KIND }
// An array with an element for each kind.
#define BY(S, f, of, high)                                                                                   \
    { NUMBERS(S, f), .by = of, .least = 0, .most = high, .limit = LIMIT_RANGE }
#define PART(S, f, list)                                                                                     \
    { PLACE(S, f), .element = sizeof MEMBER(S, f), .parts = &(list) }
#define ARRAY(S, f, list)                                                                                    \
    { PLACE(S, f), .element = sizeof MEMBER(S, f)[0], .parts = &(list) }
#define USED(S, f, n, list)                                                                                  \
    { PLACE(S, f), .element = sizeof MEMBER(S, f)[0], .parts = &(list), .count_at = offsetof(S, n) }
// A field that was added later. While it is 0, the hash is the same as without it.
#define LATER(S, f, high)                                                                                    \
    { NUMBERS(S, f), .most = high, .limit = LIMIT_RANGE, .later = true }
// Kept in a snapshot, but nothing depends on it, so it is not hashed.
#define KEEP(S, f, ...)                                                                                      \
    { NUMBERS(S, f), .unhashed = true, __VA_ARGS__ }
// Not part of the state: it can be computed from the rest, or nothing depends on it.
#define SKIP(S, f)                                                                                           \
    { PLACE(S, f) }
#define LIST(S, rows)                                                                                        \
    { .of = #S, .at = rows, .count = (int)(sizeof(rows) / sizeof *(rows)) }

static const Field RNG_ROWS[] = {FIELD(Rng, s)};
static const FieldList RNG = LIST(Rng, RNG_ROWS);

static const Field INPUT_ROWS[] = {
    FIELD(Input, x), FIELD(Input, y), FIELD(Input, buttons), RANGE(Input, slot, 0, SLOTS), FIELD(Input, pick),
};
static const FieldList INPUT = LIST(Input, INPUT_ROWS);

static const Field ITEM_ROWS[] = {
    KIND(Item, kind, NAMES_ITEMS, 0),
    POSITION(Item, pos),
    FIELD(Item, taken),
    FIELD(Item, counted),
    FIELD(Item, hallowed),
    FIELD(Item, rises),
    FIELD(Item, burns),
    RANGE(Item, depth, 0, GAME_DEPTHS),
    FIELD(Item, burnt),
    FIELD(Item, gift),
    FIELD(Item, price),
};
static const FieldList ITEM = LIST(Item, ITEM_ROWS);

static const Field ROUTE_ROWS[] = {
    CELL(Route, target),
    CELL(Route, step),
    ENUM(Route, dirs, DIR_COUNT),
    RANGE(Route, at, 0, ROUTE_MAX),
    RANGE(Route, count, 0, ROUTE_MAX),
    RANGE(Route, max_steps, 0, INT32_MAX),
    FIELD(Route, blocked),
};
static const FieldList ROUTE = LIST(Route, ROUTE_ROWS);

static const Field BRAIN_ROWS[] = {
    ENUM(Brain, mind, MIND_COUNT),
    FIELD(Brain, mind_ticks),
    FIELD(Brain, notice),
    FIELD(Brain, unseen),
    FIELD(Brain, sees),
    FIELD(Brain, patrols),
    CELL(Brain, home),
    CELL(Brain, seen),
    FIELD(Brain, search_spots),
    FIELD(Brain, attack_token),
    FIELD(Brain, timer),
    FIELD(Brain, steady),
    FIELD(Brain, turn_wait),
    FIELD(Brain, pack),
    FIELD(Brain, dazed),
    FIELD(Brain, risen),
    FIELD(Brain, hunter),
    ENUM(Brain, task, TASK_COUNT),
    CELL(Brain, task_cell),
    ENUM(Brain, treasure, WORLD_ITEMS_MAX),
    FIELD(Brain, carries_loot),
    PART(Brain, booty, ITEM),
    FIELD(Brain, lured),
    FIELD(Brain, scared),
    ID(Brain, foe),
    FIELD(Brain, foe_ticks),
    FIELD(Brain, wary),
    FIELD(Brain, task_ticks),
    ENUM(Brain, blow, BLOW_COUNT),
    CELL(Brain, mark),
    FIELD(Brain, braced),
    RANGE(Brain, stage, 0, ELITE_STAGES),
    FIELD(Brain, stage_ticks),
    FIELD(Brain, blows),
    PART(Brain, route, ROUTE),
};
static const FieldList BRAIN = LIST(Brain, BRAIN_ROWS);

static const Field ACTOR_ROWS[] = {
    KIND(Actor, kind, NAMES_ACTORS, 0),
    FIELD(Actor, hp),
    FIELD(Actor, hp_max),
    POSITION(Actor, pos),
    SKIP(Actor, prev),
    VELOCITY(Actor, vel),
    VELOCITY(Actor, push),
    ENUM(Actor, facing, DIR_COUNT),
    ENUM(Actor, act, ACT_STEP + 1),
    FIELD(Actor, act_ticks),
    ENUM(Actor, aim, DIR_COUNT),
    FIELD(Actor, invulnerable),
    FIELD(Actor, walked),
    SKIP(Actor, next),
    FIELD(Actor, scorch),
    FIELD(Actor, energy),
    PART(Actor, brain, BRAIN),
};
static const FieldList ACTOR_FIELDS = LIST(Actor, ACTOR_ROWS);

static const Field BAG_ROWS[] = {
    BY(Bag, stock, NAMES_ITEMS, UINT8_MAX),
    BY(Bag, from, NAMES_ITEMS, UINT8_MAX),
    BY(Bag, hallowed, NAMES_ITEMS, UINT8_MAX),
    KIND_OR_NONE(Bag, slots, NAMES_ITEMS),
    FIELD(Bag, kept),
    KIND(Bag, hand, NAMES_ITEMS, 0),
    FIELD(Bag, arrows),
    FIELD(Bag, burnt),
    FIELD(Bag, torch),
};
static const FieldList BAG = LIST(Bag, BAG_ROWS);

static const Field RUN_SCORE_ROWS[] = {
    FIELD(RunScore, coins),
    FIELD(RunScore, delivered),
    FIELD(RunScore, delivered_treasures),
    FIELD(RunScore, hallowed),
    FIELD(RunScore, hallowed_treasures),
    FIELD(RunScore, bonus),
    RANGE(RunScore, first, 0, GAME_DEPTHS),
    RANGE(RunScore, deepest, 0, GAME_DEPTHS),
    RANGE(RunScore, passed, 0, GAME_DEPTHS),
    FIELD(RunScore, kills),
    FIELD(RunScore, crown),
    FIELD(RunScore, total),
};
static const FieldList RUN_SCORE = LIST(RunScore, RUN_SCORE_ROWS);

static const Field HERO_ROWS[] = {
    PART(Hero, bag, BAG),
    PART(Hero, score, RUN_SCORE),
    KIND_OR_NONE(Hero, worn, NAMES_ITEMS),
    FIELD(Hero, power),
    FIELD(Hero, perk),
    BY(Hero, gifts, NAMES_GIFTS, 1),
    RANGE(Hero, wounded, 0, GAME_DEPTHS),
    FIELD(Hero, night),
    FIELD(Hero, sealed),
    BY(Hero, named, NAMES_ITEMS, 1),
    BY(Hero, looks, NAMES_ITEMS, RUN_LOOKS - 1),
    FIELD(Hero, dealt),
    FIELD(Hero, keys),
    PART(Hero, last_input, INPUT),
    FIELD(Hero, crown),
    FIELD(Hero, lantern_shut),
    FIELD(Hero, exposed),
    FIELD(Hero, roll_wait),
    LATER(Hero, ease, EASE_ALL),
    LATER(Hero, ease_off, EASE_ALL),
    ENUM(Hero, pace, PACE_COUNT),
    ENUM(Hero, waiting, PACE_COUNT),
};
static const FieldList HERO_FIELDS = LIST(Hero, HERO_ROWS);

static const Field INTENT_ROWS[] = {
    FIELD(Intent, pressed),
    FIELD(Intent, pressed_ticks),
    KIND(Intent, picked, NAMES_ITEMS, 1),
    ENUM(Intent, use, USE_ITEM + 1),
    KIND(Intent, use_item, NAMES_ITEMS, 0),
    FIELD(Intent, asked),
    CELL(Intent, asked_of),
    CELL(Intent, use_cell),
    FIELD(Intent, rattle),
    FIELD(Intent, step_ticks),
    FIELD(Intent, began),
};
static const FieldList INTENT = LIST(Intent, INTENT_ROWS);

static const Field SPILL_ROWS[] = {ENUM(Spill, kind, SPILL_KIND_COUNT), CELL(Spill, cell),
                                   FIELD(Spill, ticks)};
static const FieldList SPILL = LIST(Spill, SPILL_ROWS);

static const Field FIRE_ROWS[] = {
    CELL(Fire, cell),
    FIELD(Fire, ticks),
    ID(Fire, by),
};
static const FieldList FIRE = LIST(Fire, FIRE_ROWS);

static const Field PROP_ROWS[] = {
    CELL(Prop, cell), FIELD(Prop, hp), FIELD(Prop, slide), ENUM(Prop, dir, DIR_COUNT), ID(Prop, by),
};
static const FieldList PROP = LIST(Prop, PROP_ROWS);

static const Field DOOR_ROWS[] = {
    CELL(WorldDoor, cell),
    FIELD(WorldDoor, open),
    FIELD(WorldDoor, kept),
    FIELD(WorldDoor, ticks),
};
static const FieldList DOOR = LIST(WorldDoor, DOOR_ROWS);

static const Field FIXTURE_ROWS[] = {
    ENUM(WorldFixture, phase, PHASE_COUNT),
    FIELD(WorldFixture, timer),
    FIELD(WorldFixture, found),
    FIELD(WorldFixture, sprung),
};
static const FieldList FIXTURE = LIST(WorldFixture, FIXTURE_ROWS);

static const Field MISSILE_ROWS[] = {
    ENUM(Missile, kind, MISSILE_KIND_COUNT),
    POSITION(Missile, pos),
    SKIP(Missile, prev),
    VELOCITY(Missile, vel),
    FIELD(Missile, way),
    FIELD(Missile, span),
    PART(Missile, item, ITEM),
    CELL(Missile, rest),
    CELL(Missile, against),
    ID(Missile, by),
};
static const FieldList MISSILE = LIST(Missile, MISSILE_ROWS);

static const Field FLOOR_ROWS[] = {
    USED(Floor, items, item_count, ITEM),    RANGE(Floor, item_count, 0, WORLD_ITEMS_MAX),
    USED(Floor, doors, door_count, DOOR),    RANGE(Floor, door_count, 0, WORLD_DOORS_MAX),
    ARRAY(Floor, fixtures, FIXTURE),         ARRAY(Floor, missiles, MISSILE),
    USED(Floor, spills, spill_count, SPILL), RANGE(Floor, spill_count, 0, SPILLS_MAX),
    USED(Floor, fires, fire_count, FIRE),    RANGE(Floor, fire_count, 0, FIRES_MAX),
    USED(Floor, props, prop_count, PROP),    RANGE(Floor, prop_count, 0, PROPS_MAX),
    ENUM(Floor, errand, ERRAND_DONE + 1),
};
static const FieldList FLOOR = LIST(Floor, FLOOR_ROWS);

static const Field TOLL_CLOCK_ROWS[] = {
    FIELD(TollClock, on),           FIELD(TollClock, single),      FIELD(TollClock, quota),
    FIELD(TollClock, tolls),        FIELD(TollClock, hours),       FIELD(TollClock, ticks),
    FIELD(TollClock, period),       FIELD(TollClock, bell_ready),  FIELD(TollClock, rings),
    FIELD(TollClock, peal),         FIELD(TollClock, bonus_given), FIELD(TollClock, put_off),
    FIELD(TollClock, shrine_given), FIELD(TollClock, lost),        FIELD(TollClock, elite_dead),
    FIELD(TollClock, open),         FIELD(TollClock, crown),       CELL(TollClock, doorstep),
};
static const FieldList TOLL_CLOCK = LIST(TollClock, TOLL_CLOCK_ROWS);

static const Field WORLD_ROWS[] = {
    SKIP(World, level),
    RANGE(World, depth, 1, GAME_DEPTHS),
    FIELD(World, classic),
    FIELD(World, quest),
    PART(World, combat, RNG),
    PART(World, ai, RNG),
    FIELD(World, tick),
    FIELD(World, hitstop),
    FIELD(World, truce),
    KEEP(World, killer, .values = NAMES_ACTORS, .limit = LIMIT_KIND),
    KEEP(World, killer_id, .least = NOBODY, .most = ACTORS_MAX - 1, .limit = LIMIT_RANGE),
    KEEP(World, killer_cause, .most = CAUSE_COUNT - 1, .limit = LIMIT_RANGE),
    ENUM(World, outcome, OUTCOME_COUNT),
    FIELD(World, collected),
    FIELD(World, remaining),
    USED(World, actors, actor_count, ACTOR_FIELDS),
    RANGE(World, actor_count, 1, ACTORS_MAX),
    PART(World, clock, TOLL_CLOCK),
    PART(World, hero, HERO_FIELDS),
    PART(World, intent, INTENT),
    PART(World, floor, FLOOR),
    SKIP(World, known),
    SKIP(World, cache),
    SKIP(World, exit),
    SKIP(World, events),
    SKIP(World, facts),
};
const FieldList WORLD_FIELDS = LIST(World, WORLD_ROWS);

// ---- the level, and what is known of it

#define SPAWN_ROWS(names)                                                                                    \
    { KIND(Spawn, kind, names, 0), CELL(Spawn, cell), FIELD(Spawn, pack) }
#define SPAWN_LIST_ROWS(list)                                                                                \
    { USED(SpawnList, at, count, list), RANGE(SpawnList, count, 0, LEVEL_SPAWNS_MAX) }
static const Field ITEM_SPAWN_ROWS[] = SPAWN_ROWS(NAMES_ITEMS), ACTOR_SPAWN_ROWS[] = SPAWN_ROWS(NAMES_ACTORS);
static const FieldList ITEM_SPAWN = LIST(Spawn, ITEM_SPAWN_ROWS), ACTOR_SPAWN = LIST(Spawn, ACTOR_SPAWN_ROWS);
static const Field ITEM_SPAWNS_ROWS[] = SPAWN_LIST_ROWS(ITEM_SPAWN),
                   ACTOR_SPAWNS_ROWS[] = SPAWN_LIST_ROWS(ACTOR_SPAWN);
static const FieldList ITEM_SPAWNS = LIST(SpawnList, ITEM_SPAWNS_ROWS),
                       ACTOR_SPAWNS = LIST(SpawnList, ACTOR_SPAWNS_ROWS);

static const Field PLACED_ROWS[] = {
    KIND(Fixture, kind, NAMES_FIXTURES, 0), CELL(Fixture, cell),     KIND(Fixture, item, NAMES_ITEMS, 0),
    RANGE(Fixture, lock, 0, KEY_KINDS),     FIELD(Fixture, trapped), RANGE(Fixture, count, 0, UINT8_MAX),
    KIND(Fixture, extra, NAMES_ITEMS, 0),   CELL(Fixture, to),
};
static const FieldList PLACED = LIST(Fixture, PLACED_ROWS);

static const Field PROOF_STEP_ROWS[] = {CELL(ProofStep, cell), RANGE(ProofStep, key, 0, KEY_KINDS),
                                        FIELD(ProofStep, opens)};
static const FieldList PROOF_STEP = LIST(ProofStep, PROOF_STEP_ROWS);

static const Field HALL_ROWS[] = {RANGE(Hall, across, 0, LEVEL_PLAY_MAX),
                                  RANGE(Hall, down, 0, LEVEL_PLAY_MAX)};
static const FieldList HALL = LIST(Hall, HALL_ROWS);

static const Field LEVEL_ROWS[] = {
    SKIP(Level, tiles),
    SKIP(Level, decor),
    SKIP(Level, frames),
    SKIP(Level, opaque),
    CELL(Level, start),
    PART(Level, items, ITEM_SPAWNS),
    PART(Level, monsters, ACTOR_SPAWNS),
    USED(Level, fixtures, fixture_count, PLACED),
    RANGE(Level, fixture_count, 0, LEVEL_FIXTURES_MAX),
    USED(Level, proof_steps, proof_step_count, PROOF_STEP),
    RANGE(Level, proof_step_count, 0, LEVEL_PROOF_STEPS_MAX),
    RANGE(Level, rooms, 0, LEVEL_PLAY_MAX),
    RANGE(Level, room_count, 0, LEVEL_ROOMS_MAX),
    USED(Level, halls, hall_count, HALL),
    RANGE(Level, hall_count, 0, LEVEL_ROOMS_MAX),
    RANGE(Level, protected, 0, LEVEL_PLAY_MAX),
    RANGE(Level, protected_count, 0, LEVEL_PROTECTED_MAX),
    RANGE(Level, vestibule, 0, LEVEL_PLAY_MAX),
    FIELD(Level, generator),
    FIELD(Level, seed),
    FIELD(Level, attempts),
    FIELD(Level, quota),
    RANGE(Level, depth, 0, DESCENT_DEPTHS),
    FIELD(Level, tower),
    FIELD(Level, awake),
};
const FieldList LEVEL_FIELDS = LIST(Level, LEVEL_ROWS);

static const Field KNOWN_ITEM_ROWS[] = {FIELD(KnownItem, there), FIELD(KnownItem, hallowed),
                                        KIND(KnownItem, kind, NAMES_ITEMS, 0), POSITION(KnownItem, pos)};
static const FieldList KNOWN_ITEM = LIST(KnownItem, KNOWN_ITEM_ROWS);

static const Field KNOWN_CHEST_ROWS[] = {PART(KnownChest, fixture, PLACED), PART(KnownChest, state, FIXTURE),
                                         FIELD(KnownChest, mimic)};
static const FieldList KNOWN_CHEST = LIST(KnownChest, KNOWN_CHEST_ROWS);

static const Field KNOWN_ROWS[] = {
    USED(KnownThings, items, item_count, KNOWN_ITEM),
    RANGE(KnownThings, item_count, 0, WORLD_ITEMS_MAX),
    USED(KnownThings, chests, chest_count, KNOWN_CHEST),
    RANGE(KnownThings, chest_count, 0, LEVEL_FIXTURES_MAX),
};
const FieldList KNOWN_FIELDS = LIST(KnownThings, KNOWN_ROWS);

// ---- hashing

size_t field_used_count(const Field *field, const void *of) {
    int used = 0;
    if (field->element == 0) return 0;
    if (field->count_at == 0) return field->size / field->element;
    memcpy(&used, (const uint8_t *)of + field->count_at, sizeof used);
    return (size_t)used;
}

// Hashes a number by its value, so neither byte order nor padding matters.
static uint64_t hash_number(uint64_t hash, const uint8_t *at, size_t size) {
    uint64_t number = 0;
    uint32_t word = 0;
    if (size == 1) return hash_u8(hash, *at);
    if (size == sizeof number) {
        memcpy(&number, at, sizeof number);
    } else {
        memcpy(&word, at, sizeof word);
        number = word;
    }
    for (size_t i = 0; i < size; i++) hash = hash_u8(hash, (uint8_t)(number >> (8 * i)));
    return hash;
}

static bool is_zero(const uint8_t *at, size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (at[i] != 0) return false;
    }
    return true;
}

// Hashes all fields of a struct that are in its list.
static uint64_t fields_hash(uint64_t hash, const FieldList *list, const void *of) {
    for (int i = 0; i < list->count; i++) {
        const Field *field = &list->at[i];
        const uint8_t *at = (const uint8_t *)of + field->offset;
        size_t count = field_used_count(field, of);
        if (field->unhashed || (field->later && is_zero(at, field->size))) continue;
        for (size_t k = 0; k < count; k++, at += field->element) {
            hash = field->parts != NULL ? fields_hash(hash, field->parts, at)
                                        : hash_number(hash, at, field->element);
        }
    }
    return hash;
}

static uint64_t hash_grid(uint64_t hash, const Grid *grid) {
    return hash_bytes(hash, grid->cells, (size_t)grid->w * (size_t)grid->h);
}

uint64_t world_hash(const World *world) {
    uint64_t hash = hash_int(HASH_START, (int64_t)level_hash_cells(&world->level));
    hash = fields_hash(hash, &WORLD_FIELDS, world);
    hash = hash_grid(hash, &world->known.tiles);
    hash = hash_grid(hash, &world->known.decor);
    return hash_grid(hash, &world->known.explored);
}
