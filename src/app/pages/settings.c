#include "app/host/host.h"
#include "app/pages/page.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>

enum { ENTRY_KEYS = SETTING_COUNT, ENTRY_BRING, ENTRY_GIVE, ENTRY_LANGUAGE, ENTRY_CHAPTER };

// The settings are in chapters, each from its first setting to that of the next chapter. The first page lists
// the chapters.
static const struct {
    const char *title;
    Setting first;
} CHAPTERS[] = {{N_("Sound"), SETTING_SOUND},
                {N_("Display"), SETTING_VIEW},
                {N_("Play"), SETTING_PACE},
                {N_("Window and keys"), SETTING_SCREEN}};
enum { CHAPTER_COUNT = sizeof CHAPTERS / sizeof *CHAPTERS };

typedef struct SettingsPage {
    int opens;                      // the chapter that opens next, from 1; 0: the list of them
    char told[SETTING_COUNT][320];  // what each setting does, and its keys in play
    char names[CHAPTER_COUNT][320]; // the settings of each chapter
} SettingsPage;

// True if this front end has the setting.
static bool is_offered(Front front, Setting setting) {
    if (front == FRONT_WINDOW) return (int)setting < (int)SETTINGS_SHOWN;
    return SETTINGS[setting].terminal;
}

static void add_chapter(PageUse *use, int chapter) {
    int end = chapter + 1 < CHAPTER_COUNT ? (int)CHAPTERS[chapter + 1].first : (int)SETTING_COUNT;
    use->menu->title = CHAPTERS[chapter].title;
    for (int i = (int)CHAPTERS[chapter].first; i < end; i++) {
        if (is_offered(use->front, (Setting)i)) page_add(use, i, SETTINGS[i].label, NULL);
    }
    if (end == SETTING_COUNT && use->front == FRONT_WINDOW)
        page_add(use, ENTRY_KEYS, N_("Keys"), N_("Keys and buttons of your own."));
}

static void add_chapters(PageUse *use) {
    SettingsPage *page = use->own;
    use->menu->title = N_("Settings");
    page_add(use, ENTRY_LANGUAGE, N_("Language"), N_("The language of all texts."));
    for (int k = 0; k < CHAPTER_COUNT; k++) {
        Menu menu = {0};
        PageUse inside = *use;
        inside.menu = &menu;
        add_chapter(&inside, k);
        page->names[k][0] = '\0';
        for (int i = 0; i < menu.count; i++)
            text_add(page->names[k], sizeof page->names[k], "%s%s", i > 0 ? ", " : "",
                     tr(menu.entries[i].label));
        if (menu.count > 0) page_add(use, ENTRY_CHAPTER + k, CHAPTERS[k].title, page->names[k]);
    }
    if (!host_brings_files()) return;
    page_add(use, ENTRY_BRING, N_("Bring files"),
             N_("A map with its tiles, a recording, a save, PNGs, or the zip of all. The page reloads."));
    page_add(use, ENTRY_GIVE, N_("Hand out all"),
             N_("Your games, runs, tiles and settings, as one zip for another device."));
}

static void open_settings(PageUse *use) {
    SettingsPage *page = use->own;
    Prefs *prefs = &use->play->prefs;
    (void)snprintf(prefs->why.text, sizeof prefs->why.text, "%s",
                   prefs->readable ? "" : tr("Settings won't be saved: the file cannot be read"));
    if (page->opens == 0) add_chapters(use);
    if (page->opens > 0) add_chapter(use, page->opens - 1);
    page->opens = 0;
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
    SettingsPage *page = use->own;
    if (id == ENTRY_KEYS) return command_to(DO_PUSH, SCREEN_KEYS);
    if (id >= ENTRY_CHAPTER) {
        page->opens = id - ENTRY_CHAPTER + 1;
        return command_to(DO_PUSH, SCREEN_SETTINGS);
    }
    if (id == ENTRY_BRING) host_choose_files();
    if (id == ENTRY_GIVE) host_give_all();
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
