// Package display makes sure that there is a desktop to open a window on,
// before the window library looks for one and ends the program with a stack
// trace. Importing it is enough: it imports so little, the command line and
// what belongs to every program, that it is initialised first. Without a
// display it ends the program: with the usage or the fault of the command line,
// if it has one, else with the reason. Where no check is needed, it does
// nothing.
package display
