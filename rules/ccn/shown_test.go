package ccn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// shades lists an overlay as text: "e5 area 2", "e5>e7 line".
func (g *game) shades(key, about string) (all []string) {
	name := func(r rules.Ref) string { return Book{}.Format(r) }
	for _, s := range (Book{}).Overlay(g.board(), rules.First, rules.Overlay(key), refsByName[about]) {
		text := name(s.Cell)
		if s.To != 0 {
			text += ">" + name(s.To)
		}
		if text += " " + string(s.Style); s.N != 0 {
			text += fmt.Sprint(" ", s.N)
		}
		all = append(all, text)
	}
	slices.Sort(all)
	return all
}

// wantShades checks an overlay; want is a list with commas.
func (g *game) wantShades(key, about, want string) *game {
	g.Helper()
	all := strings.Split(want, ", ")
	if want == "" {
		all = nil
	}
	slices.Sort(all)
	if got := g.shades(key, about); !slices.Equal(got, all) {
		g.Errorf("%s of %s is %q, want %q", key, about, got, all)
	}
	return g
}

func TestOverlaysShowWhatTheRulesAllow(t *testing.T) { // part 10.1
	const corner = fullPicture
	g := draw(t, corner)
	t.Run("CCN-11.13 moves, and how far each is", func(t *testing.T) {
		g.wantShades("moves", "fr-ln-1", "h1 area 1, i2 area 1")
		g.wantShades("moves", "i1", "h1 area 1, i2 area 1") // the hex stands for who is on it
		g.wantShades("moves", "fr-lc-1", "d12 area 1, e12 area 1, f12 area 1, c12 area 2, c13 area 2, d11 area 2, e11 area 2, f11 area 2, g12 area 2, g13 area 2, "+
			"b11 area 3, b12 area 3, c11 area 3, d10 area 3, e10 area 3, f10 area 3, g11 area 3, h11 area 3, h12 area 3")
		g.wantShades("moves", "fr-lt-1", "") // in square
		g.wantShades("moves", "e5", "")      // nobody
		if n := len(g.shades("moves", "gb-hill")); n != 11 {
			t.Errorf("a leader in the corner goes to %d hexes, want those within three", n)
		}
	})
	t.Run("CCN-15.1 a leader who stands alone is shown by his hex too", func(t *testing.T) {
		if a, b := g.shades("moves", "a1"), g.shades("moves", "gb-hill"); !slices.Equal(a, b) || len(a) == 0 {
			t.Errorf("%q and %q", a, b)
		}
	})
	t.Run("CCN-18.3 sight, with a line to what ends it", func(t *testing.T) {
		s := draw(t, scene("e7 F")+"french: e6 fr-ln-1\nallied: a1 gb-ln-1").shades("sight", "fr-ln-1")
		for _, want := range []string{"e7 area", "e5 area", "e8 contested", "e7 blocked", "e6>e7 line"} {
			if !slices.Contains(s, want) {
				t.Errorf("no %q in %q", want, s)
			}
		}
		for _, not := range []string{"e6 area", "e12 area", "e8 area", "e12 contested"} {
			if slices.Contains(s, not) {
				t.Errorf("%q in %q", not, s)
			}
		}
	})
	t.Run("CCN-19.1 the dice at each hex", func(t *testing.T) {
		g := draw(t, "french: i1 fr-ln-1, e13 fr-fa-1 blocks=1\nallied: h1 gb-ln-1 blocks=2, a1 gb-lc-1")
		g.wantShades("ranges", "fr-ln-1", "h1 number 5, i2 number 4, i3 number 4, h2 number 4")
		s := g.shades("ranges", "fr-fa-1")
		if slices.Contains(s, "e8 number") || !slices.Contains(s, "e12 number 3") || !slices.Contains(s, "e9 number 1") {
			t.Errorf("the battery shows %q", s)
		}
		g.wantShades("ranges", "e5", "")
		square := draw(t, "french: i1 fr-ln-1 square=1\nfrench track: c-elan-1\nallied: h1 gb-lc-1")
		square.wantShades("ranges", "gb-lc-1", "h2 number 3, g1 number 3, g2 number 3, i1 number 1, i2 number 3") // cavalry, beside itself alone
		draw(t, "french: i1 fr-ln-1, h1 fr-ln-2\nallied: a1 gb-lc-1").wantShades("ranges", "i1", "i2 number 4, i3 number 4, h2 number 4, h1 number 4")
	})
	t.Run("CCN-9.1 who has orders, and who may have them", func(t *testing.T) {
		draw(t, "french: e2 fr-ln-1, e3 fr-ln-2 ordered, e7 fr-ln-3\nallied: e1 gb-ln-1\nphase orders, card c-attack-left-1").wantShades("command", "", "e2 contested, e3 area")
		draw(t, "french: e2 fr-ln-1, e3 fr-ln-2 ordered\nallied: e1 gb-ln-1\nphase movement").wantShades("command", "", "e3 area")
	})
	t.Run("CCN-2.3 the sections", func(t *testing.T) {
		s := g.shades("sections", "")
		count := map[string]int{}
		for _, x := range s {
			count[x[strings.Index(x, " ")+1:]]++
		}
		if count["contested"] != 8 || count["area"] != 64 || !slices.Contains(s, "b4 contested") || !slices.Contains(s, "a1 area") || slices.Contains(s, "a5 area") {
			t.Errorf("the sections are shown as %v", count)
		}
		var named []string // across the middle row, but for the hexes of two sections
		for _, x := range s {
			if strings.HasSuffix(x, " name") {
				named = append(named, x)
			}
		}
		want := "e1>flank-left e2>flank-left e3>flank-left e4>flank-left e5>flank-center e6>flank-center e7>flank-center e8>flank-center e9>flank-center " +
			"e10>flank-right e11>flank-right e12>flank-right e13>flank-right"
		all := strings.Fields(want)
		for i := range all {
			all[i] += " name"
		}
		slices.Sort(all)
		if !slices.Equal(named, all) {
			t.Errorf("named are %q, want %q", named, all)
		}
	})
	if got := (Book{}).Overlay(g.board(), rules.First, "nothing", 0); got != nil {
		t.Errorf("an overlay that is none shows %v", got)
	}
}

const fullPicture = `
	french: i1 fr-ln-1, e13 fr-lc-1 ordered, g5 fr-lt-1 square=1
	french track: c-elan-1
	allied: a13 gb-ln-1
	allied leaders: a1 gb-hill
	phase movement`

func TestTheComputerCountsWhatMatters(t *testing.T) {
	score := func(picture string) int {
		return Book{}.Score(draw(t, picture).board(), rules.First)
	}
	const base = "french: e5 fr-ln-1, i1 fr-ln-2\nallied: a1 gb-ln-1, e13 gb-lc-1\n"
	was := score(base)
	for _, tt := range []struct {
		what, picture string
		more          int
	}{
		{"a lost enemy", base + "allied lost: gb-ln-2", 1500},
		{"a lost unit", base + "french lost: fr-ln-3", -1500},
		{"a block", "french: e5 fr-ln-1 blocks=3, i1 fr-ln-2\nallied: a1 gb-ln-1, e13 gb-lc-1", -120},
		{"a step back", "french: f5 fr-ln-1, i1 fr-ln-2\nallied: a1 gb-ln-1, e13 gb-lc-1", -4},
		{"an enemy's step back", "french: e5 fr-ln-1, i1 fr-ln-2\nallied: a1 gb-ln-1, d12 gb-lc-1", 4},
		{"a leader with a unit", base + "french leaders: e5 fr-ney", 25},
		{"a leader alone", base + "french leaders: c3 fr-ney", -60},
		{"an enemy leader alone", base + "allied leaders: g3 gb-hill", 60},
		{"support", base + "french: e6 fr-fa-1, e4 fr-fa-2", 2*(3*120+40+16) + 10},
		{"an objective held", base + "objective french each 1 e5", 120},
		{"an objective of the enemy", base + "objective allied each 1 e5", 0},
		{"a card", base + "french hand: c-rally-1", 30},
		{"an enemy's card", base + "allied hand: c-rally-1", -30},
		{"a whole unit", base + "french: h1 fr-ln-3", 4*120 + 40 + 4},
	} {
		if got := score(tt.picture) - was; got != tt.more {
			t.Errorf("%s is worth %d, want %d", tt.what, got, tt.more)
		}
	}
	g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1 blocks=1\nbanners 1").Play("melee fr-ln-1 @gb-ln-1").roll("icccc").wantOver("french")
	if a, b := (Book{}).Score(g.board(), rules.First), (Book{}).Score(g.board(), rules.Second); a != 100_000 || b != -100_000 {
		t.Errorf("a victory is worth %d and %d", a, b)
	}
}

func TestTheInspectorTellsTheReferenceCard(t *testing.T) { // part 7
	g := draw(t, `
	objective french all 2 e5 e6
	scored e5 e6
	works d9 nw
	french: e5 fr-ln-1 blocks=3, e6 fr-lt-1 square=1, e7 fr-fa-1
	french leaders: e5 fr-ney, i1 fr-soult
	french lost: fr-ln-2 fr-reille
	french gone: fr-victor
	french track: c-elan-1
	allied: a1 gb-ln-1`)
	for _, tt := range []struct{ who, want string }{
		{"fr-ln-1", "CCN-3.1 blocks 3/4, CCN-12.1 move 1, CCN-17.9 fire 2, CCN-22.3 melee.infantry 1, CCN-27.3 led, CCN-40.2 ground.open"},
		{"fr-ln-2", "CCN-3.1 blocks 0/4, CCN-12.1 move 1, CCN-17.9 fire 2, CCN-22.3 melee.infantry 1, CCN-3.9 lost"},
		{"fr-lt-1", "CCN-3.1 blocks 4/4, CCN-12.2 move.two 1/2, CCN-17.9 fire 2, CCN-19.3 fire.bonus 1, CCN-36.2 square 1, CCN-40.2 ground.open"},
		{"fr-fa-1", "CCN-3.1 blocks 3/3, CCN-14.1 move.foot 1, CCN-19.8 battery 5/4, CCN-40.2 ground.open"},
		{"fr-gfa-1", "CCN-3.1 blocks 3/3, CCN-14.1 move.foot 1, CCN-19.8 battery 5/5, CCN-27.10 ignores 2"},
		{"fr-ha-1", "CCN-3.1 blocks 3/3, CCN-14.2 move.two 1/2, CCN-19.8 battery 4/3"},
		{"fr-og-1", "CCN-3.1 blocks 4/4, CCN-12.1 move 1, CCN-17.9 fire 2, CCN-19.3 fire.bonus 1, CCN-22.3 melee 2, CCN-27.10 ignores 2"},
		{"fr-gr-1", "CCN-3.1 blocks 4/4, CCN-12.1 move 1, CCN-17.9 fire 2, CCN-19.3 fire.bonus 1, CCN-22.3 melee 1, CCN-27.9 ignores 1"},
		{"fr-cu-1", "CCN-3.1 blocks 4/4, CCN-13.2 move 2, CCN-22.4 melee 1, CCN-27.9 ignores 1"},
		{"fr-lc-1", "CCN-3.1 blocks 4/4, CCN-13.1 move 3"},
		{"gb-ln-2", "CCN-3.1 blocks 4/4, CCN-12.1 move 1, CCN-17.9 fire 2, CCN-19.3 fire.standing 1"},
		{"pt-mi-1", "CCN-3.1 blocks 4/4, CCN-12.1 move 1, CCN-17.9 fire 2, CCN-23.2 no_sabers, CCN-26.1 militia 3"},
		{"fr-ney", "CCN-15.1 leader 3, CCN-3.6 leader.attached"},
		{"fr-soult", "CCN-15.1 leader 3, CCN-25.13 leader.lone"},
		{"fr-reille", "CCN-15.1 leader 3, CCN-5.2 leader.killed"},
		{"fr-victor", "CCN-15.1 leader 3, CCN-28.8 leader.gone"},
		{"gb-hope", "CCN-15.1 leader 3"},
		{"e5", "CCN-40.2 ground.open, CCN-2.2 section, CCN-64.1 goal.all 2, CCN-64.4 goal.held"},
		{"d9", "CCN-40.2 ground.open, CCN-45.1 works, CCN-2.3 sections"},
		{"c-rally-1", "CCN-62.1 ccn.card.rally.text"},
		{"ground-woods", "CCN-41.1 ground.woods"},
	} {
		var all []string
		for _, n := range (Book{}).Inspect(g.board(), rules.First, refsByName[tt.who]) {
			text := n.Rule + " " + strings.TrimPrefix(n.Text.Key, "ccn.inspect.")
			if n.Text.N != 0 || n.Text.M != 0 {
				text += fmt.Sprint(" ", n.Text.N)
			}
			if n.Text.M != 0 {
				text += fmt.Sprint("/", n.Text.M)
			}
			all = append(all, text)
		}
		if got := strings.Join(all, ", "); got != tt.want {
			t.Errorf("of %s it tells\n%s, want\n%s", tt.who, got, tt.want)
		}
	}
	t.Run("CCN-27.4 support is told of who stands between friends", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3\nallied: a1 gb-ln-1")
		told := func(who string) bool {
			return slices.ContainsFunc((Book{}).Inspect(g.board(), rules.First, refsByName[who]), func(n rules.Note) bool { return n.Rule == "CCN-27.4" })
		}
		if !told("fr-ln-2") || told("fr-ln-1") {
			t.Error("who has two friends beside him is supported, and nobody else")
		}
	})
	t.Run("CCN-1.1 whose blocks they are is told where they have not the colour of their side", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1, a2 gb-ln-2, a3 pt-lt-1\nallied leaders: a3 pt-trant, a1 gb-hope")
		for who, want := range map[string]string{"pt-lt-1": "ccn.inspect.nation.pt", "pt-trant": "ccn.inspect.nation.pt", "gb-ln-1": "ccn.inspect.blocks", "gb-hope": "ccn.inspect.leader", "fr-ln-1": "ccn.inspect.blocks"} {
			if n := (Book{}).Inspect(g.board(), rules.First, refsByName[who])[0]; n.Text.Key != want {
				t.Errorf("of %s it says first %s, want %s", who, n.Text.Key, want)
			}
		}
	})
	t.Run("CCN-31.8 whom cavalry may attack after its next step", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2").Play("melee fr-lc-1 @gb-ln-1").roll("iccc")
		if n := (Book{}).Inspect(g.board(), rules.First, refsByName["d5"]); n[0].Rule == "CCN-31.8" {
			t.Errorf("before the breakthrough it tells %+v", n)
		}
		g.Play("advance fr-lc-1 @d5")
		for h, want := range map[string]string{"d5": "ccn.inspect.bonus", "d4": "ccn.inspect.bonus", "e6": "ccn.inspect.bonus.none", "i1": "ccn.inspect.ground.open", "c5": "ccn.inspect.ground.open"} {
			if n := (Book{}).Inspect(g.board(), rules.First, refsByName[h]); n[0].Text.Key != want {
				t.Errorf("of %s it tells %+v, want %s", h, n[0], want)
			}
		}
	})
}

func TestTheMapDrawsRiversFordsBridgesAndWorks(t *testing.T) { // part 10.1
	b := load(t, []byte(picturedFile(t, scene("e5 e6 e9 ~", "e7 f", "e8 b")+"works g5 nw ne\nworks a1 nw e\nfrench: i1 fr-ln-1\nallied: a1 gb-ln-1",
		"courses = [[\"e5\", \"e6\", \"e7\", \"e8\", \"e9\"], [\"i1\", \"i2\"]]\n")))
	got := map[string][]string{}
	border := map[string]bool{}
	for _, l := range b.scenario.chart.Lines {
		if l.Kind == "section" {
			continue
		}
		line := ""
		for _, r := range l.Cells {
			line += Book{}.Format(r) + " "
		}
		got[string(l.Kind)] = append(got[string(l.Kind)], strings.TrimSpace(line))
		border[string(l.Kind)] = l.Border
	}
	for kind, want := range map[string][]string{"river": {"e5 e6 e7 e8 e9", "i1 i2"}, "ford": {"e7"}, "bridge": {"e8"}, "fieldworks": {"a1 a2 g5 f5 g5 f4"}} {
		if !slices.Equal(got[kind], want) || border[kind] != (kind == "fieldworks") {
			t.Errorf("%s is drawn as %q, on borders %t; want %q", kind, got[kind], border[kind], want)
		}
	}
	if len(got) != 4 {
		t.Errorf("drawn are %v", got)
	}
}

func TestTheSectionsAreWholeAndHoldNothingElse(t *testing.T) { // CCN-2.1
	n := map[hex]int{}
	for _, a := range sectionAreas() {
		for _, r := range a.Cells {
			if h, ok := parseHex(Book{}.Format(r)); !ok {
				t.Errorf("%s is in %s", Book{}.Format(r), Book{}.Format(a.Ref))
			} else {
				n[h]++
			}
		}
	}
	for h := range hex(boardSize) {
		if h.real() && n[h] != strings.Count(fmt.Sprintf("%03b", h.sections()), "1") {
			t.Errorf("%s is in %d sections", h.name(), n[h])
		}
	}
}

func TestPiecesAndCardsShowWhatTheyDo(t *testing.T) { // part 10.1
	t.Run("CCN-9.6 a leader with an order, and one who has moved", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nfrench leaders: c3 fr-ney ordered, i1 fr-soult\nallied: a1 gb-ln-1\nphase movement")
		g.wantState("fr-ney", "ordered", true).wantState("fr-soult", "ordered", false).wantState("fr-ney", "moved", false)
		g.Play("move fr-ney @c4").wantState("fr-ney", "moved", true).wantState("fr-ln-1", "moved", false)
		g.Play("move fr-ln-1 @e6").wantState("fr-ln-1", "moved", true)
	})
	t.Run("CCN-11.2 CCN-16.1 who has moved or attacked is told of", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nfrench leaders: c3 fr-ney ordered\nallied: e7 gb-ln-1\nphase movement")
		told := func(who, key string) bool {
			return slices.ContainsFunc((Book{}).Inspect(g.board(), rules.First, refsByName[who]), func(n rules.Note) bool { return n.Text.Key == "ccn.inspect."+key })
		}
		if told("fr-ln-1", "moved") || told("fr-ney", "moved") {
			t.Error("who has yet to move has moved")
		}
		g.Play("move fr-ney @c4", "move fr-ln-1 @e6")
		if !told("fr-ln-1", "moved") || !told("fr-ney", "moved") || told("fr-ln-1", "fought") {
			t.Error("who has moved has not, or has attacked as well")
		}
		b := *g.board()
		b.units[b.unitNamed(refsByName["fr-ln-1"])].fought = true
		if all := (Book{}).Inspect(&b, rules.First, refsByName["fr-ln-1"]); !slices.ContainsFunc(all, func(n rules.Note) bool { return n.Rule == "CCN-16.1" }) {
			t.Error("who has attacked is not told of")
		}
	})
	t.Run("CCN-50.1 a Scout's cards are two backs to the enemy", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nphase end, card c-scout-left-1").Draw("c-rally-1", "c-elan-1")
		n := 0
		for _, c := range g.View(rules.Second).Cards {
			if c.Place == rules.Offer {
				if n += c.N; c.Ref != 0 || c.Side != rules.First {
					t.Errorf("he sees %+v", c)
				}
			}
		}
		if n != 2 {
			t.Errorf("he sees %d cards, want 2", n)
		}
	})
	t.Run("CCN-58.1 Force March names its section", func(t *testing.T) {
		g := draw(t, "french: e2 fr-ln-1 ordered, e3 fr-ln-2 ordered\nallied: a1 gb-ln-1\nphase movement, card c-force-march-1, section west")
		c := cardsAt(g, rules.First, rules.First, rules.InPlay)
		if len(c) != 1 || !slices.Equal(names(c[0].Areas), []string{"west"}) {
			t.Errorf("the card in play is %+v", c)
		}
	})
	t.Run("CCN-8.1 whom a card could order is shown only while one is chosen, of one's own hand", func(t *testing.T) {
		const army = "french: e5 fr-ln-1 ordered, e7 fr-ln-2 square=1\nfrench track: c-recon-in-force-1\nallied: a1 gb-ln-1\nfrench hand: c-forward-1\nallied hand: c-forward-2\n"
		orders := func(g *game, s rules.Side) (n int) {
			for _, c := range g.View(s).Cards {
				if c.Place == rules.Hand || c.Place == rules.Track {
					n += len(c.Orders)
				}
			}
			return n
		}
		if n := orders(draw(t, army+"phase movement"), rules.First); n != 0 {
			t.Errorf("in the movement phase %d pieces", n)
		}
		if g := draw(t, strings.Replace(army, " ordered", "", 1)+"phase command"); orders(g, rules.First) != 2 || orders(g, rules.Second) != 0 {
			t.Errorf("in the command phase %d and %d pieces", orders(g, rules.First), orders(g, rules.Second))
		}
	})
	t.Run("CCN-10.7 an Assault gives as many orders as its side has cards, CCN-9.8 others the number that stands on them", func(t *testing.T) {
		for card, want := range map[string]string{"c-assault-left-1": "left .ccn.stat.command_level", "c-forward-1": "left 2, center 2, right 2",
			"c-probe-center-1": "center 2", "c-rally-1": ""} {
			g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nphase command\nfrench hand: "+card)
			var got []string
			for _, s := range cardsAt(g, rules.First, rules.First, rules.Hand)[0].Stats {
				got = append(got, s.Key+" "+s.Value)
			}
			if all := strings.Join(got, ", "); all != want {
				t.Errorf("%s says %q, want %q", card, all, want)
			}
		}
	})
	t.Run("CCN-20.3 dice of which only hits and flags matter are counted once", func(t *testing.T) {
		for line, want := range map[string][]int{"melee": {1, 1, 0, 0, 2, 1}, "fire": {1, 1, 0, 0, 2, 0}} {
			far := map[string]int{"melee": 1, "fire": 2}[line]
			if got := duel(t, "fr-lt-1", "", "gb-ln-1", far).Position.Request().Dice.Like; !slices.Equal(got, want) {
				t.Errorf("in %s the faces are alike as %v, want %v", line, got, want)
			}
		}
	})
}
