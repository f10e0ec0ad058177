package squares

import (
	"fmt"
	"testing"
)

// assault is an attack by red-1 on C3 against blue-1 on C4, both Massed and
// neither Fresh nor Fatigued unless told otherwise, up to the first dice.
func assault(t *testing.T, red, blue, more string) *game {
	t.Helper()
	return clash(t, "C3 red-1 "+red+"\nC4 blue-1 "+blue+"\n"+more, "attack red-1 @C4").dice()
}

func TestLedgerCombatDice(t *testing.T) {
	t.Run("NS-C4.3.29 the attacker first, by the state before", func(t *testing.T) {
		g := assault(t, "", "2hits", "").wantDice("ns.combat", 2, 3)
		if s := g.Request().Dice.Side; s != seat("red") {
			t.Errorf("side %d rolls first", s)
		}
		g.Roll(6, 6).wantHits("blue-1", 4).wantDice("ns.combat", 2, 4) // not Fatigued yet
		g = assault(t, "1hit", "", "").Roll(6, 6).wantDice("ns.combat", 2, 3).wantMod("blue-1", "NS-C4.3.37", 1)
		g.Roll(1, 1).wantDice("ns.morale", 2, 4)
	})
	t.Run("NS-C4.3.29 losses count together", func(t *testing.T) {
		g := assault(t, "1hit", "1hit", "").Roll(6, 1).Roll(6, 1).wantHits("red-1", 2).wantHits("blue-1", 2).wantDice("ns.morale", 2, 4)
		g.Roll(4, 4).wantDice("ns.morale", 2, 4)
	})
	t.Run("NS-C4.3.30 two dice a brigade, one a battery, that without modifiers", func(t *testing.T) {
		for _, kind := range []string{"", "cavalry heavy", "mixed", "linear N"} {
			g := assault(t, "1hit "+kind, "", "")
			if n := g.Request().Dice.N(); n != 2 {
				t.Errorf("a %s brigade rolls %d dice", kind, n)
			}
		}
		for _, state := range []string{"", "3hits", "elite veteran", "recruit irregular 3hits"} {
			clash(t, "C3 red-1\nC4 blue-1 gun medium "+state, "attack red-1 @C4", "roll").Roll(1, 1).wantDice("ns.combat", 1, 3)
		}
	})
	for face := 1; face <= 6; face++ {
		hits := count(face >= 4)
		t.Run(fmt.Sprintf("NS-C4.3.31 a brigade die of %d", face), func(t *testing.T) {
			assault(t, "1hit", "1hit", "").Roll(face, 1).wantHits("blue-1", 1+hits).Roll(1, face).wantHits("red-1", 1+hits)
		})
	}
	for weight, need := range map[string]int{"light": 4, "medium": 3, "heavy": 2} {
		t.Run("NS-C4.3.32 "+weight+" guns", func(t *testing.T) {
			for _, horse := range []string{"", " horse"} {
				g := clash(t, "C3 red-1 1hit\nC4 blue-1 gun "+weight+horse, "attack red-1 @C4", "roll").Roll(1, 1).wantDice("ns.combat", 1, need)
				g.Roll(need).wantHits("red-1", 2)
			}
		})
	}
	t.Run("NS-C4.3.33 a natural 6 always hits", func(t *testing.T) {
		g := assault(t, "recruit irregular 3hits", "", "").wantDice("ns.combat", 2, 6).Roll(6, 5).wantHits("blue-1", 1)
		g.wantMod("red-1", "NS-C4.3.35", -1).wantMod("red-1", "NS-C4.3.34", -1)
	})
	t.Run("NS-C4.3.34 Fatigued", func(t *testing.T) {
		for hits, n := range []int{0, 0, 0, -1, -1} {
			state := fmt.Sprintf("%dhits", hits)
			assault(t, state, "1hit", "").wantMod("red-1", "NS-C4.3.34", n)
			assault(t, "1hit", state, "").wantMod("blue-1", "NS-C4.3.34", n)
		}
	})
	t.Run("NS-C4.3.35 Recruits and Irregulars add up, also with Fatigued", func(t *testing.T) {
		assault(t, "1hit recruit", "1hit irregular", "").wantDice("ns.combat", 2, 5).Roll(1, 1).wantDice("ns.combat", 2, 5)
		assault(t, "1hit recruit irregular", "1hit", "").wantDice("ns.combat", 2, 6)
		assault(t, "veteran elite recruit irregular 3hits", "1hit", "").wantDice("ns.combat", 2, 5)
	})
	t.Run("NS-C4.3.36 into a wood", func(t *testing.T) {
		for ground, n := range map[string]int{"w": -1, ".": 0, "t": 0, "f": 0, "h": 0} {
			g := draw(t, ". . .\n. "+ground+" .\n. w .\nB1 red-1 1hit\nB2 blue-1 1hit\nphase combat").Play("attack red-1 @B2", "roll")
			g.wantMod("red-1", "NS-C4.3.36", n).wantDice("ns.combat", 2, 4-n).wantMod("blue-1", "NS-C4.3.36", 0)
		}
	})
	t.Run("NS-C4.3.37 Fresh", func(t *testing.T) {
		for hits, n := range []int{1, 0, 0, 0} {
			assault(t, fmt.Sprintf("%dhits", hits), fmt.Sprintf("%dhits", hits), "").wantMod("red-1", "NS-C4.3.37", n).wantMod("blue-1", "NS-C4.3.37", n)
		}
	})
	t.Run("NS-C4.3.38 Elite and Veteran add up, also with Fresh", func(t *testing.T) {
		assault(t, "1hit elite", "1hit veteran", "").wantDice("ns.combat", 2, 3).Roll(1, 1).wantDice("ns.combat", 2, 3)
		assault(t, "1hit elite veteran", "1hit", "").wantDice("ns.combat", 2, 2)
		assault(t, "elite veteran", "1hit", "").wantDice("ns.combat", 2, 1)
	})
	t.Run("NS-C4.3.39 the side with the skirmish advantage", func(t *testing.T) {
		assault(t, "1hit skirmish=1", "1hit", "").wantDice("ns.combat", 2, 3).Roll(1, 1).wantDice("ns.combat", 2, 4)
		assault(t, "1hit", "1hit skirmish=1", "").wantDice("ns.combat", 2, 4).Roll(1, 1).wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-C4.3.41 full cuirass in attack", func(t *testing.T) {
		assault(t, "cavalry heavy cuirass 1hit", "1hit", "").wantMod("red-1", "NS-C4.3.41", 1).wantDice("ns.combat", 2, 3)
		assault(t, "1hit", "cavalry heavy cuirass 1hit activated", "").wantMod("blue-1", "NS-C4.3.41", 0).Roll(1, 1).wantDice("ns.combat", 2, 4)
		assault(t, "cavalry heavy 1hit", "1hit", "").wantMod("red-1", "NS-C4.3.41", 0)
	})
}

func TestLedgerBrokenGround(t *testing.T) {
	for _, c := range []struct {
		what string
		n    int
	}{{"", 0}, {"light", 0}, {"mixed", 0}, {"cavalry light", -2}, {"linear S", -2}, {"linear S light", 0}, {"mixed linear S", -2}} {
		t.Run("NS-C4.3.42 who defends broken ground: "+c.what, func(t *testing.T) {
			draw(t, ". . .\n. b .\n. . .\nB1 red-1\nB2 blue-1 activated "+c.what+"\nphase combat").Play("attack red-1 @B2").dice().wantMod("blue-1", "NS-C4.3.42", c.n).
				wantMod("red-1", "NS-C4.3.42", 0)
		})
		what := c.what
		if i := len(what) - 1; i > 0 && what[i] == 'S' {
			what = what[:i] + "N"
		}
		if what == "linear S light" {
			what = "linear N light"
		}
		for name, ground := range map[string][2]string{"into": {"b", "."}, "from": {".", "b"}, "across": {"b", "b"}, "beside": {".", "."}} {
			n := c.n
			if name == "beside" {
				n = 0
			}
			t.Run("NS-C4.3.42 who attacks "+name+" broken ground: "+what, func(t *testing.T) {
				draw(t, ". . .\nb "+ground[0]+" b\n. "+ground[1]+" .\nB1 red-1 "+what+"\nB2 blue-1\nphase combat").Play("attack red-1 @B2").dice().wantMod("red-1", "NS-C4.3.42", n)
			})
		}
	}
	t.Run("NS-C4.3.42 a defender does not mind the attacker's square", func(t *testing.T) {
		draw(t, ". . .\n. . .\n. b .\nB1 red-1\nB2 blue-1 cavalry heavy activated\nphase combat").Play("attack red-1 @B2").dice().wantMod("blue-1", "NS-C4.3.42", 0)
	})
	t.Run("NS-C4.3.42 a scenario may let it hinder all infantry but the light", func(t *testing.T) {
		for what, n := range map[string]int{"": -2, "light": 0, "mixed": -2} {
			draw(t, ". . .\n. b .\n. . .\nvariant broken_affects_all_line true\nB1 red-1 "+what+"\nB2 blue-1\nphase combat").Play("attack red-1 @B2").dice().wantMod("red-1", "NS-C4.3.42", n)
		}
	})
}

func TestLedgerModifiersTogether(t *testing.T) {
	t.Run("NS-C4.3.47 worked out for each brigade, the same for its dice", func(t *testing.T) {
		g := clash(t, "C3 red-1 elite veteran\nC3 red-2 recruit 1hit\nC4 blue-1", "attack red-1 @C4", "roll").wantDice("ns.combat", 2, 1).Roll(1, 1).wantDice("ns.combat", 2, 5)
		g.Roll(4, 4).wantHits("blue-1", 2) // no die is a sure miss
	})
	t.Run("NS-C4.3.47 they add up without limit", func(t *testing.T) {
		g := assault(t, "elite veteran 1hit skirmish=1", "linear N recruit irregular 3hits", "").wantMod("red-1", "NS-C4.3.40", 1).wantDice("ns.combat", 2, 1)
		g.Roll(1, 1).wantHits("blue-1", 5).wantDice("ns.combat", 2, 6)
	})
	garrison := ". . .\n. t .\n. . .\nB2 blue-1 linear N garrison 1hit\nphase combat\n"
	t.Run("NS-C4.3.47 garrisons have no flank and need no support", func(t *testing.T) {
		g := draw(t, garrison+"B1 red-1 1hit\nA2 red-2 1hit").Play("attack red-1 @B2", "add red-2", "roll")
		g.wantMod("red-1", "NS-C4.3.40", 0).wantMod("red-2", "NS-C4.3.40", 0).wantMod("blue-1", "NS-C4.3.43", 0).wantMod("blue-1", "NS-C4.3.44", 0)
		g.Roll(1, 1, 1, 1).wantDice("ns.combat", 2, 4)
	})
	t.Run("NS-C4.3.47 garrisons do not mind broken ground", func(t *testing.T) {
		g := redraw(t, garrison+"B1 red-1 1hit", `town = {`, `broken = true, town = {`).Play("attack red-1 @B2", "roll").wantMod("blue-1", "NS-C4.3.42", 0)
		g.Roll(1, 1).wantDice("ns.combat", 2, 4)
	})
}
