package manoeuvre

import (
	"fmt"
	"math/big"
	"testing"

	"grognard/rules"
)

func TestLedgerWhoFiresAtWhom(t *testing.T) {
	t.Run("MAN-6.2.1 fire needs a Unit card for the unit with bombard or volley dice", func(t *testing.T) {
		g := scene(t, "", "south ru: d4 ru-or, e4 ru-mo\nnorth fr: d5 fr-ig\nru hand: ru-or-4 ru-or-5 ru-or-1 ru-kx-4")
		g.WantEach("volley", "ru-or +ru-or-4 @fr-ig").WantEach("bombard", "ru-or +ru-or-5 @fr-ig")
		g.wantRejected(rules.First, "volley ru-mo +ru-or-4 @fr-ig").wantRejected(rules.First, "volley ru-or +ru-or-1 @fr-ig")
		g.Play("bombard ru-or +ru-or-5 @fr-ig").wantDice("1d10").wantSeen(rules.Second, "ru", rules.InPlay, "ru-or-5")
	})
	position := `
	south ru: d4 ru-or
	north fr: d5 fr-ig, b4 fr-8l, e3 fr-2l, d7 fr-gc, g4 fr-19l, f5 fr-1c
	ru hand: ru-or-4 ru-or-5`
	t.Run("MAN-6.2.2 a Volley goes to an adjacent square", func(t *testing.T) {
		g := scene(t, "", position).WantEach("volley", "ru-or +ru-or-4 @fr-ig")
		g.WantRefused("volley ru-or +ru-or-4 @fr-8l", "MAN-6.2.2").WantRefused("volley ru-or +ru-or-4 @fr-2l", "MAN-6.2.2")
	})
	t.Run("MAN-6.2.3 a Bombardment goes one or two squares", func(t *testing.T) {
		g := scene(t, "", position).WantEach("bombard", "ru-or +ru-or-5 @fr-ig", "ru-or +ru-or-5 @fr-8l", "ru-or +ru-or-5 @fr-2l")
		g.WantRefused("bombard ru-or +ru-or-5 @fr-gc", "MAN-6.2.3").WantRefused("bombard ru-or +ru-or-5 @fr-19l", "MAN-6.2.3")
		g.WantRefused("bombard ru-or +ru-or-5 @fr-1c", "MAN-6.2.3")
	})
}

func TestLedgerTheLineOfSight(t *testing.T) {
	straight := "south ru: d4 ru-or\nnorth fr: d6 fr-ig\nru hand: ru-or-5\n"
	fire := "bombard ru-or +ru-or-5 @fr-ig"
	for _, c := range []struct{ ground, units string }{
		{"d5 hill", ""}, {"d5 town", ""}, {"d5 woods", ""}, {"", ", d5 ru-mo"},
	} {
		t.Run("MAN-6.2.4 hills, towns, woods and units in the middle square stop fire: "+c.ground+c.units, func(t *testing.T) {
			scene(t, c.ground, "south ru: d4 ru-or"+c.units+"\nnorth fr: d6 fr-ig\nru hand: ru-or-5").WantRefused(fire, "MAN-6.2.4").WantEach("bombard")
		})
	}
	t.Run("MAN-6.2.4 an enemy unit in the middle square stops fire", func(t *testing.T) {
		g := scene(t, "", "south ru: d4 ru-or\nnorth fr: d6 fr-ig, d5 fr-8l\nru hand: ru-or-5")
		g.WantRefused(fire, "MAN-6.2.4").WantEach("bombard", "ru-or +ru-or-5 @fr-8l")
	})
	t.Run("MAN-6.2.5 in a straight line only the square between matters", func(t *testing.T) {
		scene(t, "c4 woods, e4 woods, c5 woods, e5 woods, c6 hill, e6 hill, d3 town, d7 town", straight).WantOffered(fire)
		scene(t, "d5 woods", straight).WantRefused(fire, "MAN-6.2.4")
	})
	diagonal := "south ru: d4 ru-or\nnorth fr: e5 fr-ig\nru hand: ru-or-5\n"
	for _, c := range []struct {
		grounds string
		clear   bool
	}{{"d5 woods", true}, {"e4 hill", true}, {"d5 woods, e4 hill", false}, {"", true}} {
		t.Run("MAN-6.2.6 diagonally one clear middle square is enough: "+c.grounds, func(t *testing.T) {
			g := scene(t, c.grounds, diagonal)
			if c.clear {
				g.WantOffered(fire)
			} else {
				g.WantRefused(fire, "MAN-6.2.4").WantEach("bombard")
			}
		})
	}
	for _, ends := range []string{"hill", "town", "woods"} {
		t.Run("MAN-6.2.7 the squares of firer and target never block: "+ends, func(t *testing.T) {
			scene(t, "d4 "+ends+", d6 "+ends, straight).WantOffered(fire)
		})
	}
	for _, middle := range []string{"open", "fields", "marsh", "lake"} {
		t.Run("MAN-6.2.7 flat ground and water never block: "+middle, func(t *testing.T) {
			scene(t, "d5 "+middle, straight).WantOffered(fire)
		})
	}
	t.Run("MAN-6.2.7 redoubts of firer and target never block", func(t *testing.T) {
		scene(t, "", "south ru: d4 ru-or redoubt\nnorth fr: d6 fr-ig redoubt\nru hand: ru-or-5").WantOffered(fire)
	})
	t.Run("MAN-6.2.8 a unit in marsh volleys and bombards", func(t *testing.T) {
		g := scene(t, "d4 marsh", "south ru: d4 ru-or\nnorth fr: d5 fr-ig, b4 fr-8l\nru hand: ru-or-4 ru-or-5")
		g.WantEach("volley", "ru-or +ru-or-4 @fr-ig").WantEach("bombard", "ru-or +ru-or-5 @fr-ig", "ru-or +ru-or-5 @fr-8l")
		g.Play("volley ru-or +ru-or-4 @fr-ig").sum(9).WantRow("hit").wantReduced("fr-ig")
	})
}

func TestLedgerFireIsNotAnswered(t *testing.T) {
	for _, fire := range []string{"bombard gb-42f +gb-42f-5 @fr-ig", "volley gb-42f +gb-42f-4 @fr-ig"} {
		t.Run("MAN-6.2.9 neither side plays cards when there is fire: "+fire, func(t *testing.T) {
			g := scene(t, "", `
			south gb: d4 gb-42f
			north fr: d5 fr-ig redoubt
			gb hand: gb-42f-4 gb-42f-5 gb-42f-1 gb-hq-wellington gb-hq-engineers-1
			fr hand: fr-ig-1 fr-hq-withdraw-1 fr-hq-ney`)
			g.Play(fire).WantAsk("combat.roll", "").sum(3).WantTotal("defence", 8+3).WantAsk("discard", "fr")
			g.wantHand("fr", "fr-ig-1", "fr-hq-withdraw-1", "fr-hq-ney")
		})
	}
}

func TestLedgerTheTotalsOfFire(t *testing.T) {
	for _, c := range []struct {
		grounds string
		hill    int
	}{{"", 0}, {"d4 hill", 2}, {"d4 hill, d6 hill", 0}, {"d4 woods", 0}, {"d4 town", 0}, {"d6 hill", 0}} {
		t.Run("MAN-6.2.10 the attack total of fire: dice and hill, no strength: "+c.grounds, func(t *testing.T) {
			g := scene(t, c.grounds, "south ru: d4 ru-or\nnorth fr: d6 fr-ig\nru hand: ru-or-5").Play("bombard ru-or +ru-or-5 @fr-ig")
			g.Roll(7).WantTotal("attack", 7+c.hill)
		})
	}
	for _, c := range []struct {
		ground, marks string
		defence       int
	}{{"", "", 6}, {"", " reduced", 3}, {"d5 town", "", 9}, {"d5 town", " redoubt", 12}, {"d5 marsh", " reduced redoubt", 7}} {
		t.Run("MAN-6.2.11 the defence total against fire: current strength, terrain, redoubt: "+c.ground+c.marks, func(t *testing.T) {
			g := scene(t, c.ground, "south ru: d4 ru-or\nnorth fr: d5 fr-8l"+c.marks+"\nru hand: ru-or-4").Play("volley ru-or +ru-or-4 @fr-8l")
			g.sum(2).WantTotal("defence", c.defence)
		})
	}
}

func TestLedgerTheResultOfFire(t *testing.T) {
	volley := func(t *testing.T, unit string, dice int) *game {
		g := scene(t, "", "south pr: d4 pr-gg\nnorth fr: "+unit+"\npr hand: pr-gg-4")
		return g.Play("volley pr-gg +pr-gg-4 @" + unit[3:8]).sum(dice)
	}
	t.Run("MAN-6.2.12 more than the defence is one hit", func(t *testing.T) {
		volley(t, "d5 fr-8l", 7).WantRow("hit").wantStory("hit fr-8l").wantReduced("fr-8l")
		volley(t, "d5 fr-4s", 16).WantRow("hit").wantReduced("fr-4s")
	})
	t.Run("MAN-6.2.12 as much or less is nothing", func(t *testing.T) {
		volley(t, "d5 fr-8l", 6).WantRow("miss").wantStory().wantFull("fr-8l")
		volley(t, "d5 fr-8l", 2).WantRow("miss").wantStory().wantFull("fr-8l")
	})
	t.Run("MAN-6.2.13 the firing unit never suffers", func(t *testing.T) {
		volley(t, "d5 fr-8l", 2).wantFull("pr-gg").WantAt("pr-gg", "d4").WantAsk("discard", "fr")
	})
	t.Run("MAN-6.2.13 the firing unit never advances, and nobody retreats", func(t *testing.T) {
		volley(t, "d5 fr-8l reduced", 12).wantStory("remove fr-8l").WantAt("pr-gg", "d4").WantAsk("discard", "fr")
		volley(t, "d5 fr-8l", 16).WantAt("fr-8l", "d5").wantStory("hit fr-8l")
	})
	position := "south gb: d4 gb-1g\nnorth ru: d6 ru-or\ngb hand: gb-1g-5"
	for dice := 2; dice <= 12; dice++ {
		t.Run(fmt.Sprintf("MAN-6.2.14 the Foot Guards on a hill hit Orlov with %d or more: %d", 5, dice), func(t *testing.T) {
			row := "miss"
			if dice >= 5 {
				row = "hit"
			}
			scene(t, "d4 hill", position).Play("bombard gb-1g +gb-1g-5 @ru-or").wantDice("2d6").sum(dice).wantSums(dice+2, 6).WantRow(row)
		})
	}
	t.Run("MAN-6.2.14 that is 30 of 36", func(t *testing.T) {
		hit := new(big.Rat)
		all := scene(t, "d4 hill", position).totals("bombard gb-1g +gb-1g-5 @ru-or")
		for total := 7; total <= 14; total++ {
			hit.Add(hit, all[total])
		}
		if hit.Cmp(big.NewRat(30, 36)) != 0 {
			t.Errorf("a hit in %v", hit)
		}
	})
}
