package odds_test

import "testing"

// The variable GROGNARD_BRUTE counts a thousand combats instead of sixteen.
func TestOddsOfEaglesAgreeWithEveryThrow(t *testing.T) {
	x := prove(t, nil)
	x.battles("eagles", x.want)
	x.done()
}
