#include "base/text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool continues_letter(char byte) {
    return ((unsigned char)byte & 0xc0) == 0x80;
}

int text_fit_bytes(const char *text, int most) {
    int length = 0;
    while (length <= most && text[length] != '\0') length++;
    if (length <= most) return length;
    for (length = most; length > 0 && continues_letter(text[length]); length--) {
    }
    return length;
}

// Like vsnprintf(), but if the text is cut off, removes an incomplete letter at its end.
static void write(char *text, size_t room, const char *format, va_list list) {
    int length = vsnprintf(text, room, format, list);
    if (length < (int)room) return;
    int last = (int)room - 1, at = last - 1;
    while (at > 0 && continues_letter(text[at])) at--;
    unsigned char first = at >= 0 ? (unsigned char)text[at] : 0;
    int bytes = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (at >= 0 && at + bytes > last) text[at] = '\0';
}

char *text_put(char *text, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    write(text, size, format, list);
    va_end(list);
    return text;
}

void text_add(char *text, size_t size, const char *format, ...) {
    size_t used = strlen(text);
    va_list list;
    va_start(list, format);
    if (used < size) write(text + used, size - used, format, list);
    va_end(list);
}

// The capital of a letter that has two bytes in UTF-8 (capitals have two as well), or the letter itself.
static unsigned capital(unsigned letter) {
    bool latin = letter >= 0xe0 && letter <= 0xfe && letter != 0xf7;
    bool greek = letter >= 0x3b1 && letter <= 0x3c9 && letter != 0x3c2;
    bool cyrillic = letter >= 0x430 && letter <= 0x44f;
    if (latin || greek || cyrillic) return letter - 0x20;
    if (letter >= 0x450 && letter <= 0x45f) return letter - 0x50;
    bool odd_is_capital = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17e);
    bool in_pairs = letter >= 0x100 && letter <= 0x17e && letter != 0x131 && letter != 0x138;
    return in_pairs && (letter % 2 == 1) != odd_is_capital ? letter - 1 : letter;
}

void text_capitalise_first(char *text) {
    static const char *const OPENING[] = {"¡", "¿", "«", "„", "“", "\""};
    for (size_t i = 0; i < sizeof OPENING / sizeof *OPENING; i++) {
        size_t length = strlen(OPENING[i]);
        if (strncmp(text, OPENING[i], length) != 0) continue;
        text_capitalise_first(text + length);
        return;
    }
    unsigned char first = (unsigned char)text[0];
    if (first >= 'a' && first <= 'z') text[0] = (char)(first - 'a' + 'A');
    if (first < 0xc2 || first > 0xdf) return;
    unsigned letter = capital((first & 0x1fu) << 6 | ((unsigned char)text[1] & 0x3fu));
    text[0] = (char)(0xc0u | letter >> 6);
    text[1] = (char)(0x80u | (letter & 0x3fu));
}
