// Doors, chests, traps, missiles and ambushes in the scene's picture.
#include "sim/state/bag.h"
#include "support/unit.h"
#include "view/canvas/actor_sprites.h"
#include "view/canvas/camera.h"
#include "view/scene/caps.h"

static const char *const HALL[] = {
    "##############", "#............#", "#............#", "#.....@......+",
    "#............#", "#............#", "######+#######",
};
enum { HALL_H = 7 };

#include "view/show.h"

static void a_chest_looks_open_when_it_is(void **state) {
    (void)state;
    uint64_t none = seen();
    int chest = stage_fixture(show.world, (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 2}});
    uint64_t closed = seen();
    show.world->floor.fixtures[chest].phase = PHASE_OPEN;
    uint64_t open = seen();
    assert_true(none != closed && closed != open && open != none);
}

// Beside the hero's middle.
static uint32_t on_hero(void) {
    Vec size = {show.frame.w, show.frame.h};
    Vec px = camera_interpolate_px(show.world->actors[HERO].prev, show.world->actors[HERO].pos, 256);
    Camera camera =
        camera_following_hero(show.world, &(CameraLookAhead){0}, px, size, (Vec){NEAR_W, NEAR_H}, 256);
    Vec at = camera_to_frame(&camera, px);
    (void)drawn();
    return show.frame.pixels[at.y * show.frame.w + at.x + 1];
}

static void a_chest_does_not_cover_who_stands_in_its_cell(void **state) {
    (void)state;
    Actor *hero = &show.world->actors[HERO];
    stage_move(show.world, (Vec){3, 2});
    hero->pos.y -= 10 * SUB;
    hero->prev = hero->pos;
    (void)seen();
    uint32_t without = on_hero();
    stage_fixture(show.world, (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 2}});
    (void)seen();
    assert_true(on_hero() == without);
    hero->kind = ACTOR_NONE;
    assert_true(on_hero() != without);
}

static void locks_differ_on_chests_and_doors(void **state) {
    (void)state;
    int chest = stage_fixture(show.world, (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 2}});
    uint64_t chests[KEY_KINDS + 1], across[KEY_KINDS + 1], along[KEY_KINDS + 1];
    for (int lock = 0; lock <= KEY_KINDS; lock++) {
        Tile door = lock == 0 ? TILE_DOOR : (Tile)(TILE_LOCKED_1 + lock - 1);
        show.world->level.fixtures[chest].lock = lock;
        chests[lock] = seen();
        stage_set(show.world, (Vec){6, 6}, door);
        across[lock] = seen();
        stage_set(show.world, (Vec){13, 3}, door);
        along[lock] = seen();
        for (int i = 0; i < lock; i++)
            assert_true(chests[i] != chests[lock] && across[i] != across[lock] && along[i] != along[lock]);
    }
}

static void traps_show_when_they_are_found(void **state) {
    (void)state;
    uint64_t none = seen(), last = none;
    for (int kind = FIXTURE_SPIKES; kind < FIXTURE_COUNT; kind++) {
        if (!FIXTURES[kind].trap) continue;
        int trap = stage_fixture(show.world, (Fixture){.kind = (FixtureKind)kind, .cell = {2 + kind, 4}});
        assert_true(seen() == last);
        show.world->floor.fixtures[trap].found = true;
        uint64_t found = seen();
        assert_true(found != last);
        last = found;
    }
}

static void spikes_look_as_they_work(void **state) {
    (void)state;
    int trap = stage_fixture(show.world, (Fixture){.kind = FIXTURE_SPIKES, .cell = {4, 4}});
    WorldFixture *spikes = &show.world->floor.fixtures[trap];
    spikes->found = true;
    uint64_t rest = seen();
    spikes->phase = PHASE_CLICK;
    uint64_t click = seen();
    spikes->phase = PHASE_OUT;
    assert_true(rest != click && click != seen() && rest != seen());
}

static void out_of_sight_traps_look_as_last_seen(void **state) {
    (void)state;
    int trap = stage_fixture(show.world, (Fixture){.kind = FIXTURE_SPIKES, .cell = {4, 4}});
    show.world->floor.fixtures[trap].found = true;
    uint64_t rest = seen();
    memset(&show.world->cache.view, 0, sizeof show.world->cache.view);
    uint64_t remembered = seen();
    show.world->floor.fixtures[trap].phase = PHASE_OUT;
    scene_tick(show.scene, show.world);
    assert_true(rest != remembered);
    show.world->floor.fixtures[trap].phase = PHASE_REST;
    uint64_t after = drawn();
    scene_tick(show.scene, show.world);
    assert_true(after == drawn());
}

static void remembered_flames_burn_on_until_he_sees_them_out(void **state) {
    (void)state;
    static const Vec WALL = {6, 0};
    grid_set(&show.world->level.decor, WALL, DECOR_TORCH);
    stage_look(show.world);
    memset(&show.world->cache.view, 0, sizeof show.world->cache.view);
    uint64_t lit = seen();
    grid_set(&show.world->level.decor, WALL, DECOR_BRACKET);
    assert_true(seen() == lit); // he does not know yet
    grid_set(&show.world->known.decor, WALL, DECOR_BRACKET);
    assert_true(seen() != lit);
}

static int count_pixels(uint32_t colour) {
    int count = 0;
    (void)seen();
    for (int i = 0; i < show.frame.w * show.frame.h; i++) count += show.frame.pixels[i] == colour;
    return count;
}

static void a_blow_is_announced_in_red_and_at_the_last_in_white(void **state) {
    (void)state;
    static const uint32_t RED = 0xfff06450, WHITE = 0xffffffff;
    stage_actor(show.world, ACTOR_RAT, (Vec){4, 3});
    Actor *rat = &show.world->actors[show.world->actor_count - 1];
    int red = count_pixels(RED), white = count_pixels(WHITE);
    rat->act = ACT_WINDUP;
    assert_true(count_pixels(RED) > red);
    assert_int_equal(count_pixels(WHITE), white);
    rat->act_ticks = ACTORS[ACTOR_RAT].blow.windup - 8;
    assert_int_equal(count_pixels(RED), red);
    assert_true(count_pixels(WHITE) > white);
}

static void doors_are_ajar_while_they_open(void **state) {
    (void)state;
    uint64_t shut = seen();
    show.world->floor.doors[show.world->floor.door_count++] = (WorldDoor){.cell = {6, 6}, .ticks = 3};
    uint64_t ajar = seen();
    stage_set(show.world, (Vec){6, 6}, TILE_DOOR_OPEN);
    show.world->floor.doors[0].open = true;
    uint64_t open = seen();
    assert_true(shut != ajar && ajar != open && open != shut);
    stage_set(show.world, (Vec){6, 6}, TILE_DOOR);
    show.world->floor.door_count = 0;
    assert_true(seen() == shut);
}

static void a_shrine_shows_that_it_has_got_its_goods(void **state) {
    (void)state;
    stage_set(show.world, (Vec){8, 3}, TILE_SHRINE);
    uint64_t waits = seen();
    show.world->clock.shrine_given = true;
    assert_true(seen() != waits);
}

// The picture of a stunned goblin, long after the stun came with frost or without.
static uint64_t stunned(bool frost) {
    World *world = show.world;
    Event freeze = {.kind = EVENT_FREEZE, .pos = cell_centre((Vec){1, 1})};
    world->events.count = 0;
    (void)seen();
    if (frost) world->events.at[world->events.count++] = freeze;
    world->events.at[world->events.count++] = (Event){.kind = EVENT_STUN, .actor = 1, .amount = 90};
    scene_tick(show.scene, world);
    world->events.count = 0;
    for (int i = 0; i < 240; i++) scene_tick(show.scene, world); // the burst is over
    return drawn();
}

static void the_frozen_stand_in_ice(void **state) {
    (void)state;
    stage_actor(show.world, ACTOR_GOBLIN, (Vec){4, 2});
    show.world->actors[1].brain.mind = MIND_STUNNED;
    uint64_t plain = stunned(false);
    assert_true(stunned(true) != plain);
    assert_true(stunned(false) == plain);
    show.world->actors[1].brain.mind = MIND_CHASE;
    plain = stunned(false);
    assert_true(stunned(true) == plain);
}

static bool leans(const ActorSprites *sprites, ActorKind kind) {
    Actor actor = {.kind = kind, .act = ACT_BLOW, .act_ticks = 2, .aim = DIR_E};
    Vec lean = actor_pose(sprites, &actor, 0, 1, 0).lean;
    return lean.x != 0 || lean.y != 0;
}

static void who_shoots_stands_still_and_who_strikes_lunges(void **state) {
    (void)state;
    ActorSprites sprites;
    Error error;
    assert_true(actor_sprites_init(&sprites, &show.atlas, &error));
    assert_true(leans(&sprites, ACTOR_GOBLIN));
    assert_false(leans(&sprites, ACTOR_POACHER));
}

static void darts_point_where_they_fly(void **state) {
    (void)state;
    static const Vec WAYS[] = {{1024, 0}, {-1024, 0}, {0, 1024}, {0, -1024}};
    uint64_t looks[5] = {seen()};
    for (int i = 0; i < 4; i++) {
        show.world->floor.missiles[7] = (Missile){.kind = MISSILE_DART, .vel = WAYS[i]};
        show.world->floor.missiles[7].pos = show.world->floor.missiles[7].prev = cell_centre((Vec){8, 2});
        looks[i + 1] = seen();
        for (int k = 0; k <= i; k++) assert_true(looks[k] != looks[i + 1]);
    }
}

static void who_lies_in_ambush_is_eyes_in_the_light_and_nothing_in_the_dark(void **state) {
    (void)state;
    Rect boxes[4];
    show.world->hero.lantern_shut = true;
    uint64_t none = seen();
    stage_actor(show.world, ACTOR_GOBLIN, (Vec){4, 2});
    show.world->actors[1].brain.mind = MIND_AMBUSH;
    show.world->actors[1].hp--;
    assert_true(seen() == none);
    show.world->hero.lantern_shut = false;
    uint64_t eyes = seen();
    assert_int_equal(scene_list_busy_boxes(show.scene, show.world, (Vec){640, 360}, boxes, 4), 1);
    show.world->actors[1].kind = ACTOR_NONE;
    assert_true(seen() != eyes);
    show.world->actors[1].kind = ACTOR_GOBLIN;
    show.world->actors[1].brain.mind = MIND_CHASE;
    assert_true(seen() != eyes);
    assert_int_equal(scene_list_busy_boxes(show.scene, show.world, (Vec){640, 360}, boxes, 4), 2);
}

// Every one of some pictures differs from the others.
static void check_distinct(const uint64_t *pictures, int count) {
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < i; k++) assert_true(pictures[i] != pictures[k]);
    }
}

static void what_the_hero_does_has_a_picture_of_its_own(void **state) {
    (void)state;
    static const Act ACTS[] = {ACT_NONE, ACT_WINDUP, ACT_ROLL, ACT_DRAW, ACT_AIM, ACT_RING};
    enum { COUNT = sizeof ACTS / sizeof *ACTS };
    uint64_t pictures[COUNT + 2];
    for (int i = 0; i < COUNT; i++) {
        show.world->actors[HERO].act = ACTS[i];
        pictures[i] = seen();
    }
    show.world->actors[HERO].act = ACT_NONE;
    show.world->hero.lantern_shut = true;
    pictures[COUNT] = seen();
    show.world->hero.lantern_shut = false;
    show.world->hero.bag.hand = ITEM_BRAND;
    pictures[COUNT + 1] = seen();
    check_distinct(pictures, COUNT + 2);
}

static void states_of_mind_have_marks(void **state) {
    (void)state;
    static const Mind MINDS[] = {MIND_IDLE,   MIND_ASLEEP,  MIND_SUSPICIOUS,
                                 MIND_SEARCH, MIND_STUNNED, MIND_FLEE};
    enum { COUNT = sizeof MINDS / sizeof *MINDS };
    uint64_t pictures[COUNT + 1];
    stage_actor(show.world, ACTOR_GOBLIN, (Vec){8, 3});
    for (int i = 0; i < COUNT; i++) {
        show.world->actors[1].brain.mind = MINDS[i];
        pictures[i] = seen();
    }
    show.world->actors[1].brain.mind = MIND_PATROL;
    show.world->actors[1].brain.notice = 40;
    pictures[COUNT] = seen();
    check_distinct(pictures, COUNT + 1);
}

static void the_grate_is_drawn_until_a_toll_opens_it(void **state) {
    (void)state;
    stage_set(show.world, (Vec){9, 3}, TILE_STAIRS_DOWN);
    uint64_t free = seen();
    show.world->clock = (TollClock){.on = true, .quota = 2, .ticks = 9000};
    show.world->collected = 1;
    assert_true(seen() != free);
    show.world->collected = 2;
    assert_true(seen() != free);
    show.world->clock.open = true;
    assert_true(seen() == free);
}

// After a second without a change.
static uint64_t settled(void) {
    assert_true(scene_set_world(show.scene, show.world));
    for (int i = 0; i < 60; i++) {
        scene_tick(show.scene, show.world);
        show.world->events.count = 0;
    }
    return drawn();
}

static void a_line_around_what_stays_comes_before_a_toll_and_goes_with_it(void **state) {
    (void)state;
    show.world->hero.lantern_shut = true;
    stage_update(show.world);
    show.world->clock = (TollClock){.on = true, .ticks = 9000};
    uint64_t calm = settled();
    show.world->clock.ticks = TOLL_WARN_TICKS;
    assert_true(settled() != calm);
    show.world->clock.ticks = 9000;
    assert_true(settled() == calm);
}

static void his_noise_is_a_ring_for_a_moment(void **state) {
    (void)state;
    uint64_t quiet = settled();
    event_add(&show.world->events,
              (Event){.kind = EVENT_NOISE, .amount = 3, .pos = show.world->actors[HERO].pos});
    scene_tick(show.scene, show.world);
    show.world->events.count = 0;
    scene_tick(show.scene, show.world);
    assert_true(drawn() != quiet);
    assert_true(settled() == quiet);
}

static void the_longer_he_aims_the_farther_it_shows(void **state) {
    (void)state;
    Actor *hero = &show.world->actors[HERO];
    hero->act = ACT_AIM;
    hero->facing = hero->aim = DIR_E;
    show.world->hero.bag.hand = ITEM_CANDLE;
    uint64_t near = seen();
    hero->act_ticks = 13;
    uint64_t farther = seen();
    assert_true(near != farther);
}

static void a_lob_flies_higher_than_its_shadow(void **state) {
    (void)state;
    uint64_t pictures[3] = {seen()};
    Missile *lob = &show.world->floor.missiles[3];
    *lob =
        (Missile){.kind = MISSILE_LOB, .item = {.kind = ITEM_GEM}, .span = 6 * CELL_SUB, .way = 6 * CELL_SUB};
    lob->pos = lob->prev = cell_centre((Vec){8, 3});
    pictures[1] = seen();
    lob->way = 3 * CELL_SUB;
    pictures[2] = seen();
    check_distinct(pictures, 3);
}

// ---- the prompt, without a picture

static bool prompted(Prompt *prompt) {
    for (int i = 0; i < 12; i++) prompt_tick(prompt, show.world);
    show.world->events.count = 0;
    return prompt->shown > 0;
}

static void something_usable_ahead_calls_for_the_key(void **state) {
    (void)state;
    Prompt prompt = {.key = "E"}, nameless = {.key = ""};
    Actor *hero = &show.world->actors[HERO];
    show.world->depth = GAME_DEPTHS;
    int chest = stage_fixture(show.world, (Fixture){.kind = FIXTURE_CHEST, .cell = {6, 2}});
    hero->facing = DIR_S; // from all sides
    assert_true(prompted(&prompt));
    hero->facing = DIR_N;
    assert_true(prompted(&prompt));
    assert_false(prompted(&nameless));
    show.world->floor.fixtures[chest].phase = PHASE_OPEN;
    assert_false(prompted(&prompt));
    stage_set(show.world, (Vec){6, 3}, TILE_STAIRS_DOWN);
    assert_false(prompted(&prompt)); // nothing below the last depth
    show.world->depth = 1;
    assert_true(prompted(&prompt));
    stage_set(show.world, (Vec){6, 3}, TILE_STAIRS_UP);
    assert_true(prompted(&prompt)); // out of the dungeon
}

static void who_has_used_two_things_needs_no_prompt(void **state) {
    (void)state;
    Prompt prompt = {.key = "E"};
    show.world->actors[HERO].facing = DIR_N;
    stage_fixture(show.world, (Fixture){.kind = FIXTURE_CHEST, .cell = {6, 2}});
    for (int i = 0; i < PROMPT_LESSONS; i++) {
        assert_true(prompted(&prompt));
        event_add(&show.world->events, (Event){.kind = EVENT_CHEST});
        prompt_tick(&prompt, show.world);
        show.world->events.count = 0;
    }
    assert_false(prompted(&prompt));
}

// In the descent, whose stairs deliver and are shut.
static void the_key_has_its_verb(void **state) {
    (void)state;
    World *world = show.world;
    Vec cell = {6, 3};
    char text[USE_WORDS_MAX];
    world->clock = (TollClock){.on = true, .quota = 5};
    world->depth = world->hero.score.first = 1;
    stage_set(world, cell, TILE_STAIRS_DOWN);
    world->collected = 3;
    assert_string_equal(use_words(world, cell, text), "shut: needs 2 more treasures");
    world->collected = 5;
    assert_string_equal(use_words(world, cell, text), "shut: opens at the next toll");
    world->clock.open = true;
    assert_string_equal(use_words(world, cell, text), "go down");
    stage_set(world, cell, TILE_STAIRS_UP);
    assert_string_equal(use_words(world, cell, text), ""); // nothing to deliver
    world->hero.bag = (Bag){0};
    bag_init(&world->hero.bag);
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    assert_string_equal(use_words(world, cell, text), "deliver 1 treasure");
    bag_add(&world->hero.bag, ITEM_WINE, 1);
    assert_string_equal(use_words(world, cell, text), "deliver 2 treasures");
    world->depth = 2;
    assert_string_equal(use_words(world, cell, text), "back to depth 1");
    world->clock.on = false;
    world->depth = 1;
    assert_string_equal(use_words(world, cell, text), "leave the dungeon");
    stage_set(world, cell, TILE_FLOOR);
    int chest = stage_fixture(world, (Fixture){.kind = FIXTURE_CHEST, .cell = cell, .lock = 1});
    assert_string_equal(use_words(world, cell, text), "locked: needs its key");
    world->hero.keys[0] = 1;
    assert_string_equal(use_words(world, cell, text), "unlock");
    world->level.fixtures[chest].lock = 0;
    assert_string_equal(use_words(world, cell, text), "open");
}

static void a_gift_says_what_it_does_however_often_one_was_taken(void **state) {
    (void)state;
    World *world = show.world;
    Vec cell = vec_add(cell_of(world->actors[HERO].pos), DIRS[DIR_N]);
    Prompt prompt = {.key = "E"};
    char text[USE_WORDS_MAX];
    world->actors[HERO].facing = DIR_N;
    for (int i = 0; i < PROMPT_KIND_COUNT; i++) prompt.used[i] = i == PROMPT_GIFT ? 0 : PROMPT_LESSONS;
    Item *item = &world->floor.items[world->floor.item_count++];
    for (int i = 0; i < GIFT_KINDS + GEAR_KINDS; i++) {
        ItemKind kind = i < GIFT_KINDS ? item_of_lasting_gift(i) : item_of_gear_number(i - GIFT_KINDS + 1);
        *item = (Item){.kind = kind, .pos = cell_centre(cell), .gift = true};
        char expected[USE_WORDS_MAX + 64];
        (void)snprintf(expected, sizeof expected, "take the %s: %s", ITEMS[kind].title,
                       ITEMS[kind].words.passive);
        assert_string_equal(use_words(world, cell, text), expected);
        assert_true(prompted(&prompt));
        event_add(&world->events, (Event){.kind = EVENT_GIFT});
        prompt_tick(&prompt, world);
        world->events.count = 0;
    }
}

static void gear_says_what_it_replaces(void **state) {
    (void)state;
    World *world = show.world;
    Vec cell = vec_add(cell_of(world->actors[HERO].pos), DIRS[DIR_N]);
    char text[USE_WORDS_MAX];
    Item *item = &world->floor.items[world->floor.item_count++];
    *item = (Item){.kind = ITEM_AXE, .pos = cell_centre(cell)};
    world->hero.worn[item_gear_place(ITEM_AXE)] = -1;
    assert_string_equal(use_words_instead(world, cell, text), "");
    world->hero.worn[item_gear_place(ITEM_AXE)] = ITEM_LONG_SWORD;
    for (int i = 0; i < 3; i++) { // it lies there, as a gift, as a ware
        item->gift = i == 1;
        item->price = i == 2 ? 24 : 0;
        char expected[USE_WORDS_MAX + 64];
        (void)snprintf(expected, sizeof expected, "%s the axe: %s",
                       (const char *[]){"put on", "take", "buy"}[i], ITEMS[ITEM_AXE].words.passive);
        assert_string_equal(use_words(world, cell, text), expected);
        (void)snprintf(expected, sizeof expected, "instead of the long sword: %s",
                       ITEMS[ITEM_LONG_SWORD].words.passive);
        assert_string_equal(use_words_instead(world, cell, text), expected);
    }
}

#define WORKS_TEST(name) cmocka_unit_test_setup_teardown(name, open_show, close_show)

int main(void) {
    const struct CMUnitTest tests[] = {
        WORKS_TEST(a_chest_looks_open_when_it_is),
        WORKS_TEST(a_chest_does_not_cover_who_stands_in_its_cell),
        WORKS_TEST(locks_differ_on_chests_and_doors),
        WORKS_TEST(traps_show_when_they_are_found),
        WORKS_TEST(spikes_look_as_they_work),
        WORKS_TEST(out_of_sight_traps_look_as_last_seen),
        WORKS_TEST(remembered_flames_burn_on_until_he_sees_them_out),
        WORKS_TEST(a_blow_is_announced_in_red_and_at_the_last_in_white),
        WORKS_TEST(doors_are_ajar_while_they_open),
        WORKS_TEST(a_shrine_shows_that_it_has_got_its_goods),
        WORKS_TEST(who_shoots_stands_still_and_who_strikes_lunges),
        WORKS_TEST(the_frozen_stand_in_ice),
        WORKS_TEST(darts_point_where_they_fly),
        WORKS_TEST(who_lies_in_ambush_is_eyes_in_the_light_and_nothing_in_the_dark),
        WORKS_TEST(what_the_hero_does_has_a_picture_of_its_own),
        WORKS_TEST(states_of_mind_have_marks),
        WORKS_TEST(the_grate_is_drawn_until_a_toll_opens_it),
        WORKS_TEST(a_line_around_what_stays_comes_before_a_toll_and_goes_with_it),
        WORKS_TEST(his_noise_is_a_ring_for_a_moment),
        WORKS_TEST(the_longer_he_aims_the_farther_it_shows),
        WORKS_TEST(a_lob_flies_higher_than_its_shadow),
        WORKS_TEST(something_usable_ahead_calls_for_the_key),
        WORKS_TEST(who_has_used_two_things_needs_no_prompt),
        WORKS_TEST(the_key_has_its_verb),
        WORKS_TEST(a_gift_says_what_it_does_however_often_one_was_taken),
        WORKS_TEST(gear_says_what_it_replaces),
    };
    return cmocka_run_group_tests_name("works", tests, NULL, NULL);
}
