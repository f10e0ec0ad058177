package table

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/ui"
	"grognard/rules"
)

// What the computer has done is told beside the place where it did it.
func TestTheRecapLiesBesideWhatItTellsOf(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		b := newBattleOf(t, "ccn", 1280, 720, "ccn-01-rolica-first")
		recapAside(t, recappedOf(t, b, "ccn", keen{rand.New(rand.NewPCG(seed, 1))}))
	}
}

// It does not lie over the piles and the cards in play.
func TestTheRecapLiesOffTheCards(t *testing.T) {
	told := 0
	for _, size := range windows[:2] {
		for seed := uint64(1); seed <= 3; seed++ {
			b := newBattleOf(t, "ccn", size[0], size[1], "ccn-01-rolica-first")
			b = recappedOf(t, b, "ccn", keen{rand.New(rand.NewPCG(seed, 1))})
			b.Long()
			if b.t.listed.W > 0 {
				told++
			}
			l := &b.t.lay
			for _, r := range [...]paint.Rect{l.Piles[0], l.Piles[1], l.Common, b.t.Cards.PlayLies()} {
				if r.W > 0 && r.Overlaps(b.t.listed) {
					t.Errorf("%d wide, seed %d: the recap in %v lies over cards in %v", size[0], seed, b.t.listed, r)
				}
			}
		}
	}
	if told < 4 {
		t.Errorf("a recap was told %d times", told)
	}
}

// keen is a computer player who plays as the computer does.
type keen struct{ rand *rand.Rand }

func (k keen) Choose(p *rules.Position, s rules.Side) rules.Option {
	return (&ai.Soldier{Rand: k.rand}).Choose(p.Request(), p.View(s))
}

func recapAside(t *testing.T, b *battle) {
	t.Helper()
	at, n := b.t.listed, 0
	if at.W == 0 {
		t.Fatal("nothing is told")
	}
	hidden := func(r rules.Ref) {
		if cell, ok := b.t.View.Board.CellRect(r); ok && r != 0 {
			if n++; cell.Overlaps(at) {
				t.Errorf("%s lies under the recap, %v", b.t.game.Words.Name(r), at)
			}
		}
	}
	for _, e := range b.t.game.History.ComputerTurn() {
		hidden(e.Event.From)
		hidden(e.Event.To)
		for _, r := range e.Event.Path {
			hidden(r)
		}
	}
	if n == 0 {
		t.Fatal("the computer has moved nobody")
	}
}

// No row of the recap is empty, not even where the button that asks why would stand, and it ends with
// its last line; with a reason that is told it becomes higher.
func TestTheRecapIsAsHighAsWhatItTells(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		for seed := uint64(1); seed <= 4; seed++ {
			p := prefs.Default()
			p.Language = language
			system, scenario := "ccn", "ccn-07-barrosa"
			if seed > 3 { // it does little
				system, scenario = "manoeuvre", "man-01-first-orders"
			}
			m := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11})
			b := recappedOf(t, newDesk(t, 1280, 720, p).begin(m), system, keen{rand.New(rand.NewPCG(seed, 1))})
			b.Long()
			room, line := b.t.listed, b.ui.Line(ui.Small)
			bottom, asked := float32(0), ""
			for i, e := range b.t.game.History.ComputerTurn() {
				n := strconv.Itoa(1_000_000 + i)
				at := slices.IndexFunc(b.Hits(), func(h paint.Hit) bool { return h.Name == "log.line."+n })
				if at < 0 {
					continue
				}
				h := b.Hits()[at]
				r := paint.Rect{X: h.X, Y: h.Y, W: h.W, H: h.H}
				if rows := b.rows(r); e.Event.Kind != rules.EvDice && r.H > (float32(rows)+.8)*line {
					t.Errorf("%s %d: line %d is %v high for %d rows", language, seed, i, r.H, rows)
				}
				bottom = max(bottom, r.Y+r.H)
				if asked == "" && e.Event.Kind != rules.EvTurn && b.t.why.Offered(e.Answer) {
					asked = n
				}
			}
			if room.Y+room.H-bottom > 1.8*line {
				t.Errorf("%s %d: it ends at %v, its last line at %v", language, seed, room.Y+room.H, bottom)
			}
			if asked == "" || b.Has("scroll.recap") {
				continue
			}
			b.Point("log.line." + asked)
			b.Click("log.why." + asked)
			b.Long()
			if now := b.t.listed; now.H <= room.H {
				t.Errorf("%s %d: it is %v high with a reason, and %v without", language, seed, now.H, room.H)
			}
		}
	}
}

// rows counts the rows of text in a part of the window.
func (b *battle) rows(r paint.Rect) int {
	rows := map[float32]bool{}
	for i := range b.List.Cmds {
		if c := &b.List.Cmds[i]; c.Op == paint.Text && c.Dst.X > r.X && c.Dst.X < r.X+r.W && c.Dst.Y > r.Y && c.Dst.Y < r.Y+r.H {
			rows[ui.Floor(c.Dst.Y/b.ui.Line(ui.Small))] = true
		}
	}
	return len(rows)
}

// The open log tells it already.
func TestTheRecapIsNotToldBesideTheOpenLog(t *testing.T) {
	b := recapped(t, prefs.Default())
	b.Key("L")
	b.Long()
	if b.t.listed.W != 0 {
		t.Errorf("it is told twice, at %v", b.t.listed)
	}
	if !b.Has("button.continue") {
		t.Error("the table goes on by itself")
	}
	b.Key("L")
	b.Long()
	if b.t.listed.W == 0 {
		t.Error("it is told no more")
	}
}

// A click on the map while the computer is to move says that it does nothing.
func TestAClickInTheComputersTurnSaysThatItDoesNothing(t *testing.T) {
	b := recapped(t, prefs.Default())
	b.Key("Enter")
	b.bold(func() bool { return b.m.Computer() })
	b.Point("cell.d5")
	b.In.Pressed[paint.Left] = true
	b.Tick()
	if !b.m.Computer() {
		t.Fatal("it is over")
	}
	if b.Tick(); !b.Says(b.words.Word("table.guard.nothing")) {
		t.Error("nothing is said of it")
	}
}

// A short report lies at an edge of the map, not in the middle of it; a long one that has no room begins at its
// end, and arrows and PageUp scroll it.
func TestTheRecapLiesAtAnEdgeAndShowsItsEnd(t *testing.T) {
	scrolled := false
	for seed := uint64(1); seed <= 6; seed++ {
		system, scenario := "manoeuvre", "man-01-first-orders"
		if seed > 2 {
			system, scenario = "ccn", "ccn-07-barrosa"
		}
		p := prefs.Default()
		if seed > 4 {
			p.TextSize = 130
		}
		b := recappedOf(t, newDesk(t, 1280, 720, p).begin(screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11})), system, keen{rand.New(rand.NewPCG(seed, 1))})
		b.Long()
		at, room := b.t.listed, b.t.theatre(&b.ui).Map
		if at.W == 0 {
			t.Fatal("nothing is told")
		}
		near := func(a, b float32) bool { return a-b < 40 && b-a < 40 }
		edge := near(at.X, room.X) || near(at.Y, room.Y) || near(at.X+at.W, room.X+room.W) || near(at.Y+at.H, room.Y+room.H)
		if !b.Has("scroll.recap") && !edge {
			t.Errorf("%s %d: a report in %v lies at no edge of %v", system, seed, at, room)
		}
		if !b.Has("scroll.recap") {
			continue
		}
		scrolled = true
		all := b.t.game.History.ComputerTurn()
		last := "log.line." + strconv.Itoa(1_000_000+len(all)-1)
		if !b.Has(last) {
			t.Errorf("%s %d: the last line is not seen", system, seed)
		}
		was := b.seenFrom(len(all))
		for range len(all) {
			b.Key("PageUp")
		}
		if now := b.seenFrom(len(all)); b.Has(last) || now >= was {
			t.Errorf("%s %d: PageUp scrolls from line %d to %d", system, seed, was, now)
		}
	}
	t.Log("some report scrolls:", scrolled)
}

// seenFrom is the first of so many lines of a report that is seen.
func (b *battle) seenFrom(n int) int {
	for i := range n {
		if b.Has("log.line." + strconv.Itoa(1_000_000+i)) {
			return i
		}
	}
	return n
}

// The map in the corner does not lie over the clauses of what is told.
func TestTheMinimapMakesRoomForTheRecap(t *testing.T) {
	met := 0
	for seed := uint64(1); seed <= 6; seed++ {
		b := newBattleOf(t, "musket", 1280, 720, "quatre-bras-1815")
		b = recappedOf(t, b, "musket", keen{rand.New(rand.NewPCG(seed, 1))})
		b.Tick()
		if b.t.listed.W == 0 {
			continue
		}
		if b.t.lay.Minimap.Overlaps(b.t.listed) {
			met++
		}
		if at := b.t.Mini.Shown(); at.W > 0 && at.Overlaps(b.t.listed) {
			t.Errorf("seed %d: the minimap in %v lies over the recap in %v", seed, at, b.t.listed)
		}
	}
	if met == 0 {
		t.Error("no recap lay in the corner of the minimap")
	}
}
