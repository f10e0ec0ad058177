package foresee

import "testing"

func TestAMemoAsksOnceForAKey(t *testing.T) {
	var m Memo[int, int]
	asked := 0
	double := func(n int) int {
		asked++
		return 2 * n
	}
	if _, ok := m.Kept(); ok {
		t.Error("it keeps something before it was asked")
	}
	for _, x := range [...]struct{ key, want, asked int }{{0, 0, 1}, {0, 0, 1}, {4, 8, 2}, {4, 8, 2}, {0, 0, 3}} {
		if got := m.Of(x.key, double); got != x.want || asked != x.asked {
			t.Errorf("of %d it makes %d, asked %d times, want %d, %d", x.key, got, asked, x.want, x.asked)
		}
	}
	if m.Forget(); m.Of(0, double) != 0 || asked != 4 {
		t.Errorf("forgotten, it asked %d times", asked)
	}
	if v, ok := m.Kept(); !ok || v != 0 {
		t.Errorf("it keeps %d, %v", v, ok)
	}
}
