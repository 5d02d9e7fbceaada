// Each panel is drawn opaque and faded as a whole afterwards, so that its parts never shine through each
// other.
//
//     hero | hour          map      The middle, where the hero stands, and the way that he
//     keys                          looks stay free; what is shown rarely comes last in its
//                                   corner, so that nothing moves when it does.
//     goods      message slots
#include "sim/hoist.h"
#include "view/hud_parts.h"
#include "view/looks.h"

#include <stdio.h>

enum {
    EDGE = 6, // px from the picture's edge
    GAP = 4,
    KEPT_LEAST = 130, // opacity over something that must be seen
    FADE_STEP = 25,   // a tick
    HERO_W = 212,
    HERO_H = 44,
    HOUR_W = 62,
    KEYS_H = 24,
    POWERS_H = 28,
    MAP_W = 100,
    GOODS_W = 212,
    GOODS_H = 36,
    SLOTS_W = (SLOTS + 1) * HUD_SLOT_PX + 10,
    SLOTS_H = HUD_SLOT_PX + 10,
    MESSAGE_EDGE = 9, // from the panel's edge to text
    MESSAGE_LEFT = EDGE + GOODS_W + GAP,
    MESSAGE_RIGHT = HUD_W - EDGE - SLOTS_W - GAP
};

// The hero learns of a loss by what is said.
static void note_losses(Hud *hud, const World *world) {
    if (message_owes_loss(&hud->message)) return;
    hud->remaining = world->remaining;
    hud->gone = world->hour.on ? world->hour.lost : 0;
}

void hud_init(Hud *hud, const World *world) {
    *hud = (Hud){.hp = world->actors[HERO].hp, .collected = world->collected};
    for (int i = 0; i < HUD_PANEL_COUNT; i++) hud->kept[i] = PANEL_OPAQUE;
    hud->score = hoist_score(world);
    message_init(&hud->message, world);
    note_losses(hud, world);
}

int hud_message_width(const Ui *ui, const Message *message) {
    int width = 0;
    for (int i = 0; i < message->count; i++)
        width = int_max(width, font_width(ui->font, message->shown[i].text));
    return int_min(width, MESSAGE_RIGHT - MESSAGE_LEFT - 2 * MESSAGE_EDGE);
}

static Rect hero_rect(const World *world) {
    int width = 67 + hud_hearts(world) * HUD_HEART_STEP + 18;
    return (Rect){EDGE, EDGE, int_max(width, HERO_W), HERO_H};
}

static Rect hour_rect(const World *world) {
    Rect hero = hero_rect(world);
    bool strikes = world->hour.on && !looks_bell_waits(world);
    return (Rect){hero.x + hero.w + GAP, EDGE, strikes ? HOUR_W : 0, HERO_H};
}

static Rect keys_rect(const Ui *ui, const World *world) {
    int width = 0;
    for (int i = 0; i < KEY_KINDS; i++) width += hud_key_width(ui, world->keys[i]);
    return (Rect){EDGE, EDGE + HERO_H + GAP, width == 0 ? 0 : width + 11, KEYS_H};
}

static Rect powers_rect(const Ui *ui, const World *world) {
    Rect keys = keys_rect(ui, world);
    int count = 0;
    for (int i = 0; i < POWER_COUNT; i++) count += world->run.power[i] > 0;
    int x = keys.w > 0 ? keys.x + keys.w + GAP : EDGE;
    return (Rect){x, keys.y, count == 0 ? 0 : count * HUD_POWER_PX + 6, POWERS_H};
}

static Rect message_rect(const Hud *hud, const Ui *ui) {
    int width = hud_message_width(ui, &hud->message) + 2 * MESSAGE_EDGE;
    int height = MESSAGE_EDGE + int_max(hud->message.count, 1) * FONT_LINE_PX;
    return (Rect){(MESSAGE_LEFT + MESSAGE_RIGHT - width) / 2, HUD_H - EDGE - height, width, height};
}

Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel) {
    switch (panel) {
    case HUD_HERO:
        return hero_rect(world);
    case HUD_HOUR:
        return hour_rect(world);
    case HUD_KEYS:
        return keys_rect(ui, world);
    case HUD_POWERS:
        return powers_rect(ui, world);
    case HUD_MAP:
        return (Rect){HUD_W - EDGE - MAP_W, EDGE, MAP_W,
                      HUD_MAP_ROWS_Y + hud_map_rows(hud, ui, world) * FONT_LINE_PX + 4};
    case HUD_GOODS:
        return (Rect){EDGE, HUD_H - EDGE - GOODS_H, GOODS_W, GOODS_H};
    case HUD_SLOTS:
        return (Rect){HUD_W - EDGE - SLOTS_W, HUD_H - EDGE - SLOTS_H, SLOTS_W, SLOTS_H};
    default:
        return message_rect(hud, ui);
    }
}

static bool rects_touch(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool is_busy(Rect rect, const Rect *busy, int count) {
    for (int i = 0; i < count; i++) {
        if (rects_touch(rect, busy[i])) return true;
    }
    return false;
}

static int step_to(int value, int target, int step) {
    return value + int_clamp(target - value, -step, step);
}

static void count_down(int *ticks) {
    if (*ticks > 0) (*ticks)--;
}

static void note_hearts(Hud *hud, int hp) {
    count_down(&hud->lost_ticks);
    if (hp < hud->hp) {
        hud->lost_from = hud->lost_ticks > 0 ? int_max(hud->lost_from, hud->hp) : hud->hp;
        hud->lost_ticks = HUD_LOST_TICKS;
    }
    hud->hp = hp;
}

static void note_goods(Hud *hud, const World *world) {
    count_down(&hud->gain_ticks);
    count_down(&hud->quota_ticks);
    for (int i = 0; i < HUD_BURNS && !message_owes_loss(&hud->message); i++) count_down(&hud->burns[i].ticks);
    if (world->collected > hud->collected) hud->gain_ticks = HUD_GAIN_TICKS;
    hud->collected = world->collected;
}

// The one that burns longest makes room.
static void burn(Hud *hud, int item) {
    if ((unsigned)item >= ITEM_COUNT) return;
    HudBurn *oldest = &hud->burns[0];
    for (int i = 1; i < HUD_BURNS; i++) {
        if (hud->burns[i].ticks < oldest->ticks) oldest = &hud->burns[i];
    }
    *oldest = (HudBurn){.item = item, .ticks = HUD_BURN_TICKS};
}

// A few points at once, so that one sees it grow; faster when there are many.
static void note_score(Hud *hud, const World *world) {
    enum { PART = 24 };
    int missing = hoist_score(world) - hud->score;
    hud->score += missing / PART + int_sign(missing);
}

static void note_event(Hud *hud, const Event *event) {
    bool fell = event->kind == EVENT_FALL && event->actor == HERO;
    bool climbed = event->kind == EVENT_STAIRS && DIRS[(unsigned)event->dir % DIR_COUNT].x == 0;
    if (fell || climbed) hud->travelled = true;
    if (event->kind == EVENT_GONE) burn(hud, event->what);
    if (event->kind == EVENT_QUOTA) hud->quota_ticks = HUD_QUOTA_TICKS;
    if (event->kind == EVENT_BELL) hud->ring_ticks = RING_TICKS;
}

// What he must be able to read at any moment.
static bool never_fades(HudPanel panel) {
    return panel == HUD_HERO || panel == HUD_HOUR || panel == HUD_POWERS || panel == HUD_MESSAGE;
}

void hud_tick(Hud *hud, const Ui *ui, const World *world, const Rect *busy, int busy_count) {
    hud->clock++;
    count_down(&hud->ring_ticks);
    note_hearts(hud, int_max(world->actors[HERO].hp, 0));
    note_goods(hud, world);
    note_score(hud, world);
    for (int i = 0; i < world->events.count; i++) note_event(hud, &world->events.at[i]);
    message_tick(&hud->message, world);
    note_losses(hud, world);
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        HudPanel panel = (HudPanel)i;
        bool under = !never_fades(panel) && is_busy(hud_rect(hud, ui, world, panel), busy, busy_count);
        hud->kept[i] = step_to(hud->kept[i], under ? KEPT_LEAST : PANEL_OPAQUE, FADE_STEP);
    }
}

static void draw_panel(const Hud *hud, const Ui *ui, const World *world, Image *layer, HudPanel panel) {
    static void (*const DRAW[HUD_PANEL_COUNT])(const Hud *, const Ui *, const World *, Image *, Rect) = {
        [HUD_HERO] = hud_draw_hero,     [HUD_HOUR] = hud_draw_hour,       [HUD_KEYS] = hud_draw_keys,
        [HUD_POWERS] = hud_draw_powers, [HUD_MAP] = hud_draw_map,         [HUD_GOODS] = hud_draw_goods,
        [HUD_SLOTS] = hud_draw_slots,   [HUD_MESSAGE] = hud_draw_message,
    };
    Rect rect = hud_rect(hud, ui, world, panel);
    if (rect.w == 0) return;
    panel_draw(ui, layer, rect);
    DRAW[panel](hud, ui, world, layer, rect);
    int kept = hud->kept[panel];
    if (panel == HUD_MESSAGE) kept = kept * message_opacity(&hud->message) / PANEL_OPAQUE;
    if (kept < PANEL_OPAQUE) panel_fade(layer, rect, kept);
}

void hud_draw(const Hud *hud, const Ui *ui, const World *world, Image *layer) {
    for (int i = 0; i < layer->w * layer->h; i++) layer->pixels[i] = 0;
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        if (i == HUD_MESSAGE && message_opacity(&hud->message) == 0) continue;
        draw_panel(hud, ui, world, layer, (HudPanel)i);
    }
}
