#pragma once

#include "view/screens/pages.h"

// Writes the sentence number `line` of the help to `text`; NULL: there are no more.
const char *page_help_line(HelpMode mode, bool tower, int line, const char *bell_key, char *text,
                           size_t size);

// Draws at the foot of a panel, in its last HELP_FOOT_PX, what leads to the other page and what closes the
// help.
void help_page_draw_foot(const Ui *ui, Image *to, Rect panel, const char *turn, const char *close_key);

// The first sentence that has no room on this page; -1: all have.
int help_page_next(const Ui *ui, Vec layer, const HelpPage *page);

// How many keys a layer of that size has room for. 0: keys need a page of their own.
int help_page_key_capacity(const Ui *ui, Vec layer, const HelpPage *page);

void help_page_draw(const Ui *ui, Image *to, const HelpPage *page);
