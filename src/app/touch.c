// What fingers do on each screen. In play, a thumb on the left half uses the stick, a finger on a button
// holds it, and one on the level acts as the mouse's left button. Elsewhere a tap is a click, and lists are
// scrolled by dragging.
#include "app/loop.h"

#include "app/host/host.h"
#include "view/hud/touch_pad.h"

// A tap of a steering thumb is shorter than TAP_MS. Within DEAD_PX of its middle, the stick does nothing.
// Dragging a list by STEP_PX scrolls one entry.
enum { TAP_MS = 250, DEAD_PX = 8, STEP_PX = 15 };

// ---- where

// The place of a finger in points of the window.
static Vec point_of(const App *app, const SDL_TouchFingerEvent *event) {
    Vec size = {1, 1};
    SDL_GetWindowSize(app->window.window, &size.x, &size.y);
    return (Vec){(int)(event->x * (float)size.x), (int)(event->y * (float)size.y)};
}

static Finger *finger_of(Touch *touch, SDL_FingerID id) {
    for (int i = 0; i < TOUCH_FINGERS; i++) {
        if (touch->fingers[i].does != TOUCH_NOTHING && touch->fingers[i].id == id) return &touch->fingers[i];
    }
    return NULL;
}

static Finger *finger_that(Touch *touch, TouchDoes does) {
    for (int i = 0; i < TOUCH_FINGERS; i++) {
        if (touch->fingers[i].does == does) return &touch->fingers[i];
    }
    return NULL;
}

// ---- a finger as the mouse

// Handles an event that the mouse would cause at that point of the window.
static void point(App *app, Vec at, Uint32 type) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.state = app->mouse.pointer.held ? SDL_BUTTON_LMASK : 0;
        event.motion.x = at.x;
        event.motion.y = at.y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = at.x;
        event.button.y = at.y;
    }
    app_handle_event(app, &event);
    app->mouse.pointer.used = false; // so that nothing is drawn as under the pointer
}

static void press_point(App *app, Vec at) {
    point(app, at, SDL_MOUSEMOTION);
    point(app, at, SDL_MOUSEBUTTONDOWN);
}

// Clicks at a point of the window. When looking around, only the two buttons are clicked; elsewhere the tap
// moves the cursor there.
static void tap(App *app, Vec at) {
    const HitBox *box = hits_at(&app->hits, app_point_to_layer_px(app, at));
    bool looks = app_top_screen_id(app) == SCREEN_LOOK;
    if (looks && box != NULL && (box->hit == HIT_BACK || box->hit == HIT_CONFIRM)) {
        app_act(app, box->hit == HIT_BACK ? ACTION_BACK : ACTION_CONFIRM);
    } else if (looks) {
        point(app, at, SDL_MOUSEMOTION);
    } else {
        press_point(app, at);
        point(app, at, SDL_MOUSEBUTTONUP);
    }
}

// ---- in play

// The action of a button that works as long as it is held.
static Action held_action(int hit) {
    static const Action ACTIONS_OF[HIT_ENTRY] = {
        [HIT_STRIKE] = ACTION_STRIKE, [HIT_USE] = ACTION_USE,         [HIT_ROLL] = ACTION_ROLL,
        [HIT_THROW] = ACTION_THROW,   [HIT_SHUTTER] = ACTION_SHUTTER, [HIT_WAIT] = ACTION_WAIT};
    return hit < (int)HIT_ENTRY ? ACTIONS_OF[hit] : ACTION_NONE;
}

static void begin_in_play(App *app, Finger *finger) {
    const HitBox *box = hits_at(&app->hits, finger->from);
    Vec layer = {app->show.layer.w, app->show.layer.h};
    finger->hit = box != NULL ? box->hit : HIT_NONE;
    if (held_action(finger->hit) != ACTION_NONE) {
        finger->does = TOUCH_HOLDS;
        app_act(app, controls_touch_button(&app->controls, held_action(finger->hit), true));
    } else if (box == NULL && touch_pad_is_stick(layer, finger->from) &&
               finger_that(&app->touch, TOUCH_STEERS) == NULL) {
        finger->does = TOUCH_STEERS;
        app->touch.stick = app->touch.thumb = finger->from;
    } else {
        finger->does = TOUCH_POINTS;
        press_point(app, finger->at);
    }
}

// Moves the stick after a thumb that was dragged beyond its edge.
static Vec follow(Vec stick, Vec thumb) {
    Vec way = vec_sub(thumb, stick);
    int64_t square = (int64_t)way.x * way.x + (int64_t)way.y * way.y;
    int long_px = int_max((int)int_sqrt((uint64_t)square), 1);
    if (long_px <= TOUCH_STICK_PX) return stick;
    return (Vec){thumb.x - way.x * TOUCH_STICK_PX / long_px, thumb.y - way.y * TOUCH_STICK_PX / long_px};
}

static void steer(App *app, Finger *finger) {
    Touch *touch = &app->touch;
    touch->thumb = app_point_to_layer_px(app, finger->at);
    touch->stick = follow(touch->stick, touch->thumb);
    Vec way = vec_sub(touch->thumb, touch->stick);
    bool pushed = way.x * way.x + way.y * way.y > DEAD_PX * DEAD_PX;
    Vec dir = pushed ? DIRS[dir_of(way)] : (Vec){0, 0};
    finger->moved |= pushed;
    if (app_top_screen(app)->mode == CONTROL_PLAY) controls_set_stick(&app->controls, dir.x, dir.y);
}

// ---- lists

// Scrolls a list that is dragged.
static void draw_list(App *app, Finger *finger) {
    Vec at = app_point_to_layer_px(app, finger->at), way = vec_sub(at, finger->from);
    if (int_abs(way.x) > STEP_PX) finger->moved = true;
    for (; int_abs(way.y) >= STEP_PX; way.y += way.y > 0 ? -STEP_PX : STEP_PX) {
        finger->moved = true;
        finger->from.y += way.y > 0 ? STEP_PX : -STEP_PX;
        app_act(app, way.y > 0 ? ACTION_UP : ACTION_DOWN);
    }
}

// ---- events

static void finger_down(App *app, const SDL_TouchFingerEvent *event) {
    Finger *finger = finger_of(&app->touch, event->fingerId);
    if (finger == NULL) finger = finger_that(&app->touch, TOUCH_NOTHING);
    if (finger == NULL) return;
    Vec at = point_of(app, event);
    *finger = (Finger){.id = event->fingerId, .at = at, .from = app_point_to_layer_px(app, at)};
    finger->since_ms = SDL_GetTicks();
    if (app_top_screen_id(app) == SCREEN_PLAY) {
        begin_in_play(app, finger);
    } else if (app_top_screen_id(app) == SCREEN_VIEWER) {
        finger->does = TOUCH_POINTS;
        press_point(app, at);
    } else {
        finger->does = TOUCH_TAPS;
    }
}

static void finger_moves(App *app, Finger *finger) {
    if (finger->does == TOUCH_STEERS) steer(app, finger);
    if (finger->does == TOUCH_POINTS) point(app, finger->at, SDL_MOUSEMOTION);
    if (finger->does == TOUCH_TAPS) draw_list(app, finger);
}

static void finger_up(App *app, Finger *finger) {
    bool brief = !finger->moved && SDL_GetTicks() - finger->since_ms < TAP_MS;
    TouchDoes does = finger->does;
    finger->does = TOUCH_NOTHING;
    if (does == TOUCH_STEERS) controls_set_stick(&app->controls, 0, 0);
    if (does == TOUCH_HOLDS) (void)controls_touch_button(&app->controls, held_action(finger->hit), false);
    if (does == TOUCH_POINTS) point(app, finger->at, SDL_MOUSEBUTTONUP);
    if ((does == TOUCH_TAPS && !finger->moved) || (does == TOUCH_STEERS && brief)) tap(app, finger->at);
}

static bool is_finger(Uint32 type) {
    return type == SDL_FINGERDOWN || type == SDL_FINGERMOTION || type == SDL_FINGERUP;
}

// True for the mouse events that SDL makes from fingers, which would do everything twice. A real mouse takes
// over.
static bool is_double(App *app, const SDL_Event *event) {
    bool button = event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP;
    if (event->type == SDL_MOUSEMOTION && event->motion.which == SDL_TOUCH_MOUSEID) return true;
    if (button && event->button.which == SDL_TOUCH_MOUSEID) return true;
    bool mouse = button || event->type == SDL_MOUSEMOTION || event->type == SDL_MOUSEWHEEL;
    if (mouse && app->controls.device == DEVICE_TOUCH) app->controls.device = DEVICE_KEYS;
    return false;
}

bool app_take_finger_event(App *app, const SDL_Event *event) {
    if (!is_finger(event->type)) return is_double(app, event);
    app->loop.changed = true;
    app->controls.device = DEVICE_TOUCH;
    app->mouse.pointer.used = false;
    if (event->type == SDL_FINGERDOWN) {
        finger_down(app, &event->tfinger);
        return true;
    }
    Finger *finger = finger_of(&app->touch, event->tfinger.fingerId);
    if (finger == NULL) return true;
    finger->at = point_of(app, &event->tfinger);
    if (event->type == SDL_FINGERMOTION) finger_moves(app, finger);
    if (event->type == SDL_FINGERUP) finger_up(app, finger);
    return true;
}
