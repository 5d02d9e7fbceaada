#pragma once
// The only module that touches files (files_posix.c or files_windows.c). It also knows where to look for them
// (files_places.c). It reads only regular files, because a pipe could block the program forever.

#include "base/check.h"
#include "base/fail.h"
#include "io/buffer.h"

#include <stdbool.h>
#include <stddef.h>

enum { FILES_MAX_BYTES = 64 << 20, PATH_MAX_BYTES = 1024 };

// Reads the file into `out`, which must be empty. The caller frees `out`. Returns false with one line in
// `error`; then `out` is still empty.
MUST_CHECK bool file_read(const char *path, Buffer *out, Error *error);

// How surely written data must be kept. With CARE_SURE it survives a loss of power. That waits for the disk,
// so it is not used in the middle of play.
typedef enum Care { CARE_LITTLE, CARE_SURE } Care;

// Writes a new file beside the old one, and replaces the old one when the new file is complete. So a failure
// leaves the old file unchanged. Permissions and symbolic links remain. A device, a pipe with a reader, and a
// file with several names are written directly. Returns false with one line in `error`.
MUST_CHECK bool file_write(const char *path, const void *bytes, size_t size, Care care, Error *error);

// Writes to standard output. Returns false when this or earlier output could not be written completely.
MUST_CHECK bool file_write_stdout(const void *bytes, size_t size);
// The same, but while nobody reads the earlier output it drops the lines and returns true.
bool file_drop_stdout(const void *bytes, size_t size);

// True for anything with that name, readable or not, and also when that cannot be found out.
bool file_may_exist(const char *path);
int64_t file_mtime_seconds(const char *path); // when it was last written, in seconds since 1970; 0: unknown

// The meaning of an errno. Common ones are in the player's language.
const char *file_error_text(int cause);

// Identifies a file, whatever its name is; all zero: none.
typedef struct FileId {
    uint64_t device, number;
} FileId;

// Identifies the content of a file: it changes when the file is written or replaced by another.
typedef struct FileStamp {
    FileId id;
    int64_t time; // when it was last written, as exactly as the system knows
    uint64_t size;
} FileStamp;
MUST_CHECK bool file_read_stamp(const char *path, FileStamp *stamp); // false: the file cannot be examined
// True if something has that name, but is not the file itself: a link, or nothing that can be examined.
bool file_is_link(const char *path);
bool file_remove(const char *path);
MUST_CHECK bool file_move(const char *from, const char *to, Care care); // replaces an existing file
// Gives the file a second name, which must be free. Copies it where second names are impossible.
MUST_CHECK bool file_link(const char *from, const char *to, Care care);

// A file that grows while it is written. All zero: none.
typedef struct AppendFile {
    bool open;
    int fd;
    size_t size; // bytes written
    FileId id;   // stays after the file was closed
} AppendFile;

// Begins the file, replacing one that exists, and writes all data so far. Returns false with one line in
// `error`.
MUST_CHECK bool append_begin(AppendFile *file, const char *path, const Buffer *all, Care care, Error *error);
// Appends the part of `all` that the file does not have yet. Returns false with one line in `error`, also
// when the file was removed or is not open. Then the file is closed.
MUST_CHECK bool append_add(AppendFile *file, const Buffer *all, Care care, Error *error);
void append_end(AppendFile *file); // closes it; its id stays
// Lets `file` stand for an existing file, without opening it. Returns false when the file cannot be examined.
MUST_CHECK bool append_set_id(AppendFile *file, const char *path);
// Finds out whether the file at `path` is the one that `file` stands for. Returns false when that is
// impossible.
MUST_CHECK bool append_is_at(const AppendFile *file, const char *path, bool *is);

// Reserves a folder for this process until folder_unlock(), or until the process ends in any way. Returns a
// descriptor for folder_unlock(), FOLDER_TAKEN when another process has it, or FOLDER_NONE when it cannot be
// opened.
enum { FOLDER_TAKEN = -1, FOLDER_NONE = -2 };
MUST_CHECK int folder_lock(const char *path);
void folder_unlock(int folder);       // does nothing for FOLDER_TAKEN and FOLDER_NONE
bool folder_remove(const char *path); // false: it is not empty, or cannot be removed

// Removes the unfinished files in a folder, which processes left that were killed while writing there.
void folder_sweep(const char *path);

// Calls `say` with `to` for each name in a folder except . and .., in no particular order. Returns false when
// the folder cannot be read.
MUST_CHECK bool folder_list(const char *path, void (*say)(void *to, const char *name), void *to);

// Prints an error: one line on standard error, after the program's name. Characters that could control a
// terminal or end the line, such as those in a path, are written as text_escape_control() does.
void complain(const char *what);
// Copies a text to `to`, as much as fits into `size` bytes, with control characters and broken UTF-8 written
// as \x1b. Returns its length.
size_t text_escape_control(const char *what, char *to, size_t size);
// Hides what libraries write to standard error, so that players see only our own lines. file_restore_stderr()
// ends that; `hushed` is what file_mute_stderr() returned.
int file_mute_stderr(void);
void file_restore_stderr(int hushed);
// Makes the standard streams safe to use: none of our files gets the number of a stream that was closed
// before the start, and no system changes what is written.
void file_secure_std(void);

// Opens a file, emptied, or a pipe for lines that others read while they are written. Returns a descriptor,
// or -1 with errno. Does not wait for a reader.
MUST_CHECK int file_open_line_output(const char *path);

// True if a line can be written without waiting for a reader, or if that is unknown.
bool fd_can_write_now(int fd);

// True for a character that separates the names of a path.
bool file_is_separator(char c);

// The player's home folder, or NULL if it is unknown.
const char *file_home(void);

// Makes a folder that only this user can read. Returns false when that is impossible, or the folder exists.
MUST_CHECK bool folder_make_new(const char *path);

// ---- files_places.c

// Writes to `beside` the path of the file `name` in the same folder as the file `path`. Returns false when it
// is too long.
MUST_CHECK bool file_path_beside(const char *path, const char *name, char *beside, size_t size);

// Finds the folder of the assets. If `data_dir` is not NULL, only that is tried; otherwise $CELLARIUM_DATA,
// beside the program, the place of installation, and the source tree. Returns false with one line in
// `error` that names the places tried.
MUST_CHECK bool file_assets_dir(const char *data_dir, char *path, size_t size, Error *error);

// Writes a free path for a new screenshot: in the pictures folder, otherwise in the home folder, otherwise in
// the current one.
void file_screenshot_path(char *path, size_t size);

// Writes the path to `text` as players know it, with ~ for their home folder, and returns it.
const char *file_display_path(const char *path, char *text, size_t size);

// Writes the path of the folder for settings or for saved data, with a separator at its end, as the XDG base
// directory specification or the system says. The folder may not exist. Returns false with one line in
// `error` if there is no home folder.
typedef enum OwnFolder { FOLDER_CONFIG, FOLDER_DATA } OwnFolder;
MUST_CHECK bool file_own_folder_path(OwnFolder folder, char *path, size_t size, Error *error);
// Writes the path of a file or folder with that name there. Returns false with one line in `error`.
MUST_CHECK bool file_own_path(OwnFolder folder, const char *name, char *path, size_t size, Error *error);

// Makes the folders above a file that do not exist yet. Returns false with one line in `error`.
MUST_CHECK bool file_make_folders(const char *path, Error *error);

// ---- app/store/files_lines.c

// Plain lines for players who hear the game or read it elsewhere: to standard output, to a file, or to the
// speech dispatcher. Each line is written at once.

#define LINE_OUT_SPEECH "speech" // in place of a file's path

typedef struct LineOut {
    bool open;
    int fd;
    bool owned;   // the descriptor is closed with it
    bool spoken;  // the lines go to the speech dispatcher
    bool waits;   // waits for its reader as long as necessary; a game must not do so
    int left_out; // how many lines were left out since the last one was written
} LineOut;

// `to` is NULL for standard output, LINE_OUT_SPEECH, or the path of a file, which is overwritten. Returns
// false with one line in `error`.
MUST_CHECK bool line_out_open(LineOut *out, const char *to, Error *error);
void line_out_close(LineOut *out);

// Drops lines that still wait to be spoken, because the next line is urgent. Lines for reading stay.
void line_out_hush(LineOut *out);

// Writes one line. Characters that could control a terminal are shown as \x1b, so that it stays one line.
// While nobody reads, lines are left out; once there is room again, a line tells how many. Speech leaves
// lines out silently. Returns false with one line in `error`: once when lines begin to be left out, and
// once when nothing can be written any more.
MUST_CHECK bool line_out_write(LineOut *out, const char *text, Error *error);
