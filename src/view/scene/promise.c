#include "view/scene/marks.h"

#include "map/balance_toll.h"
#include "sim/space/floor_items.h"

#include <stdio.h>

enum { UP_PX = 24, BEAT_TICKS = 32 };

static bool is_near(const World *world) {
    const TollClock *clock = &world->clock;
    bool counts = clock->on && clock->ticks > 0 && clock->ticks <= TOLL_WARN_TICKS;
    return counts || world->actors[HERO].act == ACT_RING;
}

void marks_draw_doubled(const View *view, Font *font) {
    const World *world = view->world;
    char text[8];
    if (font == NULL || !is_near(world)) return;
    (void)snprintf(text, sizeof text, "×%d?", HALLOWED_FACTOR);
    int scale = view->letters, lift = view->clock / BEAT_TICKS % 2 == 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!fov_has(&world->cache.view, cell_of(item->pos)) || !floor_item_doubles(world, item)) continue;
        Vec at = camera_to_frame(&view->camera, (Vec){item->pos.x / SUB, item->pos.y / SUB - UP_PX - lift});
        at.x -= font_width(font, text) * scale / 2;
        font_draw_outlined(font, view->frame, at, scale, 0xffffc43du, text);
    }
}
