package table

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

// offToMarch opens a battle larger than the window, with a unit in hand that may march.
func offToMarch(t *testing.T, w, h int) *battle {
	t.Helper()
	b := newBattleOf(t, "musket", w, h, "marengo-1800")
	for range 40 {
		if q := b.m.Request(); q == nil || len(q.Options) == 0 {
			t.Fatal("nobody marches")
		}
		if b.marches() {
			b.Long()
			return b
		}
		q := b.m.Request()
		if _, err := b.m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			t.Fatal(err)
		}
		b.Long()
	}
	t.Fatal("nobody marches")
	return nil
}

// marches picks the first unit that may go to several cells, and reports whether there is one.
func (b *battle) marches() bool {
	ways := map[rules.Ref]int{}
	for _, o := range b.m.Request().Options {
		if _, cell := b.t.View.Board.Cell(o.At); cell && o.Who != 0 {
			if ways[o.Who]++; ways[o.Who] > 4 {
				b.t.game.Choice.SelectOnly(o.Who)
				return true
			}
		}
	}
	return false
}

// under brings a place where the piece in hand may go below a point of the window.
func (b *battle) under(x, y float32) rules.Ref {
	k := &b.t.View.Board
	for _, r := range b.t.game.Choice.Live {
		if at, ok := k.CellRect(r); ok {
			px, py := at.Center()
			k.Pan(x-px, y-py)
			b.Long()
			at, _ = k.CellRect(r)
			if at.Has(x, y) {
				return r
			}
		}
	}
	b.desk.T.Fatal("no cell can be brought there")
	return 0
}

// rect is where a region lies.
func (b *battle) rect(name string) (r paint.Rect) {
	for _, h := range b.Hits() {
		if h.Name == name {
			r = h.Rect
		}
	}
	return r
}

// faint reports whether everything of panels that is painted within r is pale.
func (b *battle) faint(r paint.Rect) bool {
	for _, k := range b.List.Cmds {
		if k.Layer == paint.Panel && k.Op == paint.Fill && r.Has(k.Dst.Center()) && k.Color.A > 70 {
			return false
		}
	}
	return true
}

func TestFurnitureOverAPlaceToGoTurnsPaleAndLetsAClickThrough(t *testing.T) {
	b := offToMarch(t, 1280, 720)
	for s, name := range []string{"standard.first", "standard.second"} {
		b.under(b.rect(name).Center())
		b.away()
		r := b.rect(name) // over cells it is small
		cell := b.under(r.Center())
		b.away()
		if !b.faint(r) {
			t.Errorf("the standard of side %d is not pale over %v", s, b.m.Book().Format(cell))
		}
		b.In.X, b.In.Y = r.Center()
		b.Tick()
		b.Tick()
		if hot := b.ui.Hot(); !strings.HasPrefix(hot, "cell.") && !strings.HasPrefix(hot, "piece.") {
			t.Errorf("a click over %s is for %s", b.m.Book().Format(cell), hot)
		}
		if !b.faint(r) {
			t.Errorf("%s is not pale under the pointer", name)
		}
		picks := b.t.game.Choice.Picks
		b.t.game.Choice.StepBack()
		b.away()
		if b.faint(r) {
			t.Errorf("the standard of side %d is pale with nothing in hand", s)
		}
		b.t.game.Choice.SelectOnly(picks[0])
		b.Long()
	}
	tools := b.t.lay.Tools
	b.under(tools.X+tools.W/2, tools.Y+tools.H/2)
	b.away()
	if !b.faint(tools.Inset(6)) {
		t.Error("the tools are not pale")
	}
}

func TestAStandardOverCellsIsSmallUntilItIsPointedAt(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
	high := func() float32 { return b.rect("standard.first").H }
	b.t.View.Board.Pan(4000, 4000) // the corner of the map: the desk is below the standards
	b.away()
	large := high()
	if large < b.t.lay.Standards[0].H-1 {
		t.Fatalf("on the desk it is %.0f high, want %.0f", large, b.t.lay.Standards[0].H)
	}
	b.t.View.Board.Pan(-600, 0)
	b.away()
	if small := high(); small > large/2 {
		t.Errorf("over cells it is %.0f high, and %.0f on the desk", small, large)
	}
	b.Point("standard.first")
	b.Tick()
	if got := high(); got != large {
		t.Errorf("pointed at it is %.0f high, want %.0f", got, large)
	}
}

func TestTheMapMovesOnAtTheEdgeOfTheWindow(t *testing.T) {
	for _, wanted := range []bool{true, false} {
		b := offToMarch(t, 1280, 720)
		b.desk.prefs.EdgePan = wanted
		k := &b.t.View.Board
		was := k.Aim()
		b.In.X, b.In.Y = 1279, 400
		b.Tick()
		b.In.Now += 80
		b.Tick()
		if k.Aim() != was {
			t.Error("the map moves at once")
		}
		start := b.In.Now
		for range 40 {
			b.Tick()
		}
		moved := (k.Aim().X - was.X) * k.Zoom
		if want := float32(b.In.Now-start) / 1000 * b.ui.Px(edgeDp); wanted && (moved < want*.7 || moved > want*1.1) || !wanted && moved != 0 {
			t.Errorf("wanted %t: the map has moved by %.0f pixels, of %.0f", wanted, moved, want)
		}
	}
}

// edgeDp is how far the map moves in a second.
const edgeDp = 600

func TestTheMapMovesOnWhileAPieceIsDraggedToTheEdge(t *testing.T) {
	b := offToMarch(t, 1280, 720)
	k := &b.t.View.Board
	b.t.game.Choice.Drag(b.t.game.Choice.Picks[0])
	b.In.Down[paint.Left] = true
	was := k.Aim()
	b.In.X, b.In.Y = 640, 700
	for range 40 {
		b.Tick()
	}
	if k.Aim().Y <= was.Y {
		t.Error("the map does not move down")
	}
}

func TestTheLogIsPinnedWhereThereIsRoom(t *testing.T) {
	for _, x := range []struct {
		w, h   int
		kept   Drawer
		text   int
		open   bool // when the table is first seen
		refuse string
	}{
		{1280, 720, Pinned, 100, false, "table.log.narrow"},
		{1920, 1080, AsFits, 100, false, ""},
		{1920, 1080, Pinned, 100, true, ""},
		{1600, 900, Pinned, 200, false, "table.log.crowded"},
		{2560, 1440, AsFits, 100, true, ""},
		{2560, 1440, Loose, 100, false, ""},
	} {
		p := prefs.Default()
		p.TextSize = x.text
		d := newDesk(t, x.w, x.h, p)
		d.kept.Log = x.kept
		b := d.begin(screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: 11}))
		b.Long()
		if b.Has("button.log.pin") != x.open {
			t.Errorf("%+v: the log lies open: %t", x, !x.open)
		}
		if !x.open {
			b.Key("L")
		}
		if pushed := b.t.lay.Map.W < b.In.W; pushed != x.open {
			t.Errorf("%+v: the map is pushed aside: %t", x, pushed)
		}
		b.Click("button.log.pin")
		b.Long()
		pushed := b.t.lay.Map.W < b.In.W
		switch {
		case x.refuse != "":
			if pushed || !b.Says(b.t.game.Words.Word(x.refuse)[:20]) || d.kept.Log != x.kept {
				t.Errorf("%+v: pushed %t, kept %v, or no reason is told", x, pushed, d.kept.Log)
			}
		case pushed == x.open || (d.kept.Log == Pinned) != pushed:
			t.Errorf("%+v: after a click on the button pushed is %t, and %v is remembered", x, pushed, d.kept.Log)
		}
		if pushed && b.t.lay.Map.W*b.t.lay.Map.H < .7*b.In.W*b.In.H {
			t.Errorf("%+v: the map has less than 70 %% of the window", x)
		}
	}
}

func TestThatTheMinimapIsHiddenIsRemembered(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
	if !b.Has("minimap") {
		t.Fatal("there is no minimap")
	}
	b.Key("M")
	if b.Has("minimap") || !b.desk.kept.NoMinimap {
		t.Errorf("hidden: %t, remembered: %t", !b.Has("minimap"), b.desk.kept.NoMinimap)
	}
	b = b.desk.begin(b.m)
	b.Long()
	if b.Has("minimap") {
		t.Error("the next table shows it")
	}
}

func TestNewsAndInspectorCoverNothingThatMayBeClicked(t *testing.T) {
	for system, scenario := range bloody {
		for _, size := range windows[:2] {
			b := newBattleOf(t, system, size[0], size[1], scenario)
			for n := range 30 {
				if b.m.Request() == nil {
					break
				}
				b.away()
				l := &b.t.lay
				news := b.t.newsRoom(&b.ui, 80)
				look := b.t.inspectRoom(&b.ui, 120)
				left := l.Inspect
				left.Y, left.H = left.Y+left.H-120, 120
				bare := !b.t.overParts(left)
				for _, r := range b.t.game.Choice.Live {
					at, ok := b.t.spot(r)
					if ok && news.W > 0 && at.Overlaps(news) {
						t.Errorf("%s, answer %d, %d wide: the news lie over %s", system, n, size[0], b.m.Book().Format(r))
					}
					bare = bare && !(ok && at.Overlaps(left))
				}
				if bare && !l.Fanned && look != left {
					t.Errorf("%s, answer %d, %d wide: the inspector lies in %v, and not at the lower left in %v", system, n, size[0], look, left)
				}
				for _, p := range b.t.game.Scene.View().Pieces {
					if at, ok := b.t.View.Board.PieceRect(p.Ref); ok && news.W > 0 && b.t.game.Scene.Mine(p.Ref) && at.Overlaps(news) {
						t.Errorf("%s, answer %d, %d wide: the news lie over own %s", system, n, size[0], b.m.Book().Format(p.Ref))
					}
				}
				q := b.m.Request()
				if len(q.Options) == 0 {
					break
				}
				if _, err := b.m.Answer(q.Options[n%len(q.Options)]); err != nil {
					t.Fatal(err)
				}
				b.Long()
			}
		}
	}
}

func TestForVeryLargeLettersTheInspectorIsARowThatOpens(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := opened(t, "ccn", "ccn-12-waterloo", 1280, 720, 200, lang)
		for _, p := range b.m.View().Pieces {
			if b.Point(b.t.game.Words.Keys.Region("piece", p.Ref)); b.Has("button.inspect.more") {
				break
			}
		}
		if !b.Has("button.inspect.more") || b.Has("inspector") || !b.Says(b.t.game.Words.Name(b.t.Look.Ref())) {
			t.Fatalf("%s: no row, or it does not say what is pointed at", lang)
		}
		if b.t.peeked.H > b.In.H*.2 {
			t.Errorf("%s: the row is %.0f high", lang, b.t.peeked.H)
		}
		b.Click("button.inspect.more")
		b.Settle()
		if at := b.t.peeked; at.H < b.In.H*.5 || at.Y < b.t.lay.Map.Y || !b.Says(b.t.game.Words.Word("table.less")) {
			t.Errorf("%s: opened it lies in %v", lang, at)
		}
		b.Click("button.inspect.more")
		b.Settle()
		if b.t.peeked.H > b.In.H*.2 {
			t.Errorf("%s: it does not close", lang)
		}
	}
}

func TestTheMapIsMovedBeyondItsEdgeSoThatNoCellStaysUnderFurniture(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
	k := &b.t.View.Board
	drag := func(dx, dy float32) {
		b.In.X, b.In.Y = 640, 300
		b.Tick()
		b.In.Pressed[paint.Middle], b.In.Down[paint.Middle] = true, true
		b.Tick()
		b.In.X, b.In.Y = 640+dx, 300+dy
		b.Tick()
		b.In.Down[paint.Middle], b.In.Released[paint.Middle] = false, true
		b.Tick()
		b.Long()
	}
	was := k.Aim()
	drag(-40, 0)
	if moved := (k.Aim().X - was.X) * k.Zoom; moved < 39 || moved > 41 {
		t.Errorf("dragged by 40 pixels the map moves by %.1f", moved)
	}
	for range 12 {
		drag(500, 250)
	}
	s, cells := b.t.lay.Standards[0], k.Rect(k.Inner)
	if cells.X < s.X+s.W+k.Zoom*.9 || cells.Y < b.t.lay.Map.Y+k.Zoom*.9 {
		t.Errorf("at the north-west the cells end at %v, the standards at %v, a cell has %.0f", cells, s, k.Zoom)
	}
	for range 24 {
		drag(-500, -250)
	}
	tools, cells := b.t.lay.Tools, k.Rect(k.Inner)
	if cells.X+cells.W > tools.X-k.Zoom*.9 || cells.Y+cells.H > b.In.H-k.Zoom*.9 {
		t.Errorf("at the south-east the cells end at %v, the tools at %v", cells, tools)
	}
	was = k.Aim()
	b.In.X, b.In.Y = 640, 300
	b.In.Held.Ctrl = true
	b.Key("Left")
	if k.Aim().X >= was.X {
		t.Error("Ctrl with an arrow does not move the map")
	}
}

// A stack that is spread out folds up as soon as the pointer comes to a panel over it: what lies below
// could never be picked.
func TestTheInspectorLiesOverNoStackThatIsSpreadOut(t *testing.T) {
	seen, told := 0, 0
	for seed := range uint64(3) {
		b := fighting(t, 1280, 720, [2]string{"musket", "montebello-1800"}, prefs.Default(), seed)
		for fights := 0; fights < 12 && b.m.Request() != nil; {
			if _, more := b.next(t); !more {
				break
			}
			for n := 0; n < 12 && b.m.Request() != nil; n++ {
				q := b.m.Request()
				if _, err := b.m.Answer(q.Options[b.rand.IntN(len(q.Options))]); err != nil {
					t.Fatal(err)
				}
				if b.Long(); b.t.combat.Place().W == 0 {
					continue
				}
				fights++
				for _, p := range b.t.game.Scene.View().Pieces {
					name := b.t.game.Words.Keys.Region("piece", p.Ref)
					b.away()
					if !b.t.View.Board.Stacked(p.Cell) || !b.Has(name) {
						continue
					}
					b.Point(name)
					b.Long()
					slip := b.t.View.Board.Slip()
					if slip.W == 0 {
						continue
					}
					seen++
					if at := b.t.inspectRoom(&b.ui, 300); at.W > 0 {
						told++
						if at.Overlaps(slip) {
							t.Errorf("what is told of %s lies in %v, over its stack in %v", name, at, slip)
						}
					}
				}
			}
		}
	}
	if seen < 10 || told < seen/2 {
		t.Errorf("of %d stacks that are spread out something is told %d times", seen, told)
	}
}
