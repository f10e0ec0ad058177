package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// column is two French units with every card that moves them, and an enemy
// without Guerrillas.
const column = `
	south fr: d2 fr-gc, g2 fr-ig
	north gb: h8 gb-db
	fr hand: fr-hq-supply-1 fr-hq-supply-2 fr-hq-forced-march-1 fr-hq-forced-march-2 fr-hq-forced-march-3
	alone
	phase move
`

// watched is the column with two Guerrillas about.
var watched = strings.ReplaceAll(column, "gb: h8 gb-db", "sp: h8 sp-wg") + "sp hand: sp-hq-guerrillas-1 sp-hq-guerrillas-2\n"

func TestSupplyMoves(t *testing.T) {
	t.Run("MAN-5.11 Supply moves one more unit by its full move, after the base move", func(t *testing.T) {
		g := draw(t, field("")+column).WantNot("supply +fr-hq-supply-1").Play("move fr-ig @g3", "pass").WantAsk("move.supply", "fr")
		g.Play("supply +fr-hq-supply-1").WantAsk("move.second", "fr").WantRefused("move fr-ig", "MAN-5.11").wantListed("move fr-ig", "MAN-5.11").wantMoves("fr-ig", "")
		g.wantMoves("fr-gc", "d3 e2 d1 c2 d4 e3 f2 e1 c1 b2 c3").Play("move fr-gc @d4").WantAt("fr-gc", "d4").WantAt("fr-ig", "g3")
		g.wantDiscards("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-5.11 Supply needs another unit that can move", func(t *testing.T) {
		g := draw(t, field("")+`
		south fr: d2 fr-gc
		north gb: h8 gb-db
		fr hand: fr-hq-supply-1
		alone
		phase move
		`).Play("move fr-gc @d4").WantAsk("combat.declare", "fr")
		g.wantHand("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-5.12 one Supply may be played a Movement Phase", func(t *testing.T) {
		g := draw(t, field("")+column).Play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1", "move fr-gc @d4", "pass")
		g.WantAsk("combat.declare", "fr").WantGauge("fr", "hand", 4)
	})
	t.Run("MAN-5.12 also if it was cancelled", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1", "guerrillas +sp-hq-guerrillas-1")
		g.WantAsk("combat.declare", "fr").WantGauge("fr", "hand", 4).WantAt("fr-gc", "d2")
	})
}

func TestForcedMarches(t *testing.T) {
	t.Run("MAN-5.13 a Forced March moves the unit that has just moved one square further", func(t *testing.T) {
		g := draw(t, field("")+column).Play("move fr-ig @g3").WantAsk("move.march", "fr")
		if g.Request().About != refsByName["fr-ig"] {
			t.Errorf("the march is for %s", Book{}.Format(g.Request().About))
		}
		g.Play("march +fr-hq-forced-march-1").WantOptions("move fr-ig @g4", "move fr-ig @f3", "move fr-ig @h3", "move fr-ig @g2")
		g.Play("move fr-ig @g4").WantAt("fr-ig", "g4").wantDiscards("fr", "fr-hq-forced-march-1")
	})
	t.Run("MAN-5.13 it comes before any other unit moves", func(t *testing.T) {
		g := draw(t, field("")+column).Play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1", "move fr-gc @d4").WantAsk("move.march", "fr")
		if g.Request().About != refsByName["fr-gc"] {
			t.Errorf("the march is for %s", Book{}.Format(g.Request().About))
		}
		g.Play("march +fr-hq-forced-march-1").wantMoves("fr-ig", "").wantMoves("fr-gc", "d5 e4 d3 c4")
	})
	t.Run("MAN-5.14 one Forced March a unit and phase", func(t *testing.T) {
		g := draw(t, field("")+column).Play("move fr-ig @g3", "march +fr-hq-forced-march-1", "move fr-ig @g4").WantAsk("move.supply", "fr")
		g.WantGauge("fr", "hand", 4)
	})
	t.Run("MAN-5.14 also if it was cancelled", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-ig @g3", "march +fr-hq-forced-march-1", "guerrillas +sp-hq-guerrillas-1")
		g.WantAsk("move.supply", "fr").WantAt("fr-ig", "g3").WantGauge("fr", "hand", 4)
	})
	t.Run("MAN-5.15 at most two units move, each with one extra square", func(t *testing.T) {
		g := draw(t, field("")+column).Play("move fr-gc @d4", "march +fr-hq-forced-march-1", "move fr-gc @d5").WantAsk("move.supply", "fr")
		g.Play("supply +fr-hq-supply-1", "move fr-ig @g3", "march +fr-hq-forced-march-2", "move fr-ig @g4").WantAsk("combat.declare", "fr")
		g.WantAt("fr-gc", "d5").WantAt("fr-ig", "g4").wantHand("fr", "fr-hq-supply-2", "fr-hq-forced-march-3")
	})
}

func TestWhereMarchesAreForced(t *testing.T) {
	const marching = `
		south fr: d4 fr-gc
		north gb: h8 gb-db
		fr hand: fr-hq-forced-march-1
		alone
		phase move
	`
	for _, c := range []struct {
		where, marks string
		march, after bool // may it march on, and where the switch counts the stop too
	}{
		{"began in fields", "d4 F", false, false}, {"began in marsh", "d4 M", false, false},
		{"ended in fields", "d5 F", true, false}, {"ended in marsh", "d5 M", true, false},
		{"began and ended in fields", "d4 F, d5 F", false, false},
		{"began on a hill", "d4 H", true, true}, {"ended in a town", "d5 T", true, true}, {"ended in woods", "d5 W", true, true}, {"touched open ground only", "", true, true},
	} {
		t.Run("MAN-5.16 a Forced March after a move that "+c.where, func(t *testing.T) {
			for setting, march := range map[string]bool{"": c.march, "forced_march = began": c.march, "forced_march = began_or_ended": c.after} {
				g := draw(t, field(c.marks)+marching+setting).Play("move fr-gc @d5")
				if march {
					g.WantAsk("move.march", "fr").Play("march +fr-hq-forced-march-1", "move fr-gc @d6").WantAt("fr-gc", "d6")
				} else {
					g.WantAsk("combat.declare", "fr").wantHand("fr", "fr-hq-forced-march-1")
				}
			}
		})
	}
	t.Run("MAN-5.16 goes for the Supply move too", func(t *testing.T) {
		draw(t, field("g2 M")+column).Play("move fr-gc @d4", "pass", "supply +fr-hq-supply-1", "move fr-ig @g3").WantAsk("combat.declare", "fr")
		g := draw(t, field("g3 M")+column).Play("move fr-gc @d4", "pass", "supply +fr-hq-supply-1", "move fr-ig @g3").WantAsk("move.march", "fr")
		g.Play("march +fr-hq-forced-march-1", "move fr-ig @g4").WantAt("fr-ig", "g4")
		draw(t, field("g3 M")+column+"forced_march = began_or_ended").
			Play("move fr-gc @d4", "pass", "supply +fr-hq-supply-1", "move fr-ig @g3").WantAsk("combat.declare", "fr")
	})
	t.Run("MAN-5.16 the refusal of the card names the square that forbids the march", func(t *testing.T) {
		for _, c := range []struct{ marks, setting, clause, where string }{
			{"g2 F", "", "MAN-5.16", "g2"}, {"g3 F", "forced_march = began_or_ended", "MAN-5.16", "g3"},
			{"g2 F, g3 M", "forced_march = began_or_ended", "MAN-5.16", "g2"}, {"g3 F", "", "MAN-5.13", ""}, {"", "", "MAN-5.13", ""},
		} {
			g := draw(t, field(c.marks)+column+c.setting).Play("move fr-ig @g3")
			if c.clause == "MAN-5.13" {
				g.Play("pass")
			}
			g.WantAsk("move.supply", "fr").WantRefused("march +fr-hq-forced-march-1", c.clause)
			o, _ := rules.ParseOption(Book{}, "march +fr-hq-forced-march-1")
			if why := g.Refused(o); c.where != "" && why[0].Text.B != refsByName[c.where] {
				t.Errorf("%q forbids it, not %s", Book{}.Format(why[0].Text.B), c.where)
			}
			again := begin(t, load(t, Book{}.Save(g.board()), nil)) // a position remembers where the move began
			again.WantAsk("move.supply", "fr").WantRefused("march +fr-hq-forced-march-1", c.clause)
		}
	})
	t.Run("MAN-5.17 the extra square may be fields, marsh or where the move began, but must be free", func(t *testing.T) {
		g := draw(t, field("c5 F, e5 M")+`
		south fr: d4 fr-gc, d6 fr-ig
		north gb: h8 gb-db
		fr hand: fr-hq-forced-march-1
		phase move
		`).Play("move fr-gc @d5", "march +fr-hq-forced-march-1").WantOptions("move fr-gc @c5", "move fr-gc @e5", "move fr-gc @d4")
		g.WantRefused("move fr-gc @d6", "MAN-5.5").WantRefused("move fr-gc @d3", "MAN-5.3").Play("move fr-gc @d4").WantAt("fr-gc", "d4")
		g = draw(t, field("e5 L")+marching).Play("move fr-gc @d5", "march +fr-hq-forced-march-1").WantRefused("move fr-gc @e5", "MAN-5.6")
		g.wantMoves("fr-gc", "d6 c5 d4")
	})
	t.Run("MAN-5.17 with every other square taken only the one where the move began is left", func(t *testing.T) {
		draw(t, field("a2 L")+`
		south fr: b1 fr-ig, c1 fr-gc, b2 fr-8l
		north gb: h8 gb-db, a3 gb-1g
		fr hand: fr-hq-forced-march-1
		alone
		phase move
		`).Play("move fr-ig @a1").WantAsk("move.march", "fr").Play("march +fr-hq-forced-march-1").WantOptions("move fr-ig @b1")
	})
	t.Run("MAN-5.18 the normal move need not have been used up", func(t *testing.T) {
		g := draw(t, field("")+marching).Play("move fr-gc @d5", "march +fr-hq-forced-march-1", "move fr-gc @d6")
		g.WantAt("fr-gc", "d6").WantAsk("combat.declare", "fr")
	})
}

func TestGuerrillasAgainstMoves(t *testing.T) {
	t.Run("MAN-5.19 Guerrillas cancel a Supply when it is played: both cards are discarded", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1").WantAsk("guerrillas.supply", "sp")
		g.WantOptions("pass", "guerrillas +sp-hq-guerrillas-1", "guerrillas +sp-hq-guerrillas-2").Play("guerrillas +sp-hq-guerrillas-1")
		g.wantDiscards("fr", "fr-hq-supply-1").wantDiscards("sp", "sp-hq-guerrillas-1").WantAt("fr-gc", "d2").WantAt("fr-ig", "g3").WantAsk("combat.declare", "fr")
	})
	t.Run("MAN-5.19 Guerrillas cancel a Forced March when it is played: both cards are discarded", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-ig @g3", "march +fr-hq-forced-march-1").WantAsk("guerrillas.march", "sp")
		g.Play("guerrillas +sp-hq-guerrillas-2").wantDiscards("fr", "fr-hq-forced-march-1").wantDiscards("sp", "sp-hq-guerrillas-2").WantAt("fr-ig", "g3")
	})
	t.Run("MAN-5.20 after a cancelled Forced March another unit may still get one", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-ig @g3", "march +fr-hq-forced-march-1", "guerrillas +sp-hq-guerrillas-1").WantAsk("move.supply", "fr")
		g.Play("supply +fr-hq-supply-1", "pass", "move fr-gc @d4").WantAsk("move.march", "fr").Play("march +fr-hq-forced-march-2", "pass", "move fr-gc @d5")
		g.WantAt("fr-gc", "d5").WantAt("fr-ig", "g3").WantAsk("combat.declare", "fr")
	})
	t.Run("MAN-5.20 after a cancelled Supply there is no other", func(t *testing.T) {
		g := draw(t, field("")+watched).Play("move fr-gc @d4", "pass", "supply +fr-hq-supply-2", "guerrillas +sp-hq-guerrillas-1")
		g.WantAsk("combat.declare", "fr").wantRejected(rules.First, "supply +fr-hq-supply-1").wantHand("fr", "fr-hq-supply-1",
			"fr-hq-forced-march-1", "fr-hq-forced-march-2", "fr-hq-forced-march-3")
	})
}

func TestThePhaseShownIsTheMovementPhaseUntilItsLastMove(t *testing.T) {
	g := draw(t, openGround+"south fr: d4 fr-ig, a2 fr-2l\nnorth ru: d8 ru-or\nfr hand: fr-hq-supply-1 fr-ig-1\nphase move")
	for _, line := range []string{"move fr-ig @d5", "supply +fr-hq-supply-1"} {
		g.Play(line)
		if key := g.View(rules.First).Phase.Key; key != "man.phase.supply" {
			t.Errorf("the phase shown is %s", key)
		}
	}
	g.Play("move fr-2l @a3").WantAsk("combat.declare", "fr")
}
