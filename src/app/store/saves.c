#include "app/store/saves.h"

#include "app/host/host.h"
#include "app/store/runs.h"
#include "base/fail.h"
#include "sim/state/world.h"

#include <stdio.h>

enum {
    YOUNG_TICKS = 60 * TICKS_PER_SECOND,
    SHELVES = 9,
    NAMES_TRIED = 100,
    NAME_BYTES = 48,
    ERROR_BYTES = 2 * PATH_MAX_BYTES
};

static const char *const NAMES[SAVE_SLOTS] = {
    [SAVE_DESCENT] = "descent.save", [SAVE_DUNGEON] = "dungeon.save"};
static const char *const ENDINGS[SAVE_PLACES] = {[SAVE_LAST] = "", [SAVE_OLD] = ".old"};

SaveSlot save_slot(const GenOptions *options) {
    return options->descent ? SAVE_DESCENT : SAVE_DUNGEON;
}

typedef struct Path {
    char text[PATH_MAX_BYTES + NAME_BYTES];
} Path;

static Path path_of(const Shelf *shelf, SaveSlot slot, const char *ending) {
    Path path;
    (void)snprintf(path.text, sizeof path.text, "%s%s%s", shelf->folder, NAMES[slot], ending);
    return path;
}

// ---- looking

// Its frame, its first game and how it stood at the end.
static bool look_inside(Save *save, const Buffer *bytes, char *error, size_t error_size) {
    Replay replay;
    if (!replay_open(&replay, bytes->bytes, bytes->size, error, error_size)) return false;
    save->standing = replay.last;
    save->ticks = replay.ticks_whole;
    if (replay_next(&replay) != REPLAY_GAME || replay.ticks_whole == 0) {
        return fail(error, error_size, "this is not a saved game");
    }
    save->options = replay.options;
    save->begun = replay.begun;
    save->taken = replay.taken;
    save->options.own.bytes = save->options.map.bytes = NULL; // they go with the file's
    return true;
}

static void look_at(const char *path, Save *save) {
    char error[ERROR_BYTES];
    Buffer bytes = {0};
    *save = (Save){.there = file_exists(path)};
    if (!save->there) return;
    save->usable =
        file_read(path, &bytes, error, sizeof error) && look_inside(save, &bytes, error, sizeof error);
    if (!save->usable)
        (void)snprintf(save->why, sizeof save->why, "A saved game cannot be used: %s. It is kept: %s", error,
                       path);
    buffer_free(&bytes);
}

void save_look(const Shelf *shelf, SaveSlot slot, SavePlace place, Save *save) {
    *save = (Save){0};
    if (shelf->folder[0] != '\0') look_at(path_of(shelf, slot, ENDINGS[place]).text, save);
}

bool save_read(const Shelf *shelf, SaveSlot slot, SavePlace place, Buffer *out, char *error,
               size_t error_size) {
    if (shelf->folder[0] == '\0') return fail(error, error_size, "%s", shelf->why);
    return file_read(path_of(shelf, slot, ENDINGS[place]).text, out, error, error_size);
}

// ---- the folder

// The new file was whole, but had not yet its name. False when it still has not.
static bool finish_next(const Shelf *shelf, SaveSlot slot) {
    Path next = path_of(shelf, slot, ".next"), path = path_of(shelf, slot, "");
    Save save;
    if (file_exists(path.text) || !file_exists(next.text)) return true;
    look_at(next.text, &save);
    return !save.usable || file_move(next.text, path.text, CARE_SURE);
}

// What finds no room among the saves is a run, to be watched and to be played on from.
static void make_run(const char *path) {
    char error[ERROR_BYTES];
    Buffer bytes = {0};
    Save save;
    look_at(path, &save);
    if (save.usable && file_read(path, &bytes, error, sizeof error) &&
        runs_keep(&bytes, NULL, error, sizeof error))
        (void)file_remove(path);
    buffer_free(&bytes);
}

// What a process beside this one left comes home.
static void bring_home(const Shelf *home, const Shelf *from, SaveSlot slot) {
    for (int i = 0; i < SAVE_PLACES; i++) {
        Path path = path_of(from, slot, ENDINGS[i]);
        if (!file_exists(path.text)) continue;
        for (int to = 0; to < SAVE_PLACES; to++) {
            Path free = path_of(home, slot, ENDINGS[to]);
            if (!file_exists(free.text) && file_move(path.text, free.text, CARE_SURE)) break;
        }
        if (file_exists(path.text)) make_run(path.text);
    }
}

static bool find_folder(Shelf *shelf, int number, char *error, size_t error_size) {
    char name[NAME_BYTES] = "";
    shelf->number = number;
    if (number > 1) (void)snprintf(name, sizeof name, "%d/", number);
    return file_own_path(FOLDER_DATA, name, shelf->folder, sizeof shelf->folder, error, error_size);
}

static void empty_others(const Shelf *home) {
    char error[ERROR_BYTES];
    for (int number = 2; number <= SHELVES; number++) {
        Shelf other = {0};
        if (!find_folder(&other, number, error, sizeof error)) return;
        other.taken = folder_take(other.folder);
        if (other.taken < 0) continue;
        for (int slot = 0; slot < SAVE_SLOTS; slot++) {
            (void)finish_next(&other, (SaveSlot)slot);
            bring_home(home, &other, (SaveSlot)slot);
        }
        (void)folder_remove(other.folder);
        folder_leave(other.taken);
    }
}

static bool take_folder(Shelf *shelf, char *error, size_t error_size) {
    for (int number = 1; number <= SHELVES; number++) {
        if (!find_folder(shelf, number, error, error_size) ||
            !file_make_folders(shelf->folder, error, error_size))
            return false;
        shelf->taken = folder_take(shelf->folder);
        if (shelf->taken != FOLDER_TAKEN) break;
    }
    return shelf->taken >= 0 || fail(error, error_size, "cannot use the folder %s", shelf->folder);
}

void shelf_open(Shelf *shelf) {
    *shelf = (Shelf){.taken = FOLDER_NONE};
    if (!take_folder(shelf, shelf->why, sizeof shelf->why)) {
        shelf->folder[0] = '\0';
        return;
    }
    for (int slot = 0; slot < SAVE_SLOTS; slot++) (void)finish_next(shelf, (SaveSlot)slot);
    if (shelf->number == 1) empty_others(shelf);
}

void shelf_close(Shelf *shelf) {
    journal_end(&shelf->journal);
    folder_leave(shelf->taken);
    *shelf = (Shelf){.taken = FOLDER_NONE};
}

// ---- writing

static void check_slot(Shelf *shelf, SaveSlot slot) {
    save_look(shelf, slot, SAVE_LAST, &shelf->last);
    save_look(shelf, slot, SAVE_OLD, &shelf->old);
    shelf->checked = true;
}

void save_begin(Shelf *shelf, SaveSlot slot) {
    journal_end(&shelf->journal);
    shelf->journal = (Journal){0};
    check_slot(shelf, slot);
}

// Without a moment in which one of them is not there: at worst the older one is the next.
static bool swap(const Shelf *shelf, SaveSlot slot) {
    Path path = path_of(shelf, slot, ""), older = path_of(shelf, slot, ".old"),
         next = path_of(shelf, slot, ".next");
    if (!file_exists(path.text)) return file_move(older.text, path.text, CARE_SURE);
    (void)file_remove(next.text);
    return file_link(older.text, next.text, CARE_SURE) && file_move(path.text, older.text, CARE_SURE) &&
           file_move(next.text, path.text, CARE_SURE);
}

bool save_go_on(Shelf *shelf, SaveSlot slot, SavePlace place, char *error, size_t error_size) {
    journal_end(&shelf->journal);
    bool there = (place == SAVE_LAST || swap(shelf, slot)) &&
                 journal_know(&shelf->journal, path_of(shelf, slot, "").text);
    if (!there) (void)finish_next(shelf, slot);
    shelf->checked = false;
    return there || fail(error, error_size, "cannot put %s into its place", path_of(shelf, slot, "").text);
}

// Under a name that nothing has; never over anything.
static bool set_aside(const Shelf *shelf, SaveSlot slot, const char *ending) {
    Path from = path_of(shelf, slot, ending);
    for (int i = 2; i < NAMES_TRIED; i++) {
        char aside[NAME_BYTES];
        (void)snprintf(aside, sizeof aside, ".old.%d", i);
        Path to = path_of(shelf, slot, aside);
        if (!file_exists(to.text)) return file_move(from.text, to.text, CARE_LITTLE);
    }
    return false;
}

// The last becomes the old one, too.
static bool make_old(const Shelf *shelf, SaveSlot slot, Care care) {
    Path path = path_of(shelf, slot, ""), older = path_of(shelf, slot, ".old"),
         new = path_of(shelf, slot, ".old.new");
    (void)file_remove(new.text);
    bool done = file_link(path.text, new.text, care) && file_move(new.text, older.text, care);
    (void)file_remove(new.text); // is still there where both are the same file
    return done;
}

static bool is_young(const Save *save) {
    return save->ticks < YOUNG_TICKS;
}

// Before another file takes the place of the last: what is there becomes the old one, unless it was hardly
// begun and the old one was not. What cannot be used is moved aside.
static bool make_room(Shelf *shelf, SaveSlot slot, Care care) {
    const Save *last = &shelf->last, *old = &shelf->old;
    Path path = path_of(shelf, slot, "");
    if (!file_exists(path.text)) return true;
    bool doubtful = (last->there && !last->usable) || (old->there && !old->usable); // may have been a mishap
    if (!shelf->checked || doubtful) check_slot(shelf, slot);
    shelf->checked = false;
    if (last->usable && is_young(last) && old->usable && !is_young(old)) return true;
    if (!last->usable && old->there) return set_aside(shelf, slot, "");
    if (!last->usable) return file_move(path.text, path_of(shelf, slot, ".old").text, care);
    if (old->there && !old->usable && !set_aside(shelf, slot, ".old")) return false;
    return make_old(shelf, slot, care);
}

// What is in its place is ours, even if that may not outlive a loss of power.
static bool take_place(Shelf *shelf, const Journal *journal, Path next, Path path, Care care) {
    bool moved = file_move(next.text, path.text, care), is = moved;
    if (moved || (journal_is_at(journal, path.text, &is) && is)) shelf->journal = *journal;
    return moved;
}

static bool write_whole(Shelf *shelf, SaveSlot slot, const Buffer *all, Care care, char *error,
                        size_t error_size) {
    Path path = path_of(shelf, slot, ""), next = path_of(shelf, slot, ".next");
    Journal journal = {0};
    bool ours;
    if (!file_make_folders(path.text, error, error_size)) return false;
    if (!finish_next(shelf, slot) || !journal_is_at(&shelf->journal, path.text, &ours))
        return fail(error, error_size, "cannot look at %s", path.text);
    (void)file_remove(next.text); // which may be a second name of one that is kept
    if (!journal_begin(&journal, next.text, all, care, error, error_size)) return false;
    if ((ours || make_room(shelf, slot, care)) && take_place(shelf, &journal, next, path, care)) return true;
    if (!shelf->journal.open) journal_end(&journal);
    return fail(error, error_size, "cannot put %s into its place", next.text);
}

bool save_write(Shelf *shelf, SaveSlot slot, const Buffer *all, Care care, char *error, size_t error_size) {
    if (all->failed) return fail(error, error_size, "there is not enough memory");
    if (shelf->folder[0] == '\0') return fail(error, error_size, "%s", shelf->why);
    bool written = journal_add(&shelf->journal, all, care, error, error_size) ||
                   write_whole(shelf, slot, all, care, error, error_size);
    if (care == CARE_SURE) host_kept();
    return written;
}

void save_remove(Shelf *shelf, SaveSlot slot) {
    Path path = path_of(shelf, slot, "");
    bool is;
    journal_end(&shelf->journal);
    if (journal_is_at(&shelf->journal, path.text, &is) && is) (void)file_remove(path.text);
    shelf->journal = (Journal){0};
    host_kept();
}
