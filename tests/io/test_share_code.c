#include "base/hash.h"
#include "gen/descent/depths.h"
#include "io/share_code.h"
#include "support/unit.h"
#include <stdio.h>

static const char ALPHABET[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

// A share that differs with n in all that its generator takes, and is sometimes all defaults.
static Share some_share(uint64_t n) {
    uint64_t bits = hash_mix(n);
    Share share = {
        .gen = GENERATORS[n % GEN_COUNT]->defaults, .descent = n % 13 == 0, .depth = (int)(bits & 15)};
    const Generator *generator = GENERATORS[share.gen.kind];
    Error error;
    if (share.descent) share.gen = (GenOptions){0};
    share.gen.pace = (Pace)(bits >> 52 & 3) % PACE_COUNT;
    share.gen.tower = (bits >> 54 & 1) != 0;
    share.gen.pieces = (bits >> 56 & 3) == 0;
    if (share.descent) share.depth %= DESCENT_DEPTHS + 1;
    share.gen.seed = n % 3 == 0 ? n : hash_mix(bits);
    share.gen.beyond = share.descent && (bits >> 48 & 1) != 0;
    if (share.descent) return share;
    share.gen.depth = share.depth;
    share.gen.guard = (bits >> 57 & 1) != 0 && gen_can_guard(&share.gen);
    share.gen.toll = (generator->takes & TAKES_TOLL) != 0 && (bits >> 49 & 1) != 0;
    if (n % 5 == 0) return share;
    GenOptions gen = share.gen;
    gen.w = LEVEL_SIDE_MIN + (int)(bits >> 8 & 0xff) % 251;
    gen.h = LEVEL_SIDE_MIN + (int)(bits >> 16 & 0xff) % 251;
    if ((generator->takes & TAKES_ROOMS) != 0) gen.rooms = 1 + (int)(bits >> 24 & 0xff) % LEVEL_ROOMS_MAX;
    if ((generator->takes & TAKES_SUPPRESS) != 0)
        gen.suppress = (int)(bits >> 32 & 0xff) % (GEN_SUPPRESS_MAX + 1);
    if ((generator->takes & TAKES_CORRIDOR) != 0)
        gen.corridor = 1 + (int)(bits >> 40 & 0xff) % GEN_CORRIDOR_MAX;
    if ((generator->takes & TAKES_WALLS) != 0) gen.walls = 1 + (int)(bits >> 58 & 0xf) % GEN_WALLS_MAX;
    if ((generator->takes & TAKES_CONNECT) != 0) gen.connect = (bits >> 48 & 1) != 0;
    if ((generator->takes & TAKES_AWAKE) != 0) gen.awake = (bits >> 62 & 1) != 0;
    if ((generator->takes & TAKES_LOOPS) != 0) gen.loops = (int)(bits >> 3 & 0xffff) % 101;
    if ((generator->takes & TAKES_DEAD_ENDS) != 0) gen.filled = (int)(bits >> 20 & 0xffff) % 101;
    gen.classic = (bits >> 55 & 1) != 0;
    gen.mapped = (bits >> 63 & 1) != 0;
    if (gen_check(&gen, &error)) share.gen = gen;
    return share;
}

static void expect_same(const Share *a, const Share *b) {
    assert_int_equal(a->descent, b->descent);
    assert_int_equal(a->depth == 1 ? 0 : a->depth, b->depth);
    assert_int_equal(b->depth, b->gen.depth);
    assert_true(a->gen.seed == b->gen.seed);
    assert_int_equal(a->descent, b->gen.descent);
    assert_int_equal(a->gen.pace, b->gen.pace);
    assert_int_equal(a->gen.classic, b->gen.classic);
    assert_int_equal(a->gen.beyond, b->gen.beyond);
    assert_int_equal(a->gen.tower, b->gen.tower);
    assert_int_equal(a->gen.pieces && !a->descent, b->gen.pieces); // the descent has them always
    if (a->descent) return;
    assert_int_equal(a->gen.kind, b->gen.kind);
    assert_int_equal(a->gen.w, b->gen.w);
    assert_int_equal(a->gen.h, b->gen.h);
    assert_int_equal(a->gen.rooms, b->gen.rooms);
    assert_int_equal(a->gen.suppress, b->gen.suppress);
    assert_int_equal(a->gen.loops, b->gen.loops);
    assert_int_equal(a->gen.filled, b->gen.filled);
    assert_int_equal(a->gen.corridor, b->gen.corridor);
    assert_int_equal(a->gen.connect, b->gen.connect);
    assert_int_equal(a->gen.walls, b->gen.walls);
    assert_int_equal(a->gen.guard, b->gen.guard);
    assert_int_equal(a->gen.awake, b->gen.awake);
    assert_int_equal(a->gen.mapped, b->gen.mapped);
    assert_int_equal(a->gen.toll, b->gen.toll);
}

static Share read_back(const char *text) {
    Share share;
    Error error = {""};
    if (!share_code_read(&share, text, &error)) fail_msg("%s: %s", text, error.text);
    return share;
}

static bool refused(const char *text) {
    Share share;
    Error error = {""};
    if (share_code_read(&share, text, &error)) return false;
    assert_true(error.text[0] != '\0' && strchr(error.text, '\n') == NULL);
    return true;
}

static void a_code_gives_back_what_it_was_made_of(void **state) {
    (void)state;
    for (uint64_t n = 0; n < 20000; n++) {
        Share share = some_share(n);
        char code[SHARE_CODE_MAX + 1];
        assert_true(share_code_write(&share, code));
        assert_int_equal(strspn(code, ALPHABET), strlen(code));
        Share again = read_back(code);
        expect_same(&share, &again);
    }
}

static void no_code_says_pieces_of_ones_own(void **state) {
    (void)state;
    Share share = {.gen = GENERATORS[GEN_ROOMS]->defaults};
    char code[SHARE_CODE_MAX + 1];
    share.gen.pieces = true;
    assert_true(share_code_write(&share, code));
    share.gen.own = (OwnPieces){(const uint8_t *)"", 1};
    assert_false(share_code_write(&share, code));
}

// Whatever a generator takes: the longest code that there can be.
static void the_largest_of_everything_fits(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        Share share = {.gen = GENERATORS[kind]->defaults, .depth = SHARE_DEPTH_MAX};
        char code[SHARE_CODE_MAX + 1];
        Error error;
        share.gen.seed = UINT64_MAX;
        GenOptions gen = share.gen;
        gen.w = gen.h = LEVEL_PLAY_MAX;
        if ((GENERATORS[kind]->takes & TAKES_ROOMS) != 0) gen.rooms = LEVEL_ROOMS_MAX;
        if ((GENERATORS[kind]->takes & TAKES_SUPPRESS) != 0) gen.suppress = GEN_SUPPRESS_MAX;
        if ((GENERATORS[kind]->takes & TAKES_CORRIDOR) != 0) gen.corridor = GEN_CORRIDOR_MAX;
        if ((GENERATORS[kind]->takes & TAKES_CONNECT) != 0) gen.connect = true;
        if ((GENERATORS[kind]->takes & TAKES_TOLL) != 0) gen.toll = true;
        if (gen_check(&gen, &error)) share.gen = gen;
        assert_true(share_code_write(&share, code));
        assert_true(strlen(code) <= SHARE_CODE_MAX);
        Share again = read_back(code);
        expect_same(&share, &again);
    }
}

static void every_generator_has_a_number_in_codes(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        Share share = {.gen = GENERATORS[kind]->defaults};
        char code[SHARE_CODE_MAX + 1];
        if (!share_code_write(&share, code))
            fail_msg("%s is not in the list of kinds", GENERATORS[kind]->name);
    }
}

static void one_wrong_character_is_always_noticed(void **state) {
    (void)state;
    for (uint64_t n = 0; n < 300; n++) {
        Share share = some_share(n);
        char code[SHARE_CODE_MAX + 1];
        assert_true(share_code_write(&share, code));
        for (size_t at = 0; code[at] != '\0'; at++) {
            char right = code[at];
            for (const char *wrong = ALPHABET; *wrong != '\0'; wrong++) {
                code[at] = *wrong;
                if (*wrong != right) assert_true(refused(code));
            }
            code[at] = right;
        }
    }
}

static void neighbours_swapped_are_always_noticed(void **state) {
    (void)state;
    for (uint64_t n = 0; n < 3000; n++) {
        Share share = some_share(n);
        char code[SHARE_CODE_MAX + 1];
        assert_true(share_code_write(&share, code));
        for (size_t at = 0; code[at + 1] != '\0'; at++) {
            char first = code[at], second = code[at + 1];
            code[at] = second;
            code[at + 1] = first;
            if (first != second) assert_true(refused(code));
            code[at] = first;
            code[at + 1] = second;
        }
    }
}

static void a_character_lost_or_doubled_is_noticed(void **state) {
    (void)state;
    for (uint64_t n = 0; n < 3000; n++) {
        Share share = some_share(n);
        char code[SHARE_CODE_MAX + 1], wrong[SHARE_CODE_MAX + 2];
        assert_true(share_code_write(&share, code));
        for (size_t at = 0; code[at] != '\0'; at++) {
            snprintf(wrong, sizeof wrong, "%.*s%s", (int)at, code, code + at + 1);
            assert_true(refused(wrong));
            snprintf(wrong, sizeof wrong, "%.*s%s", (int)at + 1, code, code + at);
            assert_true(refused(wrong));
        }
    }
}

// As people write and say codes.
static void hand_writing_is_understood(void **state) {
    (void)state;
    for (uint64_t n = 1; n < 500; n++) {
        Share share = some_share(n);
        char code[SHARE_CODE_MAX + 1], loose[2 * SHARE_CODE_MAX + 3] = " ";
        assert_true(share_code_write(&share, code));
        for (size_t i = 0; code[i] != '\0'; i++) {
            char c = code[i];
            if (c == '0') c = i % 2 == 0 ? 'o' : 'O';
            if (c == '1') c = "iIlL"[i % 4];
            if (c >= 'A' && c <= 'Z' && n % 2 == 0 && c != 'O' && c != 'I' && c != 'L')
                c = (char)(c - 'A' + 'a');
            size_t used = strlen(loose);
            snprintf(loose + used, sizeof loose - used, "%c%s", c, i % 4 == 3 ? "-" : "");
        }
        Share again = read_back(loose);
        expect_same(&share, &again);
    }
}

// Written down when this version's codes were first given away: they must lead to the same places forever,
// or say why not.
static void known_codes_stay_what_they_are(void **state) {
    (void)state;
    static const struct {
        const char *generator; // NULL: the descent
        uint64_t seed;
        int w, h, rooms, suppress, corridor, connect, depth; // 0: the default
        const char *code;
    } KNOWN[] = {
        {.generator = "halls", .code = "JDZZCMY"},
        {.generator = "halls", .seed = 42, .code = "580JDK7CDM"},
        {.generator = "halls", .seed = UINT64_MAX, .code = "1ZZZZZZZZZZZZW0JDQMYE2"},
        {.generator = "halls",
         .seed = UINT64_MAX,
         .w = 255,
         .h = 255,
         .rooms = 255,
         .corridor = 3,
         .depth = 15,
         .code = "2VXMB9ZZZZZZZZZZZZ82GJDBFS8D"},
        {.generator = "pillars",
         .seed = 0x8a98,
         .w = 47,
         .h = 35,
         .suppress = 3,
         .connect = 1,
         .code = "5Q6837YMH2D4DV4F"},
        {.generator = NULL, .seed = 0x123456789abcdef0, .code = "14D2PF2DBSQQG02DGNE0S"},
        {.generator = NULL, .seed = 7, .depth = 4, .code = "3MG2DJ0G02"},
    };
    for (size_t i = 0; i < sizeof KNOWN / sizeof KNOWN[0]; i++) {
        Share share = {.descent = KNOWN[i].generator == NULL, .depth = KNOWN[i].depth};
        if (!share.descent) share.gen = GENERATORS[gen_find(KNOWN[i].generator)]->defaults;
        share.gen.seed = KNOWN[i].seed;
        if (KNOWN[i].w != 0) share.gen.w = KNOWN[i].w;
        if (KNOWN[i].h != 0) share.gen.h = KNOWN[i].h;
        if (KNOWN[i].rooms != 0) share.gen.rooms = KNOWN[i].rooms;
        if (KNOWN[i].corridor != 0) share.gen.corridor = KNOWN[i].corridor;
        if (KNOWN[i].suppress != 0) share.gen.suppress = KNOWN[i].suppress;
        share.gen.connect |= KNOWN[i].connect != 0;
        char code[SHARE_CODE_MAX + 1];
        assert_true(share_code_write(&share, code));
        assert_string_equal(code, KNOWN[i].code);
        Share again = read_back(KNOWN[i].code);
        expect_same(&share, &again);
    }
}

static void expect_error(const char *text, const char *expected) {
    Share share;
    Error error = {""};
    assert_false(share_code_read(&share, text, &error));
    assert_string_equal(error.text, expected);
}

static void no_code_has_a_bell_where_none_can_toll(void **state) {
    (void)state;
    Share arcade = {.gen = GENERATORS[GEN_ARCADE]->defaults}, descent = {.descent = true};
    char code[SHARE_CODE_MAX + 1];
    arcade.gen.toll = descent.gen.toll = true;
    assert_false(share_code_write(&arcade, code));
    assert_false(share_code_write(&descent, code));
}

static void every_error_is_one_line(void **state) {
    (void)state;
    expect_error("", "the code is empty");
    expect_error(" - ", "the code is empty");
    expect_error("HALLS!", "the code has a character that codes never have");
    expect_error("U", "the code has a character that codes never have");
    expect_error("0000000000000000000000000000000 0", "the code is too long: it has at most 31 characters");
    expect_error("0", "the code has a typing error: compare it character by character");
    expect_error("DEADBEEF", "the code has a typing error: compare it character by character");
}

// Codes with a right check whose first fields are of other times; made by the writer with those fields
// changed.
static void codes_of_other_versions_say_so(void **state) {
    (void)state;
    expect_error("580G5K7F5C", "the code is for version 1 of the dungeons: this game makes version 19");
    expect_error("3MG05J0JQT", "the code is for version 1 of the dungeons: this game makes version 19");
    expect_error("58FJDJN3DM", "the code is for a kind of dungeon that this game does not have");
    expect_error("A34HD12DA3ST7", "the code describes a dungeon that cannot exist"); // pillars of even sides
    expect_error("9G2DMDG4Y", "the code describes a dungeon that cannot exist");     // below the last depth
    expect_error("200000000000580JD60Y6R",
                 "the code describes a dungeon that cannot exist"); // a seed of 65 bits
}

static void words_are_no_codes_and_codes_mistyped_are_near(void **state) {
    (void)state;
    static const char *const WORDS[] = {"christmas2024",
                                        "cellar",
                                        "42",
                                        "0123456789",
                                        "summerof69",
                                        "a",
                                        "halloween1999",
                                        "18446744073709551615",
                                        "correct-horse-battery",
                                        ""};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) assert_false(share_code_near_miss(WORDS[i]));
    for (int number = 0; number < 2000; number++) {
        char word[32];
        (void)snprintf(word, sizeof word, "birthday%dof%d", number, number % 97);
        assert_false(share_code_near_miss(word));
    }
    assert_true(share_code_near_miss("580JDK7CD")); // the last character is missing
    for (uint64_t seed = 0; seed < 20; seed++) {
        Share share = {.gen = GENERATORS[seed % GEN_COUNT]->defaults};
        share.gen.seed = seed * 0x9e3779b97f4a7c15u;
        char code[SHARE_CODE_MAX + 2];
        assert_true(share_code_write(&share, code));
        size_t length = strlen(code), at = seed % length;
        char right = code[at];
        code[at] = code[at] == '7' ? '8' : '7';
        assert_true(share_code_near_miss(code));
        code[at] = '?';
        assert_true(share_code_near_miss(code));
        code[at] = right;
        memmove(code + at, code + at + 1, length - at);
        assert_true(share_code_near_miss(code));
    }
}

static void a_code_says_what_is_worn_from_the_beginning(void **state) {
    (void)state;
    for (int gear = 0; gear <= GEAR_KINDS; gear++) {
        Share share = {.descent = true, .depth = 1, .gen = {.seed = 42, .gear = gear, .descent = true}},
              again;
        char code[SHARE_CODE_MAX + 1];
        Error error;
        gen_set_usual_size(&share.gen);
        assert_true(share_code_write(&share, code));
        assert_true(share_code_read(&again, code, &error));
        assert_int_equal(again.gen.gear, gear);
        share.descent = share.gen.descent = false;
        share.gen = GENERATORS[GEN_ROOMS]->defaults;
        share.gen.gear = gear; // only the descent knows it
        assert_int_equal(share_code_write(&share, code), gear == 0);
    }
}

static void what_no_code_can_say_is_not_written(void **state) {
    (void)state;
    char code[SHARE_CODE_MAX + 1];
    Share share = {.gen = GENERATORS[GEN_HALLS]->defaults};
    share.gen.w = LEVEL_PLAY_MAX + 1;
    assert_false(share_code_write(&share, code));
    share.gen.w = LEVEL_SIDE_MIN - 1;
    assert_false(share_code_write(&share, code));
    share.gen.w = LEVEL_SIDE_MIN;
    share.gen.rooms = 0;
    assert_false(share_code_write(&share, code));
    share.gen.rooms = 1;
    share.depth = SHARE_DEPTH_MAX + 1;
    assert_false(share_code_write(&share, code));
    share.depth = 0;
    assert_true(share_code_write(&share, code));
    share = (Share){.descent = true, .depth = DESCENT_DEPTHS};
    assert_true(share_code_write(&share, code));
    share.depth++;
    assert_false(share_code_write(&share, code));
}

static void a_code_of_the_descent_makes_its_depth(void **state) {
    (void)state;
    Share share = {.gen.seed = 11, .descent = true, .depth = 3};
    GenOptions options = {.seed = 11, .descent = true, .depth = 3};
    char code[SHARE_CODE_MAX + 1];
    assert_true(share_code_write(&share, code));
    Share again = read_back(code);
    Level said, meant;
    assert_int_equal(again.gen.w, 45);
    assert_true(gen_level(&said, &again.gen) && gen_level(&meant, &options));
    assert_true(level_hash_cells(&said) == level_hash_cells(&meant));
    level_free(&said);
    level_free(&meant);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_code_gives_back_what_it_was_made_of),
        cmocka_unit_test(no_code_says_pieces_of_ones_own),
        cmocka_unit_test(the_largest_of_everything_fits),
        cmocka_unit_test(every_generator_has_a_number_in_codes),
        cmocka_unit_test(one_wrong_character_is_always_noticed),
        cmocka_unit_test(neighbours_swapped_are_always_noticed),
        cmocka_unit_test(a_character_lost_or_doubled_is_noticed),
        cmocka_unit_test(hand_writing_is_understood),
        cmocka_unit_test(known_codes_stay_what_they_are),
        cmocka_unit_test(no_code_has_a_bell_where_none_can_toll),
        cmocka_unit_test(every_error_is_one_line),
        cmocka_unit_test(codes_of_other_versions_say_so),
        cmocka_unit_test(words_are_no_codes_and_codes_mistyped_are_near),
        cmocka_unit_test(a_code_says_what_is_worn_from_the_beginning),
        cmocka_unit_test(what_no_code_can_say_is_not_written),
        cmocka_unit_test(a_code_of_the_descent_makes_its_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
