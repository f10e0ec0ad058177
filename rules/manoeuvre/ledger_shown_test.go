package manoeuvre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// notes lists what the inspector tells a side of a thing, by the end of the key.
func (g *game) notes(viewer rules.Side, id string) (all []string) {
	for _, n := range (Book{}).Inspect(g.board(), viewer, refsByName[id]) {
		all = append(all, n.Rule+" "+strings.TrimPrefix(n.Text.Key, "man.inspect."))
	}
	return all
}

func TestWhatTheInspectorTells(t *testing.T) {
	g := draw(t, field("d4 W, a1 M")+"south fr: d4 fr-ig redoubt, a1 fr-gc reduced, h1 fr-8l\nnorth us: h2 us-1i, g1 us-2i, d5 us-4m\nalone\nfr hand: fr-ig-1 fr-ig-5")
	for _, c := range []struct{ id, want string }{
		{"fr-ig", "MAN-1.3.2 strength, MAN-5.3 infantry, MAN-6.3.6 ground.woods, MAN-9.2.24 redoubt, MAN-6.5.7 retreat, MAN-1.3.4 cards"},
		{"fr-gc", "MAN-1.3.2 strength, MAN-5.4 cavalry, MAN-1.3.2 reduced, MAN-6.3.6 ground.marsh, MAN-6.5.7 retreat"},
		{"fr-8l", "MAN-1.3.2 strength, MAN-5.3 infantry, MAN-6.3.6 ground.open, MAN-6.5.5 no_retreat"},
		{"fr-2l", "MAN-1.3.2 strength, MAN-5.3 infantry, MAN-1.3.6 lost"},
		{"gb-1g", "MAN-1.3.2 strength, MAN-5.3 infantry"},
		{"d4", "MAN-6.3.6 ground.woods"}, {"d6", "MAN-6.3.6 ground.open"}, {"ground-town", "MAN-6.3.6 ground.town"},
		{"fr-ig-1", "MAN-1.3.4 card.unit, MAN-6.5.18 man.card.free"}, {"fr-ig-5", "MAN-1.3.4 card.unit, MAN-1.4.9 artillery"},
		{"fr-8l-1", "MAN-1.3.4 card.unit"}, {"us-1i-1", "MAN-1.3.4 card.unit, MAN-6.1.11 withdraw"},
		{"fr-hq-napoleon", "MAN-9.1.1 man.card.commander.text, MAN-9.1.9 battery"}, {"fr-hq-ney", "MAN-9.1.1 man.card.commander.text"},
		{"gb-hq-spy-1", "MAN-9.2.40 man.card.spy.text"}, {"fr-hq-supply-1", "MAN-9.2.29 man.card.supply.text"}, {"T01", ""},
	} {
		t.Run("MAN-1.3.2 MAN-6.3.6 the inspector on "+c.id, func(t *testing.T) {
			if got := strings.Join(g.notes(rules.First, c.id), ", "); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
	t.Run("MAN-1.3.4 how many cards a hand has for a unit is told to its owner alone", func(t *testing.T) {
		if slices.Contains(g.notes(rules.Second, "fr-ig"), "MAN-1.3.4 cards") || slices.Contains(g.notes(rules.Chance, "fr-ig"), "MAN-1.3.4 cards") {
			t.Error("the other side is told")
		}
	})
	t.Run("MAN-2.2.1 a square tells who controls it", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d6 fr-ig\nnorth ru: h8 ru-or\nalone")
		if got := strings.Join(g.notes(rules.First, "d7"), ", "); got != "MAN-6.3.6 ground.open, MAN-2.2.1 control" {
			t.Error(got)
		}
	})
}

func TestWhatTheViewShows(t *testing.T) {
	t.Run("MAN-1.3.2 a counter has two sides", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig, c4 fr-gc reduced\nnorth ru: d5 ru-or\nalone")
		for _, p := range g.View(rules.First).Pieces {
			steps := map[string]string{"fr-ig": "2 of 2 []", "fr-gc": "1 of 2 [reduced]", "ru-or": "2 of 2 []"}[Book{}.Format(p.Ref)]
			if got := fmt.Sprintf("%d of %d %v", p.N, p.Of, p.State); got != steps {
				t.Errorf("%s: %s, want %s", Book{}.Format(p.Ref), got, steps)
			}
		}
	})
	t.Run("MAN-6.0.6 a card that lies face down is marked for its owner, one that is shown is not", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nalone\nfr hand: fr-ig-1\nru hand: ru-or-1 ru-or-2").Play(assaulted, "stand", "play +ru-or-1")
		marks := func() (all []string) {
			for _, c := range g.View(rules.Second).Cards {
				if c.Place == rules.InPlay {
					all = append(all, fmt.Sprint(Book{}.Format(c.Ref), " ", c.Spent))
				}
			}
			return all
		}
		if got := marks(); !slices.Equal(got, []string{"fr-ig-1 false", "ru-or-1 true"}) {
			t.Error(got)
		}
		g.Play("done")
		if got := marks(); len(got) > 1 && !slices.Equal(got, []string{"fr-ig-1 false", "ru-or-1 false"}) {
			t.Error(got)
		}
	})
	t.Run("MAN-6.1.26 MAN-6.1.27 before the dice both totals are shown, and all dice that are to be thrown", func(t *testing.T) {
		g := draw(t, openGround+"south au: d4 au-1r\nnorth ru: d5 ru-or\nalone\nau hand: au-1r-1 au-1r-2\nru hand: ru-or-1").Play("assault au-1r +au-1r-1 @ru-or")
		sums := func() string {
			s := g.View(rules.First).Combat.Sums
			return fmt.Sprint(s[0].Key, " ", s[0].Side, " ", s[0].N, " ", s[0].Dice, ", ", s[1].Key, " ", s[1].Side, " ", s[1].N, " ", s[1].Dice)
		}
		if got := sums(); got != "attack 0 7 2d6, defence 1 6 " {
			t.Error(got)
		}
		if g.Play("stand", "play +ru-or-1", "done", "play +au-1r-2"); sums() != "attack 0 7 2d6+1d10, defence 1 10 " {
			t.Error(sums())
		}
	})
	t.Run("MAN-3.1 whose turn it is first is nobody's yet while dice decide it, and not after", func(t *testing.T) {
		if g := opened(t, "man-09-open-battle", nil); !g.View(rules.First).TurnUndecided || g.Roll(10, 1).Position.View(rules.First).TurnUndecided {
			t.Error("it is not so")
		}
	})
	t.Run("MAN-3.9 who chooses his hand sees the rest of his deck, nobody else does", func(t *testing.T) {
		g := opened(t, "man-04-great-redoubt", nil).On("setup.hand", "ru")
		me := g.Request().To
		if mine, theirs := g.seen(me, "ru", rules.Offer), g.seen(me.Other(), "ru", rules.Offer); len(mine) != deckSize || len(theirs) != 0 {
			t.Errorf("%d cards for its owner, %d for the other", len(mine), len(theirs))
		}
	})
	t.Run("MAN-8.8 only a card that frees from the advance has words on it", func(t *testing.T) {
		g := draw(t, openGround+"south fr:\nnorth ru:\nfr hand: fr-ig-1 fr-8l-1 fr-hq-napoleon fr-hq-ney fr-hq-supply-1")
		want := map[string]string{"fr-ig-1": "man.card.free", "fr-8l-1": "", "fr-hq-napoleon": "man.card.battery.text", "fr-hq-ney": "man.card.commander.text", "fr-hq-supply-1": "man.card.supply.text"}
		for _, c := range g.View(rules.First).Cards {
			if w, held := want[Book{}.Format(c.Ref)]; held && c.Text.Key != w {
				t.Errorf("%s says %q, want %q", Book{}.Format(c.Ref), c.Text.Key, w)
			}
		}
	})
	t.Run("MAN-3.3 MAN-3.6 the quarters are marked while tiles are laid, the edges while one is chosen", func(t *testing.T) {
		areas := func(g *game) (all []string) {
			for _, a := range g.View(rules.First).Map.Areas {
				all = append(all, fmt.Sprint(a.Kind, " ", Book{}.Format(a.Ref), " ", len(a.Cells)))
			}
			return all
		}
		g := opened(t, "man-09-open-battle", nil).Roll(10, 1)
		if got := areas(g); !slices.Equal(got, []string{"slot nw 16", "slot ne 16", "slot sw 16", "slot se 16"}) {
			t.Error(got)
		}
		g.Play("lay T03 @nw", "lay T04 @ne")
		for _, c := range g.View(rules.First).Cards {
			if lies := c.Ref == refsByName["T03"] || c.Ref == refsByName["T04"]; c.Spent != lies {
				t.Errorf("%s is marked as laid: %t", Book{}.Format(c.Ref), c.Spent)
			}
		}
		g.Play("lay T05 @sw", "lay T06 @se", "confirm", "offer fr", "offer gb")
		if got := areas(g); len(got) != 0 {
			t.Error(got)
		}
		if got := areas(g.Play("take fr").WantAsk("setup.edge", "gb")); !slices.Equal(got, []string{"edge north 16", "edge east 16", "edge south 16", "edge west 16"}) {
			t.Error(got)
		}
	})
	t.Run("MAN-3.6 edges are known where the file says so, and once hands are taken", func(t *testing.T) {
		g := loaded(t, strings.Replace(sound, `setup = "scenario"`, `setup = "standard"`, 1))
		v := g.View(rules.First)
		if v.Sides[0].Edge != rules.South || v.Sides[1].Edge != rules.North {
			t.Errorf("edges %v and %v", v.Sides[0].Edge, v.Sides[1].Edge)
		}
		before := strings.NewReplacer(`setup = "scenario"`, `setup = "standard"`, `phase = "combat"`, `phase = "hand"`, `"d4"`, `"d1"`, `"c5"`, `"c1"`, `"d5"`, `"d8"`, "redoubt = true", "redoubt = false")
		if v := loaded(t, before.Replace(sound)).Position.View(rules.First); v.Sides[0].Edge != rules.South || v.Sides[1].Edge != rules.North {
			t.Errorf("while hands are taken: edges %v and %v", v.Sides[0].Edge, v.Sides[1].Edge)
		}
	})
}

func TestHowSwitchesStand(t *testing.T) {
	for _, s := range (Book{}).Switches() {
		for _, value := range s.Values {
			if s.Key == "setup" {
				continue // another one drops what the scenario says
			}
			t.Run(s.Rule+" "+s.Key+" = "+value, func(t *testing.T) {
				b := load(t, scenarioFiles(t)["man-05-danube-marshes.toml"], map[string]string{s.Key: value})
				if got := (Book{}).Switch(b, s.Key); got != value {
					t.Errorf("it stands at %q", got)
				}
				again := load(t, Book{}.Save(b), nil)
				if got := (Book{}).Switch(again, s.Key); got != value {
					t.Errorf("saved, it stands at %q", got)
				}
				for _, other := range (Book{}).Switches() {
					if got := (Book{}).Switch(b, other.Key); other.Key != s.Key && other.Key != "setup" && got != other.Default {
						t.Errorf("%s stands at %q", other.Key, got)
					}
				}
			})
		}
	}
}

func TestHowTheComputerJudges(t *testing.T) {
	score := func(units, rest string) int {
		return Book{}.Score(draw(t, field("d4 T, c4 H, b4 F")+"south fr: "+units+"\nnorth ru: h8 ru-or\nalone\n"+rest).board(), rules.First)
	}
	for _, c := range []struct{ clause, better, worse, rest string }{
		{"MAN-2.1.1 a unit more", "d1 fr-ig, e1 fr-4s reduced", "d1 fr-ig", ""}, {"MAN-1.3.2 full strength", "d1 fr-ig", "d1 fr-ig reduced", ""},
		{"MAN-6.3.1 a town", "d4 fr-ig", "b4 fr-ig", ""}, {"MAN-6.3.1 a town before a hill", "d4 fr-ig", "c4 fr-ig", ""},
		{"MAN-2.2.1 ground of the enemy's half", "d6 fr-ig", "d3 fr-ig", ""},
	} {
		t.Run(c.clause+" is worth something", func(t *testing.T) {
			if a, b := score(c.better, c.rest), score(c.worse, c.rest); a <= b {
				t.Errorf("%d against %d", a, b)
			}
		})
	}
	t.Run("MAN-1.4.5 a card in the hand is worth something", func(t *testing.T) {
		if a, b := score("d1 fr-ig", "fr hand: fr-ig-1 fr-ig-2"), score("d1 fr-ig", "fr hand: fr-ig-1"); a <= b {
			t.Errorf("%d against %d", a, b)
		}
		if a, b := score("d1 fr-ig", "ru hand: ru-ks-1"), score("d1 fr-ig", ""); a >= b {
			t.Errorf("%d against %d", a, b)
		}
	})
	t.Run("MAN-2.2.1 one square more is worth less than one unit, each square the same", func(t *testing.T) {
		one, five := score("d5 fr-ig", ""), score("d6 fr-ig", "")
		if step := five - one; step <= 0 || step >= 300 {
			t.Errorf("a square is worth %d", step)
		}
	})
	t.Run("MAN-2.1.1 MAN-2.2.1 MAN-1.4.5 a unit is worth more than much ground, a square more than a card", func(t *testing.T) {
		two, one := score("d1 fr-4s reduced, e1 fr-ig", ""), score("d1 fr-ig", "")
		five := score("d1 fr-ig", "fr hand: fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-4 fr-ig-5")
		far, home := score("e6 fr-ig", ""), score("e3 fr-ig", "")
		square := score("d6 fr-ig", "") - score("d5 fr-ig", "")
		card := score("d1 fr-ig", "fr hand: fr-ig-1") - one
		if card <= 0 || square <= card || two-one <= far-home || two <= five {
			t.Errorf("a unit %d, six squares %d, one %d, a card %d, five %d", two-one, far-home, square, card, five-one)
		}
	})
	t.Run("MAN-2.1.1 a game that is won or lost outweighs everything", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or reduced\nru lost: ru-kx ru-ks ru-lg ru-mo\nfr hand: fr-ig-1").Play(assaulted).sum(16).toEnd()
		a, b := Book{}.Score(g.board(), rules.First), Book{}.Score(g.board(), rules.Second)
		if w := g.Result().Winner; w != rules.First || a != -b || a < 10_000 {
			t.Errorf("side %d wins: %d and %d", w, a, b)
		}
	})
}

func TestHowAPositionIsWritten(t *testing.T) {
	t.Run("MAN-S.2 a position names its cards in lines of six, and no empty lists", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1\nfr deck: fr-ig-2 fr-ig-3")
		text := string(Book{}.Save(g.board()))
		lines := strings.Split(text, "\n")
		i := slices.Index(lines, "discards = [")
		if i < 0 || strings.Count(lines[i+1], `"`) != 12 || strings.Count(lines[i+2], `"`) != 12 || strings.Contains(text, "= [\n]") {
			t.Errorf("\n%s", text)
		}
	})
	t.Run("MAN-3.4 a side without an army has neither units nor cards", func(t *testing.T) {
		text := string(Book{}.Save(load(t, scenarioFiles(t)["man-09-open-battle.toml"], nil)))
		if strings.Contains(text, "units") || strings.Contains(text, "army") {
			t.Errorf("\n%s", text)
		}
	})
	t.Run("MAN-1.1.2 MAN-3.3 faults of a map", func(t *testing.T) {
		sierra := string(scenarioFiles(t)["man-03-sierra.toml"])
		for _, rot := range []string{"-1", "4"} {
			if _, err := (Book{}).Load([]byte(strings.Replace(sierra, "rot = 1", "rot = "+rot, 1)), nil); err == nil || !strings.Contains(err.Error(), "quarter turns") {
				t.Errorf("rot = %s: %v", rot, err)
			}
		}
		open := "format = 1\nfirst = \"south\"\n[rules]\nsetup = \"standard\"\n[position]\nactive = \"north\"\nphase = "
		for phase, want := range map[string]string{"offer": "the map is missing: paint one, or lay four tiles", "map": ""} {
			if _, err := (Book{}).Load([]byte(open+`"`+phase+`"`), nil); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
				t.Errorf("phase %s without a map: %v", phase, err)
			}
		}
	})
}

// wantShades checks what an overlay marks of a unit or square, among some squares:
// "d5:area:1:0" is d5 in the colour of side 0, one square away.
func (g *game) wantShades(key, about, among, want string) *game {
	g.Helper()
	var got []string
	for _, x := range (Book{}).Overlay(g.board(), rules.Chance, rules.Overlay(key), refsByName[about]) {
		if strings.Contains(among, Book{}.Format(x.Cell)) {
			got = append(got, fmt.Sprintf("%s:%s:%d:%d", Book{}.Format(x.Cell), x.Style, x.N, x.Side))
		}
	}
	return g.wantNames(key+" of "+about+" marks", got, want)
}

func TestOverlaysOfAUnitAndASquare(t *testing.T) {
	g := draw(t, field("d5 H, c4 L")+"south fr: d4 fr-ig, d2 fr-gc\nnorth ru: e4 ru-or\nalone")
	t.Run("MAN-6.2.3 MAN-6.2.4 what can be fired at from a unit", func(t *testing.T) {
		among := "d4 d5 d6 c5 e5 e4 f4 d7 f5 d3 d2 d1"
		g.wantShades("sight", "fr-ig", among, "d5:area:1:0 d6:blocked:2:0 c5:area:2:0 e5:blocked:2:0 e4:area:1:0 f4:blocked:2:0 d3:area:1:0 d2:area:2:0")
		g.wantShades("sight", "ru-or", "e5 e6", "e5:area:1:1 e6:area:2:1").wantShades("sight", "ru-kx", among, "")
	})
	t.Run("MAN-6.2.3 MAN-6.2.4 what can be fired at from a square, in nobody's colour", func(t *testing.T) {
		g.wantShades("sight", "d4", "d5 d6 f4", "d5:area:1:-1 d6:blocked:2:-1 f4:blocked:2:-1").wantShades("sight", "a8", "a7 b7 c7", "a7:area:1:-1 b7:area:2:-1")
	})
	t.Run("MAN-5.3 MAN-5.4 MAN-5.6 where a unit can move, also when its square is named", func(t *testing.T) {
		among := "c4 d5 d3 e4 d6 f4 c3 b3 c2 d1 e3"
		for _, about := range []string{"fr-ig", "d4"} {
			g.wantShades("moves", about, among, "d5:area:1:0 d3:area:1:0")
		}
		for _, about := range []string{"fr-gc", "d2"} {
			g.wantShades("moves", about, among, "d1:area:1:0 d3:area:1:0 c2:area:1:0 c3:area:2:0 e3:area:2:0")
		}
		g.wantShades("moves", "a8", among, "").wantShades("moves", "ru-kx", among, "")
	})
}
