//     +-- the bag ---------+ +-- slots ----+   The list scrolls around its cursor where it is long.
//     | icon title  n  pts | | worn        |
//     | what it does       | | works, goal |
//     +--------------------+ +-------------+
#include "view/screens/bag.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/hero/delivery.h"
#include "sim/hero/item_names.h"
#include "sim/hero/item_use.h"
#include "sim/state/bag.h"
#include "view/hud/hud.h"
#include "view/hud/score.h"
#include "view/hud/sentence.h"
#include "view/hud/touch_pad.h"

#include <stdio.h>

#define CURSOR_BACK 0x60575a72u

enum {
    FACT_PX = 12,
    TIGHT_FACT_PX = 9,
    PAGE_W = 616,
    PAGE_H = 336,
    PAGE_EDGE = 4, // around it, if the layer is small
    LIST_W = 356,
    NARROW_LIST_W = 226,
    WORDS_H = 68, // height of the panel with the words there
    SIDE_H = 236, // height of the side there if it is below the list
    EDGE = 12,
    ROW_PX = 24,
    LEAST_ROW_PX = 15,
    ICON_PX = 20,
    LINE_PX = 18, // from one line of words beside a key to the next
    BACK_PX = 24, // from the words at the foot to the panel's edge
    LIST_Y = 34,
    SLOT_PX = 26,
    SLOT_STEP = 44,
    POWER_STEP = 58,
    NAME_W = 172,
    TEXT_MAX = 256,
    GAP = 8 // px between the words of a row
};

// True for kinds that the page lists; gifts are listed too.
static bool is_listed(const World *world, int kind) {
    int gift = item_lasting_gift_or_none((ItemKind)kind);
    return gift >= 0 ? world->hero.gifts[gift]
                     : item_bagged((ItemKind)kind) && world->hero.bag.stock[kind] > 0;
}

// The number of listed kinds before `end`.
static int count_before(const World *world, int end) {
    int count = 0;
    for (int kind = 0; kind < end; kind++) count += is_listed(world, kind);
    return count;
}

int bag_page_count_kinds(const World *world) {
    return count_before(world, ITEM_COUNT);
}

int bag_page_kind(const World *world, int index) {
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (is_listed(world, kind) && index-- == 0) return kind;
    }
    return -1;
}

int bag_page_nearest(const World *world, int kind) {
    return int_clamp(count_before(world, kind), 0, int_max(bag_page_count_kinds(world) - 1, 0));
}

static void draw_title(const Ui *ui, Image *to, Vec at, const char *text) {
    font_draw(ui->font, to, at, 1, COLOUR_GOLD, text);
}

// Draws an item, with a golden outline if one of the kind is hallowed.
static void draw_item(const Ui *ui, Image *to, const World *world, int kind, Vec middle, int px) {
    if (bag_count_hallowed(&world->hero.bag, (ItemKind)kind) > 0) {
        ui_draw_item_outlined(ui, to, item_icon(world, kind), middle, px, COLOUR_GOLD);
    } else {
        ui_draw_item(ui, to, item_icon(world, kind), middle, px);
    }
}

// Its name with a capital.
static const char *title_of(const char *name, char text[TEXT_MAX]) {
    char form[NAME_BYTES];
    (void)text_put(text, TEXT_MAX, "%s", tr_name(name, "plain", form));
    text_capitalise_first(text);
    return text;
}

// The slot of a kind, 1..SLOTS; 0: none.
static int slot_of(const World *world, int kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (world->hero.bag.slots[i] == kind) return i + 1;
    }
    return 0;
}

static void draw_slot_mark(const Ui *ui, Image *to, const World *world, Vec at, int kind) {
    char text[8];
    int slot = slot_of(world, kind);
    if (slot == 0) return;
    bool kept = world->hero.bag.kept[slot - 1];
    if (kept) ui_draw_sprite(ui, to, UI_PIN, (Vec){at.x - 10, at.y - 1});
    (void)snprintf(text, sizeof text, "%d", slot);
    font_draw(ui->font, to, at, 1, kept ? COLOUR_GOLD : COLOUR_GREY, text);
}

// True if a text has so much room. Where it has not, it is left out: the words at the foot tell it.
static bool has_room(const Ui *ui, int room, const char *text) {
    return font_width(ui->font, text) <= room;
}

// Draws a gift; the rest of its row says what it does.
static void draw_gift(const Ui *ui, Image *to, Rect row, int kind, bool chosen) {
    char text[TEXT_MAX];
    int x = row.x + 38, y = row.y + 7, room = row.w - 44;
    const char *does = tr(ITEMS[kind].words.passive);
    int width = GAP + font_draw(ui->font, to, (Vec){x, y}, 1, chosen ? COLOUR_WHITE : COLOUR_PALE,
                                title_of(ITEMS[kind].title, text));
    if (has_room(ui, room - width, does)) font_draw(ui->font, to, (Vec){x + width, y}, 1, COLOUR_GOLD, does);
}

static void draw_kind(const Ui *ui, Image *to, const World *world, Rect row, int kind, bool chosen) {
    char text[TEXT_MAX], fit[TEXT_MAX];
    int y = row.y + 7, points = bag_points(&world->hero.bag, (ItemKind)kind);
    int hallowed = bag_count_hallowed(&world->hero.bag, (ItemKind)kind);
    bool in_hand = world->hero.bag.hand == kind;
    if (chosen) image_fill(to, row, CURSOR_BACK);
    row.y += (row.h - ROW_PX) / 2;
    y += (row.h - ROW_PX) / 2;
    if (chosen) ui_draw_sprite(ui, to, UI_CURSOR, (Vec){row.x + 2, row.y + 6});
    bool gift = item_lasting_gift_or_none((ItemKind)kind) >= 0;
    draw_item(ui, to, world, kind, (Vec){row.x + 22, row.y + ROW_PX / 2}, gift ? ROW_PX : ICON_PX);
    if (gift) {
        draw_gift(ui, to, row, kind, chosen);
        return;
    }
    (void)title_of(item_known_title(world, (ItemKind)kind), text);
    if (in_hand) text_add(text, sizeof text, " (%s)", tr("in hand"));
    int count = row.x + row.w - (row.w > NAME_W * 3 / 2 ? 76 : points > 0 ? 32 : 6), slot = count - 34;
    int end = slot_of(world, kind) > 0 ? slot - 12 : count - 20, room = int_min(NAME_W, end - row.x - 38);
    int width = font_draw(ui->font, to, (Vec){row.x + 38, y}, 1, chosen ? COLOUR_WHITE : COLOUR_PALE,
                          ui_text_fit(ui, room, text, fit, sizeof fit));
    (void)text_put(text, sizeof text, tr_n("%d doubled", "%d doubled", hallowed), hallowed);
    if (hallowed > 0 && has_room(ui, room - width - GAP, text))
        font_draw(ui->font, to, (Vec){row.x + 38 + width + GAP, y}, 1, COLOUR_GOLD, text);
    draw_slot_mark(ui, to, world, (Vec){slot, y}, kind);
    (void)snprintf(text, sizeof text, "x%d", world->hero.bag.stock[kind]);
    ui_draw_text_right(ui, to, (Vec){count, y}, COLOUR_CREAM, text);
    (void)snprintf(text, sizeof text, "%d", points);
    if (points > 0) ui_draw_text_right(ui, to, (Vec){row.x + row.w - 6, y}, COLOUR_GOLD, text);
}

// Draws a key cap with words beside it. Returns the height in px; 0: there is no such key.
static int draw_key_words(const Ui *ui, Image *to, Vec at, int room, Hit hit, const char *key,
                          const char *words) {
    enum { LINES = 2 };
    if (key == NULL || key[0] == '\0') return 0;
    int width = panel_draw_key_cap(ui, to, at, key) + 6;
    bool one = has_room(ui, room - width, words);
    (void)ui_draw_text_wrapped(ui, to, (Vec){at.x + width, at.y + (one ? 5 : 0)}, room - width, LINES,
                               COLOUR_PALE, words);
    int height = one ? LINE_PX : LINES * FONT_LINE_PX;
    hits_add(ui->hits, (Rect){at.x - 2, at.y - 1, room, height}, (int)hit);
    return height;
}

const char BAG_EMPTY[] = N_("It is empty.");

void bag_page_action_words(const World *world, int kind, BagWords *to) {
    const ItemWords *words = item_words(world, (ItemKind)kind);
    *to = (BagWords){0};
    if (!item_bagged((ItemKind)kind)) {
        (void)text_put(to->gift, sizeof to->gift, tr("A gift, for the rest of the run: %s"),
                       tr(words->passive));
        return;
    }
    bool kept = slot_of(world, kind) > 0 && world->hero.bag.kept[slot_of(world, kind) - 1];
    to->use = words->use != NULL ? tr(words->use) : NULL;
    if (words->toss != NULL) {
        (void)text_put(to->toss, sizeof to->toss, tr("in hand to throw: %s"), tr(words->toss));
    } else if (ITEMS[kind].wields) {
        (void)text_put(to->toss, sizeof to->toss, "%s", tr("take it in hand to throw"));
    }
    to->pin = !world_descends(world) ? tr("put it in that quick slot, or take it out")
              : kept                 ? tr("pinned: stairs do not take it; again: unpin")
                                     : tr("pin it to that slot: stairs do not take it");
}

// Describes the thing under the cursor.
static void draw_words(const Ui *ui, Image *to, const BagPage *page, Rect area, int kind) {
    BagWords words;
    bag_page_action_words(page->world, kind, &words);
    if (words.gift[0] != '\0') {
        (void)ui_draw_text_wrapped(ui, to, (Vec){area.x, area.y + 5}, area.w, 2, COLOUR_PALE, words.gift);
        return;
    }
    if (words.use != NULL)
        area.y += draw_key_words(ui, to, (Vec){area.x, area.y}, area.w, HIT_USE, page->use_key, words.use);
    if (words.toss[0] != '\0')
        area.y +=
            draw_key_words(ui, to, (Vec){area.x, area.y}, area.w, HIT_THROW, page->throw_key, words.toss);
    (void)draw_key_words(ui, to, (Vec){area.x, area.y}, area.w, HIT_COVER, page->slot_keys, words.pin);
}

// `words`: where the thing under the cursor is described.
static void draw_list(const Ui *ui, Image *to, const BagPage *page, Rect panel, Rect words) {
    int count = bag_page_count_kinds(page->world), cursor = int_clamp(page->cursor, 0, int_max(count - 1, 0));
    int end = int_min(panel.y + panel.h, words.y);
    int high = ui_row_height(ui, ROW_PX), rows = (end - panel.y - LIST_Y - 6) / high;
    int first = int_clamp(cursor - rows / 2, 0, int_max(count - rows, 0));
    Rect row = {panel.x + 6, panel.y + LIST_Y, panel.w - 12, high};
    draw_title(ui, to, (Vec){panel.x + EDGE, panel.y + 18}, tr("The bag"));
    ui_draw_text_right(ui, to, (Vec){panel.x + panel.w - EDGE, panel.y + 18}, COLOUR_GREY, tr("points"));
    for (int i = first; i < count && i < first + rows; i++) {
        draw_kind(ui, to, page->world, row, bag_page_kind(page->world, i), i == cursor);
        hits_add_entry(ui->hits, row, i, true); // a click chooses it, and only the next one uses it
        row.y += high;
    }
    if (count == 0) {
        font_draw(ui->font, to, (Vec){panel.x + EDGE, row.y + 4}, 1, COLOUR_GREY, tr(BAG_EMPTY));
    } else {
        draw_words(ui, to, page, words, bag_page_kind(page->world, cursor));
    }
}

// This function and the next two return the height in px of what they draw. `area.h` is 0 if there is no room
// for a title.
static int draw_slots(const Ui *ui, Image *to, const World *world, Rect area) {
    const Bag *bag = &world->hero.bag;
    const char *whole = tr("Quick slots (pinned: they stay)");
    bool tells = world_descends(world) && font_width(ui->font, whole) <= area.w;
    int head = area.h > 0 ? 12 : 0;
    if (head > 0) draw_title(ui, to, (Vec){area.x, area.y}, tells ? whole : tr("Quick slots"));
    for (int i = 0; i < SLOTS; i++) {
        int step = int_min(SLOT_STEP, area.w / SLOTS);
        Rect slot = {area.x + i * step, area.y + head, SLOT_PX, SLOT_PX};
        char text[8];
        hits_add(ui->hits, slot, HIT_SLOT_1 + i);
        int kind = bag->slots[i];
        bool hand = kind >= 0 && bag->hand == kind;
        ui_draw_sprite(ui, to, hand ? UI_SLOT_HAND : UI_SLOT, (Vec){slot.x, slot.y});
        if (kind >= 0 && kind < ITEM_COUNT && bag->stock[kind] > 0)
            draw_item(ui, to, world, kind, (Vec){slot.x + SLOT_PX / 2, slot.y + SLOT_PX / 2}, ICON_PX);
        if (bag->kept[i]) ui_draw_sprite(ui, to, UI_PIN, (Vec){slot.x + SLOT_PX - 7, slot.y - 2});
        (void)snprintf(text, sizeof text, "%d", i + 1);
        if (step == SLOT_STEP)
            font_draw(ui->font, to, (Vec){slot.x + SLOT_PX + 3, slot.y + 10}, 1, COLOUR_GREY, text);
    }
    return head + SLOT_PX + (head > 0 ? 8 : 2);
}

static int draw_worn(const Ui *ui, Image *to, const World *world, Rect area, int row_px) {
    static const char *const PLACES[GEAR_COUNT] = {N_("sword"), N_("no shield"), N_("plain boots"),
                                                   N_("no ring")};
    static const ItemKind OUTLINES[GEAR_COUNT] = {ITEM_LONG_SWORD, ITEM_BUCKLER, ITEM_FELT_BOOTS,
                                                  ITEM_EMBER_RING};
    char text[TEXT_MAX], fit[TEXT_MAX];
    int head = area.h > 0 ? 11 : 0;
    if (head > 0) draw_title(ui, to, (Vec){area.x, area.y}, tr("Worn"));
    for (int i = 0; i < GEAR_COUNT; i++) {
        int kind = world->hero.worn[i], y = area.y + head + i * row_px;
        bool worn = kind >= 0 && kind < ITEM_COUNT;
        Vec middle = {area.x + 11, y + 11};
        if (worn) draw_item(ui, to, world, kind, middle, int_min(ICON_PX, row_px));
        if (!worn && row_px >= ROW_PX) // in lower rows they would touch
            ui_draw_silhouette(ui, to, (int)OUTLINES[i], middle, ICON_PX, COLOUR_IRON);
        if (worn) {
            char form[NAME_BYTES];
            (void)text_put(text, sizeof text, "%s: %s", tr_name(ITEMS[kind].title, "plain", form),
                           tr(ITEMS[kind].words.passive));
            if (!has_room(ui, area.w - 26, text)) (void)text_put(text, sizeof text, "%s", form);
        } else {
            (void)text_put(text, sizeof text, "%s", tr(PLACES[i]));
        }
        font_draw(ui->font, to, (Vec){area.x + 26, y + 7}, 1, worn ? COLOUR_PALE : COLOUR_STEEL,
                  ui_text_fit(ui, area.w - 26, text, fit, sizeof fit));
    }
    return head + GEAR_COUNT * row_px + 6;
}

// With `to` NULL it only measures.
static int draw_powers(const Ui *ui, Image *to, const World *world, Rect area) {
    int x = area.x, step = int_min(POWER_STEP, area.w / POWER_COUNT);
    char text[TEXT_MAX];
    for (int i = 0; i < POWER_COUNT; i++) {
        int ticks = world->hero.power[i];
        if (ticks <= 0) continue;
        x += step;
        if (to == NULL) continue;
        Vec at = {x - step, area.y};
        draw_item(ui, to, world, (int)item_of_power((Power)i), (Vec){at.x + 11, at.y + 9}, ICON_PX);
        (void)snprintf(text, sizeof text, "%d%s", (ticks + TICKS_PER_SECOND - 1) / TICKS_PER_SECOND,
                       step == POWER_STEP ? " s" : "");
        font_draw(ui->font, to, (Vec){at.x + int_min(25, step - 13), at.y + 6}, 1, COLOUR_CREAM, text);
    }
    return x > area.x ? ROW_PX + 4 : 0;
}

// Returns `area.h`: px from line to line.
static int draw_fact(const Ui *ui, Image *to, Rect area, const char *name, const char *value) {
    char fit[TEXT_MAX];
    int room = area.w - font_width(ui->font, value) - 4;
    font_draw(ui->font, to, (Vec){area.x, area.y}, 1, COLOUR_GREY,
              ui_text_fit(ui, room, name, fit, sizeof fit));
    ui_draw_text_right(ui, to, (Vec){area.x + area.w, area.y}, COLOUR_CREAM, value);
    return area.h;
}

static int draw_number(const Ui *ui, Image *to, Rect area, const char *name, int value) {
    char text[TEXT_MAX];
    (void)snprintf(text, sizeof text, "%d", value);
    return draw_fact(ui, to, area, name, text);
}

// Draws `count` parts of the score.
static void draw_score(const Ui *ui, Image *to, const World *world, Rect area, int count) {
    ScorePart parts[SCORE_PARTS_MAX];
    char text[SCORE_TEXT_MAX];
    if (count > 0) (void)score_parts(world, parts);
    for (int i = 0; i < count; i++)
        area.y += draw_fact(ui, to, area, parts[i].name, score_part_text(&parts[i], text));
    if (!world_descends(world)) area.y += draw_number(ui, to, area, tr("Coins"), world->hero.score.coins);
    (void)draw_number(ui, to, area, tr("Score"), delivery_game_score(world));
}

// Draws the goal. Without room it leaves out the parts of the score first, then what the rows of the bag
// tell.
static void draw_goal(const Ui *ui, Image *to, const World *world, Rect area) {
    enum { OTHERS = 4 };
    ScorePart parts[SCORE_PARTS_MAX];
    char text[TEXT_MAX];
    int count = world_descends(world) ? score_parts(world, parts) : 0;
    bool fits = area.h >= OTHERS * TIGHT_FACT_PX;
    if (area.h < (OTHERS + count) * TIGHT_FACT_PX) count = 0;
    area.h = int_clamp(area.h / (OTHERS + count), TIGHT_FACT_PX, FACT_PX);
    if (world_descends(world)) {
        (void)text_put(text, sizeof text, tr("%d of %d"), world->collected, world->clock.quota);
        area.y += draw_fact(ui, to, area, tr("Collected, for the grate"), text);
    } else {
        area.y += draw_number(ui, to, area, tr("Collected"), world->collected);
    }
    area.y += draw_number(ui, to, area, tr("Left here"), world->remaining);
    if (world_descends(world) && fits)
        area.y += draw_number(ui, to, area, tr("Points in the bag"), delivery_carried(world));
    draw_score(ui, to, world, area, count);
}

// `foot`: px at the lower edge that are used for something else.
static void draw_side(const Ui *ui, Image *to, const World *world, Rect side, int foot) {
    enum { TITLED_H = 130 };
    bool tight = side.h < PAGE_H - WORDS_H, titled = side.h >= TITLED_H;
    Rect area = {side.x + EDGE, side.y + (tight ? 10 : 18), side.w - 2 * EDGE, titled};
    if (!titled) area.y = side.y + 6;
    area.y += draw_slots(ui, to, world, area);
    int head = titled ? 11 : 0,
        room = side.y + side.h - foot - area.y - head - draw_powers(ui, NULL, world, area),
        row = int_clamp(room / GEAR_COUNT, LEAST_ROW_PX, ICON_PX);
    area.y += draw_worn(ui, to, world, area, tight ? row : ROW_PX);
    area.y += draw_powers(ui, to, world, area);
    area.h = side.y + side.h - foot - area.y - (tight ? 4 : 7);
    if (area.h < 3 * TIGHT_FACT_PX) return; // the HUD shows the goal
    image_fill(to, (Rect){side.x + 6, area.y, side.w - 12, 1}, COLOUR_IRON);
    area.y += tight ? 4 : 7;
    draw_goal(ui, to, world, area);
}

static void draw_back(const Ui *ui, Image *to, const BagPage *page, Rect panel) {
    Vec foot = {panel.x + EDGE, panel.y + panel.h - BACK_PX};
    (void)draw_key_words(ui, to, foot, panel.w - 2 * EDGE, HIT_BACK, page->back_key, tr("back"));
}

static void draw_wide(const Ui *ui, Image *to, const BagPage *page) {
    Rect whole = {(to->w - PAGE_W) / 2, (to->h - PAGE_H) / 2, PAGE_W, PAGE_H};
    Rect list = {whole.x, whole.y, LIST_W, PAGE_H},
         side = {whole.x + LIST_W + 4, whole.y, PAGE_W - LIST_W - 4, PAGE_H};
    Rect words = {list.x + EDGE, list.y + PAGE_H - 82, list.w - 2 * EDGE, 0};
    panel_draw(ui, to, list);
    panel_draw(ui, to, side);
    image_fill(to, (Rect){list.x + 6, words.y - 5, list.w - 12, 1}, COLOUR_IRON);
    draw_list(ui, to, page, list, words);
    draw_side(ui, to, page->world, side, BACK_PX + 2);
    draw_back(ui, to, page, side);
}

// On a narrow layer the words have a panel below both. On an upright one the list is above the rest.
static void draw_narrow(const Ui *ui, Image *to, const BagPage *page) {
    Rect all = {PAGE_EDGE, PAGE_EDGE, to->w - 2 * PAGE_EDGE, to->h - 2 * PAGE_EDGE};
    int list_w = NARROW_LIST_W + (to->w - HUD_LEAST_W) / 2, upper = all.h - WORDS_H - PAGE_EDGE;
    Rect list = {all.x, all.y, list_w, upper};
    Rect side = {list.x + list.w + PAGE_EDGE, all.y, all.w - list.w - PAGE_EDGE, upper};
    if (to->h > to->w) {
        list = (Rect){all.x, all.y, all.w, upper - SIDE_H - PAGE_EDGE};
        side = (Rect){all.x, all.y + list.h + PAGE_EDGE, all.w, SIDE_H};
    }
    Rect below = {all.x, all.y + all.h - WORDS_H, all.w - (page->back_key == NULL ? TOUCH_BACK_PX : 0),
                  WORDS_H};
    panel_draw(ui, to, list);
    panel_draw(ui, to, side);
    panel_draw(ui, to, below);
    draw_list(ui, to, page, list, (Rect){below.x + EDGE, below.y + 5, below.w - 2 * EDGE, 0});
    draw_side(ui, to, page->world, side, 6);
}

void bag_page_draw(const Ui *ui, Image *to, const BagPage *page) {
    if (to->w >= PAGE_W && to->h >= PAGE_H) {
        draw_wide(ui, to, page);
    } else {
        draw_narrow(ui, to, page);
    }
}
