// The bag. The game stands still meanwhile. Choosing an item is an input of a single tick, so it is recorded
// like any other.
#include "app/pages/page.h"

#include "base/columns.h"
#include "base/text.h"
#include "lang/lang.h"
#include "sim/hero/item_names.h"
#include "sim/state/bag.h"
#include "view/screens/bag.h"

#include <stdio.h>
#include <string.h>

typedef struct BagState {
    int kind; // the kind of item under the cursor, which stays there when rows come and go
    char label[160], value[160], help[4 * BAG_WORDS_MAX]; // texts of the item listed last
} BagState;

static const World *world_of(const PageUse *use) {
    return use->play->session.world;
}

static void find_cursor(PageUse *use) {
    use->menu->cursor = bag_page_nearest(world_of(use), ((const BagState *)use->own)->kind);
}

// Gives an input for the item under the cursor. `goes_on`: the bag closes, because using and throwing take
// time.
static ScreenCommand pick(PageUse *use, Input input, bool goes_on) {
    int kind = bag_page_kind(world_of(use), use->menu->cursor);
    if (kind < 0 || !item_bagged((ItemKind)kind) || use->play->session.watching) return command_do(DO_STAY);
    input.pick = (uint8_t)(kind + 1);
    return (ScreenCommand){.kind = goes_on ? DO_TICK_AND_PLAY : DO_TICK, .input = input};
}

static ScreenCommand use_it(PageUse *use, int id) {
    (void)id;
    return pick(use, (Input){.buttons = BUTTON_USE}, true);
}

static ScreenCommand hear_bag(PageUse *use, Action action) {
    if (action == ACTION_HELP) return command_to(DO_PUSH, SCREEN_HELP);
    if (action == ACTION_USE) return use_it(use, 0);
    if (action == ACTION_THROW) return pick(use, (Input){.buttons = BUTTON_THROW}, true);
    if (action < ACTION_SLOT_1 || action > ACTION_SLOT_LAST) return command_do(DO_STAY);
    return pick(use, (Input){.slot = (uint8_t)(action - ACTION_SLOT_1 + 1)}, false);
}

static int count_kinds(PageUse *use) {
    return bag_page_count_kinds(world_of(use));
}

// The letter of a row: in their order, without those that do something else here. '\0': none.
static char letter_at(int index) {
    static const char LETTERS[] = "abcdefghjklmnopqrstuvwyz";
    return index >= 0 && index < (int)sizeof LETTERS - 1 ? LETTERS[index] : '\0';
}

// Writes an item's number, slot and value.
static void tell_thing(const World *world, ItemKind kind, BagState *state) {
    const Bag *bag = &world->hero.bag;
    char slot[16] = "", name[NAME_BYTES];
    for (int i = 0; i < SLOTS; i++) {
        if (bag->slots[i] == (int)kind)
            (void)snprintf(slot, sizeof slot, "[%d%s]", i + 1, bag->kept[i] ? "*" : "");
    }
    text_add_padded(state->label, sizeof state->label, 24,
                    tr_name(item_known_title(world, kind), "plain", name));
    text_add(state->label, sizeof state->label, " x%-3d %-5s", bag->stock[kind], slot);
    int points = bag_points(bag, kind), hallowed = bag_count_hallowed(bag, kind);
    char *value = state->value;
    size_t size = sizeof state->value;
    if (points > 0) text_add(value, size, tr_n("%d point", "%d points", points), points);
    if (hallowed > 0) text_add(value, size, tr_n(", %d doubled", ", %d doubled", hallowed), hallowed);
    if (bag->hand == (int)kind) text_add(value, size, "%s%s", value[0] != '\0' ? ", " : "", tr("in hand"));
}

// Describes an item, with a line for each key that uses it.
static void tell_words(PageUse *use, int kind, BagState *state) {
    BagWords words;
    bag_page_action_words(world_of(use), kind, &words);
    const struct {
        Action action;
        const char *words;
    } LINES[] = {{ACTION_CONFIRM, words.use}, {ACTION_THROW, words.toss}, {ACTION_SLOT_1, words.pin}};
    (void)snprintf(state->help, sizeof state->help, "%s", words.gift);
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        if (LINES[i].words == NULL || LINES[i].words[0] == '\0') continue;
        bool slots = LINES[i].action == ACTION_SLOT_1;
        if (state->help[0] != '\0') text_add(state->help, sizeof state->help, "\n");
        text_add(state->help, sizeof state->help, slots ? tr("%s to 5: %s") : "%s: %s",
                 use->prompt(use->of, LINES[i].action), LINES[i].words);
    }
}

static MenuEntry tell_kind(PageUse *use, int index) {
    BagState *state = use->own;
    char name[NAME_BYTES];
    int kind = bag_page_kind(world_of(use), index);
    state->value[0] = state->label[0] = '\0';
    if (use->front == FRONT_TERMINAL && letter_at(index) != '\0')
        text_add(state->label, sizeof state->label, "%c) ", letter_at(index));
    if (item_bagged((ItemKind)kind)) {
        tell_thing(world_of(use), (ItemKind)kind, state);
    } else {
        text_add(state->label, sizeof state->label, "%s", tr_name(ITEMS[kind].title, "plain", name));
    }
    tell_words(use, kind, state);
    return (MenuEntry){
        .label = state->label, .value = state->value, .help = state->help, .enabled = true, .id = index};
}

// Lists the gear that the hero wears.
static int tell_worn(PageUse *use, Fact facts[FACTS_MAX], int most) {
    int count = 0;
    char name[NAME_BYTES];
    for (int i = 0; i < GEAR_COUNT && count < most; i++) {
        int kind = world_of(use)->hero.worn[i];
        if (kind < 0) continue;
        const char *does = ITEMS[kind].words.passive;
        facts[count].name = count == 0 ? tr("Worn") : "";
        (void)snprintf(facts[count++].value, FACT_TEXT_MAX, "%s%s%s",
                       tr_name(ITEMS[kind].title, "plain", name), does != NULL ? ": " : "",
                       does != NULL ? tr(does) : "");
    }
    return count;
}

static void note_cursor(PageUse *use) {
    BagState *state = use->own;
    state->kind = bag_page_kind(world_of(use), use->menu->cursor);
    const MenuEntry row = tell_kind(use, use->menu->cursor);
    char text[PAGE_TEXT_MAX];
    (void)text_put(text, sizeof text, "%s %s. %s", row.label, row.value, row.help);
    for (char *end = text; (end = strchr(end, '\n')) != NULL;) *end = ' ';
    page_read_out(use, text);
}

// Moves the cursor to the row with that letter. Only in the terminal; the window shows pictures.
static bool choose_letter(PageUse *use, int key, ScreenCommand *does) {
    (void)does;
    int count = use->front == FRONT_TERMINAL ? bag_page_count_kinds(world_of(use)) : 0;
    for (int i = 0; i < count; i++) {
        if (letter_at(i) != key) continue;
        use->menu->cursor = i;
        note_cursor(use);
        return true;
    }
    return false;
}

static void open_bag(PageUse *use) {
    use->menu->title = N_("The bag");
    find_cursor(use);
    if (count_kinds(use) > 0)
        note_cursor(use);
    else
        page_read_out(use, tr(BAG_EMPTY));
}

const Page PAGE_BAG = {.size = sizeof(BagState),
                       .empty = BAG_EMPTY,
                       .help_rows = 5,
                       .open = open_bag,
                       .tell = find_cursor,
                       .choose = use_it,
                       .hear = hear_bag,
                       .letter = choose_letter,
                       .toggle = ACTION_BAG,
                       .count = count_kinds,
                       .entry = tell_kind,
                       .moved = note_cursor,
                       .facts = tell_worn};
