package anim

import (
	"math"
	"testing"

	"grognard/rules"
)

// battalion is a View of two stands side by side about a middle, in mils.
func battalion(x, y int32, facing int) *rules.View {
	v := &rules.View{Map: &rules.Map{Shape: rules.Cloth, Width: 48000, Height: 48000, Unit: 1000}}
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
	for now := 10.0; now < 300; now += 10 {
		tl.Tick(now)
	}
	if p := tl.View().Pieces[1]; p.N != 2 || p.Pt.X != 10800 {
		t.Errorf("the stand is %+v", p)
	}
}
