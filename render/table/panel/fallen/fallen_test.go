package fallen

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// stage is a desk with nothing on it but the fallen of the first side.
type stage struct {
	*paneltest.Desk
	panel *Panel
	room  paint.Rect
	sheet paint.Rect
	all   []rules.Piece
	told  rules.Ref
}

// open lays out so many of the pieces that stand on the map, as if they had fallen.
func open(t *testing.T, system, battle string, n int) *stage {
	t.Helper()
	m := screentest.Begin(t, system, battle, match.Start{Open: true, Seed: 1})
	s := &stage{Desk: paneltest.Open(t, m, "en"), room: paint.Rect{X: 100, Y: 100, W: 200, H: 160}}
	seen := map[rules.Ref]bool{}
	for _, p := range s.Scene.View().Pieces {
		if p.Form != rules.Marker && p.Face != "" && !seen[p.Ref] && len(s.all) < n {
			s.all = append(s.all, p)
			seen[p.Ref] = true
		}
	}
	s.panel = New(Deps{Words: s.Words, Board: &s.Board})
	s.Put = func(c *ui.Ctx) {
		c.Fill(c.Window(), paint.Color{R: 0xdc, G: 0xce, B: 0xa8, A: 255})
		s.told = s.panel.Frame(c, rules.First, Room{s.room, s.sheet}, s.all).Hover
	}
	s.Settle()
	return s
}

func (s *stage) shown() (all []string) {
	for _, h := range s.Hits() {
		if strings.HasPrefix(h.Name, "fallen.") {
			all = append(all, h.Name)
		}
	}
	return all
}

func TestTheFallenOfEverySystemLieOnTheDesk(t *testing.T) {
	for system, battle := range map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-12-waterloo", "musket": "marengo-1800",
		"squares": "ns-02-quatre-bras", "eagles": "the-long-ridge"} {
		s := open(t, system, battle, 5)
		if n := len(s.shown()); n != 5 {
			t.Errorf("%s: %d lie there, want 5", battle, n)
		}
		turned, faded := map[float32]bool{}, map[float32]bool{}
		for _, k := range s.List.Cmds {
			if k.Op == paint.Image && k.Angle != 0 {
				turned[k.Angle] = true
			}
			if k.Op == paint.Fill && k.Angle != 0 && k.Color.A == 92 {
				faded[k.Angle] = true // after all that lies at this angle
			}
		}
		if len(turned) < 4 || len(faded) < 4 {
			t.Errorf("%s: pieces lie at %d angles, those veiled at %d", battle, len(turned), len(faded))
		}
		s.Shot("fallen-" + system)
	}
}

func TestTheLastToFallIsSeenAndTheFirstScrollAway(t *testing.T) {
	s := open(t, "musket", "marengo-1800", 20)
	name := func(i int) string { return s.Words.Keys.Region("fallen", s.all[i].Ref) }
	if !s.Has(name(19)) || s.Has(name(0)) {
		t.Errorf("in sight are %v", s.shown())
	}
	s.In.X, s.In.Y = s.room.Center()
	s.Tick()
	for range 20 {
		s.In.WheelY = -1
		s.Settle()
	}
	if s.Has(name(19)) || !s.Has(name(0)) {
		t.Errorf("after the wheel has turned in sight are %v", s.shown())
	}
	for _, k := range s.List.Cmds {
		if x, y := k.Dst.Center(); k.Angle != 0 && (k.Clip.W == 0 || !s.room.Overlaps(k.Clip)) {
			t.Fatalf("%s is painted beyond its room, at (%g, %g)", k.Key, x, y)
		}
	}
}

func TestWhoIsPointedAtIsToldOf(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", 5)
	s.Point(s.Words.Keys.Region("fallen", s.all[2].Ref))
	if s.told != s.all[2].Ref {
		t.Errorf("told of is %v, want %v", s.told, s.all[2].Ref)
	}
	s.In.Now += 1000
	s.Tick()
	if name := s.Words.Name(s.all[2].Ref); !s.Says(name) {
		t.Errorf("nobody says that it is %q", name)
	}
}

func TestNothingIsPaintedWhereNobodyFellOrThereIsNoRoom(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", 0)
	if len(s.List.Cmds) != 1 {
		t.Errorf("%d commands though nobody fell", len(s.List.Cmds))
	}
	s = open(t, "ccn", "ccn-12-waterloo", 3)
	s.room.W = 40
	s.Settle()
	if len(s.List.Cmds) != 1 {
		t.Errorf("%d commands without room", len(s.List.Cmds))
	}
	s.room.W, s.room.H = 200, 60
	s.Settle()
	if len(s.List.Cmds) != 1 {
		t.Errorf("%d commands in a room that is too low", len(s.List.Cmds))
	}
	s.room.H = 160
	s.room.W, s.sheet = 200, paint.Rect{X: 250, Y: 50, W: 900, H: 600}
	s.Settle()
	if len(s.List.Cmds) != 1 {
		t.Errorf("%d commands under the sheet of the map", len(s.List.Cmds))
	}
}

func TestTheFallenAllocateNothing(t *testing.T) {
	s := open(t, "musket", "marengo-1800", 9)
	if n := s.Allocations(); n > 0 {
		t.Errorf("%g allocations", n)
	}
}
