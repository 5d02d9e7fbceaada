#include "app/host/host.h"
#include "app/pages/page.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>

enum { ENTRY_KEYS = SETTING_COUNT, ENTRY_TILES, ENTRY_LANGUAGE };

typedef struct SettingsPage {
    char told[SETTING_COUNT][320]; // what each setting does, and its keys in play
} SettingsPage;

// True if this front end has the setting.
static bool is_offered(Front front, Setting setting) {
    if (front == FRONT_WINDOW) return (int)setting < (int)SETTINGS_SHOWN;
    return SETTINGS[setting].terminal;
}

static void open_settings(PageUse *use) {
    Prefs *prefs = &use->play->prefs;
    use->menu->title = N_("Settings");
    (void)snprintf(prefs->why.text, sizeof prefs->why.text, "%s",
                   prefs->readable ? "" : tr("Settings won't be saved: the file cannot be read"));
    page_add(use, ENTRY_LANGUAGE, N_("Language"), N_("The language of all texts."));
    for (int i = 0; i < SETTING_COUNT; i++) {
        if (is_offered(use->front, (Setting)i))
            menu_add(use->menu, (MenuEntry){.label = SETTINGS[i].label, .enabled = true, .id = i});
        if (i == SETTING_TILES && host_can_open_tileset())
            menu_add(
                use->menu,
                (MenuEntry){
                    .label = N_("Choose tiles"),
                    .help = N_("Your own PNGs, or a zip of them, instead of our pictures. The page reloads."),
                    .enabled = true,
                    .id = ENTRY_TILES});
    }
    if (use->front == FRONT_WINDOW)
        menu_add(use->menu, (MenuEntry){.label = N_("Keys"),
                                        .help = N_("Keys and buttons of your own."),
                                        .enabled = true,
                                        .id = ENTRY_KEYS});
}

static void tell_setting(PageUse *use, Setting setting, char *text, size_t size) {
    const SettingRow *row = &SETTINGS[setting];
    const Action *keys = row->actions;
    const char *first = keys[0] != ACTION_NONE ? use->prompt(use->of, keys[0]) : "",
               *second = keys[1] != ACTION_NONE ? use->prompt(use->of, keys[1]) : "";
    if (first[0] == '\0') {
        (void)snprintf(text, size, "%s", tr(row->help));
    } else if (second[0] == '\0') {
        (void)snprintf(text, size, tr("%s Press %s."), tr(row->help), first);
    } else {
        (void)snprintf(text, size, tr("%s Press %s or %s."), tr(row->help), first, second);
    }
}

static const char *tell_language(const Prefs *prefs) {
    bool of_system = prefs->language == LANGUAGE_OF_SYSTEM;
    return of_system ? tr("as the system") : languages_name(prefs->languages, prefs->language);
}

static void tell_settings(PageUse *use) {
    SettingsPage *page = use->own;
    const Prefs *prefs = &use->play->prefs;
    for (int i = 0; i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        if (entry->id == ENTRY_LANGUAGE) entry->value = tell_language(prefs);
        if (entry->id >= SETTING_COUNT) continue;
        tell_setting(use, (Setting)entry->id, page->told[entry->id], sizeof page->told[entry->id]);
        entry->help = page->told[entry->id];
        entry->value = setting_value_text((Setting)entry->id, prefs->now[entry->id]);
    }
}

// Steps through the languages. The system's language comes first.
static void turn_language(Prefs *prefs, int by) {
    int count = languages_count(prefs->languages) + 1;
    int at = prefs->language - LANGUAGE_OF_SYSTEM;
    prefs_set_language(prefs, (at + by + count) % count + LANGUAGE_OF_SYSTEM);
}

static void turn_setting(PageUse *use, int id, int by) {
    Prefs *prefs = &use->play->prefs;
    if (id == ENTRY_LANGUAGE) turn_language(prefs, by);
    if (id >= SETTING_COUNT) return;
    int count = setting_value_count((Setting)id);
    prefs_set(prefs, (Setting)id, (prefs->now[id] + by + count) % count);
}

static ScreenCommand choose_setting(PageUse *use, int id) {
    if (id == ENTRY_KEYS) return command_to(DO_PUSH, SCREEN_KEYS);
    if (id == ENTRY_TILES) host_open_tileset();
    turn_setting(use, id, 1);
    return command_do(DO_STAY);
}

static const char *tell_why(PageUse *use) {
    return use->play->prefs.why.text;
}

const Page PAGE_SETTINGS = {.size = sizeof(SettingsPage),
                            .open = open_settings,
                            .tell = tell_settings,
                            .choose = choose_setting,
                            .turn = turn_setting,
                            .notice = tell_why};
