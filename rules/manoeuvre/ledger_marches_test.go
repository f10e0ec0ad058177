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
		g := draw(t, field("")+column).wantNot("supply +fr-hq-supply-1").play("move fr-ig @g3", "pass").wantAsk("move.supply", "fr")
		g.play("supply +fr-hq-supply-1").wantAsk("move.second", "fr").wantRefused("move fr-ig", "MAN-5.11").wantListed("move fr-ig", "MAN-5.11").wantMoves("fr-ig", "")
		g.wantMoves("fr-gc", "d3 e2 d1 c2 d4 e3 f2 e1 c1 b2 c3").play("move fr-gc @d4").wantAt("fr-gc", "d4").wantAt("fr-ig", "g3")
		g.wantDiscards("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-5.11 Supply needs another unit that can move", func(t *testing.T) {
		g := draw(t, field("")+`
		south fr: d2 fr-gc
		north gb: h8 gb-db
		fr hand: fr-hq-supply-1
		alone
		phase move
		`).play("move fr-gc @d4").wantAsk("combat.declare", "fr")
		g.wantHand("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-5.12 one Supply may be played a Movement Phase", func(t *testing.T) {
		g := draw(t, field("")+column).play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1", "move fr-gc @d4", "pass")
		g.wantAsk("combat.declare", "fr").wantGauge("fr", "hand", 4)
	})
	t.Run("MAN-5.12 also if it was cancelled", func(t *testing.T) {
		g := draw(t, field("")+watched).play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1", "guerrillas +sp-hq-guerrillas-1")
		g.wantAsk("combat.declare", "fr").wantGauge("fr", "hand", 4).wantAt("fr-gc", "d2")
	})
}

func TestForcedMarches(t *testing.T) {
	t.Run("MAN-5.13 a Forced March moves the unit that has just moved one square further", func(t *testing.T) {
		g := draw(t, field("")+column).play("move fr-ig @g3").wantAsk("move.march", "fr")
		if g.p.Request().About != refsByName["fr-ig"] {
			t.Errorf("the march is for %s", Book{}.Format(g.p.Request().About))
		}
		g.play("march +fr-hq-forced-march-1").wantOptions("move fr-ig @g4", "move fr-ig @f3", "move fr-ig @h3", "move fr-ig @g2")
		g.play("move fr-ig @g4").wantAt("fr-ig", "g4").wantDiscards("fr", "fr-hq-forced-march-1")
	})
	t.Run("MAN-5.13 it comes before any other unit moves", func(t *testing.T) {
		g := draw(t, field("")+column).play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1", "move fr-gc @d4").wantAsk("move.march", "fr")
		if g.p.Request().About != refsByName["fr-gc"] {
			t.Errorf("the march is for %s", Book{}.Format(g.p.Request().About))
		}
		g.play("march +fr-hq-forced-march-1").wantMoves("fr-ig", "").wantMoves("fr-gc", "d5 e4 d3 c4")
	})
	t.Run("MAN-5.14 one Forced March a unit and phase", func(t *testing.T) {
		g := draw(t, field("")+column).play("move fr-ig @g3", "march +fr-hq-forced-march-1", "move fr-ig @g4").wantAsk("move.supply", "fr")
		g.wantGauge("fr", "hand", 4)
	})
	t.Run("MAN-5.14 also if it was cancelled", func(t *testing.T) {
		g := draw(t, field("")+watched).play("move fr-ig @g3", "march +fr-hq-forced-march-1", "guerrillas +sp-hq-guerrillas-1")
		g.wantAsk("move.supply", "fr").wantAt("fr-ig", "g3").wantGauge("fr", "hand", 4)
	})
	t.Run("MAN-5.15 at most two units move, each with one extra square", func(t *testing.T) {
		g := draw(t, field("")+column).play("move fr-gc @d4", "march +fr-hq-forced-march-1", "move fr-gc @d5").wantAsk("move.supply", "fr")
		g.play("supply +fr-hq-supply-1", "move fr-ig @g3", "march +fr-hq-forced-march-2", "move fr-ig @g4").wantAsk("combat.declare", "fr")
		g.wantAt("fr-gc", "d5").wantAt("fr-ig", "g4").wantHand("fr", "fr-hq-supply-2", "fr-hq-forced-march-3")
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
				g := draw(t, field(c.marks)+marching+setting).play("move fr-gc @d5")
				if march {
					g.wantAsk("move.march", "fr").play("march +fr-hq-forced-march-1", "move fr-gc @d6").wantAt("fr-gc", "d6")
				} else {
					g.wantAsk("combat.declare", "fr").wantHand("fr", "fr-hq-forced-march-1")
				}
			}
		})
	}
	t.Run("MAN-5.16 goes for the Supply move too", func(t *testing.T) {
		draw(t, field("g2 M")+column).play("move fr-gc @d4", "pass", "supply +fr-hq-supply-1", "move fr-ig @g3").wantAsk("combat.declare", "fr")
		g := draw(t, field("g3 M")+column).play("move fr-gc @d4", "pass", "supply +fr-hq-supply-1", "move fr-ig @g3").wantAsk("move.march", "fr")
		g.play("march +fr-hq-forced-march-1", "move fr-ig @g4").wantAt("fr-ig", "g4")
		draw(t, field("g3 M")+column+"forced_march = began_or_ended").
			play("move fr-gc @d4", "pass", "supply +fr-hq-supply-1", "move fr-ig @g3").wantAsk("combat.declare", "fr")
	})
	t.Run("MAN-5.16 the refusal of the card names the square that forbids the march", func(t *testing.T) {
		for _, c := range []struct{ marks, setting, clause, where string }{
			{"g2 F", "", "MAN-5.16", "g2"}, {"g3 F", "forced_march = began_or_ended", "MAN-5.16", "g3"},
			{"g2 F, g3 M", "forced_march = began_or_ended", "MAN-5.16", "g2"}, {"g3 F", "", "MAN-5.13", ""}, {"", "", "MAN-5.13", ""},
		} {
			g := draw(t, field(c.marks)+column+c.setting).play("move fr-ig @g3")
			if c.clause == "MAN-5.13" {
				g.play("pass")
			}
			g.wantAsk("move.supply", "fr").wantRefused("march +fr-hq-forced-march-1", c.clause)
			o, _ := rules.ParseOption(Book{}, "march +fr-hq-forced-march-1")
			if why := g.p.Refused(o); c.where != "" && why[0].Text.B != refsByName[c.where] {
				t.Errorf("%q forbids it, not %s", Book{}.Format(why[0].Text.B), c.where)
			}
			again := begin(t, load(t, Book{}.Save(g.board()), nil)) // a position remembers where the move began
			again.wantAsk("move.supply", "fr").wantRefused("march +fr-hq-forced-march-1", c.clause)
		}
	})
	t.Run("MAN-5.17 the extra square may be fields, marsh or where the move began, but must be free", func(t *testing.T) {
		g := draw(t, field("c5 F, e5 M")+`
		south fr: d4 fr-gc, d6 fr-ig
		north gb: h8 gb-db
		fr hand: fr-hq-forced-march-1
		phase move
		`).play("move fr-gc @d5", "march +fr-hq-forced-march-1").wantOptions("move fr-gc @c5", "move fr-gc @e5", "move fr-gc @d4")
		g.wantRefused("move fr-gc @d6", "MAN-5.5").wantRefused("move fr-gc @d3", "MAN-5.3").play("move fr-gc @d4").wantAt("fr-gc", "d4")
		g = draw(t, field("e5 L")+marching).play("move fr-gc @d5", "march +fr-hq-forced-march-1").wantRefused("move fr-gc @e5", "MAN-5.6")
		g.wantMoves("fr-gc", "d6 c5 d4")
	})
	t.Run("MAN-5.17 with every other square taken only the one where the move began is left", func(t *testing.T) {
		draw(t, field("a2 L")+`
		south fr: b1 fr-ig, c1 fr-gc, b2 fr-8l
		north gb: h8 gb-db, a3 gb-1g
		fr hand: fr-hq-forced-march-1
		alone
		phase move
		`).play("move fr-ig @a1").wantAsk("move.march", "fr").play("march +fr-hq-forced-march-1").wantOptions("move fr-ig @b1")
	})
	t.Run("MAN-5.18 the normal move need not have been used up", func(t *testing.T) {
		g := draw(t, field("")+marching).play("move fr-gc @d5", "march +fr-hq-forced-march-1", "move fr-gc @d6")
		g.wantAt("fr-gc", "d6").wantAsk("combat.declare", "fr")
	})
}

func TestGuerrillasAgainstMoves(t *testing.T) {
	t.Run("MAN-5.19 Guerrillas cancel a Supply when it is played: both cards are discarded", func(t *testing.T) {
		g := draw(t, field("")+watched).play("move fr-ig @g3", "pass", "supply +fr-hq-supply-1").wantAsk("guerrillas.supply", "sp")
		g.wantOptions("pass", "guerrillas +sp-hq-guerrillas-1", "guerrillas +sp-hq-guerrillas-2").play("guerrillas +sp-hq-guerrillas-1")
		g.wantDiscards("fr", "fr-hq-supply-1").wantDiscards("sp", "sp-hq-guerrillas-1").wantAt("fr-gc", "d2").wantAt("fr-ig", "g3").wantAsk("combat.declare", "fr")
	})
	t.Run("MAN-5.19 Guerrillas cancel a Forced March when it is played: both cards are discarded", func(t *testing.T) {
		g := draw(t, field("")+watched).play("move fr-ig @g3", "march +fr-hq-forced-march-1").wantAsk("guerrillas.march", "sp")
		g.play("guerrillas +sp-hq-guerrillas-2").wantDiscards("fr", "fr-hq-forced-march-1").wantDiscards("sp", "sp-hq-guerrillas-2").wantAt("fr-ig", "g3")
	})
	t.Run("MAN-5.20 after a cancelled Forced March another unit may still get one", func(t *testing.T) {
		g := draw(t, field("")+watched).play("move fr-ig @g3", "march +fr-hq-forced-march-1", "guerrillas +sp-hq-guerrillas-1").wantAsk("move.supply", "fr")
		g.play("supply +fr-hq-supply-1", "pass", "move fr-gc @d4").wantAsk("move.march", "fr").play("march +fr-hq-forced-march-2", "pass", "move fr-gc @d5")
		g.wantAt("fr-gc", "d5").wantAt("fr-ig", "g3").wantAsk("combat.declare", "fr")
	})
	t.Run("MAN-5.20 after a cancelled Supply there is no other", func(t *testing.T) {
		g := draw(t, field("")+watched).play("move fr-gc @d4", "pass", "supply +fr-hq-supply-2", "guerrillas +sp-hq-guerrillas-1")
		g.wantAsk("combat.declare", "fr").wantRejected(rules.First, "supply +fr-hq-supply-1").wantHand("fr", "fr-hq-supply-1",
			"fr-hq-forced-march-1", "fr-hq-forced-march-2", "fr-hq-forced-march-3")
	})
}

func TestThePhaseShownIsTheMovementPhaseUntilItsLastMove(t *testing.T) {
	g := draw(t, openGround+"south fr: d4 fr-ig, a2 fr-2l\nnorth ru: d8 ru-or\nfr hand: fr-hq-supply-1 fr-ig-1\nphase move")
	for _, line := range []string{"move fr-ig @d5", "supply +fr-hq-supply-1"} {
		g.play(line)
		if key := g.p.View(rules.First).Phase.Key; key != "man.phase.supply" {
			t.Errorf("%s: the phase shown is %s", g.asked(), key)
		}
	}
	g.play("move fr-2l @a3").wantAsk("combat.declare", "fr")
}
