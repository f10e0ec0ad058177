package table

import (
	"math/rand/v2"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
	"grognard/rules/rulestest"
)

// mover finds the question of a random game in which an own piece may go to most cells,
// and the piece.
func mover(t *testing.T, b *battle, seed uint64) (rules.Ref, []rules.Ref) {
	r := rand.New(rand.NewPCG(seed, 4))
	for range 120 {
		q := b.m.Request()
		if q == nil {
			break
		}
		b.awaits(q)
		cells := map[rules.Ref][]rules.Ref{}
		best := rules.Ref(0)
		for _, o := range q.Options {
			if home, on := b.t.game.Scene.Cell(o.Who); on && home != 0 && b.t.game.Scene.IsCell(o.At) && o.With == 0 && b.t.game.Scene.Mine(o.Who) {
				cells[o.Who] = append(cells[o.Who], o.At)
				if len(cells[o.Who]) > len(cells[best]) || len(cells[o.Who]) == len(cells[best]) && o.Who < best {
					best = o.Who
				}
			}
		}
		if len(cells[best]) >= 4 && !q.SetUp {
			return best, cells[best]
		}
		answered(t, b.m, q.Options[r.IntN(len(q.Options))])
	}
	t.Fatalf("%s: nobody can move", b.m.Start().Scenario)
	return 0, nil
}

// Every cell in view to which a piece in hand may go can be clicked there, at every stop
// of the zoom and wherever the map has been pushed: what lies over it gives way.
func TestEveryCellInViewCanBeClickedAtEveryZoomAndPan(t *testing.T) {
	for _, c := range []struct{ book, scenario string }{
		{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "maida-1806"}, {"squares", "ns-01-maida"},
	} {
		for i, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			if testing.Short() && i > 0 {
				continue
			}
			m := screentest.Begin(t, c.book, c.scenario, match.Start{Open: true, Auto: true, Seed: 11})
			p := instant()
			b := newDesk(t, size[0], size[1], p).begin(m)
			who, cells := mover(t, b, 4)
			tried := 0
			for stop := range 5 {
				for k, push := range [][2]float32{{0, 0}, {.3, .3}, {-.35, .25}, {.35, -.3}, {-.3, -.3}} {
					if (stop+k+i)%2 > 0 { // the other window is tried there
						continue
					}
					if testing.Short() && (stop+int(push[0]*20))%3 != 0 {
						continue
					}
					tried += b.clickAll(who, cells, stop, push)
				}
			}
			if least := rulestest.Many(30, 5); tried < least {
				t.Errorf("%s at %v: only %d clicks were tried", c.scenario, size, tried)
			}
		}
	}
}

// clickAll clicks every cell of a piece in hand that is in view, with the map at a stop and
// pushed by parts of the window. It returns how many there were.
func (b *battle) clickAll(who rules.Ref, cells []rules.Ref, stop int, push [2]float32) (tried int) {
	t, board, q := b.desk.T, &b.t.View.Board, b.m.Request()
	t.Helper()
	port := board.Port
	x, y := port.Center()
	board.Fit()
	for range stop {
		board.StepAt(x, y, 1, b.In.Now)
		board.Settle()
	}
	if mx, my, ok := board.Middle(who); ok && stop > 0 {
		board.Center(mx, my, b.In.Now)
		board.Settle()
	}
	board.Pan(push[0]*port.W, push[1]*port.H)
	b.Long()
	for i, cell := range cells {
		if most := rulestest.Many(10, 8); len(cells) > most && i%(len(cells)/most) != 0 {
			continue
		}
		b.t.game.Choice.SelectOnly(who)
		b.Tick()
		at, ok := board.CellRect(cell)
		px, py := at.Center()
		if !ok || !b.t.lay.Map.Has(px, py) {
			continue
		}
		tried++
		for _, to := range [][2]float32{{port.W / 2, 4}, {px, py}} { // off a stack that is spread out
			b.In.X, b.In.Y = to[0], to[1]
			b.Tick()
		}
		b.Tick()
		hot := b.ui.Hot()
		b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
		b.Tick()
		b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
		b.Tick()
		switch k := b.t.game.Choice; {
		case b.m.Request() != q:
			if b.m.Undo() != nil {
				t.Fatalf("%s: %s cannot be taken back", b.m.Start().Scenario, b.m.Book().Format(cell))
			}
			b.awaits(b.m.Request())
			q = b.m.Request()
		case !k.IsPicked(cell) && k.Dragged == 0 && !b.onFriend(cell):
			t.Errorf("%s, stop %d, pushed by %v: %s at %v cannot be clicked: there is %s, %q", b.m.Start().Scenario, stop, push, b.m.Book().Format(cell), at, hot, b.t.bar.Refusal().Say)
		}
		b.In.Now += 700 // no second click
	}
	b.t.game.Choice.Clear()
	return tried
}

// onFriend reports whether own pieces stand in a cell: the click is theirs.
func (b *battle) onFriend(cell rules.Ref) bool {
	v := b.m.View()
	for i := range v.Pieces {
		if v.Pieces[i].Cell == cell && v.Pieces[i].Side == b.m.Request().To {
			return true
		}
	}
	return false
}
