#pragma once
// How the picture fills a window of any size. From 1280x720 on, a pixel of the near view is enlarged by a
// whole number, and the rest of the window shows more cells. For a smaller window, or the far view at an
// odd factor, no whole number fits. There the frame is made for the next larger factor and shrunk evenly.
// The letters of the HUD stay sharp as long as there is room, because the HUD has a layer of its own. A
// window taller than wide shows more cells above and below. On a phone the frame, with the layer on it, is
// stretched to the whole window.

#include "view/hud/hud.h"

enum { FIT_LARGE_W = 320, FIT_LARGE_H = 180 }; // px: the least layer when letters are larger
// The largest near frame in px. A larger window gets bars.
enum { FIT_MOST_W = 960, FIT_MOST_H = 640, FIT_TALL_H = 1440 };

typedef struct Fit {
    Vec near;    // px of the near frame; the far frame is twice as wide and high
    Vec layer;   // px of the HUD's layer
    Vec picture; // px of the window that frame and layer fill
    int scale;   // how much the layer is enlarged on the screen
    bool smooth; // the near frame is enlarged by a factor that is not whole
    bool laid;   // the layer is drawn onto the frame before the frame is stretched
    bool fills;  // the picture is stretched once more, to the whole window
} Fit;

// A window's size in px, and its density: how many px make a point (a browser's px), in hundredths.
typedef struct Surface {
    Vec size;
    int density;
} Surface;

// `larger_halves`: by how many halves the HUD's letters should be larger than usual (2: twice as large). They
// grow as far as there is room.
Fit fit_window(Surface window, int larger_halves);

// The size of the HUD's letters in that window, in hundredths of the usual size.
int fit_text_percent(Surface window, int larger_halves);

// Where in a window of `window` px a picture is shown: in the middle, enlarged by the largest whole number
// that fits, or shrunk if even its own size does not fit.
Rect fit_integer_scaled(Vec picture, Vec window);
// The same, enlarged by any factor.
Rect fit_aspect_scaled(Vec picture, Vec window);

// Converts a px of the window to the px of an image of `size` that fills the rectangle `place` of the window.
// Outside `place`, the result is outside the image.
Vec fit_window_to_image(Rect place, Vec size, Vec px);

// The inverse: where a part of that image lies in the window.
Rect fit_image_to_window(Rect place, Vec size, Rect part);

// Whether there is room for the far view.
bool fit_allows_far_view(const Fit *fit);
