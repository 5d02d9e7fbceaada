#pragma once

#include "sim/state/world.h"

// The Warlord has three phases. Guard: he sweeps, slams and charges. Toll: from time to time he goes to ring
// the great bell, and his slams put out braziers. Crown: all flames go out and his crown burns; he hears a
// hero in the dark, leaps at one in the light, and puts out every brazier that is lit again.

typedef enum WarlordPhase { WARLORD_GUARD, WARLORD_TOLL, WARLORD_CROWN, WARLORD_PHASES } WarlordPhase;

enum { WARLORD_RING_TICKS = 1200, WARLORD_STUN_TICKS = 120 };

// One tick of what only he does. Returns false while he sleeps or just stands there.
bool warlord_tick(World *world, int index);

// One tick of his blow.
void warlord_strike(World *world, int index);
