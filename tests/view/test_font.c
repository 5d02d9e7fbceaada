// Needs pictures.
#include "kit.h"

#include "support/unit.h"

static const Colour WHITE = 0xffffffffu, SHADOW = 0xff0b0912u;

static Image drawn(const char *text, int scale) {
    Image image = guarded_image(200, 48);
    font_draw(kit.font, &image, (Vec){10 * scale, 6 * scale}, scale, WHITE, text);
    return image;
}

static uint32_t at(const Image *image, int x, int y) {
    return image->pixels[y * image->w + x];
}

static void capitals_have_the_drawn_pixels(void **state) {
    (void)state;
    static const char *const L[7] = {"#o..", "#o..", "#o..", "#o..", "#ooo", "####", "oooo"};
    Image image = drawn("L", 1);
    for (int y = 0; y < 7; y++) {
        for (int x = 0; x < 4; x++) {
            uint32_t want = L[y][x] == '#' ? WHITE : L[y][x] == 'o' ? SHADOW : 0;
            if (y == 4 && x > 0) want = x == 1 ? SHADOW : 0;
            if (y == 6 && x == 0) want = SHADOW;
            assert_int_equal(at(&image, 10 + x, 6 + y), want);
        }
    }
    guarded_free(&image);
}

static void enlarged_text_is_the_same_in_larger_pixels(void **state) {
    (void)state;
    Image one = drawn("Gem 7", 1), three = drawn("Gem 7", 3);
    for (int y = 0; y < 16; y++) {
        for (int x = 0; x < 66; x++)
            assert_int_equal(at(&three, x * 3 + x % 3, y * 3 + y % 3), at(&one, x, y));
    }
    guarded_free(&one);
    guarded_free(&three);
}

static void outlined_text_touches_nothing_but_its_outline(void **state) {
    (void)state;
    for (int scale = 1; scale <= 2; scale++) {
        Image image = guarded_image(200, 48);
        int width = font_draw_outlined(kit.font, &image, (Vec){10, 10}, scale, WHITE, "+40 3/5");
        assert_int_equal(width, scale * font_width(kit.font, "+40 3/5"));
        for (int i = 0; i < 198 * 46; i++) {
            int x = 1 + i % 198, y = 1 + i / 198;
            if (at(&image, x, y) != WHITE) continue;
            for (int dir = 0; dir < DIR_COUNT; dir++)
                assert_int_not_equal(at(&image, x + DIRS[dir].x * scale, y + DIRS[dir].y * scale), 0);
        }
        guarded_free(&image);
    }
}

static void width_is_what_drawing_returns(void **state) {
    (void)state;
    static const char *const TEXTS[] = {"", "A", "Collected the chalice (+40)", "Ärger – «ñandú» … € → ×"};
    Image image = guarded_image(640, 40);
    for (int i = 0; i < 4; i++) {
        int width = font_width(kit.font, TEXTS[i]);
        assert_int_equal(font_draw(kit.font, &image, (Vec){0, 10}, 1, WHITE, TEXTS[i]), width);
        assert_int_equal(font_draw(kit.font, &image, (Vec){0, 10}, 2, WHITE, TEXTS[i]), 2 * width);
    }
    guarded_free(&image);
}

// Compares text with as many boxes, which U+65E5, a character that the font does not have, is drawn as.
static void assert_boxes(const char *text, int count) {
    char boxes[64] = "";
    for (int i = 0; i < count; i++) strcat(boxes, "\xe6\x97\xa5");
    Image got = drawn(text, 1), want = drawn(boxes, 1);
    assert_int_equal(font_width(kit.font, text), font_width(kit.font, boxes));
    assert_true(image_same(&got, &want));
    guarded_free(&got);
    guarded_free(&want);
}

static void unknown_characters_are_boxes(void **state) {
    (void)state;
    assert_boxes("\xe6\x97\xa5", 1);
    assert_boxes("\xf0\x9f\x90\x80", 1); // U+1F400
    assert_boxes("\n", 1);
    Image box = drawn("\xe6\x97\xa5", 1);
    assert_int_equal(at(&box, 10, 6), WHITE);
    assert_int_equal(at(&box, 13, 11), WHITE);
    assert_int_not_equal(at(&box, 12, 8), WHITE);
    guarded_free(&box);
}

static void broken_utf8_is_a_box_a_byte(void **state) {
    (void)state;
    assert_boxes("\x80", 1);
    assert_boxes("\xff\xfe", 2);
    assert_boxes("\xc0\xaf", 2);         // overlong
    assert_boxes("\xe0\x80\xaf", 3);     // overlong
    assert_boxes("\xed\xa0\x80", 3);     // surrogate
    assert_boxes("\xf4\x90\x80\x80", 4); // beyond U+10FFFF
    assert_boxes("\xe2\x82", 2);         // cut off
    assert_boxes("\xf0\x9f\x90", 3);     // cut off
}

static void never_reads_past_the_end(void **state) {
    (void)state;
    Image image = guarded_image(64, 32);
    for (int lead = 1; lead < 256; lead++) {
        char *text = malloc(2); // exactly, for the address sanitizer
        assert_non_null(text);
        text[0] = (char)lead;
        text[1] = '\0';
        assert_true(font_width(kit.font, text) >= 0);
        font_draw(kit.font, &image, (Vec){4, 8}, 1, WHITE, text);
        free(text);
    }
    guarded_free(&image);
}

// The letters of languages that are written with ours, with Greek or with Cyrillic ones: what each has
// besides A to Z, capital and small.
static const struct {
    const char *language, *letters;
    bool latin; // A to Z, too
} ALPHABETS[] = {
    {"Russian", "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя", false},
    {"Ukrainian", "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя", false},
    {"Belarusian", "АБВГДЕЁЖЗІЙКЛМНОПРСТУЎФХЦЧШЫЬЭЮЯабвгдеёжзійклмнопрстуўфхцчшыьэюя", false},
    {"Serbian", "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШабвгдђежзијклљмнњопрстћуфхцчџш", false},
    {"Macedonian", "ЃЅЌЉЊЏѓѕќљњџ", false},
    {"Greek", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΪΫϊϋΐΰ", false},
    {"Polish", "ĄĆĘŁŃÓŚŹŻąćęłńóśźż", true},
    {"Czech", "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž", true},
    {"Slovak", "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž", true},
    {"Hungarian", "ÁÉÍÓÖŐÚÜŰáéíóöőúüű", true},
    {"Romanian", "ĂÂÎȘȚăâîșț", true},
    {"Croatian", "ČĆĐŠŽčćđšž", true},
    {"Turkish", "ÇĞİÖŞÜçğıöşü", true},
    {"Lithuanian", "ĄČĘĖĮŠŲŪŽąčęėįšųūž", true},
    {"Latvian", "ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž", true},
    {"Estonian", "ÄÕÖÜŠŽäõöüšž", true},
    {"Spanish", "ÁÉÍÑÓÚÜáéíñóúü¿¡", true},
    {"French", "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ", true},
};
enum { LETTERS_MOST = 160, LETTER_BYTES = 3 };

// Each letter as text of its own.
static int letters_of(const char *text, char letters[LETTERS_MOST][LETTER_BYTES], int count) {
    while (*text != '\0') {
        assert_true(count < LETTERS_MOST);
        int bytes = (unsigned char)*text < 0x80 ? 1 : 2;
        (void)snprintf(letters[count++], LETTER_BYTES, "%.*s", bytes, text);
        text += bytes;
    }
    return count;
}

static void draws_each_letter_of_a_language_unlike_the_others(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof ALPHABETS / sizeof *ALPHABETS; i++) {
        char letters[LETTERS_MOST][LETTER_BYTES];
        Image images[LETTERS_MOST];
        int count = letters_of(ALPHABETS[i].letters, letters, 0);
        if (ALPHABETS[i].latin)
            count = letters_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", letters, count);
        for (int a = 0; a < count; a++) {
            if (!font_has_letters(letters[a])) fail_msg("%s: no %s", ALPHABETS[i].language, letters[a]);
            images[a] = drawn(letters[a], 1);
            for (int b = 0; b < a; b++) {
                if (image_same(&images[a], &images[b]))
                    fail_msg("%s: %s looks like %s", ALPHABETS[i].language, letters[a], letters[b]);
            }
        }
        for (int a = 0; a < count; a++) guarded_free(&images[a]);
    }
}

// No letter that the font says it has is drawn as the box that stands for missing ones.
static void has_what_it_says(void **state) {
    (void)state;
    Image box = drawn("\xe6\x97\xa5", 1);
    int count = 0;
    for (unsigned code = 0xa1; code < 0x800; code++) {
        char text[3];
        (void)snprintf(text, sizeof text, "%c%c", (int)(0xc0 | code >> 6), (int)(0x80 | (code & 0x3f)));
        if (code == 0xad || !font_has_letters(text)) continue; // nobody sees where a word may be parted
        Image image = drawn(text, 1);
        if (image_same(&image, &box)) fail_msg("U+%04X is a box", code);
        guarded_free(&image);
        count++;
    }
    assert_true(count > 380);
    assert_false(font_has_letters("\xd7\x90"));  // Hebrew
    assert_false(font_has_letters("A\xd8\xa7")); // Arabic
    assert_false(font_has_letters("\xff"));
    assert_true(font_has_letters("Größe 3 → Żółw, Съешь, Ξύλο"));
    guarded_free(&box);
}

static void has_all_the_characters_it_promises(void **state) {
    (void)state;
    static const char *const MARKS = "–—‘’“”…•×←↑→↓€";
    char text[3] = "";
    Image box = drawn("\xe6\x97\xa5", 1);
    for (int code = 0x21; code <= 0xff; code++) {
        if ((code >= 0x7f && code <= 0xa0) || code == 0xad) continue;
        (void)snprintf(text, sizeof text, "%c", code);
        if (code >= 0x80) {
            text[0] = (char)(0xc0 | code >> 6);
            text[1] = (char)(0x80 | (code & 0x3f));
        }
        Image image = drawn(text, 1);
        if (image_same(&image, &box)) fail_msg("U+%04X is lacking", (unsigned)code);
        guarded_free(&image);
        text[1] = '\0';
    }
    for (const char *mark = MARKS; *mark != '\0';) {
        char one[5] = "";
        int length = 1;
        while (((uint8_t)mark[length] & 0xc0) == 0x80) length++;
        memcpy(one, mark, (size_t)length);
        mark += length;
        Image image = drawn(one, 1);
        if (image_same(&image, &box)) fail_msg("%s is lacking", one);
        guarded_free(&image);
    }
    guarded_free(&box);
}

static void draws_nothing_outside(void **state) {
    (void)state;
    static const char *const TEXT = "ÄÖÜ gjpqy @#% WWW";
    Image image = guarded_image(24, 9);
    for (int y = -20; y < 20; y += 3) {
        for (int x = -90; x < 40; x += 7) {
            for (int scale = 1; scale <= 4; scale++)
                font_draw(kit.font, &image, (Vec){x, y}, scale, WHITE, TEXT);
        }
    }
    assert_true(guard_intact(&image));
    guarded_free(&image);
}

static void flat_text_has_no_shadow(void **state) {
    (void)state;
    Image image = guarded_image(100, 20);
    font_draw_flat(kit.font, &image, (Vec){4, 6}, 1, WHITE, "Space");
    for (int i = 0; i < image.w * image.h; i++) assert_true(image.pixels[i] == 0 || image.pixels[i] == WHITE);
    guarded_free(&image);
}

static void a_broken_font_is_refused_in_one_line(void **state) {
    (void)state;
    Error error = {""};
    assert_null(font_open("not a font", 10, &error));
    assert_true(strlen(error.text) > 0);
    assert_null(strchr(error.text, '\n'));
    font_close(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capitals_have_the_drawn_pixels),
        cmocka_unit_test(enlarged_text_is_the_same_in_larger_pixels),
        cmocka_unit_test(width_is_what_drawing_returns),
        cmocka_unit_test(outlined_text_touches_nothing_but_its_outline),
        cmocka_unit_test(unknown_characters_are_boxes),
        cmocka_unit_test(broken_utf8_is_a_box_a_byte),
        cmocka_unit_test(never_reads_past_the_end),
        cmocka_unit_test(draws_each_letter_of_a_language_unlike_the_others),
        cmocka_unit_test(has_what_it_says),
        cmocka_unit_test(has_all_the_characters_it_promises),
        cmocka_unit_test(draws_nothing_outside),
        cmocka_unit_test(flat_text_has_no_shadow),
        cmocka_unit_test(a_broken_font_is_refused_in_one_line),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
