package workshop

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// What is in hand out of one drawer is put away where another is opened; the drawer that it comes
// from may be closed.
func TestAnotherDrawerPutsAwayWhatIsInHand(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			line := b.several()
			hold := func(h state.Hand, of state.Drawer) {
				s.Drawer, s.Closed = of, false
				s.Do(state.Act{Hand: &h})
				b.Ctx.Animate()
				b.Settle()
			}
			tool := state.Hand{Tool: s.Open.Kit().Tools[0].Key}
			stock := state.Hand{Stock: line.ID, Side: max(line.Side, rules.First)}
			for _, x := range []struct {
				h    state.Hand
				of   state.Drawer
				key  paint.Key
				kept bool
			}{{tool, state.Ground, "1", true}, {tool, state.Ground, "2", false}, {tool, state.Ground, "3", false}, {stock, state.Forces, "2", true}, {stock, state.Forces, "1", false}, {stock, state.Forces, "3", false}} {
				hold(x.h, x.of)
				if b.Key(x.key); (s.Hand.Tool+s.Hand.Stock != "") != x.kept {
					t.Errorf("key %s: in hand is %+v, it was %+v", x.key, s.Hand, x.h)
				}
			}
			hold(tool, state.Ground)
			if b.Click("tab.forces"); s.Hand.Tool != "" {
				t.Error("the tab leaves the tool in hand")
			}
		})
	}
}

// A tool that was taken out of the drawer lays nothing once the other drawer is open, by key and by
// mouse, nor where a fault opened it.
func TestAToolThatWasPutAwayLaysNothing(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			forces, to := state.Forces, map[string]func(){"key": func() { b.Key("2") }, "tab": func() { b.Click("tab.forces") }}
			to["fault"] = func() {
				b.page.carryOut(&b.Ctx, state.Act{Drawer: &forces})
				b.Settle()
			}
			for name, turn := range to {
				s.Drawer, s.Closed = state.Ground, false
				b.Ctx.Animate()
				b.Settle()
				tool := ""
				for _, x := range strings.Fields(b.Names()) {
					if strings.HasPrefix(x, "tool.") && tool == "" {
						tool = x
					}
				}
				b.Click(tool)
				if s.Hand.Tool == "" {
					t.Fatalf("%s is not in hand", tool)
				}
				turn()
				was := s.Draft()
				b.press(b.empty())
				b.release()
				if s.Drawer != state.Forces || s.Hand.Tool != "" || s.Draft() != was {
					t.Errorf("%s: in hand is %+v, the draft is another: %v", name, s.Hand, s.Draft() != was)
				}
			}
		})
	}
}

// empty is a place in the window on the map, where no piece stands.
func (b *bench) empty() (x, y float32) {
	b.T.Helper()
	f := b.page.lay.Free
	for i := range 100 {
		x, y = f.X+f.W*float32(i%10*7+15)/100, f.Y+f.H*float32(i/10*7+15)/100
		at := b.page.stage.View.Board.Find(x, y)
		if at.Piece == 0 && b.bare(x, y) && !slices.ContainsFunc(b.page.state.On(at.Cell), func(t *rules.Thing) bool { return t.Stock != "" }) {
			return x, y
		}
	}
	b.T.Fatal("no place is empty")
	return 0, 0
}

// What is dragged on the map is what is selected then, and its card is shown.
func TestWhatIsDraggedIsSelected(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			s.Drawer, s.Closed = state.Forces, false
			b.Ctx.Animate()
			b.Settle()
			var seen []string
			for _, x := range s.Draft().Things {
				r, ok := b.page.stage.View.Board.PieceRect(x.Ref)
				mx, my := r.Center()
				if ok && x.Stock != "" && b.alone(&x) && len(seen) < 2 && b.page.stage.View.Board.Find(mx, my).Piece == x.Ref && b.bare(mx, my) {
					seen = append(seen, x.Path)
				}
			}
			if len(seen) < 2 {
				t.Fatal("no two pieces are in view")
			}
			for i := range seen {
				s.Do(state.Select(seen[1-i]))
				b.Ctx.Animate()
				b.Settle()
				r, _ := b.page.stage.View.Board.PieceRect(s.Draft().Thing(seen[i]).Ref)
				was := s.Draft()
				x, y := b.empty()
				b.press(r.Center())
				b.drag(x, y)
				b.release()
				if s.Draft() == was || !slices.Equal(s.Selected(), seen[i:i+1]) {
					t.Errorf("%s was dragged, selected is %v; it moved: %v, %v", seen[i], s.Selected(), s.Draft() != was, s.Refused)
				}
			}
		})
	}
}

// drag moves the pointer with the button down.
func (b *bench) drag(x, y float32) {
	x0, y0 := b.In.X, b.In.Y
	for i := range 4 {
		k := float32(i+1) / 4
		b.In.X, b.In.Y = x0+(x-x0)*k, y0+(y-y0)*k
		b.Tick()
	}
	b.Tick()
}

// alone reports whether a piece is no leader and shares its cell with none.
func (b *bench) alone(t *rules.Thing) bool {
	s := &b.page.state
	if l := s.Line(t.Stock); l != nil && l.Piece.Form == rules.Leader || strings.HasSuffix(t.Path, ".commander") {
		return false
	}
	for i := range s.Draft().Things {
		if k := &s.Draft().Things[i]; k.Path != t.Path && k.Stock != "" && len(t.Cells) > 0 && slices.Equal(k.Cells, t.Cells) {
			return false
		}
	}
	return true
}

// bare reports whether nothing lies over the map at a place of the window.
func (b *bench) bare(x, y float32) bool {
	b.In.X, b.In.Y = x, y
	b.Tick()
	b.Tick()
	kind, _, _ := strings.Cut(b.Ctx.Hot(), ".")
	return kind == "board" || kind == "cell" || kind == "piece"
}

// several is a line of which there are several in the box, or the first one.
func (b *bench) several() *rules.Stock {
	b.T.Helper()
	all := b.page.state.Open.Kit().Stock
	var one *rules.Stock
	for i := range all {
		l := &all[i]
		if l.Left == 0 || l.Card != nil || l.Filed || l.Piece.Form == rules.Leader {
			continue
		}
		if l.Left != 1 {
			return l
		}
		if one == nil {
			one = l
		}
	}
	if one == nil {
		b.T.Fatal("the box is empty")
	}
	return one
}

// What the bar says of Shift and of a second click is so in each system, for a click and a drag.
func TestTheBarSaysWhatStaysInHand(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			line := *b.several()
			more := line.Left != 1
			s.Drawer, s.Closed = state.Forces, false
			b.page.forces.Search(b.page.stage.Words.Say(line.Name))
			b.Ctx.Animate()
			b.Settle()
			x, y := b.page.lay.Free.X+b.page.lay.Free.W*.45, b.page.lay.Free.Y+b.page.lay.Free.H*.4
			says := func(word string) {
				t.Helper()
				if want := b.page.d.Word(word); !strings.HasSuffix(b.page.hint(), want) { // behind what was put last
					t.Errorf("the bar says %q, want %q", b.page.hint(), want)
				}
			}
			b.Click("stock." + line.ID)
			n := len(s.Draft().Things)
			for i := range 2 {
				if more {
					says("ui.workshop.hint.stock")
				}
				b.press(x+float32(i)*120, y)
				b.release()
			}
			if got := len(s.Draft().Things) - n; more && (got < 2 || s.Hand.Stock == "") || !more && s.Hand.Stock != "" {
				t.Errorf("two clicks put %d, in hand is %+v", got, s.Hand)
			}
			for _, shift := range []bool{false, true} {
				s.Do(state.Act{Hand: &state.Hand{}})
				b.Ctx.Animate()
				b.Settle()
				if l := s.Line(line.ID); l == nil || l.Left == 0 || !b.Has("stock."+line.ID) {
					return // there was one
				}
				b.press(b.Center("stock." + line.ID))
				b.In.Held.Shift = shift
				b.In.X, b.In.Y = x, y+140
				b.Tick()
				b.Tick()
				if word := "ui.workshop.hint.boxed"; more {
					says(word)
				} else {
					says(word + ".one")
				}
				b.release()
				b.In.Held.Shift = false
				if (s.Hand.Stock != "") != (shift && more) {
					t.Errorf("Shift %v: in hand is %+v", shift, s.Hand)
				}
			}
		})
	}
}

func (b *bench) press(x, y float32) {
	b.In.X, b.In.Y = x, y
	b.Tick()
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
}

func (b *bench) release() {
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.In.Now += 1000
	b.Settle()
}

// A letter that stands beside a button of the map does what the button does, whichever drawer is
// open and whatever has the keyboard; those of the tools put on nothing.
func TestAKeyDoesWhatStandsBesideIt(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s, over := &b.page.state, &b.page.stage.View.Overlays
			for drawer := state.Ground; drawer <= state.Terms; drawer++ {
				for _, focus := range []string{"", "tab.ground", "button.zoomin"} {
					s.Drawer, s.Closed = drawer, false
					b.Ctx.SetFocus(focus)
					b.Ctx.Animate()
					b.Settle()
					for i, key := range over.Keys {
						hand := s.Hand
						b.taps(over.Letter(i))
						if over.Shown() != key || s.Hand != hand {
							t.Errorf("drawer %v: %s shows %q, want %q; in hand %+v, was %+v", drawer, over.Letter(i), over.Shown(), key, s.Hand, hand)
						}
						over.Toggle(key)
						if strings.Contains(ownLetters(s.Open.Book(), s.Draft()), over.Letter(i)) {
							t.Errorf("%s stands beside %q", over.Letter(i), key)
						}
					}
					for _, l := range []string{"B", "K", "N", "E"} {
						if b.taps(l); over.Shown() != "" {
							t.Errorf("drawer %v: %s shows %q", drawer, l, over.Shown())
						}
					}
				}
			}
			one := b.piece()
			s.Do(state.Select(one.Path))
			b.Ctx.Animate()
			b.Settle()
			was := s.Draft()
			fit := b.page.stage.View.Board.Aim()
			b.Key("Plus")
			near := b.page.stage.View.Board.Aim().Zoom
			b.page.stage.View.Board.Go(fit, b.In.Now)
			b.Settle()
			b.Click("button.zoomin")
			if by := b.page.stage.View.Board.Aim().Zoom; s.Draft() != was || near != by {
				t.Errorf("+ comes to a zoom of %v, its button to %v; the draft is another: %v", near, by, s.Draft() != was)
			}
		})
	}
}

// taps presses a letter for a moment.
func (b *bench) taps(letter string) {
	b.In.Held.Letters[letter[0]-'A'] = true
	b.In.Keys = append(b.In.Keys[:0], paint.Key(letter))
	b.Tick()
	b.In.Keys = b.In.Keys[:0]
	b.In.Held.Letters[letter[0]-'A'] = false
	b.Tick()
	b.Settle()
}

// The line below the map counts what players call a unit, not the figures.
func TestUnitsAreCountedAsPlayersDo(t *testing.T) {
	for _, k := range []struct {
		book, id string
		want     [2]int
	}{{"eagles", "three-elms-crossroads", [2]int{5, 5}}, {"squares", "ns-01-maida", [2]int{6, 7}}, {"manoeuvre", "man-01-first-orders", [2]int{8, 8}}} {
		b := open(t, k.book, k.id)
		n := b.page.units.of(b.page.state.Open.Book(), b.page.Draft())
		if n != k.want || !strings.Contains(b.page.summary(), fmt.Sprint(n[rules.Second], " units")) {
			t.Errorf("%s: %v units, want %v; it says %q", k.book, n, k.want, b.page.summary())
		}
	}
}

// The map lies where it lay when faults come and when they go, and a click falls on the cell that
// it meant.
func TestFaultsDoNotMoveTheMap(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			_, text, err := scenarios.Open(k.book, k.id)
			if err != nil {
				t.Fatal(err)
			}
			b := on(pagetest.Open(t, 1280, 720, prefs.Default()), k.book, string(text))
			s, board := &b.page.state, &b.page.stage.View.Board
			was, lines := board.Aim(), map[int]bool{}
			for i := len(s.Draft().Things) - 1; i >= 0 && len(lines) < 3; i-- { // one thing after the other goes
				if !s.Do(state.Edit(rules.Edit{Do: rules.EditTake, Path: s.Draft().Things[i].Path})) {
					continue
				}
				b.Ctx.Animate()
				b.Settle()
				if lines[b.page.faults.Lines()] = true; board.Aim() != was {
					t.Fatalf("%d faults: the map is seen from %+v, it was %+v", len(s.Draft().Flaws), board.Aim(), was)
				}
				i = min(i, len(s.Draft().Things))
			}
			if len(lines) < 2 {
				t.Errorf("no fault has come: %v", lines)
			}
		})
	}
}
