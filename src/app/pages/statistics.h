#pragma once
// What the page of statistics shows.

#include "app/play/statistics_text.h"

enum { STAT_LINES_MAX = STAT_FACTS_MAX + STAT_KILLERS + STAT_DEPTHS + 4, STAT_LINE_MAX = 512 };

typedef struct StatLines {
    StatWords words;
    char lines[STAT_LINES_MAX][STAT_LINE_MAX]; // the same, for the terminal
    int count;
} StatLines;
