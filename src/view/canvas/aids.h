#pragma once
// Aids that make the picture easier to see.

#include "view/canvas/image.h"

// Whose eyes see the colours: the usual, or those without the cones for red, green or blue.
typedef enum ColourSight { SIGHT_USUAL, SIGHT_PROTAN, SIGHT_DEUTAN, SIGHT_TRITAN, SIGHT_COUNT } ColourSight;

enum { BRIGHTNESS_LEAST = -2, BRIGHTNESS_MOST = 3 };

typedef struct Aids {
    bool still;     // nothing shakes or sways
    bool calm;      // nothing flashes, flickers or blinks
    bool captions;  // what is heard is told in words
    bool contrast;  // edges around all that matters, on a darker floor
    int brightness; // 0: as it is drawn
    int larger;     // halves by which HUD and letters are, as far as the window has room
    ColourSight sight;
} Aids;

// ---- view/canvas/grade.c

// The last step of a picture: its brightness, and colours that these eyes tell apart. Whole numbers.

// False where every colour would stay as it is.
bool grade_changes(const Aids *aids);
Colour grade_colour(const Aids *aids, Colour colour);
// The whole picture, to one of the same size.
void grade_image(const Aids *aids, const Image *from, Image *to);
