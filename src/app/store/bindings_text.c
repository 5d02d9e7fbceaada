#include "app/store/bindings.h"

#include <stdio.h>
#include <string.h>

enum { NAME_MAX_BYTES = 32 };

// ---- names of keys and buttons in the file

// SDL's name of a key, except for the comma, which separates names, and for keys without a name.
static const char *key_text(int code, char text[NAME_MAX_BYTES]) {
    const char *name = SDL_GetScancodeName((SDL_Scancode)code);
    if (code == SDL_SCANCODE_COMMA) name = "Comma";
    if (code == SDL_SCANCODE_KP_COMMA) name = "Keypad Comma";
    (void)snprintf(text, NAME_MAX_BYTES, "#%d", code);
    return name[0] == '\0' || strchr(name, ',') != NULL ? text : name;
}

static int key_from(const char *text) {
    char name[NAME_MAX_BYTES];
    for (int code = 1; code < SDL_NUM_SCANCODES; code++) {
        if (SDL_strcasecmp(key_text(code, name), text) == 0) return code;
    }
    return 0;
}

static const char *pad_text(PadInput input, char text[NAME_MAX_BYTES]) {
    if (input < PAD_AXES) return SDL_GameControllerGetStringForButton((SDL_GameControllerButton)(input - 1));
    int axis = (input - PAD_AXES) / 2;
    bool stick = axis < SDL_CONTROLLER_AXIS_TRIGGERLEFT;
    (void)snprintf(text, NAME_MAX_BYTES, "%s%s",
                   !stick                        ? ""
                   : (input - PAD_AXES) % 2 != 0 ? "-"
                                                 : "+",
                   SDL_GameControllerGetStringForAxis((SDL_GameControllerAxis)axis));
    return text;
}

static PadInput pad_from(const char *text) {
    char name[NAME_MAX_BYTES];
    for (PadInput input = 1; input < PAD_COUNT; input++) {
        if (SDL_strcasecmp(pad_text(input, name), text) == 0) return input;
    }
    return NO_PAD;
}

// ---- lines

// Reads "none", or names separated by commas, one for each place. Returns false for anything else.
static bool read_value(Action action, BindPlace first, int places, const char *value, int *at) {
    int count = 0;
    for (const char *end; value != NULL; value = end != NULL ? end + 1 : NULL) {
        char name[NAME_MAX_BYTES];
        end = strchr(value, ',');
        size_t length = end != NULL ? (size_t)(end - value) : strlen(value);
        if (length >= sizeof name || count == places) return false;
        memcpy(name, value, length);
        name[length] = '\0';
        int input = first == AT_PAD ? pad_from(name) : key_from(name);
        if (SDL_strcasecmp(name, "none") == 0) continue;
        if (!bindings_can_bind(action, first, input)) return false;
        at[count++] = input;
    }
    return true;
}

bool bindings_parse_line(Bindings *bindings, const char *name, size_t name_length, const char *value) {
    enum { PREFIX = 4 };
    bool pad = strncmp(name, "pad.", PREFIX) == 0;
    if (name_length <= PREFIX || (!pad && strncmp(name, "key.", PREFIX) != 0)) return false;
    for (int i = 1; i < ACTION_COUNT; i++) {
        const char *own = ACTIONS[i].name;
        if (strlen(own) != name_length - PREFIX || strncmp(own, name + PREFIX, strlen(own)) != 0) continue;
        int first = pad ? AT_PAD : AT_KEY, places = pad ? 1 : 2, at[2] = {0, 0};
        if (!read_value((Action)i, (BindPlace)first, places, value, at)) return true;
        for (int k = 0; k < places; k++) {
            bindings->of[i].at[first + k] = at[k];
            bindings->given[i][first + k] = true;
        }
        return true;
    }
    return false;
}

static void write_place(Buffer *out, const int *at, int places, bool pad) {
    char name[NAME_MAX_BYTES];
    int count = 0;
    for (int i = 0; i < places; i++) {
        if (at[i] == 0) continue;
        buffer_text(out, "%s%s", count++ > 0 ? "," : "", pad ? pad_text(at[i], name) : key_text(at[i], name));
    }
    buffer_text(out, count == 0 ? "none\n" : "\n");
}

void bindings_list_changed(const Bindings *bindings, Buffer *out) {
    for (int i = 1; i < ACTION_COUNT; i++) {
        const int *at = bindings->of[i].at, *usual = ACTIONS[i].usual.at;
        if (ACTIONS[i].context == CONTEXT_FIXED) continue;
        if (at[AT_KEY] != usual[AT_KEY] || at[AT_SECOND] != usual[AT_SECOND]) {
            buffer_text(out, "key.%s=", ACTIONS[i].name);
            write_place(out, at, 2, false);
        }
        if (at[AT_PAD] != usual[AT_PAD]) {
            buffer_text(out, "pad.%s=", ACTIONS[i].name);
            write_place(out, at + AT_PAD, 1, true);
        }
    }
}

// ---- conflicts

// Takes over the bindings that the player chose (`given`), or the others, where their key is still free.
static void accept(Bindings *to, const Bindings *from, bool given) {
    for (int i = 1; i < ACTION_COUNT; i++) {
        for (int place = 0; place < AT_COUNT; place++) {
            int input = from->of[i].at[place];
            ActionContext in = ACTIONS[i].context;
            if (input == 0 || from->given[i][place] != given) continue;
            Action has =
                place == AT_PAD ? bindings_pad(to, input, in) : bindings_key(to, (SDL_Scancode)input, in);
            BindPlace free = place == AT_SECOND && to->of[i].at[AT_KEY] == 0 ? AT_KEY : (BindPlace)place;
            if (has == ACTION_NONE) to->of[i].at[free] = input;
        }
    }
}

void bindings_resolve(Bindings *bindings) {
    static const Action NEEDED[] = {ACTION_CONFIRM, ACTION_BACK, ACTION_PAUSE};
    Bindings to = {0};
    accept(&to, bindings, true);
    accept(&to, bindings, false);
    for (int i = 0; i < 6; i++) { // in two rounds, because the second may take the button of the first
        Action needed = NEEDED[i % 3];
        int usual = ACTIONS[needed].usual.at[AT_PAD];
        Action has = bindings_pad(&to, usual, ACTIONS[needed].context);
        if (to.of[needed].at[AT_PAD] != 0) continue;
        to.of[has].at[AT_PAD] = 0;
        to.of[needed].at[AT_PAD] = usual;
    }
    *bindings = to;
}
