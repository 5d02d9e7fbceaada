#include "sim/state/fields.h"

#include "base/hash.h"

#include <string.h>

#define MEMBER(S, f) (((S *)0)->f)

// The size of one number of a field. A type that is missing here does not compile. Enumerations are ints.
#define NUMBER(x)                                                                                            \
    _Generic((x), bool : 1, bool * : 1, int8_t : 1, uint8_t : 1, uint8_t * : 1,                              \
             uint8_t(*)[GAME_DEPTHS + 1] : 1, int : 4, int * : 4, unsigned : 4, Vec : 4, uint64_t * : 8)

#define PLACE(S, f) .name = #f, .offset = offsetof(S, f), .size = sizeof MEMBER(S, f)
#define FIELD(S, f)                                                                                          \
    { PLACE(S, f), .element = NUMBER(MEMBER(S, f)) }
#define PART(S, f, list)                                                                                     \
    { PLACE(S, f), .element = sizeof MEMBER(S, f), .parts = &(list) }
#define ARRAY(S, f, list)                                                                                    \
    { PLACE(S, f), .element = sizeof MEMBER(S, f)[0], .parts = &(list) }
#define USED(S, f, n, list)                                                                                  \
    { PLACE(S, f), .element = sizeof MEMBER(S, f)[0], .parts = &(list), .count_at = offsetof(S, n) }
// A field that was added later. While it is 0, the hash is the same as without it.
#define LATER(S, f)                                                                                          \
    { PLACE(S, f), .element = NUMBER(MEMBER(S, f)), .later = true }
// Not part of the state: it can be computed from the rest, or nothing depends on it.
#define SKIP(S, f)                                                                                           \
    { PLACE(S, f) }
#define LIST(S, rows)                                                                                        \
    { .of = #S, .at = rows, .count = (int)(sizeof(rows) / sizeof *(rows)) }

static const Field RNG_ROWS[] = {FIELD(Rng, s)};
static const FieldList RNG = LIST(Rng, RNG_ROWS);

static const Field INPUT_ROWS[] = {
    FIELD(Input, x), FIELD(Input, y), FIELD(Input, buttons), FIELD(Input, slot), FIELD(Input, pick),
};
static const FieldList INPUT = LIST(Input, INPUT_ROWS);

static const Field ITEM_ROWS[] = {
    FIELD(Item, kind),     FIELD(Item, pos),   FIELD(Item, taken), FIELD(Item, counted),
    FIELD(Item, hallowed), FIELD(Item, rises), FIELD(Item, burns), FIELD(Item, depth),
    FIELD(Item, burnt),    FIELD(Item, gift),  FIELD(Item, price),
};
static const FieldList ITEM = LIST(Item, ITEM_ROWS);

static const Field ROUTE_ROWS[] = {
    FIELD(Route, target), FIELD(Route, step),      FIELD(Route, dirs),    FIELD(Route, at),
    FIELD(Route, count),  FIELD(Route, max_steps), FIELD(Route, blocked),
};
static const FieldList ROUTE = LIST(Route, ROUTE_ROWS);

static const Field BRAIN_ROWS[] = {
    FIELD(Brain, mind),         FIELD(Brain, mind_ticks),  FIELD(Brain, notice),
    FIELD(Brain, unseen),       FIELD(Brain, sees),        FIELD(Brain, patrols),
    FIELD(Brain, home),         FIELD(Brain, seen),        FIELD(Brain, search_spots),
    FIELD(Brain, attack_token), FIELD(Brain, timer),       FIELD(Brain, steady),
    FIELD(Brain, turn_wait),    FIELD(Brain, pack),        FIELD(Brain, dazed),
    FIELD(Brain, risen),        FIELD(Brain, hunter),      FIELD(Brain, task),
    FIELD(Brain, task_cell),    FIELD(Brain, treasure),    FIELD(Brain, carries_loot),
    PART(Brain, booty, ITEM),   FIELD(Brain, lured),       FIELD(Brain, scared),
    FIELD(Brain, foe),          FIELD(Brain, foe_ticks),   FIELD(Brain, wary),
    FIELD(Brain, task_ticks),   FIELD(Brain, blow),        FIELD(Brain, mark),
    FIELD(Brain, braced),       FIELD(Brain, stage),       FIELD(Brain, stage_ticks),
    FIELD(Brain, blows),        PART(Brain, route, ROUTE),
};
static const FieldList BRAIN = LIST(Brain, BRAIN_ROWS);

static const Field ACTOR_ROWS[] = {
    FIELD(Actor, kind),        FIELD(Actor, hp),        FIELD(Actor, hp_max), FIELD(Actor, pos),
    SKIP(Actor, prev),         FIELD(Actor, vel),       FIELD(Actor, push),   FIELD(Actor, facing),
    FIELD(Actor, act),         FIELD(Actor, act_ticks), FIELD(Actor, aim),    FIELD(Actor, invulnerable),
    FIELD(Actor, walked),      SKIP(Actor, next),       FIELD(Actor, scorch), FIELD(Actor, energy),
    PART(Actor, brain, BRAIN),
};
static const FieldList ACTOR_FIELDS = LIST(Actor, ACTOR_ROWS);

static const Field BAG_ROWS[] = {
    FIELD(Bag, stock), FIELD(Bag, from),   FIELD(Bag, hallowed), FIELD(Bag, slots), FIELD(Bag, kept),
    FIELD(Bag, hand),  FIELD(Bag, arrows), FIELD(Bag, burnt),    FIELD(Bag, torch),
};
static const FieldList BAG = LIST(Bag, BAG_ROWS);

static const Field RUN_SCORE_ROWS[] = {
    FIELD(RunScore, coins),
    FIELD(RunScore, delivered),
    FIELD(RunScore, delivered_treasures),
    FIELD(RunScore, hallowed),
    FIELD(RunScore, hallowed_treasures),
    FIELD(RunScore, bonus),
    FIELD(RunScore, first),
    FIELD(RunScore, deepest),
    FIELD(RunScore, passed),
    FIELD(RunScore, kills),
    FIELD(RunScore, crown),
    FIELD(RunScore, total),
};
static const FieldList RUN_SCORE = LIST(RunScore, RUN_SCORE_ROWS);

static const Field HERO_ROWS[] = {
    PART(Hero, bag, BAG), PART(Hero, score, RUN_SCORE),
    FIELD(Hero, worn),    FIELD(Hero, power),
    FIELD(Hero, perk),    FIELD(Hero, gifts),
    FIELD(Hero, wounded), FIELD(Hero, night),
    FIELD(Hero, sealed),  FIELD(Hero, named),
    FIELD(Hero, looks),   FIELD(Hero, dealt),
    FIELD(Hero, keys),    PART(Hero, last_input, INPUT),
    FIELD(Hero, crown),   FIELD(Hero, lantern_shut),
    FIELD(Hero, exposed), FIELD(Hero, roll_wait),
    LATER(Hero, ease),    LATER(Hero, ease_off),
    FIELD(Hero, pace),    FIELD(Hero, waiting),
};
static const FieldList HERO_FIELDS = LIST(Hero, HERO_ROWS);

static const Field INTENT_ROWS[] = {
    FIELD(Intent, pressed),  FIELD(Intent, pressed_ticks), FIELD(Intent, picked),   FIELD(Intent, use),
    FIELD(Intent, use_item), FIELD(Intent, asked),         FIELD(Intent, asked_of), FIELD(Intent, use_cell),
    FIELD(Intent, rattle),   FIELD(Intent, step_ticks),    FIELD(Intent, began),
};
static const FieldList INTENT = LIST(Intent, INTENT_ROWS);

static const Field SPILL_ROWS[] = {
    FIELD(Spill, kind),
    FIELD(Spill, cell),
    FIELD(Spill, ticks),
};
static const FieldList SPILL = LIST(Spill, SPILL_ROWS);

static const Field FIRE_ROWS[] = {
    FIELD(Fire, cell),
    FIELD(Fire, ticks),
    FIELD(Fire, by),
};
static const FieldList FIRE = LIST(Fire, FIRE_ROWS);

static const Field PROP_ROWS[] = {
    FIELD(Prop, cell), FIELD(Prop, hp), FIELD(Prop, slide), FIELD(Prop, dir), FIELD(Prop, by),
};
static const FieldList PROP = LIST(Prop, PROP_ROWS);

static const Field DOOR_ROWS[] = {
    FIELD(WorldDoor, cell),
    FIELD(WorldDoor, open),
    FIELD(WorldDoor, kept),
    FIELD(WorldDoor, ticks),
};
static const FieldList DOOR = LIST(WorldDoor, DOOR_ROWS);

static const Field FIXTURE_ROWS[] = {
    FIELD(WorldFixture, phase),
    FIELD(WorldFixture, timer),
    FIELD(WorldFixture, found),
    FIELD(WorldFixture, sprung),
};
static const FieldList FIXTURE = LIST(WorldFixture, FIXTURE_ROWS);

static const Field MISSILE_ROWS[] = {
    FIELD(Missile, kind),    FIELD(Missile, pos),  SKIP(Missile, prev),       FIELD(Missile, vel),
    FIELD(Missile, way),     FIELD(Missile, span), PART(Missile, item, ITEM), FIELD(Missile, rest),
    FIELD(Missile, against), FIELD(Missile, by),
};
static const FieldList MISSILE = LIST(Missile, MISSILE_ROWS);

static const Field FLOOR_ROWS[] = {
    USED(Floor, items, item_count, ITEM),
    FIELD(Floor, item_count),
    USED(Floor, doors, door_count, DOOR),
    FIELD(Floor, door_count),
    ARRAY(Floor, fixtures, FIXTURE),
    ARRAY(Floor, missiles, MISSILE),
    USED(Floor, spills, spill_count, SPILL),
    FIELD(Floor, spill_count),
    USED(Floor, fires, fire_count, FIRE),
    FIELD(Floor, fire_count),
    USED(Floor, props, prop_count, PROP),
    FIELD(Floor, prop_count),
    FIELD(Floor, errand),
};
static const FieldList FLOOR = LIST(Floor, FLOOR_ROWS);

static const Field TOLL_CLOCK_ROWS[] = {
    FIELD(TollClock, on),           FIELD(TollClock, single),      FIELD(TollClock, quota),
    FIELD(TollClock, tolls),        FIELD(TollClock, hours),       FIELD(TollClock, ticks),
    FIELD(TollClock, period),       FIELD(TollClock, bell_ready),  FIELD(TollClock, rings),
    FIELD(TollClock, peal),         FIELD(TollClock, bonus_given), FIELD(TollClock, put_off),
    FIELD(TollClock, shrine_given), FIELD(TollClock, lost),        FIELD(TollClock, elite_dead),
    FIELD(TollClock, open),         FIELD(TollClock, crown),       FIELD(TollClock, doorstep),
};
static const FieldList TOLL_CLOCK = LIST(TollClock, TOLL_CLOCK_ROWS);

static const Field WORLD_ROWS[] = {
    SKIP(World, level),
    FIELD(World, depth),
    FIELD(World, classic),
    FIELD(World, quest),
    PART(World, combat, RNG),
    PART(World, ai, RNG),
    FIELD(World, tick),
    FIELD(World, hitstop),
    FIELD(World, truce),
    SKIP(World, killer),
    SKIP(World, killer_id),
    SKIP(World, killer_cause),
    FIELD(World, outcome),
    FIELD(World, collected),
    FIELD(World, remaining),
    USED(World, actors, actor_count, ACTOR_FIELDS),
    FIELD(World, actor_count),
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
        if (field->later && is_zero(at, field->size)) continue;
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
