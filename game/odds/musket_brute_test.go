package odds_test

import "testing"

// The variable GROGNARD_BRUTE counts a thousand combats instead of sixteen.
func TestOddsOfMusketAgreeWithEveryThrow(t *testing.T) {
	x := prove(t, nil)
	x.battles("musket", x.want)
	x.done()
}
