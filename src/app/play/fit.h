#pragma once
// How the picture fills a window of any size. From 1280x720 on, a pixel of the near view is enlarged by a
// whole number, and the rest of the window shows more cells. For a smaller window, or the far view at an
// odd factor, no whole number fits. There the frame is made for the next larger factor and shrunk evenly.
// The letters of the HUD stay sharp as long as there is room, because the HUD has a layer of its own. A
// window taller than wide shows more cells above and below. On a phone the frame, with the layer on it, is
// stretched to the whole window.

#include "view/hud/hud.h"

enum { FIT_LARGE_W = 320, FIT_LARGE_H = 180 }; // px of the layer, at least, where letters are to be larger
// px of the near frame; beyond that, bars remain
enum { FIT_MOST_W = 960, FIT_MOST_H = 640, FIT_TALL_H = 1440 };

typedef struct Fit {
    Vec near;    // px of the near frame; the far one is twice as wide and high
    Vec layer;   // px of the HUD's
    Vec picture; // px of the window that it all fills
    int scale;   // of the layer, on the screen
    bool smooth; // the near frame does not fill the picture by a whole number
    bool laid;   // the layer lies on the frame before that is stretched
    bool fills;  // the picture is stretched once more, to the whole window
} Fit;

// A window's pixels, and how many of them make a point (a browser's px), in hundredths.
typedef struct Surface {
    Vec size;
    int density;
} Surface;

// `larger` is in halves: how much larger than usual the HUD's letters are, as far as there is room.
Fit fit_window(Surface window, int larger);

// The size of the HUD's letters in that window, in hundredths of the usual size.
int fit_letters(Surface window, int larger);

// Where in a window a picture is shown: as large as whole pixels allow, in the middle.
Rect fit_place(Vec picture, Vec window);
// The same, by any factor.
Rect fit_filled(Vec picture, Vec window);

// Converts a point of the window to the px of an image of `size` that fills `place`. Outside the place, the
// px is outside the image.
Vec fit_point(Rect place, Vec size, Vec at);

// The other way round: where a part of that image lies in the window.
Rect fit_rect(Rect place, Vec size, Rect part);

// Whether the far view has room.
bool fit_has_far(const Fit *fit);
