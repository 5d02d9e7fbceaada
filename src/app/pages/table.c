// The table of all pages, and memory for the state of each.
#include "app/pages/page.h"

#include <stdlib.h>

const Page *const PAGES[SCREEN_COUNT] = {
    [SCREEN_TITLE] = &PAGE_TITLE,
    [SCREEN_SEED] = &PAGE_SEED,
    [SCREEN_PAUSE] = &PAGE_PAUSE,
    [SCREEN_ASK] = &PAGE_ASK,
    [SCREEN_SETTINGS] = &PAGE_SETTINGS,
    [SCREEN_PRACTICE] = &PAGE_PRACTICE,
    [SCREEN_RUNS] = &PAGE_RUNS,
    [SCREEN_BOOK] = &PAGE_BOOK,
    [SCREEN_STATISTICS] = &PAGE_STATISTICS,
    [SCREEN_SAID] = &PAGE_SAID,
    [SCREEN_END] = &PAGE_END,
    [SCREEN_BAG] = &PAGE_BAG,
    [SCREEN_MORE] = &PAGE_MORE,
    [SCREEN_LOOK] = &PAGE_LOOK,
    [SCREEN_MAP] = &PAGE_MAP,
    [SCREEN_STAGES] = &PAGE_STAGES,
    [SCREEN_HELP] = &PAGE_HELP,
    [SCREEN_EXTRAS] = &PAGE_EXTRAS,
    [SCREEN_TUTORIALS] = &PAGE_TUTORIALS,
    [SCREEN_SHEET] = &PAGE_SHEET,
};

bool pages_init(void *own[SCREEN_COUNT], const Play *play) {
    for (int i = 0; i < SCREEN_COUNT; i++) {
        const Page *page = PAGES[i];
        if (page == NULL || page->size == 0) continue;
        own[i] = calloc(1, page->size);
        if (own[i] == NULL) return false;
        if (page->init != NULL) page->init(own[i], play);
    }
    return true;
}

void pages_free(void *own[SCREEN_COUNT]) {
    for (int i = 0; i < SCREEN_COUNT; i++) {
        if (own[i] == NULL || PAGES[i] == NULL) continue;
        if (PAGES[i]->close != NULL) PAGES[i]->close(own[i]);
        free(own[i]);
        own[i] = NULL;
    }
}
