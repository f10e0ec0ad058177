package anim

import (
	"fmt"
	"testing"

	"grognard/rules"
)

// peaks returns when a strength that was looked at every step milliseconds was at its most, as seen by
// the clock.
func peaks(all []float32, step float64) (at []float64) {
	for i := 1; i+1 < len(all); i++ {
		if all[i] > .1 && all[i] > all[i-1] && all[i] >= all[i+1] {
			at = append(at, float64(i)*step)
		}
	}
	return at
}

// However many blows one piece takes, and at every speed, it flashes three times a second at most, as
// does a cell that bars its way; and it does flash.
func TestNothingFlashesMoreThanThreeTimesASecond(t *testing.T) {
	const step = 8.0
	for _, speed := range []float64{.5, 1, 2, 4} {
		for name, from := range map[string]rules.Ref{"blow": 0, "barred": cell(9)} {
			t.Run(fmt.Sprintf("%s at %g", name, speed), func(t *testing.T) {
				tl := Timeline{Pace: Pace{Speed: speed}}
				tl.Settle(at(1))
				all := []rules.Event{{Kind: rules.EvDeclare, Who: unit(1), From: cell(1), To: cell(2)}}
				for range 24 {
					all = append(all, rules.Event{Kind: rules.EvHit, Who: unit(1), From: from, To: cell(1), N: 1})
				}
				tl.Run(all, at(1))
				var piece, bar []float32
				for now := 1000.0; tl.Running(); now += step {
					tl.Tick(now)
					p, _ := tl.Pose(unit(1))
					_, k := tl.Barred()
					piece, bar = append(piece, p.Flash), append(bar, k)
				}
				if len(peaks(piece, step)) < 2 || from != 0 && len(peaks(bar, step)) < 2 {
					t.Error("nothing flashes at all")
				}
				for what, seen := range map[string][]float32{"piece": piece, "cell": bar} {
					at := peaks(seen, step)
					for i := 3; i < len(at); i++ {
						if at[i]-at[i-3] < 1000-3*step {
							t.Errorf("the %s flashes four times within %.0f ms", what, at[i]-at[i-3])
						}
					}
				}
			})
		}
	}
}
