#pragma once
// The page of what all runs came to: facts at the left, what ended runs and how deep they came at the right.

#include "view/screens/pages.h"

enum { STAT_NAME_MAX = 40, STAT_VALUE_MAX = 48, STAT_FACTS_MAX = 16, STAT_KILLERS = 5, STAT_DEPTHS = 8 };

typedef struct StatFact {
    char name[STAT_NAME_MAX], value[STAT_VALUE_MAX];
} StatFact;

typedef struct StatDepth {
    int reached, died; // runs
} StatDepth;

// Nothing but `nothing` is shown where that is not NULL.
typedef struct StatTable {
    StatFact facts[STAT_FACTS_MAX], killers[STAT_KILLERS]; // who, and how often
    int fact_count, killer_count;
    StatDepth depths[STAT_DEPTHS]; // by depth - 1
    const char *nothing;
} StatTable;

// Above the killers.
extern const char STAT_KILLED[];

void statistics_page_draw(const Ui *ui, Image *to, const StatTable *table);
