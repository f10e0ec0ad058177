package manoeuvre

import (
	"testing"

	"grognard/rules"
)

// assaultOnOrlov draws an Austrian regiment on d4 that may fight in any form
// with the Orlov Regiment on d5.
const assaultOnOrlov = `
south au: d4 au-4r
north ru: d5 ru-or
au hand: au-4r-3 au-4r-5 au-hq-ambush-1`

var formsOnOrlov = []string{
	"assault au-4r +au-4r-3 @ru-or", "ambush +au-hq-ambush-1 @ru-or", "volley au-4r +au-4r-3 @ru-or", "bombard au-4r +au-4r-5 @ru-or",
}

// declared plays an option and, if it is asked for, no attack card.
func (g *game) declared(option string) *game {
	g.Helper()
	g.Play(option)
	if g.Request().Kind == "combat.attack" {
		g.Play("done")
	}
	return g.WantAsk("combat.roll", "")
}

func TestLedgerTheGroundDefends(t *testing.T) {
	for _, c := range []struct {
		ground string
		bonus  int
	}{{"open", 0}, {"fields", 0}, {"marsh", 1}, {"hill", 2}, {"woods", 2}, {"town", 3}} {
		for _, form := range formsOnOrlov {
			t.Run("MAN-6.3.1 the target adds the benefit of its square: "+c.ground+", "+form, func(t *testing.T) {
				scene(t, "d5 "+c.ground, assaultOnOrlov).declared(form).sum(2).WantTotal("defence", 6+c.bonus)
			})
		}
		t.Run("MAN-6.3.1 the target adds the benefit of its square: "+c.ground+", Grand Battery", func(t *testing.T) {
			g := scene(t, "d5 "+c.ground, "south fr: d4 fr-2l\nnorth ru: d5 ru-or\nfr hand: fr-hq-napoleon")
			g.Play("battery fr-2l +fr-hq-napoleon @ru-or").sum(2).WantTotal("defence", 6+c.bonus)
		})
		t.Run("MAN-6.3.2 a redoubt adds 3 on top of "+c.ground, func(t *testing.T) {
			g := scene(t, "d5 "+c.ground, "south fr: d4 fr-ig\nnorth ru: d5 ru-or redoubt\nfr hand: fr-ig-1")
			g.Play("assault fr-ig +fr-ig-1 @ru-or").sum(12).WantTotal("defence", 6+c.bonus+3)
		})
	}
	for _, from := range []string{"d4", "c5", "e5", "d6"} {
		t.Run("MAN-6.3.3 the benefits hold against an attack from "+from, func(t *testing.T) {
			g := scene(t, "d5 woods", "south fr: "+from+" fr-ig\nnorth ru: d5 ru-or redoubt\nfr hand: fr-ig-1")
			g.Play("assault fr-ig +fr-ig-1 @ru-or").sum(12).WantTotal("defence", 6+2+3)
		})
	}
}

func TestLedgerHillsHelpTheAttack(t *testing.T) {
	for _, c := range []struct {
		grounds string
		bonus   int
	}{{"d4 hill", 2}, {"d4 hill, d5 hill", 0}, {"d5 hill", 0}, {"d4 hill, d5 woods", 2}, {"d4 woods", 0}, {"d4 town", 0}, {"d4 fields", 0}} {
		t.Run("MAN-6.3.4 an attack from a hill on a target that is not on one adds 2: "+c.grounds, func(t *testing.T) {
			guards(t, c.grounds, "fr-ig-1", "").Play("assault fr-ig +fr-ig-1 @ru-or").sum(10).WantTotal("attack", 8+10+c.bonus)
		})
	}
	for _, c := range []struct {
		grounds, rule string
		bonus         int
	}{
		{"d4 hill, c5 hill, e5 hill", "per_unit", 6}, {"c5 hill, e5 hill", "per_unit", 4}, {"d4 hill, c5 hill, e5 hill, d5 hill", "per_unit", 0},
		{"d4 hill, c5 hill, e5 hill", "once", 2}, {"e5 hill", "once", 2}, {"", "once", 0},
	} {
		t.Run("MAN-6.3.4 every participating unit on a hill adds 2, or all together: "+c.grounds+", "+c.rule, func(t *testing.T) {
			g := scene(t, c.grounds, "south fr: d4 fr-ig, c5 fr-8l, e5 fr-2l\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-soult\nhill_bonus = "+c.rule)
			g.Play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +fr-hq-soult", "support fr-8l", "support fr-2l")
			g.sum(4).WantTotal("attack", 8+6+6+4+c.bonus)
		})
	}
	t.Run("MAN-6.3.5 in an Ambush nobody has an attack benefit, the target keeps its own", func(t *testing.T) {
		g := scene(t, "d4 hill, c5 hill, d5 woods", "south au: d4 au-4r, c5 au-1r\nnorth ru: d5 ru-or redoubt\nau hand: au-hq-ambush-1")
		g.Play("ambush +au-hq-ambush-1 @ru-or").Roll(9).wantSums(9, 6+2+3)
	})
}

// TestLedgerTheTerrainTable looks at every ground through what it does in
// combat: for the target, for the attack, in the way, and under the attacker.
func TestLedgerTheTerrainTable(t *testing.T) {
	for _, c := range []struct {
		ground          string
		defence, attack int
		blocks, assault bool
	}{
		{"open", 0, 0, false, true}, {"fields", 0, 0, false, true}, {"hill", 2, 2, true, true}, {"lake", 0, 0, false, false},
		{"marsh", 1, 0, false, false}, {"town", 3, 0, true, true}, {"woods", 2, 0, true, true},
	} {
		t.Run("MAN-6.3.6 the full effects of "+c.ground, func(t *testing.T) {
			g := scene(t, "d5 "+c.ground, "south ru: d4 ru-or\nnorth fr: d6 fr-ig\nru hand: ru-or-5")
			if c.blocks {
				g.WantRefused("bombard ru-or +ru-or-5 @fr-ig", "MAN-6.2.4")
			} else {
				g.WantOffered("bombard ru-or +ru-or-5 @fr-ig")
			}
			if c.ground == "lake" { // nobody stands there
				scene(t, "d5 lake", "south ru: d4 ru-or\nnorth fr: d6 fr-ig\nphase move").wantMoves("ru-or", "c4 e4 d3")
				return
			}
			scene(t, "d5 "+c.ground, "south ru: d4 ru-or\nnorth fr: d5 fr-ig\nru hand: ru-or-5").Play("bombard ru-or +ru-or-5 @fr-ig").Roll(1).WantTotal("defence", 8+c.defence)
			f := scene(t, "d4 "+c.ground, "south ru: d4 ru-or\nnorth fr: d5 fr-ig\nru hand: ru-or-5 ru-or-1")
			if c.assault {
				f.WantOffered("assault ru-or +ru-or-1 @fr-ig")
			} else {
				f.WantRefused("assault ru-or +ru-or-1 @fr-ig", "MAN-6.1.2")
			}
			f.Play("bombard ru-or +ru-or-5 @fr-ig").Roll(3).WantTotal("attack", 3+c.attack).WantAsk("discard", "fr").wantNever(rules.EvHit)
		})
	}
}
