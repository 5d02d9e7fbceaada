// Where panels lie. Each has a place of its own and another one across the picture, for when what must be
// seen lies under it; it slides out at the side and comes in again over there. No two places of different
// panels overlap, so that each may go alone.
//
//     hero | hour | turns     map       In brackets: where a panel goes. The middle, where the hero stands,
//     keys                              and the way that he looks stay free; what is shown rarely comes
//     (goods)             (slots)       last in its corner, so that nothing moves when it does.
//
//     (keys)
//     (hero | hour)           (map)
//     goods        message  slots
#include "view/hud/hud_parts.h"
#include "view/memory/looks.h"

enum {
    EDGE = 6, // px from the picture's edge
    GAP = 4,
    HERO_W = 212,
    HERO_H = 44,
    HOUR_W = 62,
    KEYS_H = 24,
    POWERS_H = 38,
    LINE_H = 20,
    TURNS_H = 24,
    FOE_W = 200,
    FOE_H = 30,
    MAP_W = 100,
    MAP_H_MOST = HUD_MAP_ROWS_Y + 4 * FONT_LINE_PX + 4,
    GOODS_W = 212,
    GOODS_H = 36,
    SLOTS_W = (SLOTS + 1) * HUD_SLOT_PX + 10,
    SLOTS_H = HUD_SLOT_PX + 10,
    MESSAGE_EDGE = 9, // from the panel's edge to text
    MESSAGE_H_MOST = MESSAGE_EDGE + MESSAGE_LINES * FONT_LINE_PX,
    MESSAGE_LEAST = 230, // room between goods and slots; where there is less, it goes above them
    UNDER_TICKS = 30,    // for which something lies under a panel before it goes
    FREE_TICKS = 150,    // for which its own place is free before it comes back
    SLIDE_TICKS = 20     // until all of a place are out
};

static HudPlace place_of(HudPanel panel) {
    static const HudPlace PLACES[HUD_PANEL_COUNT] = {
        [HUD_HERO] = PLACE_HERO,       [HUD_HOUR] = PLACE_HERO,   [HUD_KEYS] = PLACE_HERO,
        [HUD_POWERS] = PLACE_HERO,     [HUD_TURNS] = PLACE_HERO,  [HUD_MAP] = PLACE_MAP,
        [HUD_FOE] = PLACE_HERO,        [HUD_GOODS] = PLACE_GOODS, [HUD_SLOTS] = PLACE_SLOTS,
        [HUD_MESSAGE] = PLACE_MESSAGE,
    };
    return PLACES[panel];
}

// ---- places

// Above goods and message; keys and powers then lie above it.
static int hero_y(const Hud *hud, bool away) {
    return away ? hud->size.y - EDGE - MESSAGE_H_MOST - HERO_H : EDGE;
}

static int keys_y(const Hud *hud, bool away) {
    return away ? hero_y(hud, true) - GAP / 2 - POWERS_H : EDGE + HERO_H + GAP;
}

static Rect hero_rect(const Hud *hud, const World *world, bool away) {
    int width = 67 + hud_hearts(world) * HUD_HEART_STEP + 18;
    return (Rect){EDGE, hero_y(hud, away), int_max(width, HERO_W), HERO_H};
}

static Rect hour_rect(const Hud *hud, const World *world, bool away) {
    Rect hero = hero_rect(hud, world, away);
    bool strikes = world->clock.on && !looks_bell_waits(world);
    return (Rect){hero.x + hero.w + GAP, hero.y, strikes ? HOUR_W : 0, HERO_H};
}

// Beside the hour, or the hero.
static Rect turns_rect(const Hud *hud, const Ui *ui, const World *world, bool away) {
    Rect hero = hero_rect(hud, world, away), hour = hour_rect(hud, world, away);
    Rect left = hour.w > 0 ? hour : hero;
    return (Rect){left.x + left.w + GAP, hero.y, hud_turns_width(ui, world), TURNS_H};
}

static Rect keys_rect(const Hud *hud, const Ui *ui, const World *world, bool away) {
    int width = 0;
    for (int i = 0; i < KEY_KINDS; i++) width += hud_key_width(ui, world->hero.keys[i]);
    return (Rect){EDGE, keys_y(hud, away), width == 0 ? 0 : width + 11, KEYS_H};
}

static Rect powers_rect(const Hud *hud, const Ui *ui, const World *world, bool away) {
    Rect keys = keys_rect(hud, ui, world, away);
    int count = hud_powers(world, NULL), x = keys.w > 0 ? keys.x + keys.w + GAP : EDGE;
    return (Rect){x, keys.y, count == 0 ? 0 : count * HUD_POWER_PX + 6, POWERS_H};
}

static Rect map_rect(const Hud *hud, const Ui *ui, const World *world, bool away) {
    int height = HUD_MAP_ROWS_Y + hud_map_rows(hud, ui, world) * FONT_LINE_PX + 4;
    int y = away ? hud->size.y - EDGE - SLOTS_H - GAP - height : EDGE;
    return (Rect){hud->size.x - EDGE - MAP_W, y, MAP_W, height};
}

// Between the hero's and the map, below the turns, also where there are none: it has one place in every pace.
// Where there is no room, below the hero's.
static Rect foe_rect(const Hud *hud, const Ui *ui, const World *world, bool away) {
    Rect turns = turns_rect(hud, ui, world, away), map = map_rect(hud, ui, world, false);
    int height = hud_foe(world) == NOBODY ? 0 : FOE_H, y = turns.y + TURNS_H + GAP;
    if (map.x - turns.x - GAP < FOE_W)
        return (Rect){EDGE, keys_y(hud, away) + POWERS_H + GAP, height > 0 ? FOE_W : 0, height};
    return (Rect){(turns.x + map.x - GAP - FOE_W) / 2, y, height > 0 ? FOE_W : 0, height};
}

// Where a line begins that stands at the picture's upper edge.
static int top_of_lines(const Hud *hud, const Ui *ui, const World *world) {
    Rect foe = foe_rect(hud, ui, world, false);
    return foe.w > 0 ? foe.y + foe.h + GAP : EDGE;
}

static Rect goods_rect(const Hud *hud, bool away) {
    int width = int_min(GOODS_W, hud->size.x - 2 * EDGE - SLOTS_W - GAP);
    return (Rect){EDGE, away ? EDGE + HERO_H + POWERS_H + 2 * GAP : hud->size.y - EDGE - GOODS_H, width,
                  GOODS_H};
}

static Rect slots_rect(const Hud *hud, bool away) {
    return (Rect){hud->size.x - EDGE - SLOTS_W, away ? EDGE + MAP_H_MOST + GAP : hud->size.y - EDGE - SLOTS_H,
                  SLOTS_W, SLOTS_H};
}

// Where a message of any length has room; its lower edge is the message's.
static Rect message_room(const Hud *hud) {
    Rect goods = goods_rect(hud, false), slots = slots_rect(hud, false);
    int left = goods.x + goods.w + GAP, right = slots.x - GAP;
    if (right - left >= MESSAGE_LEAST) return (Rect){left, 0, right - left, hud->size.y - EDGE};
    return (Rect){EDGE, 0, hud->size.x - 2 * EDGE, slots.y - GAP};
}

int hud_message_width(const Hud *hud, const Ui *ui) {
    int width = 0;
    for (int i = 0; i < hud->message.count; i++)
        width = int_max(width, font_width(ui->font, hud->message.shown[i].text));
    return int_min(width, message_room(hud).w - 2 * MESSAGE_EDGE);
}

static Rect message_rect(const Hud *hud, const Ui *ui, const World *world, bool away) {
    int width = hud_message_width(hud, ui) + 2 * MESSAGE_EDGE;
    int height = MESSAGE_EDGE + int_max(hud->message.count, 1) * FONT_LINE_PX;
    Rect hero = hero_rect(hud, world, false), map = map_rect(hud, ui, world, false), room = message_room(hud);
    Rect turns = turns_rect(hud, ui, world, false);
    int left = turns.w > 0 ? turns.x + turns.w : hero.x + hero.w + GAP + HOUR_W;
    int top = (left + map.x) / 2, bottom = room.x + room.w / 2;
    return (Rect){(away ? top : bottom) - width / 2, away ? top_of_lines(hud, ui, world) : room.h - height,
                  width, height};
}

static Rect rect_at(const Hud *hud, const Ui *ui, const World *world, HudPanel panel, bool away) {
    if (world->classic && (panel == HUD_GOODS || panel == HUD_SLOTS)) return (Rect){0};
    switch (panel) {
    case HUD_HERO:
        return hero_rect(hud, world, away);
    case HUD_HOUR:
        return hour_rect(hud, world, away);
    case HUD_KEYS:
        return keys_rect(hud, ui, world, away);
    case HUD_POWERS:
        return powers_rect(hud, ui, world, away);
    case HUD_TURNS:
        return turns_rect(hud, ui, world, away);
    case HUD_FOE:
        return foe_rect(hud, ui, world, away);
    case HUD_MAP:
        return map_rect(hud, ui, world, away);
    case HUD_GOODS:
        return goods_rect(hud, away);
    case HUD_SLOTS:
        return slots_rect(hud, away);
    default:
        return message_rect(hud, ui, world, away);
    }
}

Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel) {
    const HudMove *move = &hud->moves[place_of(panel)];
    Rect rect = rect_at(hud, ui, world, panel, move->away);
    if (panel == HUD_MESSAGE) {
        rect.y += move->away ? -move->out : move->out;
    } else {
        rect.x += rect.x < hud->size.x / 2 ? -move->out : move->out;
    }
    return rect;
}

Rect hud_line_rect(const Hud *hud, const Ui *ui, const World *world, int width) {
    Rect turns = turns_rect(hud, ui, world, false);
    int left = turns.x + (turns.w > 0 ? turns.w + GAP : 0), right = map_rect(hud, ui, world, false).x - GAP;
    if (right - left >= width)
        return (Rect){(left + right - width) / 2, top_of_lines(hud, ui, world), width, LINE_H};
    return (Rect){EDGE, keys_y(hud, false) + POWERS_H + GAP, int_min(width, right - EDGE), LINE_H};
}

// ---- moving

static bool rects_touch(Rect a, Rect b) {
    return a.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool is_free(const Hud *hud, const Ui *ui, const World *world, HudPlace place, bool away,
                    const HudBusy *busy) {
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        if (place_of((HudPanel)i) != place) continue;
        Rect rect = rect_at(hud, ui, world, (HudPanel)i, away);
        for (int k = 0; k < busy->count; k++) {
            if (rects_touch(rect, busy->at[k])) return false;
        }
    }
    return true;
}

// A panel of either half may reach into the other one. Where time waits, nothing would end a slide that has
// begun: there they go at once.
static void slide(HudMove *move, const Hud *hud, const World *world) {
    int out = hud->size.x / 2 + FOE_W, step = world->hero.pace == PACE_REAL ? out / SLIDE_TICKS : out;
    move->out = int_clamp(move->out + (move->leaves ? step : -step), 0, out);
    if (move->out < out) return;
    move->away = !move->away;
    move->leaves = false;
}

// Hearts are looked for where they are: they go for the hero alone, who is the first of those that are busy.
// A layer that is smaller than usual has no room for other places, nor has one under fingers: there they all
// stay.
void hud_move(Hud *hud, const Ui *ui, const World *world, const HudBusy *busy) {
    if (hud->touch || hud->size.x < HUD_W || hud->size.y < HUD_H) {
        for (int i = 0; i < PLACE_COUNT; i++) hud->moves[i] = (HudMove){0};
        return;
    }
    for (int i = 0; i < PLACE_COUNT; i++) {
        HudMove *move = &hud->moves[i];
        HudBusy his = {busy->at, i == PLACE_HERO ? int_min(busy->count, 1) : busy->count};
        bool here = is_free(hud, ui, world, (HudPlace)i, move->away, &his);
        bool there = is_free(hud, ui, world, (HudPlace)i, !move->away, &his);
        bool wants = move->away ? there : !here && there;
        move->ticks = wants ? move->ticks + 1 : 0;
        if (move->ticks >= (move->away && here ? FREE_TICKS : UNDER_TICKS)) {
            move->leaves = true;
            move->ticks = 0;
        }
        slide(move, hud, world);
    }
}
