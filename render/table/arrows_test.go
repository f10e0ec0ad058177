package table

import (
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/render/paint"
)

// between opens the duel with a second enemy east of the
// attacker.
func between(t *testing.T) *battle {
	t.Helper()
	return onSquares(t, boardtest.Duel().And("blue-2", "D2", ""))
}

// aimed is the target of the option that Enter would take.
func (b *battle) aimed() string {
	o, ok := b.t.game.Choice.Pending()
	if !ok || o.At == 0 {
		return ""
	}
	return b.m.Book().Format(o.At)
}

func TestTheArrowsChooseATargetForTheUnitThatTabHasPicked(t *testing.T) {
	b := between(t)
	if q := b.m.Request(); q.Kind != "attack" {
		t.Fatalf("%s is asked", q.Kind)
	}
	b.Key("Tab")
	if got := b.aimed(); got != "" {
		t.Fatalf("before an arrow the target is %s", got)
	}
	for _, step := range []struct {
		key  paint.Key
		want string
	}{{"Up", "c3"}, {"Right", "d2"}, {"Left", "c3"}} {
		b.Key(step.key)
		if got := strings.ToLower(b.aimed()); got != step.want {
			t.Errorf("after %s the target is %q, want %s; picked are %v", step.key, got, step.want, b.t.game.Choice.Picks)
		}
	}
	before := b.m.Request()
	b.Key("Enter")
	b.Long()
	if b.m.Request() == before {
		t.Error("Enter does not take the option that the arrows have chosen")
	}
}

func TestTheArrowsMoveTheMapWhereThereIsNoTargetThatWay(t *testing.T) {
	b := between(t)
	at := func() (x, y float32) {
		r, _ := b.t.View.Board.CellRect(b.m.Request().Options[1].At)
		return r.X, r.Y
	}
	for range 12 {
		b.t.View.Board.ZoomAt(640, 360, 1)
	}
	b.Long()
	for _, keys := range [][]paint.Key{{"Up"}, {"Tab", "Down"}} {
		b.t.game.Choice.Clear()
		x, y := at()
		for _, k := range keys {
			b.Key(k)
		}
		if x1, y1 := at(); x1 == x && y1 == y || len(b.t.game.Choice.Picks) > 1 {
			t.Errorf("%v: the map has not moved, picked are %v", keys, b.t.game.Choice.Picks)
		}
		b.Long()
	}
}
