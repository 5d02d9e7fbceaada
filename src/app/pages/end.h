#pragma once
// What the page at the end of a game shows.

#include "app/pages/page.h"

typedef struct EndState {
    uint32_t quiet_ms; // session_ms() when it came up, or something was pressed too soon
    char another[40], same[40];
} EndState;

// What it tells of the game that was played.
EndPage end_page(const Play *play);
