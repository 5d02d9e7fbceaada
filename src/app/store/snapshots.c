#include "app/store/snapshots.h"

#include "app/host/host.h"
#include "app/store/runs.h"
#include "base/hash.h"
#include "io/game/snapshot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char MAGIC[8] = {'C', 'E', 'L', 'L', 'S', 'N', 'A', 'P'};
enum { HASH_SIZE = 8, LISTED_MOST = 256, EACH_TICKS = 60 * TICKS_PER_SECOND };

typedef struct Path {
    char text[PATH_MAX_BYTES];
} Path;

// The path of a file in the folder of snapshots; "" is the folder itself. Returns false if there is none.
static bool path_of(const char *name, Path *path) {
    char inside[RUN_NAME_BYTES + 32];
    Error error;
    (void)snprintf(inside, sizeof inside, "snapshots/%s", name);
    return file_own_path(FOLDER_DATA, inside, path->text, sizeof path->text, &error);
}

static bool path_of_game(SnapshotOf of, int which, Path *path) {
    char name[RUN_NAME_BYTES], numbered[RUN_NAME_BYTES + 16];
    if (!run_name(of.begun, of.seed, name)) return false;
    (void)snprintf(numbered, sizeof numbered, "%s.%d", name, which);
    return path_of(numbered, path);
}

void snapshots_store(SnapshotOf of, const Game *game, uint64_t check, int sneaks, Care care, Buffer *room) {
    Path path;
    Error error;
    uint32_t tick = game_world(game)->tick;
    room->size = 0;
    room->failed = false;
    buffer_bytes(room, MAGIC, sizeof MAGIC);
    buffer_int(room, WORLD_RULES, 2);
    buffer_int(room, tick, 4);
    buffer_int(room, check, 8);
    buffer_int(room, (uint64_t)sneaks, 4);
    snapshot_write(game, room);
    if (!room->failed) buffer_int(room, hash_bytes(HASH_START, room->bytes, room->size), HASH_SIZE);
    int which = (int)(tick / EACH_TICKS % SNAPSHOTS_OF_GAME);
    if (!room->failed && path_of_game(of, which, &path) && file_make_folders(path.text, &error) &&
        file_write(path.text, room->bytes, room->size, care, &error))
        host_persist_files();
}

static bool load(SnapshotOf of, int which, StoredSnapshot *stored) {
    Path path;
    Error error;
    *stored = (StoredSnapshot){0};
    Buffer *file = &stored->file;
    if (!path_of_game(of, which, &path) || !file_may_exist(path.text) || !file_read(path.text, file, &error))
        return false;
    size_t hashed = file->size > HASH_SIZE ? file->size - HASH_SIZE : 0;
    Reader in = reader_of(file->bytes, hashed), end = reader_of(file->bytes + hashed, file->size - hashed);
    const uint8_t *magic = reader_bytes(&in, sizeof MAGIC);
    stored->rules = (int)reader_int(&in, 2);
    stored->tick = (uint32_t)reader_int(&in, 4);
    stored->check = reader_int(&in, 8);
    stored->sneaks = (int)(reader_int(&in, 4) & INT32_MAX);
    stored->bytes = in.at;
    stored->size = (size_t)(in.end - in.at);
    bool sound = magic != NULL && memcmp(magic, MAGIC, sizeof MAGIC) == 0 && !in.failed &&
                 reader_int(&end, HASH_SIZE) == hash_bytes(HASH_START, file->bytes, hashed);
    if (!sound) buffer_free(file);
    return sound;
}

int snapshots_load(SnapshotOf of, StoredSnapshot stored[SNAPSHOTS_OF_GAME]) {
    int count = 0;
    for (int which = 0; which < SNAPSHOTS_OF_GAME; which++) count += load(of, which, &stored[count]);
    if (count == SNAPSHOTS_OF_GAME && stored[1].tick < stored[0].tick) {
        StoredSnapshot older = stored[1];
        stored[1] = stored[0];
        stored[0] = older;
    }
    return count;
}

bool snapshots_find(const Replay *game, StoredSnapshot *found) {
    StoredSnapshot stored[SNAPSHOTS_OF_GAME];
    int count = snapshots_load((SnapshotOf){game->begun, game->options.seed}, stored), fits = -1;
    Replay at = *game;
    for (ReplayStep step = REPLAY_TAKEN; step != REPLAY_END && step != REPLAY_BROKEN;
         step = replay_next(&at)) {
        for (int i = 0; i < count && step == REPLAY_HASH; i++) {
            if (stored[i].check == at.check && stored[i].rules == game->rules) fits = i;
        }
    }
    for (int i = 0; i < count; i++) {
        if (i != fits) buffer_free(&stored[i].file);
    }
    if (fits >= 0) *found = stored[fits];
    return fits >= 0;
}

void snapshots_remove(SnapshotOf of) {
    Path path;
    for (int which = 0; which < SNAPSHOTS_OF_GAME; which++) {
        if (path_of_game(of, which, &path)) (void)file_remove(path.text);
    }
}

// ---- keeping few

typedef struct Listed {
    Path path;
    int64_t time;
} Listed;

typedef struct List {
    Listed *at;
    int count;
    const SnapshotOf *kept; // these are not listed
    int kept_count;
} List;

static bool is_kept(const List *list, const char *name) {
    for (int i = 0; i < list->kept_count; i++) {
        char of[RUN_NAME_BYTES];
        bool dated = run_name(list->kept[i].begun, list->kept[i].seed, of);
        if (dated && strncmp(name, of, strlen(of)) == 0 && name[strlen(of)] == '.') return true;
    }
    return false;
}

static void note(void *to, const char *name) {
    List *list = to;
    FileStamp stamp;
    Listed *here = &list->at[list->count];
    if (list->count == LISTED_MOST || is_kept(list, name) || !path_of(name, &here->path) ||
        !file_read_stamp(here->path.text, &stamp))
        return;
    here->time = stamp.time;
    list->count++;
}

static int by_time(const void *a, const void *b) {
    int64_t one = ((const Listed *)a)->time, other = ((const Listed *)b)->time;
    return (one < other) - (one > other);
}

void snapshots_thin(const SnapshotOf kept[], int count) {
    Path folder;
    List list = {.at = calloc(LISTED_MOST, sizeof *list.at), .kept = kept, .kept_count = count};
    if (list.at != NULL && path_of("", &folder) && folder_list(folder.text, note, &list)) {
        folder_sweep(folder.text);
        qsort(list.at, (size_t)list.count, sizeof *list.at, by_time);
        for (int i = SNAPSHOTS_KEPT; i < list.count; i++) (void)file_remove(list.at[i].path.text);
    }
    free(list.at);
}
