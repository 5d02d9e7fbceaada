// The page where a seed or share code is typed. Without a keyboard, left and right choose a letter.
#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "base/text.h"
#include "gen/makers/rows.h"
#include "io/share_code.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

enum { SEED_TEXT, SEED_KIND, SEED_BEGIN, SEED_TEXT_MAX = 200, SHOWN_BYTES = 40 };

typedef struct SeedPage {
    char text[SEED_TEXT_MAX], shown[SHOWN_BYTES + sizeof "…_"], pad[192];
    int kind;         // GenKind, or KIND_DESCENT
    int letter, last; // chosen with left and right, and the one before: indices of LETTERS; 0: none
    Error why;        // why it cannot be used, or ""
} SeedPage;

static const char LETTERS[] = "_ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
enum { LETTER_COUNT = sizeof LETTERS - 1 };

static char *seed_text(void *own, size_t *size) {
    SeedPage *page = own;
    *size = sizeof page->text;
    return page->text;
}

// Reads a typed share code. Other options may follow it, in a command or link that was pasted letter by
// letter.
static bool read_typed(const SeedPage *page, Share *share, Error *why) {
    char code[SEED_TEXT_MAX];
    Error other;
    (void)snprintf(code, sizeof code, "%.*s", (int)strcspn(page->text, "-&"), page->text);
    return share_code_read(share, code, &other) || share_code_read(share, page->text, why);
}

// Shows the end of the typed text, and the letter that is chosen to follow.
static void show_typed(SeedPage *page) {
    size_t length = strlen(page->text), from = length > SHOWN_BYTES ? length - SHOWN_BYTES : 0;
    while (((unsigned char)page->text[from] & 0xc0) == 0x80) from++; // do not begin within a letter
    (void)snprintf(page->shown, sizeof page->shown, "%s%s%c", from > 0 ? "…" : "", page->text + from,
                   LETTERS[page->letter]);
}

// Lists the entries. A share code says which kind of dungeon it is, so there is then only one.
static void list_entries(PageUse *use) {
    Share share;
    Error why;
    SeedPage *page = use->own;
    Menu *menu = use->menu;
    bool code = read_typed(page, &share, &why);
    int at = menu->count > 0 ? menu->entries[menu->cursor].id : SEED_TEXT;
    menu->count = 0;
    page_add(use, SEED_TEXT, N_("Code or seed"), NULL);
    if (!code) page_add(use, SEED_KIND, N_("Kind"), N_("Left and right choose the generator."));
    page_add(use, SEED_BEGIN, N_("Begin"), N_("Enter the dungeon."));
    menu->cursor = 0;
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].id == at) menu->cursor = i;
    }
}

// What the row of the text says of itself, which depends on how the player can type.
static const char *text_help(PageUse *use) {
    SeedPage *page = use->own;
    if (page->why.text[0] != '\0') return page->why.text;
    if (use->front == FRONT_TERMINAL) return tr("A number, any word, or a share code.");
    if (use->touch) return tr("A number, any word, or a share code. Tap it to type or to paste.");
    if (use->letters) return tr("A number, any word, or a share code. Type it, or paste it with Ctrl+V.");
    (void)snprintf(page->pad, sizeof page->pad, tr("Left and right choose a letter. %s takes it, %s erases."),
                   use->prompt(use->of, ACTION_CONFIRM), use->prompt(use->of, ACTION_GIVE_FILE));
    return page->pad;
}

static void tell_seed(PageUse *use) {
    SeedPage *page = use->own;
    list_entries(use);
    MenuEntry *text = page_entry(use->menu, SEED_TEXT), *kind = page_entry(use->menu, SEED_KIND);
    show_typed(page);
    text->value = page->shown;
    text->help = text_help(use);
    if (kind != NULL)
        kind->value = tr(page->kind == KIND_DESCENT ? N_("The descent") : GENERATORS[page->kind]->title);
}

static void open_seed(PageUse *use) {
    SeedPage *page = use->own;
    *page = (SeedPage){.kind = KIND_DESCENT};
    use->menu->title = N_("Code or seed");
    tell_seed(use);
}

// Begins what was typed: a share code, which has all options, or a seed. A text that looks like a code with
// a typing error is refused: as a seed it would make a dungeon that nobody meant.
static ScreenCommand begin_typed(PageUse *use) {
    Share share;
    uint64_t seed;
    SeedPage *page = use->own;
    if (read_typed(page, &share, &page->why)) {
        share.gen.descent = share.descent;
        return ask_begin(use->play, &share.gen);
    }
    if (gen_parse_seed(page->text, &seed) && !share_code_near_miss(page->text))
        return ask_begin_kind(use->play, page->kind, false, seed, page->text);
    use->menu->cursor = 0;
    if (page->text[0] == '\0') (void)fail(&page->why, tr("Type a number, any word, or a share code."));
    return command_do(DO_STAY);
}

// Takes the chosen letter, or begins.
static ScreenCommand choose_seed(PageUse *use, int id) {
    SeedPage *page = use->own;
    if (id != SEED_TEXT || page->letter == 0) return begin_typed(use);
    page_type_text(&PAGE_SEED, page, (char[]){LETTERS[page->letter], '\0'});
    page->last = page->letter;
    page->letter = 0;
    return command_do(DO_STAY);
}

// Steps the letter, beginning at the one before, or the kind of dungeon.
static void turn_seed(PageUse *use, int id, int by) {
    SeedPage *page = use->own;
    if (id != SEED_TEXT) {
        page->kind = (page->kind + by + KIND_COUNT) % KIND_COUNT;
    } else {
        int now = page->letter == 0 && page->last > 0 ? page->last - by : page->letter;
        page->letter = (now + by + LETTER_COUNT) % LETTER_COUNT;
    }
}

// A gamepad has no key to erase with, and no use for this one here.
static ScreenCommand hear_seed(PageUse *use, Action action) {
    SeedPage *page = use->own;
    if (action != ACTION_GIVE_FILE) return command_do(DO_STAY);
    if (page->letter == 0) return page_act(&PAGE_SEED, use, ACTION_ERASE);
    page->letter = 0;
    return command_do(DO_STAY);
}

const Page PAGE_SEED = {.size = sizeof(SeedPage),
                        .open = open_seed,
                        .tell = tell_seed,
                        .choose = choose_seed,
                        .turn = turn_seed,
                        .hear = hear_seed,
                        .text = seed_text};
