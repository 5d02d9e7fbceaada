// Writes pictures as files.
#include "app/tools/pictures.h"

#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/tools/options.h"
#include "base/check.h"
#include "base/fail.h"
#include "lang/lang.h"
#include "view/canvas/png.h"

bool picture_save(const Image *picture, const char *path, Care care, Error *error) {
    Buffer png = {0};
    bool saved = png_write(picture, &png) || fail(error, tr("cannot make a PNG"));
    saved = saved && file_write(path, png.bytes, png.size, care, error);
    buffer_free(&png);
    return saved;
}

// True if a file may be replaced although nobody named it.
static bool is_ours(const char *path) {
    Buffer old = {0};
    Error why;
    bool is = !file_is_link(path) && file_read(path, &old, &why) && png_is_ours(&old);
    buffer_free(&old);
    return is;
}

bool picture_save_beside(const Image *picture, const char *path, Care care, Error *error) {
    if (!file_may_exist(path) || is_ours(path)) return picture_save(picture, path, care, error);
    return fail(error, tr("%s is not a picture of ours: move it away or choose another folder"), path);
}
