// The right thumb's buttons are above the slots, the most used one in the corner. The others are below the
// map.
//
//     hero | hour               map
//               (wait) explore more pause
//
//                lantern  roll  throw
//       (o)          bag   use STRIKE
//     treasures      message        slots
#include "view/hud/touch_pad.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/hud/hud_parts.h"

#define GLOW 0x50ffee92u

enum {
    EDGE = 6,
    GAP = 4,
    BUTTON_W = 44,
    BUTTON_H = 44,
    STRIKE_PX = 52,
    SMALL_H = 30,
    SLOTS_H = HUD_SLOT_PX + 10,
    KEEP = 216, // of 256: how opaque they are
    KNOB_PX = 13,
    NAME_UP = 11 // px from a button's lower edge to its name
};

static const struct {
    Hit hit;
    const char *name;
} NAMES[] = {{HIT_STRIKE, N_("Strike")}, {HIT_USE, N_("Use")},         {HIT_ROLL, N_("Roll")},
             {HIT_THROW, N_("Throw")},   {HIT_SHUTTER, N_("Lantern")}, {HIT_BAG, N_("Bag")},
             {HIT_PAUSE, N_("Pause")},   {HIT_EXPLORE, N_("Explore")}, {HIT_CONFIRM, N_("Go there")},
             {HIT_WAIT, N_("Wait")},     {HIT_MORE, N_("More")}};

const char *touch_pad_button_name(Hit hit) {
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        if (NAMES[i].hit == hit) return tr(NAMES[i].name);
    }
    // A button of pads has this word printed on it.
    return hit == HIT_BACK ? tr_in("leave a page", "Back") : "";
}

bool touch_pad_is_stick(Vec layer, Vec at) {
    return at.x < layer.x * 2 / 5 && at.y > layer.y / 4;
}

// ---- buttons

static void draw_button(const Ui *ui, Image *layer, Rect box, Hit hit, bool held) {
    Vec middle = {box.x + box.w / 2, box.y + (box.h - NAME_UP) / 2 + 1};
    panel_draw(ui, layer, box);
    if (held) image_fill(layer, (Rect){box.x + 2, box.y + 2, box.w - 4, box.h - 4}, GLOW);
    hud_draw_button_icon(layer, middle, hit);
    ui_draw_text_centred(ui, layer, (Vec){middle.x, box.y + box.h - NAME_UP}, 1,
                         held ? COLOUR_WHITE : COLOUR_PALE, touch_pad_button_name(hit));
    if (!held) panel_scale_opacity(layer, box, KEEP);
    hits_add(ui->hits, box, (int)hit);
}

static void draw_in_play(const TouchPad *pad, const Ui *ui, Image *layer, Rect box, Hit hit) {
    draw_button(ui, layer, box, hit, (pad->held & (uint32_t)1 << hit) != 0);
}

// The lower edge of the buttons: above the slots.
static int foot(const Ui *ui, const Image *layer) {
    return layer->h - EDGE - int_max(SLOTS_H, ui->finger) - GAP;
}

static void draw_thumb_buttons(const TouchPad *pad, const Ui *ui, Image *layer) {
    Vec end = {layer->w - EDGE, foot(ui, layer)};
    int step = BUTTON_W + GAP, low = end.y - BUTTON_H, high = end.y - STRIKE_PX - GAP - BUTTON_H;
    int x = end.x - STRIKE_PX - step;
    draw_in_play(pad, ui, layer, (Rect){end.x - STRIKE_PX, end.y - STRIKE_PX, STRIKE_PX, STRIKE_PX},
                 HIT_STRIKE);
    draw_in_play(pad, ui, layer, (Rect){end.x - STRIKE_PX, high, STRIKE_PX, BUTTON_H}, HIT_THROW);
    draw_in_play(pad, ui, layer, (Rect){x, low, BUTTON_W, BUTTON_H}, HIT_USE);
    draw_in_play(pad, ui, layer, (Rect){x, low - BUTTON_H - GAP, BUTTON_W, BUTTON_H}, HIT_ROLL);
    draw_in_play(pad, ui, layer, (Rect){x - step, low, BUTTON_W, BUTTON_H}, HIT_BAG);
    draw_in_play(pad, ui, layer, (Rect){x - step, low - BUTTON_H - GAP, BUTTON_W, BUTTON_H}, HIT_SHUTTER);
}

// Draws them from the right edge to the left.
static void draw_small_buttons(const TouchPad *pad, const Hud *hud, const Ui *ui, const World *world,
                               Image *layer) {
    static const Hit SMALL[] = {HIT_PAUSE, HIT_MORE, HIT_EXPLORE, HIT_WAIT};
    Rect map = hud_rect(hud, ui, world, HUD_MAP), turns = hud_rect(hud, ui, world, HUD_TURNS);
    int above = turns.y > map.y && turns.w > 0 ? turns.y + turns.h : map.y + map.h; // whichever is lower
    int count = world->classic ? 2 : world->hero.pace != PACE_REAL ? 4 : 3;
    for (int i = 0; i < count; i++) {
        int x = layer->w - EDGE - (i + 1) * (BUTTON_W + GAP) + GAP;
        draw_in_play(pad, ui, layer, (Rect){x, above + GAP, BUTTON_W, int_max(SMALL_H, ui->finger)},
                     SMALL[i]);
    }
}

// ---- the stick

static void draw_disc(Image *layer, Vec middle, int radius, Colour colour) {
    for (int y = -radius; y <= radius; y++) {
        int half = 0;
        while ((half + 1) * (half + 1) + y * y <= radius * radius + radius) half++;
        image_fill(layer, (Rect){middle.x - half, middle.y + y, 2 * half + 1, 1}, colour);
    }
}

// The stick's inside is transparent, so that the level is seen.
static void draw_stick(const TouchPad *pad, Image *layer, int foot) {
    Vec rest = {EDGE + 3 * TOUCH_STICK_PX / 2, foot - 3 * TOUCH_STICK_PX / 2};
    Vec middle = pad->steers ? pad->stick : rest, knob = pad->steers ? pad->thumb : rest;
    draw_disc(layer, middle, TOUCH_STICK_PX + 2, COLOUR_INK & 0x90ffffffu);
    draw_disc(layer, middle, TOUCH_STICK_PX, COLOUR_STEEL & 0x50ffffffu);
    draw_disc(layer, knob, KNOB_PX + 1, COLOUR_INK);
    draw_disc(layer, knob, KNOB_PX, pad->steers ? COLOUR_GOLD : COLOUR_STEEL);
    draw_disc(layer, knob, KNOB_PX - 2, COLOUR_IRON);
}

// ---- all of it

void touch_pad_draw(const TouchPad *pad, const Hud *hud, const Ui *ui, const World *world, Image *layer) {
    if (world->outcome != OUTCOME_NONE) return;
    Rect treasures = hud_rect(hud, ui, world, HUD_TREASURES);
    draw_stick(pad, layer, treasures.w > 0 ? int_min(foot(ui, layer), treasures.y - GAP) : foot(ui, layer));
    if (!world->classic) draw_thumb_buttons(pad, ui, layer);
    draw_small_buttons(pad, hud, ui, world, layer);
}

void touch_pad_draw_back(const Ui *ui, Image *layer, bool with_go_there, bool at_foot) {
    int high = int_max(SMALL_H, ui->finger), x = layer->w - EDGE - BUTTON_W;
    int y = at_foot ? layer->h - EDGE - high : EDGE;
    draw_button(ui, layer, (Rect){x, y, BUTTON_W, high}, HIT_BACK, false);
    if (!with_go_there) return;
    draw_button(ui, layer, (Rect){x - GAP - BUTTON_W - 8, EDGE, BUTTON_W + 8, high}, HIT_CONFIRM, false);
}
