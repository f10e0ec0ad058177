package anim

import (
	"math"
	"testing"

	"grognard/rules"
)

func dice(faces ...int) rules.Event {
	return rules.Event{Kind: rules.EvDice, Faces: faces}
}

// A clip is heard in the frame in which it begins to move, and once.
func TestAClipIsHeardInTheFrameInWhichItBegins(t *testing.T) {
	for _, speed := range []float64{.5, 1, 4} {
		tl := Timeline{Pace: Pace{Speed: speed}}
		tl.Settle(at(1))
		second := move(2, 3)
		second.Who = unit(2)
		tl.Run([]rules.Event{move(1, 2), second}, at(2))
		if n := len(tl.Cues()); n != 0 {
			t.Fatalf("%d cues before the first frame", n)
		}
		var when []float64
		for ms := 0.0; tl.Running(); ms += 5 {
			tl.Tick(1000 + ms)
			for _, c := range tl.Cues() {
				when = append(when, ms)
				if c.Skipped || c.Lands || c.Event.Who != unit(len(when)) {
					t.Errorf("cue %+v", c)
				}
			}
		}
		if len(when) != 2 || when[0] != 0 || math.Abs(when[1]-140/speed) > 5 {
			t.Errorf("speed %g: heard at %v ms", speed, when)
		}
	}
}

// Each die is heard in the frame in which the picture has it lie.
func TestEachDieIsHeardWhenItLies(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		tl := Timeline{Pace: Pace{Reduced: reduced}}
		tl.Settle(at(1))
		tl.Run([]rules.Event{dice(3, 4, 5)}, at(1))
		rolls := func() (n int) {
			for i := range 3 {
				if w := tl.Throws(); len(w) > 0 && tl.Tumble(&w[0], i) >= 0 {
					n++
				}
			}
			return n
		}
		threw, landed := 0, 0
		for ms := 0.0; tl.Running(); ms += 10 {
			before := rolls()
			tl.Tick(ms)
			for _, c := range tl.Cues() {
				switch {
				case !c.Lands:
					threw++
				case rolls() >= before:
					t.Errorf("reduced %v: a die is heard after %g ms, when none comes to rest", reduced, ms)
				default:
					landed++
				}
			}
		}
		want := 3
		if reduced {
			want = 1
		}
		if threw != 1 || landed != want {
			t.Errorf("reduced %v: %d throws and %d dice are heard, not 1 and %d", reduced, threw, landed, want)
		}
		if tl.Settle(at(1)); len(tl.Cues()) != 0 {
			t.Error("what lies is heard again")
		}
	}
}

func TestWhatIsNotShownIsMarked(t *testing.T) {
	events := []rules.Event{move(1, 2), dice(2, 6), {Kind: rules.EvHit, Who: unit(1), N: 1}}
	instant := Timeline{Pace: Pace{Speed: -1}}
	ended := Timeline{}
	for _, tl := range []*Timeline{&instant, &ended} {
		tl.Settle(at(1))
		tl.Run(events, at(2))
		tl.Finish()
		kinds := map[rules.EventKind]int{}
		for _, c := range tl.Cues() {
			if !c.Skipped {
				t.Errorf("%s is as if it were shown", c.Event.Kind)
			}
			kinds[c.Event.Kind]++
		}
		if kinds[rules.EvMove] != 1 || kinds[rules.EvDice] < 1 || kinds[rules.EvHit] != 1 {
			t.Errorf("cues of %v", kinds)
		}
		tl.Tick(5000)
		if n := len(tl.Cues()); n != 0 {
			t.Errorf("%d cues at rest", n)
		}
	}
}
