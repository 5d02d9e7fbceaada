#include "app/session.h"

#include <stdio.h>
#include <string.h>

void session_free(Session *session) {
    world_free(session->world);
    recorder_free(&session->recorder);
    buffer_free(&session->replay_bytes);
    *session = (Session){0};
}

void session_record(Session *session) {
    recorder_init(&session->recorder);
    session->recording = true;
}

void session_finish_recording(Session *session) {
    if (session->recording) recorder_finish(&session->recorder, session->world);
    session->recording = false;
}

bool session_new(Session *session, const GenOptions *options, char *error, size_t error_size) {
    Level level;
    if (!gen_level(&level, options)) {
        snprintf(error, error_size, "not enough memory for a dungeon of %dx%d", options->w, options->h);
        return false;
    }
    World *world = world_new(&level);
    if (world == NULL) {
        level_free(&level);
        snprintf(error, error_size, "not enough memory for a dungeon of %dx%d", options->w, options->h);
        return false;
    }
    if (session->recording) recorder_game(&session->recorder, session->world, options);
    world_free(session->world);
    session->world = world;
    session->options = *options;
    return true;
}

// Follows the recording to its next input. False at its end, or when it cannot go on.
static bool next_input(Session *session, char *error, size_t error_size) {
    for (;;) {
        switch (replay_next(&session->replay)) {
        case REPLAY_INPUT: return session->world != NULL;
        case REPLAY_GAME:
            if (!session_new(session, &session->replay.options, error, error_size)) return false;
            break;
        case REPLAY_HASH:
            if (session->world == NULL || world_hash(session->world) == session->replay.hash) break;
            session->replay_wrong = session->world->tick;
            snprintf(error, error_size, "the game differs from the recording by tick %u", session->world->tick);
            return false;
        case REPLAY_END: return false;
        default: snprintf(error, error_size, "the recording makes no sense"); return false;
        }
    }
}

bool session_replay(Session *session, Buffer bytes, char *error, size_t error_size) {
    session->replay_bytes = bytes;
    session->replaying = true;
    if (!replay_open(&session->replay, bytes.bytes, bytes.size, error, error_size)) return false;
    if (replay_next(&session->replay) != REPLAY_GAME) {
        snprintf(error, error_size, "there is no game in the recording");
        return false;
    }
    return session_new(session, &session->replay.options, error, error_size);
}

bool session_tick(Session *session, Input input, char *error, size_t error_size) {
    if (session->replaying) {
        if (session->replay_over || !next_input(session, error, error_size)) {
            session->replay_over = true;
            return false;
        }
        input = session->replay.input;
    }
    world_tick(session->world, input);
    if (session->recording) recorder_tick(&session->recorder, session->world, input);
    return true;
}

void session_describe(const GenOptions *options, char *text, size_t size) {
    const Generator *generator = GENERATORS[options->kind];
    char rooms[24] = "", suppress[24] = "", corridor[24] = "";
    unsigned takes = generator->takes;
    if ((takes & TAKES_ROOMS) != 0) snprintf(rooms, sizeof rooms, " --rooms %d", options->rooms);
    if ((takes & TAKES_SUPPRESS) != 0) snprintf(suppress, sizeof suppress, " --suppress %d", options->suppress);
    if ((takes & TAKES_CORRIDOR) != 0) snprintf(corridor, sizeof corridor, " --corridor %d", options->corridor);
    snprintf(text, size, "cellarium --generator %s --seed %llu --size %dx%d%s%s%s%s", generator->name,
             (unsigned long long)options->seed, options->w, options->h, rooms, suppress,
             options->connect ? " --connect" : "", corridor);
}
