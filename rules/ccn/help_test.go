package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// signOf returns the sign of an option that is offered.
func signOf(g *game, line string) rules.Sign {
	g.Helper()
	req := g.Request()
	for i, o := range req.Options {
		if rules.FormatOption(Book{}, o) == line {
			return req.Sign(i)
		}
	}
	g.Fatalf("%s: %q is not offered: %q", g.Asked(), line, g.Options())
	return rules.Plain
}

// countsOf lists the gauges of the French whose keys are given, "2/3".
func countsOf(g *game, keys ...string) (all [][2]int) {
	g.Helper()
	for _, k := range keys {
		x := gaugeOf(g, rules.First, k)
		all = append(all, [2]int{x.N, x.Of})
	}
	return all
}

func TestMovesAreSignedByWhatTheyLeaveToDo(t *testing.T) {
	const field = `
	. . . . . . . . . . . . .
	 . . . . . . . . . . . .
	. . . . . . . . . . . . .
	 . . . . . . . . . . . .
	. . . . . . f . . . . . .
	 . . . . . . . . . . . .
	. . . . . F . . . . . . .
	 . . . . . . . . . . . .
	. . . . . . . . . . . . .
	french: f6 fr-lt-1 ordered, g7 fr-ln-1 ordered, g8 fr-fa-1 ordered, i7 fr-lc-1 ordered
	allied: a1 gb-ln-1
	phase movement`
	g := draw(t, field)
	for line, want := range map[string]rules.Sign{
		"move fr-lt-1 @f5": rules.Plain,
		"move fr-lt-1 @e7": rules.Stops, // a ford
		"move fr-lt-1 @d6": rules.Ends,  // two hexes
		"move fr-lt-1 @g6": rules.Stops, // light infantry battles in a forest that it enters
		"move fr-ln-1 @g6": rules.Ends,  // line infantry does not
		"move fr-ln-1 @h7": rules.Plain,
		"move fr-fa-1 @h8": rules.Ends,
		"move fr-lc-1 @i5": rules.Plain,
	} {
		if got := signOf(g, line); got != want {
			t.Errorf("%s is signed %d, want %d", line, got, want)
		}
	}
	t.Run("nobody battles after La Grande Manoeuvre", func(t *testing.T) {
		g := draw(t, field+", card c-la-grande-manoeuvre-1")
		if got := signOf(g, "move fr-lt-1 @f5"); got != rules.Ends {
			t.Errorf("signed %d", got)
		}
	})
}

func TestOrdersAreCountedBySection(t *testing.T) {
	g := draw(t, `
	french: h2 fr-ln-1, h4 fr-ln-2, h5 fr-ln-3, h6 fr-ln-4, h11 fr-ln-5
	allied: a1 gb-ln-1
	phase orders, card c-forward-1`)
	g.Play("order fr-ln-1", "order fr-ln-2")
	want := [][2]int{{2, 2}, {0, 2}, {0, 2}}
	if got := countsOf(g, "orders.left", "orders.center", "orders.right"); !slices.Equal(got, want) {
		t.Errorf("the cut hex counts on the flank that has room: %v, want %v", got, want)
	}
	g = draw(t, `
	french: h2 fr-ln-1, h3 fr-lt-1, h4 fr-ln-2, h5 fr-ln-3
	allied: a1 gb-ln-1
	phase orders, card c-forward-1`).Play("order fr-ln-1", "order fr-ln-2", "order fr-lt-1")
	if got := countsOf(g, "orders.left", "orders.center"); !slices.Equal(got, [][2]int{{2, 2}, {1, 2}}) {
		t.Errorf("the cut hex makes room on the flank: %v", got)
	}
	t.Run("a card of one section or of four orders has one count", func(t *testing.T) {
		for card, want := range map[string][2]int{"c-attack-center-1": {1, 3}, "c-bayonet-charge-1": {1, 4}, "c-assault-center-1, level 6": {1, 6}} {
			g := draw(t, "french: h6 fr-ln-1, i7 fr-ln-2\nallied: a1 gb-ln-1\nphase orders, card "+card).Play("order fr-ln-1")
			if got := countsOf(g, "orders"); got[0] != want {
				t.Errorf("%s counts %v, want %v", card, got[0], want)
			}
		}
	})
}

func TestOrdersAreCountedOnlyWhileTheyAreGiven(t *testing.T) {
	const three = "french: h6 fr-ln-1, h7 fr-ln-2, h8 fr-ln-3\nallied: a1 gb-ln-1\n"
	for picture, want := range map[string]int{
		"phase orders, card c-bayonet-charge-1":             upToFour,
		"phase orders, card c-bombard-1, plain":             1, // it falls back on one order
		"phase orders, card c-elan-1, rolled 1 1 1 2":       5,
		"phase orders, card c-give-them-the-cold-steel-1":   0, // it orders by itself
		"phase movement, card c-bayonet-charge-1":           0,
		"phase combat, card c-attack-center-1":              0,
		"phase command\nfrench hand: c-rally-1 c-forward-1": 0,
	} {
		got := 0
		for _, x := range load(t, []byte(picturedFile(t, three+picture, ""))).viewGauges(rules.First) {
			if strings.HasPrefix(string(x.Key), "orders") {
				got += x.Of
			}
		}
		if got != want {
			t.Errorf("%s: %d orders are to be given, want %d", picture, got, want)
		}
	}
}

func TestTheSymbolsLeftAreCounted(t *testing.T) {
	g := draw(t, `
	french: h6 fr-ln-1, h7 fr-ln-2, h8 fr-lc-1
	allied: a1 gb-ln-1
	french leaders: i9 fr-ney
	phase orders, card c-elan-1, rolled 1 0 0 2`)
	if got := countsOf(g, "orders.infantry", "orders.flag"); !slices.Equal(got, [][2]int{{0, 1}, {0, 2}}) {
		t.Errorf("before the first order Élan counts %v", got)
	}
	g.Play("order fr-ln-1", "order fr-ln-2", "order fr-ney")
	if got := countsOf(g, "orders.infantry", "orders.flag"); !slices.Equal(got, [][2]int{{1, 1}, {2, 2}}) {
		t.Errorf("Élan counts %v", got)
	}
	g = draw(t, `
	french: h6 fr-ln-1 blocks=1, h7 fr-ln-2
	allied: a1 gb-ln-1
	french hand: c-rally-1 c-forward-1
	phase command`).Play("play +c-rally-1").roll("ii").Play("rally fr-ln-1")
	if got := countsOf(g, "rally.infantry"); got[0] != [2]int{1, 0} {
		t.Errorf("Rally counts %v", got)
	}
	g.Play("rally fr-ln-1")
	if b := g.board(); b.play.rolled != [symbols]int8{} {
		t.Errorf("Rally leaves %v behind", b.play.rolled)
	}
}

func TestTheCardInPlayNamesItsSectionsAndWhomItCanStillOrder(t *testing.T) {
	g := draw(t, `
	top french
	french: b2 fr-ln-1, b11 fr-ln-2
	allied: i1 gb-ln-1
	phase orders, card c-counter-attack-1, acts attack-left`)
	c := cardsAt(g, rules.Second, rules.First, rules.InPlay)
	if len(c) != 1 || !slices.Equal(names(c[0].Areas), []string{"east"}) || !slices.Equal(names(c[0].Orders), []string{"fr-ln-2"}) {
		t.Errorf("in play is %+v", c)
	}
	if c = cardsAt(g.Play("order fr-ln-2"), rules.Second, rules.First, rules.InPlay); len(c[0].Orders) != 0 {
		t.Errorf("it can still order %v", names(c[0].Orders))
	}
}

func TestDenialsNameWhatStandsInTheWay(t *testing.T) {
	keyOf := func(g *game, line string) rules.Text {
		t.Helper()
		o, err := rules.ParseOption(Book{}, line)
		if err != nil {
			t.Fatal(err)
		}
		if all := g.Refused(o); len(all) > 0 {
			return all[0].Text
		}
		return rules.Text{}
	}
	g := draw(t, `
	. . . . . . . . . . . . .
	 . . . . . . . . . . . .
	. . . . . . . . . . . . .
	 . . . . . . . . . . . .
	. . . . . . . . . . . . .
	 . . . . . . . . . . . .
	~ ~ ~ ~ ~ ~ f ~ ~ ~ ~ ~ ~
	 . . . . . . . . . . . .
	. . . . . . . . . . . . .
	french: h6 fr-lt-1 ordered, h1 fr-lt-2 ordered
	allied: a1 gb-ln-1
	phase movement`)
	if got := keyOf(g, "move fr-lt-1 @f6"); got != (rules.Text{Key: "ccn.why.stops", A: refsByName["fr-lt-1"], B: refsByName["g7"], C: refsByName["ground-ford"]}) {
		t.Errorf("the ford is not named: %+v", got)
	}
	if got := keyOf(g, "move fr-lt-2 @f1"); got.Key != "ccn.why.way" {
		t.Errorf("the river is said to bar by %+v", got)
	}
	g = draw(t, "french: h2 fr-ln-1, h7 fr-ln-2\nallied: a1 gb-ln-1\nphase orders, card c-attack-center-1")
	want := rules.Text{Key: "ccn.why.section.none", A: refsByName["fr-ln-1"], B: refsByName["flank-left"], C: refsByName["c-attack-center-1"]}
	if got := keyOf(g, "order fr-ln-1"); got != want {
		t.Errorf("a piece off the card's section is refused by %+v", got)
	}
}

func TestSectionsAreNamedAsThePlayerToMoveSeesThem(t *testing.T) {
	for top, want := range map[string]string{"allied": "flank-left", "french": "flank-right"} {
		g := draw(t, "top "+top+"\nfrench: e5 fr-ln-1\nallied: a1 gb-ln-1\nphase orders")
		var named []string
		for _, s := range (Book{}).Overlay(g.board(), rules.First, "sections", 0) {
			if s.Style == "name" && !slices.Contains(named, Book{}.Format(s.To)) {
				named = append(named, Book{}.Format(s.To))
			}
		}
		if len(named) != 3 || named[0] != want {
			t.Errorf("with the %s at the top the sections are %v from the west", top, named)
		}
		if n := (Book{}).Inspect(g.board(), rules.First, refsByName["e2"]); n[len(n)-1].Text.A != refsByName[want] {
			t.Errorf("E2 lies in %+v", n[len(n)-1].Text)
		}
	}
	if got := (Book{}).Label(refsByName["h5"]); got != "H5" {
		t.Errorf("h5 is printed %q", got)
	}
}

func TestABreakthroughShowsWhomItLeadsTo(t *testing.T) {
	g := draw(t, `
	french: e5 fr-lc-1 ordered fought
	allied: c5 gb-ln-1
	phase breakthrough, charge fr-lc-1 e5`)
	if got := signOf(g, "advance fr-lc-1 @d5"); got != rules.Plain {
		t.Errorf("next to the enemy it is signed %d", got)
	}
	if got := signOf(g, "advance fr-lc-1 @f5"); got != rules.Ends {
		t.Errorf("away from the enemy it is signed %d", got)
	}
	for hex, want := range map[string]rules.Text{
		"d5": {Key: "ccn.inspect.bonus", A: refsByName["fr-lc-1"], B: refsByName["gb-ln-1"]},
		"f5": {Key: "ccn.inspect.bonus.none", A: refsByName["fr-lc-1"]},
	} {
		if got := (Book{}).Inspect(g.board(), rules.First, refsByName[hex])[0].Text; got != want {
			t.Errorf("%s: %+v, want %+v", hex, got, want)
		}
	}
}

func TestWhoSpendsACardIsToldAsItsSide(t *testing.T) {
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 gb-ln-1
	allied hand: c-first-strike-1 c-forward-1`).Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1")
	for _, e := range g.Events {
		if e.Kind == rules.EvDiscard && e.Side != rules.Second {
			t.Errorf("the discard of First Strike is told of side %d", e.Side)
		}
	}
}
