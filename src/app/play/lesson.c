#include "app/play/lessons.h"

#include "gen/gen.h"
#include "sim/game.h"
#include "view/scene/scene.h"
#include "view/screens/lesson.h"

// A dungeon for the lesson: halls with a bell and without gifts on the floor. A torch burns beside the stairs
// where the hero stands; the other side is dark, so walls rise there. He shuts his lantern in tick SHUTS_AT,
// and holds the bell for HOLDS_TICKS.
enum { SEED = 4929, FRAME_W = 640, FRAME_H = 360, SHUTS_AT = 5, HOLDS_TICKS = RING_TICKS + 8 };

// When the pictures are taken, in ticks of the game; the hero begins to ring after the first. Then the px
// where he stands in each picture, unless the frame ends before.
static const int WHEN[LESSON_PICTURES] = {50, 84, 110, 300};
static const Vec HERO_AT = {158, 62};

void lesson_free(Lesson *lesson) {
    for (int i = 0; i < LESSON_PICTURES; i++) image_free(&lesson->pictures[i]);
}

static Input input_at(int tick) {
    bool rings = tick > WHEN[0] && tick <= WHEN[0] + HOLDS_TICKS;
    return (Input){.buttons = (uint8_t)(tick == SHUTS_AT ? BUTTON_SHUTTER : rings ? BUTTON_BELL : 0)};
}

// Cuts a picture out of a frame, around the hero.
static bool take(Image *picture, Scene *scene, const World *world, Image *frame) {
    const Actor *actor = &world->actors[HERO];
    if (!image_init(picture, LESSON_W, LESSON_H)) return false;
    scene_draw(scene, world, 256, frame);
    Camera camera = scene_camera(scene, world, (Vec){frame->w, frame->h}, 256);
    Vec hero = camera_to_frame(&camera, camera_interpolate_px(actor->prev, actor->pos, 256));
    Rect from = {int_clamp(hero.x - HERO_AT.x, 0, FRAME_W - LESSON_W),
                 int_clamp(hero.y - HERO_AT.y, 0, FRAME_H - LESSON_H), LESSON_W, LESSON_H};
    image_blit(picture, frame, &(Blit){.from = from});
    return true;
}

static bool play(Lesson *lesson, Game *game, Scene *scene, Image *frame) {
    int taken = 0;
    if (!scene_set_world(scene, game_world(game))) return false;
    for (int tick = 1; taken < LESSON_PICTURES; tick++) {
        game_tick(game, input_at(tick));
        scene_tick(scene, game_world(game));
        if (tick != WHEN[taken]) continue;
        if (!take(&lesson->pictures[taken++], scene, game_world(game), frame)) return false;
    }
    return true;
}

bool lesson_make_pictures(Lesson *lesson, const Assets *assets) {
    Error error;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    if (lesson->pictures[0].pixels != NULL) return true;
    options.toll = true;
    options.seed = SEED;
    gen_set_usual_size(&options);
    Image frame = {0};
    Game *game = game_new(&options);
    Scene *scene = scene_new(&assets->atlas, NULL, &error);
    bool made = game != NULL && scene != NULL && image_init(&frame, FRAME_W, FRAME_H) &&
                play(lesson, game, scene, &frame);
    image_free(&frame);
    scene_free(scene);
    game_free(game);
    if (!made) lesson_free(lesson);
    return made;
}
