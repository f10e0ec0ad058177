// Package quiet keeps the window library's X client from chatting on standard
// error about a missing authority file, which is no fault. Importing it is
// enough: it is initialised after that client and before the window library.
package quiet
