#include "view/scene/streaks.h"

enum { DOT_EVERY = 6, DOT_PX = 3, UP_PX = 8 }; // px; from the middle of a body's box up to its bow

#define STREAK 0xf3f6eau

void streaks_clear(Streaks *streaks) {
    *streaks = (Streaks){0};
}

static bool launches(EventKind kind) {
    return kind == EVENT_SHOT || kind == EVENT_THROW || kind == EVENT_DART;
}

static bool ends(EventKind kind) {
    return kind == EVENT_HIT || kind == EVENT_BLOCKED || kind == EVENT_SPARED || kind == EVENT_LAND ||
           kind == EVENT_SPLASH || kind == EVENT_FREEZE || kind == EVENT_FUSE;
}

// Adds a streak; if necessary, in place of the one that ends first.
static void add(Streaks *streaks, Vec from, Vec to) {
    Streak *oldest = &streaks->at[0];
    for (int i = 1; i < STREAKS_MAX; i++) {
        if (streaks->at[i].left < oldest->left) oldest = &streaks->at[i];
    }
    *oldest = (Streak){.from = from, .to = to, .left = STREAK_TICKS};
}

// The start and the hit of a missile are events of the same tick.
static void note(Streaks *streaks, const EventList *events) {
    const Event *from = NULL;
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->at[i];
        if (launches(event->kind)) from = event;
        if (from == NULL || !ends(event->kind)) continue;
        add(streaks, from->pos, event->pos);
        from = NULL;
    }
}

void streaks_tick(Streaks *streaks, const World *world) {
    for (int i = 0; i < STREAKS_MAX; i++) {
        if (streaks->at[i].left > 0) streaks->at[i].left--;
    }
    if (world_is_turn_based(world) && !world->classic) note(streaks, &world->events);
}

static void draw_streak(const View *view, const Streak *streak) {
    Vec from = camera_interpolate_px(streak->from, streak->from, 256),
        to = camera_interpolate_px(streak->to, streak->to, 256);
    Vec way = vec_sub(to, from);
    int length = int_max(int_max(int_abs(way.x), int_abs(way.y)), 1);
    uint32_t alpha = (uint32_t)(220 * streak->left / STREAK_TICKS);
    for (int px = CELL_PX / 2; px < length; px += DOT_EVERY) {
        Vec at = vec_add(from, (Vec){way.x * px / length, way.y * px / length});
        if (light_visibility_at(view->light, at) == 0) continue;
        Vec dot = camera_to_frame(&view->camera, (Vec){at.x - DOT_PX / 2, at.y - UP_PX});
        image_fill(view->frame, (Rect){dot.x, dot.y, DOT_PX, DOT_PX}, alpha << 24 | STREAK);
    }
}

void streaks_draw(const Streaks *streaks, const View *view) {
    for (int i = 0; i < STREAKS_MAX; i++) {
        if (streaks->at[i].left > 0) draw_streak(view, &streaks->at[i]);
    }
}
