// The book of known things.
#include "app/state/state.h"

#include "app/pages/book.h"
#include "view/screens/book.h"

static void draw_book(App *app, Image *layer) {
    FootKeys foot;
    PageUse use = app_page_use(app);
    BookPage page = {.lore = &app->play.storage.lore,
                     .world = app_in_game(app) ? app->play.session.world : NULL,
                     .chapter = ((const KnownPage *)use.own)->chapter,
                     .cursor = use.menu->cursor,
                     .tower = known_tower(&use),
                     .keys = app_foot_keys(app, &foot)->keys,
                     .hits = foot.hits,
                     .key_count = foot.count};
    book_page_draw(&app->assets.ui, layer, &page);
}

const Screen BOOK_SCREEN = {.name = "book", .mode = CONTROL_MENU, .light = 60, .draw = draw_book};
