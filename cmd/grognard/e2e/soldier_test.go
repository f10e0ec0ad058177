//go:build gpu

package e2e

import (
	"math"
	"math/rand/v2"

	"grognard/game/ai"
	"grognard/rules"
)

// soldier decides for both players of any system so that games end. What he
// deploys he turns by whole notches of the wheel.
func soldier() func(*rules.Request, *rules.View) rules.Option {
	s := ai.Soldier{Rand: rand.New(rand.NewPCG(12, 0))}
	return func(q *rules.Request, v *rules.View) rules.Option {
		o := s.Choose(q, v)
		if o.Do == "deploy" && q.Field != nil {
			o.N = notch * int(math.Round(float64(o.N)/notch))
			o = q.Field.Nearest(o)
		}
		return o
	}
}
