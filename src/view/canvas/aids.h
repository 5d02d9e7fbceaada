#pragma once
// Aids that make the picture easier to see.

#include "view/canvas/image.h"

// Kinds of colour blindness, by the cones that are missing: none, red, green or blue.
typedef enum ColourSight { SIGHT_USUAL, SIGHT_PROTAN, SIGHT_DEUTAN, SIGHT_TRITAN, SIGHT_COUNT } ColourSight;

enum { BRIGHTNESS_LEAST = -2, BRIGHTNESS_MOST = 3 };

typedef struct Aids {
    bool still;     // nothing shakes or sways
    bool calm;      // nothing flashes, flickers or blinks
    bool captions;  // sounds are told in words
    bool contrast;  // outlines around everything that matters, on a darker floor
    int brightness; // 0: as drawn
    int larger;     // by how many halves HUD and letters are enlarged, as far as the window has room
    ColourSight sight;
} Aids;

// ---- view/canvas/grade.c

// The last step of a picture: changes its brightness, and its colours so that the player's eyes can tell them
// apart. Uses whole numbers only.

// False if no colour would change.
bool grade_changes(const Aids *aids);
Colour grade_colour(const Aids *aids, Colour colour);
// Changes a whole picture, into another one of the same size.
void grade_image(const Aids *aids, const Image *from, Image *to);
