#pragma once
// The whole state of one level in play. It changes only through world_tick(), 60 times a second, and
// everything in it follows from the level, the seed and the inputs. Several levels make a game (sim/game.h).

#include "base/rng.h"
#include "gen/rebuild.h"
#include "map/balance.h"
#include "map/dist.h"
#include "map/fov.h"
#include "map/level.h"
#include "sim/state/events.h"

enum {
    WORLD_RULES = 6, // grows with every change that makes old recordings play differently
    GAME_DEPTHS = GEN_DEPTH_MAX,
    TICKS_PER_SECOND = 60,
    SUB = 256,                // sub in a pixel
    CELL_SUB = CELL_PX * SUB, // sub in a cell
    ACTORS_MAX = 1280,        // the hero and monsters, with room for slimes that split
    WORLD_ITEMS_MAX = 2 * LEVEL_SPAWNS_MAX,
    HERO = 0,    // the hero's index
    BODY_W = 20, // px; the collision box of a body is the lower half of its picture
    BODY_H = 16,
    SIGHT_X = 10, // half the near view, in cells: monsters notice nothing beyond
    SIGHT_Y = 5,
    VIEW_X = 11, // all of the near view, in cells from the hero: how far he sees
    VIEW_Y = 6,
    FLAME_RADIUS_MAX = BRAZIER_RADIUS, // of what stands still
    PATH_MAX = 64,
    PLANS_MAX = 6, // paths planned in one tick; who comes too late waits for the next
    WORLD_DOORS_MAX = 64,
    DOOR_OPEN_TICKS = 8,   // from the push to the open door
    DOOR_SHUT_TICKS = 120, // after the last body left it
    MISSILES_MAX = 64,
    SPILLS_MAX = 128,
    FIRES_MAX = 256,
    PROPS_MAX = 64,
    EAT_TICKS = 120, // that a rat needs for a good
    USE_TICKS = 20,  // to open a chest, light a bracket, set a candle
    RING_TICKS = 40, // to ring the hand bell
    ROLL_TICKS = 16,
    ROLL_AGAIN_TICKS = 36, // from the beginning of a roll to the next
    AIM_LEAST = 3,         // cells that a lob flies, at once
    AIM_MOST = 7,          // and when it was held long enough
    SLOTS = 5,
    CANDLES_START = 3,
    ARROWS_START = 6,
    CANDLE_TICKS = 10800,
    BRAND_TICKS = 1800,      // in the hand
    BRAND_FLOOR_TICKS = 600, // on the floor, at most
    STRUCK_OUT_TICKS = 30,   // for which a strike or a throw exposes
    TOLL_WARN_TICKS = 600,   // before a toll it announces itself
    SPIKES_CLICK_TICKS = 15,
    SPIKES_OUT_TICKS = 30,
    DARTS_REARM_TICKS = 180
};

// What the player holds down during one tick.
enum {
    BUTTON_STRIKE = 1,
    BUTTON_USE = 2,
    BUTTON_ROLL = 4,
    BUTTON_THROW = 8,
    BUTTON_SHUTTER = 16,
    BUTTON_BELL = 32,
    BUTTONS_ALL = 63
};
// Of what is in the bag, `pick` names a kind: with BUTTON_USE it is used, with BUTTON_THROW taken in hand,
// with a slot put into that slot to stay (or, if it is there already, out of it).
typedef struct Input {
    int8_t x, y; // -1, 0, 1
    uint8_t buttons;
    uint8_t slot; // 1..SLOTS: that quick slot is pressed; 0: none
    uint8_t pick; // ItemKind + 1; 0: none
} Input;

typedef enum Mind {
    MIND_ASLEEP,
    MIND_IDLE,
    MIND_PATROL,
    MIND_SUSPICIOUS, // noticed or heard something: "?", then goes there
    MIND_CHASE,      // sees the hero, or did within the last half second
    MIND_SEARCH,     // goes where he was last seen, then looks about there
    MIND_RETURN,     // walks home
    MIND_AMBUSH,     // lies in wait, unseen, with the rest of its pack
    MIND_FLEE,       // away from the hero; cornered, it fights
    MIND_STUNNED,    // does nothing
    MIND_COUNT
} Mind;
extern const char *const MIND_NAMES[MIND_COUNT];

typedef enum Act {
    ACT_NONE,
    ACT_WINDUP,
    ACT_BLOW,
    ACT_RECOVERY,
    ACT_HURT, // thrown back, without control
    ACT_DEAD, // the hero only; dead monsters are gone at once
    // The hero only:
    ACT_USE, // opens a chest, lights something, sets a candle: world->use says what
    ACT_ROLL,
    ACT_DRAW,  // the wind-up of a shot
    ACT_LOOSE, // its recovery, and a throw's
    ACT_AIM,   // holds what is to be thrown; act_ticks says how far
    ACT_RING   // rings the hand bell
} Act;

typedef struct Item {
    ItemKind kind;
    Vec pos; // sub, the centre of what lies there
    bool taken;
    bool counted;  // was collected once already: it adds nothing again
    bool hallowed; // lay lit and uncollected at a toll: worth twice as much
    int rises;     // ticks until bones stand up
    int burns;     // ticks for which it goes on burning where it stands, a bomb's fuse too; 0: it does not
    int depth;     // at which a good was collected; 0: it brings no points, or was not collected yet
    int burnt;     // ticks for which a candle that is out burnt before
} Item;

typedef struct Actor {
    ActorKind kind; // ACTOR_NONE: a free slot
    int hp, hp_max; // half hearts
    Vec pos, prev;  // sub, the centre of the box, now and a tick ago; the feet stand at its lower edge
    Vec vel;        // sub a tick
    Vec push;       // sub a tick, while thrown back or swooping
    int facing;     // DIR_*
    Act act;
    int act_ticks;   // since the act began
    int aim;         // DIR_* of the blow
    uint32_t struck; // ticks left in which nothing can hurt it; monsters flash meanwhile
    int walked;      // sub walked in all (modulo 2^24): which foot is up
    int next;        // the next actor whose centre lies in the same cell, by index; -1: none
    // Minds: monsters only.
    Mind mind;
    int mind_ticks; // since it began
    int notice;     // 0..NOTICE_FULL; "?" fills, at the full "!" pops
    int unseen;     // ticks since it saw the hero
    bool sees;      // sees the hero now
    bool patrols;   // else it stands about when nothing happens
    Vec home, seen; // cells: where it belongs, where it last saw the hero
    Vec target;     // cell that it walks to
    Vec step;       // cell beside it that it walks to at once: it holds this one and the one it stands in
    uint8_t path[PATH_MAX]; // DIR_* of the next steps to the target, when not chasing
    int path_at, path_count;
    int leash;   // most steps that the path may take
    int spots;   // places left to search
    int blocked; // ticks without getting on
    int turn;    // ticks left of its turn to attack; 0: others are at it, or it rests
    int timer;   // ticks to rest before the next turn, errand or look around
    int steady;  // ticks left in which no hit cancels its blow
    int stiff;   // ticks left until a slow turner can turn again
    int pack;    // those of one number wake together; 0: alone
    bool risen;  // from its bones: counts as killed only once
    bool hunter; // sent by a toll or a scroll: it leaves nothing behind
    Chore chore; // that it is about
    Vec work;    // cell: the bracket's, or the good's
    int good;    // the item that it wants
    bool laden;  // it has stolen a good:
    Item booty;
    int lured;     // ticks left in which it thinks of nothing but its errand
    int scared;    // ticks left in which it runs from a relic
    int foe;       // who hurt it and is not the hero, by index; 0: nobody
    int foe_ticks; // left, in which it is after that one
    int scorch;    // ticks until fire hurts it again
    int wary;      // ticks left in which it keeps out of works as the clever do: some have just hurt it
    int worked;    // ticks at it so far; while it has none: until it looks for one
} Actor;

// What the hero carries.
typedef struct Pack {
    int stock[ITEM_COUNT];                         // how many, by kind; only what is bagged
    uint8_t from[ITEM_COUNT][GAME_DEPTHS + 1];     // of these, by the depth where they were collected
    uint8_t hallowed[ITEM_COUNT][GAME_DEPTHS + 1]; // of those, how many are hallowed
    int slots[SLOTS];                              // ItemKind that the quick slot stands for, -1: empty
    bool kept[SLOTS];                              // he put it there himself: the hoist leaves it to him
    int hand; // ItemKind that a throw throws: ITEM_ARROW, what is bagged, ITEM_BRAND
    int arrows;
    int burnt; // ticks for which the candles in it burnt before, all together
    int torch; // ticks for which the torch in hand has burnt
} Pack;

typedef enum Power { POWER_ZEAL, POWER_WINGS, POWER_AEGIS, POWER_RADIANCE, POWER_COUNT } Power;

enum { RUN_LOOKS = 5 }; // that potions have, and scrolls

// What else goes with the hero from level to level.
typedef struct Run {
    int coins;
    int delivered;             // points of goods that the hoist has taken
    int delivered_goods;       // how many
    int hallowed;              // of those points, what hallowing added
    int hallowed_goods;        // how many of them were
    int bonus;                 // points for depths where no good was left behind
    int first;                 // depth at which the game began
    int deepest;               // depth
    int passed;                // the deepest depth that he went down from; 0: he has not yet
    int worn[GEAR_COUNT];      // ItemKind, -1: nothing
    int power[POWER_COUNT];    // ticks left
    int night;                 // ticks for which a potion hides him
    bool sealed;               // the next toll holds all that he knows
    bool named[ITEM_COUNT];    // potions and scrolls whose kind he knows
    uint8_t looks[ITEM_COUNT]; // of potions and scrolls: 0..RUN_LOOKS - 1
} Run;

// What ACT_USE is busy with.
typedef enum UseKind {
    USE_CHEST,
    USE_KINDLE,
    USE_TAKE_TORCH,
    USE_ITEM // world->use_item
} UseKind;

// A source of light that stands still. What the hero carries shines from where he is (sim/space/light.h).
typedef enum FlameKind {
    FLAME_TORCH, // on a wall; it shines from the floor cell below
    FLAME_BRAZIER,
    FLAME_CANDLE,
    FLAME_BRAND,
    FLAME_STAIRS,
    FLAME_FIRE,
    FLAME_EMBER,
    FLAME_KIND_COUNT
} FlameKind;
typedef struct Flame {
    FlameKind kind;
    Vec cell; // from which it shines
    Fov fov;  // what lies in its line of sight, as far as it shines
} Flame;

// The descent: the bell that tolls, and what must be collected before the way down opens.
typedef struct Hour {
    bool on;      // else nothing ever tolls, and nothing below counts
    bool single;  // of a single dungeon: no grate, no hoist
    int quota;    // goods that open the grate over the stairs down, or that no toll takes
    int tolls;    // so far, those of the hand bell included
    int clock;    // ticks until the next one
    int period;   // that the clock starts from after each
    bool bell;    // the hand bell may still be rung here
    bool peal;    // the toll that rings takes no good
    bool left;    // the bonus of this depth was given
    bool longer;  // the ring of hours has put off the next toll already
    bool given;   // its shrine has, once and for all
    int lost;     // goods that are gone for ever
    Vec doorstep; // of the vestibule: the clock waits until he comes there or the bell tolls; (0,0): it runs
} Hour;

typedef enum SpillKind { SPILL_WINE, SPILL_HONEY, SPILL_KIND_COUNT } SpillKind;

// What was poured out on a cell of floor.
typedef struct Spill {
    SpillKind kind;
    Vec cell;
    int ticks; // left
} Spill;

// A burning cell: what is left of its fuel.
typedef struct Fire {
    Vec cell;
    int ticks; // left
    int by;    // index of the actor who set it, -1: nobody
} Fire;

// A crate, pot or barrel that was damaged or pushed; the others are whole. A barrel without hit points
// hisses.
typedef struct Prop {
    Vec cell;
    int hp;
    int slide; // ticks left of its way here from the cell before; a barrel: until it blows up
    int dir;   // DIR_* of that way
    int by;    // who made a barrel hiss, by index; -1: nobody did
} Prop;

// A door that is neither at rest shut nor open for good.
typedef struct WorldDoor {
    Vec cell;
    bool open; // else it is being opened
    bool kept; // was locked: stays open for good
    int ticks; // since the push, or since the last body left it
} WorldDoor;

typedef enum FixturePhase {
    PHASE_REST,  // waits; a chest is shut
    PHASE_CLICK, // spikes: about to come out
    PHASE_OUT,   // spikes: are out
    PHASE_SPENT, // darts: not ready again yet
    PHASE_OPEN   // a chest, for good
} FixturePhase;

// What became of level.fixtures[i].
typedef struct WorldFixture {
    FixturePhase phase;
    int timer;   // ticks left of it
    bool found;  // the hero knows the trap, be it in the floor or in a chest
    bool sprung; // a chest's trap is gone
} WorldFixture;

typedef enum MissileKind {
    MISSILE_NONE,
    MISSILE_DART,
    MISSILE_ARROW, // the hero's
    MISSILE_LOB,   // thrown in an arc: over bodies, down where its way ends
    MISSILE_BOLT,  // a poacher's arrow
    MISSILE_KIND_COUNT
} MissileKind;

typedef struct Missile {
    MissileKind kind; // MISSILE_NONE: a free slot
    Vec pos, prev;    // sub, its middle now and a tick ago
    Vec vel;          // sub a tick
    int way;          // sub that it still flies; a dart: until it meets something
    int span;         // sub that it flies in all
    Item item;        // that flies
    Vec rest;         // cell where it comes to lie if its way ends now
    Vec against;      // lobs: the cell of what cut their way short, else the one where they come down
    int by;           // index of who shot it; 0: the hero, or a trap
} Missile;

// Where the hero leaves the level in this tick; by the sides through an opening of the border.
typedef enum Exit {
    EXIT_NONE,
    EXIT_UP,
    EXIT_DOWN,
    EXIT_FALL,
    EXIT_NORTH,
    EXIT_SOUTH,
    EXIT_EAST,
    EXIT_WEST
} Exit;

// By what monsters can pass: those with hands open plain doors, the clever among them step around traps,
// others do one of the two or neither, and those that shun light keep out of bright cells as well.
typedef enum Gait { GAIT_PLAIN, GAIT_HANDY, GAIT_CLEVER, GAIT_WARY, GAIT_SHY, GAIT_COUNT } Gait;

// Steps to the hero, eight ways, as far as a chase goes; found when first asked for after something changed.
typedef struct WayToHero {
    DistMap map;
    bool due;
} WayToHero;

typedef enum Outcome {
    OUTCOME_NONE,
    OUTCOME_VICTORY,
    OUTCOME_DEATH,
    OUTCOME_LEFT, // a single dungeon, by the way out
    OUTCOME_COUNT
} Outcome;

// How well the hero knows a cell.
typedef enum Known { KNOWN_NOT, KNOWN_WELL, KNOWN_STALE } Known; // stale: a toll may have changed it since

typedef struct TollPlan TollPlan;

typedef struct World {
    Level level; // owned
    int depth;   // 1..GAME_DEPTHS
    bool quest;  // the level in which the game began: taking all that counts here is victory
    Rng combat, ai;
    uint32_t tick;
    int hitstop;    // ticks for which everything stands still
    ActorKind bane; // who hurt the hero last; ACTOR_NONE: nobody did, or a trap or a fall
    int bane_cause; // Cause (sim/combat/combat.h) of that; only told, nothing follows from it
    Outcome outcome;
    int collected, remaining, kills, score; // remaining: in this level, in chests too
    int keys[KEY_KINDS];                    // that the hero has; [0] is of kind 1
    Actor actors[ACTORS_MAX];               // actors[HERO] is the hero
    int actor_count;                        // slots in use lie below
    Item items[WORLD_ITEMS_MAX];
    int item_count;
    WorldDoor doors[WORLD_DOORS_MAX];
    int door_count;
    WorldFixture fixtures[LEVEL_FIXTURES_MAX]; // as many as level.fixture_count
    Missile missiles[MISSILES_MAX];
    Spill spills[SPILLS_MAX];
    int spill_count;
    Fire fires[FIRES_MAX];
    int fire_count;
    Prop props[PROPS_MAX];
    int prop_count;
    Pack pack;
    Run run;
    Hour hour;
    Input last_input;
    unsigned pressed;  // BUTTON_* that went down and still wait for their turn
    int pressed_ticks; // for which they are still remembered
    int picked;        // ItemKind + 1 that BUTTON_USE among them is about; 0: what is ahead
    UseKind use;       // during ACT_USE
    int use_item;      // ItemKind, of USE_ITEM
    int asked;         // ticks left in which another use of the same cell is meant (sim/hero/confirm.h)
    Vec asked_of;
    Vec use_cell;                  // where
    bool shut;                     // the lantern's shutter
    int shown;                     // ticks for which a strike or a throw still exposes the hero
    int roll_wait;                 // ticks until he can roll again
    int rattle;                    // ticks left in which a locked door that is pushed stays silent
    Grid explored;                 // Known: what the hero ever saw
    Grid known_tiles, known_decor; // as he saw them last
    // What follows is derived from the above.
    Flame *flames; // owned; what burns in the level, in reading order
    int flame_count, flame_max;
    Grid bright;             // 1 where a flame shines
    Grid closed;             // 1 where only a key, a blast or a plate lets in
    uint32_t flame_changes;  // of flames so far
    bool flames_due;         // fires came or went: the light has to follow
    Remake *remake;          // owned; where a bell tolls
    TollPlan *toll;          // owned; where a toll is worked out before it changes anything
    Fov view;                // what he sees
    Grid barred[GAIT_COUNT]; // by gait: 1 where no path leads although the tiles let it
    WayToHero *to_hero;      // of each gait
    DistMap scratch;         // for planning a path
    int plans;               // that may still be made in this tick
    Vec hero_cell;           // for which view and to_hero hold
    int16_t *occupants;      // by cell: the first actor whose centre lies there, -1: none
    uint32_t changes;        // of tiles so far: when it grew, look at them again
    Exit exit;               // taken in this tick
    EventList events;
} World;

// Takes the level over. NULL when memory lacks (the level is then still the caller's).
World *world_new(Level *level);
void world_free(World *world); // NULL is fine

// One sixtieth of a second. Clears and fills world->events. Once there is an outcome, the hero no longer
// acts.
void world_tick(World *world, Input input);

// Over every field that the future depends on; equal worlds have equal futures.
uint64_t world_hash(const World *world);

// True on a depth of the descent, with its quota, grate and hoist. Single dungeons may toll, too.
static inline bool world_descends(const World *world) {
    return world->hour.on && !world->hour.single;
}
static inline Vec cell_of(Vec pos) {
    return (Vec){pos.x / CELL_SUB, pos.y / CELL_SUB};
}
static inline Vec cell_centre(Vec cell) {
    return (Vec){cell.x * CELL_SUB + CELL_SUB / 2, cell.y * CELL_SUB + CELL_SUB / 2};
}
