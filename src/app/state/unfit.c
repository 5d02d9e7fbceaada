// Tells why an action cannot work in the current game.
#include "app/state/state.h"
#include "lang/lang.h"

const char *app_unfit_reason(const App *app, Action action) {
    bool views = action == ACTION_NEAR || action == ACTION_FAR;
    if (views && !fit_allows_far_view(&app->show.fit)) return tr("The window is too small for it");
    return play_unfit_reason(&app->play, action);
}
