#include "app/play/hands.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/combat/combat.h"
#include "sim/hero/stairs.h"
#include "sim/hero/throw.h"
#include "sim/hero/use.h"
#include "sim/space/body.h"
#include "sim/state/gear_effects.h"
#include "view/events/places.h"

enum {
    LOOK_TICKS = 12,     // how long a chosen step stays valid
    STUCK_TICKS = 60,    // without progress, after which the deed is given up
    SLACK_SUB = 3 * SUB, // this near to the middle of a cell he has reached it
    NEAR_SUB = 8 * SUB   // this near to the pointer he stops
};

static Vec hero_cell(const World *world) {
    return cell_of(world->actors[HERO].pos);
}

static bool in_turns(const World *world) {
    return world->hero.pace == PACE_TURNS;
}

// ---- the meaning of a click

// True if the hero knows of a shut chest in the cell.
static bool has_shut_chest(const World *world, Vec cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->chest_count; i++) {
        const KnownChest *chest = &things->chests[i];
        if (vec_eq(chest->fixture.cell, cell) && chest->state.phase == PHASE_REST) return true;
    }
    return false;
}

// True for items that are not picked up by walking there: wares, burning candles, and gear of which one is
// worn.
static bool has_left_item(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->taken || !vec_eq(cell_of(item->pos), cell)) continue;
        if (item_offered(item)) return true;
        int gear = item_gear_place(item->kind);
        if (gear >= 0 && world->hero.worn[gear] >= 0) return true;
        if (item->kind == ITEM_CANDLE && item->burns > 0) return true;
    }
    return false;
}

// True if the hero knows of a prop in the cell.
static bool is_breakable(const World *world, Vec cell) {
    return TILES[world_known_tile(world, cell)].prop;
}

// Finds the nearest cell beside `cell`, not diagonally, where the hero can stand.
static bool find_beside(const World *world, Vec cell, Vec *stand) {
    int best = INT32_MAX;
    for (int dir = DIR_E; dir < DIR_COUNT; dir += 2) {
        Vec beside = vec_add(cell, DIRS[dir]);
        int far = vec_square(vec_sub(beside, hero_cell(world)));
        if (TILES[world_known_tile(world, beside)].solid || far >= best) continue;
        best = far;
        *stand = beside;
    }
    return best < INT32_MAX;
}

// Finds where the hero has to stand to use what is in the cell. Returns false if there is nothing to use.
static bool find_use(const World *world, Vec cell, Vec *stand) {
    Tile tile = world_known_tile(world, cell);
    Decor decor = world_known_decor(world, cell);
    *stand = vec_add(cell, DIRS[DIR_S]);
    if (decor == DECOR_TORCH || decor == DECOR_BRACKET) return true;
    if (tile == TILE_BRAZIER || tile == TILE_SHRINE || TILES[tile].lock != 0)
        return find_beside(world, cell, stand);
    *stand = cell;
    return has_shut_chest(world, cell) || has_left_item(world, cell) || stairs_lead_somewhere(world, cell);
}

Deed deed_for_click(const World *world, Vec cell, ActorId actor) {
    Vec stand;
    if (actor != NOBODY && body_looks_like_chest(&world->actors[actor]))
        actor = NOBODY; // to the hero it looks like a chest
    Deed deed = {.kind = DEED_GO, .cell = cell, .stand = cell, .actor = actor, .from = {-1, -1}};
    bool known = world_known(world, cell) != KNOWN_NOT;
    if (vec_eq(cell, hero_cell(world)) && actor == NOBODY) {
        deed.kind = DEED_USE;
    } else if (actor != NOBODY ||
               (known && is_breakable(world, cell) && find_beside(world, cell, &deed.stand))) {
        deed.kind = DEED_STRIKE;
    } else if (known && find_use(world, cell, &stand)) {
        deed.kind = DEED_USE;
        deed.stand = stand;
    }
    return deed;
}

Deed deed_for_throw(Vec cell) {
    return (Deed){.kind = DEED_THROW, .cell = cell};
}

// The length in cells of a throw that reaches a cell.
static int throw_cells(const World *world, Vec cell) {
    int least = in_turns(world) ? 1 : (int)AIM_LEAST;
    return int_clamp(vec_chebyshev(hero_cell(world), cell), least, AIM_MOST);
}

// What stops a thing that flies from `at` by one step: the solid cell there, or diagonally at the corner.
// `at` itself: nothing.
static Vec stop_of(const World *world, Vec at, Vec by) {
    const Vec cells[] = {vec_add(at, by), {at.x + by.x, at.y}, {at.x, at.y + by.y}};
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        if (!vec_eq(cells[i], at) && TILES[world_known_tile(world, cells[i])].solid) return cells[i];
    }
    return at;
}

static bool is_open(const World *world, Vec at, Vec by) {
    return vec_eq(stop_of(world, at, by), at);
}

Vec deed_throw_landing(const World *world, Vec cell) {
    Vec at = hero_cell(world), way = vec_sub(cell, at);
    bool bow = world->hero.bag.hand == ITEM_ARROW;
    int cells = bow ? vec_chebyshev(at, cell) : throw_cells(world, cell);
    int dir = way.x != 0 || way.y != 0 ? dir_of(way) : world->actors[HERO].facing;
    while (cells-- > 0 && is_open(world, at, DIRS[dir])) at = vec_add(at, DIRS[dir]);
    return at;
}

// ---- on the way

static Input direction(Vec way) {
    return (Input){.x = (int8_t)int_sign(way.x), .y = (int8_t)int_sign(way.y)};
}

// Walks towards the middle of a cell beside the hero.
static Input towards(const World *world, Vec cell) {
    Vec way = vec_sub(cell_centre(cell), world->actors[HERO].pos);
    return (Input){.x = (int8_t)(int_abs(way.x) > SLACK_SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > SLACK_SUB ? int_sign(way.y) : 0)};
}

// Chooses the next step. It passes monsters in sight and sleepers, because the player has clicked and is
// watching.
static void choose_step(Deed *deed, const World *world, Journey *journey) {
    deed->from = hero_cell(world);
    deed->step = journey_step_to(journey, world, deed->stand);
    deed->since = 0;
}

// Walks on to deed->stand. Gives the deed up when the hero does not get on.
static Input go_on(Deed *deed, const World *world, Journey *journey) {
    Vec pos = world->actors[HERO].pos;
    deed->stuck = vec_eq(pos, deed->pos) ? deed->stuck + 1 : 0;
    deed->pos = pos;
    bool due = !vec_eq(deed->from, hero_cell(world)) || ++deed->since >= LOOK_TICKS;
    if (due) choose_step(deed, world, journey);
    if (deed->stuck >= STUCK_TICKS || vec_eq(deed->step, hero_cell(world))) {
        deed->kind = DEED_NONE;
        return (Input){0};
    }
    return towards(world, deed->step);
}

// ---- doing

// Turn by turn, a click moves one step at a time, because a hunted player wants to look after each.
static Input go(Deed *deed, const World *world, Journey *journey) {
    Vec hero = hero_cell(world);
    bool stepped = in_turns(world) && deed->from.x >= 0 && !vec_eq(deed->from, hero);
    if (!stepped && !vec_eq(hero, deed->stand)) return go_on(deed, world, journey);
    deed->kind = DEED_NONE;
    return (Input){0};
}

// Presses a button if it was up in the tick before: only then does it count.
static Input press(const World *world, Input input, unsigned button) {
    if ((world->hero.last_input.buttons & button) != 0) return (Input){0};
    input.buttons = (uint8_t)button;
    return input;
}

// Does the last part of a deed: presses its button, in the direction of its cell.
static Input finish(Deed *deed, const World *world, Vec way, unsigned button) {
    Input input = press(world, direction(way), button);
    if (input.buttons != 0 && !deed->goes_on) deed->kind = DEED_NONE;
    return input;
}

static Input use(Deed *deed, const World *world, Journey *journey) {
    if (!vec_eq(hero_cell(world), deed->stand)) return go_on(deed, world, journey);
    deed->goes_on = false;
    return finish(deed, world, vec_sub(deed->cell, hero_cell(world)), BUTTON_USE);
}

static bool in_reach(const World *world, Vec pos) {
    const Actor *hero = &world->actors[HERO];
    bool near = in_turns(world) ? vec_chebyshev(cell_of(pos), hero_cell(world)) <= 1
                                : combat_body_within(hero->pos, pos, gear_reach(world));
    return near && combat_line_open(&world->level, hero->pos, pos);
}

static bool may_strike(const World *world, ActorId index) {
    const Actor *foe = &world->actors[index];
    return foe->kind != ACTOR_NONE && foe->act != ACT_DEAD && !body_looks_like_chest(foe) &&
           sightings_sees(world, index);
}

// The last cell that an arrow reaches on its way to a cell; itself if nothing is in the way.
static Vec flight_end(const World *world, Vec to) {
    Vec at = hero_cell(world), by = DIRS[dir_of(vec_sub(to, at))];
    while (!vec_eq(at, to) && is_open(world, at, by)) at = vec_add(at, by);
    return at;
}

// True for a cell in one of the eight directions in which things fly.
static bool in_line(const World *world, Vec cell) {
    Vec way = vec_sub(cell, hero_cell(world));
    return way.x == 0 || way.y == 0 || int_abs(way.x) == int_abs(way.y);
}

static bool can_shoot(const World *world, Vec cell) {
    bool near = world->hero.bag.hand == ITEM_ARROW || vec_chebyshev(cell, hero_cell(world)) <= AIM_MOST;
    return near && in_line(world, cell) && vec_eq(flight_end(world, cell), cell);
}

// The nearest foe that he can hit, or of all if `any`: awake before asleep. NOBODY: there is none.
static ActorId find_nearest(const World *world, bool shoots, bool any) {
    enum { ASLEEP = LEVEL_PLAY_MAX * LEVEL_PLAY_MAX };
    int best = INT32_MAX;
    ActorId nearest = NOBODY;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *foe = &world->actors[i];
        Vec cell = cell_of(foe->pos);
        if (!may_strike(world, i)) continue;
        bool hits = any || in_reach(world, foe->pos) || (shoots && can_shoot(world, cell));
        int far = vec_square(vec_sub(cell, hero_cell(world))) + (foe->brain.mind == MIND_ASLEEP ? ASLEEP : 0);
        if (!hits || far >= best) continue;
        nearest = i;
        best = far;
    }
    return nearest;
}

int deed_throwables_left(const World *world) {
    const Bag *bag = &world->hero.bag;
    if (bag->hand == ITEM_BRAND) return 1;
    int stock = bag->hand != ITEM_ARROW ? bag->stock[bag->hand] : 0;
    return stock > 0 ? stock : bag->arrows; // when the thing is used up, the bow takes its place
}

// True for a treasure, a candle or a burning torch in hand, which must not be thrown at a monster by
// chance.
static bool is_precious(const Bag *bag) {
    ItemKind hand = (ItemKind)bag->hand;
    return hand == ITEM_BRAND || hand == ITEM_CANDLE || ITEMS[hand].class == CLASS_TREASURE;
}

// Says why he can hit nobody: about the nearest monster, or what is in the way to it.
static void say_why_not(const World *world, bool shoots, char why[SENTENCE_MAX]) {
    ActorId nearest = find_nearest(world, false, true);
    const Actor *foe = &world->actors[nearest == NOBODY ? HERO : nearest];
    Vec cell = cell_of(foe->pos), end = flight_end(world, cell);
    Event about = {.kind = EVENT_COUNT, .actor = HERO, .what = (int)foe->kind, .pos = foe->pos};
    const char *text = N_("The {monster} is out of reach, {place}");
    if (nearest == NOBODY) {
        text = N_("No monster in sight");
    } else if (!in_line(world, cell)) {
        text = N_("No straight line to the {monster}, {place}");
    } else if (!vec_eq(end, cell)) {
        end = stop_of(world, end, DIRS[dir_of(vec_sub(cell, end))]);
        text = N_("The {tile} is in the way, {place}");
        about.what = (int)world_known_tile(world, end);
        about.pos = cell_centre(end);
    } else if (shoots && is_precious(&world->hero.bag)) {
        text = N_("You keep the treasure or light that is in your hand");
    } else if (shoots && deed_throwables_left(world) == 0) {
        text = N_("No arrows left");
    }
    (void)placeholders_fill(text, world, &about, why);
}

Deed deed_nearest_attack(const World *world, bool shoots, char why[SENTENCE_MAX]) {
    bool flies = shoots && !is_precious(&world->hero.bag) && deed_throwables_left(world) > 0;
    ActorId nearest = find_nearest(world, flies, false);
    if (nearest == NOBODY) {
        say_why_not(world, shoots, why);
        return (Deed){.kind = DEED_NONE};
    }
    Vec cell = cell_of(world->actors[nearest].pos);
    return in_reach(world, world->actors[nearest].pos) ? deed_for_click(world, cell, nearest)
                                                       : deed_for_throw(cell);
}

static Input strike_actor(Deed *deed, const World *world, Journey *journey) {
    const Actor *foe = &world->actors[deed->actor];
    bool seen = sightings_sees(world, deed->actor);
    if (seen && in_reach(world, foe->pos)) {
        Vec way = vec_sub(foe->pos, world->actors[HERO].pos);
        return finish(deed, world, DIRS[dir_of(way)], BUTTON_STRIKE);
    }
    if (seen && !vec_eq(deed->stand, cell_of(foe->pos))) {
        deed->stand = cell_of(foe->pos);
        deed->since = LOOK_TICKS;
    }
    return go_on(deed, world, journey); // goes to where the monster was last seen
}

static Input strike(Deed *deed, const World *world, Journey *journey) {
    bool gone = deed->actor != NOBODY ? world->actors[deed->actor].kind == ACTOR_NONE
                                      : !is_breakable(world, deed->cell);
    if (gone) {
        deed->kind = DEED_NONE;
        return (Input){0};
    }
    if (deed->actor != NOBODY) return strike_actor(deed, world, journey);
    if (vec_chebyshev(deed->cell, hero_cell(world)) > 1 || !vec_eq(hero_cell(world), deed->stand))
        return go_on(deed, world, journey);
    deed->goes_on = true; // strike until it is broken
    return finish(deed, world, vec_sub(deed->cell, hero_cell(world)), BUTTON_STRIKE);
}

// Aims in the nearest of eight directions. Holds the button until the throw would reach the cell.
static Input aim(Deed *deed, const World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec way = vec_sub(deed->cell, hero_cell(world));
    if (deed->begun && hero->act != ACT_AIM) deed->kind = DEED_NONE;
    if (deed->kind == DEED_NONE) return (Input){0};
    if (hero->act == ACT_AIM) {
        int reach = throw_aimed_reach(world), wanted = throw_cells(world, deed->cell);
        bool far_enough =
            in_turns(world) ? reach == wanted : reach >= wanted; // turn by turn the length goes around
        return (Input){.buttons = far_enough ? 0 : BUTTON_THROW};
    }
    Input input = {.buttons = BUTTON_THROW};
    if ((way.x != 0 || way.y != 0) &&
        deed_throwables_left(world) > 0) { // without anything to throw he would only walk there
        input.x = (int8_t)DIRS[dir_of(way)].x;
        input.y = (int8_t)DIRS[dir_of(way)].y;
    }
    deed->begun = true;
    return press(world, input, BUTTON_THROW);
}

Input deed_input(Deed *deed, const World *world, Journey *journey) {
    Act act = world->actors[HERO].act;
    if (act != ACT_NONE && act != ACT_AIM) {
        if (deed->begun) deed->kind = DEED_NONE; // the arrow flies when the button is released
        return (Input){0};
    }
    switch (deed->kind) {
    case DEED_GO:
        return go(deed, world, journey);
    case DEED_USE:
        return use(deed, world, journey);
    case DEED_STRIKE:
        return strike(deed, world, journey);
    case DEED_THROW:
        return aim(deed, world);
    case DEED_NONE:
        break;
    }
    return (Input){0};
}

// ---- steering

// True if a monster in sight is in reach in about that direction.
static bool strikes_ahead(const World *world, int dir) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *foe = &world->actors[i];
        if (foe->kind == ACTOR_NONE || !sightings_sees(world, i) || !in_reach(world, foe->pos)) continue;
        if (dir_is_within_60(dir, vec_sub(foe->pos, world->actors[HERO].pos))) return true;
    }
    return false;
}

Input deed_steer(const World *world, Vec sub) {
    Vec way = vec_sub(sub, world->actors[HERO].pos);
    if (world->actors[HERO].act != ACT_NONE && in_turns(world)) return (Input){0};
    if (int_abs(way.x) < NEAR_SUB && int_abs(way.y) < NEAR_SUB) return (Input){0};
    int dir = dir_of(way);
    Input input = direction(DIRS[dir]);
    if (world->actors[HERO].act == ACT_NONE && strikes_ahead(world, dir))
        input.buttons = press(world, input, BUTTON_STRIKE).buttons;
    return input;
}
