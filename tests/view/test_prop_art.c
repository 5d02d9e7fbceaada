#include "view/scene/things.h"

#include "kit.h"
#include "support/unit.h"
#include "view/scene/prop_art.h"

static int differences(const PropArt *art, const char *name) {
    int sprite = atlas_find(&kit.atlas, name), count = 0;
    Rect from, plain = atlas_frame(&kit.atlas, sprite, 0);
    const Image *image = prop_art_frame(art, sprite, 0, &from), *atlas = &kit.atlas.image;
    assert_true(from.w == plain.w && from.h == plain.h);
    for (int i = 0; i < from.w * from.h; i++) {
        Vec at = {i % from.w, i / from.w};
        count += image->pixels[(from.y + at.y) * image->w + from.x + at.x] !=
                 atlas->pixels[(plain.y + at.y) * atlas->w + plain.x + at.x];
    }
    return count;
}

static void props_are_of_the_stuff_of_their_theme(void **state) {
    (void)state;
    static const char *const DYED[] = {"crate", "crate_broken", "barrel", "pot", "pot_broken", "pillar"};
    enum { COUNT = sizeof DYED / sizeof *DYED };
    PropArt art;
    Error error;
    assert_true(prop_art_init(&art, &kit.atlas, &error));
    for (int theme = THEME_COUNT - 1; theme >= 0; theme--) {
        prop_art_dye(&art, (ThemeKind)theme);
        for (int i = 0; i < COUNT; i++)
            assert_true((differences(&art, DYED[i]) > 60) == (theme != THEME_BRICK));
        assert_int_equal(differences(&art, "chest_closed"), 0);
    }
    prop_art_free(&art);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(props_are_of_the_stuff_of_their_theme)};
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
