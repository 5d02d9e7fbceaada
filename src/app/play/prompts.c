// Names of the keys and buttons to press, for the device that was used last.
#include "app/play/controls.h"
#include "app/play/key_names.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/hud/touch_pad.h"

#include <stdio.h>
#include <string.h>

SDL_GameControllerType controls_pad_type(const Controls *controls) {
    SDL_GameController *pad = controls->pads[controls->pad];
    return pad != NULL ? SDL_GameControllerGetType(pad) : SDL_CONTROLLER_TYPE_UNKNOWN;
}

// The name of the pad's button for an action, or "".
static const char *button_name(const Controls *controls, Action action) {
    return pad_name(bindings_of(controls->bindings, action)->at[AT_PAD], controls_pad_type(controls));
}

// The key to name for an action. Esc and Enter come first, because they always work.
static SDL_Scancode key_told(const Controls *controls, Action action) {
    if (action == ACTION_PAUSE || action == ACTION_BACK || action == ACTION_WATCH_LEAVE)
        return SDL_SCANCODE_ESCAPE;
    if (action == ACTION_CONFIRM) return SDL_SCANCODE_RETURN;
    return (SDL_Scancode)bindings_of(controls->bindings, action)->at[AT_KEY];
}

// The name of a touch button. Other actions have none: the player taps what he sees.
static const char *touch_name(Action action) {
    static const Hit HITS[ACTION_COUNT] = {
        [ACTION_STRIKE] = HIT_STRIKE, [ACTION_USE] = HIT_USE,         [ACTION_ROLL] = HIT_ROLL,
        [ACTION_THROW] = HIT_THROW,   [ACTION_SHUTTER] = HIT_SHUTTER, [ACTION_BAG] = HIT_BAG,
        [ACTION_PAUSE] = HIT_PAUSE,   [ACTION_EXPLORE] = HIT_EXPLORE, [ACTION_BACK] = HIT_BACK,
        [ACTION_WAIT] = HIT_WAIT,     [ACTION_MORE] = HIT_MORE};
    static const char *const OTHERS[ACTION_COUNT] = {
        [ACTION_LEFT] = N_("Stick"),     [ACTION_CONFIRM] = N_("Tap"),   [ACTION_NEW_SEED] = N_("Tap"),
        [ACTION_SAME_SEED] = N_("Tap"),  [ACTION_TAKE_BACK] = N_("Tap"), [ACTION_BELL] = N_("hold Use"),
        [ACTION_MAP] = N_("Tap the map")};
    return OTHERS[action] != NULL ? tr(OTHERS[action]) : touch_pad_button_name(HITS[action]);
}

const char *controls_key_name(Controls *controls, Action action) {
    char key[KEY_NAME_MAX], *prompt = controls->prompts[action];
    bool by_pad = controls->device == DEVICE_PAD;
    if (controls->device == DEVICE_TOUCH) return touch_name(action);
    const char *button = by_pad ? button_name(controls, action) : "";
    bool again =
        action == ACTION_SAME_SEED && button[0] == '\0' && key_told(controls, action) == SDL_SCANCODE_UNKNOWN;
    if (action == ACTION_BELL && by_pad && button[0] == '\0') {
        (void)snprintf(prompt, PROMPT_MAX, tr("hold %s"), button_name(controls, ACTION_USE));
    } else if (again) {
        (void)snprintf(prompt, PROMPT_MAX, tr("Shift+%s"),
                       key_name(key_told(controls, ACTION_NEW_SEED), key));
    } else {
        (void)snprintf(prompt, PROMPT_MAX, "%s",
                       button[0] != '\0' ? button : key_name(key_told(controls, action), key));
    }
    return prompt;
}

// The first or second keys for walking, written as "Arrows" or by their letters; "" if there are none.
static void walk_keys(const Controls *controls, BindPlace which, char text[KEY_NAME_MAX]) {
    static const Action WAYS[] = {ACTION_UP, ACTION_LEFT, ACTION_DOWN, ACTION_RIGHT};
    static const SDL_Scancode ARROWS[] = {SDL_SCANCODE_UP, SDL_SCANCODE_LEFT, SDL_SCANCODE_DOWN,
                                          SDL_SCANCODE_RIGHT};
    char letters[2 * 4 + 1] = "", name[KEY_NAME_MAX];
    bool arrows = true, plain = true;
    for (int i = 0; i < 4; i++) {
        SDL_Scancode code = (SDL_Scancode)bindings_of(controls->bindings, WAYS[i])->at[which];
        arrows = arrows && code == ARROWS[i];
        (void)key_name(code, name);
        uint8_t letter = (uint8_t)name[0];
        size_t bytes = (letter & 0xe0) == 0xc0 ? 2 : 1; // a letter with an accent has two bytes
        plain = plain && letter > ' ' && (bytes == 2 || letter < 0x80) && strlen(name) == bytes;
        if (plain) text_add(letters, sizeof letters, "%s", name);
    }
    (void)snprintf(text, KEY_NAME_MAX, "%s", arrows ? tr("Arrows") : plain ? letters : "");
}

void controls_walk_keys(const Controls *controls, char *text, size_t size) {
    char first[KEY_NAME_MAX], second[KEY_NAME_MAX];
    walk_keys(controls, AT_KEY, first);
    walk_keys(controls, AT_SECOND, second);
    bool both = first[0] != '\0' && second[0] != '\0';
    bool keys = controls->device == DEVICE_KEYS;
    (void)snprintf(text, size, "%s%s%s", keys ? first : tr("Stick"), both && keys ? "\n" : "",
                   keys ? second : "");
}
