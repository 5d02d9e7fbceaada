#pragma once
#include "gen/gen.h"

extern const Generator ROOMS;
