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
    SDL_Surface *from; // without a GPU: the frame that SDL stretches; shares the frame's pixels
    Rect place;        // where in the window the last frame is, px
    bool fills;        // frames are stretched to the whole window, by any factor
    int calls;         // how many calls of SDL drew the last frame
} Window;

// Where a window lies, in points. `placed`: `at` counts; otherwise the window opens in the middle of a
// display.
typedef struct WindowPlace {
    Vec size, at;
    bool placed, maximised;
} WindowPlace;

// Opens the window. A size of (0,0) lets it choose by the screen. A remembered place (`placed`) outside
// every display becomes the middle of one; a size larger than its display is chosen again. Returns false with
// one line in `error`, also when SDL found only a driver that shows nothing.
MUST_CHECK bool window_open(Window *window, WindowPlace place, bool fullscreen, Error *error);
void window_close(Window *window);

// Sets the icon on the desktop from a PNG file. If it cannot be read, there is no icon.
void window_set_icon(Window *window, const char *path);

// The size of the window on a screen where `room` px are free: 1280x720 enlarged by a whole number, up to
// four fifths of the room. On small screens it is the whole room without a title bar.
Vec window_first_size(Vec room);

// Finds where the window is now. Returns false in full screen or while it is hidden. If it is maximised, only
// `maximised` is written.
bool window_get_place(const Window *window, WindowPlace *place);

// Returns the place itself if enough of its title bar is on one of the `count` displays, otherwise only its
// size. A size larger than that display (if it is on none, than the first) becomes (0,0).
WindowPlace window_keep_place(WindowPlace place, const Rect *displays, int count);

// The window's size in real pixels.
Vec window_size_in_pixels(const Window *window);
// How many real pixels make a point, in hundredths.
int window_density(const Window *window);

// Converts a point of the window, in which SDL reports the mouse, to real pixels.
Vec window_point_to_pixel(const Window *window, Vec at);
Rect window_to_points(const Window *window, Rect px); // the inverse

// Shows a frame. Returns when it was handed over; on a display that makes programs wait, that is when the
// display takes it. Returns false when the display failed.
bool window_present(Window *window, const Image *frame);

// Turns the screen saver off while `awake`: during play, because it does not notice a pad.
void window_keep_awake(bool awake);

void window_set_fullscreen(Window *window, bool full);
bool window_is_fullscreen(const Window *window);

// The display's frames per second, 30..360; 60 if that is unknown.
int window_refresh_rate(const Window *window);
