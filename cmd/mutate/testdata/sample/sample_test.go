package sample

import "testing"

func TestWithin(t *testing.T) {
	for n, want := range []bool{false, true, true, true, false} {
		if Within(n, 3) != want {
			t.Errorf("Within(%d, 3) is %v", n, !want)
		}
	}
}

func TestLoose(t *testing.T) {
	if !Loose(2, 3) {
		t.Error("2 is loose")
	}
}

func TestSum(t *testing.T) {
	t.Run("negative", func(t *testing.T) {
		if got := Sum([]int{1, -2, 3}, 9); got != 4 {
			t.Errorf("%d", got)
		}
	})
}

func TestForever(t *testing.T) {
	if Forever() != 3 {
		t.Error("not 3")
	}
}

func TestPrice(t *testing.T) {
	if Price("bread") != "bread = 3" {
		t.Error(Price("bread"))
	}
}
