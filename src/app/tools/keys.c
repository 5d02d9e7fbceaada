// What --keys prints, from the table of actions that the game itself reads.
#include "app/play/key_names.h"
#include "app/tools/options.h"
#include "base/columns.h"
#include "lang/lang.h"

#include <stdio.h>

// Adds a name to a list that is separated by commas.
static void add(Buffer *out, const char *name, bool *first) {
    if (name[0] == '\0') return;
    buffer_text(out, "%s%s", *first ? "" : ", ", name);
    *first = false;
}

static void add_action(Buffer *out, Action action, int columns) {
    const Binding *is = &ACTIONS[action].usual;
    char text[KEY_NAME_MAX], label[160];
    const char *button = pad_name(is->at[AT_PAD], SDL_CONTROLLER_TYPE_UNKNOWN);
    bool first = true;
    label[0] = '\0';
    text_add_padded(label, sizeof label, columns, tr(ACTIONS[action].label));
    buffer_text(out, "  %s ", label);
    for (int place = AT_KEY; place <= AT_SECOND; place++) {
        if (is->at[place] != 0) add(out, key_name((SDL_Scancode)is->at[place], text), &first);
    }
    if (action == ACTION_SAME_SEED && first) { // which has no key of its own
        char again[KEY_NAME_MAX];
        (void)snprintf(again, sizeof again, tr("Shift+%s"),
                       key_name((SDL_Scancode)ACTIONS[ACTION_NEW_SEED].usual.at[AT_KEY], text));
        add(out, again, &first);
    }
    if (button[0] != '\0') buffer_text(out, first ? tr("pad %s") : tr("; pad %s"), button);
    if (first && button[0] == '\0') buffer_text(out, "%s", tr("none"));
    buffer_text(out, "\n");
}

void options_keys(Buffer *out) {
    buffer_text(out, tr("Keys and gamepad buttons. Change them under Settings, Keys. Esc always pauses or "
                        "goes back, Enter always chooses.\n\n"));
    int columns = 30; // of the labels
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        columns = int_max(columns, text_columns(tr(ACTIONS[i].label)));
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++) {
        if (ACTIONS[i].context != CONTEXT_FIXED) add_action(out, (Action)i, columns);
    }
}
