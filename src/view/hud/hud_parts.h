#pragma once
// The panels of the HUD. Each is drawn opaque into its rectangle.

#include "view/canvas/panel.h"
#include "view/hud/hud.h"
#include "view/memory/wave.h"

enum {
    HUD_MAP_EDGE = 4, // px around the map
    HUD_GAIN_TICKS = 40,
    HUD_QUOTA_TICKS = 150,
    HUD_BURN_TICKS = 80,
    HUD_LOST_TICKS = 48, // ticks of a lost heart's flash
    HUD_HEARTS_MAX = 8,
    HUD_HEART_STEP = 17, // px from one heart to the next
    HUD_KEY_ICON = 16,
    HUD_MAP_ROWS_Y = 57, // of the first line of text
    HUD_MAP_TEXT_W = 70, // px, beside an icon
    HUD_SLOT_PX = 27,    // px from one slot to the next
    TOUCH_PAD_W = 152,   // width of the thumb's buttons in the lower right corner
    TOUCH_PAD_H = 104,
    HUD_POWER_PX = 24 // px from one power-up to the next
};

// Power-ups and rings that affect the hero now.
typedef struct HudPower {
    int icon;      // UiSprite; -1: the picture of `kind`
    int kind;      // ItemKind
    int ticks, of; // ticks that are left, and the most there are; of = 0: until the next toll
} HudPower;
enum { HUD_POWERS_MAX = POWER_COUNT + 3 };
// Lists these power-ups and rings. Returns how many; with `powers` NULL it only counts.
int hud_powers(const World *world, HudPower powers[HUD_POWERS_MAX]);

typedef struct HudBusy {
    const Rect *at; // px of the layer
    int count;
} HudBusy;
// Once a tick: makes panels over these boxes more transparent. Messages and a foe's plate change their place
// if that hides less.
void hud_uncover_boxes(Hud *hud, const Ui *ui, const World *world, const HudBusy *busy);

// Sizes that depend on what is shown.
bool hud_has_little_height(
    const Hud *hud); // true with the largest letters: panels then show only what matters now
// True when the number of remaining treasures is not shown.
bool hud_is_compact(const Hud *hud, const World *world);
int hud_count_hearts(const World *world);               // the places for hearts, 5..HUD_HEARTS_MAX
int hud_heart_step(const Hud *hud, const World *world); // px from one heart to the next
int hud_door_key_width(const Ui *ui, int count);        // px for `count` keys of a kind; 0: there are none
bool hud_shows_depth(const Hud *hud, const World *world);
int hud_count_slots(const World *world); // slots up to the last one that is filled or pinned
int hud_map_text_rows(const Hud *hud, const Ui *ui, const World *world); // rows of text below the map
int hud_turns_panel_width(const Ui *ui, const World *world);             // px; 0 in real time
int hud_message_top(const Hud *hud);                 // the index of the first line of messages that is shown
int hud_message_width(const Hud *hud, const Ui *ui); // px of the widest line
// The middle of the captions' lower edge.
Vec hud_captions_foot(const Hud *hud, const Ui *ui, const World *world);
enum { HUD_MESSAGE_ROWS = 3 }; // the most rows of one message

// An elite that is awake and in sight, or the Warlord when he is awake; NOBODY: none.
ActorId hud_foe(const World *world);

int hud_draw_number(const Ui *ui, Image *layer, Vec at, Colour colour, int number); // returns its width

void hud_draw_hour(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_turns(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_foe(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_treasures(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
void hud_draw_slots(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
// The small buttons for the mouse, below the map and the panels there. `wide`: in fewer rows.
Rect hud_buttons_rect(const Hud *hud, const World *world, Rect above, bool wide);
void hud_draw_buttons(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect);
// Draws the picture of a small button, if it has one.
void hud_draw_button_icon(Image *layer, Vec middle, Hit hit);

// Draws what happened, in large letters, while a toll's wave runs: what the cold light shows and what the
// gold edge means. It is on the HUD's layer, above the hero.
void toll_banner_draw(const Hud *hud, const Ui *ui, Image *layer);
Rect hud_banner_rect(const Hud *hud, int width); // `width`: px of the widest line with its margins

// The compass says where to go when there is nothing left to choose. While all treasures in the open are
// needed, it points to the nearest one; when the grate is open, to the stairs that lead on, if the hero has
// seen them. compass_find_target() finds that point, and returns false when there is none.
bool compass_find_target(const World *world, Vec *target_sub);

// Draws an arrow around `middle` that shines for a part of the time; `clock` is in ticks. Draws nothing when
// compass_find_target() finds nothing.
void compass_draw(const World *world, uint32_t clock, Image *to, Vec middle);
