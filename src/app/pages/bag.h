#pragma once
// What the page of the bag shows.

#include "app/pages/page.h"
#include "view/screens/bag.h"

typedef struct BagState {
    int kind;                                           // on which the cursor is: things come and go
    char label[80], value[80], help[4 * BAG_WORDS_MAX]; // of the thing that was told last
} BagState;
