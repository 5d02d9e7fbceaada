// The keys of roguelikes in the window, turn by turn: signs, and Shift with letters and directions.
#include "app/loop.h"

// The keys that write the signs: on American keyboards and those of other scripts, and on European ones.
static const struct {
    SDL_Scancode code;
    char plain, shifted;
} SIGNS[2][5] = {
    {{SDL_SCANCODE_COMMA, ',', '<'},
     {SDL_SCANCODE_PERIOD, 0, '>'},
     {SDL_SCANCODE_SEMICOLON, ';', 0},
     {SDL_SCANCODE_MINUS, 0, '_'},
     {SDL_SCANCODE_2, 0, '@'}},
    {{SDL_SCANCODE_COMMA, ',', ';'}, {SDL_SCANCODE_NONUSBACKSLASH, '<', '>'}, {SDL_SCANCODE_SLASH, 0, '_'}}};

// The sign or capital that a key writes, 0: none that is heard. A letter of another script counts as the
// Latin one that most layouts have in its place.
static int sign_of(const SDL_Keysym *key) {
    enum { LATIN = 256 };
    SDL_Keycode place = SDL_GetKeyFromScancode(SDL_SCANCODE_SEMICOLON);
    bool european = place != ';' && place < LATIN, shift = (key->mod & KMOD_SHIFT) != 0;
    for (int i = 0; i < 5; i++) {
        if (SIGNS[european][i].code == key->scancode && key->scancode != SDL_SCANCODE_UNKNOWN)
            return shift ? SIGNS[european][i].shifted : SIGNS[european][i].plain;
    }
    bool letter = key->scancode >= SDL_SCANCODE_A && key->scancode <= SDL_SCANCODE_Z;
    if (!letter || !shift) return 0;
    return key->sym < LATIN ? key->sym - 'a' + 'A' : 'A' + (int)(key->scancode - SDL_SCANCODE_A);
}

// The direction of a key that walks, (0, 0): it does not.
static Vec way_of(const App *app, SDL_Scancode code) {
    static const int WAYS[] = {DIR_W, DIR_E, DIR_N, DIR_S, DIR_NW, DIR_NE, DIR_SW, DIR_SE};
    Action action = bindings_key(app->controls.bindings, code, CONTEXT_PLAY);
    return app_is_walk_key(app, code) ? DIRS[WAYS[action - ACTION_LEFT]] : (Vec){0, 0};
}

static ScreenCommand command_of(const App *app, const SDL_Keysym *key, int sign) {
    static const struct {
        int sign;
        Action action;
    } DOES[] = {{';', ACTION_LOOK}, {',', ACTION_USE}, {'_', ACTION_MAP}, {'@', ACTION_BAG}};
    bool runs = (key->mod & KMOD_SHIFT) != 0;
    for (size_t i = 0; i < sizeof DOES / sizeof *DOES; i++) {
        if (DOES[i].sign == sign) return command_to(DO_ACTION, (int)DOES[i].action);
    }
    return ask_by_sign(app->play.session.world, sign, runs ? way_of(app, key->scancode) : (Vec){0, 0});
}

bool app_take_sign(App *app, const SDL_KeyboardEvent *event) {
    const SDL_Keysym *key = &event->keysym;
    bool shift = (key->mod & KMOD_SHIFT) != 0, ctrl = (key->mod & KMOD_CTRL) != 0;
    bool hears = app_has_signs(app, shift) && event->repeat == 0;
    if (!hears || (key->mod & (KMOD_ALT | KMOD_GUI)) != 0) return false;
    if (!shift && !ctrl && !controls_is_unused(&app->controls, event)) return false;
    if (ctrl && key->scancode != SDL_SCANCODE_P) return false;
    int sign = sign_of(key);
    const ScreenCommand does = ctrl ? command_to(DO_ACTION, ACTION_SAID) : command_of(app, key, sign);
    if (does.kind == DO_STAY && sign != 'Z') return false;
    app_cancel_deeds(app);
    if (sign == 'Z') repeat_rest(&app->repeat);
    app_carry_out(app, &does);
    return true;
}
