package rulestest_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/toy"
)

// resampled deals the toy inside a leaky board anew.
type resampled struct{ hooked }

func (resampled) Resample(b rules.Board, s rules.Side, r *rand.Rand) {
	toy.Book{}.Resample(b.(leaky).Board, s, r)
}

func (resampled) Score(rules.Board, rules.Side) int { return 0 }
func (resampled) PlayerTurn(rules.Board) int        { return 0 }

func TestKitFindsRulesThatKeepSomethingOutsideTheBoard(t *testing.T) {
	n := 0
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		n++
		t.Tell(rules.Event{Kind: rules.EvSay, N: n})
	}), rulestest.CheckTwice, "other events")
}

func TestKitFindsMenusThatChangeTheBoard(t *testing.T) {
	fails(t, ask(func(b *toy.Board, m rules.Menu) {
		b.Turn++
		m.Offer(pass)
		m.Offer(rules.Option{Do: "stay"})
	}), rulestest.CheckRollout, "another board")
}

func TestKitFindsRulesThatReadTheirExplanations(t *testing.T) {
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Mod("attack", "TOY-5", rules.Text{Key: "toy.mod.card"}, 1)
		b.Turn += len(t.Mods())
	}), rulestest.CheckRollout, "another board")
}

func TestKitFindsPositionFilesThatForget(t *testing.T) {
	fails(t, hooked{save: func(rb rules.Board) []byte {
		b := rb.Clone().(*toy.Board)
		b.Turn = 1
		return toy.Book{}.Save(b)
	}}, rulestest.CheckSave, "another one")
	fails(t, hooked{save: func(rules.Board) []byte { return nil }}, rulestest.CheckSave, "does not load")
}

func TestKitFindsViewsThatChangeTheBoardOrThemselves(t *testing.T) {
	n := 0
	fails(t, hooked{view: func(b rules.Board, s rules.Side) *rules.View {
		v := toy.Book{}.View(b, s)
		n++
		v.Turn = n
		return v
	}}, rulestest.CheckView, "differ")
	fails(t, hooked{view: func(b rules.Board, s rules.Side) *rules.View {
		b.(*toy.Board).From++
		return toy.Book{}.View(b, s)
	}}, rulestest.CheckView, "changes the board")
	fails(t, hooked{view: func(rules.Board, rules.Side) *rules.View { return nil }}, rulestest.CheckView, "no view")
}

func TestKitFindsViewsThatShowTheOtherHand(t *testing.T) {
	fails(t, hooked{view: func(b rules.Board, s rules.Side) *rules.View {
		v := toy.Book{}.View(b, s)
		v.Cards = append(v.Cards, toy.Book{}.View(b, rules.First).Cards...)
		return v
	}}, rulestest.CheckSecret, "dealt anew")
}

func TestKitFindsQuestionsThatBetrayTheHand(t *testing.T) {
	// asked only if the lowest card of the first hand is an even one
	holds := func(b *toy.Board) bool { return slices.Index(b.Cards[:], 1)%2 == 0 }
	asks := play(func(b *toy.Board, t *rules.Table) {
		if holds(b) {
			t.Ask(rules.First, "toy.extra", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
		}
	})
	fails(t, asks, rulestest.CheckSecret, "would be")
	// unless the book rules so
	asksOpenly := play(func(b *toy.Board, t *rules.Table) {
		if holds(b) {
			t.Ask(rules.First, "toy.extra", "TOY-2", 0, func(m rules.Menu) {
				m.Own()
				m.Offer(pass)
			})
		}
	})
	if _, faults := rulestest.Examine(rulestest.Book{Book: asksOpenly, Starts: duel, Games: 2, Probe: 1}); len(faults) > 0 {
		t.Errorf("an open window: %v", faults)
	}
	// the same, in the middle of a Step
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Ask(rules.Second, "toy.first", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
		if holds(b) {
			t.Ask(rules.First, "toy.extra", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
		}
		t.Ask(rules.Second, "toy.last", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
	}), rulestest.CheckWall, "learns from being asked")
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Ask(rules.First, "toy.first", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
		if holds(b) {
			t.Ask(rules.First, "toy.extra", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
		}
		t.Ask(rules.First, "toy.last", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
	}), rulestest.CheckSecret, "would be")
	// asked of both, but answered without waiting of who does not hold it
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Ask(rules.First, "toy.extra", "TOY-2", 0, func(m rules.Menu) {
			m.Quiet(pass)
			if holds(b) {
				m.Offer(rules.Option{Do: "use"})
			}
		})
	}), rulestest.CheckSecret, "not waiting")
}

func TestKitFindsEventsThatTellASecret(t *testing.T) {
	secret := func(b *toy.Board) rules.Ref {
		for n, z := range b.Cards {
			if z == 1 { // in the hand of the first side
				return rules.MakeRef(3, n)
			}
		}
		return 0
	}
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		c := secret(b)
		t.Tell(rules.Event{Kind: rules.EvSay, Who: c, Hidden: rules.HideFrom(rules.Second), Veiled: rules.Text{Key: "toy.drew", A: c}})
	}), rulestest.CheckSecret, "is told of it")
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		if c := secret(b); c != 0 {
			t.Tell(rules.Event{Kind: rules.EvDraw, Side: rules.First, Who: c})
		}
	}), rulestest.CheckSecret, "is told that the other side draws")
}

func TestKitFindsWhatMightBeLearntAndTakenBack(t *testing.T) {
	// a side that passes is told a card of the other
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		t.Ask(rules.First, "toy.peek", "TOY-2", 0, func(m rules.Menu) { m.Public(); m.Offer(pass); m.Offer(rules.Option{Do: "peek"}) })
		n := 0
		for c, z := range b.Cards {
			if z == 2 {
				n += c
			}
		}
		t.Tell(rules.Event{Kind: rules.EvSay, Side: rules.First, N: n, Hidden: rules.HideFrom(rules.Second)})
		t.Ask(rules.First, "toy.sure", "TOY-2", 0, func(m rules.Menu) { m.Public(); m.Offer(pass) })
	}), rulestest.CheckWall, "told something new")
}

func TestKitFindsPreviewsThatFail(t *testing.T) {
	fails(t, play(func(b *toy.Board, t *rules.Table) {
		if t.Ask(b.Active, "toy.extra", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) }); b.Turn > 3 {
			panic(errors.New("a bug"))
		}
	}), rulestest.CheckOdds, "a bug")
}

// strip is a Field of the whole numbers from 0 to 9, with switches to break it: the
// first ten squares, or those after the first skip, of which only some may be
// named.
type strip struct{ sample, nearest, skip, more int }

func (s strip) Next(_ rules.Option, cells []rules.Ref) (all []rules.Ref) {
	for n := s.skip; n < 10+s.more && len(cells) == 0; n++ {
		all = append(all, rules.MakeRef(1, n))
	}
	return all
}
func (s strip) Plot(_ rules.Option, cells []rules.Ref) rules.Option {
	return rules.Option{Do: "slide", N: cells[0].N()}
}
func (s strip) Cells(o rules.Option) []rules.Ref { return []rules.Ref{rules.MakeRef(1, o.N)} }

// line is a strip that cannot be given with cells.
type line struct{ rules.Field }

func (s strip) Check(o rules.Option) rules.Reason {
	return rules.Unless(o.Do == "slide" && o.N >= 0 && o.N <= 9, "TOY-3", rules.Text{Key: "toy.far"})
}
func (s strip) Nearest(o rules.Option) rules.Option {
	return rules.Option{Do: "slide", N: s.nearest + max(0, min(9, o.N))}
}
func (s strip) Sample(r *rand.Rand) rules.Option {
	return rules.Option{Do: "slide", N: s.sample + r.IntN(10)}
}
func (s strip) Ghost(rules.Option) []rules.Piece { return nil }

func TestKitFindsFieldsThatProposeWhatTheyRefuse(t *testing.T) {
	if _, faults := rulestest.Examine(rulestest.Book{Book: ask(func(_ *toy.Board, m rules.Menu) { m.Field(strip{}) }), Starts: duel, Games: 2}); len(faults) > 0 {
		t.Errorf("a sound field: %v", faults)
	}
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Field(strip{sample: 5}) }), rulestest.CheckField, "sample")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Field(strip{nearest: 10}) }), rulestest.CheckField, "proposal")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Field(line{strip{}}) }), rulestest.CheckField, "no Plotter")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Field(strip{skip: 3}) }), rulestest.CheckField, "may not follow")
	fails(t, ask(func(_ *toy.Board, m rules.Menu) { m.Field(strip{more: 3}) }), rulestest.CheckField, "it is refused")
}

// A rulebook that keeps the board it was given and changes it later.
func TestKitFindsOldPositionsThatChange(t *testing.T) {
	var last *toy.Board
	h := hooked{step: func(rb rules.Board, t *rules.Table) {
		if last != nil {
			last.Turn = 25
		}
		last = rb.(*toy.Board)
		toy.Book{}.Step(rb, t)
	}}
	_, faults := rulestest.Examine(rulestest.Book{Book: h, Starts: duel, Games: 2, Answers: 100})
	for _, f := range faults {
		if f.Check == rulestest.CheckUndo {
			return
		}
	}
	t.Errorf("faults %v", fmt.Sprint(faults))
}

func TestKitFindsDealsThatKeepWhatNobodyHasSeen(t *testing.T) {
	fails(t, hooked{deal: asItLies}, rulestest.CheckSecret, "stays where it is")
}

func asItLies(rules.Board, rules.Side, *rand.Rand) {}

// Cards that a side was shown, or can know by counting those that are left, may
// stay where they are.
func TestKitLetsDealsKeepWhatIsKnown(t *testing.T) {
	shown := play(func(b *toy.Board, t *rules.Table) {
		for n, in := range b.Cards {
			if in == 1 || in == 2 {
				t.Tell(rules.Event{Kind: rules.EvReveal, Side: b.Active, Who: rules.MakeRef(3, n)})
			}
		}
		t.Ask(b.Active, "toy.extra", "TOY-2", 0, func(m rules.Menu) { m.Offer(pass) })
	})
	shown.deal = asItLies
	// the hands have three cards each, and four are left in the deck
	hands := toy.Duel + "dealt\ncard k10 out\ncard k11 out\n"
	for n, owner := range []string{"first", "first", "first", "second", "second", "second"} {
		hands += fmt.Sprintf("card k%d %s\n", n, owner)
	}
	starts := []rulestest.Start{{Name: "hands", Data: []byte(hands)}}
	five := []rulestest.Start{{Name: "hands", Data: []byte(strings.Replace(hands, "card k10 out\n", "", 1))}}
	for what, b := range map[string]rulestest.Book{
		"counted": {Book: hooked{deal: asItLies}, Starts: starts},
		"shown":   {Book: shown, Starts: five},
	} {
		b.Games, b.Probe, b.Answers = 3, 1, 2
		if _, faults := rulestest.Examine(b); slices.ContainsFunc(faults, staysPut) {
			t.Errorf("%s: %v", what, faults)
		}
	}
	hidden := rulestest.Book{Book: hooked{deal: asItLies}, Starts: five, Games: 1, Probe: 1, Answers: 1}
	if _, faults := rulestest.Examine(hidden); !slices.ContainsFunc(faults, staysPut) {
		t.Errorf("with five cards in the deck that nobody has seen: %v", faults)
	}
}

func staysPut(f *rulestest.Fault) bool { return strings.Contains(f.Error(), "stays where it is") }

func TestKitFindsWordsThatNoPainterKnows(t *testing.T) {
	for about, say := range map[string]func(*rules.View){
		"state":     func(v *rules.View) { v.Pieces[0].State = []rules.State{"bold"} },
		"face":      func(v *rules.View) { v.Pieces[0].Face = "pirate" },
		"badge":     func(v *rules.View) { v.Pieces[0].Badges = []rules.Badge{{Kind: "luck", N: 1}} },
		"class":     func(v *rules.View) { v.Cards[0].Class = "joker" },
		"ground":    func(v *rules.View) { v.Map = &rules.Map{Cells: []rules.Cell{{Ground: "lava"}}} },
		"line":      func(v *rules.View) { v.Map = &rules.Map{Lines: []rules.MapLine{{Kind: "canal"}}} },
		"area":      func(v *rules.View) { v.Map = &rules.Map{Areas: []rules.Area{{Kind: "camp"}}} },
		"gauge":     func(v *rules.View) { v.Gauges = []rules.Gauge{{Key: "luck"}} },
		"luck.left": func(v *rules.View) { v.Sides[1].Gauges = []rules.Gauge{{Key: "luck.left"}} },
		"no area":   func(v *rules.View) { v.Cards[0].Tile = &rules.Map{Areas: []rules.Area{{}}} },
	} {
		fails(t, hooked{view: func(b rules.Board, s rules.Side) *rules.View {
			v := toy.Book{}.View(b, s)
			say(v)
			return v
		}}, rulestest.CheckLook, about)
	}
	fails(t, painted{}, rulestest.CheckLook, "style")
	fails(t, shaded{}, rulestest.CheckLook, "overlay")
}

// shaded has an overlay of its own.
type shaded struct{ toy.Book }

func (shaded) Overlays() []rules.Overlay { return []rules.Overlay{"mist"} }

// painted shades the board in a style of its own.
type painted struct{ toy.Book }

func (painted) Overlays() []rules.Overlay { return []rules.Overlay{rules.OverlaySight} }

func (painted) Overlay(rules.Board, rules.Side, rules.Overlay, rules.Ref) []rules.Shade {
	return []rules.Shade{{Style: "mist"}}
}
