#include "view/canvas/worn.h"

#include "kit.h"

#include "support/unit.h"

static void take_off(int items[GEAR_COUNT]) {
    for (int i = 0; i < GEAR_COUNT; i++) items[i] = -1;
}

// So many pixels of the hero, undressed, in the middle of an image as large as the other, differ from it.
static int differences(const Image *dressed, const char *sprite, int frame) {
    Rect from = atlas_frame(&kit.atlas, atlas_find(&kit.atlas, sprite), frame);
    int count = 0, margin = (WORN_SIDE - from.w) / 2;
    for (int i = 0; i < WORN_SIDE * WORN_SIDE; i++) {
        Vec at = {i % WORN_SIDE - margin, i / WORN_SIDE - margin};
        bool inside = at.x >= 0 && at.y >= 0 && at.x < from.w && at.y < from.h;
        const Image *atlas = &kit.atlas.image;
        Colour bare = inside ? atlas->pixels[(from.y + at.y) * atlas->w + from.x + at.x] : 0;
        count += dressed->pixels[i] != bare;
    }
    return count;
}

static bool has(const Image *image, Colour colour) {
    for (int i = 0; i < image->w * image->h; i++) {
        if (image->pixels[i] == colour) return true;
    }
    return false;
}

static void open_worn(Worn *worn) {
    Error error;
    if (!worn_init(worn, &kit.atlas, &error)) fail_msg("%s", error.text);
}

static void all_that_he_wears_shows_on_him(void **state) {
    (void)state;
    static const char *const VIEWS[] = {"hero_down", "hero_side", "hero_shut_down", "hero_shut_side"};
    int items[GEAR_COUNT];
    Worn worn;
    open_worn(&worn);
    take_off(items);
    assert_false(worn_compose_image(&worn, atlas_find(&kit.atlas, "hero_down"), 0, items));
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (item_gear_place((ItemKind)kind) < 0) continue;
        take_off(items);
        items[item_gear_place((ItemKind)kind)] = kind;
        for (int i = 0; i < 4 * 7; i++) {
            assert_true(worn_compose_image(&worn, atlas_find(&kit.atlas, VIEWS[i / 7]), i % 7, items));
            if (differences(&worn.image, VIEWS[i / 7], i % 7) == 0)
                fail_msg("%s does not show in %s, %d", ITEMS[kind].name, VIEWS[i / 7], i % 7);
            assert_false(has(&worn.image, 0xffff00ffu));
        }
    }
    worn_free(&worn);
}

static void an_axe_is_held_instead_of_the_sword(void **state) {
    (void)state;
    static const Colour BLADE = 0xfff3f6eb;
    int items[GEAR_COUNT];
    Worn worn;
    open_worn(&worn);
    take_off(items);
    items[item_gear_place(ITEM_QUICK_BOOTS)] = ITEM_QUICK_BOOTS;
    assert_true(worn_compose_image(&worn, atlas_find(&kit.atlas, "hero_down"), 0, items));
    assert_true(has(&worn.image, BLADE));
    items[item_gear_place(ITEM_AXE)] = ITEM_AXE;
    assert_true(worn_compose_image(&worn, atlas_find(&kit.atlas, "hero_down"), 0, items));
    assert_false(has(&worn.image, BLADE));
    worn_free(&worn);
}

// Half as many pictures of what he wears as of him, who has them with the lantern shut as well.
static void shut_or_open_the_lantern_hides_nothing(void **state) {
    (void)state;
    int items[GEAR_COUNT];
    Worn worn;
    open_worn(&worn);
    take_off(items);
    items[item_gear_place(ITEM_KITE_SHIELD)] = ITEM_KITE_SHIELD;
    for (int frame = 0; frame < 8; frame++) {
        assert_true(worn_compose_image(&worn, atlas_find(&kit.atlas, "hero_ring"), frame, items));
        assert_true(differences(&worn.image, "hero_ring", frame) > 20);
    }
    worn_free(&worn);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_that_he_wears_shows_on_him),
        cmocka_unit_test(an_axe_is_held_instead_of_the_sword),
        cmocka_unit_test(shut_or_open_the_lantern_hides_nothing),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
