//go:build cgo

package ebi

/*
#include <malloc.h>

// Large pictures are lent by the system one by one, so that each is given back when it is freed.
static void thrift(void) {
#ifdef M_MMAP_THRESHOLD
	mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

static void trim(void) {
#ifdef __GLIBC__
	malloc_trim(0);
#endif
}
*/
import "C"

// thrift has the driver, which draws in software where there is no card, keep no memory of
// pictures that it has given up: the C library raises by itself the size from which on it
// gives back what is freed, up to that of a whole map.
func thrift() { C.thrift() }

// trim gives back what the driver has freed.
func trim() { C.trim() }
