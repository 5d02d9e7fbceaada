#pragma once
// How fast monsters notice the hero (see balance_hero.h). Each look adds the gain, and more the nearer he
// is.

enum {
    NOTICE_GAIN = 12,
    NOTICE_NEAR = 4, // for each cell that he is nearer than the monster's sight
    NOTICE_LOSS = 6,
    NOTICE_FULL = 60,
    HIDDEN_SIGHT = 2, // cells from which a monster that faces or chases a hidden hero sees him
    ASLEEP_SIGHT = 2, // cells that a sleeping monster sees
    ASLEEP_EAR = -3   // added to its hearing
};
