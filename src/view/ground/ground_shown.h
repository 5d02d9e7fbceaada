#pragma once

#include "view/ground/ground.h"

// A cell of the level as it is shown: also while its stone rises or sinks, and as rock where there is only
// void. Valid until the next call.
ShownCell ground_shown_cell(Ground *ground, const ShownLevel *shown, Vec cell);
