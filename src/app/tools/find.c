// --find: walks seeds until enough dungeons fit an expression. --sheet: a picture of the first twelve.
#include "app/tools/commands.h"

#include "app/play/session.h"
#include "app/tools/pictures.h"
#include "app/tools/progress.h"
#include "app/tools/sprites.h"
#include "gen/prove/query.h"
#include "io/share_code.h"
#include "lang/lang.h"
#include "view/debug/plan.h"
#include "view/screens/sheet.h"

#include <stdlib.h>

enum { SEEDS_MOST = 1000000, PICTURE_W = 1280, PICTURE_H = 960 };

// Makes levels, from the seed of `gen` on, until one fits. Its seed is then that of `gen`. Returns false when
// there is none, or with one line in `error`.
static bool find_next(const Options *options, GenOptions *gen, Progress *progress, SheetLevel *found,
                      int *searched, Error *error) {
    for (; *searched < SEEDS_MOST && progress_set_part(progress, 0); gen->seed++) {
        ++*searched;
        found->seed = gen->seed;
        if (!gen_level(&found->level, gen))
            return fail(error, tr("not enough memory for a level of %dx%d"), gen->w, gen->h);
        bool measured = measure_level(&found->level, (MeasureHook){0}, &found->measures);
        if (measured && (options->find == NULL || query_fits(options->find, &found->level, &found->measures)))
            return true;
        level_free(&found->level);
        if (!measured) return fail(error, tr("not enough memory for a level of %dx%d"), gen->w, gen->h);
    }
    return progress_stopped() ||
           fail(error, tr("only %d of the first %d seeds fit"), (int)progress->done, *searched);
}

static void print_code(const Options *options, const GenOptions *gen, Progress *progress) {
    char code[SHARE_CODE_MAX + 1] = "";
    session_share_code(gen, code);
    progress_clear(progress, stdout);
    if (options->find != NULL) (void)puts(code);
    (void)fflush(stdout);
}

static bool draw_sheet(const Options *options, const SheetLevel *found, int count, Error *error) {
    Assets assets;
    Image picture = {0};
    if (!options_load_assets(options, &assets, error)) return false;
    bool drawn = image_init(&picture, PICTURE_W, PICTURE_H) || fail(error, tr("not enough memory"));
    if (drawn) {
        image_fill(&picture, (Rect){0, 0, PICTURE_W, PICTURE_H}, PLAN_BACK);
        sheet_draw(&assets.ui, &picture, (Rect){0, 0, PICTURE_W, PICTURE_H}, found, count, -1);
        drawn = picture_save(&picture, options->sheet, CARE_SURE, error);
    }
    image_free(&picture);
    assets_free(&assets);
    return drawn;
}

bool command_find(const Options *options, Error *error) {
    Progress progress;
    GenOptions gen = options->gen;
    int searched = 0, shown = 0, wanted = options->first > 0 ? options->first : SHEET_LEVELS;
    SheetLevel *found = calloc(SHEET_LEVELS, sizeof *found), one;
    if (found == NULL) return fail(error, tr("not enough memory"));
    progress_begin(&progress, tr("levels"), wanted);
    bool sound = true, goes_on = true;
    for (; sound && goes_on && progress.done < wanted; gen.seed++) {
        sound = find_next(options, &gen, &progress, &one, &searched, error) && !progress_stopped();
        if (!sound) break;
        print_code(options, &gen, &progress);
        if (shown < SHEET_LEVELS)
            found[shown++] = one;
        else
            level_free(&one.level);
        goes_on = progress_step(&progress);
    }
    if (sound && options->sheet != NULL) sound = draw_sheet(options, found, shown, error);
    for (int i = 0; i < shown; i++) level_free(&found[i].level);
    free(found);
    return progress_end(&progress, error) && sound;
}
