#pragma once
// A home folder for a test, of a player who has never played. It has its own settings and saves. The sound
// device is silent.

#include "base/hash.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Home {
    char path[256];
} Home;

// Makes the folder, and lets the environment name it. Returns false when that is impossible.
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

// A hash of everything that is saved there, except snapshots. The order in which
// the system lists files does not count.
static inline uint64_t home_hash(const Home *home) {
    static const char *const NAMES[] = {"cellarium", "cellarium/runs"};
    enum { ENTRY_BYTES = 256 };
    uint64_t sum = 0;
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        char folder[sizeof home->path + 32], path[sizeof folder + ENTRY_BYTES];
        (void)snprintf(folder, sizeof folder, "%s/%s", home->path, NAMES[i]);
        DIR *files = opendir(folder);
        for (const struct dirent *entry; files != NULL && (entry = readdir(files)) != NULL;) {
            if (strcmp(entry->d_name, "snapshots") == 0) continue;
            (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            uint64_t hash = home_hash_file(path);
            for (const char *at = entry->d_name; *at != '\0'; at++) hash = hash_int(hash, *at);
            sum += hash_mix(hash);
        }
        if (files != NULL) (void)closedir(files);
    }
    return sum;
}

// Removes the snapshots, the runs and the ledger.
static inline void home_clear_runs(const Home *home) {
    home_clear_folder(home, "cellarium/snapshots");
    home_clear_folder(home, "cellarium/runs");
    home_clear_ledger(home);
}

// Removes all runs and saves.
static inline void home_clear(const Home *home) {
    home_clear_folder(home, "cellarium/snapshots");
    home_clear_folder(home, "cellarium/runs");
    home_clear_folder(home, "cellarium");
}

// Removes the saves of single dungeons.
static inline void home_clear_dungeons(const Home *home) {
    static const char *const NAMES[] = {"dungeon.save", "dungeon.save.old"};
    char path[sizeof home->path + 64];
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        (void)snprintf(path, sizeof path, "%s/cellarium/%s", home->path, NAMES[i]);
        (void)unlink(path);
    }
}

// Removes the list of known things.
static inline void home_clear_known(const Home *home) {
    char path[sizeof home->path + sizeof "/cellarium/known"];
    (void)snprintf(path, sizeof path, "%s/cellarium/known", home->path);
    (void)unlink(path);
}

// Removes the folder. Returns false when something else is left in it.
static inline bool home_close(const Home *home) {
    char kept[sizeof home->path + sizeof "/cellarium"];
    home_clear_runs(home);
    home_clear_known(home);
    (void)snprintf(kept, sizeof kept, "%s/cellarium", home->path);
    (void)rmdir(kept); // it may not exist
    return rmdir(home->path) == 0;
}
