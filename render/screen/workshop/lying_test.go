package workshop

import (
	"slices"
	"testing"

	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// What lies on the map as a thing of its own, an objective, a name, a road, a wood, is selected by
// clicks as a piece is, wherever it can be hit: pieces that stand on it come first. Then its card is
// shown, and Del takes it away.
func TestAClickSelectsWhatLiesOnTheMap(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s, board := &b.page.state, &b.page.stage.View.Board
			var last string
			for _, x := range slices.Clone(s.Draft().Things) {
				tool := s.Open.Kit().Tool(x.Tool)
				if x.Stock != "" || tool == nil || tool.Stroke == rules.StrokeTile || len(x.Cells) == 0 && len(x.Pts) == 0 {
					continue
				}
				s.Do(state.Select())
				b.Ctx.Animate()
				b.Settle()
				at := paint.Rect{}
				if len(x.Cells) > 0 {
					at, _ = board.CellRect(x.Cells[len(x.Cells)/2])
				} else {
					at.X, at.Y = board.Tabletop().PointPixels(x.Pts[0])
					if x.Frame != nil && tool.Stroke == rules.StrokeShape {
						at.X, at.Y = board.Tabletop().PointPixels(x.Frame.Middle)
					}
				}
				px, py := at.Center()
				if !b.bare(px, py) || board.Tabletop() != nil && board.Find(px, py).Piece != 0 {
					continue
				}
				var got []string
				covered := false // by the card of what was selected first
				for range len(s.On(board.CellAt(px, py))) + 4 {
					b.press(px, py)
					b.release()
					got = append(got, s.Selected()...)
					covered = covered || b.page.property.Rect().Has(px, py)
					if slices.Equal(s.Selected(), []string{x.Path}) {
						break
					}
				}
				if covered {
					continue
				}
				if last = x.Path; !slices.Equal(s.Selected(), []string{x.Path}) {
					t.Errorf("clicks on the %s select %v, not %s", x.Tool, got, x.Path)
				}
				if p := s.Draft().Thing(got[0]); p.Stock == "" && slices.ContainsFunc(s.On(board.CellAt(px, py)), func(k *rules.Thing) bool { return k.Stock != "" }) {
					t.Errorf("the first click on the %s selects %s below a piece", x.Tool, got[0])
				}
			}
			if last == "" || k.book == "manoeuvre" {
				if k.book != "manoeuvre" {
					t.Fatal("nothing lies there")
				}
				return
			}
			if b.page.property.Title() == "" {
				t.Error("it has no card")
			}
			n := len(s.Draft().Things)
			b.Key("Delete")
			if len(s.Draft().Things) != n-1 {
				t.Errorf("Del does not take %s away", last)
			}
		})
	}
}
