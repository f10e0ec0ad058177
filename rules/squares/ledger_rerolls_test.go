package squares

import (
	"fmt"
	"testing"
)

// ground draws three squares one above the other: blue-1 on the middle one,
// attacked by red-1 from below.
func ground(target, main string) string {
	return fmt.Sprintf(". . .\n. %s .\n. %s .\nphase combat\n", target, main)
}

func TestLedgerRerolls(t *testing.T) {
	hill := ground("h", ".")
	t.Run("NS-C4.3.48 who has not hit at all rolls all its dice again", func(t *testing.T) {
		g := draw(t, hill+"B1 red-1 1hit\nB2 blue-1").Play("attack red-1 @B2", "roll").Roll(1, 1).Roll(2, 1).wantDice("ns.combat.again", 2, 3)
		g.Roll(3, 1).wantHits("red-1", 2)
	})
	t.Run("NS-C4.3.48 not after one hit", func(t *testing.T) {
		draw(t, hill+"B1 red-1 1hit\nB2 blue-1").Play("attack red-1 @B2", "roll").Roll(1, 1).Roll(1, 4).wantHits("red-1", 2).wantDice("ns.morale", 2, 4)
	})
	t.Run("NS-C4.3.48 unit by unit", func(t *testing.T) {
		g := draw(t, hill+"B1 red-1\nB2 blue-1\nB2 blue-2").Play("attack red-1 @B2", "roll", "stand").Roll(1, 1).wantDice("ns.combat", 2, 3).Roll(6, 1)
		g.wantDice("ns.combat", 2, 3).Roll(1, 1).wantDice("ns.combat.again", 2, 3).Roll(1, 1).wantHits("red-1", 1)
	})
	t.Run("NS-C4.3.49 once a round, and the new dice stand", func(t *testing.T) {
		g := draw(t, hill+"weather rain\nB1 red-1\nB2 blue-1 cavalry heavy lancer activated").Play("attack red-1 @B2", "roll").Roll(1, 1).Roll(1, 1)
		g.WantAsk("ns.combat.again", "chance").Roll(1, 1).WantAsk("ns.ap", "chance").wantHits("red-1", 0)
	})
	t.Run("NS-C4.3.49 in each round, artillery too", func(t *testing.T) {
		g := draw(t, hill+"B1 red-1\nB1 red-2\nB2 blue-1\nB2 blue-2 gun\nB3 blue-3").Play("attack red-1 @B2", "leave red-2", "roll", "stand").Roll(6, 6)
		g.Roll(1, 1).wantDice("ns.combat.again", 2, 3).Roll(1, 1).wantDice("ns.combat", 1, 3).Roll(1).wantDice("ns.combat.again", 1, 3).Roll(1)
		g.Roll(6).Roll(6).Play("second", "roll", "stand").Roll(1, 1, 1).Roll(1).WantAsk("ns.combat.again", "chance")
	})
	for _, c := range []struct {
		target, main, what string
		again              bool
	}{
		{"h", ".", "", true}, {"h", "h", "", false}, {"~", ".", "", true}, {"~", "~", "", false}, {"=", ".", "", true}, {"h", "~", "", true}, {"~", "h", "", true},
		{".", "h", "", false}, {"w", ".", "", false}, {"w", ".", "light", true}, {"b", ".", "light", true}, {"w", "w", "light", true}, {".", ".", "light", false},
		{"w", ".", "cavalry light activated", false}, {"w", ".", "mixed", false}, {"t", ".", "light", false}, {"H", ".", "garrison", true},
		{"h", ".", "cavalry heavy activated", true},
	} {
		t.Run(fmt.Sprintf("NS-C4.3.50 %q is attacked from %q, held by %q", c.target, c.main, c.what), func(t *testing.T) {
			g := draw(t, ground(c.target, c.main)+"B1 red-1\nB2 blue-1 "+c.what).Play("attack red-1 @B2", "roll").Roll(1, 1).Roll(1, 1)
			if got := g.Request().Kind == "ns.combat.again"; got != c.again {
				t.Errorf("rolls again: %t, want %t", got, c.again)
			}
		})
	}
	t.Run("NS-C4.3.50 not for the attacker, and by the main square alone", func(t *testing.T) {
		draw(t, hill+"B1 red-1\nB2 blue-1").Play("attack red-1 @B2", "roll").wantDice("ns.combat", 2, 3).Roll(1, 1).WantAsk("ns.combat", "chance")
		g := draw(t, ". . .\nh h .\n. . .\nphase combat\nB1 red-1\nA2 red-2\nB2 blue-1").Play("attack red-1 @B2", "add red-2", "roll").Roll(1, 1, 1, 1).Roll(1, 1)
		g.WantAsk("ns.combat.again", "chance")
	})
}

func TestLedgerRerollsOfCavalry(t *testing.T) {
	weights := []string{"irregularhorse", "light", "medium", "heavy"}
	for i, red := range weights {
		for k, blue := range weights {
			t.Run(fmt.Sprintf("NS-C4.3.51 %s attacks %s", red, blue), func(t *testing.T) {
				g := draw(t, field+"C3 red-1 cavalry "+red+"\nC4 blue-1 cavalry "+blue+"\nphase combat").Play("attack red-1 @C4", "roll").Roll(1, 1)
				if got := g.Request().Kind == "ns.combat.again"; got != (i > k) {
					t.Errorf("the attacker rolls again: %t", got)
				}
				if i > k {
					g.Roll(1, 1)
				}
				g.Roll(1, 1)
				if got := g.Request().Kind == "ns.combat.again"; got != (k > i) {
					t.Errorf("the defender rolls again: %t", got)
				}
			})
		}
	}
	t.Run("NS-A.6 light troops have the advantage of a wood, a mixed brigade never", func(t *testing.T) {
		for blue, again := range map[string]bool{"light": true, "": false, "mixed light": false, "mixed": false} {
			g := draw(t, ground("w", ".")+"B1 red-1\nB2 blue-1 "+blue).Play("attack red-1 @B2", "roll").Roll(1, 1).Roll(1, 1)
			if got := g.Request().Kind == "ns.combat.again"; got != again {
				t.Errorf("%q: it rolls again: %t", blue, got)
			}
		}
	})
	for name, c := range map[string]struct {
		blue  string
		again bool
	}{
		"light and medium":       {"C4 blue-1 cavalry light\nC4 blue-2 cavalry medium", true},
		"light and heavy":        {"C4 blue-1 cavalry light\nC4 blue-2 cavalry heavy", false},
		"light, with infantry":   {"C4 blue-1 cavalry light\nC4 blue-2", true},
		"infantry":               {"C4 blue-1\nC4 blue-2", false},
		"mixed brigades":         {"C4 blue-1 mixed\nC4 blue-2 mixed", false},
		"light guns and brigade": {"C4 blue-1\nC4 blue-2 gun light", false},
	} {
		t.Run("NS-C4.3.51 heavy against "+name, func(t *testing.T) {
			g := clash(t, "C3 red-1 cavalry heavy\n"+c.blue, "attack red-1 @C4", "roll", "stand").Roll(1, 1)
			if got := g.Request().Kind == "ns.combat.again"; got != c.again {
				t.Errorf("the attacker rolls again: %t", got)
			}
		})
	}
	t.Run("NS-C4.3.51 undeclared cavalry does not count", func(t *testing.T) {
		clash(t, "C3 red-1 cavalry heavy\nC4 blue-1 cavalry light\nC4 blue-2 cavalry heavy", "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(1, 1).WantAsk("ns.combat.again", "chance")
	})
	for name, c := range map[string]struct {
		red, blue, weather string
		again              bool
	}{
		"infantry in rain":         {"cavalry light lancer", "", "rain", true},
		"a mixed brigade in rain":  {"cavalry light lancer", "mixed", "rain", true},
		"infantry in snow":         {"cavalry light lancer", "", "snow", false},
		"infantry when it is dry":  {"cavalry light lancer", "", "normal", false},
		"cavalry in rain":          {"cavalry light lancer", "cavalry light", "rain", false},
		"guns in rain":             {"cavalry light lancer", "gun", "rain", false},
		"infantry, without lances": {"cavalry light", "", "rain", false},
	} {
		t.Run("NS-C4.3.52 lancers against "+name, func(t *testing.T) {
			g := draw(t, field+"weather "+c.weather+"\nC3 red-1 "+c.red+"\nC4 blue-1 "+c.blue+"\nphase combat").Play("attack red-1 @C4", "roll").Roll(1, 1)
			if got := g.Request().Kind == "ns.combat.again"; got != c.again {
				t.Errorf("they roll again: %t", got)
			}
		})
	}
	t.Run("NS-C4.3.52 in defence too", func(t *testing.T) {
		g := draw(t, field+"weather rain\nC3 red-1\nC4 blue-1 cavalry light lancer activated\nphase combat").Play("attack red-1 @C4", "roll").Roll(1, 1).Roll(1, 1)
		g.WantAsk("ns.combat.again", "chance")
	})
}

func TestLedgerSaves(t *testing.T) {
	town := ground("t", ".")
	t.Run("NS-C4.3.53 a garrison cancels hits on 4", func(t *testing.T) {
		g := draw(t, town+"B1 red-1\nB2 blue-1 garrison recruit elite elite").Play("attack red-1 @B2", "roll").Roll(6, 6).wantDice("ns.save", 2, 4).Roll(3, 5).wantHits("blue-1", 1)
		g.Roll(1, 1).wantDice("ns.morale", 1, 4)
	})
	t.Run("NS-C4.3.53 a fortification, and another number", func(t *testing.T) {
		draw(t, ground("F", ".")+"variant save 3\nB1 red-1\nB2 blue-1 garrison irregular").Play("attack red-1 @B2", "roll").Roll(6, 6).wantDice("ns.save", 2, 3)
	})
	t.Run("NS-C4.3.53 not outside the town", func(t *testing.T) {
		draw(t, town+"B1 red-1\nB2 blue-1").Play("attack red-1 @B2", "roll").Roll(6, 6).wantHits("blue-1", 2).WantAsk("ns.combat", "chance")
	})
	t.Run("NS-C4.3.53 not a garrison that attacks out of it", func(t *testing.T) {
		g := draw(t, ground(".", "t")+"B1 red-1 garrison\nB2 blue-1").Play("attack red-1 @B2", "roll").Roll(1, 1).Roll(6, 6).wantHits("red-1", 2)
		g.WantAsk("ns.morale", "chance")
	})
	t.Run("NS-C4.3.53 nor one that counter-attacks", func(t *testing.T) {
		g := draw(t, town+"B1 red-1\nB2 blue-1 garrison\nB2 blue-2").Play("attack red-1 @B2", "roll", "leave blue-1", "stand").Roll(1, 1).Roll(1, 1)
		g.WantAsk("counter", "blue").Play("second", "leave blue-2", "roll").Roll(1, 1).Roll(6).wantHits("blue-1", 1).WantAsk("ns.morale", "chance")
	})
	for name, c := range map[string]struct {
		ground, red, blue string
		saves             bool
	}{
		"cavalry alone":                    {".", "C3 red-1 cavalry heavy", "", true},
		"two of cavalry":                   {".", "C3 red-1 cavalry heavy\nC3 red-2 cavalry light", "", true},
		"cavalry and infantry":             {".", "C3 red-1 cavalry heavy\nC3 red-2", "", false},
		"cavalry and a mixed brigade":      {".", "C3 red-1 cavalry heavy\nC3 red-2 mixed", "", false},
		"infantry":                         {".", "C3 red-1", "", false},
		"cavalry, of Linear in flank":      {".", "C3 red-1 cavalry heavy", "linear N", true},
		"cavalry, of mixed":                {".", "C3 red-1 cavalry heavy", "mixed", true},
		"cavalry, of cavalry":              {".", "C3 red-1 cavalry heavy", "cavalry heavy", false},
		"cavalry, of guns":                 {".", "C3 red-1 cavalry heavy", "gun", false},
		"cavalry, on a hill":               {"h", "C3 red-1 cavalry heavy", "", true},
		"cavalry, beside a town":           {"t", "C3 red-1 cavalry heavy", "", true},
		"cavalry, in fields":               {"f", "C3 red-1 cavalry heavy", "", true},
		"cavalry, in a wood":               {"w", "C3 red-1 cavalry heavy", "", false},
		"cavalry, in broken ground":        {"b", "C3 red-1 cavalry heavy", "", false},
		"cavalry while infantry stands by": {".", "C3 red-1 cavalry heavy\nC2 red-2", "", true},
	} {
		t.Run("NS-C4.3.54 against "+name, func(t *testing.T) {
			g := draw(t, ". . . . .\n. . . . .\n. . "+c.ground+" . .\n. . . . .\n. . . . .\n. . . . .\nC4 blue-1 "+c.blue+"\n"+c.red+"\nphase combat").
				Play("attack red-1 @C4", "roll")
			for g.Request().Kind == "ns.combat" && g.Request().Dice.Side == seat("red") {
				g.Roll(sixes(g)...)
			}
			if got := g.Request().Kind == "ns.save"; got != c.saves {
				t.Errorf("they save: %t, want %t", got, c.saves)
			}
		})
	}
	t.Run("NS-C4.3.54 not with artillery beside the cavalry", func(t *testing.T) {
		clash(t, "C3 red-1 cavalry heavy\nC3 red-2 gun horse\nC4 blue-1", "attack red-1 @C4", "add red-2", "roll").Roll(6, 6, 6).wantHits("blue-1", 3)
	})
	t.Run("NS-C4.3.54 the defender alone", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 cavalry heavy activated", "attack red-1 @C4", "roll").Roll(1, 1).Roll(6, 6).wantHits("red-1", 2)
		g.WantAsk("ns.morale", "chance")
	})
	for traits, need := range map[string]int{"": 4, "elite": 3, "veteran": 3, "elite veteran": 2, "recruit": 5, "irregular": 5, "recruit irregular": 6, "elite recruit": 4} {
		t.Run("NS-C4.3.55 the save of "+traits, func(t *testing.T) {
			clash(t, "C3 red-1 cavalry heavy\nC4 blue-1 "+traits, "attack red-1 @C4", "roll").Roll(6, 6).wantDice("ns.save", 2, need)
		})
	}
}

// sixes is a roll of sixes for the dice that are waited for.
func sixes(g *game) []int {
	faces := make([]int, g.Request().Dice.N())
	for i := range faces {
		faces[i] = d6
	}
	return faces
}

func TestLedgerSharing(t *testing.T) {
	three := "C3 red-1 1hit\nC3 red-2\nC4 blue-1\nC4 blue-2 1hit\nC4 blue-3 gun"
	t.Run("NS-C4.3.56 as evenly as possible, as the side likes that suffers", func(t *testing.T) {
		g := clash(t, three, "attack red-1 @C4", "roll", "stand").Roll(3, 3).Roll(4, 4).wantHits("blue-1", 0).WantAsk("share", "blue")
		g.WantOptions("hit blue-1", "hit blue-2", "hit blue-3").Play("hit blue-2").wantHits("blue-1", 1).wantHits("blue-2", 3).wantHits("blue-3", 1)
	})
	t.Run("NS-C4.3.56 fewer hits than units", func(t *testing.T) {
		g := clash(t, three, "attack red-1 @C4", "roll", "stand").Roll(3, 1).Roll(4, 1).Play("hit blue-3").WantOptions("hit blue-1", "hit blue-2").Play("hit blue-2")
		g.wantHits("blue-1", 0).wantHits("blue-2", 2).wantHits("blue-3", 1)
	})
	t.Run("NS-C4.3.56 the attacker shares out his", func(t *testing.T) {
		g := clash(t, three, "attack red-1 @C4", "roll", "stand").Roll(1, 1).Roll(1, 1).Roll(6, 1, 1).Roll(1, 1).WantAsk("share", "red")
		g.WantOptions("hit red-1", "hit red-2").Play("hit red-1").wantHits("red-1", 2)
	})
	t.Run("NS-C4.3.56 only among those who take part", func(t *testing.T) {
		clash(t, three, "attack red-1 @C4", "roll", "leave blue-2", "leave blue-3", "stand").Roll(6, 6).Roll(6, 6).wantHits("blue-1", 4).wantHits("blue-2", 1)
	})
	town := ground("t", ".")
	t.Run("NS-C4.3.57 dice, sharing, saves: the losses are what is left", func(t *testing.T) {
		g := draw(t, town+"B1 red-1\nB1 red-2\nB2 blue-1 garrison\nB2 blue-2").Play("attack red-1 @B2", "roll", "stand").Roll(6, 6, 6, 1).WantAsk("share", "blue")
		g.Play("hit blue-1").wantHits("blue-2", 0).wantDice("ns.save", 2, 4).Roll(6, 6).wantHits("blue-1", 0).wantHits("blue-2", 1)
		g.Roll(1, 6, 1, 1).WantAsk("share", "red").Play("hit red-1").wantDice("ns.morale", 1, 4) // 1 to 1
		g.Roll(4).wantDice("ns.morale", 1, 4)
	})
	t.Run("NS-C4.3.57 re-rolls come before the sharing", func(t *testing.T) {
		g := draw(t, ground("h", ".")+"B1 red-1\nB1 red-2\nB2 blue-1\nB2 blue-2").Play("attack red-1 @B2", "roll", "stand").Roll(1, 1, 1, 1)
		g.Roll(6, 1).wantDice("ns.combat", 2, 3).Roll(1, 1).WantAsk("ns.combat.again", "chance").Roll(1, 1).WantAsk("share", "red")
	})
}
