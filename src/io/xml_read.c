#ifdef CELLARIUM_MAPS
#include "io/xml_read.h"

#include "io/buffer.h"

#include <string.h>

enum { DEPTH_MAX = 32, ELEMENTS_MAX = 1 << 16 };

typedef struct Xml {
    const char *at, *end;
    const char *begin; // of the file
    int elements;
    bool failed; // it was said why
    const Fault *fault;
} Xml;

static bool wrong(Xml *xml, const char *what) {
    int line = 1;
    for (const char *c = xml->begin; c < xml->at; c++) line += *c == '\n';
    if (!xml->failed) (void)fault(xml->fault, "line %d: %s", line, what);
    xml->failed = true;
    return false;
}

// ---- letters

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static void skip_space(Xml *xml) {
    while (xml->at < xml->end && is_space(*xml->at)) xml->at++;
}

static bool take(Xml *xml, const char *text) {
    size_t length = strlen(text);
    bool is = (size_t)(xml->end - xml->at) >= length && memcmp(xml->at, text, length) == 0;
    if (is) xml->at += length;
    return is;
}

static bool skip_past(Xml *xml, const char *text) {
    while (xml->at < xml->end) {
        if (take(xml, text)) return true;
        xml->at++;
    }
    return wrong(xml, "the file ends too early");
}

// Comments and instructions.
static bool skip_remarks(Xml *xml) {
    for (;;) {
        skip_space(xml);
        if (take(xml, "<!--")) {
            if (!skip_past(xml, "-->")) return false;
        } else if (take(xml, "<?")) {
            if (!skip_past(xml, "?>")) return false;
        } else {
            return true;
        }
    }
}

static json_t *string_of(Xml *xml, const char *text, size_t length) {
    json_t *string = json_stringn(length > 0 ? text : "", length);
    if (string == NULL) (void)wrong(xml, "the text is not UTF-8");
    return string;
}

static json_t *read_name(Xml *xml) {
    const char *from = xml->at;
    while (xml->at < xml->end && !is_space(*xml->at) && strchr("=/><\"'&", *xml->at) == NULL) xml->at++;
    if (xml->at == from) (void)wrong(xml, "there should be a name");
    return xml->failed ? NULL : string_of(xml, from, (size_t)(xml->at - from));
}

static void put_character(Buffer *out, uint32_t code) {
    int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const uint32_t FIRST[] = {0, 0xc0, 0xe0, 0xf0};
    buffer_int(out, FIRST[more] | code >> (6 * more), 1);
    while (more-- > 0) buffer_int(out, 0x80 | (code >> (6 * more) & 0x3f), 1);
}

// Behind "&#".
static bool read_number(Xml *xml, Buffer *out) {
    static const char DIGITS[] = "0123456789abcdef";
    uint32_t base = take(xml, "x") ? 16 : 10, code = 0;
    for (; xml->at < xml->end && *xml->at != ';'; xml->at++) {
        char c = *xml->at >= 'A' && *xml->at <= 'F' ? (char)(*xml->at - 'A' + 'a') : *xml->at;
        const char *digit = memchr(DIGITS, c, base);
        if (digit == NULL || code > 0x10ffff) return wrong(xml, "this character cannot be");
        code = code * base + (uint32_t)(digit - DIGITS);
    }
    if (!take(xml, ";") || code == 0 || code > 0x10ffff) return wrong(xml, "this character cannot be");
    put_character(out, code);
    return true;
}

static bool read_entity(Xml *xml, Buffer *out) {
    static const struct {
        const char *name, *text;
    } ENTITIES[] = {{"lt;", "<"}, {"gt;", ">"}, {"amp;", "&"}, {"quot;", "\""}, {"apos;", "'"}};
    if (take(xml, "#")) return read_number(xml, out);
    for (size_t i = 0; i < sizeof ENTITIES / sizeof ENTITIES[0]; i++) {
        if (!take(xml, ENTITIES[i].name)) continue;
        buffer_bytes(out, ENTITIES[i].text, 1);
        return true;
    }
    return wrong(xml, "this entity is not known");
}

// Up to one of the letters.
static bool read_text(Xml *xml, const char *ends, Buffer *out) {
    while (xml->at < xml->end && strchr(ends, *xml->at) == NULL) {
        if (*xml->at == '\0') return wrong(xml, "there is a zero byte");
        if (take(xml, "&")) {
            if (!read_entity(xml, out)) return false;
        } else {
            buffer_bytes(out, xml->at++, 1);
        }
    }
    return (xml->at < xml->end && *xml->at != '\0') || wrong(xml, "the file ends too early");
}

// ---- elements

static bool read_value(Xml *xml, json_t *attributes, json_t *name) {
    Buffer text = {0};
    skip_space(xml);
    bool sound = take(xml, "=");
    skip_space(xml);
    const char *quote = take(xml, "\"") ? "\"" : take(xml, "'") ? "'" : NULL;
    if (!sound || quote == NULL) return wrong(xml, "an attribute has no value in quotes");
    sound = read_text(xml, quote, &text);
    if (sound) xml->at++;
    json_t *value = sound ? string_of(xml, (const char *)text.bytes, text.size) : NULL;
    buffer_free(&text);
    return value != NULL && json_object_set_new(attributes, json_string_value(name), value) == 0;
}

// Up to the end of the tag. `*empty`: the element has no content.
static bool read_attributes(Xml *xml, json_t *attributes, bool *empty) {
    for (;;) {
        skip_space(xml);
        *empty = take(xml, "/>");
        if (*empty || take(xml, ">")) return true;
        json_t *name = read_name(xml);
        bool sound = name != NULL && read_value(xml, attributes, name);
        json_decref(name);
        if (!sound) return wrong(xml, "a tag makes no sense");
    }
}

static json_t *read_element(Xml *xml, int depth);

// Behind the element's tag, to behind its end.
static bool read_content(Xml *xml, const char *name, json_t *children, Buffer *text, int depth) {
    for (;;) {
        if (!read_text(xml, "<", text)) return false;
        if (take(xml, "</")) {
            if (!take(xml, name)) return wrong(xml, "an end tag has another name than its begin tag");
            skip_space(xml);
            return take(xml, ">") || wrong(xml, "a tag makes no sense");
        }
        if (take(xml, "<![CDATA[")) {
            const char *from = xml->at;
            if (!skip_past(xml, "]]>")) return false;
            buffer_bytes(text, from, (size_t)(xml->at - from) - 3);
        } else if (xml->end - xml->at > 1 && strchr("!?", xml->at[1]) != NULL) {
            const char *from = xml->at;
            if (!skip_remarks(xml)) return false;
            if (xml->at == from) return wrong(xml, "this is not read in a map");
        } else if (json_array_append_new(children, read_element(xml, depth + 1)) != 0) {
            return wrong(xml, "a tag makes no sense");
        }
    }
}

static json_t *read_element(Xml *xml, int depth) {
    Buffer text = {0};
    bool empty = false;
    if (!take(xml, "<") || (xml->at < xml->end && *xml->at == '!'))
        (void)wrong(xml, "this is no map of Tiled");
    if (depth > DEPTH_MAX || ++xml->elements > ELEMENTS_MAX)
        (void)wrong(xml, "the file is nested too deeply or has too many parts");
    json_t *name = xml->failed ? NULL : read_name(xml);
    if (name == NULL) return NULL;
    json_t *element = json_pack("{s:o, s:{}, s:[]}", "name", name, "attributes", "children");
    bool sound = element != NULL && read_attributes(xml, json_object_get(element, "attributes"), &empty);
    if (sound && !empty)
        sound =
            read_content(xml, json_string_value(name), json_object_get(element, "children"), &text, depth);
    json_t *said = sound ? string_of(xml, (const char *)text.bytes, text.size) : NULL;
    sound = said != NULL && json_object_set_new(element, "text", said) == 0;
    buffer_free(&text);
    if (sound) return element;
    json_decref(element);
    return NULL;
}

json_t *xml_read(const void *bytes, size_t size, const Fault *at) {
    Xml xml = {.at = bytes, .begin = bytes, .fault = at};
    xml.end = xml.at + size;
    (void)take(&xml, "\xef\xbb\xbf"); // the mark of UTF-8
    if (!skip_remarks(&xml)) return NULL;
    json_t *root = read_element(&xml, 0);
    if (root != NULL && skip_remarks(&xml) && xml.at == xml.end) return root;
    (void)wrong(&xml, root == NULL ? "the file makes no sense" : "something follows the end");
    json_decref(root);
    return NULL;
}
#else
typedef int XmlNeedsMaps; // no file of C may be empty
#endif
