package cells

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// pair is a view of a unit with its leader, and of another unit in the next cell.
func pair() *rules.View {
	v := &rules.View{Map: chart(rules.Hexes)}
	v.Pieces = []rules.Piece{
		{Ref: unit(1), Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 4, Of: 4, Cell: cell(6)},
		{Ref: unit(2), Form: rules.Leader, Nation: "fr", Face: "leader", Cell: cell(6)},
		{Ref: unit(3), Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 4, Of: 4, Cell: cell(7)},
	}
	return v
}

func TestPiecesThatLieTooNearToEachOtherAreSpreadOutByAClick(t *testing.T) {
	for _, x := range []struct {
		zoom float32
		near bool
	}{{100, false}, {60, false}, {40, true}, {26, true}} {
		v := pair()
		b := looking(v, x.zoom)
		r, _ := b.PieceRect(unit(2))
		px, py := r.Center()
		if p, _ := b.Near(px, py); p != 0 != x.near {
			t.Errorf("at %g: near each other: %t", x.zoom, p != 0)
		}
		r, _ = b.PieceRect(unit(3))
		if p, _ := b.Near(r.Center()); p != 0 {
			t.Errorf("at %g: who stands alone is near somebody", x.zoom)
		}
		if !x.near {
			continue
		}
		b.Part(px, py)
		b.Point(px, py, true)
		b.Paint(&paint.List{}, &sheet.Picture{View: v})
		for n := 1; n <= 2; n++ {
			r, _ := b.PieceRect(unit(n))
			if got := b.Find(r.Center()); got.Piece != unit(n) || r.W < openEdge-1 {
				t.Errorf("at %g: piece %d lies at %v, %v is found there", x.zoom, n, r, got)
			}
		}
		if p, _ := b.Near(px, py); p != 0 {
			t.Errorf("at %g: what is spread out is still near", x.zoom)
		}
		if got := b.Find(px, py); got.Piece != unit(2) {
			t.Errorf("at %g: %v lies under the pointer", x.zoom, got)
		}
		b.Point(1e6, 1e6, true)
		b.Paint(&paint.List{}, &sheet.Picture{View: v})
		if r, _ := b.PieceRect(unit(1)); r.W > 60 {
			t.Errorf("at %g: they stay spread out", x.zoom)
		}
	}
}

func TestBesideSmallPiecesTheNearestIsFound(t *testing.T) {
	v := &rules.View{Map: chart(rules.Hexes)}
	for i, at := range []int{6, 7} {
		v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(i + 1), Nation: "fr", Face: "infantry", Cell: cell(at)})
	}
	b := looking(v, 30)
	one, _ := b.PieceRect(unit(1))
	two, _ := b.PieceRect(unit(2))
	if one.W >= 28 {
		t.Fatalf("the pieces are %g pixels wide: no test", one.W)
	}
	mid, y := (one.X+one.W+two.X)/2, one.Y+one.H/2
	if got := b.Find(mid-1, y).Piece; got != unit(1) {
		t.Errorf("%v is found on the side of the first", got)
	}
	if got := b.Find(mid+1, y).Piece; got != unit(2) {
		t.Errorf("%v is found on the side of the second", got)
	}
	x, _ := one.Center()
	if got := b.Find(x, y-15).Piece; got != unit(1) {
		t.Errorf("15 px above a piece of %g px %v is found", one.H, got)
	}
	if got := b.Find(x, y-18).Piece; got == unit(1) {
		t.Errorf("18 px above it it is found still")
	}
}

// Beside his square stands somebody else, with his name.
func TestWhatAGeneralIsStaysWithinHisSquare(t *testing.T) {
	for _, facing := range []int{0, 2, 4, 6} {
		m := chart(rules.Squares)
		v := &rules.View{Map: m, Pieces: []rules.Piece{
			{Ref: unit(1), Form: rules.Base, Nation: "gb", Face: "infantry", Cell: cell(6), Facing: facing, State: []rules.State{rules.StateLinear}},
			{Ref: unit(2), Form: rules.Leader, Nation: "gb", Face: "leader", Value: "+1", Cell: cell(6), State: []rules.State{rules.StateChief}},
			{Ref: unit(3), Form: rules.Leader, Nation: "gb", Face: "leader", Value: "+1", Cell: cell(6), State: []rules.State{rules.StateChief}},
		}}
		b := looking(v, 100)
		var l paint.List
		b.Paint(&l, &sheet.Picture{View: v})
		square, _ := b.CellRect(cell(6))
		n := 0
		for i := range l.Cmds {
			if k := &l.Cmds[i]; k.Key == "badge" {
				if n++; k.Dst.X < square.X || k.Dst.X+k.Dst.W > square.X+square.W {
					t.Errorf("facing %d: a disc from %g to %g, the square from %g to %g", facing, k.Dst.X, k.Dst.X+k.Dst.W, square.X, square.X+square.W)
				}
			}
		}
		if n != 2 {
			t.Errorf("facing %d: %d discs, want 2", facing, n)
		}
	}
}
