// Package country makes the ground of chance battles: hills, a river, woods,
// villages, and the roads between them, on a grid of fine cells. It knows no book:
// each draws a Land in its own terms, by Patches and Traces.
//
// Its halves north and south of the middle are alike in worth: what lies in one
// has its like in the other, turned by half a turn and moved a little, and of
// several such countries that one is taken which favours nobody.
package country
