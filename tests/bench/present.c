#include "bench/present.h"

#include "app/play/window.h"
#include "base/check.h"
#include "base/rng.h"
#include "bench/display.h"

#include <stdlib.h>
#include <string.h>

enum { FRAME_W = 640, FRAME_H = 360, WINDOW_W = 1280, WINDOW_H = 720, FRAME_PITCH = FRAME_W * 4 };

typedef struct Present {
    Display display;
    Window ours;
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *texture;
    Image frame;
} Present;

// So that no frame is the one before.
static void change(Present *present, int run) {
    present->frame.pixels[run % (FRAME_W * FRAME_H)] ^= 0xffffffu;
}

void present_ours(Bed *bed, int run) {
    Present *present = bed->own;
    change(present, run);
    CHECK(window_present(&present->ours, &present->frame));
    SDL_PumpEvents();
}

void present_peers(Bed *bed, int run) {
    Present *present = bed->own;
    SDL_Rect to = {0, 0, WINDOW_W, WINDOW_H};
    change(present, run);
    CHECK(SDL_UpdateTexture(present->texture, NULL, present->frame.pixels, FRAME_PITCH) == 0);
    (void)SDL_SetRenderDrawColor(present->renderer, 0, 0, 0, 255);
    (void)SDL_RenderClear(present->renderer);
    CHECK(SDL_RenderCopy(present->renderer, present->texture, NULL, &to) == 0);
    SDL_RenderPresent(present->renderer);
    SDL_PumpEvents();
}

double present_clock(const Bed *bed) {
    const Present *present = bed->own;
    return display_spent(&present->display);
}

static bool open_bare(Present *present, Uint32 flags) {
    present->window = SDL_CreateWindow("bare", WINDOW_W, 0, WINDOW_W, WINDOW_H, 0);
    present->renderer = SDL_CreateRenderer(present->window, -1, flags);
    present->texture = SDL_CreateTexture(present->renderer, SDL_PIXELFORMAT_ARGB8888,
                                         SDL_TEXTUREACCESS_STREAMING, FRAME_W, FRAME_H);
    return present->texture != NULL;
}

// Reads what a renderer is about to show, or what our surface does.
static bool read_shown(SDL_Renderer *renderer, SDL_Window *window, uint32_t *pixels) {
    if (renderer != NULL)
        return SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_RGB888, pixels, WINDOW_W * 4) == 0;
    const SDL_Surface *surface = SDL_GetWindowSurface(window);
    return SDL_ConvertPixels(WINDOW_W, WINDOW_H, surface->format->format, surface->pixels, surface->pitch,
                             SDL_PIXELFORMAT_RGB888, pixels, WINDOW_W * 4) == 0;
}

static bool show_the_same(Bed *bed) {
    static uint32_t ours[WINDOW_W * WINDOW_H], peers[WINDOW_W * WINDOW_H];
    Present *present = bed->own;
    int differing = 0;
    present_ours(bed, 0);
    present_peers(bed, 0);
    present_ours(bed, 0);
    present_peers(bed, 0);
    if (!read_shown(present->ours.renderer, present->ours.window, ours) ||
        !read_shown(present->renderer, present->window, peers))
        return false;
    for (int i = 0; i < WINDOW_W * WINDOW_H; i++) differing += ((ours[i] ^ peers[i]) & 0xffffffu) != 0;
    return differing <= 4; // the one that changes
}

const char *present_open(Bed *bed) {
    Present *present = calloc(1, sizeof *present);
    Error error;
    Rng rng;
    CHECK(present != NULL && image_init(&present->frame, FRAME_W, FRAME_H));
    bed->own = present;
    rng_init(&rng, 1, STREAM_LOOKS);
    for (int i = 0; i < FRAME_W * FRAME_H; i++)
        present->frame.pixels[i] = 0xff000000u | (uint32_t)rng_next(&rng);
    if (!display_open(&present->display)) return "Xvfb is missing: install xvfb";
    if (!window_open(&present->ours, (WindowPlace){.size = {WINDOW_W, WINDOW_H}}, false, &error))
        return "no window";
    SDL_SetWindowPosition(present->ours.window, 0, 0);
    if (!open_bare(present, (Uint32)bed->work->kind)) return "no window for the peer";
    return show_the_same(bed) ? NULL : "the windows do not show the same";
}

void present_close(Bed *bed) {
    Present *present = bed->own;
    if (present->renderer != NULL) SDL_DestroyRenderer(present->renderer);
    if (present->window != NULL) SDL_DestroyWindow(present->window);
    window_close(&present->ours);
    SDL_Quit();
    display_close(&present->display);
    image_free(&present->frame);
    free(present);
}
