package musket

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"grognard/rules"
)

// TestEveryAnswerIsADeed plays at random: every answer that is offered stands in
// the table of deeds for its question, and whatever was offered once has a reason
// wherever it is not allowed.
func TestEveryAnswerIsADeed(t *testing.T) {
	for _, name := range []string{"training-trebbia-bridge.toml", "quatre-bras-1815.toml", "marengo-1800.toml"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := load(t, scenarioFiles(t)[name], nil)
			for seed := range uint64(games() / 4) {
				wantReasons(t, b, rand.New(rand.NewPCG(seed, 31)))
			}
		})
	}
}

func wantReasons(t *testing.T, b *Board, r *rand.Rand) {
	t.Helper()
	p, _, err := rules.Begin(Book{}, b.Clone())
	seen := map[string]rules.Option{} // the last of each question and deed
	var order []string
	for i := 0; err == nil && p.Request() != nil && i < 1500; i++ {
		q := p.Request()
		for _, o := range q.Options {
			if _, now := deedOf(o.Do, q.Kind, o.Who != 0); !now {
				t.Fatalf("%s offers %q, which is no deed of it", q.Kind, rules.FormatOption(Book{}, o))
			}
			key := q.Kind + " " + o.Do
			if _, ok := seen[key]; !ok {
				order = append(order, key)
			}
			seen[key] = o
		}
		if i%25 == 0 && q.To != rules.Chance {
			for _, key := range order {
				o := seen[key]
				if len(p.Refused(o)) == 0 && q.Accepts(rules.Answer{By: q.To, Option: o}) != nil {
					t.Fatalf("%s says nothing against %q", q.Kind, rules.FormatOption(Book{}, o))
				}
			}
		}
		p, _, err = p.Play(eager(q, r))
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestWhatIsNeverOfferedHasItsReason(t *testing.T) {
	march := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0303 fr-bty1 art 3/1-3-4\nfrance 0203 fr-12hus cav 2/4-4-9\naustria 0808 au-28 inf 4-3-4\n"
	fight := "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0303 fr-bty1 art 3/1-3-4\nfrance 0404 fr-lannes ldr 2-1+1\nfrance 0404 fr-12hus cav 2/4-4-9\naustria 0505 au-28 inf 4-3-4\n"
	gone := "france aside - fr-101 inf 5-4-4\nfrance captured - fr-96 inf 5-4-4\nfrance track 3 fr-43 inf 5-4-4\nfrance waiting 4@0101 fr-22 inf 5-4-4\nfrance destroyed - fr-28 inf 5-4-4\n" +
		"france away - fr-40 inf 5-4-4\nfrance killed - fr-victor ldr 1-1+1\n"
	for _, c := range []struct{ picture, played, line, clause, key string }{
		{march, "", "attack fr-44 @0808", "MS-3.2.2", "later.combat"},
		{march, "", "shaken", "MS-3.2.2", "later.combat"},
		{fight, "", "rally fr-44", "MS-3.2.2", "later.move"},
		{march, "", "fow.morale au-28", "MS-12.4.1", "later.fow"},
		{fight, "attack fr-44 @0505", "skirmish fr-44 +0404 @0505", "MS-7.5.8", "later.first"},
		{march, "walk fr-44", "done", "MS-4.2.1", "later.first"},
		{march, "", "march au-28 @0809", "MS-4.1.1", "enemy"},
		{fight, "", "skirmish au-28 +0404 @0405", "MS-7.1.1", "enemy"},
		{march + gone, "", "rally fr-101", "MS-7.11.4", "place.aside"},
		{march + gone, "", "move fr-96 @0405", "MS-11.2.9", "place.captured"},
		{march + gone, "", "move fr-28 @0405", "MS-11.2.9", "place.destroyed"},
		{march + gone, "", "move fr-43 @0405", "MS-13.2.1", "place.track"},
		{march + gone, "", "move fr-22 @0405", "MS-13.1.1", "place.waiting"},
		{march + gone, "", "move fr-40 @0405", "MS-7.10.3", "place.away"},
		{march + gone, "", "move fr-victor @0405", "MS-10.4.4", "place.killed"},
		{march, "", "square fr-12hus", "MS-9.5.1", "not.infantry"},
		{march, "", "square fr-lannes", "MS-9.5.1", "not.infantry"},
		{fight, "", "attack fr-lannes @0505", "MS-2.4.1", "not.unit"},
		{fight, "", "aim fr-44 @0505", "MS-8.1.2", "not.artillery"},
		{fight, "attack fr-44 @0505", "leader fr-12hus @fr-44", "MS-10.3.1", "not.leader"},
		{march, "move fr-44 @0404", "march fr-44 @0401", "MS-4.2.4", "moved"},
		{march, "", "rally fr-44", "MS-11.1.7", "not_shaken"},
		{march, "", "recover fr-12hus", "MS-11.3.1", "not_ineffective"},
		{march, "", "replace fr-44", "MS-11.2.3", "whole"},
		{march, "", "test fr-44", "MS-11.2.6", "on_map"},
		{march + gone, "", "return fr-43 @0101", "MS-13.2.1", "place.track"},
		{march + gone, "", "enter fr-22 @0101", "MS-13.1.1", "place.waiting"},
		{march, "", "disengage fr-44", "MS-6.3.1", "law.disengage"},
		{march, "", "roll fr-44", "MS-4.4.1", "law.roll"},
		{march, "", "unsquare fr-44", "MS-9.5.7", "law.unsquare"},
		{march, "", "leave fr-44", "MS-4.1.2", "law.leave"},
		{march, "", "move fr-44 @0405", "MS-4.3.2", "law.move"},
		{march, "", "charge fr-44 @0404", "MS-7.13.3e", "charge_nothing"},
		{march, "", "charge fr-bty1 @0404", "MS-7.13.3b", "charge_arm"},
		{march, "", "charge fr-44 @0908", "MS-4.3.2", "too_far"},
		{march, "", "march fr-44 @0808", "MS-4.3.2", "too_far"},
		{march, "", "march fr-44 @0404", "MS-4.7.1", "law.march"},
		{march, "", "group fr-12hus", "MS-4.2.2", "law.gather"},
		{march + "france 0208 fr-51 inf 4-4-4 shaken\n", "", "move fr-51 @0207", "MS-11.1.2", "roll_shaken"},
		{march + "france 0807 fr-51 inf 4-4-4\n", "", "march fr-51 @0707", "MS-6.2.2", "stuck"},
		{march + "france 0807 fr-51 inf 4-4-4 shaken\n", "", "roll fr-51", "MS-6.2.2", "stuck"},
		{march + "france 0807 fr-51 inf 4-4-4 shaken\n", "", "march fr-51 @0707", "MS-6.2.2", "stuck"},
		{march + "france 0807 fr-ke cav 3/5-4-9\n", "", "move fr-ke @0606", "MS-6.2.2", "held"},
		{march + "france 0807 fr-51 inf 4-4-4\n", "", "move fr-51 @0606", "MS-6.2.2", "stuck"},
		{march + gone, "", "return fr-101 @0405", "MS-7.11.4", "place.aside"},
		{march + gone, "", "test fr-43", "MS-13.2.1", "place.track"},
		{march + gone, "", "replace fr-43", "MS-13.2.1", "place.track"},
		{march + gone, "", "replace fr-101", "MS-11.2.3", "no_steps"},
		{march + "france 0303 fr-51 inf 4-4-4 back=3-4-4 reduced\n", "", "replace fr-51", "MS-11.2.3", "no_steps"},
		{march + "france 0303 fr-51 inf 4-4-4 shaken\n", "rally fr-51|6", "rally fr-51", "MS-11.1.7", "tested"},
		{march + "france 0303 fr-51 inf 4-4-4 shaken\n", "rally fr-51|6", "recover fr-51", "MS-11.3.1", "not_ineffective"},
		{fight, "", "attack fr-44 @0406", "MS-7.4.1", "nobody"},
		{fight + "austria 0808 au-51 inf 4-3-4\n", "", "attack fr-44 @0808", "MS-7.1.2", "apart"},
		{fight + "france 0203 fr-ke cav 2/4-4-9\n", "", "attack fr-ke @0505", "MS-7.1.2", "apart"},
		{fight, "", "charge @0505", "MS-7.13.3a", "not_declared"},
		{fight, "", "fire fr-bty1 @au-28", "MS-8.4.5", "not_aimed"},
		{fight, "attack fr-44 @0505", "add fr-44", "MS-7.5.4", "takes_part"},
		{fight, "attack fr-44 @0505", "leader fr-lannes @fr-44", "MS-10.3.9", "law.leader"},
		{fight, "attack fr-44 @0505", "drop fr-44", "MS-5.3.2", "law.drop"},
		{fight, "attack fr-44 @0505", "primary fr-44", "MS-7.5.6", "law.primary"},
		{march, "walk fr-44", "stop", "MS-4.2.1", "law.stop"},
		{march, "walk fr-44", "move @0808", "MS-4.2.1", "law.onward"},
		{march, "group fr-44", "add fr-bty1", "MS-4.2.2", "law.gather"},
		{march, "group fr-44", "help fr-lannes @fr-bty1", "MS-10.3.4", "law.help"},
	} {
		t.Run(c.clause+" "+c.key+": "+c.line, func(t *testing.T) {
			g := draw(t, c.picture)
			if line, die, rolls := strings.Cut(c.played, "|"); line != "" {
				g.Play(line)
				if rolls {
					g.Roll(int(die[0] - '0'))
				}
			}
			wantWhy(t, g, c.line, c.clause, c.key)
		})
	}
	t.Run("MS-4.2.4 who has moved does nothing more of the kind", func(t *testing.T) {
		g := draw(t, march).Play("move fr-44 @0404")
		for _, line := range []string{"march fr-44 @0401", "charge fr-44 @0403", "roll fr-44", "roll.march fr-44", "disengage fr-44", "walk fr-44", "walk.march fr-44", "group fr-44", "leave fr-44", "square fr-44"} {
			wantWhy(t, g, line, "MS-4.2.4", "moved")
		}
		wantWhy(t, draw(t, fight), "attack fr-44", "MS-7.5.1", "law.attack")
	})
	t.Run("MS-7.2.10 the Fortune of a threatened unit is for that unit alone", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\naustria 0808 au-51 inf 4-3-4\nthreat au-28 fr-44").Play("done").WantAsk("fow.threat", "austria")
		wantWhy(t, g, "fow.move au-51", "MS-7.2.10", "that_unit")
		wantWhy(t, g, "fow.morale fr-44", "MS-7.2.10", "that_unit")
		wantWhy(t, g, "fow.move fr-44", "MS-7.1.1", "enemy")
	})
	t.Run("MS-12.4.2 a Fortune for an enemy unit is not for one's own", func(t *testing.T) {
		g := fortune(t, "france 0405 fr-44 inf 5-4-4")
		wantWhy(t, g, "fow.enemy fr-44", "MS-12.4.2", "law.fow.enemy")
		wantWhy(t, g, "fow.morale fr-44", "MS-12.4.10", "law.fow.enemy")
		wantWhy(t, g, "fow.return fr-44 @0101", "MS-12.4.6", "on_map")
	})
	t.Run("MS-4.1.1 the words for an enemy counter say whose it is", func(t *testing.T) {
		for lang, want := range map[string]string{"en": "not yours", "it": "pedina nemica"} {
			words, err := os.ReadFile("../../assets/lang/" + lang + "/musket.toml")
			if err != nil {
				t.Fatal(err)
			}
			_, after, _ := strings.Cut(string(words), "\n[ms.why.enemy]\n")
			if line, _, _ := strings.Cut(after, "\n"); !strings.Contains(line, want) {
				t.Errorf("%s: %s", lang, line)
			}
		}
	})
	t.Run("what the system does not know has no reason", func(t *testing.T) {
		g := draw(t, march)
		for _, o := range []rules.Option{{Do: "bribe"}, {Do: "move", Who: registered(len(register) + 5)}, {Do: "move", Who: registered(len(register))}, {Do: "move", Who: hexAt(3, 3).ref()}, {Do: "move", Who: refsByName["pr-hq"]}, {Do: "move", Who: refsByName["fr-44"], N: 1},
			{Do: "move", Who: refsByName["fr-44"], At: rules.MakeRef(armyKind, 0)}, {Do: "move", Who: refsByName["fr-44"], At: hexAt(25, 20).ref()}} {
			if why := g.Refused(o); len(why) > 0 {
				t.Errorf("%+v is refused by %v", o, why)
			}
		}
	})
}

// wantWhy checks the only reason that is given against an option.
func wantWhy(t *testing.T, g *game, line, clause, key string) {
	t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	why := g.Refused(o)
	if len(why) != 1 || why[0].Rule != clause || why[0].Text.Key != "ms.why."+key {
		t.Errorf("%q is refused by %v, want %s ms.why.%s", line, why, clause, key)
	}
}

func TestWhyAnAttackDoesNotReach(t *testing.T) {
	// fr-44 stands at 0405 with enemies at two hexes in 0605 and beside in 0404.
	near := "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0303 fr-bty1 art 3/1-4-4\nfrance 0303 fr-bty2 art 3/1-4-4\naustria 0605 au-28 inf 4-3-4\naustria 0309 au-17 inf 4-3-4\n"
	beside := near + "austria 0404 au-51 inf 4-3-4\n"
	hidden := "map\n............\n............\n............\n..w.........\n............\n............\n............\n............\n............\n............\nend\n" + near + "austria 0305 au-18 inf 4-3-4\n"
	for _, c := range []struct{ picture, played, line, clause, key string }{
		{near, "", "skirmish fr-44 +0505 @0606", "MS-7.4.1", "nobody"},
		{near, "", "skirmish fr-44 +0406 @0309", "MS-7.13.1b", "skirmish_range"},
		{beside, "", "skirmish fr-44 +0305 @0404", "MS-7.13.1b", "skirmish_range"},
		{near, "", "skirmish fr-44 +0406 @0605", "MS-7.13.1b", "skirmish_via"},
		{beside, "", "skirmish fr-44 +0404 @0605", "MS-7.13.1b", "skirmish_via"},
		{beside + "austria 0505 au-18 inf 4-3-4\n", "", "skirmish fr-44 +0505 @0605", "MS-7.13.1b", "enemy_held"},
		{near + "river 0405-0505\n", "", "skirmish fr-44 +0505 @0605", "MS-7.13.1b", "prohibited"},
		{near + "river 0505-0605\n", "", "skirmish fr-44 +0505 @0605", "MS-7.13.1b", "prohibited"},
		{near, "", "skirmish fr-bty1 +0505 @0605", "MS-7.13.1a", "skirmish_arm"},
		{near, "", "aim fr-bty1 @0404", "MS-8.4.1", "nobody"},
		{near, "", "aim fr-bty1 @0309", "MS-8.7.1", "range"},
		{hidden, "", "aim fr-bty1 @0305", "MS-8.6.1", "sight"},
		{near, "aim fr-bty1 @0605", "aim fr-bty1 @0308", "MS-8.4.5", "fire_owed"},
		{beside, "aim fr-bty1 @0605|done", "aim fr-bty2 @0605", "MS-8.4.5", "aimed"},
		{beside, "aim fr-bty1 @0605|done", "fire fr-bty2 @au-28", "MS-8.4.5", "not_aimed"},
		{beside, "aim fr-bty1 @0605|done", "fire fr-bty1 @au-51", "MS-8.4.5", "fire_owed"},
		{beside, "aim fr-bty1 @0605|aim fr-bty2 @0404|fire fr-bty1 @au-28|!2", "fire fr-bty1 @au-28", "MS-8.4.9", "attacked"},
		{near, "skirmish fr-44 +0505 @0605", "support fr-bty1", "MS-7.13.1d", "skirmish_alone"},
		{near + "france 0904 fr-96 inf 5-4-4\n", "skirmish fr-44 +0505 @0605", "add fr-96 +0705", "MS-7.13.1b", "skirmish_range"},
		{near + "france 0804 fr-96 inf 5-4-4\n", "skirmish fr-44 +0505 @0605", "add fr-96 +0604", "MS-7.13.1b", "skirmish_via"},
		{beside + "france 0505 fr-96 inf 5-4-4\n", "attack fr-96 @0404", "drop fr-44", "MS-5.3.2", "no_part"},
		{beside + "austria 0404 au-18 inf 4-3-4\n", "attack fr-44 @0404|done", "defend au-28", "MS-7.4.2", "not_there"},
	} {
		t.Run(c.clause+" "+c.key+": "+c.line, func(t *testing.T) {
			g := draw(t, c.picture)
			for _, line := range strings.Split(c.played, "|") {
				if die, rolls := strings.CutPrefix(line, "!"); rolls {
					g.Roll(int(die[0] - '0'))
				} else if line != "" {
					g.Play(line)
				}
			}
			wantWhy(t, g, c.line, c.clause, c.key)
		})
	}
	t.Run("MS-13.2.2 a unit returns at or beside HQ, trains or a LOC hex", func(t *testing.T) {
		g := draw(t, "phase move\nturn 3\nfrance track 3 fr-43 inf 5-4-4\nfrance waiting 3@0101 fr-22 inf 5-4-4")
		wantWhy(t, g, "return fr-43 @0808", "MS-13.2.2", "return_far")
		wantWhy(t, g, "enter fr-22 @0808", "MS-13.1.1", "entry_other")
	})
	t.Run("MS-7.12.2 who may not advance, and who took no part", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0504 fr-bty1 art 3/1-3-4\nfrance 0303 fr-96 inf 5-4-4").Play("attack fr-44 @0505", "add fr-bty1").engage().Roll(4)
		g.Play("retreat").recoil().WantAsk("advance", "france")
		wantWhy(t, g, "advance fr-bty1 @0505", "MS-7.12.2", "no_advance")
		wantWhy(t, g, "advance fr-96 @0505", "MS-7.12.3", "no_part")
		wantWhy(t, g, "advance fr-44 @0808", "MS-7.12.4", "law.advance")
		g = meet(t, "8-4-4", "4-3-4", "france 0504 fr-96 inf (2)-4-4\nfrance 0604 fr-101 inf 2-4-4 shaken").Play("attack fr-44 @0505", "add fr-96", "add fr-101").engage().Roll(5)
		g.Play("retreat").recoil().WantAsk("advance", "france")
		wantWhy(t, g, "advance fr-96 @0505", "MS-7.12.2", "no_advance")
		wantWhy(t, g, "advance fr-101 @0505", "MS-7.12.2", "no_advance")
	})
}

func TestDeedsHaveTheirWords(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		words, err := os.ReadFile("../../assets/lang/" + lang + "/musket.toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range deeds {
			if !strings.Contains(string(words), "\n[ms.why.law."+d.law+"]\n") {
				t.Errorf("%s: no words for the law of %s, %s", lang, d.do, d.law)
			}
		}
		for _, name := range placeNames {
			if name != "map" && !strings.Contains(string(words), "\n[ms.why.place."+name+"]\n") {
				t.Errorf("%s: no words for %s", lang, name)
			}
		}
	}
}
