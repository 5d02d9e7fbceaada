// Needs pictures.
// Where the prompt stands that names what can be used.
#include "kit.h"
#include "support/unit.h"
#include "view/scene/caps.h"

static const char *const CELLAR[] = {
    "###############", "#.............#", "#.............#", "#......@......#",
    "#.............#", "#.............#", "###############",
};

static bool shares(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static Rect box_of(const World *world) {
    Prompt prompt = {.key = "E"};
    View view = {.world = world, .alpha = 256, .letters = 1};
    view.camera = camera_at((Vec){7 * CELL_PX, 3 * CELL_PX}, (Vec){640, 360});
    for (int i = 0; i < 60; i++) prompt_tick(&prompt, world);
    return prompt_box_in_level(&prompt, &kit.ui, &view);
}

// Three lie around where he comes to a depth; he may stand anywhere beside them.
static void the_words_of_a_gift_hide_no_other(void **state) {
    (void)state;
    static const Vec GIFTS[] = {{6, 3}, {8, 3}, {7, 4}};
    World *world = kit_world(CELLAR, 7);
    int shown = 0;
    for (int i = 0; i < 3; i++)
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = ITEM_GIFT_LENS + (unsigned)i, .pos = cell_centre(GIFTS[i]), .gift = true};
    for (int i = 0; i < 3 * DIR_COUNT; i += 2) {
        int dir = i % DIR_COUNT;
        Vec stand = vec_sub(GIFTS[i / DIR_COUNT], DIRS[dir]);
        world->actors[HERO].pos = world->actors[HERO].prev = cell_centre(stand);
        world->actors[HERO].facing = dir;
        Rect box = box_of(world);
        for (int k = 0; k < 3; k++) {
            Rect cell = {GIFTS[k].x * CELL_PX, GIFTS[k].y * CELL_PX, CELL_PX, CELL_PX};
            if (k != i / DIR_COUNT) assert_false(shares(box, cell));
        }
        shown += box.w > 0;
    }
    assert_true(shown >= 8);
    kit_free(world);
}

// With large letters the message lies not far below the hero.
static void its_words_stand_above_the_lines_of_text(void **state) {
    (void)state;
    enum { LINES = 64 };
    World *world = kit_world(CELLAR, 7);
    Prompt prompt = {.key = "E"};
    View view = {.world = world, .alpha = 256, .letters = 2, .layer = {320, 180}};
    view.camera = camera_at((Vec){7 * CELL_PX + CELL_PX / 2, 3 * CELL_PX + CELL_PX / 2}, (Vec){640, 360});
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_GIFT_LENS, .pos = cell_centre((Vec){7, 4}), .gift = true};
    world->actors[HERO].facing = DIR_S;
    for (int i = 0; i < 60; i++) prompt_tick(&prompt, world);
    Rect box = prompt_box_in_level(&prompt, &kit.ui, &view);
    assert_true(box.w > 0);
    assert_true(box.y + box.h <= view.camera.origin.y + view.camera.size.y - 2 * LINES);
    kit_free(world);
}

int main(void) {
    static const struct CMUnitTest TESTS[] = {
        cmocka_unit_test(the_words_of_a_gift_hide_no_other),
        cmocka_unit_test(its_words_stand_above_the_lines_of_text),
    };
    return cmocka_run_group_tests(TESTS, open_kit, close_kit);
}
