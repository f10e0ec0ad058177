package anim

import (
	"testing"

	"grognard/rules"
)

// fight is a throw of n dice that costs two units a block each and drives one of them
// two cells back.
func fight(n int) []rules.Event {
	hit := func(who int) rules.Event { return rules.Event{Kind: rules.EvHit, Who: unit(who), N: 1} }
	back := rules.Event{Kind: rules.EvRetreat, Who: unit(1), From: cell(1), To: cell(3), Path: []rules.Ref{cell(1), cell(2), cell(3)}}
	return []rules.Event{{Kind: rules.EvDice, Faces: make([]int, n)}, hit(1), hit(2), {Kind: rules.EvResult, Text: rules.Text{Key: "x"}}, back}
}

func TestAFightIsOverInTime(t *testing.T) {
	for n := 1; n <= 24; n++ {
		var tl Timeline
		tl.Settle(at(1))
		tl.Run(fight(n), at(3))
		rest, now := 0.0, 0.0
		tl.Tick(0)
		for tl.Running() {
			now += 5
			tl.Tick(now)
			if rest == 0 && !tl.Secret() {
				rest = now
			}
		}
		if rest > 740 || now > 1480 {
			t.Errorf("%d dice rest after %g ms, and all is over after %g", n, rest, now)
		}
		if n == 8 && (rest < 600 || now < rest+retreatWait+2*retreatStep) {
			t.Errorf("8 dice rest after %g ms, and all is over after %g: nobody can read that", rest, now)
		}
	}
}

func TestMenFallTogetherAndTheirRetreatIsDrawnAtOnce(t *testing.T) {
	var tl Timeline
	tl.Settle(&rules.View{Pieces: []rules.Piece{{Ref: unit(1), Cell: cell(1), N: 4}, {Ref: unit(2), Cell: cell(2), N: 4}}})
	tl.Run(fight(2), &rules.View{Pieces: []rules.Piece{{Ref: unit(1), Cell: cell(3), N: 3}, {Ref: unit(2), Cell: cell(2), N: 3}}})
	until(&tl, 525)
	if _, ok := tl.Arrow(); ok || !tl.Secret() {
		t.Fatal("the arrow of the retreat is drawn before the dice lie")
	}
	for now := 530.0; now <= 630; now += 5 {
		tl.Tick(now)
	}
	for n := 1; n <= 2; n++ {
		if p, ok := tl.Pose(unit(n)); !ok || p.Lost != 1 {
			t.Errorf("unit %d loses nothing: %+v", n, p)
		}
	}
	if a, ok := tl.Arrow(); !ok || !a.Retreat {
		t.Error("the arrow of the retreat is not drawn while they fall")
	}
	for now := 635.0; now <= 820; now += 5 {
		tl.Tick(now)
	}
	if p, _ := tl.Pose(unit(1)); p.From == cell(1) && p.T > 0 {
		t.Error("it goes before its losses are seen")
	}
}

func TestWithReducedMotionDiceAppearAndLieInOrder(t *testing.T) {
	tl := Timeline{Pace: Pace{Reduced: true}}
	tl.Settle(at(1))
	tl.Run(fight(8), at(3))
	until(&tl, 195)
	w := &tl.Throws()[0]
	if tl.Tumble(w, 0) < 0 || !tl.Secret() {
		t.Error("the dice lie before their time")
	}
	tl.Tick(200)
	if tl.Tumble(w, 7) >= 0 || tl.Secret() || tl.Sorted(w) != 1 {
		t.Error("after 200 ms the dice do not lie in order")
	}
}

func TestALaterThrowIsSecretToo(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run(append(fight(1), fight(1)...), at(3))
	until(&tl, 700)
	if tl.Rolling(&tl.Throws()[0]) || !tl.Secret() {
		t.Error("while the first throw is played out the second is told")
	}
	tl.Finish()
	if tl.Secret() {
		t.Error("a secret is kept of what is over")
	}
}
