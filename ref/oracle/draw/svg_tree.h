/* Draws the tree of a sheet, or its two trees. */
#ifndef DODONA_ORACLE_DRAW_SVG_TREE_H
#define DODONA_ORACLE_DRAW_SVG_TREE_H

#include "ref/oracle/draw/svg_sheet.h"

void oracle_sheet_trees(const oracle_sheet *sheet);

#endif
