package workshop

import (
	"fmt"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
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
				if want := b.page.d.Word(word); b.page.hint() != want {
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
				if !b.Has("stock." + line.ID) {
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
