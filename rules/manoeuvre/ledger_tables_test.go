package manoeuvre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// rowEffects tell what each row of the result table does to a target on d5
// with a free square behind it, or who is asked what.
var rowEffects = map[string]func(g *game, target, before string){
	"repulsed": func(g *game, target, before string) { g.wantState(target, before).WantAt(target, "d5") },
	"standoff": func(g *game, target, before string) { g.wantState(target, before).WantAt(target, "d5") },
	"above": func(g *game, target, before string) {
		g.wantState(target, before).WantAsk("combat.choice.defender", "ot").WantOptions("hit", "retreat")
	},
	"double": func(g *game, target, before string) {
		g.wantState(target, before).WantAsk("combat.choice.attacker", "us").WantOptions("hit", "retreat")
	},
	"triple": func(g *game, target, before string) {
		if before == "full" {
			g.wantReduced(target).WantAt(target, "d6")
		} else {
			g.wantLost(target)
		}
	},
	"quadruple": func(g *game, target, before string) { g.wantLost(target) },
}

func TestResultTable(t *testing.T) {
	for die, row := range []string{1: "repulsed", "standoff", "above", "double", "double", "triple", "triple", "quadruple", "quadruple", "quadruple"} {
		if die == 0 {
			continue
		}
		t.Run(fmt.Sprintf("MAN-T.1 an Ambush of %d against a defence of 2 is %s", die, row), func(t *testing.T) {
			g := draw(t, openGround+`
			south us: a1 us-1i
			north ot: d5 ot-ic reduced
			us hand: us-hq-ambush-1
			`).Play("ambush +us-hq-ambush-1 @ot-ic").Roll(die).WantTotal("attack", die).WantTotal("defence", 2).WantRow(row)
			rowEffects[row](g, "ot-ic", "reduced")
		})
	}
	for _, c := range []struct {
		attacker string // us-4m brings 2, us-1i 8
		faces    [2]int
		total    int
		row      string
	}{
		{"us-4m", [2]int{1, 1}, 4, "repulsed"}, {"us-4m", [2]int{1, 2}, 5, "standoff"},
		{"us-4m", [2]int{1, 3}, 6, "above"}, {"us-4m", [2]int{2, 5}, 9, "above"},
		{"us-4m", [2]int{4, 4}, 10, "double"}, {"us-1i", [2]int{1, 1}, 10, "double"}, {"us-1i", [2]int{3, 3}, 14, "double"},
		{"us-1i", [2]int{3, 4}, 15, "triple"}, {"us-1i", [2]int{6, 5}, 19, "triple"}, {"us-1i", [2]int{6, 6}, 20, "quadruple"},
	} {
		t.Run(fmt.Sprintf("MAN-T.1 an Assault of %d against a defence of 5 is %s", c.total, c.row), func(t *testing.T) {
			g := draw(t, openGround+`
			south us: d4 us-4m reduced, c5 us-1i
			north ot: d5 ot-ic
			us hand: `+c.attacker+"-1").Play("assault " + c.attacker + " +" + c.attacker + "-1 @ot-ic").Roll(c.faces[:]...)
			g.WantTotal("attack", c.total).WantTotal("defence", 5).WantRow(c.row)
			rowEffects[c.row](g, "ot-ic", "full")
			if c.row == "repulsed" {
				g.wantLost("us-4m").wantFull("us-1i")
			} else {
				g.wantReduced("us-4m").wantFull("us-1i")
			}
		})
	}
	t.Run("MAN-T.1 whatever the totals, the highest row that the quotient reaches applies", func(t *testing.T) {
		for d := 2; d <= 40; d++ {
			for a := range 5*d + 2 {
				want := []string{"repulsed", "above", "double", "triple", "quadruple"}[min(a/d, 4)]
				if a == d {
					want = "standoff"
				}
				if got := resultRow(a, d).name; got != want {
					t.Errorf("%d against %d is %s, want %s", a, d, got, want)
				}
			}
		}
	})
}

// printedGround is a row of the terrain effects table as it is printed.
type printedGround struct {
	name, letter string
	enter, stop  bool
	defence      int
	blocks       bool
	attack       int // against a target in the open
	assault      bool
}

var printedTable = []printedGround{
	{name: "open", letter: "O", enter: true, assault: true},
	{name: "fields", letter: "F", enter: true, stop: true, assault: true},
	{name: "hill", letter: "H", enter: true, defence: 2, blocks: true, attack: 2, assault: true},
	{name: "lake", letter: "L"},
	{name: "marsh", letter: "M", enter: true, stop: true, defence: 1},
	{name: "town", letter: "T", enter: true, defence: 3, blocks: true, assault: true},
	{name: "woods", letter: "W", enter: true, defence: 2, blocks: true, assault: true},
}

// wantWhether checks that an option is offered, or else refused by a clause.
func (g *game) wantWhether(offered bool, line, clause string) *game {
	g.Helper()
	if offered {
		return g.WantOffered(line)
	}
	return g.WantNot(line).WantRefused(line, clause)
}

func TestTerrainEffectsTable(t *testing.T) {
	for _, p := range printedTable {
		t.Run("MAN-T.2 movement: "+p.name, func(t *testing.T) {
			g := draw(t, field("d5 "+p.letter)+riding).wantWhether(p.enter, "move fr-gc @d5", "MAN-5.6")
			g.wantWhether(p.enter && !p.stop, "move fr-gc @d6", "MAN-5.7")
		})
		t.Run("MAN-T.2 line of sight: "+p.name, func(t *testing.T) {
			draw(t, field("d5 "+p.letter)+`
			south fr: d4 fr-ig
			north ru: d6 ru-or
			fr hand: fr-ig-5
			alone
			`).wantWhether(!p.blocks, "bombard fr-ig +fr-ig-5 @ru-or", "MAN-6.2.4")
		})
		if p.enter {
			t.Run("MAN-T.2 defence: "+p.name, func(t *testing.T) { p.defends(t) })
			t.Run("MAN-T.2 attack: "+p.name, func(t *testing.T) { p.attacks(t) })
			t.Run("MAN-T.2 Forced March: "+p.name, func(t *testing.T) { p.marches(t) })
		}
	}
}

// defends checks what the ground adds to the defence, in assault and in fire.
func (p printedGround) defends(t *testing.T) {
	camp := field("d5 "+p.letter) + "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nalone\nfr hand: "
	draw(t, camp+"fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or").Roll(1, 1).WantTotal("defence", 6+p.defence)
	draw(t, camp+"fr-ig-5").Play("bombard fr-ig +fr-ig-5 @ru-or").Roll(1, 1).WantTotal("defence", 6+p.defence)
	dug := strings.Replace(camp, "d5 ru-or", "d5 ru-or redoubt", 1)
	draw(t, dug+"fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or").Roll(1, 1).WantTotal("defence", 6+p.defence+3)
}

// attacks checks what may be done out of the ground, and what it adds.
func (p printedGround) attacks(t *testing.T) {
	camp := "south fr: d4 fr-ig, e5 fr-8l\nnorth ru: d5 ru-or\nalone\nfr hand: fr-ig-5 fr-ig-1 fr-8l-1 fr-hq-ney"
	g := draw(t, field("d4 "+p.letter)+camp).wantWhether(p.assault, "assault fr-ig +fr-ig-1 @ru-or", "MAN-6.1.2")
	g.Play("bombard fr-ig +fr-ig-5 @ru-or").Roll(2, 3).WantTotal("attack", 5+p.attack)
	draw(t, field("d4 "+p.letter+", d5 H")+camp).Play("bombard fr-ig +fr-ig-5 @ru-or").Roll(2, 3).WantTotal("attack", 5)
	if p.assault {
		draw(t, field("d4 "+p.letter)+camp).Play("assault fr-ig +fr-ig-1 @ru-or", "done").Roll(2, 3).WantTotal("attack", 13+p.attack)
		return
	}
	draw(t, field("d4 "+p.letter)+camp).Play("assault fr-8l +fr-8l-1 @ru-or").WantRefused("commander.command +fr-hq-ney", "MAN-6.4.3")
}

// marches checks that a Forced March needs a move that did not begin where a unit
// must stop, nor by the switch ended there.
func (p printedGround) marches(t *testing.T) {
	camp := "south fr: d4 fr-ig\nnorth ru: h8 ru-or\nalone\nphase move\nfr hand: fr-hq-forced-march-1"
	next := "move.march"
	if p.stop {
		next = "combat.declare"
	}
	draw(t, field("d4 "+p.letter)+camp).Play("move fr-ig @d5").WantAsk(next, "fr")
	draw(t, field("d5 "+p.letter)+camp+"\nforced_march = began_or_ended").Play("move fr-ig @d5").WantAsk(next, "fr")
	draw(t, field("d5 "+p.letter)+camp).Play("move fr-ig @d5").WantAsk("move.march", "fr")
}

func TestTerrainEffectsOfUnitsAndRedoubts(t *testing.T) {
	t.Run("MAN-T.2 movement: a unit, friend or foe, is in the way", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-gc, c4 fr-8l\nnorth ru: d5 ru-or\nalone\nphase move")
		g.WantRefused("move fr-gc @d5", "MAN-5.5").WantRefused("move fr-gc @d6", "MAN-5.7").WantRefused("move fr-gc @c4", "MAN-5.5").WantRefused("move fr-gc @b4", "MAN-5.7")
	})
	t.Run("MAN-T.2 line of sight: a unit, friend or foe, blocks", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig, c4 fr-8l\nnorth ru: d5 ru-or, d6 ru-kx, b4 ru-ks, f4 ru-mo\nalone\nfr hand: fr-ig-5")
		g.WantRefused("bombard fr-ig +fr-ig-5 @ru-kx", "MAN-6.2.4").WantRefused("bombard fr-ig +fr-ig-5 @ru-ks", "MAN-6.2.4").WantOffered("bombard fr-ig +fr-ig-5 @ru-mo")
	})
	t.Run("MAN-T.2 a redoubt neither slows nor blocks nor helps an attack", func(t *testing.T) {
		draw(t, openGround+"south fr: d4 fr-gc redoubt\nnorth ru: h8 ru-or\nalone\nphase move").wantMoves("fr-gc", ring)
		g := draw(t, openGround+"south fr: d4 fr-ig redoubt\nnorth ru: d6 ru-or redoubt\nalone\nfr hand: fr-ig-5")
		g.Play("bombard fr-ig +fr-ig-5 @ru-or").Roll(2, 3).WantTotal("attack", 5).WantTotal("defence", 9)
	})
}

func TestPhaseList(t *testing.T) {
	t.Run("MAN-T.3 the phases come in the printed order", func(t *testing.T) {
		var list []string
		g := draw(t, busy).On("discard", "fr")
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvPhase && e.Side == rules.First {
				list = append(list, phaseNames[e.N])
			}
		}
		if got := strings.Join(list, ", "); got != "discard, draw, move, combat, restore" {
			t.Errorf("the phases are %s", got)
		}
	})
	t.Run("MAN-T.3 the Discard Phase is optional, and the Draw Phase needs no decision", func(t *testing.T) {
		draw(t, busy).WantAsk("discard", "gb").Play("done").WantAsk("move.base", "gb").WantGauge("gb", "discards", 0).WantGauge("gb", "deck", 55)
	})
	t.Run("MAN-T.3 the base move is not optional", func(t *testing.T) {
		g := draw(t, busy).On("move.base", "gb")
		if slices.ContainsFunc(g.Options(), func(o string) bool { return !strings.HasPrefix(o, "move ") }) || g.Request().Quiet >= 0 {
			t.Errorf("offered %q", g.Options())
		}
		g.wantRejected(rules.First, "pass").wantRejected(rules.First, "done").wantRejected(rules.First, "stay")
	})
	t.Run("MAN-T.3 marching on and moving a second unit are optional", func(t *testing.T) {
		g := draw(t, busy).On("move.base", "gb").Play("move gb-1g @d3").WantAsk("move.march", "gb").Play("pass")
		g.WantAsk("move.supply", "gb").Play("pass").WantAsk("combat.declare", "gb").WantAt("gb-1g", "d3").WantAt("gb-kd", "c4").WantGauge("gb", "hand", 5)
	})
	t.Run("MAN-T.3 the Combat Phase is optional", func(t *testing.T) {
		g := draw(t, busy).On("combat.declare", "gb")
		if len(g.Options()) < 2 {
			t.Fatalf("there is no combat to decline: %q", g.Options())
		}
		g.Play("pass").WantAsk("restore", "gb").wantFull("fr-ig", "fr-8l").WantGauge("gb", "hand", 5)
	})
	t.Run("MAN-T.3 restoring and building are optional", func(t *testing.T) {
		g := draw(t, busy).On("restore", "gb").WantOffered("restore +gb-kd-5 @gb-kd").Play("pass").WantAsk("redoubt", "gb").Play("pass")
		g.WantAsk("discard", "fr").wantReduced("gb-kd", "gb-4f").wantRedoubt("gb-1g", false).WantGauge("gb", "hand", 5)
	})
}
