#include "support/golden.h"
#include "view/canvas/camera.h"
#include "view/painted.h"
#include "view/scene/scene.h"
#include "view/stage.h"

// The hashes of some frames. When drawing changes on purpose, look at the picture first:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R view/scene
static Golden golden = {.path = "tests/view/golden.txt"};

static const char *const HALL[] = {
    "###!#####B######   ", "#......o.......####", "#..RRR...s..1.....#", "#..RRR.......b....#",
    "#..RRR..@r..m..####", "#......g....x..#   ", "#..3..<...z..>.#   ", "#####/###+######   ",
    "    #.#            ", "    #2#            ", "    ###            ",
};
enum { HALL_H = 11 };

typedef struct Show {
    Atlas atlas;
    Scene *scene;
    World *world;
    Image frame;
} Show;

static void open_show(Show *show, int w, int h) {
    Error error;
    painted_init(&show->atlas, NULL);
    show->scene = scene_new(&show->atlas, NULL, &error);
    if (show->scene == NULL) fail_msg("%s", error.text);
    show->world = stage_new(HALL, HALL_H, 5);
    assert_true(image_init(&show->frame, w, h));
    assert_true(scene_set_world(show->scene, show->world));
}

static void close_show(Show *show) {
    image_free(&show->frame);
    stage_free(show->world);
    scene_free(show->scene);
    atlas_free(&show->atlas);
}

static uint64_t hash_of(const Image *frame) {
    uint64_t hash = HASH_START;
    for (int i = 0; i < frame->w * frame->h; i++) {
        for (int shift = 0; shift < 32; shift += 8)
            hash = hash_u8(hash, (uint8_t)(frame->pixels[i] >> shift));
    }
    return hash;
}

static uint64_t drawn(Show *show) {
    scene_draw(show->scene, show->world, 256, &show->frame);
    return hash_of(&show->frame);
}

static void happen(World *world, Event event) {
    event.pos = world->actors[event.actor].pos;
    event.what = event.what == 0 ? (int)world->actors[event.actor].kind : event.what;
    event_add(&world->events, event);
}

static void tick(Show *show, int count) {
    for (int i = 0; i < count; i++) {
        known_learn_seen(show->world);
        scene_tick(show->scene, show->world);
        show->world->events.count = 0;
    }
}

// One of everything that can be seen.
static void play(Show *show) {
    World *world = show->world;
    world->actors[HERO].act = ACT_BLOW;
    world->actors[1].brain.mind = MIND_ASLEEP;
    world->actors[2].act = ACT_WINDUP;
    world->actors[2].act_ticks = ACTORS[world->actors[2].kind].blow.windup - 2;
    world->actors[3].hp = 1;
    world->actors[3].brain.notice = 30;
    world->actors[4].brain.mind = MIND_SEARCH;
    for (int kind = EVENT_STEP; kind < EVENT_COUNT; kind++) {
        bool of_item = kind == EVENT_PICKUP || kind == EVENT_HEAL || kind == EVENT_DROP ||
                       kind == EVENT_KEY || kind == EVENT_CHEST || kind == EVENT_SPLASH ||
                       kind == EVENT_STOLEN || kind == EVENT_FOUND_ITEM;
        Event event = {
            .kind = (EventKind)kind, .amount = 2, .dir = DIR_E, .what = of_item ? (int)ITEM_WINE : 0};
        event.actor = (uint16_t)(kind % world->actor_count);
        happen(world, event);
    }
    stage_fixture(world, (Fixture){.kind = FIXTURE_CHEST, .cell = {9, 3}, .lock = 2});
    world->floor.fixtures[stage_fixture(world, (Fixture){.kind = FIXTURE_CHEST, .cell = {11, 4}})].phase =
        PHASE_OPEN;
    for (int i = 0; i < 3; i++) {
        int trap =
            stage_fixture(world, (Fixture){.kind = (FixtureKind)(FIXTURE_SPIKES + i), .cell = {7 + i, 2}});
        world->floor.fixtures[trap].found = true;
    }
    stage_set(world, (Vec){9, 7}, TILE_LOCKED_3);
    world->floor.missiles[0] = (Missile){.kind = MISSILE_DART, .vel = {1024, 0}};
    world->floor.missiles[0].pos = world->floor.missiles[0].prev = cell_centre((Vec){10, 5});
    tick(show, 4);
}

// Its frames for some seconds: what flies, fades, burns and crumbles is somewhere on its way in each.
static void add_frames(Show *show, const char *name) {
    static const int AFTER[] = {0, 8, 30, 90, 240};
    char text[GOLDEN_LINE / 2];
    for (int i = 0, now = 0; i < (int)(sizeof AFTER / sizeof *AFTER); i++) {
        tick(show, AFTER[i] - now);
        now = AFTER[i];
        scene_draw(show->scene, show->world, 64 * i, &show->frame);
        (void)snprintf(text, sizeof text, "%s, %d ticks later", name, now);
        golden_add(&golden, text, hash_of(&show->frame));
    }
}

static void add_hall(const char *name, int w, int h, void (*change)(World *world)) {
    static Show show;
    open_show(&show, w, h);
    if (change != NULL) change(show.world);
    assert_true(scene_set_world(show.scene, show.world));
    play(&show);
    add_frames(&show, name);
    close_show(&show);
}

// In the stone of the later depths, with whatever tiles there are.
static void paint(World *world, int depth) {
    int column = 1;
    world->clock.on = true;
    world->clock.quota = 3;
    world->depth = world->level.depth = depth;
    for (int tile = TILE_WATER; tile < TILE_COUNT; tile++) {
        stage_set(world, (Vec){column, tile % 2 == 0 ? 6 : 1}, (Tile)tile);
        column += tile % 2;
    }
    for (int x = 12; x < 17; x++) stage_set(world, (Vec){x, 1}, TILE_WATER);
    grid_set(&world->level.decor, (Vec){13, 0}, DECOR_BANNER);
    world->floor.spills[world->floor.spill_count++] =
        (Spill){.kind = SPILL_WINE, .cell = {9, 4}, .ticks = 500};
    stage_update(world);
}
static void moss(World *world) {
    paint(world, 3);
}
static void flood(World *world) {
    paint(world, 5);
}
static void forge(World *world) {
    paint(world, 7);
}

// A toll that turned floor into stone and stone into floor, also out of sight.
static void tolled(World *world) {
    for (int y = 1; y < 7; y++) {
        for (int x = 10; x < 14; x++) {
            bool wall = level_looks_like_wall(&world->level, (Vec){x, y});
            if ((x + y) % 3 == 0) grid_set(&world->level.tiles, (Vec){x, y}, wall ? TILE_FLOOR : TILE_WALL);
            grid_set(&world->known.explored, (Vec){x, y}, KNOWN_STALE);
        }
    }
    stage_update(world);
}

static void turns(World *world) {
    world->hero.pace = PACE_TURNS;
    for (int i = 0; i < world->actor_count; i++)
        world->actors[i].prev = vec_sub(world->actors[i].pos, (Vec){CELL_SUB, 0});
}

static void fallen(World *world) {
    world->actors[HERO].hp = 0;
    world->hero.lantern_shut = true;
    world->outcome = OUTCOME_DEATH;
}

static void the_pictures_are_the_golden_ones(void **state) {
    (void)state;
    add_hall("a hall", 640, 360, NULL);
    add_hall("a hall from far", 1280, 720, tolled);
    add_hall("moss", 640, 360, moss);
    add_hall("flood", 640, 360, flood);
    add_hall("forge", 640, 360, forge);
    add_hall("turn by turn", 640, 360, turns);
    add_hall("the hero falls", 640, 360, fallen);
    golden_end(&golden);
}

static void the_same_scene_gives_the_same_bytes(void **state) {
    (void)state;
    static Show a, b;
    open_show(&a, 640, 360);
    open_show(&b, 640, 360);
    play(&a);
    drawn(&a); // drawing more often changes nothing
    scene_draw(a.scene, a.world, 77, &a.frame);
    play(&b);
    assert_true(drawn(&a) == drawn(&b));
    close_show(&a);
    close_show(&b);
}

// Kept pictures of cells belong to one level only.
static void another_level_leaves_nothing_behind(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 640, 360);
    uint64_t before = drawn(&show);
    World *other = stage_new((const char *const[]){"######", "#....#", "#@...#", "#....#", "######"}, 5, 6),
          *first = show.world;
    show.world = other;
    assert_true(scene_set_world(show.scene, other));
    assert_true(drawn(&show) != before);
    show.world = first;
    assert_true(scene_set_world(show.scene, first));
    assert_true(drawn(&show) == before);
    stage_free(other);
    close_show(&show);
}

static void drawing_leaves_the_world_alone(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 640, 360);
    play(&show);
    World *copy = malloc(sizeof *copy);
    assert_non_null(copy);
    memcpy(copy, show.world, sizeof *copy);
    drawn(&show);
    scene_tick(show.scene, show.world);
    assert_memory_equal(copy, show.world, sizeof *copy);
    free(copy);
    close_show(&show);
}

static void who_is_out_of_sight_is_not_drawn(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 640, 360);
    Vec hidden = {5, 9};
    stage_know(show.world, hidden);
    assert_true(scene_set_world(show.scene, show.world));
    assert_false(fov_has(&show.world->cache.view, hidden));
    uint64_t before = drawn(&show);
    stage_actor(show.world, ACTOR_GOBLIN, hidden);
    assert_true(scene_set_world(show.scene, show.world));
    assert_true(drawn(&show) == before);
    close_show(&show);
}

// As if the hero had come into the level just now, with a book of it.
static void enter(Show *show) {
    known_learn_explored(show->world);
    assert_true(scene_set_world(show->scene, show->world));
}

static void an_item_shows_where_it_is_explored_only(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 640, 360);
    Item *item = &show.world->floor.items[show.world->floor.item_count - 1];
    assert_true(vec_eq(cell_of(item->pos), (Vec){5, 9}));
    assert_int_equal(grid_at(&show.world->known.explored, (Vec){5, 9}), 0);
    uint64_t unknown = drawn(&show);
    item->taken = true;
    enter(&show);
    assert_true(drawn(&show) == unknown);
    for (int y = 6; y < HALL_H; y++) {
        for (int x = 4; x <= 6; x++) stage_know(show.world, (Vec){x, y});
    }
    enter(&show);
    uint64_t without = drawn(&show);
    item->taken = false;
    enter(&show);
    assert_true(drawn(&show) != without);
    close_show(&show);
}

// How many px of two frames differ outside a box around the middle.
static int differing_outside(const Image *a, const Image *b, int half) {
    int count = 0;
    for (int i = 0; i < a->w * a->h; i++) {
        int x = i % a->w - a->w / 2, y = i / a->w - a->h / 2;
        count += (int_abs(x) > half || int_abs(y) > half) && a->pixels[i] != b->pixels[i];
    }
    return count;
}

static int changed_by_a_blow(bool reduced) {
    static Show show;
    open_show(&show, 640, 360);
    scene_set_aids(show.scene, (Aids){.still = reduced, .calm = reduced});
    show.world->actor_count = 1;
    show.world->floor.item_count = 0;
    tick(&show, 40);
    Image before;
    assert_true(image_init(&before, 640, 360));
    scene_draw(show.scene, show.world, 256, &before);
    happen(show.world, (Event){.kind = EVENT_HIT, .actor = HERO, .amount = 2});
    tick(&show, 3);
    drawn(&show);
    int count = differing_outside(&before, &show.frame, 130);
    image_free(&before);
    close_show(&show);
    return count;
}

static void with_reduced_motion_nothing_shakes(void **state) {
    (void)state;
    // Only the red frame, 4 px wide, and flames change.
    assert_in_range(changed_by_a_blow(true), 1000, 8 * (640 + 360) + 3000);
    assert_true(changed_by_a_blow(false) > 40000);
}

// Pixels that change from tick to tick while nothing can hurt the hero, who stands.
static int changed_while_spared(Aids aids) {
    static Show show;
    int count = 0;
    open_show(&show, 640, 360);
    scene_set_aids(show.scene, aids);
    show.world->actor_count = 1;
    show.world->floor.item_count = 0;
    tick(&show, 40);
    Image before;
    assert_true(image_init(&before, 640, 360));
    for (int left = 40; left > 4; left--) {
        scene_draw(show.scene, show.world, 256, &before);
        show.world->actors[HERO].invulnerable = (uint32_t)left;
        drawn(&show);
        for (int i = 0; left < 40 && i < 640 * 360; i++) count += show.frame.pixels[i] != before.pixels[i];
    }
    image_free(&before);
    close_show(&show);
    return count;
}

static void who_wants_no_motion_or_no_flashes_sees_no_blinking_hero(void **state) {
    (void)state;
    assert_true(changed_while_spared((Aids){0}) > 1000);
    assert_int_equal(changed_while_spared((Aids){.still = true}), 0);
    assert_int_equal(changed_while_spared((Aids){.calm = true}), 0);
}

static int pixels_of(const Image *frame, Colour colour) {
    int count = 0;
    for (int i = 0; i < frame->w * frame->h; i++) count += frame->pixels[i] == colour;
    return count;
}

static void high_contrast_edges_all_that_matters_on_a_darker_floor(void **state) {
    (void)state;
    enum { LEAST = 60 };
    const Colour HERO_EDGE = 0xffb7effb, FOE_EDGE = 0xffffa985;
    static Show show;
    int64_t sums[2] = {0};
    for (int high = 0; high < 2; high++) {
        open_show(&show, 640, 360);
        scene_set_aids(show.scene, (Aids){.contrast = high != 0});
        tick(&show, 40);
        drawn(&show);
        int heroes = pixels_of(&show.frame, HERO_EDGE), foes = pixels_of(&show.frame, FOE_EDGE);
        assert_true(high != 0 ? heroes >= LEAST && foes >= LEAST : heroes + foes < LEAST);
        for (int i = 0; i < 640 * 360; i++) sums[high] += show.frame.pixels[i] >> CHANNEL_G & 255;
        close_show(&show);
    }
    assert_true(sums[1] * 4 < sums[0] * 3);
}

static void a_missing_sprite_is_named(void **state) {
    (void)state;
    static const char *const NAMES[] = {"floor", "rug", "slash_diag", "flame", "mark_query_empty", "puff"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        Atlas atlas;
        Error error = {""};
        painted_init(&atlas, NAMES[i]);
        assert_null(scene_new(&atlas, NULL, &error));
        assert_non_null(strstr(error.text, NAMES[i]));
        atlas_free(&atlas);
    }
}

// Where the hero stands in a layer over a frame of that size.
static Vec hero_on_layer(const World *world, Vec size) {
    Vec px = camera_interpolate_px(world->actors[HERO].prev, world->actors[HERO].pos, 256);
    Camera camera = camera_following_hero(world, &(CameraLookAhead){0}, px, size, (Vec){NEAR_W, NEAR_H}, 256);
    Vec at = camera_to_frame(&camera, px);
    return (Vec){at.x * NEAR_W / size.x, at.y * NEAR_H / size.y};
}

static void busy_boxes_are_those_of_bodies_and_marked_cells(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 640, 360);
    for (int i = 0; i < show.world->floor.item_count; i++) show.world->floor.items[i].taken = true;
    tick(&show, 1);
    enum { MOST = 16 };
    Rect boxes[MOST];
    show.world->actors[1].act = ACT_WINDUP;
    assert_true(scene_list_busy_boxes(show.scene, show.world, (Vec){640, 360}, boxes, MOST) >
                show.world->actor_count);
    show.world->actors[1].act = ACT_NONE;
    int count = scene_list_busy_boxes(show.scene, show.world, (Vec){640, 360}, boxes, MOST);
    assert_int_equal(count, show.world->actor_count);
    assert_true(rect_has(boxes[0], hero_on_layer(show.world, (Vec){640, 360})));
    assert_int_equal(scene_list_busy_boxes(show.scene, show.world, (Vec){640, 360}, boxes, 2), 2);
    assert_int_equal(scene_list_busy_boxes(show.scene, show.world, (Vec){1280, 720}, boxes, MOST), count);
    assert_int_equal(boxes[0].w, 16);
    assert_true(rect_has(boxes[0], hero_on_layer(show.world, (Vec){1280, 720})));
    close_show(&show);
}

static void things_in_sight_are_busy_too(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 640, 360);
    Rect boxes[16];
    World *world = show.world;
    for (int i = HERO + 1; i < world->actor_count; i++) world->actors[i].brain.mind = MIND_IDLE;
    Vec beside = vec_add(world->actors[HERO].pos, (Vec){CELL_SUB, 0});
    int gem = world->floor.item_count++;
    world->floor.items[gem] = (Item){.kind = ITEM_GEM, .pos = beside};
    tick(&show, 1);
    int count = scene_list_busy_boxes(show.scene, world, (Vec){640, 360}, boxes, 16);
    Vec hero = hero_on_layer(world, (Vec){640, 360});
    assert_true(rect_has(boxes[count - 1], (Vec){hero.x + CELL_PX, hero.y}));
    world->floor.items[gem].kind = ITEM_ARROW;
    tick(&show, 1);
    assert_int_equal(scene_list_busy_boxes(show.scene, world, (Vec){640, 360}, boxes, 16), count - 1);
    close_show(&show);
}

// Panels make way for the arrow head that points to him.
static void who_raises_a_blow_outside_the_picture_is_busy_at_its_edge(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 128, 128);
    World *world = show.world;
    Rect boxes[32];
    world->actor_count = 2;
    world->floor.item_count = 0;
    Vec size = {128, 128}, edge = {(128 - 20) * NEAR_W / 128, 64 * NEAR_W / 128};
    world->actors[1].pos = world->actors[1].prev = vec_add(world->actors[HERO].pos, (Vec){5 * CELL_SUB, 0});
    for (int raises = 0; raises < 2; raises++) {
        world->actors[1].act = raises > 0 ? ACT_WINDUP : ACT_NONE;
        tick(&show, 1);
        int count = scene_list_busy_boxes(show.scene, world, size, boxes, 32), at_edge = 0;
        for (int i = 0; i < count; i++) at_edge += rect_has(boxes[i], edge);
        assert_int_equal(at_edge, raises);
    }
    close_show(&show);
}

static void far_frames_and_every_alpha_can_be_drawn(void **state) {
    (void)state;
    static Show show;
    open_show(&show, 1280, 720);
    play(&show);
    for (int alpha = 0; alpha <= 256; alpha += 64) scene_draw(show.scene, show.world, alpha, &show.frame);
    for (int i = 0; i < 1280 * 720; i++) assert_int_equal(show.frame.pixels[i] >> 24, 255);
    close_show(&show);
}

static void a_blow_raised_outside_the_picture_shows_at_its_edge(void **state) {
    (void)state;
    enum { W = 160, H = 120 }; // the bat is five cells beside the hero
    Show show;
    open_show(&show, W, H);
    Actor *bat = &show.world->actors[1];
    while (bat->kind != ACTOR_BAT) bat++;
    for (int boss = 0; boss < 2; boss++) {
        if (boss == 1) bat->kind = ACTOR_WARLORD, bat->pos = bat->prev = cell_centre((Vec){1, 9}); // unseen
        bat->act = ACT_NONE;
        uint64_t before = drawn(&show);
        bat->act = ACT_WINDUP;
        assert_true(drawn(&show) != before);
    }
    bat->kind = ACTOR_BAT;
    bat->act = ACT_NONE;
    uint64_t unseen = drawn(&show);
    bat->act = ACT_WINDUP;
    assert_true(drawn(&show) == unseen);
    close_show(&show);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pictures_are_the_golden_ones),
        cmocka_unit_test(the_same_scene_gives_the_same_bytes),
        cmocka_unit_test(another_level_leaves_nothing_behind),
        cmocka_unit_test(drawing_leaves_the_world_alone),
        cmocka_unit_test(who_is_out_of_sight_is_not_drawn),
        cmocka_unit_test(an_item_shows_where_it_is_explored_only),
        cmocka_unit_test(with_reduced_motion_nothing_shakes),
        cmocka_unit_test(high_contrast_edges_all_that_matters_on_a_darker_floor),
        cmocka_unit_test(who_wants_no_motion_or_no_flashes_sees_no_blinking_hero),
        cmocka_unit_test(a_missing_sprite_is_named),
        cmocka_unit_test(busy_boxes_are_those_of_bodies_and_marked_cells),
        cmocka_unit_test(a_blow_raised_outside_the_picture_shows_at_its_edge),
        cmocka_unit_test(who_raises_a_blow_outside_the_picture_is_busy_at_its_edge),
        cmocka_unit_test(things_in_sight_are_busy_too),
        cmocka_unit_test(far_frames_and_every_alpha_can_be_drawn),
    };
    return cmocka_run_group_tests_name("scene", tests, NULL, NULL);
}
