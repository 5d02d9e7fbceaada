#pragma once

#include "view/ground/ground.h"

// The picture of a cell, or NULL where there is only void.
const CellPicture *ground_cell_picture(Ground *ground, const Level *level, Vec cell);
