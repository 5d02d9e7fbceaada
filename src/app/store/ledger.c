#include "app/store/ledger.h"

#include "app/store/text_file.h"
#include "lang/lang.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 50, TRY_MS = 10, NAMES_TRIED = 100, ASIDE_BYTES = 32 };

static const char HEAD[] = "cellarium ledger 1\n", NAME[] = "ledger";

// ---- the text

static int length_of(const char *from, const char *end, char until) {
    const char *at = memchr(from, until, (size_t)(end - from));
    return (int)((at != NULL ? at : end) - from);
}

static bool is_sign(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

static bool is_word(const char *text, int length) {
    for (int i = 0; i < length; i++) {
        if (!is_sign(text[i])) return false;
    }
    return length > 0 && length < LEDGER_WORD_BYTES;
}

void ledger_sanitise_word(const char *name, char word[LEDGER_WORD_BYTES]) {
    int length = 0;
    for (; name[length] != '\0' && length + 1 < LEDGER_WORD_BYTES; length++)
        word[length] = (char)(is_sign(name[length]) ? name[length] : '-');
    word[length] = '\0';
}

// Reads "word=number" with at most 18 digits.
static bool read_fact(const char *text, int length, char word[LEDGER_WORD_BYTES], int64_t *number) {
    int equals = length_of(text, text + length, '='), digits = length - equals - 1;
    if (!is_word(text, equals) || digits < 1 || digits > 18) return false;
    *number = 0;
    for (int i = equals + 1; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        *number = *number * 10 + (text[i] - '0');
    }
    memcpy(word, text, (size_t)equals);
    word[equals] = '\0';
    return true;
}

static bool read_run(const char *line, int length, LedgerEntry *entry) {
    char word[LEDGER_WORD_BYTES];
    int64_t number;
    int name = length_of(line, line + length, ' ');
    *entry =
        (LedgerEntry){.name = line, .name_length = name, .facts = line + name, .facts_length = length - name};
    if (!is_word(line, name) || name == length) return false;
    for (int at = name + 1; at <= length;) {
        int fact = length_of(line + at, line + length, ' ');
        if (!read_fact(line + at, fact, word, &number)) return false;
        at += fact + 1;
    }
    return true;
}

// Takes the line at *at and moves *at behind it. Returns false at the end.
static bool next_line(const Ledger *ledger, size_t *at, TextPart *line) {
    return text_take_part((TextPart){(const char *)ledger->text.bytes, ledger->text.size}, '\n', at, line);
}

bool ledger_next(const Ledger *ledger, size_t *at, LedgerEntry *entry) {
    TextPart line;
    while (next_line(ledger, at, &line)) {
        if (read_run(line.at, (int)line.length, entry)) return true;
    }
    return false;
}

bool ledger_next_fact(const LedgerEntry *entry, int *at, char word[LEDGER_WORD_BYTES], int64_t *number) {
    if (*at >= entry->facts_length) return false;
    const char *fact = entry->facts + *at + 1;
    int length = length_of(fact, entry->facts + entry->facts_length, ' ');
    *at += length + 1;
    return read_fact(fact, length, word, number);
}

int64_t ledger_number(const LedgerEntry *entry, const char *word) {
    char is[LEDGER_WORD_BYTES];
    int64_t number;
    for (int at = 0; ledger_next_fact(entry, &at, is, &number);) {
        if (strcmp(is, word) == 0) return number;
    }
    return 0;
}

static bool is_of(const LedgerEntry *entry, const char *name) {
    return (size_t)entry->name_length == strlen(name) &&
           memcmp(entry->name, name, (size_t)entry->name_length) == 0;
}

bool ledger_find(const Ledger *ledger, const char *name, LedgerEntry *entry) {
    size_t at = 0;
    while (ledger_next(ledger, &at, entry)) {
        if (is_of(entry, name)) return true;
    }
    return false;
}

void ledger_put(Ledger *ledger, const char *name, const char *facts) {
    Buffer text = {0};
    TextPart line;
    size_t at = 0;
    (void)buffer_reserve(&text, ledger->text.size + strlen(name) + strlen(facts) + 2);
    while (next_line(ledger, &at, &line)) {
        LedgerEntry entry;
        if (read_run(line.at, (int)line.length, &entry) && is_of(&entry, name)) continue;
        buffer_bytes(&text, line.at, line.length);
        buffer_bytes(&text, "\n", 1);
    }
    buffer_text(&text, "%s %s\n", name, facts);
    text.failed |= ledger->text.failed;
    buffer_free(&ledger->text);
    ledger->text = text;
}

void ledger_parse(Ledger *ledger, const Buffer *file) {
    size_t head = sizeof HEAD - 1, at = 0;
    TextPart line;
    *ledger = (Ledger){.foreign = file->size < head || memcmp(file->bytes, HEAD, head) != 0};
    if (ledger->foreign) return;
    buffer_bytes(&ledger->text, file->bytes + head, file->size - head);
    while (next_line(ledger, &at, &line)) {
        LedgerEntry entry;
        ledger->unreadable += line.length > 0 && !read_run(line.at, (int)line.length, &entry);
    }
}

void ledger_free(Ledger *ledger) {
    buffer_free(&ledger->text);
}

// ---- the file

bool ledger_read(Ledger *ledger, Error *error) {
    Buffer file = {0};
    *ledger = (Ledger){0};
    bool read = text_file_read(FOLDER_DATA, NAME, &file, error);
    if (read && file.size > 0) ledger_parse(ledger, &file);
    buffer_free(&file);
    return read;
}

// Renames the file, but never over another one.
static bool set_aside(Error *error) {
    char path[PATH_MAX_BYTES];
    if (!file_own_path(FOLDER_DATA, NAME, path, sizeof path, error)) return false;
    for (int i = 1; i < NAMES_TRIED; i++) {
        char to[PATH_MAX_BYTES + ASIDE_BYTES];
        (void)snprintf(to, sizeof to, i > 1 ? "%s.old.%d" : "%s.old", path, i);
        if (file_may_exist(to)) continue;
        if (file_move(path, to, CARE_SURE)) return true;
        break;
    }
    return fail(error, tr("cannot rename %s"), path);
}

bool ledger_write(const Ledger *ledger, Error *error) {
    Buffer file = {0};
    buffer_bytes(&file, HEAD, sizeof HEAD - 1);
    if (ledger->text.size > 0) buffer_bytes(&file, ledger->text.bytes, ledger->text.size);
    file.failed |= ledger->text.failed;
    bool written = (file.failed || !ledger->foreign || set_aside(error)) &&
                   text_file_write(FOLDER_DATA, NAME, &file, CARE_SURE, error);
    buffer_free(&file);
    return written;
}

// Waits for another game that has the ledger: it needs it only as long as it writes the file.
int ledger_lock(void) {
    char path[PATH_MAX_BYTES];
    Error error;
    if (!file_own_path(FOLDER_DATA, "runs/", path, sizeof path, &error) || !file_make_folders(path, &error))
        return FOLDER_NONE;
    int taken = folder_lock(path);
    for (int i = 0; i < TRIES && taken == FOLDER_TAKEN; i++) {
        SDL_Delay(TRY_MS);
        taken = folder_lock(path);
    }
    return taken;
}

void ledger_unlock(int taken) {
    folder_unlock(taken);
}
