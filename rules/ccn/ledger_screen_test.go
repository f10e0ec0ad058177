package ccn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// gaugeOf finds a gauge of a side.
func gaugeOf(g *game, s rules.Side, key string) rules.Gauge {
	g.Helper()
	for _, x := range g.View(rules.Chance).Sides[s].Gauges {
		if string(x.Key) == key {
			return x
		}
	}
	g.Fatalf("there is no gauge %s", key)
	return rules.Gauge{}
}

// cardsAt lists the cards in a place as a side sees them.
func cardsAt(g *game, viewer, owner rules.Side, p rules.Place) (all []rules.Card) {
	for _, c := range g.View(viewer).Cards {
		if c.Place == p && c.Side == owner {
			all = append(all, c)
		}
	}
	return all
}

// names lists things by name.
func names(refs []rules.Ref) (all []string) {
	for _, r := range refs {
		all = append(all, Book{}.Format(r))
	}
	slices.Sort(all)
	return all
}

// wholeScreen is a position with something of everything.
const wholeScreen = `
	objective french each 2 e5
	scored e5
	french: e5 fr-ln-1, g5 fr-lt-1 square=1 blocks=3
	allied: d9 gb-ln-1
	french leaders: g5 fr-ney, i9 fr-soult
	allied lost: gb-ln-2 gb-hill
	french lost: fr-fa-1
	french hand: c-rally-1 c-forward-1
	french track: c-elan-1
	allied hand: c-probe-left-1 c-probe-left-2 c-probe-left-3
	discards: c-bombard-1 c-bombard-2
	phase orders, card c-assault-left-1, level 3
	`

func TestTheStateOfTheGameIsVisible(t *testing.T) { // part 10.1
	t.Run("CCN-5.2 banners of both sides against the target, by units, leaders and objectives", func(t *testing.T) {
		g := draw(t, wholeScreen)
		b := gaugeOf(g, rules.First, "banners")
		if b.N != 4 || b.Of != 9 || !slices.Equal(names(b.Refs), []string{"gb-hill", "gb-ln-2"}) || gaugeOf(g, rules.First, "objectives").N != 2 {
			t.Errorf("the French banners are %+v", b)
		}
		if b := gaugeOf(g, rules.Second, "banners"); b.N != 1 || !slices.Equal(names(b.Refs), []string{"fr-fa-1"}) {
			t.Errorf("the Allied banners are %+v", b)
		}
	})
	t.Run("CCN-64.1 objective hexes with side and value", func(t *testing.T) {
		drawn := 0
		for _, a := range draw(t, wholeScreen).Position.View(rules.Chance).Map.Areas {
			if a.Kind != "objective" {
				continue
			}
			if drawn++; a.Side != rules.First || a.Label != "2" || !slices.Equal(names(a.Cells), []string{"e5"}) {
				t.Errorf("the objective is drawn as %+v", a)
			}
		}
		if drawn != 1 {
			t.Errorf("%d objectives are drawn, want 1", drawn)
		}
	})
	t.Run("CCN-8.5 the phase, the card in play and its command level", func(t *testing.T) {
		v := draw(t, wholeScreen).Position.View(rules.Second)
		if v.Phase != (rules.Text{Key: "ccn.phase.orders", A: refsByName["c-assault-left-1"], N: 3}) || v.Active != rules.First {
			t.Errorf("the phase is %+v", v.Phase)
		}
		g := draw(t, wholeScreen)
		if c := cardsAt(g, rules.Second, rules.First, rules.InPlay); len(c) != 1 || c[0].Ref != refsByName["c-assault-left-1"] {
			t.Errorf("in play are %+v", c)
		}
		if n := gaugeOf(g, rules.First, "command").N; n != 3 {
			t.Errorf("the command level is %d", n)
		}
	})
}

func TestCardsAndPiecesAreVisible(t *testing.T) {
	t.Run("CCN-35.6 cards on the track: count and numbers for all, faces for their owner", func(t *testing.T) {
		g := draw(t, wholeScreen)
		for _, s := range []rules.Side{rules.Chance, rules.Second} {
			if c := cardsAt(g, s, rules.First, rules.Track); len(c) != 1 || c[0].Ref != 0 || c[0].Unit != refsByName["fr-lt-1"] {
				t.Errorf("side %d sees %+v", s, c)
			}
		}
		if c := cardsAt(g, rules.First, rules.First, rules.Track); len(c) != 1 || c[0].Ref != refsByName["c-elan-1"] {
			t.Errorf("the owner sees %+v", c)
		}
		if x := gaugeOf(g, rules.First, "squares"); x.N != 1 || x.Of != 4 {
			t.Errorf("the squares are %+v", x)
		}
	})
	t.Run("CCN-4.3 of the other hand only the size, of the pile its top, of the deck its size", func(t *testing.T) {
		g := draw(t, wholeScreen)
		if c := cardsAt(g, rules.First, rules.Second, rules.Hand); len(c) != 1 || c[0].Ref != 0 || c[0].N != 3 {
			t.Errorf("the French see %+v", c)
		}
		if c := cardsAt(g, rules.Second, rules.Second, rules.Hand); len(c) != 3 || c[0].Ref == 0 {
			t.Errorf("the Allied side sees %+v", c)
		}
		if c := cardsAt(g, rules.First, rules.Chance, rules.Discards); len(c) != 1 || c[0].Ref != refsByName["c-bombard-2"] || c[0].N != 2 {
			t.Errorf("the discards are %+v", c)
		}
		if c := cardsAt(g, rules.First, rules.Chance, rules.Deck); len(c) != 1 || c[0].Ref != 0 || c[0].N != deckSize-9 {
			t.Errorf("the deck is %+v", c)
		}
	})
	t.Run("CCN-32.3 an empty deck is not shown", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: c-rally-1\nallied hand: c-elan-1\nphase command\ndiscards: "+
			strings.Join(slices.DeleteFunc(slices.Clone(deckNames[:]), func(id string) bool { return id == "c-rally-1" || id == "c-elan-1" }), " "))
		if c := cardsAt(g, rules.First, rules.Chance, rules.Deck); len(c) != 0 {
			t.Errorf("the deck is %+v", c)
		}
	})
	t.Run("CCN-3.1 every unit with type, blocks and counter, its leader behind it", func(t *testing.T) {
		pieces := draw(t, wholeScreen).Position.View(rules.Second).Pieces
		i := slices.IndexFunc(pieces, func(p rules.Piece) bool { return p.Ref == refsByName["fr-lt-1"] })
		p, next := pieces[i], pieces[i+1]
		if p.N != 3 || p.Of != 4 || p.Value != "LT" || p.Nation != "fr" || !slices.Contains(p.Badges, rules.Badge{Kind: rules.BadgeSquare, N: 1}) {
			t.Errorf("the square is %+v", p)
		}
		if next.Ref != refsByName["fr-ney"] || next.Form != rules.Leader || next.Cell != p.Cell {
			t.Errorf("behind it stands %+v", next)
		}
	})
}

func TestWhatHappensIsVisible(t *testing.T) {
	t.Run("CCN-32.4 a card drawn is told without its face to the other side", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nallied hand: c-rally-1\nphase end, card c-forward-1").Draw("c-elan-1")
		for _, e := range g.AllEvents {
			if e.Kind != rules.EvDraw {
				continue
			}
			if e.For(rules.First).Who != refsByName["c-elan-1"] || e.For(rules.Second).Who != 0 || e.For(rules.Second).Text.B != 0 {
				t.Errorf("the other side is told %+v", e.For(rules.Second))
			}
		}
	})
	t.Run("CCN-16.2 the log tells a melee from declaration to battle back", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("icccc").Play("back gb-ln-1").roll("fcc")
		g.Play("retreat fr-ln-1 @f4").wantInOrder(rules.EvDeclare, rules.EvDice, rules.EvHit, rules.EvResult, rules.EvDeclare, rules.EvDice, rules.EvRetreat)
	})
	t.Run("CCN-39.1 the combat in progress, with those who join and their dice", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1")
		c := g.View(rules.Second).Combat
		if c == nil || c.Kind.Key != "ccn.combat.melee" || c.To != refsByName["gb-ln-1"] || !slices.Equal(names(c.From), []string{"fr-fa-1", "fr-ln-1"}) {
			t.Fatalf("the combat is %+v", c)
		}
		if len(c.Sums) != 2 || c.Sums[0].N != 5 || c.Sums[1].N != 4 || c.Sums[0].Side != rules.First {
			t.Errorf("its sums are %+v", c.Sums)
		}
	})
}

// wantCombat checks the combat in progress as everybody sees it: who strikes
// whom, whose dice come next as which sum, and the sums of the terms that belong
// to them.
func (g *game) wantCombat(kind, from, to string, sum rules.SumKey, side string, n int, terms ...string) *game {
	g.Helper()
	c := g.View(rules.Chance).Combat
	if c == nil || c.Kind.Key != "ccn.combat."+kind || c.From[0] != refsByName[from] || c.To != refsByName[to] {
		g.Fatalf("the combat is %+v, want %s of %s at %s", c, kind, from, to)
	}
	if s := c.Sums[0]; s.Key != sum || sideNames[s.Side] != side || s.N != n {
		g.Errorf("%s: the sum is %+v, want %s of the %s side with %d", kind, s, sum, side, n)
	}
	var got []string
	for _, m := range g.Terms() {
		got = append(got, string(m.Sum))
	}
	if got = slices.Compact(got); !slices.Equal(got, terms) {
		g.Errorf("%s: the terms are of %q, want %q", kind, got, terms)
	}
	return g
}

// wantForce checks who takes part in the combat: name, blocks, whether he leads.
func (g *game) wantForce(want ...string) *game {
	g.Helper()
	var got []string
	for _, f := range g.View(rules.Chance).Combat.Force {
		s := fmt.Sprint(Book{}.Format(f.Ref), " ", f.Text.N)
		if f.Lead {
			s += " leads"
		}
		if got = append(got, s); f.Side != homeOf(s[:2]) {
			g.Errorf("%s is on side %d", s, f.Side)
		}
	}
	if !slices.Equal(got, want) {
		g.Errorf("in the combat are %q, want %q", got, want)
	}
	return g
}

func TestTheCombatIsShownAsTheNextDiceFall(t *testing.T) { // part 10.4
	duel := "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered\nallied: d5 gb-ln-1\nfrench leaders: e5 fr-ney\n"
	t.Run("CCN-24.1 a battle back is the defender's, at the unit that led the attack", func(t *testing.T) {
		g := draw(t, duel).Play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1").wantCombat("melee", "fr-ln-1", "gb-ln-1", "dice", "french", 5, "dice")
		g.roll("icccccccc").wantCombat("back", "gb-ln-1", "fr-ln-1", "back", "allied", 3).Play("back gb-ln-1")
		g.wantCombat("back", "gb-ln-1", "fr-ln-1", "back", "allied", 3, "back")
		if c := g.View(rules.First).Combat; len(c.From) != 1 || len(c.Sums) != 1 {
			t.Errorf("the guns have a part in it: %+v", c)
		}
	})
	t.Run("CCN-57.2 so is First Strike, and then the attack with what is left", func(t *testing.T) {
		g := draw(t, duel+"allied hand: c-first-strike-1").Play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1", "strike +c-first-strike-1")
		g.wantCombat("strike", "gb-ln-1", "fr-ln-1", "strike", "allied", 4, "strike").roll("iifc").roll("ff")
		g.WantAsk("flags", "french").wantCombat("melee", "fr-ln-1", "gb-ln-1", "dice", "french", 3, "flags")
		if c := g.View(rules.Second).Combat; len(c.From) != 2 || len(c.Sums) != 2 || c.Sums[1].N != 4 {
			t.Errorf("the guns are still in it, with four dice: %+v", c)
		}
		g.Play("ignore fr-ln-1 #1").wantCombat("melee", "fr-ln-1", "gb-ln-1", "dice", "french", 3, "flags", "dice")
	})
	t.Run("CCN-57.3 of an attacker who falls to it the dice stay as they were announced", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 blocks=2 ordered\nfrench leaders: e5 fr-ney\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1")
		g.Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1").roll("iicc").roll("i").WantAsk("leader.retreat", "french")
		g.wantCombat("melee", "fr-ln-1", "gb-ln-1", "dice", "french", 3)
	})
	t.Run("CCN-23.4 losses of the target change nothing in the dice that were rolled", func(t *testing.T) {
		g := draw(t, duel+"allied leaders: d5 gb-hill").Play("melee fr-ln-1 @gb-ln-1", "done").roll("iifcc").roll("ff")
		g.WantAsk("flags", "allied").wantCombat("melee", "fr-ln-1", "gb-ln-1", "dice", "french", 5, "flags")
	})
	t.Run("CCN-20.4 nor do those by fire", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: e7 gb-ln-1\nallied leaders: e7 gb-hill").Play("fire fr-ln-1 @gb-ln-1").roll("ifcc").roll("ff")
		g.WantAsk("flags", "allied").wantCombat("fire", "fr-ln-1", "gb-ln-1", "dice", "french", 4, "flags")
	})
	t.Run("CCN-24.6 nor do those of the attacker in the dice of a battle back", func(t *testing.T) {
		g := draw(t, duel).Play("melee fr-ln-1 @gb-ln-1", "done").roll("iaccc").Play("back gb-ln-1").roll("ifc").roll("ff")
		g.WantAsk("flags", "french").wantCombat("back", "gb-ln-1", "fr-ln-1", "back", "allied", 3, "flags")
	})
	t.Run("CCN-36.2 where a square has no dice the attack comes next", func(t *testing.T) {
		g := charged(t, "fr-hc-1", "gb-gr-1", groundOn("e5F")+"french: e6 fr-fa-1 ordered").Play("support fr-fa-1", "square").Draw("c-rally-1")
		g.wantCombat("melee", "fr-hc-1", "gb-gr-1", "dice", "french", 0, "square", "dice") // the gun alone rolls
	})
	t.Run("CCN-39.8 who takes part: the unit that attacks leads the guns, each with its blocks, and leaders go with theirs", func(t *testing.T) {
		g := draw(t, duel+"allied leaders: d5 gb-hill").Play("melee fr-ln-1 @gb-ln-1")
		g.wantForce("fr-ln-1 4", "fr-ney 0", "gb-ln-1 4", "gb-hill 0").Play("support fr-fa-1")
		g.wantForce("fr-ln-1 4 leads", "fr-ney 0", "fr-fa-1 3", "gb-ln-1 4", "gb-hill 0")
	})
	t.Run("CCN-36.1 so is the strike of a square", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "").wantCombat("square", "gb-ln-1", "fr-lc-1", "square", "allied", 1, "square").roll("i")
		g.wantCombat("melee", "fr-lc-1", "gb-ln-1", "dice", "french", 1, "dice")
	})
	t.Run("CCN-34.5 the dice at who retires are the attacker's", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-lc-1").Play("melee fr-ln-1 @gb-lc-1", "reform")
		g.wantCombat("reform", "fr-ln-1", "gb-lc-1", "dice", "french", 4, "dice")
	})
}

func TestACardShowsWhomItCouldOrder(t *testing.T) { // part 10.3
	const army = `
	french: e2 fr-ln-1, e7 fr-lc-1 blocks=2, e12 fr-fa-1
	french leaders: e7 fr-ney, i12 fr-soult
	allied: d2 gb-ln-1
	phase command, last allied probe-left
	french hand: `
	for _, tt := range []struct {
		clause, card string
		want         []string
	}{
		{"CCN-50.2", "c-probe-left-1", []string{"fr-ln-1"}},
		{"CCN-50.7", "c-forward-1", []string{"fr-fa-1", "fr-lc-1", "fr-ln-1", "fr-ney", "fr-soult"}},
		{"CCN-51.1", "c-bayonet-charge-1", []string{"fr-ln-1"}},
		{"CCN-52.1", "c-bombard-1", []string{"fr-fa-1"}},
		{"CCN-53.1", "c-cavalry-charge-1", []string{"fr-lc-1"}},
		{"CCN-54.2", "c-counter-attack-1", []string{"fr-fa-1", "fr-soult"}},
		{"CCN-55.2", "c-elan-1", []string{"fr-fa-1", "fr-lc-1", "fr-ln-1", "fr-ney", "fr-soult"}},
		{"CCN-56.1", "c-fire-and-hold-1", []string{"fr-fa-1"}},
		{"CCN-8.4", "c-first-strike-1", nil},
		{"CCN-58.1", "c-force-march-1", []string{"fr-ln-1"}},
		{"CCN-59.1", "c-give-them-the-cold-steel-1", []string{"fr-ln-1"}},
		{"CCN-60.1", "c-leadership-1", []string{"fr-lc-1", "fr-ney", "fr-soult"}},
		{"CCN-61.1", "c-la-grande-manoeuvre-1", []string{"fr-fa-1", "fr-lc-1", "fr-ln-1", "fr-ney", "fr-soult"}},
		{"CCN-62.5", "c-rally-1", []string{"fr-lc-1"}},
		{"CCN-63.6", "c-short-supply-1", nil},
	} {
		t.Run(tt.clause+" "+tt.card, func(t *testing.T) {
			g := draw(t, army+tt.card)
			c := cardsAt(g, rules.First, rules.First, rules.Hand)
			if len(c) != 1 || !slices.Equal(names(c[0].Orders), tt.want) {
				t.Errorf("the card shows %+v, want %v", c, tt.want)
			}
		})
	}
}
