#include "app/play/fit.h"

#include "view/canvas/camera.h"

enum { SHARP = 2 }; // by which the smallest letters have 12 px

static Vec at_most(Vec size) {
    return (Vec){int_min(size.x, FIT_MOST_W), int_min(size.y, FIT_MOST_H)};
}

static Fit fit_whole(Vec window, int scale) {
    Vec near = at_most((Vec){window.x / scale, window.y / scale});
    return (Fit){.near = near, .layer = near, .picture = {near.x * scale, near.y * scale}, .scale = scale};
}

static bool has_room(Vec picture, int scale) {
    return picture.x >= scale * HUD_LEAST_W && picture.y >= scale * HUD_LEAST_H;
}

// The frame has the window's shape. The layer goes with it where neither twice nor once as large it has room
// and would be the larger for it.
static Fit fit_smooth(Vec window) {
    bool wide = (int64_t)window.x * NEAR_H > (int64_t)window.y * NEAR_W;
    Vec near =
        wide ? (Vec){window.x * NEAR_H / window.y, NEAR_H} : (Vec){NEAR_W, window.y * NEAR_W / window.x};
    Fit fit = {.near = at_most(near), .scale = 1, .smooth = true};
    fit.picture = window;
    if (near.x > FIT_MOST_W) fit.picture.x = int_max(window.y * FIT_MOST_W / NEAR_H, 1);
    if (near.y > FIT_MOST_H) fit.picture.y = int_max(window.x * FIT_MOST_H / NEAR_W, 1);
    if (has_room(fit.picture, SHARP)) fit.scale = SHARP;
    bool own = fit.scale == SHARP || (fit.picture.x < fit.near.x && has_room(fit.picture, 1));
    fit.layer = own ? (Vec){fit.picture.x / fit.scale, fit.picture.y / fit.scale} : fit.near;
    return fit;
}

static Fit enlarged(Fit fit, int larger) {
    int scale = (fit.scale * (2 + larger) + 1) / 2;
    while (scale > fit.scale && (fit.picture.x < scale * FIT_LARGE_W || fit.picture.y < scale * FIT_LARGE_H))
        scale--;
    if (scale <= fit.scale) return fit;
    fit.layer = (Vec){fit.picture.x / scale, fit.picture.y / scale};
    fit.scale = scale;
    return fit;
}

Fit fit_window(Vec window, int larger) {
    window = (Vec){int_max(window.x, 1), int_max(window.y, 1)};
    int scale = int_min(window.x / NEAR_W, window.y / NEAR_H);
    return enlarged(scale >= SHARP ? fit_whole(window, scale) : fit_smooth(window), larger);
}

int fit_letters(Vec window, int larger) {
    return 100 * fit_window(window, larger).scale / fit_window(window, 0).scale;
}

Rect fit_place(Vec picture, Vec window) {
    int scale = int_min(window.x / picture.x, window.y / picture.y);
    Vec size = {picture.x * scale, picture.y * scale};
    if (scale == 0) { // smaller than it should be: rather all of it than sharp
        bool wide = (int64_t)window.x * picture.y > (int64_t)window.y * picture.x;
        size.x = wide ? picture.x * window.y / picture.y : window.x;
        size.y = wide ? window.y : picture.y * window.x / picture.x;
    }
    return (Rect){(window.x - size.x) / 2, (window.y - size.y) / 2, size.x, size.y};
}

Vec fit_point(Rect place, Vec size, Vec at) {
    return (Vec){floor_div((at.x - place.x) * size.x, int_max(place.w, 1)),
                 floor_div((at.y - place.y) * size.y, int_max(place.h, 1))};
}

Rect fit_rect(Rect place, Vec size, Rect part) {
    return (Rect){place.x + part.x * place.w / size.x, place.y + part.y * place.h / size.y,
                  part.w * place.w / size.x, part.h * place.h / size.y};
}

bool fit_has_far(const Fit *fit) {
    return !fit->smooth && fit->scale >= SHARP;
}
