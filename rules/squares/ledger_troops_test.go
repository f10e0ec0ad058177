package squares

import (
	"fmt"
	"testing"
)

// duel is an attack on a Massed brigade by red-1, neither Fresh nor Fatigued.
func duel(t *testing.T, what string) *game {
	t.Helper()
	return draw(t, field+"C3 red-1 1hit "+what+"\nC4 blue-1 1hit\nphase combat").Play("attack red-1 @C4").dice()
}

func TestLedgerMoraleTraits(t *testing.T) {
	for _, c := range []struct {
		traits string
		value  int
	}{
		{"elite", 1}, {"veteran", 1}, {"", 0}, {"recruit", -1}, {"irregular", -1}, {"elite veteran", 2}, {"recruit irregular", -2},
	} {
		t.Run(fmt.Sprintf("NS-A.15 %q is worth %+d in combat", c.traits, c.value), func(t *testing.T) {
			duel(t, c.traits).wantDice("ns.combat", 2, 4-c.value)
		})
		t.Run(fmt.Sprintf("NS-A.15 %q is worth %+d in a morale test", c.traits, c.value), func(t *testing.T) {
			duel(t, c.traits).Roll(1, 1).Roll(6, 1).wantDice("ns.morale", 2, 4-c.value)
		})
	}
	t.Run("NS-A.16 any set of traits, good and bad", func(t *testing.T) {
		duel(t, "elite recruit").wantDice("ns.combat", 2, 4)
		duel(t, "elite veteran recruit").wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-A.16 no trait is Regular", func(t *testing.T) {
		redraw(t, field+"C3 red-1 1hit\nC4 blue-1 1hit\nphase combat", `cls = []`, `cls = ["regular"]`).Play("attack red-1 @C4").dice().wantDice("ns.combat", 2, 4)
	})
	t.Run("NS-A.16 Recruits and Militia are one trait, which counts once", func(t *testing.T) {
		picture := field + "C3 red-1 1hit recruit\nC4 blue-1 1hit\nphase combat"
		redraw(t, picture, `cls = ["recruit"]`, `cls = ["recruit", "recruit"]`).Play("attack red-1 @C4").dice().wantDice("ns.combat", 2, 5)
		wantFault(t, drawnFile(t, picture, `cls = ["recruit"]`, `cls = ["landwehr"]`), "no morale trait")
	})
}

func TestLedgerOrderAndSkirmishers(t *testing.T) {
	t.Run("NS-A.17 infantry is Linear or Massed", func(t *testing.T) {
		picture := field + "C3 red-1 linear N\nD3 red-2 massed"
		draw(t, picture).wantSeen("blue", "red-1", "linear", "!massed").wantSeen("blue", "red-2", "massed", "!linear").
			wantNote("blue", "red-1", "infantry.linear").wantNote("blue", "red-2", "infantry.massed").
			WantNot("move red-1 @B4", "face red-2 #2").WantOffered("move red-2 @E4", "face red-1 #2")
		wantFault(t, drawnFile(t, picture, `order = "massed"`, `order = "loose"`), "order")
	})
	for n := -2; n <= 3; n++ {
		t.Run(fmt.Sprintf("NS-A.18 a skirmish value of %+d", n), func(t *testing.T) {
			file := drawnFile(t, fmt.Sprintf("%sC3 red-1 light skirmish=%d\nC4 blue-1 light\nphase combat", field, n))
			if n < -1 || n > 2 {
				wantFault(t, file, "skirmish")
				return
			}
			g := begin(t, load(t, []byte(file), nil)).Play("attack red-1 @C4").dice()
			red, blue := 0, 0
			if n > 0 {
				red = 1
			} else if n < 0 {
				blue = 1
			}
			g.wantMod("red-1", "NS-C4.3.39", red).wantMod("blue-1", "NS-C4.3.39", blue)
		})
	}
	t.Run("NS-A.19 typical values bind nobody", func(t *testing.T) {
		picture := field + "C3 red-1 linear N skirmish=1\nC4 blue-1 massed skirmish=-1\nphase combat"
		draw(t, picture).Play("attack red-1 @C4").dice().wantMod("red-1", "NS-C4.3.39", 1)
	})
	t.Run("NS-A.20 +2 is for light infantry", func(t *testing.T) {
		picture := field + "C3 red-1 skirmish=2\nC4 blue-1"
		wantFault(t, drawnFile(t, picture), "light infantry")
		draw(t, field+"C3 red-1 light skirmish=2").wantSeen("blue", "red-1", "light")
	})
	t.Run("NS-A.20 light is a property of its own", func(t *testing.T) {
		duel(t, "light").wantMod("red-1", "NS-C4.3.39", 1)
		duel(t, "skirmish=0").wantMod("red-1", "NS-C4.3.39", 0)
	})
}

func TestLedgerCavalryAndArtillery(t *testing.T) {
	t.Run("NS-A.21 all cavalry is Massed", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 cavalry heavy\nC4 red-2 linear N\nC4 red-3 linear N\nD4 blue-1\nap 3")
		g.WantOffered("move red-1 @B4").WantNot("face red-1 #2").WantRefused("move red-1 @C4", "NS-A.34")
	})
	for i, weight := range []string{"irregularhorse", "light", "medium", "heavy"} {
		t.Run("NS-A.21 the order of the weights: "+weight, func(t *testing.T) {
			for j, other := range []string{"irregularhorse", "light", "medium", "heavy"} {
				g := draw(t, field+"C3 red-1 cavalry "+weight+"\nC4 blue-1 cavalry "+other+"\nphase combat").Play("attack red-1 @C4").dice().Roll(1, 1)
				if i > j {
					g.wantDice("ns.combat.again", 2, 3)
				} else {
					g.WantAsk("ns.combat", "chance")
				}
			}
		})
	}
	t.Run("NS-A.21 cavalry has no other weight", func(t *testing.T) {
		wantFault(t, drawnFile(t, field+"C3 red-1 cavalry heavy", `weight = "heavy"`, `weight = "huge"`), "weight")
	})
	t.Run("NS-A.22 lancers are lancers if the scenario says so", func(t *testing.T) {
		picture := "weather rain\nC4 blue-1 1hit\nphase combat\nC3 red-1 1hit cavalry medium "
		draw(t, field+picture+"lancer").wantSeen("blue", "red-1", "lancer").Play("attack red-1 @C4").dice().Roll(1, 1).WantAsk("ns.combat.again", "chance")
		draw(t, field+picture).wantSeen("blue", "red-1", "!lancer").Play("attack red-1 @C4").dice().Roll(1, 1).WantAsk("ns.combat", "chance")
	})
	t.Run("NS-A.22 a full cuirass is worn if the scenario says so, not by weight", func(t *testing.T) {
		duel(t, "cavalry medium cuirass").wantMod("red-1", "NS-C4.3.41", 1)
		duel(t, "cavalry heavy").wantMod("red-1", "NS-C4.3.41", 0)
	})
	t.Run("NS-A.23 artillery has weight and mobility", func(t *testing.T) {
		for weight, need := range map[string]int{"heavy": 2, "medium": 3, "light": 4} {
			draw(t, field+"C3 red-1 gun "+weight+"\nC4 blue-1\nphase bombardment").Play("fire red-1 @C4").wantDice("ns.bombard", 1, need)
		}
		wantFault(t, drawnFile(t, field+"C3 red-1 gun", `weight = "medium"`, `weight = "irregular"`), "weight")
		wantFault(t, drawnFile(t, field+"C3 red-1 gun", `mobility = "foot"`, `mobility = "ox"`), "mobility")
	})
	t.Run("NS-A.23 artillery has no facing and moves as Massed", func(t *testing.T) {
		draw(t, field+"C3 red-1 gun").WantOffered("move red-1 @D4").WantNot("face red-1 #2").wantSeen("red", "red-1", "!facing")
	})
	t.Run("NS-A.23 artillery counts 8 squares as adjacent", func(t *testing.T) {
		draw(t, field+"C3 red-1 gun 2hits\nD4 blue-1\nphase recovery").Play("recover red-1").wantDice("ns.recover", 1, 4)
	})
	t.Run("NS-A.23 a trait of artillery counts in morale tests alone", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 2hits\nC4 blue-1 2hits\nC4 blue-2 gun elite\nphase combat").Play("attack red-1 @C4").dice()
		g.wantMod("blue-2", "NS-C4.3.38", 0).Roll(6, 6).wantDice("ns.combat", 1, 3).Roll(1).Roll(1, 1)
		g.Roll(4, 4, 4).wantDice("ns.morale", 1, 3)
	})
}

func TestLedgerFatigue(t *testing.T) {
	for hits, word := range map[int]string{0: "fresh", 1: "normal", 2: "normal", 3: "fatigued", 9: "fatigued"} {
		t.Run(fmt.Sprintf("NS-A.24 with %d hits a unit is %s", hits, word), func(t *testing.T) {
			g := draw(t, fmt.Sprintf("%sC3 red-1 %dhits\nC4 blue-1\nphase combat", field, hits)).wantSeen("blue", "red-1", word).wantNote("blue", "red-1", word)
			g.Play("attack red-1 @C4").dice()
			g.wantMod("red-1", "NS-C4.3.37", count(word == "fresh")).wantMod("red-1", "NS-C4.3.34", -count(word == "fatigued"))
		})
	}
	t.Run("NS-A.24 no number of hits removes a unit by itself", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun heavy\nC4 blue-1 30hits\nphase bombardment").Play("fire red-1 @C4").Roll(6).wantHits("blue-1", 31).WantAt("blue-1", "C4")
		g.WantAsk("bombard", "red")
		draw(t, field+"C3 red-1\nC4 blue-1 4hits\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1, 1).
			Roll(4, 4, 4, 4, 4).wantHits("blue-1", 5).WantAt("blue-1", "C4")
	})
}
