// Package sample has one function for each kind of change, half of them tested.
package sample

import (
	_ "embed"
	"strings"
)

//go:embed data/prices.toml
var prices string

// Price returns the line of a thing.
func Price(name string) string {
	for line := range strings.Lines(prices) {
		if strings.HasPrefix(line, name+" ") {
			return strings.TrimSpace(line)
		}
	}
	return ""
}

// Within reports whether n is from 1 to most.
func Within(n, most int) bool {
	return n >= 1 &&
		n <= most
}

// Loose is Within again, without a test of its boundaries.
func Loose(n, most int) bool { return n >= 1 && n <= most }

// Sum adds what is not negative, up to a limit.
func Sum(all []int, limit int) (sum int) {
	for _, n := range all {
		if n < 0 {
			continue
		}
		sum += n
	}
	return min(sum, limit)
}

// Never is not called by any test.
func Never(n int) int { return n*2 + 1 }

// Forever ends only as long as nothing is changed.
func Forever() (n int) {
	for n < 3 {
		n++
	}
	return n
}
