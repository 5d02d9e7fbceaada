#pragma once
// Says what is wrong: one line on standard error, after the program's name. What comes from options, paths
// and files cannot break out of it: whatever could drive a terminal is shown as \x1b.
void complain(const char *what);
