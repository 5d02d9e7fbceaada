#include "view/scene/noise_rings.h"

#include "sim/space/noise.h"

#include <string.h>

enum {
    GROW_TICKS = 12,
    RING_LIFE = 26,
    LOUD_ALPHA = 90,
    STEP_ALPHA = 22, // weak, because everybody knows that steps are heard
    VISIBLE = 6,     // alpha
    SOFT = 3         // px on each side of it, weaker outwards
};

#define RING_COLOUR 0xc3ccd1u

void noise_rings_clear(NoiseRings *rings) {
    memset(rings, 0, sizeof *rings);
}

static void add(NoiseRings *rings, const Event *event) {
    Vec px = {event->pos.x / SUB, event->pos.y / SUB};
    rings->at[rings->next] = (NoiseRing){.px = px, .reach = event->amount, .hero = event->actor == HERO};
    rings->next = (rings->next + 1) % NOISE_RINGS_MAX;
}

void noise_rings_tick(NoiseRings *rings, const World *world) {
    for (int i = 0; i < NOISE_RINGS_MAX; i++) rings->at[i].age++;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_NOISE) add(rings, event);
    }
}

// Draws a px of a circle, and weaker ones on both sides of it, along the axis that leads outwards.
static void dot(const View *view, Vec centre, Vec off, Vec away, uint32_t alpha) {
    Vec px = vec_add(centre, off), at = camera_to_frame(&view->camera, px);
    if (light_explored_at(view->light, px) < FIELD_ONE / 2) return;
    for (int i = -SOFT; i <= SOFT; i++) {
        uint32_t part = alpha * (uint32_t)(SOFT + 1 - int_abs(i)) / (SOFT + 1);
        if (part >= VISIBLE)
            image_dot(view->frame, (Vec){at.x + i * away.x, at.y + i * away.y}, part << 24 | RING_COLOUR);
    }
}

static void dots(const View *view, Vec centre, int x, int y, uint32_t alpha) {
    static const int SIGNS[4][2] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    for (int i = 0; i < 4; i++) {
        dot(view, centre, (Vec){x * SIGNS[i][0], y * SIGNS[i][1]}, (Vec){1, 0}, alpha);
        dot(view, centre, (Vec){y * SIGNS[i][0], x * SIGNS[i][1]}, (Vec){0, 1}, alpha);
    }
}

// Midpoint circle algorithm.
static void draw_circle(const View *view, Vec centre, int radius, uint32_t alpha) {
    int x = radius, y = 0, error = 1 - radius;
    while (x >= y) {
        dots(view, centre, x, y, alpha);
        y++;
        error += error < 0 ? 2 * y + 1 : 2 * (y - --x) + 1;
    }
}

static void draw_ring(const NoiseRing *ring, const View *view, bool reduced_motion) {
    int left = RING_LIFE - ring->age, grown = int_min(ring->age, GROW_TICKS), rest = GROW_TICKS - grown;
    if (!ring->hero || ring->reach <= NOISE_SOFT || left <= 0) return;
    int full = ring->reach * CELL_PX + CELL_PX / 2;
    int radius = reduced_motion ? full : full - full * rest * rest / (GROW_TICKS * GROW_TICKS);
    int alpha = ring->reach <= NOISE_STEP ? STEP_ALPHA : LOUD_ALPHA;
    draw_circle(view, ring->px, radius, (uint32_t)(alpha * left / RING_LIFE));
}

void noise_rings_draw_hero(const NoiseRings *rings, const View *view, bool reduced_motion) {
    for (int i = 0; i < NOISE_RINGS_MAX; i++) draw_ring(&rings->at[i], view, reduced_motion);
}
