// Plays with a cross and six buttons, on a virtual pad. Actions without a button are chosen in the menu of
// all actions.
#include "app/hands.h"

#include "base/check.h"
#include "sim/hero/throw.h"
#include "view/screens/bag.h"

enum {
    CROSS_LEFT = 1 << SDL_CONTROLLER_BUTTON_DPAD_LEFT,
    CROSS_RIGHT = 1 << SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
    CROSS_UP = 1 << SDL_CONTROLLER_BUTTON_DPAD_UP,
    CROSS_DOWN = 1 << SDL_CONTROLLER_BUTTON_DPAD_DOWN,
    STRIKE = 1 << SDL_CONTROLLER_BUTTON_A,
    ROLL = 1 << SDL_CONTROLLER_BUTTON_B,
    THROW = 1 << SDL_CONTROLLER_BUTTON_X,
    USE = 1 << SDL_CONTROLLER_BUTTON_Y,
    SHUTTER = 1 << SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
    MORE = 1 << SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
    STEP_TICKS = 8, // in which a press is heard, turn by turn
    THROW_TICKS = 120
};

// ---- the pad

static int shake(void *data, Uint16 low, Uint16 high) {
    Hands *hands = data;
    hands->shaken += low > 0 || high > 0;
    return 0;
}

bool pad_plug_in(Hands *hands) {
    SDL_VirtualJoystickDesc desc = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                    .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                    .naxes = SDL_CONTROLLER_AXIS_MAX,
                                    .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                    .name = "Six buttons",
                                    .userdata = hands,
                                    .Rumble = shake};
    hands_frame(hands);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); // the window has no focus
    int device = SDL_JoystickAttachVirtualEx(&desc);
    if (device < 0) return false;
    hands->pad = SDL_JoystickOpen(device);
    bindings_apply_preset(&hands->app->play.prefs.kept.bindings, PRESET_SIX);
    hands_frame(hands);
    return hands->pad != NULL;
}

static void hold(Hands *hands, unsigned buttons) {
    unsigned changed = buttons ^ hands->held;
    hands->held = buttons;
    if (changed == 0) return;
    for (int i = 0; i < SDL_CONTROLLER_BUTTON_MAX; i++) {
        if ((changed >> i & 1u) == 0) continue;
        CHECK(SDL_JoystickSetVirtualButton(hands->pad, i, (Uint8)(buttons >> i & 1u)) == 0);
    }
    hands_frame(hands);
}

static void tap(Hands *hands, unsigned button) {
    hold(hands, 0);
    hold(hands, button);
    hold(hands, 0);
}

// ---- menus

static void choose(Hands *hands, int entry) {
    const Menu *menu = app_menu(hands->app);
    for (int i = 0; menu->cursor != entry; i++) {
        CHECK(i < MENU_ENTRIES_MAX);
        tap(hands, menu->cursor < entry ? CROSS_DOWN : CROSS_UP);
    }
}

static void step(Hands *hands) {
    tap(hands, CROSS_RIGHT);
}

static void confirm(Hands *hands) {
    tap(hands, STRIKE);
}

static void choose_action(Hands *hands, Action action) {
    tap(hands, MORE);
    CHECK(app_top_screen_id(hands->app) == SCREEN_MORE);
    const Menu *menu = app_menu(hands->app);
    int entry = 0;
    while (menu->entries[entry].id != (int)action) CHECK(++entry < menu->count);
    choose(hands, entry);
    tap(hands, STRIKE);
}

// Chooses the bell, and yes when asked.
static void choose_ringing(Hands *hands) {
    choose_action(hands, ACTION_BELL);
    CHECK(app_top_screen_id(hands->app) == SCREEN_ASK);
    choose(hands, 1);
    tap(hands, STRIKE);
}

// Presses a button in the bag, on that kind.
static void pick(Hands *hands, int kind, unsigned button) {
    const World *world = hands->app->play.session.world;
    choose_action(hands, ACTION_BAG);
    CHECK(app_top_screen_id(hands->app) == SCREEN_BAG);
    for (int i = 0; bag_page_kind(world, app_menu(hands->app)->cursor) != kind; i++) {
        CHECK(i < bag_page_count_kinds(world));
        tap(hands, CROSS_DOWN);
    }
    tap(hands, button);
    CHECK(app_top_screen_id(hands->app) == SCREEN_PLAY);
}

// ---- a tick

static unsigned cross(Input input) {
    unsigned across = input.x < 0 ? CROSS_LEFT : input.x > 0 ? CROSS_RIGHT : 0;
    return across | (input.y < 0 ? CROSS_UP : input.y > 0 ? CROSS_DOWN : 0);
}

static unsigned verbs(Input input) {
    static const unsigned VERBS[][2] = {{BUTTON_STRIKE, STRIKE},
                                        {BUTTON_ROLL, ROLL},
                                        {BUTTON_THROW, THROW},
                                        {BUTTON_USE, USE},
                                        {BUTTON_SHUTTER, SHUTTER}};
    unsigned down = 0;
    for (size_t i = 0; i < sizeof VERBS / sizeof *VERBS; i++) {
        if ((input.buttons & VERBS[i][0]) != 0) down |= VERBS[i][1];
    }
    return down;
}

// Turn by turn a press is held until it is heard, and a throw until it reaches as far as it should.
static bool is_busy(Hands *hands) {
    const World *world = hands->app->play.session.world;
    if (hands->busy == 0) return false;
    bool aims = world->actors[HERO].act == ACT_AIM, far_enough = throw_aimed_reach(world) == hands->throws;
    bool done = hands->throws > 0 ? aims && far_enough : !world_is_waiting(world);
    hands->busy = done ? 0 : hands->busy - 1;
    if (hands->busy == 0) hold(hands, 0);
    if (hands->busy == 0) hands->throws = 0;
    return hands->busy > 0;
}

static void want_in_bag(Hands *hands, Input input) {
    bool throws = (input.buttons & BUTTON_THROW) != 0;
    int cells = hands_throw_cells(hands, input), kind = input.pick - 1;
    const World *world = hands->app->play.session.world;
    if (world->hero.bag.stock[kind] == 0) return; // it would be in vain
    pick(hands, kind, throws ? THROW : STRIKE);
    if (!throws || !world_is_turn_based(world)) return; // else its player holds it
    app_tick_with_input(hands->app,
                        app_take_next_input(hands->app)); // lets go of it, or it would not be pressed again
    hands->turner->player.throwing = 0;
    hands->throws = cells;
    hold(hands, cross(input) | THROW);
    hands->busy = THROW_TICKS;
}

static void ring(Hands *hands) {
    const App *app = hands->app;
    hold(hands, 0);
    if (app->controls.ring_ticks == 0 && app->play.session.world->actors[HERO].act != ACT_RING)
        choose_ringing(hands);
}

static void want(Hands *hands, Input input) {
    const World *world = hands->app->play.session.world;
    if ((input.buttons & BUTTON_BELL) != 0) {
        ring(hands);
    } else if ((input.buttons & BUTTON_WAIT) != 0) {
        choose_action(hands, ACTION_WAIT);
    } else if (input.pick > 0) {
        want_in_bag(hands, input);
    } else {
        hold(hands, cross(input) | verbs(input));
        if (world_is_turn_based(world) && hands->held != 0) hands->busy = STEP_TICKS;
    }
}

const Hand HAND_PAD = {.name = "six buttons",
                       .choose = choose,
                       .step = step,
                       .confirm = confirm,
                       .is_busy = is_busy,
                       .want = want};
