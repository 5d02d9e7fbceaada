#pragma once
// The words of a tower: its depths are floors, and what leads on leads up.

#include <stdbool.h>
#include <stddef.h>

enum { WORDING_MAX = 160 };

// Says a text as a tower has it, in place: "Depth 2: take the stairs down" becomes "Floor 2: take the stairs
// up". What has no room in `size` bytes (at most WORDING_MAX) is cut. Without a tower nothing changes.
void wording(bool tower, char *text, size_t size);

// The same of a text that must stay: `text` itself, or its copy in `to`.
const char *wording_of(bool tower, const char *text, char *to, size_t size);
