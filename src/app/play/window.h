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
    SDL_Renderer *renderer; // NULL: without a GPU
    SDL_Texture *texture;
    Vec texture_size;  // px
    SDL_Surface *from; // without a GPU, for a frame that SDL stretches: its pixels are the frame's
    Rect place;        // px of the window where the last frame lies
    bool fills;        // frames are stretched to the whole window, by any factor
    int calls;         // how many calls drew the last frame
} Window;

// Where a window lies, in points.
typedef struct WindowPlace {
    Vec size, at;
    bool placed, maximised; // else `at` is where the system likes
} WindowPlace;

// Opens the window. A size of (0,0) means as large as suits the screen. A remembered place (`placed`) that
// lies outside every display is replaced by the middle of one, no larger than that display. Returns false
// with one line in `error`, also when SDL found only a driver that shows nothing.
MUST_CHECK bool window_open(Window *window, WindowPlace place, bool fullscreen, Error *error);
void window_close(Window *window);

// Sets the icon on the desktop from a PNG file. If it cannot be read, there is no icon.
void window_set_icon(Window *window, const char *path);

// The size that suits a screen with so much room, in px: 1280x720 enlarged by a whole number, as long as it
// fits into four fifths of the room. On small screens the whole room without a title bar.
Vec window_first_size(Vec room);

// Where the window lies now. False in full screen or while it is hidden. When maximised, only that is told.
bool window_lies(const Window *window, WindowPlace *place);

// Returns the place itself if enough of its upper edge, by which it is moved, shows on one of the displays.
// Otherwise only its size, no larger than the first display.
WindowPlace window_shown_place(WindowPlace place, const Rect *rooms, int count);

// The window's real pixels, and how many of them make a point, in hundredths.
Vec window_pixels(const Window *window);
int window_density(const Window *window);

// Converts a point, in which SDL gives the mouse's place, to those pixels.
Vec window_point(const Window *window, Vec at);
Rect window_points(const Window *window, Rect px); // and the other way round

// Shows a frame. Returns when it was handed over, or when the display took it, if the display makes
// programs wait. Returns false when the display failed.
bool window_present(Window *window, const Image *frame);

// Keeps the screen saver off while somebody plays, even with a pad alone.
void window_keep_awake(bool awake);

void window_set_fullscreen(Window *window, bool full);
bool window_is_fullscreen(const Window *window);

// How many frames a second the display shows.
int window_rate(const Window *window);
