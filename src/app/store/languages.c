// Reads only the header of each file at first. A file that was read whole stays in memory, because pages
// keep pointers to its texts.
#include "app/store/languages.h"

#include "app/host/host.h"
#include "app/store/files.h"
#include "base/geom.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct LanguageFile {
    char code[LANGUAGE_CODE], name[64];
    Language *language; // NULL: not read yet
} LanguageFile;

struct Languages {
    char folder[PATH_MAX_BYTES + 8];
    LanguageFile at[LANGUAGES_MAX]; // the first is English
    int count;
};

static const char ENDING[] = ".po";
static const LanguageFile ENGLISH = {.code = "en", .name = "English"};

static bool read_file(const Languages *languages, const char *code, Buffer *bytes, Error *error) {
    char path[PATH_MAX_BYTES + 48];
    (void)snprintf(path, sizeof path, "%s/%s%s", languages->folder, code, ENDING);
    return file_read(path, bytes, error);
}

// The size of the file's header, which ends with its first empty line.
static size_t header_size(const Buffer *bytes) {
    for (size_t i = 1; i < bytes->size; i++) {
        if (bytes->bytes[i] == '\n' && bytes->bytes[i - 1] == '\n') return i;
    }
    return bytes->size;
}

static void read_name(const Languages *languages, LanguageFile *file) {
    Buffer bytes = {0};
    Error why;
    Language *header = NULL;
    if (read_file(languages, file->code, &bytes, &why))
        header = language_read((const char *)bytes.bytes, header_size(&bytes), &why);
    bool named = header != NULL && language_name(header)[0] != '\0';
    (void)snprintf(file->name, sizeof file->name, "%s", named ? language_name(header) : file->code);
    language_free(header);
    buffer_free(&bytes);
}

static void add_file(void *to, const char *name) {
    Languages *languages = to;
    size_t length = strlen(name), ending = sizeof ENDING - 1;
    if (length <= ending || strcmp(name + length - ending, ENDING) != 0) return;
    if (languages->count == LANGUAGES_MAX || length - ending >= LANGUAGE_CODE) return;
    LanguageFile *file = &languages->at[languages->count++];
    (void)snprintf(file->code, sizeof file->code, "%.*s", (int)(length - ending), name);
}

static int compare(const void *a, const void *b) {
    return strcmp(((const LanguageFile *)a)->code, ((const LanguageFile *)b)->code);
}

Languages *languages_new(const char *data_dir) {
    char assets[PATH_MAX_BYTES];
    Error none;
    Languages *languages = calloc(1, sizeof *languages);
    if (languages == NULL) return NULL;
    languages->at[languages->count++] = ENGLISH;
    if (!file_assets_dir(data_dir, assets, sizeof assets, &none)) return languages;
    (void)snprintf(languages->folder, sizeof languages->folder, "%s/lang", assets);
    if (!folder_list(languages->folder, add_file, languages)) languages->count = 1;
    qsort(languages->at + 1, (size_t)languages->count - 1, sizeof *languages->at, compare);
    for (int i = 1; i < languages->count; i++) read_name(languages, &languages->at[i]);
    return languages;
}

void languages_free(Languages *languages) {
    lang_use(NULL);
    for (int i = 0; i < languages_count(languages) && languages != NULL; i++)
        language_free(languages->at[i].language);
    free(languages);
}

int languages_count(const Languages *languages) {
    return languages != NULL ? languages->count : 1;
}

const char *languages_code(const Languages *languages, int at) {
    return languages != NULL ? languages->at[at].code : ENGLISH.code;
}

const char *languages_name(const Languages *languages, int at) {
    return languages != NULL ? languages->at[at].name : ENGLISH.name;
}

// Tries the whole locale before its language: "pt_BR.UTF-8" is pt_BR, else pt.
int languages_find(const Languages *languages, const char *locale) {
    static const char *const ENDS[] = {".@", "_-.@"};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        size_t length = strcspn(locale, ENDS[i]);
        for (int at = 0; at < languages_count(languages); at++) {
            const char *code = languages_code(languages, at);
            if (strlen(code) == length && strncmp(code, locale, length) == 0) return at;
        }
    }
    return -1;
}

int languages_of_system(const Languages *languages) {
    char locale[HOST_LOCALE];
    return int_max(languages_find(languages, host_locale(locale)), LANGUAGE_ENGLISH);
}

bool languages_use(Languages *languages, int at, Error *error) {
    Error why;
    Buffer bytes = {0};
    lang_use(NULL);
    if (languages == NULL || at == LANGUAGE_ENGLISH) return true;
    LanguageFile *file = &languages->at[at];
    if (file->language == NULL && read_file(languages, file->code, &bytes, &why))
        file->language = language_read((const char *)bytes.bytes, bytes.size, &why);
    buffer_free(&bytes);
    lang_use(file->language);
    return file->language != NULL ||
           fail(error, "%s/%s%s: %s", languages->folder, file->code, ENDING, why.text);
}
