#include "app/store/daily.h"

#include <stdio.h>
#include <time.h>

int daily_date(uint64_t now) {
    time_t time = (time_t)now;
    struct tm utc;
    if (gmtime_r(&time, &utc) == NULL || utc.tm_year < 0 || utc.tm_year > 8099) return 0;
    return (utc.tm_year + 1900) * 10000 + (utc.tm_mon + 1) * 100 + utc.tm_mday;
}

GenOptions daily_options(int date, Pace pace) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.seed = (uint64_t)date;
    options.descent = true;
    options.pace = pace;
    gen_set_usual_size(&options);
    return options;
}

int daily_date_of_game(const GenOptions *options, uint64_t begun) {
    int date = daily_date(begun);
    bool usual = options->descent && !options->tower && !options->classic && !options->pieces &&
                 options->gear == 0 && options->map.size == 0 && options->depth <= 1 && !options->beyond;
    return usual && options->seed == (uint64_t)date ? date : 0;
}

const char *daily_date_text(int date, char text[DAILY_DATE_BYTES]) {
    (void)snprintf(text, DAILY_DATE_BYTES, "%04u-%02u-%02u", (unsigned)date / 10000 % 10000,
                   (unsigned)date / 100 % 100, (unsigned)date % 100);
    return text;
}
