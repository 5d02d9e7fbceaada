// What the description of a cell tells, and what it does not tell.
#include "sim/dusk.h"
#include "sim/space/flames.h"
#include "sim/space/known_things.h"
#include "view/events/places.h"
#include "view/hud/describe.h"

#include "support/unit.h"

#include <stdio.h>

static const char ROOM[] = "###############\n"
                           "#.............#\n"
                           "#.@..........r#\n"
                           "#.............#\n"
                           "###############\n";
static const Vec FAR = {9, 2}, NEAR = {4, 2};

static const char *all_of(const World *world, const KnownThings *memory, Vec cell) {
    static char text[DESCRIPTION_LINES * DESCRIPTION_TEXT];
    Description said;
    size_t used = 0;
    describe_cell(world, memory, NULL, cell, &said);
    for (int i = 0; i < said.count; i++) {
        assert_true(said.lines[i].text[0] != '\0');
        used += (size_t)snprintf(text + used, sizeof text - used, "%s\n", said.lines[i].text);
    }
    return text;
}

static bool tells(const World *world, Vec cell, const char *what) {
    return strstr(all_of(world, NULL, cell), what) != NULL;
}

static Actor *rat_of(World *world) {
    return &world->actors[1];
}

static void put_rat(World *world, Vec cell) {
    rat_of(world)->pos = rat_of(world)->prev = cell_centre(cell);
}

static void a_monster_says_what_it_does_and_what_helps(void **state) {
    (void)state;
    static const struct {
        Mind mind;
        Act act;
        Task task;
        const char *says;
    } CASES[] = {{MIND_ASLEEP, ACT_NONE, TASK_NONE, "asleep"},
                 {MIND_SEARCH, ACT_NONE, TASK_NONE, "searching for you"},
                 {MIND_CHASE, ACT_WINDUP, TASK_NONE, "about to bite"},
                 {MIND_CHASE, ACT_RECOVERY, TASK_NONE, "recovers"},
                 {MIND_IDLE, ACT_NONE, TASK_SNUFF, "put out a flame"},
                 {MIND_STUNNED, ACT_WINDUP, TASK_NONE, "stunned"}};
    World *world = arena(ROOM);
    run(world, STILL, 1);
    put_rat(world, NEAR);
    rat_of(world)->hp = rat_of(world)->hp_max = 3;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        rat_of(world)->brain.mind = CASES[i].mind;
        rat_of(world)->act = CASES[i].act;
        rat_of(world)->brain.task = CASES[i].task;
        assert_true(tells(world, NEAR, CASES[i].says));
        assert_true(tells(world, NEAR, "1.5 of 1.5 hearts"));
        assert_true(tells(world, NEAR, ACTORS[ACTOR_RAT].counter_tip));
    }
    world_free(world);
}

// A word for each state, act, task and style: none is told as an empty line.
// As in the book of known things.
static void what_helps_is_told_of_those_that_were_beaten(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, STILL, 1);
    Lore lore = {0};
    Description said;
    put_rat(world, NEAR);
    for (int beaten = 0; beaten < 2; beaten++) {
        bool told = false, hidden = false;
        if (beaten != 0) lore.actors[ACTOR_RAT] = LORE_MET | LORE_BEATEN;
        describe_cell(world, NULL, &lore, NEAR, &said);
        for (int i = 0; i < said.count; i++) {
            told |= strstr(said.lines[i].text, ACTORS[ACTOR_RAT].counter_tip) != NULL;
            hidden |= strstr(said.lines[i].text, "against it: ???") != NULL;
        }
        assert_true(told == (beaten != 0) && hidden != told);
    }
    world_free(world);
}

static void every_state_of_every_kind_has_words(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, STILL, 1);
    put_rat(world, NEAR);
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        for (int mind = 0; mind < MIND_COUNT; mind++) {
            for (int act = 0; act <= ACT_HURT; act++) {
                for (int task = 0; task < TASK_COUNT; task++) {
                    rat_of(world)->kind = (ActorKind)kind;
                    rat_of(world)->brain.mind = (Mind)mind;
                    rat_of(world)->act = (Act)act;
                    rat_of(world)->brain.task = (Task)task;
                    const char *text = all_of(world, NULL, NEAR);
                    assert_true(strstr(text, "(null)") == NULL && strstr(text, "\n,") == NULL);
                }
            }
        }
    }
    world_free(world);
}

static void every_item_tile_and_decor_is_named(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, STILL, 1);
    put_rat(world, FAR);
    Vec cell = NEAR;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        world->floor.items[0] = (Item){.kind = (ItemKind)kind, .pos = cell_centre(cell)};
        world->floor.item_count = 1;
        Description said;
        describe_cell(world, NULL, NULL, cell, &said);
        assert_false(said.plain);
        assert_true(said.lines[0].names && said.count > 1);
    }
    world->floor.item_count = 0;
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        grid_set(&world->known.tiles, cell, (uint8_t)tile);
        assert_true(all_of(world, NULL, cell)[0] != '\0');
    }
    grid_set(&world->known.tiles, cell, TILE_FLOOR);
    for (int decor = DECOR_NONE + 1; decor < DECOR_COUNT; decor++) {
        char name[DESCRIPTION_TEXT];
        grid_set(&world->known.decor, cell, (uint8_t)decor);
        (void)snprintf(name, sizeof name, "%s", DECORS[decor].name + 1); // begins with a capital
        assert_true(tells(world, cell, name));
    }
    world_free(world);
}

static void bare_ground_is_plain(void **state) {
    (void)state;
    World *world = arena(ROOM);
    Description said;
    run(world, STILL, 1);
    describe_cell(world, NULL, NULL, (Vec){1, 1}, &said);
    assert_true(said.plain && said.count >= 1);
    describe_cell(world, NULL, NULL, (Vec){-5, 900}, &said);
    assert_true(said.plain && said.count == 1);
    world_free(world);
}

static void potions_keep_their_kind_until_it_is_known(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, STILL, 1);
    world->floor.items[0] = (Item){.kind = ITEM_POTION_FIRE, .pos = cell_centre(NEAR)};
    world->floor.item_count = 1;
    assert_false(tells(world, NEAR, "fire"));
    world->hero.named[ITEM_POTION_FIRE] = true;
    assert_true(tells(world, NEAR, "otion of fire"));
    world_free(world);
}

// ---- what must not be told

// The words for all cells of two worlds are the same.
static void assert_told_alike(const World *a, const World *b) {
    char text[DESCRIPTION_LINES * DESCRIPTION_TEXT];
    for (int y = 0; y < a->level.tiles.h; y++) {
        for (int x = 0; x < a->level.tiles.w; x++) {
            (void)snprintf(text, sizeof text, "%s", all_of(a, NULL, (Vec){x, y}));
            assert_string_equal(text, all_of(b, NULL, (Vec){x, y}));
        }
    }
}

static const char PASSAGE[] = "###############\n"
                              "###############\n"
                              "###############\n"
                              "#.@...........#\n"
                              "###############\n";

static World *passage_with(Fixture trap, Vec secret) {
    Level level = level_from_picture(PASSAGE);
    assert_true(fixture_add(&level, trap));
    level_change_tile(&level, secret, TILE_SECRET);
    World *world = world_new(&level);
    assert_non_null(world);
    return world;
}

static void hidden_traps_and_secret_doors_are_not_told(void **state) {
    (void)state;
    Vec cell = {11, 3};
    for (int kind = 0; kind < FIXTURE_COUNT; kind++) {
        if (!FIXTURES[kind].trap) continue;
        World *bare = arena(PASSAGE),
              *trapped = passage_with((Fixture){.kind = (FixtureKind)kind, .cell = cell}, (Vec){6, 2});
        run(bare, SHUTTER, 1);
        run(trapped, SHUTTER, 1);
        assert_told_alike(bare, trapped);
        trapped->floor.fixtures[0].found = true;
        assert_true(tells(trapped, cell, FIXTURES[kind].words));
        world_free(bare);
        world_free(trapped);
    }
}

static void who_lies_in_wait_is_seen_as_eyes_and_only_in_the_light(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, STILL, 1);
    rat_of(world)->brain.mind = MIND_AMBUSH;
    put_rat(world, FAR);
    assert_false(tells(world, FAR, "Eyes"));
    assert_false(tells(world, FAR, "Rat"));
    put_rat(world, NEAR); // in the lantern's light
    assert_true(tells(world, NEAR, "Eyes"));
    assert_false(tells(world, NEAR, "Rat"));
    world_free(world);
}

static const char WALLED[] = "#########\n"
                             "#@.#...r#\n"
                             "#..#.*..#\n"
                             "#..#....#\n"
                             "#########\n";

static void unseen_cells_are_not_told(void **state) {
    (void)state;
    World *world = arena(WALLED);
    run(world, STILL, 1);
    for (int x = 4; x < 8; x++) {
        for (int y = 1; y < 4; y++)
            assert_string_equal(all_of(world, NULL, (Vec){x, y}), "Nothing that you know of\n");
    }
    world_free(world);
}

static void out_of_sight_things_are_told_as_they_were(void **state) {
    (void)state;
    World *world = arena(WALLED);
    static KnownThings memory;
    Vec cell = {5, 2};
    run(world, STILL, 1);
    world->floor.items[0].kind = ITEM_CHEESE;
    grid_fill(&world->known.explored, KNOWN_WELL);
    memcpy(world->known.tiles.cells, world->level.tiles.cells, 9 * 5);
    known_learn_explored(world);
    item_memory_copy(&memory, world);
    world->floor.items[0].taken = true; // by whom he does not see
    assert_true(strstr(all_of(world, &memory, cell), "heese") != NULL);
    assert_true(strstr(all_of(world, &memory, cell), "as you remember it") != NULL);
    memory.items[0].there = false;
    world->floor.items[0].taken = false;
    assert_true(strstr(all_of(world, &memory, cell), "as you remember it") != NULL);
    assert_null(strstr(all_of(world, &memory, cell), "heese"));
    assert_null(strstr(all_of(world, &memory, (Vec){7, 1}), "Rat"));
    world_free(world);
}

static void the_toll_is_told_cell_by_cell(void **state) {
    (void)state;
    World *world = dusk(1);
    run(world, STILL, 1);
    grid_fill(&world->known.explored, KNOWN_WELL);
    assert_true(tells(world, (Vec){5, 2}, "lit: the toll leaves it"));
    assert_true(tells(world, (Vec){5, 9}, "dark: the toll will rebuild this"));
    assert_true(tells(world, (Vec){5, 6}, "in the dark: the toll may take it"));
    assert_true(tells(world, (Vec){6, 5}, "the toll leaves it")); // beside him
    assert_false(tells(world, (Vec){20, 12}, "the toll"));        // out of sight
    world_free(world);
}

// What only his lantern lights is dark as soon as he leaves.
static void his_own_light_is_told_apart(void **state) {
    (void)state;
    World *world = dusk(1);
    world->hero.lantern_shut = false;
    run(world, STILL, 1);
    grid_fill(&world->known.explored, KNOWN_WELL);
    int own = 0, others = 0;
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec cell = {i % world->level.tiles.w, i / world->level.tiles.w};
        bool by_him = flames_is_lit_at_all(world, cell) && !flames_is_flame_lit(world, cell);
        own += by_him && tells(world, cell, "lit by you alone: the toll leaves it while you stay");
        others += !by_him && tells(world, cell, "lit by you alone");
    }
    assert_true(own > 0);
    assert_int_equal(others, 0);
    world_free(world);
}

static void a_grate_says_what_opens_it(void **state) {
    (void)state;
    World *world = arena("###############\n"
                         "#.............#\n"
                         "#.@.>........r#\n"
                         "#.............#\n"
                         "###############\n");
    run(world, STILL, 1);
    world->clock = (TollClock){.on = true, .quota = 3, .crown = true};
    assert_true(tells(world, NEAR, "under a grate: the crown opens it"));
    world->clock.crown = false;
    assert_true(tells(world, NEAR, "under a grate: 3 more treasures, then a toll opens it"));
    world->collected = 2;
    assert_true(tells(world, NEAR, "under a grate: 1 more treasure, then a toll opens it"));
    world->collected = 3;
    assert_true(tells(world, NEAR, "under a grate: the next toll opens it"));
    world->clock.open = true;
    assert_false(tells(world, NEAR, "grate"));
    world_free(world);
}

// The crown is taken up the last stairs, which lead on like the others.
static void the_last_stairs_lead_up(void **state) {
    (void)state;
    World *world = arena(ROOM);
    assert_string_equal(tile_english_name(world, TILE_STAIRS_DOWN), "stairs down");
    world->clock.crown = true;
    assert_string_equal(tile_english_name(world, TILE_STAIRS_DOWN), "stairs up");
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_monster_says_what_it_does_and_what_helps),
        cmocka_unit_test(every_state_of_every_kind_has_words),
        cmocka_unit_test(what_helps_is_told_of_those_that_were_beaten),
        cmocka_unit_test(every_item_tile_and_decor_is_named),
        cmocka_unit_test(bare_ground_is_plain),
        cmocka_unit_test(potions_keep_their_kind_until_it_is_known),
        cmocka_unit_test(hidden_traps_and_secret_doors_are_not_told),
        cmocka_unit_test(who_lies_in_wait_is_seen_as_eyes_and_only_in_the_light),
        cmocka_unit_test(unseen_cells_are_not_told),
        cmocka_unit_test(out_of_sight_things_are_told_as_they_were),
        cmocka_unit_test(the_toll_is_told_cell_by_cell),
        cmocka_unit_test(his_own_light_is_told_apart),
        cmocka_unit_test(a_grate_says_what_opens_it),
        cmocka_unit_test(the_last_stairs_lead_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
