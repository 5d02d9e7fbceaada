#ifdef CELLARIUM_MAPS
#include "io/json_read.h"

#include "io/buffer.h"
#include "lang/lang.h"

#include <expat.h>
#include <string.h>

enum { DEPTH_MAX = 32, ELEMENTS_MAX = 1 << 16 };

// The open elements from the root on, each with its text so far.
typedef struct Xml {
    XML_Parser parser;
    json_t *root, *open[DEPTH_MAX];
    Buffer text[DEPTH_MAX];
    int depth, elements;
    const char *wrong; // an error that is not expat's; NULL: none
} Xml;

static void stop(Xml *xml, const char *what) {
    if (xml->wrong == NULL) xml->wrong = what;
    (void)XML_StopParser(xml->parser, XML_FALSE);
}

static void XMLCALL begin(void *user, const XML_Char *name, const XML_Char **attributes) {
    Xml *xml = user;
    if (xml->wrong != NULL) return;
    if (xml->depth == DEPTH_MAX || ++xml->elements > ELEMENTS_MAX) {
        stop(xml, "the file is nested too deeply or has too many parts");
        return;
    }
    json_t *element = json_pack("{s:s, s:{}, s:[]}", "name", name, "attributes", "children");
    json_t *values = json_object_get(element, "attributes");
    bool sound = element != NULL;
    for (int i = 0; attributes[i] != NULL; i += 2)
        sound = sound && json_object_set_new(values, attributes[i], json_string(attributes[i + 1])) == 0;
    if (xml->depth > 0) {
        json_t *children = json_object_get(xml->open[xml->depth - 1], "children");
        sound = json_array_append_new(children, element) == 0 && sound;
    } else {
        xml->root = element;
    }
    if (!sound) {
        stop(xml, "there is not enough memory");
        return;
    }
    xml->text[xml->depth] = (Buffer){0};
    xml->open[xml->depth++] = element;
}

static void XMLCALL end(void *user, const XML_Char *name) {
    Xml *xml = user;
    (void)name;
    if (xml->wrong != NULL) return; // an empty element ends even after an error
    Buffer *text = &xml->text[--xml->depth];
    json_t *said = json_stringn(text->size > 0 ? (const char *)text->bytes : "", text->size);
    if (text->failed || json_object_set_new(xml->open[xml->depth], "text", said) != 0)
        stop(xml, "there is not enough memory");
    buffer_free(text);
}

static void XMLCALL add_text(void *user, const XML_Char *text, int length) {
    Xml *xml = user;
    if (xml->depth > 0) buffer_bytes(&xml->text[xml->depth - 1], text, (size_t)length);
}

// Refuses a document type. Tiled once wrote a line of it; one that defines entities is not from Tiled.
static void XMLCALL refuse_type(void *user, const XML_Char *name, const XML_Char *system,
                                const XML_Char *public, int internal) {
    (void)name, (void)system, (void)public;
    if (internal != 0) stop(user, tr("this is not a map of Tiled"));
}

json_t *xml_read_tree(const void *bytes, size_t size, const Fault *at) {
    Xml xml = {.parser = XML_ParserCreate("UTF-8")};
    if (xml.parser == NULL) {
        (void)fault_report(at, "there is not enough memory");
        return NULL;
    }
    XML_SetUserData(xml.parser, &xml);
    XML_SetElementHandler(xml.parser, begin, end);
    XML_SetCharacterDataHandler(xml.parser, add_text);
    XML_SetStartDoctypeDeclHandler(xml.parser, refuse_type);
    bool sound = size <= INT32_MAX && XML_Parse(xml.parser, bytes, (int)size, XML_TRUE) == XML_STATUS_OK;
    if (!sound) {
        const char *why = xml.wrong != NULL ? xml.wrong : XML_ErrorString(XML_GetErrorCode(xml.parser));
        (void)fault_report(at, "line %lu: %s", (unsigned long)XML_GetCurrentLineNumber(xml.parser), why);
        while (xml.depth > 0) buffer_free(&xml.text[--xml.depth]);
        json_decref(xml.root);
    }
    XML_ParserFree(xml.parser);
    return sound ? xml.root : NULL;
}
#else
typedef int XmlNeedsMaps; // no file of C may be empty
#endif
