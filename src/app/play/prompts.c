// What to press for what, on the device that was used last.
#include "app/play/controls.h"
#include "app/play/key_names.h"

#include <stdio.h>

SDL_GameControllerType controls_pad_type(const Controls *controls) {
    SDL_GameController *pad = controls->pads[controls->pad];
    return pad != NULL ? SDL_GameControllerGetType(pad) : SDL_CONTROLLER_TYPE_UNKNOWN;
}

static const char *button_name(const Controls *controls, Action action) {
    return pad_name(bindings_of(controls->bindings, action)->at[AT_PAD], controls_pad_type(controls));
}

// Esc and Enter are told first: they always do it.
static SDL_Scancode key_told(const Controls *controls, Action action) {
    if (action == ACTION_PAUSE || action == ACTION_BACK) return SDL_SCANCODE_ESCAPE;
    if (action == ACTION_CONFIRM) return SDL_SCANCODE_RETURN;
    return (SDL_Scancode)bindings_of(controls->bindings, action)->at[AT_KEY];
}

const char *controls_prompt(Controls *controls, Action action) {
    char key[KEY_NAME_MAX], *prompt = controls->prompts[action];
    const char *button = controls->by_pad ? button_name(controls, action) : "";
    bool rings =
        action == ACTION_BELL && button[0] == '\0' && key_told(controls, action) == SDL_SCANCODE_UNKNOWN;
    bool again =
        action == ACTION_SAME_SEED && button[0] == '\0' && key_told(controls, action) == SDL_SCANCODE_UNKNOWN;
    if (rings && controls->by_pad) {
        (void)snprintf(prompt, PROMPT_MAX, "hold %s", button_name(controls, ACTION_USE));
    } else if (again) {
        (void)snprintf(prompt, PROMPT_MAX, "Shift+%s", key_name(key_told(controls, ACTION_NEW_SEED), key));
    } else {
        SDL_Scancode code = key_told(controls, rings ? ACTION_NEW_SEED : action);
        (void)snprintf(prompt, PROMPT_MAX, "%s", button[0] != '\0' ? button : key_name(code, key));
    }
    return prompt;
}

// Of the four keys to walk with, the first or the second of each: "Arrows", or their letters; "" if they have
// none.
static void walk_keys(const Controls *controls, BindPlace which, char text[KEY_NAME_MAX]) {
    static const Action WAYS[] = {ACTION_UP, ACTION_LEFT, ACTION_DOWN, ACTION_RIGHT};
    static const SDL_Scancode ARROWS[] = {SDL_SCANCODE_UP, SDL_SCANCODE_LEFT, SDL_SCANCODE_DOWN,
                                          SDL_SCANCODE_RIGHT};
    char letters[5] = "", name[KEY_NAME_MAX];
    bool arrows = true, plain = true;
    for (int i = 0; i < 4; i++) {
        SDL_Scancode code = (SDL_Scancode)bindings_of(controls->bindings, WAYS[i])->at[which];
        arrows = arrows && code == ARROWS[i];
        (void)key_name(code, name);
        plain = plain && name[0] > ' ' && name[1] == '\0' && (uint8_t)name[0] < 0x80;
        letters[i] = name[0];
    }
    (void)snprintf(text, KEY_NAME_MAX, "%s", arrows ? "Arrows" : plain ? letters : "");
}

void controls_walk_keys(const Controls *controls, char *text, size_t size) {
    char first[KEY_NAME_MAX], second[KEY_NAME_MAX];
    walk_keys(controls, AT_KEY, first);
    walk_keys(controls, AT_SECOND, second);
    bool both = first[0] != '\0' && second[0] != '\0';
    (void)snprintf(text, size, "%s%s%s", controls->by_pad ? "Stick" : first,
                   both && !controls->by_pad ? "\n" : "", controls->by_pad ? "" : second);
}
