// Plays with the mouse: steers steps with the left button held, and does everything else by clicks on the
// level, on the HUD or in the bag. No key is pressed.
#include "app/hands.h"

#include "base/check.h"
#include "view/screens/bag.h"

enum { BUSY_TICKS = 20, THROW_TICKS = 90, LEAD_PX = 48 };

// ---- events

static void push(Hands *hands, SDL_Event event) {
    CHECK(SDL_PushEvent(&event) == 1);
    hands_frame(hands);
}

static void button(Hands *hands, int which, bool down) {
    SDL_Event event = {.button = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                  .button = (Uint8)which,
                                  .x = hands->at.x,
                                  .y = hands->at.y}};
    push(hands, event);
}

static Vec in_window(const App *app, Vec px) {
    Rect place = app->window.place;
    const Image *layer = &app->show.layer;
    return (Vec){place.x + (2 * px.x + 1) * place.w / (2 * layer->w),
                 place.y + (2 * px.y + 1) * place.h / (2 * layer->h)};
}

static void point(Hands *hands, Vec px) {
    hands->at = in_window(hands->app, px);
    hands->app->mouse.pointer.came = false; // the window came long ago
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = hands->at.x, .y = hands->at.y}};
    push(hands, event);
}

static void let_go(Hands *hands) {
    if (hands->down) button(hands, SDL_BUTTON_LEFT, false);
    hands->down = false;
}

static void click(Hands *hands, Vec px, int which) {
    let_go(hands);
    point(hands, px);
    button(hands, which, true);
    button(hands, which, false);
}

static void wheel(Hands *hands, int up) {
    SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .y = up}};
    push(hands, event);
}

static Vec middle(Rect rect) {
    return (Vec){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

// That is not covered.
static const HitBox *find_hit(const App *app, int hit) {
    for (int i = app->hits.count - 1; i >= 0; i--) {
        const HitBox *box = &app->hits.at[i];
        if (box->hit == hit && hits_at(&app->hits, middle(box->rect)) == box) return box;
    }
    return NULL;
}

// Clicks on what is noted as that, and follows what moves meanwhile. False: nothing is.
static bool hit_on(Hands *hands, int hit) {
    enum { TRIES = 5 };
    let_go(hands);
    for (int i = 0; i < TRIES; i++) {
        const HitBox *box = find_hit(hands->app, hit);
        if (box == NULL) {
            hands_frame(hands); // a page that has just closed
            continue;
        }
        point(hands, middle(box->rect));
        const HitBox *now = find_hit(hands->app, hit);
        if (now == NULL || !vec_eq(in_window(hands->app, middle(now->rect)), hands->at)) continue;
        button(hands, SDL_BUTTON_LEFT, true);
        button(hands, SDL_BUTTON_LEFT, false);
        return true;
    }
    return false;
}

// ---- on the level

static const World *world_of(const Hands *hands) {
    return hands->app->play.session.world;
}

static Vec hero_px(Hands *hands) {
    const World *world = world_of(hands);
    Vec pos = world->actors[HERO].pos, cell = cell_of(pos);
    Rect box = game_view_layer_box(&hands->app->show, world, cell, 256);
    Vec off = vec_sub(pos, cell_centre(cell));
    Vec at = middle(box);
    return (Vec){at.x + off.x / SUB * box.w / CELL_PX, at.y + off.y / SUB * box.h / CELL_PX};
}

static bool is_open(const Hands *hands, Vec px) {
    const Image *layer = &hands->app->show.layer;
    return rect_has((Rect){2, 2, layer->w - 4, layer->h - 4}, px) && hits_at(&hands->app->hits, px) == NULL;
}

// A point of the level in that direction that no panel covers: as near to a cell and a half as possible.
static Vec lead_px(Hands *hands, int dir) {
    static const int FAR[] = {LEAD_PX, 40, 32, 64, 24, 80, 96, 112, 128};
    Vec hero = hero_px(hands);
    for (size_t i = 0; i < sizeof FAR / sizeof *FAR; i++) {
        Vec px = {hero.x + DIRS[dir].x * FAR[i], hero.y + DIRS[dir].y * FAR[i]};
        if (is_open(hands, px)) return px;
    }
    return (Vec){hero.x + DIRS[dir].x * LEAD_PX, hero.y + DIRS[dir].y * LEAD_PX};
}

// Where a panel lies that opens something, he leaves that again.
static void click_cell(Hands *hands, Vec cell, int busy) {
    Vec px = middle(game_view_layer_box(&hands->app->show, world_of(hands), cell, 256));
    click(hands, px, SDL_BUTTON_LEFT);
    if (app_top_screen_id(hands->app) != SCREEN_PLAY) click(hands, px, SDL_BUTTON_RIGHT);
    hands->busy = busy;
}

static void lead(Hands *hands, Input input) {
    Vec hero = hero_px(hands);
    bool moves = input.x != 0 || input.y != 0;
    if (!moves && !hands->down) return;
    Vec px = hero;
    if (moves) px = lead_px(hands, dir_of((Vec){input.x, input.y}));
    Vec at = in_window(hands->app, px);
    if (vec_chebyshev(at, hands->at) > 4) point(hands, px);
    if (hands->down || !moves) return;
    button(hands, SDL_BUTTON_LEFT, true);
    hands->down = true;
}

static ActorId foe_ahead(const World *world, int dir) {
    ActorId best = NOBODY;
    int least = INT32_MAX;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec way = vec_sub(world->actors[i].pos, world->actors[HERO].pos);
        if (world->actors[i].kind == ACTOR_NONE || !sightings_sees(world, i) || !dir_is_within_60(dir, way))
            continue;
        int far = int_abs(way.x) + int_abs(way.y);
        if (far > 3 * CELL_SUB || far >= least) continue;
        least = far;
        best = i;
    }
    return best;
}

static void strike(Hands *hands, Input input) {
    const World *world = world_of(hands);
    Vec here = world->cache.hero_cell;
    bool aside = input.x != 0 || input.y != 0;
    int dir = aside ? dir_of((Vec){input.x, input.y}) : world->actors[HERO].facing;
    ActorId foe = foe_ahead(world, dir);
    click_cell(hands, foe != NOBODY ? cell_of(world->actors[foe].pos) : vec_add(here, DIRS[dir]), BUSY_TICKS);
}

static void use(Hands *hands, Input input) {
    Vec way = {input.x, input.y};
    bool ahead = way.x != 0 || way.y != 0;
    Vec here = world_of(hands)->cache.hero_cell;
    click_cell(hands, ahead ? vec_add(here, DIRS[dir_of(way)]) : here, BUSY_TICKS);
}

// ---- in hand and in the bag

static int slot_of(const World *world, int kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (world->hero.bag.slots[i] == kind) return i;
    }
    return -1;
}

// Chooses a kind there, by a first click.
static void choose_in_bag(Hands *hands, int kind) {
    int row = 0;
    CHECK(hit_on(hands, HIT_BAG));
    CHECK(app_top_screen_id(hands->app) == SCREEN_BAG);
    while (bag_page_kind(world_of(hands), row) != kind) CHECK(++row < bag_page_count_kinds(world_of(hands)));
    while (app_menu(hands->app)->cursor != row && find_hit(hands->app, HIT_ROW + row) == NULL)
        wheel(hands, app_menu(hands->app)->cursor < row ? -1 : 1);
    CHECK(hit_on(hands, HIT_ROW + row) && app_top_screen_id(hands->app) == SCREEN_BAG);
    CHECK(app_menu(hands->app)->cursor == row);
}

static void use_kind(Hands *hands, int kind) {
    int slot = slot_of(world_of(hands), kind);
    if (slot >= 0 && !ITEMS[kind].wields) {
        CHECK(hit_on(hands, HIT_SLOT_1 + slot));
        return;
    }
    choose_in_bag(hands, kind);
    CHECK(hit_on(hands, HIT_ROW + app_menu(hands->app)->cursor)); // a second click
    CHECK(app_top_screen_id(hands->app) == SCREEN_PLAY);
}

static void throw_kind(Hands *hands, int kind, Vec cell) {
    const World *world = world_of(hands);
    int slot = slot_of(world, kind);
    if (kind == world->hero.bag.hand) { // a click on the hand while he aims would cancel that
        CHECK(hands->app->mouse.clicks.aims || hit_on(hands, HIT_HAND));
    } else if (slot >= 0) {
        CHECK(hit_on(hands, HIT_SLOT_1 + slot));
    } else {
        choose_in_bag(hands, kind);
        CHECK(hit_on(hands, HIT_THROW));
    }
    CHECK(hands->app->mouse.clicks.aims);
    click_cell(hands, cell, THROW_TICKS);
}

static void throw_ahead(Hands *hands, Input input) {
    const World *world = world_of(hands);
    int dir = dir_of((Vec){input.x, input.y}), kind = input.pick > 0 ? input.pick - 1 : world->hero.bag.hand;
    int cells = hands_throw_cells(hands, input);
    Vec by = {DIRS[dir].x * cells, DIRS[dir].y * cells};
    hands->turner->player.throwing = 0;
    throw_kind(hands, kind, vec_add(world->cache.hero_cell, by));
}

// ---- a tick

static void ring(Hands *hands) {
    if (hands->down && hands->app->mouse.clicks.hit == HIT_BELL) return;
    let_go(hands);
    const HitBox *box = find_hit(hands->app, HIT_BELL);
    CHECK(box != NULL);
    point(hands, middle(box->rect));
    button(hands, SDL_BUTTON_LEFT, true);
    hands->down = true;
}

static void roll(Hands *hands, Input input) {
    let_go(hands);
    point(hands, lead_px(hands, dir_of((Vec){input.x, input.y})));
    button(hands, SDL_BUTTON_MIDDLE, true);
    button(hands, SDL_BUTTON_MIDDLE, false);
}

// A deed that a click has begun goes on by itself.
static bool is_busy(Hands *hands) {
    const App *app = hands->app;
    bool goes = app->mouse.clicks.deed.kind != DEED_NONE || journey_active(&app->play.journey);
    if (!goes || --hands->busy < 0) hands->busy = 0;
    return hands->busy > 0;
}

static void want(Hands *hands, Input input) {
    unsigned buttons = input.buttons;
    bool rings = (buttons & BUTTON_BELL) != 0, spent = false;
    if (input.pick > 0) spent = world_of(hands)->hero.bag.stock[input.pick - 1] == 0;
    if (spent) return; // it would be in vain
    if (!rings && hands->app->mouse.clicks.hit == HIT_BELL) let_go(hands);
    if (rings) {
        ring(hands);
    } else if ((buttons & BUTTON_SHUTTER) != 0) {
        CHECK(hit_on(hands, HIT_SHUTTER));
    } else if ((buttons & BUTTON_WAIT) != 0) {
        CHECK(hit_on(hands, HIT_WAIT));
    } else if ((buttons & BUTTON_ROLL) != 0) {
        roll(hands, input);
    } else if ((buttons & BUTTON_THROW) != 0) {
        throw_ahead(hands, input);
    } else if ((buttons & BUTTON_USE) != 0 && input.pick > 0) {
        use_kind(hands, input.pick - 1);
    } else if ((buttons & BUTTON_USE) != 0) {
        use(hands, input);
    } else if ((buttons & BUTTON_STRIKE) != 0) {
        strike(hands, input);
    } else {
        lead(hands, input);
    }
}

// ---- menus

static void choose(Hands *hands, int entry) {
    const HitBox *box = find_hit(hands->app, HIT_ENTRY + entry);
    CHECK(box != NULL);
    point(hands, middle(box->rect));
}

static void step(Hands *hands) {
    wheel(hands, 1);
}

static void confirm(Hands *hands) {
    if (!hit_on(hands, HIT_CONFIRM)) CHECK(hit_on(hands, HIT_ENTRY + app_menu(hands->app)->cursor));
}

const Hand HAND_MOUSE = {
    .name = "mouse", .choose = choose, .step = step, .confirm = confirm, .is_busy = is_busy, .want = want};
