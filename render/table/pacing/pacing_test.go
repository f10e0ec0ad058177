package pacing

import (
	"testing"

	"grognard/game/match"
	"grognard/render/anim"
	"grognard/rules"
)

// game is a game as pacing sees it.
type game struct {
	request  *rules.Request
	pending  bool // the seat changes before the request
	computer bool
	log      []match.Entry
	turn     []match.Entry // of the computer
}

func (g *game) Request() *rules.Request      { return g.request }
func (g *game) Result() rules.Result         { return rules.Result{Why: rules.Text{Key: "over"}} }
func (g *game) HandOver() (rules.Side, bool) { return rules.Second, g.pending }
func (g *game) Computer() bool               { return g.computer }
func (g *game) Log() []match.Entry           { return g.log }
func (g *game) ComputerTurn() []match.Entry  { return g.turn }

// asked is a game in which the first side is asked.
func asked() *game { return &game{request: &rules.Request{To: rules.First}} }

var (
	dice = []rules.Event{{Kind: rules.EvDice}}
	turn = []rules.Event{{Kind: rules.EvTurn, Text: rules.Text{Key: "turn"}}}
)

func TestDiceStopTheTableBeforeTheSeatChanges(t *testing.T) {
	for _, test := range []struct {
		name            string
		events          []rules.Event
		pending, covers bool
		want            bool
	}{
		{"dice before the other player", dice, true, true, true},
		{"dice before the same player", dice, false, true, false},
		{"dice where nothing is covered", dice, true, false, false},
		{"no dice", turn, true, true, false},
	} {
		g := asked()
		g.pending = test.pending
		p := Of(g, g, test.covers)
		p.Note(test.events)
		if got := p.Stops(); got != test.want || p.Stopped() != test.want {
			t.Errorf("%s: it stops %v, want %v", test.name, got, test.want)
		}
		if test.want && p.Why() != (rules.Text{Key: "table.hold", A: rules.SideRef(rules.Second)}) {
			t.Errorf("%s: it says %+v", test.name, p.Why())
		}
		if p.GoOn(); p.Stopped() || p.Stops() {
			t.Errorf("%s: it stops for good", test.name)
		}
	}
}

func TestDiceStopTheTableBeforeTheEndOfTheGameIsAnnounced(t *testing.T) {
	g := &game{}
	p := Of(g, g, true)
	p.Thought(turn) // the computer has ended it: that is the end, no turn
	p.Note(dice)
	if !p.Stops() || p.Why().Key != "over" {
		t.Fatalf("it does not stop, or says %+v", p.Why())
	}
	p.GoOn()
	if !p.Ends() || p.Ends() {
		t.Error("the end is not announced once")
	}
	if p.Note(dice); p.Stops() {
		t.Error("it stops again once the end has been announced")
	}
}

func TestTheComputersTurnStopsTheTableUntilItIsRead(t *testing.T) {
	g := asked()
	p := Of(g, g, true)
	p.Thought(turn)
	if p.Stops() {
		t.Error("it stops for a turn of which there is nothing to tell")
	}
	g.turn = make([]match.Entry, 1)
	p.Thought(dice)
	if p.Stops() {
		t.Error("it stops in the midst of a turn")
	}
	p.Thought(turn)
	g.computer = true
	if p.Stops() {
		t.Error("it stops while the computer has more to do")
	}
	g.computer = false
	if !p.Stops() || !p.Recaps() || p.Why() != (rules.Text{Key: "table.recap", A: rules.SideRef(rules.Second)}) {
		t.Errorf("it does not stop, or says %+v", p.Why())
	}
}

func TestTheComputerLeavesTimeToReadItsAnswers(t *testing.T) {
	var p Pacing
	pace := anim.Pace{Speed: 1}
	p.Thought(turn)
	if p.ReadUntil(1000, pace) != 1000+readTime {
		t.Fatal("there is no pause")
	}
	if p.ReadUntil(1000+readTime-1, pace) == 0 {
		t.Error("the pause is too short")
	}
	if p.ReadUntil(1000+readTime, pace) != 0 {
		t.Error("the pause does not end")
	}
	if p.Thought(dice); p.ReadUntil(1000, pace) != 0 {
		t.Error("there is a pause after what the log does not tell")
	}
	p.Thought(turn)
	if p.ReadUntil(1000, anim.Pace{Speed: 2}) != 1000+readTime/2 {
		t.Error("the pause does not keep to the speed of the game")
	}
	if p.Hurry(false); p.ReadUntil(1000, pace) != 0 {
		t.Error("nobody can end the pause")
	}
}

func TestOnlyWhatTheComputerDoesIsFollowed(t *testing.T) {
	g := asked()
	g.log = []match.Entry{{Event: rules.Event{Who: 3, From: 1, To: 2}}, {Event: rules.Event{Who: 3}}, {Event: rules.Event{Who: 4}}}
	p := Of(g, g, true)
	if r := p.Follow(true, 2); r != 0 {
		t.Errorf("%d is followed, which the player does himself", r)
	}
	p.Thought(turn)
	for i, want := range []rules.Ref{0, 2, 3, 4} {
		if r := p.Follow(true, 3-i); r != want {
			t.Errorf("after %d events %d is followed, want %d", i, r, want)
		}
		if r := p.Follow(true, 3-i); r != 0 {
			t.Errorf("after %d events %d is brought into view twice", i, r)
		}
	}
	p.Follow(false, 0)
	if r := p.Follow(true, 2); r != 0 {
		t.Errorf("%d is followed after the clips of the computer have come to rest", r)
	}
}

func TestTheComputerLeavesTimeToReadAFightOfThePlayer(t *testing.T) {
	var p Pacing
	pace := anim.Pace{Speed: 1}
	if p.Fought(turn, true); p.ReadUntil(1000, pace) != 0 {
		t.Error("there is a pause where no dice fell")
	}
	p.Fought(dice, true)
	p.Hurry(true)
	if p.ReadUntil(1000, anim.Pace{Speed: -1}) != 0 {
		t.Error("there is a pause where nothing is animated")
	}
	if p.ReadUntil(1000, pace) != 1000+fightTime {
		t.Error("a press while the dice roll ends the pause after them")
	}
	if p.Hurry(false); p.ReadUntil(1000, pace) != 0 {
		t.Error("nobody can end the pause")
	}
	if p.Fought(dice, true); p.ReadUntil(1000, anim.Pace{Speed: 2}) != 1000+fightTime/2 {
		t.Error("the pause does not keep to the speed of the game")
	}
	if p.Fought(dice, false); p.ReadUntil(1000, pace) != 1000+blowTime {
		t.Error("the computer answers a blow before its dice can be read")
	}
	contest := rules.Event{Kind: rules.EvDice, Dice: rules.Dice{}.Opposed()}
	p.Thought(append([]rules.Event{contest}, turn...))
	p.Hurry(true)
	if p.ReadUntil(1000, pace) != 1000+fightTime {
		t.Error("the computer goes on before a contest that its answer led to can be read")
	}
}
