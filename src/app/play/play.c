#include "app/play/play.h"

void play_free(Play *play) {
    journey_free(&play->journey);
    session_free(&play->session);
    prefs_free(&play->prefs);
    storage_close(&play->storage);
    game_log_close(&play->log);
    buffer_free(&play->left.bytes);
}
