// Snapshots of games. The first byte chooses the options of the game. From 128 on the rest are changes, each
// a place of two bytes and a byte, of the snapshot of a game that has begun; otherwise it is a whole
// snapshot. What can be read is played for a while, across a toll if one is possible.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "gen/gen.h"
#include "io/game/snapshot.h"

#include <string.h>

enum { TICKS = 90, TOLL_AT = 60, BEGUN_TICKS = 300, CELLS_MAX = 64 * 64, EDITED = 128, WAYS = 16 };

static GenOptions options_of(uint8_t byte) {
    GenOptions options = {
        .descent = true, .depth = 1, .tower = (byte & 1) != 0, .kind = GEN_HALLS, .seed = 5};
    if ((byte & 12) == 8) options.depth = DESCENT_DEPTHS;
    if ((byte & 12) == 12) options.pace = PACE_TURNS;
    if ((byte & 2) == 0) return options;
    options = GENERATORS[(byte & 4) != 0 ? GEN_CAVES : GEN_SCATTER]->defaults;
    options.toll = (byte & 4) != 0;
    options.classic = (byte & 12) == 8;
    return options;
}

// Presses something else all the time.
static Input input_at(int tick) {
    unsigned mix = (unsigned)tick * 2654435761u >> 8;
    return (Input){.x = (int8_t)(mix % 3 - 1),
                   .y = (int8_t)(mix / 3 % 3 - 1),
                   .buttons = mix / 9 % 4 == 0 ? (uint8_t)(1u << mix / 64 % 8) : 0,
                   .slot = (uint8_t)(mix / 512 % 8 == 0 ? mix / 4096 % (SLOTS + 1) : 0)};
}

static void play(Game *game, int ticks) {
    for (int i = 0; i < ticks; i++) {
        World *world = game_world(game);
        if (i == TOLL_AT && world->clock.on) world->clock.ticks = 1;
        game_tick(game, input_at(i));
    }
}

// The snapshot of a game of these options, made once.
static const Buffer *begun(uint8_t byte, const GenOptions *options) {
    static Buffer made[WAYS];
    Buffer *out = &made[byte % WAYS];
    if (out->size > 0) return out;
    Game *game = game_new(options);
    CHECK(game != NULL);
    play(game, BEGUN_TICKS);
    snapshot_write(game, out);
    game_free(game);
    return out;
}

static void edit(Buffer *out, const uint8_t *data, size_t size) {
    for (size_t i = 0; i + 2 < size; i += 3)
        out->bytes[(size_t)(data[i] | data[i + 1] << 8) % out->size] = data[i + 2];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) return 0;
    Error error = {""};
    GenOptions options = options_of(data[0]);
    gen_set_usual_size(&options);
    Buffer bytes = {0};
    if (data[0] >= EDITED) {
        const Buffer *of = begun(data[0], &options);
        buffer_bytes(&bytes, of->bytes, of->size);
        edit(&bytes, data + 1, size - 1);
    } else {
        buffer_bytes(&bytes, data + 1, size - 1);
    }
    Game *game = snapshot_read(bytes.bytes, bytes.size, &options, false, &error);
    buffer_free(&bytes);
    CHECK((game == NULL) == (error.text[0] != '\0') && strchr(error.text, '\n') == NULL);
    if (game == NULL) return 0;
    const Grid *tiles = &game_world(game)->level.tiles;
    if (tiles->w * tiles->h <= CELLS_MAX) play(game, TICKS);
    Buffer again = {0};
    snapshot_write(game, &again);
    buffer_free(&again);
    game_free(game);
    return 0;
}
