// Pads that are plugged in and out, played by SDL's virtual joysticks.
#include "app/play/controls.h"
#include "app/play/pads.h"

#include "sim/state/emit.h"
#include "support/unit.h"

static Controls controls;
static ControlMode mode;
static int shaken_ms;
static Action last;

// Lets SDL notice what was pressed, and the controls hear of it; the last action of these.
static Action settle(void) {
    SDL_Event event;
    last = ACTION_NONE;
    SDL_PumpEvents();
    SDL_JoystickUpdate();
    while (SDL_PollEvent(&event) != 0) {
        Action action = controls_event(&controls, &event, mode);
        if (action != ACTION_NONE) last = action;
    }
    return last;
}

static int shake(void *data, Uint16 low, Uint16 high) {
    (void)data;
    shaken_ms = low > 0 || high > 0 ? 1 : 0;
    return 0;
}

static int attach(bool rumbles) {
    SDL_VirtualJoystickDesc desc = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                    .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                    .naxes = SDL_CONTROLLER_AXIS_MAX,
                                    .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                    .name = "Virtual",
                                    .Rumble = rumbles ? shake : NULL};
    int device = SDL_JoystickAttachVirtualEx(&desc);
    assert_true(device >= 0);
    (void)settle();
    return device;
}

static SDL_Joystick *joystick(int at) {
    assert_non_null(controls.pads[at]);
    return SDL_GameControllerGetJoystick(controls.pads[at]);
}

static Action button(int at, SDL_GameControllerButton which, bool down) {
    assert_int_equal(SDL_JoystickSetVirtualButton(joystick(at), which, down), 0);
    return settle();
}

static Action pushed(int at, SDL_GameControllerAxis which, int value) {
    assert_int_equal(SDL_JoystickSetVirtualAxis(joystick(at), which, (Sint16)value), 0);
    return settle();
}

static void key(SDL_Scancode code) {
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.scancode = code}}};
    (void)controls_event(&controls, &event, mode);
}

static int set_up(void **state) {
    (void)state;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    if (SDL_Init(SDL_INIT_GAMECONTROLLER | SDL_INIT_EVENTS) != 0) return -1;
    controls = (Controls){0};
    mode = CONTROL_PLAY;
    shaken_ms = -1;
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    controls_close(&controls);
    SDL_Quit();
    return 0;
}

static void a_pad_that_comes_late_plays(void **state) {
    (void)state;
    assert_int_equal(settle(), ACTION_NONE);
    attach(false);
    assert_int_equal(button(0, SDL_CONTROLLER_BUTTON_A, true), ACTION_STRIKE);
    assert_int_equal(controls_input(&controls).buttons, BUTTON_STRIKE);
    (void)button(0, SDL_CONTROLLER_BUTTON_A, false);
    assert_int_equal(controls_input(&controls).buttons, 0);
    (void)pushed(0, SDL_CONTROLLER_AXIS_LEFTX, -30000);
    assert_int_equal(controls_input(&controls).x, -1);
}

static void prompts_change_with_the_device(void **state) {
    (void)state;
    attach(false);
    assert_string_equal(controls_key_name(&controls, ACTION_SHUTTER),
                        "Q"); // it is there, but not in use
    (void)button(0, SDL_CONTROLLER_BUTTON_X, true);
    assert_string_equal(controls_key_name(&controls, ACTION_SHUTTER), "LB");
    key(SDL_SCANCODE_D);
    assert_string_equal(controls_key_name(&controls, ACTION_SHUTTER), "Q");
    (void)pushed(0, SDL_CONTROLLER_AXIS_LEFTY, 4000); // it only trembles
    assert_string_equal(controls_key_name(&controls, ACTION_SHUTTER), "Q");
    (void)pushed(0, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 30000);
    assert_string_equal(controls_key_name(&controls, ACTION_SHUTTER), "LB");
}

static void pulled_out_while_held_it_lets_go_and_the_game_pauses(void **state) {
    (void)state;
    int device = attach(false);
    (void)button(0, SDL_CONTROLLER_BUTTON_A, true);
    (void)pushed(0, SDL_CONTROLLER_AXIS_LEFTX, 30000);
    assert_int_equal(SDL_JoystickDetachVirtual(device), 0);
    assert_int_equal(settle(), ACTION_PAUSE);
    Input input = controls_input(&controls);
    assert_true(input_idle(input));
    assert_string_equal(controls_key_name(&controls, ACTION_STRIKE), "Space");
    attach(false); // and in again
    assert_int_equal(button(0, SDL_CONTROLLER_BUTTON_B, true), ACTION_ROLL);
}

static void another_pad_may_go_and_the_game_goes_on(void **state) {
    (void)state;
    attach(false);
    int second = attach(false);
    assert_non_null(controls.pads[1]);
    (void)button(1, SDL_CONTROLLER_BUTTON_A, true);
    (void)button(1, SDL_CONTROLLER_BUTTON_A, false);
    assert_int_equal(button(0, SDL_CONTROLLER_BUTTON_B, true), ACTION_ROLL); // both play
    assert_int_equal(SDL_JoystickDetachVirtual(second), 0);
    assert_int_equal(settle(), ACTION_NONE);
    assert_string_equal(controls_key_name(&controls, ACTION_STRIKE), "A");
    key(SDL_SCANCODE_D);
    assert_int_equal(SDL_JoystickDetachVirtual(0), 0); // nor does who plays by keys stop
    assert_int_equal(settle(), ACTION_NONE);
}

// One that lies there and trembles, below what counts as a push.
static void what_one_pad_holds_no_other_lets_go(void **state) {
    (void)state;
    Bindings bindings;
    bindings_init(&bindings);
    controls.bindings = &bindings;
    (void)bindings_bind(&bindings, ACTION_SHUTTER, AT_PAD, pad_axis(SDL_CONTROLLER_AXIS_RIGHTX, false));
    attach(false);
    attach(false);
    (void)pushed(0, SDL_CONTROLLER_AXIS_LEFTX, 30000);
    (void)pushed(0, SDL_CONTROLLER_AXIS_RIGHTX, 30000);
    (void)pushed(1, SDL_CONTROLLER_AXIS_LEFTX, 900);
    (void)pushed(1, SDL_CONTROLLER_AXIS_RIGHTX, 900);
    Input held = controls_input(&controls);
    assert_int_equal(held.x, 1);
    assert_int_equal(held.buttons, BUTTON_SHUTTER);
    (void)pushed(0, SDL_CONTROLLER_AXIS_LEFTX, 0);
    (void)pushed(0, SDL_CONTROLLER_AXIS_RIGHTX, 0);
    Input gone = controls_input(&controls);
    assert_int_equal(gone.x, 0);
    assert_int_equal(gone.buttons, 0);
}

static void what_was_asked_for_is_answered_by_button_trigger_or_stick(void **state) {
    (void)state;
    mode = CONTROL_MENU;
    attach(false);
    controls.wants = WANT_BUTTON;
    assert_int_equal(button(0, SDL_CONTROLLER_BUTTON_START, true), ACTION_ANSWER);
    assert_int_equal(controls.answer, pad_button(SDL_CONTROLLER_BUTTON_START));
    controls.wants = WANT_BUTTON;
    assert_int_equal(pushed(0, SDL_CONTROLLER_AXIS_RIGHTY, -30000), ACTION_ANSWER);
    assert_int_equal(controls.answer, pad_axis(SDL_CONTROLLER_AXIS_RIGHTY, true));
    controls.wants = WANT_KEY;
    assert_int_equal(button(0, SDL_CONTROLLER_BUTTON_A, true), ACTION_ANSWER);
    assert_int_equal(controls.answer, 0); // put off
    assert_int_equal(controls.wants, WANT_NOTHING);
}

static void half_an_axis_can_be_bound(void **state) {
    (void)state;
    Bindings bindings;
    bindings_init(&bindings);
    controls.bindings = &bindings;
    (void)bindings_bind(&bindings, ACTION_SHUTTER, AT_PAD, pad_axis(SDL_CONTROLLER_AXIS_RIGHTX, true));
    attach(false);
    (void)pushed(0, SDL_CONTROLLER_AXIS_RIGHTX, 30000);
    assert_int_equal(controls_input(&controls).buttons, 0);
    (void)pushed(0, SDL_CONTROLLER_AXIS_RIGHTX, -30000);
    assert_int_equal(controls_input(&controls).buttons, BUTTON_SHUTTER);
    (void)pushed(0, SDL_CONTROLLER_AXIS_RIGHTX, 0);
    assert_int_equal(controls_input(&controls).buttons, 0);
}

static void it_shakes_for_whoever_plays_with_it(void **state) {
    (void)state;
    static World world;
    attach(true);
    assert_true(pads_can_rumble(&controls));
    memset(&world, 0, sizeof world);
    emit_of(&world, EVENT_HIT, HERO, 2);
    pads_rumble_tick(&controls, &world); // he plays by keys
    assert_int_equal(shaken_ms, -1);
    (void)button(0, SDL_CONTROLLER_BUTTON_A, true);
    pads_rumble_tick(&controls, &world);
    assert_int_equal(shaken_ms, 1);
    shaken_ms = -1;
    world.events.count = 0;
    emit_of(&world, EVENT_HIT, HERO + 1, 2); // somebody else's wound
    pads_rumble_tick(&controls, &world);
    assert_int_equal(shaken_ms, -1);
}

static void a_pad_without_motors_cannot(void **state) {
    (void)state;
    assert_false(pads_can_rumble(&controls));
    attach(false);
    assert_false(pads_can_rumble(&controls));
}

static int mappings(const char *text) {
    return pads_add_mappings(text, strlen(text));
}

static void a_players_mappings_count_and_broken_lines_are_told(void **state) {
    (void)state;
    static const char TREASURE[] = "030000000d0f00000123000000000000,Stick,a:b0,b:b1,platform:Linux,\n";
    static const char ELSEWHERE[] = "030000000d0f00000123000000000000,Stick,a:b0,platform:Mac OS X,\r\n";
    char both[512];
    (void)snprintf(both, sizeof both, "# mine\n\n%s%s%s%s", TREASURE, ELSEWHERE, "a:b0\n", TREASURE);
    assert_int_equal(mappings(TREASURE), 0);
    assert_int_equal(mappings(ELSEWHERE), 0);
    assert_int_equal(mappings(""), 0);
    assert_int_equal(mappings(both), 5);
    assert_int_equal(mappings("\xef\xbb\xbf# a whole community's\r\nxinput,A pad of another system,a:b0,b:b1,"
                              "platform:Windows,\r\n"),
                     0);
    assert_int_equal(mappings("030000000d0f0000012300000000000g,Stick,a:b0,"), 1);
    char *mapping =
        SDL_GameControllerMappingForGUID(SDL_JoystickGetGUIDFromString("030000000d0f00000123000000000000"));
    assert_non_null(mapping);
    SDL_free(mapping);
}

#define PADS_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        PADS_TEST(a_pad_that_comes_late_plays),
        PADS_TEST(prompts_change_with_the_device),
        PADS_TEST(pulled_out_while_held_it_lets_go_and_the_game_pauses),
        PADS_TEST(another_pad_may_go_and_the_game_goes_on),
        PADS_TEST(what_one_pad_holds_no_other_lets_go),
        PADS_TEST(what_was_asked_for_is_answered_by_button_trigger_or_stick),
        PADS_TEST(half_an_axis_can_be_bound),
        PADS_TEST(it_shakes_for_whoever_plays_with_it),
        PADS_TEST(a_pad_without_motors_cannot),
        PADS_TEST(a_players_mappings_count_and_broken_lines_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
