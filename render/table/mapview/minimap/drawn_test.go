package minimap

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/render/ui"
	"grognard/rules"
)

// TestTheMinimapIsDrawnAsRecorded keeps every command of the minimap of a battle of each
// kind of map, with a fight.
func TestTheMinimapIsDrawnAsRecorded(t *testing.T) {
	book := painttest.Open(t, "minimap")
	for _, x := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "training-trebbia-bridge"}, {"eagles", "three-elms-crossroads"}} {
		s := open(t, x[0], x[1])
		v := *s.Scene.View()
		for i := range v.Pieces {
			if v.Pieces[i].Side == rules.Second && v.Combat == nil {
				v.Combat = &rules.Combat{To: v.Pieces[i].Ref}
			}
		}
		s.Scene.View = func() *rules.View { return &v }
		s.mini.rings = rings{}
		s.mini.Bake = nil
		s.mini.picture.cancel() // the ground is painted in the background: here or not, as it likes
		s.mini.picture = picture{}
		s.UI.Calm = true
		s.Put = func(c *ui.Ctx) {
			s.mini.Frame(c, Room{At: paint.Rect{X: c.In.W - 354, Y: c.In.H - 264, W: 340, H: 250}})
		}
		s.Tick()
		s.Tick()
		if s.Store.Get("minimap/ring").Img == nil {
			t.Error("there is no picture of a ring")
		}
		book.Page(x[1], &s.List)
	}
}

func TestWhereNothingIsToMoveAClickBringsThePlaceAtOnce(t *testing.T) {
	for _, calm := range []bool{false, true} {
		s := open(t, "musket", "marengo-1800")
		s.UI.Calm = calm
		in := s.Board.Inner
		s.In.X, s.In.Y = s.at(in.X+in.W*.8, in.Y+in.H*.2)
		s.Tick()
		s.In.Pressed[paint.Left], s.In.Down[paint.Left] = true, true
		s.Tick()
		if s.Board.Gliding() == calm {
			t.Errorf("calm is %t, and the map glides: %t", calm, s.Board.Gliding())
		}
		if x, _ := s.Board.Shown().Center(); calm && (x < in.X+in.W*.75 || x > in.X+in.W*.85) {
			t.Errorf("in the middle is %.1f", x)
		}
	}
}
