#include "app/store/maps.h"

#include "base/fail.h"
#include "base/hash.h"
#include "base/text.h"
#include "gen/prove/prove.h"
#include "io/game/handmade.h"
#include "io/level/tmj.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = PATH_MAX_BYTES + 512 };

// ---- the files of a map

// Mixes the state of a file into a stamp.
static uint64_t stamp_of(uint64_t stamp, const char *path) {
    FileStamp is;
    if (!file_read_stamp(path, &is)) is = (FileStamp){0};
    stamp = hash_int(hash_int(stamp, (int64_t)is.id.device), (int64_t)is.id.number);
    return hash_int(hash_int(stamp, is.time), (int64_t)is.size);
}

static const char *first_path(const MapFile *file) {
    return file->paths.size > 0 ? (const char *)file->paths.bytes : NULL;
}

static const char *next_path(const MapFile *file, const char *path) {
    const char *next = path + strlen(path) + 1;
    return next < (const char *)file->paths.bytes + file->paths.size ? next : NULL;
}

uint64_t map_file_read_stamp(const MapFile *file) {
    uint64_t stamp = HASH_START;
    for (const char *path = first_path(file); path != NULL; path = next_path(file, path))
        stamp = stamp_of(stamp, path);
    return stamp;
}

// Notes a file of the map. Call it before the file is read, so that a later change is noticed.
static void note(MapFile *file, const char *path) {
    for (const char *at = first_path(file); at != NULL; at = next_path(file, at)) {
        if (strcmp(at, path) == 0) return;
    }
    buffer_bytes(&file->paths, path, strlen(path) + 1);
    file->stamp = stamp_of(file->stamp, path);
}

void map_file_free(MapFile *file) {
    buffer_free(&file->packed);
    buffer_free(&file->paths);
}

typedef struct Beside {
    const char *map; // its path
    MapFile *file;   // collects the files of the map, or NULL
} Beside;

// A TmjLoad: loads a file that the map names, and notes it.
static bool load_beside(void *context, const char *name, Buffer *bytes) {
    char path[PATH_MAX_BYTES];
    Error error;
    const Beside *beside = context;
    if (!file_path_beside(beside->map, name, path, sizeof path)) return false;
    if (beside->file != NULL) note(beside->file, path);
    return file_read(path, bytes, &error);
}

enum { PROJECT_UP_MOST = 8 }; // folders above the map that are searched for its Tiled project

// Sets *to if the name is that of a Tiled project.
static void note_project(void *to, const char *name) {
    static const char ENDING[] = ".tiled-project";
    size_t length = strlen(name), its = sizeof ENDING - 1;
    if (length > its && strcmp(name + length - its, ENDING) == 0) *(bool *)to = true;
}

// How many folders a relative path names: all of them lie below the current one.
static int folders_named(const char *map) {
    int count = 0;
    bool plain = !file_is_separator(map[0]) && strchr(map, ':') == NULL && strstr(map, "..") == NULL;
    for (const char *at = map; plain && *at != '\0'; at++) {
        bool part = at > map && file_is_separator(*at) && !file_is_separator(at[-1]);
        bool dot = part && at[-1] == '.' && (at - 1 == map || file_is_separator(at[-2]));
        count += part && !dot;
    }
    return count;
}

// How many folders above the map may hold its files: those of its Tiled project, those that the player named,
// and always the next one.
static int folders_above(const char *map) {
    char path[PATH_MAX_BYTES], up[3 * PROJECT_UP_MOST + 1] = "";
    for (int i = 1; i <= PROJECT_UP_MOST; i++) {
        bool project = false;
        text_add(up, sizeof up, "../");
        if (!file_path_beside(map, up, path, sizeof path) || !folder_list(path, note_project, &project))
            break;
        if (project) return int_max(i, folders_named(map));
    }
    return int_max(1, folders_named(map));
}

// ---- maps

// Adds the file's name to each message.
typedef struct Naming {
    const char *path;
    FaultSink *told;
} Naming;

static void say_named(void *to, const char *what) {
    const Naming *naming = to;
    char line[LINE_BYTES];
    (void)snprintf(line, sizeof line, "%s: %s", naming->path, what);
    naming->told->say(naming->told->to, line);
}

// Warns if the map cannot be played to its end.
static void tell_flaw(Level *level, const Fault *at) {
    DistMap reach;
    Vec where;
    Flaw flaw = FLAW_NONE;
    if (dist_init(&reach, level->tiles.w, level->tiles.h)) flaw = prove_level(level, &reach, &where);
    dist_free(&reach);
    if (flaw != FLAW_NONE)
        fault_warn(at, "this map cannot be played to its end: at %d,%d: %s", where.x, where.y,
                   tr(FLAW_TEXTS[flaw]));
}

static bool is_free(const Level *level, Vec cell) {
    return level_floor(level, cell) && spawn_at(&level->items, cell) == NULL &&
           spawn_at(&level->monsters, cell) == NULL && fixture_at(level, cell) == NULL;
}

// Begins a game on the map to see whether that goes well. Warns if it lowers the quota.
static bool try_out(const GenOptions *options, int quota, const Fault *at) {
    Error error;
    Game *game = game_new_in_map(options, &error);
    if (game == NULL) return fault_report(at, "%s", error.text);
    int open = game_world(game)->clock.quota;
    if (quota > open)
        fault_warn(at,
                   "the property \"quota\" is %d, but only %d treasures lie outside locks: the quota is "
                   "lowered to these",
                   quota, open);
    game_free(game);
    return true;
}

// Packs a level into the options, and checks whether it can be played. Returns false if it cannot.
static bool pack(Level *level, const Vec *stays, GenOptions *options, Buffer *packed, const Fault *at) {
    if (stays != NULL && is_free(level, *stays)) level->start = *stays;
    if (!handmade_pack(level, options, packed)) return fault_report(at, "there is not enough memory for it");
    options->map = (HandmadeMap){packed->bytes, packed->size};
    tell_flaw(level, at);
    return try_out(options, level->quota, at);
}

// Adds a file with the words of other programs, if there is one; see assets/map_words.txt.
static void add_words(Buffer *words, const char *path) {
    Buffer more = {0};
    Error none;
    if (file_read(path, &more, &none)) buffer_bytes(words, more.bytes, more.size);
    buffer_bytes(words, "\n", 1);
    buffer_free(&more);
}

// Those of the player, beside the map, come before ours.
static void read_words(const char *map, MapFile *file, Buffer *words) {
    static const char NAME[] = "map_words.txt";
    char path[PATH_MAX_BYTES], folder[PATH_MAX_BYTES];
    Error none;
    if (file_path_beside(map, NAME, path, sizeof path)) {
        note(file, path);
        add_words(words, path);
    }
    if (file_assets_dir(file->data_dir, folder, sizeof folder, &none) &&
        snprintf(path, sizeof path, "%s/%s", folder, NAME) < (int)sizeof path)
        add_words(words, path);
    buffer_bytes(words, "", 1);
}

static bool read_map(const char *path, const Vec *stays, GenOptions *options, MapFile *file,
                     FaultSink *told) {
    Buffer bytes = {0}, packed = {0}, words = {0};
    Naming naming = {path, told};
    FaultSink named = {.say = say_named, .to = &naming};
    Error error;
    Fault at = {.text = error.text, .size = sizeof error.text, .told = &named};
    Beside beside = {path, file};
    TmjSource source = {.load = load_beside, .context = &beside, .up = folders_above(path)};
    Level level;
    bool sound = file_read(path, &bytes, &error);
    if (!sound) told->say(told->to, error.text);
    source.bytes = bytes.bytes;
    source.size = bytes.size;
    read_words(path, file, &words);
    if (!words.failed) source.words = (const char *)words.bytes;
    sound = sound && tmj_read(&level, options, &source, &named);
    if (sound) {
        sound = pack(&level, stays, options, &packed, &at);
        level_free(&level);
    }
    if (named.warnings.size > 0) fault_tell_rest(&named);
    told->lines += named.lines;
    buffer_free(&words);
    buffer_free(&bytes);
    buffer_free(sound ? &file->packed : &packed);
    if (sound) file->packed = packed;
    return sound;
}

bool map_file_read(const char *path, const Vec *hero_cell, GenOptions *options, MapFile *file,
                   FaultSink *sink) {
    GenOptions read = {0};
    file->paths.size = 0;
    file->stamp = HASH_START;
    note(file, path);
    bool sound = read_map(path, hero_cell, &read, file, sink);
    sink->faults += !sound;
    read.pace = options->pace;
    if (sound) *options = read;
    return sound;
}

// ---- one piece

void fault_print_earlier(void *to, const char *line) {
    const ToldLast *last = to;
    bool named = last->path != NULL;
    if (last->error->text[0] != '\0') complain(last->error->text);
    (void)fail(last->error, "%s%s%s", named ? last->path : "", named ? ": " : "", line);
}

static const char *file_name(const char *path) {
    const char *name = path;
    for (; *path != '\0'; path++) {
        if (file_is_separator(*path)) name = path + 1;
    }
    return name;
}

// The piece's name: its file's without the ending.
static bool name_of(const char *path, char *name, size_t size) {
    const char *file = file_name(path), *dot = strrchr(file, '.');
    int length = snprintf(name, size, "%.*s", dot != NULL ? (int)(dot - file) : (int)strlen(file), file);
    return length > 0 && (size_t)length < size;
}

bool piece_file_read(const char *path, SetPiece *piece, Error *error) {
    Buffer bytes = {0};
    char name[PIECE_NAME_MOST + 1];
    ToldLast last = {path, error};
    TmjSource source = {.load = load_beside, .context = &(Beside){.map = path}, .up = folders_above(path)};
    if (!name_of(path, name, sizeof name))
        return fail(error, tr("%s: its file's name must have 1 to %d letters"), path, PIECE_NAME_MOST);
    bool sound = file_read(path, &bytes, error);
    if (sound) {
        error->text[0] = '\0';
        source.bytes = bytes.bytes;
        source.size = bytes.size;
        sound =
            set_piece_tmj_read(piece, name, &source, &(FaultSink){.say = fault_print_earlier, .to = &last});
        if (sound && error->text[0] != '\0') complain(error->text);
    }
    buffer_free(&bytes);
    return sound;
}

// ---- a folder of them

typedef struct Names {
    char (*at)[PATH_MAX_BYTES];
    int count;
    bool failed; // memory runs out, or there are too many
} Names;

static void add_name(void *to, const char *name) {
    Names *names = to;
    size_t length = strlen(name);
    bool map =
        length >= 5 && (strcmp(name + length - 4, ".tmj") == 0 || strcmp(name + length - 4, ".tmx") == 0);
    if (!map || name[0] == '.') return;
    void *more = names->count < OWN_PIECES_MOST
                     ? realloc(names->at, (size_t)(names->count + 1) * sizeof *names->at)
                     : NULL;
    names->failed |= more == NULL || length >= sizeof *names->at;
    if (more == NULL) return;
    names->at = more;
    (void)snprintf(names->at[names->count++], sizeof *names->at, "%s", name);
}

static int by_name(const void *a, const void *b) {
    return strcmp(a, b);
}

// Reads all pieces. Returns how many cannot be used.
static int read_all(const Names *names, const char *folder, Buffer *packed, Error *error) {
    int broken = 0;
    for (int i = 0; i < names->count; i++) {
        char path[2 * PATH_MAX_BYTES];
        uint8_t bytes[PIECE_PACKED_MOST];
        SetPiece piece;
        (void)snprintf(path, sizeof path, "%s/%s", folder, names->at[i]);
        if (piece_file_read(path, &piece, error)) {
            buffer_bytes(packed, bytes, piece_pack(&piece, bytes));
        } else {
            complain(error->text);
            broken++;
        }
    }
    return broken;
}

bool piece_folder_read(const char *folder, bool must_exist, Buffer *packed, Error *error) {
    Names names = {0};
    int broken = 0;
    bool listed = folder_list(folder, add_name, &names);
    bool done = listed || !must_exist || fail(error, tr("%s: this folder cannot be read"), folder);
    if (names.failed) done = fail(error, tr("%s: more than %d set pieces"), folder, OWN_PIECES_MOST);
    if (names.count > 0) qsort(names.at, (size_t)names.count, sizeof *names.at, by_name);
    if (done) broken = read_all(&names, folder, packed, error);
    if (broken > 0)
        done = fail(error, tr("%s: %d of %d set pieces cannot be used"), folder, broken, names.count);
    if (done && packed->failed) done = fail(error, tr("not enough memory"));
    free(names.at);
    return done;
}
