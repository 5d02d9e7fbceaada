#pragma once
// Signals that would end the process end the game, which then saves.

// From SDL's start on, which heeds SIGINT and SIGTERM. What is ignored stays ignored.
void signals_heed(void);
