#pragma once
// How monsters fight: what all do, what single kinds do, and what elites do.

#include "sim/state/world.h"

// The common attack: approach, wind up, strike.

// The direction from the monster to its target.
int attack_dir_to_target(const World *world, const Actor *actor);

// True when its target is in range for a wind-up.
bool attack_can_wind_up(const World *world, const Actor *actor);

// Fixes the direction of its blow to where it faces, and of its lunge or shot to its target.
void attack_take_aim(World *world, int index);

// Begins the wind-up.
void attack_turn(World *world, int index);

// One tick of the last approach, where it no longer walks from cell to cell.
void attack_final_approach(World *world, int index);

// One tick with the attack token: approaches or begins the wind-up.
void attack_approach(World *world, int index);

// One tick of a blow that it strikes where it stands.
void attack_strike(World *world, int index);
// One tick of a blow in which it lunges.
void attack_lunge(World *world, int index);

// How monsters without an attack token wait: a few steps from the hero, each style in its own way.

enum { ORBIT_NEAR = 2, ORBIT_FAR = 3 }; // steps from him

// One tick of circling the hero.
void orbit_circle(World *world, int index);
// One tick of fluttering to and fro.
void orbit_flutter(World *world, int index);
// One tick of stepping back and standing ready.
void orbit_keep_distance(World *world, int index);

// How a body wider than a cell walks. It needs room for its whole width. It passes walls that a toll built,
// but goes around what stays for ever: the border, pillars, braziers.

// One tick on the way to a cell, or as near to it as the body fits.
void large_body_walk_to(World *world, int index, Vec target_cell, int eighths);

// Breaks what can break in a cell. Returns false when nothing does.
bool large_body_break_cell(World *world, int index, Vec cell);

// Clears its way for a move of `by` (sub): crushes what gives way and tramples actors. Returns true when
// something solid is left that stops it. Sets `pillar_broke` to true if a pillar stood there, which breaks;
// otherwise leaves it as it is. `pillar_broke` may be NULL: then pillars stay.
bool large_body_is_stopped(World *world, int index, Vec by, bool *pillar_broke);

// Turn by turn: moves to the free cell nearest to `cell`.
void large_body_hop(World *world, int index, Vec cell);

// Behaviour of single monster kinds.

// One tick of a boar's charge: straight on, through actors and breakable props, until a wall stuns it.
void boar_charge(World *world, int index);

// Poachers shoot from a distance along a free line. They shoot at the hero only while light shows him:
// darkness and pillars protect him.

// One tick with the attack token.
void poacher_attack(World *world, int index);
// One tick of waiting for it, at a distance.
void poacher_wait(World *world, int index);

// True when its target can be shot at: in sight and, if the hero, exposed by light.
bool poacher_should_attack(const World *world, int index);

// One tick of its blow: shoots the arrow.
void poacher_loose(World *world, int index);

// A slime killed by a blow splits into two of half its size, which do not split again. `dead` is a copy of
// the slime; its slot is already free.
void slime_split(World *world, int index, const Actor *dead);

// Snuffers put out flames (a task: sim/monsters/tasks.c) and keep away from the hero. When he is beside them,
// they shut his lantern.

// True while there is a light to put out: the hero's lantern is open.
bool snuffer_sees_lantern(const World *world, int index);

// One tick of keeping away.
void snuffer_wait(World *world, int index);

// True while the hero is too near for any task.
bool snuffer_sees_hero(const World *world, int index);

// One tick of its blow.
void snuffer_shut_lantern(World *world, int index);

// One tick of all bones: skeletons whose time has come stand up.
void skeletons_rise(World *world);

// One tick of a hound's leap. The cell that it leaves begins to burn.
void hound_leap(World *world, int index);

// Chanters keep away like poachers, and heal the ally in sight that is hurt most.

// That ally, or NOBODY.
ActorId chanter_hurt_ally(const World *world, int index);
// True when there is such an ally.
bool chanter_should_heal(const World *world, int index);

// One tick with the attack token.
void chanter_begin_song(World *world, int index);
// One tick of its song, which everybody around hears.
void chanter_sing(World *world, int index);

// Wardens are blind. They run to where they last heard something and strike what stands there.

// One tick of that. Returns false when there is nothing left to look for.
bool warden_hunt_tick(World *world, int index);

// One tick of a mimic that looks like a chest. It lets the hero come near for a moment, and bites monsters
// that come to chests. Returns true while it does not attack him.
bool mimic_spares_hero_tick(World *world, int index, bool hero_near);

// The elites have more than one kind of blow (sim/combat/blows.h).

// The Sacristan swings its censer. When its hit points fall to one of ActorInfo.stages it walks away from the
// hero and rings, which brings a toll.

// One tick with the attack token.
void sacristan_attack(World *world, int index);
// One tick without it.
void sacristan_ring(World *world, int index);
// One tick of its blow or its ringing.
void sacristan_strike(World *world, int index);

// The Cooper rolls barrels at a hero who is far away and slams one who is near.

// One tick with the attack token.
void cooper_attack(World *world, int index);
// One tick of its blow.
void cooper_strike(World *world, int index);

// Call it when a monster has died. An elite's death lowers the quota of its depth by ELITE_TREASURES. The
// Warlord leaves his crown.
void elites_reward_kill(World *world, const Actor *dead);

// The Warlord has three phases. Guard: he sweeps, slams and charges. Toll: from time to time he goes to ring
// the great bell, and his slams put out braziers. Crown: all flames go out and his crown burns; he hears a
// hero in the dark, leaps at one in the light, and puts out every brazier that is lit again.

typedef enum WarlordPhase { WARLORD_GUARD, WARLORD_TOLL, WARLORD_CROWN, WARLORD_PHASES } WarlordPhase;

enum { WARLORD_RING_TICKS = 1200, WARLORD_STUN_TICKS = 120 };

// One tick of what only he does. Returns false while he sleeps or just stands there.
bool warlord_tick(World *world, int index);

// One tick of his blow.
void warlord_strike(World *world, int index);
