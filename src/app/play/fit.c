#include "app/play/fit.h"

#include "view/canvas/camera.h"

enum { SHARP = 2 };  // the scale at which the smallest letters have 12 px
enum { FINE = 150 }; // hundredths: from this density on, nobody sees that pixels are stretched

// Limits the size of a near frame.
static Vec at_most(Vec size) {
    return (Vec){int_min(size.x, FIT_MOST_W), int_min(size.y, size.y > size.x ? FIT_TALL_H : FIT_MOST_H)};
}

// A window in which a near frame is enlarged by a whole number.
static Fit fit_whole(Vec window, int scale) {
    Vec near = at_most((Vec){window.x / scale, window.y / scale});
    return (Fit){.near = near, .layer = near, .picture = {near.x * scale, near.y * scale}, .scale = scale};
}

// The smallest near frame that has the window's shape.
static Vec near_of(Vec window) {
    bool wide = (int64_t)window.x * NEAR_H > (int64_t)window.y * NEAR_W;
    if (wide) return (Vec){(int)((int64_t)window.x * NEAR_H / window.y), NEAR_H};
    return (Vec){NEAR_W, (int)((int64_t)window.y * NEAR_W / window.x)};
}

// A phone. Held upright, the layer is drawn twice as large, because letters need 10 points and a point has
// two px there.
static Fit fit_phone(Surface window, int larger) {
    Vec near = at_most(near_of(window.size));
    int scale = window.size.y > window.size.x || larger > 1 ? SHARP : 1;
    Fit fit = {.near = near, .layer = {near.x / scale, near.y / scale}, .scale = scale};
    fit.smooth = fit.laid = true;
    fit.fills = window.density >= FINE;
    fit.picture = fit.fills ? near : window.size;
    return fit;
}

// True for a small screen with fine pixels, and for a narrow window that is taller than wide.
static bool is_phone(Surface window) {
    enum { WIDEST = 500 }; // points
    int narrow = int_min(window.size.x, window.size.y), points = narrow * 100 / window.density;
    bool upright = window.size.x < HUD_LEAST_W && window.size.y > window.size.x;
    return window.density >= FINE ? points < WIDEST : upright;
}

static bool has_room(Vec picture, int scale) {
    return picture.x >= scale * HUD_LEAST_W && picture.y >= scale * HUD_LEAST_H;
}

// A window that no whole number fits. The frame has the window's shape. The layer is drawn sharp at twice or
// once its size if that has room; otherwise it is shrunk with the frame.
static Fit fit_smooth(Vec window) {
    Vec near = near_of(window), most = at_most(near);
    Fit fit = {.near = most, .scale = 1, .smooth = true};
    fit.picture = window;
    if (near.x > most.x) fit.picture.x = int_max(window.y * most.x / NEAR_H, 1);
    if (near.y > most.y) fit.picture.y = int_max(window.x * most.y / NEAR_W, 1);
    if (has_room(fit.picture, SHARP)) fit.scale = SHARP;
    bool own = fit.scale == SHARP || (fit.picture.x < fit.near.x && has_room(fit.picture, 1));
    fit.layer = own ? (Vec){fit.picture.x / fit.scale, fit.picture.y / fit.scale} : fit.near;
    fit.laid = !own;
    return fit;
}

// Enlarges the layer by `larger` halves, as far as there is room.
static Fit enlarged(Fit fit, int larger) {
    int scale = (fit.scale * (2 + larger) + 1) / 2;
    while (scale > fit.scale && (fit.picture.x < scale * FIT_LARGE_W || fit.picture.y < scale * FIT_LARGE_H))
        scale--;
    if (scale <= fit.scale) return fit;
    fit.layer = (Vec){fit.picture.x / scale, fit.picture.y / scale};
    fit.scale = scale;
    return fit;
}

Fit fit_window(Surface window, int larger_halves) {
    window.size = (Vec){int_max(window.size.x, 1), int_max(window.size.y, 1)};
    int scale = int_min(window.size.x / NEAR_W, window.size.y / NEAR_H);
    if (is_phone(window)) return fit_phone(window, larger_halves);
    if (scale == 0 && has_room(window.size, 1))
        return fit_whole(window.size, 1); // whole pixels of fewer cells
    return enlarged(scale >= SHARP ? fit_whole(window.size, scale) : fit_smooth(window.size), larger_halves);
}

int fit_text_percent(Surface window, int larger_halves) {
    return 100 * fit_window(window, larger_halves).scale / fit_window(window, 0).scale;
}

static Rect in_the_middle(Vec size, Vec window) {
    return (Rect){(window.x - size.x) / 2, (window.y - size.y) / 2, size.x, size.y};
}

Rect fit_aspect_scaled(Vec picture, Vec window) {
    bool wide = (int64_t)window.x * picture.y > (int64_t)window.y * picture.x;
    Vec size = {wide ? picture.x * window.y / picture.y : window.x,
                wide ? window.y : picture.y * window.x / picture.x};
    return in_the_middle(size, window);
}

Rect fit_integer_scaled(Vec picture, Vec window) {
    int scale = int_min(window.x / picture.x, window.y / picture.y);
    if (scale == 0) return fit_aspect_scaled(picture, window); // better shrunk than cut off
    return in_the_middle((Vec){picture.x * scale, picture.y * scale}, window);
}

Vec fit_window_to_image(Rect place, Vec size, Vec px) {
    return (Vec){floor_div((px.x - place.x) * size.x, int_max(place.w, 1)),
                 floor_div((px.y - place.y) * size.y, int_max(place.h, 1))};
}

Rect fit_image_to_window(Rect place, Vec size, Rect part) {
    return (Rect){place.x + part.x * place.w / size.x, place.y + part.y * place.h / size.y,
                  part.w * place.w / size.x, part.h * place.h / size.y};
}

bool fit_allows_far_view(const Fit *fit) {
    return !fit->smooth && fit->scale >= SHARP && fit->near.y <= FIT_MOST_H;
}
