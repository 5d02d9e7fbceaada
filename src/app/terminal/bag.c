// The bag: what is in it, what that is good for, and what is worn.
#include "app/terminal/state.h"

#include "sim/hero/item_names.h"
#include "sim/state/bag.h"
#include "view/canvas/panel.h"
#include "view/hud/event_text.h"
#include "view/screens/bag.h"

#include <stdio.h>

enum { WIDTH = 76, TEXT_MAX = 160, WORDS_ROWS = 4 };

static void draw_row(Terminal *t, Vec at, int kind, bool chosen) {
    const World *world = t->play.session.world;
    const Bag *bag = &world->hero.bag;
    char text[TEXT_MAX], slot[16] = "";
    if (!item_bagged((ItemKind)kind)) {
        (void)snprintf(text, sizeof text, "%c %-17s %s", chosen ? '>' : ' ', ITEMS[kind].title,
                       ITEMS[kind].words.passive);
        (void)tty_text(&t->tty, at, COLOUR_GOLD, chosen ? STYLE_BOLD : 0, text);
        return;
    }
    for (int i = 0; i < SLOTS; i++) {
        if (bag->slots[i] == kind)
            (void)snprintf(slot, sizeof slot, "[%d%s]", i + 1, bag->kept[i] ? "*" : "");
    }
    int points = bag_points(bag, (ItemKind)kind), hallowed = bag_hallowed(bag, (ItemKind)kind);
    (void)snprintf(text, sizeof text, "%c %-24s x%-3d %-5s", chosen ? '>' : ' ',
                   item_title(world, (ItemKind)kind), bag->stock[kind], slot);
    int x = tty_text(&t->tty, at, chosen ? COLOUR_WHITE : COLOUR_PALE, chosen ? STYLE_BOLD : 0, text);
    if (points > 0) (void)snprintf(text, sizeof text, "%4d points", points);
    if (points > 0) x = tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, 0, text);
    if (hallowed > 0) (void)snprintf(text, sizeof text, ", %d hallowed", hallowed);
    if (hallowed > 0) x = tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, STYLE_BOLD, text);
    if (bag->hand == kind) (void)tty_text(&t->tty, (Vec){x, at.y}, COLOUR_CREAM, 0, ", in hand");
}

static void draw_words(Terminal *t, Vec at, int kind) {
    BagWords words;
    char text[TEXT_MAX];
    bag_page_words(t->play.session.world, kind, &words);
    const struct {
        const char *key, *words;
    } LINES[] = {
        {"E: ", words.use}, {"X: ", words.toss}, {"1-5: ", words.pin}, {"", words.gift}, {"Esc: ", "back"}};
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        if (LINES[i].words == NULL || LINES[i].words[0] == '\0') continue;
        (void)snprintf(text, sizeof text, "%s%s", LINES[i].key, LINES[i].words);
        (void)tty_text(&t->tty, at, COLOUR_PALE, 0, text);
        at.y++;
    }
}

static int gear_count(const World *world) {
    int count = 0;
    for (int i = 0; i < GEAR_COUNT; i++) count += world->hero.worn[i] >= 0;
    return count;
}

static void draw_gear(Terminal *t, Vec at) {
    const World *world = t->play.session.world;
    char text[TEXT_MAX];
    for (int i = 0; i < GEAR_COUNT; i++) {
        int kind = world->hero.worn[i];
        if (kind < 0) continue;
        const char *does = ITEMS[kind].words.passive;
        (void)snprintf(text, sizeof text, "worn: %s%s%s", ITEMS[kind].title, does != NULL ? ", " : "",
                       does != NULL ? does : "");
        (void)tty_text(&t->tty, at, COLOUR_ICE, 0, text);
        at.y++;
    }
}

// Scrolls with the cursor where not all fit.
static void draw_bag(Terminal *t, int cursor) {
    const World *world = t->play.session.world;
    int count = bag_page_count(world), gear = gear_count(world);
    int rows = int_min(int_max(count, 1), tty_size().y - gear - WORDS_ROWS - 6);
    int first = int_clamp(cursor - rows / 2, 0, int_max(count - rows, 0));
    show_game(t);
    Vec at = page_frame(t, (Vec){WIDTH, rows + gear + WORDS_ROWS + 5}, "The bag");
    if (count == 0) (void)tty_text(&t->tty, at, COLOUR_GREY, 0, BAG_EMPTY);
    for (int i = first; i < count && i < first + rows; i++)
        draw_row(t, (Vec){at.x, at.y + i - first}, bag_page_kind(world, i), i == cursor);
    draw_gear(t, (Vec){at.x, at.y + rows + 1});
    if (count > 0)
        draw_words(t, (Vec){at.x, at.y + rows + gear + 1 + (gear > 0)}, bag_page_kind(world, cursor));
    tty_show((Vec){at.x, at.y + cursor - first});
}

// Using takes an act; a slot is only filled, and a throw takes the thing in hand.
static bool act_on_bag(Terminal *t, int key, int kind) {
    Input input = {.pick = (uint8_t)(kind + 1)};
    if (!item_bagged((ItemKind)kind)) return false;
    bool uses = key == 'e' || key == TTY_ENTER, throws = key == 'x' || key == 'X';
    if (key >= '1' && key < '1' + SLOTS) input.slot = (uint8_t)(key - '0');
    if (uses) input.buttons = BUTTON_USE;
    if (throws) input.buttons = BUTTON_THROW;
    if (!uses && !throws && input.slot == 0) return false;
    act_press(t, input);
    return uses || throws;
}

void bag_show(Terminal *t) {
    int cursor = 0;
    for (;;) {
        int count = bag_page_count(t->play.session.world);
        cursor = int_clamp(cursor, 0, int_max(count - 1, 0));
        draw_bag(t, cursor);
        int key = tty_key(&t->tty);
        if (key == TTY_QUIT || key == TTY_ESC || key == 'i' || key == 'I') return;
        if ((key == TTY_UP || key == 'k' || key == 'w') && count > 0) cursor = (cursor + count - 1) % count;
        if ((key == TTY_DOWN || key == 'j' || key == 's') && count > 0) cursor = (cursor + 1) % count;
        if (count > 0 && act_on_bag(t, key, bag_page_kind(t->play.session.world, cursor))) return;
    }
}
