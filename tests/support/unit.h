#pragma once
// The headers that CMocka needs before its own, and CMocka.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#ifdef assert_int_in_range // CMocka 2 has another macro, and warns about the one of the first version
#undef assert_in_range
#define assert_in_range assert_int_in_range
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
