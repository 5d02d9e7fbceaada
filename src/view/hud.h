#pragma once
// The panels over the game: hero, the keys that he has, map, goods, message. What moves in them (flashing
// hearts, fading) runs in ticks; drawing only looks.

#include "sim/world.h"
#include "view/message.h"
#include "view/panel.h"

enum { HUD_W = 640, HUD_H = 360, HUD_TEXT_MAX = 40 };
typedef enum HudPanel { HUD_HERO, HUD_KEYS, HUD_MAP, HUD_GOODS, HUD_MESSAGE, HUD_PANEL_COUNT } HudPanel;

typedef struct Hud {
    int hp, lost_from, lost_ticks; // half hearts now, and before the last hurt while its flash lasts
    int collected, gain_ticks;     // the counter shines after a pickup
    int kept[HUD_PANEL_COUNT];     // opacity, 0..PANEL_OPAQUE: little while something stands below
    bool travelled;                // took stairs or fell: the depth is worth showing
    Message message;
} Hud;

// When a game begins; going to another level of it is no reason.
void hud_init(Hud *hud, const World *world);

// Once after every world_tick(). `busy` are the pictures of the hero and of visible monsters in px of the
// layer: a panel over one of them turns mostly transparent.
void hud_tick(Hud *hud, const Ui *ui, const World *world, const Rect *busy, int busy_count);

// Clears the layer (HUD_W x HUD_H) and draws on it.
void hud_draw(const Hud *hud, const Ui *ui, const World *world, Image *layer);

// Where a panel lies; empty for keys when there are none. The message's depends on its text.
Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel);

// Minutes and seconds of play, "12:48", written to `text` (HUD_TEXT_MAX) and returned.
const char *hud_time(uint32_t ticks, char *text);
