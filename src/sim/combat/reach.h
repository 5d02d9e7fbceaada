#pragma once
// Obstacles between two positions, and how near they are.

#include "map/level.h"
#include "sim/state/units.h"

enum { MISSILE_PX = 3 }; // the radius of a missile

// True when no solid cell lies on the line between two positions (sub), and the line does not pass between
// two solid cells that touch at a corner. Sight passes such a gap (map/fov.h); bodies and blows do not.
bool combat_line_open(const Level *level, Vec from, Vec to);

// True when the box of a body at `target` comes within `reach_px` px of `from`.
bool combat_body_within(Vec from, Vec target, int reach_px);
// The same for a box of another size; `half` is half of it, in sub.
bool combat_box_within(Vec from, Vec target, Vec half, int reach_px);

// True when a missile at `at` touches the box of a body at `target`.
bool combat_missile_hits(Vec at, Vec target, Vec half);
