#pragma once
// The Warlord. Guard: sweeps, slams, charges. Toll: he goes to ring the great bell now and then, and slams
// put out braziers. Crown: all flames go out and his crown burns; he hears who hides, leaps at who is
// exposed, and puts out every brazier that is lit again.

#include "sim/state/world.h"

typedef enum WarlordPhase { WARLORD_GUARD, WARLORD_TOLL, WARLORD_CROWN, WARLORD_PHASES } WarlordPhase;

enum { WARLORD_RING_TICKS = 1200, WARLORD_STUN_TICKS = 120 };

// One tick of his own; false while he sleeps or stands there like any other monster.
bool warlord_tick(World *world, int index);

// One tick of his blow.
void warlord_strike(World *world, int index);
