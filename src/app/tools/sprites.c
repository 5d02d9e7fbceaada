#include "app/tools/sprites.h"

#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/store/tileset.h"
#include "app/tools/options.h"
#include "base/check.h"
#include "base/fail.h"
#include "lang/lang.h"

static void pass_over(void *to, const char *name) {
    (void)to;
    (void)name;
}

bool options_check_tileset(const Options *options, Error *error) {
    return options->tileset == NULL || folder_list(options->tileset, pass_over, NULL) ||
           fail(error, tr("--tileset %s: this folder cannot be read"), options->tileset);
}

bool options_load_assets(const Options *options, Assets *assets, Error *error) {
    if (!assets_load_look(assets, options->data_dir, error)) return false;
    if (options->tileset == NULL || tileset_replace(&assets->atlas, options->tileset, error)) return true;
    assets_free(assets);
    return false;
}

bool command_list_sprites(const Options *options, Error *error) {
    Assets assets;
    Buffer out = {0};
    if (!options_load_assets(options, &assets, error)) return false;
    for (int i = 0; i < assets.atlas.count; i++) {
        const Sprite *sprite = &assets.atlas.sprites[i];
        buffer_text(&out, "%s %dx%d %d\n", sprite->name, sprite->first.w, sprite->first.h, sprite->frames);
    }
    bool done = file_write_stdout(out.bytes, out.size) || fail(error, tr("cannot write to standard output"));
    buffer_free(&out);
    assets_free(&assets);
    return done;
}
