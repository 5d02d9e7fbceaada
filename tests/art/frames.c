// Needs the game's pictures: run from the project's folder.
// Draws frames of careful bots' descents at random moments, without the HUD. For each depth it prints how
// well the picture can be read: how far monsters stand out from the floor around them, how many frames show
// no monster, how colourful they are. It writes the frames and a contact sheet as PNG files.
// usage: art_frames N FIRST FOLDER     N frames, from the descents of seeds FIRST, FIRST + 1, ...
#include "base/check.h"
#include "base/rng.h"
#include "bots/player.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "view/canvas/png.h"
#include "view/kit.h"
#include "view/scene/scene.h"

#include <errno.h>
#include <math.h>
#include <string.h>

enum {
    DEPTHS = 8,
    JUDGED = 30, // ticks from one look at the monsters in sight to the next
    EVERY = 40,  // seconds from one frame to the next, in the mean
    AROUND = 6,  // px of floor around a body that it is compared with
    SEEN_X = 9,  // cells from the hero that are well inside the picture
    SEEN_Y = 5,
    FOOT = 8,          // px of a body's box in which its shadow lies
    SHEET_COLUMNS = 4, // of frames at half their size
    RATIOS_MAX = 4096,
    STEPS_MOST = 60 * 60 * 30 // ticks of a descent
};

typedef struct Figures {
    int frames, deserted, empty, bare; // without a monster, without an item too, without furniture or water
    double colour;                     // summed up
    int count;
    double blown; // part of a body's pixels, summed up
    double ratios[RATIOS_MAX];
} Figures;

typedef struct Gallery {
    Scene *scene;
    Image frame, without, sheet;
    World *copy;
    Rng rng;
    Figures by_depth[DEPTHS + 1], by_kind[ACTOR_KIND_COUNT];
    int shown, wanted;
    const char *folder;
} Gallery;

static void save(const Image *image, const char *folder, const char *name) {
    char path[512];
    Buffer png = {0};
    (void)snprintf(path, sizeof path, "%s/%s.png", folder, name);
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        (void)fprintf(stderr, "art_frames: cannot write %s: %s\n", path, strerror(errno));
        exit(1);
    }
    CHECK(png_write(image, &png));
    CHECK(fwrite(png.bytes, 1, png.size, file) == png.size);
    (void)fclose(file);
    buffer_free(&png);
}

// 0..255, as it is stored: about as the eye has it.
static double luma(uint32_t pixel) {
    return 0.299 * (pixel >> 16 & 255) + 0.587 * (pixel >> 8 & 255) + 0.114 * (pixel & 255);
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double quantile(double *values, int count, double part) {
    if (count == 0) return 0;
    qsort(values, (size_t)count, sizeof *values, by_size);
    return values[(int)(part * (count - 1))];
}

// Hasler and Suesstrunk, "Measuring colourfulness in natural images", 2003.
static double colourfulness(const Image *image) {
    double sum[2] = {0}, squares[2] = {0}, n = (double)image->w * image->h;
    for (int i = 0; i < image->w * image->h; i++) {
        uint32_t pixel = image->pixels[i];
        double r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
        double axes[2] = {r - g, (r + g) / 2 - b};
        for (int k = 0; k < 2; k++) sum[k] += axes[k];
        for (int k = 0; k < 2; k++) squares[k] += axes[k] * axes[k];
    }
    double spread = 0, shift = 0;
    for (int k = 0; k < 2; k++) {
        double mean = sum[k] / n;
        spread += squares[k] / n - mean * mean;
        shift += mean * mean;
    }
    return sqrt(spread) + 0.3 * sqrt(shift);
}

// Where the picture of a monster is, without the shadow at its feet: px of the frame.
static Rect body_of(const Gallery *gallery, const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec size = {gallery->frame.w, gallery->frame.h};
    Camera camera = scene_camera(gallery->scene, world, size, 256);
    Vec px = camera_to_frame(&camera, (Vec){actor->pos.x / SUB, actor->pos.y / SUB});
    int side = actor->kind == ACTOR_WARLORD ? 2 * CELL_PX
               : ACTORS[actor->kind].elite  ? CELL_PX * 3 / 2
                                            : CELL_PX;
    return (Rect){px.x - side / 2, px.y + FOOT - side, side, side - FOOT};
}

// Whether the same part of the way to that colour (blue, green, red) lies between all channels.
static bool is_mixed(uint32_t with, uint32_t without, const double colour[3]) {
    double dark = 0.299 * colour[2] + 0.587 * colour[1] + 0.114 * colour[0];
    double part = (luma(without) - luma(with)) / (luma(without) - dark + 0.001);
    if (part < 0 || part > 0.97) return false;
    for (int k = 0; k < 3; k++) {
        double left = with >> 8 * k & 255, was = without >> 8 * k & 255;
        if (fabs(left - was - (colour[k] - was) * part) > 6) return false;
    }
    return true;
}

// Whether a shadow fell there, or less light, and nothing else.
static bool is_dimmed(uint32_t with, uint32_t without) {
    static const double SHADOW[] = {20, 6, 8}, BLACK[] = {0, 0, 0};
    return is_mixed(with, without, SHADOW) || is_mixed(with, without, BLACK);
}

// Whether the ground shows at a pixel of the frame, or lies outside of it.
static bool is_ground(const Gallery *gallery, int x, int y) {
    const Image *frame = &gallery->frame;
    if (x < 0 || y < 0 || x >= frame->w || y >= frame->h) return true;
    uint32_t with = frame->pixels[y * frame->w + x], without = gallery->without.pixels[y * frame->w + x];
    return with == without || is_dimmed(with, without);
}

// A body's pixels but for its outline.
static bool is_inside(const Gallery *gallery, int x, int y) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (is_ground(gallery, x + DIRS[dir].x, y + DIRS[dir].y)) return false;
    }
    return !is_ground(gallery, x, y);
}

// The mean light of a body's pixels, or of those of the ground around it.
static double mean_light(const Gallery *gallery, Rect box, bool body, int *count) {
    double sum = 0;
    *count = 0;
    for (int y = int_max(box.y, 0); y < int_min(box.y + box.h, gallery->frame.h); y++) {
        for (int x = int_max(box.x, 0); x < int_min(box.x + box.w, gallery->frame.w); x++) {
            if (!(body ? is_inside(gallery, x, y) : is_ground(gallery, x, y))) continue;
            sum += luma(gallery->frame.pixels[y * gallery->frame.w + x]);
            ++*count;
        }
    }
    return *count > 0 ? sum / *count : 0;
}

// The part of a body's pixels that are almost white.
static double blown_part(const Gallery *gallery, Rect box) {
    enum { BLOWN = 225 };
    int blown = 0, count = 0;
    for (int y = int_max(box.y, 0); y < int_min(box.y + box.h, gallery->frame.h); y++) {
        for (int x = int_max(box.x, 0); x < int_min(box.x + box.w, gallery->frame.w); x++) {
            if (!is_inside(gallery, x, y)) continue;
            blown += luma(gallery->frame.pixels[y * gallery->frame.w + x]) > BLOWN;
            count++;
        }
    }
    return count > 0 ? (double)blown / count : 0;
}

static void note_ratio(Figures *figures, double ratio) {
    if (figures->count < RATIOS_MAX) figures->ratios[figures->count++] = ratio;
}

static bool judge_body(Gallery *gallery, const World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool here = actor->kind != ACTOR_NONE && actor->brain.mind != MIND_AMBUSH &&
                fov_has(&world->cache.view, cell_of(actor->pos));
    if (!here) return false;
    *gallery->copy = *world;
    gallery->copy->actors[index].kind = ACTOR_NONE;
    scene_draw(gallery->scene, gallery->copy, 256, &gallery->without);
    int pixels, around;
    Rect box = body_of(gallery, world, index);
    double blown = blown_part(gallery, box), own = mean_light(gallery, box, true, &pixels);
    box = (Rect){box.x - AROUND, box.y - AROUND, box.w + 2 * AROUND, box.h + 2 * AROUND};
    double floor = mean_light(gallery, box, false, &around);
    if (pixels < 60 || around < 60) return false;
    double ratio = (fmax(own, floor) + 1) / (fmin(own, floor) + 1);
    if (index != HERO) note_ratio(&gallery->by_depth[world->depth], ratio);
    note_ratio(&gallery->by_kind[actor->kind], ratio);
    gallery->by_kind[actor->kind].blown += blown;
    return true;
}

// How many are to be seen.
static int judge(Gallery *gallery, const World *world) {
    int monsters = 0;
    scene_draw(gallery->scene, world, 256, &gallery->frame);
    for (int i = HERO; i < world->actor_count; i++) monsters += judge_body(gallery, world, i) && i != HERO;
    return monsters;
}

static bool in_picture(const World *world, Vec cell) {
    Vec way = vec_sub(cell, world->cache.hero_cell);
    return fov_has(&world->cache.view, cell) && int_abs(way.x) < SEEN_X && int_abs(way.y) < SEEN_Y;
}

static bool item_in_sight(const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item->kind != ITEM_ARROW && in_picture(world, cell_of(item->pos))) return true;
    }
    return false;
}

// Something that stands in a room, or water, ice or embers: not what hangs on walls or lies about flat.
static bool furniture_in_sight(const World *world) {
    const Level *level = &world->level;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        Tile tile = level_tile(level, cell);
        bool shows = TILES[tile].stands != NULL || TILES[tile].pool != NULL || tile == TILE_BRAZIER ||
                     tile == TILE_BRAZIER_LIT || fixture_at(level, cell) != NULL;
        if (shows && in_picture(world, cell)) return true;
    }
    return false;
}

// Half as wide and high into its place on the sheet.
static void hang(Gallery *gallery) {
    Image half;
    Vec at = {gallery->shown % SHEET_COLUMNS * NEAR_W / 2, gallery->shown / SHEET_COLUMNS * NEAR_H / 2};
    CHECK(image_init(&half, NEAR_W / 2, NEAR_H / 2));
    image_shrink(&half, &gallery->frame);
    image_blit(&gallery->sheet, &half, &(Blit){.from = {0, 0, half.w, half.h}, .at = at});
    image_free(&half);
}

static void take(Gallery *gallery, const World *world) {
    char name[64];
    Figures *figures = &gallery->by_depth[int_clamp(world->depth, 1, DEPTHS)];
    int monsters = judge(gallery, world);
    (void)snprintf(name, sizeof name, "%03d-depth-%d", gallery->shown, world->depth);
    save(&gallery->frame, gallery->folder, name);
    hang(gallery);
    figures->frames++;
    figures->deserted += monsters == 0;
    figures->empty += monsters == 0 && !item_in_sight(world);
    figures->bare += monsters == 0 && !item_in_sight(world) && !furniture_in_sight(world);
    figures->colour += colourfulness(&gallery->frame);
    gallery->shown++;
}

static bool watch(Gallery *gallery, const World **watched, const World *world) {
    bool fresh = *watched != world;
    *watched = world;
    return !fresh || scene_set_world(gallery->scene, world);
}

static void descend(Gallery *gallery, uint64_t seed) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Player player;
    const World *watched = NULL;
    options.descent = true;
    options.seed = seed;
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    CHECK(game != NULL && player_init(&player, TEMPER_CAREFUL, seed));
    int next = rng_below(&gallery->rng, 2 * EVERY * TICKS_PER_SECOND);
    for (int tick = 0; tick < STEPS_MOST && gallery->shown < gallery->wanted; tick++) {
        World *world = game_world(game);
        if (world->outcome != OUTCOME_NONE) break;
        game_tick(game, player_input(&player, world));
        CHECK(watch(gallery, &watched, game_world(game)));
        scene_tick(gallery->scene, game_world(game));
        if (tick % JUDGED == 0) (void)judge(gallery, game_world(game));
        if (tick < next) continue;
        take(gallery, game_world(game));
        next = tick + 1 + rng_below(&gallery->rng, 2 * EVERY * TICKS_PER_SECOND);
    }
    player_free(&player);
    game_free(game);
}

static double part_under(const Figures *figures, double bound) {
    int under = 0;
    for (int i = 0; i < figures->count; i++) under += figures->ratios[i] < bound;
    return figures->count > 0 ? 100.0 * under / figures->count : 0;
}

static void print_ratios(Figures *figures) {
    printf("%8d %7.2f %7.2f %8.0f %8.0f %6.1f\n", figures->count,
           quantile(figures->ratios, figures->count, 0.5), quantile(figures->ratios, figures->count, 0.1),
           part_under(figures, 1.25), part_under(figures, 1.5),
           100 * figures->blown / int_max(figures->count, 1));
}

static void report(Gallery *gallery) {
    printf("%-12s %6s %9s %8s %6s %7s %8s %7s %7s %8s %8s %6s\n", "", "frames", "deserted%", "empty%",
           "bare%", "colour", "monsters", "median", "tenth", "<1.25 %", "<1.5 %", "blown%");
    for (int depth = 1; depth <= DEPTHS; depth++) {
        Figures *figures = &gallery->by_depth[depth];
        double n = figures->frames > 0 ? figures->frames : 1;
        printf("depth %-6d %6d %9.0f %8.0f %6.0f %7.1f ", depth, figures->frames, 100 * figures->deserted / n,
               100 * figures->empty / n, 100 * figures->bare / n, figures->colour / n);
        print_ratios(figures);
    }
    for (int kind = 0; kind < ACTOR_KIND_COUNT; kind++) {
        if (gallery->by_kind[kind].count == 0) continue;
        printf("%-52s ", ACTORS[kind].name);
        print_ratios(&gallery->by_kind[kind]);
    }
}

int main(int argc, char **argv) {
    static Gallery gallery;
    Error error = {""};
    gallery.wanted = argc == 4 ? (int)strtol(argv[1], NULL, 10) : 0;
    if (gallery.wanted <= 0) {
        fprintf(stderr, "usage: art_frames N FIRST FOLDER\n");
        return 2;
    }
    uint64_t seed = strtoull(argv[2], NULL, 10);
    gallery.folder = argv[3];
    open_kit(NULL);
    gallery.scene = scene_new(&kit.atlas, kit.font, &error);
    gallery.copy = malloc(sizeof *gallery.copy);
    int rows = (gallery.wanted + SHEET_COLUMNS - 1) / SHEET_COLUMNS;
    CHECK(gallery.scene != NULL && gallery.copy != NULL && image_init(&gallery.frame, NEAR_W, NEAR_H) &&
          image_init(&gallery.without, NEAR_W, NEAR_H) &&
          image_init(&gallery.sheet, SHEET_COLUMNS * NEAR_W / 2, rows * NEAR_H / 2));
    rng_init(&gallery.rng, seed, STREAM_AI);
    while (gallery.shown < gallery.wanted) descend(&gallery, seed++);
    save(&gallery.sheet, gallery.folder, "sheet");
    report(&gallery);
    image_free(&gallery.frame);
    image_free(&gallery.without);
    image_free(&gallery.sheet);
    free(gallery.copy);
    scene_free(gallery.scene);
    return close_kit(NULL);
}
