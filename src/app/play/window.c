#include "app/play/window.h"

#include "app/host/host.h"
#include "app/play/fit.h"
#include "app/play/lost.h"
#include "base/fail.h"
#include "lang/lang.h"

#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST_W = 800, LEAST_H = 600 }; // px in which the HUD still has room at twice its size

static bool fail_with_sdl(Error *error, const char *what) {
    return fail(error, "%s: %s", what, SDL_GetError());
}

static bool has_display(const char *driver) {
    return strcmp(driver, "dummy") != 0 && strcmp(driver, "offscreen") != 0 && strcmp(driver, "evdev") != 0;
}

// Checks that the driver shows something. SDL silently falls back to drivers without a display; such a
// driver is accepted only if the player named it.
static bool shows_something(void) {
    const char *driver = SDL_GetCurrentVideoDriver(), *asked = getenv("SDL_VIDEODRIVER");
    return driver != NULL && (has_display(driver) || (asked != NULL && strcmp(asked, driver) == 0));
}

static bool is_x11(void) {
    return strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0;
}

// Whether to draw with SDL's renderer. If the player has named one, it is used, but "software" means our own
// drawing. Without a display we do not try: SDL 3 behind SDL 2 would find a renderer, and wait in it for a
// display that does not exist.
static bool has_gpu(void) {
    const char *named = SDL_GetHint(SDL_HINT_RENDER_DRIVER), *driver = SDL_GetCurrentVideoDriver();
    return named != NULL ? strcmp(named, "software") != 0 : has_display(driver) && host_has_gpu(driver);
}

// Sets the least size of the window, below which letters would be smaller than 12 px. A player who asks for
// a smaller one, or has a smaller screen, gets it.
static void keep_readable(const Window *window, Vec asked) {
    SDL_Rect room = {.w = LEAST_W, .h = LEAST_H};
    (void)SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window->window), &room);
    SDL_SetWindowMinimumSize(window->window, int_min(LEAST_W, int_min(asked.x, room.w)),
                             int_min(LEAST_H, int_min(asked.y, room.h)));
}

Vec window_first_size(Vec room) {
    enum { W = 1280, H = 720, TITLE_BAR = 40 };
    int times = int_max(int_min(room.x * 4 / 5 / W, room.y * 4 / 5 / H), 1);
    bool exact = room.x == W && room.y == H; // a screen of its own, as televisions are
    int high = exact ? H : room.y - TITLE_BAR;
    return (Vec){int_min(times * W, int_max(room.x, 320)), int_min(times * H, int_max(high, 240))};
}

static Vec first_size(void) {
    SDL_Rect room = {.w = 1280, .h = 720};
    (void)SDL_GetDisplayUsableBounds(0, &room);
    return window_first_size((Vec){room.w, room.h});
}

static bool is_larger(Vec size, Rect room) {
    return size.x > room.w || size.y > room.h;
}

WindowPlace window_keep_place(WindowPlace place, const Rect *displays, int count) {
    enum { EDGE_W = 100, EDGE_H = 24 };
    int at = 0;
    place.placed = false;
    for (int i = count - 1; i >= 0; i--) {
        Rect room = displays[i];
        int left = int_max(place.at.x, room.x), right = int_min(place.at.x + place.size.x, room.x + room.w);
        bool low = place.at.y >= room.y && place.at.y + EDGE_H <= room.y + room.h;
        if (!low || right - left < EDGE_W) continue;
        place.placed = true;
        at = i;
    }
    if (count > 0 && is_larger(place.size, displays[at])) return (WindowPlace){.maximised = place.maximised};
    return place;
}

// Corrects a remembered place that is outside every display, and chooses the size if there is none.
static WindowPlace shown_place(WindowPlace place) {
    enum { DISPLAYS_MOST = 16 };
    Rect rooms[DISPLAYS_MOST];
    int count = 0;
    for (int i = 0; place.placed && i < SDL_GetNumVideoDisplays() && count < DISPLAYS_MOST; i++) {
        SDL_Rect room;
        if (SDL_GetDisplayUsableBounds(i, &room) == 0)
            rooms[count++] = (Rect){room.x, room.y, room.w, room.h};
    }
    if (place.placed) place = window_keep_place(place, rooms, count);
    if (place.size.x == 0 || place.size.y == 0) place.size = first_size();
    return place;
}

bool window_get_place(const Window *window, WindowPlace *place) {
    Uint32 flags = SDL_GetWindowFlags(window->window);
    int top = 0, left = 0;
    if ((flags & (SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0)
        return false;
    place->maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    if (place->maximised) return true;
    SDL_GetWindowSize(window->window, &place->size.x, &place->size.y);
    SDL_GetWindowPosition(window->window, &place->at.x, &place->at.y);
    // X11 places the frame of a new window, not its inside
    if (is_x11()) (void)SDL_GetWindowBordersSize(window->window, &top, &left, NULL, NULL);
    place->at = (Vec){place->at.x - left, place->at.y - top};
    return place->placed = true;
}

void window_set_icon(Window *window, const char *path) {
    SDL_Surface *icon = IMG_Load(path);
    if (icon == NULL) return;
    SDL_SetWindowIcon(window->window, icon);
    SDL_FreeSurface(icon);
}

bool window_open(Window *window, WindowPlace place, bool fullscreen, Error *error) {
    *window = (Window){0};
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    // A desktop finds cellarium.desktop by this name, whatever the program's file is called.
    (void)SDL_setenv("SDL_VIDEO_X11_WMCLASS", "cellarium", 0);
    (void)SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "cellarium", 0);
    host_prepare_video();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return fail_with_sdl(error, tr("no display (is DISPLAY or WAYLAND_DISPLAY set?)"));
    if (!shows_something()) {
        return fail(error,
                    tr("no display: SDL found only a driver without one: set DISPLAY or WAYLAND_DISPLAY"));
    }
    place = shown_place(place);
    // A surface goes to the display directly in X11. Wayland and KMSDRM would turn it into a texture.
    if (is_x11()) SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    bool gpu = has_gpu();
    Uint32 flags = SDL_WINDOW_RESIZABLE | (fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0u);
    if (gpu) flags |= SDL_WINDOW_ALLOW_HIGHDPI; // a surface always has the window's size in points
    if (place.maximised) flags |= SDL_WINDOW_MAXIMIZED;
    int centre = (int)SDL_WINDOWPOS_CENTERED;
    window->window = SDL_CreateWindow("Cellarium", place.placed ? place.at.x : centre,
                                      place.placed ? place.at.y : centre, place.size.x, place.size.y, flags);
    if (window->window == NULL) return fail_with_sdl(error, tr("cannot open a window"));
    SDL_StopTextInput(); // which SDL has begun: see follow_text() of the app
    display_loss_install(window->window);
    keep_readable(window, place.size);
    if (gpu)
        window->renderer =
            SDL_CreateRenderer(window->window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    return window->renderer != NULL || SDL_GetWindowSurface(window->window) != NULL ||
           fail_with_sdl(error, tr("cannot draw in the window"));
}

void window_close(Window *window) {
    SDL_FreeSurface(window->from);
    if (window->texture != NULL) SDL_DestroyTexture(window->texture);
    if (window->renderer != NULL) SDL_DestroyRenderer(window->renderer);
    if (window->window != NULL) SDL_DestroyWindow(window->window);
    *window = (Window){0};
}

Vec window_size_in_pixels(const Window *window) {
    Vec size = {0, 0};
    SDL_GetWindowSizeInPixels(window->window, &size.x, &size.y);
    return size;
}

int window_density(const Window *window) {
    int wide = 0;
    SDL_GetWindowSize(window->window, &wide, NULL);
    return int_max(100 * window_size_in_pixels(window).x / int_max(wide, 1), 100);
}

Vec window_point_to_pixel(const Window *window, Vec at) {
    Vec size = {1, 1}, pixels = window_size_in_pixels(window);
    SDL_GetWindowSize(window->window, &size.x, &size.y);
    return (Vec){at.x * pixels.x / int_max(size.x, 1), at.y * pixels.y / int_max(size.y, 1)};
}

Rect window_to_points(const Window *window, Rect px) {
    Vec size = {1, 1}, pixels = window_size_in_pixels(window);
    SDL_GetWindowSize(window->window, &size.x, &size.y);
    return fit_image_to_window((Rect){0, 0, size.x, size.y}, pixels, px);
}

// Finds where a frame goes in a window of `out` px, and remembers it.
static SDL_Rect place_frame(Window *window, const Image *frame, Vec out) {
    Vec size = {frame->w, frame->h};
    Rect at = window->place = window->fills ? fit_aspect_scaled(size, out) : fit_integer_scaled(size, out);
    return (SDL_Rect){at.x, at.y, at.w, at.h};
}

// Makes sure that there is a texture of that size.
static bool fit_texture(Window *window, Vec size) {
    if (window->texture != NULL && vec_eq(window->texture_size, size)) return true;
    if (window->texture != NULL) SDL_DestroyTexture(window->texture);
    window->texture = SDL_CreateTexture(window->renderer, SDL_PIXELFORMAT_ARGB8888,
                                        SDL_TEXTUREACCESS_STREAMING, size.x, size.y);
    window->texture_size = size;
    return window->texture != NULL;
}

static bool present_texture(Window *window, const Image *frame) {
    SDL_Rect to = place_frame(window, frame, window_size_in_pixels(window));
    SDL_ScaleMode mode = window->fills ? SDL_ScaleModeLinear : SDL_ScaleModeNearest;
    if (!fit_texture(window, (Vec){frame->w, frame->h})) return false;
    if (SDL_SetTextureScaleMode(window->texture, mode) != 0) return false;
    if (SDL_UpdateTexture(window->texture, NULL, frame->pixels, frame->w * (int)sizeof(uint32_t)) != 0)
        return false;
    SDL_SetRenderDrawColor(window->renderer, 0, 0, 0, 255);
    if (SDL_RenderClear(window->renderer) != 0) return false;
    if (SDL_RenderCopy(window->renderer, window->texture, NULL, &to) != 0) return false;
    window->calls = 2;
    SDL_RenderPresent(window->renderer);
    return true;
}

static void blacken_around(SDL_Surface *surface, SDL_Rect to) {
    int right = to.x + to.w, below = to.y + to.h;
    SDL_Rect bars[] = {{0, 0, surface->w, to.y},
                       {0, below, surface->w, surface->h - below},
                       {0, to.y, to.x, to.h},
                       {right, to.y, surface->w - right, to.h}};
    (void)SDL_FillRects(surface, bars, 4, SDL_MapRGB(surface->format, 0, 0, 0));
}

// Makes window->from the surface of this frame.
static bool fit_from(Window *window, const Image *frame) {
    SDL_Surface *from = window->from;
    if (from != NULL && from->pixels == frame->pixels && from->w == frame->w && from->h == frame->h)
        return true;
    SDL_FreeSurface(from);
    window->from = SDL_CreateRGBSurfaceWithFormatFrom(
        frame->pixels, frame->w, frame->h, 32, frame->w * (int)sizeof(uint32_t), SDL_PIXELFORMAT_RGB888);
    return window->from != NULL;
}

// Lets SDL draw a frame that is shrunk, or a surface with another format of pixels.
static bool stretch(Window *window, const Image *frame, SDL_Surface *surface, SDL_Rect to) {
    return fit_from(window, frame) && SDL_BlitScaled(window->from, NULL, surface, &to) == 0;
}

static bool present_surface(Window *window, const Image *frame) {
    SDL_Surface *surface = SDL_GetWindowSurface(window->window); // a new surface after a change of size
    if (surface == NULL) return false;
    SDL_Rect to = place_frame(window, frame, (Vec){surface->w, surface->h});
    window->calls = 1;
    if (to.w >= frame->w && host_show_frame(frame->pixels, (Vec){frame->w, frame->h}, window->place))
        return true;
    blacken_around(surface, to);
    if (surface->format->format == SDL_PIXELFORMAT_RGB888 && to.w >= frame->w) {
        Image all = {.w = surface->pitch / (int)sizeof(uint32_t), .h = surface->h, .pixels = surface->pixels};
        image_enlarge(&all, frame, (Vec){to.x, to.y}, to.w / frame->w);
    } else if (!stretch(window, frame, surface, to)) {
        return false;
    }
    return SDL_UpdateWindowSurface(window->window) == 0;
}

bool window_present(Window *window, const Image *frame) {
    return window->renderer != NULL ? present_texture(window, frame) : present_surface(window, frame);
}

bool window_is_fullscreen(const Window *window) {
    return (SDL_GetWindowFlags(window->window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void window_keep_awake(bool awake) {
    if (awake == (SDL_IsScreenSaverEnabled() == SDL_FALSE)) return;
    if (awake) {
        SDL_DisableScreenSaver();
    } else {
        SDL_EnableScreenSaver();
    }
}

void window_set_fullscreen(Window *window, bool full) {
    if (window_is_fullscreen(window) != full)
        SDL_SetWindowFullscreen(window->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

int window_refresh_rate(const Window *window) {
    SDL_DisplayMode mode;
    int display = SDL_GetWindowDisplayIndex(window->window);
    if (display < 0 || SDL_GetCurrentDisplayMode(display, &mode) != 0 || mode.refresh_rate <= 0) return 60;
    return int_clamp(mode.refresh_rate, 30, 360);
}
