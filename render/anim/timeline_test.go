package anim

import (
	"testing"

	"grognard/rules"
)

func cell(n int) rules.Ref { return rules.MakeRef(1, n) }
func unit(n int) rules.Ref { return rules.MakeRef(2, n) }

func at(n int) *rules.View {
	return &rules.View{Pieces: []rules.Piece{{Ref: unit(1), Cell: cell(n), N: 2, Of: 2}}}
}

func move(cells ...int) rules.Event {
	e := rules.Event{Kind: rules.EvMove, Who: unit(1), From: cell(cells[0]), To: cell(cells[len(cells)-1])}
	for _, c := range cells {
		e.Path = append(e.Path, cell(c))
	}
	return e
}

// play lets a timeline run in steps of 10 ms and returns how long it took.
func play(t *Timeline, from float64) float64 {
	ms := 0.0
	t.Tick(from)
	for t.Running() {
		ms += 10
		t.Tick(from + ms)
	}
	return ms
}

func TestAMoveTakes140MillisecondsACellAndAtMost700(t *testing.T) {
	for _, c := range []struct {
		cells []int
		want  float64
	}{{[]int{1, 2}, 140}, {[]int{1, 2, 3}, 280}, {[]int{1, 2, 3, 4, 5, 6, 7, 8}, 700}} {
		var tl Timeline
		tl.Settle(at(1))
		tl.Run([]rules.Event{move(c.cells...)}, at(c.cells[len(c.cells)-1]))
		if got := play(&tl, 1000); got != c.want {
			t.Errorf("%d cells took %g ms, want %g", len(c.cells)-1, got, c.want)
		}
	}
}

func TestSpeedDividesTheTime(t *testing.T) {
	tl := Timeline{Pace: Pace{Speed: 2}}
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2, 3)}, at(3))
	if got := play(&tl, 0); got != 140 {
		t.Errorf("took %g ms, want 140", got)
	}
}

func TestAtInstantSpeedNothingRuns(t *testing.T) {
	tl := Timeline{Pace: Pace{Speed: -1}}
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2), {Kind: rules.EvDice, Faces: []int{3}}}, at(2))
	if tl.Running() || tl.View().Pieces[0].Cell != cell(2) {
		t.Error("the new view is not settled at once")
	}
	if len(tl.Throws()) != 1 || tl.Tumble(&tl.Throws()[0], 0) != -1 {
		t.Error("the die does not lie at rest")
	}
}

func TestASlowFrameSwallowsNoClip(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2, 3)}, at(3))
	tl.Tick(0)
	for frame, late := range []float64{5_000, 9_000} { // of a machine that was busy
		tl.Tick(late)
		if _, on := tl.Pose(unit(1)); !on || !tl.Running() {
			t.Fatalf("after slow frame %d the march of 280 ms is over", frame+1)
		}
	}
	tl.Tick(9_090)
	if tl.Running() {
		t.Error("the march never ends")
	}
}

func TestTheStageLagsBehindUntilTheClipIsOver(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2)}, at(2))
	tl.Tick(0)
	tl.Tick(70)
	p, ok := tl.Pose(unit(1))
	if !ok || p.From != cell(1) || p.To != cell(2) || p.T < .45 || p.T > .55 {
		t.Errorf("pose half way is %+v, %v", p, ok)
	}
	if tl.View().Pieces[0].Cell != cell(1) {
		t.Error("the piece has arrived too early")
	}
}

func TestFinishTellsEverythingAtOnce(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2), {Kind: rules.EvDice, Faces: []int{1, 2}}, {Kind: rules.EvRemove, Who: unit(1)}}, &rules.View{})
	tl.Finish()
	if tl.Running() || len(tl.View().Pieces) != 0 || len(tl.Throws()) != 1 {
		t.Error("finishing leaves something to show")
	}
}

func TestDiceTumbleOneAfterTheOtherAndStayDocked(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{{Kind: rules.EvDice, Faces: []int{1, 2, 3}}}, at(1))
	tl.Tick(0)
	for now := 0.0; now <= 400; now += 20 {
		tl.Tick(now)
	}
	w := &tl.Throws()[0]
	if tl.Tumble(w, 0) != -1 || tl.Tumble(w, 1) < 0 {
		t.Error("after 400 ms the first die has stopped and the second rolls on")
	}
	tl.Finish()
	if len(tl.Throws()) != 1 {
		t.Error("the dice are gone")
	}
	tl.Run([]rules.Event{{Kind: rules.EvDeclare, Who: unit(1)}}, at(1))
	tl.Finish()
	if len(tl.Throws()) != 0 {
		t.Error("the dice of the last combat still lie there")
	}
}

func TestReducedMotionFadesAndLeavesATrail(t *testing.T) {
	tl := Timeline{Pace: Pace{Reduced: true}}
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2, 3, 4)}, at(4))
	if got := play(&tl, 0); got != fadeTime {
		t.Errorf("took %g ms, want %g", got, fadeTime)
	}
	if len(tl.Trails()) != 1 {
		t.Fatal("no trail is drawn")
	}
	tl.Tick(2000)
	if tl.Busy() {
		t.Error("the trail is still drawn after two seconds")
	}
}

func TestEventsOfALaterAnswerWaitForTheClipsThatRun(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2)}, at(2))
	tl.Tick(0)
	tl.Run([]rules.Event{move(2, 3)}, at(3))
	if got := play(&tl, 0); got != 280 {
		t.Errorf("took %g ms, want 280", got)
	}
	if tl.View().Pieces[0].Cell != cell(3) {
		t.Error("the last view is not settled")
	}
}

func TestACardPlayedLeavesTheHandAndADiscardTopsThePile(t *testing.T) {
	card := rules.MakeRef(3, 7)
	before := &rules.View{Cards: []rules.Card{{Ref: card, Place: rules.Hand, N: 1}, {Ref: rules.MakeRef(3, 1), Place: rules.Discards, N: 4}}}
	var tl Timeline
	tl.Settle(before)
	long := move(1, 2, 3, 4, 5, 6)
	tl.Run([]rules.Event{{Kind: rules.EvPlay, Who: card}, {Kind: rules.EvDiscard, Who: card}, long}, &rules.View{})
	tl.Tick(0)
	tl.Tick(10)
	if c := tl.View().Cards[1]; c.Ref != card || c.Place != rules.InPlay {
		t.Errorf("the card played is %+v", c)
	}
	for now := 20.0; now < 600; now += 20 {
		tl.Tick(now)
	}
	if c := tl.View().Cards[0]; len(tl.View().Cards) != 1 || c.Ref != card || c.N != 5 {
		t.Errorf("the pile is %+v", tl.View().Cards)
	}
	if before.Cards[0].Place != rules.Hand || before.Cards[1].N != 4 {
		t.Error("the settled view was changed")
	}
}

func TestAnIdleTimelineAllocatesNothing(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	now := 0.0
	if n := testing.AllocsPerRun(100, func() {
		now += 16
		tl.Tick(now)
		tl.View()
		tl.Pose(unit(1))
	}); n != 0 {
		t.Errorf("%g allocations a frame", n)
	}
}

func TestDiceOfAnotherRollTakeThePlaceOfTheOldOnes(t *testing.T) {
	roll := rules.Event{Kind: rules.EvDice, Faces: []int{3}}
	var tl Timeline
	tl.Speed = -1
	tl.Settle(&rules.View{})
	tl.Run([]rules.Event{roll, roll}, &rules.View{})
	if n := len(tl.Throws()); n != 2 {
		t.Fatalf("%d throws of one answer are docked", n)
	}
	tl.Run([]rules.Event{roll}, &rules.View{Combat: &rules.Combat{}})
	if n := len(tl.Throws()); n != 1 {
		t.Fatalf("%d throws are docked, with old ones", n)
	}
	tl.Run([]rules.Event{roll}, &rules.View{})
	if n := len(tl.Throws()); n != 2 {
		t.Errorf("%d throws of one combat are docked", n)
	}
}

func TestDiceDoNotTumbleASecondTime(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{{Kind: rules.EvDeclare, Who: unit(1)}, {Kind: rules.EvDice, Dice: rules.D(1, 6), Faces: []int{4}}}, at(1))
	tl.Tick(0)
	tl.Tick(10)
	tl.Finish() // the player has clicked
	tl.Run([]rules.Event{move(1, 2, 3, 4, 5, 6)}, at(6))
	for now := 20.0; tl.Running(); now += 10 {
		tl.Tick(now)
		if w := &tl.Throws()[0]; tl.Tumble(w, 0) >= 0 || tl.Rolling(w) {
			t.Fatalf("at %g the dice of before roll again", now)
		}
	}
}

func TestAFrameOfAClipThatRunsAllocatesNothing(t *testing.T) {
	for _, kind := range []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvDeclare, rules.EvHit, rules.EvRemove, rules.EvDice} {
		var tl Timeline
		tl.Settle(at(1))
		tl.Run([]rules.Event{{Kind: kind, Who: unit(1), From: cell(1), To: cell(2), Faces: []int{1}}}, at(2))
		tl.Tick(0)
		now := 1.0
		tl.Tick(now)
		if n := testing.AllocsPerRun(50, func() {
			now++
			tl.Tick(now)
			tl.Pose(unit(1))
			tl.Arrow()
			tl.Barred()
			tl.March()
			tl.Motion(unit(1))
		}); n != 0 || !tl.Running() {
			t.Errorf("%s: %g allocations a frame, running %t", kind, n, tl.Running())
		}
	}
}

func TestAPieceThatIsRevealedGoesOnUnderItsName(t *testing.T) {
	known := rules.Piece{Ref: unit(7), Face: "cavalry", Cell: cell(2), N: 2, Of: 3}
	for name, next := range map[string]*rules.View{"shown": {Pieces: []rules.Piece{known}}, "gone": {}} {
		var tl Timeline
		tl.Settle(at(1))
		tl.Run([]rules.Event{{Kind: rules.EvReveal, Who: unit(7), From: unit(1)}, {Kind: rules.EvRemove, Who: unit(7), From: cell(1)}}, next)
		tl.Tick(0)
		for range 20 {
			tl.Tick(tl.last + 10)
		}
		p := tl.View().Pieces
		if len(p) != 1 || p[0].Ref != unit(7) || p[0].Cell != cell(1) || name == "shown" && p[0].Face != "cavalry" {
			t.Errorf("%s: while it is taken off there stands %+v", name, p)
		}
		tl.Finish()
		if name == "gone" && len(tl.View().Pieces) != 0 {
			t.Error("it stays")
		}
	}
}
