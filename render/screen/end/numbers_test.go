package end

import (
	"testing"

	"grognard/rules"
)

func TestTheEndTellsOnlyWhatSaysHowItCameAbout(t *testing.T) {
	one := rules.MakeRef(1, 1)
	s := &battle{view: &rules.View{Sides: [2]rules.Army{
		{Gauges: []rules.Gauge{
			{Key: "points", N: 3}, {Key: "lost", N: 0}, {Key: "due", N: 0}, {Key: "hq", N: 1, Lamp: true},
			{Key: "leader", N: 1, Lamp: true}, {Key: "command", Of: 2, Refs: []rules.Ref{one}}, {Key: "command", N: 1, Of: 2, Refs: []rules.Ref{one}},
		}},
		{Gauges: []rules.Gauge{
			{Key: "points", N: 5}, {Key: "lost", N: 2}, {Key: "due", N: 0}, {Key: "hq", N: 1, Lamp: true}, {Key: "leader", N: 0, Lamp: true},
		}},
	}}}
	for side, want := range [][]string{{"points", "lost", "leader", "command", "command"}, {"points", "lost", "leader"}} {
		got := s.telling(rules.Side(side))
		if len(got) != len(want) {
			t.Errorf("side %d: %d gauges, want %v", side, len(got), want)
			continue
		}
		for i, g := range got {
			if string(g.Key) != want[i] {
				t.Errorf("side %d: gauge %d is %s, want %s", side, i, g.Key, want[i])
			}
		}
	}
	command := &s.view.Sides[0].Gauges[5]
	if !s.twin(rules.First, command) || s.twin(rules.First, &s.view.Sides[0].Gauges[0]) {
		t.Error("gauges with the same word are not told apart by what they are about")
	}
}
