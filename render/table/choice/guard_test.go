package choice

import (
	"testing"

	"grognard/rules"
)

// guarded has a question come to the other side than the one before, at 1000.
func guarded(slip float64, keys bool) (*Guard, *rules.Request) {
	own, theirs := &rules.Request{To: rules.First}, &rules.Request{To: rules.Second}
	g := &Guard{}
	g.Meet(own, Hand{Now: 0, X: 10, Y: 10, Away: 20}, slip, false, false, false)
	g.Meet(theirs, Hand{Now: 1000, X: 10, Y: 10, Keys: keys, Away: 20}, slip, false, true, false)
	return g, theirs
}

func TestPressesCountOnceTheTimeIsUpAndThePointerHasMoved(t *testing.T) {
	for _, c := range []struct {
		name string
		now  float64
		x    float32
		deaf bool
	}{
		{"neither", 1100, 10, true},
		{"moved too early", 1100, 40, true},
		{"at rest", 999 + rests*Slip, 10, true},
		{"trembled", 999 + rests*Slip, 25, true},
		{"looked at for long", 1000 + rests*Slip, 10, false},
		{"both", 1000 + Slip, 31, false},
	} {
		g, q := guarded(Slip, false)
		g.Meet(q, Hand{Now: c.now, X: c.x, Y: 10, Away: 20}, Slip, false, true, false)
		if deaf, _ := g.Deaf(); deaf != c.deaf {
			t.Errorf("%s: deaf %v", c.name, deaf)
		}
	}
	g, q := guarded(Slip, false)
	g.Meet(q, Hand{Now: 1100, X: 60, Y: 10, Away: 20}, Slip, false, true, false) // away and back
	g.Meet(q, Hand{Now: 1000 + Slip, X: 10, Y: 10, Away: 20}, Slip, false, true, false)
	if deaf, _ := g.Deaf(); deaf {
		t.Error("a hand that has been away is not heard")
	}
}

func TestKeysCountOnceTheTimeIsUpAndAllWereUp(t *testing.T) {
	for _, c := range []struct {
		name string
		held []bool // by frames of 100 ms from the change on
		deaf bool
	}{
		{"held all the time", []bool{true, true, true, true, true, true}, true},
		{"let go too early to count yet", []bool{true, false, false}, true},
		{"let go in time", []bool{true, true, false, false, false}, false},
		{"another one pressed too early", []bool{true, false, true, true, true}, true},
		{"and let go", []bool{true, false, true, true, true, false, true}, false},
		{"let go late", []bool{true, true, true, true, true, false}, false},
		{"never down", []bool{false, false, false, false, false}, false},
	} {
		g, q := guarded(Slip, c.held[0])
		for i, keys := range c.held {
			g.Meet(q, Hand{Now: 1000 + float64(i)*100, X: 10, Y: 10, Keys: keys, Away: 20}, Slip, false, true, false)
		}
		if _, deaf := g.Deaf(); deaf != c.deaf {
			t.Errorf("%s: deaf %v", c.name, deaf)
		}
	}
}

func TestOnlyAQuestionToAnotherSideIsGuarded(t *testing.T) {
	up := func(g *Guard) bool { presses, keys := g.Deaf(); return presses || keys }
	hand := Hand{Now: 1000, Away: 20}
	first, again, second := &rules.Request{To: rules.First}, &rules.Request{To: rules.First}, &rules.Request{To: rules.Second}
	for _, c := range []struct {
		name                 string
		before, q            *rules.Request
		slip                 float64
		against, theirs, did bool
		want                 bool
	}{
		{"the first of a game", nil, first, Slip, false, false, false, false},
		{"to the same side", first, again, Slip, false, false, false, false},
		{"to the other", first, second, Slip, false, true, false, true},
		{"and back", second, first, Slip, false, false, false, true},
		{"switched off", first, second, 0, false, true, false, false},
		{"a reaction to the computer", first, again, Slip, true, true, true, true},
		{"a second question in it", first, again, Slip, true, true, false, false},
		{"the next turn after the computer's", first, again, Slip, true, false, true, false},
	} {
		g := &Guard{}
		g.Meet(c.before, hand, c.slip, c.against, false, false)
		g.Meet(nil, hand, c.slip, c.against, false, c.did)
		if g.Meet(c.q, hand, c.slip, c.against, c.theirs, false); up(g) != c.want {
			t.Errorf("%s: guarded %v", c.name, up(g))
		}
	}
}
