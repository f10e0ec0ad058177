package squares

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestLedgerEveryRefusalHasItsReason(t *testing.T) {
	open := ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . t . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n"
	troops := open + "general red-g1 C2\nC2 red-1\nC2 red-2 gun\nD2 red-3 linear N\nB2 red-4 cavalry heavy\nE2 red-5 of red-g2\nC1 red-6 activated\nG7 blue-1\nC4 blue-2 linear S\n" +
		"due red-7 turn=3 entry=A1\ndue red-8 turn=1 entry=A1\n"
	for _, c := range []struct{ clause, phase, line, key string }{
		// the moment comes first
		{"NS-C4.0.10", "movement", "fire red-2 @C4", "when.bombardment"},
		{"NS-C4.0.10", "movement", "attack red-1 @C4", "when.combat"},
		{"NS-C4.0.10", "movement", "recover red-1", "when.recovery"},
		{"NS-C4.0.10", "combat", "move red-1 @C3", "when.movement"},
		{"NS-C4.0.10", "combat", "fire red-2 @C4", "when.bombardment"},
		{"NS-C.2", "movement", "intervene", "when.chief"},
		{"NS-C.3", "movement", "name red-g1", "when.contest"},
		{"NS-C.6", "movement", "activate red-g2 #3", "when.leftover"},
		{"NS-C4.3.3", "movement", "add red-1", "when.sides"},
		{"NS-C4.3.56", "movement", "hit red-1", "when.hits"},
		{"NS-C4.3.21", "movement", "evade red-4 @B1", "when.evasion"},
		{"NS-C4.3.76", "movement", "second", "when.second"},
		{"NS-C4.3.91", "movement", "retreat red-1 @C1", "when.retreat"},
		{"NS-C4.3.104", "movement", "advance red-1 @C3", "when.pursuit"},
		{"NS-D.1", "movement", "fight", "when.night"},
		{"NS-A.53", "movement", "cover +red-g1 @C2", "when.fog"},
		{"NS-C4.1.1", "movement", "stand", "when.quiet"},
		// then whose it is, and whether it is there
		{"NS-C4.0.9", "movement", "move blue-1 @G6", "foe"},
		{"NS-C4.0.9", "movement", "face blue-2 #2", "foe"},
		{"NS-C4.0.9", "movement", "column blue-2", "foe"},
		{"NS-C4.0.9", "movement", "move red-5 @E3", "command"},
		{"NS-A.45", "movement", "move red-6 @B1", "done"},
		{"NS-C4.1.37", "movement", "move red-7 @A2", "due"},
		{"NS-C4.1.37", "movement", "move red-8 @A2", "outside"},
		{"NS-C4.1.37", "movement", "enter red-8 @G1", "entry"},
		{"NS-C4.1.37", "movement", "enter red-1 @A1", "entered"},
		{"NS-A.10", "movement", "move red-g1 @C3", "leader.unit"},
		{"NS-C4.0.9", "movement", "move blue-g1 @C3", "leader.foe"},
		// then what it is and how it stands
		{"NS-A.32", "movement", "face red-1 #2", "nofacing"},
		{"NS-C4.1.13", "movement", "column red-1", "nocolumn"},
		{"NS-C4.1.13", "movement", "column red-4", "nocolumn"},
		{"NS-C4.1.13", "movement", "deploy red-3", "deployed"},
		{"NS-C4.1.14", "movement", "face red-3 #1", "looks"},
		{"NS-A.42", "movement", "rear red-1", "norank"},
		{"NS-A.42", "movement", "lead red-3", "rankis"},
		{"NS-A.46", "movement", "garrison red-1", "notown"},
		{"NS-C4.1.19", "movement", "garrison red-4", "town"},
		{"NS-A.47", "movement", "sally red-1", "notinside"},
		{"NS-C4.2.1", "bombardment", "fire red-1 @C4", "noguns"},
		{"NS-C4.2.22", "bombardment", "fire red-2 @C3", "notarget"},
		{"NS-C4.3.13", "combat", "attack red-2 @C4", "gunsalone"},
		{"NS-C4.3.2", "combat", "attack red-1 @C3", "nobody"},
		// and last the place
		{"NS-C4.1.36", "movement", "move red-1 @C2", "here"},
	} {
		t.Run(c.clause+" "+c.line+" in "+c.phase, func(t *testing.T) {
			g := draw(t, troops+"C3 blue-3\nphase "+c.phase)
			if c.line == "fire red-2 @C3" || c.line == "attack red-1 @C3" {
				g = draw(t, troops+"D3 blue-3\nphase "+c.phase)
			}
			g.wantReason(c.line, c.clause, c.key)
		})
	}
	t.Run("NS-A.49 an eliminated unit does nothing", func(t *testing.T) {
		lostUnits(t, field+"A1 red-1\nA1 red-2\nA2 red-3\nG7 blue-1", "red-2").wantReason("move red-2 @B1", "NS-A.49", "gone")
	})
	t.Run("NS-C4.0.4 out of radius, wherever it would go", func(t *testing.T) {
		g := draw(t, field+"general red-g1 A1\nA1 red-1\nG1 red-2 linear N\nG7 blue-1").wantReason("move red-2 @G2", "NS-C4.0.4", "radius")
		g.wantReason("face red-2 #2", "NS-C4.0.4", "radius")
	})
	t.Run("NS-C4.3.20 infantry does not evade, and cavalry elsewhere has no need to", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2 cavalry\nE4 blue-3 cavalry", "attack red-1 @C4", "roll").WantAsk("evade", "blue")
		g.wantReason("evade blue-1 @C5", "NS-C4.3.20", "evade.foot").wantReason("evade blue-3 @E5", "NS-C4.3.21", "evade.away")
		g.wantReason("evade blue-2 @C3", "NS-C4.3.92", "retreat.where").wantReason("evade red-1 @C2", "NS-C4.0.9", "foe")
	})
	t.Run("NS-A.65 a unit under a marker acts with it, a marker steps, of the enemy's nothing is told", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nC1 red-2\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 red-2\nmarker marker-b-1 G7 blue-g1 blue-1\nG7 blue-1\nE7 blue-2")
		g.wantReason("move red-1 @C2", "NS-A.65", "under").wantReason("move marker-a-1 @C4", "NS-A.73", "stepwise")
		g.wantReason("move marker-b-1 @G6", "NS-A.65", "marker.foe").wantReason("move blue-1 @G6", "NS-C4.0.9", "foe").wantReason("move blue-2 @E6", "NS-C4.0.9", "foe")
		g.wantReason("move marker-a-2 @C4", "NS-A.61", "marker.gone")
	})
	t.Run("NS-C4.1.1 an option that lacks something is told what", func(t *testing.T) {
		g := draw(t, troops+"phase movement").wantReason("move", "NS-C4.1.1", "lacks.who").wantReason("move red-1", "NS-C4.1.1", "lacks.square")
		g.wantReason("face red-3", "NS-C4.1.1", "lacks.number")
		two := draw(t, field+"C2 red-1 linear N\nD2 red-2 linear N\nG7 blue-1").wantReason("face red-2", "NS-C4.1.1", "lacks.number")
		o, _ := rules.ParseOption(Book{}, "face red-2")
		if why := two.Refused(o); why[0].Text.A != refsByName["red-2"] || why[0].Text.N != 2 {
			t.Errorf("the reason is %+v, want one of red-2", why[0].Text)
		}
		cover := opening(t, field+"on fog_of_war\nC1 red-1\nC6 blue-1\n", []string{"fog_of_war"})
		cover.wantReason("cover +red-g1", "NS-A.53", "lacks.square").wantReason("cover", "NS-A.53", "never").wantReason("cover @C1", "NS-A.53", "never")
		draw(t, troops+"C3 blue-3\nphase combat").wantReason("attack red-1", "NS-C4.3.2", "lacks.square").wantReason("attack", "NS-C4.3.2", "lacks.who")
	})
	t.Run("NS-C4.3.3 while a combat is on the next attack has to wait for its end", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2 gun\nE3 red-3\nC4 blue-1\nC4 blue-2\nE4 blue-3", "attack red-1 @C4").WantAsk("attack.units", "red")
		g.wantReason("attack red-3 @E4", "NS-C4.3.3", "when.fight").Play("roll").WantAsk("defend", "blue").wantReason("attack blue-3 @E3", "NS-C4.3.3", "when.fight")
	})
	t.Run("NS-C2.3 help reaches a general in the square where he is", func(t *testing.T) {
		draw(t, council+"chief red A1 +1").wantReason("help red-g2", "NS-C2.3", "help.away")
	})
	t.Run("NS-A.1 what the system does not have means nothing", func(t *testing.T) {
		g := draw(t, troops)
		for _, o := range []rules.Option{{Do: "rally", Who: refsByName["red-1"]}, {Do: "move", Who: refsByName["red-24"]}, {Do: "move", Who: refsByName["red-1"], At: refsByName["P12"]},
			{Do: "move", Who: refsByName["marker-a-1"]}, {Do: "move", Who: refsByName["red-1"], With: refsByName["red-24"]}} {
			if r := (Book{}).Explain(g.board(), g.Request(), o); !r.OK() {
				t.Errorf("%v is refused by %v", o, r)
			}
		}
		draw(t, troops).wantReason("move token-3", "NS-C4.1.1", "never") // a token is there, and does not move
		three := redraw(t, field+"on fog_of_war\nC1 red-1\nG7 blue-1", "fog_markers = 12", "fog_markers = 3")
		none := redraw(t, field+"on fog_of_war\nC1 red-1\nG7 blue-1", "fog_markers = 12", "fog_markers = 0")
		none.wantReason("move marker-b-1", "NS-A.65", "marker.foe")
		if why := none.Refused(rules.Option{Do: "move", Who: refsByName["marker-a-1"]}); len(why) > 0 {
			t.Errorf("red has no markers, and is told %v", why)
		}
		for id, there := range map[string]bool{"marker-a-3": true, "marker-a-4": false, "marker-b-12": true} {
			o := rules.Option{Do: "move", Who: refsByName[id]}
			if got := len(three.Refused(o)) > 0; got != there {
				t.Errorf("%s: a reason is given: %t", id, got)
			}
		}
	})
	t.Run("NS-C2.1 who clicks a leader who is asked hears what to click", func(t *testing.T) {
		draw(t, field+"chief red B2 +1\nA1 red-1\nG7 blue-1\nphase chief").wantReason("move red-c", "NS-C2.1", "chief.self").
			wantReason("help red-c", "NS-C2.1", "chief.self")
		draw(t, field+"A1 red-1\nG7 blue-1\npool 0 1 0\nphase leftover").Play("activate red-g1 #2").WantAsk("general", "red").
			wantReason("move red-g1", "NS-C4.0.1", "general.self")
	})
	t.Run("NS-C4.3.56 the enemy’s takes no hit, nor who stands elsewhere", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC4 blue-1\nC4 blue-2\nE4 blue-3\nphase bombardment").Play("fire red-1 @C4").Roll(6).WantAsk("bombard.hit", "blue")
		g.wantReason("hit red-1", "NS-C4.2.17", "hit.foe").wantReason("hit blue-3", "NS-C4.2.17", "hit.out")
	})
	t.Run("NS-C4.1.37 who is still to come", func(t *testing.T) {
		later := troops + "due red-9 turn=3 entry=A1 of red-g2\n"
		draw(t, later+"phase movement").wantReason("move red-9 @A2", "NS-C4.0.9", "command").wantReason("move red-7 @A2", "NS-C4.1.37", "due")
		draw(t, later+"C3 blue-3\nphase combat").wantReason("attack red-8 @C4", "NS-C4.1.37", "due")
		late := field + "A1 red-1\ngeneral red-g2 G1 turn=%s\nC1 red-2 of red-g2\nG7 blue-1\nphase chief\nchief red A1 0"
		draw(t, strings.Replace(late, "%s", "3", 1)).wantReason("help red-g2", "NS-C4.1.37", "due")
		draw(t, strings.Replace(late, "%s", "1", 1)).wantReason("help red-g2", "NS-C2.3", "help.away")
	})
}

// wantNoneOf checks that nothing is offered of a thing.
func (g *game) wantNoneOf(id string) *game {
	g.Helper()
	for _, o := range g.Request().Options {
		if o.Who == refsByName[id] {
			g.Errorf("%q is offered", rules.FormatOption(Book{}, o))
		}
	}
	return g
}

// wantListed checks that the menu itself refuses an option, citing a clause: what
// lies under the pointer says so before a click. wantUnlisted checks that it does
// not.
func (g *game) wantListed(line, clause string) *game {
	g.Helper()
	if got := g.listed(line); !slices.Contains(got, clause) {
		g.Errorf("the menu has %q against %q, want %s", got, line, clause)
	}
	return g
}

func (g *game) wantUnlisted(line string) *game {
	g.Helper()
	if got := g.listed(line); len(got) > 0 {
		g.Errorf("the menu has %q against %q", got, line)
	}
	return g
}

// listed are the clauses that the menu has against an option.
func (g *game) listed(line string) (clauses []string) {
	for _, x := range g.Refusals() {
		if rules.FormatOption(Book{}, x.Option) == line {
			for _, why := range x.Reasons {
				clauses = append(clauses, why.Rule)
			}
		}
	}
	return clauses
}

// refusal is the first reason against an option.
func (g *game) refusal(line string) rules.Reason {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	all := g.Refused(o)
	if len(all) == 0 {
		g.Fatalf("%q is not refused", line)
	}
	return all[0]
}

// wantReason checks the one reason against an option, its clause and its words in
// both languages.
func (g *game) wantReason(line, clause, key string) *game {
	g.Helper()
	if g.WantWhy(line, clause, key); g.Failed() {
		return g
	}
	words := g.Refused(g.Option(line))[0].Text
	for _, language := range []string{"en", "it"} {
		if s := rulestest.Spoken(g.TB, Book{}, language, words); strings.HasPrefix(s, ":") || strings.Contains(s, "{{") {
			g.Errorf("%s: %s", language, s)
		}
	}
	return g
}
