#include "app/play/play.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

void prefs_load(Prefs *prefs) {
    Error error;
    prefs->readable = settings_load(&prefs->kept, &error);
    if (!prefs->readable) complain(error.text);
    memcpy(prefs->now, prefs->kept.at, sizeof prefs->now);
}

static void use_language(Prefs *prefs) {
    bool of_system = prefs->language == LANGUAGE_OF_SYSTEM;
    int language = of_system ? languages_of_system(prefs->languages) : prefs->language;
    if (!languages_use(prefs->languages, language, &prefs->why)) complain(prefs->why.text);
}

void prefs_load_language(Prefs *prefs, Languages *languages, const char *code_in_use) {
    const char *code = code_in_use != NULL ? code_in_use : prefs->kept.language;
    prefs->languages = languages;
    prefs->language = code[0] != '\0' ? languages_find(languages, code) : LANGUAGE_OF_SYSTEM;
    if (code_in_use == NULL) use_language(prefs);
}

void prefs_set_language(Prefs *prefs, int language) {
    bool of_system = language == LANGUAGE_OF_SYSTEM;
    prefs->language = language;
    (void)snprintf(prefs->kept.language, sizeof prefs->kept.language, "%s",
                   of_system ? "" : languages_code(prefs->languages, language));
    prefs->why.text[0] = '\0';
    use_language(prefs);
    prefs_mark_changed(prefs);
}

void prefs_free(Prefs *prefs) {
    settings_free(&prefs->kept);
}

void prefs_mark_changed(Prefs *prefs) {
    prefs->unsaved = prefs->set = true;
}

void prefs_set(Prefs *prefs, Setting setting, int value) {
    prefs->now[setting] = prefs->kept.at[setting] = value;
    prefs->fresh |= (uint32_t)1 << setting;
    prefs_mark_changed(prefs);
}

Aids prefs_aids(const Prefs *prefs) {
    const int *now = prefs->now;
    return (Aids){.still = now[SETTING_MOTION] != 0,
                  .calm = now[SETTING_FLASHES] != 0,
                  .captions = now[SETTING_CAPTIONS] != 0,
                  .contrast = now[SETTING_CONTRAST] != 0,
                  .larger = now[SETTING_SIZE],
                  .brightness = now[SETTING_BRIGHTNESS] + BRIGHTNESS_LEAST,
                  .sight = (ColourSight)now[SETTING_COLOURS]};
}

unsigned prefs_ease(const Prefs *prefs) {
    const int *now = prefs->now;
    return (now[SETTING_SPEED] != 0 ? EASE_SLOW : 0u) | (now[SETTING_WINDUPS] != 0 ? EASE_WINDUPS : 0u) |
           (now[SETTING_HEARTS] != 0 ? EASE_HEARTS : 0u);
}

void prefs_save(Prefs *prefs, Care care) {
    Error error;
    if (!prefs->readable || !prefs->set) return;
    prefs->unsaved = false;
    prefs->why.text[0] = '\0';
    if (!settings_save(&prefs->kept, care, &error))
        (void)fail(&prefs->why, tr("Settings cannot be saved: %s"), error.text);
}
