#include "io/recording.h"

#include "base/hash.h"

#include <stdio.h>
#include <string.h>

static const char MAGIC[8] = "CELLREC";
enum {
    FORMAT = 3,
    END_SIZE = 9,
    HEAD_SIZE = 12,
    STANDING_SIZE = 6,
    INPUT_SIZE = 3,
    SLOT_SHIFT = 10,
    PICK_SHIFT = 13,
    UNUSED_SHIFT = 19,
    USUAL_BYTES = 1 << 18 // hours of a game, so that playing it does not allocate
};

_Static_assert(ITEM_COUNT < 1 << (UNUSED_SHIFT - PICK_SHIFT),
               "an input has no room for all that can be picked");

// x + 1 and y + 1 in two bits each, six buttons, three bits of the slot, six of what is picked.
static uint32_t pack_input(Input input) {
    return (uint32_t)((input.x + 1) | (input.y + 1) << 2 | (input.buttons & BUTTONS_ALL) << 4 |
                      input.slot << SLOT_SHIFT | input.pick << PICK_SHIFT);
}

static bool unpack_input(uint32_t bits, Input *input) {
    *input = (Input){.x = (int8_t)((int)(bits & 3) - 1),
                     .y = (int8_t)((int)(bits >> 2 & 3) - 1),
                     .buttons = bits >> 4 & BUTTONS_ALL,
                     .slot = bits >> SLOT_SHIFT & 7,
                     .pick = bits >> PICK_SHIFT & 63};
    return input->x < 2 && input->y < 2 && input->slot <= SLOTS && input->pick <= ITEM_COUNT &&
           bits >> UNUSED_SHIFT == 0;
}

void recorder_init(Recorder *recorder) {
    *recorder = (Recorder){0};
    (void)buffer_reserve(&recorder->out, USUAL_BYTES);
    buffer_bytes(&recorder->out, MAGIC, sizeof MAGIC);
    buffer_int(&recorder->out, FORMAT, 2);
    buffer_int(&recorder->out, WORLD_RULES, 2);
}

void recorder_free(Recorder *recorder) {
    buffer_free(&recorder->out);
}

void recorder_flush(Recorder *recorder, const World *world) {
    if (recorder->count == 0 || world == NULL) return;
    buffer_int(&recorder->out, 'T', 1);
    buffer_int(&recorder->out, (uint64_t)recorder->count, 1);
    for (int i = 0, run; i < recorder->count; i += run) {
        run = 1;
        while (i + run < recorder->count && recorder->inputs[i + run] == recorder->inputs[i]) run++;
        buffer_int(&recorder->out, recorder->inputs[i], INPUT_SIZE);
        buffer_int(&recorder->out, (uint64_t)run, 1);
    }
    buffer_int(&recorder->out, world_hash(world), 8);
    recorder->count = 0;
}

void recorder_game(Recorder *recorder, const World *until_now, const GenOptions *options) {
    recorder_flush(recorder, until_now);
    Buffer *out = &recorder->out;
    const char *name = GENERATORS[options->kind]->name;
    buffer_int(out, 'G', 1);
    buffer_int(out, strlen(name), 1);
    buffer_bytes(out, name, strlen(name));
    buffer_int(out, options->seed, 8);
    buffer_int(out, (uint64_t)options->w, 2);
    buffer_int(out, (uint64_t)options->h, 2);
    buffer_int(out, (uint64_t)options->rooms, 1);
    buffer_int(out, (uint64_t)options->suppress, 1);
    buffer_int(out, (uint64_t)options->corridor, 1);
    buffer_int(out, options->connect, 1);
    buffer_int(out, (uint64_t)options->depth, 1);
    buffer_int(out, options->descent, 1);
}

void recorder_tick(Recorder *recorder, const World *world, Input input) {
    recorder->inputs[recorder->count++] = pack_input(input);
    if (recorder->count == RECORDING_HASH_TICKS) recorder_flush(recorder, world);
}

static void end(Buffer *out) {
    buffer_int(out, 'E', 1);
    buffer_int(out, hash_bytes(HASH_START, out->bytes, out->size), 8);
}

void recorder_finish(Recorder *recorder, const World *world) {
    recorder_flush(recorder, world);
    end(&recorder->out);
}

void recorder_save(Recorder *recorder, const World *world, Buffer *out) {
    const Actor *hero = &world->actors[HERO];
    recorder_flush(recorder, world);
    buffer_bytes(out, recorder->out.bytes, recorder->out.size);
    buffer_int(out, 'S', 1);
    buffer_int(out, (uint64_t)world->depth, 1);
    buffer_int(out, (uint64_t)int_max(hero->hp, 0), 1);
    buffer_int(out, (uint64_t)hero->hp_max, 1);
    buffer_int(out, (uint64_t)world->collected, 2);
    end(out);
    out->failed |= recorder->out.failed;
}

bool replay_open(Replay *replay, const void *bytes, size_t size, char *error, size_t error_size) {
    *replay = (Replay){.in = reader_of(bytes, size)};
    const uint8_t *magic = reader_bytes(&replay->in, sizeof MAGIC);
    uint64_t format = reader_int(&replay->in, 2), rules = reader_int(&replay->in, 2);
    const char *problem = NULL;
    if (magic == NULL || memcmp(magic, MAGIC, sizeof MAGIC) != 0) {
        problem = "this is not a recording";
    } else if (format != FORMAT || rules != WORLD_RULES) {
        problem = "it was made under other rules by another version of the game";
    } else if (size < HEAD_SIZE + END_SIZE) {
        problem = "the recording is cut off";
    } else {
        size_t body = size - (END_SIZE - 1);
        Reader tail = reader_of((const uint8_t *)bytes + body, END_SIZE - 1);
        if (reader_int(&tail, 8) != hash_bytes(HASH_START, bytes, body))
            problem = "the recording is damaged or cut off";
    }
    if (problem != NULL) snprintf(error, error_size, "%s", problem);
    return problem == NULL;
}

static ReplayStep read_game(Replay *replay) {
    Reader *in = &replay->in;
    char name[256] = "", problem[128];
    size_t length = (size_t)reader_int(in, 1);
    const uint8_t *bytes = reader_bytes(in, length);
    if (bytes != NULL) memcpy(name, bytes, length);
    GenOptions *options = &replay->options;
    *options = (GenOptions){.kind = gen_find(name)};
    options->seed = reader_int(in, 8);
    options->w = (int)reader_int(in, 2);
    options->h = (int)reader_int(in, 2);
    options->rooms = (int)reader_int(in, 1);
    options->suppress = (int)reader_int(in, 1);
    options->corridor = (int)reader_int(in, 1);
    options->connect = reader_int(in, 1) != 0;
    options->depth = (int)reader_int(in, 1);
    options->descent = reader_int(in, 1) != 0;
    bool sound = !in->failed && options->kind != GEN_COUNT && gen_check(options, problem, sizeof problem);
    if (sound && options->descent) gen_usual_size(options);
    sound = sound && options->w <= LEVEL_PLAY_MAX && options->h <= LEVEL_PLAY_MAX;
    return sound ? REPLAY_GAME : REPLAY_BROKEN;
}

static ReplayStep read_input(Replay *replay) {
    if (replay->repeat == 0) {
        bool known = unpack_input((uint32_t)reader_int(&replay->in, INPUT_SIZE), &replay->input);
        replay->repeat = (int)reader_int(&replay->in, 1);
        if (!known || replay->in.failed || replay->repeat == 0 || replay->repeat > replay->ticks)
            return REPLAY_BROKEN;
    }
    replay->repeat--;
    if (--replay->ticks == 0) replay->ticks = -1; // the hash is next
    return REPLAY_INPUT;
}

static bool read_standing(Reader *in, Standing *standing) {
    bool marked = reader_int(in, 1) == 'S';
    standing->depth = (int)reader_int(in, 1);
    standing->hp = (int)reader_int(in, 1);
    standing->hp_max = (int)reader_int(in, 1);
    standing->collected = (int)reader_int(in, 2);
    return marked && !in->failed && standing->depth >= 1 && standing->depth <= GAME_DEPTHS &&
           standing->hp <= standing->hp_max;
}

bool recording_standing(const void *bytes, size_t size, Standing *standing) {
    if (size < HEAD_SIZE + STANDING_SIZE + END_SIZE) return false;
    Reader in = reader_of((const uint8_t *)bytes + size - END_SIZE - STANDING_SIZE, STANDING_SIZE);
    return read_standing(&in, standing);
}

ReplayStep replay_next(Replay *replay) {
    if (replay->ticks > 0) return read_input(replay);
    if (replay->ticks < 0) {
        replay->ticks = 0;
        replay->hash = reader_int(&replay->in, 8);
        return replay->in.failed ? REPLAY_BROKEN : REPLAY_HASH;
    }
    uint64_t chunk = reader_int(&replay->in, 1);
    if (chunk == 'S') { // for recording_standing() alone
        (void)reader_bytes(&replay->in, STANDING_SIZE - 1);
        chunk = reader_int(&replay->in, 1);
    }
    if (replay->in.failed) return REPLAY_BROKEN;
    if (chunk == 'E') return REPLAY_END;
    if (chunk == 'G') return read_game(replay);
    replay->ticks = chunk == 'T' ? (int)reader_int(&replay->in, 1) : 0;
    if (replay->ticks < 1 || replay->ticks > RECORDING_HASH_TICKS) return REPLAY_BROKEN;
    return read_input(replay);
}
