package table

import (
	"slices"
	"testing"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// across is how many cells are seen from side to side where a map is cut.
const across = 12

func TestEverythingCanBeReadWhenABattleOpens(t *testing.T) {
	for _, book := range scenarios.Books() {
		for i, s := range scenarios.List(book.Name()) {
			if testing.Short() && i%3 > 0 {
				continue
			}
			t.Run(s.ID, func(t *testing.T) {
				for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
					opens(t, newBattleOf(t, book.Name(), size[0], size[1], s.ID), size[0])
				}
			})
		}
	}
}

// opens checks the first view of a table.
func opens(t *testing.T, b *battle, wide int) {
	t.Helper()
	v, k := b.t.game.Scene.View(), &b.t.View.Board
	if v.Map == nil || v.Map.Shape == rules.Tabletop {
		return
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if least := board.ReadFrom(p, v.Map.Shape); p.Cell != 0 && k.Zoom < least {
			t.Errorf("at %d %s is shown with %.1f pixels a cell, and read from %.1f on", wide, b.m.Book().Format(p.Ref), k.Zoom, least)
			return
		}
	}
	if shown := k.Shown(); k.Loose && shown.W < across {
		t.Errorf("at %d only %.1f cells are seen from side to side", wide, shown.W)
	}
	side := b.m.Request().To
	b.inFull(t, side, wide)
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if at, ok := k.PieceRect(p.Ref); ok && p.Side == side && p.Form != rules.Marker && k.Free.Has(at.Center()) {
			return
		}
	}
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Side == side && p.Cell != 0 {
			t.Errorf("at %d nobody of the side that begins is in view", wide)
			return
		}
	}
}

// inFull checks that the counters of a side that are in view tell all their values.
func (b *battle) inFull(t *testing.T, side rules.Side, wide int) {
	t.Helper()
	b.Tick()
	v, k := b.t.game.Scene.View(), &b.t.View.Board
	for i := range v.Pieces {
		p := &v.Pieces[i]
		at, ok := k.PieceRect(p.Ref)
		if !ok || p.Side != side || p.Form != rules.Counter || p.Value == "" || p.Cell == 0 || !k.Free.Has(at.Center()) {
			continue
		}
		if !slices.ContainsFunc(b.List.Cmds, func(c paint.Cmd) bool { return c.Op == paint.Text && c.Layer <= paint.Labels && c.Text == p.Value }) {
			t.Errorf("at %d, on a counter of %.1f pixels, %q is not printed in full", wide, at.W, p.Value)
		}
	}
}

// The letters and numbers of the columns and rows that are in view are read there, be the margin in view that has them
// or not.
func TestTheColumnsAndRowsInViewAreNamed(t *testing.T) {
	for _, g := range [...][2]string{{"manoeuvre", "man-02-before-dusk"}, {"squares", "ns-01-maida"}, {"musket", "training-trebbia-bridge"}, {"ccn", "ccn-01-rolica-first"}} {
		for _, size := range sizes {
			for _, near := range []float32{0, 2} { // the whole map, and so much nearer
				b := newBattleOf(t, g[0], size[0], size[1], g[1])
				k, seen := &b.t.View.Board, map[string]bool{}
				k.Fit()
				if b.Tick(); near > 0 {
					k.Place.Zoom *= near
					b.Tick()
				}
				for i := range b.List.Cmds {
					if c := &b.List.Cmds[i]; c.Op == paint.Text && c.Layer == paint.Under && k.Port.Has(c.Dst.X, c.Dst.Y-4) {
						seen[c.Text] = true
					}
				}
				cols, rows := ground.Coordinates(k.Map)
				left, top := k.Pixels(0, 0)
				for i := range k.Map.Cells {
					c := &k.Map.Cells[i]
					r, _ := k.CellRect(c.Ref)
					x, y := r.Center()
					if !k.Port.Inset(60).Has(x, y) {
						continue
					}
					if name := cols[c.Col]; top < k.Port.Y-1 && !seen[name] {
						t.Errorf("%s at %d, %v nearer: no column %q is named", g[0], size[1], near, name)
						break
					}
					if name := rows[c.Row]; left < k.Port.X-1 && !seen[name] {
						t.Errorf("%s at %d, %v nearer: no row %q is named", g[0], size[1], near, name)
						break
					}
				}
			}
		}
	}
}
