// Package display makes sure that there is a desktop to open a window on,
// before the window library looks for one and ends the program with a stack
// trace. Importing it is enough: it imports so little that it is initialised
// first. Where no check is needed, it does nothing.
package display
