#include "app/play/hands.h"

#include "sim/travel/sightings.h"

enum {
    COUNT_MOST = 500,
    DIAGONAL_FRAMES = 4, // within this time the second arrow of a diagonal step can follow
    FIRST_FRAMES = 14    // after this time a held step repeats
};

static bool is_way(Vec way) {
    return way.x != 0 || way.y != 0;
}

// True if one of two arrows was released. The arrow that stays is not a new press.
static bool lets_go(Vec now, Vec before) {
    return is_way(now) && (now.x == 0 || now.x == before.x) && (now.y == 0 || now.y == before.y);
}

// Notes which direction is held and whether waiting is, and queues what was just pressed.
static void note(Repeat *repeat, Vec way, bool waits) {
    bool pressed = is_way(way) && !lets_go(way, repeat->way), wait_pressed = waits && !repeat->waits;
    bool held = is_way(way) || waits;
    if (!vec_eq(way, repeat->way) || waits != repeat->waits) repeat->frames = 0;
    if (!held || pressed || wait_pressed) repeat->stopped = false;
    if (pressed || wait_pressed) {
        repeat->queued = true;
        repeat->queued_way = way;
        repeat->queued_wait = wait_pressed;
        repeat->times = repeat->counts ? repeat->count - 1 : 0;
        repeat->counts = false;
    }
    repeat->way = way;
    repeat->waits = waits;
    if (held) repeat->frames++;
}

// True if a button was just pressed. A roll or throw needs its direction at once, so it cannot wait for a
// second arrow.
static bool verb_pressed(Repeat *repeat, Input held) {
    unsigned verbs = BUTTON_STRIKE | BUTTON_USE | BUTTON_ROLL | BUTTON_THROW, before = repeat->buttons;
    repeat->buttons = held.buttons;
    return (held.buttons & ~before & verbs) != 0;
}

// True while a single arrow waits for a second one.
static bool may_become_diagonal(const Repeat *repeat) {
    bool straight = (repeat->way.x != 0) != (repeat->way.y != 0);
    return straight && repeat->frames < DIAGONAL_FRAMES;
}

// True if what a number stands before is done once more. A wall or a threat in sight ends it.
static bool goes_on(Repeat *repeat, const World *world) {
    bool stuck = is_way(repeat->queued_way) && vec_eq(repeat->cell, world->cache.hero_cell);
    if (repeat->times > 0 && (stuck || sightings_threat(world, LEVEL_PLAY_MAX) != NOBODY)) repeat->times = 0;
    return repeat->times > 0;
}

static void put(Input *input, Vec way, bool waits) {
    input->x = (int8_t)way.x;
    input->y = (int8_t)way.y;
    if (waits) input->buttons |= BUTTON_WAIT;
}

Input repeat_filter_input(Repeat *repeat, Input held, const World *world) {
    Input input = held;
    bool verb = verb_pressed(repeat, held);
    note(repeat, (Vec){held.x, held.y}, (held.buttons & BUTTON_WAIT) != 0);
    input.x = input.y = 0;
    input.buttons &= (uint8_t)~BUTTON_WAIT;
    if (verb) repeat->times = 0;
    if (!world_is_waiting(world)) return input;
    if (verb && is_way(repeat->way)) {
        put(&input, repeat->way, false);
        repeat->queued = false;
    } else if (repeat->queued && !may_become_diagonal(repeat)) {
        put(&input, repeat->queued_way, repeat->queued_wait);
        repeat->queued = false;
        repeat->cell = world->cache.hero_cell;
    } else if (!repeat->queued && goes_on(repeat, world)) {
        put(&input, repeat->queued_way, repeat->queued_wait);
        repeat->times--;
        repeat->cell = world->cache.hero_cell;
    } else if (!repeat->queued && !repeat->stopped && repeat->frames >= FIRST_FRAMES) {
        put(&input, repeat->way, repeat->waits);
    }
    return input;
}

bool repeat_add_digit(Repeat *repeat, int digit) {
    if (!repeat->counts && digit != 0) return false;
    repeat->count = repeat->counts ? int_min(10 * repeat->count + digit, COUNT_MOST) : 0;
    repeat->counts = true;
    return true;
}

void repeat_rest(Repeat *repeat) {
    *repeat =
        (Repeat){.queued = true, .queued_wait = true, .times = COUNT_MOST - 1, .buttons = repeat->buttons};
}

void repeat_stop(Repeat *repeat) {
    repeat->stopped = true;
    repeat->times = 0;
    repeat->queued = false;
}
