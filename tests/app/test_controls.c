#include "app/play/controls.h"

#include "base/geom.h"
#include "sim/state/world.h"
#include "support/unit.h"

static Controls controls;

static int set_up(void **state) {
    (void)state;
    controls = (Controls){0};
    return 0;
}

static Action key_with(SDL_Scancode code, Uint16 mod, bool down, ControlMode mode) {
    SDL_Event event = {
        .key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP, .keysym = {.scancode = code, .mod = mod}}};
    return controls_event(&controls, &event, mode);
}
static Action key(SDL_Scancode code, bool down) {
    return key_with(code, KMOD_NONE, down, CONTROL_PLAY);
}
static Action pad(SDL_GameControllerButton button, bool down, ControlMode mode) {
    SDL_Event event = {.cbutton = {.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP,
                                   .button = (Uint8)button}};
    return controls_event(&controls, &event, mode);
}
static void pull(int value) {
    SDL_Event event = {.caxis = {.type = SDL_CONTROLLERAXISMOTION,
                                 .axis = SDL_CONTROLLER_AXIS_TRIGGERRIGHT,
                                 .value = (Sint16)value}};
    controls_event(&controls, &event, CONTROL_PLAY);
}
static unsigned buttons(void) {
    return controls_input(&controls).buttons;
}

static void each_key_is_its_button(void **state) {
    (void)state;
    static const struct {
        SDL_Scancode code;
        unsigned button;
    } KEYS[] = {
        {SDL_SCANCODE_SPACE, BUTTON_STRIKE}, {SDL_SCANCODE_J, BUTTON_STRIKE},  {SDL_SCANCODE_L, BUTTON_ROLL},
        {SDL_SCANCODE_C, BUTTON_ROLL},       {SDL_SCANCODE_K, BUTTON_THROW},   {SDL_SCANCODE_X, BUTTON_THROW},
        {SDL_SCANCODE_Q, BUTTON_SHUTTER},    {SDL_SCANCODE_Z, BUTTON_SHUTTER}, {SDL_SCANCODE_E, BUTTON_USE},
        {SDL_SCANCODE_RETURN, BUTTON_USE},
    };
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        key(KEYS[i].code, true);
        assert_int_equal(buttons(), KEYS[i].button);
        assert_int_equal(buttons(), KEYS[i].button); // held
        key(KEYS[i].code, false);
        assert_int_equal(buttons(), 0);
    }
}

static void eight_keys_walk_eight_ways(void **state) {
    (void)state;
    static const struct {
        SDL_Scancode keypad, key;
        int x, y;
    } WAYS[] = {
        {SDL_SCANCODE_KP_7, SDL_SCANCODE_HOME, -1, -1},  {SDL_SCANCODE_KP_8, SDL_SCANCODE_UP, 0, -1},
        {SDL_SCANCODE_KP_9, SDL_SCANCODE_PAGEUP, 1, -1}, {SDL_SCANCODE_KP_4, SDL_SCANCODE_LEFT, -1, 0},
        {SDL_SCANCODE_KP_6, SDL_SCANCODE_RIGHT, 1, 0},   {SDL_SCANCODE_KP_1, SDL_SCANCODE_END, -1, 1},
        {SDL_SCANCODE_KP_2, SDL_SCANCODE_DOWN, 0, 1},    {SDL_SCANCODE_KP_3, SDL_SCANCODE_PAGEDOWN, 1, 1}};
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        const SDL_Scancode keys[] = {WAYS[i].keypad, WAYS[i].key};
        for (int k = 0; k < 2; k++) {
            key(keys[k], true);
            Input input = controls_input(&controls);
            assert_true(input.x == WAYS[i].x && input.y == WAYS[i].y);
            key(keys[k], false);
            input = controls_input(&controls);
            assert_true(input.x == 0 && input.y == 0);
        }
    }
    key(SDL_SCANCODE_KP_5, true);
    assert_int_equal(buttons(), BUTTON_WAIT);
}

static void each_pad_button_is_its_button(void **state) {
    (void)state;
    static const struct {
        SDL_GameControllerButton pad;
        unsigned button;
    } BUTTONS[] = {{SDL_CONTROLLER_BUTTON_A, BUTTON_STRIKE},
                   {SDL_CONTROLLER_BUTTON_B, BUTTON_ROLL},
                   {SDL_CONTROLLER_BUTTON_X, BUTTON_THROW},
                   {SDL_CONTROLLER_BUTTON_Y, BUTTON_USE},
                   {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, BUTTON_SHUTTER}};
    for (size_t i = 0; i < sizeof BUTTONS / sizeof *BUTTONS; i++) {
        pad(BUTTONS[i].pad, true, CONTROL_PLAY);
        assert_int_equal(buttons(), BUTTONS[i].button);
        pad(BUTTONS[i].pad, false, CONTROL_PLAY);
        assert_int_equal(buttons(), 0);
    }
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_B, true, CONTROL_MENU), ACTION_BACK);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, true, CONTROL_PLAY), ACTION_NEXT_SLOT);
}

static void a_tap_shorter_than_a_tick_counts_once(void **state) {
    (void)state;
    static const SDL_Scancode CODES[] = {SDL_SCANCODE_L, SDL_SCANCODE_K, SDL_SCANCODE_Q};
    static const unsigned WANTED[] = {BUTTON_ROLL, BUTTON_THROW, BUTTON_SHUTTER};
    for (int i = 0; i < 3; i++) {
        key(CODES[i], true);
        key(CODES[i], false);
        assert_int_equal(buttons(), WANTED[i]);
        assert_int_equal(buttons(), 0);
    }
    key(SDL_SCANCODE_4, true);
    key(SDL_SCANCODE_4, false);
    assert_int_equal(controls_input(&controls).slot, 4);
    assert_int_equal(controls_input(&controls).slot, 0);
}

static void number_keys_are_quick_slots_and_the_last_one_counts(void **state) {
    (void)state;
    for (int i = 0; i < SLOTS; i++) {
        key((SDL_Scancode)(SDL_SCANCODE_1 + i), true);
        assert_int_equal(controls_input(&controls).slot, i + 1);
    }
    key(SDL_SCANCODE_2, false);
    key(SDL_SCANCODE_2, true);
    assert_int_equal(controls_input(&controls).slot, 2);
}

static void the_key_of_a_new_dungeon_does_nothing_else(void **state) {
    (void)state;
    assert_int_equal(key(SDL_SCANCODE_R, true), ACTION_NEW_SEED);
    for (int i = 0; i < 2 * TAP_TICKS; i++) assert_int_equal(buttons(), 0);
    assert_int_equal(key(SDL_SCANCODE_R, false), ACTION_NONE);
}

static void the_key_of_the_bell_rings_when_held_and_asks_when_tapped(void **state) {
    (void)state;
    assert_int_equal(key(SDL_SCANCODE_B, true), ACTION_NONE);
    (void)buttons();
    assert_int_equal(key(SDL_SCANCODE_B, false), ACTION_BELL);
    assert_int_equal(key(SDL_SCANCODE_B, true), ACTION_NONE);
    for (int i = 0; i < TAP_TICKS; i++) assert_int_equal(buttons(), 0);
    assert_int_equal(buttons(), BUTTON_BELL);
    assert_int_equal(key(SDL_SCANCODE_B, false), ACTION_NONE);
    assert_int_equal(buttons(), 0);
}

// So does its place in the picture under mouse or finger.
static void the_bell_of_the_picture_works_like_its_key(void **state) {
    (void)state;
    assert_int_equal(controls_hold_bell(&controls, true), ACTION_NONE);
    assert_int_equal(controls_hold_bell(&controls, false), ACTION_BELL);
    (void)controls_hold_bell(&controls, true);
    for (int i = 0; i < TAP_TICKS; i++) assert_int_equal(buttons(), 0);
    assert_int_equal(buttons(), BUTTON_BELL);
    assert_int_equal(controls_hold_bell(&controls, false), ACTION_NONE);
}

// In every set that bell has a key of its own, and so has what else lay there.
static void each_set_of_keys_has_a_bell_and_a_new_dungeon(void **state) {
    (void)state;
    static const Action NEEDED[] = {ACTION_BELL, ACTION_NEW_SEED, ACTION_BAG, ACTION_DOWN_LEFT};
    for (int preset = 0; preset < PRESET_COUNT; preset++) {
        Bindings bindings;
        bindings_init(&bindings);
        bindings_apply_preset(&bindings, (Preset)preset);
        controls.bindings = &bindings;
        for (size_t i = 0; i < sizeof NEEDED / sizeof *NEEDED; i++) {
            SDL_Scancode code = (SDL_Scancode)bindings.of[NEEDED[i]].at[AT_KEY];
            assert_int_not_equal(code, SDL_SCANCODE_UNKNOWN);
            (void)key(code, true);
            assert_int_equal(bindings_key(&bindings, code, CONTEXT_PLAY), NEEDED[i]);
            (void)key(code, false);
        }
        SDL_Scancode bell = preset == PRESET_VI ? SDL_SCANCODE_D : SDL_SCANCODE_B;
        assert_int_equal(bindings.of[ACTION_BELL].at[AT_KEY], bell);
    }
}

static void with_shift_or_ctrl_it_asks_for_the_same_one_again(void **state) {
    (void)state;
    assert_int_equal(key_with(SDL_SCANCODE_R, KMOD_LSHIFT, true, CONTROL_PLAY), ACTION_SAME_SEED);
    assert_int_equal(buttons(), 0);
    assert_int_equal(key_with(SDL_SCANCODE_R, KMOD_RCTRL, true, CONTROL_PLAY), ACTION_SAME_SEED);
    controls.ctrl_renews = true;
    assert_int_equal(key_with(SDL_SCANCODE_R, KMOD_LSHIFT, true, CONTROL_PLAY), ACTION_SAME_SEED);
    assert_int_equal(key_with(SDL_SCANCODE_R, KMOD_RCTRL, true, CONTROL_PLAY), ACTION_NEW_SEED);
}

static void in_menus_the_verbs_rest(void **state) {
    (void)state;
    for (int code = SDL_SCANCODE_1; code <= SDL_SCANCODE_5; code++)
        key_with((SDL_Scancode)code, KMOD_NONE, true, CONTROL_MENU);
    key_with(SDL_SCANCODE_L, KMOD_NONE, true, CONTROL_MENU);
    key_with(SDL_SCANCODE_X, KMOD_NONE, true, CONTROL_TEXT);
    Input input = controls_input(&controls);
    assert_int_equal(input.buttons, 0);
    assert_int_equal(input.slot, 0);
}

static void while_text_is_typed_arrows_move_and_letters_write(void **state) {
    (void)state;
    assert_int_equal(key_with(SDL_SCANCODE_DOWN, KMOD_NONE, true, CONTROL_TEXT), ACTION_DOWN);
    assert_int_equal(key_with(SDL_SCANCODE_LEFT, KMOD_NONE, true, CONTROL_TEXT), ACTION_LEFT);
    assert_int_equal(key_with(SDL_SCANCODE_S, KMOD_NONE, true, CONTROL_TEXT), ACTION_NONE);
}

// Two keys for one: it is held until both are up.
static void an_action_of_two_keys_is_held_by_either(void **state) {
    (void)state;
    key(SDL_SCANCODE_SPACE, true);
    key(SDL_SCANCODE_J, true);
    key(SDL_SCANCODE_SPACE, false);
    assert_int_equal(buttons(), BUTTON_STRIKE);
    key(SDL_SCANCODE_J, false);
    assert_int_equal(buttons(), 0);
}

static void menus_keep_their_keys_whatever_else_they_are_bound_to(void **state) {
    (void)state;
    Bindings bindings;
    bindings_init(&bindings);
    bindings.of[ACTION_STRIKE] =
        (Binding){{SDL_SCANCODE_UP, SDL_SCANCODE_ESCAPE, pad_button(SDL_CONTROLLER_BUTTON_START)}};
    bindings.of[ACTION_UP] = (Binding){{SDL_SCANCODE_I}};
    controls.bindings = &bindings;
    assert_int_equal(key(SDL_SCANCODE_UP, true), ACTION_STRIKE);
    assert_int_equal(key_with(SDL_SCANCODE_UP, KMOD_NONE, true, CONTROL_MENU), ACTION_UP);
    assert_int_equal(key_with(SDL_SCANCODE_I, KMOD_NONE, true, CONTROL_MENU), ACTION_UP);
    assert_int_equal(key_with(SDL_SCANCODE_RETURN, KMOD_NONE, true, CONTROL_MENU), ACTION_CONFIRM);
    assert_int_equal(key_with(SDL_SCANCODE_ESCAPE, KMOD_NONE, true, CONTROL_MENU), ACTION_BACK);
    assert_int_equal(key(SDL_SCANCODE_ESCAPE, true), ACTION_PAUSE);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_START, true, CONTROL_MENU), ACTION_BACK);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_DPAD_UP, true, CONTROL_MENU), ACTION_UP);
}

static void the_bag_throws_and_uses_by_the_buttons_of_play(void **state) {
    (void)state;
    Bindings bindings;
    bindings_init(&bindings);
    bindings_apply_preset(&bindings, PRESET_LEFT);
    controls.bindings = &bindings;
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_X, true, CONTROL_MENU), ACTION_GIVE_FILE);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_X, true, CONTROL_BAG), ACTION_THROW);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_Y, true, CONTROL_BAG), ACTION_USE);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_A, true, CONTROL_BAG), ACTION_CONFIRM);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_B, true, CONTROL_BAG), ACTION_BACK);
    assert_int_equal(key_with(SDL_SCANCODE_F, KMOD_NONE, true, CONTROL_MENU), ACTION_GIVE_FILE);
    assert_int_equal(key_with(SDL_SCANCODE_F, KMOD_NONE, true, CONTROL_BAG), ACTION_THROW);
    assert_int_equal(key_with(SDL_SCANCODE_SPACE, KMOD_NONE, true, CONTROL_BAG), ACTION_CONFIRM);
    assert_true(input_idle(controls_input(&controls)));
}

static void looking_exploring_waiting_and_turns_have_keys(void **state) {
    (void)state;
    assert_int_equal(key(SDL_SCANCODE_O, true), ACTION_EXPLORE);
    assert_int_equal(key(SDL_SCANCODE_V, true), ACTION_LOOK);
    key(SDL_SCANCODE_PERIOD, true);
    assert_int_equal(buttons(), BUTTON_WAIT);
    key(SDL_SCANCODE_PERIOD, false);
    key(SDL_SCANCODE_T, true);
    assert_int_equal(buttons(), BUTTON_PACE);
}

static Action left_trigger(int value, ControlMode mode) {
    SDL_Event event = {.caxis = {.type = SDL_CONTROLLERAXISMOTION,
                                 .axis = SDL_CONTROLLER_AXIS_TRIGGERLEFT,
                                 .value = (Sint16)value}};
    return controls_event(&controls, &event, mode);
}

static void what_was_left_is_taken_back_by_a_key_or_the_left_trigger(void **state) {
    (void)state;
    assert_int_equal(key(SDL_SCANCODE_BACKSPACE, true), ACTION_TAKE_BACK);
    assert_int_equal(left_trigger(30000, CONTROL_PLAY), ACTION_TAKE_BACK);
    assert_int_equal(left_trigger(32000, CONTROL_PLAY), ACTION_NONE); // still pulled
    assert_int_equal(left_trigger(0, CONTROL_PLAY), ACTION_NONE);
    assert_string_equal(controls_key_name(&controls, ACTION_TAKE_BACK), "LT");
    assert_int_equal(buttons(), 0);
}

static void the_trigger_uses_the_chosen_slot(void **state) {
    (void)state;
    pull(32000);
    assert_int_equal(controls_input(&controls).slot, 0); // none is chosen
    pull(0);
    controls.chosen = 3;
    pull(32000);
    pull(30000);
    assert_int_equal(controls_input(&controls).slot, 3);
    controls.chosen = 4; // while it is pulled
    pull(0);
    assert_int_equal(controls_input(&controls).slot, 0);
}

// The ticks until the bell rings while Y is held, or 0.
static int ticks_to_ring(int idle_from, int idle_until) {
    pad(SDL_CONTROLLER_BUTTON_Y, true, CONTROL_PLAY);
    int rang = 0;
    for (int tick = 1; tick <= 100 && rang == 0; tick++) {
        controls.idle_use = tick >= idle_from && tick < idle_until;
        if ((buttons() & BUTTON_BELL) != 0) rang = tick;
    }
    pad(SDL_CONTROLLER_BUTTON_Y, false, CONTROL_PLAY);
    assert_int_equal(buttons(), 0);
    return rang;
}

static void a_pads_use_button_held_over_nothing_rings(void **state) {
    (void)state;
    assert_int_equal(ticks_to_ring(0, 1000), HOLD_TO_RING_TICKS + 1);
    assert_int_equal(ticks_to_ring(10, 1000), 0); // it used something first
    assert_int_equal(ticks_to_ring(0, 20), 0);
}

static void prompts_name_what_was_used_last(void **state) {
    (void)state;
    assert_string_not_equal(controls_key_name(&controls, ACTION_USE), "Y");
    pad(SDL_CONTROLLER_BUTTON_A, true, CONTROL_PLAY);
    assert_string_equal(controls_key_name(&controls, ACTION_USE), "Y");
    assert_string_equal(controls_key_name(&controls, ACTION_BELL), "hold Y");
    assert_string_equal(controls_key_name(&controls, ACTION_STRIKE), "A");
    assert_string_equal(controls_key_name(&controls, ACTION_SHUTTER), "LB");
    key(SDL_SCANCODE_W, true);
    assert_string_equal(controls_key_name(&controls, ACTION_USE), "E");
    assert_string_equal(controls_key_name(&controls, ACTION_BELL), "B");
}

static void walking_is_told_by_arrows_and_letters_or_the_stick(void **state) {
    (void)state;
    char text[32];
    controls_walk_keys(&controls, text, sizeof text);
    assert_string_equal(text, "Arrows\nWASD");
    pad(SDL_CONTROLLER_BUTTON_A, true, CONTROL_PLAY);
    controls_walk_keys(&controls, text, sizeof text);
    assert_string_equal(text, "Stick");
}

static void keys_have_names_without_a_window(void **state) {
    (void)state;
    assert_string_equal(controls_key_name(&controls, ACTION_STRIKE), "Space");
    assert_string_equal(controls_key_name(&controls, ACTION_USE), "E");
}

static void letting_go_lets_go_of_everything(void **state) {
    (void)state;
    key(SDL_SCANCODE_K, true);
    key(SDL_SCANCODE_3, true);
    pad(SDL_CONTROLLER_BUTTON_Y, true, CONTROL_PLAY);
    controls.chosen = 1;
    pull(32000);
    controls_release_keys(&controls);
    controls.idle_use = true;
    for (int i = 0; i < 60; i++) {
        Input input = controls_input(&controls);
        assert_int_equal(input.buttons, 0);
        assert_int_equal(input.slot, 0);
    }
}

static void a_recording_has_keys_of_its_own(void **state) {
    (void)state;
    static const struct {
        SDL_Scancode code;
        Action action;
    } KEYS[] = {{SDL_SCANCODE_SPACE, ACTION_WATCH_PAUSE},
                {SDL_SCANCODE_LEFT, ACTION_WATCH_REWIND},
                {SDL_SCANCODE_A, ACTION_WATCH_REWIND},
                {SDL_SCANCODE_PERIOD, ACTION_WATCH_ON},
                {SDL_SCANCODE_PAGEDOWN, ACTION_WATCH_MARK_ON},
                {SDL_SCANCODE_RETURN, ACTION_WATCH_TAKE_OVER},
                {SDL_SCANCODE_TAB, ACTION_LAYOUT},
                {SDL_SCANCODE_ESCAPE, ACTION_BACK}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        assert_int_equal(key_with(KEYS[i].code, KMOD_NONE, true, CONTROL_WATCH), KEYS[i].action);
        assert_true(input_idle(controls_input(&controls)));
        (void)key_with(KEYS[i].code, KMOD_NONE, false, CONTROL_WATCH);
    }
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_A, true, CONTROL_WATCH), ACTION_WATCH_PAUSE);
    assert_int_equal(pad(SDL_CONTROLLER_BUTTON_START, true, CONTROL_WATCH), ACTION_PAUSE);
    assert_int_equal(buttons(), 0);
}

static Action held_key(SDL_Scancode code) {
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .repeat = 1, .keysym = {.scancode = code}}};
    return controls_event(&controls, &event, CONTROL_WATCH);
}

static void what_goes_on_while_it_is_held(void **state) {
    (void)state;
    assert_int_equal(held_key(SDL_SCANCODE_RIGHT), ACTION_WATCH_FORWARD);
    assert_int_equal(held_key(SDL_SCANCODE_COMMA), ACTION_WATCH_BACK);
    assert_int_equal(held_key(SDL_SCANCODE_SPACE), ACTION_NONE);
    assert_int_equal(held_key(SDL_SCANCODE_RETURN), ACTION_NONE);
    assert_int_equal(held_key(SDL_SCANCODE_TAB), ACTION_NONE);
}

static void its_keys_can_be_chosen(void **state) {
    (void)state;
    Bindings bindings;
    bindings_init(&bindings);
    controls.bindings = &bindings;
    BindChange change = bindings_bind(&bindings, ACTION_WATCH_PAUSE, AT_KEY, SDL_SCANCODE_K);
    assert_int_equal(change.outcome, BIND_SET); // in play it throws: that is another context
    assert_int_equal(key_with(SDL_SCANCODE_K, KMOD_NONE, true, CONTROL_WATCH), ACTION_WATCH_PAUSE);
    assert_int_equal(key_with(SDL_SCANCODE_K, KMOD_NONE, true, CONTROL_PLAY), ACTION_THROW);
    assert_int_equal(key_with(SDL_SCANCODE_SPACE, KMOD_NONE, true, CONTROL_WATCH), ACTION_STRIKE);
}

#define CONTROLS_TEST(name) cmocka_unit_test_setup(name, set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        CONTROLS_TEST(each_key_is_its_button),
        CONTROLS_TEST(eight_keys_walk_eight_ways),
        CONTROLS_TEST(eight_keys_walk_eight_ways),
        CONTROLS_TEST(each_pad_button_is_its_button),
        CONTROLS_TEST(a_tap_shorter_than_a_tick_counts_once),
        CONTROLS_TEST(number_keys_are_quick_slots_and_the_last_one_counts),
        CONTROLS_TEST(the_key_of_a_new_dungeon_does_nothing_else),
        CONTROLS_TEST(the_key_of_the_bell_rings_when_held_and_asks_when_tapped),
        CONTROLS_TEST(the_bell_of_the_picture_works_like_its_key),
        CONTROLS_TEST(each_set_of_keys_has_a_bell_and_a_new_dungeon),
        CONTROLS_TEST(with_shift_or_ctrl_it_asks_for_the_same_one_again),
        CONTROLS_TEST(in_menus_the_verbs_rest),
        CONTROLS_TEST(while_text_is_typed_arrows_move_and_letters_write),
        CONTROLS_TEST(an_action_of_two_keys_is_held_by_either),
        CONTROLS_TEST(menus_keep_their_keys_whatever_else_they_are_bound_to),
        CONTROLS_TEST(the_bag_throws_and_uses_by_the_buttons_of_play),
        CONTROLS_TEST(looking_exploring_waiting_and_turns_have_keys),
        CONTROLS_TEST(what_was_left_is_taken_back_by_a_key_or_the_left_trigger),
        CONTROLS_TEST(the_trigger_uses_the_chosen_slot),
        CONTROLS_TEST(a_pads_use_button_held_over_nothing_rings),
        CONTROLS_TEST(prompts_name_what_was_used_last),
        CONTROLS_TEST(walking_is_told_by_arrows_and_letters_or_the_stick),
        CONTROLS_TEST(keys_have_names_without_a_window),
        CONTROLS_TEST(letting_go_lets_go_of_everything),
        CONTROLS_TEST(a_recording_has_keys_of_its_own),
        CONTROLS_TEST(what_goes_on_while_it_is_held),
        CONTROLS_TEST(its_keys_can_be_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
