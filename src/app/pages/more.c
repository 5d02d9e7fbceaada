// The page of all actions, for players who have no key or button for one. Choosing an action does the same
// as its key.
#include "app/pages/ask.h"
#include "app/pages/page.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/hero/item_names.h"

typedef struct MorePage {
    char in_slots[SLOTS][NAME_BYTES]; // the names of the items in the quick slots
} MorePage;

enum { NOT_REACHED, REACHED, UNFIT, ORDER_COUNT }; // in this order on the page

static bool is_offered(const PageUse *use, Action action) {
    bool has = use->front == FRONT_WINDOW || use->prompt(use->of, action)[0] != '\0';
    return has && ACTIONS[action].context == CONTEXT_PLAY && action > ACTION_WALK_LAST &&
           action != ACTION_MORE && action != ACTION_NEXT_SLOT && action != ACTION_USE_SLOT;
}

// True if the device in use has a key or button for the action.
static bool is_reached(const PageUse *use, Action action) {
    const int *at = bindings_of(&use->play->prefs.kept.bindings, action)->at;
    if (use->touch || use->front == FRONT_TERMINAL) return use->prompt(use->of, action)[0] != '\0';
    return at[use->letters ? AT_KEY : AT_PAD] != 0;
}

static const char *help_of(const PageUse *use, Action action) {
    MorePage *page = use->own;
    const World *world = use->play->session.world;
    int slot = (int)action - (int)ACTION_SLOT_1;
    if (slot < 0 || slot >= SLOTS) return ACTIONS[action].help;
    int kind = world->hero.bag.slots[slot];
    return kind < 0 || world->hero.bag.stock[kind] == 0
               ? N_("It is empty.")
               : tr_name(item_known_title(world, (ItemKind)kind), "plain", page->in_slots[slot]);
}

static int order_of(const PageUse *use, Action action) {
    return use->unfit(use->of, action) != NULL ? UNFIT : is_reached(use, action) ? REACHED : NOT_REACHED;
}

// Lists actions without a key first, and actions that cannot work now last.
static void open_more(PageUse *use) {
    use->menu->title = N_("All actions");
    for (int i = 0; i < ORDER_COUNT * ACTION_COUNT; i++) {
        Action action = (Action)(i % ACTION_COUNT);
        int order = i / ACTION_COUNT;
        if (action == ACTION_NONE || !is_offered(use, action) || order_of(use, action) != order) continue;
        page_add(use, (int)action, ACTIONS[action].label, help_of(use, action));
        page_entry(use->menu, (int)action)->enabled = order != UNFIT;
    }
}

static void tell_more(PageUse *use) {
    for (int i = 0; i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        const char *unfit = use->unfit(use->of, (Action)entry->id);
        entry->value = unfit != NULL ? unfit : use->prompt(use->of, (Action)entry->id);
    }
}

static ScreenCommand choose_action(PageUse *use, int id) {
    (void)use;
    return id == ACTION_BELL ? command_to(DO_ASK, ASK_RING) : command_to(DO_ACTION, id);
}

const Page PAGE_MORE = {.size = sizeof(MorePage),
                        .open = open_more,
                        .tell = tell_more,
                        .choose = choose_action,
                        .toggle = ACTION_MORE};
