#pragma once
// How fast monsters notice the hero (see balance_hero.h). Each look adds the gain, and more the nearer he
// is.

enum {
    NOTICE_GAIN = 12,
    NOTICE_NEAR = 4, // for each cell that he is nearer than the monster's sight
    NOTICE_LOSS = 6,
    NOTICE_FULL = 60
};
