package ccn

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"grognard/rules"
)

// Two hands of the same size, with First Strike and without.
const (
	withStrike    = "allied hand: c-first-strike-1 c-forward-1 c-rally-1\n"
	withoutStrike = "allied hand: c-probe-left-1 c-forward-1 c-rally-1\n"
)

// strikeMoments lead up to an attack on an Allied unit that might strike first.
var strikeMoments = []struct{ name, picture string }{
	{"infantry attacked by infantry", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\n"},
	{"infantry attacked by cavalry, which may also form square", "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1\n"},
	{"cavalry attacked by infantry, which may also retire", "french: e5 fr-ln-1 ordered\nallied: d5 gb-lc-1\n"},
	{"artillery", "french: e5 fr-ln-1 ordered\nallied: d5 gb-fa-1\n"},
	{"a square attacked by infantry", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1 square=1\nallied track: c-elan-1\n"},
}

// attacked lets the only ordered French unit attack the only Allied unit.
func attacked(t *testing.T, picture string) *game {
	t.Helper()
	g := draw(t, picture)
	return g.Play(g.Options()[0])
}

// wantSame checks that two games look the same to a side: view, whom the game
// waits for, and all that was told.
func wantSame(t *testing.T, g, h *game, s rules.Side) {
	t.Helper()
	if !reflect.DeepEqual(g.View(s), h.View(s)) {
		t.Errorf("%s and %s: the views of side %d differ", g.Asked(), h.Asked(), s)
	}
	a, b := g.Request(), h.Request()
	if a.To != b.To || a.Kind != b.Kind || a.Rule != b.Rule || a.About != b.About || a.Always != b.Always || a.Public != b.Public {
		t.Errorf("%s and %s: the requests differ", g.Asked(), h.Asked())
	}
	if !reflect.DeepEqual(g.Mods(), h.Mods()) {
		t.Errorf("%s: the sums differ", g.Asked())
	}
	if len(g.AllEvents) != len(h.AllEvents) {
		t.Fatalf("told %d and %d events", len(g.AllEvents), len(h.AllEvents))
	}
	for i, e := range g.AllEvents {
		if !reflect.DeepEqual(e.For(s), h.AllEvents[i].For(s)) {
			t.Errorf("told %+v and %+v", e, h.AllEvents[i])
		}
	}
}

func TestTheQuestionOfFirstStrikeBetraysNothing(t *testing.T) { // part 10.2
	for _, m := range strikeMoments {
		t.Run("CCN-57.1 asked alike with and without the card: "+m.name, func(t *testing.T) {
			g, h := attacked(t, m.picture+withStrike), attacked(t, m.picture+withoutStrike)
			g.WantAsk("reaction", "allied").WantOffered("strike +c-first-strike-1")
			h.WantAsk("reaction", "allied").WantNot("strike +c-first-strike-1")
			for _, s := range []rules.Side{rules.Chance, rules.First} {
				wantSame(t, g, h, s)
			}
			if req := h.Request(); !req.Always || req.Public || req.Quiet < 0 || req.Options[req.Quiet].Do != "stand" {
				t.Errorf("without the card the question is %+v", req)
			}
		})
		t.Run("CCN-57.1 after standing nothing tells either: "+m.name, func(t *testing.T) {
			g, h := attacked(t, m.picture+withStrike).Play("stand"), attacked(t, m.picture+withoutStrike).Play("stand")
			wantSame(t, g, h, rules.First)
		})
	}
	t.Run("CCN-57.1 with no cards in hand nobody is asked", func(t *testing.T) {
		attacked(t, strikeMoments[0].picture).wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-57.1 once both cards lie open nobody is asked", func(t *testing.T) {
		g := attacked(t, strikeMoments[0].picture+withoutStrike+"discards: c-first-strike-1 c-first-strike-2").wantDice("melee.roll", "french", 5)
		g.wantHandSize("allied", 3)
	})
	t.Run("CCN-57.1 with one of them open he is", func(t *testing.T) {
		attacked(t, strikeMoments[0].picture+withoutStrike+"discards: c-first-strike-2").WantAsk("reaction", "allied")
	})
	t.Run("CCN-57.1 a card that the attacker himself holds makes no difference", func(t *testing.T) {
		g := attacked(t, strikeMoments[0].picture+withoutStrike+"french hand: c-first-strike-1 c-first-strike-2").WantAsk("reaction", "allied")
		g.WantOptions("stand")
	})
	t.Run("CCN-57.1 once it has been answered it is asked again in the next melee", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered, e9 fr-ln-2 ordered\nallied: d5 gb-ln-1, d9 gb-ln-2\n"+withoutStrike)
		g.Play("melee fr-ln-1 @gb-ln-1", "stand").roll("cccca").Play("hold gb-ln-1", "melee fr-ln-2 @gb-ln-2").WantAsk("reaction", "allied")
	})
	t.Run("CCN-57.12 for a unit without dice it is skipped alike", func(t *testing.T) {
		const wood = "french: e5 fr-ln-1 ordered, c5 fr-lc-1, c6 fr-lc-2\nallied: d5 gb-lc-1 blocks=2\n"
		g, h := attacked(t, scene("d5 F")+wood+withStrike), attacked(t, scene("d5 F")+wood+withoutStrike)
		g.wantDice("melee.roll", "french", 3)
		wantSame(t, g, h, rules.First)
	})
	t.Run("CCN-36.12 for a square attacked by cavalry too", func(t *testing.T) {
		const square = "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 square=1\nallied track: c-elan-1\n"
		g, h := attacked(t, square+withStrike), attacked(t, square+withoutStrike)
		g.wantDice("square.roll", "allied", 1)
		wantSame(t, g, h, rules.First)
	})
}

func TestOpenDecisionsNeedNoCurtain(t *testing.T) { // part 10.2
	open := func(t *testing.T, g *game, kind, side string) {
		t.Helper()
		g.WantAsk(kind, side)
		if req := g.Request(); !req.Public || req.Always || req.Secret {
			t.Errorf("%s is no open question: %+v", kind, req)
		}
	}
	t.Run("CCN-21.3 square and Retire and Reform, where First Strike is out of the question", func(t *testing.T) {
		const openCards = "discards: c-first-strike-1 c-first-strike-2\n"
		open(t, attacked(t, strikeMoments[1].picture+withoutStrike+openCards).WantOptions("stand", "square"), "reaction", "allied")
		open(t, attacked(t, strikeMoments[2].picture+openCards).WantOptions("stand", "reform"), "reaction", "allied")
	})
	t.Run("CCN-27.1 flags, retreats, battle back and advance", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\nallied leaders: d5 gb-hill\nbanners 9").Play("melee fr-ln-1 @gb-ln-1").roll("fcacc")
		open(t, g, "flags", "allied")
		open(t, g.Play("take gb-ln-1"), "retreat", "allied")
		open(t, g.Play("retreat gb-ln-1 @c5"), "advance", "french")
		g = attacked(t, strikeMoments[0].picture).roll("cccca")
		open(t, g, "battle_back", "allied")
	})
	t.Run("CCN-8.1 the card to play and a Scout's choice are not open", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: c-rally-1\nphase command").WantAsk("card", "french")
		if g.Request().Public {
			t.Error("the hand lies open while a card is chosen")
		}
		g = draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nphase end, card c-scout-left-1").Draw("c-rally-1", "c-elan-1")
		if req := g.Request(); req.Public || !req.Secret {
			t.Errorf("the Scout's choice is %+v", req)
		}
	})
}

func TestTheAttackerCannotTellWhoHoldsFirstStrike(t *testing.T) { // part 10.2
	for _, hand := range []string{withStrike, withoutStrike} {
		g := attacked(t, strikeMoments[0].picture+hand)
		r := rand.New(rand.NewPCG(1, 2))
		var held [2]int
		for range 200 {
			p := rules.Guess(g.Position, rules.First, r, 20, nil)
			if p == nil {
				t.Fatal("no position that looks the same")
			}
			b := p.Board().(*Board)
			holds := b.where[cardNamed("c-first-strike-1")] == handOf(rules.Second) || b.where[cardNamed("c-first-strike-2")] == handOf(rules.Second)
			held[more(holds)]++
		}
		if held[0] == 0 || held[1] == 0 {
			t.Errorf("%s: of 200 guesses %d hold the card", hand, held[1])
		}
	}
}

func TestCardsOfTheSquareTrackStayHidden(t *testing.T) { // part 1.6
	const square = "\nallied track: c-probe-left-1\nallied hand: c-forward-1\n"
	returned := func(t *testing.T, g *game) {
		t.Helper()
		e := g.lastEvent(rules.EvReturn)
		if e.For(rules.Second).Who != refsByName["c-probe-left-1"] || e.For(rules.First).Who != 0 || e.For(rules.Chance).Who != 0 || e.For(rules.First).Text.A != 0 || e.N != 1 {
			t.Errorf("the sides are told %+v and %+v", e.For(rules.First), e.For(rules.Second))
		}
		g.wantHand("allied", "c-forward-1", "c-probe-left-1")
	}
	t.Run("CCN-38.2 the card that comes back is shown to its owner alone", func(t *testing.T) {
		returned(t, draw(t, "allied: e5 gb-ln-1 square=1, i1 gb-ln-2\nfrench: a1 fr-ln-1"+square+"active allied, phase orders").
			Play("order gb-ln-1", "done", "leave gb-ln-1"))
	})
	t.Run("CCN-38.6 also when the square is eliminated", func(t *testing.T) {
		returned(t, draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 square=1 blocks=1"+square).Play("melee fr-lc-1 @gb-ln-1").roll("i").roll("s"))
	})
	t.Run("CCN-35.6 the card that goes there too", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "").Play("square").Draw("c-rally-1")
		if e := g.lastEvent(rules.EvReveal); e.For(rules.Second).Who != refsByName["c-rally-1"] || e.For(rules.First).Who != 0 || e.For(rules.First).Text.A != 0 {
			t.Errorf("the sides are told %+v and %+v", e.For(rules.First), e.For(rules.Second))
		}
	})
}

func TestWhatASideDoesNotSeeIsDealtAnew(t *testing.T) { // part 1.6
	const picture = `
	french: e5 fr-ln-1 square=1
	allied: c5 gb-ln-1 square=1
	french track: c-rally-1
	allied track: c-elan-1
	french hand: c-forward-1
	allied hand: c-forward-2
	phase end, card c-scout-left-1`
	for _, tt := range []struct {
		clause, card string
		place        cardPlace
		seen         []rules.Side // who sees it
	}{
		{"CCN-4.3 the French hand", "c-forward-1", inHand, []rules.Side{rules.First}},
		{"CCN-4.3 the Allied hand", "c-forward-2", inHand2, []rules.Side{rules.Second}},
		{"CCN-35.7 the French track", "c-rally-1", onTrack, []rules.Side{rules.First}},
		{"CCN-35.7 the Allied track", "c-elan-1", onTrack2, []rules.Side{rules.Second}},
		{"CCN-50.1 a Scout's card", "c-bombard-1", offered, []rules.Side{rules.First}},
	} {
		t.Run(tt.clause, func(t *testing.T) {
			g := draw(t, picture).Draw("c-bombard-1")
			c, r := cardNamed(tt.card), rand.New(rand.NewPCG(3, 3))
			for _, s := range []rules.Side{rules.Chance, rules.First, rules.Second} {
				moved := false
				for range 40 {
					b := g.board().Clone().(*Board)
					if (Book{}).Resample(b, s, r); b.where[c] != tt.place {
						moved = true
					}
					if err := b.Check(); err != nil {
						t.Fatal(err)
					}
				}
				if moved == slices.Contains(tt.seen, s) {
					t.Errorf("for side %d it has been dealt anew: %t", s, moved)
				}
			}
		})
	}
}
