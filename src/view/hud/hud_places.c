// The places of panels. Panels do not move: one that covers something that must be seen becomes transparent
// until it does not. Only a foe's plate and messages have a second place, so that they cover nobody.
//
//     hero | hour | turns     map
//     keys   powers       buttons
//
//     treasures   message       slots
//
// The middle, where the hero stands, and the direction in which he looks stay free. What is rarely shown
// comes last in its corner, so that nothing moves when it appears.
//
// On an upright layer the treasures are above the slots, and messages above both and the thumb's buttons. On
// a narrow layer turns are below the map, and a foe's plate is short. With the largest letters panels show
// only what matters now: no portrait, no candle, and no map, which has a page of its own.
#include "view/hud/hud_parts.h"
#include "view/memory/looks.h"

enum {
    EDGE = 6, // px from the picture's edge
    GAP = 4,
    HERO_W = 140,
    CLASSIC_W = 156, // the classic has more to say
    HERO_H = 38,
    HOUR_W = 70,
    HOUR_H = 44, // with room for the candle's flame
    TIGHT_LINE_H = 20,
    TIGHT_HOUR = 28,      // a ring around the bell
    TIGHT_HERO_MORE = 40, // for the lantern and the eye beside the hearts
    TIGHT_HEART_STEP = 14,
    TIGHT_TREASURES_W = 84, // for the quota alone
    KEYS_H = 24,
    POWERS_H = 38,
    LINE_H = 20,
    TURNS_H = 24,
    FOE_W = 200,
    FOE_SHORT_W = 118,
    TIGHT_H = 200,
    BUTTONS_W = 44,
    BUTTONS_WIDE_W = 84,
    FOE_H = 30,
    MAP_W = 2 * HUD_MAP_EDGE + 3 * 28,
    TREASURES_W = 200,
    TREASURES_H = 28,
    TREASURES_LINE = 11, // added while the grate waits for a toll
    SLOTS_H = HUD_SLOT_PX + 1,
    MESSAGE_EDGE = 9,    // from the panel's sides to its text
    MESSAGE_TOP = 6,     // above the text, and below it
    MESSAGE_MOST = 42,   // the height with three rows
    MESSAGE_LEAST = 230, // if there is less room between treasures and slots, messages go above them
    VEIL = 196,          // how transparent a panel is over what must be seen, of PANEL_OPAQUE
    VEIL_STEP = 18       // how much that changes in a tick
};

// ---- places

static bool is_narrow(const Hud *hud) {
    return hud->size.x < HUD_NARROW_W;
}

bool hud_has_little_height(const Hud *hud) {
    return hud->size.y < TIGHT_H;
}

static bool is_upright(const Hud *hud) {
    return hud->size.y > hud->size.x;
}

// From one slot to the next, in px.
static int slot_px(const Hud *hud) {
    return int_max(HUD_SLOT_PX, hud->finger);
}

static int slots_width(const Hud *hud) {
    return (SLOTS + 1) * slot_px(hud);
}

// On a narrow layer a large number of hearts stands closer together.
int hud_heart_step(const Hud *hud, const World *world) {
    if (hud_has_little_height(hud) && !world->classic)
        return int_min(TIGHT_HEART_STEP, (HERO_W - 52) / hud_count_hearts(world));
    return is_narrow(hud) ? (HERO_W - 52) / hud_count_hearts(world) : HUD_HEART_STEP;
}

static Rect hero_rect(const Hud *hud, const World *world) {
    int hearts = hud_count_hearts(world) * hud_heart_step(hud, world), width = 48 + hearts;
    if (hud_has_little_height(hud) && !world->classic)
        return (Rect){EDGE, EDGE, hearts + TIGHT_HERO_MORE, TIGHT_LINE_H};
    return (Rect){EDGE, EDGE, int_max(width, world->classic ? CLASSIC_W : HERO_W), HERO_H};
}

static Rect hour_rect(const Hud *hud, const World *world) {
    Rect hero = hero_rect(hud, world);
    bool strikes = world->clock.on && !hand_bell_is_untaken(world);
    int x = hero.x + hero.w + (is_narrow(hud) ? 2 : GAP);
    if (hud_has_little_height(hud)) return (Rect){x, hero.y, strikes ? TIGHT_HOUR : 0, TIGHT_HOUR};
    return (Rect){x, hero.y, strikes ? HOUR_W : 0, HOUR_H};
}

// Below the hour's place, even if there is no hour.
static int keys_y(const Hud *hud) {
    return EDGE + (hud_has_little_height(hud) ? TIGHT_HOUR : HOUR_H) + GAP;
}

static Rect keys_rect(const Hud *hud, const Ui *ui, const World *world) {
    int width = 0;
    for (int i = 0; i < KEY_KINDS; i++) width += hud_door_key_width(ui, world->hero.keys[i]);
    return (Rect){EDGE, keys_y(hud), width == 0 ? 0 : width + 11, KEYS_H};
}

static Rect powers_rect(const Hud *hud, const Ui *ui, const World *world) {
    Rect keys = keys_rect(hud, ui, world);
    int count = hud_powers(world, NULL), x = keys.w > 0 ? keys.x + keys.w + GAP : EDGE;
    return (Rect){x, keys.y, count == 0 ? 0 : count * HUD_POWER_PX + 6, POWERS_H};
}

static Rect map_rect(const Hud *hud, const Ui *ui, const World *world) {
    int height = HUD_MAP_ROWS_Y + hud_map_text_rows(hud, ui, world) * FONT_LINE_PX + 1;
    if (hud_has_little_height(hud)) return (Rect){hud->size.x - EDGE, EDGE - GAP, 0, 0};
    return (Rect){hud->size.x - EDGE - MAP_W, EDGE, MAP_W, height};
}

// Beside the hour or, without it, the hero.
static Rect turns_rect(const Hud *hud, const Ui *ui, const World *world) {
    Rect hero = hero_rect(hud, world), hour = hour_rect(hud, world), map = map_rect(hud, ui, world);
    Rect left = hour.w > 0 ? hour : hero;
    int width = hud_turns_panel_width(ui, world);
    if (is_narrow(hud)) return (Rect){hud->size.x - EDGE - width, map.y + map.h + GAP, width, TURNS_H};
    return (Rect){left.x + left.w + GAP, hero.y, width, TURNS_H};
}

// The panel above the buttons.
static Rect above_buttons(const Hud *hud, const Ui *ui, const World *world) {
    Rect map = map_rect(hud, ui, world), above = {map.x, map.y, map.w, map.h};
    if (is_narrow(hud)) above.h += GAP + TURNS_H;
    if (hud_has_little_height(hud)) above.h += GAP + FOE_H;
    return above;
}

static int treasures_width(const Hud *hud) {
    int beside = is_upright(hud) ? TOUCH_PAD_W : slots_width(hud);
    return int_min(TREASURES_W, hud->size.x - 2 * EDGE - beside - GAP);
}

static int treasures_height(const Hud *hud, bool waits) {
    return (hud_has_little_height(hud) ? TIGHT_LINE_H : TREASURES_H) + (waits ? TREASURES_LINE : 0);
}

// With the largest letters only the missing number is shown, if there is a quota.
bool hud_is_compact(const Hud *hud, const World *world) {
    return hud_has_little_height(hud) && world_grate_missing_count(world) > 0 && !world->clock.crown;
}

static Rect treasures_rect(const Hud *hud, const World *world) {
    int width = hud_is_compact(hud, world) ? TIGHT_TREASURES_W : treasures_width(hud);
    int height = treasures_height(hud, world_grate_opens_at_toll(world));
    int below = is_upright(hud) ? slot_px(hud) + GAP : 0;
    return (Rect){EDGE, hud->size.y - EDGE - height - below, width, height};
}

// Slots have fixed places, whether later ones are filled or not.
static Rect slots_rect(const Hud *hud, const World *world) {
    int step = slot_px(hud);
    return (Rect){hud->size.x - EDGE - slots_width(hud), hud->size.y - EDGE - SLOTS_H,
                  (1 + hud_count_slots(world)) * step, SLOTS_H};
}

// The room for a message of any length. Its lower edge is the message's lower edge.
static Rect message_room(const Hud *hud) {
    int left = EDGE + treasures_width(hud) + GAP, right = hud->size.x - EDGE - slots_width(hud) - GAP;
    int above = hud->size.y - EDGE - int_max(SLOTS_H, treasures_height(hud, true));
    if (is_upright(hud))
        above -= slot_px(hud) + GAP + (hud->finger > 0 ? TOUCH_PAD_H - TREASURES_H - TREASURES_LINE : 0);
    if (right - left >= MESSAGE_LEAST) return (Rect){left, 0, right - left, hud->size.y - EDGE};
    int buttons = !is_narrow(hud) || !hud->buttons ? 0
                  : hud_has_little_height(hud)     ? BUTTONS_WIDE_W
                                                   : BUTTONS_W;
    int beside = buttons > 0 ? buttons + GAP : 0;
    return (Rect){EDGE, 0, hud->size.x - 2 * EDGE - beside, above - GAP};
}

// Between the hero's panel and the map, below the turns' place, so that it is the same at every pace.
// Without room there, below the hero's panel. `low`: above the treasures, because stairs and gifts lie in the
// middle below a hero who stands at the lower edge.
static Rect foe_rect(const Hud *hud, const Ui *ui, const World *world, bool low) {
    Rect turns = turns_rect(hud, ui, world), map = map_rect(hud, ui, world);
    int height = hud_foe(world) == NOBODY ? 0 : FOE_H, y = turns.y + TURNS_H + GAP;
    int width = height == 0 ? 0 : is_narrow(hud) ? FOE_SHORT_W : FOE_W;
    if (hud_has_little_height(hud)) return (Rect){hud->size.x - EDGE - FOE_SHORT_W, y, width, height};
    if (is_narrow(hud)) return (Rect){EDGE, keys_y(hud) + POWERS_H + GAP, width, height};
    if (low) return (Rect){EDGE, treasures_rect(hud, world).y - GAP - FOE_H, width, height};
    return (Rect){(turns.x + map.x - GAP - FOE_W) / 2, y, width, height};
}

// Where a line at the picture's upper edge begins.
static int top_of_lines(const Hud *hud, const Ui *ui, const World *world) {
    Rect foe = foe_rect(hud, ui, world, false);
    return foe.w > 0 ? foe.y + foe.h + GAP : EDGE;
}

// On a low layer only the newest lines are shown, so that they do not cover the hero.
int hud_message_top(const Hud *hud) {
    int lines = hud_has_little_height(hud) ? 1 : MESSAGE_LINES;
    return int_max(hud->message.count - lines, 0);
}

int hud_message_width(const Hud *hud, const Ui *ui) {
    int width = 0, most = message_room(hud).w - 2 * MESSAGE_EDGE;
    for (int i = hud_message_top(hud); i < hud->message.count; i++)
        width = int_max(width, ui_text_balance(ui, most, HUD_MESSAGE_ROWS, hud->message.shown[i].text));
    return width;
}

// A message at the upper edge, between the panels there. With the largest letters it is one row below them.
// `low`: the place to take if there is no room.
static Rect raised_rect(const Hud *hud, const Ui *ui, const World *world, Rect low) {
    enum { ONE_ROW_H = 22 };
    Rect turns = turns_rect(hud, ui, world);
    int left = turns.x + turns.w + GAP, right = map_rect(hud, ui, world).x - GAP;
    bool bare = keys_rect(hud, ui, world).w == 0 && powers_rect(hud, ui, world).w == 0 &&
                hud_foe(world) == NOBODY && turns.w == 0;
    if (hud_has_little_height(hud))
        return bare && low.h <= ONE_ROW_H ? (Rect){low.x, keys_y(hud), low.w, low.h} : low;
    if (is_narrow(hud) || right - left < low.w) return low;
    return (Rect){(left + right - low.w) / 2, top_of_lines(hud, ui, world), low.w, low.h};
}

static Rect message_rect(const Hud *hud, const Ui *ui, const World *world, bool raised) {
    int width = hud_message_width(hud, ui), rows = 0;
    for (int i = hud_message_top(hud); i < hud->message.count; i++)
        rows += ui_draw_text_wrapped(ui, NULL, (Vec){0, 0}, width, HUD_MESSAGE_ROWS, 0,
                                     hud->message.shown[i].text);
    int height = 2 * MESSAGE_TOP - FONT_LINE_PX + FONT_CAP_PX + int_max(rows, 1) * FONT_LINE_PX;
    Rect room = message_room(hud);
    width += 2 * MESSAGE_EDGE;
    Rect low = {room.x + (room.w - width) / 2, room.h - height, width, height};
    return raised ? raised_rect(hud, ui, world, low) : low;
}

Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel) {
    if (world->classic && (panel == HUD_TREASURES || panel == HUD_SLOTS)) return (Rect){0};
    switch (panel) {
    case HUD_HERO:
        return hero_rect(hud, world);
    case HUD_HOUR:
        return hour_rect(hud, world);
    case HUD_KEYS:
        return keys_rect(hud, ui, world);
    case HUD_POWERS:
        return powers_rect(hud, ui, world);
    case HUD_TURNS:
        return turns_rect(hud, ui, world);
    case HUD_FOE:
        return foe_rect(hud, ui, world, hud->foe_low);
    case HUD_MAP:
        return map_rect(hud, ui, world);
    case HUD_BUTTONS:
        return hud_buttons_rect(hud, world, above_buttons(hud, ui, world), hud_has_little_height(hud));
    case HUD_TREASURES:
        return treasures_rect(hud, world);
    case HUD_SLOTS:
        return slots_rect(hud, world);
    default:
        return message_rect(hud, ui, world, hud->message_raised);
    }
}

// Above the message, or above its place.
Vec hud_captions_foot(const Hud *hud, const Ui *ui, const World *world) {
    Rect low = message_rect(hud, ui, world, false);
    bool there = !hud->message_raised && message_opacity(&hud->message) > 0;
    int middle = hud_has_little_height(hud) ? hud->size.x / 2 : low.x + low.w / 2;
    return (Vec){middle, there ? low.y - GAP : low.y + low.h};
}

Rect hud_top_line_rect(const Hud *hud, const Ui *ui, const World *world, int width) {
    Rect turns = turns_rect(hud, ui, world), message = message_rect(hud, ui, world, hud->message_raised);
    int left = turns.x + (turns.w > 0 ? turns.w + GAP : 0), right = map_rect(hud, ui, world).x - GAP;
    Rect line = {EDGE, keys_y(hud) + POWERS_H + GAP, int_min(width, right - EDGE), LINE_H};
    if (!is_narrow(hud) && right - left >= width)
        line = (Rect){(left + right - width) / 2, top_of_lines(hud, ui, world), width, LINE_H};
    if (message_opacity(&hud->message) > 0 && rect_touches(line, message))
        line.y = message.y + message.h + GAP;
    return line;
}

// With the largest letters two lines below the hour, otherwise three above the hero.
Rect hud_banner_rect(const Hud *hud, int width) {
    enum { TOP = 60, LINES_H = 46, TIGHT_LINES_H = 24, HERO_UP = 18 };
    Rect rect = {(hud->size.x - width) / 2, keys_y(hud) - GAP / 2, width, TIGHT_LINES_H};
    if (hud_has_little_height(hud)) return rect;
    return (Rect){rect.x, int_min(TOP, hud->size.y / 2 - HERO_UP - LINES_H), width, LINES_H};
}

// ---- becoming transparent

static bool is_free(Rect rect, const HudBusy *busy) {
    for (int i = 0; i < busy->count; i++) {
        if (rect_touches(rect, busy->at[i])) return false;
    }
    return true;
}

static int shared_area(Rect a, Rect b) {
    int w = int_min(a.x + a.w, b.x + b.w) - int_max(a.x, b.x),
        h = int_min(a.y + a.h, b.y + b.h) - int_max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

// How much a rectangle hides of the boxes, in px. Large boxes count more, because they are foes.
static int hidden_by(Rect rect, const HudBusy *busy) {
    enum { LARGE_PX = 40, LARGE_COUNTS = 16 };
    int area = 0;
    for (int i = 0; i < busy->count; i++)
        area += shared_area(rect, busy->at[i]) * (busy->at[i].h >= LARGE_PX ? LARGE_COUNTS : 1);
    return area;
}

static void place_foe(Hud *hud, const Ui *ui, const World *world, const HudBusy *busy) {
    int here = hidden_by(foe_rect(hud, ui, world, hud->foe_low), busy);
    if (here > 0 && hidden_by(foe_rect(hud, ui, world, !hud->foe_low), busy) < here / 2)
        hud->foe_low = !hud->foe_low;
}

// Moves the message up if it hides somebody. While it is read it stays there, unless it hides somebody there
// too. The upper edge is left to a depth's card and a toll's banner.
static void place_message(Hud *hud, const Ui *ui, const World *world, const HudBusy *busy) {
    int low = hidden_by(message_rect(hud, ui, world, false), busy),
        high = hidden_by(message_rect(hud, ui, world, true), busy);
    bool shown = message_opacity(&hud->message) > 0 && !hud->carded && hud->message.quiet == 0;
    if (!hud->message_raised && shown && low > 0 && high < low / 2) hud->message_raised = true;
    if (!shown || (high > 0 && low == 0)) hud->message_raised = false;
}

// While time stands still a change would never end, so it happens at once.
void hud_uncover_boxes(Hud *hud, const Ui *ui, const World *world, const HudBusy *busy) {
    int step = world->hero.pace == PACE_REAL ? VEIL_STEP : VEIL;
    place_foe(hud, ui, world, busy);
    place_message(hud, ui, world, busy);
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        bool free = is_free(hud_rect(hud, ui, world, (HudPanel)i), busy);
        hud->veil[i] = int_clamp(hud->veil[i] + (free ? -step : step), 0, VEIL);
    }
}
