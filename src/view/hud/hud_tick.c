// Advances the panels by a tick.
#include "view/hud/hud_parts.h"

void hud_init_for_game(Hud *hud, const World *world) {
    *hud = (Hud){.size = {HUD_W, HUD_H}, .hp = world->actors[HERO].hp, .collected = world->collected};
    message_init(&hud->message, world);
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

static void note_treasures(Hud *hud, const World *world) {
    count_down(&hud->gain_ticks);
    count_down(&hud->quota_ticks);
    for (int i = 0; i < HUD_BURNS; i++) count_down(&hud->burns[i].ticks);
    if (world->collected > hud->collected) hud->gain_ticks = HUD_GAIN_TICKS;
    hud->collected = world->collected;
}

// Starts an item burning. Without room the oldest one ends.
static void burn(Hud *hud, int item) {
    if ((unsigned)item >= ITEM_COUNT) return;
    HudBurn *oldest = &hud->burns[0];
    for (int i = 1; i < HUD_BURNS; i++) {
        if (hud->burns[i].ticks < oldest->ticks) oldest = &hud->burns[i];
    }
    *oldest = (HudBurn){.item = item, .ticks = HUD_BURN_TICKS};
}

static void note_event(Hud *hud, const Event *event) {
    bool fell = event->kind == EVENT_FALL && event->actor == HERO;
    bool climbed = event->kind == EVENT_STAIRS && DIRS[(unsigned)event->dir % DIR_COUNT].x == 0;
    if (fell || climbed) hud->travelled = true;
    if (event->kind == EVENT_GONE) burn(hud, event->what);
    if (event->kind == EVENT_QUOTA || event->kind == EVENT_FREED) hud->quota_ticks = HUD_QUOTA_TICKS;
    if (event->kind == EVENT_BELL) hud->bell_ticks = RING_TICKS;
}

void hud_tick(Hud *hud, const Ui *ui, const World *world, const Rect *busy, int busy_count) {
    hud->clock++;
    count_down(&hud->bell_ticks);
    note_hearts(hud, int_max(world->actors[HERO].hp, 0));
    note_treasures(hud, world);
    for (int i = 0; i < world->events.count; i++) note_event(hud, &world->events.at[i]);
    if (hud->captioned) captions_tick(&hud->captions, world);
    message_tick(&hud->message, world);
    hud_uncover_boxes(hud, ui, world, &(HudBusy){busy, busy_count});
}
