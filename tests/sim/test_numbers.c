// Once is enough: its games are the same everywhere.
// A number of a monster's row that nothing reads is a lie: one may change it and wonder. So each is changed,
// and something has to happen in another way: in a hall, in the next room, or where levels are made.
#include "base/hash.h"
#include "gen/gen.h"
#include "gen/makers/rows.h"
#include "map/balance_notice.h"
#include "sim/arena.h"
#include "sim/hazards/spills.h"
#include "sim/monsters/hunters.h"
#include "sim/state/bag.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define NUMBER(of)                                                                                           \
    { #of, offsetof(ActorInfo, of) }

static const struct {
    const char *name;
    size_t at;
} NUMBERS[] = {NUMBER(w),           NUMBER(h),           NUMBER(lurks),         NUMBER(hp),
               NUMBER(speed),       NUMBER(sight),       NUMBER(ear),           NUMBER(stages[0]),
               NUMBER(stages[1]),   NUMBER(pack),        NUMBER(weight),        NUMBER(deeper),
               NUMBER(cost),        NUMBER(from),        NUMBER(dealt[0]),      NUMBER(dealt[1]),
               NUMBER(dealt[2]),    NUMBER(dealt[3]),    NUMBER(dealt[4]),      NUMBER(dealt[5]),
               NUMBER(dealt[6]),    NUMBER(rest),        NUMBER(near),          NUMBER(pace),
               NUMBER(turn_ticks),  NUMBER(loaded),      NUMBER(blow.windup),   NUMBER(blow.ticks),
               NUMBER(blow.damage), NUMBER(blow.reach),  NUMBER(blow.recovery), NUMBER(blow.range),
               NUMBER(blow.lunge),  NUMBER(water_damage)};

// ---- what happens

static void set(World *world, int index, Mind mind) {
    Brain *brain = &world->actors[index].brain;
    brain->mind = mind;
    brain->notice = mind == MIND_CHASE ? NOTICE_FULL : 0;
    brain->sees = mind == MIND_CHASE;
    brain->seen = world->cache.hero_cell;
}

// The hero walks to and fro, and strikes now and then. From time to time everybody is hurt.
static uint64_t play(World *world, int ticks) {
    static const Input WAYS[] = {{.x = 1}, {.y = 1}, {.x = -1}, {.y = -1}};
    uint64_t hash = world_hash(world);
    bool dark = world->hero.lantern_shut;
    hero_of(world)->hp = hero_of(world)->hp_max = 200;
    for (int i = 1; i <= ticks && world->outcome == OUTCOME_NONE; i++) {
        bool opens = world->hero.lantern_shut && !dark && i % 60 == 10;
        world_tick(world, opens             ? SHUTTER
                          : i % 20 == 19    ? STRIKE
                          : i / 60 % 2 == 0 ? STILL
                                            : WAYS[i / 120 % 4]);
        for (int k = HERO + 1; i % 300 == 0 && k < world->actor_count; k++)
            combat_hurt(world, k, ACTORS[world->actors[k].kind].elite ? 30 : 1, DIR_N, CAUSE_TRAP);
        if (i % 100 == 0) hash = hash_int(hash, (int64_t)world_hash(world));
    }
    world_free(world);
    return hash;
}

// Monsters of a kind that know where he is, and a rat. He carries a gem.
static uint64_t fight(ActorKind kind, Pace pace, int away) {
    World *world = empty_room(25, 21, (Vec){12, 10});
    world->hero.pace = pace;
    world->hero.lantern_shut = ACTORS[kind].ghostly;
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    for (int i = 0; i < (ACTORS[kind].elite ? 1 : 2); i++)
        set(world, body_create(world, kind, cell_centre((Vec){12 + away * (2 * i - 1), 10})), MIND_CHASE);
    set(world, body_create(world, ACTOR_RAT, cell_centre((Vec){12, 5})), MIND_CHASE);
    return play(world, 1500);
}

// A monster that does not know of him yet, in the same hall or beyond a wall.
static uint64_t wake(ActorKind kind, Mind mind, int away, bool beyond) {
    World *world = arena("##############################\n"
                         "#............................#\n"
                         "#............................#\n"
                         "#.@..........................#\n"
                         "#............................#\n"
                         "######.#######################\n"
                         "#............................#\n"
                         "##############################\n");
    set(world, body_create(world, kind, cell_centre((Vec){2 + away, beyond ? 6 : 3})), mind);
    return play(world, 400);
}

// One that is cornered.
static uint64_t corner(ActorKind kind) {
    World *world = empty_room(5, 5, (Vec){1, 1});
    set(world, body_create(world, kind, cell_centre((Vec){3, 3})), MIND_CHASE);
    return play(world, 600);
}

// Water poured over it.
static uint64_t pour(ActorKind kind) {
    World *world = empty_room(9, 9, (Vec){2, 2});
    set(world, body_create(world, kind, cell_centre((Vec){5, 5})), MIND_IDLE);
    spill_water(world, (Vec){5, 5}, HERO);
    return play(world, 10);
}

// Which monsters a toll sends on each depth.
static uint64_t hunters(void) {
    World *world = empty_room(5, 5, (Vec){2, 2});
    uint64_t hash = HASH_START;
    Rng rng;
    rng_init(&rng, 1, STREAM_LAYOUT);
    for (world->depth = 1; world->depth <= 8; world->depth++) {
        for (int i = 0; i < 20; i++) hash = hash_int(hash, hunter_choose(world, &rng));
    }
    world_free(world);
    return hash;
}

static uint64_t levels(void) {
    uint64_t hash = HASH_START;
    for (int i = 0; i < 160; i++) {
        GenOptions options = GENERATORS[GEN_HALLS]->defaults;
        options.seed = (uint64_t)i;
        options.depth = i % 8 + 1;
        options.descent = i % 16 < 8;
        options.guard = !options.descent && options.depth >= GEN_GUARD_FROM;
        gen_set_usual_size(&options);
        Level level;
        assert_true(gen_level(&level, &options));
        for (int k = 0; k < level.monsters.count; k++)
            hash = hash_int(hash_int(hash, level.monsters.at[k].kind), level.monsters.at[k].cell.x);
        level_free(&level);
    }
    return hash;
}

enum { FIGHTS = 6, WAKES = 120, HAPPENINGS = FIGHTS + WAKES + 4 };

static uint64_t happening(ActorKind kind, int number) {
    if (kind == ACTOR_HERO) kind = ACTOR_RAT;
    if (number < FIGHTS) return fight(kind, number % 2 == 0 ? PACE_REAL : PACE_TURNS, number / 2 * 3 + 2);
    number -= FIGHTS;
    static const Mind MINDS[] = {MIND_IDLE, MIND_AMBUSH, MIND_ASLEEP};
    if (number < WAKES) return wake(kind, MINDS[number % 3], number / 3 % 20 + 2, number >= WAKES / 2);
    if (number == WAKES) return pour(kind);
    if (number == WAKES + 1) return corner(kind);
    return number == WAKES + 2 ? hunters() : levels();
}

static bool differs(ActorKind kind, const uint64_t usual[HAPPENINGS]) {
    for (int i = 0; i < HAPPENINGS; i++) {
        if (happening(kind, i) != usual[i]) return true;
    }
    return false;
}

// ---- the numbers

// Numbers that nothing here reads. The book of monsters alone tells most of them, because the blow or the
// missile has a number of its own. A blind monster takes no step that has a pace. What a snuffer does after
// it has shut a lantern, and the worse ears of a skeleton, make no difference in these halls.
static const char *const OTHERS[] = {"pilferer.from",      "snuffer.from",         "chanter.from",
                                     "sacristan.from",     "warlord.from",         "poacher.blow.damage",
                                     "cooper.blow.damage", "warlord.blow.damage",  "warden.pace",
                                     "skeleton.ear",       "snuffer.rest",         "snuffer.blow.ticks",
                                     "snuffer.blow.reach", "snuffer.blow.recovery"};

static bool is_other(const char *number) {
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++) {
        if (strcmp(OTHERS[i], number) == 0) return true;
    }
    return false;
}

// The rows are constants: nobody but this test changes them.
static void unlock_rows(void) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), from = (uintptr_t)ACTORS / page * page;
    size_t size = (uintptr_t)ACTORS + sizeof ACTORS - from;
    assert_int_equal(mprotect((void *)from, size, PROT_READ | PROT_WRITE), 0);
}

static void each_number_of_a_row_is_read(void **state) {
    (void)state;
    int missed = 0;
    unlock_rows();
    for (ActorKind kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++) {
        ActorInfo *row = (ActorInfo *)(uintptr_t)&ACTORS[kind], was = *row;
        uint64_t usual[HAPPENINGS];
        for (int i = 0; i < HAPPENINGS; i++) usual[i] = happening(kind, i);
        for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++) {
            int number;
            memcpy(&number, (char *)row + NUMBERS[i].at, sizeof number);
            if (number == 0) continue;
            number = int_abs(number) > 1 ? number / 2 : number + 1;
            memcpy((char *)row + NUMBERS[i].at, &number, sizeof number);
            bool read = differs(kind, usual);
            *row = was;
            char name[64];
            (void)snprintf(name, sizeof name, "%s.%s", row->name, NUMBERS[i].name);
            if (read == is_other(name)) print_message("%s is %s\n", name, read ? "read" : "not read");
            missed += read == is_other(name);
        }
    }
    assert_int_equal(missed, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_number_of_a_row_is_read)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
