#pragma once
// What has happened, in large letters, while a toll's wave runs: what the cold light shows, and what the gold
// edge means.

#include "view/canvas/panel.h"
#include "view/memory/wave.h"

// On the HUD's layer, above the hero.
void banner_draw(const Ui *ui, const Wave *wave, Image *layer);
