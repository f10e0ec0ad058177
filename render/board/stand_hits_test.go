package board

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

func TestNoArrowCoversTheHitsOfABrigade(t *testing.T) {
	v := meadow()
	b, _ := seen(t, v, 70)
	p := &sheet.Picture{View: v, Arrows: []sheet.Arrow{{From: unitRef(15), To: spotRef(2, 1), Kind: sheet.ArrowAttack}}}
	var l paint.List
	b.Paint(&l, p)
	arrow, disc := -1, -1
	for i, c := range l.Cmds {
		switch {
		case c.Layer == paint.Over && c.Key == sheet.ArrowAttack.Head():
			arrow = i
		case c.Layer == paint.Over && c.Key == "badge/ink" && disc < arrow:
			disc = i
		}
	}
	if arrow < 0 || disc < arrow {
		t.Errorf("the arrow is painted as %d, the last hits as %d", arrow, disc)
	}
}

func TestTheBadgeOfATargetLiesUnderTheLeaderWhoStandsThere(t *testing.T) {
	v := meadow()
	b, _ := seen(t, v, 70)
	for cell, want := range map[rules.Ref]bool{spotRef(2, 1): false, spotRef(3, 1): true} {
		var l paint.List
		b.Paint(&l, &sheet.Picture{View: v, Marks: []sheet.Mark{{At: cell, Kind: sheet.Attack}}})
		home, _ := b.CellRect(cell)
		ring, badge := false, false
		for _, c := range l.Cmds {
			if c.Key == sheet.MarkKey(sheet.Attack, rules.Squares) {
				ring = ring || c.Layer == paint.Under
				badge = badge || c.Layer == paint.Over
				if c.Layer == paint.Over && c.Clip.W > home.W/2 {
					t.Errorf("at %v more than a badge lies over the pieces: %v", cell, c.Clip)
				}
			}
		}
		if !ring || badge != want {
			t.Errorf("at %v: ring %t, badge over the pieces %t, want %t", cell, ring, badge, want)
		}
	}
}

func TestAnyNumberOfGeneralsStaysWithinTheSquare(t *testing.T) {
	for alone := range 2 {
		for n := range 9 {
			v := meadow()
			v.Pieces = v.Pieces[:0]
			home := spotRef(4, 1)
			if alone == 0 {
				v.Pieces = append(v.Pieces, rules.Piece{Ref: unitRef(90), Nation: "fr", Form: rules.Base, Face: "infantry", Cell: home, N: 2, Of: 2})
			}
			for k := range n + 1 {
				v.Pieces = append(v.Pieces, rules.Piece{Ref: unitRef(k + 1), Nation: "fr", Form: rules.Leader, Face: "commander", Cell: home, N: 1, Of: 1, Value: "+1"})
			}
			b, _ := seen(t, v, 90)
			cell, _ := b.CellRect(home)
			cell = cell.Inset(-.1 * cell.W) // a general may step on its edge
			for k := range n + 1 {
				r, ok := b.PieceRect(unitRef(k + 1))
				if !ok || !cell.Has(r.X, r.Y) || !cell.Has(r.X+r.W, r.Y+r.H) {
					t.Errorf("of %d generals number %d stands at %v, the square is %v", n+1, k+1, r, cell)
				}
			}
		}
	}
}
