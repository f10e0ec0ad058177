//go:build unix

package odds_test

import (
	"syscall"
	"time"
)

// worked is how long the processor has worked for this test, however busy the
// machine is with others.
func worked() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
