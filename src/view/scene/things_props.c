// Draws chests, missiles, crates, pots, barrels, the shrine, and lights on walls.
#include "view/scene/things_props.h"

#include "sim/hazards/props.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "view/ground/ground_cells.h"
#include "view/scene/prop_art.h"
#include "view/scene/things_parts.h"

enum {
    CHEST_FEET_PX = 28, // from the top of its cell
    BADGE_X = 10,       // of the sign over a chest's lock
    BADGE_Y = 13,
    LID_FRAMES = 3,
    OPEN_PART = 2,     // an open chest is drawn so many times less opaque
    MISSILE_UP_PX = 8, // a missile's height above the floor
    MISSILE_HALF_PX = CELL_PX / 2,
    LOB_PEAK_MAX_PX = 44,
    PROP_FEET_PX = 29,
    HISS_TICKS = 4,    // ticks of a frame of a fuse
    KEEPER_TICKS = 40, // ticks of a frame of the shopkeeper
    BARREL_TICKS = 5,  // ticks of a frame of a rolling barrel
    ROLL_SINK_PX = 3,
    LOB_TURN_TICKS = 4, // ticks of a quarter turn of a thrown thing
    BREATH_TICKS = 84
};

Vec chest_feet(const Fixture *chest) {
    return (Vec){chest->cell.x * CELL_PX + CELL_PX / 2, chest->cell.y * CELL_PX + CHEST_FEET_PX};
}

// The sign of a closed chest that is not plain: of its lock, or of a discovered trap; -1: none.
static int chest_badge(const Things *things, const Fixture *chest, const WorldFixture *state) {
    if (state->phase == PHASE_OPEN) return -1;
    if (chest->lock > 0) return things->art.locks[chest->lock - 1];
    return chest->trapped && state->found && !state->sprung ? things->art.trap : -1;
}

// How many px a mimic rises as it breathes; only light shows that.
static int breath(const View *view, const KnownChest *chest) {
    bool shows = chest->mimic && flames_lit_in_sight(view->world, chest->fixture.cell);
    return shows && view->clock % BREATH_TICKS < BREATH_TICKS / 3;
}

// The lid of a chest flies open when the hero opens it.
static Rect chest_picture(const Things *things, const Fixture *chest, bool open) {
    const Arrival *lid = effects_arrival_at(things->effects, cell_centre(chest->cell));
    if (open && lid != NULL)
        return atlas_frame(things->atlas, things->art.chest_opening, lid->age * LID_FRAMES / ARRIVAL_TICKS);
    return atlas_frame(things->atlas, open ? things->art.chest_open : things->art.chest_closed, 0);
}

void chest_draw(const Things *things, const View *view, int index) {
    const Fixture *chest = &things->memory.chests[index].fixture;
    const WorldFixture *state = &things->memory.chests[index].state;
    Vec feet = chest_feet(chest), corner = {chest->cell.x * CELL_PX, chest->cell.y * CELL_PX};
    Vec middle = {feet.x, corner.y + CELL_PX / 2};
    int visible = light_visibility_at(view->light, middle), explored = light_explored_at(view->light, middle);
    bool open = state->phase == PHASE_OPEN;
    int part = open ? OPEN_PART : 1, badge = chest_badge(things, chest, state);
    if (explored == 0) return;
    Blit blit = {.from = chest_picture(things, chest, open)};
    blit.at = camera_to_frame(&view->camera, corner);
    blit.at.y -= breath(view, &things->memory.chests[index]);
    light_shade(view->light, middle, blit.shade);
    thing_draw_shadow(&things->body_shadow, view, feet, explored / part);
    thing_draw_known(&things->atlas->image, view, blit, visible / part, explored / part);
    if (badge < 0) return;
    blit.from = atlas_frame(things->atlas, badge, 0);
    blit.at = vec_add(blit.at, (Vec){BADGE_X, BADGE_Y});
    thing_draw_known(&things->atlas->image, view, blit, visible, explored);
}

Vec missile_feet(const Missile *missile, int alpha) {
    Vec px = camera_interpolate_px(missile->prev, missile->pos, alpha);
    return (Vec){px.x, px.y + MISSILE_UP_PX / 2};
}

// The frames of a missile that flies straight: to the right, down, and diagonally.
typedef struct Shaft {
    int side, down, diag;
} Shaft;

static Shaft shaft_of(const Things *things, const Missile *missile) {
    const ThingArt *art = &things->art;
    if (missile->kind == MISSILE_ARROW || missile->kind == MISSILE_BOLT)
        return (Shaft){art->arrow, art->arrow_down, art->arrow_diag};
    return (Shaft){art->dart, art->dart_down, art->dart};
}

static int shaft_sprite(const Things *things, const Missile *missile) {
    Shaft shaft = shaft_of(things, missile);
    int x = int_abs(missile->vel.x), y = int_abs(missile->vel.y);
    if (y > 2 * x) return shaft.down;
    return x > 2 * y ? shaft.side : shaft.diag;
}

// How high a thrown thing is, px: a parabola over its way.
static int lob_height(const Missile *missile) {
    int span = int_max(missile->span, 1), left = int_clamp(missile->way, 0, span), gone = span - left;
    int peak = int_min(span / SUB / 3, LOB_PEAK_MAX_PX);
    return (int)((int64_t)4 * peak * gone * left / ((int64_t)span * span));
}

static void draw_lob(const Things *things, const View *view, const Missile *missile, Vec feet) {
    Rect from =
        atlas_frame(things->atlas, things->sprites->items[item_icon(view->world, (int)missile->item.kind)],
                    (int)view->clock / LOB_TURN_TICKS);
    int turn = (int)(view->clock / LOB_TURN_TICKS) % 4;
    Vec off = {MISSILE_HALF_PX, MISSILE_HALF_PX + MISSILE_UP_PX + lob_height(missile)};
    Blit blit = {.from = from, .alpha = light_visibility_at(view->light, feet)};
    blit.flip = (turn == 1 || turn == 2 ? FLIP_X : 0) | (turn >= 2 ? FLIP_Y : 0);
    blit.at = camera_to_frame(&view->camera, vec_sub(feet, off));
    light_shade(view->light, feet, blit.shade);
    thing_draw_shadow(&things->item_shadow, view, (Vec){feet.x, feet.y + 1}, blit.alpha);
    if (blit.alpha > 0) image_blit(view->frame, &things->atlas->image, &blit);
}

static void draw_shaft(const Things *things, const View *view, const Missile *missile, Vec feet) {
    int sprite = shaft_sprite(things, missile);
    Vec vel = missile->vel;
    Blit blit = {.from = atlas_frame(things->atlas, sprite, 0),
                 .alpha = light_visibility_at(view->light, feet)};
    if (blit.alpha == 0) return;
    blit.flip = (vel.x < 0 ? FLIP_X : 0) | (vel.y < 0 ? FLIP_Y : 0);
    blit.at = camera_to_frame(&view->camera,
                              vec_sub(feet, (Vec){MISSILE_HALF_PX, MISSILE_HALF_PX + MISSILE_UP_PX}));
    light_shade(view->light, feet, blit.shade);
    thing_draw_shadow(&things->item_shadow, view, (Vec){feet.x, feet.y + 1}, blit.alpha);
    image_blit(view->frame, &things->atlas->image, &blit);
}

// A barrel turns as it rolls, and lies on the floor.
static void draw_barrel(const Things *things, const View *view, const Missile *missile, Vec feet) {
    Rect from;
    int frame = (int)view->clock / BARREL_TICKS;
    const Image *image = prop_art_frame(&things->props, things->art.barrel_roll, frame, &from);
    Blit blit = {.from = from, .flip = missile->vel.x < 0 ? FLIP_X : 0};
    blit.alpha = light_visibility_at(view->light, feet);
    blit.at = camera_to_frame(&view->camera, vec_sub(feet, (Vec){from.w / 2, from.h - ROLL_SINK_PX}));
    light_shade(view->light, feet, blit.shade);
    thing_draw_shadow(&things->body_shadow, view, feet, blit.alpha);
    if (blit.alpha > 0) image_blit(view->frame, image, &blit);
}

void missile_draw(const Things *things, const View *view, int index) {
    const Missile *missile = &view->world->floor.missiles[index];
    Vec feet = missile_feet(missile, view->alpha);
    if (missile->kind == MISSILE_BARREL) {
        draw_barrel(things, view, missile, feet);
    } else if (missile->kind == MISSILE_LOB) {
        draw_lob(things, view, missile, feet);
    } else {
        draw_shaft(things, view, missile, feet);
    }
}

// How many px a crate is away from its cell.
static Vec prop_lag(const View *view, Vec cell) {
    const Prop *prop = prop_changed(view->world, cell);
    bool crate = level_tile(&view->world->level, cell) == TILE_CRATE;
    if (!crate || prop == NULL || prop->slide <= 0) return (Vec){0, 0};
    int left = (prop->slide * FIELD_ONE - view->alpha) * CELL_PX / (PUSH_TICKS * FIELD_ONE);
    Vec way = DIRS[(unsigned)prop->dir % DIR_COUNT];
    return (Vec){-way.x * left, -way.y * left};
}

static Vec prop_corner(const View *view, Vec cell) {
    return vec_add((Vec){cell.x * CELL_PX, cell.y * CELL_PX}, prop_lag(view, cell));
}

Vec prop_feet(const View *view, Vec cell) {
    return vec_add(prop_corner(view, cell), (Vec){CELL_PX / 2, PROP_FEET_PX});
}

static bool barrel_hisses(const World *world, Vec cell) {
    const Prop *prop = prop_changed(world, cell);
    return prop != NULL && prop->hp <= 0 && prop->slide > 0;
}

// Most props have one frame. Others have more: a burning fuse, a great fire, people, a shrine that has given.
static int prop_frame(const View *view, Vec cell, Tile tile, bool hisses) {
    if (hisses) return (int)view->clock / HISS_TICKS;
    if (tile == TILE_GREAT_FIRE) return (int)theme_of(view->world);
    if (tile == TILE_FURNITURE) return cell_furniture(theme_of(view->world), &view->shown->level, cell);
    if (tile == TILE_KEEPER || tile == TILE_ASKER) return (int)view->clock / KEEPER_TICKS % 2;
    return tile == TILE_SHRINE && view->world->clock.shrine_given;
}

void prop_draw(const Things *things, const View *view, Vec cell) {
    Tile tile = level_tile(&view->shown->level, cell);
    Vec feet = prop_feet(view, cell), middle = {feet.x, cell.y * CELL_PX + CELL_PX / 2};
    int visible = light_visibility_at(view->light, middle), explored = light_explored_at(view->light, middle);
    if (explored == 0) return;
    bool hisses = tile == TILE_BARREL && barrel_hisses(view->world, cell) && visible > 0;
    int sprite = hisses ? things->art.barrel_lit : things->art.stands[tile];
    if (tile == TILE_FURNITURE && theme_is_deep(view->world)) sprite = things->art.furniture_deep;
    Blit blit = {0};
    const Image *image =
        prop_art_frame(&things->props, sprite, prop_frame(view, cell, tile, hisses), &blit.from);
    Vec corner = prop_corner(view, cell);
    blit.at = camera_to_frame(&view->camera, (Vec){corner.x, corner.y + CELL_PX - blit.from.h});
    light_shade(view->light, middle, blit.shade);
    thing_draw_shadow(&things->body_shadow, view, feet, explored);
    thing_draw_known(image, view, blit, visible, explored);
}

static void draw_light_fixture(const Things *things, const View *view, int sprite, Vec cell) {
    Vec px = {cell.x * CELL_PX, cell.y * CELL_PX};
    Blit blit = {.from = atlas_frame(things->atlas, sprite, 0)};
    blit.at = camera_to_frame(&view->camera, px);
    blit.alpha = thing_solid(grid_get(&view->light->fades.visible, cell, 0));
    light_shade(view->light, (Vec){px.x + CELL_PX / 2, px.y + CELL_PX / 2}, blit.shade);
    if (blit.alpha > 0) image_blit(view->frame, &things->atlas->image, &blit);
}

void things_draw_unlit(const Things *things, const View *view) {
    const Level *level = &view->shown->level;
    Rect cells = camera_cells(&view->camera);
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            bool bracket = grid_get(&level->decor, cell, DECOR_NONE) == DECOR_BRACKET;
            bool front = grid_get(&level->frames, cell, FRAME_PLAIN) == FRAME_SHADED;
            bool brazier = level_tile(level, cell) == TILE_BRAZIER;
            if ((!brazier && !(bracket && front)) || shown_is_stone_moving(view->shown, cell)) continue;
            draw_light_fixture(things, view, brazier ? things->art.brazier : things->art.bracket, cell);
        }
    }
}
