//go:build gpu

package e2e

import (
	"math"
	"math/rand/v2"

	"grognard/game/ai"
	"grognard/rules"
)

// soldier decides for both players of any system so that games end. What he
// deploys he turns by whole notches of the wheel, and now and then he has a
// body wheel instead of march.
func soldier() func(*rules.Request, *rules.View) rules.Option {
	s := ai.Soldier{Rand: rand.New(rand.NewPCG(12, 0))}
	marches := 0
	return func(q *rules.Request, v *rules.View) rules.Option {
		o := s.Choose(q, v)
		if q.Field == nil {
			return o
		}
		for range 40 { // no hand draws a body by less than a quarter of an inch
			if o.Do != "advance" && o.Do != "retire" || o.N >= int(v.Map.Unit)/4 {
				break
			}
			if full, ok := proposal(q); ok && full == o {
				break
			}
			o = s.Choose(q, v)
		}
		switch o.Do {
		case "deploy":
			o.N = notch * int(math.Round(float64(o.N)/notch))
			o = q.Field.Nearest(o)
		case "advance", "retire":
			if full, ok := proposal(q); ok && o.Pt == (rules.Point{}) && o.N < int(v.Map.Unit)/4 {
				return full // no hand draws a body by less than a quarter of an inch
			}
			if o.Do == "retire" {
				break
			}
			wheel := q.Field.Nearest(rules.Option{Do: "wheel", Who: o.Who, N: 2000})
			if marches++; marches%3 == 0 && wheel.Do == "wheel" && wheel.Who == o.Who {
				return wheel
			}
		}
		return o
	}
}
