package anim

import (
	"math"
	"testing"

	"grognard/rules"
)

// battalion is a View of two stands side by side about a middle, in mils.
func battalion(x, y int32, facing int) *rules.View {
	v := &rules.View{Map: &rules.Map{Shape: rules.Tabletop, Width: 48000, Height: 48000, Unit: 1000}}
	s, c := math.Sincos(float64(facing) * math.Pi / 18000)
	for _, d := range []float64{-800, 800} {
		v.Pieces = append(v.Pieces, rules.Piece{
			Ref: unit(1), Form: rules.Base, Facing: facing, Wide: 1600, Deep: 1600, N: 4, Of: 4,
			Pt: rules.Point{X: x + int32(math.Round(d*c)), Y: y - int32(math.Round(d*s))},
		})
	}
	return v
}

func march(poses ...rules.Pose) rules.Event {
	return rules.Event{Kind: rules.EvMove, Who: unit(1), Track: poses}
}

func pose(x, y int32, facing int) rules.Pose {
	return rules.Pose{Pt: rules.Point{X: x, Y: y}, Facing: facing}
}

func TestAStraightMarchIsHalfWayInTheMiddleOfItsTime(t *testing.T) {
	var tl Timeline
	tl.Settle(battalion(10000, 10000, 0))
	tl.Run([]rules.Event{march(pose(10000, 10000, 0), pose(10000, 16000, 0))}, battalion(10000, 16000, 0))
	tl.Tick(0)
	for now := 10.0; now <= 225; now += 5 {
		tl.Tick(now)
	}
	m, ok := tl.Motion(unit(1))
	if !ok || m.X != 10000 || math.Abs(m.Y-13000) > 50 || m.Facing != 0 {
		t.Errorf("the body is at %+v, %v", m, ok)
	}
}

func TestAWheelTurnsAboutItsCornerAllTheWay(t *testing.T) {
	// The line wheels right about (11600, 10000): its middle keeps its
	// distance from there.
	a, b := pose(10000, 10000, 0), pose(11600, 11600, 9000)
	for _, u := range []float64{0, .25, .5, .8, 1} {
		m := between(a, b, u)
		if d := math.Hypot(m.X-11600, m.Y-10000); math.Abs(d-1600) > 1 {
			t.Errorf("%g of the way the middle is %g mils from the corner", u, d)
		}
		if math.Abs(m.Facing-9000*u) > .01 {
			t.Errorf("%g of the way it faces %g", u, m.Facing)
		}
	}
}

func TestATurnGoesTheShorterWayRound(t *testing.T) {
	if got := swing(pose(0, 0, 35000), pose(0, 0, 1000)); got != 2000 {
		t.Errorf("the turn is %g hundredths of a degree", got)
	}
}

func TestTheStageCarriesAllStandsAlongATrack(t *testing.T) {
	var tl Timeline
	tl.Settle(battalion(10000, 10000, 0))
	far := rules.Event{Kind: rules.EvMove, Who: unit(2), Track: []rules.Pose{pose(0, 0, 0), pose(9000, 0, 0)}}
	tl.Run([]rules.Event{march(pose(10000, 10000, 0), pose(11600, 11600, 9000)), far}, battalion(11600, 11600, 9000))
	tl.Tick(0)
	for now := 10.0; now < 700; now += 10 {
		tl.Tick(now)
	}
	if !tl.Running() {
		t.Fatal("the second march is over too early")
	}
	want := battalion(11600, 11600, 9000).Pieces
	for i, p := range tl.View().Pieces {
		if p.Pt != want[i].Pt || p.Facing != 9000 {
			t.Errorf("stand %d is at %v facing %d, want %v", i, p.Pt, p.Facing, want[i].Pt)
		}
	}
}

func TestAMoveWithoutATrackIsADrill(t *testing.T) {
	var tl Timeline
	tl.Settle(battalion(10000, 10000, 0))
	next := battalion(10000, 10000, 0)
	next.Pieces[0].Pt, next.Pieces[1].Pt = rules.Point{X: 10000, Y: 10000}, rules.Point{X: 10000, Y: 8400}
	tl.Run([]rules.Event{{Kind: rules.EvMove, Who: unit(1)}}, next)
	tl.Tick(0)
	tl.Tick(90)
	part, to, ok := tl.Drill(unit(1))
	if !ok || part <= 0 || part >= 1 || to != next {
		t.Errorf("part %g, %v", part, ok)
	}
	if _, marching := tl.Motion(unit(1)); marching {
		t.Error("a change of formation has no track")
	}
}

func TestLossesAreTakenOffTheStandsWhereTheyStand(t *testing.T) {
	next := battalion(30000, 30000, 0)
	next.Pieces[1].N = 2
	var tl Timeline
	tl.Settle(battalion(10000, 10000, 0))
	long := march(pose(10000, 10000, 0), pose(30000, 30000, 0))
	tl.Run([]rules.Event{{Kind: rules.EvHit, Who: unit(1), N: 2}, long}, next)
	tl.Tick(0)
	for now := 10.0; now < 450; now += 10 {
		tl.Tick(now)
	}
	if p := tl.View().Pieces[1]; p.N != 2 || p.Pt.X != 10800 {
		t.Errorf("the stand is %+v", p)
	}
}

func TestOneBodyIsTakenOverAndTheOtherLeftAlone(t *testing.T) {
	two := func(x int32, bases int) *rules.View {
		v := battalion(x, 10000, 0)
		for i := range bases {
			v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(2), Form: rules.Base, Wide: 1600, Deep: 1600, N: 4, Of: 4, Pt: rules.Point{X: x + int32(i), Y: 20000}})
		}
		return v
	}
	count := func(v *rules.View, n int) (k, men int, x int32) {
		for _, p := range v.Pieces {
			if p.Ref == unit(n) {
				k, men, x = k+1, men+p.N, p.Pt.X
			}
		}
		return k, men, x
	}
	next := two(30000, 2)
	next.Pieces[2].N = 1
	wait := rules.Event{Kind: rules.EvRemove, Who: unit(99)}

	var tl Timeline // it loses a stand: those that stay have the men that they will have
	tl.Settle(two(10000, 3))
	tl.Run([]rules.Event{{Kind: rules.EvHit, Who: unit(2), N: 7}, wait}, next)
	until(&tl, 305)
	if k, men, x := count(tl.View(), 2); k != 2 || men != 5 || x != 10001 {
		t.Errorf("hit, the body has %d stands with %d men, the last at %d", k, men, x)
	}
	if k, men, x := count(tl.View(), 1); k != 2 || men != 8 || x != 10800 {
		t.Errorf("the other one has %d stands with %d men, the last at %d", k, men, x)
	}

	var anew Timeline // it forms anew
	anew.Settle(two(10000, 3))
	anew.Run([]rules.Event{{Kind: rules.EvPlace, Who: unit(1)}, wait}, next)
	until(&anew, 165)
	if v := anew.View(); len(v.Pieces) != 5 || v.Pieces[0].Ref != unit(1) || v.Pieces[1].Ref != unit(1) || v.Pieces[0].Pt.X != 29200 || v.Pieces[4].Pt.X != 10002 {
		t.Errorf("formed anew: %+v", v.Pieces)
	}

	var in Timeline // it comes on
	in.Settle(battalion(10000, 10000, 0))
	in.Run([]rules.Event{{Kind: rules.EvPlace, Who: unit(2)}, wait}, next)
	until(&in, 165)
	if k, _, x := count(in.View(), 2); k != 2 || x != 30001 || in.View().Pieces[0].Ref != unit(1) {
		t.Errorf("come on: %d stands, the last at %d", k, x)
	}
}

func TestTheMarchOfTheClipThatRunsIsShown(t *testing.T) {
	var tl Timeline
	tl.Settle(battalion(10000, 10000, 0))
	if _, _, ok := tl.March(); ok {
		t.Error("nothing runs, and a march is shown")
	}
	back := march(pose(10000, 10000, 0), pose(10000, 4000, 0))
	back.Kind = rules.EvRetreat
	tl.Run([]rules.Event{march(pose(10000, 10000, 0), pose(10000, 16000, 0)), back}, battalion(10000, 4000, 0))
	tl.Tick(0)
	tl.Tick(50)
	if track, retreat, ok := tl.March(); !ok || retreat || len(track) != 2 || track[1].Pt.Y != 16000 {
		t.Errorf("the march is %v, retreat %t, %t", track, retreat, ok)
	}
	if _, ok := tl.Motion(unit(2)); ok {
		t.Error("another body marches along")
	}
	until(&tl, 460)
	if _, retreat, ok := tl.March(); !ok || !retreat {
		t.Errorf("then a retreat is shown: %t, %t", retreat, ok)
	}
	if m, ok := tl.Motion(unit(1)); !ok || m.Y != 10000 {
		t.Errorf("before it sets out the body is at %+v, %t", m, ok)
	}
}

func TestAMarchTakesAsLongAsItsInchesAndTurnsNeed(t *testing.T) {
	for _, x := range []struct {
		name string
		e    rules.Event
		want float64
	}{
		{"six inches", march(pose(0, 0, 0), pose(0, 6000, 0)), 450},
		{"one inch", march(pose(0, 0, 0), pose(0, 1000, 0)), 220},
		{"forty inches", march(pose(0, 0, 0), pose(0, 40000, 0)), 1100},
		{"about turn on the spot", march(pose(0, 0, 0), pose(0, 0, 18000)), 4 * math.Pi * 75},
		{"a drill", march(), 420},
	} {
		if got := marchTime(&x.e, 1000, false); math.Abs(got-x.want) > .1 {
			t.Errorf("%s takes %g ms, want %g", x.name, got, x.want)
		}
		x.e.Kind = rules.EvRetreat
		want := 300 + min(x.want, fleeCap) // men run
		if got := marchTime(&x.e, 1000, false); math.Abs(got-want) > .1 {
			t.Errorf("as a retreat %s takes %g ms, want %g", x.name, got, want)
		}
		if got := marchTime(&x.e, 1000, true); got != fadeTime {
			t.Errorf("with reduced motion %s takes %g ms", x.name, got)
		}
	}
}

func TestABodyPassesAllPosesOfItsTrack(t *testing.T) {
	track := []rules.Pose{pose(0, 0, 0), pose(0, 3000, 0), pose(6000, 3000, 0), pose(6000, 3000, 35000)}
	for _, x := range []struct{ part, x, y, facing float64 }{
		{0, 0, 0, 0}, {3 / 9.698, 0, 3000, 0}, {6 / 9.698, 3000, 3000, 0}, {9 / 9.698, 6000, 3000, 0}, {1, 6000, 3000, -1000},
	} {
		m := on(track, 1000, x.part)
		if math.Abs(m.X-x.x) > 3 || math.Abs(m.Y-x.y) > 3 || math.Abs(m.Facing-x.facing) > 3 {
			t.Errorf("%.3f of the way it is at %+v, want %v", x.part, m, x)
		}
	}
}

func TestABodyThatStandsAskewIsCarriedToItsLastPose(t *testing.T) {
	for _, x := range []struct{ from, to rules.Pose }{
		{pose(10000, 20000, 3000), pose(12000, 17000, 3000)},
		{pose(10000, 20000, 3000), pose(11000, 26000, 12000)},
		{pose(10000, 20000, 35000), pose(9000, 20000, 1000)},
	} {
		next := battalion(x.to.Pt.X, x.to.Pt.Y, x.to.Facing)
		var tl Timeline
		tl.Settle(battalion(x.from.Pt.X, x.from.Pt.Y, x.from.Facing))
		tl.Run([]rules.Event{march(x.from, x.to), {Kind: rules.EvRemove, Who: unit(99)}}, next)
		tl.Tick(0)
		for now := 10.0; tl.done == 0; now += 10 {
			tl.Tick(now)
		}
		for i, p := range tl.View().Pieces {
			d := math.Hypot(float64(p.Pt.X-next.Pieces[i].Pt.X), float64(p.Pt.Y-next.Pieces[i].Pt.Y))
			if turn := (p.Facing - x.to.Facing) % 36000; d > 2 || turn != 0 {
				t.Errorf("from %v to %v stand %d is at %v facing %d, want %v", x.from, x.to, i, p.Pt, p.Facing, next.Pieces[i].Pt)
			}
		}
	}
}
