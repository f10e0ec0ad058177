package squares

import (
	"fmt"
	"testing"
)

// cannonade is a bombardment by red-1 on C3, a medium battery of 3 AP.
func cannonade(t *testing.T, what, picture string) *game {
	t.Helper()
	return draw(t, field+"C3 red-1 gun "+what+"\n"+picture+"\nphase bombardment")
}

func TestLedgerBombardment(t *testing.T) {
	t.Run("NS-C4.2.1 one or more batteries bombard a square", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun medium\nB3 red-2 gun heavy\nC3 red-3\nC4 blue-1\nphase bombardment")
		g.WantAsk("bombard", "red").WantOptions("done", "fire red-1 @C4", "fire red-2 @C4").WantRefused("fire red-3", "NS-C4.2.1")
		g.Play("fire red-1 @C4").Roll(6).Play("fire red-2 @C4").Roll(6).wantHits("blue-1", 2)
	})
	t.Run("NS-C4.2.2 who has bombarded is marked until the turn ends", func(t *testing.T) {
		g := cannonade(t, "medium", "C4 blue-1\nG7 blue-2").wantSeen("blue", "red-1", "!fired").Play("fire red-1 @C4").Roll(1).wantSeen("blue", "red-1", "fired")
		g.through("x").wantDice("ns.ap", 2, 0).wantSeen("blue", "red-1", "!fired")
	})
	for q := range 49 {
		to := at(q%7, q/7)
		if to.name() == "D4" || to.name() == "E4" {
			continue
		}
		t.Run("NS-C4.2.3 a battery on D4 and "+to.name(), func(t *testing.T) {
			g := draw(t, field+"D4 red-1 gun medium\nE4 blue-2\nphase bombardment\n"+to.name()+" blue-1")
			dx, dy := abs(to.col()-3), abs(to.row()-3)
			fire := "fire red-1 @" + to.name()
			switch {
			case max(dx, dy) == 1:
				g.Play(fire).wantDice("ns.bombard", 1, 3)
			case max(dx, dy) == 2 && dx+dy < 4 && to.name() != "F4": // E4 is held
				g.Play(fire).wantDice("ns.bombard", 1, 4)
			case to.name() == "F4":
				g.Play(fire).wantDice("ns.bombard", 1, 5)
			default:
				g.WantNot(fire).WantRefused(fire, "NS-C4.2.3")
			}
		})
	}
	t.Run("NS-C4.2.3 a scenario may take in the far corners", func(t *testing.T) {
		cannonade(t, "medium", "E5 blue-1\nvariant bombardment_corners true").Play("fire red-1 @E5").wantDice("ns.bombard", 1, 4)
	})
	t.Run("NS-C4.2.4 batteries shoot all round", func(t *testing.T) {
		g := cannonade(t, "medium", "C4 blue-1\nC1 blue-2\nB2 blue-3")
		g.Play("fire red-1 @C4").Roll(3).Play("fire red-1 @C1").Roll(4).Play("fire red-1 @B2").Roll(3)
		g.wantHits("blue-1", 1).wantHits("blue-2", 1).wantHits("blue-3", 1)
		draw(t, field+"C3 red-1 gun\nD3 red-2 linear N").WantOffered("face red-2 #2").WantNot("face red-1 #2")
	})
	t.Run("NS-C4.2.5 one die for each AP of each battery", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC3 red-2 gun\nC4 blue-1\nphase bombardment\nactive red-g1 ap 2")
		for i, gun := range []string{"red-1", "red-1", "red-2", "red-2"} {
			g.Play("fire "+gun+" @C4").wantDice("ns.bombard", 1, 3).Roll(1).wantHits("blue-1", 0)
			if i == 1 {
				g.WantOptions("done", "fire red-2 @C4").WantRefused("fire red-1", "NS-C4.0.2")
			}
		}
		g.WantAsk("ns.ap", "chance")
	})
	for face := 1; face <= 6; face++ {
		t.Run(fmt.Sprintf("NS-C4.2.6 a modified %d", face), func(t *testing.T) {
			g := cannonade(t, "medium", "C5 blue-1").Play("fire red-1 @C5").wantDice("ns.bombard", 1, 4).Roll(face)
			if face >= 4 {
				g.WantRow("fire.hit").wantHits("blue-1", 1)
			} else {
				g.WantRow("fire.miss").wantHits("blue-1", 0)
			}
		})
	}
	for _, c := range []struct {
		weight      string
		short, long int
	}{{"heavy", 2, 1}, {"medium", 1, 0}, {"light", 0, -1}} {
		t.Run(fmt.Sprintf("NS-C4.2.7 %s guns %+d near and %+d far", c.weight, c.short, c.long), func(t *testing.T) {
			for _, mobility := range []string{"", " horse"} {
				cannonade(t, c.weight+mobility, "B4 blue-1").Play("fire red-1 @B4").wantDice("ns.bombard", 1, 4-c.short).wantMod("red-1", "NS-C4.2.7", c.short)
				cannonade(t, c.weight+mobility, "C1 blue-1").Play("fire red-1 @C1").wantDice("ns.bombard", 1, 4-c.long).wantMod("red-1", "NS-C4.2.7", c.long)
			}
		})
	}
}

func TestLedgerBombardmentModifiers(t *testing.T) {
	for ground, n := range map[string]int{".": 0, "w": -1, "t": -1, "F": -1, "f": -1, "h": 0, "b": 0, "~": 0} {
		t.Run("NS-C4.2.8 cover of "+ground, func(t *testing.T) {
			draw(t, ". . .\n. "+ground+" .\n. . .\nB1 red-1 gun medium\nB2 blue-1\nphase bombardment").Play("fire red-1 @B2").
				wantMod("red-1", "NS-C4.2.8", n).wantDice("ns.bombard", 1, 3-n)
		})
	}
	t.Run("NS-C4.2.8 once for wood and town, and not for the battery's own square", func(t *testing.T) {
		redraw(t, ". . .\n. w .\n. t .\nB1 red-1 gun medium\nB2 blue-1\nphase bombardment", "wood = true", `wood = true, fields = true, town = { name = "T", areas = 1 }`).
			Play("fire red-1 @B2").wantDice("ns.bombard", 1, 4)
		draw(t, ". . .\n. . .\n. t .\nB1 red-1 gun medium\nB2 blue-1\nphase bombardment").Play("fire red-1 @B2").wantDice("ns.bombard", 1, 3)
	})
	for _, c := range []struct {
		name, fire, troops string
		n                  int
	}{
		{"nobody is between", "C5", "", 0}, {"an enemy is between", "C5", "C4 blue-2", -1}, {"a friend is between", "C5", "C4 red-2", -1},
		{"a general is between", "C5", "general red-g1 C4", 0},
		{"beside the line", "C5", "B4 red-2\nD4 blue-2", 0}, {"a friend is between, to the west", "A3", "B3 red-2", -1},
		{"of a knight's move only one is held", "D5", "C4 red-2", 0}, {"of a knight's move only the corner is held", "D5", "D4 red-2", 0},
		{"of a knight's move both are held", "D5", "C4 red-2\nD4 blue-2", -1}, {"others are held", "D5", "C4 red-2\nB4 red-3", 0},
		{"of a knight's move west only one is held", "A4", "B3 red-2", 0}, {"of a knight's move west only the corner is held", "A4", "B4 red-2", 0},
		{"of a knight's move west both are held", "A4", "B3 red-2\nB4 red-3", -1},
		{"of a knight's move south both are held", "B1", "C2 red-2\nB2 red-3", -1},
		{"across a corner the square between is held", "E5", "D4 red-2\nvariant bombardment_corners true", -1},
		{"across a corner others are held", "E5", "C4 red-2\nD3 red-3\nvariant bombardment_corners true", 0},
		{"the shot is short", "C4", "C3 red-2", 0},
		{"a marker is between", "C5", "on fog_of_war\nmarker marker-b-1 C4 blue-g1 infantry", -1},
	} {
		t.Run("NS-C4.2.9 "+c.name, func(t *testing.T) {
			cannonade(t, "heavy", c.fire+" blue-1\n"+c.troops).Play("fire red-1 @"+c.fire).wantMod("red-1", "NS-C4.2.9", c.n)
		})
	}
	for hits, n := range []int{0, 0, 0, -2, -2} {
		t.Run(fmt.Sprintf("NS-C4.2.10 a battery with %d hits", hits), func(t *testing.T) {
			cannonade(t, fmt.Sprintf("heavy %dhits", hits), "C4 blue-1").Play("fire red-1 @C4").wantMod("red-1", "NS-C4.2.10", n).wantDice("ns.bombard", 1, 2-n)
		})
	}
	for weather, n := range map[string]int{"rain": -1, "snow": -1, "cloudy": 0, "normal": 0, "clear": 0} {
		t.Run("NS-C4.2.11 "+weather, func(t *testing.T) {
			cannonade(t, "medium", "C4 blue-1\nweather "+weather).Play("fire red-1 @C4").wantMod("red-1", "NS-C4.2.11", n).wantDice("ns.bombard", 1, 3-n)
		})
	}
	t.Run("NS-C4.2.12 a natural 6 that falls short misses, a natural 1 has no meaning", func(t *testing.T) {
		out := "light 3hits"
		cannonade(t, out, "C5 blue-1").Play("fire red-1 @C5").wantDice("ns.bombard", 1, 7).Roll(6).WantRow("fire.miss").wantHits("blue-1", 0)
		cannonade(t, out, "C5 blue-1\nvariant bombardment_natural_six_hits true").Play("fire red-1 @C5").wantDice("ns.bombard", 1, 6).Roll(6).wantHits("blue-1", 1)
		cannonade(t, "light", "C4 blue-1").Play("fire red-1 @C4").Roll(1).wantHits("blue-1", 0).WantOffered("fire red-1 @C4")
	})
}

func TestLedgerBombardmentAndOtherActions(t *testing.T) {
	t.Run("NS-C4.2.13 horse artillery moves and bombards", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun horse\nC3 red-2 gun\nC5 blue-1").Play("move red-1 @C4", "move red-2 @D3", "done")
		g.WantAsk("bombard", "red").WantOptions("done", "fire red-1 @C5").WantRefused("fire red-2", "NS-C4.2.13")
		g.Play("fire red-1 @C5").wantSpent("red-1", 3).Roll(6).wantHits("blue-1", 1).WantAsk("ns.ap", "chance")
	})
	both := "C3 red-2\nC3 red-3 gun\nC4 blue-1"
	t.Run("NS-C4.2.14 who has bombarded does not attack", func(t *testing.T) {
		g := cannonade(t, "medium", both+"\nactive red-g1 ap 3").Play("fire red-1 @C4").Roll(1).Play("done", "attack red-2 @C4")
		g.WantOffered("add red-3").WantNot("add red-1").WantRefused("add red-1", "NS-C4.3.12")
	})
	t.Run("NS-C4.2.14 who has attacked does not bombard", func(t *testing.T) {
		g := cannonade(t, "medium", both).Play("done", "attack red-2 @C4", "add red-3", "roll").wantSpent("red-3", 2)
		g.Roll(1, 1, 1).Roll(1, 1).WantAsk("ns.ap", "chance") // with an AP left each
	})
	t.Run("NS-C4.2.15 through friends in front and in the own square", func(t *testing.T) {
		cannonade(t, "medium", "C3 red-2\nC4 red-3\nB4 blue-2\nC5 blue-1").WantOptions("done", "fire red-1 @C5", "fire red-1 @B4").
			Play("fire red-1 @B4").wantDice("ns.bombard", 1, 3).Roll(3).wantHits("blue-2", 1).Play("fire red-1 @C5").Roll(5).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.2.16 the hits are recorded on the unit", func(t *testing.T) {
		g := cannonade(t, "medium", "C4 blue-1 1hit\nC4 blue-2 1hit").wantSeen("red", "blue-1", "normal", "hits").Play("fire red-1 @C4").Roll(6).Play("hit blue-2")
		if v := g.piece("red", "blue-2").Value; v != "2" {
			t.Errorf("blue-2 shows %s hits", v)
		}
		g.wantHits("blue-1", 1)
	})
}
