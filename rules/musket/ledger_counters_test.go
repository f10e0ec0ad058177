package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerWhatABattleIs(t *testing.T) {
	ended := "turns day\nphase combat-end\nactive austria\nfrance 0405 fr-44 inf 5-4-4\naustria 0905 au-28 inf 4-3-4\n"
	t.Run("MS-1.1.1 each of two armies tries to reach the battle's victory conditions", func(t *testing.T) {
		draw(t, ended+"objective 0303 6 france").WantOver("france", "decisive")
		draw(t, ended+"objective 0303 6 austria").WantOver("austria", "decisive")
		draw(t, ended+"objective 0303 2 france").WantOver("france", "marginal")
	})
	t.Run("MS-1.1.2 an Exclusive Rule overrides the Standard Rules while it lasts", func(t *testing.T) {
		barred := "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\nevent kind = \"no_attack\"; units = [\"fr-44\"]; turns = [1]\n"
		draw(t, barred).WantRefused("attack fr-44 @0505", "MS-1.1.2").wantNone("attack")
		draw(t, barred+"turn 2").WantOffered("attack fr-44 @0505")
	})
	t.Run("MS-1.2.1 the hours of a turn are informative: a night moves nobody farther than a day", func(t *testing.T) {
		picture := "france 0405 fr-44 inf 5-4-4\naustria 1209 au-28 inf 4-3-4"
		light, dark := draw(t, "turns day day\n"+picture), draw(t, "turns night day\n"+picture)
		if got, want := dark.those("move"), light.those("move"); !slices.Equal(got, want) || len(want) == 0 {
			t.Errorf("by night %q, by day %q", got, want)
		}
		for _, x := range []struct {
			g    *game
			want string
		}{{light, "ms.phase.move.day"}, {dark, "ms.phase.move.night"}} {
			if got := x.g.View(rules.First).Phase.Key; got != x.want {
				t.Errorf("the phase is %s, want %s", got, x.want)
			}
		}
	})
	t.Run("MS-2.1.1 every battle has map, turn track, counters and victory conditions, and dice have six sides", func(t *testing.T) {
		for name, data := range scenarioFiles(t) {
			b := load(t, data, nil)
			if b.cols == 0 || b.rows == 0 || len(b.turns) == 0 || len(b.levels) == 0 || !b.inPlay(b.army[0].hq) || !b.inPlay(b.army[1].train) {
				t.Errorf("%s lacks something", name)
			}
		}
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505", "done", "none", "none")
		g.wantDice("crt", 1, 6)
		draw(t, "france 0405 fr-44 inf 5-4-4 shaken").Play("rally fr-44").wantDice("morale.rally", 1, 6)
	})
	t.Run("MS-2.3.1 the kinds of counters and markers are told apart", func(t *testing.T) {
		g := draw(t, `
		france 0405 fr-44 inf 5-4-4 shaken
		france 0406 fr-24leg inf 2-4-5 bn square
		france 0407 fr-bty1 art 3/1-3-4
		france 0408 fr-ke cav 3/5-4-9
		france 0409 fr-12hus cav 2/4-4-9 sqn
		france 0405 fr-lannes ldr 2-1+1`)
		for id, want := range map[string]rules.Face{"fr-44": "infantry", "fr-24leg": "infantry", "fr-bty1": "artillery", "fr-ke": "cavalry",
			"fr-12hus": "cavalry", "fr-lannes": "commander", "fr-hq": "hq", "fr-trains": "trains"} {
			if got := g.pieceOf(id).Face; got != want {
				t.Errorf("%s looks like %s, want %s", id, got, want)
			}
		}
		for id, want := range map[string]rules.State{"fr-44": "shaken", "fr-24leg": "square"} {
			if got := g.pieceOf(id).State; !slices.Contains(got, want) {
				t.Errorf("%s has %q, want %s", id, got, want)
			}
		}
		if g.pieceOf("fr-lannes").Form != rules.Leader || g.pieceOf("fr-hq").Form == rules.Leader || g.View(rules.First).Turn != 1 {
			t.Error("a leader, the HQ or the turn marker is missing")
		}
	})
}

func TestLedgerArmsAndFormations(t *testing.T) {
	t.Run("MS-2.4.1 rules written for infantry hold for all combat units", func(t *testing.T) {
		for _, unit := range []string{"au-28 inf 4-3-4", "au-lob cav 3/5-4-4", "au-cbty art 3/1-3-4"} {
			id := strings.Fields(unit)[0]
			draw(t, "france 0901 fr-44 inf 5-4-4\naustria 0605 "+unit).wantZonesOf("austria", ring, ring)
			draw(t, "active austria\naustria 0605 "+unit+"\nfrance 0805 fr-44 inf 5-4-4").wantGoes(id, "0705").WantRefused("move "+id+" @0905", "MS-4.3.2")
			draw(t, "phase combat\nfrance 0505 fr-44 inf 5-4-4\naustria 0605 "+unit).WantOffered("attack fr-44 @0605")
		}
	})
	two := func(one, other string) string {
		return "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=" + one + "\nfrance 0506 fr-101 inf 4-4-4 f=" + other + "\naustria 0505 au-28 inf 4-3-4"
	}
	t.Run("MS-2.4.2 formation A belongs to any, formation 0 to none", func(t *testing.T) {
		for _, c := range []struct {
			one, other string
			want       int
		}{{"1", "1", 5}, {"1", "A", 5}, {"A", "2", 5}, {"1", "2", 3}, {"1", "0", 3}, {"0", "0", 3}, {"A", "0", 3}} {
			draw(t, two(c.one, c.other)).Play("attack fr-44 @0505", "add fr-101").wantDifferential(c.want)
		}
	})
	t.Run("MS-2.4.2 a leader of one formation commands A and not 0", func(t *testing.T) {
		picture := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 f=0\nfrance 0405 fr-101 inf 4-4-4 f=A\nfrance 0405 fr-lannes ldr 2-1+1 span=1"
		draw(t, picture).Play("group fr-44").WantNot("help fr-lannes @fr-44").Play("add fr-101").WantOffered("help fr-lannes @fr-101")
	})
	t.Run("MS-2.4.3 CF 0 counts as zero, halved or not", func(t *testing.T) {
		for _, state := range []string{"", " shaken"} {
			draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 0-3-4"+state).Play("attack fr-44 @0505").wantDifferential(5)
		}
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 1-3-4 shaken").Play("attack fr-44 @0505").wantDifferential(4)
	})
}

func TestLedgerMoraleTests(t *testing.T) {
	rally := func(t *testing.T, more string, die int) bool {
		return !draw(t, "france 0405 fr-44 inf 5-4-4 shaken\n"+more).Play("rally fr-44").Roll(die).marked("fr-44", "shaken")
	}
	t.Run("MS-2.4.5 a test passes on the MR or less", func(t *testing.T) {
		if !rally(t, "", 4) || rally(t, "", 5) {
			t.Error("MR 4 passes on 4 and fails on 5")
		}
	})
	// A unit without a safe line tests when it is attacked; a Shaken one routs if it fails.
	cut := "phase combat\naustria hq none\naustria trains none\naustria loc 1205\nfrance 1205 fr-101 inf 4-4-4\n"
	charge := func(t *testing.T, unit string) *game {
		return draw(t, cut+"turns night day day day\nfrance 0405 fr-44 inf 5-4-4 charging aim=0505\naustria 0505 au-28 inf "+unit).Play("charge @0505")
	}
	t.Run("MS-2.4.6 a natural 1 always passes", func(t *testing.T) {
		charge(t, "4-2-4 shaken").WantAsk("morale.line", "").Roll(1).wantPlace("au-28", "map", 0).WantAsk("combat.reaction", "austria")
		charge(t, "4-2-4 shaken").Roll(2).wantPlace("au-28", "track", 3)
	})
	t.Run("MS-2.4.6 a natural 6 always fails", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-5-4 shaken\nfrance 0405 fr-lannes ldr 2-2+1").Play("rally fr-44 +fr-lannes")
		g.Roll(6).wantMarks("fr-44", "shaken")
	})
	t.Run("MS-2.4.7 twilight adds 1 and night 2 to the die", func(t *testing.T) {
		for _, c := range []struct {
			light string
			most  int
		}{{"day", 4}, {"twilight", 3}, {"night", 2}} {
			if light := "turns " + c.light + " day"; !rally(t, light, c.most) || rally(t, light, c.most+1) {
				t.Errorf("%s: MR 4 passes on %d and no more", c.light, c.most)
			}
		}
	})
	t.Run("MS-2.4.7 Shaken adds 2 to the die, a leader his MR to the rating, night 2 besides", func(t *testing.T) {
		led := func(die int) *game {
			g := draw(t, cut+"france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-4-4 shaken\naustria 0505 au-melas ldr 1-1+1")
			return g.Play("attack fr-44 @0505", "done", "leader au-melas @au-28", "done").WantAsk("morale.line", "").Roll(die)
		}
		led(3).wantPlace("au-28", "map", 0)
		led(4).wantPlace("au-28", "track", 3)
		charge(t, "4-6-4 shaken").Roll(2).wantPlace("au-28", "map", 0)
		charge(t, "4-6-4 shaken").Roll(3).wantPlace("au-28", "track", 3)
		charge(t, "4-5-4").Roll(3).wantNoMarks("au-28", "shaken")
		charge(t, "4-5-4").Roll(4).wantMarks("au-28", "shaken")
	})
	t.Run("MS-2.4.7 a square adds 2 against cavalry", func(t *testing.T) {
		stand := func(die int) *game {
			g := draw(t, "phase combat\nfrance 0405 fr-ke cav 9/12-4-9\naustria 0505 au-28 inf 1-2-4 square").Play("attack fr-ke @0505", "done", "none", "none")
			return g.wantDifferential(8).Roll(5).wantRow("dm-ax").WantAsk("morale.m", "").Roll(die)
		}
		stand(4).WantAsk("combat.x", "france")
		stand(5).WantAsk("retreat", "austria")
	})
}
