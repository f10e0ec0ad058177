package squares

import "testing"

func TestLedgerBombardmentHits(t *testing.T) {
	guns := "C3 red-2 gun heavy\n"
	t.Run("NS-C4.2.17 hits of this turn are counted, not old ones", func(t *testing.T) {
		cannonade(t, "heavy", "C4 blue-1 shots=1\nC4 blue-2 4hits").Play("fire red-1 @C4").Roll(6).wantHits("blue-2", 5).wantHits("blue-1", 0).
			Play("fire red-1 @C4").Roll(6).WantAsk("bombard.hit", "blue")
	})
	t.Run("NS-C4.2.17 of several batteries together, guns and garrisons too", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\nB1 red-1 gun heavy\nB1 red-2 gun heavy\nB2 blue-1 garrison\nB2 blue-2\nB2 blue-3 gun\nphase bombardment")
		g.Play("fire red-1 @B2").Roll(6).WantAsk("bombard.hit", "blue").WantOptions("hit blue-1", "hit blue-2", "hit blue-3").Play("hit blue-3")
		g.Play("fire red-2 @B2").Roll(6).WantOptions("hit blue-1", "hit blue-2").Play("hit blue-2").Play("fire red-2 @B2").Roll(6).wantDice("ns.save", 1, 4)
	})
	t.Run("NS-C4.2.17 a Rear unit only where all Leads have had theirs", func(t *testing.T) {
		g := cannonade(t, "heavy", guns+"C4 blue-1 linear N\nC4 blue-2 linear N\nC4 blue-3 linear N rear\nC4 blue-4 gun")
		g.Play("fire red-1 @C4").Roll(6).WantOptions("hit blue-1", "hit blue-2", "hit blue-4").Play("hit blue-1").Play("fire red-1 @C4").Roll(6).Play("hit blue-2")
		g.Play("fire red-1 @C4").Roll(6).wantHits("blue-4", 1).Play("fire red-2 @C4").Roll(6).wantHits("blue-3", 1).
			Play("fire red-2 @C4").Roll(6).WantOptions("hit blue-1", "hit blue-2", "hit blue-4")
	})
	t.Run("NS-C4.2.17 the owner says nothing: fewest hits, then brigades", func(t *testing.T) {
		cannonade(t, "heavy", "C4 blue-1 gun\nC4 blue-2 1hit\nC4 blue-3").Play("fire red-1 @C4").Roll(6).through("bombard").wantHits("blue-3", 1)
		cannonade(t, "heavy", "C4 blue-1 gun\nC4 blue-2").Play("fire red-1 @C4").Roll(6).through("bombard").wantHits("blue-2", 1)
	})
	t.Run("NS-C4.2.17 the count starts anew each turn", func(t *testing.T) {
		g := cannonade(t, "heavy", "C4 blue-1\nC4 blue-2\npool 0 0 0").Play("fire red-1 @C4").Roll(6).Play("hit blue-1").nextTurn("red-g1").
			through("bombard")
		g.Play("fire red-1 @C4").Roll(6).WantOptions("hit blue-1", "hit blue-2")
	})
	town := ". . .\n. t .\n. . .\nB1 red-1 gun heavy\nphase bombardment\n"
	for face, kept := range map[int]int{1: 1, 3: 1, 4: 0, 6: 0} {
		t.Run("NS-C4.2.18 a garrison with a save of "+string(rune('0'+face)), func(t *testing.T) {
			draw(t, town+"B2 blue-1 garrison recruit").Play("fire red-1 @B2").Roll(6).wantDice("ns.save", 1, 4).Roll(face).wantHits("blue-1", kept)
		})
	}
	t.Run("NS-C4.2.18 a fortification, another number, not outside the town", func(t *testing.T) {
		draw(t, ". . .\n. F .\n. . .\nB1 red-1 gun heavy\nphase bombardment\nB2 blue-1 garrison\nvariant save 5").Play("fire red-1 @B2").Roll(6).
			wantDice("ns.save", 1, 5).Roll(4).wantHits("blue-1", 1)
		draw(t, town+"B2 blue-1").Play("fire red-1 @B2").Roll(6).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.2.18 a hit that is saved was given", func(t *testing.T) {
		draw(t, town+"B2 blue-1 garrison\nB2 blue-2").Play("fire red-1 @B2").Roll(6).Play("hit blue-1").Roll(6).wantHits("blue-1", 0).
			Play("fire red-1 @B2").Roll(6).wantHits("blue-2", 1)
	})
	t.Run("NS-C4.2.19 no test, nothing destroyed", func(t *testing.T) {
		g := cannonade(t, "heavy", "C4 blue-1 9hits recruit\nC4 blue-2 gun 9hits").Play("fire red-1 @C4").Roll(6).Play("hit blue-2")
		g.wantHits("blue-2", 10).WantAt("blue-2", "C4").WantAsk("bombard", "red").Play("fire red-1 @C4").Roll(6).wantHits("blue-1", 10).WantAt("blue-1", "C4")
	})
	for _, ground := range []string{"h", "w", "b", "t", "F", "f", "~", "#"} {
		t.Run("NS-C4.2.20 nothing blocks fire: "+ground, func(t *testing.T) {
			draw(t, ". . .\n. . .\n. "+ground+" .\n. . .\nB1 red-1 gun medium\nB3 blue-1\nphase bombardment").Play("fire red-1 @B3").
				wantDice("ns.bombard", 1, 4).Roll(4).wantHits("blue-1", 1)
		})
	}
	t.Run("NS-C4.2.20 nor do friends and enemies in between", func(t *testing.T) {
		cannonade(t, "medium", "C4 blue-2\nC4 blue-3\nC5 blue-1").Play("fire red-1 @C5").wantDice("ns.bombard", 1, 5).Roll(5).wantHits("blue-1", 1)
		cannonade(t, "medium", "C4 red-2\nC4 red-3\nC5 blue-1").Play("fire red-1 @C5").wantDice("ns.bombard", 1, 5).Roll(5).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.2.21 each die with a target of its own, its hit given at once", func(t *testing.T) {
		g := cannonade(t, "medium", "C4 blue-1\nD4 blue-2").Play("fire red-1 @C4").Roll(6).wantHits("blue-1", 1).wantSpent("red-1", 1)
		g.WantOffered("fire red-1 @C4", "fire red-1 @D4", "done").Play("fire red-1 @D4").wantHits("blue-1", 1).Roll(6).wantHits("blue-2", 1).wantSpent("red-1", 2)
	})
	t.Run("NS-C4.2.22 a target holds an enemy unit or marker", func(t *testing.T) {
		g := cannonade(t, "medium", "C4 blue-1\nB4 red-2\nD4 blue-2 of blue-g2\ngeneral blue-g2 D3\non fog_of_war\nmarker marker-b-1 C2 blue-g1 infantry")
		g.WantOptions("done", "fire red-1 @C4", "fire red-1 @D4", "fire red-1 @C2")
		for _, q := range []string{"B4", "D3", "B2"} {
			g.WantRefused("fire red-1 @"+q, "NS-C4.2.22")
		}
		g.Play("fire red-1 @C2").Roll(6).WantEverTold("hit", "marker-b-1")
	})
	t.Run("NS-C4.2.23 not at night", func(t *testing.T) {
		cannonade(t, "medium", "C3 red-2\nC4 blue-1").WantAsk("bombard", "red")
		cannonade(t, "medium", "C3 red-2\nC4 blue-1\nstate night").WantAsk("attack", "red").Play("attack red-2 @C4").WantOffered("add red-1")
	})
}

// wagons is the bombardment by red-1 with the option ammunition; the park
// stands with red-g1 on C3.
func wagons(t *testing.T, picture string) *game {
	t.Helper()
	return draw(t, field+"general red-g1 C3\nB5 blue-1\non ammunition\n"+picture)
}

func TestLedgerAmmunition(t *testing.T) {
	t.Run("NS-C4.2.24 a park for a command, with the option only", func(t *testing.T) {
		wagons(t, "B3 red-1 gun").wantSeen("blue", "park-red-g1")
		draw(t, field+"B3 red-1 gun\nB5 blue-1").wantUnseen("red", "park-red-g1")
	})
	for face := 1; face <= 6; face++ {
		t.Run("NS-C4.2.25 a natural 6 and then "+string(rune('0'+face)), func(t *testing.T) {
			g := wagons(t, "B3 red-1 gun\nphase bombardment").Play("fire red-1 @B5").Roll(6).wantHits("blue-1", 1).wantDice("ns.ammunition", 1, 5).Roll(face)
			if face >= 5 {
				g.wantMarks("red-1", "dry").wantSeen("blue", "red-1", "dry")
			} else {
				g.wantMarks("red-1", "!dry").WantOffered("fire red-1 @B5")
			}
		})
	}
	t.Run("NS-C4.2.25 a natural 6 that misses too, no other face, no option", func(t *testing.T) {
		wagons(t, "B3 red-1 gun light 3hits\nphase bombardment").Play("fire red-1 @B5").Roll(6).wantHits("blue-1", 0).WantAsk("ns.ammunition", "chance")
		wagons(t, "B3 red-1 gun heavy\nphase bombardment").Play("fire red-1 @B5").Roll(5).wantHits("blue-1", 1).WantAsk("bombard", "red")
		cannonade(t, "heavy", "C4 blue-1").Play("fire red-1 @C4").Roll(6).WantAsk("bombard", "red")
	})
	t.Run("NS-C4.2.26 supplied by ending a movement with the park", func(t *testing.T) {
		g := wagons(t, "B3 red-1 gun horse dry\nC4 red-2 gun").Play("move red-1 @C3").wantMarks("red-1", "dry").Play("done").wantMarks("red-1", "!dry", "supplied")
		g.WantOptions("done", "fire red-2 @B5").WantRefused("fire red-1", "NS-C4.2.26") // it has an AP left
	})
	t.Run("NS-C4.2.26 it may move on and act in the next activation", func(t *testing.T) {
		g := wagons(t, "B3 red-1 gun horse dry").Play("move red-1 @C3", "done").nextTurn("red-g1").through("move")
		g.Play("move red-1 @C4", "done").WantAsk("bombard", "red").Play("fire red-1 @B5").Roll(3).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.2.26 only ending it there, and only by its own park", func(t *testing.T) {
		wagons(t, "B3 red-1 gun horse dry").Play("move red-1 @C3", "move red-1 @C4", "done").wantMarks("red-1", "dry")
		wagons(t, "B3 red-1 gun horse dry\nC4 red-2 gun of red-g2").wantSeen("red", "park-red-g2").Play("move red-1 @C4", "done").wantMarks("red-1", "dry")
	})
	t.Run("NS-C4.2.26 or by doing nothing with the park", func(t *testing.T) {
		g := wagons(t, "C3 red-1 gun dry").Play("done").wantMarks("red-1", "!dry").wantPhase("points")
		g.nextTurn("red-g1").Play("stay", "move red-1 @C4").nextTurn("red-g1").through("bombard").WantOffered("fire red-1 @B5")
		wagons(t, "C3 red-1 gun dry\nD3 red-2").Play("done").wantMarks("red-1", "!dry")
		wagons(t, "D3 red-1 gun dry").Play("done").wantMarks("red-1", "dry")
	})
	t.Run("NS-C4.2.26 not where the park comes to the battery: it has to go to the park", func(t *testing.T) {
		g := wagons(t, "D3 red-1 gun dry").Play("move park-red-g1 @D3", "done").wantMarks("red-1", "dry").wantPhase("points")
		g.nextTurn("red-g1").Play("stay", "done").wantMarks("red-1", "!dry") // it has started there
		wagons(t, "C4 red-1 gun horse dry").Play("move red-1 @D4", "move park-red-g1 @D4", "done").wantMarks("red-1", "dry")
		wagons(t, "C4 red-1 gun horse dry").Play("move park-red-g1 @D3", "move red-1 @D3", "done").wantMarks("red-1", "!dry")
	})
	t.Run("NS-C4.2.26 who starts there and does nothing is supplied, wherever the park goes", func(t *testing.T) {
		wagons(t, "C3 red-1 gun dry").Play("move park-red-g1 @D3", "done").wantMarks("red-1", "!dry")
	})
	t.Run("NS-C4.2.26 one that came to the park has to end its movement with it", func(t *testing.T) {
		wagons(t, "B3 red-1 gun horse dry").Play("move red-1 @C3", "move park-red-g1 @D3", "done").wantMarks("red-1", "dry")
	})
	t.Run("NS-C4.2.26 a battery left alone in an intervention has not been activated", func(t *testing.T) {
		idle := "chief red D3 0\nC3 red-1 gun dry\nD3 red-2\nintervention red-c\nap 3"
		wagons(t, idle).Play("move red-2 @E3", "done").wantMarks("red-1", "dry", "!activated")
		wagons(t, "chief red D3 0\nB3 red-1 gun horse dry\nintervention red-c\nap 3").Play("move red-1 @C3", "done").wantMarks("red-1", "!dry")
	})
	t.Run("NS-C4.2.26 not by an attempt to recover there", func(t *testing.T) {
		wagons(t, "C3 red-1 gun dry 2hits").Play("done", "recover red-1").Roll(1).wantMarks("red-1", "dry")
	})
	t.Run("NS-C4.2.26 the park moves like foot artillery", func(t *testing.T) {
		g := wagons(t, "C3 red-1 gun\nactive red-g1 ap 2").WantOffered("move park-red-g1 @C4", "move park-red-g1 @B3").
			WantNot("move park-red-g1 @C5", "move park-red-g1 @D4")
		g.Play("move park-red-g1 @D3").WantNot("move park-red-g1 @E3")
		rough := ". . .\n. . .\nw . b\n. . .\non ammunition fog_of_war\nB1 red-1 gun\nB4 blue-1\nmarker marker-a-1 A1 red-g1 infantry\n"
		draw(t, rough).WantOffered("move park-red-g1 @B2", "move park-red-g1 @A1").WantNot("move park-red-g1 @A2", "move park-red-g1 @C2") // markers let it pass
	})
	t.Run("NS-C4.2.26 enemies that enter its square take it", func(t *testing.T) {
		wagons(t, "B3 red-1 gun\nC4 blue-2\nphase movement\nactive blue-g1 ap 3\ngeneral blue-g1 C4").Play("move blue-2 @C3").wantUnseen("red", "park-red-g1").wantUnseen("blue", "park-red-g1")
	})
	t.Run("NS-C4.2.27 out of ammunition it neither bombards nor fights, but suffers", func(t *testing.T) {
		wagons(t, "B3 red-1 gun dry\nB3 red-2 gun\nphase bombardment").WantOptions("done", "fire red-2 @B5").WantRefused("fire red-1", "NS-C4.2.27")
		g := wagons(t, "B4 red-1 gun dry\nB4 red-2\nphase combat").Play("attack red-2 @B5").WantNot("add red-1").WantRefused("add red-1", "NS-C4.2.27")
		g.Play("roll").Roll(1, 1).Roll(6, 6).Roll(1, 1).WantAsk("retreat", "red").Play("retreat red-2 @B3").wantLost("red-1")
		wagons(t, "B4 red-1 gun dry\nB4 red-2\nphase bombardment\nactive blue-g1 ap 3\nB6 blue-2 gun").Play("fire blue-2 @B4").Roll(6).Play("hit red-1").wantHits("red-1", 1)
	})
	t.Run("NS-C4.2.27 nor does it defend", func(t *testing.T) {
		g := wagons(t, "B4 red-1 gun heavy dry\nB4 red-2 gun heavy\nB4 red-3\nphase combat\nactive blue-g1 ap 3").Play("attack blue-1 @B4", "roll")
		g.WantAsk("defend", "red").WantOptions("leave red-2", "stand")
		g = wagons(t, "B4 red-1 gun heavy dry\nD4 red-3\nphase combat\nactive blue-g1 ap 3").Play("attack blue-1 @B4", "roll").Roll(1, 1)
		g.WantAt("red-1", "B4").WantAsk("ns.ap", "chance") // without a die of the battery
	})
	t.Run("NS-C4.2.28 every command with artillery, at its general", func(t *testing.T) {
		g := wagons(t, "A1 red-1 gun\nD4 red-2 of red-g2\nE2 red-3 gun of red-g3\ngeneral red-g3 E3").wantUnseen("red", "park-red-g2", "park-blue-g1")
		for id, where := range map[string]string{"park-red-g1": "C3", "park-red-g3": "E3"} {
			if p := g.piece("blue", id); p == nil || (Book{}).Format(p.Cell) != where {
				t.Errorf("%s is %+v, want it on %s", id, p, where)
			}
		}
		g.WantOffered("move park-red-g1 @C4").WantNot("move park-red-g3 @E4") // with its own command
	})
	t.Run("NS-C4.2.28 unless the scenario lists parks", func(t *testing.T) {
		g := redraw(t, field+"A1 red-1 gun\nA1 red-2 gun of red-g2\nG7 blue-1\non ammunition", "[victory]", `[[forces.trains]]
		command = "red-g2"
		kind = "park"
		at = "B2"
		[victory]`)
		g.wantUnseen("red", "park-red-g1").wantSeen("red", "park-red-g2")
	})
	t.Run("NS-C4.2.28 it enters where its general enters", func(t *testing.T) {
		g := opening(t, field+"due red-1 gun turn=1 entry=A1\ngeneral red-g1 A1 turn=1\nG7 blue-1\non ammunition", []string{"ammunition"})
		g.wantSeen("red", "park-red-g1", "due").nextTurn("red-g1").through("move").WantOffered("enter park-red-g1 @A1").WantNot("enter park-red-g1 @A2")
		g.Play("enter park-red-g1 @A1").wantSeen("blue", "park-red-g1", "!due")
	})
}
