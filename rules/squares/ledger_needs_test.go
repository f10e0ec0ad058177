package squares

import (
	"regexp"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// oddNeed is a number on a die that means all faces or none.
var oddNeed = regexp.MustCompile(`(^|[^0-9])[17]\+`)

// sentences are what has been told, and what the combat in progress and a unit
// say on the screen.
func (g *game) sentences(about string) (all []rules.Text) {
	for _, e := range g.AllEvents {
		if e.Text.Key != "" {
			all = append(all, e.Text)
		}
	}
	v := g.View(rules.First)
	if k := v.Combat; k != nil {
		for _, f := range k.Force {
			all = append(all, f.Text)
		}
		for _, s := range k.Sums {
			if s.Text.Key != "" {
				all = append(all, s.Text)
			} else if s.Key == "need" {
				all = append(all, rules.Text{Key: "ns.plate.need", N: s.N})
			}
		}
	}
	for _, n := range (Book{}).Inspect(g.board(), rules.First, refsByName[about]) {
		all = append(all, n.Text)
	}
	return all
}

// wantSaid checks that one of the sentences says something in English and in
// Italian, and that none tells of a die by 1+ or 7+.
func (g *game) wantSaid(about, en, it string) *game {
	g.Helper()
	for language, want := range map[string]string{"en": en, "it": it} {
		var lines []string
		for _, text := range g.sentences(about) {
			lines = append(lines, rulestest.Spoken(g.TB, Book{}, language, text))
		}
		said := strings.Join(lines, "\n")
		if !strings.Contains(said, want) {
			g.Errorf("%s: %q is not said in\n%s", language, want, said)
		}
		if odd := oddNeed.FindString(said); odd != "" {
			g.Errorf("%s: a die is told by %q in\n%s", language, odd, said)
		}
	}
	return g
}

func TestLedgerDiceInWords(t *testing.T) {
	t.Run("NS-C4.2.12 a bombardment that cannot hit says so", func(t *testing.T) {
		g := cannonade(t, "light 3hits", "C5 blue-1").Play("fire red-1 @C5")
		g.wantSaid("red-1", "1 die, cannot hit", "1 dado, non può colpire").wantSaid("red-1", "none", "nessuno")
		g.Roll(6).wantSaid("red-1", "bombardment, cannot hit.", "bombardamento, non può colpire.").
			wantSaid("red-1", "miss on C5 (cannot hit)", "a vuoto su C5 (non può colpire)")
	})
	t.Run("NS-C4.2.6 one that can tells the least face that hits", func(t *testing.T) {
		g := cannonade(t, "light", "C5 blue-1").Play("fire red-1 @C5").wantSaid("red-1", "hit on 5+", "colpo con 5+").Roll(4)
		g.wantSaid("red-1", "bombardment, 5+ hits.", "colpisce con 5+.").wantSaid("red-1", "(5+)", "(5+)")
	})
	t.Run("NS-C4.3.47 dice that all hit say so", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 elite veteran\nC4 blue-1\nphase combat").Play("attack red-1 @C4")
		g.wantSaid("red-1", "2 dice, always hit", "2 dadi, colpiscono sempre").wantSaid("red-1", "every die hits", "ogni dado colpisce").dice()
		g.wantDice("ns.combat", 2, 1).Roll(1, 1).wantSaid("blue-1", "combat dice, every die hits.", "dadi di combattimento, colpiscono sempre.")
	})
	t.Run("NS-C4.3.33 a natural 6 hits whatever the modifier", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 recruit irregular 3hits\nC4 blue-1\nphase combat").Play("attack red-1 @C4").dice()
		g.wantDice("ns.combat", 2, 6).Roll(5, 5).wantSaid("red-1", "each hits on 6+.", "colpiscono con 6+.")
	})
	t.Run("NS-C4.3.73 a test that no die can pass says so", func(t *testing.T) {
		g := draw(t, field+"general blue-g1 C4 demoralized\nC3 red-1\nC4 blue-1 recruit irregular\nphase combat").Play("attack red-1 @C4").dice()
		g.Roll(6, 1).Roll(1, 1).wantDice("ns.morale", 1, 7).wantSaid("blue-1", "it cannot pass.", "non può passare.").Roll(6)
		g.wantSaid("blue-1", "morale test, no die can pass.", "nessun dado può passare.").WantAsk("retreat", "blue")
	})
	t.Run("NS-C4.3.55 a save tells its least face", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 cavalry\nC4 blue-1 elite veteran\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1)
		g.wantDice("ns.save", 1, 2).Roll(2).wantSaid("blue-1", "saves, each on 2+.", "salvano con 2+.")
	})
	t.Run("NS-C4.4.6 a recovery that cannot succeed says so", func(t *testing.T) {
		g := draw(t, field+"general red-g1 G1 -1\nC4 red-1 2hits\nB4 blue-1\nD4 blue-2\nC5 blue-3\nphase recovery").Play("recover red-1")
		g.wantDice("ns.recover", 1, 7).Roll(6).wantHits("red-1", 2).wantSaid("red-1", "recovery, cannot succeed.", "recupero, non può riuscire.")
	})
	t.Run("NS-C4.4.7 one that always succeeds too", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C1 +2\nC2 red-1 2hits\nG7 blue-1\nphase recovery").Play("recover red-1")
		g.wantDice("ns.recover", 1, 1).Roll(1).wantHits("red-1", 1).wantSaid("red-1", "recovery, always succeeds.", "recupero, riesce sempre.")
	})
}
