#pragma once
// The one module that touches files (files_posix.c or files_windows.c), and knows where they are looked for
// (files_places.c). What is read or kept is a regular file: a pipe could hold the program up forever.

#include "base/check.h"
#include "base/fail.h"
#include "io/buffer.h"

#include <stdbool.h>
#include <stddef.h>

enum { FILES_MAX_BYTES = 64 << 20, PATH_MAX_BYTES = 1024 };

// Reads the file into `out`, which is empty, and stays so where it cannot. False with one line in `error`.
MUST_CHECK bool file_read(const char *path, Buffer *out, Error *error);

// Whether what is written must outlive a loss of power from now on. That takes as long as the disk takes,
// hence not in the midst of play.
typedef enum Care { CARE_LITTLE, CARE_SURE } Care;

// Writes a new file beside the old one and puts it in its place when all of it is there, so that a failure
// leaves the old file as it was. Its rights and the links to it remain; a device, a pipe that somebody reads
// and a file of several names are written to directly. False with one line in `error`.
MUST_CHECK bool file_write(const char *path, const void *bytes, size_t size, Care care, Error *error);

// To standard output; false when it did not take all of it, or of what was printed before.
MUST_CHECK bool file_print(const void *bytes, size_t size);
// The same for some lines that are not worth waiting for: left out while nobody reads what came before.
bool file_print_now(const void *bytes, size_t size);

bool file_exists(const char *path); // whatever it is, readable or not; also when that cannot be told
int64_t
file_time(const char *path); // when it was written last, in seconds since 1970; 0: that cannot be told

// What an errno means, in the language of the player where it is a usual one.
const char *file_cause(int cause);

// Which file it is, whatever its name; all zero: none.
typedef struct FileId {
    uint64_t device, number;
} FileId;

// What changes when a file is written, or another one takes its place.
typedef struct FileStamp {
    FileId id;
    int64_t time; // when it was written last, as finely as can be told
    uint64_t size;
} FileStamp;
MUST_CHECK bool file_stamp(const char *path, FileStamp *stamp); // false: it cannot be looked at
bool file_remove(const char *path);
MUST_CHECK bool file_move(const char *from, const char *to, Care care); // over what is there
// Gives the file a second name, which must be free, or a copy where there are no second names.
MUST_CHECK bool file_link(const char *from, const char *to, Care care);

// A file that is written as it goes. All zero: none.
typedef struct AppendFile {
    bool open;
    int fd;
    size_t size; // bytes written
    FileId id;   // also after its end
} AppendFile;

// Writes the file again, with all that there is so far. False with one line in `error`.
MUST_CHECK bool append_begin(AppendFile *file, const char *path, const Buffer *all, Care care, Error *error);
// Appends what `all` has more than the file. False with one line in `error`, also when the file was removed;
// the file is closed then.
MUST_CHECK bool append_add(AppendFile *file, const Buffer *all, Care care, Error *error);
void append_end(AppendFile *file);
// From now on the file of that name is the one that was written, though it is not open. False when it
// cannot be looked at.
MUST_CHECK bool append_know(AppendFile *file, const char *path);
// Tells whether the file of that name is the one that was written. False when that cannot be told.
MUST_CHECK bool append_is_at(const AppendFile *file, const char *path, bool *is);

// Takes a folder for this process alone, until it ends in whatever way: a descriptor for folder_leave(), or
// FOLDER_TAKEN when another process has it, or FOLDER_NONE.
enum { FOLDER_TAKEN = -1, FOLDER_NONE = -2 };
MUST_CHECK int folder_take(const char *path);
void folder_leave(int folder);
bool folder_remove(const char *path); // if it is empty

// Removes what processes that are gone were writing there when they were killed.
void folder_sweep(const char *path);

// The names in a folder, also those that begin with a dot: each is said once, in no order. False when it
// cannot be read.
MUST_CHECK bool folder_list(const char *path, void (*say)(void *to, const char *name), void *to);

// Says what is wrong: one line on standard error, after the program's name. What comes from options, paths
// and files cannot break out of it: whatever could drive a terminal is shown as \x1b.
void complain(const char *what);
// The same text for other places: what fits into `size`, with a zero behind. Returns its length.
size_t file_plain(const char *what, char *to, size_t size);
// What libraries write to standard error in between is kept away: only our own lines are for the player.
int file_hush(void);
void file_unhush(int hushed);
// Sees to it that the standard streams can be used as they are: no file of ours gets the number of one that
// was closed before the start, and no system changes what is written.
void file_hold_standard(void);

// A new file for lines that others read as they are written, be it a pipe: a descriptor, or -1 with errno.
// Does not wait for a reader.
MUST_CHECK int file_open_lines(const char *path);

// Whether a line can be written there without waiting for its reader, or that cannot be told.
bool file_takes(int fd);

// What parts the names of a path.
bool file_parts(char c);

// NULL where there is none.
const char *file_home(void);

MUST_CHECK bool folder_make(const char *path); // for us alone to read; false when it cannot, or is there

// ---- files_places.c

// The path of a file in the same folder as another; false when it is too long.
MUST_CHECK bool file_beside(const char *path, const char *name, char *beside, size_t size);

// Finds the folder of the assets: `data_dir` alone if it is not NULL, else $CELLARIUM_DATA, beside the
// program, where it was installed, the source tree. False with one line in `error` that names the places
// tried.
MUST_CHECK bool file_assets_dir(const char *data_dir, char *path, size_t size, Error *error);

// A name for a new screenshot in the pictures folder (or the home, or the current one).
void file_screenshot_name(char *path, size_t size);

// The path as players know it, written to `text`: with ~ for their home.
const char *file_shown(const char *path, char *text, size_t size);

// The folder for settings or for what is to be kept, with what parts it from a name: as the XDG base
// directory specification has it, or the system. False with one line in `error` where there is no home.
typedef enum OwnFolder { FOLDER_CONFIG, FOLDER_DATA } OwnFolder;
MUST_CHECK bool file_own_folder(OwnFolder folder, char *path, size_t size, Error *error);
// The path of a file of ours there.
MUST_CHECK bool file_own_path(OwnFolder folder, const char *name, char *path, size_t size, Error *error);

// Makes the folders above a file, as far as they are missing. False with one line in `error`.
MUST_CHECK bool file_make_folders(const char *path, Error *error);

// ---- app/store/files_lines.c

// Plain lines for who hears or reads the game elsewhere: to standard output, to a file, or to the speech
// dispatcher. Each is out as soon as it is written.

#define LINE_OUT_SPEECH "speech" // in place of a file's path

typedef struct LineOut {
    bool open;
    int fd;
    bool owned; // the descriptor
    bool spoken;
    bool waits;   // for whoever reads it, however long: a game must not
    int left_out; // lines that nobody has read room for
} LineOut;

// `to`: NULL for standard output, LINE_OUT_SPEECH, or the path of a file, which is written again. False with
// one line in `error`.
MUST_CHECK bool line_out_open(LineOut *out, const char *to, Error *error);
void line_out_close(LineOut *out);

// What comes now is urgent: lines that wait to be spoken are dropped. Lines that are read stay.
void line_out_hush(LineOut *out);

// Writes one line. What could drive a terminal is shown as \x1b, so that it stays one. While nobody reads
// what was written, lines are left out, and counted in a line once there is room again; speech just leaves
// them out. False with one line in `error`: once when lines begin to be left out, and once when nothing can
// be written any more.
MUST_CHECK bool line_out_write(LineOut *out, const char *text, Error *error);
