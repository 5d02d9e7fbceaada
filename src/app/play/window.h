#pragma once
// The window. A frame is shown enlarged by the largest whole number that fits the window's real pixels,
// with black around it. With a GPU it is a streaming texture; without one we enlarge it in the window's own
// surface.

#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/image.h"

#include <SDL.h>

typedef struct Window {
    SDL_Window *window;
    SDL_Renderer *renderer; // NULL: there is no GPU
    SDL_Texture *texture;
    Vec texture_size;  // px
    SDL_Surface *from; // without a GPU, for frames that SDL stretches; shares the frame's pixels
    Rect place;        // where the last frame is in the window, px
    bool fills;        // frames are stretched to the whole window, by any factor
    int calls;         // how many calls drew the last frame
} Window;

// Where a window lies, in points.
typedef struct WindowPlace {
    Vec size, at;
    bool placed, maximised; // `at` counts; the window is maximised
} WindowPlace;

// Opens the window. A size of (0,0) lets it choose by the screen. A remembered place (`placed`) outside
// every display becomes the middle of one, no larger than that display. Returns false with one line in
// `error`, also when SDL found only a driver that shows nothing.
MUST_CHECK bool window_open(Window *window, WindowPlace place, bool fullscreen, Error *error);
void window_close(Window *window);

// Sets the icon on the desktop from a PNG file. If it cannot be read, there is no icon.
void window_set_icon(Window *window, const char *path);

// The size in px for a screen with that room: 1280x720 enlarged by a whole number, up to four fifths of the
// room. On small screens it is the whole room without a title bar.
Vec window_first_size(Vec room);

// Where the window is now. Returns false in full screen or while it is hidden. If it is maximised, only that
// is written.
bool window_get_place(const Window *window, WindowPlace *place);

// Returns the place itself if enough of its title bar is on one of the displays. Otherwise only its size, no
// larger than the first display.
WindowPlace window_clamp_place(WindowPlace place, const Rect *rooms, int count);

// The window's real pixels, and how many of them make a point, in hundredths.
Vec window_size_in_pixels(const Window *window);
int window_density(const Window *window);

// Converts a point, in which SDL reports the mouse, to those pixels.
Vec window_point_to_pixel(const Window *window, Vec at);
Rect window_pixels_to_points(const Window *window, Rect px); // the inverse

// Shows a frame. Returns when it was handed over; a display that makes programs wait takes it first. Returns
// false when the display failed.
bool window_present(Window *window, const Image *frame);

// Turns the screen saver off during play, because it does not notice a pad.
void window_keep_awake(bool awake);

void window_set_fullscreen(Window *window, bool full);
bool window_is_fullscreen(const Window *window);

// The display's frames per second.
int window_rate(const Window *window);
