#include "app/store/saves.h"

#include "app/host/host.h"
#include "app/store/daily.h"
#include "app/store/snapshots.h"
#include "base/fail.h"
#include "lang/lang.h"
#include "sim/state/world.h"

#include <stdio.h>

enum {
    YOUNG_TICKS = 60 * TICKS_PER_SECOND, // a shorter game had hardly begun
    SHELVES = 9,                         // folders: so many processes can play at once
    FIRST_ASIDE = 2,                     // the first number of a save that is set aside (.old.2)
    NAMES_TRIED = 100,
    FILE_NAME_BYTES = 48
};

const char *const SAVE_NAMES[SAVE_SLOTS] = {
    [SAVE_DESCENT] = "descent.save", [SAVE_DUNGEON] = "dungeon.save", [SAVE_DAILY] = "daily.save"};
const char *const SAVE_ENDINGS[SAVE_PLACES] = {[SAVE_LAST] = "", [SAVE_OLD] = ".old"};

SaveSlot save_slot_of_game(const GenOptions *options, uint64_t begun, bool taken) {
    if (!taken && daily_date_of_game(options, begun) != 0) return SAVE_DAILY;
    return options->descent ? SAVE_DESCENT : SAVE_DUNGEON;
}

typedef struct Path {
    char text[PATH_MAX_BYTES + FILE_NAME_BYTES];
} Path;

static Path path_of(const SaveFolder *saves, SaveSlot slot, const char *ending) {
    Path path;
    (void)snprintf(path.text, sizeof path.text, "%s%s%s", saves->folder, SAVE_NAMES[slot], ending);
    return path;
}

static Path aside_of(const SaveFolder *saves, SaveSlot slot, int number) {
    char ending[FILE_NAME_BYTES];
    (void)snprintf(ending, sizeof ending, ".old.%d", number);
    return path_of(saves, slot, ending);
}

// ---- looking

// Reads a save's first game and how it stood at the end.
static bool look_at_save(Save *save, const Buffer *bytes, Error *error) {
    Replay replay;
    if (!replay_check_open(&replay, bytes->bytes, bytes->size, error)) return false;
    save->standing = replay.last;
    save->ticks = replay.ticks_whole + replay.ticks_before;
    if (replay_next(&replay) != REPLAY_GAME || save->ticks == 0) {
        return fail(error, tr("this is not a saved game"));
    }
    if (!replay_fits_rules(&replay, error)) {
        StoredSnapshot found;
        if (!snapshots_find(&replay, &found)) return false;
        buffer_free(&found.file);
        error->text[0] = '\0';
        save->older = true;
    }
    save->options = replay.options;
    save->begun = replay.begun;
    save->taken = replay.taken;
    save->options.own.bytes = save->options.map.bytes =
        NULL; // they point into the file's bytes, which are freed
    return true;
}

// Describes the save in a file.
static void look_at(const char *path, Save *save) {
    Buffer bytes = {0};
    *save = (Save){.there = file_may_exist(path)};
    if (!save->there) return;
    FileStamp stamp;
    if (file_read_stamp(path, &stamp)) save->written = stamp.time;
    save->usable = file_read(path, &bytes, &save->why) && look_at_save(save, &bytes, &save->why);
    buffer_free(&bytes);
}

void save_read_info(const SaveFolder *saves, SaveSlot slot, SavePlace place, Save *save) {
    *save = (Save){0};
    if (saves->folder[0] != '\0') look_at(path_of(saves, slot, SAVE_ENDINGS[place]).text, save);
}

bool save_read(const SaveFolder *saves, SaveSlot slot, SavePlace place, Buffer *out, Error *error) {
    if (saves->folder[0] == '\0') return fail(error, "%s", saves->why.text);
    return file_read(path_of(saves, slot, SAVE_ENDINGS[place]).text, out, error);
}

// ---- the folder

// Completes a save that was interrupted: the new file was whole but had no name yet. Returns false if it
// cannot get its name.
static bool finish_next(const SaveFolder *saves, SaveSlot slot) {
    Path next = path_of(saves, slot, ".next"), path = path_of(saves, slot, "");
    Save save;
    if (file_may_exist(path.text) || !file_may_exist(next.text)) return true;
    look_at(next.text, &save);
    return !save.usable || file_move(next.text, path.text, CARE_SURE);
}

// Finds a free name for a save that is set aside. Returns false if there is none.
static bool find_aside(const SaveFolder *saves, SaveSlot slot, Path *path) {
    for (int i = FIRST_ASIDE; i < NAMES_TRIED; i++) {
        *path = aside_of(saves, slot, i);
        if (!file_may_exist(path->text)) return true;
    }
    return false;
}

// Renames a save so that its place is free. Returns false if that fails.
static bool set_aside(const SaveFolder *saves, SaveSlot slot, const char *ending) {
    Path to;
    return find_aside(saves, slot, &to) && file_move(path_of(saves, slot, ending).text, to.text, CARE_SURE);
}

// Turns a file into a run, where it can still be watched and played on from. If that fails the file stays.
static void make_run(const char *path) {
    Error error;
    Save save;
    look_at(path, &save);
    (void)(save.ticks > 0 && runs_store_file(path, NULL, &error));
}

// True if two names are of the same file.
static bool is_same(const char *a, const char *b) {
    AppendFile of = {0};
    bool is;
    return append_set_id(&of, a) && append_is_at(&of, b, &is) && is;
}

// Frees the name of the next file. The file is removed if it is empty, a second name of a file that is kept,
// or begun by this process, which writes it again. Otherwise it is a game that never got its place: it
// becomes a run or is set aside. Returns false if it cannot be moved.
static bool clear_next(const SaveFolder *saves, SaveSlot slot) {
    Path next = path_of(saves, slot, ".next");
    bool ours;
    if (!file_may_exist(next.text)) return true;
    bool told = append_is_at(&saves->next, next.text, &ours);
    FileStamp stamp;
    bool empty = file_read_stamp(next.text, &stamp) && stamp.size == 0;
    bool spare = empty || (told && ours) || is_same(next.text, path_of(saves, slot, "").text) ||
                 is_same(next.text, path_of(saves, slot, ".old").text);
    if (spare) return file_remove(next.text);
    make_run(next.text);
    return !file_may_exist(next.text) || set_aside(saves, slot, ".next");
}

// Turns files that were set aside into runs, if that is possible now.
static void make_runs(const SaveFolder *saves, SaveSlot slot) {
    for (int i = FIRST_ASIDE; i < NAMES_TRIED; i++) make_run(aside_of(saves, slot, i).text);
}

// Cleans up after a process that was killed while it saved.
static void bring_in_order(const SaveFolder *saves) {
    for (int i = 0; i < SAVE_SLOTS; i++) {
        SaveSlot slot = (SaveSlot)i;
        if (finish_next(saves, slot) && clear_next(saves, slot)) make_runs(saves, slot);
    }
}

static bool is_young(const Save *save) {
    return save->ticks < YOUNG_TICKS;
}

// True if the last save is worth less than the old one: only the last one had hardly begun.
static bool is_last_less(const Save *last, const Save *old) {
    return last->usable && is_young(last) && old->usable && !is_young(old);
}

// Sets one save aside if both places are taken. Returns false if that fails.
static bool make_room_at_home(const SaveFolder *home, SaveSlot slot) {
    Save last, old;
    save_read_info(home, slot, SAVE_LAST, &last);
    save_read_info(home, slot, SAVE_OLD, &old);
    bool last_goes = !last.usable || is_last_less(&last, &old);
    return !last.there || !old.there || set_aside(home, slot, SAVE_ENDINGS[last_goes ? SAVE_LAST : SAVE_OLD]);
}

static bool put_into_free_place(const SaveFolder *home, SaveSlot slot, Path path) {
    for (int to = 0; to < SAVE_PLACES; to++) {
        Path free = path_of(home, slot, SAVE_ENDINGS[to]);
        if (!file_may_exist(free.text) && file_move(path.text, free.text, CARE_SURE)) return true;
    }
    return false;
}

// Moves the saves that another process left to this folder. Only the `first` makes room for itself, so that
// no save displaces another one that has just come.
static void bring_home(const SaveFolder *home, const SaveFolder *from, SaveSlot slot, bool *first) {
    for (int i = 0; i < SAVE_PLACES; i++) {
        Path path = path_of(from, slot, SAVE_ENDINGS[i]);
        Save save;
        look_at(path.text, &save);
        if (!save.there) continue;
        if (*first && save.usable && !make_room_at_home(home, slot)) continue;
        *first &= !save.usable;
        if (!put_into_free_place(home, slot, path)) make_run(path.text);
    }
}

static bool find_folder(SaveFolder *saves, int number, Error *error) {
    char name[FILE_NAME_BYTES] = "";
    saves->number = number;
    if (number > 1) (void)snprintf(name, sizeof name, "%d/", number);
    return file_own_path(FOLDER_DATA, name, saves->folder, sizeof saves->folder, error);
}

// Brings in the saves that other processes left in folders of their own, and removes those folders.
static void empty_others(const SaveFolder *home) {
    Error error;
    bool first[SAVE_SLOTS] = {[SAVE_DESCENT] = true, [SAVE_DUNGEON] = true, [SAVE_DAILY] = true};
    for (int number = 2; number <= SHELVES; number++) {
        SaveFolder other = {0};
        if (!find_folder(&other, number, &error)) return;
        other.taken = folder_lock(other.folder);
        if (other.taken < 0) continue;
        bring_in_order(&other);
        for (int slot = 0; slot < SAVE_SLOTS; slot++) bring_home(home, &other, (SaveSlot)slot, &first[slot]);
        folder_sweep(other.folder);
        (void)folder_remove(other.folder);
        folder_unlock(other.taken);
    }
    for (int slot = 0; slot < SAVE_SLOTS; slot++) make_runs(home, (SaveSlot)slot);
}

// Reserves the first folder that no other process has.
static bool take_folder(SaveFolder *saves, Error *error) {
    const char *why;
    if (!host_store_persists(&why)) return fail(error, "%s", why);
    for (int number = 1; number <= SHELVES; number++) {
        if (!find_folder(saves, number, error) || !file_make_folders(saves->folder, error)) return false;
        saves->taken = folder_lock(saves->folder);
        if (saves->taken != FOLDER_TAKEN) break;
    }
    if (saves->taken == FOLDER_TAKEN)
        return fail(error, tr("%d copies of Cellarium are already running"), SHELVES);
    return saves->taken >= 0 || fail(error, tr("cannot use the folder %s"), saves->folder);
}

// Removes unfinished temporary files of the ledger, the known things, runs and settings.
static void sweep(const SaveFolder *saves) {
    static const struct {
        OwnFolder folder;
        const char *name;
    } OTHERS[] = {{FOLDER_DATA, "runs/"}, {FOLDER_CONFIG, ""}};
    char path[PATH_MAX_BYTES];
    Error error;
    folder_sweep(saves->folder);
    for (size_t i = 0; i < sizeof OTHERS / sizeof OTHERS[0]; i++) {
        if (file_own_path(OTHERS[i].folder, OTHERS[i].name, path, sizeof path, &error)) folder_sweep(path);
    }
}

void save_folder_reserve(SaveFolder *saves) {
    *saves = (SaveFolder){.taken = FOLDER_NONE};
    if (!take_folder(saves, &saves->why)) {
        saves->folder[0] = '\0';
        return;
    }
    sweep(saves);
    bring_in_order(saves);
    if (saves->number == 1) empty_others(saves);
}

void save_folder_release(SaveFolder *saves) {
    append_end(&saves->current);
    folder_unlock(saves->taken);
    *saves = (SaveFolder){.taken = FOLDER_NONE};
}

const char *save_folder_notice(const SaveFolder *saves) {
    if (saves->number <= 1) return NULL;
    if (saves->number == 2)
        return tr("Cellarium is already running. This game is saved separately and offered the next time "
                  "only one copy runs.");
    return tr(
        "Cellarium is already running. This game is saved separately. The next time only one copy runs, "
        "it is offered, or kept under Runs if there is no room.");
}

// ---- writing

// Looks at the two saves of a slot.
static void check_slot(SaveFolder *saves, SaveSlot slot) {
    save_read_info(saves, slot, SAVE_LAST, &saves->last);
    save_read_info(saves, slot, SAVE_OLD, &saves->old);
    saves->checked = true;
}

void save_begin_game(SaveFolder *saves, SaveSlot slot) {
    append_end(&saves->current);
    saves->current = saves->next = (AppendFile){0};
    check_slot(saves, slot);
}

// Swaps the two saves of a slot. At no moment is one of them missing; if this is interrupted, the older save
// is the next file.
static bool swap(SaveFolder *saves, SaveSlot slot) {
    Path path = path_of(saves, slot, ""), older = path_of(saves, slot, ".old"),
         next = path_of(saves, slot, ".next");
    if (!file_may_exist(path.text)) return file_move(older.text, path.text, CARE_SURE);
    return clear_next(saves, slot) && file_link(older.text, next.text, CARE_SURE) &&
           file_move(path.text, older.text, CARE_SURE) && file_move(next.text, path.text, CARE_SURE);
}

bool save_continue_game(SaveFolder *saves, SaveSlot slot, SavePlace place, Error *error) {
    append_end(&saves->current);
    saves->next = (AppendFile){0};
    bool there = (place == SAVE_LAST || swap(saves, slot)) &&
                 append_set_id(&saves->current, path_of(saves, slot, "").text);
    if (!there) (void)finish_next(saves, slot);
    saves->checked = false;
    return there || fail(error, tr("cannot rename %s to its final name"), path_of(saves, slot, "").text);
}

// Gives the last save the old one's name too.
static bool make_old(const SaveFolder *saves, SaveSlot slot, Care care) {
    Path path = path_of(saves, slot, ""), older = path_of(saves, slot, ".old"),
         new = path_of(saves, slot, ".old.new");
    (void)file_remove(new.text);
    bool done = file_link(path.text, new.text, care) && file_move(new.text, older.text, care);
    (void)file_remove(new.text); // the link stays when both names were of the same file
    return done;
}

// Makes sure that the save in that place can be overwritten.
static bool let_go(const SaveFolder *saves, SaveSlot slot, SavePlace place, const Save *save) {
    return save->spare || !file_may_exist(path_of(saves, slot, SAVE_ENDINGS[place]).text) ||
           set_aside(saves, slot, SAVE_ENDINGS[place]);
}

// Makes room for another file in the place of the last save. That save becomes the old one, unless it had
// hardly begun and the old one had not. A save that cannot be used is set aside.
static bool make_room(SaveFolder *saves, SaveSlot slot, Care care) {
    const Save *last = &saves->last, *old = &saves->old;
    Path path = path_of(saves, slot, "");
    if (!file_may_exist(path.text)) return true;
    bool doubtful = (last->there && !last->usable) ||
                    (old->there && !old->usable); // unusable at the last look, perhaps only for a moment
    if (!saves->checked || doubtful) check_slot(saves, slot);
    saves->checked = false;
    if (is_last_less(last, old)) return let_go(saves, slot, SAVE_LAST, last);
    if (!last->usable && old->there) return set_aside(saves, slot, "");
    if (!last->usable) return file_move(path.text, path_of(saves, slot, ".old").text, care);
    return let_go(saves, slot, SAVE_OLD, old) && make_old(saves, slot, care);
}

// Moves the next file to its place. If it has moved, but may not survive a loss of power, returns false; the
// file there is then ours nevertheless.
static bool take_place(SaveFolder *saves, Path next, Path path, Care care) {
    bool moved = file_move(next.text, path.text, care), is = moved;
    if (!moved && !(append_is_at(&saves->next, path.text, &is) && is)) return false;
    saves->current = saves->next;
    saves->next.open = false;
    return moved;
}

// Writes the whole game to the next file, and moves it to its place.
static bool write_whole(SaveFolder *saves, SaveSlot slot, const Buffer *all, Care care, Error *error) {
    Path path = path_of(saves, slot, ""), next = path_of(saves, slot, ".next");
    bool ours, begun;
    if (!file_make_folders(path.text, error)) return false;
    if (!append_is_at(&saves->next, next.text, &begun) || (!begun && !finish_next(saves, slot)) ||
        !append_is_at(&saves->current, path.text, &ours))
        return fail(error, tr("cannot examine %s"), path.text);
    if (!clear_next(saves, slot)) return fail(error, tr("%s is in the way"), next.text);
    if (!append_begin(&saves->next, next.text, all, care, error)) return false;
    if ((ours || make_room(saves, slot, care)) && take_place(saves, next, path, care)) return true;
    append_end(&saves->next);
    return fail(error, tr("cannot rename %s to its final name"), next.text);
}

bool save_replace(const SaveFolder *saves, SaveSlot slot, SavePlace place, const Buffer *all, Error *error) {
    Path path = path_of(saves, slot, SAVE_ENDINGS[place]);
    bool replaced = file_write(path.text, all->bytes, all->size, CARE_SURE, error);
    host_persist_files();
    return replaced;
}

bool save_write(SaveFolder *saves, SaveSlot slot, const Buffer *all, Care care, Error *error) {
    if (all->failed) return fail(error, tr("there is not enough memory"));
    if (saves->folder[0] == '\0') return fail(error, "%s", saves->why.text);
    bool written =
        append_add(&saves->current, all, care, error) || write_whole(saves, slot, all, care, error);
    host_persist_files();
    return written;
}

void save_remove_current(SaveFolder *saves, SaveSlot slot) {
    Path path = path_of(saves, slot, "");
    bool is;
    append_end(&saves->current);
    if (append_is_at(&saves->current, path.text, &is) && is) (void)file_remove(path.text);
    saves->current = (AppendFile){0};
    host_persist_files();
}

// Sets aside the recording `all`, or else what was saved before, and finds out where. Returns false with one
// line in `error` if neither is possible.
static bool put_aside(SaveFolder *saves, SaveSlot slot, const Buffer *all, Path *aside, Error *error) {
    Path path = path_of(saves, slot, "");
    bool ours, whole = !all->failed && append_add(&saves->current, all, CARE_SURE, error);
    append_end(&saves->current);
    bool there = append_is_at(&saves->current, path.text, &ours) && ours;
    if (!find_aside(saves, slot, aside))
        return fail(error, tr("there are too many old copies of %s"), path.text);
    if (!whole && !all->failed && file_write(aside->text, all->bytes, all->size, CARE_SURE, error)) {
        if (there) (void)file_remove(path.text);
        return true;
    }
    return there && (file_move(path.text, aside->text, CARE_SURE) ||
                     fail(error, tr("cannot rename %s: it stays there"), path.text));
}

bool save_set_aside(SaveFolder *saves, SaveSlot slot, const Buffer *all, const RunTally *tally,
                    Error *error) {
    Path aside;
    Error why;
    if (saves->folder[0] == '\0') return fail(error, "%s", saves->why.text);
    bool put = put_aside(saves, slot, all, &aside, &why);
    bool done = put && runs_store_file(aside.text, tally, &why);
    saves->current = (AppendFile){0};
    host_persist_files();
    return done || fail(error, put ? tr("%s. Its save is kept") : "%s", why.text);
}
