package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

func TestEveryCardShowsAllItsWordsWhole(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, text := range []int{100, 150, 200} {
			p := prefs.Default()
			p.TextSize = text
			b := newBattle(t, 1280, 720, "man-01-first-orders", p)
			b.root.deps.Words.Use(lang)
			b.tick()
			c, w := &b.root.ui, b.t.lay.cardW
			r := paint.Rect{W: w, H: w * cardRatio}
			seen := 0
			for range 300 {
				for _, k := range b.m.View().Cards {
					if k.Ref == 0 {
						continue
					}
					seen++
					in := b.t.title(c, r, &k, "unit")
					st := b.t.print(c, in, &k)
					if h := b.t.wordsHeight(c, in.W, &k, st); h > in.H {
						t.Fatalf("%s at %d %%: %s needs %g of %g pixels", lang, text, b.t.name(k.Ref), h, in.H)
					}
				}
				q := b.m.Request()
				if q == nil {
					break
				}
				o := q.Options[len(q.Options)-1]
				if q.Kind == "discard" {
					o = q.Options[0]
				}
				if _, err := b.m.Answer(o); err != nil {
					t.Fatal(err)
				}
			}
			if seen == 0 {
				t.Fatal("no card was seen")
			}
		}
	}
}

func TestTheHandLiesInTheWindow(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b := newBattle(t, size[0], size[1], "man-01-first-orders", prefs.Default())
		b.until("move.base")
		n := 0
		for _, k := range b.t.view().Cards {
			if s := b.t.cards.slides[k.Ref]; k.Place == rules.Hand && s != nil {
				n++
				if s.to.Y+s.to.H > b.in.H {
					t.Errorf("%d pixels of a card lie below a window of %d", int(s.to.Y+s.to.H-b.in.H), size[1])
				}
			}
		}
		if n == 0 {
			t.Fatal("no card is in hand")
		}
	}
}

func TestCtrlZNeverSwitchesAnOverlayOn(t *testing.T) {
	b := moving(t)
	z := &b.in.Held.Letters['Z'-'A']
	b.in.Held.Ctrl, *z = true, true
	b.tick()
	b.in.Held.Ctrl = false // the letter is let go last
	b.tick()
	if b.t.peek.held != "" {
		t.Error("the letter that is still down holds an overlay")
	}
	*z = false
	b.tick()
	if b.t.peek.locked != "" {
		t.Error("the overlay stays on")
	}
	*z = true
	b.tick()
	if b.t.peek.held == "" {
		t.Error("the letter alone shows nothing")
	}
	*z = false
	b.tick()
	if b.t.peek.locked == "" {
		t.Error("a tap of the letter alone does not keep the overlay")
	}
}

func TestTheLogDoesNotForestallTheDice(t *testing.T) {
	b, o := attacking(t)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.long()
	for range 8 {
		q := b.m.Request()
		if q == nil || q.Quiet < 0 {
			break
		}
		b.in.Keys = []paint.Key{"E"}
		b.tick()
		b.tick()
		for range 200 {
			if !b.t.clips.Running() {
				break
			}
			if n := b.t.clips.Untold(); n > 0 {
				log := b.m.Log()
				last := b.t.log.lines[len(b.t.log.lines)-1].index
				if last >= len(log)-n {
					t.Fatalf("line %d of %d is told with %d clips to come", last, len(log), n)
				}
			}
			b.tick()
		}
		b.long()
		if len(b.t.clips.Throws()) > 0 {
			return
		}
	}
	t.Fatal("no dice were rolled")
}

func TestTheInspectorFollowsThePosition(t *testing.T) {
	b := moving(t)
	b.point("piece.fr-ig")
	if b.t.look.pos != b.t.pos {
		t.Fatal("the inspector shows nothing")
	}
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.in.X, b.in.Y = 1, 1
	b.long()
	if b.t.look.ref == 0 || b.t.look.pos != b.t.pos {
		t.Error("the inspector tells of a position that is gone")
	}
}

func TestPointingAtACardFillsTheInspectorInTheSameFrame(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("setup.hand")
	for _, k := range b.t.view().Cards {
		name := b.t.names.region("card", k.Ref)
		if k.Ref == 0 || !b.has(name) {
			continue
		}
		for _, h := range b.root.Hits() {
			if h.Name == name {
				b.in.X, b.in.Y = h.Center()
			}
		}
		b.tick()
		if b.t.look.ref != k.Ref || b.says(b.t.word("table.inspect.hint")) {
			t.Error("the inspector does not show the card under the pointer")
		}
		return
	}
	t.Fatal("there is no card")
}

func TestARefusalSpeaksOnlyOfWhatWasClicked(t *testing.T) {
	card := rules.MakeRef(5, 1)
	all := []rules.Refusal{
		{Option: rules.Option{Do: "restore", With: card, Who: pc(1)}, Reasons: []rules.Reason{rules.No("A-1", rules.Text{Key: "full", A: pc(1)})}},
		{Option: rules.Option{Do: "restore", With: card, Who: pc(2)}, Reasons: []rules.Reason{rules.No("A-2", rules.Text{Key: "card", A: card})}},
	}
	if why, ok := closest(all, nil, []rules.Ref{card}); !ok || why.Rule != "A-2" {
		t.Errorf("the reason is %v, %v", why, ok)
	}
	if why, ok := closest(all[:1], nil, []rules.Ref{card}); ok {
		t.Errorf("a unit that nobody touched is told about: %v", why)
	}
	if why, ok := closest(all, []rules.Ref{card}, []rules.Ref{pc(1)}); !ok || why.Rule != "A-1" {
		t.Errorf("the reason for card and unit is %v, %v", why, ok)
	}
}

func TestTheGenericRefusalSaysWhatIsAsked(t *testing.T) {
	b := moving(t)
	b.click("cell.e5")
	if b.t.no.say != "" && !b.says("Not part of this decision") {
		t.Error("the refusal is not shown")
	}
	if len(b.t.no.at) > 1 {
		t.Errorf("%d things are crossed out after a click on one", len(b.t.no.at))
	}
}

func TestAnOverlayWithoutAPieceSaysWhatItNeeds(t *testing.T) {
	b := moving(t)
	b.in.X, b.in.Y = 1, 1
	b.tick()
	b.t.peek.locked = "moves"
	b.settle()
	if !b.says("Nothing to show here") {
		t.Error("the overlay of moves says nothing without a unit")
	}
	b.point("piece.fr-ig")
	if b.says("Nothing to show here") || len(b.t.peek.found) == 0 {
		t.Error("the unit under the pointer shows no moves")
	}
}

func TestPointingAtAGaugeExplainsIt(t *testing.T) {
	b := moving(t)
	for _, name := range []string{"gauge.first.losses", "pile.deck.first", "track"} {
		b.point(name)
		if b.t.look.about == "" {
			t.Errorf("%s is not explained", name)
		}
	}
}

func TestTheComputerLeavesTimeToReadItsAnswers(t *testing.T) {
	var r reading
	c := &ui.Ctx{In: &paint.Input{Now: 1000}}
	r.begin([]rules.Event{{Kind: rules.EvMove, Text: rules.Text{Key: "x"}}})
	if r.over(c, anim.Pace{Speed: 1}) {
		t.Fatal("there is no pause")
	}
	c.In.Now += readTime - 1
	if r.over(c, anim.Pace{Speed: 1}) {
		t.Error("the pause is too short")
	}
	c.In.Now++
	if !r.over(c, anim.Pace{Speed: 1}) {
		t.Error("the pause does not end")
	}
	if r.begin(nil); !r.over(c, anim.Pace{Speed: 1}) {
		t.Error("there is a pause after nothing")
	}
}

func TestTheWholeMapStaysInViewWhenTheWindowGrows(t *testing.T) {
	for _, before := range []func(b *battle){
		func(*battle) {},
		func(b *battle) { b.t.zoom(1); b.t.zoom(1); b.t.zoom(-1); b.t.zoom(-1) },
		func(b *battle) { b.t.zoom(1); b.key("F") },
		func(b *battle) { b.t.zoom(-1) },
		func(b *battle) { b.key("Home") },
	} {
		b := moving(t)
		before(b)
		b.settle()
		fit := b.t.board.Zoom
		b.in.W, b.in.H = 1920, 1080
		b.settle()
		want := min(b.t.board.Port.W/b.t.board.W, b.t.board.Port.H/b.t.board.H)
		if b.t.board.Zoom < want-1 || b.t.board.Zoom > want {
			t.Errorf("from %g pixels a cell to %g, where %g show the whole map", fit, b.t.board.Zoom, want)
		}
	}
}

func TestShiftMagnifiesACardOnTheTable(t *testing.T) {
	b, o := attacking(t)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.long()
	b.point(b.t.names.region("card", o.With))
	wide := func() (w float32) {
		for _, k := range b.list.Cmds {
			if k.Layer == paint.Dice && k.Op == paint.Image {
				w = max(w, k.Dst.W)
			}
		}
		return w
	}
	small := wide()
	b.in.Held.Shift = true
	b.tick()
	if wide() <= small {
		t.Error("Shift does not magnify the card")
	}
}

func TestTheLogKeepsToItsLastLineInAnyWindow(t *testing.T) {
	b := moving(t)
	for _, size := range [][2]float32{{1280, 720}, {640, 360}, {1920, 1080}} {
		b.in.W, b.in.H = size[0], size[1]
		b.settle()
		last := b.t.log.lines[len(b.t.log.lines)-1]
		if y := b.row(last.index); y < b.t.lay.log.Y || y > b.t.lay.log.Y+b.t.lay.log.H {
			t.Errorf("at %g by %g the last line of the log lies at %g", size[0], size[1], y)
		}
	}
}

// row is the middle of a line of the log, -1 if it does not show.
func (b *battle) row(index int) float32 {
	for _, h := range b.root.Hits() {
		if h.Name == b.t.names.join("log", "line", b.t.names.number(index)) {
			return h.Y + h.H/2
		}
	}
	return -1
}

func TestEnterPassesNothingRightAfterARefusal(t *testing.T) {
	b, _ := attacking(t)
	b.t.refuse(&b.root.ui, []rules.Ref{b.m.View().Map.Cells[0].Ref})
	b.key("Enter")
	if b.m.Request().Kind != "combat.declare" {
		t.Fatalf("Enter led on to %s", b.m.Request().Kind)
	}
	b.in.Now += refusalTime
	b.tick()
	b.key("Enter")
	b.long()
	if b.m.Request() != nil && b.m.Request().Kind == "combat.declare" {
		t.Error("Enter never passes again")
	}
}
