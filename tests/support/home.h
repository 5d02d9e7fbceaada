#pragma once
// The home folder of somebody who has never played, with its own settings and saves, and with a silent
// sound device.

#include "base/hash.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Home {
    char path[256];
} Home;

// False when there is no folder to be had.
static inline bool home_open(Home *home) {
    static const char *const NAMES[] = {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"};
    const char *folder = getenv("TMPDIR");
    (void)snprintf(home->path, sizeof home->path, "%s/cellarium-XXXXXX", folder != NULL ? folder : "/tmp");
    bool there = mkdtemp(home->path) != NULL && setenv("SDL_AUDIODRIVER", "dummy", 1) == 0;
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++)
        there = there && setenv(NAMES[i], home->path, 1) == 0;
    return there;
}

static inline void home_clear_ledger(const Home *home) {
    static const char *const NAMES[] = {"ledger", "ledger.old", "ledger.old.2"};
    char path[sizeof home->path + 64];
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        (void)snprintf(path, sizeof path, "%s/cellarium/%s", home->path, NAMES[i]);
        (void)unlink(path);
    }
}

static inline void home_clear_folder(const Home *home, const char *name) {
    enum { ENTRY_BYTES = 256 };
    char folder[sizeof home->path + 32], path[sizeof folder + ENTRY_BYTES];
    (void)snprintf(folder, sizeof folder, "%s/%s", home->path, name);
    DIR *files = opendir(folder);
    for (const struct dirent *entry; files != NULL && (entry = readdir(files)) != NULL;) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        (void)unlink(path);
    }
    if (files != NULL) (void)closedir(files);
    (void)rmdir(folder);
}

static inline uint64_t home_hash_file(const char *path) {
    uint64_t hash = HASH_START;
    FILE *file = fopen(path, "rb");
    for (int byte; file != NULL && (byte = fgetc(file)) != EOF;) hash = hash_int(hash, byte);
    if (file != NULL) (void)fclose(file);
    return hash;
}

// A hash of everything saved there, in whatever order the system lists it.
static inline uint64_t home_hash(const Home *home) {
    static const char *const NAMES[] = {"cellarium", "cellarium/runs"};
    enum { ENTRY_BYTES = 256 };
    uint64_t sum = 0;
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        char folder[sizeof home->path + 32], path[sizeof folder + ENTRY_BYTES];
        (void)snprintf(folder, sizeof folder, "%s/%s", home->path, NAMES[i]);
        DIR *files = opendir(folder);
        for (const struct dirent *entry; files != NULL && (entry = readdir(files)) != NULL;) {
            (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            uint64_t hash = home_hash_file(path);
            for (const char *at = entry->d_name; *at != '\0'; at++) hash = hash_int(hash, *at);
            sum += hash_mix(hash);
        }
        if (files != NULL) (void)closedir(files);
    }
    return sum;
}

// Runs that were played to be watched, and what is known of them.
static inline void home_clear_runs(const Home *home) {
    home_clear_folder(home, "cellarium/runs");
    home_clear_ledger(home);
}

// All that was kept.
static inline void home_clear(const Home *home) {
    home_clear_folder(home, "cellarium/runs");
    home_clear_folder(home, "cellarium");
}

// The single dungeon that was played last, and the one before it.
static inline void home_clear_dungeons(const Home *home) {
    static const char *const NAMES[] = {"dungeon.save", "dungeon.save.old"};
    char path[sizeof home->path + 64];
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        (void)snprintf(path, sizeof path, "%s/cellarium/%s", home->path, NAMES[i]);
        (void)unlink(path);
    }
}

// The things met.
static inline void home_clear_known(const Home *home) {
    char path[sizeof home->path + sizeof "/cellarium/known"];
    (void)snprintf(path, sizeof path, "%s/cellarium/known", home->path);
    (void)unlink(path);
}

// False when something else that was kept there is left.
static inline bool home_close(const Home *home) {
    char kept[sizeof home->path + sizeof "/cellarium"];
    home_clear_runs(home);
    home_clear_known(home);
    (void)snprintf(kept, sizeof kept, "%s/cellarium", home->path);
    (void)rmdir(kept); // may not have been made
    return rmdir(home->path) == 0;
}
