package squares

import (
	"slices"
	"testing"

	"grognard/rules"
)

// turnOf draws two commands a side at the start of a phase.
func turnOf(t *testing.T, lines string) *game {
	t.Helper()
	return draw(t, field+"A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nE7 blue-2 of blue-g2\n"+lines)
}

func TestLedgerSequenceOfATurn(t *testing.T) {
	t.Run("NS-C.1 the AP come first, highest first", func(t *testing.T) {
		g := turnOf(t, "chief red A1 +1\nphase start\nturn 1").WantAsk("ns.ap", "chance").Roll(1, 6, 3, 5).wantPool(2, 1, 1).WantAsk("chief", "red")
		g.Play("stay").Play("name red-g1", "name blue-g1").Roll(6, 1).wantAP("red-g1", 3).wantPool(1, 1, 1)
	})
	t.Run("NS-C.2 then the commanders-in-chief", func(t *testing.T) {
		g := turnOf(t, "chief red A1 +1\nchief blue G7 +1\nphase points").Roll(1, 1, 1, 1).WantAsk("chief", "red").Play("stay").WantAsk("chief", "blue")
		g.WantOffered("move @F6", "intervene").Play("stay").WantAsk("contest.name", "red")
	})
	t.Run("NS-C.3 then generals contest the highest AP with a die", func(t *testing.T) {
		turnOf(t, "phase points").Roll(1, 4, 1, 1).Play("name red-g2", "name blue-g2").wantDice("ns.contest", 2, 0).Roll(1, 6).wantAP("blue-g2", 2)
	})
	t.Run("NS-C.4 the winner moves, bombards, fights and recovers", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 2hits\nC3 red-2 gun\nC4 blue-1\nA7 red-3 of red-g2\npool 0 1 0\nphase contest")
		var seen []string
		g.Play("name red-g1", "name blue-g1").Roll(6, 1)
		for g.board().act.leader >= 0 {
			seen = append(seen, phaseNames[g.board().phase])
			g.Answer(rules.Answer{By: rules.First, Option: g.Request().Options[g.Request().Quiet]}, "quiet")
		}
		if want := []string{"general", "movement", "bombardment", "combat", "recovery"}; !slices.Equal(seen, want) {
			t.Errorf("the phases are %q, want %q", seen, want)
		}
	})
	t.Run("NS-C.5 while both sides have generals, the next AP are contested", func(t *testing.T) {
		g := turnOf(t, "pool 2 1 1\nphase contest").Play("name red-g1", "name blue-g1").Roll(6, 1).wantAP("red-g1", 3).through("contest.name")
		g.wantNamed("red-g2").WantAsk("contest.name", "blue").Play("name blue-g1").Roll(1, 6).wantAP("blue-g1", 2)
	})
	t.Run("NS-C.6 the rest of the AP go to the other side", func(t *testing.T) {
		g := turnOf(t, "pool 2 1 1\nphase contest").Play("name red-g1", "name blue-g1").Roll(6, 1).through("contest.name").Play("name red-g2", "name blue-g1").Roll(6, 1)
		g.wantAP("red-g2", 2).through("leftover").WantAsk("leftover", "blue").Play("activate blue-g2 #1").wantAP("blue-g2", 1).through("leftover")
		g.WantOptions("activate blue-g1 #1")
	})
	t.Run("NS-C.7 break points are checked when every command has been active", func(t *testing.T) {
		picture := field + "A1 red-1\nG7 blue-1 9hits\nG6 red-2\nD7 blue-2 of blue-g2\nF7 blue-3 of blue-g2\n"
		g := draw(t, picture+"pool 1 0 0\nphase combat\nactive red-g1 ap 3\ngeneral red-g1 G6").Play("attack red-2 @G7").dice().Roll(6, 6).Roll(1, 1).
			Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).wantLost("blue-1").wantGauge("blue", "commands", 0)
		g.through("leftover").wantGauge("blue", "commands", 0).Play("activate blue-g2 #1").through("-")
		g.WantOver("red", "broken")
	})
}

func TestLedgerActionPoints(t *testing.T) {
	t.Run("NS-C1.1 every general counts, a C-in-C only with troops", func(t *testing.T) {
		turnOf(t, "chief red A1 +1\nchief blue G7 +1\nphase points").wantDice("ns.ap", 4, 0)
		own := redraw(t, field+"A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nphase points", `cinc = { id = "red-c", ability = 0, arrives_turn = 99, entry = ["A1"] }`, `cinc = { own_command = "red-g1" }`)
		own.wantDice("ns.ap", 3, 0)
	})
	t.Run("NS-C1.2 one die for each command of both sides", func(t *testing.T) {
		three := field + "A1 red-1\nC1 red-2 of red-g2\nE1 red-3 of red-g3\nG7 blue-1\nE7 blue-2 of blue-g2\nC7 blue-3 of blue-g3\nA7 blue-4 of blue-g4\nphase points"
		draw(t, three).wantDice("ns.ap", 7, 0)
	})
	for face, ap := range []int{1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3} {
		if face == 0 {
			continue
		}
		t.Run("NS-C1.3 a die gives 1, 2 or 3 AP: "+string(rune('0'+face)), func(t *testing.T) {
			draw(t, field+"A1 red-1\nG7 blue-1\nphase points").Roll(face, 1).Play("name red-g1", "name blue-g1").Roll(6, 1).wantAP("red-g1", ap)
		})
	}
	t.Run("NS-C1.4 one pool in descending order, which belongs to nobody", func(t *testing.T) {
		g := turnOf(t, "phase points").Roll(6, 4, 1, 2).wantPool(1, 1, 2).Play("name red-g1", "name blue-g1").Roll(1, 6).wantAP("blue-g1", 3)
		g.through("contest.name").Play("name blue-g2", "name red-g1").Roll(1, 6).wantAP("blue-g2", 2).wantPool(0, 0, 2)
	})
	late := "due red-3 of red-g3 turn=4 entry=A1\ngeneral red-g3 A1 0 turn=4\nphase points\n"
	t.Run("NS-C1.5 a command counts from the turn in which it is due", func(t *testing.T) {
		turnOf(t, late+"turn 3").wantDice("ns.ap", 4, 0)
		turnOf(t, late+"turn 4").wantDice("ns.ap", 5, 0)
		g := turnOf(t, late+"turn 6").wantDice("ns.ap", 5, 0)
		g.Roll(1, 1, 1, 1, 1).WantOffered("name red-g3")
	})
	t.Run("NS-C1.5 a command without units left does not", func(t *testing.T) {
		g := redraw(t, field+"A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nphase points", `{ id = "red-2", at = "C1", marks = [], did = [] }, `, "")
		g.wantDice("ns.ap", 2, 0).Roll(1, 1).wantNamed("red-g1")
	})
	t.Run("NS-C1.6 demoralized commands count and are activated", func(t *testing.T) {
		turnOf(t, "general red-g2 C1 demoralized\nC2 red-3 of red-g3\nphase points").wantDice("ns.ap", 5, 0).Roll(1, 1, 1, 1, 1).Play("name red-g2", "name blue-g1").Roll(6, 1).
			Play("stay").WantOffered("move red-2 @C2")
	})
	t.Run("NS-C1.7 a command that loses its last unit is skipped, and surplus tokens go", func(t *testing.T) {
		g := draw(t, field+"G6 red-2\nG7 blue-1 9hits\nD7 blue-2 of blue-g2\nA7 blue-3 of blue-g3\npool 1 1 0\nphase combat").Play("attack red-2 @G7").dice().Roll(6, 6).
			Roll(1, 1).Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).through("leftover")
		g.WantOptions("activate blue-g2 #2", "activate blue-g2 #1", "activate blue-g3 #2", "activate blue-g3 #1").wantGauge("blue", "waiting", 2, "blue-g2", "blue-g3")
		last := draw(t, field+"G6 red-2\nG7 blue-1 9hits\nD7 blue-2 of blue-g2\nA7 blue-3 of blue-g3\ngeneral blue-g2 D7 activated\ngeneral blue-g3 A7 activated\npool 0 1 0\nturn 12\nphase combat")
		last.Play("attack red-2 @G7").dice().Roll(6, 6).Roll(1, 1).Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).through("-").wantPhase("over").wantPool(0, 0, 0)
	})
}
