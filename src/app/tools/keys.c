// What --keys prints, from the table of actions that the game itself reads.
#include "app/play/key_names.h"
#include "app/tools/options.h"

static void add(Buffer *out, const char *name, bool *first) {
    if (name[0] == '\0') return;
    buffer_text(out, "%s%s", *first ? "" : ", ", name);
    *first = false;
}

static void add_action(Buffer *out, Action action) {
    const Binding *is = &ACTIONS[action].usual;
    char text[KEY_NAME_MAX];
    const char *button = pad_name(is->at[AT_PAD], SDL_CONTROLLER_TYPE_UNKNOWN);
    bool first = true;
    buffer_text(out, "  %-30s ", ACTIONS[action].label);
    for (int place = AT_KEY; place <= AT_SECOND; place++) {
        if (is->at[place] != 0) add(out, key_name((SDL_Scancode)is->at[place], text), &first);
    }
    if (button[0] != '\0') buffer_text(out, "%spad %s", first ? "" : "; ", button);
    if (first && button[0] == '\0') buffer_text(out, "none");
    buffer_text(out, "\n");
}

void options_keys(Buffer *out) {
    buffer_text(out, "Keys, and buttons of a pad. Settings, Keys changes them. Esc always pauses or goes "
                     "back, Enter always chooses.\n\n");
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++) {
        if (ACTIONS[i].context != CONTEXT_FIXED) add_action(out, (Action)i);
    }
}
