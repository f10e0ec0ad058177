package squares

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerMarkersAct(t *testing.T) {
	two := "C1 red-1\nC1 red-2 of red-g2\nE1 red-3 of red-g2\nG7 blue-1\nmarker marker-a-1 C1 red-g1 red-1 red-2\n"
	t.Run("NS-A.65 a real marker acts with the command of its general", func(t *testing.T) {
		fogged(t, two).Play("move marker-a-1 @C2").WantAt("red-1", "C2").WantAt("red-2", "C2")
		fogged(t, two+"active red-g2").WantRefused("move marker-a-1", "NS-A.65").WantOffered("move red-3 @E2").WantNot("move red-2 @C2", "move red-1 @C2")
	})
	t.Run("NS-A.65 all its units are activated then", func(t *testing.T) {
		g := fogged(t, two+"pool 0 0 2").Play("move marker-a-1 @C2", "done").through("contest.name").wantMarks("red-1", "activated").wantMarks("red-2", "activated").
			wantMarks("red-3", "!activated").wantSeen("blue", "marker-a-1", "activated")
		g.Play("name red-g2", "name blue-g1").Roll(6, 1).Play("stay").WantNot("move red-2 @C3", "move marker-a-1 @C3").WantOffered("move red-3 @E2")
	})
	t.Run("NS-A.65 also when it is removed on the way, and they go on from there", func(t *testing.T) {
		g := fogged(t, two+"C4 blue-2").Play("move marker-a-1 @C2").Play("move marker-a-1 @C3").wantStanding("marker-a-1", false)
		g.wantSpent("red-1", 2).WantOffered("move red-1 @D3").WantNot("move red-1 @D2").WantRefused("move red-2", "NS-A.45").wantMarks("red-2", "activated")
	})
	t.Run("NS-A.65 in the C-in-C's radius it acts in his intervention", func(t *testing.T) {
		g := fogged(t, two+"chief red C2 0\nintervention red-c ap 2\npool 0 0 3").Play("move marker-a-1 @C2", "done").through("contest.name")
		g.wantMarks("red-1", "activated").wantMarks("red-2", "activated").wantMarks("red-3", "!activated")
		fogged(t, "C1 red-1\nC2 red-2\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1\nchief red C4 0\nintervention red-c ap 2").WantRefused("move marker-a-1", "NS-A.65")
	})
	t.Run("NS-A.45 after an intervention it does not act with its general too", func(t *testing.T) {
		g := fogged(t, two+"chief red C2 0\nintervention red-c ap 2\npool 0 0 3").Play("move marker-a-1 @C2", "done").through("contest.name")
		g.wins("red-g1").Play("stay").WantNot("move marker-a-1 @C3", "reveal marker-a-1")
	})
	t.Run("NS-A.65 in an intervention too its units go with it and not by themselves", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1\nchief red C2 0\nintervention red-c ap 2")
		g.WantOffered("move marker-a-1 @C2").wantNoneOf("red-1")
	})
	t.Run("NS-A.65 the enemy’s intervention is none of its own", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nE1 red-2\nmarker marker-a-1 C3 red-g1 red-1\nmarker marker-a-2 D3 red-g1 infantry\nchief blue C5 0\nG7 blue-1\nintervention blue-c ap 2")
		g.wantNoNote("red", "marker-a-1", "ap.marker")
	})
	t.Run("NS-A.70 each marker has its own AP", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nE1 red-2\nG1 red-3\ngeneral red-g1 D1\nmarker marker-a-1 C1 red-g1 red-1\nmarker marker-a-2 E1 red-g1 red-2\nG7 blue-1\nap 3").Play("move marker-a-2 @E2")
		g.wantNumbers("red", "marker-a-1", "ap.marker", 3, 3).wantNumbers("red", "marker-a-2", "ap.marker", 2, 3)
	})
	t.Run("NS-A.65 a step costs what the dearest unit pays", func(t *testing.T) {
		g := fogged(t, "A1 red-3\nC1 red-1\nC1 red-2 gun\nmarker marker-a-1 C1 red-g1 red-1 red-2\ngeneral red-g1 C1\nG7 blue-1").Play("move marker-a-1 @C2")
		g.wantSpent("red-1", 2).wantSpent("red-2", 2).Play("move marker-a-1 @C3").wantSpent("red-1", 3)
		fogged(t, "A1 red-3\nC1 red-1 gun\nC1 red-2\nmarker marker-a-1 C1 red-g1 red-1 red-2\ngeneral red-g1 C1\nG7 blue-1").Play("move marker-a-1 @C2").wantSpent("red-2", 2)
		wood := ". . .\n. . .\n. w .\n. . .\non fog_of_war\nA1 red-3\nB1 red-1 light\nB1 red-2\nmarker marker-a-1 B1 red-g1 red-1 red-2\nB4 blue-1\n"
		draw(t, wood).Play("move marker-a-1 @B2").wantSpent("red-1", 2)
	})
	t.Run("NS-A.65 light cavalry has its further action only among its like", func(t *testing.T) {
		fogged(t, "general red-g1 C3\nC1 red-1 cavalry light\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1\nap 1").Play("move marker-a-1 @C2", "move marker-a-1 @C3").
			Play("move marker-a-1 @C4").WantRefused("move marker-a-1 @C5", "NS-C4.1.31")
		fogged(t, "general red-g1 C1\nC1 red-1 cavalry light\nC1 red-2 cavalry heavy\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1\nap 1").
			Play("move marker-a-1 @C2").WantRefused("move marker-a-1 @C3", "NS-C4.1.31")
	})
	t.Run("NS-A.66 the owner removes a marker in his own activation", func(t *testing.T) {
		g := fogged(t, two+"phase movement").WantOffered("reveal marker-a-1").Play("reveal marker-a-1").wantSeen("blue", "red-1").wantSeen("blue", "red-2")
		g.WantOffered("move red-1 @C2").WantRefused("move red-2", "NS-C4.0.9").wantSpent("red-1", 0)
		fogged(t, two+"active blue-g1").WantNot("reveal marker-a-1")
	})
	t.Run("NS-A.66 beyond the radius too", func(t *testing.T) {
		fogged(t, "A1 red-3\nG1 red-1\nmarker marker-a-1 G1 red-g1 red-1\nG7 blue-1").WantRefused("move marker-a-1", "NS-C4.0.4").
			Play("reveal marker-a-1").wantSeen("blue", "red-1").WantRefused("move red-1", "NS-C4.0.4")
	})
	t.Run("NS-A.66 markers are not merged", func(t *testing.T) {
		fogged(t, two+"marker marker-a-2 C2 red-g1 infantry").WantRefused("move marker-a-1 @C2", "NS-A.69").WantRefused("move marker-a-2 @C1", "NS-A.69")
	})
	t.Run("NS-A.66 nor made later", func(t *testing.T) {
		g := fogged(t, two+"phase start\nturn 1").WantAsk("ns.ap", "chance")
		if g.nextFog() {
			t.Error("markers are set up in play")
		}
	})
	t.Run("NS-A.67 artillery must come out to fire, and may fire at once", func(t *testing.T) {
		guns := "C3 red-1 gun heavy\nB3 red-2 gun light\nmarker marker-a-1 C3 red-g1 red-1\nC5 blue-1\n"
		fogged(t, guns+"phase bombardment").WantOffered("fire red-2 @C5").WantNot("fire red-1 @C5")
		fogged(t, guns).Play("reveal marker-a-1", "done").WantAsk("bombard", "red").Play("fire red-1 @C5").wantDice("ns.bombard", 1, 3)
	})
	t.Run("NS-A.67 a foot battery that has moved under its marker does not fire", func(t *testing.T) {
		guns := "C1 red-1 gun heavy\nB2 red-2 gun light\nmarker marker-a-1 C1 red-g1 red-1\nC4 blue-1\ngeneral red-g1 C1"
		g := fogged(t, guns).Play("move marker-a-1 @C2", "reveal marker-a-1", "done").WantOffered("fire red-2 @C4").WantRefused("fire red-1", "NS-C4.2.13")
		g.wantSpent("red-1", 2)
	})
}

func TestLedgerMarkersCountAsEnemies(t *testing.T) {
	wood := ". . . .\n. . . .\n. w . .\n. . . .\non fog_of_war\nmarker marker-b-1 B2 blue-g1 infantry\nD4 blue-1\n"
	t.Run("NS-A.68 a dummy is feared in recovery", func(t *testing.T) {
		draw(t, wood+"A2 red-1 2hits\nphase recovery").Play("recover red-1").wantDice("ns.recover", 1, 4)
		draw(t, wood+"D2 red-1 2hits\nphase recovery").Play("recover red-1").wantDice("ns.recover", 1, 3)
	})
	t.Run("NS-A.68 it bars its square, marches and bridges", func(t *testing.T) {
		draw(t, wood+"A2 red-1\nC1 red-2 linear N column").WantRefused("move red-1 @B2", "NS-C4.1.33").WantRefused("move red-2 @C2", "NS-C4.1.27")
		river := ". . .\n. . .\n# + #\nw . .\n. . .\non fog_of_war\nB2 red-1\nC5 blue-1\n"
		draw(t, river).WantOffered("move red-1 @B3")
		draw(t, river+"marker marker-b-1 A2 blue-g1 infantry").WantRefused("move red-1 @B3", "NS-B.11")
	})
	t.Run("NS-A.68 it bars retreats", func(t *testing.T) {
		picture := ". . .\n. w .\n. . .\n. . .\non fog_of_war\nmarker marker-a-1 B3 red-g1 infantry\nA1 red-2\nB1 red-1\nB2 blue-1 2hits\nphase combat"
		draw(t, picture).Play("attack red-1 @B2").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6).WantOptions("retreat blue-1 @A3", "retreat blue-1 @C3")
	})
	t.Run("NS-A.68 and generals", func(t *testing.T) {
		draw(t, wood+"A2 red-1\nphase general").WantNot("move red-g1 @B2").WantOffered("move red-g1 @B1")
	})
	own := "C1 red-1\nC3 red-2\nE3 red-3\nmarker marker-a-1 C1 red-g1 red-1\nmarker marker-a-2 D2 red-g1 infantry\nG7 blue-1\n"
	t.Run("NS-A.69 a marker and visible friends never share a square", func(t *testing.T) {
		g := fogged(t, own).WantRefused("move red-2 @D2", "NS-A.69").WantOffered("move red-2 @C2").Play("move marker-a-1 @B2")
		g.WantRefused("move marker-a-1 @C3", "NS-A.69")
	})
	t.Run("NS-A.70 its owner sees the AP that it has left, and nobody else", func(t *testing.T) {
		g := fogged(t, own+"ap 3").wantSeen("red", "marker-a-1", "ap-3").Play("move marker-a-1 @B2").wantSeen("blue", "marker-a-1", "!ap-3", "!aps-3")
		if p := g.piece("red", "marker-a-1"); !slices.Contains(marksOf(p), "aps-3") || slices.Contains(marksOf(p), "ap-3") {
			t.Errorf("its owner sees %v", marksOf(p))
		}
	})
	t.Run("NS-A.70 what a step has cost is told to its owner alone", func(t *testing.T) {
		guns := "C1 red-1\nC1 red-2 gun\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1\nap 3\n"
		g, paid := fogged(t, guns).Play("move marker-a-1 @C2"), 0
		for _, e := range g.Events {
			for _, m := range e.For(seat("red")).Mods {
				paid += m.N
			}
			if x := e.Text; x.Key == "ns.log.marker.pays" && (x.N != 2 || x.M != 1) {
				t.Errorf("its owner reads %d AP of which %d are left, want 2 and 1", x.N, x.M)
			}
			if told := e.For(seat("blue")); len(told.Mods) > 0 || told.Text.Key == "ns.log.marker.pays" {
				t.Errorf("the enemy learns what it cost: %+v", told)
			}
		}
		if paid != 2 {
			t.Errorf("its owner is told %d AP, want 2: a step, and 1 more for the guns", paid)
		}
	})
	t.Run("NS-A.69 not even in passing", func(t *testing.T) {
		draw(t, ". . .\n# . #\n. . .\non fog_of_war\nA1 red-2\nB1 red-1\nmarker marker-a-1 B2 red-g1 infantry\nA3 blue-1").WantNot("move red-1 @B3").
			WantRefused("move red-1 @B2", "NS-A.69")
	})
	t.Run("NS-A.69 a retreat into an own marker removes it first", func(t *testing.T) {
		picture := "C3 red-1\nC4 blue-1 2hits\nmarker marker-b-1 C5 blue-g1 blue-2\nC5 blue-2\nG7 blue-3\nphase combat\n"
		g := fogged(t, picture).Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6).Play("retreat blue-1 @C5")
		g.WantAt("blue-1", "C5").wantStanding("marker-b-1", false).wantSeen("red", "blue-2")
		full := "C3 red-1\nC4 blue-1 2hits\nmarker marker-b-1 C5 blue-g1 blue-2 blue-3\nC5 blue-2\nC5 blue-3\nphase combat\n"
		fogged(t, full).Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6).WantOptions("retreat blue-1 @B5", "retreat blue-1 @D5")
	})
	t.Run("NS-A.70 changes inside a marker are secret and paid by the whole marker", func(t *testing.T) {
		picture := "C1 red-1 linear N\nC1 red-2 linear N\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1\nap 2"
		g := fogged(t, picture).Play("face red-1 #2").wantFacing("red-1", "E").wantSpent("red-1", 1).wantSpent("red-2", 1).wantUnseen("blue", "red-1")
		for _, e := range g.Events {
			if who := e.For(seat("blue")).Who; who != 0 {
				t.Errorf("the enemy learns of %s", Book{}.Format(who))
			}
		}
		g.WantRefused("move marker-a-1 @C2", "NS-C4.1.23").Play("face red-2 #2", "rear red-1").wantSpent("red-1", 2).wantMarks("red-1", "rear")
		g.WantRefused("move marker-a-1 @D1", "NS-C4.1.31")
		g = fogged(t, strings.Replace(picture, "ap 2", "ap 3", 1)).WantOffered("column red-2").Play("rear red-2", "move marker-a-1 @C2").WantNot("lead red-2", "rear red-2")
		told := g.Play("move marker-a-1 @C3").Events
		for _, e := range told {
			if x := e.Text; x.Key == "ns.log.marker.pays" && (x.N != 1 || x.M != 1) {
				t.Errorf("the second step is told as %d AP of which %d are left, want 1 and 1", x.N, x.M)
			}
		}
	})
	t.Run("NS-B.12 two brigades under a marker are too many for a bridge over an unfordable river", func(t *testing.T) {
		river := ". . .\n. . .\n# + #\n. . .\non fog_of_war\nA1 red-3\nB1 red-1\nB1 red-2\nC4 blue-1\nmarker marker-a-1 B1 red-g1 red-1"
		draw(t, river+" red-2").WantRefused("move marker-a-1 @B2", "NS-A.34")
		draw(t, strings.Replace(river, "B1 red-2\n", "", 1)).WantOffered("move marker-a-1 @B2")
	})
	t.Run("NS-A.59 seen from two squares it is removed once", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nB4 blue-1\nD4 blue-2").Play("move marker-a-1 @C2", "move marker-a-1 @C3")
		n := 0
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvReveal {
				n++
			}
		}
		if n != 1 || g.find("red-1").marker >= 0 {
			t.Errorf("it is removed %d times", n)
		}
	})
	t.Run("NS-A.62 the owner learns which unit under a marker bears a hit, the enemy does not", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 hits=2\nG7 blue-1\nphase recovery").Play("recover marker-a-1").WantEverTold(rules.EvHit, "red-1").wantHits("red-1", 2)
		for _, e := range heardBy(g.AllEvents, rules.Second) {
			if e.Who == refsByName["red-1"] {
				t.Errorf("blue hears %+v", e)
			}
		}
	})
	t.Run("NS-A.70 who has paid for a change inside does not recover, a rank costs nothing", func(t *testing.T) {
		picture := "C1 red-1 linear N 2hits\nC1 red-2 linear N\nE1 red-3 3hits\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1\nap 2"
		fogged(t, picture).Play("face red-2 #2", "done").through("recover").WantOffered("recover red-3").WantNot("recover marker-a-1").wantReason("recover marker-a-1", "NS-C4.4.9", "busy")
		fogged(t, picture).Play("rear red-2", "done").through("recover").WantOffered("recover red-3", "recover marker-a-1")
	})
	t.Run("NS-A.70 a marker makes only steps that all could make", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nC1 red-2 linear N\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1")
		g.WantRefused("move marker-a-1 @D2", "NS-C4.1.5").WantRefused("move marker-a-1 @D1", "NS-C4.1.23").WantOffered("move marker-a-1 @C2")
		fogged(t, "C1 red-1\nE1 red-3\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1").WantOffered("move marker-a-1 @D2", "move marker-a-1 @D1")
	})
	t.Run("NS-A.70 garrisons under a marker leave with it", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\non fog_of_war\nA1 red-2\nB2 red-1 garrison\nmarker marker-a-1 B2 red-g1 red-1\nC3 blue-1").Play("move marker-a-1 @A2")
		g.wantMarks("red-1", "!garrison")
	})
}

func TestLedgerEveryStepSees(t *testing.T) {
	t.Run("NS-A.73 an evasion", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nmarker marker-a-1 D6 red-g1 infantry\nC4 blue-1 cavalry\nphase combat").Play("attack red-1 @C4").through("evade").Play("evade blue-1 @C5")
		g.wantStanding("marker-a-1", false)
	})
	t.Run("NS-A.73 a retreat", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nmarker marker-a-1 D6 red-g1 infantry\nC4 blue-1 2hits\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1, 1).
			Roll(1, 6, 6).wantStanding("marker-a-1", true).Play("retreat blue-1 @C5").wantStanding("marker-a-1", false)
		g.through("pursuit").WantAsk("pursuit", "red")
	})
	t.Run("NS-A.73 a pursuit", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nC4 blue-1 9hits\nmarker marker-b-1 D5 blue-g1 infantry\nG7 blue-2\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 6).Roll(1, 1).
			Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).through("pursuit").wantStanding("marker-b-1", true).Play("advance red-1 @C4")
		g.wantStanding("marker-b-1", false)
	})
	t.Run("NS-A.73 an entry", func(t *testing.T) {
		fogged(t, "due red-1 turn=1 entry=A1\nD1 red-2\nmarker marker-b-1 B2 blue-g1 infantry\nG7 blue-2").Play("enter red-1 @A1").wantStanding("marker-b-1", false)
	})
	t.Run("NS-A.73 generals and trains are visible and see nothing", func(t *testing.T) {
		g := fogged(t, "on ammunition\nC2 red-1 gun\nmarker marker-b-1 C5 blue-g1 infantry\nG7 blue-2").wantSeen("blue", "park-red-g1")
		g.Play("move park-red-g1 @C3").Play("move park-red-g1 @C4").wantStanding("marker-b-1", true)
	})
}
