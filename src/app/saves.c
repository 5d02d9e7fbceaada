#include "app/saves.h"

#include "base/fail.h"

#include <stdio.h>

static bool path_of(SaveSlot slot, char path[PATH_MAX_BYTES], char *error, size_t error_size) {
    static const char *const NAMES[SAVE_SLOTS] = {
        [SAVE_DESCENT] = "descent.save", [SAVE_DUNGEON] = "dungeon.save"};
    return file_own_path(FOLDER_DATA, NAMES[slot], path, PATH_MAX_BYTES, error, error_size);
}

SaveSlot save_slot(const GenOptions *options) {
    return options->descent ? SAVE_DESCENT : SAVE_DUNGEON;
}

// Its frame, its first game and how it stood at the end.
static bool look_inside(Save *save, const Buffer *bytes, char *error, size_t error_size) {
    Replay replay;
    if (!replay_open(&replay, bytes->bytes, bytes->size, error, error_size)) return false;
    if (replay_next(&replay) != REPLAY_GAME ||
        !recording_standing(bytes->bytes, bytes->size, &save->standing)) {
        return fail(error, error_size, "this is not a saved game");
    }
    save->options = replay.options;
    return true;
}

void save_look(SaveSlot slot, Save *save) {
    char path[PATH_MAX_BYTES], error[PATH_MAX_BYTES + 128];
    Buffer bytes = {0};
    *save = (Save){0};
    if (!path_of(slot, path, error, sizeof error) || !file_exists(path)) return;
    save->usable =
        file_read(path, &bytes, error, sizeof error) && look_inside(save, &bytes, error, sizeof error);
    if (!save->usable)
        snprintf(save->why, sizeof save->why, "A saved game cannot be used: %s. It is kept: %s", error, path);
    buffer_free(&bytes);
}

bool save_read(SaveSlot slot, Buffer *out, char *error, size_t error_size) {
    char path[PATH_MAX_BYTES];
    return path_of(slot, path, error, error_size) && file_read(path, out, error, error_size);
}

// Writes beside what is there, and only then moves that aside.
static bool write_instead(const char *path, const Buffer *bytes, char *error, size_t error_size) {
    char next[PATH_MAX_BYTES + 8], aside[PATH_MAX_BYTES + 8];
    snprintf(next, sizeof next, "%s.next", path);
    snprintf(aside, sizeof aside, "%s.old", path);
    return file_write(next, bytes->bytes, bytes->size, error, error_size) &&
           ((file_move(path, aside) && file_move(next, path)) ||
            fail(error, error_size, "cannot move %s aside", path));
}

bool save_write(SaveSlot slot, const Buffer *bytes, bool ours, char *error, size_t error_size) {
    char path[PATH_MAX_BYTES];
    if (bytes->failed) return fail(error, error_size, "there is not enough memory");
    if (!path_of(slot, path, error, error_size) || !file_make_folders(path, error, error_size)) return false;
    if (!ours && file_exists(path)) return write_instead(path, bytes, error, error_size);
    return file_write(path, bytes->bytes, bytes->size, error, error_size);
}

void save_remove(SaveSlot slot) {
    char path[PATH_MAX_BYTES], error[PATH_MAX_BYTES + 128];
    if (path_of(slot, path, error, sizeof error)) (void)file_remove(path);
}
