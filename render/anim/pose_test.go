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
	tl.Tick(150)
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

func TestTheArrowOfWhatRunsIsShownAndNoOther(t *testing.T) {
	for _, x := range []struct {
		e        rules.Event
		from, to rules.Ref
		none     bool
	}{
		{e: step(rules.EvRetreat, 1, 1, 2), from: cell(1), to: cell(2)},
		{e: rules.Event{Kind: rules.EvRetreat, Who: unit(1), Path: []rules.Ref{cell(4), cell(5)}}, from: cell(4), to: cell(5)},
		{e: rules.Event{Kind: rules.EvDeclare, Who: unit(1), To: cell(7)}, from: unit(1), to: cell(7)},
		{e: rules.Event{Kind: rules.EvDeclare, Who: unit(1)}, none: true},
		{e: rules.Event{Kind: rules.EvDeclare, To: cell(7)}, none: true},
		{e: step(rules.EvMove, 1, 1, 2), none: true},
	} {
		var tl Timeline
		tl.Settle(at(1))
		if _, ok := tl.Arrow(); ok {
			t.Error("nothing runs, and there is an arrow")
		}
		tl.Run([]rules.Event{x.e}, at(1))
		tl.Tick(0)
		tl.Tick(20)
		a, ok := tl.Arrow()
		if ok == x.none || ok && (len(a.Path) != 2 || a.Path[0] != x.from || a.Path[1] != x.to || a.Retreat != (x.e.Kind == rules.EvRetreat) || a.Attack == a.Retreat) {
			t.Errorf("%s: the arrow is %+v, %t", x.e.Kind, a, ok)
		}
	}
}

func TestWithReducedMotionAPieceFadesFromEndToEnd(t *testing.T) {
	tl := Timeline{Pace: Pace{Reduced: true}}
	tl.Settle(at(1))
	back := move(1, 2, 3, 4)
	back.Kind = rules.EvRetreat
	tl.Run([]rules.Event{back}, at(4))
	until(&tl, 360)
	if p, ok := tl.Pose(unit(1)); !ok || !p.Fade || p.From != cell(1) || p.To != cell(4) || !about(p.T, .5) {
		t.Errorf("half way the pose is %+v, %t", p, ok)
	}
	if all := tl.Trails(); len(all) != 1 || !all[0].Retreat || len(all[0].Path) != 4 {
		t.Errorf("the trails are %+v", all)
	}
}

func TestNobodysPieceHasNoPose(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{{Kind: rules.EvRestore}}, at(1))
	tl.Tick(0)
	tl.Tick(20)
	if p, ok := tl.Pose(0); ok {
		t.Errorf("it has %+v", p)
	}
}

func TestOnlyTheSameWayAtTheSameTimeIsGoneTogether(t *testing.T) {
	one := step(rules.EvMove, 1, 1, 2)
	for name, other := range map[string]rules.Event{
		"the same piece":  one,
		"another kind":    step(rules.EvAdvance, 2, 1, 2),
		"from elsewhere":  step(rules.EvMove, 2, 3, 2),
		"to elsewhere":    step(rules.EvMove, 2, 1, 3),
		"a longer way":    {Kind: rules.EvMove, Who: unit(2), From: cell(1), To: cell(2), Path: []rules.Ref{cell(1), cell(3), cell(2)}},
		"from no place":   {Kind: rules.EvMove, Who: unit(2), To: cell(2)},
		"what is no move": step(rules.EvHit, 2, 1, 2),
	} {
		if together(&other, &one) {
			t.Errorf("%s: both are shown in one moment", name)
		}
	}
	for _, kind := range []rules.EventKind{rules.EvMove, rules.EvAdvance, rules.EvRetreat} {
		e, before := step(kind, 2, 1, 2), step(kind, 1, 1, 2)
		if !together(&e, &before) {
			t.Errorf("%s: a leader does not go with his unit", kind)
		}
	}
}
