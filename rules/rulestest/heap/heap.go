// Package heap has tests collect their garbage seldom. A random game keeps next to
// nothing and throws much away: as a program usually is set, the collector takes a
// third of the time. Tests import the package for that effect. What is measured by a
// benchmark is measured as players have it.
package heap

import (
	"os"
	"runtime/debug"
	"slices"
	"strings"
)

func init() {
	bench := func(arg string) bool { return strings.HasPrefix(arg, "-test.bench") }
	if !slices.ContainsFunc(os.Args, bench) {
		debug.SetGCPercent(400)
	}
}
