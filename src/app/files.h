#pragma once
// The one module that touches files: whole files in and out of memory, and where they are looked for.

#include "io/buffer.h"

enum { FILES_MAX_BYTES = 64 << 20, PATH_MAX_BYTES = 1024 };

// Appends the file to `out`. False with one line in `error`.
bool file_read(const char *path, Buffer *out, char *error, size_t error_size);

// Writes a new file beside the old one and puts it in its place when all of it is on the disk, so that a
// failure leaves the old file as it was. False with one line in `error`.
bool file_write(const char *path, const void *bytes, size_t size, char *error, size_t error_size);

// Whether a file could be written there later; leaves nothing behind. False with one line in `error`.
bool file_can_write(const char *path, char *error, size_t error_size);

// To standard output; false when it did not take all of it.
bool file_print(const void *bytes, size_t size);

// The path of a file in the same folder as another; false when it is too long.
bool file_beside(const char *path, const char *name, char *beside, size_t size);

// Finds the folder of the assets: `data_dir` alone if it is not NULL, else $CELLARIUM_DATA, beside the
// program, where it was installed, the source tree. False with one line in `error` that names the places
// tried.
bool file_assets_dir(const char *data_dir, char *path, size_t size, char *error, size_t error_size);

// A name for a new screenshot in the pictures folder (or the home, or the current one).
void file_screenshot_name(char *path, size_t size);

// The path of a file of ours in the folder for settings or for what is to be kept, as the XDG base directory
// specification has it. False with one line in `error` where there is no home.
typedef enum OwnFolder { FOLDER_CONFIG, FOLDER_DATA } OwnFolder;
bool file_own_path(OwnFolder folder, const char *name, char *path, size_t size, char *error,
                   size_t error_size);

// Makes the folders above a file, those that lack. False with one line in `error`.
bool file_make_folders(const char *path, char *error, size_t error_size);

bool file_exists(const char *path);
bool file_remove(const char *path);
bool file_move(const char *from, const char *to); // over what is there
