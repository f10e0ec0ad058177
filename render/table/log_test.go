package table

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

func TestADoubleClickOnALineOfTheLogOpensTheReplayThere(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Click("cell.d3")
	b.Long()
	b.Key("L")
	index, answer, _ := b.t.Log.Last()
	name := b.t.game.Words.Keys.Join("log", "line", b.t.game.Words.Keys.Number(index))
	b.Point(name)
	for range 2 {
		b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
		b.Tick()
		b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
		b.Tick()
	}
	b.Settle()
	if b.replayed != answer {
		t.Fatalf("the replay opens at %d, want %d", b.replayed, answer)
	}
}

func TestTheLogKeepsToItsLastLineInAnyWindow(t *testing.T) {
	b := moving(t)
	b.Key("L")
	for _, size := range [][2]float32{{1280, 720}, {640, 360}, {1920, 1080}} {
		b.In.W, b.In.H = size[0], size[1]
		b.Settle()
		last, _, _ := b.t.Log.Last()
		if y := b.row(last); y < b.t.lay.Log.Y || y > b.t.lay.Log.Y+b.t.lay.Log.H {
			t.Errorf("at %g by %g the last line of the log lies at %g", size[0], size[1], y)
		}
	}
}

// row is the middle of a line of the log, -1 if it does not show.
func (b *battle) row(index int) float32 {
	for _, h := range b.Hits() {
		if h.Name == b.t.game.Words.Keys.Join("log", "line", b.t.game.Words.Keys.Number(index)) {
			return h.Y + h.H/2
		}
	}
	return -1
}

func TestTheLogDoesNotForestallTheDice(t *testing.T) {
	b, o := attacking(t)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	for range 8 {
		q := b.m.Request()
		if q == nil || q.Quiet < 0 {
			break
		}
		b.In.Keys = []paint.Key{"E"}
		b.Tick()
		b.Tick()
		for range 200 {
			if !b.t.game.Clips.Running() {
				break
			}
			if n := b.t.game.Clips.Untold(); n > 0 {
				log := b.m.Log()
				last, _, _ := b.t.Log.Last()
				if last >= len(log)-n {
					t.Fatalf("line %d of %d is told with %d clips to come", last, len(log), n)
				}
			}
			b.Tick()
		}
		b.Long()
		if len(b.t.game.Clips.Throws()) > 0 {
			return
		}
	}
	t.Fatal("no dice were rolled")
}

func TestNoCardLiesUnderALogThatLiesOverTheMap(t *testing.T) {
	for _, g := range battles[:2] {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			b := fighting(t, size[0], size[1], g, prefs.Default(), 1)
			b.t.drawer = drawer{begun: true, lies: Loose, open: true}
			b.Settle()
			l := &b.t.lay
			if l.Log.W == 0 || l.Log.X > l.Map.X+l.Map.W-2 {
				t.Fatalf("%s at %v: no log lies over the map", g[0], size)
			}
			if l.Play.W == 0 || l.Hand.W == 0 {
				t.Fatalf("%s at %v: there is no place for cards", g[0], size)
			}
			for name, r := range map[string]paint.Rect{"in play": l.Play, "of both": l.Common, "of one": l.Piles[0], "of the other": l.Piles[1], "in hand": l.Hand} {
				if r.W > 0 && r.Overlaps(l.Log) {
					t.Errorf("%s at %v: cards %s, %v, lie under the log, %v", g[0], size, name, r, l.Log)
				}
			}
		}
	}
}

// The log over the map is read back by keys: by pages and to its ends, and by lines with nothing in hand; beside the
// map, where it stays open, the arrows and Home are the map's.
func TestTheLogIsReadBackByKeys(t *testing.T) {
	open := func(w, h int) *battle {
		b := newBattleOf(t, "squares", w, h, "ns-01-maida")
		for n := 0; n < 400 && len(b.m.Log()) < 80; n++ {
			q := b.m.Request()
			if q == nil {
				break
			}
			if _, err := b.m.Answer(q.Options[0]); err != nil {
				t.Fatal(err)
			}
		}
		b.Settle()
		if !b.t.drawer.open {
			b.Key("L")
		}
		b.t.game.Choice.Clear()
		b.Settle()
		return b
	}
	b := open(1280, 720)
	last, _, _ := b.t.Log.Last()
	seen := func() bool { return b.row(last) >= 0 }
	if !seen() || !b.t.lay.Log.Overlaps(b.t.lay.Map) || b.t.game.Choice.InFocus() != 0 {
		t.Fatalf("the last line shows: %v; the log lies at %v, in hand is %v", seen(), b.t.lay.Log, b.t.game.Choice.InFocus())
	}
	for _, keys := range [][2]paint.Key{{"Home", "End"}, {"PageUp", "PageDown"}} {
		b.Key(keys[0])
		if b.Settle(); seen() {
			t.Errorf("after %s its end still shows", keys[0])
		}
		b.Key(keys[1])
		if b.Settle(); !seen() {
			t.Errorf("%s does not come back to its end", keys[1])
		}
	}
	was := b.row(last)
	b.Key("Up")
	if b.Settle(); b.row(last) == was || b.t.View.Cursor.On() {
		t.Errorf("Up: the last line is at %v as before, the cursor shows: %v", b.row(last), b.t.View.Cursor.On())
	}
	b.Key("L", "Up")
	if !b.t.View.Cursor.On() {
		t.Error("with the log closed Up brings no cursor")
	}
	b = open(1920, 1080)
	b.Click("button.log.pin")
	b.Settle()
	if b.t.lay.Log.Overlaps(b.t.lay.Map) {
		t.Fatal("in a large window it does not lie beside the map")
	}
	last, _, _ = b.t.Log.Last()
	if b.Key("Up"); !b.t.View.Cursor.On() || !seen() {
		t.Error("beside the map it hears an arrow")
	}
}
