#pragma once
// The window: a frame is shown enlarged by the largest whole number that fits the window's real pixels, with
// black around it; by the GPU as a streaming texture, without one by us in the window's own surface.

#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/image.h"

#include <SDL.h>

typedef struct Window {
    SDL_Window *window;
    SDL_Renderer *renderer; // NULL: without a GPU
    SDL_Texture *texture;
    Vec texture_size;  // px
    SDL_Surface *from; // without a GPU, for a frame that SDL stretches: its pixels are the frame's
    Rect place;        // px of the window where the last frame lies
    bool fills;        // frames are stretched to all of it, by any factor
    int calls;         // that drew the last frame
} Window;

// Where a window lies, in points.
typedef struct WindowPlace {
    Vec size, at;
    bool placed, maximised; // else `at` is where the system likes
} WindowPlace;

// A size of (0,0): as large as suits the screen. One that was remembered (`placed`) and lies off every
// display is put in the middle, no larger than that display. False with one line in `error`, also when SDL
// found only a driver that shows nothing.
MUST_CHECK bool window_open(Window *window, WindowPlace place, bool fullscreen, Error *error);
void window_close(Window *window);

// What the desktop shows for it: a PNG file. One that cannot be read leaves it without.
void window_set_icon(Window *window, const char *path);

// The size that suits a screen with so much room, px: 1280x720 enlarged by a whole number while four fifths
// of the room hold it; on small screens all of it but for a title bar.
Vec window_first_size(Vec room);

// Where it lies now. False while that tells nothing: in full screen, or hidden. Maximised, it is only that.
bool window_lies(const Window *window, WindowPlace *place);

// The place itself where its upper edge, by which it is moved, shows enough on one of the displays' rooms;
// else its size alone, no larger than the first room.
WindowPlace window_shown_place(WindowPlace place, const Rect *rooms, int count);

// The window's real pixels, and how many of them there are to a point, in hundredths.
Vec window_pixels(const Window *window);
int window_density(const Window *window);

// A point as SDL tells where the mouse is, in those pixels.
Vec window_point(const Window *window, Vec at);
Rect window_points(const Window *window, Rect px); // and the other way round

// Shows a frame and returns when it was handed over (with a display that makes programs wait for it, when
// that took it). False when the display failed.
bool window_present(Window *window, const Image *frame);

// Keeps the screen saver off while somebody plays, be it with a pad alone.
void window_keep_awake(bool awake);

void window_set_fullscreen(Window *window, bool full);
bool window_is_fullscreen(const Window *window);

// Frames a second that the display shows.
int window_rate(const Window *window);
