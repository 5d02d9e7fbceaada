#pragma once
// How monsters fight: what all do, what single kinds do, and what elites do.

#include "sim/state/world.h"

// The common attack: approach, wind up, strike.

// The direction from the monster to its target.
int attack_aim(const World *world, const Actor *actor);

// True when its target is in range for a wind-up.
bool attack_in_range(const World *world, const Actor *actor);

// Fixes the way of its blow to where it faces, and of its lunge or shot to its target.
void attack_take_aim(World *world, int index);

// Begins the wind-up.
void attack_wind_up(World *world, int index);

// One tick of the final approach, off the cells' centres.
void attack_press_on(World *world, int index);

// One tick with the attack token: approaches or begins the wind-up.
void attack_close_in(World *world, int index);

// One tick of its blow, standing or lunging.
void attack_strike(World *world, int index);
void attack_swoop(World *world, int index);

// How monsters without an attack token wait: some steps from the hero, each style in its own way.

enum { ORBIT_NEAR = 2, ORBIT_FAR = 3 }; // steps from him

// One tick of waiting: circle around him; flutter to and fro; step back and stand.
void orbit_circle(World *world, int index);
void orbit_flutter(World *world, int index);
void orbit_stand_off(World *world, int index);

// How a body larger than a cell walks: over cells where all of its width fits, through walls that were only
// built by a toll, and around what is built for good: the border, pillars, braziers.

// One tick of the way to a cell, or as near to it as it fits.
void lumber_to(World *world, int index, Vec target, int eighths);

// Breaks what gives way in a cell; false when nothing does.
bool lumber_crush(World *world, int index, Vec cell);

// Clears its way by a thrust: crushes, tramples. True when something holds; `pillar` says whether that was a
// pillar, which breaks.
bool lumber_through(World *world, int index, Vec by, bool *pillar);

// Turn by turn: to the free cell nearest to `cell`.
void lumber_hop(World *world, int index, Vec cell);

// Behaviour of single monster kinds.

// One tick of a boar's charge: straight on, through actors and breakable props, until a wall stuns it.
void boar_charge(World *world, int index);

// Poachers shoot from a distance along a visible line, and only at a hero whom they see by light: darkness
// and pillars protect him. One tick with the attack token, and one of waiting for it.
void poacher_attack(World *world, int index);
void poacher_wait(World *world, int index);

// True when its target can be shot at: in sight and, if the hero, exposed by light.
bool poacher_willing(const World *world, int index);

// One tick of its blow: shoots the arrow.
void poacher_loose(World *world, int index);

// A slime killed by a blow splits into two of half its size, which do not split again. `dead` is a copy of
// the slime; its slot is already free.
void slime_split(World *world, int index, const Actor *dead);

// Snuffers put out flames (a task, sim/monsters/tasks.c) and keep away from the hero; cornered, they put out
// what he carries. True when his lantern is open.
bool snuffer_willing(const World *world, int index);

// One tick of keeping away.
void snuffer_wait(World *world, int index);

// True while the hero is too near for any task.
bool snuffer_shies(const World *world, int index);

// One tick of its blow.
void snuffer_snuff(World *world, int index);

// One tick of all skeleton bones: those that are due stand up.
void skeletons_rise(World *world);

// A hound leaps: one tick, in which the cell that it leaves begins to burn.
void hound_leap(World *world, int index);

// Chanters keep away, as poachers do, and heal the ally in their sight that is hurt most. Its index, or
// NOBODY.
ActorId chanter_ward(const World *world, int index);
bool chanter_willing(const World *world, int index);

// One tick with the attack token; one of the blow, whose song all around can hear.
void chanter_attack(World *world, int index);
void chanter_chant(World *world, int index);

// Wardens are blind: they run to where they heard something last, and smite what stands there. One tick of
// that; false when nothing is left to look for.
bool warden_hunts(World *world, int index);

// A mimic that lies as a chest lets the hero come near for a moment; monsters that come to chests it bites.
// One tick of that; true while it does not mind him.
bool mimic_waits(World *world, int index, bool near);

// The elites, one to a depth: they know more than one blow (sim/combat/blows.h).

// The Sacristan sweeps its censer. Where its hit points pass a mark it gets away from the hero and rings: a
// toll. One tick with and without the attack token; one of its blow, or of its ringing.
void sacristan_attack(World *world, int index);
void sacristan_wait(World *world, int index);
void sacristan_strike(World *world, int index);

// The Cooper rolls barrels at whom it sees from afar, and slams who is near.
void cooper_attack(World *world, int index);
void cooper_strike(World *world, int index);

// An elite died: the next toll opens the grate of its depth; the Warlord leaves his crown.
void elites_remove_dead(World *world, const Actor *dead);

// The Warlord. Guard: sweeps, slams, charges. Toll: he goes to ring the great bell now and then, and slams
// put out braziers. Crown: all flames go out and his crown burns; he hears who hides, leaps at who is
// exposed, and puts out every brazier that is lit again.

typedef enum WarlordPhase { WARLORD_GUARD, WARLORD_TOLL, WARLORD_CROWN, WARLORD_PHASES } WarlordPhase;

enum { WARLORD_RING_TICKS = 1200, WARLORD_STUN_TICKS = 120 };

// One tick of his own; false while he sleeps or stands there like any other monster.
bool warlord_tick(World *world, int index);

// One tick of his blow.
void warlord_strike(World *world, int index);
