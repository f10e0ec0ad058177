package footprint

import (
	"testing"

	"grognard/rules"
)

func TestTheGapBetweenBodiesIsMeasuredFromEdgeToEdge(t *testing.T) {
	line := Body{Mid: rules.Point{X: 10000, Y: 10000}, Wide: 8000, Deep: 1600}
	for _, k := range []struct {
		name     string
		other    Body
		from, to rules.Point
	}{
		{"straight ahead", Body{Mid: rules.Point{X: 10000, Y: 20000}, Wide: 1600, Deep: 1600}, rules.Point{Y: 10800}, rules.Point{Y: 19200}},
		{"facing the other way", Body{Mid: rules.Point{X: 10000, Y: 20000}, Facing: 18000, Wide: 1600, Deep: 1600}, rules.Point{Y: 10800}, rules.Point{Y: 19200}},
		{"a column to the side", Body{Mid: rules.Point{X: 20000, Y: 10000}, Facing: 9000, Wide: 1600, Deep: 4000}, rules.Point{X: 14000}, rules.Point{X: 18000}},
		{"a round group", Body{Mid: rules.Point{X: 10000, Y: 5000}, Wide: 1600, Deep: 1600, Round: true}, rules.Point{X: 10000, Y: 9200}, rules.Point{X: 10000, Y: 5800}},
	} {
		from, to := Gap(line, k.other)
		near := func(got, want int32) bool { return want == 0 || max(got-want, want-got) <= 1 }
		if !near(from.X, k.from.X) || !near(from.Y, k.from.Y) || !near(to.X, k.to.X) || !near(to.Y, k.to.Y) {
			t.Errorf("%s: from %v to %v", k.name, from, to)
		}
	}
	if from, to := Gap(line, line); from != to {
		t.Errorf("a body is %v to %v from itself", from, to)
	}
}
