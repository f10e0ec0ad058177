package anim

import (
	"testing"

	"grognard/rules"
)

func step(kind rules.EventKind, who, from, to int) rules.Event {
	return rules.Event{Kind: kind, Who: unit(who), From: cell(from), To: cell(to)}
}

func TestALeaderTravelsWithHisUnit(t *testing.T) {
	two := func(n int) *rules.View {
		return &rules.View{Pieces: []rules.Piece{{Ref: unit(1), Cell: cell(n)}, {Ref: unit(2), Cell: cell(n)}}}
	}
	var tl Timeline
	tl.Settle(two(1))
	tl.Run([]rules.Event{step(rules.EvMove, 1, 1, 2), step(rules.EvMove, 2, 1, 2)}, two(2))
	if got := play(&tl, 0); got != moveStep {
		t.Errorf("both took %g ms, want %g", got, moveStep)
	}
	tl.Settle(two(1))
	tl.Run([]rules.Event{step(rules.EvMove, 1, 1, 2), step(rules.EvMove, 2, 1, 3)}, two(2))
	if got := play(&tl, 5000); got != 2*moveStep {
		t.Errorf("two that part took %g ms, want %g", got, 2*moveStep)
	}
}

func TestARetreatHexByHexWaitsOnce(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	hit := rules.Event{Kind: rules.EvHit, Who: unit(1), N: 1}
	tl.Run([]rules.Event{step(rules.EvRetreat, 1, 1, 2), hit, step(rules.EvRetreat, 1, 2, 3)}, at(3))
	if got, want := play(&tl, 0), retreatWait+2*retreatStep+hitTime; got != want {
		t.Errorf("took %g ms, want %g", got, want)
	}
	tl.Run([]rules.Event{step(rules.EvRetreat, 1, 3, 2), {Kind: rules.EvDice, Faces: []int{1}}, step(rules.EvRetreat, 1, 2, 1)}, at(1))
	if got, want := play(&tl, 9000), 2*(retreatWait+retreatStep)+tumbleTime+readTime; got < want-10 || got > want+10 {
		t.Errorf("with dice between them two retreats took %g ms, want %g", got, want)
	}
}

func TestAHitSaysHowManyBlocksBreakAndWhatWasInTheWay(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{{Kind: rules.EvHit, Who: unit(1), From: cell(7), To: cell(1), N: 2}}, at(1))
	tl.Tick(0)
	tl.Tick(75)
	p, ok := tl.Pose(unit(1))
	if !ok || p.Lost != 2 || p.T < .4 || p.T > .6 {
		t.Errorf("half way the pose is %+v, %t", p, ok)
	}
	if at, k := tl.Barred(); at != cell(7) || k < .9 {
		t.Errorf("cell %v blinks at %g", at.N(), k)
	}
	tl.Finish()
	if _, k := tl.Barred(); k != 0 {
		t.Error("the cell still blinks at the end")
	}
}

func TestWhatIsMarkedSwellsAndWhatIsRemovedGoes(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{{Kind: rules.EvMark, Who: unit(1), To: cell(1), N: 1}, {Kind: rules.EvRemove, Who: unit(1), From: cell(1)}}, &rules.View{})
	tl.Tick(0)
	tl.Tick(80)
	if p, _ := tl.Pose(unit(1)); p.Grow <= 1 || p.Flash != 0 {
		t.Errorf("marked, the pose is %+v", p)
	}
	tl.Tick(170)
	tl.Tick(265)
	if p, _ := tl.Pose(unit(1)); p.Gone <= 0 || p.Alpha >= 1 {
		t.Errorf("removed, the pose is %+v", p)
	}
	calm := Timeline{Pace: Pace{Reduced: true}}
	calm.Settle(at(1))
	calm.Run([]rules.Event{{Kind: rules.EvMark, Who: unit(1), To: cell(1), N: 1}}, at(1))
	calm.Tick(0)
	calm.Tick(80)
	if p, _ := calm.Pose(unit(1)); p.Grow != 1 {
		t.Error("with reduced motion a piece swells")
	}
}
