// The panels of treasures, of what the hero carries, and of the hour.
#include "base/text.h"
#include "lang/lang.h"
#include "map/vestibule.h"
#include "sim/state/bag.h"
#include "sim/state/quota.h"
#include "sim/toll/toll.h"
#include "view/hud/hud_parts.h"
#include "view/hud/map_marks.h"

#include <stdio.h>

#define BAR_DARK 0xffe58f22u
#define CHARRED  0xff4a1026u
#define EMBER    0xffe58f22u

enum {
    SPACE_PX = 4,
    BAR_W = 168,
    BAR_X = 24,
    NARROW_LEFT_X = 82, // where "left" is written in a panel with large letters
    BAR_H = 4,
    ICON_PX = 22,      // inside of a slot
    BURN_PX = 20,      // of a treasure that burns
    FLAME_TICKS = 6,   // ticks of a frame of the flame
    GUTTER_TICKS = 5,  // ticks of a frame of a flame that goes out
    GLINT_EVERY = 150, // ticks
    GLINT_TICKS = 16,
    SLOT_BOX = HUD_SLOT_PX - 1,
    COMPASS_PX = 12 // px from the upper right corner of the panel
};

// ---- treasures

// The middle part of an item's picture, at most `px` wide and high.
static Rect item_cut(const Ui *ui, int item, int px) {
    Rect box = ui->boxes[item];
    int w = int_min(box.w, px), h = int_min(box.h, px);
    return (Rect){box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h};
}

// Draws an item that a ragged line of fire eats from below.
static void draw_burning(const Ui *ui, Image *to, const HudBurn *burn, Vec middle) {
    if (burn->ticks == 0) return;
    Rect from = item_cut(ui, burn->item, BURN_PX);
    Vec at = {middle.x - from.w / 2, middle.y - from.h / 2};
    int line = burn->ticks * (from.h + 4) / HUD_BURN_TICKS - 2;
    for (int y = 0; y < from.h; y++) {
        for (int x = 0; x < from.w; x++) {
            size_t source = (size_t)(from.y + y) * (size_t)ui->atlas->image.w + (size_t)(from.x + x);
            Colour colour = ui->atlas->image.pixels[source];
            int left = line + (x * 5 + burn->ticks / 4) % 4 - y; // rows that are left
            if (colour >> 24 == 0 || left < 0) continue;
            if (left < 3) colour = left == 0 ? COLOUR_CREAM : EMBER;
            image_dot(to, (Vec){at.x + x, at.y + y}, colour);
        }
    }
}

// Draws the mark that the bar has to reach so that the grate opens. It is gold once it is reached.
static void draw_notch(const Hud *hud, const Ui *ui, const World *world, Image *to, Rect bar, int all) {
    if (!world_descends(world) || world->clock.quota == 0 || all <= 0) return;
    bool reached = world_grate_missing_count(world) == 0, white = hud->quota_ticks / 5 % 2 == 1;
    Colour colour = white ? COLOUR_WHITE : reached ? COLOUR_GOLD : COLOUR_PALE;
    int x = bar.x + bar.w * int_clamp(world->clock.quota, 0, all) / all;
    image_fill(to, (Rect){x, bar.y - 1, 1, bar.h + 2}, colour);
    Vec size = ui_sprite_size(ui, UI_NOTCH);
    ui_draw_frame(ui, to, UI_NOTCH, reached && !white, (Vec){x - size.x / 2, bar.y - size.y});
    if (white) image_fill(to, (Rect){x - 5, bar.y + bar.h / 2 - 1, 11, 2}, COLOUR_WHITE);
}

// Draws which part of the rest is hallowed: hollow, because he does not have it yet.
static void draw_hallowed(const World *world, Image *to, Rect bar, int all) {
    int count = quota_hallowed(world), from = bar.x + bar.w * world->collected / int_max(all, 1);
    int width = bar.w * count / int_max(all, 1);
    if (count > 0) image_draw_outline(to, (Rect){from, bar.y, width, bar.h}, COLOUR_CREAM);
}

// Draws the bar. Treasures lost for good are black at its end, so that the mark does not move.
static void draw_bar(const Hud *hud, const Ui *ui, const World *world, Image *to, Rect bar) {
    int all = world->collected + world->remaining, lost = world->clock.on ? world->clock.lost : 0;
    panel_draw_bar(to, bar, world->collected, all + lost, hud->gain_ticks > 0 ? COLOUR_CREAM : COLOUR_GOLD,
                   BAR_DARK);
    if (lost > 0) {
        int width = bar.w * lost / (all + lost);
        image_fill(to, (Rect){bar.x + bar.w - width, bar.y, width, bar.h}, CHARRED);
    }
    draw_hallowed(world, to, bar, all + lost);
    draw_notch(hud, ui, world, to, bar, all + lost);
}

// Writes the quota after the number collected. Returns its width.
static int draw_quota(const Ui *ui, Image *to, Vec at, int quota) {
    int slash = font_draw(ui->font, to, at, 1, COLOUR_GREY, " / ");
    return slash + hud_draw_number(ui, to, (Vec){at.x + slash, at.y}, COLOUR_GOLD, quota);
}

// Writes how many of the remaining treasures are hallowed, with the sign that the map uses.
static void draw_of_these(const Ui *ui, Image *to, Vec at, int count) {
    if (count == 0) return;
    const MapMarkInfo *mark = &MAP_MARKS[MARK_HALLOWED];
    image_fill(to, (Rect){at.x + 6, at.y, 7, 7}, mark->seen);
    image_fill(to, (Rect){at.x + 8, at.y + 2, 3, 3}, mark->core);
    hud_draw_number(ui, to, (Vec){at.x + 16, at.y}, COLOUR_GOLD, count);
}

// Tells what opens the stairs: the next toll and its time, or the hand bell.
static void draw_wait(const Hud *hud, const Ui *ui, const World *world, Image *layer, Vec at, int right) {
    char hold[HUD_TEXT_MAX], time[HUD_TEXT_MAX];
    char text[2 * HUD_TEXT_MAX], fit[2 * HUD_TEXT_MAX];
    if (world_is_turn_based(world)) {
        int turns = world->clock.ticks / TURN_TICKS;
        (void)text_put(text, sizeof text,
                       tr_n("Toll opens the grate: %d turn", "Toll opens the grate: %d turns", turns), turns);
    } else {
        (void)text_put(text, sizeof text, tr("The grate opens in %s"),
                       hud_time_text((uint32_t)world->clock.ticks, time));
    }
    at.x += font_draw(ui->font, layer, at, 1, COLOUR_GOLD,
                      ui_text_fit(ui, right - at.x - 6, text, fit, sizeof fit));
    (void)text_put(hold, sizeof hold, "  %s ", tr("hold"));
    bool fits =
        at.x + font_width(ui->font, hold) + font_width(ui->font, hud->bell_key != NULL ? hud->bell_key : "") <
        right;
    if (world->clock.bell_ready && hud->bell_key != NULL && fits) {
        at.x += font_draw(ui->font, layer, at, 1, COLOUR_GREY, hold);
        (void)font_draw(ui->font, layer, at, 1, COLOUR_CREAM, hud->bell_key);
    }
}

static void draw_left(const Ui *ui, const World *world, Image *to, Vec at, bool narrow) {
    at.x +=
        font_draw(ui->font, to, at, 1, COLOUR_GREY, narrow ? tr_in("treasures", "left") : tr("Left here")) +
        SPACE_PX;
    at.x += hud_draw_number(ui, to, at, COLOUR_ICE, world->remaining);
    draw_of_these(ui, to, at, quota_hallowed(world));
}

void hud_draw_treasures(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    bool shines = hud->gain_ticks > 0, jumps = hud->gain_ticks > HUD_GAIN_TICKS - 6;
    int up = hud_has_little_height(hud) ? 4 : 0; // px
    Vec at = {rect.x + 24, rect.y + 7 - up};
    ui_draw_sprite(ui, layer, UI_BAG, (Vec){rect.x + 5, rect.y + (jumps ? 4 : 6) - up});
    bool narrow = rect.w < BAR_W + BAR_X + 4;
    if (!narrow) at.x += font_draw(ui->font, layer, at, 1, COLOUR_GREY, tr("Collected")) + SPACE_PX;
    at.x += hud_draw_number(ui, layer, at, shines ? COLOUR_WHITE : COLOUR_CREAM, world->collected);
    if (world_grate_missing_count(world) > 0 && !world->clock.crown)
        at.x += draw_quota(ui, layer, at, world->clock.quota);
    int left = narrow ? rect.x + NARROW_LEFT_X : int_max(rect.x + 110, at.x + SPACE_PX);
    if (!hud_is_compact(hud, world)) draw_left(ui, world, layer, (Vec){left, at.y}, narrow);
    draw_bar(hud, ui, world, layer,
             (Rect){rect.x + BAR_X, rect.y + 19 - up, int_min(BAR_W, rect.w - BAR_X - 6), BAR_H});
    if (world_grate_opens_at_toll(world))
        draw_wait(hud, ui, world, layer, (Vec){rect.x + 8, rect.y + rect.h - 12}, rect.x + rect.w);
    compass_draw(world, hud->clock, layer, (Vec){rect.x + rect.w - COMPASS_PX, rect.y + COMPASS_PX});
    for (int i = 0; i < HUD_BURNS; i++) {
        draw_burning(ui, layer, &hud->burns[i], (Vec){rect.x + rect.w - 14 - i * 12, rect.y + 14 - up});
    }
}

// ---- what he carries

// Draws a treasure, with a golden outline if one of the kind is hallowed.
static void draw_treasure(const Ui *ui, Image *to, const World *world, int kind, Vec middle) {
    int icon = item_icon(world, kind);
    if (bag_count_hallowed(&world->hero.bag, (ItemKind)kind) > 0) {
        ui_draw_item_outlined(ui, to, icon, middle, ICON_PX, COLOUR_GOLD);
    } else {
        ui_draw_item(ui, to, icon, middle, ICON_PX);
    }
}

static void draw_slot(const Ui *ui, Image *to, Rect slot, bool in_hand) {
    ui_draw_sprite(ui, to, UI_SLOT, (Vec){slot.x, slot.y});
    if (in_hand) ui_draw_sprite(ui, to, UI_SLOT_HAND, (Vec){slot.x, slot.y});
}

static void draw_count(const Ui *ui, Image *to, Rect slot, int count, Colour colour) {
    char text[HUD_TEXT_MAX];
    (void)snprintf(text, sizeof text, "%d", count);
    Vec end = {slot.x + slot.w - 1, slot.y + slot.h - FONT_CAP_PX - 2};
    font_draw_outlined(ui->font, to, (Vec){end.x - font_width(ui->font, text), end.y}, 1, colour, text);
}

// True if what is in hand is in no slot.
static bool is_loose(const Bag *bag) {
    if (bag->hand < 0 || bag->hand >= ITEM_COUNT || !item_bagged((ItemKind)bag->hand)) return false;
    for (int i = 0; i < SLOTS; i++) {
        if (bag->slots[i] == bag->hand) return false;
    }
    return true;
}

// Draws the hand: the bow, with the arrows; the torch that he took, with the arrows beside it; or an item of
// the bag.
static void draw_hand(const Ui *ui, const World *world, Image *to, Rect slot) {
    const Bag *bag = &world->hero.bag;
    bool brand = bag->hand == ITEM_BRAND;
    UiSprite sprite = brand ? UI_BRAND : UI_ARROW;
    Vec size = ui_sprite_size(ui, sprite), middle = {slot.x + slot.w / 2, slot.y + slot.h / 2};
    if (is_loose(bag)) {
        draw_slot(ui, to, slot, true);
        draw_treasure(ui, to, world, bag->hand, middle);
        draw_count(ui, to, slot, bag->stock[bag->hand], COLOUR_WHITE);
        return;
    }
    draw_slot(ui, to, slot, brand || bag->hand == ITEM_ARROW);
    if (!brand && bag->arrows == 0) return;
    ui_draw_sprite(ui, to, sprite, (Vec){middle.x - size.x / 2, middle.y - size.y / 2});
    if (bag->arrows > 0) draw_count(ui, to, slot, bag->arrows, brand ? COLOUR_GREY : COLOUR_WHITE);
}

// Draws the quick slot `number`, 1..SLOTS.
static void draw_quick(const Hud *hud, const Ui *ui, const World *world, Image *to, Rect slot, int number) {
    const Bag *bag = &world->hero.bag;
    int kind = bag->slots[number - 1];
    bool stands = kind >= 0 && kind < ITEM_COUNT, holds = stands && bag->stock[kind] > 0;
    draw_slot(ui, to, slot, holds && bag->hand == kind);
    if (holds) {
        Vec middle = {slot.x + slot.w / 2, slot.y + slot.h / 2};
        draw_treasure(ui, to, world, kind, middle);
        draw_count(ui, to, slot, bag->stock[kind], COLOUR_WHITE);
    }
    if (stands && bag->kept[number - 1])
        ui_draw_sprite(ui, to, UI_PIN, (Vec){slot.x + slot.w - ui_sprite_size(ui, UI_PIN).x - 1, slot.y + 1});
    bool chosen = hud->chosen == number;
    const char *key = hud->slot_keys[number - 1];
    char own[2] = {(char)('0' + number), '\0'};
    font_draw_outlined(ui->font, to, (Vec){slot.x + 3, slot.y + 3}, 1, chosen ? COLOUR_GOLD : COLOUR_PALE,
                       key[0] != '\0' ? key : own);
    if (chosen) image_fill(to, (Rect){slot.x + 2, slot.y + slot.h, slot.w - 4, 2}, COLOUR_GOLD);
}

// The area of a slot that a finger can hit.
static Rect slot_hit(const Ui *ui, Rect slot) {
    int more = int_max(ui->finger - SLOT_BOX, 0);
    return (Rect){slot.x - more / 2, slot.y - more, slot.w + more, slot.h + more};
}

void hud_draw_slots(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    Rect slot = {rect.x, rect.y, SLOT_BOX, SLOT_BOX};
    int step = rect.w / (1 + hud_count_slots(world));
    draw_hand(ui, world, layer, slot);
    hits_add(ui->hits, slot_hit(ui, slot), HIT_HAND);
    for (int i = 1; i <= hud_count_slots(world); i++) {
        slot.x += step;
        draw_quick(hud, ui, world, layer, slot, i);
        hits_add(ui->hits, slot_hit(ui, slot), HIT_SLOT_1 + i - 1);
    }
}

// ---- the hour

// True while the clock waits for the hero to leave the vestibule. Until then the candle is whole.
static bool clock_waits(const World *world) {
    return world->clock.doorstep.x != 0 || level_has_unopened_vestibule(&world->level);
}

static bool is_near(const World *world) {
    return !clock_waits(world) && world->clock.ticks <= TOLL_WARN_TICKS;
}

// Draws the hour candle, which burns down with the clock and flickers when the toll is near.
static void draw_candle(const Hud *hud, const Ui *ui, const World *world, Image *to, Vec foot) {
    int frames = ui_frames(ui, UI_HOUR_CANDLE), period = int_max(world->clock.period, 1);
    if (frames == 0) return;
    int left = clock_waits(world) ? period : int_clamp(world->clock.ticks, 0, period);
    int stage = int_min((int)((int64_t)(period - left) * frames / period), frames - 1);
    Rect frame = atlas_frame(ui->atlas, ui->sprites[UI_HOUR_CANDLE], stage);
    Vec at = {foot.x - frame.w / 2, foot.y - frame.h}, flame = ui_sprite_size(ui, UI_HOUR_FLAME);
    Vec wick = {foot.x, at.y + atlas_opaque_rect(ui->atlas, ui->sprites[UI_HOUR_CANDLE], stage).y - frame.y};
    ui_draw_frame(ui, to, UI_HOUR_CANDLE, stage, at);
    bool gutters = is_near(world);
    if (flame.x == 0 || (gutters && hud->clock / GUTTER_TICKS % 4 == 3)) return;
    int picture = (int)(hud->clock / (gutters ? GUTTER_TICKS : FLAME_TICKS)) % 4;
    ui_draw_frame(ui, to, UI_HOUR_FLAME, picture, (Vec){wick.x - flame.x / 2, wick.y - flame.y + 1});
}

// Draws a line of light that sometimes runs over a picture.
static void draw_glint(const Hud *hud, const Ui *ui, Image *to, UiSprite sprite, Vec at) {
    int phase = (int)(hud->clock % GLINT_EVERY);
    Vec size = ui_sprite_size(ui, sprite);
    if (size.x == 0 || phase >= GLINT_TICKS) return;
    Rect from = atlas_frame(ui->atlas, ui->sprites[sprite], 0);
    int x = phase * size.x / GLINT_TICKS;
    from.x += x;
    from.w = 2;
    image_blit(to, &ui->atlas->image,
               &(Blit){.from = from, .at = {at.x + x, at.y}, .flat = COLOUR_WHITE, .alpha = 200});
}

static void draw_bell(const Hud *hud, const Ui *ui, const World *world, Image *to, Vec middle) {
    UiSprite bell = world->clock.bell_ready ? UI_BELL : UI_BELL_SPENT;
    Vec size = ui_sprite_size(ui, bell);
    int swing = hud->bell_ticks > 0 ? (hud->bell_ticks / 3 % 3) - 1 : 0;
    Vec at = {middle.x - size.x / 2 + swing, middle.y - size.y / 2};
    ui_draw_sprite(ui, to, bell, at);
    if (world->clock.bell_ready) draw_glint(hud, ui, to, bell, at);
}

// Draws the rest of the hour as a ring of sixteenths.
static void draw_ring(const Ui *ui, const World *world, Image *to, Vec middle) {
    int frames = ui_frames(ui, UI_TIMER), period = int_max(world->clock.period, 1);
    int left = clock_waits(world) ? period : int_clamp(world->clock.ticks, 0, period);
    int step = (int)(((int64_t)left * frames - 1) / period);
    Vec size = ui_sprite_size(ui, UI_TIMER);
    ui_draw_frame(ui, to, UI_TIMER, int_clamp(step, 0, frames - 1),
                  (Vec){middle.x - size.x / 2, middle.y - size.y / 2});
}

// True if the rest is written in figures: in the last half minute; turn by turn always.
static bool is_counted(const World *world) {
    enum { COUNTED_TICKS = 30 * TICKS_PER_SECOND };
    bool soon = world->clock.ticks <= COUNTED_TICKS || world_is_turn_based(world);
    return !clock_waits(world) && world->clock.ticks > 0 && soon;
}

// Writes how many hunters the next toll brings.
static void draw_hunters(const Ui *ui, const World *world, Image *to, Vec at, bool tight) {
    char text[HUD_TEXT_MAX];
    int hunters = toll_forecast(world, false).hunters;
    (void)snprintf(text, sizeof text, "%d", hunters);
    if (!tight) ui_draw_sprite(ui, to, UI_SKULL, (Vec){at.x, at.y - 2});
    if (!tight) at.x += ui_sprite_size(ui, UI_SKULL).x - 2; // it ends in empty columns
    font_draw_outlined(ui->font, to, at, 1, hunters > 0 ? COLOUR_CREAM : COLOUR_GREY, text);
}

void hud_draw_hour(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    bool tight = hud_has_little_height(hud);
    Vec middle = {rect.x + (tight ? 14 : 29), rect.y + (tight ? 14 : 16)},
        beside = {rect.x + 44, rect.y + 12};
    bool counted = is_counted(world);
    if (!tight) draw_candle(hud, ui, world, layer, (Vec){rect.x + 11, rect.y + rect.h - 3});
    draw_ring(ui, world, layer, middle);
    if (!tight || !counted) draw_bell(hud, ui, world, layer, middle);
    draw_hunters(ui, world, layer,
                 tight ? (Vec){rect.x + 1, rect.y + 19} : (Vec){beside.x - 3, beside.y + 15}, tight);
    if (!tight && world->clock.bell_ready && hud->bell_key != NULL)
        ui_draw_text_centred(ui, layer, (Vec){middle.x, rect.y + 31}, 1, COLOUR_PALE, hud->bell_key);
    if (counted) {
        char text[HUD_TEXT_MAX];
        int unit = world_is_turn_based(world) ? TURN_TICKS : TICKS_PER_SECOND; // turns, or seconds
        (void)snprintf(text, sizeof text, "%d", (world->clock.ticks + unit - 1) / unit);
        Vec at = {middle.x - font_width(ui->font, text) / 2, middle.y - FONT_CAP_PX / 2};
        font_draw_outlined(ui->font, layer, tight ? at : beside, 1,
                           is_near(world) ? COLOUR_GOLD : COLOUR_CREAM, text);
    }
}
