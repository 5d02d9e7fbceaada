#pragma once
// Blows: whom they reach, and what they do to a body. Their effect on a monster's mind is left as a fact for
// sim/monsters/wounds.c (state/facts.h).

#include "sim/combat/reach.h"
#include "sim/state/actor.h"
#include "sim/state/world.h"

// The ticks for which an actor is thrown back; and the ticks after a hit in its wind-up during which no
// further hit cancels it.
enum { HURT_TICKS = 8, STEADY_TICKS = 60 };

// True for a monster that has not noticed the hero or cannot fight back: a strike or shot then does more.
bool combat_is_off_guard(const Actor *monster);

// The half hearts below which a monster cannot fall before its next phase has begun; 0: it has no more
// phases.
int combat_phase_hp(const Actor *monster);

// True while a monster's blow is raised or falls.
bool combat_is_in_blow(const Actor *actor);

// True if something could hurt the actor now.
bool combat_can_be_hit(const World *world, const Actor *actor);

// True if the hero's strike or shot at the monster is a sneak attack. Then multiplies its damage and reports
// it.
bool combat_add_sneak_damage(World *world, int index, int dir, int *damage);

// A monster's shield stops what the actor `by` (or NOBODY) did to it.
void combat_block(World *world, int index, ActorId by, Cause cause, int dir);

// Begins an act and emits its event.
void combat_begin_act(World *world, int index, Act act);

// The total ticks of the actor's current act.
int combat_act_ticks(const World *world, int index);

// Advances the act by one tick. Wind-up, blow, recovery and hurt last their time; each then becomes the next
// act.
void combat_act_tick(World *world, int index);

// True when the position `at` (sub) is within the hero's blow.
bool combat_in_hero_blow(const World *world, Vec at);

// Applies one tick of an actor's blow to every actor that it meets, monsters among them.
void combat_blow_tick(World *world, int index);

// Hurts an actor unless it is invulnerable, and knocks it back towards `push_dir`. `base_damage` is in half
// hearts. It is doubled for a monster, except an elite, that is hurt by a trap, fire or a blast. The hero's
// protection reduces it.
void combat_hurt(World *world, int index, int base_damage, int push_dir, Cause cause);

// The same, caused by the actor `by` or NOBODY. A monster hurt by another monster may attack it.
void combat_hurt_by(World *world, int index, int base_damage, int push_dir, Cause cause, ActorId by);

// An arrow of the hero hits a monster. It comes from the position `from` (sub). It does more damage from the
// dark, and a shield stops it.
void combat_apply_arrow(World *world, int index, int damage, Vec from);

// The same for a missile or blow of the actor `by`, or of NOBODY.
void combat_apply_hit(World *world, int index, int damage, Vec from, ActorId by);

// True when a monster's blow reaches another actor now.
bool combat_reaches(const World *world, int index, int target);

// True when an actor's blow in the direction `aim` would hit `other`.
bool combat_would_meet(const World *world, int index, int aim, int other);

// Heals at most `most` half hearts. Returns how many were missing and came back.
int combat_heal(World *world, int index, int most);

// Kills a monster; its drops are laid at `drops_at` (sub).
void combat_kill(World *world, int index, Cause cause, Vec drops_at);
