// Every generator, a row each: GENERATOR(KIND). Its Generator is the constant KIND in gen/makers/kind.c.
// options.h makes the enumeration from this list, rows.h the declarations, makers.c the table. The order
// never changes, because share codes contain the numbers: add new ones at the end.

GENERATOR(HALLS)
GENERATOR(PILLARS)
GENERATOR(ARCADE)
GENERATOR(MAZE)
GENERATOR(ROOMS)
GENERATOR(SCATTER)
GENERATOR(CAVES)
GENERATOR(CHAMBERS)
GENERATOR(BSP)
GENERATOR(SCATTERED)
GENERATOR(WARREN)
