#include "app/store/bindings.h"
#include "app/store/settings.h"

#include "support/unit.h"

static Bindings bindings;

static int set_up(void **state) {
    (void)state;
    bindings_init(&bindings);
    return 0;
}

// No key twice in a context, and nothing that menus and pads cannot do without is missing.
static void assert_sound(const Bindings *is) {
    for (int i = 1; i < ACTION_COUNT; i++) {
        const int *at = is->of[i].at;
        ActionContext in = ACTIONS[i].context;
        for (int place = 0; place < AT_COUNT; place++) {
            if (at[place] == 0) continue;
            Action first = place == AT_PAD ? bindings_pad(is, at[place], in)
                                           : bindings_key(is, (SDL_Scancode)at[place], in);
            if (first != (Action)i)
                fail_msg("%s and %s have the same", ACTIONS[i].label, ACTIONS[first].label);
            if (!bindings_can_bind((Action)i, (BindPlace)place, at[place])) fail_msg("%s", ACTIONS[i].label);
        }
        if (at[AT_KEY] != 0 && at[AT_KEY] == at[AT_SECOND]) fail_msg("%s twice", ACTIONS[i].label);
        if (at[AT_KEY] == 0 && at[AT_SECOND] != 0) fail_msg("%s lacks its first", ACTIONS[i].label);
    }
    assert_int_not_equal(is->of[ACTION_CONFIRM].at[AT_PAD], 0);
    assert_int_not_equal(is->of[ACTION_BACK].at[AT_PAD], 0);
    assert_int_not_equal(is->of[ACTION_PAUSE].at[AT_PAD], 0);
}

static void read_text(const char *text) {
    Settings settings;
    settings_init(&settings);
    settings_parse(&settings, text, strlen(text));
    bindings = settings.bindings;
    settings_free(&settings);
}

static const char *written(void) {
    static char text[4096];
    Buffer out = {0};
    bindings_list_changed(&bindings, &out);
    assert_true(out.size < sizeof text);
    if (out.size > 0) memcpy(text, out.bytes, out.size);
    text[out.size] = '\0';
    buffer_free(&out);
    return text;
}

static void expect_change(BindChange change, BindOutcome outcome, Action other) {
    assert_int_equal(change.outcome, outcome);
    assert_int_equal(change.other, other);
    assert_sound(&bindings);
}

static int at(Action action, BindPlace place) {
    return bindings.of[action].at[place];
}

// ---- the table

static void every_action_has_a_name_a_label_and_a_way_to_it(void **state) {
    (void)state;
    assert_sound(&bindings);
    for (int i = 1; i < ACTION_COUNT; i++) {
        const ActionRow *row = &ACTIONS[i];
        if (row->context == CONTEXT_FIXED) continue;
        assert_true(row->name[0] != '\0' && row->label[0] != '\0');
        assert_null(strpbrk(row->name, "=, ."));
        for (int k = 1; k < i; k++) assert_string_not_equal(row->name, ACTIONS[k].name);
    }
}

// ---- the file

static void what_is_as_usual_is_not_written(void **state) {
    (void)state;
    assert_string_equal(written(), "");
}

static void lines_are_read_and_written_alike(void **state) {
    (void)state;
    static const char TEXT[] = "key.strike=U,Keypad 5\nkey.roll=Comma\nkey.throw=none\npad.strike=+rightx\n"
                               "pad.throw=lefttrigger\npad.take-back=none\n";
    char sorted[4096];
    read_text(TEXT);
    assert_sound(&bindings);
    assert_int_equal(at(ACTION_STRIKE, AT_KEY), SDL_SCANCODE_U);
    assert_int_equal(at(ACTION_STRIKE, AT_SECOND), SDL_SCANCODE_KP_5);
    assert_int_equal(at(ACTION_ROLL, AT_KEY), SDL_SCANCODE_COMMA);
    assert_int_equal(at(ACTION_THROW, AT_KEY), 0);
    assert_int_equal(at(ACTION_STRIKE, AT_PAD), pad_axis(SDL_CONTROLLER_AXIS_RIGHTX, false));
    Bindings once = bindings;
    (void)snprintf(sorted, sizeof sorted, "%s", written());
    read_text(written());
    assert_memory_equal(once.of, bindings.of, sizeof once.of);
    assert_string_equal(written(), sorted);
}

static void every_key_and_button_comes_back(void **state) {
    (void)state;
    for (int place = 0; place < AT_COUNT; place++) {
        for (int input = 1; input < (place == AT_PAD ? PAD_COUNT : SDL_NUM_SCANCODES); input++) {
            if (!bindings_can_bind(ACTION_LOOK, (BindPlace)place, input)) continue;
            bindings_init(&bindings);
            if (bindings_bind(&bindings, ACTION_LOOK, (BindPlace)place, input).outcome == BIND_REFUSED)
                continue;
            int is = at(ACTION_LOOK,
                        place == AT_SECOND && at(ACTION_LOOK, AT_SECOND) == 0 ? AT_KEY : (BindPlace)place);
            assert_int_equal(is, input);
            Bindings once = bindings;
            read_text(written());
            if (memcmp(once.of, bindings.of, sizeof once.of) != 0)
                fail_msg("place %d, %d: %s", place, input, written());
        }
    }
}

static void nonsense_is_as_usual(void **state) {
    (void)state;
    read_text("key.strike=\nkey.roll=Wibble\nkey.throw=K,X,V\nkey.use=Escape\npad.use=leftx\npad.roll=a,b\n"
              "pad.bag=,,,,\nkey.shutter=Left Ctrl\nkey.map=#99999\nkey.copy-code=Return\n");
    assert_int_equal(at(ACTION_ROLL, AT_KEY), SDL_SCANCODE_L);
    assert_int_equal(at(ACTION_THROW, AT_KEY), SDL_SCANCODE_K);
    assert_int_equal(at(ACTION_USE, AT_KEY), SDL_SCANCODE_E);
    assert_int_equal(at(ACTION_USE, AT_PAD), pad_button(SDL_CONTROLLER_BUTTON_Y));
    assert_int_equal(at(ACTION_SHUTTER, AT_KEY), SDL_SCANCODE_Q);
    assert_int_equal(at(ACTION_MAP, AT_KEY), SDL_SCANCODE_M);
    assert_int_equal(at(ACTION_COPY_CODE, AT_KEY), SDL_SCANCODE_Y);
    assert_int_equal(at(ACTION_STRIKE, AT_KEY), SDL_SCANCODE_SPACE);
    assert_string_equal(written(), "");
}

static void lines_of_actions_that_are_not_known_are_kept(void **state) {
    (void)state;
    Settings settings;
    Buffer out = {0};
    static const char TEXT[] = "key.fly=F\npad.fly=a\nkey.=A\nkeystrike=A\nkey.strike\n";
    settings_init(&settings);
    settings_parse(&settings, TEXT, strlen(TEXT));
    settings_append_lines(&settings, &out);
    buffer_int(&out, 0, 1);
    assert_non_null(strstr((const char *)out.bytes, TEXT));
    buffer_free(&out);
    settings_free(&settings);
}

// Explore takes a key that has been somebody else's for long.
static void what_was_given_comes_before_what_is_usual(void **state) {
    (void)state;
    read_text("key.strike=O\n");
    assert_sound(&bindings);
    assert_int_equal(at(ACTION_STRIKE, AT_KEY), SDL_SCANCODE_O);
    assert_int_equal(at(ACTION_EXPLORE, AT_KEY), 0);
}

static void a_key_that_is_given_twice_is_the_first_ones(void **state) {
    (void)state;
    read_text("key.throw=Space\nkey.strike=Space,Space\nkey.roll=Space,U\n");
    assert_sound(&bindings);
    assert_int_equal(at(ACTION_STRIKE, AT_KEY), SDL_SCANCODE_SPACE);
    assert_int_equal(at(ACTION_THROW, AT_KEY), 0);
    assert_int_equal(at(ACTION_ROLL, AT_KEY), SDL_SCANCODE_U);
}

static void a_file_cannot_lock_a_pad_out_of_the_menus(void **state) {
    (void)state;
    static const char *const TEXTS[] = {"pad.confirm=none\npad.back=none\npad.pause=none\n",
                                        "pad.confirm=b\npad.back=none\npad.strike=start\npad.pause=none\n",
                                        "pad.back=a\npad.copy-code=b\npad.confirm=none\n"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof TEXTS[0]; i++) {
        read_text(TEXTS[i]);
        assert_sound(&bindings);
    }
}

static void whatever_a_file_says_bindings_are_sound(void **state) {
    (void)state;
    static const char *const WORDS[] = {"a",  "b",    "y",     "start", "Space", "J", "none",
                                        "Up", "Left", "Comma", "",      "#40",   "Q", "righttrigger"};
    enum { COUNT = sizeof WORDS / sizeof WORDS[0] };
    uint32_t random = 1;
    for (int round = 0; round < 200; round++) {
        char text[8192];
        size_t used = 0;
        for (int i = 1; i < ACTION_COUNT; i++) {
            random = random * 1664525u + 1013904223u;
            used += (size_t)snprintf(text + used, sizeof text - used, "%s.%s=%s,%s\n",
                                     random >> 31 != 0 ? "key" : "pad", ACTIONS[i].name,
                                     WORDS[(random >> 8) % COUNT], WORDS[(random >> 16) % COUNT]);
        }
        read_text(text);
        assert_sound(&bindings);
    }
}

// ---- changes

static void a_free_key_is_just_set(void **state) {
    (void)state;
    expect_change(bindings_bind(&bindings, ACTION_STRIKE, AT_KEY, SDL_SCANCODE_U), BIND_SET, ACTION_STRIKE);
    assert_int_equal(bindings_key(&bindings, SDL_SCANCODE_U, CONTEXT_PLAY), ACTION_STRIKE);
    assert_int_equal(bindings_key(&bindings, SDL_SCANCODE_SPACE, CONTEXT_PLAY), ACTION_NONE);
    expect_change(bindings_bind(&bindings, ACTION_STRIKE, AT_KEY, SDL_SCANCODE_U), BIND_SAME, ACTION_STRIKE);
}

static void a_key_of_another_changes_places_with_the_one_before(void **state) {
    (void)state;
    expect_change(bindings_bind(&bindings, ACTION_STRIKE, AT_KEY, SDL_SCANCODE_X), BIND_SWAPPED,
                  ACTION_THROW);
    assert_int_equal(at(ACTION_THROW, AT_SECOND), SDL_SCANCODE_SPACE);
}

static void into_an_empty_place_it_is_taken(void **state) {
    (void)state;
    expect_change(bindings_bind(&bindings, ACTION_WAIT, AT_SECOND, SDL_SCANCODE_C), BIND_TAKEN, ACTION_ROLL);
    assert_int_equal(at(ACTION_ROLL, AT_SECOND), 0);
    expect_change(bindings_bind(&bindings, ACTION_WAIT, AT_SECOND, SDL_SCANCODE_L), BIND_SWAPPED,
                  ACTION_ROLL);
}

static void whoever_loses_the_last_key_is_told(void **state) {
    (void)state;
    expect_change(bindings_bind(&bindings, ACTION_WAIT, AT_SECOND, SDL_SCANCODE_M), BIND_BARE, ACTION_MAP);
    expect_change(bindings_bind(&bindings, ACTION_LOOK, AT_KEY, 0), BIND_BARE, ACTION_LOOK);
}

static void a_pad_never_loses_its_way_through_menus(void **state) {
    (void)state;
    PadInput a = pad_button(SDL_CONTROLLER_BUTTON_A), start = pad_button(SDL_CONTROLLER_BUTTON_START);
    expect_change(bindings_bind(&bindings, ACTION_CONFIRM, AT_PAD, 0), BIND_REFUSED, ACTION_CONFIRM);
    expect_change(bindings_bind(&bindings, ACTION_LOOK, AT_PAD, start), BIND_REFUSED, ACTION_PAUSE);
    expect_change(bindings_bind(&bindings, ACTION_BACK, AT_PAD, a), BIND_SWAPPED, ACTION_CONFIRM);
    expect_change(bindings_bind(&bindings, ACTION_STRIKE, AT_PAD, start), BIND_SWAPPED, ACTION_PAUSE);
}

static void its_own_two_keys_change_places(void **state) {
    (void)state;
    expect_change(bindings_bind(&bindings, ACTION_STRIKE, AT_KEY, SDL_SCANCODE_J), BIND_SET, ACTION_STRIKE);
    assert_int_equal(at(ACTION_STRIKE, AT_SECOND), SDL_SCANCODE_SPACE);
}

static void contexts_do_not_mind_each_other(void **state) {
    (void)state;
    expect_change(bindings_bind(&bindings, ACTION_CONFIRM, AT_KEY, SDL_SCANCODE_J), BIND_SET, ACTION_CONFIRM);
    assert_int_equal(bindings_key(&bindings, SDL_SCANCODE_J, CONTEXT_PLAY), ACTION_STRIKE);
    assert_int_equal(bindings_key(&bindings, SDL_SCANCODE_J, CONTEXT_MENU), ACTION_CONFIRM);
}

static void one_action_is_reset(void **state) {
    (void)state;
    (void)bindings_bind(&bindings, ACTION_STRIKE, AT_KEY, SDL_SCANCODE_L);
    expect_change(bindings_reset(&bindings, ACTION_STRIKE), BIND_SWAPPED, ACTION_ROLL);
    assert_string_equal(written(), "");
    (void)bindings_bind(&bindings, ACTION_BELL, AT_KEY, SDL_SCANCODE_U);
    expect_change(bindings_reset(&bindings, ACTION_BELL), BIND_SET, ACTION_BELL);
    assert_string_equal(written(), "");
}

static void any_changes_leave_bindings_sound(void **state) {
    (void)state;
    uint32_t random = 7;
    for (int i = 0; i < 20000; i++) {
        random = random * 1664525u + 1013904223u;
        Action action = (Action)((random >> 8) % ACTION_COUNT);
        BindPlace place = (BindPlace)((random >> 16) % AT_COUNT);
        int input = (int)((random >> 20) % 60);
        if (ACTIONS[action].context == CONTEXT_FIXED) continue;
        if (input == 59)
            (void)bindings_reset(&bindings, action);
        else if (input == 0 || bindings_can_bind(action, place, input))
            (void)bindings_bind(&bindings, action, place, input);
        if (i % 20 == 0) assert_sound(&bindings);
    }
}

// ---- presets

static bool is_reached(Action action, bool pad) {
    const int *is = bindings.of[action].at;
    return pad ? is[AT_PAD] != 0 : is[AT_KEY] != 0;
}

static void presets_reach_what_it_takes_to_win(void **state) {
    (void)state;
    static const Action NEEDED[] = {ACTION_STRIKE, ACTION_USE,     ACTION_ROLL,
                                    ACTION_THROW,  ACTION_SHUTTER, ACTION_MORE};
    for (int preset = 0; preset < PRESET_COUNT; preset++) {
        bindings_init(&bindings);
        bindings_apply_preset(&bindings, (Preset)preset);
        assert_sound(&bindings);
        assert_true(bindings_is_preset(&bindings, (Preset)preset));
        for (size_t i = 0; i < sizeof NEEDED / sizeof NEEDED[0]; i++) {
            assert_true(is_reached(NEEDED[i], true));
            assert_true(is_reached(NEEDED[i], false));
        }
    }
}

// The cross and six buttons alone.
static void six_buttons_are_enough(void **state) {
    (void)state;
    static const int SIX[][6] = {{SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_X,
                                  SDL_CONTROLLER_BUTTON_Y, SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
                                  SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
                                 {SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_X,
                                  SDL_CONTROLLER_BUTTON_Y, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, -1}};
    static const Action VERBS[] = {ACTION_STRIKE, ACTION_USE,     ACTION_ROLL,
                                   ACTION_THROW,  ACTION_SHUTTER, ACTION_MORE};
    for (int stick = 0; stick < 2; stick++) {
        bool met[ACTION_COUNT] = {false};
        bindings_apply_preset(&bindings, stick ? PRESET_STICK : PRESET_SIX);
        for (int i = 0; i < 6; i++) {
            PadInput input = SIX[stick][i] >= 0 ? pad_button(SIX[stick][i])
                                                : pad_axis(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, false);
            met[bindings_pad(&bindings, input, CONTEXT_PLAY)] = true;
        }
        for (size_t i = 0; i < sizeof VERBS / sizeof VERBS[0]; i++) assert_true(met[VERBS[i]]);
    }
}

// Nothing that is needed while playing lies on the other side of the keyboard.
static void one_hand_reaches_its_keys(void **state) {
    (void)state;
    static const char *const HANDS[] = {
        [PRESET_LEFT] = "123456qwertasdfgzxcvb", [PRESET_RIGHT] = "67890yuiophjklnm,.;/bn[]"};
    for (int preset = PRESET_LEFT; preset <= PRESET_RIGHT; preset++) {
        bindings_apply_preset(&bindings, (Preset)preset);
        for (int i = 1; i <= ACTION_LOOK; i++) {
            const char *name = SDL_GetScancodeName((SDL_Scancode)at((Action)i, AT_KEY));
            if (name[0] == '\0' || name[1] != '\0') continue;
            if (strchr(HANDS[preset], SDL_tolower(name[0])) == NULL)
                fail_msg("%s: %s is on %s", PRESET_NAMES[preset], ACTIONS[i].label, name);
        }
    }
}

static void keys_and_pads_have_presets_of_their_own(void **state) {
    (void)state;
    bindings_apply_preset(&bindings, PRESET_SIX);
    bindings_apply_preset(&bindings, PRESET_LEFT);
    assert_true(bindings_is_preset(&bindings, PRESET_SIX) && bindings_is_preset(&bindings, PRESET_LEFT));
    assert_false(bindings_is_preset(&bindings, PRESET_USUAL));
    bindings_apply_preset(&bindings, PRESET_USUAL);
    assert_string_equal(written(), "");
}

#define BINDINGS_TEST(name) cmocka_unit_test_setup(name, set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        BINDINGS_TEST(every_action_has_a_name_a_label_and_a_way_to_it),
        BINDINGS_TEST(what_is_as_usual_is_not_written),
        BINDINGS_TEST(lines_are_read_and_written_alike),
        BINDINGS_TEST(every_key_and_button_comes_back),
        BINDINGS_TEST(nonsense_is_as_usual),
        BINDINGS_TEST(lines_of_actions_that_are_not_known_are_kept),
        BINDINGS_TEST(what_was_given_comes_before_what_is_usual),
        BINDINGS_TEST(a_key_that_is_given_twice_is_the_first_ones),
        BINDINGS_TEST(a_file_cannot_lock_a_pad_out_of_the_menus),
        BINDINGS_TEST(whatever_a_file_says_bindings_are_sound),
        BINDINGS_TEST(a_free_key_is_just_set),
        BINDINGS_TEST(a_key_of_another_changes_places_with_the_one_before),
        BINDINGS_TEST(into_an_empty_place_it_is_taken),
        BINDINGS_TEST(whoever_loses_the_last_key_is_told),
        BINDINGS_TEST(a_pad_never_loses_its_way_through_menus),
        BINDINGS_TEST(its_own_two_keys_change_places),
        BINDINGS_TEST(contexts_do_not_mind_each_other),
        BINDINGS_TEST(one_action_is_reset),
        BINDINGS_TEST(any_changes_leave_bindings_sound),
        BINDINGS_TEST(presets_reach_what_it_takes_to_win),
        BINDINGS_TEST(six_buttons_are_enough),
        BINDINGS_TEST(one_hand_reaches_its_keys),
        BINDINGS_TEST(keys_and_pads_have_presets_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
