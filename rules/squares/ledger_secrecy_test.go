package squares

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// secretThings are kinds of hidden things: two positions that red cannot tell apart.
// Each differs in a thing of blue's alone, and deal says what of it red may take
// for either, nil where both are the same to whoever deals anew.
var secretThings = []struct {
	name  string
	one   string
	other string
	deal  func(b *Board) string
}{
	{"NS-A.55 which of two markers is empty",
		"C6 blue-1\nmarker marker-b-1 C6 blue-g1 blue-1\nmarker marker-b-2 E6 blue-g1 infantry",
		"E6 blue-1\nmarker marker-b-1 C6 blue-g1 infantry\nmarker marker-b-2 E6 blue-g1 blue-1", whereIs("blue-1")},
	{"NS-A.53 which troops are under which marker",
		"C6 blue-1\nE6 blue-2 cavalry\nmarker marker-b-1 C6 blue-g1 blue-1\nmarker marker-b-2 E6 blue-g1 blue-2",
		"E6 blue-1\nC6 blue-2 cavalry\nmarker marker-b-1 C6 blue-g1 blue-2\nmarker marker-b-2 E6 blue-g1 blue-1", whereIs("blue-1")},
	{"NS-A.54 how many units a marker stands for",
		"C6 blue-1\nC6 blue-2\nE6 blue-3\nmarker marker-b-1 C6 blue-g1 blue-1 blue-2\nmarker marker-b-2 E6 blue-g1 blue-3",
		"E6 blue-1\nE6 blue-2\nC6 blue-3\nmarker marker-b-1 C6 blue-g1 blue-3\nmarker marker-b-2 E6 blue-g1 blue-1 blue-2", whereIs("blue-3")},
	{"NS-A.57 what a dummy pretends to be",
		"G7 blue-9\nmarker marker-b-1 C6 blue-g1 infantry", "G7 blue-9\nmarker marker-b-1 C6 blue-g1 horse",
		func(b *Board) string { return fmt.Sprint(b.marker[1][0].pretends) }},
	{"NS-A.70 the facing of a unit under a marker",
		"C6 blue-1 linear S\nmarker marker-b-1 C6 blue-g1 blue-1", "C6 blue-1 linear N\nmarker marker-b-1 C6 blue-g1 blue-1",
		func(b *Board) string { return fmt.Sprint(b.unit[b.unitNumber[refsByName["blue-1"]]].facing) }},
	{"NS-A.70 its rank",
		"C6 blue-1 linear S\nC6 blue-2 linear S rear\nmarker marker-b-1 C6 blue-g1 blue-1 blue-2",
		"C6 blue-1 linear S rear\nC6 blue-2 linear S\nmarker marker-b-1 C6 blue-g1 blue-1 blue-2",
		func(b *Board) string { return fmt.Sprint(b.unit[b.unitNumber[refsByName["blue-1"]]].rear) }},
	{"NS-A.70 its March Column",
		"C6 blue-1 linear S column\nmarker marker-b-1 C6 blue-g1 blue-1", "C6 blue-1 linear S\nmarker marker-b-1 C6 blue-g1 blue-1",
		func(b *Board) string { return fmt.Sprint(b.unit[b.unitNumber[refsByName["blue-1"]]].march) }},
	{"NS-A.70 its garrison",
		"D6 blue-1 garrison\nmarker marker-b-1 D6 blue-g1 blue-1", "D6 blue-1\nmarker marker-b-1 D6 blue-g1 blue-1",
		func(b *Board) string { return fmt.Sprint(b.unit[b.unitNumber[refsByName["blue-1"]]].garrison) }},
	{"NS-A.74 who has the hits of a marker",
		"C6 blue-1 2hits\nC6 blue-2\nmarker marker-b-1 C6 blue-g1 blue-1 blue-2", "C6 blue-1 1hit\nC6 blue-2 1hit\nmarker marker-b-1 C6 blue-g1 blue-1 blue-2", nil},
	{"NS-A.62 whether its units have been given them",
		"C6 blue-1 2hits\nmarker marker-b-1 C6 blue-g1 blue-1", "C6 blue-1\nmarker marker-b-1 C6 blue-g1 blue-1 hits=2", nil},
	{"NS-A.62 whether hits lie on troops or on nobody",
		"E6 blue-1\nmarker marker-b-1 C6 blue-g1 infantry hits=2\nmarker marker-b-2 E6 blue-g1 blue-1",
		"C6 blue-1 2hits\nmarker marker-b-1 C6 blue-g1 blue-1\nmarker marker-b-2 E6 blue-g1 infantry", whereIs("blue-1")},
	{"NS-A.65 what a marker has spent",
		"G7 blue-9\nC6 blue-1 spent=1\nmarker marker-b-1 C6 blue-g1 blue-1", "G7 blue-9\nC6 blue-1\nmarker marker-b-1 C6 blue-g1 blue-1", nil},
}

func whereIs(id string) func(b *Board) string {
	return func(b *Board) string { return b.unit[b.unitNumber[refsByName[id]]].at.name() }
}

// fogField is a field with a town, on which red stands in the open.
const fogField = ". . . . . . .\n. . . t . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\non fog_of_war\n" +
	"C3 red-1\nC3 red-2 gun heavy\nD3 red-3 linear N\ngeneral blue-g1 D6\n"

// secretChannels are the ways in which red might learn something.
var secretChannels = []struct {
	name string
	of   func(t *testing.T, g *game) any
}{
	{"view", func(t *testing.T, g *game) any { return g.View(rules.First) }},
	{"view of spectators", func(t *testing.T, g *game) any { return g.View(rules.Chance) }},
	{"inspector", func(t *testing.T, g *game) any {
		var all []rules.Note
		for _, id := range thingsOf(g) {
			all = append(all, (Book{}).Inspect(g.board(), rules.First, id)...)
		}
		return all
	}},
	{"overlays", func(t *testing.T, g *game) any {
		all := map[rules.Overlay][]rules.Shade{}
		for _, key := range (Book{}).Overlays() {
			for _, id := range thingsOf(g) {
				all[key] = append(all[key], (Book{}).Overlay(g.board(), rules.First, key, id)...)
			}
		}
		return all
	}},
	{"options", func(t *testing.T, g *game) any { return g.Options() }},
	{"why", func(t *testing.T, g *game) any {
		all := []any{g.Refusals()}
		for _, who := range thingsOf(g) {
			for _, do := range []string{"move", "fire", "attack", "recover", "face", "hit", "retreat", "reveal"} {
				for _, at := range []string{"C4", "C6", "D6", "E6"} {
					all = append(all, (Book{}).Explain(g.board(), g.Request(), rules.Option{Do: do, Who: who, At: refsByName[at]}))
				}
				all = append(all, (Book{}).Explain(g.board(), g.Request(), rules.Option{Do: do, Who: who}))
			}
		}
		return all
	}},
	{"log", func(t *testing.T, g *game) any { return heardBy(g.Events, rules.First) }},
}

// heardBy is what a side hears.
func heardBy(events []rules.Event, s rules.Side) (all []rules.Event) {
	for _, e := range events {
		all = append(all, e.For(s))
	}
	return all
}

// thingsOf are all things of a game: its units, leaders, markers and squares.
func thingsOf(g *game) (all []rules.Ref) {
	b := g.board()
	for u := range b.units {
		all = append(all, b.unitRef(u))
	}
	for l := range b.leaders {
		all = append(all, b.leaders[l].ref)
	}
	for s := rules.First; s <= rules.Second; s++ {
		for k := range 3 {
			all = append(all, markerRef(s, k))
		}
	}
	for q := range square(maxSquares) {
		if b.onBoard(q) {
			all = append(all, q.ref())
		}
	}
	return all
}

func TestLedgerNothingHiddenIsTold(t *testing.T) {
	moments := []struct {
		name, phase string
		lines       []string
	}{
		{"in red's movement", "movement", []string{"move red-1 @D4"}}, {"in red's bombardment", "bombardment", []string{"fire red-2 @C5"}},
		{"in red's movement, after a step", "movement", []string{"move red-3 @D4", "done"}},
		{"in blue's movement", "movement\nactive blue-g1 ap 3", nil},
	}
	for _, c := range secretThings {
		for _, m := range moments {
			pair := [2]*game{}
			for i, picture := range []string{c.one, c.other} {
				pair[i] = draw(t, fogField+"D5 blue-8\n"+picture+"\nphase "+m.phase)
				for _, line := range m.lines {
					if pair[i].offers(line) {
						pair[i].Play(line)
					}
				}
			}
			for _, ch := range secretChannels {
				if m.lines == nil && ch.name == "options" {
					continue // they are blue's own
				}
				if m.lines == nil && ch.name == "why" {
					continue
				}
				t.Run(c.name+": "+ch.name+" "+m.name, func(t *testing.T) {
					if a, b := ch.of(t, pair[0]), ch.of(t, pair[1]); !reflect.DeepEqual(a, b) {
						t.Errorf("red can tell the two apart:\n%+v\n%+v", a, b)
					}
				})
			}
			if pair[0].board().Hash() == pair[1].board().Hash() {
				t.Errorf("%s: there is nothing to hide", c.name)
			}
		}
	}
}

func TestLedgerWhatIsHiddenIsDealtAnew(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for _, c := range secretThings {
		if c.deal == nil {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			for _, picture := range []string{c.one, c.other} {
				g := draw(t, fogField+picture)
				seen := map[string]bool{}
				for range 60 {
					b := g.board().Clone().(*Board)
					(Book{}).Resample(b, rules.First, r)
					if err := b.Check(); err != nil {
						t.Fatal(err)
					}
					seen[c.deal(b)] = true
				}
				if len(seen) < 2 {
					t.Errorf("the computer knows it: %v", seen)
				}
				b := g.board().Clone().(*Board)
				(Book{}).Resample(b, rules.Second, r)
				if c.deal(b) != c.deal(g.board()) {
					t.Error("its owner is dealt something else")
				}
			}
		})
	}
	for troops, may := range map[string]bool{"": true, " cavalry heavy": true, " gun": false, " gun horse": false} {
		t.Run("NS-C4.1.18 under a marker in a wood no guns are taken for granted, other troops are:"+troops, func(t *testing.T) {
			wood := strings.Replace(fogField, ". . . t . . .", ". . w t . . .", 1)
			g, seen := draw(t, wood+"C6 blue-1\nE6 blue-2"+troops+"\nmarker marker-b-1 C6 blue-g1 blue-1\nmarker marker-b-2 E6 blue-g1 blue-2"), map[string]bool{}
			for range 60 {
				b := g.board().Clone().(*Board)
				(Book{}).Resample(b, rules.First, r)
				seen[whereIs("blue-2")(b)] = true
				if err := b.Check(); err != nil || b.unit[b.unitNumber[refsByName["blue-2"]]].activated {
					t.Fatalf("it has been activated, or %v", err)
				}
			}
			if !seen["E6"] || seen["C6"] != may {
				t.Errorf("it is dealt to %v", seen)
			}
		})
	}
	t.Run("NS-A.47 under a marker in a town only infantry that is not in March Column is taken for a garrison", func(t *testing.T) {
		for troops, may := range map[string]bool{"": true, " linear S": true, " cavalry heavy": false, " mixed": false, " gun": false} {
			g, seen := draw(t, fogField+"D6 blue-2"+troops+"\nmarker marker-b-1 D6 blue-g1 blue-2"), map[bool]bool{}
			for range 60 {
				b := g.board().Clone().(*Board)
				(Book{}).Resample(b, rules.First, r)
				if err := b.Check(); err != nil {
					t.Fatal(err)
				}
				seen[b.unit[b.unitNumber[refsByName["blue-2"]]].garrison] = true
			}
			if seen[true] != may || !seen[false] {
				t.Errorf("%q: a garrison or none: %v", troops, seen)
			}
		}
	})
	for _, what := range []string{"fights", "leaves"} {
		phase := map[string]string{"fights": "night", "leaves": "leave"}[what]
		t.Run("NS-D.8 what the first side has decided for the "+phase+" is not known to the second", func(t *testing.T) {
			for _, first := range []string{"", "first-" + what} {
				g := draw(t, strings.TrimSpace(field+"A1 red-1\nG7 blue-1\nphase "+phase+"\nposition active second\nstate night "+first))
				seen := map[bool]bool{}
				for range 60 {
					b := g.board().Clone().(*Board)
					(Book{}).Resample(b, rules.Second, r)
					seen[b.fightsOn[0] || b.leaves[0]] = true
					was := [2]bool{b.fightsOn[0], b.leaves[0]}
					if (Book{}).Resample(b, rules.First, r); was != [2]bool{b.fightsOn[0], b.leaves[0]} {
						t.Fatal("who has decided is dealt something else")
					}
				}
				if len(seen) < 2 {
					t.Errorf("the computer knows it: %v", seen)
				}
			}
		})
	}
}

func TestLedgerWhatIsOpen(t *testing.T) {
	g := draw(t, fogField+"C6 blue-1 gun dry\nE6 blue-2\ndue blue-3 turn=4 entry=A7\nchief blue E7 +1\nmarker marker-b-1 C6 blue-g1 blue-1\non ammunition\npool 1 1 0")
	t.Run("NS-A.56 generals are always visible, trains, units without a marker and who is to come too", func(t *testing.T) {
		g.wantSeen("red", "blue-g1").wantSeen("red", "blue-c").wantSeen("red", "park-blue-g1").wantSeen("red", "blue-2").wantSeen("red", "blue-3", "due")
		g.wantUnseen("red", "blue-1").wantSeen("red", "marker-b-1")
	})
	t.Run("NS-C1.4 the tokens lie open", func(t *testing.T) { g.wantPool(0, 1, 1) })
}

// foreseen are the squares where something is done in odds for a side, after a
// line, sorted.
func (g *game) foreseen(line, do string, onlooker, contrary int) (squares []string) {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	look := func(r *rules.Request) (rules.Option, bool) {
		for _, o := range r.Options {
			at, ok := strings.CutPrefix(rules.FormatOption(Book{}, o), do+" @")
			if ok && !slices.Contains(squares, at) {
				squares = append(squares, at)
			}
		}
		return r.Options[max(0, r.Quiet)], true
	}
	p := rules.Preview{WhatIf: map[string]int{rules.Onlooker: onlooker, rules.Contrary: contrary}, Policy: look}
	if err := p.Outcomes(g.Position, []rules.Option{o}, func(rules.Leaf) {}); err != nil {
		g.Fatal(err)
	}
	slices.Sort(squares)
	return squares
}

// TestLedgerWhatIsAskedTellsNothing holds what turns on a marker of the other
// side: what is asked, and what is offered, is the same whatever lies under it.
func TestLedgerWhatIsAskedTellsNothing(t *testing.T) {
	between := ". . . . . . .\n. . . . . . .\n. # . # . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"
	const room, none = "G7 blue-2\nG7 blue-3\nmarker marker-b-1 C5 blue-g1 infantry", "C5 blue-2\nC5 blue-3\nmarker marker-b-1 C5 blue-g1 blue-2 blue-3"
	evade := func(behind string) *game {
		return draw(t, between+"on fog_of_war\nC3 red-1\nC4 blue-1 cavalry\n"+behind+"\nphase combat").Play("attack red-1 @C4").through("evade").WantAsk("evade", "blue")
	}
	t.Run("NS-C4.3.21 cavalry is asked for its evasion whether there is room under its marker or not", func(t *testing.T) {
		for picture, options := range map[string][]string{room: {"stay", "evade blue-1 @C5"}, none: {"stay"}} {
			if g := evade(picture).WantOptions(options...); !g.Request().Always {
				t.Errorf("%s: the answer comes by itself where there is one", picture)
			}
		}
	})
	t.Run("NS-C4.3.21 without a marker it is not asked", func(t *testing.T) {
		draw(t, between+"on fog_of_war\nC3 red-1\nC4 blue-1 cavalry\nC5 blue-2\nC5 blue-3\nphase combat").Play("attack red-1 @C4").through("ns.combat")
	})
	t.Run("NS-A.69 in odds a marker behind the enemy leaves room for his retreat, or it does not, whatever lies under it", func(t *testing.T) {
		const crowd = "C5 blue-2\nC5 blue-3\nmarker marker-b-1 C5 blue-g1 blue-2 blue-3"
		for picture, own := range map[string][]string{room: {"B5", "C5", "D5"}, crowd: {"B5", "D5"}} {
			g := draw(t, field+"on fog_of_war\nC3 red-1\nC4 blue-1\n"+picture+"\nphase combat")
			for _, c := range []struct {
				onlooker, contrary int
				want               []string
			}{{1, 0, []string{"B5", "C5", "D5"}}, {1, 1, []string{"B5", "D5"}}, {2, 0, own}, {2, 1, own}} {
				if got := g.foreseen("attack red-1 @C4", "retreat blue-1", c.onlooker, c.contrary); !slices.Equal(got, c.want) {
					t.Errorf("%s: for side %d, contrary %d, it may retreat to %q, want %q", picture, c.onlooker, c.contrary, got, c.want)
				}
			}
		}
	})
	t.Run("NS-A.58 in odds of the enemy’s a marker stays, and its hits with it", func(t *testing.T) {
		hear := func(picture string, onlooker int) string {
			var all []rules.Event
			p := rules.Preview{WhatIf: map[string]int{rules.Onlooker: onlooker}}
			g := draw(t, field+"on fog_of_war\nC2 red-1\nG7 blue-9\n"+picture)
			err := p.Outcomes(g.Position, []rules.Option{{Do: "move", Who: refsByName["red-1"], At: refsByName["C3"]}}, func(l rules.Leaf) {
				all = append(all, heardBy(l.Events, rules.First)...)
			})
			if err != nil {
				t.Fatal(err)
			}
			return fmt.Sprintf("%+v", all)
		}
		dummy, real := "marker marker-b-1 C4 blue-g1 infantry hits=1", "C4 blue-1\nC4 blue-2\nmarker marker-b-1 C4 blue-g1 blue-1 blue-2 hits=1"
		if a, b := hear(dummy, 1), hear(real, 1); a != b || strings.Contains(a, "reveal") {
			t.Errorf("red can tell the two apart, or sees below:\n%s\n%s", a, b)
		}
		if a, b := hear(dummy, 0), hear(real, 0); a == b {
			t.Errorf("in play nothing is revealed: %s", a)
		}
	})
	t.Run("NS-A.68 nobody camps where a marker might shoot, troops or not", func(t *testing.T) {
		for _, at := range []string{"G7", "D6"} {
			under := map[string]string{"G7": "infantry", "D6": "blue-2"}[at]
			g := night(t, field+"on fog_of_war\nD3 red-1\n"+at+" blue-2\nmarker marker-b-1 D6 blue-g1 "+under).Play("done").WantAsk("night.place", "red")
			g.WantNot("place red-1 @D4", "place red-1 @C5").WantOffered("place red-1 @D2", "place red-1 @A3")
		}
	})
}

// TestLedgerWhatIsDealtAnewCouldBe deals a crowded field anew many times: each deal
// is a sound position that its player could not tell from the true one.
func TestLedgerWhatIsDealtAnewCouldBe(t *testing.T) {
	field := ". . . . . . .\n. . . t . w .\n. . . . . . .\n. # + # . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\non fog_of_war\nC3 red-1\ngeneral blue-g1 D6\ngeneral blue-g2 B6\nactive blue-g1 ap 3\n" +
		"B7 blue-1 linear S 2hits\nB7 blue-2 linear S rear\nB7 blue-3 linear S\nmarker marker-b-1 B7 blue-g1 blue-1 blue-2 blue-3\n" +
		"D7 blue-4 linear S column spent=2 did=stepped did=ranked did=turned did=acted\nmarker marker-b-2 D7 blue-g1 blue-4 hits=1\n" +
		"D6 blue-5 garrison\nD6 blue-6\nmarker marker-b-3 D6 blue-g1 blue-5 blue-6\nF6 blue-7 cavalry heavy\nmarker marker-b-4 F6 blue-g1 blue-7\n" +
		"F7 blue-8 gun heavy\nmarker marker-b-5 F7 blue-g1 blue-8\nmarker marker-b-6 C6 blue-g1 foot\nmarker marker-b-7 F5 blue-g1 infantry hits=3\nE5 blue-9\nE5 blue-10\nmarker marker-b-8 E5 blue-g1 blue-9 blue-10\n" +
		"A6 blue-11 activated of blue-g2\nmarker marker-b-9 A6 blue-g2 blue-11\nA5 blue-12 activated of blue-g2\nmarker marker-b-10 A5 blue-g2 blue-12\nC5 blue-13 linear S of blue-g2\nmarker marker-b-11 C5 blue-g2 blue-13\n"
	file := drawnFile(t, field, `at = "A6", general = "blue-g2"`, `marks = ["active"], at = "A6", general = "blue-g2"`, `at = "A5", general = "blue-g2"`, `marks = ["active"], at = "A5", general = "blue-g2"`,
		`at = "E5", general = "blue-g1"`, `marks = ["proved"], at = "E5", general = "blue-g1"`, `at = "D7", general = "blue-g1"`, `spent = 2, did = ["stepped", "acted"], at = "D7", general = "blue-g1"`)
	truth := load(t, []byte(file), nil)
	if clear := draw(t, fogField[:strings.Index(fogField, "on fog")]+camps).board(); (Book{}).Conceals(clear) || !(Book{}).Conceals(truth) {
		t.Error("only fog of war hides anything (NS-A.50)")
	}
	r := rand.New(rand.NewPCG(9, 9))
	places := map[string]map[string]bool{}
	for n := range 400 {
		b := truth.Clone().(*Board)
		(Book{}).Resample(b, rules.First, r)
		if err := b.Check(); err != nil {
			t.Fatal(err)
		}
		one, two := truth.Clone().(*Board), b.Clone().(*Board) // and what really lies there does not tell how it is dealt
		(Book{}).Resample(one, rules.First, rand.New(rand.NewPCG(uint64(n), 1)))
		(Book{}).Resample(two, rules.First, rand.New(rand.NewPCG(uint64(n), 1)))
		if one.Hash() != two.Hash() {
			t.Fatal("the deal depends on what is hidden")
		}
		for k := range b.marker[1] {
			x, was := &b.marker[1][k], &truth.marker[1][k]
			if x.at != was.at || x.general != was.general || x.proved != was.proved || x.active != was.active || x.pace != was.pace || b.total(1, k) != truth.total(1, k) {
				t.Fatalf("marker %d is %+v, and was %+v", k+1, x, was)
			}
			if x.proved && x.dummy {
				t.Fatalf("marker %d is known to be real", k+1)
			}
			if x.standing() && x.dummy && pretender(1, x.pretends).guns && b.ground[x.at].difficult() {
				t.Fatalf("guns in the wood at %s", x.at.name())
			}
			for rest := x.units; rest != 0; rest = rest.Rest() {
				u := rest.First()
				y := &b.unit[u]
				if from := truth.marker[1][truth.unit[u].marker]; from.general != x.general {
					t.Fatalf("%s follows another general", Book{}.Format(b.unitRef(u)))
				}
				if y.activated != x.active || y.at != x.at || y.pace != x.pace {
					t.Fatalf("%s is under marker %d with %+v", Book{}.Format(b.unitRef(u)), k+1, y)
				}
				if id := (Book{}).Format(b.unitRef(u)); places[id] == nil {
					places[id] = map[string]bool{x.at.name(): true}
				} else {
					places[id][x.at.name()] = true
				}
			}
		}
		if r, was := b.unit[b.unitNumber[refsByName["red-1"]]], truth.unit[truth.unitNumber[refsByName["red-1"]]]; r != was {
			t.Fatalf("red-1 is dealt anew: %+v", r)
		}
	}
	for id, want := range map[string][]string{"blue-1": {"B7", "F7", "C6", "F5"}, "blue-11": {"A5", "A6", "C5"}} {
		for _, q := range want {
			if !places[id][q] {
				t.Errorf("%s is never dealt to %s: %v", id, q, places[id])
			}
		}
	}
}
