// The picture behind the title: a chamber drawn in the letters of a dump, which the scene shows as any other
// level. The camera follows the hero up to the level's edges, so he stands right of the middle, beside the
// menu, in a window of any shape. Nothing in it moves except flames and eyes.
#include "app/play/session.h"

#include "io/level/text.h"

#include <string.h>

static const char CHAMBER[] = "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "                          \n"
                              "##########################\n"
                              "##########!####!##U#######\n"
                              "#........I..........*...g#\n"
                              "#................&.....g.#\n"
                              "#........................#\n"
                              "#..................\"\"\"\"\"*#\n"
                              "#..................\"\"@\"\".#\n"
                              "#........I.........\"\"\"\"\"s#\n"
                              "#...........,...=.....,.z#\n"
                              "##########################\n"
                              "; decor 13 11 banner\n"
                              "; decor 21 11 banner\n"
                              "; item 20 12 chalice\n"
                              "; item 24 15 gem\n"
                              "; pack 24 12 1\n"
                              "; pack 23 13 1\n"
                              "; pack 24 17 1\n"
                              "; pack 24 18 1\n"
                              "; fixture 16 18 chest gem 0 0\n"
                              "; decor 22 18 bones\n"
                              "; decor 21 16 rug\n";

bool backdrop_make_level(Level *level, Error *error) {
    return level_parse(level, CHAMBER, strlen(CHAMBER), error);
}
