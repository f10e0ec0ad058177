package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

func TestTheInspectorFollowsThePosition(t *testing.T) {
	b := moving(t)
	b.Point("piece.fr-ig")
	if b.t.Look.ToldAt() != b.t.game.Scene.Pos {
		t.Fatal("the inspector shows nothing")
	}
	b.Click("piece.fr-ig")
	b.Click("cell.d3")
	b.In.X, b.In.Y = 1, 1
	b.Long()
	if b.t.Look.Ref() == 0 || b.t.Look.ToldAt() != b.t.game.Scene.Pos {
		t.Error("the inspector tells of a position that is gone")
	}
}

func TestPointingAtACardFillsTheInspectorInTheSameFrame(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("setup.hand")
	for _, k := range b.t.game.Scene.View().Cards {
		name := b.t.game.Words.Keys.Region("card", k.Ref)
		if k.Ref == 0 || !b.Has(name) {
			continue
		}
		for _, h := range b.Hits() {
			if h.Name == name {
				b.In.X, b.In.Y = h.Center()
			}
		}
		b.Tick()
		if b.t.Look.Ref() != k.Ref || b.Says(b.t.game.Words.Word("table.inspect.hint")) {
			t.Error("the inspector does not show the card under the pointer")
		}
		return
	}
	t.Fatal("there is no card")
}

func TestPointingAtAGaugeExplainsIt(t *testing.T) {
	b := moving(t)
	for _, name := range []string{"gauge.first.units", "pile.deck.first", "track"} {
		b.Point(name)
		if _, _, about := b.t.Look.Word(); about == "" {
			t.Errorf("%s is not explained", name)
		}
	}
}

func TestTheInspectorWaitsForTheNewPlayerToMoveThePointer(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	p := b.t.game.Words.Keys.Region("piece", b.m.View().Pieces[0].Ref)
	b.Point(p)
	if b.t.Look.Ref() == 0 {
		t.Fatal("pointing does not fill the inspector")
	}
	b.t.Look.Forget() // as another player sits down
	b.Settle()
	if b.t.Look.Ref() != 0 {
		t.Error("the inspector tells about what the other player has pointed at")
	}
	b.In.X += 2
	b.Settle()
	if b.t.Look.Ref() == 0 {
		t.Error("the inspector stays empty")
	}
}

func TestWhatIsPickedByKeyIsShownUntilSomethingElseIsPointedAt(t *testing.T) {
	for _, system := range []struct{ book, scenario, point, kind string }{
		{"manoeuvre", "man-01-first-orders", "piece.fr-ig", "move.base"}, {"ccn", "ccn-01-rolica-first", "", "order"}} {
		b := newBattleOf(t, system.book, 1280, 720, system.scenario)
		b.until(system.kind)
		foe := rules.Ref(0)
		for _, p := range b.m.View().Pieces {
			if !b.t.game.Scene.Mine(p.Ref) && b.Has(b.t.game.Words.Keys.Region("piece", p.Ref)) {
				foe = p.Ref
			}
		}
		b.Point(b.t.game.Words.Keys.Region("piece", foe))
		if b.t.Look.Ref() != foe {
			t.Fatalf("%s: the inspector shows %v, not %v under the pointer", system.book, b.t.Look.Ref(), foe)
		}
		b.Key("Tab")
		b.Tick()
		picked := b.t.game.Choice.InFocus()
		if picked == 0 || b.t.Look.Ref() != picked {
			t.Fatalf("%s: Tab picks %v, the inspector shows %v", system.book, picked, b.t.Look.Ref())
		}
		b.In.X++
		if b.Tick(); b.t.Look.Ref() != foe {
			t.Errorf("%s: once the pointer moves on %v the inspector shows %v", system.book, foe, b.t.Look.Ref())
		}
		b.In.X, b.In.Y = 1, 1
		b.Tick()
		if b.Tick(); b.t.Look.Ref() != picked {
			t.Errorf("%s: with nothing under the pointer the inspector shows %v, not %v in hand", system.book, b.t.Look.Ref(), picked)
		}
	}
}

func TestACardThatLiesOpenIsNotReadOutAgain(t *testing.T) {
	for i, g := range battles[:2] { // those with cards; areas have little maps
		b := fighting(t, 1280, 720, g, prefs.Default(), 3).battle
		seen := 0
		for _, k := range b.t.game.Scene.View().Cards {
			name := b.t.game.Words.Keys.Region("card", k.Ref)
			if k.Ref == 0 || k.Place != rules.Hand || !b.Has(name) {
				continue
			}
			b.Point(name)
			b.Long()
			seen++
			if b.t.Cards.Whole() != k.Ref {
				t.Errorf("%s: %s does not lie open", g[1], name)
			}
			for j := range len(k.Stats) * i {
				word := b.t.game.Words.StatWord(&k.Stats[j])
				if n := b.lines(word); n > 1 {
					t.Errorf("%s: %s says %q %d times", g[1], name, word, n)
				}
			}
			said := b.t.game.Words.Say(k.Text)
			if head := said[:min(12, len(said))]; head != "" && b.lines(head) > 1 {
				t.Errorf("%s: %s says %q twice", g[1], name, head)
			}
			if n := b.lines(b.t.game.Words.Name(k.Ref)); k.Unit == 0 && n > 1 {
				t.Errorf("%s: %s is named %d times", g[1], name, n)
			}
		}
		if seen == 0 {
			t.Errorf("%s: there is no card", g[1])
		}
	}
}

// lines counts the lines of text that begin with a word.
func (b *battle) lines(word string) (n int) {
	for i := range b.List.Cmds {
		if x := &b.List.Cmds[i]; x.Op == paint.Text && strings.HasPrefix(x.Text, word) {
			n++
		}
	}
	return n
}

// A unit is told of without scrolling where there is room above the panel.
func TestTheInspectorIsAsHighAsItNeedsToBe(t *testing.T) {
	for _, x := range []struct {
		system, scenario string
		w, h             int
	}{{"musket", "training-trebbia-bridge", 1920, 1080}, {"ccn", "ccn-01-rolica-first", 1280, 720}} {
		b := newBattleOf(t, x.system, x.w, x.h, x.scenario)
		for _, p := range b.m.View().Pieces {
			name := b.t.game.Words.Keys.Region("piece", p.Ref)
			if p.Cell == 0 || !b.Has(name) {
				continue
			}
			b.Point(name)
			b.Long()
			if b.t.peeked.W > 0 && b.Has("scroll.inspector") {
				t.Errorf("%s: %s is told in %v, which scrolls", x.system, name, b.t.peeked)
			}
		}
	}
}

// The name of what is told of keeps clear of the lock in the corner.
func TestNoNameLiesUnderTheLock(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-06-niagara", prefs.Default())
	b.until("discard")
	b.Settle()
	told := 0
	for _, p := range b.m.View().Pieces {
		name := b.t.game.Words.Keys.Region("piece", p.Ref)
		if !b.Has(name) {
			continue
		}
		b.Point(name)
		told++
		var lock paint.Rect
		for _, h := range b.Hits() {
			if h.Name == "button.pin" {
				lock = h.Rect
			}
		}
		for _, c := range b.List.Cmds {
			if c.Op != paint.Text || c.Font != paint.SansBold {
				continue
			}
			w, up := b.Faces.Width(c.Font, c.Size, c.Text), b.Faces.Ascent(c.Font, c.Size)
			if (paint.Rect{X: c.Dst.X, Y: c.Dst.Y - up, W: w, H: up}).Overlaps(lock) {
				t.Errorf("%q lies under the lock", c.Text)
			}
		}
	}
	if told < 8 {
		t.Errorf("only %d units were pointed at", told)
	}
}

// What is told of ground without a picture leaves no room for one.
func TestGroundWithoutAPictureLeavesNoRoomForIt(t *testing.T) {
	b := newBattleOf(t, "eagles", 1280, 720, "eagles-and-lions")
	b.Long()
	for _, a := range b.t.game.Scene.View().Map.Areas {
		if a.Kind == rules.AreaHill {
			from, to := a.Pts[0], a.Pts[len(a.Pts)/2]
			b.In.X, b.In.Y = b.t.View.Board.Tabletop().PointPixels(rules.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2})
		}
	}
	b.Long()
	name, top, first := "", float32(0), float32(0)
	for i := range b.List.Cmds {
		c := &b.List.Cmds[i]
		switch {
		case c.Text == "" || !b.t.peeked.Has(c.Dst.X, c.Dst.Y):
		case top == 0:
			name, top = c.Text, c.Dst.Y
		case first == 0 && c.Dst.Y > top:
			first = c.Dst.Y
		}
	}
	if line := b.ui.Line(ui.Strong); top == 0 || first == 0 || first-top > 2.5*line {
		t.Errorf("below %q in %v nothing is told until %v, from %v", name, b.t.peeked, first, top)
	}
}
