#pragma once
// The HUD's panels one by one, each drawn opaque into its rectangle.

#include "view/canvas/panel.h"
#include "view/hud/hud.h"
#include "view/memory/wave.h"

enum {
    HUD_MAP_EDGE = 4, // px around the map
    HUD_GAIN_TICKS = 40,
    HUD_QUOTA_TICKS = 150,
    HUD_BURN_TICKS = 80,
    HUD_LOST_TICKS = 48, // of a lost heart's flash
    HUD_HEARTS_MAX = 8,
    HUD_HEART_STEP = 17, // px from heart to heart
    HUD_KEY_ICON = 16,
    HUD_MAP_ROWS_Y = 57, // of the first line of text
    HUD_MAP_TEXT_W = 70, // px, beside an icon
    HUD_SLOT_PX = 27,    // from one to the next
    TOUCH_PAD_W = 152,   // of the thumb's buttons, in the lower right corner
    TOUCH_PAD_H = 104,
    HUD_POWER_PX = 24 // for one, from the next
};

// Powers and rings that act on the hero now.
typedef struct HudPower {
    int icon;      // UiSprite; -1: the picture of `kind`
    int kind;      // ItemKind
    int ticks, of; // left, of how many at most; of = 0: until the next toll
} HudPower;
enum { HUD_POWERS_MAX = POWER_COUNT + 3 };
int hud_powers(const World *world, HudPower powers[HUD_POWERS_MAX]); // their number; NULL only counts

typedef struct HudBusy {
    const Rect *at; // px of the layer
    int count;
} HudBusy;
void hud_make_way(Hud *hud, const Ui *ui, const World *world, const HudBusy *busy);

// Sizes that follow from what is shown.
bool hud_is_tight(const Hud *hud); // with the largest letters panels have what matters now alone
bool hud_goods_short(const Hud *hud, const World *world); // not how many are left
int hud_hearts(const World *world);
int hud_heart_step(const Hud *hud, const World *world); // px from one to the next
int hud_key_width(const Ui *ui, int count);             // 0 when there are none of that kind
bool hud_shows_depth(const Hud *hud, const World *world);
int hud_slots(const World *world); // up to the last that holds something or is pinned
int hud_map_rows(const Hud *hud, const Ui *ui, const World *world);
int hud_turns_width(const Ui *ui, const World *world); // 0 in real time
int hud_message_first(const Hud *hud);                 // the first line that is shown
int hud_message_width(const Hud *hud, const Ui *ui);
Vec hud_captions_foot(const Hud *hud, const Ui *ui, const World *world); // the middle of their lower edge
enum { HUD_MESSAGE_ROWS = 3 };                                           // of a long one, at most

// An elite that is awake and in sight, or the Warlord once he is awake; NOBODY: none.
ActorId hud_foe(const World *world);

int hud_number(const Ui *ui, Image *layer, Vec at, Colour colour, int number); // its width

void hud_draw_hour(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_turns(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_foe(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_goods(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_slots(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
// Small buttons for players with a mouse, below the map and the panels there. `wide`: in fewer rows.
Rect hud_buttons_rect(const Hud *hud, const World *world, Rect above, bool wide);
void hud_draw_buttons(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
// The small picture of a button; nothing when there is none of that kind.
void hud_button_icon(Image *layer, Vec middle, Hit hit);

// What has happened, in large letters, while a toll's wave runs: what the cold light shows, and what the gold
// edge means.
//
// On the HUD's layer, above the hero.
void banner_draw(const Hud *hud, const Ui *ui, Image *layer);
Rect hud_banner_rect(const Hud *hud, int width);

// Where to go once there is nothing left to choose: while every good in the open is needed, to the nearest of
// them as the crow flies; once the grate is open, to the stairs down, if he has seen them.
//
// Where it points, sub; false where it has nothing to point to.
bool compass_find(const World *world, Vec *target);

// An arrow around `middle`. Of the time that `clock` counts in ticks it shines a part.
void compass_draw(const World *world, uint32_t clock, Image *to, Vec middle);
