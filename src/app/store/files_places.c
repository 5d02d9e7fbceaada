#include "app/store/files.h"

#include "base/fail.h"
#include "base/text.h"
#include "lang/lang.h"

#include <SDL.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static bool holds_assets(const char *dir) {
    char path[PATH_MAX_BYTES];
    int length = snprintf(path, sizeof path, "%s/atlas.txt", dir);
    return length > 0 && length < (int)sizeof path && file_may_exist(path);
}

// Writes the folder dir + below to `path`. Returns true if the assets are there; otherwise adds it to the
// list of places tried.
static bool try_dir(const char *dir, const char *below, char *path, size_t size, char *tried,
                    size_t tried_size) {
    if (dir == NULL) return false;
    snprintf(path, size, "%s%s", dir, below);
    if (holds_assets(path)) return true;
    text_add(tried, tried_size, "%s%s", tried[0] != '\0' ? ", " : "", path);
    return false;
}

bool file_assets_dir(const char *data_dir, char *path, size_t size, Error *error) {
    char tried[2 * PATH_MAX_BYTES] = "";
    bool found = false;
    if (data_dir != NULL && strlen(data_dir) >= size)
        return fail(error, tr("--data-dir %.60s...: a path has at most %zu bytes"), data_dir, size - 1);
    if (data_dir != NULL) {
        found = try_dir(data_dir, "", path, size, tried, sizeof tried);
    } else {
        char *base = SDL_GetBasePath();
        found = try_dir(getenv("CELLARIUM_DATA"), "", path, size, tried, sizeof tried) ||
                try_dir(base, CELLARIUM_ASSETS_BESIDE, path, size, tried, sizeof tried) ||
                try_dir(CELLARIUM_INSTALLED_ASSETS, "", path, size, tried, sizeof tried);
        SDL_free(base);
#ifdef CELLARIUM_SOURCE_ASSETS
        found = found || try_dir(CELLARIUM_SOURCE_ASSETS, "", path, size, tried, sizeof tried);
#endif
    }
    return found ||
           fail(error, tr("no assets (atlas.txt) in %s: install them or name their folder with --data-dir"),
                tried);
}

static bool is_folder(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

int64_t file_mtime_seconds(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 ? (int64_t)info.st_mtime : 0;
}

void file_screenshot_path(char *path, size_t size) {
    const char *home = file_home();
    char folder[PATH_MAX_BYTES], blit[32] = "";
    time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    if (local != NULL) (void)strftime(blit, sizeof blit, "%Y%m%d-%H%M%S", local);
    snprintf(folder, sizeof folder, "%s/Pictures", home != NULL ? home : ".");
    if (!is_folder(folder)) snprintf(folder, sizeof folder, "%s", home != NULL ? home : ".");
    snprintf(path, size, "%s/cellarium-%s.png", folder, blit);
    for (int i = 2; i < 100 && file_may_exist(path); i++) {
        snprintf(path, size, "%s/cellarium-%s-%d.png", folder, blit, i);
    }
}

const char *file_display_path(const char *path, char *text, size_t size) {
    const char *home = file_home();
    size_t length = home != NULL ? strlen(home) : 0;
    bool below = length > 1 && strncmp(path, home, length) == 0 && file_is_separator(path[length]);
    snprintf(text, size, "%s%s", below ? "~" : "", below ? path + length : path);
    return text;
}

bool file_own_path(OwnFolder folder, const char *name, char *path, size_t size, Error *error) {
    if (!file_own_folder_path(folder, path, size, error)) return false;
    size_t used = strlen(path);
    int length = snprintf(path + used, size - used, "%s", name);
    return (length >= 0 && (size_t)length < size - used) ||
           fail(error, tr("the path of the home folder is too long"));
}

bool file_make_folders(const char *path, Error *error) {
    char folder[PATH_MAX_BYTES];
    int length = snprintf(folder, sizeof folder, "%s", path);
    if (length < 0 || length >= (int)sizeof folder)
        return fail(error, tr("cannot make a folder for %s: the path is too long"), path);
    for (char *at = folder + 1; *at != '\0'; at++) {
        char parts = *at;
        if (!file_is_separator(parts)) continue;
        *at = '\0';
        bool made = folder_make_new(folder);
        int cause = errno;
        if (!made && !is_folder(folder))
            return fail(error, tr("cannot make the folder %s: %s"), folder, file_error_text(cause));
        *at = parts;
    }
    return true;
}
